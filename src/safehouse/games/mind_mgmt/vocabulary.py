"""The vocabulary of MIND MGMT: every component, phase, clue, move and event, with its secrets."""

from typing import Final

from safehouse.core.book import NUMBER, EventKind, seats
from safehouse.core.moves import SEAT, Domain, Kind, numbers
from safehouse.core.vocabulary import Vocabulary
from safehouse.games.mind_mgmt.data import (
    AGENT_IDS,
    ALLY_IDS,
    BORDER_IDS,
    COMPONENTS,
    FEATURE_IDS,
    LOCATION_IDS,
    MODULE_IDS,
    RECRUITER_IDS,
)

LOCATION: Final = Domain("location", LOCATION_IDS)
BORDER: Final = Domain("border", BORDER_IDS)
FEATURE: Final = Domain("feature", FEATURE_IDS)
RECRUITER_CARD: Final = Domain("recruiter", RECRUITER_IDS)
AGENT: Final = Domain("agent", AGENT_IDS)
ALLY: Final = Domain("ally", ALLY_IDS)
MODULE: Final = Domain("module", MODULE_IDS)
NOTE: Final = numbers(1, COMPONENTS["mental_note"], "note")

SLIP_TOKENS: Final = ("front", "second")
SLIP_TOKEN: Final = Domain("slip_token", SLIP_TOKENS)

LABELS: Final = (
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
)
"""What can be written on an unconfirmed note: an hour, "not by this hour", "by this hour at the latest", "no
capture at this hour", and six signs the team agrees on."""
LABEL: Final = Domain("label", LABELS)

DOMAINS: Final = (LOCATION, BORDER, FEATURE, RECRUITER_CARD, AGENT, ALLY, MODULE, SLIP_TOKEN, LABEL)
"""Those whose values have texts."""

PHASES: Final = (
    "picking",
    "mayhem",
    "card_choice",
    "start",
    "net",
    "walk",
    "immortals",
    "taking",
    "placing",
    "second_token",
    "recruiter_turn",
    "extra_move",
    "lifted",
    "alert",
    "activating",
    "activation",
    "answering",
    "news",
    "second_name",
    "pushing",
    "capture_answer",
    "cordon_choice",
    "dropping",
    "over",
)
"""In the order of a game: set-up to `second_token`, the Recruiter's turn to `alert`, then the Rogue Agents'."""

NO_END: Final = "none"
END_REASONS: Final = ("recruits", "time", "capture", "dead_end")
ENDS: Final = (NO_END, *END_REASONS)

CLUES: Final[dict[str, tuple[str, ...]]] = {
    "start": ("at", "number"),
    "setup_sum": ("number",),
    "step": ("feature", "at"),
    "steps": ("feature", "places"),
    "no_step": ("feature",),
    "paid": ("at", "number"),
    "confirmed": ("at", "number"),
    "not_here": ("at", "number"),
    "target": ("at", "number"),
    "shown": ("feature",),
    "denied": ("feature",),
    "sum": ("number",),
    "silent": ("number",),
    "slip": ("number", "at"),
    "turned_up": ("feature",),
    "claimed": ("feature",),
    "tapped": ("feature", "number"),
    "cordon": ("at", "number"),
    "double": ("at", "number"),
    "checkpoint": ("border",),
    "streets": ("border", "to_border"),
    "static": ("feature",),
}
"""Everything the table can be told (MM-6.32), with the names of its one or two numbers in a view.

A clue carries the hour it speaks of; of a step token paid (`paid`) and a Mayhem token moved (`streets`) it is
the hour at the end of that turn (MM-6.24). `step` and `steps` answer an ASK, the second one to the Dolphin. The
number of `confirmed` is the hour of the visit, of `target` and `cordon` 1 for yes, of `tapped` how many visited
locations have the feature, of `slip` the token; the place of `slip` is where the second token lay."""
CLUE_KINDS: Final = tuple(CLUES)

RECRUITER_ALONE: Final = seats(0)
"""What happens behind the screen (MM-6.01); the Recruiter has the first seat (MM-4.02)."""

VOCABULARY: Final = Vocabulary(
    moves=(
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
    ),
    events=(
        EventKind("module_picked", seat=SEAT, module=MODULE),
        EventKind("mayhem_placed", seat=SEAT, border=BORDER),
        EventKind("recruiter_chosen", reveals=True, only=RECRUITER_ALONE, recruiter=RECRUITER_CARD),
        EventKind("started", location=LOCATION),
        EventKind("feature_drawn", reveals=True, only=RECRUITER_ALONE, feature=FEATURE),
        EventKind("feature_returned", only=RECRUITER_ALONE, feature=FEATURE),
        EventKind("stepped", only=RECRUITER_ALONE, hour=NUMBER, location=LOCATION, count=NUMBER),
        EventKind(
            "slipped", only=RECRUITER_ALONE, hour=NUMBER, location=LOCATION, count=NUMBER, token=SLIP_TOKEN
        ),
        EventKind("setup_announced", reveals=True, count=NUMBER),
        EventKind("immortal_placed", location=LOCATION),
        EventKind("agent_taken", seat=SEAT, agent=AGENT),
        EventKind("agent_placed", agent=AGENT, location=LOCATION),
        EventKind("second_slip_placed", location=LOCATION),
        EventKind("turned_up", reveals=True, feature=FEATURE),
        EventKind("immortal_moved", origin=LOCATION, location=LOCATION),
        EventKind("step_paid", reveals=True, location=LOCATION),
        EventKind("claimed", feature=FEATURE, count=NUMBER),
        EventKind("mayhem_moved", shows=True, origin=BORDER, border=BORDER),
        EventKind("time_advanced", hour=NUMBER),
        EventKind("slip_shown", reveals=True, hour=NUMBER, token=SLIP_TOKEN),
        EventKind("announced", reveals=True, hour=NUMBER, count=NUMBER, total=NUMBER),
        EventKind("stayed_silent", hour=NUMBER),
        EventKind("activated", agent=AGENT),
        EventKind("double_shift_called", hour=NUMBER),
        EventKind("agent_moved", agent=AGENT, location=LOCATION),
        EventKind("asked", agent=AGENT, feature=FEATURE, hour=NUMBER),
        EventKind("ally_used", ally=ALLY),
        EventKind("step_placed", reveals=True, location=LOCATION, feature=FEATURE, hour=NUMBER),
        EventKind("no_new_step", reveals=True, feature=FEATURE, hour=NUMBER),
        EventKind("static_used", feature=FEATURE),
        EventKind("confirmed", reveals=True, location=LOCATION, hour=NUMBER),
        EventKind("shaken", agent=AGENT, feature=FEATURE),
        EventKind("feature_shown", reveals=True, feature=FEATURE),
        EventKind("feature_denied", reveals=True, feature=FEATURE),
        EventKind("pushed", origin=LOCATION, location=LOCATION),
        EventKind("capture_tried", agent=AGENT, location=LOCATION),
        EventKind("captured", reveals=True, location=LOCATION),
        EventKind("capture_failed", reveals=True, location=LOCATION, hour=NUMBER),
        EventKind("double_used", reveals=True, location=LOCATION),
        EventKind("cordon_yes", reveals=True, location=LOCATION),
        EventKind("cordon_no", reveals=True, location=LOCATION),
        EventKind("target_yes", reveals=True, location=LOCATION, hour=NUMBER),
        EventKind("target_no", reveals=True, location=LOCATION, hour=NUMBER),
        EventKind("tapped", reveals=True, feature=FEATURE, count=NUMBER),
        EventKind("nudged", origin=LOCATION, location=LOCATION),
        EventKind("carried", agent=AGENT, location=LOCATION),
        EventKind("checkpoint_placed", border=BORDER),
        EventKind("round_ended", round=NUMBER),
        EventKind("note_placed", seat=SEAT, location=LOCATION),
        EventKind("note_moved", seat=SEAT, origin=LOCATION, location=LOCATION),
        EventKind("note_relabelled", seat=SEAT, location=LOCATION, label=LABEL),
        EventKind("note_removed", seat=SEAT, location=LOCATION),
        EventKind("dead_end", reveals=True, hour=NUMBER),
        EventKind("trail_shown", reveals=True, hour=NUMBER, location=LOCATION, count=NUMBER),
        EventKind("identity_shown", reveals=True, recruiter=RECRUITER_CARD),
        EventKind("hand_shown", reveals=True, feature=FEATURE),
        EventKind("second_slip_gained", only=RECRUITER_ALONE, location=LOCATION),
        EventKind("agent_dealt", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("started_unseen", only=RECRUITER_ALONE, location=LOCATION),
        EventKind("revealed", agent=AGENT, location=LOCATION),
    ),
    kinds=True,
    Locations=LOCATION,
    Borders=BORDER,
    Features=FEATURE,
    Recruiters=RECRUITER_CARD,
    Agents=AGENT,
    Allies=ALLY,
    Modules=MODULE,
    SlipTokens=SLIP_TOKEN,
    Labels=LABEL,
    Phases=Domain("phase", PHASES),
    Ends=Domain("end", ENDS),
    Clues=Domain("clue", CLUE_KINDS),
)
