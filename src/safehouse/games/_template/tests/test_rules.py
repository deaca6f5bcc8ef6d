"""Dead Drop, clause by clause."""

from safehouse.core.seats import WATCHER
from safehouse.core.testing import Table, clause
from safehouse.games._template import GAME
from safehouse.games._template.rules import DeadDrop, deal


def table(*deck: int) -> Table:
    """A game dealt from this deck: seat 0, seat 1, then the drop, its top last."""
    state = DeadDrop()
    state.events = []
    deal(state, list(deck))
    return Table(GAME, state)


@clause("TP-4.1", "TP-4.2", "TP-4.3")
def test_each_seat_gets_one_envelope_and_seat_0_begins() -> None:
    t = Table(GAME, GAME.deal(GAME.read_options(), "any"))
    assert sorted([*t.state.held, *t.state.drop]) == [1, 2, 3, 4, 5, 6]
    assert len(t.state.drop) == 4
    assert t.state.pending() == [0]


@clause("TP-5.1", "TP-5.2", "TP-8.1")
def test_both_keep_and_the_higher_envelope_wins() -> None:
    t = table(5, 3, 1, 2, 4, 6)
    t.plays("0 keep")
    assert t.state.pending() == [1]
    t.plays("1 keep")
    assert t.result().winners == [0]
    assert t.result().reason == "showdown"


@clause("TP-5.3", "TP-5.4")
def test_a_seat_swaps_once() -> None:
    t = table(1, 3, 2, 4, 5, 6)
    t.plays("0 swap")
    assert t.state.held[0] == 6
    t.refuses("0 swap", because="TP-5.4")


@clause("TP-5.5", "TP-8.2")
def test_a_right_accusation_wins_at_once() -> None:
    t = table(1, 3, 2, 4, 5, 6)
    t.plays("0 accuse 3")
    assert t.result().winners == [0]
    assert t.kinds_told(WATCHER)[-2:] == ["opened", "opened"]


@clause("TP-5.5")
def test_a_wrong_accusation_loses() -> None:
    t = table(6, 3, 2, 4, 5, 1)
    t.plays("0 accuse 4")
    assert t.result().winners == [1]


@clause("TP-5.6")
def test_a_number_the_accuser_has_seen_cannot_be_named() -> None:
    t = table(1, 3, 2, 4, 5, 6)
    t.plays("0 swap")
    t.refuses("0 accuse 1", because="TP-5.6")
    t.refuses("0 accuse 6", because="TP-5.6")


@clause("TP-6.1")
def test_an_envelope_is_known_to_its_holder_alone() -> None:
    t = table(1, 3, 2, 4, 5, 6)
    t.plays("0 swap")
    assert t.view(0).held == [6, None]
    assert t.view(0).aside == 1
    assert t.view(1).held == [None, 3]
    assert t.view(1).aside is None
    assert t.view(WATCHER).held == [None, None]


@clause("TP-6.2")
def test_everybody_sees_that_a_seat_swapped_but_not_what() -> None:
    t = table(1, 3, 2, 4, 5, 6)
    t.plays("0 swap")
    assert t.told(0)[-1] == {"kind": "swapped", "seat": 0, "envelope": 6}
    assert t.told(1)[-1] == {"kind": "swapped", "seat": 0, "envelope": None}
    assert t.told(WATCHER)[-1] == {"kind": "swapped", "seat": 0, "envelope": None}
