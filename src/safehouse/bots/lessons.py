"""Bots that play the others in a lesson, and a lesson as it is shown to a learner who keeps the way so far."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from safehouse.bots.honesty import EFFORT
from safehouse.bots.roster import make
from safehouse.core.errors import NotAMove
from safehouse.core.lessons.book import ByBot
from safehouse.core.lessons.play import Accepted, Forbidden, Lesson, Told
from safehouse.core.lessons.read import lesson_named
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.shelf import find
from safehouse.core.view import encode

Tried = int | dict[str, Value]
"""A move by its code, or by its names."""


def decide(record: Record, seat: int, by: ByBot) -> int:
    """Fresh for every decision and limited by count, so that a lesson goes the same way each time."""
    bot = make(by.bot, record.game, record.options)
    bot.limit(EFFORT)
    moves = record.choices(seat)
    chosen = bot.choose(record.view(seat), moves, Stream(f"{by.seed} {seat} {len(record.steps)}"))
    bot.rest()
    return chosen


class Trial(msgspec.Struct, kw_only=True):
    """What came of a move that was tried; of one that is not wanted also what would follow."""

    outcome: Literal["accepted", "not_wanted", "forbidden"]
    clause: str = ""
    say: str = ""
    events: list[Told] = []
    view: msgspec.Raw = msgspec.Raw(b"null")


class LessonShown(msgspec.Struct, kw_only=True):
    """The present step: what the learner's seat sees and was told, and what it may do."""

    done: list[str]
    events: list[Told]
    view: msgspec.Raw
    moves: list[int]
    accepted: list[int]
    trial: Trial | None


def show(game: str, lesson: str, done: Sequence[str], tried: Tried | None) -> LessonShown:
    """Raises `NotAMove` where the way so far leads nowhere."""
    found = find(game)
    script = lesson_named(found.folder, lesson)
    if script is None:
        raise NotAMove(f"there is no lesson {lesson!r}")
    played = Lesson(found, script, decide)
    played.follow(done)
    trial = None if tried is None else _try(played, tried)
    return LessonShown(
        done=played.done,
        events=played.told(),
        view=msgspec.Raw(encode(played.record.view(played.seat))),
        moves=played.offered() if played.step.ask else [],
        accepted=played.accepted() if played.step.ask else [],
        trial=trial,
    )


def _try(played: Lesson, tried: Tried) -> Trial:
    move = tried if isinstance(tried, int) else played.game.space.from_json(tried)
    outcome = played.attempt(move)
    if isinstance(outcome, Accepted):
        return Trial(outcome="accepted")
    if isinstance(outcome, Forbidden):
        return Trial(outcome="forbidden", clause=outcome.clause)
    return Trial(
        outcome="not_wanted",
        say=outcome.say,
        events=outcome.events,
        view=msgspec.Raw(encode(outcome.view)),
    )
