"""Echo at a real table of In Too Deep (ZH-5.189): the program draws Echo's cards, carries out Echo's turns and
says what to move; the decks and the evidence are in the program too."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.assist import Companion, Led

LAID_OUT: Final = frozenset(
    {
        "storyline_removed",
        "criminal_placed",
        "offer_filled",
        "rail_filled",
        "display_filled",
        "task_set",
        "drew_dilemma",
        "drew_crime",
        "took_aside",
        "chapter_ends",
        "chapter_begins",
        "investigation_succeeded",
        "investigation_failed",
        "last_turns",
        "plan_opened",
        "databank_opened",
    }
)
"""What the program draws or settles in anybody's turn."""

BY_HAND: Final = frozenset(
    {
        "hooked",
        "unhooked",
        "moved",
        "transferred",
        "picked_up",
        "robbed",
        "dropped",
        "item_moved",
        "item_transferred",
        "items_swapped",
        "criminals_swapped",
        "bait_swapped",
        "hooks_swapped",
        "guardian_moved",
        "escorted",
        "barrier_moved",
        "patrol_called",
        "patrol_shifted",
        "support_taken",
        "support_used",
        "took_from_rail",
        "to_row",
        "to_bonus",
        "to_box",
    }
)

COMPANIONS: Final[Sequence[Companion]] = (
    Led(
        id="echo",
        people=(1, 2),
        options={"echo": "normal"},
        choices=("echo", "storylines", "criminals", "cards"),
        values={"echo": ("normal", "hard")},
        announces=LAID_OUT,
        turn="seat",
        by_hand=BY_HAND,
    ),
)
