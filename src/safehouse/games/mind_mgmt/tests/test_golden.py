"""Recorded games play again to the same end, and every end occurs in one of them."""

from pathlib import Path

import pytest

from safehouse.core.save import parse, replay
from safehouse.games.mind_mgmt import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_plays_again(path: Path) -> None:
    result = replay(parse(path.read_bytes())).result()
    assert result is not None
    assert path.stem.endswith(result.reason)


def test_there_is_a_golden_game_for_every_end() -> None:
    for reason in GAME.end_reasons:
        assert any(path.stem.endswith(reason) for path in GOLDEN), reason
