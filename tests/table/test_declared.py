"""Nobody is sent what is declared secret: every frame of whole games, for every seat and the watcher."""

import msgspec
import pytest
from searching import GAMES, LONGEST, Search, searched
from secrecy import Leak

from safehouse.core.game import AnyGame
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.view import View


@pytest.mark.parametrize("name", GAMES)
def test_no_frame_of_a_game_holds_what_is_declared_secret(name: str) -> None:
    looked = sum(search.looked for search in searched(name))
    assert looked > 10 or name == "_template", "its secrets are numbers"


def test_the_search_finds_a_hidden_card_that_a_view_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("agent_avenue")
    real = type(game).view

    def indiscreet(self: AnyGame, state: State, seat: int) -> View:
        """The watcher's view shows the hand of the first seat."""
        view = real(self, state, seat)
        if seat != WATCHER:
            return view
        open_hand = msgspec.structs.replace(view.players[0], hand=real(self, state, 0).players[0].hand)
        return msgspec.structs.replace(view, players=[open_hand, *view.players[1:]])

    monkeypatch.setattr(type(game), "view", indiscreet)
    with pytest.raises(Leak, match=r"-1 sees the \w+ of .* at /players/\*/hand"):
        Search(game, game.typical(), "indiscreet").run(LONGEST)
