"""Sections 5.A to 5.D and 8: the turn, movement and the end."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.core.words import Words
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.codes import Conditions, Moves
from safehouse.games.agent_avenue.rules.end_step import speaks_for, winner_by_conditions
from safehouse.games.agent_avenue.tests.street import street


@clause("AA-5.1", "AA-8.15")
def test_the_sides_take_turns() -> None:
    t = street(active="blue")
    t.divide("codebreaker", "sentinel")
    assert t.state.pending() == [t.seat("green")]
    t.divide("codebreaker", "sentinel")
    assert t.state.pending() == [t.seat("blue")]
    assert t.state.turn == 3


@clause("AA-5.2", "AA-5.3", "AA-5.44")
def test_play_recruit_end_and_each_side_recruits_one() -> None:
    t = street(hands={"green": ["enforcer", "codebreaker", "sentinel", "mole"]})
    t.plays("green offer_up enforcer", "green offer_down codebreaker")
    assert sum(t.side("green").in_play) + sum(t.side("blue").in_play) == 0
    t.plays("blue recruit face_down")
    assert [sum(side.in_play) for side in t.state.sides] == [1, 1]
    kinds = t.kinds_told("blue")
    assert kinds.index("recruited") < kinds.index("moved"), "both are in play before anybody moves"
    assert kinds.count("recruited") == 2


@clause("AA-5.4")
def test_nobody_can_pass() -> None:
    t = street(hands={"green": ["enforcer", "mole"]}, deck=[])
    assert t.options("green") == ["offer_up enforcer", "offer_up mole"]
    t.plays("green offer_up enforcer")
    assert t.options("green") == ["offer_down mole"]
    t.plays("green offer_down mole")
    assert t.options("blue") == ["recruit face_up", "recruit face_down"]


@clause("AA-5.5")
def test_nothing_is_decided_before_the_end_step() -> None:
    """Blue recruits its third Codebreaker, but the market card that is due comes first."""
    t = street(
        mode="advanced",
        progress={"green": 1, "blue": 0},
        in_play={"blue": {"codebreaker": 2}},
        supply=["mind_control", "masterplan", "outpost"],
    )
    t.divide("enforcer", "codebreaker")
    assert t.phase() == "market"
    assert t.winner() == "none"
    t.plays("green take mind_control", "green choose codebreaker")
    assert t.winner() == "none"
    assert t.phase() == "play"


@clause("AA-5.6", "AA-5.11", "AA-5.62")
def test_copies_are_counted_per_side_and_name() -> None:
    t = street(in_play={"green": {"sentinel": 1, "enforcer": 3}, "blue": {"sentinel": 2}})
    t.divide("sentinel", "codebreaker")
    assert t.progress("green") == 2, "the second Sentinel of green, whatever blue has"


@clause("AA-5.10")
def test_cards_in_the_middle_are_not_in_play() -> None:
    t = street(hands={"green": ["enforcer", "codebreaker", "sentinel", "mole"]})
    t.plays("green offer_up enforcer", "green offer_down codebreaker")
    assert t.view("blue").sides[0].in_play == {}
    assert t.view("blue").sides[1].in_play == {}


@clause("AA-5.12")
def test_there_is_no_limit_on_agents_in_play() -> None:
    t = street(
        in_play={"green": {"enforcer": 5, "sentinel": 5, "saboteur": 5}}, progress={"blue": 12, "green": 8}
    )
    t.divide("enforcer", "codebreaker")
    assert sum(t.side("green").in_play) == 16


@clause("AA-5.16", "AA-5.17")
def test_cards_are_conserved_and_never_return_to_the_deck() -> None:
    for options in GAME.configurations():
        s = GAME.deal(options, "conserved")
        whole = GAME.components(s)
        random = Stream("conserved")
        left = s.deck_size()
        while s.pending():
            seat = s.pending()[0]
            s.play(seat, random.choose(s.moves(seat)))
            assert GAME.components(s) == whole
            assert s.deck_size() <= left
            left = s.deck_size()


@clause("AA-5.23", "AA-7.2")
def test_a_swap_is_complete_before_the_next_decision() -> None:
    t = street(hands={"green": ["mole", "saboteur", "saboteur", "sentinel"]}, deck=["codebreaker", "daredevil"])
    t.plays("green swap mole")
    assert "codebreaker" in t.hand("green")
    assert t.state.pending() == [t.seat("green")]
    assert "swap codebreaker" in t.options("green")
    assert "offer_up codebreaker" in t.options("green")


@clause("AA-5.21", "AA-5.26")
def test_swapped_cards_leave_the_game_face_down() -> None:
    t = street(hands={"green": ["mole", "saboteur", "saboteur", "sentinel"]}, deck=["codebreaker", "daredevil"])
    t.refuses("green swap enforcer", because="AA-5.21")
    t.plays("green swap mole")
    assert "mole" not in t.hand("green")
    assert t.view("blue").players[0].swapped is None
    assert t.view("blue").players[0].swapped_size == 1


@clause("AA-5.22")
def test_the_fifth_swap_of_the_game_is_refused() -> None:
    t = street(hands={"green": ["mole", "saboteur", "saboteur", "sentinel"]})
    for name in ("mole", "saboteur", "saboteur", "sentinel"):
        t.plays(f"green swap {name}")
    t.refuses("green swap enforcer", because="AA-5.22")


@clause("AA-5.27")
def test_swapping_is_never_compulsory() -> None:
    t = street(hands={"green": ["mole", "saboteur"]})
    assert "offer_up mole" in t.options("green")
    assert "swap mole" in t.options("green")


@clause("AA-5.34")
def test_the_hand_is_looked_at_after_swaps_and_before_the_refill() -> None:
    hand = ["enforcer", "enforcer", "enforcer", "mole"]
    t = street(hands={"green": hand}, deck=["enforcer", "sentinel", "sentinel"])
    t.plays("green swap mole", "green offer_up enforcer", "green offer_down enforcer")
    assert t.phase() == "recruit"
    assert sorted(t.hand("green")) == ["enforcer", "enforcer", "sentinel", "sentinel"]


@clause("AA-5.35", "AA-7.3")
def test_the_two_cards_of_an_offer_are_one_act() -> None:
    t = street(hands={"green": ["enforcer", "codebreaker", "sentinel", "mole"]})
    before = len(t.told("blue"))
    t.plays("green offer_up enforcer")
    t.refuses("green swap mole", because="AA-5.35")
    assert len(t.told("blue")) == before
    assert t.view("blue").offer.up is None
    assert t.view("blue").players[0].hand_size == 4
    assert t.state.deck_size() == 10
    t.refuses("green offer_down enforcer", because="AA-5.30")
    t.plays("green offer_down codebreaker")
    assert t.told("blue")[before]["agent"] == "enforcer"


@clause("AA-5.43", "AA-7.4")
def test_the_answer_is_final_and_made_without_seeing() -> None:
    t = street(hands={"green": ["enforcer", "codebreaker", "sentinel", "mole"]})
    t.plays("green offer_up enforcer", "green offer_down codebreaker")
    assert t.view("blue").offer.down is None
    t.refuses("green recruit face_up", because="AA-5.40")
    t.plays("blue recruit face_up")
    assert t.in_play("blue", "enforcer") == 1
    t.refuses("blue recruit face_down", because="AA-5.40")


@clause("AA-5.64", "AA-5.65", "AA-5.72")
def test_direction_and_standing_still() -> None:
    t = street(progress={"green": 3, "blue": 3})
    t.divide("mole", "codebreaker")
    assert (t.progress("green"), t.progress("blue")) == (0, 3)
    assert t.kinds_told("green").count("moved") == 1


@clause("AA-5.72", "AA-5.113")
def test_getaway_car_needs_a_movement() -> None:
    t = street(
        mode="advanced",
        supply=["masterplan"],
        ongoing={"green": ["getaway_car"]},
        progress={"green": 7, "blue": 5},
    )
    t.divide("codebreaker", "codebreaker")
    assert t.progress("green") == 7


@clause("AA-5.70")
def test_later_copies_read_the_third_icon() -> None:
    for owned in (2, 3, 4, 5):
        t = street(in_play={"green": {"enforcer": owned}})
        t.divide("enforcer", "codebreaker")
        assert t.progress("green") == 3


@clause("AA-5.73")
def test_progress_is_kept_unreduced() -> None:
    t = street(progress={"green": 20, "blue": 16})
    t.divide("enforcer", "codebreaker")
    assert t.progress("green") == 21
    assert t.side("green").space() == 7
    assert t.winner() == "none"


@clause("AA-8.8", "AA-8.9")
def test_whatever_speaks_for_the_active_side_wins() -> None:
    """All combinations of catch, Codebreakers and Daredevils, by the short form of the rule."""
    kinds = (Conditions.CATCH, Conditions.CODEBREAKERS, Conditions.DAREDEVILS)
    conditions = [side * Conditions.COUNT + kind for side in (0, 1) for kind in kinds]
    for chosen in range(1, 2 ** len(conditions)):
        t = street(active="blue")
        t.state.met = [met for i, met in enumerate(conditions) if chosen >> i & 1]
        sides = {speaks_for(met) for met in t.state.met}
        assert winner_by_conditions(t.state) == (1 if 1 in sides else 0)
        assert t.state.tie == (len(sides) == 2)
    for lead in range(-30, 31):
        assert not (lead >= 7 and -lead >= 7)


@clause("AA-8.16")
def test_the_active_sides_own_hand_does_not_end_the_game() -> None:
    t = street(hands={"green": ["enforcer", "mole"], "blue": ["enforcer", "mole"]}, deck=[])
    t.plays("green offer_up enforcer", "green offer_down mole", "blue recruit face_up")
    assert t.hand("green") == []
    assert t.phase() == "play"


@clause("AA-8.17")
def test_the_result_names_side_conditions_and_tie() -> None:
    t = street(in_play={"green": {"codebreaker": 2}, "blue": {"codebreaker": 2}})
    t.divide("codebreaker", "codebreaker")
    result = t.result()
    assert result.winners == [0]
    assert result.scores == [1, -1]
    assert result.reason == "condition"
    assert [(line.key, line.seats) for line in result.lines] == [
        ("codebreakers", [0]),
        ("codebreakers", [1]),
        ("tie", [0]),
    ]


def test_random_play_has_the_figures_of_the_ledger() -> None:
    """Section 8, sanity figures: without swaps 6.65 turns simple and 6.2 advanced."""
    for mode, turns, tolerance in (("simple", 6.65, 0.2), ("advanced", 6.2, 0.2)):
        total, games = 0, 1500
        random = Stream(f"figures {mode}")
        for number in range(games):
            s = GAME.deal(GAME.read_options({"mode": mode}), f"figures {number}", listen=False)
            while s.pending():
                seat = s.pending()[0]
                s.play(seat, random.choose([move for move in s.moves(seat) if move >= Moves.OFFER_UP]))
            total += s.turn
        assert abs(total / games - turns) < tolerance


@clause("AA-8.11", "AA-8.12", "AA-8.17")
@pytest.mark.parametrize(
    ("ahead", "key", "said"),
    [(2, "nearer", "Green is closer to catching"), (1, "level", "Both sides are equally close")],
)
def test_the_end_by_an_empty_deck_says_why_that_side_wins(ahead: int, key: str, said: str) -> None:
    """Green falls back by one with its Saboteur, Blue stays where it is."""
    t = street(deck=[], hands={"blue": ["enforcer"]}, progress={"green": ahead, "blue": 0})
    t.divide("saboteur", "codebreaker")
    result = t.result()
    assert (result.reason, [(line.key, line.seats) for line in result.lines]) == ("deck_out", [(key, [0])])
    words = Words("en", GAME, strict=True)
    words.players = ["Ann", "Bob"]
    end, why = words.result(result)
    assert end == "The deck has run out. Winner: Ann."
    assert why.startswith(said)
