"""A game seen again, in the words of the protocol."""

from collections.abc import Sequence
from typing import Final

from safehouse.bots.company import company
from safehouse.bots.worker import Shown
from safehouse.core.record import UNDO
from safehouse.core.replay import Frame, outlives_its_rules
from safehouse.core.save import Save
from safehouse.table.messages import Outcome, Replay, ReplayFrame

LARGEST_KEPT: Final = 8_000_000
"""Bytes to which what an uploaded save keeps may unpack: three times as many as the largest games need."""
LARGEST_STORED: Final = 128_000_000
"""The same for what this server has kept itself."""


def authors_of(save: Save) -> list[str | None]:
    """The bot that made each entry, as far as a save knows: the one that held the seat."""
    bots = {str(seat): bot or None for seat, bot in enumerate(save.bots)}
    seats = [entry.partition(" ")[0] for entry in save.moves]
    undone = [entry.endswith(f" {UNDO}") for entry in save.moves]
    return [None if gone else bots.get(seat) for seat, gone in zip(seats, undone, strict=True)]


def told(
    save: Save,
    seat: int | None,
    shown: Shown,
    outcome: Outcome | None = None,
    authors: Sequence[str | None] | None = None,
) -> Replay:
    """A game that was seen again.

    `outcome` tells how the table ended where it did not end by the rules. `authors`: of a finished game,
    the bot that made each entry; while it runs nobody is told, nor how many entries there are.
    """
    old = outlives_its_rules(save)
    askable = [] if old else authors or []
    if shown.result is not None:
        outcome = Outcome(by="game", winners=shown.result.winners, seat=None, result=shown.result)
    return Replay(
        game=save.game,
        rules=save.rules,
        old_rules=old,
        options=save.options,
        seat_names=shown.seat_names,
        teams=shown.teams,
        seat=seat,
        players=save.players,
        members=company(save.seed, save.bots),
        over=outcome is not None,
        frames=[_told(frame, authors is not None, askable) for frame in shown.frames],
        outcome=outcome,
    )


def _told(frame: Frame, counted: bool, bots: Sequence[str | None]) -> ReplayFrame:
    """`counted`: which entry it is may be told; `bots`: who can be asked about each entry."""
    place = frame.number - 1
    own = frame.entry is not None
    return ReplayFrame(
        entry=frame.entry,
        number=place if counted and frame.number else None,
        bot=bots[place] if own and place < len(bots) else None,
        undone=frame.undone,
        events=frame.events,
        views=list(frame.views),
    )
