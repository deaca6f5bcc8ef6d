"""The record of a group: series side by side, packages, what comes next."""

import msgspec
import pytest

from safehouse.core.errors import SafehouseError
from safehouse.core.random import Stream
from safehouse.core.series import PlayedGame
from safehouse.core.testing import clause
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.players import TwoSidedBot, character_named
from safehouse.games.mind_mgmt.series.chronicle import series_of

EVA_HIDES, JAN_HIDES = ["Eva", "Jan", "Petr"], ["Jan", "Eva", "Petr"]


def played(
    players: list[str], reason: str, mode: str = "full", round_number: int = 4, **options: object
) -> PlayedGame:
    won = [0] if reason in ("recruits", "time") else list(range(1, len(players)))
    chosen = GAME.read_options({"mode": mode, "players": len(players), **options})
    agents = {"meru": 1, "henry_lyme": 1, "bill_falls": 2, "dusty": 2}
    facts = {"round": round_number, "recruiter": "karl_box", "modules": [], "agents": agents}
    return PlayedGame(
        options=chosen.to_json(), players=players, winners=won, reason=reason, facts=facts, date="2026-11-15"
    )


def said(games: list[PlayedGame], language: str = "en") -> list[str]:
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


@clause("MM-5.1406")
def test_names_are_compared_as_people_mean_them() -> None:
    games = [played(EVA_HIDES, "time"), played(["EVA", " petr", "Ján"], "time")]
    ((people, series),) = series_of(games).items()
    assert people == ("Eva", "Jan", "Petr")
    assert (series.opened_agents, series.streak) == (2, 2)
    assert GAME.chronicle(games, 3).chapters[1].name.key == "record-other-parts"


@clause("MM-5.1406")
def test_a_chapter_named_after_the_recruiter_gives_everybody_the_same_part() -> None:
    bot_among_them = msgspec.structs.replace(played(JAN_HIDES, "time"), bots=[2])
    first, second = GAME.chronicle([played(EVA_HIDES, "time"), bot_among_them], 3).chapters[:2]
    assert (first.name.args["recruiter"], first.seats) == ("Jan", ["Jan", "Eva", ""])
    assert (second.name.args["recruiter"], second.seats) == ("Eva", EVA_HIDES)


@clause("MM-5.1302", "MM-5.1305")
def test_a_rematch_goes_on_with_packages_winner_and_streak() -> None:
    games = [played(EVA_HIDES, "time"), played(JAN_HIDES, "capture"), played(EVA_HIDES, "recruits")]
    options = GAME.read_options({"players": 3, "heat_layer": False})
    again = GAME.rematch(games, options, ["eva", "JAN", "Petr"])
    assert again is not None
    assert (again.opened_agents, again.opened_recruiter) == (2, 0)
    assert (again.last_winner, again.streak, again.heat_layer) == ("recruiter", 2, False)
    assert GAME.rematch(games, options, ["Petr", "Eva", "Jan"]) == options, (
        "a game given up, the first of these"
    )
    assert GAME.rematch(games, GAME.read_options({"mode": "training"}), ["Eva", "Jan"]) is None
    agreed = GAME.read_options({"modules": "tip_line,static", "players": 3})
    assert GAME.rematch([played(EVA_HIDES, "time", modules=agreed.modules)], agreed, EVA_HIDES) == agreed
    free = GAME.read_options({"selection": "auction", "number": 2, "opened_recruiter": 7, "opened_agents": 7})
    assert GAME.rematch(games, free, ["Eva", "Jan"]) == free


@clause("MM-5.1302", "MM-5.1307")
@pytest.mark.parametrize(
    ("reason", "opened", "won"), [("time", (1, 4), ("recruiter", 3)), ("capture", (2, 3), ("rogue_agents", 1))]
)
def test_a_game_that_no_record_keeps_tells_by_its_options_who_won_before(
    reason: str, opened: tuple[int, int], won: tuple[str, int]
) -> None:
    before = {"opened_recruiter": 1, "opened_agents": 3, "last_winner": "recruiter", "streak": 2}
    game = played(EVA_HIDES, reason, **before)
    following = GAME.rematch([game], GAME.read_options(game.options), EVA_HIDES)
    assert following is not None
    assert (following.opened_recruiter, following.opened_agents) == opened
    assert (following.last_winner, following.streak) == won


PACKAGES = ("opened_recruiter", "opened_agents")


@clause("MM-5.1406", "MM-5.1319")
def test_packages_can_be_carried_over_to_other_people_and_parts() -> None:
    games = [played(EVA_HIDES, "time"), played(EVA_HIDES, "capture"), played(EVA_HIDES, "time")]
    (carried,) = [c for c in GAME.chronicle(games, 3).chapters if c.name.key == "record-carried-over"]
    assert carried.options is not None and carried.seats == []
    options = GAME.read_options(carried.options)
    assert (options.opened_agents, options.opened_recruiter, options.last_winner) == (2, 1, "none")
    games.append(played(JAN_HIDES, "time", **{name: carried.options[name] for name in PACKAGES}))
    following = GAME.chronicle(games, 3).chapters[0]
    assert following.options is not None and following.name.args["recruiter"] == "Jan"
    assert [following.options[name] for name in PACKAGES] == [1, 3]
    assert GAME.chronicle([], 3).chapters[1].name.key == "option-mode-training", "nothing to carry over"


@clause("MM-5.1314")
def test_with_all_packages_open_a_new_campaign_begins_with_changed_sides() -> None:
    games = [played(EVA_HIDES, "time" if n % 2 else "capture") for n in range(14)]
    (again,) = [c for c in GAME.chronicle(games, 3).chapters if c.name.key == "record-again"]
    assert again.seats == ["Jan", "Petr", "Eva"]
    assert again.options is not None
    assert GAME.read_options(again.options) == GAME.read_options({"players": 3})
    swapped = [*games, played(again.seats, "time")]
    assert series_of(swapped)["Jan", "Eva", "Petr"].opened_agents == 1
    closed = series_of([*games, played(EVA_HIDES, "time")])["Eva", "Jan", "Petr"]
    assert (closed.opened_recruiter, closed.opened_agents, closed.streak) == (0, 1, 1)
    assert not [c for c in GAME.chronicle(games[:-1], 3).chapters if c.name.key == "record-again"]


@clause("MM-5.1314", "MM-5.1315")
def test_the_auction_is_played_out_call_by_call() -> None:
    assert GAME.bidding(3, []).bidder == 0
    after = GAME.bidding(3, [2, 0])
    assert (after.bidder, after.least, after.most, after.bid, after.leader) == (2, 3, 7, 2, 0)
    over = GAME.bidding(3, [2, 0, 4, 0])
    assert (over.bidder, over.leader, over.options) == (None, 2, {"number": 4})
    silent = GAME.bidding(2, [0, 0])
    assert (silent.bidder, silent.leader, silent.bid) == (None, None, 0)
    for calls in ([2, 2], [8], [0, 0, 1]):
        with pytest.raises(SafehouseError):
            GAME.bidding(2, calls)


def test_a_bot_offers_one_module_and_no_more() -> None:
    assert GAME.bidding(2, []).call_of_a_bot() == 1
    assert GAME.bidding(2, [1]).call_of_a_bot() == 0
    assert GAME.bidding(3, [0]).call_of_a_bot() == 1
    assert GAME.bidding(2, [7]).call_of_a_bot() == 0, "nothing is left to bid"


@clause("MM-5.1402", "MM-5.1405")
def test_the_record_tells_card_date_modules_and_who_played_which_agent() -> None:
    game = played(EVA_HIDES, "time")
    game = msgspec.structs.replace(game, facts={**game.facts, "modules": ["static", "cordon"]})
    lines = said([game])
    assert "Game 1, 2026-11-15, Karl Box, the Ad Man: T (the Recruiter won: time)" in lines
    assert "Game 1 was played with: Static" in lines
    assert "Game 1 was played with: Cordon" in lines
    assert "Dusty: Petr" in lines
    assert "1. hra, 15. 11. 2026, Karl Box, Reklamní agent: Č (vyhrál Náborář: čas)" in said([game], "cs")


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
    game = PlayedGame(
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
