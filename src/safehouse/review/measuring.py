"""How far a judge can be trusted, from trials (`review.sampling`), each figure with its interval."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, TypeVar, get_args

import msgspec

from safehouse.bots.judge import Judge, Odds, Scaling
from safehouse.core.random import Stream
from safehouse.review.judging import verdict_on
from safehouse.review.sampling import Planted, Purpose, Sample, Trial, Verdicts
from safehouse.review.scaling import learned, learned_odds
from safehouse.review.shape import Verdict
from safehouse.review.weighing import Weighed

Each = TypeVar("Each")

WORDS: Final[tuple[Verdict, ...]] = get_args(Verdict)
BINS: Final = 10
DRAWN_AGAIN: Final = 400
"""Times that the games are drawn anew from themselves, to see how much a figure depends on them."""
TAIL: Final = 0.025


class Figure(msgspec.Struct, frozen=True):
    """With a 95 % interval over games, which are independent of each other; decisions of one game are not."""

    value: float
    low: float
    high: float


class CurveMeasured(msgspec.Struct, frozen=True, kw_only=True):
    """`calibration`: how far the curve of the chance to win lies from the results on average, in ten bins of as
    many moments each; None where nothing was learned yet of what a lead is worth. `by_chance`: what a perfect
    curve with as many moments would show, since results scatter. `scalings` by seat, or of points `odds`: what
    would fit these games best; to be measured on others."""

    bot: str
    games: int
    moments: int
    calibration: Figure | None
    by_chance: float | None
    scalings: list[Scaling]
    odds: Odds | None


class VerdictsMeasured(msgspec.Struct, frozen=True, kw_only=True):
    """`said`: of the moves made, the share of each word. `agreed`: the share of decisions on which another seed
    says the same. `loss`: the mean of the moves made."""

    bot: str
    games: int
    decisions: int
    said: dict[Verdict, float]
    agreed: Figure
    loss: Figure


class BlundersMeasured(msgspec.Struct, frozen=True, kw_only=True):
    """`planted`: in so many of the `decisions` a blunder was found. `found`: how often one has a larger loss
    than a move that a bot made in one of these positions (AUC); `named`: the share of them that would be called
    a loss; `blamed`: of the moves made there."""

    bot: str
    games: int
    decisions: int
    planted: int
    found: Figure | None
    named: float | None
    blamed: float | None


class Step(msgspec.Struct, frozen=True):
    """By how much more the first bot loses than the second in the same positions."""

    weaker: str
    stronger: str
    more: Figure


class LevelsMeasured(msgspec.Struct, frozen=True, kw_only=True):
    """Bots asked in the same positions of games that `bot` played, the weakest first. `differ`: the share of
    positions in which they do not all choose the same move. `loss`: the mean of each. `steps`: from each to the
    next, and from the first to the last."""

    bot: str
    games: int
    positions: int
    differ: float
    loss: dict[str, Figure]
    steps: list[Step]


Measured = CurveMeasured | VerdictsMeasured | BlundersMeasured | LevelsMeasured


class Moment(msgspec.Struct, frozen=True):
    """What the curve showed, and what came of it: the share of the victory."""

    shown: float
    came: float


def measured(judge: Judge, purpose: Purpose, trials: Sequence[Trial]) -> Measured:
    """From trials of this purpose, at least one."""
    if purpose == "levels":
        return measure_levels(trials)
    if purpose == "blunders":
        return measure_blunders(judge, trials)
    return measure_curve(judge, trials) if purpose == "curve" else measure_verdicts(judge, trials)


def measure_curve(judge: Judge, trials: Sequence[Trial]) -> CurveMeasured:
    games = [moments(judge, trial) for trial in trials]
    seen = sum(map(len, games))
    return CurveMeasured(
        bot=trials[0].bot,
        games=len(trials),
        moments=sum(len(trial.samples) for trial in trials),
        calibration=distance(calibration, games) if seen else None,
        by_chance=by_chance(games) if seen else None,
        scalings=[learned(trials, [seat]) for seat in range(judge.options.seats()) if judge.unit == "chance"],
        odds=learned_odds(trials) if judge.unit == "points" else None,
    )


def measure_verdicts(judge: Judge, trials: Sequence[Trial]) -> VerdictsMeasured:
    games = [[each.verdicts for each in trial.samples if each.verdicts is not None] for trial in trials]
    return VerdictsMeasured(
        bot=trials[0].bot,
        games=len(trials),
        decisions=sum(map(len, games)),
        said={
            word: mean([word_on(judge, each.made) == word for said in games for each in said]) for word in WORDS
        },
        agreed=figure(lambda said: mean([same_verdict(judge, each) for each in said]), games),
        loss=figure(lambda said: mean([each.made.loss for each in said]), games),
    )


def measure_blunders(judge: Judge, trials: Sequence[Trial]) -> BlundersMeasured:
    games = [[each.planted for each in trial.samples if each.planted is not None] for trial in trials]
    planted = [each for game in games for each in game]
    return BlundersMeasured(
        bot=trials[0].bot,
        games=len(trials),
        decisions=sum(len(trial.samples) for trial in trials),
        planted=len(planted),
        found=figure(found, games) if planted else None,
        named=share_of_losses(judge, [each.blunder for each in planted]) if planted else None,
        blamed=share_of_losses(judge, [each.made for each in planted]) if planted else None,
    )


def measure_levels(trials: Sequence[Trial]) -> LevelsMeasured:
    games = [[each.lost for each in trial.samples if each.lost is not None] for trial in trials]
    positions = [lost for game in games for lost in game]
    asked = trials[0].asked
    return LevelsMeasured(
        bot=trials[0].bot,
        games=len(trials),
        positions=len(positions),
        differ=mean([len(set(lost.values())) > 1 for lost in positions]),
        loss={bot: figure(mean, [[each[bot] for each in game] for game in games]) for bot in asked},
        steps=[step(games, *pair) for pair in dict.fromkeys([*pairwise(asked), (asked[0], asked[-1])])],
    )


def step(games: Sequence[Sequence[dict[str, float]]], weaker: str, stronger: str) -> Step:
    more = [[each[weaker] - each[stronger] for each in game] for game in games]
    return Step(weaker, stronger, figure(mean, more))


def figure(of: Callable[[Sequence[Each]], float], games: Sequence[Sequence[Each]]) -> Figure:
    value, low, high = drawn_again(of, games)
    return Figure(value, low, high)


def distance(of: Callable[[Sequence[Each]], float], games: Sequence[Sequence[Each]]) -> Figure:
    """Of something that scatter only makes larger, as games drawn again do once more: its interval is turned
    round."""
    value, low, high = drawn_again(of, games)
    return Figure(value, max(0.0, 2 * value - high), max(0.0, 2 * value - low))


def drawn_again(
    of: Callable[[Sequence[Each]], float], games: Sequence[Sequence[Each]]
) -> tuple[float, float, float]:
    """The value, and between what it lies where the games are drawn from themselves."""
    random = Stream("games drawn again")
    spread = sorted(
        of([each for _ in games for each in games[random.below(len(games))]]) for _ in range(DRAWN_AGAIN)
    )
    last = len(spread) - 1
    value = of([each for game in games for each in game])
    return value, spread[round(TAIL * last)], spread[round((1 - TAIL) * last)]


def moments(judge: Judge, trial: Trial) -> list[Moment]:
    shown = [chance_shown(judge, trial.seat, sample) for sample in trial.samples]
    return [Moment(chance, trial.result) for chance in shown if chance is not None]


def chance_shown(judge: Judge, seat: int, sample: Sample) -> float | None:
    if judge.unit == "chance":
        return judge.shown(seat, sample.stood.value) if sample.stood is not None else None
    odds = judge.odds()
    return odds.chance(sample.lead.value, sample.left) if odds is not None and sample.lead is not None else None


def calibration(moments: Sequence[Moment]) -> float:
    ranked = sorted(moments, key=lambda each: each.shown)
    ends = [len(ranked) * each // BINS for each in range(BINS + 1)]
    groups = [ranked[first:last] for first, last in pairwise(ends)]
    off = [sum(each.shown - each.came for each in group) for group in groups]
    return sum(map(abs, off)) / max(1, len(ranked))


def by_chance(games: Sequence[Sequence[Moment]]) -> float:
    """The moments of a game end alike: one draw decides all of them."""
    random = Stream("as chances have it")
    shown: list[float] = []
    for _ in range(DRAWN_AGAIN):
        drawn: list[Moment] = []
        for game in games:
            luck = random.unit()
            drawn += [Moment(each.shown, float(luck < each.shown)) for each in game]
        shown.append(calibration(drawn))
    return mean(shown)


def found(planted: Sequence[Planted]) -> float:
    return area([each.made.loss for each in planted], [each.blunder.loss for each in planted])


def share_of_losses(judge: Judge, weighed: Sequence[Weighed]) -> float:
    return mean([word_on(judge, each) == "loss" for each in weighed])


def area(own: Sequence[float], wrong: Sequence[float]) -> float:
    """How often one of the second is larger than one of the first; equal ones count half."""
    ranked = sorted(own)
    larger = sum(bisect_left(ranked, loss) + bisect_right(ranked, loss) for loss in wrong)
    return larger / max(1, 2 * len(own) * len(wrong))


def same_verdict(judge: Judge, said: Verdicts) -> bool:
    return word_on(judge, said.made) == word_on(judge, said.again)


def word_on(judge: Judge, weighed: Weighed) -> Verdict:
    return verdict_on(judge, weighed.loss, weighed.error)


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))
