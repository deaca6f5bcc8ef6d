"""Every event of Stationfall."""
# compiled by mypyc

from typing import Final

EVENT_TABLE: Final = [
    "dealt! colour identity", "chose!! colour identity", "turn colour minute", "revealed!! colour identity",
    "schrodinger!! colour identity", "cubes_home colour count", "cubes_betrayed colour character count",
    "influenced colour character count", "cubes_returned colour character count",
    "activated colour pawn count", "renegotiated colour", "took_back colour character", "disc_back colour",
    "bribed colour pawn", "grey_bribed colour pawn", "kompromat_shown!! colour character", "asked colour",
    "accepted colour", "refused colour", "bribe_back colour", "kompromat_back! colour character",
    "stepped pawn section", "dragged pawn section", "moved pawn section", "picked_up pawn item",
    "picked_from pawn item victim", "picked_kompromat! colour section character", "dropped pawn item section",
    "gave pawn item receiver", "threw pawn item section", "copied pawn data receiver", "deleted pawn data",
    "struck pawn victim", "shot pawn victim", "robbed_item pawn victim item", "robbed_data pawn victim data",
    "damaged section", "repaired section", "downed pawn", "revived pawn", "waited pawn", "evacuation",
    "locks_removed", "lock_removed section section2", "transmitted pawn data institution",
    "project_released! project", "decontaminated pawn", "contaminated pawn", "armed minute", "exploded place",
    "token_set colour token section", "token_back colour token section", "launched section",
    "pod_annihilated section", "annihilated pawn", "item_annihilated item", "made_item pawn item",
    "made_data pawn data", "meditated colour count", "cameras on", "jammers on", "fire section",
    "gas section", "hazard_cleared section", "power power", "suspect colour", "guilty colour",
     "nda_served pawn", "traps_set! section section2 section3 live",
    "trap_turned! section live", "escaped pawn place", "engulfed pawn",
    "monster_moved section", "monster_placed section", "minute_began minute", "entry! live", "stationfall",
    "delivered colour data institution", "swapped pawn receiver", "ejected pawn", "jettisoned", "fed pawn",
    "moss_moved section", "ship_turned", "greys_home", "bribe_home colour", "betrayal_home colour",
    "shown!! colour identity", "discarded!! colour character", "taken colour character", "used_free pawn",
    "wormhole_opened", "framed colour colour2", "gained pawn item", "artifact_taken pawn",
    "cube_moved colour character", "rolled! colour count", "automaton! colour", "ended colour",
    "learnt_project! colour project",
]  # fmt: skip
"""Name, `!` where it reveals something, `!!` where the one who moves shows it, the domains of the arguments."""

EV_DEALT: Final = 0
EV_CHOSE: Final = 1
EV_TURN: Final = 2
EV_REVEALED: Final = 3
EV_SCHRODINGER: Final = 4
EV_CUBES_HOME: Final = 5
EV_CUBES_BETRAYED: Final = 6
EV_INFLUENCED: Final = 7
EV_CUBES_RETURNED: Final = 8
EV_ACTIVATED: Final = 9
EV_RENEGOTIATED: Final = 10
EV_TOOK_BACK: Final = 11
EV_DISC_BACK: Final = 12
EV_BRIBED: Final = 13
EV_GREY_BRIBED: Final = 14
EV_KOMPROMAT_SHOWN: Final = 15
EV_ASKED: Final = 16
EV_ACCEPTED: Final = 17
EV_REFUSED: Final = 18
EV_BRIBE_BACK: Final = 19
EV_KOMPROMAT_BACK: Final = 20
EV_STEPPED: Final = 21
EV_DRAGGED: Final = 22
EV_MOVED: Final = 23
EV_PICKED_UP: Final = 24
EV_PICKED_FROM: Final = 25
EV_PICKED_KOMPROMAT: Final = 26
EV_DROPPED: Final = 27
EV_GAVE: Final = 28
EV_THREW: Final = 29
EV_COPIED: Final = 30
EV_DELETED: Final = 31
EV_STRUCK: Final = 32
EV_SHOT: Final = 33
EV_ROBBED_ITEM: Final = 34
EV_ROBBED_DATA: Final = 35
EV_DAMAGED: Final = 36
EV_REPAIRED: Final = 37
EV_DOWNED: Final = 38
EV_REVIVED: Final = 39
EV_WAITED: Final = 40
EV_EVACUATION: Final = 41
EV_LOCKS_REMOVED: Final = 42
EV_LOCK_REMOVED: Final = 43
EV_TRANSMITTED: Final = 44
EV_PROJECT_RELEASED: Final = 45
EV_DECONTAMINATED: Final = 46
EV_CONTAMINATED: Final = 47
EV_ARMED: Final = 48
EV_EXPLODED: Final = 49
EV_TOKEN_SET: Final = 50
EV_TOKEN_BACK: Final = 51
EV_LAUNCHED: Final = 52
EV_POD_ANNIHILATED: Final = 53
EV_ANNIHILATED: Final = 54
EV_ITEM_ANNIHILATED: Final = 55
EV_MADE_ITEM: Final = 56
EV_MADE_DATA: Final = 57
EV_MEDITATED: Final = 58
EV_CAMERAS: Final = 59
EV_JAMMERS: Final = 60
EV_FIRE: Final = 61
EV_GAS: Final = 62
EV_HAZARD_CLEARED: Final = 63
EV_POWER: Final = 64
EV_SUSPECT: Final = 65
EV_GUILTY: Final = 66
EV_NDA_SERVED: Final = 67
EV_TRAPS_SET: Final = 68
EV_TRAP_TURNED: Final = 69
EV_ESCAPED: Final = 70
EV_ENGULFED: Final = 71
EV_MONSTER_MOVED: Final = 72
EV_MONSTER_PLACED: Final = 73
EV_MINUTE_BEGAN: Final = 74
EV_ENTRY: Final = 75
EV_STATIONFALL: Final = 76
EV_DELIVERED: Final = 77
EV_SWAPPED: Final = 78
EV_EJECTED: Final = 79
EV_JETTISONED: Final = 80
EV_FED: Final = 81
EV_MOSS_MOVED: Final = 82
EV_SHIP_TURNED: Final = 83
EV_GREYS_HOME: Final = 84
EV_BRIBE_HOME: Final = 85
EV_BETRAYAL_HOME: Final = 86
EV_SHOWN: Final = 87
EV_DISCARDED: Final = 88
EV_TAKEN: Final = 89
EV_USED_FREE: Final = 90
EV_WORMHOLE_OPENED: Final = 91
EV_FRAMED: Final = 92
EV_GAINED: Final = 93
EV_ARTIFACT_TAKEN: Final = 94
EV_CUBE_MOVED: Final = 95
EV_ROLLED: Final = 96
EV_AUTOMATON: Final = 97
EV_ENDED: Final = 98
EV_LEARNT_PROJECT: Final = 99
