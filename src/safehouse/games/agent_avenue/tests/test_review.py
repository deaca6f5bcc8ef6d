"""Reviews of Agent Avenue blame where it was measured that they may."""

import pytest

from safehouse.bots.judge import judge_of
from safehouse.games.agent_avenue import GAME
from safehouse.review.judging import blame_for


@pytest.mark.parametrize(
    ("options", "blame"),
    [
        ({"mode": "advanced"}, "bad"),
        ({"mode": "simple"}, ""),
        ({"mode": "advanced", "variant": "team4"}, ""),
    ],
)
def test_only_the_duel_that_was_measured_is_blamed(options: dict[str, str], blame: str) -> None:
    assert blame_for(judge_of(GAME, GAME.read_options(options)), 0.1) == blame
