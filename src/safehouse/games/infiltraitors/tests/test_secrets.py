"""Section 6: who sees what, and what a perfect memory holds."""

from typing import Any

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.tables import BIT
from safehouse.games.infiltraitors.tests.laying_out import lay_out, names
from safehouse.games.infiltraitors.tests.playing import choose_well, play
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.sight import sight_of


def started(mission: str, agents: int, seed: str = "s", **options: Any) -> Any:
    values = {"mission": mission, "agents": agents, "first_agent": "1", "clue_board": "none", **options}
    return GAME.deal(GAME.read_options(values), seed)


@clause("IN-3.5", "IN-6.11", "IN-6.12", "IN-6.13", "IN-6.14")
def test_a_watcher_sees_what_all_agents_see_in_common() -> None:
    for number, state in enumerate(play(GAME.read_options({"mission": "5", "agents": 3}), "common")):
        if number % 6 or state.over():
            continue
        watcher = GAME.view(state, WATCHER)
        seats = [GAME.view(state, seat) for seat in range(3)]
        for view in seats:
            assert view.deeds == watcher.deeds and view.pile == watcher.pile
            assert [s.clues for s in view.stands] == [s.clues for s in watcher.stands]
        assert all(c is None or c in watcher.open_cards[i] for i, h in enumerate(watcher.hands) for c in h)
        assert all(stand.card is None for stand in watcher.stands)


@clause("IN-6.29", "IN-6.27")
def test_when_the_mission_is_over_everything_is_open() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], row=["Y9"], hq=["G3"], bullets=2,
                discard=["G9|down"])  # fmt: skip
    t.plays("0 eliminate 1", "0 name red 7")
    assert t.state.over()
    view = t.view(WATCHER)
    assert view.hands == [["R2"], ["K2"]] and view.row == ["Y9"] and view.hq_cards == ["G3"]
    assert view.stands[1].card == "R6" and view.pile[0].card == "G9"
    assert t.told(0)[-1] == {"kind": "uncovered", "seat": 1, "card": "R6"}


@clause("IN-6.30", "IN-6.22", "IN-5.407", "IN-5.363")
def test_a_card_that_left_headquarters_before_an_elimination_is_not_the_eliminated_one() -> None:
    state = started("1", 2)
    t_codes = GAME.space.code
    state.play(0, t_codes("catch"))
    identity = names([state.identity(0)])[0]
    colours = {"R": "red", "K": "black", "Y": "yellow", "G": "green"}
    state.play(1, t_codes("eliminate", target=0))
    state.play(1, t_codes("name", colour=colours[identity[0]], number=int(identity[1:])))
    state.play(1, t_codes("decline_reward"))
    state.play(0, t_codes("wait", count=1))
    known = Knowledge(sight_of(GAME.view(state, 1), state.plan))
    fallen = next(c for c in state.plan.deck if names([c]) == [identity])
    assert known.lost == BIT[fallen]
    burnt_before, burnt_after = known.pile
    assert not burnt_before.mask & BIT[fallen] and burnt_after.mask & BIT[fallen]
    assert [bool(slot.mask & BIT[fallen]) for slot in known.hands[0]] == [False] * 5 + [True]
    worlds = GAME.worlds(GAME.view(state, 1))
    places = set()
    random = Stream("where")
    for _ in range(400):
        world = worlds.draw(random)
        assert world.pile[0] != fallen and fallen not in world.row
        places.add("hq" if fallen in world.hq else "burnt" if world.pile[1] == fallen else "hand")
    assert places == {"hq", "burnt", "hand"}


@clause("IN-6.30", "IN-5.782")
def test_the_own_unseen_hand_is_remembered_by_place() -> None:
    state = started("17", 2)
    code = GAME.space.code
    state.play(0, code("catch"))
    target = state.identity(0)
    from safehouse.games.infiltraitors.tables import colour_of, number_of
    from safehouse.games.infiltraitors.vocabulary import COLOUR_IDS

    state.play(1, code("eliminate", target=0))
    state.play(1, code("name", colour=COLOUR_IDS[colour_of(target)], number=number_of(target)))
    state.play(1, code("decline_reward"))
    state.play(0, code("wait", count=1))
    known = Knowledge(sight_of(GAME.view(state, 0), state.plan))
    assert [bool(slot.mask & BIT[target]) for slot in known.hands[0]] == [False] * 5 + [True]


@clause("IN-6.27", "IN-5.355")
def test_what_may_be_named_does_not_depend_on_the_truth() -> None:
    state = started("5", 3)
    state.play(0, GAME.space.code("catch"))
    state.play(1, GAME.space.code("eliminate", target=0))
    worlds = GAME.worlds(GAME.view(state, 1))
    random = Stream("legal")
    for _ in range(20):
        assert worlds.draw(random).moves(1) == state.moves(1)


@clause("IN-5.503", "IN-5.516", "IN-5.406")
def test_a_view_holds_the_whole_public_history_and_no_private_thing_of_others() -> None:
    for mission in ("16", "17", "19"):
        random = Stream("history")
        state = GAME.deal(GAME.read_options({"mission": mission, "agents": 3, "clue_board": "none"}), "h")
        for _ in range(25):
            if state.over():
                break
            seat = state.pending()[0]
            state.play(seat, choose_well(state, state.moves(seat), random))
        view = GAME.view(state, 0)
        assert len(view.deeds) == len(state.deeds)
        if not state.over():
            assert all(stand.card is None and stand.second is None for stand in view.stands[1:])


@clause("IN-7.13", "IN-5.505")
def test_talk_is_open_but_in_silent_missions() -> None:
    talk = [GAME.is_silent(GAME.read_options({"mission": m})) for m in ("1", "4", "5", "10", "11", "20")]
    assert talk == [False, True, False, True, True, False]
    own = {"mission": "custom", "suspects": 3, "bullets": 5, "colours": 3}
    assert not GAME.is_silent(GAME.read_options(own))
    assert GAME.is_silent(GAME.read_options({**own, "modifiers": ["silence"]}))


@clause("IN-1.7")
def test_a_failed_mission_can_be_dealt_again_and_again() -> None:
    options = GAME.read_options({"mission": "T1", "agents": 2})
    hands = {tuple(GAME.deal(options, f"again {n}").hands[0]) for n in range(5)}
    assert len(hands) == 5
