"""Every bot that can play a game, by name: the general ones, the game's own, and the levels."""

from collections.abc import Sequence
from typing import Any

from safehouse.bots.bot import Bot, Maker, hooks
from safehouse.bots.greedy import Greedy
from safehouse.bots.levels import levels
from safehouse.bots.planner import Planner
from safehouse.bots.random_bot import RandomBot
from safehouse.bots.thought import Thought
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.view import View


class UnknownBot(SafehouseError):
    """There is no bot of this name for this game."""


def makers(game: AnyGame) -> dict[str, Maker]:
    """Every bot that can play this game, by name: the general ones, the game's own, and the levels."""
    found: dict[str, Maker] = {"random": lambda _: RandomBot(), "planner": Planner}
    own = hooks(game)
    if own is not None and hasattr(own, "evaluate"):
        found["greedy"] = lambda g, **settings: Greedy(g, own.evaluate, **settings)
    if own is not None:
        found |= getattr(own, "BOTS", {})
    for name, level in levels(game).items():
        found[name] = _of_level(level.bot)
    return found


def _of_level(spec: str) -> Maker:
    return lambda game: make(spec, game)


def make(spec: str, game: AnyGame, options: Options | None = None, seated: Sequence[str] = ()) -> Bot:
    """A bot by name, with settings after a colon: "expert", "planner:iterations=500+form=multiple"; where the
    options are given it sits down (`Bot.sit`)."""
    name, _, rest = spec.partition(":")
    known = makers(game)
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r} for {game.id}; there are: {', '.join(known)}")
    try:
        bot = known[name](game, **read_settings(rest))
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"bot {spec!r}: {error}") from None
    if options is not None:
        bot.sit(options, seated)
    return bot


def explain(bot: Bot, view: View, moves: list[int], seed: str = "why") -> Thought | None:
    """What a bot makes of a decision, for a replay: it is asked afresh, with what the seat could see then."""
    bot.choose(view, moves, Stream(seed))
    bot.rest()
    return bot.thought()


def read_settings(text: str) -> dict[str, Any]:
    """Settings written as "iterations=500+form=multiple"; commas part bots, not settings."""
    settings: dict[str, Any] = {}
    for part in filter(None, text.split("+")):
        name, found, value = part.partition("=")
        if not found:
            raise ValueError(f"{part!r} is no setting; it is written name=value")
        settings[name.strip()] = _value(value.strip())
    return settings


def _value(text: str) -> Any:
    if text in {"true", "false"}:
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
