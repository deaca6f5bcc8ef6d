"""The auction of a table's first seat, which its people hold before the game begins."""

from collections.abc import Callable

from safehouse.core.game import AnyGame
from safehouse.core.series import Bidding
from safehouse.table.messages import AuctionFace, Called


class Auction:
    """The calls in their order. What may be called, and who has the seat in the end, is the game's matter
    (`Game.bidding`)."""

    def __init__(self, game: AnyGame, bidders: int) -> None:
        self._game = game
        self._bidders = bidders
        self.calls: list[Called] = []

    def standing(self) -> Bidding:
        bidding = self._game.bidding(self._bidders, [called.call for called in self.calls])
        assert bidding is not None
        return bidding

    def face(self, begun: bool) -> AuctionFace:
        """As everybody sees it: bids are open. `begun`: everybody sits, and it is not over."""
        held = self.standing()
        return AuctionFace(
            bidder=held.bidder if begun else None,
            least=held.least,
            most=held.most,
            bid=held.bid,
            leader=held.leader,
            calls=self.calls,
        )

    def hear(self, seat: int, call: int, by: int) -> None:
        self.calls = [*self.calls, Called(seat=seat, call=call, by=by)]

    def go_back(self, calls: int) -> None:
        self.calls = self.calls[:calls]

    def before_last_of(self, seat: int, is_bot: Callable[[int], bool]) -> int | None:
        """How many calls stood before the last one that this seat made, for itself or for somebody who was
        away; None where it has made none, or another person has called since."""
        for number, called in reversed(list(enumerate(self.calls))):
            if called.by == seat:
                return number
            if not is_bot(called.by):
                return None
        return None
