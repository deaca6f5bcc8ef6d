"""Every move, phase, event and clue of MIND MGMT as named numbers.

The kinds of move in their order, each with its first code; the argument is added to it. A pair of
locations counts `from * 42 + to`. `space.py` names the same codes for people.
"""
# compiled by mypyc

from typing import Final

RECRUITER: Final = 0
"""The Recruiter's seat (MM-4.02)."""
TEAM: Final = -2
"""The owner of what the Rogue Agents decide together (MM-5.812)."""

MERU: Final = 0
HENRY: Final = 1
BILL: Final = 2
DUSTY: Final = 3

DOLPHIN: Final = 0
NEWSBOY: Final = 1
TAXI: Final = 2
EXPERT: Final = 3
ALLIES: Final = 4

FRONT: Final = 0
SECOND: Final = 1

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
GOOD_COP: Final = 11
EARLY_WARNING: Final = 12
CORDON: Final = 13
MODULES: Final = 14
MODULES_PER_SIDE: Final = 7

NOTE_TOKENS: Final = 15
LABELS: Final = 55

# ---- decisions, in the order of the game
PICK_MODULE: Final = 0
PICK_DONE: Final = 14
PLACE_MAYHEM: Final = 15
CHOOSE_RECRUITER: Final = 86
DRAW_RECRUITER: Final = 90
START_AT: Final = 91
RETURN_FEATURE: Final = 133
STEP: Final = 149
SLIP: Final = 191
"""By token (front, second), then destination."""
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
"""By Agent, then destination."""
PLACE_CHECKPOINT: Final = 4485
USE_TAXI: Final = 4556
END_ACTIVATION: Final = 4557
DROP_NOTE: Final = 4558

FIRST_NOTE: Final = 4573
NOTE_PLACE: Final = 4573
NOTE_MOVE: Final = 4615
"""By note token, then location."""
NOTE_LABEL: Final = 5245
"""By note token, then label."""
NOTE_REMOVE: Final = 6070
MOVES: Final = 6085

# ---- phases
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

# ---- ends
NO_END: Final = 0
BY_RECRUITS: Final = 1
BY_TIME: Final = 2
BY_CAPTURE: Final = 3
BY_DEAD_END: Final = 4

# ---- clues: what the table has been told, four numbers each: kind, hour, a, b
CLUE_START: Final = 0
CLUE_SETUP_SUM: Final = 1
CLUE_STEP: Final = 2
"""a: feature asked, b: location."""
CLUE_STEPS: Final = 3
"""The Dolphin's answer. a: feature, b: set of locations."""
CLUE_NO_STEP: Final = 4
CLUE_PAID: Final = 5
"""A step token paid for an extra Immortal move; the hour is the one at the end of that turn (MM-6.24)."""
CLUE_CONFIRMED: Final = 6
"""a: location, b: hour of the visit."""
CLUE_NOT_HERE: Final = 7
CLUE_TARGET: Final = 8
"""a: Meru's location, b: 1 for yes."""
CLUE_SHOWN: Final = 9
CLUE_DENIED: Final = 10
CLUE_SUM: Final = 11
CLUE_SILENT: Final = 12
CLUE_SLIP: Final = 13
"""a: token, b: where the second token lay."""
CLUE_TURNED_UP: Final = 14
CLUE_CLAIMED: Final = 15
CLUE_TAPPED: Final = 16
"""a: feature, b: number of visited locations with it."""
CLUE_CORDON: Final = 17
"""a: location of the Agent, b: 1 for yes."""
CLUE_DOUBLE: Final = 18
CLUE_CHECKPOINT: Final = 19
CLUE_STREETS: Final = 20
"""A Mayhem token moved in the turn that ends at this hour. a: old border, b: new border."""
CLUE_STATIC: Final = 21
CLUE_SIZE: Final = 4

# ---- events
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
