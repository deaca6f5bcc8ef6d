"""The names of every move and event of MIND MGMT."""

from typing import Final

from safehouse.core.book import NUMBER, EventBook, EventKind
from safehouse.core.moves import SEAT, Domain, Kind, MoveSpace, numbers
from safehouse.games.mind_mgmt.board import BORDER_IDS, FEATURE_IDS, LOCATION_IDS
from safehouse.games.mind_mgmt.data import AGENT_IDS, ALLY_IDS, MODULE_IDS, RECRUITER_IDS

LOCATION: Final = Domain("location", tuple(LOCATION_IDS))
BORDER: Final = Domain("border", tuple(BORDER_IDS))
FEATURE: Final = Domain("feature", tuple(FEATURE_IDS))
RECRUITER_CARD: Final = Domain("recruiter", RECRUITER_IDS)
AGENT: Final = Domain("agent", AGENT_IDS)
ALLY: Final = Domain("ally", ALLY_IDS)
MODULE: Final = Domain("module", MODULE_IDS)
SLIP_TOKEN: Final = Domain("slip_token", ("front", "second"))
NOTE: Final = numbers(1, 15, "note")
LABEL: Final = Domain(
    "label",
    (
        "blank",
        *(f"h{hour}" for hour in range(1, 17)),
        *(f"x{hour}" for hour in range(5, 16)),
        *(f"by{hour}" for hour in range(5, 16)),
        *(f"miss{hour}" for hour in range(6, 16)),
        "question",
        "warning",
        "star",
        "route",
        "trap",
        "guard",
    ),
)
"""What can be written on an unconfirmed note: an hour, "not by this hour", "by this hour at the
latest", "no capture at this hour", and six signs the team agrees on."""

DOMAINS: Final = (LOCATION, BORDER, FEATURE, RECRUITER_CARD, AGENT, ALLY, MODULE, SLIP_TOKEN, LABEL)

SPACE: Final = MoveSpace(
    Kind("pick_module", module=MODULE),
    Kind("pick_done"),
    Kind("place_mayhem", border=BORDER),
    Kind("choose_recruiter", recruiter=RECRUITER_CARD),
    Kind("draw_recruiter"),
    Kind("start_at", location=LOCATION),
    Kind("return_feature", feature=FEATURE),
    Kind("step", location=LOCATION),
    Kind("slip", token=SLIP_TOKEN, location=LOCATION),
    Kind("place_immortal", location=LOCATION),
    Kind("take_agent", agent=AGENT),
    Kind("place_agent", location=LOCATION),
    Kind("place_second_slip", location=LOCATION),
    Kind("move_immortal", origin=LOCATION, location=LOCATION),
    Kind("pay_step", location=LOCATION),
    Kind("claim", feature=FEATURE),
    Kind("lift_mayhem", border=BORDER),
    Kind("end_turn"),
    Kind("announce"),
    Kind("stay_silent"),
    Kind("answer", location=LOCATION),
    Kind("answer_none"),
    Kind("answer_all"),
    Kind("use_static"),
    Kind("use_double"),
    Kind("give_up"),
    Kind("not_here"),
    Kind("activate", agent=AGENT),
    Kind("call_double_shift"),
    Kind("move", location=LOCATION),
    Kind("ask", feature=FEATURE),
    Kind("ask_with_dolphin", feature=FEATURE),
    Kind("use_newsboy"),
    Kind("use_newsboy_and_dolphin"),
    Kind("send_newsboy_away"),
    Kind("reveal"),
    Kind("reveal_with_expert", location=LOCATION),
    Kind("shakedown", feature=FEATURE),
    Kind("push", location=LOCATION),
    Kind("leave_immortal"),
    Kind("capture"),
    Kind("demand_cordon"),
    Kind("waive_cordon"),
    Kind("target"),
    Kind("tap", feature=FEATURE),
    Kind("nudge", origin=LOCATION, location=LOCATION),
    Kind("carry", agent=AGENT, location=LOCATION),
    Kind("place_checkpoint", border=BORDER),
    Kind("use_taxi"),
    Kind("end_activation"),
    Kind("drop_note", token=NOTE),
    Kind("note_place", note=True, location=LOCATION),
    Kind("note_move", note=True, token=NOTE, location=LOCATION),
    Kind("note_label", note=True, token=NOTE, label=LABEL),
    Kind("note_remove", note=True, token=NOTE),
)

BOOK: Final = EventBook(
    EventKind("module_picked", seat=SEAT, module=MODULE),
    EventKind("mayhem_placed", seat=SEAT, border=BORDER),
    EventKind("recruiter_chosen", recruiter=RECRUITER_CARD, reveals=True),
    EventKind("started", location=LOCATION, reveals=True),
    EventKind("feature_drawn", feature=FEATURE, reveals=True),
    EventKind("feature_returned", feature=FEATURE),
    EventKind("stepped", hour=NUMBER, location=LOCATION, count=NUMBER),
    EventKind("slipped", hour=NUMBER, location=LOCATION, count=NUMBER, token=SLIP_TOKEN),
    EventKind("setup_announced", count=NUMBER, reveals=True),
    EventKind("immortal_placed", location=LOCATION),
    EventKind("agent_taken", seat=SEAT, agent=AGENT),
    EventKind("agent_placed", agent=AGENT, location=LOCATION),
    EventKind("second_slip_placed", location=LOCATION),
    EventKind("turned_up", feature=FEATURE, reveals=True),
    EventKind("immortal_moved", origin=LOCATION, location=LOCATION),
    EventKind("step_paid", location=LOCATION, reveals=True),
    EventKind("claimed", feature=FEATURE, count=NUMBER),
    EventKind("mayhem_moved", origin=BORDER, border=BORDER),
    EventKind("time_advanced", hour=NUMBER),
    EventKind("slip_shown", hour=NUMBER, token=SLIP_TOKEN, reveals=True),
    EventKind("announced", hour=NUMBER, count=NUMBER, total=NUMBER, reveals=True),
    EventKind("stayed_silent", hour=NUMBER),
    EventKind("activated", agent=AGENT),
    EventKind("double_shift_called", hour=NUMBER),
    EventKind("agent_moved", agent=AGENT, location=LOCATION),
    EventKind("asked", agent=AGENT, feature=FEATURE, hour=NUMBER),
    EventKind("ally_used", ally=ALLY),
    EventKind("step_placed", location=LOCATION, feature=FEATURE, hour=NUMBER, reveals=True),
    EventKind("no_new_step", feature=FEATURE, hour=NUMBER, reveals=True),
    EventKind("static_used", feature=FEATURE),
    EventKind("confirmed", location=LOCATION, hour=NUMBER, reveals=True),
    EventKind("shaken", agent=AGENT, feature=FEATURE),
    EventKind("feature_shown", feature=FEATURE, reveals=True),
    EventKind("feature_denied", feature=FEATURE, reveals=True),
    EventKind("pushed", origin=LOCATION, location=LOCATION),
    EventKind("capture_tried", agent=AGENT, location=LOCATION),
    EventKind("captured", location=LOCATION, reveals=True),
    EventKind("capture_failed", location=LOCATION, hour=NUMBER, reveals=True),
    EventKind("double_used", location=LOCATION, reveals=True),
    EventKind("cordon_yes", location=LOCATION, reveals=True),
    EventKind("cordon_no", location=LOCATION, reveals=True),
    EventKind("target_yes", location=LOCATION, hour=NUMBER, reveals=True),
    EventKind("target_no", location=LOCATION, hour=NUMBER, reveals=True),
    EventKind("tapped", feature=FEATURE, count=NUMBER, reveals=True),
    EventKind("nudged", origin=LOCATION, location=LOCATION),
    EventKind("carried", agent=AGENT, location=LOCATION),
    EventKind("checkpoint_placed", border=BORDER),
    EventKind("round_ended", round=NUMBER),
    EventKind("note_placed", seat=SEAT, location=LOCATION),
    EventKind("note_moved", seat=SEAT, origin=LOCATION, location=LOCATION),
    EventKind("note_relabelled", seat=SEAT, location=LOCATION, label=LABEL),
    EventKind("note_removed", seat=SEAT, location=LOCATION),
    EventKind("dead_end", hour=NUMBER, reveals=True),
    EventKind("trail_shown", hour=NUMBER, location=LOCATION, count=NUMBER, reveals=True),
    EventKind("identity_shown", recruiter=RECRUITER_CARD, reveals=True),
    EventKind("hand_shown", feature=FEATURE, reveals=True),
    EventKind("second_slip_gained", location=LOCATION),
    EventKind("agent_dealt", seat=SEAT, agent=AGENT, reveals=True),
)

PHASES: Final = ["picking", "mayhem", "card_choice", "start", "net", "walk", "immortals", "taking", "placing", "second_token", "recruiter_turn", "extra_move", "lifted", "alert", "activating", "activation", "answering", "news", "second_name", "pushing", "capture_answer", "cordon_choice", "dropping", "over"]
ENDS: Final = ("none", "recruits", "time", "capture", "dead_end")
CLUES: Final = ["start", "setup_sum", "step", "steps", "no_step", "paid", "confirmed", "not_here", "target", "shown", "denied", "sum", "silent", "slip", "turned_up", "claimed", "tapped", "cordon", "double", "checkpoint", "streets", "static"]
