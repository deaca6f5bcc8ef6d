"""What says how far reviews can be trusted is itself held to cases whose answer is known."""

from pathlib import Path

import msgspec
import pytest

from safehouse.bots.judge import AS_IT_IS, Judge, judge_of
from safehouse.cli.trusting import known_together
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.core.view import View
from safehouse.review import blunders, levels
from safehouse.review.measuring import Moment, area, by_chance, calibration, figure, mean, measured
from safehouse.review.sampling import Purpose, Sample, SamplePlan, Trial, gather
from safehouse.review.scaling import learned, learned_odds
from safehouse.review.weighing import Standing

ALWAYS = float("inf")
INFILTRAITORS = find("infiltraitors")


def test_chances_that_come_true_are_calibrated_and_others_are_off_by_as_much() -> None:
    right = [Moment(0.75, result) for result in (1.0, 1.0, 1.0, 0.0)] * 10
    assert calibration(right) == pytest.approx(0.0)
    assert calibration([Moment(0.75, 0.0)] * 4) == pytest.approx(0.75)


def test_results_of_few_games_scatter_and_those_of_many_hardly() -> None:
    few, many = ([[Moment(0.5, 0.0)]] * games for games in (20, 2000))
    assert by_chance(few) > 0.25 > 0.04 > by_chance(many)


def test_the_interval_is_wide_where_games_differ() -> None:
    same, split = ([[1.0]] * 50, [[0.0]] * 25 + [[1.0]] * 25)
    assert (figure(mean, same).low, figure(mean, same).high) == (1.0, 1.0)
    found = figure(mean, split)
    assert found.low < 0.4 < found.value == 0.5 < 0.6 < found.high


def test_the_area_tells_larger_losses_from_smaller_ones() -> None:
    assert area([0.0, 0.1], [0.2, 0.3]) == 1.0
    assert area([0.2], [0.2]) == 0.5
    assert area([0.3], [0.2]) == 0.0


def trial(seat: int, value: float, result: float) -> Trial:
    stood = Sample(entry=1, stood=Standing(value, 0.1))
    return Trial(
        game="_template", options={}, purpose="curve", bot="normal", decisions=1, seed="told", rounds=1,
        worlds=1, number=0, seat=seat, entries=2, result=result, points=None, samples=[stood],
    )  # fmt: skip


def test_a_curve_that_is_too_sure_and_favours_a_side_is_scaled() -> None:
    """Seat 0 wins six of ten games that it was told to win, and four of ten that it was told to lose; seat 1
    wins as it was told."""
    trials = [trial(0, value, float(number < 10 * value + shift)) for value, shift in ((0.9, -3), (0.1, 3))
              for number in range(10)] * 20  # fmt: skip
    trials += [trial(1, value, float(number < 10 * value)) for value in (0.9, 0.1) for number in range(10)] * 20
    too_sure, right = learned(trials, [0]), learned(trials, [1])
    assert too_sure.chance(0.9) == pytest.approx(0.6, abs=0.01)
    assert too_sure.chance(0.1) == pytest.approx(0.4, abs=0.01)
    assert right.chance(0.9) == pytest.approx(0.9, abs=0.01)
    assert AS_IT_IS.chance(1.0) == 1.0


def test_what_a_lead_is_worth_is_learned_and_worth_more_late() -> None:
    """Ten points ahead won six of ten games early and nine of ten late."""
    trials = []
    for left, of_ten in ((1.0, 6), (0.0, 9)):
        for sign in (1, -1):
            for number in range(10):
                won = number < of_ten if sign > 0 else number >= of_ten
                sample = Sample(entry=1, lead=Standing(10.0 * sign, 0.0), left=left)
                trials += [msgspec.structs.replace(trial(0, 0.5, float(won)), samples=[sample])] * 40
    odds = learned_odds(trials)
    assert odds.chance(10.0, 1.0) == pytest.approx(0.6, abs=0.01)
    assert odds.chance(10.0, 0.0) == pytest.approx(0.9, abs=0.01)
    assert odds.chance(0.0, 0.5) == pytest.approx(0.5, abs=0.01)


def test_a_blunder_is_what_games_end_worse_after(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("agent_avenue")
    judge = judge_of(game, game.typical())
    view = game.view(game.deal(game.typical(), "blunder", listen=False), 0)
    worth = {1: 1.0, 2: 0.9, 3: 0.0}
    monkeypatch.setattr(blunders, "end", lambda judge, state, seat, move, by, random: worth[move])
    assert blunders.blunder(judge, view, [1, 2, 3], 1, 6, "normal", Stream("worst")) == 3
    assert blunders.blunder(judge, view, [1, 2, 3], 3, 6, "normal", Stream("worst")) is None, (
        "it was made already"
    )
    assert blunders.blunder(judge, view, [1, 2], 1, 6, "normal", Stream("worst")) is None, "too little is lost"


def test_a_blunder_is_sought_among_many_moves_and_not_for_long_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("agent_avenue")
    judge = judge_of(game, game.typical())
    view = game.view(game.deal(game.typical(), "blunder", listen=False), 0)
    ended: list[int] = []

    def end(judge: object, state: object, seat: int, move: int, by: str, random: Stream) -> float:
        ended.append(move)
        return float(move != 7) if random.unit() < 0.9 else 0.5

    monkeypatch.setattr(blunders, "end", end)
    assert blunders.blunder(judge, view, list(range(13)), 0, 36, "normal", Stream("many")) == 7
    sought = ended.count(0)
    ended.clear()
    assert blunders.blunder(judge, view, list(range(7)), 0, 36, "normal", Stream("many")) is None
    assert ended.count(0) < sought / 2


def test_what_may_be_next_to_nothing_is_no_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lost are 18 points on average, but by results that scatter as games do."""
    game = find("agent_avenue")
    judge = judge_of(game, game.typical())
    view = game.view(game.deal(game.typical(), "blunder", listen=False), 0)
    lost = iter([1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0] * 40)
    monkeypatch.setattr(
        blunders, "end", lambda judge, state, seat, move, by, random: -next(lost) if move == 2 else 0.0
    )
    assert blunders.blunder(judge, view, [1, 2], 1, 36, "normal", Stream("scatter")) is None


@pytest.mark.parametrize(("name", "lost", "is_one"), [("in_too_deep", 5.0, False), ("in_too_deep", 9.0, True),
                                                      ("stationfall", 5.0, True)])  # fmt: skip
def test_a_blunder_costs_more_where_scores_are_large(
    name: str, lost: float, is_one: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(name)
    view = game.view(game.deal(game.typical(), "blunder", listen=False), 0)
    monkeypatch.setattr(blunders, "end", lambda judge, state, seat, move, by, random: -lost * (move == 2))
    found = blunders.blunder(judge_of(game, game.typical()), view, [1, 2], 1, 6, "normal", Stream("worst"))
    assert found == (2 if is_one else None)


def test_a_curve_that_says_nothing_is_scaled_to_one_half() -> None:
    trials = [trial(0, value, float(number % 2)) for value in (0.01, 0.99) for number in range(40)]
    assert learned(trials, [0]).chance(0.99) == pytest.approx(0.5, abs=0.1)


def gathered(
    games: int,
    file: Path | None = None,
    seconds: float = ALWAYS,
    first: int = 0,
    late: float = 0.0,
    purpose: Purpose = "verdicts",
    asked: tuple[str, ...] = (),
) -> list[Trial]:
    plan = SamplePlan(
        purpose=purpose,
        bot="greedy",
        games=games,
        decisions=2,
        seed="short",
        rounds=1,
        first=first,
        late=late,
        asked=asked,
    )
    *_, found = gather(judge_of(INFILTRAITORS, INFILTRAITORS.typical()), plan, file, seconds)
    return found


def test_a_measurement_that_was_broken_off_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    file = tmp_path / "trials.jsonl"
    whole = gathered(3)
    assert gathered(1, file) == whole[:1]
    assert gathered(3, file, seconds=-1.0) == whole[:1], "no time to begin another game"
    assert gathered(3, file) == whole
    assert len(file.read_bytes().splitlines()) == 3
    assert [trial.seat for trial in whole] == [0, 1, 2]


def test_only_late_decisions_are_judged_where_that_is_asked_for() -> None:
    (trial,) = gathered(1, late=0.8)
    assert all(sample.entry >= 0.8 * trial.entries for sample in trial.samples)
    assert len(trial.samples) == 2


def test_parts_measured_side_by_side_are_one_measurement(tmp_path: Path) -> None:
    """A game that two parts tried counts once."""
    parts = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    gathered(2, parts[0])
    gathered(3, parts[1], first=1)
    (line,) = known_together(parts)
    whole = msgspec.to_builtins(
        measured(judge_of(INFILTRAITORS, INFILTRAITORS.typical()), "verdicts", gathered(3))
    )
    assert msgspec.json.decode(line) == {
        "game": "infiltraitors",
        "seed": "short",
        "late": 0.0,
        "by": "normal",
        "purpose": "verdicts",
        **whole,
    }


def verdicts_of(games: int) -> None:
    """An exact judge finds what is planted among the moves of a bot that plays by it."""
    judge = judge_of(INFILTRAITORS, INFILTRAITORS.typical())
    said = measured(judge, "verdicts", gathered(games))
    assert (said.games, said.decisions) == (games, 2 * games)
    assert said.agreed.value == 1.0, "an exact judge does not depend on its seed"
    assert said.loss.value == 0.0
    assert said.said == {"good": 1.0, "cannot_tell": 0.0, "loss": 0.0}
    found = measured(judge, "blunders", gathered(games, purpose="blunders"))
    assert (found.decisions, found.planted) == (2 * games, 2 * games)
    assert found.found.value >= 0.9
    assert found.named > 0.7 > found.blamed == 0.0


def test_planted_moves_are_found() -> None:
    verdicts_of(3)


@pytest.mark.long
def test_planted_moves_are_found_in_many_games() -> None:
    verdicts_of(40)


def mean_loss_of_planners(code: str) -> float:
    game = find("infiltraitors")
    options = game.read_options({"mission": "5", "agents": 3, "code": code})
    plan = SamplePlan(purpose="verdicts", bot="planner", games=4, decisions=4, seed="code", rounds=1)
    *_, trials = gather(judge_of(game, options), plan, None, ALWAYS)
    found = measured(judge_of(game, options), "verdicts", trials)
    return found.loss.value


def test_what_is_said_in_an_agreed_code_is_no_loss() -> None:
    """Of a code that nobody agreed on the judge knows nothing."""
    assert mean_loss_of_planners("123") < 0.1 < 0.3 < mean_loss_of_planners("")


def test_levels_are_compared_in_the_same_positions() -> None:
    """Whoever chooses at random loses much more than who plays by what judges, in every position alike."""
    asked = ("random", "easy", "greedy")
    trials = gathered(4, purpose="levels", asked=asked)
    found = measured(judge_of(INFILTRAITORS, INFILTRAITORS.typical()), "levels", trials)
    assert (found.games, found.positions) == (4, 8)
    assert found.loss["greedy"].value == 0.0 < found.loss["random"].value
    assert [(step.weaker, step.stronger) for step in found.steps] == [
        ("random", "easy"),
        ("easy", "greedy"),
        ("random", "greedy"),
    ]
    assert found.steps[2].more.low > 0.0
    assert found.steps[2].more.value == pytest.approx(found.loss["random"].value - found.loss["greedy"].value)


class Scattering(Judge):
    """Moves are worth their number; rounds scatter around that, for all moves alike."""

    rounds = 40

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        luck = random.unit()
        return [move + luck for move in moves]


def test_a_level_loses_what_its_move_is_worth_less_whatever_chance_adds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("agent_avenue")
    judge = Scattering(game, game.typical())
    view = game.view(game.deal(game.typical(), "levels", listen=False), 0)
    chosen = {"best": 3, "worse": 1}
    monkeypatch.setattr(levels, "choice", lambda judge, view, moves, bot, random: chosen[bot])
    lost = levels.losses(judge, view, [1, 2, 3], ["worse", "best"], Stream("levels"))
    assert lost == {"worse": pytest.approx(2.0), "best": pytest.approx(0.0)}


def test_where_games_promise_too_little_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worlds that choose a blunder would have to show one."""
    game = find("agent_avenue")
    judge = judge_of(game, game.typical())
    view = game.view(game.deal(game.typical(), "blunder", listen=False), 0)
    ended: list[int] = []

    def end(judge: object, state: object, seat: int, move: int, by: str, random: Stream) -> float:
        ended.append(move)
        return 0.9 if move == 2 else 1.0

    monkeypatch.setattr(blunders, "end", end)
    assert blunders.blunder(judge, view, [1, 2], 1, 36, "normal", Stream("little")) is None
    assert ended.count(1) == 12 // 2, "half of the worlds that choose"
