"""Why a bot moved: what it believed and what it expected. Told after the game, never during it."""

from collections.abc import Callable, Mapping, Sequence
from math import log2
from typing import Final

import msgspec

from safehouse.core.game import Worlds
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State

Facts = Callable[[State, int], Mapping[str, Value]]
"""Hidden facts of an imagined world that matter to a seat, e.g. {"hidden_card": "mole"}."""

WORLDS: Final = 64
MOST_BELIEFS: Final = 12


class Belief(msgspec.Struct, frozen=True):
    """How likely the bot held it that `fact` was `value`."""

    fact: str
    value: Value
    chance: float


class Choice(msgspec.Struct, frozen=True):
    """One open move: how much of the bot's mind it had, and the chance to win it promised."""

    move: int
    share: float
    chance: float | None = None


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """`before` and `after`: the chance to win as the bot saw it, from 0 to 1, with the decision open
    and with the chosen move made; null from a bot that judges nothing. `drawn`: the move was drawn by
    the shares of the choices, not simply the best. `effort`: iterations, rollouts or leaves it took."""

    bot: str
    move: int
    before: float | None = None
    after: float | None = None
    choices: list[Choice] = []
    beliefs: list[Belief] = []
    drawn: bool = False
    effort: int = 0


def believe(facts: Facts | None, worlds: Worlds, seat: int, random: Stream) -> list[Belief]:
    """What holds in the worlds a view allows, the likeliest first; certainties are left out."""
    if facts is None:
        return []
    counts: dict[tuple[str, Value], int] = {}
    for _ in range(WORLDS):
        for item in facts(worlds.draw(random), seat).items():
            counts[item] = counts.get(item, 0) + 1
    held = [Belief(fact, value, count / WORLDS) for (fact, value), count in counts.items() if count < WORLDS]
    held.sort(key=lambda belief: (-belief.chance, belief.fact, str(belief.value)))
    return held[:MOST_BELIEFS]


def bits(beliefs: Sequence[Belief]) -> float:
    """How much is unknown about the facts believed in. What a question gained is the difference it made."""
    return -sum(belief.chance * log2(belief.chance) for belief in beliefs if belief.chance > 0.0)
