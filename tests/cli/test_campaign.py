"""A campaign at one screen: chapters, parts that people keep, the auction."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from safehouse.cli.app import app
from safehouse.cli.campaign import open_chapter
from safehouse.cli.record_book import RecordBook
from safehouse.core.save import Save, read
from safehouse.core.series import PlayedGame
from safehouse.core.shelf import find
from safehouse.core.testing import Script
from safehouse.core.words import Words

GAME = find("mind_mgmt")
TO_THE_END = "\n" + "1\n" * 3000
AUCTION = 7
"""Its number after one series, all of whose packages are open."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "safehouse"


def play(*arguments: str, typed: str = TO_THE_END) -> Result:
    return CliRunner().invoke(app, ["play", "mind_mgmt", "--plain", "--lang", "en", *arguments], input=typed)


def kept(home: Path) -> Save:
    (found,) = (path for path in home.glob("mind_mgmt-*.json") if "-aside" not in path.name)
    return read(found)


def book(home: Path, group: str = "") -> RecordBook:
    return RecordBook(GAME, group, home / "records")


def everything_open(home: Path, group: str = "") -> RecordBook:
    """After a game that Eva and Jan have played with all fourteen packages."""
    opened = {"opened_recruiter": 7, "opened_agents": 7, "players": 2}
    agents = dict.fromkeys(("meru", "henry_lyme", "bill_falls", "dusty"), 1)
    game = PlayedGame(
        options=GAME.read_options(opened).to_json(),
        players=["Eva", "Jan"],
        winners=[0],
        reason="time",
        facts={"round": 4, "recruiter": "karl_box", "modules": [], "agents": agents},
        date="2026-11-15",
    )
    (home / "records").mkdir(parents=True)
    found = book(home, group)
    found._path.write_bytes(msgspec.json.encode([game]))
    return found


def test_a_chapter_goes_on_with_the_same_people_in_the_same_parts(home: Path) -> None:
    first = play("--chapter", "1", "--names", "Eva, Jan", "--group", "Ring", "--seed", "one")
    assert first.exit_code == 0, first.output
    assert "The first full game" in first.output
    assert "safehouse record mind_mgmt --group Ring" in first.output
    (game,) = book(home, "ring").games()
    assert game.players == ["Eva", "Jan"] and game.bots == []

    told = CliRunner().invoke(app, ["record", "mind_mgmt", "--group", "RING", "--lang", "en"]).output
    assert "1. · Eva as the Recruiter: full game 2" in told
    assert "Next: safehouse play mind_mgmt --chapter 1 --group RING" in told
    assert "5. – Modules chosen for each other" in told

    strangers = play("--chapter", "1", "--names", "Petr,Jan", "--group", "ring", typed="")
    assert strangers.exit_code != 0 and "Eva, Jan" in str(strangers.exception)
    closed = play("--chapter", "5", "--group", "ring", typed="")
    assert closed.exit_code != 0 and "1, 2, 3, 4" in str(closed.exception)

    for path in home.glob("mind_mgmt-*"):
        path.unlink()
    second = play("--chapter", "1", "--names", "JAN, eva", "--group", "ring", typed="\nquit\n")
    assert "Eva (Recruiter) and Jan (Rogue Agents)" in second.output
    won = game.winners == [0]
    options = kept(home).options
    assert (options["opened_recruiter"], options["opened_agents"]) == ((0, 1) if won else (1, 0))
    assert options["last_winner"] == ("recruiter" if won else "rogue_agents")


def test_a_series_against_bots_goes_on_whoever_of_the_company_comes(home: Path) -> None:
    for seed in ("one", "two"):
        assert play("--chapter", "1", "--names", "Eva", "--bot", "easy", "--seed", seed).exit_code == 0
    games = book(home).games()
    assert [game.players for game in games] == [["Eva", "easy"], ["Eva", "easy"]]
    assert [game.bots for game in games] == [[1], [1]]
    assert games[1].options["last_winner"] != "none"


def test_an_interrupted_chapter_remembers_whose_it_is_and_a_branch_counts_for_nobody(home: Path) -> None:
    play("--chapter", "1", "--names", "Eva,Jan", "--group", "Ring", typed="\n1\nquit\n")
    (path,) = (path for path in home.glob("mind_mgmt-*.json") if "-aside" not in path.name)
    again = CliRunner().invoke(app, ["play", "--resume", str(path), "--plain"], input=TO_THE_END)
    assert "Eva (" in again.output
    assert [game.players for game in book(home, "Ring").games()] == [["Eva", "Jan"]]
    (finished,) = home.glob("*-finished.json")
    other = ["play", "--resume", str(finished), "--at", "5", "--group", "Ring", "--plain"]
    assert CliRunner().invoke(app, other, input=TO_THE_END).exit_code == 0
    assert len(book(home, "Ring").games()) == 1


def test_people_bid_for_the_recruiter_before_the_game(home: Path) -> None:
    everything_open(home)
    calls = ["2", "2", "nine", "4", "5", "undo", "pass"]
    done = play("--chapter", str(AUCTION), "--names", "Eva,Jan", typed="\n".join([*calls, "", "quit", ""]))
    assert done.exit_code == 0, done.output
    assert "Eva: bid 1 to 7, or pass?" in done.output
    assert done.output.count("Type a number from 3 to 7") == 2
    assert "Highest bid: 4 (Jan)" in done.output
    assert "Sold to Jan for 4." in done.output
    assert "Jan (Recruiter) and Eva (Rogue Agents)" in done.output
    save = kept(home)
    assert (save.options["selection"], save.options["number"], save.options["players"]) == ("auction", 4, 2)


def test_lots_are_drawn_where_nobody_bids_and_the_last_people_bid(home: Path) -> None:
    script = Script("pas", "vzdát")
    words = Words("cs", GAME, strict=True)
    following = open_chapter(everything_open(home), AUCTION, [], words, script)
    assert sorted(following.seats) == ["Eva", "Jan"]
    assert script.said("Eva: nabídnete 1 až 7, nebo vzdáváte?")
    assert script.said(f"Nikdo nenabídl; los padl na: {following.seats[0]}.")
    assert following.options["number"] == 0


def test_who_is_alone_bids_against_bots(home: Path) -> None:
    """A bot offers one module and no more."""
    words = Words("en", GAME, strict=True)
    passing = Script("pass")
    lost = open_chapter(everything_open(home), AUCTION, ["Eva"], words, passing)
    assert passing.said("bot 1 bids 1.") and passing.said("Sold to bot 1 for 1.")
    assert (lost.seats, lost.options["number"], lost.options["players"]) == (["", "Eva"], 1, 2)
    bidding = Script("3")
    won = open_chapter(book(home), AUCTION, ["Eva"], words, bidding)
    assert bidding.said("bot 1 passes.") and bidding.said("Sold to Eva for 3.")
    assert won.seats == ["Eva", ""]


def test_the_others_follow_the_winner_as_they_sat(home: Path) -> None:
    words = Words("en", GAME, strict=True)
    script = Script("1", "2", "undo", "2", "pass", "pass")
    following = open_chapter(everything_open(home), AUCTION, ["Eva", "Jan", "Petr"], words, script)
    assert (following.seats, following.options["number"]) == (["Jan", "Petr", "Eva"], 2)
