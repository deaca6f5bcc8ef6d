"""The review of a whole game, act by act, for whoever waits for it."""

from collections.abc import Iterator, Sequence
from math import hypot
from time import monotonic
from typing import Final

from safehouse.bots.judge import Judge, judge_of
from safehouse.core.save import Save
from safehouse.core.shelf import find
from safehouse.review.judging import judge_act, weigh_decision
from safehouse.review.shape import FORM, Act, Balance, Review
from safehouse.review.story import Story, story_of
from safehouse.review.weighing import Weighed

SEED: Final = "1"
TURNING_POINTS: Final = 3


class Reviewing:
    """Knows how many acts there are, judges any of them, and puts them together."""

    def __init__(self, story: Story, seed: str = SEED) -> None:
        game = find(story.game)
        self.story = story
        self.seed = seed
        self.judge: Judge = judge_of(game, game.read_options(story.options))
        self.episodes = [episode for episode in story.episodes if episode.free]

    def act(self, number: int, begun: Sequence[Weighed] = ()) -> Act:
        return judge_act(self.judge, self.episodes[number], self.seed, begun)

    def weigh_on(self, number: int, begun: Sequence[Weighed], until: float) -> list[Weighed]:
        """What the decisions of an act were worth, beginning with those that are known: at least one more, and
        all where the monotonic clock allows."""
        weighed, free = list(begun), self.episodes[number].free
        while len(weighed) < len(free):
            weighed.append(weigh_decision(self.judge, free[len(weighed)], self.seed))
            if monotonic() > until:
                break
        return weighed

    def is_weighed(self, number: int, weighed: Sequence[Weighed]) -> bool:
        return len(weighed) == len(self.episodes[number].free)

    def acts(self) -> Iterator[Act]:
        for number in range(len(self.episodes)):
            yield self.act(number)

    def whole(self, acts: Sequence[Act]) -> Review:
        """From the acts, in their order; the balance only where none is missing."""
        decisions = [decision for episode in self.story.episodes for decision in episode.decisions]
        counted = self.story.lead if self.judge.against_others else self.story.score
        end = self.story.result if self.judge.unit == "chance" else counted
        has_balance = self.judge.has_curve and 0 < len(acts) == len(self.episodes)
        return Review(
            form=FORM,
            game=self.story.game,
            seat=self.story.seat,
            seed=self.seed,
            unit=self.judge.unit,
            counted="lead" if self.judge.against_others else "own",
            blames=self.judge.blames,
            has_curve=self.judge.has_curve,
            adds_up=self.judge.adds_up,
            acts=list(acts),
            turning_points=turning_points(acts),
            forced=sum(len(decision.moves) == 1 for decision in decisions),
            result=self.story.result,
            balance=balance(acts, end) if has_balance and end is not None else None,
            places=dict(self.judge.places),
        )


def review(save: Save, seat: int, seed: str = SEED) -> Review:
    reviewing = Reviewing(story_of(save, seat), seed)
    return reviewing.whole(list(reviewing.acts()))


def turning_points(acts: Sequence[Act]) -> list[int]:
    """The acts that certainly cost most, the most costly first."""
    certain = [place for place, act in enumerate(acts) if act.verdict == "loss"]
    return sorted(certain, key=lambda place: (-acts[place].loss, place))[:TURNING_POINTS]


def balance(acts: Sequence[Act], end: float) -> Balance:
    start = acts[0].value
    lost, luck = sum(act.loss for act in acts), sum(act.luck for act in acts)
    return Balance(
        start=start,
        end=end,
        lost=lost,
        lost_error=hypot(*(act.error for act in acts)),
        luck=luck,
        luck_error=hypot(*(act.luck_error for act in acts)),
        rest=end - start + lost - luck,
    )
