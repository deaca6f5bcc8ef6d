"""A hint during play, from the seat's own view alone: what the rules say, what can be deduced, or a move."""

from typing import Final

import msgspec

from safehouse.bots.bot import hooks
from safehouse.bots.judge import Judge, Unit, judge_of
from safehouse.core.game import AnyGame
from safehouse.core.hints import HintLevel
from safehouse.core.options import Options
from safehouse.core.preview import preview
from safehouse.core.random import Stream
from safehouse.core.record import NOBODY
from safehouse.core.seats import WATCHER
from safehouse.core.topics import MOVE, topic_of
from safehouse.core.view import View
from safehouse.review.beliefs import Believed, drawn, most_of, told
from safehouse.review.giving_away import Onlooker
from safehouse.review.judging import named
from safehouse.review.shape import NamedMove, Told
from safehouse.review.weighing import Standing, shown, weigh

SEED: Final = "hint"
ROUNDS: Final = 120
PATIENCE: Final = 4.0
"""Of the judge at most: somebody waits."""
MOST_CLAUSES: Final = 6


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """`value`: what the move promises, in `unit`, with two standard errors. `follows`: what is certain to come
    of it."""

    move: NamedMove
    unit: Unit
    value: float
    error: float
    follows: list[Told]


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Of `rules`: the topics that the question is about and the clauses to read on. Of `deduced`: what the seat
    can conclude of what is hidden from it (`others`), everybody of its own secret (`own`), and `places` for a
    map. Of `move`: the advice."""

    level: HintLevel
    topics: list[str] = []
    clauses: list[str] = []
    others: list[Believed] = []
    own: list[Believed] = []
    places: dict[str, tuple[int, int]] = {}
    advice: Advice | None = None


def hint(game: AnyGame, options: Options, view: View, moves: list[int], level: HintLevel) -> Hint:
    """The same view and moves give the same hint. `moves`: those open to the seat; a move is advised only where
    there are some."""
    if level == "rules":
        return of_rules(game, moves)
    judge = judge_of(game, options)
    if level == "deduced":
        return Hint(
            level=level,
            others=about_others(judge, view),
            own=about_oneself(judge, view),
            places=dict(judge.places),
        )
    return Hint(level=level, advice=advice(judge, view, moves) if moves else None)


def of_rules(game: AnyGame, moves: list[int]) -> Hint:
    """About the kinds of move that are open, or about the turn where the seat is not asked."""
    kinds = dict.fromkeys(game.space.kind_of(move).name for move in moves)
    topics = [topic_of(MOVE, kind) for kind in kinds] or list(game.topics.overview)
    clauses = dict.fromkeys(clause for topic in topics for clause in game.topics.read_on(topic))
    return Hint(level="rules", topics=topics, clauses=list(clauses)[:MOST_CLAUSES])


def about_others(judge: Judge, view: View) -> list[Believed]:
    """Hidden facts that matter to the seat, as its bots name them (`facts`)."""
    facts = getattr(hooks(judge.game), "facts", None)
    if facts is None or view.over:
        return []
    return told(drawn(facts, judge.game.worlds(view), view.seat).shares, NOBODY, most_of(judge))


def about_oneself(judge: Judge, view: View) -> list[Believed]:
    """What whoever sees all that is public can tell of the seat's secret: public knowledge is the same in every
    world that the seat's view allows."""
    if view.over:
        return []
    world = judge.game.imagine(view, Stream(SEED))
    public, secret = judge.game.view_bytes(world, WATCHER), judge.secret(world, view.seat)
    return told(Onlooker(judge, view.seat).sight(public, secret).shares, view.seat, most_of(judge))


def advice(judge: Judge, view: View, moves: list[int]) -> Advice:
    """The move that reviews would call the best."""
    judge.rounds, judge.patience, judge.rivals = min(judge.rounds, ROUNDS), min(judge.patience, PATIENCE), 1
    found = weigh(judge, view, moves, moves[0], Stream(SEED))
    promised = shown(judge, view.seat, Standing(found.value, found.value_error))
    return Advice(
        move=named(judge, found.best),
        unit=judge.unit,
        value=promised.value,
        error=promised.error,
        follows=preview(judge.game, view, found.best),
    )
