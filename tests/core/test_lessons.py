"""Lessons are played on the real engine, from the learner's seat alone."""

from pathlib import Path

import pytest

from safehouse.bots.lessons import decide
from safehouse.core.data import DataError
from safehouse.core.errors import NotAMove
from safehouse.core.lessons.book import ByBot, Script, Step
from safehouse.core.lessons.play import NOT_THIS, Accepted, Forbidden, Lesson, NotWanted, matches
from safehouse.core.lessons.read import forget, lesson_named, lessons_of
from safehouse.core.shelf import find

GAME = find("_template")


def the_lesson() -> Lesson:
    return Lesson(GAME, lessons_of(GAME.folder)[0], decide)


def tried(lesson: Lesson, move: str) -> object:
    return lesson.attempt(GAME.space.from_text(move))


def test_a_lesson_is_played_to_its_end() -> None:
    lesson = the_lesson()
    lesson.go_on()
    assert isinstance(tried(lesson, "swap"), Accepted)
    assert [event["kind"] for event in lesson.told()] == ["swapped"]
    lesson.go_on()
    assert not lesson.answer("every")
    assert lesson.answer("unseen")
    assert isinstance(tried(lesson, "keep"), Accepted)
    assert lesson.over
    assert [event["kind"] for event in lesson.told()] == ["kept", "kept", "opened", "opened"]
    assert lesson.done == ["", "swap", "", "unseen", "keep"]


def test_a_legal_move_that_is_not_wanted_is_shown_and_taken_back() -> None:
    lesson = the_lesson()
    lesson.go_on()
    before = lesson.record.view_bytes(0)
    outcome = tried(lesson, "keep")
    assert isinstance(outcome, NotWanted)
    assert outcome.say == "lesson-tp-1-the-higher-one-too-low"
    assert [event["kind"] for event in outcome.events] == ["kept"]
    assert outcome.view.pending == [1]
    assert lesson.record.view_bytes(0) == before
    assert len(lesson.done) == 1


def test_a_refusal_names_its_clause_and_changes_nothing() -> None:
    lesson = the_lesson()
    lesson.go_on()
    assert tried(lesson, "accuse 2") == Forbidden("TP-5.6")
    assert lesson.step.ask == "swap"


def test_a_learner_comes_back_by_what_was_done() -> None:
    lesson = the_lesson()
    lesson.follow(["", "swap", ""])
    assert lesson.step.quiz == "rival"
    for nowhere in (
        ["", "keep"],
        ["", "swap", "", "every"],
        ["", "swap", "", "unseen", "keep", ""],
        ["", "fly"],
    ):
        with pytest.raises(NotAMove):
            the_lesson().follow(nowhere)


def test_a_bot_plays_the_others_the_same_way_each_time() -> None:
    steps = [Step(ask="go", accept=["any"], then_bot=ByBot(bot="greedy", seed="x")), Step(end="done")]
    script = Script(id="x", rules=1, seat=0, minutes=1, seed="lesson 4", step=steps)
    played = []
    for _ in range(2):
        lesson = Lesson(GAME, script, decide)
        tried(lesson, "keep")
        played.append(lesson.record.entries)
    assert played[0] == played[1]
    assert played[0][0] == "0 keep"
    assert lesson.record.result() is not None


def test_what_happened_meanwhile_is_played_and_not_told() -> None:
    steps = [
        Step(ask="go", accept=["swap"]),
        Step(say="later", meanwhile=["0 keep"], others=["1 keep"]),
        Step(end="done"),
    ]
    lesson = Lesson(GAME, Script(id="x", rules=1, seat=0, minutes=1, seed="lesson 4", step=steps), decide)
    tried(lesson, "swap")
    assert lesson.record.entries == ["0 swap", "0 keep", "1 keep"]
    assert [event["kind"] for event in lesson.told()] == ["kept", "opened", "opened"]


def test_what_is_not_explained_gets_the_common_words() -> None:
    steps = [Step(ask="go", accept=["swap"]), Step(end="done")]
    lesson = Lesson(GAME, Script(id="x", rules=1, seat=0, minutes=1, seed="lesson 4", step=steps), decide)
    outcome = tried(lesson, "keep")
    assert isinstance(outcome, NotWanted)
    assert outcome.say == NOT_THIS


def test_a_golden_game_lends_its_position() -> None:
    steps = [Step(ask="go", accept=["any"]), Step(end="done")]
    script = Script(id="x", rules=1, seat=0, minutes=1, golden="showdown", at=1, step=steps)
    assert len(Lesson(GAME, script, decide).record.steps) == 1


def test_patterns_match_word_by_word() -> None:
    assert matches("swap *", "swap mole")
    assert not matches("swap *", "swap")
    assert not matches("swap *", "swap mole twice")


def test_lessons_are_found_by_number_and_by_id() -> None:
    first = lesson_named(GAME.folder, "1")
    assert first is not None
    assert lesson_named(GAME.folder, first.id) is first
    assert lesson_named(GAME.folder, "2") is None


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ('id = "x"', r"1-x\.toml: Object missing required field"),
        ('id = "x"\nrules = 1\nseat = 0\nminutes = 1\nseed = "s"\nstep = []', r"1-x\.toml: the last step"),
        ("id = ", r"1-x\.toml: Invalid value"),
    ],
)
def test_a_faulty_file_is_named(tmp_path: Path, text: str, hint: str) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "1-x.toml").write_text(text)
    with pytest.raises(DataError, match=hint):
        lessons_of(tmp_path)
    forget()


def test_a_lesson_without_a_number_is_named(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "swap.toml").write_text("")
    with pytest.raises(DataError, match=r"swap\.toml: a lesson's file is called"):
        lessons_of(tmp_path)
