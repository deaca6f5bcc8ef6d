"""The record of a group: series side by side, packages, what comes next."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.series import Played
from safehouse.core.testing import clause
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.players import TwoSidedBot, character_named
from safehouse.games.mind_mgmt.series.chronicle import series_of

EVA_HIDES, JAN_HIDES = ["Eva", "Jan", "Petr"], ["Jan", "Eva", "Petr"]


def played(
    players: list[str], reason: str, mode: str = "full", round_number: int = 4, **options: object
) -> Played:
    won = [0] if reason in ("recruits", "time") else list(range(1, len(players)))
    chosen = GAME.read_options({"mode": mode, "players": len(players), **options})
    agents = {"meru": 1, "henry_lyme": 1, "bill_falls": 2, "dusty": 2}
    facts = {"round": round_number, "recruiter": "karl_box", "modules": [], "agents": agents}
    return Played(
        options=chosen.to_json(), players=players, winners=won, reason=reason, facts=facts, date="2026-11-15"
    )


def said(games: list[Played], language: str = "en") -> list[str]:
    words = Words(language, GAME, strict=True)
    record = GAME.chronicle(games, 3)
    facts = [fact for chapter in record.chapters for fact in (chapter.name, chapter.about) if fact is not None]
    return [words.say(fact.key, **fact.args) for fact in [*facts, *record.statistics]]


@clause("MM-5.1319")
def test_a_new_group_begins_without_modules_or_trains() -> None:
    first, training, mutual, auction = GAME.chronicle([], 4).chapters
    assert first.options is not None
    assert GAME.read_options(first.options) == GAME.read_options({"players": 4})
    assert training.options is not None
    assert training.options["mode"] == "training"
    assert (mutual.status, mutual.options) == (auction.status, auction.options) == ("closed", None)


@clause("MM-5.1302", "MM-5.1304", "MM-5.1405")
def test_the_next_game_knows_packages_winner_and_streak() -> None:
    games = [
        played(EVA_HIDES, "recruits"),
        played(EVA_HIDES, "time"),
        played(EVA_HIDES, "time", mode="training"),
    ]
    following = GAME.chronicle(games, 3).chapters[0]
    assert following.options is not None
    options = GAME.read_options(following.options)
    assert (options.opened_agents, options.opened_recruiter) == (2, 0)
    assert (options.last_winner, options.streak, options.players) == ("recruiter", 2, 3)
    assert following.tried == 2
    state = GAME.deal(options, "next")
    assert state.pending() == [1]
    assert GAME.space.to_text(state.moves(1)[0]) == "pick_module tip_line"


@clause("MM-5.1401", "MM-5.1402", "MM-5.1406")
def test_changed_sides_are_a_series_of_their_own_beside_the_other() -> None:
    games = [
        played(EVA_HIDES, "capture", round_number=3),
        played(JAN_HIDES, "recruits"),
        played(["Eva", "Petr", "Jan"], "dead_end", round_number=5),
    ]
    series = series_of(games)
    assert {people: [game.code for game in each.games] for people, each in series.items()} == {
        ("Eva", "Jan", "Petr"): ["3", "5"],
        ("Jan", "Eva", "Petr"): ["R"],
    }
    assert series["Eva", "Jan", "Petr"].agents["meru"] == ["Jan"]
    names = [chapter.name.args.get("recruiter") for chapter in GAME.chronicle(games, 3).chapters]
    assert names[:2] == ["Eva", "Jan"], "the last played first"
    assert series["Eva", "Jan", "Petr"].opened_recruiter == 2
    assert series["Jan", "Eva", "Petr"].opened_agents == 1


@clause("MM-5.1314")
def test_all_fourteen_packages_open_the_free_choice_of_modules() -> None:
    games = [played(EVA_HIDES, "time" if n % 2 else "capture") for n in range(14)]
    mutual, auction = GAME.chronicle(games, 3).chapters[-2:]
    for chapter, selection in ((mutual, "mutual"), (auction, "auction")):
        assert chapter.options is not None
        options = GAME.read_options(chapter.options)
        assert (options.selection, options.opened_agents, options.number) == (selection, 7, 1)
    before = GAME.chronicle(games[:-1], 3).chapters[-1]
    assert (before.status, before.options) == ("closed", None)


def test_the_table_rules_of_the_last_game_stay() -> None:
    games = [played(EVA_HIDES, "time", heat_layer=False, team="free_for_all")]
    for chapter in GAME.chronicle(games, 3).chapters:
        if chapter.options is not None:
            options = GAME.read_options(chapter.options)
            assert (options.heat_layer, options.team) == (False, "free_for_all")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_said_in_words(language: str) -> None:
    games = [played(EVA_HIDES, "time" if n % 2 else "capture") for n in range(14)]
    for many in (0, 1, 2, 14):
        lines = said(games[:many], language)
        assert len(lines) >= 8
        assert not any("[" in line or "{" in line for line in lines), lines


@clause("MM-5.1402", "MM-5.1403")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_a_finished_game_is_remembered_as_the_record_needs_it(mode: str) -> None:
    options = GAME.read_options({"mode": mode, "players": 4})
    state = GAME.deal(options, f"remembered {mode}")
    anybody, random = TwoSidedBot(character_named("wanderer"), aimless=True), Stream(mode)
    while state.pending():
        seat = state.pending()[0]
        state.play(seat, anybody.choose(GAME.view(state, seat), state.moves(seat), random))
    result = state.result()
    assert result is not None
    game = Played(
        options=options.to_json(),
        players=["Eva", "Jan", "Petr", "Ida"],
        winners=result.winners,
        reason=result.reason,
        facts=GAME.remembered(state),
        date="2026-11-15T10:00:00+00:00",
    )
    (series,) = series_of([game]).values()
    assert series.games[0].recruiter_card == game.facts["recruiter"]
    assert {name for names in series.agents.values() for name in names} == {"Ida", "Jan", "Petr"}
    assert GAME.chronicle([game], 4).chapters
