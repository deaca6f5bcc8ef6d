"""The coach of a first game: tips that come when their moment comes, each once, one at a time."""

from collections.abc import Iterable, Mapping

from safehouse.core.lessons.book import FirstGame, Tip
from safehouse.core.moves import Value


class Coach:
    def __init__(self, first: FirstGame) -> None:
        self._left = list(first.coach)

    def hear(self, told: Iterable[Mapping[str, Value | None]], question: str) -> Tip | None:
        """The tip for what was told or is asked now; of several the one that the game lists first."""
        kinds = {event["kind"] for event in told}
        for tip in self._left:
            if tip.when.question == question or tip.when.event in kinds:
                self._left.remove(tip)
                return tip
        return None
