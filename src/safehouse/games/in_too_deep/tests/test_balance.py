"""Games kept for the balance of the authored cards, and what is counted in them."""

import re
from argparse import Namespace
from pathlib import Path

import pytest

from safehouse.bots.judge import judge_of
from safehouse.core.errors import SaveError
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.tools.balance import file_in, gather, options_for, play
from safehouse.games.in_too_deep.tools.balance_report import INTRODUCTION, render, share, table
from safehouse.games.in_too_deep.tools.counting import Balance, CrimeFigures, counted
from safehouse.review.sampling import SamplePlan, Trial, read_games
from safehouse.review.sampling import gather as gather_trials

BOT = "random"


def test_the_balance_report_counts_what_happened() -> None:
    found = counted(1, [play((1, number, BOT)) for number in range(2)])
    assert found.games == 2
    assert sum(found.reasons.values()) == 2
    assert len(found.scores) == 2
    assert all(0 <= figures.committed <= figures.held <= 2 for figures in found.crimes.values())
    assert any(figures.committed for figures in found.crimes.values())
    assert "Echo the more corrupt" in render(found)
    assert "Won against Echo" in render(found)
    assert "| A1a |" in table([found])


def test_dead_cards_and_unfair_seats_are_named() -> None:
    found = Balance(
        players=2,
        games=200,
        crimes={"A1a": CrimeFigures(200, 1), "A1b": CrimeFigures(200, 50), "A1c": CrimeFigures(0, 0)},
        wins_by_turn=[115.0, 85.0],
    )
    assert found.dead() == ["A1a"]
    assert found.unfair() == [0]


def test_a_share_is_told_with_its_interval() -> None:
    assert share(30, 100) == "30.0 % (21.9–39.6)"


def test_the_kept_report_says_of_its_figures_what_they_show() -> None:
    report = (GAME.folder / "BALANCE.md").read_text()
    assert INTRODUCTION in report
    places = re.findall(r"^- Wins by place in the turn order: (.*) \(each ± (.*)\)$", report, re.MULTILINE)
    assert len(places) == 4
    for wins, margin in places:
        shares = [float(each) for each in re.findall(r"[\d.]+(?= %)", wins)]
        most = max(shares) - 100 / len(shares)
        assert re.search(rf"{most:.1f}( points more)? \(± {margin}\)", INTRODUCTION)
        is_open = most + float(margin) > 5
        assert is_open == (len(shares) > 2)


def kept(folder: Path, games: int, bot: str = BOT) -> list[str]:
    """The seeds of so many games against Echo."""
    wanted = Namespace(games=games, bot=bot, seconds=0.0, processes=1, keep=folder)
    return [save.seed for save in gather(1, wanted)]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    seeds = ["balance 1 0", "balance 1 1", "balance 1 2"]
    assert kept(tmp_path, 2) == seeds[:2]
    with file_in(tmp_path, 1).open("ab") as file:
        file.write(b'{"safehouse":2,"game":"in_')
    assert kept(tmp_path, 3) == seeds, "a line that was cut off is played again"
    assert kept(tmp_path, 0) == seeds
    assert kept(tmp_path, 0, bot="greedy") == [], "games of another bot do not count"
    assert len(file_in(tmp_path, 1).read_bytes().splitlines()) == 3


def trials_of(folder: Path, bot: str = BOT) -> list[Trial]:
    judge = judge_of(GAME, options_for(1))
    plan = SamplePlan(purpose="curve", bot=bot, games=9, decisions=2, seed="games-1.jsonl", rounds=1)
    *_, found = gather_trials(judge, plan, None, float("inf"), read_games(file_in(folder, 1)))
    return found


def test_the_same_games_tell_how_far_reviews_can_be_trusted(tmp_path: Path) -> None:
    kept(tmp_path, 2)
    games = read_games(file_in(tmp_path, 1))
    found = trials_of(tmp_path)
    assert [trial.entries for trial in found] == [len(save.moves) for save in games]
    assert all(len(trial.samples) == 2 for trial in found)
    with pytest.raises(SaveError, match="not by greedy"):
        trials_of(tmp_path, bot="greedy")
