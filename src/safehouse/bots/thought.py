"""Why a bot moved: what it believed and what it expected. Told after the game, never during it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log, log2
from typing import Final

import msgspec

from safehouse.core.game import Worlds
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.topics import Saying

Facts = Callable[[State, int], Mapping[str, Value]]
"""Hidden facts of an imagined world that matter to a seat, e.g. {"hidden_card": "mole"}; a fact about a player
ends with the seat, "identity@2"."""

FEWEST_WORLDS: Final = 64
MOST_WORLDS: Final = 1024
BIAS: Final = 0.03
"""Bits by which draws may make one fact look more certain than it is; worlds are drawn until it is no more."""
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
    the shares of the choices, not simply the best. `effort`: iterations, rollouts or leaves it took.
    `gained`: how many bits about what it believed in the move itself brought; null where nobody can say.
    `meant`: what the move was to tell the others, in sentences."""

    bot: str
    move: int
    before: float | None = None
    after: float | None = None
    choices: list[Choice] = []
    beliefs: list[Belief] = []
    drawn: bool = False
    effort: int = 0
    gained: float | None = None
    meant: list[Saying] = []


def believe(facts: Facts | None, worlds: Worlds, seat: int, random: Stream) -> list[Belief]:
    """What holds in the worlds a view allows, the likeliest first; certainties are left out."""
    return held(facts, worlds, seat, random)[:MOST_BELIEFS]


def held(facts: Facts | None, worlds: Worlds, seat: int, random: Stream) -> list[Belief]:
    """All that is believed, however unlikely."""
    if facts is None:
        return []
    counts, drawn = tally(facts, worlds, seat, random)
    found = [
        Belief(fact, value, count / drawn)
        for fact, values in counts.items()
        for value, count in values.items()
        if count < drawn
    ]
    found.sort(key=lambda belief: (-belief.chance, belief.fact, str(belief.value)))
    return found


def tally(facts: Facts, worlds: Worlds, seat: int, random: Stream) -> tuple[dict[str, dict[Value, int]], int]:
    """How often each fact had each value, and in how many worlds: as many as the facts' values call for."""
    counts: dict[str, dict[Value, int]] = {}
    drawn = 0
    while drawn < FEWEST_WORLDS or (drawn < MOST_WORLDS and bias(counts, drawn) > BIAS):
        for fact, value in facts(worlds.draw(random), seat).items():
            values = counts.setdefault(fact, {})
            values[value] = values.get(value, 0) + 1
        drawn += 1
    return counts, drawn


def bias(counts: Mapping[str, Mapping[Value, int]], drawn: int) -> float:
    """By how many bits the entropy of the most varied fact is too low after so many draws (Miller, Madow)."""
    most = max((len(values) for values in counts.values()), default=1)
    return (most - 1) / (2 * drawn * log(2))


def bits(beliefs: Sequence[Belief]) -> float:
    """How much is unknown about the facts believed in. What a question gained is the difference it made."""
    return -sum(belief.chance * log2(belief.chance) for belief in beliefs if belief.chance > 0.0)


def gain(before: Sequence[Belief], after: Sequence[Belief]) -> float:
    """How many bits less are unknown of the facts believed in before; negative where a move has brought
    more doubt than it took away."""
    asked = {belief.fact for belief in before}
    return bits(before) - bits([belief for belief in after if belief.fact in asked])


def mixture(thought: Thought | None, move: int) -> dict[int, float]:
    """The shares that a move was drawn from, where its bot says that it draws; else the move alone, as where a
    bot is asked on after a move of which it thought nothing."""
    shares = {choice.move: choice.share for choice in merged(thought.choices)} if thought is not None else {}
    whole = sum(shares.values())
    if thought is None or not thought.drawn or whole == 0.0:
        return {move: 1.0}
    return {code: share / whole for code, share in shares.items() if share > 0.0}


def about(thought: Thought, move: int) -> Thought:
    """The same thought told of the move that was made, which a fresh mind need not have chosen again."""
    choices = merged(thought.choices)
    made = next((choice for choice in choices if choice.move == move), None)
    after = thought.after if thought.move == move else made.chance if made is not None else None
    return msgspec.structs.replace(thought, move=move, after=after, choices=choices)


def merged(choices: Iterable[Choice]) -> list[Choice]:
    """Each move once, the most favoured first; where a bot saw several ways to go on, the best chance."""
    found: dict[int, Choice] = {}
    for choice in choices:
        other = found.get(choice.move)
        if other is not None:
            chances = [each.chance for each in (choice, other) if each.chance is not None]
            choice = Choice(choice.move, choice.share + other.share, max(chances, default=None))
        found[choice.move] = choice
    return sorted(found.values(), key=lambda choice: (-choice.share, -(choice.chance or 0.0), choice.move))
