"""Imagined worlds agree with all that was revealed, shown and put away."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.stationfall import GAME, components
from safehouse.games.stationfall import moves as m
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.state import Stationfall
from safehouse.games.stationfall.tests.scene import Scene, cast


def imagines_the_same(state: Stationfall, draws: int = 2) -> None:
    for seat in range(WATCHER, state.seats):
        seen = GAME.view_bytes(state, seat)
        worlds = GAME.worlds(GAME.read_view(seen))
        random = Stream(f"seat {seat}")
        for _ in range(draws):
            world = worlds.draw(random)
            assert GAME.view_bytes(world, seat) == seen
            assert GAME.components(world) == GAME.components(state)


@clause("SF-3.5.1a", "SF-A.enigma", "SF-A.homework.1")
def test_the_card_shown_after_an_enigma_may_be_the_old_identity() -> None:
    scene = Scene(cast("stranger"), players=4)
    scene.set("red identity exile stranger")
    state = scene.state
    setup.lay_kompromats(state, setup.kompromat_deck(state))
    held = {card for cards in state.dealt for card in cards}
    state.undealt = [card for card in setup.identity_deck(state) if card not in held]
    scene.plays("red reveal stranger", "red show exile")
    imagines_the_same(state)
    worlds = GAME.worlds(GAME.view(state, 1))
    world = worlds.draw(Stream("blue"))
    assert components.IDENTITY_IDS[world.identity[0]] == "exile"


@clause("SF-3.5.1c", "SF-17.3.2")
@pytest.mark.parametrize(("players", "teams"), [(1, False), (2, False), (3, False), (4, False), (4, True)])
def test_worlds_can_be_dealt_after_every_kind_of_reveal(players: int, teams: bool) -> None:
    for number in range(3):
        state = GAME.deal(GAME.read_options({"players": players, "teams": teams}), f"reveal {number}", False)
        random = Stream(f"reveal {players} {number}")
        while pending := state.pending():
            seat = random.choose(pending)
            moves = state.moves(seat)
            reveals = [move for move in moves if m.VERB_OF[move] in (m.REVEAL, m.SHOW)]
            if reveals:
                state.play(seat, random.choose(reveals))
                imagines_the_same(state)
            else:
                state.play(seat, random.choose(moves))
