"""Written by `python -m safehouse.core.vocabulary stationfall`; do not edit."""
# compiled by mypyc

from typing import Final


class Sections:
    FORWARD_AIRLOCKS: Final = 0
    ARRAY_CONTROL: Final = 1
    FORWARD_HUB: Final = 2
    BRIDGE: Final = 3
    SECURITY_STATION: Final = 4
    MAINFRAME: Final = 5
    PHYSICS_LAB: Final = 6
    CHEM_LAB: Final = 7
    BIO_LAB: Final = 8
    CRYO_LAB: Final = 9
    X_VAULT: Final = 10
    NANOFACTORY: Final = 11
    HYDROPONICS: Final = 12
    PRINT_SHOP: Final = 13
    TANKS: Final = 14
    FUEL_CELLS: Final = 15
    MAGNETIC_CONTAINMENT: Final = 16
    AFT_HUB: Final = 17
    THERAPY_GARDEN: Final = 18
    REC_ROOM: Final = 19
    SUITE: Final = 20
    QUARTERS: Final = 21
    KITCHEN: Final = 22
    LOCKER_ROOM: Final = 23
    AFT_AIRLOCKS: Final = 24
    OUTER_SPACE: Final = 25
    MCQUEEN: Final = 26
    HOUDINI: Final = 27
    SHEPPARD: Final = 28
    LATUDE: Final = 29
    MEDEVAC: Final = 30
    INSPECTOR_SHUTTLE: Final = 31
    COUNT: Final = 32


class Places:
    FORWARD_AIRLOCKS: Final = 0
    ARRAY_CONTROL: Final = 1
    FORWARD_HUB: Final = 2
    BRIDGE: Final = 3
    SECURITY_STATION: Final = 4
    MAINFRAME: Final = 5
    PHYSICS_LAB: Final = 6
    CHEM_LAB: Final = 7
    BIO_LAB: Final = 8
    CRYO_LAB: Final = 9
    X_VAULT: Final = 10
    NANOFACTORY: Final = 11
    HYDROPONICS: Final = 12
    PRINT_SHOP: Final = 13
    TANKS: Final = 14
    FUEL_CELLS: Final = 15
    MAGNETIC_CONTAINMENT: Final = 16
    AFT_HUB: Final = 17
    THERAPY_GARDEN: Final = 18
    REC_ROOM: Final = 19
    SUITE: Final = 20
    QUARTERS: Final = 21
    KITCHEN: Final = 22
    LOCKER_ROOM: Final = 23
    AFT_AIRLOCKS: Final = 24
    OUTER_SPACE: Final = 25
    MCQUEEN: Final = 26
    HOUDINI: Final = 27
    SHEPPARD: Final = 28
    LATUDE: Final = 29
    MEDEVAC: Final = 30
    INSPECTOR_SHUTTLE: Final = 31
    WORMHOLE: Final = 32
    RESCUE_SHIP: Final = 33
    WINGS: Final = 34
    COUNT: Final = 35


class Characters:
    ASTROCHIMP: Final = 0
    BILLIONAIRE: Final = 1
    BOARDER: Final = 2
    BOTANIST: Final = 3
    COLONEL: Final = 4
    CONSORT: Final = 5
    CORPSICLE: Final = 6
    COUNSELOR: Final = 7
    CYBORG: Final = 8
    DAREDEVIL: Final = 9
    DIGITAL_ASSISTANT: Final = 10
    DOCTOR: Final = 11
    DRONES: Final = 12
    ENGINEER: Final = 13
    EXILE: Final = 14
    INSPECTOR: Final = 15
    LEGAL: Final = 16
    MAINTENANCE_CLONES: Final = 17
    MEDICAL: Final = 18
    MICROBIOLOGIST: Final = 19
    OPERATIVE: Final = 20
    SECURITY: Final = 21
    STATION_CHIEF: Final = 22
    STOWAWAY: Final = 23
    STRANGER: Final = 24
    TELEPATHIC_RAT: Final = 25
    TROUBLESHOOTER: Final = 26
    COUNT: Final = 27


class Pawns:
    ASTROCHIMP: Final = 0
    BILLIONAIRE: Final = 1
    BOARDER: Final = 2
    BOTANIST: Final = 3
    COLONEL: Final = 4
    CONSORT: Final = 5
    CORPSICLE: Final = 6
    COUNSELOR: Final = 7
    CYBORG: Final = 8
    DAREDEVIL: Final = 9
    DIGITAL_ASSISTANT: Final = 10
    DOCTOR: Final = 11
    DRONE_1: Final = 12
    DRONE_2: Final = 13
    ENGINEER: Final = 14
    EXILE: Final = 15
    INSPECTOR: Final = 16
    LEGAL: Final = 17
    CLONE_ALPHA: Final = 18
    CLONE_BETA: Final = 19
    CLONE_GAMMA: Final = 20
    MEDICAL: Final = 21
    MICROBIOLOGIST: Final = 22
    OPERATIVE: Final = 23
    SECURITY: Final = 24
    STATION_CHIEF: Final = 25
    STOWAWAY: Final = 26
    STRANGER: Final = 27
    TELEPATHIC_RAT: Final = 28
    TROUBLESHOOTER: Final = 29
    MONSTER: Final = 30
    COUNT: Final = 31


class Identities:
    ASTROCHIMP: Final = 0
    BILLIONAIRE: Final = 1
    BOARDER: Final = 2
    BOTANIST: Final = 3
    COLONEL: Final = 4
    CONSORT: Final = 5
    CORPSICLE: Final = 6
    COUNSELOR: Final = 7
    CYBORG: Final = 8
    DAREDEVIL: Final = 9
    DIGITAL_ASSISTANT: Final = 10
    DOCTOR_JEKYLL: Final = 11
    DOCTOR_HYDE: Final = 12
    ENGINEER: Final = 13
    EXILE: Final = 14
    INSPECTOR: Final = 15
    LEGAL: Final = 16
    MAINTENANCE_CLONES: Final = 17
    MEDICAL: Final = 18
    MICROBIOLOGIST: Final = 19
    OPERATIVE: Final = 20
    SECURITY: Final = 21
    STATION_CHIEF: Final = 22
    STOWAWAY: Final = 23
    STRANGER: Final = 24
    TELEPATHIC_RAT: Final = 25
    TROUBLESHOOTER: Final = 26
    COUNT: Final = 27


class Abilities:
    TUNNEL_RAT: Final = 0
    LOYAL: Final = 1
    LIVE_STREAMS: Final = 2
    RICH: Final = 3
    BREACH: Final = 4
    FUGITIVE: Final = 5
    SCIENTIST: Final = 6
    ZERO_BORN: Final = 7
    OFFICER: Final = 8
    PARANOID: Final = 9
    FAST_TALK: Final = 10
    MIMIC_FRAMEUP: Final = 11
    VENGEFUL: Final = 12
    DYING: Final = 13
    WORMTONGUE: Final = 14
    UNCANNY: Final = 15
    PRIDE: Final = 16
    ADRENALINE: Final = 17
    AI: Final = 18
    HELPFUL: Final = 19
    SPLIT: Final = 20
    DISASSEMBLE: Final = 21
    REMOTE_CONTROL: Final = 22
    JURY_RIG: Final = 23
    HACKER: Final = 24
    INVESTIGATOR: Final = 25
    BADGE: Final = 26
    PROCESS_SERVER: Final = 27
    LAWYER_UP: Final = 28
    EMERGENCY_RESPONSE: Final = 29
    EMP_BURST: Final = 30
    PEACEKEEPER: Final = 31
    ARMORED: Final = 32
    TELEPATHY: Final = 33
    ACROBATICS: Final = 34
    MISSILE: Final = 35
    CREATROPISM: Final = 36
    BRUTAL: Final = 37
    SELF_REPAIR: Final = 38
    POINT_BREAK: Final = 39
    ROOT_ACCESS: Final = 40
    BLOOD_FROM_A_STONE: Final = 41
    TRADECRAFT: Final = 42
    FINE_PRINT: Final = 43
    HARDCOPY: Final = 44
    INFECT: Final = 45
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
    COUNT: Final = 68


class Items:
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
    TELEPATHIC_RAT: Final = 12
    INTEGRAL_HELMET: Final = 13
    INTEGRAL_BLUDGEON: Final = 14
    INTEGRAL_GUN: Final = 15
    COUNT: Final = 16


class Data:
    EVIDENCE: Final = 0
    X_SECRET: Final = 1
    NDA: Final = 2
    DIGITAL_ASSISTANT: Final = 3
    COUNT: Final = 4


class Institutions:
    AUTHORITIES: Final = 0
    NEWS: Final = 1
    COUNT: Final = 2


class Projects:
    COMBAT_SWARM: Final = 0
    STABLE_WORMHOLE: Final = 1
    BLOB: Final = 2
    ASSASSIN: Final = 3
    VENT_STALKER: Final = 4
    SPORE_MOTHER: Final = 5
    NANITE_TIDE: Final = 6
    SIREN: Final = 7
    COUNT: Final = 8


class Colours:
    RED: Final = 0
    BLUE: Final = 1
    YELLOW: Final = 2
    GREEN: Final = 3
    PURPLE: Final = 4
    ORANGE: Final = 5
    WHITE: Final = 6
    BLACK: Final = 7
    PINK: Final = 8
    COUNT: Final = 9


class Guilt:
    INNOCENT: Final = 0
    SUSPECT: Final = 1
    GUILTY: Final = 2
    COUNT: Final = 3


class Powers:
    NORMAL: Final = 0
    BACKUP: Final = 1
    BLACKOUT: Final = 2
    COUNT: Final = 3


class Hazards:
    NONE: Final = 0
    FIRE: Final = 1
    ASPHYXIATION: Final = 2
    COUNT: Final = 3


class Tokens:
    COUNTDOWN: Final = 0
    MISSILE: Final = 1
    OVERLOAD: Final = 2
    COUNT: Final = 3


class States:
    ABSENT: Final = 0
    LIVE: Final = 1
    DOWN: Final = 2
    ANNIHILATED: Final = 3
    COUNT: Final = 4


class Pods:
    ABSENT: Final = 0
    DOCKED: Final = 1
    LAUNCHED: Final = 2
    ANNIHILATED: Final = 3
    COUNT: Final = 4


class Ships:
    NONE: Final = 0
    RESCUE: Final = 1
    PIRATE: Final = 2
    GONE: Final = 3
    COUNT: Final = 4


class Phases:
    CHOOSING: Final = 0
    TURN: Final = 1
    ACTIVATION: Final = 2
    TOKENS: Final = 3
    TRACK: Final = 4
    MONSTER_ACTS: Final = 5
    TURN_OVER: Final = 6
    FINAL_REVEAL: Final = 7
    DELIVERY: Final = 8
    OVER: Final = 9
    COUNT: Final = 10


class Questions:
    NONE: Final = 0
    CHOOSE: Final = 1
    TURN: Final = 2
    CUBES: Final = 3
    ACTIVATION: Final = 4
    ACTION: Final = 5
    FREE: Final = 6
    ITEM: Final = 7
    TO: Final = 8
    DRAG: Final = 9
    LIGHT: Final = 10
    LET_GO: Final = 11
    CUBE: Final = 12
    WITH: Final = 13
    OWNER: Final = 14
    CONSENT: Final = 15
    FRAME: Final = 16
    CONTAMINATED: Final = 17
    OVERFULL: Final = 18
    RESOLVE: Final = 19
    MONSTER: Final = 20
    VICTIM: Final = 21
    SEATS: Final = 22
    SWAP: Final = 23
    CONFESS: Final = 24
    TROJAN: Final = 25
    CACHE: Final = 26
    ARTIFACT: Final = 27
    AIM: Final = 28
    TRAP: Final = 29
    SHOW: Final = 30
    DISCARD: Final = 31
    TAKE: Final = 32
    REVEAL: Final = 33
    DELIVER: Final = 34
    ASSIGN: Final = 35
    SWARM: Final = 36
    COUNT: Final = 37


class Stages:
    REVEAL: Final = 0
    INFLUENCE: Final = 1
    ACTIVATE: Final = 2
    COUNT: Final = 3


class Modes:
    ACTION: Final = 0
    FREE: Final = 1
    BRIBE: Final = 2
    GREY: Final = 3
    KOMPROMAT: Final = 4
    PRESENCE: Final = 5
    GASP: Final = 6
    HOMEWORK: Final = 7
    CLONE: Final = 8
    COUNT: Final = 9


class FollowUps:
    CONTAMINATE: Final = 0
    OVERFULL: Final = 1
    SEATS: Final = 2
    EFFECT: Final = 3
    CLONE: Final = 4
    VERDICT: Final = 5
    MONSTER_STRIKE: Final = 6
    SIREN_CALL: Final = 7
    AFTER_ACTION: Final = 8
    SWARM: Final = 9
    COUNT: Final = 10


class LaunchConditions:
    EVACUATION: Final = 0
    ALL_HUMANS_NDA: Final = 1
    DOWN_HUMAN_INSIDE: Final = 2
    INSPECTOR_INSIDE: Final = 3
    JURY_RIG_INSIDE: Final = 4
    COUNT: Final = 5


class Intents:
    ESCAPE: Final = 0
    ESCAPE_ALL_CLONES: Final = 1
    BONUS_GOAL: Final = 2
    JOIN_BONUS: Final = 3
    HELP_ESCAPE: Final = 4
    CARRY: Final = 5
    DENY: Final = 6
    COLLECT: Final = 7
    BRING: Final = 8
    MAKE_DATA: Final = 9
    SPREAD_DA: Final = 10
    TRANSMIT: Final = 11
    DENY_DATA: Final = 12
    DOWN: Final = 13
    REVIVE_HUMANS: Final = 14
    REVIVE_ROBOTS: Final = 15
    REVIVE_SELF: Final = 16
    GUARD: Final = 17
    DECLARE_EVACUATION: Final = 18
    RELEASE_X: Final = 19
    ARM_ANTIMATTER: Final = 20
    COLLECT_KOMPROMAT: Final = 21
    CONTAMINATE_SELF: Final = 22
    CONTAMINATE_OTHER: Final = 23
    DECONTAMINATE_ALL: Final = 24
    REPAIR_ALL: Final = 25
    JAMMERS_OFF: Final = 26
    NDA_ALL: Final = 27
    FEED_MOSS: Final = 28
    STAY_ON_STATION: Final = 29
    COUNT: Final = 30


class Groups:
    HUMANS: Final = 0
    OFFICERS: Final = 1
    HUMAN_IN_POD: Final = 2
    ROBOT_IN_POD: Final = 3
    HUMAN_ALONE: Final = 4
    ARMED_HUMANS: Final = 5
    COLOCATED: Final = 6
    DA_HOLDERS: Final = 7
    NDA_HUMANS: Final = 8
    COUNT: Final = 9


class Operations:
    NUMBER: Final = 0
    OR: Final = 1
    AND: Final = 2
    NOT: Final = 3
    EQUAL: Final = 4
    AT_LEAST: Final = 5
    MORE: Final = 6
    PLUS: Final = 7
    HOW_MANY: Final = 8
    HAND_OF: Final = 9
    FILTER: Final = 10
    FACT: Final = 11
    ESCAPED_PAWN: Final = 12
    ESCAPED_ITEM: Final = 13
    DATA_ESCAPED: Final = 14
    ESCAPED_COPIES: Final = 15
    OFFSITE: Final = 16
    HAS: Final = 17
    HAS_DATA: Final = 18
    SELF_LIVE: Final = 19
    SELF_ON_STATION: Final = 20
    WITH_ITEM: Final = 21
    SELF_CONTAMINATED: Final = 22
    ITEM_IN: Final = 23
    LIVE_HUMANS_IN: Final = 24
    INSTITUTIONS_WITH: Final = 25
    DOWN_UNESCAPED: Final = 26
    GUILT_OF_PLAYER: Final = 27
    PLAYERS_WITH_GUILT: Final = 28
    ITS_ITEM: Final = 29
    ITS_DATA: Final = 30
    ESCAPED_SELF: Final = 31
    COUNT: Final = 32


class Filters:
    HUMAN: Final = 0
    ROBOT: Final = 1
    ESCAPED: Final = 2
    CONTAMINATED: Final = 3
    NPC: Final = 4
    PC: Final = 5
    OFFICER: Final = 6
    DOWN: Final = 7
    LIVE: Final = 8
    ON_STATION: Final = 9
    FUGITIVE: Final = 10
    MONSTER: Final = 11
    PC_NOT_INNOCENT: Final = 12
    PLAYER_INNOCENT: Final = 13
    SELF: Final = 14
    COLOCATED: Final = 15
    COUNT: Final = 16


class Facts:
    MOSS_VICTIMS: Final = 0
    MEDICAL_STARS: Final = 1
    ESCAPED_CLONES: Final = 2
    ANTIMATTER_ARMED: Final = 3
    ANTIMATTER_EXPLODED_ON_STATION: Final = 4
    DAMAGED_SECTIONS: Final = 5
    PROJECT_X_RELEASED: Final = 6
    MOST_KOMPROMAT_STRICT: Final = 7
    FEWEST_BETRAYAL: Final = 8
    REVEALED_ONLY_AT_STATIONFALL: Final = 9
    HAND_KOMPROMAT_OF_ESCAPED: Final = 10
    BONUS_POINTS: Final = 11
    COLOCATED_LIVE_OTHER: Final = 12
    COLOCATED_WITH_BONUS: Final = 13
    IN_POD_WITH_DOWN_HUMAN: Final = 14
    COUNT: Final = 15


class Moves:
    """The first code of each kind of move; its arguments count on from there, the last one fastest."""

    STEP: Final = 0
    PICK_UP: Final = 32
    PICK_FROM: Final = 48
    PICK_KOMPROMAT: Final = 79
    DROP: Final = 111
    GIVE: Final = 127
    THROW: Final = 158
    COPY: Final = 190
    DELETE: Final = 194
    STRIKE: Final = 198
    SHOOT: Final = 229
    ROB: Final = 260
    SABOTAGE: Final = 291
    REVIVE: Final = 292
    WAIT: Final = 323
    WAIT_DISC: Final = 324
    DECLARE_EVACUATION: Final = 325
    TRANSMIT: Final = 326
    RELEASE_PROJECT_X: Final = 334
    DECONTAMINATE: Final = 335
    JETTISON: Final = 366
    COUNTDOWN: Final = 367
    LAUNCH: Final = 368
    LAUNCH_ALL: Final = 400
    MAKE_ITEM: Final = 401
    MAKE_DATA: Final = 417
    MAKE_CONTAMINATION: Final = 421
    MEDITATE: Final = 422
    REPAIR: Final = 423
    SELF_DESTRUCT: Final = 454
    AIRLOCK: Final = 455
    AIRLOCK_THROW: Final = 487
    EJECT: Final = 519
    TOGGLE_CAMERAS: Final = 550
    WIPE: Final = 551
    ENTER_WORMHOLE: Final = 582
    SUPPRESS: Final = 583
    TOGGLE_JAMMERS: Final = 615
    REMOTE_CONTROL: Final = 616
    COMMAND_SWARM: Final = 647
    BREACH: Final = 648
    JURY_RIG: Final = 680
    JURY_RIG_ROBOT: Final = 681
    DISASSEMBLE: Final = 712
    DISASSEMBLE_FOR: Final = 713
    WORMTONGUE: Final = 744
    SERVE_NDA: Final = 771
    LAWYER_UP: Final = 772
    TREAT: Final = 781
    EMP_BURST: Final = 812
    TELEPATHY: Final = 813
    MISSILE: Final = 844
    SELF_REPAIR: Final = 876
    ROOT_ACCESS: Final = 877
    TRADECRAFT: Final = 908
    HARDCOPY: Final = 909
    INFECT: Final = 910
    NERVE_GAS: Final = 941
    FLY_WINGS: Final = 973
    FEED: Final = 974
    CHOOSE: Final = 1005
    ASSIGN: Final = 1032
    REVEAL: Final = 1761
    INFLUENCE: Final = 1788
    CUBES: Final = 1815
    ACTIVATE: Final = 1823
    RENEGOTIATE: Final = 1854
    TAKE_BACK: Final = 1855
    FREE_ACTION: Final = 1882
    BRIBE: Final = 1883
    GREY_BRIBE: Final = 1914
    KOMPROMAT: Final = 1945
    WITH: Final = 1972
    ASK_OWNER: Final = 2003
    ACCEPT: Final = 2012
    REFUSE: Final = 2013
    END_TURN: Final = 2014
    MOSS_STEP: Final = 2015
    MOSS_FEED: Final = 2047
    PRESENCE: Final = 2078
    FRAME: Final = 2109
    ITEM: Final = 2118
    DATA: Final = 2134
    TO: Final = 2138
    DRAG: Final = 2169
    ALONE: Final = 2200
    LIGHT: Final = 2201
    UNLIT: Final = 2202
    LET_GO: Final = 2203
    CUBE_OF: Final = 2219
    RESOLVE: Final = 2228
    MONSTER_STEP: Final = 2231
    MONSTER_STAY: Final = 2263
    VICTIM: Final = 2264
    SPARE: Final = 2295
    SWAP: Final = 2296
    SKIP: Final = 2327
    AIM: Final = 2328
    TRAP: Final = 2360
    HELMET_TO: Final = 2392
    ASSISTANT_TO: Final = 2423
    CONFESS: Final = 2454
    TAKE_ARTIFACT: Final = 2485
    SHOW: Final = 2486
    DISCARD: Final = 2513
    TAKE: Final = 2540
    DELIVER: Final = 2567
    DONE: Final = 2575
    PROPOSE_ASSIGN: Final = 2576
    FIRST_NOTE: Final = 2576
    COUNT: Final = 3305


class Kinds:
    """The kinds of move."""

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
    DECLARE_EVACUATION: Final = 16
    TRANSMIT: Final = 17
    RELEASE_PROJECT_X: Final = 18
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
    REMOTE_CONTROL: Final = 38
    COMMAND_SWARM: Final = 39
    BREACH: Final = 40
    JURY_RIG: Final = 41
    JURY_RIG_ROBOT: Final = 42
    DISASSEMBLE: Final = 43
    DISASSEMBLE_FOR: Final = 44
    WORMTONGUE: Final = 45
    SERVE_NDA: Final = 46
    LAWYER_UP: Final = 47
    TREAT: Final = 48
    EMP_BURST: Final = 49
    TELEPATHY: Final = 50
    MISSILE: Final = 51
    SELF_REPAIR: Final = 52
    ROOT_ACCESS: Final = 53
    TRADECRAFT: Final = 54
    HARDCOPY: Final = 55
    INFECT: Final = 56
    NERVE_GAS: Final = 57
    FLY_WINGS: Final = 58
    FEED: Final = 59
    CHOOSE: Final = 60
    ASSIGN: Final = 61
    REVEAL: Final = 62
    INFLUENCE: Final = 63
    CUBES: Final = 64
    ACTIVATE: Final = 65
    RENEGOTIATE: Final = 66
    TAKE_BACK: Final = 67
    FREE_ACTION: Final = 68
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
    ITEM: Final = 81
    DATA: Final = 82
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
    PROPOSE_ASSIGN: Final = 108
    COUNT: Final = 109


FIRST_CODE: Final[list[int]] = [
    0, 32, 48, 79, 111, 127, 158, 190, 194, 198, 229, 260, 291, 292, 323, 324, 325, 326, 334, 335, 366, 367,
    368, 400, 401, 417, 421, 422, 423, 454, 455, 487, 519, 550, 551, 582, 583, 615, 616, 647, 648, 680, 681,
    712, 713, 744, 771, 772, 781, 812, 813, 844, 876, 877, 908, 909, 910, 941, 973, 974, 1005, 1032, 1761, 1788,
    1815, 1823, 1854, 1855, 1882, 1883, 1914, 1945, 1972, 2003, 2012, 2013, 2014, 2015, 2047, 2078, 2109, 2118,
    2134, 2138, 2169, 2200, 2201, 2202, 2203, 2219, 2228, 2231, 2263, 2264, 2295, 2296, 2327, 2328, 2360, 2392,
    2423, 2454, 2485, 2486, 2513, 2540, 2567, 2575, 2576, 3305,
]  # fmt: skip
"""By kind of move, its first code; then the number of codes."""

KIND_OF: Final[list[int]] = [
    kind for kind in range(Kinds.COUNT) for _code in range(FIRST_CODE[kind], FIRST_CODE[kind + 1])
]
"""By code, the kind of move."""


class Events:
    DEALT: Final = 0
    CHOSE: Final = 1
    TURN: Final = 2
    REVEALED: Final = 3
    SCHRODINGER: Final = 4
    CUBES_HOME: Final = 5
    CUBES_BETRAYED: Final = 6
    INFLUENCED: Final = 7
    CUBES_RETURNED: Final = 8
    ACTIVATED: Final = 9
    RENEGOTIATED: Final = 10
    TOOK_BACK: Final = 11
    DISC_BACK: Final = 12
    BRIBED: Final = 13
    GREY_BRIBED: Final = 14
    KOMPROMAT_SHOWN: Final = 15
    ASKED: Final = 16
    ACCEPTED: Final = 17
    REFUSED: Final = 18
    BRIBE_BACK: Final = 19
    KOMPROMAT_BACK: Final = 20
    STEPPED: Final = 21
    DRAGGED: Final = 22
    MOVED: Final = 23
    PICKED_UP: Final = 24
    PICKED_FROM: Final = 25
    PICKED_KOMPROMAT: Final = 26
    DROPPED: Final = 27
    GAVE: Final = 28
    THREW: Final = 29
    COPIED: Final = 30
    DELETED: Final = 31
    STRUCK: Final = 32
    SHOT: Final = 33
    ROBBED_ITEM: Final = 34
    ROBBED_DATA: Final = 35
    DAMAGED: Final = 36
    REPAIRED: Final = 37
    DOWNED: Final = 38
    REVIVED: Final = 39
    WAITED: Final = 40
    EVACUATION: Final = 41
    LOCKS_REMOVED: Final = 42
    LOCK_REMOVED: Final = 43
    TRANSMITTED: Final = 44
    PROJECT_RELEASED: Final = 45
    DECONTAMINATED: Final = 46
    CONTAMINATED: Final = 47
    ARMED: Final = 48
    EXPLODED: Final = 49
    TOKEN_SET: Final = 50
    TOKEN_BACK: Final = 51
    LAUNCHED: Final = 52
    POD_ANNIHILATED: Final = 53
    ANNIHILATED: Final = 54
    ITEM_ANNIHILATED: Final = 55
    MADE_ITEM: Final = 56
    MADE_DATA: Final = 57
    MEDITATED: Final = 58
    CAMERAS: Final = 59
    JAMMERS: Final = 60
    FIRE: Final = 61
    GAS: Final = 62
    HAZARD_CLEARED: Final = 63
    POWER: Final = 64
    SUSPECT: Final = 65
    GUILTY: Final = 66
    NDA_SERVED: Final = 67
    TRAPS_SET: Final = 68
    TRAP_TURNED: Final = 69
    ESCAPED: Final = 70
    ENGULFED: Final = 71
    MONSTER_MOVED: Final = 72
    MONSTER_PLACED: Final = 73
    MINUTE_BEGAN: Final = 74
    ENTRY: Final = 75
    STATIONFALL: Final = 76
    DELIVERED: Final = 77
    SWAPPED: Final = 78
    EJECTED: Final = 79
    JETTISONED: Final = 80
    FED: Final = 81
    MOSS_MOVED: Final = 82
    SHIP_TURNED: Final = 83
    GREYS_HOME: Final = 84
    BRIBE_HOME: Final = 85
    BETRAYAL_HOME: Final = 86
    SHOWN: Final = 87
    DISCARDED: Final = 88
    TAKEN: Final = 89
    USED_FREE: Final = 90
    WORMHOLE_OPENED: Final = 91
    FRAMED: Final = 92
    GAINED: Final = 93
    ARTIFACT_TAKEN: Final = 94
    CUBE_MOVED: Final = 95
    ROLLED: Final = 96
    AUTOMATON: Final = 97
    ENDED: Final = 98
    LEARNT_PROJECT: Final = 99
    PROPOSED_ASSIGN: Final = 100
    COUNT: Final = 101


SECRECY: Final[list[int]] = [
    2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64,
]  # fmt: skip
"""By kind of event, what is secret; see core.state."""
