"""Why one move is better than another, in figures."""

from types import SimpleNamespace

import pytest

from safehouse.bots.judge import judge_of
from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Moves
from safehouse.games.infiltraitors.review import hit


def test_a_shot_hits_by_how_many_cards_its_suspect_can_be() -> None:
    mind = SimpleNamespace(private=[0b1, 0b1011], target_of=lambda move: move - Moves.ELIMINATE, aimed=1)
    assert hit(mind, Moves.ELIMINATE) == 1.0
    assert hit(mind, Moves.ELIMINATE + 1) == pytest.approx(1 / 3)
    names = [hit(mind, move) for move in range(Moves.NAME, Moves.DECLINE_REWARD)]
    assert sum(names) == pytest.approx(1.0) and sum(name > 0.0 for name in names) == 3
    assert hit(mind, Moves.CATCH) == hit(mind, Moves.GIVE) == 0.0


def test_the_card_of_a_clue_tells_of_the_suspects_it_does_not_lie_beside() -> None:
    options = GAME.read_options({"mission": "5", "agents": 3})
    state = GAME.deal(options, "shown", listen=False)
    random, judge = Stream("shown"), judge_of(GAME, options)
    found, bot = set[bool](), make("easy", GAME, options)
    while state.pending() and len(found) < 2:
        seat = state.pending()[0]
        moves = state.moves(seat)
        signs = judge.signs(GAME.view(state, seat), moves, random.split())
        for move, sign in zip(moves, signs, strict=True):
            if Moves.GIVE <= move < Moves.WAIT:
                found.add(sign["shown"] > 0.0)
            else:
                assert sign["shown"] == 0.0
        state.play(seat, bot.choose(GAME.view(state, seat), moves, random))
    assert found == {True, False}
