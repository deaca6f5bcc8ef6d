"""The table that follows this one: a rematch, or the game after the auction of its first seat."""

from collections.abc import Awaitable, Callable

from safehouse.table import entries as did
from safehouse.table import founding
from safehouse.table.entries import AnyEntry
from safehouse.table.presence import Presence
from safehouse.table.requests import Refusal
from safehouse.table.series_record import options_of_rematch
from safehouse.table.services import Services
from safehouse.table.store import Write
from safehouse.table.table import Table

Commit = Callable[[list[AnyEntry], Write | None], Awaitable[None]]


async def make_rematch(table: Table, services: Services, commit: Commit) -> None:
    now = services.now()
    going_on = await options_of_rematch(services.store, table)
    following, shift = founding.rematch(table, services.seeds(), now, going_on)
    rematched = did.Rematched(at=now, table=following.setup.id, shift=shift)
    await commit([rematched], founding.stored(following))


async def hold_auction(table: Table, services: Services, commit: Commit) -> None:
    """Bots call by themselves; once nobody is left to bid, the game begins at a table of its own."""
    while (bidding := table.bidding) is not None:
        now, bidder = services.now(), bidding.bidder
        if bidder is None:
            following, shift = founding.after_auction(table, services.seeds(), now, bidding)
            sold = did.Rematched(at=now, table=following.setup.id, shift=shift)
            await commit([sold], founding.stored(following))
        elif table.bot_for(bidder) is not None:
            call = bidding.call_of_a_bot()
            await commit([did.Called(at=now, seat=bidder, bidder=bidder, call=call)], None)
        else:
            return


def must_speak_for_bidder(table: Table, presence: Presence, seat: int) -> None:
    """Everybody for themselves; for somebody who is away, or a program, whoever sits at the table. Raises
    `Refusal`."""
    bidder = table.bidding.bidder if table.bidding is not None else None
    if bidder is None or bidder == seat:
        return
    if bidder in presence.connected() and not table.sitters[bidder].program:
        raise Refusal("not_your_call")
