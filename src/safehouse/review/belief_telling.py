"""Beliefs in sentences, and how they changed."""

from collections.abc import Iterator
from typing import Final

import msgspec

from safehouse.core.moves import Value
from safehouse.core.seats import WATCHER
from safehouse.core.words import Words
from safehouse.review.amounts import bits, possibilities
from safehouse.review.beliefs import Believed, Likelihood, Passage
from safehouse.review.knowing import Known

MOST_TOLD: Final = 8
"""Values of one fact that are named."""
MOST_CHANGES: Final = 6
NOTICED: Final = 0.01
MOST_STOPS: Final = 2
"""Places of a trail that are named for an hour, where they are likely enough."""
LIKELY: Final = 0.1


class Change(msgspec.Struct, frozen=True):
    """How likely a value was before an act, and after it."""

    value: Value
    before: float
    after: float


def changes(was: Believed | None, became: Believed | None) -> list[Change]:
    """Of one fact, what changed by a hundredth or more, most first."""
    before = {each.value: each.chance for each in was.values} if was is not None else {}
    after = {each.value: each.chance for each in became.values} if became is not None else {}
    every = [Change(value, before.get(value, 0.0), after.get(value, 0.0)) for value in {**after, **before}]
    found = [change for change in every if abs(change.after - change.before) >= NOTICED]
    found.sort(key=lambda change: (-abs(change.after - change.before), -change.after, str(change.value)))
    return found[:MOST_CHANGES]


def paired(was: list[Believed], became: list[Believed]) -> Iterator[tuple[Believed | None, Believed | None]]:
    """The same fact about the same seat before and after; None where it was no secret."""
    before, after = ({(belief.fact, belief.seat): belief for belief in beliefs} for beliefs in (was, became))
    for secret in {**before, **after}:
        yield before.get(secret), after.get(secret)


def change_lines(was: list[Believed], became: list[Believed], words: Words) -> Iterator[str]:
    for before, after in paired(was, became):
        belief = after or before
        assert belief is not None
        told = [
            words.say(
                "believed-change",
                value=value_name(change.value, words),
                before=round(100 * change.before),
                after=round(100 * change.after),
            )
            for change in changes(before, after)
        ]
        if told:
            yield words.say("believed-line", fact=fact_name(belief, words), values=", ".join(told))


def known_told(known: Known, words: Words) -> Iterator[str]:
    """What everybody knew of a seat, the public first."""
    of = words.player(known.seat)
    if not known.knowers:
        yield words.say("review-known-none", player=of)
        return
    yield words.say("review-known-of", player=of)
    for knower in known.knowers:
        key = "public" if knower.seat == WATCHER else "by"
        yield words.say(
            f"review-known-{key}",
            player=words.player(knower.seat),
            count=possibilities(knower.bits),
            bits=bits(knower.bits, words),
            truth=round(100 * knower.truth),
        )
        yield from (f"  {belief_line(belief, words)}" for belief in knower.believed)
        if knower.trail:
            yield f"  {trail_line(knower.trail, words)}"
    yield words.say("review-known-honest")


def trail_line(trail: list[Passage], words: Words) -> str:
    return words.say(
        "believed-line", fact=words.say("believed-trail-by-hour"), values="; ".join(trail_told(trail, words))
    )


def trail_told(trail: list[Passage], words: Words) -> list[str]:
    """The likeliest places of a trail, hour by hour."""
    by_hour: dict[int, list[Likelihood]] = {}
    for passage in trail:
        for hour in passage.hours:
            by_hour.setdefault(int(hour.value), []).append(Likelihood(passage.place, hour.chance))
    return [stops_told(hour, by_hour[hour], words) for hour in sorted(by_hour)]


def stops_told(hour: int, stops: list[Likelihood], words: Words) -> str:
    likeliest = sorted(stops, key=lambda stop: (-stop.chance, str(stop.value)))[:MOST_STOPS]
    named = [stop for stop in likeliest if stop.chance >= LIKELY] or likeliest[:1]
    return words.say("believed-stops", hour=hour, stops=", ".join(likelihood(stop, words) for stop in named))


def passage_told(passage: Passage, words: Words) -> str:
    hours = [
        words.say("believed-hour", hour=each.value, chance=round(100 * each.chance))
        for each in passage.hours
        if each.chance >= NOTICED
    ]
    chance = round(100 * passage.chance)
    place = value_name(passage.place, words)
    return words.say("believed-passage", place=place, chance=chance, hours=", ".join(hours))


def belief_line(belief: Believed, words: Words) -> str:
    values = [likelihood(each, words) for each in belief.values[:MOST_TOLD]]
    return words.say("believed-line", fact=fact_name(belief, words), values=", ".join(values))


def fact_name(belief: Believed, words: Words) -> str:
    return words.say(f"belief-{belief.fact}", player=words.player(belief.seat) if belief.seat >= 0 else "")


def likelihood(each: Likelihood, words: Words) -> str:
    return words.say("believed-chance", value=value_name(each.value, words), chance=round(100 * each.chance))


def value_name(value: Value, words: Words) -> str:
    return str(value) if isinstance(value, int) else words.thing(value) or value
