"""Every move of Stationfall: its verb, the domains of its arguments, and its code."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.components import CHARACTERS, COLOURS, DATA, IDENTITIES, ITEMS, PAWNS, SECTIONS

STEP: Final = 0
PICK_UP: Final = 1
PICK_FROM: Final = 2
PICK_KOMPROMAT: Final = 3
DROP: Final = 4
GIVE: Final = 5
THROW: Final = 6
COPY: Final = 7
DELETE: Final = 8
STRIKE: Final = 9
SHOOT: Final = 10
ROB: Final = 11
SABOTAGE: Final = 12
REVIVE: Final = 13
WAIT: Final = 14
WAIT_DISC: Final = 15
DECLARE: Final = 16
TRANSMIT: Final = 17
RELEASE: Final = 18
DECONTAMINATE: Final = 19
JETTISON: Final = 20
COUNTDOWN: Final = 21
LAUNCH: Final = 22
LAUNCH_ALL: Final = 23
MAKE_ITEM: Final = 24
MAKE_DATA: Final = 25
MAKE_CONTAMINATION: Final = 26
MEDITATE: Final = 27
REPAIR: Final = 28
SELF_DESTRUCT: Final = 29
AIRLOCK: Final = 30
AIRLOCK_THROW: Final = 31
EJECT: Final = 32
TOGGLE_CAMERAS: Final = 33
WIPE: Final = 34
ENTER_WORMHOLE: Final = 35
SUPPRESS: Final = 36
TOGGLE_JAMMERS: Final = 37
REMOTE: Final = 38
COMMAND_SWARM: Final = 39
BREACH: Final = 40
RIG: Final = 41
RIG_ROBOT: Final = 42
DISASSEMBLE: Final = 43
DISASSEMBLE_FOR: Final = 44
WORMTONGUE: Final = 45
SERVE_NDA: Final = 46
LAWYER_UP: Final = 47
TREAT: Final = 48
EMP: Final = 49
TELEPATHY: Final = 50
MISSILE: Final = 51
SELF_REPAIR: Final = 52
ROOT: Final = 53
TRADECRAFT: Final = 54
HARDCOPY: Final = 55
INFECT: Final = 56
GAS: Final = 57
FLY_WINGS: Final = 58
FEED: Final = 59
LAST_ACTION: Final = 59
"""Verbs up to this one are actions of a character; the rest are decisions of a player."""

CHOOSE: Final = 60
ASSIGN: Final = 61
REVEAL: Final = 62
INFLUENCE: Final = 63
CUBES: Final = 64
ACTIVATE: Final = 65
RENEGOTIATE: Final = 66
TAKE_BACK: Final = 67
FREE: Final = 68
BRIBE: Final = 69
GREY_BRIBE: Final = 70
KOMPROMAT: Final = 71
WITH: Final = 72
ASK_OWNER: Final = 73
ACCEPT: Final = 74
REFUSE: Final = 75
END_TURN: Final = 76
MOSS_STEP: Final = 77
MOSS_FEED: Final = 78
PRESENCE: Final = 79
FRAME: Final = 80
ITEM_IS: Final = 81
DATA_IS: Final = 82
TO: Final = 83
DRAG: Final = 84
ALONE: Final = 85
LIGHT: Final = 86
UNLIT: Final = 87
LET_GO: Final = 88
CUBE_OF: Final = 89
RESOLVE: Final = 90
MONSTER_STEP: Final = 91
MONSTER_STAY: Final = 92
VICTIM: Final = 93
SPARE: Final = 94
SWAP: Final = 95
SKIP: Final = 96
AIM: Final = 97
TRAP: Final = 98
HELMET_TO: Final = 99
ASSISTANT_TO: Final = 100
CONFESS: Final = 101
TAKE_ARTIFACT: Final = 102
SHOW: Final = 103
DISCARD: Final = 104
TAKE: Final = 105
DELIVER: Final = 106
DONE: Final = 107
VERBS: Final = 108

VERB_TABLE: Final = [
    "step section", "pick_up item", "pick_from pawn", "pick_kompromat section", "drop item", "give pawn",
    "throw section", "copy data", "delete data", "strike pawn", "shoot pawn", "rob pawn", "sabotage",
    "revive pawn", "wait", "wait_disc", "declare_evacuation", "transmit data institution",
    "release_project_x", "decontaminate pawn", "jettison", "countdown", "launch section", "launch_all",
    "make_item item", "make_data data", "make_contamination", "meditate", "repair pawn", "self_destruct",
    "airlock section", "airlock_throw section", "eject pawn", "toggle_cameras", "wipe pawn", "enter_wormhole",
    "suppress section", "toggle_jammers", "remote_control pawn", "command_swarm", "breach section",
    "jury_rig", "jury_rig_robot pawn", "disassemble", "disassemble_for pawn", "wormtongue character",
    "serve_nda", "lawyer_up colour", "treat pawn", "emp_burst", "telepathy pawn", "missile section",
    "self_repair", "root_access pawn", "tradecraft", "hardcopy", "infect pawn", "nerve_gas section",
    "fly_wings", "feed pawn", "choose identity", "assign identity identity", "reveal identity",
    "influence character", "cubes count", "activate pawn", "renegotiate", "take_back character",
    "free_action", "bribe pawn", "grey_bribe pawn", "kompromat character", "with pawn", "ask_owner colour",
    "accept", "refuse", "end_turn", "moss_step section", "moss_feed pawn", "presence pawn", "frame colour",
    "item item", "data data", "to pawn", "drag pawn", "alone", "light", "unlit", "let_go item",
    "cube_of colour", "resolve token", "monster_step section", "monster_stay", "victim pawn", "spare",
    "swap pawn", "skip", "aim section", "trap section", "helmet_to pawn", "assistant_to pawn", "confess pawn",
    "take_artifact", "show identity", "discard character", "take character", "deliver data institution",
    "done",
]  # fmt: skip
"""The name of each verb and the domains of its arguments."""

DOMAIN_SIZE: Final[dict[str, int]] = {
    "section": SECTIONS, "pawn": PAWNS, "character": CHARACTERS, "item": ITEMS, "data": DATA,
    "institution": 2, "colour": COLOURS, "identity": IDENTITIES, "count": 8, "token": 3,
}  # fmt: skip


def _sizes() -> list[int]:
    sizes: list[int] = []
    for entry in VERB_TABLE:
        size = 1
        for domain in entry.split()[1:]:
            size *= DOMAIN_SIZE[domain]
        sizes.append(size)
    return sizes


SIZE: Final = _sizes()


def _bases() -> list[int]:
    bases: list[int] = []
    base = 0
    for size in SIZE:
        bases.append(base)
        base += size
    bases.append(base)
    return bases


BASE: Final = _bases()
"""The code of each verb's first move; the code of a move is this plus its argument."""
MOVES: Final = BASE[VERBS]


def _verbs() -> list[int]:
    verbs: list[int] = []
    for verb in range(VERBS):
        verbs.extend([verb] * SIZE[verb])
    return verbs


VERB_OF: Final = _verbs()
"""The verb of each move code."""


def code(verb: int, argument: int = 0) -> int:
    return BASE[verb] + argument
