"""How much an agent knows of what is hidden: the log loss of the truth under its beliefs."""

from collections.abc import Mapping
from math import fsum, log2
from typing import Final, Protocol, runtime_checkable

import msgspec

from safehouse.bots.bot import Bot, hooks
from safehouse.bots.judge import Shares
from safehouse.bots.thought import Facts, tally
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.view import View

LEAST: Final = 1 / 1024
"""What was held impossible counts as this likely: no surprise is worth more than ten bits."""
ROUNDING: Final = 1e-3


@runtime_checkable
class Believer(Protocol):
    """An agent that says what it believes of a game's facts, by fact how likely each value is."""

    def beliefs(self, view: View) -> Shares: ...


class Surprise(msgspec.Struct, frozen=True):
    """In bits, how far the truth of one fact was from being known at one decision: to the agent, and to whoever
    holds every world alike that its view allows."""

    agent: float
    rules: float


class Examiner:
    """Asks for one hidden fact of a game (`facts` in its bots), or one of its kind for each other seat."""

    def __init__(self, game: AnyGame, fact: str) -> None:
        self._game = game
        self._fact = fact
        own = hooks(game)
        assert own is not None, f"{game.id} names no facts"
        self._facts: Facts = own.facts

    def surprises(self, record: Record, view: View, bot: Bot, random: Stream) -> list[Surprise]:
        """The truth is looked up for the score alone; what is scored comes from the view."""
        truth = self._asked(self._facts(record.truth(), view.seat))
        if not truth:
            return []
        counts, drawn = tally(self._facts, self._game.worlds(view), view.seat, random)
        by_rules = {fact: {value: n / drawn for value, n in counts[fact].items()} for fact in counts}
        stated: Shares = checked(bot.beliefs(view)) if isinstance(bot, Believer) else by_rules
        return [
            Surprise(agent=_bits(stated, fact, value), rules=_bits(by_rules, fact, value))
            for fact, value in truth.items()
        ]

    def _asked(self, found: Mapping[str, Value]) -> Mapping[str, Value]:
        return {fact: value for fact, value in found.items() if fact.partition("@")[0] == self._fact}


def checked(stated: Shares) -> Shares:
    """Beliefs that can be scored: of each fact, shares of one. Whoever held everything certain would never be
    surprised."""
    for fact, shares in stated.items():
        if not (all(share >= 0.0 for share in shares.values()) and fsum(shares.values()) <= 1.0 + ROUNDING):
            raise SafehouseError(f"beliefs about {fact} are no shares of one: {dict(shares)}")
    return stated


def _bits(shares: Shares, fact: str, value: Value) -> float:
    return -log2(max(LEAST, shares.get(fact, {}).get(value, 0.0)))
