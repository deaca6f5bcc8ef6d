"""Section 5.8xx: missions 18 and 19."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import Table, clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.tests.laying_out import lay_out, names
from safehouse.games.infiltraitors.tests.playing import choose_well

REWARDS = ["K4", "K5", "K6", "K7", "K8", "K9", "K10"]


def eighth(agents: int, rewards: list[str] = REWARDS) -> Table:
    """One shot before the finale; agent 1 shoots at agent 0."""
    return lay_out(
        "18",
        agents,
        turn=1,
        hands=[["R2"], ["K2", "K3"], *([["Y2"]] * (agents - 2))],
        suspects=[["R6"]],
        clues=[["Y3|v"]],
        aside=["B13"],
        hq=["G3"],
        discard=["G9|down"],
        bullets=2,
        rewards=rewards,
    )


# Mission 18 -----------------------------------------------------------------------------------------


@clause("IN-5.801")
def test_the_ninth_suspect_cannot_be_reached_before_the_finale() -> None:
    t = lay_out("18", 2, hands=[["R2"], []], suspects=[[], ["R6"]], aside=["B13"], hq=["G3"], bullets=9)
    t.refuses("0 catch", because="IN-5.313")
    t.refuses("0 eliminate_key_person", because="IN-5.823")
    assert t.options(0) == ["exchange R2 1", "wait 0", "eliminate 1"]


@clause("IN-5.803", "IN-5.804")
def test_a_reward_is_compulsory_laid_open_and_none_from_an_empty_pile() -> None:
    given = {"hands": [[], []], "suspects": [[], ["R6"]], "row": ["Y9"], "aside": ["B13"], "hq": ["G3"]}
    t = lay_out("18", 2, **given, discard=["G9|down", "K5|up"], bullets=9)
    t.plays("0 eliminate 1", "0 name red 6")
    t.refuses("0 decline_reward", because="IN-5.804")
    t.plays("0 take_down 1")
    assert t.view(WATCHER).rewards == ["G9"] and t.state.hands[0] == []
    assert t.told(1)[-1] == {"kind": "reward_laid", "seat": 0, "card": "G9"}
    empty = lay_out("18", 2, **given, bullets=9)
    empty.plays("0 eliminate 1", "0 name red 6")
    assert empty.state.rewards == [] and empty.state.pending() == [1]


@clause("IN-5.805", "IN-5.806", "IN-5.413")
def test_hands_and_headquarters_are_laid_open_and_face_down_cards_stay_so() -> None:
    t = eighth(3)
    t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
    pile = t.view(WATCHER).pile
    assert pile[0].card is None
    assert [entry.card for entry in pile[1:5]] == ["K2", "K3", "Y2", "R2"]
    assert {entry.card for entry in pile[5:]} == {"G3", "R6"}


@clause("IN-5.807")
@pytest.mark.parametrize(
    ("agents", "dealt"), [(2, [4, 4]), (3, [3, 3, 2]), (4, [2, 2, 2, 2]), (5, [2, 2, 2, 1, 1])]
)
def test_rewards_are_dealt_evenly_from_the_shooter(agents: int, dealt: list[int]) -> None:
    t = eighth(agents)
    t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
    assert [len(t.state.hands[(1 + i) % agents]) for i in range(agents)] == dealt


@clause("IN-5.807", "IN-5.814", "IN-5.410")
def test_rewards_are_shuffled_before_they_are_dealt() -> None:
    dealt = set()
    for n in range(8):
        t = eighth(3)
        t.state.random = Stream(f"deal {n}")
        t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
        dealt.add(tuple(names(t.state.hands[1])))
        assert sorted(names([card for hand in t.state.hands for card in hand])) == sorted([*REWARDS, "Y3"])
        told = [event["card"] for event in t.told(0) if event["kind"] == "finale_dealt"]
        assert [card for card in told if card] == names(t.state.hands[0])
    assert len(dealt) > 4


@clause("IN-5.808", "IN-5.721")
def test_the_last_suspect_of_a_custom_mission_gets_its_number_too() -> None:
    options = {"mission": "custom", "suspects": 3, "bullets": 5, "colours": 5, "agents": 3}
    t = eighth(3)
    t.state.plan = plan_for(GAME.read_options({**options, "modifiers": ["reward_finale", "order_tokens"]}))
    t.state.tokens, t.state.next_token = [2, 0, 0], 3
    t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
    assert [stand.token for stand in t.view(2).stands] == [0, 3, 0]


@clause("IN-5.808", "IN-5.809")
def test_the_shooter_gets_the_ninth_suspect_and_its_turn_ends() -> None:
    t = eighth(3)
    t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
    assert t.view(1).stands[1].card == "B13" and t.view(0).stands[1].card is None
    assert t.state.pending() == [2] and t.state.hq == []


@clause("IN-5.810")
def test_in_the_finale_there_is_no_draw_no_wait_and_no_catch_and_before_it_exchange_draws() -> None:
    t = eighth(3)
    t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
    assert {GAME.space.decode(m).kind for m in t.state.moves(2)} == {"exchange", "eliminate"}
    before = len(t.state.hands[2])
    t.state.play(2, next(m for m in t.state.moves(2)))
    assert len(t.state.hands[2]) == before - 1
    early = lay_out("18", 2, hands=[["R2"], []], suspects=[[], ["R6"]], aside=["B13"], hq=["G3"], bullets=9)
    early.plays("0 exchange R2 1")
    assert names(early.state.hands[0]) == ["G3"]


@clause("IN-5.810")
def test_the_pool_of_a_custom_mission_is_closed_in_the_finale() -> None:
    options = {"mission": "custom", "agents": 2, "suspects": 2, "bullets": 4, "colours": 4}
    t = Table(
        GAME, GAME.deal(GAME.read_options({**options, "modifiers": ["reward_finale", "special_pool"]}), "x")
    )
    random = Stream("pool")
    for _ in range(300):
        if t.state.in_finale or t.state.over():
            break
        seat = t.state.pending()[0]
        t.state.play(seat, choose_well(t.state, t.state.moves(seat), random))
    assert t.state.in_finale and t.state.pool
    seat = t.state.pending()[0]
    holder = next(s for s in range(2) if t.state.stand[s] >= 0)
    assert seat != holder
    special = names(t.state.pool[:1])[0].replace("*", "S")
    t.refuses(f"{seat} exchange {special} {holder}", because="IN-5.810")


@clause("IN-5.811")
def test_a_wrong_ninth_loses() -> None:
    t = eighth(2)
    t.plays("1 eliminate 0", "1 name red 6", "1 take Y3", "0 eliminate 1", "0 name blue 12")
    assert t.result().reason == "loss_bullets"


@clause("IN-5.812", "IN-5.815")
@pytest.mark.parametrize("agents", [2, 3, 4, 5])
def test_with_eight_rewards_the_finale_never_ends_without_an_action(agents: int) -> None:
    for n in range(20):
        t = eighth(agents)
        t.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
        random = Stream(f"finale {n}")
        while not t.state.over():
            seat = t.state.pending()[0]
            plays = [m for m in t.state.moves(seat) if GAME.space.decode(m).kind in ("give", "exchange")]
            t.state.play(seat, random.choose(plays or t.state.moves(seat)))
        assert t.result().reason in ("win", "loss_bullets")
    few = eighth(2, rewards=[])
    few.plays("1 eliminate 0", "1 name red 6", "1 take Y3")
    assert sorted(len(hand) for hand in few.state.hands) == [0, 1]


@clause("IN-5.813", "IN-5.814")
def test_what_all_know_in_the_finale() -> None:
    options = GAME.read_options({"mission": "18", "agents": 2, "clue_board": "none"})
    state = GAME.deal(options, "finale")
    random = Stream("finale")
    while not (state.in_finale or state.over()):
        seat = state.pending()[0]
        move = choose_well(state, state.moves(seat), random)
        if GAME.space.decode(move).kind == "name":
            move = next(m for m in state.moves(seat) if right(state, m))
        state.play(seat, move)
    assert state.in_finale
    holder = next(s for s in range(2) if state.stand[s] >= 0)
    other = 1 - holder
    worlds = GAME.worlds(GAME.view(state, other))
    hidden = {c for c, tag in zip(state.pile, state.pile_tag, strict=True) if tag % 2 == 0}
    for _ in range(30):
        world = worlds.draw(random)
        assert world.stand[holder] in hidden | {state.stand[holder]}
        assert sorted(world.hands[holder]) == sorted(state.hands[holder])


def right(state: Any, move: int) -> bool:
    twin = state.copy()
    left = twin.suspects_left()
    twin.play(twin.pending()[0], move)
    return twin.suspects_left() < left


# Mission 19 -----------------------------------------------------------------------------------------


def hunt(agents: int = 3, **changes: Any) -> Table:
    """Agent 0 has just shot the suspect of agent 1."""
    given: dict[str, Any] = {
        "hands": [["R2", "R3"], ["K2"], ["Y2"], [], []][:agents],
        "suspects": [[], ["R6"]],
        "clues": [[], ["K3|v"]],
        "row": ["Y9", "Y8"],
        "aside": ["B12"],
        "hq": ["G3", "G4"],
        "bullets": 9,
    }
    t = lay_out("19", agents, **{**given, **changes})
    t.plays("0 eliminate 1", "0 name red 6")
    return t


@clause("IN-5.823")
def test_the_key_person_is_out_of_reach_of_ordinary_actions() -> None:
    t = lay_out("19", 2, hands=[["R2"], []], aside=["B12"], hq=["G3"], bullets=9, suspects=[[], ["R6"]])
    t.refuses("0 eliminate_key_person", because="IN-5.823")
    t.refuses("0 catch", because="IN-5.313")
    assert t.view(0).aside == [None]


@clause("IN-5.824", "IN-7.9", "IN-6.17")
def test_leaving_a_clue_is_offered_after_the_reward_and_optional() -> None:
    t = hunt()
    assert t.view(0).question == "ask-reward"
    t.plays("0 decline_reward")
    assert t.options(0) == ["withdraw", "stay"]
    t.refuses("0 key_clue R2", because="IN-5.824")
    t.plays("0 stay")
    assert t.state.pending() == [1] and t.view(0).aside == [None]


@clause("IN-5.825", "IN-7.10", "IN-7.16", "IN-6.17", "IN-6.5")
def test_the_look_comes_first_is_secret_and_cannot_be_undone() -> None:
    t = hunt()
    t.plays("0 decline_reward", "0 withdraw")
    assert t.view(0).aside == ["B12"] and t.view(1).aside == [None] and t.view(WATCHER).aside == [None]
    assert t.told(0)[-1] == {"kind": "looked", "seat": 0, "card": "B12"}
    assert t.told(1)[-1] == {"kind": "looked", "seat": 0, "card": None}
    t.refuses("0 stay", because="IN-5.825")
    assert t.options(0) == ["key_clue R2", "key_clue R3", "key_clue K3"]


@clause("IN-5.826", "IN-5.827")
def test_key_clues_come_from_hand_or_open_pile_and_without_a_card_nothing_is_offered() -> None:
    t = hunt(discard=["G9|down"])
    t.plays("0 decline_reward", "0 withdraw")
    t.refuses("0 key_clue G9", because="IN-5.827")
    bare = hunt(hands=[[], ["K2"], ["Y2"]], clues=[[], []], discard=["G9|down"])
    bare.plays("0 decline_reward")
    assert bare.state.pending() == [1]
    one = hunt(2, hands=[["R2"], ["K2"]], clues=[[], []])
    one.plays("0 withdraw", "0 key_clue R2")
    assert one.view(1).question == "ask-name" and len(one.state.key_clues) == 1


@clause("IN-5.828", "IN-5.829", "IN-5.831")
def test_a_withdrawn_agent_lays_down_its_hand_and_has_no_turn() -> None:
    t = hunt()
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R3")
    assert t.state.hands[0] == [] and t.view(1).withdrawn == [True, False, False]
    assert [entry.card for entry in t.view(1).pile] == ["K3", "R2"]
    assert [(clue.card, clue.vertical) for clue in t.view(1).key_clues] == [("R3", True)]
    t.plays("1 wait 0", "2 wait 0")
    assert t.state.pending() == [1]
    rewarded = hunt()
    rewarded.plays("0 take K3")
    assert rewarded.view(1).open_cards[0] == ["K3"]
    rewarded.plays("0 withdraw", "0 key_clue R3")
    assert rewarded.view(1).open_cards[0] == [] and rewarded.view(1).hands[0] == []


@clause("IN-5.832", "IN-5.830")
def test_what_a_withdrawn_agent_has_seen_stays_with_it() -> None:
    t = hunt()
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R3", "1 wait 0")
    assert t.view(0).aside == ["B12"]
    assert all(t.view(seat).aside == [None] for seat in (1, 2, WATCHER))


@clause("IN-5.833", "IN-7.11")
def test_the_last_agent_must_shoot_at_once_inside_the_turn_of_the_other() -> None:
    t = hunt(2, hands=[["R2", "R3"], ["K2"]], row=[])
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R3", "0 key_clue R2")
    assert t.state.pending() == [1] and t.state.active == 0 and t.view(1).forced
    t.refuses("1 wait 0", because="IN-5.355")
    bullets = t.state.bullets
    t.plays("1 name blue 12")
    assert t.result().reason == "win" and t.state.bullets == bullets - 1


@clause("IN-5.834")
def test_with_bullets_to_spare_the_last_agent_may_try_again_in_its_turns() -> None:
    t = hunt(2, hands=[["R2", "R3"], ["K2"]], row=[], bullets=4)
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R3", "0 key_clue R2", "1 name blue 6")
    assert t.state.pending() == [1] and t.state.active == 1 and not t.view(1).forced
    assert "eliminate_key_person" in t.options(1)
    bare = lay_out("19", 2, turn=1, hands=[[], []], aside=["B12"], hq=["G3"], bullets=4, withdrawn=[0])
    bare.plays("1 wait 0")
    assert bare.options(1) == ["eliminate_key_person"], "no other action is left, but this one is"
    t.plays("1 eliminate_key_person", "1 name blue 12")
    assert t.result().reason == "win"


@clause("IN-5.835", "IN-5.837")
def test_after_the_key_person_the_last_agent_is_rewarded_and_goes_on_alone() -> None:
    t = hunt(2, hands=[["R2", "R3"], ["K2"]], suspects=[["Y7"], ["R6"]], row=[])
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R3", "0 key_clue R2", "1 name blue 12")
    assert t.view(1).question == "ask-reward"
    t.plays("1 take R3")
    assert t.state.pending() == [1] and t.state.active == 1 and names(t.state.hands[1]) == ["K2", "R3"]
    t.plays("1 exchange K2 0", "1 eliminate 0", "1 name yellow 7")
    assert t.result().reason == "win"


@clause("IN-5.836")
def test_without_ordinary_suspects_two_active_agents_have_lost() -> None:
    t = hunt(3, row=[])
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R2")
    assert t.result().reason == "loss_unwinnable"
    bare = hunt(2, hands=[[], ["K2"]], clues=[[], []], row=[])
    assert bare.result().reason == "loss_unwinnable"


@clause("IN-5.838")
def test_a_suspect_in_front_of_the_last_agent_cannot_be_shot_any_more() -> None:
    t = hunt(3, suspects=[[], ["R6"], ["Y7"]], row=[], withdrawn=[1])
    t.plays("0 decline_reward", "0 withdraw", "0 key_clue R2", "2 name blue 12")
    assert t.result().reason == "loss_unwinnable"


@clause("IN-5.839")
@pytest.mark.parametrize(("agents", "most"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_how_many_key_clues_there_can_be(agents: int, most: int) -> None:
    plan = plan_for(GAME.read_options({"mission": "19", "agents": agents}))
    assert plan.key_clues * (agents - 1) == most
