"""Rules that tell everybody what only some may know are found out, by the comparison and by the search."""

from typing import Any

import pytest
from searching import GAMES, LONGEST, Search, searched
from secrecy import Leak
from twin_tables import compare

from safehouse.core.game import AnyGame
from safehouse.core.seats import EVERYONE
from safehouse.core.shelf import find
from safehouse.core.state import State


def told_to_all(monkeypatch: pytest.MonkeyPatch, game: AnyGame, kind: str) -> None:
    """A fault in the rules: everybody is told what only some may know."""
    state = type(game.deal(game.typical(), "any"))
    number = game.book.index[kind]
    for teller in ("tell", "tell_only"):
        real = getattr(state, teller)

        def tell(self: State, few: int, told: int, *args: int, real: Any = real) -> None:
            real(self, few, told, *args)
            if told == number and self.events is not None:
                self.events[-1].audience = self.events[-1].insiders = EVERYONE

        monkeypatch.setattr(state, teller, tell)


@pytest.mark.parametrize("name", GAMES)
def test_the_search_finds_every_secret_that_is_told_to_everybody(name: str) -> None:
    """One kind of event after another, of those that occurred."""
    game, tried = find(name), 0
    for kind in game.book.kinds:
        found = [n for n, search in enumerate(searched(name)) if kind.name in search.kinds]
        if kind.insiders is None or kind.opens or not found:
            continue
        with pytest.MonkeyPatch.context() as faulty, pytest.raises(Leak):
            told_to_all(faulty, game, kind.name)
            Search(game, game.configurations()[found[0]], f"{name} {found[0]}").run(LONGEST)
        tried += 1
    assert tried > 0


def test_the_comparison_notices_a_secret_that_is_told_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a faulty event tells is no reveal to those whom its kind does not name."""
    game = find("_template")
    told_to_all(monkeypatch, game, "swapped")
    with pytest.raises(AssertionError, match="swapped"):
        for number in range(10):
            compare(game, game.read_options(), f"told-{number}")
