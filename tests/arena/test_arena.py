"""Tournaments: balanced, repeatable, resumable, and told with intervals."""

from pathlib import Path

import pytest
from rich.console import Console

from safehouse.arena import render, run
from safehouse.arena.play import play_matches, points
from safehouse.arena.report import elo, interval, wilson
from safehouse.arena.schedule import Fixture, crossed, mirrored, schedule
from safehouse.arena.store import RESULTS
from safehouse.core import save
from safehouse.core.errors import SafehouseError
from safehouse.core.shelf import find

GAME = find("_template")


def test_two_sides_play_each_deal_from_both_chairs() -> None:
    matches = schedule(GAME, GAME.read_options(), ["a", "b"], 6, "s")
    assert len(matches) == 3
    for match in matches:
        assert [fixture.bots for fixture in match] == [["a", "b"], ["b", "a"]]
        assert len({fixture.seed for fixture in match}) == 1
    assert len({match[0].seed for match in matches}) == 3


def test_every_pair_meets_on_the_same_deals() -> None:
    matches = schedule(GAME, GAME.read_options(), ["a", "b", "c"], 2, "s")
    assert [match[0].bots for match in matches] == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert len({match[0].seed for match in matches}) == 1


@pytest.mark.parametrize("teams", [[[0], [1]], [[0, 1], [2]], [[0], [1], [2]], [[0, 2], [1, 3]], [[0, 1, 2]]])
def test_over_a_match_each_bot_has_every_seat_equally_often(teams: list[list[int]]) -> None:
    seatings = mirrored(teams)
    for seat in range(sum(len(team) for team in teams)):
        assert sum(seating[seat] for seating in seatings) * 2 == len(seatings)
    for seating in seatings:
        for team in teams:
            assert len({seating[seat] for seat in team}) == 1, "a team is of one mind"


def test_points_are_shares_of_the_victory() -> None:
    assert points([[0], [1]], ["a", "b"], [1]) == {"a": 0.0, "b": 1.0}
    assert points([[0], [1]], ["a", "b"], [0, 1]) == {"a": 0.5, "b": 0.5}
    assert points([[0], [1]], ["a", "b"], []) == {"a": 0.5, "b": 0.5}
    assert points([[0], [1], [2]], ["a", "b", "a"], [0, 1]) == {"a": 0.5, "b": 0.5}
    assert points([[0, 1]], ["a", "a"], [0, 1]) == {"a": 1.0}
    assert points([[0, 1]], ["a", "a"], []) == {"a": 0.0}


def test_no_bot_makes_the_move_that_the_clock_makes() -> None:
    game = find("infiltraitors")
    options = next(o for o in game.configurations() if game.time_limit(o))
    played = play_matches(game.id, options.to_json(), [fixture_of("random", options.seats())])
    assert not any(entry.endswith(" time_expired") for entry in played[0].save.moves)


def fixture_of(bot: str, seats: int) -> Fixture:
    return Fixture("0-0-0", 0, "a deal", [bot] * seats)


def test_the_interval_comes_from_independent_scores() -> None:
    mean, margin = interval([0.5] * 100)
    assert (mean, margin) == (0.5, 0.0), "mirrored games that cancel out leave nothing to doubt"
    mean, margin = interval([0.0, 1.0] * 50)
    assert mean == 0.5
    assert margin == pytest.approx(0.0985, abs=1e-3)
    mean, margin = interval([0.2, 0.4, 0.6])
    assert margin == pytest.approx(4.303 * 0.2 / 3**0.5, abs=1e-3), "few scores leave more room than many"
    assert interval([0.0, 1.0]) == (0.5, 1.0)
    assert interval([1.0]) == (1.0, None)


def test_elo_is_even_and_bounded() -> None:
    assert elo(0.5) == 0.0
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert elo(0.25) == -elo(0.75)
    assert elo(1.0) < 2000


def test_a_run_is_repeatable_and_greedy_beats_random() -> None:
    first = run("_template", ["greedy", "random"], games=120, processes=1, seed="t")
    again = run("_template", ["greedy", "random"], games=120, processes=1, seed="t")
    assert first.duels == again.duels
    duel = first.duels[0]
    assert duel.margin is not None and duel.rate - duel.margin > 0.5
    assert first.ratings["greedy"] > 0 > first.ratings["random"]
    assert first.games == first.planned == 120
    assert sum(first.reasons.values()) == 120


def test_two_processes_give_the_same_result_as_one() -> None:
    alone = run("_template", ["greedy", "random"], games=20, processes=1)
    together = run("_template", ["greedy", "random"], games=20, processes=2)
    assert alone.duels == together.duels


def test_every_game_is_written_as_a_save_that_replays(tmp_path: Path) -> None:
    run("_template", ["greedy", "random"], games=6, processes=1, folder=tmp_path)
    files = sorted((tmp_path / "games").glob("*.json"))
    assert len(files) == 6
    for path in files:
        kept = save.read(path)
        assert save.replay(kept).result() is not None
        assert sorted(kept.players) == ["greedy", "random"]


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run("_template", ["greedy", "random"], games=20, processes=1)
    run("_template", ["greedy", "random"], games=20, processes=1, folder=tmp_path)
    results = tmp_path / RESULTS
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:7]) + lines[7][:30])
    untouched = (tmp_path / "games" / "0-1-00000.0.json").stat().st_mtime_ns
    resumed = run("_template", ["greedy", "random"], games=20, processes=1, folder=tmp_path)
    assert resumed.duels == whole.duels
    assert (tmp_path / "games" / "0-1-00000.0.json").stat().st_mtime_ns == untouched
    assert len(results.read_bytes().splitlines()) == 20


def test_a_longer_run_builds_on_a_shorter_one(tmp_path: Path) -> None:
    run("_template", ["greedy", "random"], games=10, processes=1, folder=tmp_path)
    longer = run("_template", ["greedy", "random"], games=20, processes=1, folder=tmp_path)
    assert longer.duels == run("_template", ["greedy", "random"], games=20, processes=1).duels


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    run("_template", ["greedy", "random"], games=2, processes=1, folder=tmp_path)
    with pytest.raises(SafehouseError, match="another tournament"):
        run("_template", ["greedy", "easy"], games=2, processes=1, folder=tmp_path)


def test_bots_must_be_two_and_different() -> None:
    with pytest.raises(SafehouseError, match="two bots"):
        run("_template", ["greedy"], games=2)
    with pytest.raises(SafehouseError, match="once"):
        run("_template", ["greedy", "greedy"], games=2)


def test_the_report_is_shown_as_tables() -> None:
    report = run("_template", ["greedy", "random"], games=10, processes=1)
    console = Console(record=True, width=120, file=None, quiet=False, force_terminal=False)
    with console.capture() as shown:
        render(report, console)
    assert "greedy" in shown.get() and "Elo" in shown.get() and "decisions/s" in shown.get()


def test_a_bot_that_makes_up_a_move_stops_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    from safehouse.arena.play import BadBot
    from safehouse.bots.random_bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda self, view, moves, random: 99)
    with pytest.raises(BadBot):
        run("_template", ["greedy", "random"], games=2, processes=1)


def test_the_same_run_on_a_local_ray() -> None:
    pytest.importorskip("ray")
    alone = run("_template", ["greedy", "random"], games=20, processes=1)
    on_ray = run("_template", ["greedy", "random"], games=20, where="ray")
    assert on_ray.duels == alone.duels


def test_unlike_sides_keep_their_seats() -> None:
    matches = crossed(GAME, GAME.read_options(), ["a", "b"], ["b", "c"], 2, "s")
    assert [match[0].bots for match in matches[:4]] == [["a", "b"], ["a", "c"], ["b", "b"], ["b", "c"]]
    assert len({match[0].seed for match in matches}) == 2, "every pair meets on the same deals"


def test_a_report_on_unlike_sides_counts_the_first_side() -> None:
    report = run("_template", ["random"], 8, seed="sides", processes=1, against=["random", "greedy"])
    assert [(side.first, side.second, side.games) for side in report.sides] == [
        ("random", "greedy", 8),
        ("random", "random", 8),
    ]
    assert not report.duels and report.games == 16
    assert all(side.low <= side.rate <= side.high for side in report.sides)


def test_an_interval_of_games_all_won_is_not_a_point() -> None:
    rate, low, high = wilson(400, 400)
    assert (rate, high) == (1.0, 1.0)
    assert low == pytest.approx(0.9905, abs=1e-3)
