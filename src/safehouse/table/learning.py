"""Lessons for browsers. The client keeps the way so far, a worker plays the lesson that far and shows the step;
as a lesson goes the same way for everybody, what was shown once is kept."""

from collections import OrderedDict
from functools import lru_cache
from typing import Final

import msgspec

from safehouse.bots.lessons import LessonShown, Trial
from safehouse.core.game import AnyGame
from safehouse.core.lessons.book import Script, Step
from safehouse.core.lessons.play import begin
from safehouse.core.lessons.read import first_game_of, lesson_named, lessons_of
from safehouse.core.options import Options
from safehouse.core.words import Words
from safehouse.table.messages import (
    Choice,
    FirstGameInfo,
    LessonAsked,
    LessonInfo,
    Lessons,
    LessonScreen,
    LessonTrial,
    QuizAnswer,
    TipInfo,
)
from safehouse.table.requests import Refusal
from safehouse.table.workers import LeadsNowhere, WorkerPool

KEPT: Final = 256
"""Steps shown that are kept; a long view is some thirty kilobytes."""


@lru_cache(KEPT)
def lessons(game: AnyGame, language: str) -> Lessons:
    words = Words(language, game)
    found = [
        LessonInfo(
            id=script.id,
            title=words.say(script.title),
            minutes=script.minutes,
            steps=len(script.step),
            basic=script.basic,
        )
        for script in lessons_of(game.folder)
    ]
    first = first_game_of(game.folder)
    if first is None:
        return Lessons(lessons=found, first_game=None)
    options = first.options or dict(game.options.first_game)
    tips = [
        TipInfo(
            id=tip.say,
            question=tip.when.question,
            event=tip.when.event,
            refused=tip.when.refused,
            seats=tip.when.seats,
            text=words.say(tip.key),
        )
        for tip in first.coach
    ]
    return Lessons(lessons=found, first_game=FirstGameInfo(options=options, tips=tips))


@lru_cache(KEPT)
def _options(game: AnyGame, lesson: str) -> Options:
    script = lesson_named(game.folder, lesson)
    assert script is not None
    return begin(game, script).options


class Teacher:
    """Answers learners."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._shown: OrderedDict[bytes, LessonShown] = OrderedDict()

    async def screen(self, game: AnyGame, asked: LessonAsked, asker: str) -> LessonScreen:
        """Raises `Refusal`, `WorkerFailed` and `TooManyWaiting`."""
        script = lesson_named(game.folder, asked.lesson)
        if script is None:
            raise Refusal("not_found", detail="this game has no such lesson")
        try:
            shown = await self._show(game, script, asked, asker)
        except LeadsNowhere as error:
            raise Refusal("bad_request", detail=str(error)[:300]) from None
        return in_words(game, script, shown, asked.language)

    async def _show(self, game: AnyGame, script: Script, asked: LessonAsked, asker: str) -> LessonShown:
        key = msgspec.json.encode([game.id, script.id, asked.done, asked.tried])
        known = self._shown.get(key)
        if known is None:
            known = await self._workers.teach(game.id, script.id, asked.done, asked.tried, asker)
            self._shown[key] = known
            if len(self._shown) > KEPT:
                self._shown.popitem(last=False)
        else:
            self._shown.move_to_end(key)
        return known


def in_words(game: AnyGame, script: Script, shown: LessonShown, language: str) -> LessonScreen:
    step = script.step[len(shown.done)]
    options = _options(game, script.id)
    words = Words(language, game, you=script.seat, options=options)
    refused = None if step.refuse is None else game.space.from_text(step.refuse.move)
    return LessonScreen(
        done=shown.done,
        steps=len(script.step),
        kind="say" if step.say else "ask" if step.ask else "quiz" if step.quiz else "end",
        text=words.say(script.key(step.words)),
        show=step.show,
        hints=[words.say(script.key(hint)) for hint in step.hints],
        quiz=_answers(script, words, step),
        right=step.right,
        why=words.say(script.key(step.why)) if step.quiz else "",
        refuse=None if refused is None else _choice(game, refused),
        seat=script.seat,
        options=options.to_json(),
        events=shown.events,
        view=shown.view,
        moves=[_choice(game, move) for move in shown.moves],
        accepted=shown.accepted,
        trial=None if shown.trial is None else _trial(shown.trial, words),
    )


def _answers(script: Script, words: Words, step: Step) -> list[QuizAnswer]:
    return [
        QuizAnswer(
            id=choice,
            text=words.say(script.key(step.answer(choice))),
            why_not=words.say(script.key(step.why_not(choice))) if choice in step.wrong_answers else "",
        )
        for choice in step.choices
    ]


def _choice(game: AnyGame, code: int) -> Choice:
    move = game.space.decode(code)
    return Choice(code=code, kind=move.kind, args=move.args)


def _trial(trial: Trial, words: Words) -> LessonTrial:
    text = words.say(trial.say) if trial.say else words.why(trial.clause) if trial.clause else ""
    return LessonTrial(
        outcome=trial.outcome, clause=trial.clause, text=text, events=trial.events, view=trial.view
    )
