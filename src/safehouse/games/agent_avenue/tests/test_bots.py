"""The bots of Agent Avenue: what they choose, that they are honest, and how they are measured."""

import sys
from typing import Any

import pytest

from safehouse.bots.honesty import check_bot
from safehouse.bots.levels import levels
from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.bots import evaluate
from safehouse.games.agent_avenue.bots.greedy import Greedy
from safehouse.games.agent_avenue.bots.judges import (
    FEATURES,
    HAND_KNOWN,
    PER_SIDE,
    RuleOfThumb,
    features,
)
from safehouse.games.agent_avenue.bots.pair import (
    Outcomes,
    best_swap,
    covers,
    hand_before_cover,
    laid_out,
)
from safehouse.games.agent_avenue.bots.stage import (
    Aftermath,
    Hand,
    Offer,
    Stage,
    answered,
    before_offer,
    draw,
    hand_in,
    offers_of,
    outcome,
    played,
    settle,
    swap_gains,
)
from safehouse.games.agent_avenue.bots.stage_solver import StageSolver, learned
from safehouse.games.agent_avenue.codes import Agents, Moves, Phases
from safehouse.games.agent_avenue.rules.state import AgentAvenue


def position(mode: str = "simple", **hands: list[int]) -> AgentAvenue:
    """A duel at its start, green to move, with these hands (by name: green, blue)."""
    state = GAME.deal(GAME.read_options({"mode": mode, "start": "green"}), "position")
    state.events = None
    for seat, hand in ((0, hands.get("green")), (1, hands.get("blue"))):
        if hand is not None:
            state.players[seat].hand = [hand.count(agent) for agent in range(Agents.COUNT)]
    return state


def later(mode: str, moves: int, seed: str) -> AgentAvenue:
    """A random game, some moves in and at the start of a turn."""
    random = Stream(seed)
    for number in range(100):
        state = GAME.deal(GAME.read_options({"mode": mode}), f"{seed} {number}")
        state.events = None
        left = moves
        while state.pending() and (left > 0 or state.phase != Phases.PLAY):
            seat = state.pending()[0]
            state.apply(seat, random.choose(state.moves(seat)))
            left -= 1
        if state.pending():
            return state
    raise AssertionError("no such position")


def asked(bot: Any, state: AgentAvenue, seat: int, seed: str = "mind") -> int:
    return int(bot.choose(GAME.view(state, seat), state.moves(seat), Stream(seed)))


def test_a_matrix_game_with_a_known_mixture_is_solved() -> None:
    """One hand, one name to show: 0.6 or 0.2 and 0.1 or 0.7, mixed 3 to 2, are worth 0.4."""
    stage = Stage([Hand([Offer(0, 1, 0.6, 0.2), Offer(0, 2, 0.1, 0.7)])])
    stage.solve(3000)
    assert stage.value == pytest.approx(0.4, abs=0.01)
    assert stage.takes_up[0] == pytest.approx(0.5, abs=0.03)
    assert stage.hands[0].offers[0].share == pytest.approx(0.6, abs=0.03)


def test_a_dominated_offer_is_not_made() -> None:
    stage = Stage([Hand([Offer(0, 1, 0.9, 0.8), Offer(1, 0, 0.2, 0.1)])])
    stage.solve(200)
    assert stage.hands[0].offers[0].share > 0.95


def test_small_shares_are_dropped_and_the_rest_made_whole() -> None:
    assert played([0.02, 0.48, 0.5]) == pytest.approx([0.0, 0.48 / 0.98, 0.5 / 0.98])
    assert {draw([0.02, 0.48, 0.5], Stream(f"d {i}")) for i in range(60)} == {1, 2}


def test_a_hand_of_one_name_offers_that_name_twice_and_others_never() -> None:
    state = position(green=[Agents.SABOTEUR] * 4)
    assert [(offer.up, offer.down) for offer in offers_of(state, 0)] == [(Agents.SABOTEUR, Agents.SABOTEUR)]
    state = position(green=[Agents.SABOTEUR, Agents.SABOTEUR, Agents.ENFORCER, Agents.MOLE])
    pairs = [(offer.up, offer.down) for offer in offers_of(state, 0)]
    assert len(pairs) == 6 and all(up != down for up, down in pairs)


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_shared_outcomes_equal_those_played_out_one_by_one(mode: str) -> None:
    """The short cut over hands of one position must not change a value."""
    for number in range(6):
        state = later(mode, 3 * number, f"short cut {number}")
        judge = learned(mode)
        after = Aftermath()
        side = state.active
        for offer in offers_of(state, state.sides[side].seats[0]):
            for answer in range(2):
                twin = answered(state, offer, answer)
                if twin.phase in (Phases.MARKET, Phases.CHOICE, Phases.AGAIN):
                    continue
                settle(twin, judge, Stream("s"))
                expected = judge.chance(twin, side, Stream("s"))
                found = outcome(state, offer, answer, judge, after, Stream("s"))
                assert found == pytest.approx(expected, abs=1e-12)


def test_a_turn_taken_back_keeps_every_card() -> None:
    state = position(green=[Agents.SABOTEUR, Agents.ENFORCER, Agents.MOLE, Agents.SENTINEL])
    before = GAME.components(state)
    state.apply(0, Moves.OFFER_UP + Agents.SABOTEUR)
    state.apply(0, Moves.OFFER_DOWN + Agents.MOLE)
    assert state.phase == Phases.RECRUIT
    earlier = before_offer(state, Stream("back"))
    assert earlier.phase == Phases.PLAY and earlier.players[0].hand_size == 4
    assert earlier.players[0].hand[Agents.SABOTEUR] >= 1 and earlier.players[0].hand[Agents.MOLE] >= 1
    assert GAME.components(earlier) == before


def test_features_follow_the_side_to_move_and_hide_what_is_not_seen() -> None:
    state = position()
    state.sides[0].progress = 3
    mine = features(state, 0, True, False)
    theirs = features(state, 1, True, False)
    assert HAND_KNOWN in mine and PER_SIDE + HAND_KNOWN not in mine
    assert mine != theirs
    assert max(mine + theirs) < FEATURES
    assert len(set(mine)) == len(mine)


def test_the_rule_of_thumb_knows_what_is_good() -> None:
    state = position()
    level = RuleOfThumb().chance(state, 0, Stream())
    assert level == pytest.approx(0.5)
    state.sides[0].progress = 4
    ahead = RuleOfThumb().chance(state, 0, Stream())
    state.sides[0].in_play[Agents.DAREDEVIL] = 2
    assert RuleOfThumb().chance(state, 0, Stream()) < ahead > level
    assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


@pytest.mark.parametrize("name", ["greedy", "solver:hands=12+rounds=60+own_worlds=2+swap_worlds=2", "learned"])
def test_a_won_answer_is_taken(name: str) -> None:
    """Blue has two Codebreakers and is shown the third."""
    state = position(green=[Agents.CODEBREAKER, Agents.SABOTEUR, Agents.SABOTEUR, Agents.SABOTEUR])
    state.sides[1].in_play[Agents.CODEBREAKER] = 2
    state.apply(0, Moves.OFFER_UP + Agents.CODEBREAKER)
    state.apply(0, Moves.OFFER_DOWN + Agents.SABOTEUR)
    assert asked(make(name, GAME), state, 1) == Moves.RECRUIT


@pytest.mark.parametrize("name", ["greedy", "solver:hands=12+rounds=60+own_worlds=2+swap_worlds=2", "learned"])
def test_a_lost_offer_is_not_made(name: str) -> None:
    """Blue wins with either a Codebreaker or a Double Agent; green has two harmless names as well."""
    state = position(green=[Agents.CODEBREAKER, Agents.DOUBLE_AGENT, Agents.SABOTEUR, Agents.MOLE])
    state.sides[1].in_play[Agents.CODEBREAKER] = 2
    state.sides[1].in_play[Agents.DOUBLE_AGENT] = 1
    state.sides[1].progress = 2
    state.players[0].swaps = 0
    up = asked(make(name, GAME), state, 0)
    assert up in (Moves.OFFER_UP + Agents.SABOTEUR, Moves.OFFER_UP + Agents.MOLE)


def test_the_second_card_follows_the_plan_and_a_fresh_bot_finds_one_too() -> None:
    state = position()
    bot = make("solver:hands=8+rounds=40+own_worlds=2+swap_worlds=0", GAME)
    up = asked(bot, state, 0)
    state.apply(0, up)
    assert asked(bot, state, 0) in state.moves(0)
    fresh = make("solver:hands=8+rounds=40+own_worlds=2+swap_worlds=0", GAME)
    assert asked(fresh, state, 0) in state.moves(0)


def test_a_plan_is_not_followed_at_another_table() -> None:
    """One bot may be asked by several tables in turn; what it planned at one is not legal at another."""
    here = position(green=[Agents.SABOTEUR, Agents.ENFORCER, Agents.ENFORCER, Agents.ENFORCER])
    there = position(green=[Agents.SABOTEUR, Agents.MOLE, Agents.MOLE, Agents.SENTINEL])
    bot = Greedy(GAME)
    bot._planned = None
    up = asked(bot, here, 0)
    there.apply(0, Moves.OFFER_UP + Agents.SABOTEUR)
    if up == Moves.OFFER_UP + Agents.SABOTEUR:
        assert asked(bot, there, 0) in there.moves(0)
    bot._laid(GAME.view(here, 0), Offer(Agents.SABOTEUR, Agents.ENFORCER))
    assert asked(bot, there, 0) in there.moves(0)


def test_swapping_is_valued_over_the_same_worlds_as_keeping() -> None:
    """A hand nobody wants to offer gains by a swap; a name not held cannot be swapped."""
    state = position(green=[Agents.CODEBREAKER, Agents.CODEBREAKER, Agents.CODEBREAKER, Agents.CODEBREAKER])
    state.sides[1].in_play[Agents.CODEBREAKER] = 2
    worlds = GAME.worlds(GAME.view(state, 0))
    imagined = [worlds.draw(Stream(f"w {i}")) for i in range(6)]
    gains = swap_gains(imagined, 0, [0.5] * Agents.COUNT, learned("simple"), Stream("g"))
    assert gains[Agents.CODEBREAKER] > 0.05
    assert gains[Agents.MOLE] == -1.0


def test_the_solver_says_what_it_believed_and_with_which_shares_it_drew() -> None:
    state = position(green=[Agents.SABOTEUR, Agents.ENFORCER, Agents.MOLE, Agents.SENTINEL])
    state.apply(0, Moves.OFFER_UP + Agents.SABOTEUR)
    state.apply(0, Moves.OFFER_DOWN + Agents.MOLE)
    bot = StageSolver(GAME, hands=12, rounds=60)
    move = asked(bot, state, 1)
    thought = bot.thought()
    assert thought is not None and thought.move == move and thought.drawn
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1.0)
    assert thought.beliefs and all(belief.fact == "face_down" for belief in thought.beliefs)
    assert all(belief.value != "saboteur" for belief in thought.beliefs), "AA-6.27: three others were held"


def pairs(**hands: list[int]) -> AgentAvenue:
    """Two pairs at the start, green to move; `led`, `covers`: the hands of green's two seats."""
    state = GAME.deal(GAME.read_options({"variant": "team4", "start": "green"}), "pairs")
    state.events = None
    for seat, hand in ((0, hands.get("led")), (1, hands.get("covers"))):
        if hand is not None:
            state.players[seat].hand = [hand.count(agent) for agent in range(Agents.COUNT)]
    return state


def test_a_hand_covers_with_another_name_unless_it_has_none() -> None:
    """AA-5.154, AA-5.155"""
    hand = [0] * Agents.COUNT
    hand[Agents.MOLE] = 1
    hand[Agents.ENFORCER] = 3
    assert covers(hand, Agents.ENFORCER) == [Agents.MOLE]
    assert covers(hand, Agents.SABOTEUR) == [Agents.ENFORCER, Agents.MOLE]
    hand[Agents.MOLE] = 0
    assert covers(hand, Agents.ENFORCER) == [Agents.ENFORCER]


def test_cards_laid_in_imagination_keep_every_card() -> None:
    """Whoever holds them: a card that the seat does not hold is exchanged, never made."""
    state = pairs()
    before = GAME.components(state)
    for up in range(Agents.COUNT):
        for down in range(Agents.COUNT):
            if up != down:
                twin = laid_out(state, 0, up, down)
                assert twin is not None and (twin.up, twin.down, twin.phase) == (up, down, Phases.RECRUIT)
                assert GAME.components(twin) == before
                other = laid_out(twin, 0, up, Agents.SABOTEUR)
                assert other is not None and GAME.components(other) == before


def test_the_hand_that_covered_holds_the_hidden_card_again() -> None:
    state = pairs(
        led=[Agents.SABOTEUR] * 4, covers=[Agents.MOLE, Agents.ENFORCER, Agents.ENFORCER, Agents.ENFORCER]
    )
    state.apply(0, Moves.OFFER_UP + Agents.SABOTEUR)
    state.apply(1, Moves.OFFER_DOWN + Agents.MOLE)
    hand = hand_before_cover(state, Stream("before"))
    assert hand[Agents.MOLE] >= 1 and sum(hand) == 4


def test_outcomes_of_a_pair_are_those_of_the_game_played_on() -> None:
    state = pairs(led=[Agents.DAREDEVIL] * 4)
    state.sides[1].in_play[Agents.DAREDEVIL] = 2
    outcomes = Outcomes([state], RuleOfThumb(), Stream("o"), 0)
    assert outcomes.value(Agents.DAREDEVIL, Agents.ENFORCER, 0) == 1.0, "the third Daredevil loses"
    assert outcomes.value(Agents.DAREDEVIL, Agents.ENFORCER, 1) < 1.0


def test_the_worst_card_of_a_hand_is_swapped_away() -> None:
    worth = [0.5] * Agents.COUNT
    worth[Agents.MOLE] = 0.9
    hand, unseen = [0] * Agents.COUNT, [0] * Agents.COUNT
    hand[Agents.MOLE] = hand[Agents.ENFORCER] = 1
    unseen[Agents.SENTINEL] = 1
    unseen[Agents.SABOTEUR] = 1
    worth[Agents.SENTINEL] = 1.0
    agent, gain = best_swap(hand, unseen, worth)
    assert agent == Agents.ENFORCER and gain == pytest.approx(0.05)


@pytest.mark.parametrize("name", ["greedy", "easy", "normal", "solver:hands=12+rounds=60", "hard", "learned"])
def test_a_pair_neither_leads_nor_covers_with_what_loses(name: str) -> None:
    """Blue wins with a Codebreaker, whichever of the two cards it is."""
    state = pairs(
        led=[Agents.CODEBREAKER, Agents.CODEBREAKER, Agents.SABOTEUR, Agents.SABOTEUR],
        covers=[Agents.CODEBREAKER, Agents.CODEBREAKER, Agents.CODEBREAKER, Agents.MOLE],
    )
    state.sides[1].in_play[Agents.CODEBREAKER] = 2
    for seat in (0, 1):
        state.players[seat].swaps = 0
    bot = make(name, GAME)
    assert asked(bot, state, 0) == Moves.OFFER_UP + Agents.SABOTEUR
    state.apply(0, Moves.OFFER_UP + Agents.SABOTEUR)
    assert asked(bot, state, 1) == Moves.OFFER_DOWN + Agents.MOLE


def test_in_teams_hard_takes_offers_at_their_face_value_and_never_swaps() -> None:
    """Expert asks itself who would have made the offer, and draws its answer from the solution."""
    state = GAME.deal(GAME.read_options({"variant": "team4"}), "face value")
    hard, expert, random = make("hard", GAME), make("solver:hands=4+rounds=10", GAME), Stream("face value")
    answers = 0
    while not state.over():
        seat = state.pending()[0]
        view, moves = GAME.view(state, seat), state.moves(seat)
        move = hard.choose(view, moves, random)
        assert not Moves.SWAP <= move < Moves.OFFER_UP
        if view.phase == "recruit":
            expert.choose(view, moves, random)
            drawn, plain = expert.thought(), hard.thought()
            assert drawn is not None and drawn.drawn
            assert plain is not None and not plain.drawn
            assert plain.after == max(choice.chance for choice in plain.choices)
            answers += 1
        state.play(seat, move)
    assert answers > 3


@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize("variant", ["duel", "team3", "team4"])
@pytest.mark.parametrize(
    "name",
    [
        "greedy:worlds=2",
        "solver:hands=4+rounds=10+own_worlds=1+swap_worlds=1",
        "planner:iterations=16",
        "searcher:iterations=16",
        "learned",
    ],
)
def test_bots_are_honest_in_every_configuration(mode: str, variant: str, name: str) -> None:
    options = GAME.read_options({"mode": mode, "variant": variant})
    found = check_bot(GAME, options, name, lambda game: make(name, game), positions=3, worlds=2)
    assert found == []


def test_a_solver_that_values_swaps_on_the_true_deck_is_caught() -> None:
    """The quiet leak: the refill comes from the real deck, and looks like skill."""

    class Leaky(StageSolver):
        def _best_swap(self, view: Any, moves: list[int], judge: Any, random: Stream) -> int | None:
            frame = sys._getframe()
            while frame.f_back is not None:
                frame = frame.f_back
                state = frame.f_locals.get("state")
                if isinstance(state, AgentAvenue) and moves[0] < Moves.OFFER_UP:
                    return moves[0] if state.deck[state.drawn] >= Agents.SENTINEL else None
            return None

    def maker(game: Any) -> Leaky:
        return Leaky(game, hands=4, rounds=10, own_worlds=1)

    options = GAME.read_options({})
    assert check_bot(GAME, options, "leaky", maker, positions=8, worlds=6)


def test_every_level_says_what_it_does_and_can_play() -> None:
    state = position()
    for name, level in levels(GAME).items():
        bot = make(name, GAME)
        bot.limit(20)
        assert level.policy
        assert asked(bot, state, 0) in state.moves(0)


def test_hands_valued_by_the_net_are_chances() -> None:
    hand = hand_in(position(), 1.0, learned("simple"), Aftermath(), Stream("h"))
    assert hand.offers
    for offer in hand.offers:
        assert 0.0 <= offer.if_up <= 1.0 and 0.0 <= offer.if_down <= 1.0
