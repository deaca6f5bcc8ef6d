"""What reviews say of moves whose worth is known."""

import pytest

from safehouse.bots.judge import judge_of
from safehouse.core.random import Stream
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.tests.town import Town
from safehouse.review.judging import verdict_on
from safehouse.review.shape import Verdict
from safehouse.review.weighing import weigh

SEEDS = ("1", "2", "3")


def verdicts_on(town: Town, move: str) -> set[Verdict]:
    """With several seeds."""
    judge = judge_of(GAME, GAME.typical())
    code = GAME.space.from_text(move)
    found = [weigh(judge, town.view(0), town.s.moves(0), code, Stream(seed)) for seed in SEEDS]
    return {verdict_on(judge, each.loss, each.error) for each in found}


def test_a_crime_that_is_not_committed_is_a_loss_whatever_the_seed() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").major(0)
    assert verdicts_on(town, "pass_crime") == {"loss"}
    assert verdicts_on(town, "commit A1a") == {"good"}


@pytest.mark.parametrize(("move", "verdict"), [("move jumper counter", "good"), ("end_actions", "loss")])
def test_a_step_on_the_way_is_judged_by_where_the_turn_leads(move: str, verdict: Verdict) -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P02").stand(jumper="harbor")
    town.s.barriers = [0, 1]
    town.acting(0, actions=2)
    assert verdicts_on(town, move) == {verdict}
