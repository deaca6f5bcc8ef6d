"""The evaluation and greedy."""

from time import perf_counter

import pytest

from safehouse.core.random import Stream
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.bots.edge import Edge, chance_to_foil
from safehouse.games.in_too_deep.bots.judgement import quick_processing
from safehouse.games.in_too_deep.bots.policy import rate_storing, sets_of
from safehouse.games.in_too_deep.bots.reach import Reach
from safehouse.games.in_too_deep.bots.schemer import Schemer, TurnPlanner, evaluate
from safehouse.games.in_too_deep.bots.turn import Turn
from safehouse.games.in_too_deep.codes import Agenda, Evidence, Moves
from safehouse.games.in_too_deep.data import DILEMMA_IDS
from safehouse.games.in_too_deep.rules.chapters import plan_counts
from safehouse.games.in_too_deep.tests.town import Town, crime

MOST_DECISIONS = 1500
"""Of each player in a game of `greedy`; about 300 are usual."""


def best(town: Town, seat: int = 0) -> str:
    moves = town.s.moves(seat)
    return GAME.space.to_text(Schemer(GAME).choose(town.view(seat), moves, Stream("best")))


def distance(town: Town, card: str) -> tuple[int, int]:
    """Tenths of an action to a crime of the first seat, and criminals still to be hooked for it."""
    reach = Reach(town.s, 0)
    reach.measure(crime(card))
    return reach.need, reach.hooks


def test_a_met_crime_costs_nothing_and_each_step_away_costs_more() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a")
    assert distance(town, "A1a") == (0, 0)
    town.stand(jumper="parish")
    assert distance(town, "A1a") == (10, 0)
    town.stand(jumper="harbor")
    assert distance(town, "A1a") == (20, 0)


def test_nearer_to_a_crime_is_better() -> None:
    values = []
    for where in ("ion_towers", "parish", "harbor"):
        town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").acting(0)
        town.stand(jumper=where)
        values.append(evaluate(town.s, 0))
    assert values == sorted(values, reverse=True)


def test_greedy_commits_a_crime_it_can_commit() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").major(0)
    assert best(town) == "commit A1a"


def test_greedy_walks_towards_its_crime() -> None:
    town = (
        Town()
        .hooks(0, "jumper")
        .hold(jumper="cash")
        .gets_crimes(0, "A1a", "P02")
        .stand(jumper="parish")
        .acting(0, actions=1)
    )
    town.s.barriers = [0, 1]
    assert best(town) == "move jumper counter"


def test_greedy_does_not_shuffle_items_for_nothing() -> None:
    town = (
        Town(criminals="smuggler+shadow+mechanic+jumper+courier").hooks(0, "smuggler").dominance(0, smuggler=4)
    )
    town.gets_crimes(0, "A1a", "P01").stand(smuggler="harbor").acting(0, actions=0)
    town.plays(f"0 {best(town)}")
    first = town.everything()
    for _ in range(6):
        if town.question() != "ask-act":
            break
        town.plays(f"0 {best(town)}")
    assert town.question() != "ask-act" or town.everything() != first


def test_the_evaluation_of_a_lost_and_a_won_game() -> None:
    town = Town()
    town.s.finished = True
    town.s.intel = [90, 1]
    assert evaluate(town.s, 0) == 1.0
    assert evaluate(town.s, 1) == -1.0


def test_a_plan_is_followed_without_thinking_again() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P02").stand(jumper="harbor")
    town.s.barriers = [0, 1]
    town.acting(0, actions=2)
    bot = Schemer(GAME)
    chosen = []
    thoughts = []
    for _ in range(4):
        move = bot.choose(town.view(0), town.s.moves(0), Stream("plan"))
        chosen.append(GAME.space.to_text(move))
        thoughts.append(bot.thought())
        town.plays(f"0 {chosen[-1]}")
    assert chosen == ["move jumper counter", "move jumper counter", "end_actions", "commit A1a"]
    assert [thought is not None for thought in thoughts] == [True, False, False, False]


def test_the_planner_commits_a_crime_it_can_commit() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").major(0)
    bot = TurnPlanner(GAME, lines=2, worlds=1)
    move = bot.choose(town.view(0), town.s.moves(0), Stream("best"))
    assert GAME.space.to_text(move) == "commit A1a"


def test_a_crime_whose_storyline_is_closed_goes_back() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="coupe").gets_crimes(0, "A3", "P03")
    town.s.agenda.append([Agenda.RETURNING, 0, 0, 0, 0, 0])
    assert best(town) == "give_back_level3 A3"


def decisions_of_a_game(players: int, seed: str) -> int:
    """Of `greedy` against itself, with one player against Echo; those of a game that goes on for ever are cut
    short."""
    options = GAME.read_options({"players": players, "echo": "normal" if players == 1 else "no"})
    state, random = GAME.deal(options, seed), Stream(seed)
    bots = [Schemer(GAME) for _ in range(players)]
    decisions = 0
    while (pending := state.pending()) and decisions < MOST_DECISIONS * players:
        seat = pending[0]
        state.apply(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat), random))
        decisions += 1
    return decisions


@pytest.mark.parametrize("players", [1, 2])
def test_games_of_greedy_against_itself_end(players: int) -> None:
    assert decisions_of_a_game(players, "end 0") < MOST_DECISIONS * players


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["long 0", "long 1", "long 2", "long 3"])
def test_many_games_of_greedy_against_itself_end(players: int, seed: str) -> None:
    assert decisions_of_a_game(players, seed) < MOST_DECISIONS * players


def test_whoever_waits_long_gets_restless() -> None:
    """Without any gain the judgement is off by more after every turn, so that two who wait part some day."""
    town = Town().hooks(0, "jumper").gets_crimes(0, "A3", "P03")
    bot = Schemer(GAME)
    rashness = []
    for _ in range(8):
        bot.notice_waiting(town.s, 0)
        rashness.append(bot.restlessness())
    assert rashness[0] == 0.0
    assert rashness[-1] > rashness[-2] > 0.0
    town.s.intel[0] += 1
    bot.notice_waiting(town.s, 0)
    assert bot.restlessness() == 0.0


def test_a_search_that_keeps_no_position_still_names_a_move() -> None:
    state = GAME.deal(GAME.read_options({"players": 2}), "narrow")
    seat = state.pending()[0]
    lines = Turn(seat, 0, 0.0, Stream("narrow")).search(state)
    assert [line.moves for line in lines] == [[state.moves(seat)[0]]]


def test_a_hasty_search_ends_its_turn_with_fewer_positions_seen() -> None:
    state = GAME.deal(GAME.read_options({"players": 2}), "hasty")
    seat = state.pending()[0]
    patient = Turn(seat, 16, 0.0, Stream("hasty"))
    patient.search(state)
    hasty = Turn(seat, 16, 0.0, Stream("hasty"), until=perf_counter())
    assert hasty.search(state)[0].ended
    assert len(hasty.seen) < len(patient.seen) / 2


def test_greedy_wastes_no_token_in_step_5() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P11").owns(0, "shift_patrol")
    assert best(town.returning(0)) == "give_back_petty P11"
    assert best(town.major(0)) != "use shift_patrol"


def best_to_store(chapter: int, *hand: str) -> str:
    town = Town().gets_dilemmas(0, *hand)
    town.s.chapter = chapter - 1
    cards = town.s.held_dilemmas(0)
    rates = rate_storing(town.s, 0, [Moves.DILEMMA + card for card in cards])
    return DILEMMA_IDS[cards[rates.index(max(rates))]]


def test_warrants_and_badges_are_stored_together_or_not_at_all() -> None:
    intel, warrants, badges = ("D58", "D59"), ("D37", "D39", "D41"), ("D49", "D50", "D51")
    assert best_to_store(3, *intel, *warrants) in warrants
    assert best_to_store(3, *intel, *badges) in badges
    assert best_to_store(3, *intel, warrants[0], badges[0]) in intel
    assert best_to_store(1, *intel, warrants[0], badges[0]) not in intel


def test_sets_of_a_hand() -> None:
    assert sets_of(2, 3) == [[0, 1], [0, 2], [1, 2]]
    assert len(sets_of(5, 10)) == 252


CORRUPT = ("D19", "D20", "D21", "D22", "D23", "D24", "D25", "D26")
"""Two equal symbols each, with corruption 5."""


def last_token(corrupt: int) -> Town:
    """The last turn of all: the plan lacks one token, which seat 0 has."""
    town = Town().plan(leader=3, target=3, timing=2).remembers(0, "timing").stores(corrupt, *CORRUPT)
    town.s.chapter = 2
    town.s.chapter_ends = True
    town.s.turns_left = 0
    return town


@pytest.mark.parametrize("corrupt", [0, 1])
def test_the_last_token_is_sent_only_against_a_corrupt_rival(corrupt: int) -> None:
    town = last_token(corrupt)
    send = Moves.TO_BOX + Evidence.TIMING
    chosen = quick_processing(town.s, 0, [Moves.DECLINE, send])
    assert chosen == (send if corrupt == 1 else Moves.DECLINE)


def test_the_chance_to_foil_the_plan_hangs_on_what_is_still_to_come() -> None:
    town = Town().plan(leader=3, target=3, timing=1)
    counts = plan_counts(town.s)
    chances = [chance_to_foil(town.s, counts, over) for over in (0.0, 0.5, 1.0)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.8
    assert chances[2] < 0.2
    assert chance_to_foil(town.s, [3, 3, 3, 0, 0, 0], 1.0) == 1.0


def test_what_a_rival_has_stored_is_guessed_by_its_number_alone() -> None:
    meek = Town().stores(1, "D49", "D50", "D51")
    grim = Town().stores(1, *CORRUPT[:3])
    guesses = [Edge(town.s, 0, plan_counts(town.s)).corruption[1] for town in (meek, grim)]
    assert guesses[0] == guesses[1] > 0


def test_near_the_edge_less_corruption_is_stored() -> None:
    """D69 brings 5 Intel for corruption 4, D65 brings 3 for 2."""
    chosen = []
    for plan in ({}, {"leader": 3, "target": 3, "timing": 3}):
        town = (
            Town().plan(**plan).stores(0, *CORRUPT[:2]).stores(1, *CORRUPT[2:5]).gets_dilemmas(0, "D69", "D65")
        )
        town.s.chapter = 2
        town.s.chapter_ends = True
        rates = rate_storing(town.s, 0, [Moves.DILEMMA + card for card in town.s.held_dilemmas(0)])
        chosen.append(DILEMMA_IDS[town.s.held_dilemmas(0)[rates.index(max(rates))]])
    assert chosen == ["D69", "D65"]
