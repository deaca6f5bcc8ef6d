"""What the people of a table propose to each other: to take a move back, to be followed, to play again."""

from collections.abc import Callable, Iterable

from safehouse.table import entries as did
from safehouse.table.messages import Offer


class Offers:
    """Those that stand. `changed` counts up whenever one comes, goes or gets an answer."""

    def __init__(self) -> None:
        self.standing: list[Offer] = []
        self.made = 0
        """The number of the last one ever made."""
        self.changed = 0

    def find(self, number: int) -> Offer | None:
        return next((offer for offer in self.standing if offer.number == number), None)

    def ripe(self) -> Offer | None:
        """One to which everybody agreed."""
        return next((offer for offer in self.standing if not offer.waiting), None)

    def make(self, entry: did.Offered, people: Iterable[int]) -> None:
        self.made = entry.number
        waiting = [seat for seat in people if seat != entry.seat]
        self.standing.append(
            Offer(number=entry.number, kind=entry.kind, seat=entry.seat, agreed=[entry.seat], waiting=waiting)
        )
        self.changed += 1

    def answer(self, entry: did.Answered) -> None:
        offer = self.find(entry.offer)
        assert offer is not None
        if entry.yes:
            offer.agreed.append(entry.seat)
            offer.waiting.remove(entry.seat)
            self.changed += 1
        else:
            self.drop(lambda other: other is offer)

    def drop(self, gone: Callable[[Offer], bool]) -> None:
        kept = [offer for offer in self.standing if not gone(offer)]
        if len(kept) != len(self.standing):
            self.standing = kept
            self.changed += 1

    def do_without(self, seat: int) -> None:
        """Nobody waits any more for the answer of somebody who has resigned."""
        for offer in self.standing:
            if seat in offer.waiting:
                offer.waiting.remove(seat)
                self.changed += 1
