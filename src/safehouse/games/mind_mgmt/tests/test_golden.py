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
    mode, _, reason = path.stem.partition("_")
    if mode in ("training", "full"):
        assert result.reason == reason


def test_there_is_a_golden_game_for_every_end() -> None:
    reasons = {path.stem.partition("_")[2] for path in GOLDEN}
    assert set(GAME.end_reasons) <= reasons
