"""The coach of a first game: tips that come when their moment comes, each once, one at a time."""

from collections.abc import Callable, Collection, Iterable, Mapping

from safehouse.core.lessons.book import FirstGame, Tip, When
from safehouse.core.moves import Value


class Coach:
    def __init__(self, first: FirstGame) -> None:
        self._left = list(first.coach)

    def hear(self, told: Iterable[Mapping[str, Value | None]], question: str) -> Tip | None:
        """The tip for what was told or is asked now; of several the one that the game lists first."""
        kinds = {event["kind"] for event in told}
        return self._first(lambda when: when.question == question or when.event in kinds)

    def hear_refusal(self, clauses: Collection[str]) -> Tip | None:
        """The tip for what the learner was told is not allowed."""
        return self._first(lambda when: when.refused in clauses)

    def _first(self, is_now: Callable[[When], bool]) -> Tip | None:
        tip = next((tip for tip in self._left if is_now(tip.when)), None)
        if tip is not None:
            self._left.remove(tip)
        return tip
