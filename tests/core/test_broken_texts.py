"""Deliberately broken games, each caught by the law that should catch it: ledger, words, guide, lessons."""

import shutil
from pathlib import Path

import pytest
from broken import Sound, WithState, broken, judged

from safehouse.core.game import AnyGame
from safehouse.core.laws import compiled
from safehouse.core.shelf import find
from safehouse.games._template.codes import Moves
from safehouse.games._template.rules import DeadDrop

pytestmark = pytest.mark.skipif(compiled.is_compiled(), reason="a compiled class cannot be subclassed here")
LESSON = "lessons/1-the-higher-one.toml"


@pytest.fixture
def elsewhere(tmp_path: Path) -> AnyGame:
    """The template game with a folder of its own that a test may spoil."""
    folder = tmp_path / "_template"
    shutil.copytree(find("_template").folder, folder, ignore=shutil.ignore_patterns("__pycache__"))

    class Moved(WithState):
        state_type = Sound

        @property
        def folder(self) -> Path:
            return folder

    return Moved()


def test_law_10_catches_a_clause_without_a_test(elsewhere: AnyGame) -> None:
    rules = elsewhere.folder / "RULES.md"
    rules.write_text(rules.read_text() + "- **TP-8.3** A draw is impossible. [A]\n")
    broken(elsewhere, 10, "without a test: TP-8.3")


def test_law_10_catches_a_test_of_no_clause(elsewhere: AnyGame) -> None:
    rules = elsewhere.folder / "RULES.md"
    rules.write_text(rules.read_text().replace("**TP-8.2**", "**TP-8.9**"))
    broken(elsewhere, 10, "the ledger does not have: TP-8.2")


@pytest.mark.parametrize(
    ("text", "becomes", "hint"),
    [
        ("why-TP-5-4 =", "why-TP-5-5 =", "no cs text for: why-TP-5-4"),
        ("move-keep = Nechat si obálku", "move-keep Nechat", "is no Fluent text"),
        ("{ $seats }", "{ $who }", "ask-turn|wait-turn|Unknown external"),
    ],
)
def test_law_11_catches_missing_and_damaged_texts(
    elsewhere: AnyGame, text: str, becomes: str, hint: str
) -> None:
    path = elsewhere.folder / "text" / "cs.ftl"
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, becomes))
    finding = judged(elsewhere, 11)
    assert finding.outcome == "broken"
    assert any(part in finding.text for part in hint.split("|")), finding


@pytest.mark.parametrize(
    ("file", "text", "becomes", "hint"),
    [
        ("text/cs-about.ftl", "about-thing-drop =", "about-thing-well =", "about nothing of this game"),
        ("text/cs-about.ftl", "about-move-keep =", "now-keep =", "no cs text for: about-move-keep"),
        ("text/cs-about.ftl", "    .name = Obvinit\n", "", "no cs text for: about-move-accuse.name"),
        ("text/cs-about.ftl", "{ $lowest }", "{ $smallest }", "Unknown external"),
        ("data/about.toml", '["drop"]', '["drop", "well"]', "no cs text for: thing-well, about-thing-well"),
        ("data/about.toml", 'shared = ["envelope"]', "", "no cs text for: about-envelope-1, about-envelope-2"),
        ("data/about.toml", '["envelope"]', '["envelope", "move:keep"]', "yet each has its own: move:keep"),
        ("data/about.toml", '["envelope"]', '["envelope", "card"]', "what is no topic: card"),
        ("data/about.toml", "TP-4.2", "TP-4.9", "cites no clause: TP-4.9"),
        ("data/about.toml", '"move:keep"', '"move:kept"', "what is no topic: move:kept"),
    ],
)
def test_law_11_catches_a_thing_that_is_not_explained(
    elsewhere: AnyGame, file: str, text: str, becomes: str, hint: str
) -> None:
    path = elsewhere.folder / file
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, becomes))
    broken(elsewhere, 11, hint)


@pytest.mark.parametrize(
    ("file", "text", "becomes", "hint"),
    [
        ("guide/en/turn.md", "{#order TP-4.3 TP-5.1}", "{#order TP-5.1}", "cs/turn.md, line 3, has {#order"),
        ("guide/en/turn.md", "{#order TP-4.3", "{#sequence TP-4.3", "has {#order TP-4.3 TP-5.1} where en"),
        ("guide/en/goal.md", "![At the start", "At the start", "goal.md, line 6: the block"),
        ("guide/*/turn.md", "TP-5.3 TP-5.4}", "TP-5.3 TP-5.9}", "the ledger does not have TP-5.9"),
        ("guide/*/turn.md", "{#order TP-4.3 ", "{#order ", "not left to the table: TP-4.3"),
        ("guide/*/turn.md", "{#accuse-example", "{#accuse", "two blocks have this name"),
        ("guide/*/turn.md", "{#accuse-example TP-5.6}", "{#accuse-example}", "stands on no clause"),
        ("guide/*/aid.md", "- In|- V", "- [x](#y) In|- [x](#y) V", "nothing is called #y"),
        ("guide/en/aid.md", "- In", "- [x](envelope:7) In", "en/aid.md, line 3, nothing is called envelope:7"),
        ("guide/guide.toml", '= "deal"', '= "luck"', "TP-4.2 = 'luck' is none of"),
        ("guide/guide.toml", '"TP-4.2"', '"TP-8.1"', "leaves TP-8.1 to the table, yet a block cites it"),
        ("guide/guide.toml", "figure.dealt", "figure.other", "has no figure dealt"),
        ("guide/guide.toml", "at = 0", "at = 9", "there is no position after 9"),
        ("guide/guide.toml", "seat = 0", "seat = 2", "there is no seat 2"),
        ("guide/guide.toml", '"showdown"', '"nowhere"', "there is no golden game 'nowhere'"),
    ],
)
def test_law_17_catches_a_faulty_guide(
    elsewhere: AnyGame, file: str, text: str, becomes: str, hint: str
) -> None:
    changed = 0
    for path in elsewhere.folder.glob(file):
        before = path.read_text()
        for old, new in zip(text.split("|"), becomes.split("|"), strict=True):
            path.write_text(path.read_text().replace(old, new))
        changed += path.read_text() != before
    assert changed
    broken(elsewhere, 17, hint)


def test_law_17_catches_a_game_without_a_guide(elsewhere: AnyGame) -> None:
    shutil.rmtree(elsewhere.folder / "guide")
    broken(elsewhere, 17, "there is no guide")


def test_law_18_catches_a_ledger_in_one_language(elsewhere: AnyGame) -> None:
    (elsewhere.folder / "RULES.cs.md").unlink()
    broken(elsewhere, 18, "there is no RULES.cs.md")


def test_law_18_catches_a_clause_out_of_order(elsewhere: AnyGame) -> None:
    rules = elsewhere.folder / "RULES.cs.md"
    rules.write_text(rules.read_text().replace("**TP-5.3**", "**TP-5.30**"))
    broken(elsewhere, 18, "RULES.cs.md has TP-5.30 where RULES.md has TP-5.3")


@pytest.mark.parametrize(
    ("file", "text", "becomes", "hint"),
    [
        (
            "lessons/1-*.toml",
            'then = ["1 keep"]',
            'then = ["1 hold"]',
            "step 5, after ['', 'swap', '', 'unseen']",
        ),
        (LESSON, 'accept = ["keep"]', 'accept = ["swap"]', "no legal move is accepted"),
        (
            "lessons/1-*.toml",
            'accept = ["swap"]',
            'accept = ["swap", "accuse 2"]',
            "no move of any path fits accuse 2",
        ),
        (LESSON, '"keep" = "too-low"', '"swap" = "too-low"', "no move of any path fits swap"),
        (
            "lessons/1-*.toml",
            'because = "TP-5.4"',
            'because = "TP-5.6"',
            "'swap' is refused by TP-5.4, not by TP",
        ),
        (LESSON, '{ move = "swap"', '{ move = "keep"', "'keep' is refused by nothing"),
        (LESSON, '"TP-8.1"]', '"TP-8.9"]', "teaches TP-8.9, which the ledger does not have"),
        (LESSON, "envelope:6", "envelope:7", "step 3: nothing is marked envelope:7"),
        (LESSON, "rules = 1", "rules = 2", "was written for rules version 2, the game has 1"),
        ("lessons/en.ftl", "Two is little.", "Two is little. " * 200, "takes 5.4"),
        (LESSON, "minutes = 1", "minutes = 3", "announces 3 minutes and takes 1.5"),
        (
            "lessons/1-*.toml",
            'end = "won"',
            'say = "won"',
            "1-the-higher-one.toml: the last step, and no other",
        ),
        (
            "lessons/1-*.toml",
            'right = "unseen"',
            'right = "seen"',
            "the right answer 'seen' is none of the choices",
        ),
        (
            "lessons/1-*.toml",
            'say = "better"',
            'say = "good"',
            "no cs text for: lesson-tp-1-the-higher-one-good",
        ),
        ("lessons/en.ftl", "Two is little.", "Two is little. " * 3, "has 38 words, over 35"),
        ("lessons/en.ftl", "coach-seen =", "coach-done = Done.\ncoach-seen =", "that nobody says: coach-done"),
        ("lessons/first-game.toml", '"swapped"', '"exchanged"', "the moment of 'aside' never comes"),
    ],
)
def test_law_19_catches_a_faulty_lesson(
    elsewhere: AnyGame, file: str, text: str, becomes: str, hint: str
) -> None:
    (path,) = elsewhere.folder.glob(file)
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, becomes))
    broken(elsewhere, 19, hint)


def test_law_19_catches_a_game_without_lessons(elsewhere: AnyGame) -> None:
    (elsewhere.folder / LESSON).unlink()
    broken(elsewhere, 19, "there is no lesson")


def test_law_19_catches_a_lesson_of_other_rules(elsewhere: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule has changed: whoever swapped may swap again."""

    forbidden = DeadDrop.forbids

    def forbids(self: DeadDrop, seat: int, move: int) -> str | None:
        return None if move == Moves.SWAP else forbidden(self, seat, move)

    monkeypatch.setattr(DeadDrop, "forbids", forbids)
    broken(elsewhere, 19, "'swap' is refused by nothing, not by TP-5.4")


def test_law_11_catches_choices_that_read_the_same(elsewhere: AnyGame) -> None:
    path = elsewhere.folder / "text" / "cs.ftl"
    told = path.read_text("utf-8").replace("soupeř má číslo { $envelope }", "soupeř má jiné číslo")
    path.write_text(told, "utf-8")
    broken(elsewhere, 11, "read the same in cs: Obvinit: soupeř má jiné číslo")
