"""The campaign of a group: chapters, replay of failed missions, statistics."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.series import PlayedGame
from safehouse.core.testing import clause
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.infiltraitors.tests.playing import choose_well


def played(mission: str, reason: str = "win", agents: int = 3, **facts: int) -> PlayedGame:
    options: dict[str, Any] = {"mission": mission, "agents": agents, "clue_board": "full"}
    left = {"turns": 30, "bullets": 2, "suspects": 0 if reason == "win" else 3, "headquarters": 5}
    return PlayedGame(
        options=options,
        players=["Anna", "Bob", "Cyril", "Dana", "Emil"][:agents],
        winners=list(range(agents)) if reason == "win" else [],
        reason=reason,
        facts=left | facts,
        date="2026-01-01T20:00:00Z",
    )


def said(games: list[PlayedGame], language: str = "en") -> list[str]:
    words = Words(language, GAME, strict=True)
    return [words.say(fact.key, **fact.args) for fact in GAME.chronicle(games, 3).statistics]


@clause("IN-1.4", "IN-1.5")
def test_a_new_group_may_start_any_mission_and_finds_them_in_the_recommended_order() -> None:
    chronicle = GAME.chronicle([], 3)
    assert [chapter.options["mission"] for chapter in chronicle.chapters if chapter.options] == [
        "T1", "T2", "T3", *map(str, range(1, 21)),
    ]  # fmt: skip
    assert {chapter.status for chapter in chronicle.chapters} == {"open"}
    assert chronicle.statistics == []


@clause("IN-1.7")
def test_a_failed_mission_may_be_replayed_and_a_success_stays_recorded() -> None:
    failed = GAME.chronicle([played("4", "loss_bullets")], 3).chapters[6]
    assert (failed.status, failed.tried, failed.won) == ("lost", 1, 0)
    assert failed.options is not None and GAME.read_options(failed.options).mission == "4"
    games = [played("4", "loss_bullets"), played("4"), played("4", "loss_no_action")]
    again = GAME.chronicle(games, 3).chapters[6]
    assert (again.status, again.tried, again.won) == ("won", 3, 1)
    assert again.options is not None


def test_the_next_mission_has_a_seat_for_everybody() -> None:
    def agents(games: list[PlayedGame], players: int) -> int:
        options = GAME.chronicle(games, players).chapters[0].options
        assert options is not None
        return GAME.read_options(options).agents

    assert [agents([], players) for players in (1, 2, 3, 4, 5)] == [2, 2, 3, 4, 5]
    assert agents([played("T1", agents=4)], 2) == 4, "bots filled two seats and do so again"
    assert agents([played("T1", agents=2)], 3) == 3


def test_a_group_that_plays_without_clue_boards_goes_on_without_them() -> None:
    harder = played("T1")
    harder.options["clue_board"] = "none"
    chapter = GAME.chronicle([harder], 3).chapters[1]
    assert chapter.options == {"mission": "T2", "agents": 3, "clue_board": "none"}


@clause("IN-8.11")
def test_statistics_tell_missions_rates_and_what_was_left() -> None:
    games = [
        played("T1", bullets=3, turns=12, headquarters=9),
        played("1", "loss_bullets", bullets=2),
        played("1", bullets=2, turns=40, headquarters=1),
        played("1", agents=5, bullets=0),
        played("T3", "loss_time", agents=5),
        played("custom", bullets=9, turns=4),
    ]
    assert said(games) == [
        "Missions completed: 2 of 23",
        "Games played: 6, won: 4 (67 %)",
        "With 3 agents: missions completed 2, games 4, won 3 (75 %)",
        "With 5 agents: missions completed 1, games 2, won 1 (50 %)",
        "Bullets left in a completed mission, on average: 1.7",
        "Most bullets left: 3 (training 1, 3 agents)",
        "Most cards left in headquarters: 9 (training 1, 3 agents)",
        "Fewest turns: 12 (training 1, 3 agents)",
        "Lost for lack of bullets: 1",
        "Lost against the clock: 1",
        "Missions of your own among them: 1",
    ]
    assert len(said(games, "cs")) == len(said(games))


@pytest.mark.parametrize("reason", GAME.end_reasons)
def test_every_end_can_be_told_in_every_language(reason: str) -> None:
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        chronicle = GAME.chronicle([played(mission, reason) for mission in MISSIONS], 3)
        for fact in chronicle.statistics:
            assert words.say(fact.key, **fact.args)
        for chapter in chronicle.chapters:
            assert chapter.about is not None
            assert words.say(chapter.name.key) and words.say(chapter.about.key)


@clause("IN-8.11")
@pytest.mark.parametrize("mission", ["T1", "19"])
def test_a_finished_mission_remembers_what_was_left_of_it(mission: str) -> None:
    state = GAME.deal(GAME.read_options({"mission": mission, "agents": 3}), "remember")
    random = Stream("remember")
    while not state.over():
        seat = state.pending()[0]
        state.play(seat, choose_well(state, state.moves(seat), random))
    result = state.result()
    assert result is not None
    assert GAME.remembered(state) == {line.key: line.args["count"] for line in result.lines}
