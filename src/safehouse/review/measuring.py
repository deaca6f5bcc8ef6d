"""How far a judge can be trusted: measured on games of bots, some with a blunder planted in them."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from safehouse.bots.judge import Judge, judge_of
from safehouse.bots.roster import make
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import to_save
from safehouse.review.judging import verdict_on, weigh_decision
from safehouse.review.story import Decision, story_of
from safehouse.review.weighing import Weighed

BINS: Final = 10
SEEDS: Final = ("1", "2")
LATEST: Final = 4
"""Decisions of seat 0 among which one is replaced."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """`calibration`: how far the chances told lie from the results on average, in ten bins; None where none is
    told. `found`: how often a planted move has a larger loss than one that the bot chose (AUC). `agreed`: the
    share of decisions on which another seed says the same. `loss`: the mean of the bot's own moves; it
    should fall from level to level."""

    bot: str
    decisions: int
    calibration: float | None
    planted: int
    found: float | None
    agreed: float
    loss: float


class Sample(msgspec.Struct, frozen=True):
    weighed: Weighed
    again: Weighed
    planted: bool
    result: float


def measure(game: AnyGame, options: Options, bot: str, games: int, seed: str) -> Iterator[Measured]:
    """After each game what is known so far. Seat 0 is judged; one of its moves in each game is planted."""
    judge = judge_of(game, options)
    samples: list[Sample] = []
    for number in range(games):
        samples += judged(judge, bot, f"{seed} {number}")
        yield summary(judge, bot, samples)


def judged(judge: Judge, bot: str, seed: str) -> list[Sample]:
    record, planted = played(judge.game, judge.options, bot, seed)
    story = story_of(to_save(record), 0)
    decisions = [each for episode in story.episodes for each in episode.decisions if len(each.moves) > 1]
    return [sample(judge, each, each.entry == planted, story.result or 0.0) for each in decisions]


def sample(judge: Judge, decision: Decision, planted: bool, result: float) -> Sample:
    first, again = (weigh_decision(judge, decision, seed) for seed in SEEDS)
    return Sample(first, again, planted, result)


def played(game: AnyGame, options: Options, bot: str, seed: str) -> tuple[Record, int]:
    """A game of this bot in every seat, and the entry at which seat 0 plays something else than it chose; 0
    where the game ended before."""
    record, random = Record(game, options, seed), Stream(f"bots {seed}")
    bots = [make(bot, game, options) for _ in range(options.seats())]
    wait, planted = random.below(LATEST), 0
    while record.pending():
        seat = record.pending()[0]
        moves = record.choices(seat)
        move = bots[seat].choose(record.view(seat), moves, random)
        if seat == 0 and len(moves) > 1 and not planted:
            wait -= 1
            if wait < 0:
                move = random.choose([other for other in moves if other != move])
                planted = len(record.entries) + 1
        record.play(seat, move)
    return record, planted


def summary(judge: Judge, bot: str, samples: Sequence[Sample]) -> Measured:
    own = [each for each in samples if not each.planted]
    wrong = [each.weighed.loss for each in samples if each.planted]
    return Measured(
        bot=bot,
        decisions=len(samples),
        calibration=calibration(own) if judge.unit == "chance" and own else None,
        planted=len(wrong),
        found=area([each.weighed.loss for each in own], wrong) if own and wrong else None,
        agreed=sum(same_verdict(judge, each) for each in samples) / max(1, len(samples)),
        loss=sum(each.weighed.loss for each in own) / max(1, len(own)),
    )


def same_verdict(judge: Judge, sample: Sample) -> bool:
    first, again = (
        verdict_on(judge.unit, each.loss, each.error, each.loss != 0.0)
        for each in (sample.weighed, sample.again)
    )
    return first == again


def calibration(samples: Sequence[Sample]) -> float:
    bins: list[list[Sample]] = [[] for _ in range(BINS)]
    for each in samples:
        bins[min(BINS - 1, max(0, int(each.weighed.value * BINS)))].append(each)
    off = sum(abs(sum(each.weighed.value - each.result for each in group)) for group in bins)
    return off / len(samples)


def area(own: Sequence[float], wrong: Sequence[float]) -> float:
    """How often one of the second is larger than one of the first; equal ones count half."""
    larger = sum((w > o) + 0.5 * (w == o) for w in wrong for o in own)
    return larger / (len(own) * len(wrong))
