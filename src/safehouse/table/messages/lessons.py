"""Lessons and the tips of a first game."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from safehouse.table.messages.base import (
    Move,
    Name,
    Part,
    Told,
    ViewJson,
    Word,
)
from safehouse.table.messages.parts import (
    Choice,
)


class LessonInfo(Part):
    id: str
    title: str
    minutes: int
    steps: int
    basic: bool
    """Whether it belongs to what one should know before a first game."""


class TipInfo(Part):
    """A tip of the coach, for the first time that a question is asked, an event told or a clause refuses; of
    these three all but one are empty."""

    id: str
    question: str
    event: str
    refused: str
    seats: list[int]
    """The seats it speaks to; none: to all."""
    text: str


class FirstGameInfo(Part):
    """The first game: the options it is played with, and what the coach says in it."""

    options: dict[str, Any]
    tips: list[TipInfo]


class Lessons(Part):
    """What a game teaches, in its order and in the words of one language."""

    lessons: list[LessonInfo]
    first_game: FirstGameInfo | None


class LessonAsked(Part):
    """Where a learner is: `done` is what earlier answers gave back, with a right answer or "" for words that
    were read added by the client. `tried`: a move to try there."""

    language: Word
    lesson: Name
    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = field(
        default_factory=list
    )
    tried: Move | None = None


class QuizAnswer(Part):
    id: str
    text: str
    why_not: str
    """Why it is wrong; empty for the right one."""


class LessonTrial(Part):
    """What came of the move that was tried. `not_wanted`: legal, but not now; `events` and `view` show what
    would follow. `forbidden`: by `clause`."""

    outcome: Literal["accepted", "not_wanted", "forbidden"]
    clause: str
    text: str
    events: list[Told]
    view: ViewJson


class LessonScreen(Part):
    """One step of a lesson as the learner's seat sees it. `moves` are its choices, `accepted` the codes of
    those that go on; `refuse` may be tried and is refused by the rules."""

    done: list[str]
    steps: int
    kind: Literal["say", "ask", "quiz", "end"]
    text: str
    show: list[str]
    hints: list[str]
    quiz: list[QuizAnswer]
    right: str
    why: str
    refuse: Choice | None
    seat: int
    options: dict[str, Any]
    events: list[Told]
    view: ViewJson
    moves: list[Choice]
    accepted: list[int]
    trial: LessonTrial | None
