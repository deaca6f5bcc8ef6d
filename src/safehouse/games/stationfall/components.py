"""The numbers that name the components: places, characters, items, data, tokens, abilities."""
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
