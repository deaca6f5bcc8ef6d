"""What a decision was worth: some rounds find the best move, others measure it against the made one."""

from math import hypot, inf, sqrt
from typing import Final

import msgspec

from safehouse.bots.judge import Judge, Odds, Unit
from safehouse.core.random import Stream
from safehouse.core.view import View

NEXT_TO_NOTHING: Final[dict[Unit, float]] = {"chance": 0.035, "points": 0.5, "bits": 0.25}
"""In units of the judge's `point`."""
FIRST_LOOK: Final = 2
"""Rounds in which every open move takes part, at least; where few are open, one in `LOOKS` of those that
choose."""
LOOKS: Final = 15
FEW: Final = 25
STAGES: Final = ((12, 8), (5, 3), (3, 1))
"""So many of the moves go on until one of so many of the choosing rounds are over."""
LOOKS_FOR_SEVERAL: Final = 10
STAGES_FOR_SEVERAL: Final = ((12, 4), (6, 2), (4, 1))
"""The same where several rivals are sought, however many moves are open."""
PART: Final = 3
ERRORS: Final = 2.0
"""Standard errors on either side of what is told as an interval."""


class Standing(msgspec.Struct, frozen=True):
    """How well a seat stands, with two standard errors."""

    value: float
    error: float


class Weighed(msgspec.Struct, frozen=True):
    """`best` is the made move where nothing better was found. Errors are two standard errors; where the made
    move is the best, `error` says how much better another one could still be."""

    best: int
    value: float
    value_error: float
    loss: float
    error: float


def weigh(judge: Judge, view: View, moves: list[int], made: int, random: Stream) -> Weighed:
    """The made move against the best of the others. Rounds that choose do not measure: else what was lucky in
    them would look too good."""
    if judge.exact:
        return weigh_exactly(judge, view, moves, made, random)
    effort = judge.effort(view)
    if len(moves) == 1:
        return Weighed(made, *mean_and_error(rounds(judge, view, moves, effort.rounds, random)[made]), 0.0, 0.0)
    choosing = max(FIRST_LOOK, effort.rounds // 2)
    ranked = chosen(judge, view, moves, made, choosing, random)
    rivals = [move for move in ranked if move != made][: effort.rivals]
    measured = measure(judge, view, made, rivals, max(FIRST_LOOK, effort.rounds - choosing), random)
    other = last_rival(measured, made)
    ahead, error = difference(measured, made, other)
    if ranked[0] == made and ahead < next_to_nothing(judge):
        return Weighed(made, *mean_and_error(measured[made]), 0.0, max(0.0, ahead + error))
    return Weighed(other, *mean_and_error(measured[other]), ahead, error)


def chosen(judge: Judge, view: View, moves: list[int], made: int, number: int, random: Stream) -> list[int]:
    """The most promising moves, the best first, the made one among them: fewer with each look."""
    several = judge.effort(view).rivals > 1
    played = first_look(number, len(moves), several)
    seen = rounds(judge, view, moves, played, random)
    for size, part in STAGES_FOR_SEVERAL if several else STAGES:
        running = leading(seen, made, size)
        more = max(0, number // part - played)
        added = rounds(judge, view, running, more, random)
        seen = {move: seen[move] + added[move] for move in running}
        played += more
    return leading(seen, made, len(seen))


def first_look(number: int, moves: int, several: bool) -> int:
    """Rounds in which every open move takes part."""
    if several:
        return max(FIRST_LOOK, number // LOOKS_FOR_SEVERAL)
    return max(FIRST_LOOK, number // LOOKS) if moves <= FEW else FIRST_LOOK


def measure(
    judge: Judge, view: View, made: int, rivals: list[int], number: int, random: Stream
) -> dict[int, list[float]]:
    """The made move and its rivals in the same rounds, until one of them is clearly better by more than next to
    nothing or none is left that may be."""
    found: dict[int, list[float]] = {move: [] for move in (made, *rivals)}
    least, longest, running = next_to_nothing(judge), judge.effort(view).patience * number, rivals
    while running and len(found[made]) < longest:
        added = rounds(judge, view, [made, *running], max(FIRST_LOOK, -(-number // PART)), random)
        found |= {move: found[move] + added[move] for move in added}
        if len(found[made]) < number // 2:
            continue
        stand = {move: difference(found, made, move) for move in running}
        if any(ahead - least > judge.clear * error for ahead, error in stand.values()):
            break
        running = [move for move, (ahead, error) in stand.items() if least - ahead <= judge.clear * error]
    return found


def last_rival(measured: dict[int, list[float]], made: int) -> int:
    """The best of those that took part to the end."""
    last = [move for move in measured if move != made and len(measured[move]) == len(measured[made])]
    return max(last, key=lambda move: (sum(measured[move]), -last.index(move)))


def difference(seen: dict[int, list[float]], made: int, other: int) -> tuple[float, float]:
    """How much better the other move was, with two standard errors."""
    return mean_and_error([o - m for o, m in zip(seen[other], seen[made], strict=False)])


def next_to_nothing(judge: Judge) -> float:
    """A difference that reviews do not speak of, in the unit of the judge."""
    return NEXT_TO_NOTHING[judge.unit] * judge.point * judge.surer


def standing(judge: Judge, view: View, moves: list[int], made: int, random: Stream) -> Standing:
    """At a decision, by the judge's own measure of it, else as the best move promises."""
    found = stands(judge, view, random)
    if found is not None:
        return found
    weighed = weigh(judge, view, moves, made, random)
    return Standing(weighed.value, weighed.value_error)


def stands(judge: Judge, view: View, random: Stream) -> Standing | None:
    """None where the judge has no measure of its own for it."""
    values: list[float] = []
    for _ in range(judge.curve_rounds or judge.rounds):
        value = judge.stands(view, random.split())
        if value is None:
            return None
        values.append(value)
    return Standing(*mean_and_error(values))


def shown(judge: Judge, seat: int, stood: Standing) -> Standing:
    """As it is drawn and told."""
    low, high = (judge.shown(seat, stood.value + error) for error in (-stood.error, stood.error))
    return Standing(judge.shown(seat, stood.value), (high - low) / 2)


def cost(judge: Judge, seat: int, weighed: Weighed) -> Standing:
    """What the made move lost, as the curve shows it."""
    made = weighed.value - weighed.loss
    low, high = (judge.shown(seat, made + error) for error in (-weighed.error, weighed.error))
    return Standing(judge.shown(seat, weighed.value) - judge.shown(seat, made), (high - low) / 2)


def cost_of_all(judge: Judge, seat: int, weighed: list[Weighed]) -> Standing:
    """Of several decisions: no more of the chance to win than the best of them promised."""
    costs = [cost(judge, seat, each) for each in weighed]
    most = max(judge.shown(seat, each.value) for each in weighed) if judge.unit == "chance" else inf
    return Standing(min(sum(each.value for each in costs), most), hypot(*(each.error for each in costs)))


def lead(judge: Judge, view: View, stood: Standing, random: Stream) -> Standing:
    """Of points: by how many the seat is ahead."""
    values: list[float] = []
    for _ in range(judge.curve_rounds or judge.rounds):
        value = judge.lead(view, random.split())
        if value is None:
            return stood
        values.append(value)
    return Standing(*mean_and_error(values))


def chance(odds: Odds, ahead: Standing, left: float) -> Standing:
    """To win, of a seat that is ahead by so many points."""
    low, high = (odds.chance(ahead.value + error, left) for error in (-ahead.error, ahead.error))
    return Standing(odds.chance(ahead.value, left), abs(high - low) / 2)


def weigh_exactly(judge: Judge, view: View, moves: list[int], made: int, random: Stream) -> Weighed:
    values = dict(zip(moves, judge.weigh(view, moves, random), strict=True))
    best = max(moves, key=lambda move: (values[move], move == made))
    return Weighed(best, values[best], 0.0, values[best] - values[made], 0.0)


def rounds(judge: Judge, view: View, moves: list[int], number: int, random: Stream) -> dict[int, list[float]]:
    """By move, what each round gave it."""
    found: dict[int, list[float]] = {move: [] for move in moves}
    for _ in range(number):
        for move, value in zip(moves, judge.weigh(view, moves, random.split()), strict=True):
            found[move].append(value)
    return found


def leading(seen: dict[int, list[float]], made: int, size: int) -> list[int]:
    """So many moves with the best means, the best first; of equals the made one; beside them always the made
    one, unless a single one is asked for."""
    ranked = sorted(seen, key=lambda move: (-sum(seen[move]), move != made, move))
    chosen = ranked[:size]
    return chosen if made in chosen or size == 1 else [*chosen, made]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, ERRORS * sqrt(variance / len(values))
