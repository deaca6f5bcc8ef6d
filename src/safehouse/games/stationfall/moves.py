"""Every move and every event of Stationfall, and the numbers that name its components."""
# compiled by mypyc

from typing import Final

# -- places ------------------------------------------------------------------------------------

SECTION_IDS: Final = [
    "forward_airlocks", "array_control", "forward_hub", "bridge", "security_station", "mainframe",
    "physics_lab", "chem_lab", "bio_lab", "cryo_lab", "x_vault", "nanofactory", "hydroponics", "print_shop",
    "tanks", "fuel_cells", "magnetic_containment", "aft_hub", "therapy_garden", "rec_room", "suite",
    "quarters", "kitchen", "locker_room", "aft_airlocks", "outer_space",
    "mcqueen", "houdini", "sheppard", "latude", "medevac", "inspector_shuttle",
]  # fmt: skip
OUTER_SPACE: Final = 25
FIRST_POD: Final = 26
SECTIONS: Final = 32
WORMHOLE: Final = 32
RESCUE_SHIP: Final = 33
WINGS: Final = 34
PLACES: Final = 35
"""Places 32 to 34 are the ways into the mesosphere that are no pod (SF-16.4.3)."""

NOWHERE: Final = -1
OFF_BOARD: Final = -2
ENGULFED: Final = -3

PLACE_IDS: Final = [*SECTION_IDS, "wormhole", "rescue_ship", "wings"]

# -- characters --------------------------------------------------------------------------------

CHARACTER_IDS: Final = [
    "astrochimp", "billionaire", "boarder", "botanist", "colonel", "consort", "corpsicle", "counselor",
    "cyborg", "daredevil", "digital_assistant", "doctor", "drones", "engineer", "exile", "inspector", "legal",
    "maintenance_clones", "medical", "microbiologist", "operative", "security", "station_chief", "stowaway",
    "stranger", "telepathic_rat", "troubleshooter",
]  # fmt: skip
CHARACTERS: Final = 27

PAWN_IDS: Final = [
    "astrochimp", "billionaire", "boarder", "botanist", "colonel", "consort", "corpsicle", "counselor",
    "cyborg", "daredevil", "digital_assistant", "doctor", "drone_1", "drone_2", "engineer", "exile",
    "inspector", "legal", "clone_alpha", "clone_beta", "clone_gamma", "medical", "microbiologist",
    "operative", "security", "station_chief", "stowaway", "stranger", "telepathic_rat", "troubleshooter",
    "monster",
]  # fmt: skip
"""The data character has an entry without a place, so that it can be named as the one who acts."""
PAWNS: Final = 31
MONSTER: Final = 30

IDENTITY_IDS: Final = [
    "astrochimp", "billionaire", "boarder", "botanist", "colonel", "consort", "corpsicle", "counselor",
    "cyborg", "daredevil", "digital_assistant", "doctor_jekyll", "doctor_hyde", "engineer", "exile",
    "inspector", "legal", "maintenance_clones", "medical", "microbiologist", "operative", "security",
    "station_chief", "stowaway", "stranger", "telepathic_rat", "troubleshooter",
]  # fmt: skip
IDENTITIES: Final = 27

ABSENT: Final = 0
LIVE: Final = 1
DOWN: Final = 2
ANNIHILATED: Final = 3

# -- items, data, tokens -----------------------------------------------------------------------

ITEM_IDS: Final = [
    "helmet", "nanogel", "nanogel_half", "firebomb", "bludgeon", "gun", "antimatter", "artifact", "briefcase",
    "fletcher", "fang_moss", "rocket_wings", "telepathic_rat",
    "integral_helmet", "integral_bludgeon", "integral_gun",
]  # fmt: skip
HELMET: Final = 0
NANOGEL: Final = 1
NANOGEL_HALF: Final = 2
FIREBOMB: Final = 3
BLUDGEON: Final = 4
GUN: Final = 5
ANTIMATTER: Final = 6
ARTIFACT: Final = 7
BRIEFCASE: Final = 8
FLETCHER: Final = 9
FANG_MOSS: Final = 10
ROCKET_WINGS: Final = 11
LIVING_ITEM: Final = 12
FIXED_HELMET: Final = 13
FIXED_BLUDGEON: Final = 14
FIXED_GUN: Final = 15
ITEMS: Final = 16
LOOSE_ITEMS: Final = 13
"""Item numbers below this one can leave their possessor; the rest are integral (SF-8.4)."""
FIRST_UNIQUE: Final = 6

DATA_IDS: Final = ["evidence", "x_secret", "nda", "digital_assistant"]
EVIDENCE: Final = 0
X_SECRET: Final = 1
NDA: Final = 2
ASSISTANT: Final = 3
DATA: Final = 4

INSTITUTION_IDS: Final = ["authorities", "news"]
AUTHORITIES: Final = 0
NEWS: Final = 1

COLOUR_IDS: Final = ["red", "blue", "yellow", "green", "purple", "orange", "white", "black", "pink"]
COLOURS: Final = 9

HAZARD_IDS: Final = ["none", "fire", "asphyxiation"]
FIRE: Final = 1
ASPHYXIATION: Final = 2

GUILT_IDS: Final = ["innocent", "suspect", "guilty"]
INNOCENT: Final = 0
SUSPECT: Final = 1
GUILTY: Final = 2

POWER_IDS: Final = ["normal", "backup", "blackout"]
NORMAL: Final = 0
BACKUP: Final = 1
BLACKOUT: Final = 2

PROJECT_IDS: Final = [
    "combat_swarm", "stable_wormhole", "blob", "assassin", "vent_stalker", "spore_mother", "nanite_tide",
    "siren",
]  # fmt: skip
COMBAT_SWARM: Final = 0
STABLE_WORMHOLE: Final = 1
BLOB: Final = 2
ASSASSIN: Final = 3
VENT_STALKER: Final = 4
SPORE_MOTHER: Final = 5
NANITE_TIDE: Final = 6
SIREN: Final = 7
PROJECTS: Final = 8

TOKEN_IDS: Final = ["countdown", "missile", "overload"]
T_COUNTDOWN: Final = 0
T_MISSILE: Final = 1
T_OVERLOAD: Final = 2

# -- abilities ---------------------------------------------------------------------------------

ABILITY_IDS: Final = [
    "tunnel_rat", "loyal", "live_streams", "rich", "breach", "fugitive", "scientist", "zero_born", "officer",
    "paranoid", "fast_talk", "mimic_frameup", "vengeful", "dying", "wormtongue", "uncanny", "pride",
    "adrenaline", "ai", "helpful", "split", "disassemble", "remote_control", "jury_rig", "hacker",
    "investigator", "badge", "process_server", "lawyer_up", "emergency_response", "emp_burst", "peacekeeper",
    "armored", "telepathy",
    "acrobatics", "missile", "creatropism", "brutal", "self_repair", "point_break", "root_access",
    "blood_from_a_stone", "tradecraft", "fine_print", "hardcopy", "infect", "nerve_gas", "authorized_force",
    "forceful_presence", "my_precious", "talk_them_through_it",
    "hollow_promises", "extricate", "mission_first", "shapeshift_switch", "last_gasp",
    "recorded_confessional", "trojan_horse", "zip_gun", "fake_artifact", "overload", "offshore_shenanigans",
    "go_go_go", "haywire", "claymore", "secret_cache", "homework", "enigma",
]  # fmt: skip
TUNNEL_RAT: Final = 0
LOYAL: Final = 1
LIVE_STREAMS: Final = 2
RICH: Final = 3
BREACH_SKILL: Final = 4
FUGITIVE: Final = 5
SCIENTIST: Final = 6
ZERO_BORN: Final = 7
OFFICER: Final = 8
PARANOID: Final = 9
FAST_TALK: Final = 10
MIMIC_FRAMEUP: Final = 11
VENGEFUL: Final = 12
DYING: Final = 13
WORMTONGUE_SKILL: Final = 14
UNCANNY: Final = 15
PRIDE: Final = 16
ADRENALINE: Final = 17
AI: Final = 18
HELPFUL: Final = 19
SPLIT: Final = 20
DISASSEMBLE_SKILL: Final = 21
REMOTE_CONTROL: Final = 22
JURY_RIG: Final = 23
HACKER: Final = 24
INVESTIGATOR: Final = 25
BADGE: Final = 26
PROCESS_SERVER: Final = 27
LAWYER: Final = 28
EMERGENCY_RESPONSE: Final = 29
EMP_SKILL: Final = 30
PEACEKEEPER: Final = 31
ARMORED: Final = 32
TELEPATHY_SKILL: Final = 33
ACROBATICS: Final = 34
MISSILE_SKILL: Final = 35
CREATROPISM: Final = 36
BRUTAL: Final = 37
SELF_REPAIR_SKILL: Final = 38
POINT_BREAK: Final = 39
ROOT_ACCESS: Final = 40
BLOOD_FROM_A_STONE: Final = 41
TRADECRAFT_SKILL: Final = 42
FINE_PRINT: Final = 43
HARDCOPY_SKILL: Final = 44
INFECT_SKILL: Final = 45
NERVE_GAS: Final = 46
AUTHORIZED_FORCE: Final = 47
FORCEFUL_PRESENCE: Final = 48
MY_PRECIOUS: Final = 49
TALK_THEM_THROUGH_IT: Final = 50
HOLLOW_PROMISES: Final = 51
EXTRICATE: Final = 52
MISSION_FIRST: Final = 53
SHAPESHIFT_SWITCH: Final = 54
LAST_GASP: Final = 55
RECORDED_CONFESSIONAL: Final = 56
TROJAN_HORSE: Final = 57
ZIP_GUN: Final = 58
FAKE_ARTIFACT: Final = 59
OVERLOAD: Final = 60
OFFSHORE_SHENANIGANS: Final = 61
GO_GO_GO: Final = 62
HAYWIRE: Final = 63
CLAYMORE: Final = 64
SECRET_CACHE: Final = 65
HOMEWORK: Final = 66
ENIGMA: Final = 67
ABILITIES: Final = 68
LASTING: Final = 51
"""Abilities below this number stay with a character as a skill; the others act once, at the reveal."""


def _powers() -> list[int]:
    powers = [1]
    for k in range(61):
        powers.append(powers[k] * 2)
    return powers


POWER_OF_TWO: Final = _powers()

# -- moves -------------------------------------------------------------------------------------

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


# -- events ------------------------------------------------------------------------------------

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
