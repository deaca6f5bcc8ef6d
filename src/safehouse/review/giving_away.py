"""What an act told of the seat's secret: the belief of whoever sees all that is public, before and after it.

Public knowledge is part of what every seat knows, so that this depends on nothing hidden from the seat."""

from collections.abc import Mapping
from math import log, log2
from typing import Final

import msgspec

from safehouse.bots.judge import Judge, Shares
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.view import View
from safehouse.review import beliefs
from safehouse.review.beliefs import Passage
from safehouse.review.shape import GivenAway, Informed
from safehouse.review.story import Decision

NOTICED: Final = 0.15
"""Bits: less is not looked into."""
TRIED: Final = 4
"""Open moves that are compared, to tell what the rules forced from what was chosen."""
IMAGINED: Final = 8
"""Positions in which it is looked what the others know."""
UNSEEN: Final = 0.5
"""Draws that a value counts for which was never drawn and is true all the same."""


class Doubt(msgspec.Struct, frozen=True):
    """How much is unknown of a secret, and by how much the truth falls short of being known, in bits."""

    bits: float
    surprise: float


NO_DOUBT: Final = Doubt(0.0, 0.0)


class Sight(msgspec.Struct, frozen=True):
    """What is believed of a secret, and how far that is from knowing it."""

    doubt: Doubt
    shares: Shares


NOTHING_TO_SEE: Final = Sight(NO_DOUBT, {})


class Onlooker:
    """Sees what a view shows, such as all that is public, and guesses at one seat's secret."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self._judge = judge
        self._seat = seat

    def sight(self, seen: bytes, secret: Mapping[str, Value]) -> Sight:
        """Of the secret as it truly is; the same view gives the same sight. Nothing is in doubt of what is no
        secret any more, or not yet."""
        if not secret:
            return NOTHING_TO_SEE
        view: View = self._judge.game.read_view(seen)
        shares = self._judge.believed(view, self._seat)
        return Sight(counted(shares, secret), shares) if shares is not None else self._drawn(view, secret)

    def trail(self, seen: bytes) -> list[Passage]:
        """The way that the secret has come, as the view allows to draw it."""
        view: View = self._judge.game.read_view(seen)
        return beliefs.passages(self._judge.trail(view, self._seat))

    def _drawn(self, view: View, secret: Mapping[str, Value]) -> Sight:
        drawn = beliefs.drawn(self._judge.secret, self._judge.game.worlds(view), self._seat)
        shares = drawn.shares
        bits = surprise = 0.0
        for fact, value in secret.items():
            values = drawn.counts.get(fact, {})
            bits += entropy(shares.get(fact, {})) + max(0, len(values) - 1) / (2 * drawn.worlds * log(2))
            surprise -= log2(max(values.get(value, 0), UNSEEN) / drawn.worlds)
        return Sight(Doubt(bits, surprise), shares)


def counted(shares: Shares, secret: Mapping[str, Value]) -> Doubt:
    known = [fact for fact in secret if shares.get(fact)]
    bits = sum(entropy(shares[fact]) for fact in known)
    surprise = -sum(log2(shares[fact].get(secret[fact], 0.0) or 1e-6) for fact in known)
    return Doubt(bits, surprise)


def entropy(shares: Mapping[Value, float]) -> float:
    return -sum(share * log2(share) for share in shares.values() if share > 0.0)


def given_away(judge: Judge, seat: int, decisions: list[Decision], random: Stream) -> GivenAway | None:
    """None where the seat has no secret, or the table learned nothing new of it; from where on it has none any
    more, nothing can be told."""
    onlooker = Onlooker(judge, seat)
    first, last = decisions[0], decisions[-1]
    before = onlooker.sight(first.public, secret_in(judge, first.view, random))
    if before.doubt == NO_DOUBT:
        return None
    told = truth = forced = 0.0
    sight = before
    for decision in decisions:
        if decision.over or decision.public == decision.public_after:
            continue
        kept = secret_in(judge, decision.after, random)
        if not kept:
            break
        after = onlooker.sight(decision.public_after, kept)
        step = sight.doubt.bits - after.doubt.bits
        told += step
        truth += sight.doubt.surprise - after.doubt.surprise
        if step > NOTICED:
            forced += min(step, least_told(judge, onlooker, decision, sight.doubt, random))
        sight = after
    whom = informed(judge, onlooker, first, last, random) if judge.mates_know_more and not last.over else []
    most = max([abs(told), *(abs(each.before - each.after) for each in whom)])
    if most < NOTICED or last.over:
        return None
    return GivenAway(
        before=before.doubt.bits,
        after=sight.doubt.bits,
        told=told,
        forced=forced,
        truth=truth,
        bluff=told > NOTICED and truth < -NOTICED,
        was=beliefs.told(before.shares, seat, beliefs.most_of(judge)),
        became=beliefs.told(sight.shares, seat, beliefs.most_of(judge)),
        whom=whom,
        trail_was=onlooker.trail(first.public),
        trail_became=onlooker.trail(last.public_after),
    )


def informed(
    judge: Judge, onlooker: Onlooker, first: Decision, last: Decision, random: Stream
) -> list[Informed]:
    """Of an act from its first decision to its last, whom it told what."""
    before, after = (doubts(judge, onlooker, seen, random) for seen in (first.view, last.after))
    return [
        Informed(seat=other, before=before[other], after=after[other]) for other in before if other in after
    ]


def doubts(judge: Judge, onlooker: Onlooker, seen: bytes, random: Stream) -> dict[int, float]:
    """Of each of the others, about the secret of who sees so much, on average over what can be imagined."""
    view: View = judge.game.read_view(seen)
    worlds, found = judge.game.worlds(view), dict[int, float]()
    for _ in range(IMAGINED):
        world = worlds.draw(random)
        secret = judge.secret(world, view.seat)
        for other in range(judge.options.seats()):
            if other != view.seat and secret:
                sight = onlooker.sight(judge.game.view_bytes(world, other), secret)
                found[other] = found.get(other, 0.0) + sight.doubt.bits / IMAGINED
    return found


def secret_in(judge: Judge, seen: bytes, random: Stream) -> Mapping[str, Value]:
    """The own secret, which is the same in every world that the own view allows."""
    view: View = judge.game.read_view(seen)
    if view.over:
        return {}
    return judge.secret(judge.game.imagine(view, random.split()), view.seat)


def least_told(judge: Judge, onlooker: Onlooker, decision: Decision, before: Doubt, random: Stream) -> float:
    """What even the most discreet of the open moves would have told."""
    if len(decision.moves) == 1:
        return before.bits
    view: View = judge.game.read_view(decision.view)
    stride = -(-len(decision.moves) // TRIED)
    told = [would_tell(judge, onlooker, view, move, before, random) for move in decision.moves[::stride]]
    return max(0.0, min(told))


def would_tell(judge: Judge, onlooker: Onlooker, view: View, move: int, before: Doubt, random: Stream) -> float:
    """What a move would tell, in a world that its player could imagine."""
    world = judge.game.imagine(view, random.split())
    world.apply(view.seat, move)
    if world.over():
        return before.bits
    public = judge.game.view_bytes(world, WATCHER)
    return before.bits - onlooker.sight(public, judge.secret(world, view.seat)).doubt.bits
