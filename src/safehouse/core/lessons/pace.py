"""How long a lesson takes somebody who reads everything and makes no mistake."""

from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.lessons.book import Script
from safehouse.core.lessons.play import Decide, Lesson
from safehouse.core.words import Words

WORDS_A_MINUTE: Final = 150
DECISIONS_A_MINUTE: Final = 6


def minutes(game: AnyGame, script: Script, decide: Decide, language: str) -> float:
    """What is said and what happens at reading pace, and time to choose, along the first accepted path."""
    lesson = Lesson(game, script, decide)
    words = Words.at_table(language, game, lesson.record.options, you=script.seat)
    read = decisions = 0
    while True:
        step = lesson.step
        said = [words.say(lesson.key(step.words)), *(words.event(event) for event in lesson.told())]
        if step.quiz:
            said.append(words.say(lesson.key(step.why)))
        read += sum(len(text.split()) for text in said)
        decisions += bool(step.quiz or step.ask)
        if lesson.over:
            return read / WORDS_A_MINUTE + decisions / DECISIONS_A_MINUTE
        _go_on(lesson)


def _go_on(lesson: Lesson) -> None:
    if lesson.step.say:
        lesson.go_on()
    elif lesson.step.quiz:
        lesson.answer(lesson.step.right)
    else:
        lesson.attempt(lesson.accepted()[0])
