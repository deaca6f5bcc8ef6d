"""What things of a game are, do and mean now, in the words of a client's language."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from safehouse.core.about import explain, meaning, topics
from safehouse.core.game import AnyGame
from safehouse.core.words import Words
from safehouse.table.messages import AboutAnswer, Meaning, MeaningAsked
from safehouse.table.workers import NotAView

KEPT: Final = 32
"""Answers that are kept: one for each language of each game and of the options most asked about."""


def everything(game: AnyGame, language: str, options: dict[str, Any]) -> AboutAnswer:
    """Raises `OptionError` where the options are not possible."""
    whole = game.read_options(options).to_json()
    return _everything(game, language, msgspec.json.encode(whole, order="sorted"))


@lru_cache(maxsize=KEPT)
def _everything(game: AnyGame, language: str, options: bytes) -> AboutAnswer:
    words = Words(language, game, options=game.read_options(msgspec.json.decode(options)))
    told = (explain(topic, words) for topic in topics(game))
    return AboutAnswer(topics=[each for each in told if each is not None])


def now(game: AnyGame, language: str, asked: MeaningAsked) -> Meaning:
    """Raises `OptionError`, and `NotAView` with the reason."""
    options = game.read_options(asked.options)
    try:
        view = msgspec.convert(asked.view, game.view_type)
        words = Words(language, game, asked.players, view.seat, options=options)
        return Meaning(sentences=meaning(asked.topic, view, words))
    except (
        msgspec.ValidationError,
        LookupError,
        ValueError,
        TypeError,
        AttributeError,
        StopIteration,
    ) as error:
        raise NotAView(f"{type(error).__name__}: {error}") from None
