"""Lessons in the terminal, driven by a script."""

import shutil
from pathlib import Path

import pytest
from tests.cli.test_terminal import Script, game_at

from safehouse.cli.glancing import SHORT, Glance
from safehouse.cli.learning import Course, Diary
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.lessons.book import FirstGame, Tip, When
from safehouse.core.lessons.coach import Coach
from safehouse.core.lessons.read import forget
from safehouse.core.shelf import find
from safehouse.core.words import Words

LESSON = "aa-1-the-chase"
ROOMS = ("Kitchen", "Bio Lab")


def course(tmp_path: Path, script: Script, game: AnyGame | None = None, language: str = "en") -> Course:
    return Course(game or find("agent_avenue"), language, script, Diary(tmp_path / "lessons.json"), drawn=False)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_lesson_is_played_to_its_end_and_remembered(tmp_path: Path, language: str) -> None:
    script = Script("", "1", "", "2", "4", "1", "", "quit")
    here = course(tmp_path, script, language=language)
    here.run("1")
    assert script.said("caught it" if language == "en" else "chytil ji")
    assert Diary(tmp_path / "lessons.json").progress.finished == [LESSON]
    assert not any(line.startswith("[") or "lesson-aa" in line for line in script.written)


def test_a_wrong_move_is_shown_and_taken_back_and_hints_come_one_by_one(tmp_path: Path) -> None:
    script = Script("", "2", "hint", "hint", "hint", "quit")
    course(tmp_path, script).run(LESSON)
    for text in (
        "This would follow",
        "recruits Mole",
        "You would be gambling",
        "Taken back",
        "To recruit means",
    ):
        assert script.said(text), text
    assert script.said("There is no further hint")


def test_a_wrong_answer_is_explained_and_so_is_the_right_one(tmp_path: Path) -> None:
    script = Script("", "1", "", "1", "quit")
    course(tmp_path, script).run("1")
    for text in ("No. One space on, you would still be behind Blue.", "The right answer: Two", "need not stop"):
        assert script.said(text), text
    assert script.said("Now you offer")


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    course(tmp_path, Script("", "1", "", "quit")).run("1")
    script = Script("back", "quit")
    course(tmp_path, script).run("1")
    assert script.said("How many spaces forward")
    assert script.said("Both cards work at once")


def test_what_the_rules_refuse_may_be_tried(tmp_path: Path) -> None:
    script = Script("", "try", "quit")
    course(tmp_path, script).run("2")
    assert script.said("(AA-5.40)")


def test_lessons_are_listed_and_skipped(tmp_path: Path) -> None:
    script = Script("2", "skip", "", "quit")
    course(tmp_path, script).run()
    assert script.said("1. The chase, 3 min")
    assert script.said("Lesson: One up, one down")
    assert script.said("Lesson: Copies count")


def test_an_unknown_lesson_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="aa-6-black-market"):
        course(tmp_path, Script()).run("7")


def test_an_author_sees_changes_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "_template"
    shutil.copytree(find("_template").folder, folder, ignore=shutil.ignore_patterns("__pycache__"))

    class Moved(type(find("_template"))):  # type: ignore[misc]
        @property
        def folder(self) -> Path:
            return folder

    class Author(Script):
        def ask(self, prompt: str) -> str:
            typed = super().ask(prompt)
            if typed == "write":
                texts = folder / "lessons" / "en.ftl"
                texts.write_text(texts.read_text().replace("Two is little.", "Two is next to nothing."))
                return ""
            return typed

    script = Author("write", "quit")
    Moved.__module__ = "safehouse.games._template"
    course(tmp_path, script, Moved()).run("1", edit=True)
    forget()
    assert script.said("The lesson has been read again")
    assert script.said("Two is next to nothing.")


def test_the_coach_gives_each_tip_once(tmp_path: Path) -> None:
    from safehouse.core.lessons.coach import Coach
    from safehouse.core.lessons.read import first_game_of

    first = first_game_of(find("agent_avenue").folder)
    assert first is not None
    script = Script(then="1")
    game = game_at(tmp_path, script)
    game.coach = Coach(first)
    game.run()
    tips = [line for line in script.written if line.startswith("Tip:")]
    assert len(tips) > 4
    assert len(set(tips)) == len(tips)
    assert (
        tips[0]
        == "Tip: Catch the other meeple: reach or pass it. Three Codebreakers win too; three Daredevils lose."
    )


def test_a_tip_may_be_meant_for_some_seats_alone() -> None:
    hunters = Tip(when=When(event="slipped", seats=[1, 2]), say="for-hunters")
    everybody = Tip(when=When(event="slipped"), say="for-everybody")
    coach = Coach(FirstGame(coach=[hunters, everybody]))
    told = [{"kind": "slipped"}]
    assert coach.hear(0, told, "ask-turn") == everybody
    assert coach.hear(0, told, "ask-turn") is None
    assert coach.hear(2, told, "ask-turn") == hunters


def test_the_coach_speaks_up_when_one_asks_why_not(tmp_path: Path) -> None:
    script = Script("why recruit face_up", "why recruit face_up", then="1")
    game = game_at(tmp_path, script)
    clause = game.record.why_not(0, game.record.game.space.from_text("recruit face_up"))
    assert clause is not None
    game.coach = Coach(FirstGame(coach=[Tip(when=When(refused=clause), say="two-names")]))
    game.run()
    told = [line for line in script.written if clause in line or line.startswith("Tip:")]
    assert len(told) == 3, "two refusals, and one tip after the first"
    assert told[1].startswith("Tip:")


def test_a_long_table_is_told_as_far_as_the_step_speaks_of_it_and_whole_when_asked_for(tmp_path: Path) -> None:
    script = Script("look", "quit")
    course(tmp_path, script, find("stationfall")).run("4")
    asked_for = script.written.index("Type “look” for the rest of the table.")
    kitchen, lab = ([at for at, line in enumerate(script.written) if line.startswith(room)] for room in ROOMS)
    assert [at < asked_for for at in kitchen] == [True, False], "the blow fell there"
    assert [at < asked_for for at in lab] == [False]


def test_a_table_is_told_again_only_where_it_changed() -> None:
    words = Words("en", find("stationfall"))
    long = " word" * SHORT
    glance = Glance()
    table = [f"Minute 9.{long}", "Kitchen: nobody.", "Quarters: nobody.", "Your hand:", "– empty"]
    assert glance.fresh(table, ["section:kitchen"], words) == table[:2]
    assert not glance.is_whole
    assert glance.fresh(table, ["section:kitchen"], words) == []
    assert glance.fresh(table, ["section:quarters"], words) == table[2:3]
    changed = [*table[:4], "– a wrench"]
    assert glance.fresh(changed, [], words) == changed[4:]
    assert glance.fresh(table, [], words) == table[4:], "what comes back has changed as well"
    assert glance.whole(table) == table
    assert glance.is_whole


def test_many_choices_are_cut_short_and_listed_again_after_a_wrong_one(tmp_path: Path) -> None:
    script = Script("", "2", "1", "all", "quit")
    course(tmp_path, script, find("stationfall")).run("4")
    assert script.said("more choices; “all” lists them")
    listed = [line for line in script.written if line.endswith("Activate: Troubleshooter")]
    assert len(listed) == 3, "at first, after the wrong one, and among all"


def test_a_choice_may_be_typed_as_it_is_listed(tmp_path: Path) -> None:
    script = Script("", "2", "activate: troubleshooter", "quit")
    course(tmp_path, script, find("stationfall")).run("4")
    assert script.said("Evidence is data")


def test_what_can_be_deduced_is_told_in_a_lesson_too(tmp_path: Path) -> None:
    script = Script("map", "quit")
    course(tmp_path, script, find("mind_mgmt")).run("9")
    assert script.said("%")


def test_the_outcome_of_a_game_waits_for_the_end_of_the_lesson_that_counts_it(tmp_path: Path) -> None:
    script = Script("", "quit")
    here = course(tmp_path, script, find("in_too_deep"))
    here.diary.progress.begun["zh-7-count-it"] = ["", "dilemma D66"]
    here.run("7")
    assert script.said("1. Dominance.")
    assert not script.said("Least corrupt")


def test_a_thing_can_be_asked_about(tmp_path: Path) -> None:
    script = Script("what is codebreaker", "quit")
    course(tmp_path, script).run("1")
    assert script.said("Whoever has three of them in play")


def test_a_rule_can_be_read_and_nonsense_leads_nowhere(tmp_path: Path) -> None:
    script = Script("pravidlo AA-5.31", "blbost", "konec")
    here = course(tmp_path, script, language="cs")
    here.run("1")
    assert script.said("AA-5.31 Obě karty musí mít různá jména.")
    assert script.said("Číslo volí")
    assert not here.diary.progress.begun.get(LESSON)
