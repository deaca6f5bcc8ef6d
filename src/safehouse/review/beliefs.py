"""What a view leaves to believe about what is hidden, as it is drawn and told."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from safehouse.bots.judge import Judge, Shares
from safehouse.bots.thought import Facts, tally
from safehouse.core.game import Worlds
from safehouse.core.moves import Value
from safehouse.core.random import Stream

MOST_VALUES: Final = 12
"""Of one fact; the least likely ones are left out."""
MOST_HOURS: Final = 3
"""Of one place on a trail."""
WHOLE_MAP: Final = 100
"""The same where they are places, which a map shows."""


class Likelihood(msgspec.Struct, frozen=True):
    value: Value
    chance: float


class Believed(msgspec.Struct, frozen=True):
    """Of one hidden fact, the likeliest values first. `seat`: whose secret it is; -1 where it is nobody's.

    Where several things are hidden together (a hand), each is told by the chance that it is among them."""

    fact: str
    seat: int
    values: list[Likelihood]


class Passage(msgspec.Struct, frozen=True):
    """A place on a trail: how likely it was passed at all, and at which hours, the likeliest first."""

    place: Value
    chance: float
    hours: list[Likelihood]


class Drawn(msgspec.Struct, frozen=True):
    """How often each fact had each value, in so many worlds."""

    counts: dict[str, dict[Value, int]]
    worlds: int

    @property
    def shares(self) -> Shares:
        return {
            fact: {value: count / self.worlds for value, count in values.items()}
            for fact, values in self.counts.items()
        }


def drawn(facts: Facts, worlds: Worlds, seat: int) -> Drawn:
    """The same view gives the same worlds."""
    return Drawn(*tally(facts, worlds, seat, Stream("onlooker")))


def told(shares: Shares, seat: int, most: int = MOST_VALUES) -> list[Believed]:
    """A fact whose name ends with a seat ("identity@2") is about that one."""
    found: list[Believed] = []
    for fact, values in shares.items():
        name, _, other = fact.partition("@")
        if values:
            found.append(Believed(name, int(other) if other else seat, likeliest(among(values), most)))
    return found


def among(values: Mapping[Value, float]) -> Mapping[Value, float]:
    """Things hidden together are written side by side; how likely each of them is there."""
    if not any(isinstance(value, str) and " " in value for value in values):
        return values
    found: dict[Value, float] = {}
    for value, chance in values.items():
        for part in set(str(value).split()):
            found[part] = found.get(part, 0.0) + chance
    return found


def passages(trail: Sequence[Mapping[Value, float]]) -> list[Passage]:
    """Every place that can have been passed, the likeliest first; no trail comes to a place twice."""
    hours: dict[Value, dict[Value, float]] = {}
    for hour, places in enumerate(trail, 1):
        for place, chance in places.items():
            hours.setdefault(place, {})[hour] = chance
    whole = likeliest({place: sum(found.values()) for place, found in hours.items()}, WHOLE_MAP)
    return [Passage(each.value, each.chance, likeliest(hours[each.value], MOST_HOURS)) for each in whole]


def most_of(judge: Judge) -> int:
    """So many values of a fact are told in this game."""
    return WHOLE_MAP if judge.places else MOST_VALUES


def likeliest(values: Mapping[Value, float], most: int) -> list[Likelihood]:
    ranked = sorted(values.items(), key=lambda each: (-each[1], str(each[0])))
    return [Likelihood(value, round(chance, 4)) for value, chance in ranked[:most]]
