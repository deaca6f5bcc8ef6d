"""The Recruiter played for people at a real table: understood entries, kept games, piped terminals."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core.errors import SaveError
from safehouse.core.save import read, replay
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.assist import Assistant, AssistError, assist
from safehouse.games.mind_mgmt.tables.limits import RECRUITER

PEOPLE = ("ask ", "reveal", "move ", "activate ", "place_")


def lines_for(assistant: Assistant) -> str:
    """What people might type: questions first, else moves."""
    menu = assistant.menu()
    return next((line for begin in PEOPLE for line in menu if line.startswith(begin)), menu[-1])


def lead(assistant: Assistant, entries: int = 1000) -> list[str]:
    said: list[str] = []
    for _ in range(entries):
        if assistant.over():
            break
        said += assistant.enter(lines_for(assistant))
    return said


def test_an_entry_is_understood_by_number_by_name_and_by_words() -> None:
    told = []
    for typed in ("3", "  place_agent   C1", "place_agent c1", "agent on c1"):
        assistant = Assistant("training", seed="words")
        assistant.begin()
        assert assistant.menu()[2] == "place_agent C1"
        told.append((assistant.enter(typed), assistant.view(WATCHER)))
    assert all(each == told[0] for each in told)


def test_words_that_fit_several_moves_bring_a_list_and_change_nothing() -> None:
    assistant = Assistant("training", seed="several")
    assistant.begin()
    before = assistant.menu()
    said = assistant.enter("place_agent")
    assert len(said) == len(before) + 1
    assert [line.split(". ")[0] for line in said[1:]] == [str(n) for n in range(1, len(before) + 1)]
    assert assistant.menu() == before


def test_locations_may_be_typed_small() -> None:
    assistant = Assistant("training", seed="small letters")
    assistant.begin()
    while not assistant.menu()[0].startswith("place_agent"):
        assistant.enter("1")
    assistant.enter("place_agent a1")
    assert "A1" in [agent.at for agent in assistant.view().agents]


@clause("MM-5.1604")
def test_an_entry_that_revealed_nothing_can_be_taken_back() -> None:
    assistant = Assistant("training", seed="undo", language="cs")
    assistant.begin()
    before = assistant.menu()
    assistant.enter("1")
    assistant.enter("zpět")
    assert assistant.menu() == before
    lead(assistant, 12)
    asked = next(line for line in iter(lambda: lines_for(assistant), "") if line)
    while not asked.startswith("ask "):
        assistant.enter(asked)
        asked = lines_for(assistant)
    assistant.enter(asked)
    told = assistant.view().clues
    assistant.enter("undo")
    assert assistant.view().clues == told


@clause("MM-5.1503", "MM-5.1506", "MM-5.1507")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_kept_game_goes_on_the_same_with_the_same_fingerprints(level: str) -> None:
    whole = Assistant("full", people=2, level=level, seed=f"kept {level}")
    whole.begin()
    lead(whole, 24)
    again = Assistant.resumed(whole.save())
    assert again.fingerprints == whole.fingerprints
    assert again.view(0) == whole.view(0)
    assert lead(again) == lead(whole)
    assert again.over()
    assert again.fair()
    assert again.fingerprints == whole.fingerprints


def test_the_finished_game_is_a_save_like_any_other() -> None:
    assistant = Assistant("training", people=3, level="easy", seed="finished")
    assistant.begin()
    said = lead(assistant)
    trail = replay(assistant.save()).view(1).secret.trail  # type: ignore[attr-defined]
    assert ", ".join(f"{hour}: {place}" for hour, place in enumerate(trail, 1)) in said[-1]


def test_what_cannot_be_kept_or_resumed_says_so() -> None:
    human = Assistant("training", level="person", seed="mistake")
    human.begin()
    for _ in range(6):
        human.enter("1")
    assert human.save().bots[0] == ""
    human.admit_mistake(1, [human.view(0).secret.trail[1]])  # type: ignore[union-attr]
    with pytest.raises(AssistError):
        human.save()
    other = Assistant("training", seed="other").save()
    other.game = "agent_avenue"
    with pytest.raises(SaveError):
        Assistant.resumed(other)


@clause("MM-5.1004", "MM-5.1007", "MM-5.1603")
def test_the_notes_of_an_admitted_mistake_stay() -> None:
    human = Assistant("training", level="person", seed="mistake")
    human.begin()
    for _ in range(6):
        human.enter("1")
    trail = human.view(0).secret.trail  # type: ignore[union-attr]
    human.admit_mistake(1, [trail[2]])
    human.enter("1")
    human.enter("undo")
    assert trail[2] in {note.at for note in human.view().notes if note.confirmed}
    for _ in range(13):
        human.enter("note_place A1")
    human.admit_mistake(1, [trail[3]])
    assert human.view().phase == "dropping"
    with pytest.raises(AssistError):
        human.admit_mistake(1, [trail[4]])
    human.enter("drop_note 5")
    assert human.view().phase == "placing"


@clause("MM-5.1601", "MM-5.1603")
@pytest.mark.parametrize(("language", "word"), [("en", "mistake"), ("cs", "Chyba")])
def test_a_person_as_the_recruiter_admits_a_mistake_by_typing_it(language: str, word: str) -> None:
    human = Assistant("training", level="person", language=language, seed="mistake")
    human.begin()
    for _ in range(6):
        human.enter("1")
    secret = human.view(0).secret
    assert secret is not None
    before = human.view(WATCHER)
    for wrong in (word, f"{word} 0", f"{word} 2 {secret.trail[1]}", f"{word} 1 F7 A7"):
        assert word.casefold() in human.enter(wrong)[0]
        assert human.view(WATCHER) == before
    said = human.enter(f"{word} 2 {secret.trail[1].lower()} {secret.trail[2]}")
    confirmed = {note.at: note.text for note in human.view(WATCHER).notes if note.confirmed}
    assert (confirmed[secret.trail[1]], confirmed[secret.trail[2]]) == ("2", "3")
    assert len(said) == 4
    assert not human.can_be_kept


@clause("MM-5.1602")
def test_the_automatic_recruiter_has_nothing_to_admit() -> None:
    assistant = Assistant("training", seed="no mistakes")
    assistant.begin()
    before = assistant.view(WATCHER)
    assistant.enter("mistake 1 C3")
    assert assistant.view(WATCHER) == before and assistant.can_be_kept


@clause("MM-5.1603")
def test_in_the_terminal_a_person_may_be_the_recruiter_and_admit_a_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = ["assist", "--mode", "training", "--level", "person", "--seed", "mistake", "--lang", "en"]
    typed = [
        "choose_recruiter karl_box",
        "start_at C4",
        "step C5",
        "step C6",
        "step C7",
        "step D7",
        "mistake 1 C6",
    ]
    result = CliRunner().invoke(app, command, input="\n".join([*typed, "quit", ""]))
    assert result.exit_code == 0, result.output
    assert "The mistake is made up for." in result.output
    assert "the game is kept" not in result.output.casefold()


def test_no_line_tells_the_secret_before_the_end() -> None:
    """Nothing is said that the Recruiter alone hears."""
    assistant = Assistant("full", seed="secret")
    said = [*assistant.begin(), *lead(assistant, 30)]
    record, words = assistant._record, Words("en", GAME, players=assistant._words.players)
    open_lines = {words.event(told) for told in record.told(WATCHER)}
    secret_lines = {words.event(told) for told in record.told(RECRUITER)} - open_lines
    assert len(secret_lines) > 8
    assert not secret_lines & set(said)
    assert any(line in open_lines for line in said)


def piped(tmp_path: Path, *arguments: str, typed: str, code: int = 0) -> str:
    done = CliRunner().invoke(
        app, ["assist", *arguments], input=typed, env={"XDG_DATA_HOME": str(tmp_path), "LANG": "en"}
    )
    assert done.exit_code == code, done.output
    return done.output


def test_a_piped_terminal_plays_keeps_and_goes_on(tmp_path: Path) -> None:
    said = piped(tmp_path, "--mode", "training", "--seed", "pipe", typed="help\nmoves\n1\n1\nquit\n")
    (kept,) = (tmp_path / "safehouse").iterdir()
    assert f"safehouse assist --resume {kept}" in said.replace("\n", " ").replace("  ", " ")
    assert len([move for move in read(kept).moves if move.startswith("1 ")]) == 2
    piped(tmp_path, "--resume", str(kept), "--lang", "cs", typed="tahy\n1\n")
    assert len([move for move in read(kept).moves if move.startswith("1 ")]) == 3


def test_a_whole_game_through_the_pipe(tmp_path: Path) -> None:
    said = piped(tmp_path, "--mode", "training", "--level", "easy", "--seed", "whole", typed="1\n" * 300)
    assert "victory for" in said
    (finished,) = (tmp_path / "safehouse").iterdir()
    assert finished.name == "mind_mgmt-assist-whole-finished.json"
    assert replay(read(finished)).result() is not None


@pytest.mark.parametrize("wrong", [["--level", "godlike"], ["--mode", "tiny"], ["chess"], ["--people", "5"]])
def test_wrong_options_are_refused_in_words(tmp_path: Path, wrong: list[str]) -> None:
    piped(tmp_path, *wrong, typed="", code=1)


def test_assist_leads_a_resumed_game(tmp_path: Path) -> None:
    save = Assistant("training", seed="again").save()
    written: list[str] = []
    lines = iter(["1", "quit"])
    kept = []
    assist(lambda: next(lines), written.append, resume=save, keep=kept.append)
    assert len(kept) == 2
    assert written
