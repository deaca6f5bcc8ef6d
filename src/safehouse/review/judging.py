"""One act judged: every decision in it that left a choice, and the whole of it in one verdict."""

import hashlib
from collections.abc import Sequence
from math import hypot
from typing import Final

from safehouse.bots.bot import hooks
from safehouse.bots.judge import Judge
from safehouse.core.preview import previews
from safehouse.core.random import Stream
from safehouse.core.topics import MOVE, topic_of
from safehouse.core.view import View
from safehouse.review.giving_away import given_away
from safehouse.review.shape import Act, Blame, NamedMove, Reason, Sign, Told, Verdict
from safehouse.review.story import Decision, Episode
from safehouse.review.weighing import (
    Standing,
    Weighed,
    chance,
    cost_of_all,
    lead,
    mean_and_error,
    next_to_nothing,
    shown,
    stands,
    weigh,
)

BLAMES: Final[tuple[tuple[float, Blame], ...]] = ((0.16, "very_bad"), (0.08, "bad"), (0.04, "doubtful"))
"""Loss of the chance to win from which on a move is called so."""
ROUGH: Final = 2.0
"""An interval that reaches so many times as far as next to nothing says nothing."""
LUCK_WORLDS: Final = 64
MOST_CLAUSES: Final = 3
SIGN_ROUNDS: Final = 32
MOST_SIGNS: Final = 2
SEEN_SHARE: Final = 0.01
SEEN_FIGURE: Final = 0.1
"""Signs that differ by less are told alike, and say nothing."""


def judge_act(judge: Judge, episode: Episode, seed: str, begun: Sequence[Weighed] = ()) -> Act:
    """The same episode and seed give the same act, whichever others were judged before. `begun`: what its first
    decisions were worth, where that is known already."""
    first, last = episode.decisions[0], episode.decisions[-1]
    free = episode.free
    weighed = [*begun, *(weigh_decision(judge, decision, seed) for decision in free[len(begun) :])]
    costliest = max(range(len(free)), key=lambda i: weighed[i].loss)
    decision, found = free[costliest], weighed[costliest]
    counted = weighed if judge.adds_up else [found]
    verdict = verdict_on(judge, sum(each.loss for each in counted), hypot(*(each.error for each in counted)))
    seat = seat_of(judge, first)
    lost = cost_of_all(judge, seat, counted)
    better = found.best if verdict != "good" and found.loss > 0.0 else None
    by_moves = Standing(weighed[0].value, weighed[0].value_error)
    stood = shown(judge, seat, how_it_stood(judge, free[0], seed) or by_moves)
    to_win = chance_to_win(judge, free[0], stood, seed)
    luck, luck_error = luck_in(judge, episode.decisions, seed)
    return Act(
        first=first.entry,
        last=last.entry,
        entry=decision.entry,
        moves=[named(judge, each.made) for each in episode.decisions],
        made=named(judge, decision.made),
        place=next(place for place, each in enumerate(episode.decisions) if each is decision),
        open=len(decision.moves),
        value=stood.value,
        value_error=stood.error,
        chance=to_win.value if to_win is not None else None,
        chance_error=to_win.error if to_win is not None else 0.0,
        verdict=verdict,
        blame=blame_for(judge, lost.value) if verdict == "loss" else "",
        loss=lost.value,
        error=lost.error,
        better=named(judge, better) if better is not None else None,
        reason=reason_for(judge, decision, better, seed) if better is not None and verdict == "loss" else None,
        luck=luck,
        luck_error=luck_error,
        given_away=given_away(judge, seat, episode.decisions, stream(seed, first, "told")),
        revealed=episode.revealed,
    )


def weigh_decision(judge: Judge, decision: Decision, seed: str) -> Weighed:
    view: View = judge.game.read_view(decision.view)
    return weigh(judge, view, decision.moves, decision.made, stream(seed, decision, "worth"))


def how_it_stood(judge: Judge, decision: Decision, seed: str) -> Standing | None:
    view: View = judge.game.read_view(decision.view)
    return stands(judge, view, stream(seed, decision, "stands"))


def chance_to_win(judge: Judge, decision: Decision, stood: Standing, seed: str) -> Standing | None:
    """None where nothing was learned about it."""
    if not judge.has_curve or judge.unit == "chance":
        return stood if judge.has_curve else None
    odds = judge.odds()
    if odds is None:
        return None
    view: View = judge.game.read_view(decision.view)
    return chance(odds, lead(judge, view, stood, stream(seed, decision, "lead")), judge.left(view))


def stream(seed: str, decision: Decision, purpose: str) -> Stream:
    """By what the seat saw: how many entries there were, some of them perhaps hidden from it, is no part."""
    seen = hashlib.sha256(decision.view).hexdigest()
    return Stream(f"review {seed} {seen} {purpose}")


def seat_of(judge: Judge, decision: Decision) -> int:
    view: View = judge.game.read_view(decision.view)
    return view.seat


def named(judge: Judge, code: int) -> NamedMove:
    move = judge.game.space.decode(code)
    return NamedMove(code, move.kind, dict(move.args))


def verdict_on(judge: Judge, loss: float, error: float) -> Verdict:
    """By the estimate and by its interval, which must be certain to reach over next to nothing to be a loss; so
    that another seed seldom says another word."""
    least = next_to_nothing(judge)
    if loss - error > least:
        return "loss"
    return "good" if loss < least and error < ROUGH * least else "cannot_tell"


def blame_for(judge: Judge, loss: float) -> Blame:
    if not judge.blames or judge.unit != "chance":
        return ""
    return next((word for least, word in BLAMES if loss >= least), "")


def reason_for(judge: Judge, decision: Decision, better: int, seed: str) -> Reason:
    """By what the two moves differ: on average, and for certain."""
    game = judge.game
    view: View = game.read_view(decision.view)
    made, other = previews(game, view, [decision.made, better])
    kinds = [game.space.decode(code).kind for code in (better, decision.made)]
    clauses = [clause for kind in kinds for clause in game.topics.read_on(topic_of(MOVE, kind))]
    return Reason(
        signs=signs_of(judge, view, decision.made, better, stream(seed, decision, "signs")),
        made=beyond_itself(without(made, other)),
        better=beyond_itself(without(other, made)),
        clauses=list(dict.fromkeys(clauses))[:MOST_CLAUSES],
    )


def signs_of(judge: Judge, view: View, made: int, better: int, random: Stream) -> list[Sign]:
    """The figures that certainly speak for the better move, the largest difference first."""
    rounds = [judge.signs(view, [made, better], random.split()) for _ in range(sign_rounds(judge))]
    found: list[tuple[float, Sign]] = []
    for name in {name: None for seen in rounds for each in seen for name in each}:
        pairs = [(seen[0].get(name, 0.0), seen[1].get(name, 0.0)) for seen in rounds]
        better_by = 1.0 if judge.wants_more(view.seat, name) else -1.0
        gain, error = mean_and_error([better_by * (second - first) for first, second in pairs])
        means = [sum(pair[side] for pair in pairs) / len(pairs) for side in (0, 1)]
        if gain > error and abs(means[1] - means[0]) >= (
            SEEN_SHARE if name not in judge.counts else SEEN_FIGURE
        ):
            found.append((-gain, Sign(name, name not in judge.counts, *means)))
    return [sign for _, sign in sorted(found, key=lambda each: (each[0], each[1].name))][:MOST_SIGNS]


def sign_rounds(judge: Judge) -> int:
    return 1 if judge.exact else SIGN_ROUNDS


def beyond_itself(events: list[Told]) -> list[Told]:
    """A single event says no more than the move that it tells of."""
    return events if len(events) > 1 else []


def without(events: list[Told], others: list[Told]) -> list[Told]:
    return [event for event in events if event not in others]


def luck_in(judge: Judge, decisions: list[Decision], seed: str) -> tuple[float, float]:
    """How much better what the seat's own moves brought to light was than what they could have, by the game's
    evaluation; with two standard errors."""
    evaluate = getattr(hooks(judge.game), "evaluate", None)
    luck = error = 0.0
    for decision in decisions:
        if not decision.revealed or decision.over or evaluate is None or not judge.has_curve:
            continue
        random = stream(seed, decision, "luck")
        before: View = judge.game.read_view(decision.view)
        after: View = judge.game.read_view(decision.after)
        hoped: list[float] = []
        got: list[float] = []
        expected, come = judge.game.worlds(before), judge.game.worlds(after)
        for _ in range(LUCK_WORLDS):
            world = expected.draw(random)
            world.apply(before.seat, decision.made)
            hoped.append(judge.scale * evaluate(world, before.seat))
            got.append(judge.scale * evaluate(come.draw(random), before.seat))
        (hope, hope_error), (gain, gain_error) = mean_and_error(hoped), mean_and_error(got)
        luck += gain - hope
        error = hypot(error, hope_error, gain_error)
    return luck, error
