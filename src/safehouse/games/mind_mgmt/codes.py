"""Written by `python -m safehouse.core.vocabulary mind_mgmt`; do not edit."""
# compiled by mypyc

from typing import Final


class Locations:
    A1: Final = 0
    B1: Final = 1
    C1: Final = 2
    D1: Final = 3
    E1: Final = 4
    F1: Final = 5
    A2: Final = 6
    B2: Final = 7
    C2: Final = 8
    D2: Final = 9
    E2: Final = 10
    F2: Final = 11
    A3: Final = 12
    B3: Final = 13
    C3: Final = 14
    D3: Final = 15
    E3: Final = 16
    F3: Final = 17
    A4: Final = 18
    B4: Final = 19
    C4: Final = 20
    D4: Final = 21
    E4: Final = 22
    F4: Final = 23
    A5: Final = 24
    B5: Final = 25
    C5: Final = 26
    D5: Final = 27
    E5: Final = 28
    F5: Final = 29
    A6: Final = 30
    B6: Final = 31
    C6: Final = 32
    D6: Final = 33
    E6: Final = 34
    F6: Final = 35
    A7: Final = 36
    B7: Final = 37
    C7: Final = 38
    D7: Final = 39
    E7: Final = 40
    F7: Final = 41
    COUNT: Final = 42


class Borders:
    A1_B1: Final = 0
    A1_A2: Final = 1
    B1_C1: Final = 2
    B1_B2: Final = 3
    C1_D1: Final = 4
    C1_C2: Final = 5
    D1_E1: Final = 6
    D1_D2: Final = 7
    E1_F1: Final = 8
    E1_E2: Final = 9
    F1_F2: Final = 10
    A2_B2: Final = 11
    A2_A3: Final = 12
    B2_C2: Final = 13
    B2_B3: Final = 14
    C2_D2: Final = 15
    C2_C3: Final = 16
    D2_E2: Final = 17
    D2_D3: Final = 18
    E2_F2: Final = 19
    E2_E3: Final = 20
    F2_F3: Final = 21
    A3_B3: Final = 22
    A3_A4: Final = 23
    B3_C3: Final = 24
    B3_B4: Final = 25
    C3_D3: Final = 26
    C3_C4: Final = 27
    D3_E3: Final = 28
    D3_D4: Final = 29
    E3_F3: Final = 30
    E3_E4: Final = 31
    F3_F4: Final = 32
    A4_B4: Final = 33
    A4_A5: Final = 34
    B4_C4: Final = 35
    B4_B5: Final = 36
    C4_D4: Final = 37
    C4_C5: Final = 38
    D4_E4: Final = 39
    D4_D5: Final = 40
    E4_F4: Final = 41
    E4_E5: Final = 42
    F4_F5: Final = 43
    A5_B5: Final = 44
    A5_A6: Final = 45
    B5_C5: Final = 46
    B5_B6: Final = 47
    C5_D5: Final = 48
    C5_C6: Final = 49
    D5_E5: Final = 50
    D5_D6: Final = 51
    E5_F5: Final = 52
    E5_E6: Final = 53
    F5_F6: Final = 54
    A6_B6: Final = 55
    A6_A7: Final = 56
    B6_C6: Final = 57
    B6_B7: Final = 58
    C6_D6: Final = 59
    C6_C7: Final = 60
    D6_E6: Final = 61
    D6_D7: Final = 62
    E6_F6: Final = 63
    E6_E7: Final = 64
    F6_F7: Final = 65
    A7_B7: Final = 66
    B7_C7: Final = 67
    C7_D7: Final = 68
    D7_E7: Final = 69
    E7_F7: Final = 70
    COUNT: Final = 71


class Features:
    ASSASSIN_DOGS: Final = 0
    BILLBOARD: Final = 1
    BOOKSTORE: Final = 2
    CONFUSION_IDOL: Final = 3
    DREAM_BUS: Final = 4
    FLUX_CAFE: Final = 5
    FOUNTAIN: Final = 6
    GARDEN: Final = 7
    GRAFFITI: Final = 8
    OBSERVATION_MONKS: Final = 9
    PARROT: Final = 10
    POOL: Final = 11
    PSYCHIC_PALM: Final = 12
    THOUGHT_COURIER: Final = 13
    TORCHES: Final = 14
    UMBRELLA: Final = 15
    COUNT: Final = 16


class Recruiters:
    KARL_BOX: Final = 0
    PIPE_GIRL: Final = 1
    GHOSTWRITER: Final = 2
    SLEEPWALKER: Final = 3
    COUNT: Final = 4


class Agents:
    MERU: Final = 0
    HENRY_LYME: Final = 1
    BILL_FALLS: Final = 2
    DUSTY: Final = 3
    COUNT: Final = 4


class Allies:
    SPY_DOLPHIN: Final = 0
    NEWSBOY: Final = 1
    TAXI_DRIVER: Final = 2
    HANDWRITING_EXPERT: Final = 3
    COUNT: Final = 4


class Modules:
    STATIC: Final = 0
    WIDE_NET: Final = 1
    OPEN_CALL: Final = 2
    RADIO_SILENCE: Final = 3
    BODY_DOUBLE: Final = 4
    SHIFTING_STREETS: Final = 5
    DEEP_COVER: Final = 6
    TIP_LINE: Final = 7
    CHECKPOINTS: Final = 8
    WIRETAP: Final = 9
    DOUBLE_SHIFT: Final = 10
    GOOD_COP_BAD_COP: Final = 11
    EARLY_WARNING: Final = 12
    CORDON: Final = 13
    COUNT: Final = 14


class SlipTokens:
    FRONT: Final = 0
    SECOND: Final = 1
    COUNT: Final = 2


class Labels:
    BLANK: Final = 0
    H1: Final = 1
    H2: Final = 2
    H3: Final = 3
    H4: Final = 4
    H5: Final = 5
    H6: Final = 6
    H7: Final = 7
    H8: Final = 8
    H9: Final = 9
    H10: Final = 10
    H11: Final = 11
    H12: Final = 12
    H13: Final = 13
    H14: Final = 14
    H15: Final = 15
    H16: Final = 16
    X5: Final = 17
    X6: Final = 18
    X7: Final = 19
    X8: Final = 20
    X9: Final = 21
    X10: Final = 22
    X11: Final = 23
    X12: Final = 24
    X13: Final = 25
    X14: Final = 26
    X15: Final = 27
    BY5: Final = 28
    BY6: Final = 29
    BY7: Final = 30
    BY8: Final = 31
    BY9: Final = 32
    BY10: Final = 33
    BY11: Final = 34
    BY12: Final = 35
    BY13: Final = 36
    BY14: Final = 37
    BY15: Final = 38
    MISS6: Final = 39
    MISS7: Final = 40
    MISS8: Final = 41
    MISS9: Final = 42
    MISS10: Final = 43
    MISS11: Final = 44
    MISS12: Final = 45
    MISS13: Final = 46
    MISS14: Final = 47
    MISS15: Final = 48
    QUESTION: Final = 49
    WARNING: Final = 50
    STAR: Final = 51
    ROUTE: Final = 52
    TRAP: Final = 53
    GUARD: Final = 54
    COUNT: Final = 55


class Phases:
    PICKING: Final = 0
    MAYHEM: Final = 1
    CARD_CHOICE: Final = 2
    START: Final = 3
    NET: Final = 4
    WALK: Final = 5
    IMMORTALS: Final = 6
    TAKING: Final = 7
    PLACING: Final = 8
    SECOND_TOKEN: Final = 9
    RECRUITER_TURN: Final = 10
    EXTRA_MOVE: Final = 11
    LIFTED: Final = 12
    ALERT: Final = 13
    ACTIVATING: Final = 14
    ACTIVATION: Final = 15
    ANSWERING: Final = 16
    NEWS: Final = 17
    SECOND_NAME: Final = 18
    PUSHING: Final = 19
    CAPTURE_ANSWER: Final = 20
    CORDON_CHOICE: Final = 21
    DROPPING: Final = 22
    OVER: Final = 23
    COUNT: Final = 24


class Ends:
    NONE: Final = 0
    RECRUITS: Final = 1
    TIME: Final = 2
    CAPTURE: Final = 3
    DEAD_END: Final = 4
    COUNT: Final = 5


class Clues:
    START: Final = 0
    SETUP_SUM: Final = 1
    STEP: Final = 2
    STEPS: Final = 3
    NO_STEP: Final = 4
    PAID: Final = 5
    CONFIRMED: Final = 6
    NOT_HERE: Final = 7
    TARGET: Final = 8
    SHOWN: Final = 9
    DENIED: Final = 10
    SUM: Final = 11
    SILENT: Final = 12
    SLIP: Final = 13
    TURNED_UP: Final = 14
    CLAIMED: Final = 15
    TAPPED: Final = 16
    CORDON: Final = 17
    DOUBLE: Final = 18
    CHECKPOINT: Final = 19
    STREETS: Final = 20
    STATIC: Final = 21
    COUNT: Final = 22


class Moves:
    """The first code of each kind of move; its arguments count on from there, the last one fastest."""

    PICK_MODULE: Final = 0
    PICK_DONE: Final = 14
    PLACE_MAYHEM: Final = 15
    CHOOSE_RECRUITER: Final = 86
    DRAW_RECRUITER: Final = 90
    START_AT: Final = 91
    RETURN_FEATURE: Final = 133
    STEP: Final = 149
    SLIP: Final = 191
    PLACE_IMMORTAL: Final = 275
    TAKE_AGENT: Final = 317
    PLACE_AGENT: Final = 321
    PLACE_SECOND_SLIP: Final = 363
    MOVE_IMMORTAL: Final = 405
    PAY_STEP: Final = 2169
    CLAIM: Final = 2211
    LIFT_MAYHEM: Final = 2227
    END_TURN: Final = 2298
    ANNOUNCE: Final = 2299
    STAY_SILENT: Final = 2300
    ANSWER: Final = 2301
    ANSWER_NONE: Final = 2343
    ANSWER_ALL: Final = 2344
    USE_STATIC: Final = 2345
    USE_DOUBLE: Final = 2346
    GIVE_UP: Final = 2347
    NOT_HERE: Final = 2348
    ACTIVATE: Final = 2349
    CALL_DOUBLE_SHIFT: Final = 2353
    MOVE: Final = 2354
    ASK: Final = 2396
    ASK_WITH_DOLPHIN: Final = 2412
    USE_NEWSBOY: Final = 2428
    USE_NEWSBOY_AND_DOLPHIN: Final = 2429
    SEND_NEWSBOY_AWAY: Final = 2430
    REVEAL: Final = 2431
    REVEAL_WITH_EXPERT: Final = 2432
    SHAKEDOWN: Final = 2474
    PUSH: Final = 2490
    LEAVE_IMMORTAL: Final = 2532
    CAPTURE: Final = 2533
    DEMAND_CORDON: Final = 2534
    WAIVE_CORDON: Final = 2535
    TARGET: Final = 2536
    TAP: Final = 2537
    NUDGE: Final = 2553
    CARRY: Final = 4317
    PLACE_CHECKPOINT: Final = 4485
    USE_TAXI: Final = 4556
    END_ACTIVATION: Final = 4557
    DROP_NOTE: Final = 4558
    NOTE_PLACE: Final = 4573
    NOTE_MOVE: Final = 4615
    NOTE_LABEL: Final = 5245
    NOTE_REMOVE: Final = 6070
    FIRST_NOTE: Final = 4573
    COUNT: Final = 6085


class Kinds:
    """The kinds of move."""

    PICK_MODULE: Final = 0
    PICK_DONE: Final = 1
    PLACE_MAYHEM: Final = 2
    CHOOSE_RECRUITER: Final = 3
    DRAW_RECRUITER: Final = 4
    START_AT: Final = 5
    RETURN_FEATURE: Final = 6
    STEP: Final = 7
    SLIP: Final = 8
    PLACE_IMMORTAL: Final = 9
    TAKE_AGENT: Final = 10
    PLACE_AGENT: Final = 11
    PLACE_SECOND_SLIP: Final = 12
    MOVE_IMMORTAL: Final = 13
    PAY_STEP: Final = 14
    CLAIM: Final = 15
    LIFT_MAYHEM: Final = 16
    END_TURN: Final = 17
    ANNOUNCE: Final = 18
    STAY_SILENT: Final = 19
    ANSWER: Final = 20
    ANSWER_NONE: Final = 21
    ANSWER_ALL: Final = 22
    USE_STATIC: Final = 23
    USE_DOUBLE: Final = 24
    GIVE_UP: Final = 25
    NOT_HERE: Final = 26
    ACTIVATE: Final = 27
    CALL_DOUBLE_SHIFT: Final = 28
    MOVE: Final = 29
    ASK: Final = 30
    ASK_WITH_DOLPHIN: Final = 31
    USE_NEWSBOY: Final = 32
    USE_NEWSBOY_AND_DOLPHIN: Final = 33
    SEND_NEWSBOY_AWAY: Final = 34
    REVEAL: Final = 35
    REVEAL_WITH_EXPERT: Final = 36
    SHAKEDOWN: Final = 37
    PUSH: Final = 38
    LEAVE_IMMORTAL: Final = 39
    CAPTURE: Final = 40
    DEMAND_CORDON: Final = 41
    WAIVE_CORDON: Final = 42
    TARGET: Final = 43
    TAP: Final = 44
    NUDGE: Final = 45
    CARRY: Final = 46
    PLACE_CHECKPOINT: Final = 47
    USE_TAXI: Final = 48
    END_ACTIVATION: Final = 49
    DROP_NOTE: Final = 50
    NOTE_PLACE: Final = 51
    NOTE_MOVE: Final = 52
    NOTE_LABEL: Final = 53
    NOTE_REMOVE: Final = 54
    COUNT: Final = 55


FIRST_CODE: Final[list[int]] = [
    0, 14, 15, 86, 90, 91, 133, 149, 191, 275, 317, 321, 363, 405, 2169, 2211, 2227, 2298, 2299, 2300, 2301,
    2343, 2344, 2345, 2346, 2347, 2348, 2349, 2353, 2354, 2396, 2412, 2428, 2429, 2430, 2431, 2432, 2474, 2490,
    2532, 2533, 2534, 2535, 2536, 2537, 2553, 4317, 4485, 4556, 4557, 4558, 4573, 4615, 5245, 6070, 6085,
]  # fmt: skip
"""By kind of move, its first code; then the number of codes."""

KIND_OF: Final[list[int]] = [
    kind for kind in range(Kinds.COUNT) for _code in range(FIRST_CODE[kind], FIRST_CODE[kind + 1])
]
"""By code, the kind of move."""


class Events:
    MODULE_PICKED: Final = 0
    MAYHEM_PLACED: Final = 1
    RECRUITER_CHOSEN: Final = 2
    STARTED: Final = 3
    FEATURE_DRAWN: Final = 4
    FEATURE_RETURNED: Final = 5
    STEPPED: Final = 6
    SLIPPED: Final = 7
    SETUP_ANNOUNCED: Final = 8
    IMMORTAL_PLACED: Final = 9
    AGENT_TAKEN: Final = 10
    AGENT_PLACED: Final = 11
    SECOND_SLIP_PLACED: Final = 12
    TURNED_UP: Final = 13
    IMMORTAL_MOVED: Final = 14
    STEP_PAID: Final = 15
    CLAIMED: Final = 16
    MAYHEM_MOVED: Final = 17
    TIME_ADVANCED: Final = 18
    SLIP_SHOWN: Final = 19
    ANNOUNCED: Final = 20
    STAYED_SILENT: Final = 21
    ACTIVATED: Final = 22
    DOUBLE_SHIFT_CALLED: Final = 23
    AGENT_MOVED: Final = 24
    ASKED: Final = 25
    ALLY_USED: Final = 26
    STEP_PLACED: Final = 27
    NO_NEW_STEP: Final = 28
    STATIC_USED: Final = 29
    CONFIRMED: Final = 30
    SHAKEN: Final = 31
    FEATURE_SHOWN: Final = 32
    FEATURE_DENIED: Final = 33
    PUSHED: Final = 34
    CAPTURE_TRIED: Final = 35
    CAPTURED: Final = 36
    CAPTURE_FAILED: Final = 37
    DOUBLE_USED: Final = 38
    CORDON_YES: Final = 39
    CORDON_NO: Final = 40
    TARGET_YES: Final = 41
    TARGET_NO: Final = 42
    TAPPED: Final = 43
    NUDGED: Final = 44
    CARRIED: Final = 45
    CHECKPOINT_PLACED: Final = 46
    ROUND_ENDED: Final = 47
    NOTE_PLACED: Final = 48
    NOTE_MOVED: Final = 49
    NOTE_RELABELLED: Final = 50
    NOTE_REMOVED: Final = 51
    DEAD_END: Final = 52
    TRAIL_SHOWN: Final = 53
    IDENTITY_SHOWN: Final = 54
    HAND_SHOWN: Final = 55
    SECOND_SLIP_GAINED: Final = 56
    AGENT_DEALT: Final = 57
    STARTED_UNSEEN: Final = 58
    REVEALED: Final = 59
    COUNT: Final = 60


SECRECY: Final[list[int]] = [
    0, 0, 64, 0, 64, 64, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0,
]  # fmt: skip
"""By kind of event, what is secret; see core.state."""
