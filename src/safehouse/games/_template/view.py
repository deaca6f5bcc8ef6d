"""What a seat of Dead Drop may know."""

from safehouse.core.view import BySeat, Seat, View
from safehouse.games._template.rules import NOBODY, NOTHING, DeadDrop


class DeadDropView(View, frozen=True, kw_only=True):
    active: Seat
    swapped: BySeat[bool]
    """Who has swapped; public (TP-6.2)."""
    drop_size: int
    held: BySeat[int | None]
    """Each seat's envelope: the own one always, both once they are opened (TP-6.1, TP-8.1)."""
    aside: int | None
    """The envelope this seat put aside itself (TP-6.1)."""


def view(state: DeadDrop, seat: int) -> DeadDropView:
    over = state.winner != NOBODY
    pending = state.pending()
    return DeadDropView(
        seat=seat,
        pending=pending,
        question="ask-turn" if seat in pending else ("over" if over else "wait-turn"),
        over=over,
        active=state.active,
        swapped=[state.aside[s] != NOTHING for s in range(2)],
        drop_size=len(state.drop),
        held=[state.held[s] if over or s == seat else None for s in range(2)],
        aside=(state.aside[seat] or None) if seat >= 0 else None,
    )
