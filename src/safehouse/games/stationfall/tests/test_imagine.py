"""Imagined worlds agree with all that was revealed, shown and put away."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.codes import KIND_OF, Kinds
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.position import DISCARDED, IN_HAND
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import IDENTITY_IDS
from safehouse.games.stationfall.tests.scene import Scene, card_of, cast


def imagines_the_same(state: Stationfall, draws: int = 2) -> None:
    for seat in range(WATCHER, state.seats):
        seen = GAME.view_bytes(state, seat)
        worlds = GAME.worlds(GAME.read_view(seen))
        random = Stream(f"seat {seat}")
        for _ in range(draws):
            world = worlds.draw(random)
            assert GAME.view_bytes(world, seat) == seen
            assert GAME.components(world) == GAME.components(state)


def complete(state: Stationfall) -> None:
    """Every kompromat lies somewhere, and no identity card is missing."""
    setup.lay_kompromats(state, setup.kompromat_deck(state))
    held = {card for cards in state.dealt for card in cards}
    state.undealt = [card for card in setup.identity_deck(state) if card not in held]


@clause("SF-3.5.1a", "SF-A.enigma", "SF-A.homework.1")
def test_the_card_shown_after_an_enigma_may_be_the_old_identity() -> None:
    scene = Scene(cast("stranger"), players=4)
    scene.set("red identity exile stranger")
    state = scene.state
    complete(state)
    scene.plays("red reveal stranger", "red show exile")
    imagines_the_same(state)
    worlds = GAME.worlds(GAME.view(state, 1))
    world = worlds.draw(Stream("blue"))
    assert IDENTITY_IDS[world.identity[0]] == "exile"


@clause("SF-3.5.1c", "SF-17.3.2")
@pytest.mark.parametrize(("players", "teams"), [(1, False), (2, False), (3, False), (4, False), (4, True)])
def test_worlds_can_be_dealt_after_every_kind_of_reveal(players: int, teams: bool) -> None:
    for number in range(3):
        state = GAME.deal(GAME.read_options({"players": players, "teams": teams}), f"reveal {number}", False)
        random = Stream(f"reveal {players} {number}")
        while pending := state.pending():
            seat = random.choose(pending)
            moves = state.moves(seat)
            reveals = [move for move in moves if KIND_OF[move] in (Kinds.REVEAL, Kinds.SHOW)]
            if reveals:
                state.play(seat, random.choose(reveals))
                imagines_the_same(state)
            else:
                state.play(seat, random.choose(moves))


@clause("SF-A.tradecraft.1", "SF-I.11")
def test_nobody_else_can_tell_which_known_kompromats_were_discarded() -> None:
    scene = Scene()
    scene.set("red identity exile")
    complete(scene.state)
    scene.tell("""
        + used engineer
        + red holds stranger colonel consort
        > red reveal exile
        > red activate exile
        > red kompromat stranger
        > red wait
        > red tradecraft
    """)
    twin = Scene()
    twin.state = scene.state.copy()
    twin.state.events = []
    scene.state.events = []
    scene.plays("red discard colonel", "red discard consort", "red take engineer")
    twin.plays("red discard colonel", "red discard stranger", "red take engineer")
    for seat in (WATCHER, 1, 2, 3):
        assert scene.view(seat) == twin.view(seat)
        assert scene.told(seat) == twin.told(seat)
    assert scene.view(0) != twin.view(0)
    assert [(k.character, k.hand) for k in scene.view(1).kompromats_kept] == [("stranger", 0)]
    imagines_the_same(scene.state)
    imagines_the_same(twin.state)
    worlds = GAME.worlds(scene.view(1))
    random = Stream("blue")
    places = {worlds.draw(random).kompromat[card_of("stranger")] for _ in range(40)}
    assert places == {IN_HAND + 0, DISCARDED + 0}
