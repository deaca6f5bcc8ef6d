"""Whoever sits down to a bot reads its name in their own language."""

import pytest

from safehouse.bots.roster import makers
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_bot_has_a_name(game: str, language: str) -> None:
    words = Words(language)
    assert not [bot for bot in makers(find(game)) if not words.has(f"bot-{bot}")]
