"""5T: Echo, solo and as the third seat."""

from collections import Counter

import pytest

from safehouse.core.random import Stream
from safehouse.core.testing import Table, clause
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.data import ECHO, ECHO_IDS
from safehouse.games.in_too_deep.rules import echo as rules
from safehouse.games.in_too_deep.rules.chapters import evaluate, store_all
from safehouse.games.in_too_deep.rules.position import ECHO_SEAT
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOBODY, NOTHING
from safehouse.games.in_too_deep.tests.loaded import load
from safehouse.games.in_too_deep.tests.town import Town, crime, criminal, item, kind, token, zone


def solo(card: str = "X01", **options: str) -> Town:
    """Echo is seat 1; letters A to D are Enforcer, Shadow, Mechanic, Jumper."""
    town = Town(players=1, echo=options.get("difficulty", "normal"))
    s = town.s
    s.letters = [criminal(name) for name in ("enforcer", "shadow", "mechanic", "jumper")]
    s.echo_deck = [*(c for c in range(12) if c != ECHO_IDS.index(card)), ECHO_IDS.index(card)]
    s.echo_discard = []
    s.hands[1] = []
    town.remembers(1)
    s.agenda = [[Agenda.ENDING_TURN, 1, 0, 0, 0, 0]]
    s.active = 1
    return town


def face(town: Town, step: int, *dice: int) -> Town:
    """Carry out one step of Echo's turn with these dice."""
    load(town.s, list(dice))
    town.s.ask(step, 1)
    entry = town.s.agenda.pop()
    town.s.carry_out(step, 1, entry)
    return town


@clause("ZH-5.189", "ZH-5.190", "ZH-5.192", "ZH-5.193", "ZH-5.195", "ZH-5.197", "ZH-6.13")
def test_echo_is_set_up_like_a_player_without_a_petty_crime() -> None:
    state = GAME.deal(GAME.read_options({"players": 1, "echo": "hard", "first": "1"}), "echo")
    assert (state.seats, state.consoles, state.echo, state.hard) == (1, 2, 1, 1)
    assert len(state.echo_deck) == 12
    assert state.progress == 0
    assert state.intel == [3, 3]
    assert len(state.memory[1]) == 1
    assert state.crime_hands[1] == []
    assert DECK_OF[state.crimes.value[state.echo_crime]] == 1
    view = GAME.view(state, 0)
    assert view.crime_trail.seen[state.echo_crime] == -1
    assert view.echo is not None
    assert view.echo.crime_level == 1
    assert view.consoles[1].memory is None


@clause("ZH-5.194", "ZH-5.236", "ZH-5.196")
def test_letters_name_criminals_and_one_barrier_is_marked() -> None:
    state = GAME.deal(GAME.read_options({"players": 1, "echo": "normal", "first": "1"}), "letters")
    assert sorted(state.letters) == state.in_play
    assert state.off_board == NOBODY
    duo = GAME.deal(GAME.read_options({"players": 2, "echo": "normal", "first": "1"}), "letters")
    assert sorted([*duo.letters, duo.off_board]) == duo.in_play
    marked = set()
    for seed in range(12):
        other = GAME.deal(GAME.read_options({"players": 1, "echo": "normal", "first": "1"}), str(seed))
        marked.add(other.barriers[0] == other.guardian)
    assert marked == {True, False}


@clause("ZH-5.198")
def test_the_first_seat_is_drawn_among_all_and_echo_sits_last() -> None:
    firsts = Counter(
        GAME.deal(GAME.read_options({"players": 2, "echo": "normal"}), str(seed)).first for seed in range(40)
    )
    assert set(firsts) == {0, 1, 2}


@clause("ZH-5.199")
def test_an_exhausted_echo_deck_is_reshuffled() -> None:
    town = solo()
    town.s.echo_deck, town.s.echo_discard = [], list(range(12))
    face(town, Agenda.ECHO_HOOKING)
    assert len(town.s.echo_deck) == 11
    assert town.s.echo_discard == [town.s.echo_card]


@clause("ZH-5.200", "ZH-5.202")
def test_echo_hooks_and_rises_over_that_criminal_alone() -> None:
    town = solo("X01").hooks(1, "jumper").hooks(0, "enforcer")
    town.s.intel[1] = 0
    face(town, Agenda.ECHO_HOOKING)
    assert town.ports(1) == ["jumper", "enforcer"]
    assert town.s.intel == [4, 0]
    assert (town.space(1, "enforcer"), town.space(1, "jumper")) == (1, 0)


@clause("ZH-5.201")
def test_echo_hooking_special_cases() -> None:
    town = solo("X01").hooks(1, "enforcer")
    face(town, Agenda.ECHO_HOOKING)
    assert town.ports(1) == ["enforcer"]
    assert town.space(1, "enforcer") == 1
    town = solo("X01").hooks(1, "shadow", "mechanic")
    face(town, Agenda.ECHO_HOOKING)
    assert len(town.s.hands[1]) == 1
    town = solo("X01").hooks(1, "shadow", "mechanic", "jumper")
    face(town, Agenda.ECHO_HOOKING)
    assert town.ports(1) == ["mechanic", "jumper", "enforcer"]
    town = solo("X01").hooks(0, "enforcer")
    town.s.locked[criminal("enforcer")] = token("lock_hook")
    face(town, Agenda.ECHO_HOOKING)
    assert town.ports(0) == ["enforcer"]
    assert town.space(1, "enforcer") == 0
    where = town.s.criminal_at[criminal("enforcer")]
    face(town, Agenda.ECHO_MOVING, 0)
    assert town.s.criminal_at[criminal("enforcer")] == (where + 1) % 8


@clause("ZH-5.203")
@pytest.mark.parametrize(("die", "shift"), [(0, 1), (1, 2), (2, 3), (3, -1), (4, -2), (5, -3)])
def test_the_black_die_displaces_the_hooked_criminal_past_barriers(die: int, shift: int) -> None:
    town = solo("X01").stand(enforcer="downtown").hold(enforcer="cash")
    face(town, Agenda.ECHO_HOOKING)
    face(town, Agenda.ECHO_MOVING, die)
    assert town.s.criminal_at[criminal("enforcer")] == (4 + shift) % 8
    assert town.s.item_place(item("cash")) == (4 + shift) % 8


def displacing(card: str, *dice: int, **stand: str) -> Town:
    town = solo(card).stand(**stand)
    rules.turn_card(town.s)
    town.s.displaced = [rules.hooked_letter(town.s)]
    return face(town, Agenda.ECHO_DISPLACING, *dice)


@clause("ZH-5.204", "ZH-5.207")
def test_the_white_die_names_what_is_displaced() -> None:
    town = displacing("X01", 1, 0, shadow="blocks")
    assert town.zone_of("shadow") == "aerodrome"
    town = displacing("X01", 0, 1, mechanic="blocks")
    assert town.zone_of("mechanic") == "heights"
    town = displacing("X01", 2, 2)
    assert town.item_zone("cash") == "zinbazaar"
    town = solo("X01").hold(jumper="cash").stand(jumper="blocks")
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 0, 2)
    assert town.holds_item("jumper") is None
    assert town.s.item_at[item("cash")] == zone("heights")
    town = displacing("X01", 4, 5, jumper="downtown")
    assert town.s.guardian == 2
    assert town.zone_of("jumper") == "downtown"


@clause("ZH-5.204", "ZH-5.207")
def test_the_marked_or_the_unmarked_barrier_moves_step_by_step() -> None:
    town = solo("X01")
    town.s.barriers = [4, 5]
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 1, 4)
    assert town.s.barriers == [7, 5]
    town = solo("X02")
    town.s.barriers = [4, 0]
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 3, 4)
    assert town.s.barriers == [4, 7]


@clause("ZH-5.205")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_step_3_once_twice_three_times(chapter: int) -> None:
    from safehouse.games.in_too_deep.rules.turn import start_turn

    town = solo()
    town.s.chapter = chapter - 1
    town.s.agenda = []
    start_turn(town.s, 1)
    assert [entry[0] for entry in town.s.agenda].count(Agenda.ECHO_DISPLACING) == chapter


@clause("ZH-5.206")
def test_nothing_is_displaced_twice_in_a_turn() -> None:
    town = solo("X01")
    rules.turn_card(town.s)
    town.s.displaced = [criminal("shadow"), rules.THING_GUARDIAN]
    face(town, Agenda.ECHO_DISPLACING, 0, 0, 5, 2)
    assert town.item_zone("cash") == "heights"
    assert len(town.s.displaced) == 3
    assert rules.THING_BARRIER + 1 not in town.s.displaced


@clause("ZH-5.208")
def test_patrol_goes_on_to_the_next_free_zone() -> None:
    town = solo("X01")
    town.s.patrol = [3, 0, 0, 0, 0, 0, 2, 1]
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 0, 3)
    assert town.s.patrol == [0, 3, 0, 0, 0, 0, 2, 1]


@clause("ZH-5.209", "ZH-5.88")
@pytest.mark.parametrize(("card", "where"), [("X01", "parish"), ("X02", "harbor"), ("X03", "blocks")])
def test_echo_uses_only_three_zone_effects(card: str, where: str) -> None:
    town = solo(card)
    town.s.patrol = [0, 3, 2, 1, 0, 0, 0, 0]
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 0, 3)
    assert town.patrol(where) == 3
    assert town.s.tolerance[1] == (2 if where == "parish" else 0)
    assert len(town.s.memory[1]) == (1 if where == "harbor" else 0)


@clause("ZH-5.209", "ZH-5.224", "ZH-7.33")
def test_ion_towers_give_echo_a_support_token() -> None:
    town = solo("X04").offer("actions_1", "hook", "machine_3")
    town.s.patrol = [0, 3, 2, 1, 0, 0, 0, 0]
    town.s.offer_intel = [1, 2, 0]
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 0, 3)
    town.s.agenda.insert(0, [Agenda.ACTING, 0, 0, 0, 0, 0])
    town.s.waits()
    assert town.s.intel[1] == 5
    assert token("hook") in town.s.support_discard
    assert town.s.offer_intel == [1, 0, 1]


@clause("ZH-5.224", "ZH-7.33", "ZH-5.226")
def test_a_tied_offer_is_decided_by_a_human() -> None:
    town = solo().offer("actions_1", "hook", "machine_3")
    town.s.offer_intel = [1, 1, 0]
    town.s.ask(Agenda.ECHO_SUPPORT, town.s.chooser_for_echo())
    assert town.s.waits()
    assert town.s.pending() == [0]
    assert town.options(0) == ["third 1", "third 2"]
    duo = Town(players=2, echo="normal")
    assert duo.s.chooser_for_echo() == duo.s.left_of(duo.s.echo) == 0


def progressing(level: str, die: int, card: str = "X01", difficulty: str = "normal") -> Town:
    town = solo(card, difficulty=difficulty)
    deck = DECK_OF[crime(level)]
    town.s.decks[1].append(town.s.crimes.value[town.s.echo_crime])
    town.s.decks[deck].remove(crime(level))
    town.s.echo_crime = town.s.crimes.leave(deck, crime(level), 0)
    rules.turn_card(town.s)
    return face(town, Agenda.ECHO_PROGRESS, die)


@clause("ZH-5.210", "ZH-5.211")
def test_progress_that_misses_is_consoled_and_stays() -> None:
    town = progressing("A2a", 0)
    assert town.s.progress == 1
    assert town.s.intel[1] == 5
    town = progressing("A3", 0, difficulty="hard")
    assert town.s.progress == 2
    assert town.s.intel[1] == 6
    assert town.s.agenda[-1][0] == Agenda.ECHO_DOMINANCE


@clause("ZH-5.211")
def test_without_a_crime_the_marker_stops_at_the_end() -> None:
    town = solo()
    rules.turn_card(town.s)
    town.s.echo_crime = NOTHING
    town.s.progress = 3
    face(town, Agenda.ECHO_PROGRESS, 5)
    assert town.s.progress == 3
    assert "echo_missed" in town.kinds_told(0)


@clause("ZH-5.212", "ZH-5.213", "ZH-5.214", "ZH-5.217", "ZH-5.218")
def test_echo_commits_its_crime() -> None:
    town = progressing("A1a", 0, card="X02")
    assert town.s.progress == 0
    assert town.s.intel[1] == 3 + 5
    assert len(town.s.hands[1]) == 2
    assert len(town.s.memory[1]) == 1
    assert NOTHING not in town.s.rail
    assert town.item_zone("cash") == "blocks"
    assert "echo_reckless" in town.kinds_told(0)
    drawn = [event for event in town.told(0) if event["kind"] == "drew_evidence" and event["seat"] == ECHO_SEAT]
    assert drawn[-1]["evidence"] is None


@clause("ZH-5.213")
def test_echo_unhooks_everybody_when_it_commits() -> None:
    town = solo("X01").hooks(1, "jumper", "shadow")
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_PROGRESS, 5)
    assert town.ports(1) == []


@clause("ZH-5.214", "ZH-5.215", "ZH-5.216", "ZH-5.116")
def test_the_crime_enters_the_story_and_a_new_one_is_drawn() -> None:
    town = progressing("A1a", 5)
    town.s.carry_out(Agenda.ECHO_STORY, 1, [Agenda.ECHO_STORY, 1, 0, 0, 0, 0])
    assert town.s.story == [crime("A1a")]
    assert town.s.committed(0, 1)
    assert DECK_OF[town.s.crimes.value[town.s.echo_crime]] == 1


@clause("ZH-5.215")
def test_the_level_echo_draws() -> None:
    town = solo()
    used = [line for line in range(7) if town.s.lines[line]]
    assert rules.wanted_level(town.s) == 1
    town.committed(*[f"{'ABCDEFG'[line]}1a" for line in used])
    assert rules.wanted_level(town.s) == 2
    town.committed(*[f"{'ABCDEFG'[line]}2a" for line in used])
    assert rules.wanted_level(town.s) == 3
    town.s.decks[3] = []
    rules.echo_into_story(town.s)
    assert DECK_OF[town.s.crimes.value[town.s.echo_crime]] == 2
    town.s.decks[1] = town.s.decks[2] = []
    rules.echo_into_story(town.s)
    assert town.s.echo_crime == NOTHING


@clause("ZH-5.219", "ZH-5.220", "ZH-5.222", "ZH-9.55", "ZH-5.221", "ZH-5.223")
def test_where_echo_processes() -> None:
    town = solo("X03").remembers(1, "leader", "leader", "leader")
    town.s.tasks = [kind("timing")] * 3
    rules.turn_card(town.s)
    rules.echo_processes(town.s)
    assert len(town.s.rows[1]) == 1
    assert town.s.folders == [0, 1]
    assert not town.s.evidence.knows(0, town.s.rows[1][0])
    assert not town.s.evidence.knows(-1, town.s.rows[1][0])
    rules.echo_processes(town.s)
    assert town.s.bonus[0] != NOTHING
    rules.echo_processes(town.s)
    assert len(town.s.boxes[1]) == 1
    rules.echo_processes(town.s)
    assert len(town.s.boxes[1]) == 1
    town = solo("X03").remembers(1, "leader", "leader")
    town.s.folders_left[1] = 0
    rules.turn_card(town.s)
    rules.echo_processes(town.s)
    rules.echo_processes(town.s)
    assert town.s.bonus[0] != NOTHING
    assert len(town.s.boxes[1]) == 1


@clause("ZH-5.221")
def test_the_highest_free_bonus_field() -> None:
    town = solo("X08").remembers(1, "leader")
    town.s.bonus[0] = town.from_supply("leader")
    rules.turn_card(town.s)
    rules.echo_processes(town.s)
    assert town.s.tolerance[1] == 2


@clause("ZH-5.225", "ZH-7.33")
def test_echo_gains_over_its_lowest_and_loses_over_its_highest() -> None:
    town = solo().dominance(1, enforcer=3, shadow=1, mechanic=2, jumper=2)
    assert rules.lowest_tokens(town.s) == [criminal("shadow")]
    assert rules.highest_tokens(town.s) == [criminal("enforcer")]
    town.s.ask(Agenda.ECHO_DOMINANCE, 0)
    assert not town.s.waits()
    assert town.space(1, "shadow") == 2
    town.s.ask(Agenda.ECHO_DOMINANCE, 0)
    assert town.s.waits()
    assert town.options(0) == ["criminal shadow", "criminal mechanic", "criminal jumper"]


@clause("ZH-5.225")
def test_echo_suffers_the_penalty_of_a_chapter() -> None:
    town = solo().dominance(1, enforcer=3, shadow=3)
    town.s.agenda = [[Agenda.ACTING, 0, 0, 0, 0, 0]]
    town.s.ask(Agenda.ECHO_LOSS, 1, 2)
    town.s.settle()
    assert town.options(0) == ["criminal enforcer", "criminal shadow"]
    town.plays("0 criminal enforcer")
    assert (town.space(1, "enforcer"), town.space(1, "shadow")) == (2, 2)


@clause("ZH-5.229", "ZH-9.54")
def test_echo_gains_from_display_then_supply() -> None:
    town = solo().display_left(1)
    rules.echo_gains_evidence(town.s, 2)
    assert len(town.s.memory[1]) == 2
    assert town.s.chapter_ends
    town = solo().display_left(2)
    rules.echo_gains_evidence(town.s, 2)
    assert len(town.s.memory[1]) == 2
    assert not town.s.chapter_ends


@clause("ZH-5.228")
def test_humans_hook_from_swap_with_and_challenge_echo() -> None:
    town = Town(players=1, echo="normal").hooks(1, "jumper").hooking(0)
    town.plays("0 hook jumper")
    assert town.s.intel[1] == 4
    town = Town(players=1, echo="normal").hooks(1, "jumper").owns(0, "swap_hooks").acting(0)
    town.plays("0 use swap_hooks", "0 opponent 15")
    assert town.ports(0) == ["jumper"]
    town = Town(players=1, echo="normal").owns(0, "challenge").acting(0)
    town.s.hands[1] = []
    town.gets_dilemmas(0, "D49").gets_dilemmas(1, "D70", "D71")
    town.plays("0 use challenge", "0 opponent 15")
    assert len(town.s.hands[1]) == 1
    assert town.s.intel == [5, 1]


@clause("ZH-5.231")
def test_echo_stores_half_at_random() -> None:
    stored = set()
    for seed in range(12):
        town = solo().gets_dilemmas(1, "D01", "D02", "D03")
        for _ in range(seed):
            town.s.random.word()
        store_all(town.s)
        assert len(town.s.databanks[1]) == 2
        stored.add(tuple(sorted(town.s.stored_dilemmas(1))))
    assert len(stored) == 3


@clause("ZH-5.232", "ZH-5.233", "ZH-1.7")
def test_echo_counts_in_every_comparison() -> None:
    from safehouse.games.in_too_deep.rules.scoring import final_result

    town = solo()
    town.s.intel = [10, 90]
    result = final_result(town.s)
    assert result.winners == []
    assert len(result.scores) == 1
    assert any(line.key == "echo-wins" for line in result.lines)
    town.s.intel = [90, 10]
    assert final_result(town.s).winners == [0]


@clause("ZH-5.235", "ZH-9.28")
def test_five_criminals_shift_over_four_letters() -> None:
    town = Town(players=2, echo="normal")
    crew = [criminal(name) for name in ("enforcer", "shadow", "mechanic", "jumper", "courier")]
    town.s.letters, town.s.off_board = crew[:4], crew[4]
    rules.shift_letters(town.s)
    assert town.s.letters == [crew[4], crew[0], crew[1], crew[2]]
    assert town.s.off_board == crew[3]


@clause("ZH-5.230")
def test_echo_takes_part_in_the_rewards_and_penalties_of_a_chapter() -> None:
    town = solo()
    town.s.folders, town.s.folders_left = [1, 4], [0, 0, 0]
    evaluate(town.s)
    assert town.s.intel == [3 + 2, 3 + 8]
    town = solo().dominance(1, enforcer=3).dominance(0, enforcer=3)
    town.s.folders, town.s.folders_left = [1, 0], [1, 0, 0]
    evaluate(town.s)
    town.s.settle()
    assert (town.space(1, "enforcer"), town.space(0, "enforcer")) == (1, 3)
    town = solo()
    town.s.chapter, town.s.intel = 2, [20, 20]
    town.s.folders, town.s.folders_left = [1, 0], [1, 0, 0]
    evaluate(town.s)
    assert town.s.intel == [20, 12]


@clause("ZH-5.174")
def test_echo_has_a_last_turn_and_leaves_one_to_the_others() -> None:
    town = solo().gets_crimes(0, "P01", "A1a").hooks(0, "jumper").display_left(0)
    town.s.chapter, town.s.active = 2, 0
    town.asks(Agenda.GAINING_EVIDENCE, 0, 1)
    town.plays("0 rail 1")
    assert town.s.chapter_ends
    turned = town.kinds_told(0).count("echo_card")
    town.plays("0 end_actions", "0 pass_crime", "0 decline")
    while town.s.pending() and not town.s.finished:
        assert town.s.active == 1
        town.plays(f"0 {town.options(0)[0]}")
    assert town.kinds_told(0).count("echo_card") == turned + 1
    town = solo().gets_crimes(0, "P01", "A1a").hooks(0, "jumper").display_left(0)
    town.s.chapter = 2
    rules.echo_gains_evidence(town.s, 1)
    town.s.settle()
    assert town.s.chapter_ends
    assert town.question() == "ask-hook"
    town.plays("0 skip_hook", "0 end_actions", "0 pass_crime", "0 decline")
    assert town.s.finished
    assert town.kinds_told(0).count("echo_card") == 0


@clause("ZH-5.227")
def test_echo_does_nothing_but_its_procedure() -> None:
    state = GAME.deal(GAME.read_options({"players": 1, "echo": "hard"}), "procedure")
    random = Stream("procedure")
    while state.pending():
        state.play(0, random.choose(state.moves(0)))
    done = {event["kind"] for event in Table(GAME, state).told(0) if event.get("seat") == ECHO_SEAT}
    assert "hooked" in done and "drew_dilemma" in done
    assert not done & {
        "activated", "endured", "support_used", "committed_petty", "committed_major", "looked", "took_evidence",
        "took_from_rail", "gave_back", "drew_crime", "actions_gained", "barriers_ignored", "challenged",
    }  # fmt: skip


@clause("ZH-5.209")
def test_the_zone_where_patrol_lands_decides_what_echo_gets() -> None:
    town = solo("X01")
    town.s.patrol = [3, 0, 0, 0, 0, 2, 1, 0]
    rules.turn_card(town.s)
    face(town, Agenda.ECHO_DISPLACING, 0, 3)
    assert town.patrol("harbor") == 3
    assert town.s.tolerance[1] == 0
    assert len(town.s.memory[1]) == 1


@clause("ZH-5.229")
def test_a_solo_game_is_explained_step_by_step_and_ends() -> None:
    state = GAME.deal(GAME.read_options({"players": 1, "echo": "normal", "first": "2"}), "whole")
    random = Stream("whole")
    while state.pending():
        state.play(0, random.choose(state.moves(0)))
    kinds = Counter(Table(GAME, state).kinds_told(0))
    assert kinds["echo_card"] > 5
    assert kinds["echo_rolled"] >= kinds["echo_card"] * 2
    assert kinds["echo_progress"] == kinds["echo_card"]
    assert kinds["chapter_begins"] == 2


def test_echo_cards_name_letters_of_the_board() -> None:
    assert all(len({card.hook, card.criminal_1, card.criminal_2}) == 3 for card in ECHO.card)
