"""Section 6 and 7: who knows what, what is asked, and worlds that cannot be told from the truth."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.core.view import encode
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.data import CRIME_IDS, DILEMMA_IDS, EVIDENCE_IDS
from safehouse.games.in_too_deep.rules.crime_cards import draw_crime
from safehouse.games.in_too_deep.rules.dilemmas import show_hand
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.pieces import NOTHING
from safehouse.games.in_too_deep.tests.town import Town, crime

DRAWS = 60


def worlds(town: Town, seat: int, number: int = DRAWS) -> list[InTooDeep]:
    random = Stream(f"worlds {seat}")
    drawn = GAME.worlds(town.view(seat))
    found = [drawn.draw(random) for _ in range(number)]
    for world in found:
        assert encode(GAME.view(world, seat)) == encode(town.view(seat))
    return found


def memory(world: InTooDeep, seat: int) -> list[str]:
    return sorted(EVIDENCE_IDS[world.evidence.value[label]] for label in world.memory[seat])


@clause("ZH-6.1")
def test_what_everybody_sees() -> None:
    town = Town().hooks(0, "jumper").owns(1, "hook").remembers(1, "leader")
    view = town.view(WATCHER)
    assert [zone.zone for zone in view.zones][:2] == ["blocks", "heights"]
    assert view.consoles[0].ports == ["jumper"]
    assert view.consoles[1].support == ["hook"]
    assert view.consoles[1].memory_size == 1
    assert view.consoles[1].intel == 3
    assert sum(view.deck_sizes) + len(view.story) > 30
    assert len(view.offer) == 3
    assert None not in view.rail


@clause("ZH-6.2")
def test_hands_of_crimes_are_the_owners() -> None:
    town = Town().gets_crimes(0, "A1a", "P01").hooking(0)
    assert town.view(0).consoles[0].crimes == ["A1a", "P01"]
    assert town.view(1).consoles[0].crimes is None
    assert town.view(1).consoles[0].crimes_by_deck == [1, 1, 0, 0]
    held = {tuple(sorted(CRIME_IDS[card] for card in world.held_crimes(0))) for world in worlds(town, 1)}
    assert len(held) > 20


@clause("ZH-6.2")
def test_who_returned_a_card_knows_the_bottom_and_who_draws_it() -> None:
    town = Town().gets_crimes(0, "A1a", "B1a", "P01").gets_crimes(1, "P02").returning(0)
    town.plays("0 give_back_level1 A1a", "0 decline")
    assert all(world.crimes.value[world.under[1][0]] == crime("A1a") for world in worlds(town, 0))
    assert len({world.crimes.value[world.under[1][0]] for world in worlds(town, 1)}) > 3
    while town.s.decks[1]:
        draw_crime(town.s, 1, 1)
    draw_crime(town.s, 1, 1)
    assert all(crime("A1a") in world.held_crimes(1) for world in worlds(town, 0, 20))


@clause("ZH-6.3")
def test_cards_beside_the_console_are_known_to_nobody() -> None:
    town = Town().asks(Agenda.ION_CHOICE, 0)
    town.plays("0 draw level2")
    assert town.view(1).consoles[0].aside == [2]
    for seat in (0, 1):
        assert len({world.crimes.value[world.aside[0][0]] for world in worlds(town, seat)}) > 3


@clause("ZH-6.4", "ZH-6.5")
def test_a_token_from_the_rail_is_remembered_by_all_until_one_leaves_face_down() -> None:
    town = (
        Town()
        .remembers(0, "leader")
        .rail("timing", "target", "target", "target")
        .asks(Agenda.GAINING_EVIDENCE, 0, 1)
    )
    town.plays("0 rail 1")
    assert all("timing" in memory(world, 0) for world in worlds(town, 1))
    assert len({tuple(memory(world, 0)) for world in worlds(town, 1)}) > 3
    town.asks(Agenda.PROCESSING, 0, 1)
    town.plays("0 to_box leader")
    held = {tuple(memory(world, 0)) for world in worlds(town, 1)}
    assert ("timing",) in held
    assert len(held) > 3
    boxed = {EVIDENCE_IDS[world.evidence.value[world.boxes[0][0]]] for world in worlds(town, 1)}
    assert "timing" in boxed
    for world in worlds(town, 1):
        assert "timing" in [*memory(world, 0), EVIDENCE_IDS[world.evidence.value[world.boxes[0][0]]]]


@clause("ZH-6.8", "ZH-6.7")
def test_what_is_turned_up_later_tells_what_stayed() -> None:
    town = (
        Town()
        .remembers(0, "leader")
        .rail("timing", "target", "target", "target")
        .asks(Agenda.GAINING_EVIDENCE, 0, 1)
    )
    town.plays("0 rail 1")
    town.asks(Agenda.PROCESSING, 0, 1)
    town.plays("0 to_box leader")
    town.asks(Agenda.TURNING_UP, 1)
    town.plays("1 box 0 1")
    assert all(memory(world, 0) == ["timing"] for world in worlds(town, 1))


@clause("ZH-6.6")
def test_who_looked_at_a_position_knows_where_it_went() -> None:
    town = Town().remembers(0).asks(Agenda.LOOKING, 1, 1, 0, NOTHING, NOTHING)
    town.plays("1 display 5")
    seen = town.view(1).display[4]
    town.asks(Agenda.TAKING_EVIDENCE, 0)
    town.plays("0 display 5")
    assert all(memory(world, 0) == [seen] for world in worlds(town, 1))
    assert len({tuple(memory(world, 0)) for world in worlds(town, WATCHER)}) > 3


@clause("ZH-6.9")
def test_a_shown_hand_stays_known_until_a_card_leaves_face_down() -> None:
    town = Town().gets_dilemmas(0, "D01", "D02").hooking(0)
    assert len({tuple(world.held_dilemmas(0)) for world in worlds(town, 1)}) > 20
    show_hand(town.s, 0)
    known = sorted(DILEMMA_IDS.index(name) for name in ("D01", "D02"))
    assert all(sorted(world.held_dilemmas(0)) == known for world in worlds(town, 1))
    town.asks(Agenda.DISCARDING_HAND, 0, 1)
    town.plays("0 dilemma D01")
    left = {tuple(world.held_dilemmas(0)) for world in worlds(town, 1)}
    assert left == {(known[0],), (known[1],)}


@clause("ZH-6.9")
def test_a_shown_hand_does_not_tell_in_which_order_it_was_drawn() -> None:
    seen = []
    for drawn in (("D02", "D01"), ("D01", "D02")):
        town = Town().gets_dilemmas(0, *drawn).hooking(0)
        told = len(town.told(1))
        show_hand(town.s, 0)
        seen.append((town.told(1)[told:], encode(town.view(1))))
    assert seen[0] == seen[1]


@clause("ZH-6.10", "ZH-6.11")
def test_databanks_and_discards_are_the_owners_secret() -> None:
    town = Town().gets_dilemmas(0, "D01", "D02", "D03").hooking(0)
    show_hand(town.s, 0)
    town.s.storing[0] = town.s.hands[0][:2]
    from safehouse.games.in_too_deep.rules.chapters import store_all

    store_all(town.s)
    stored = {tuple(sorted(world.stored_dilemmas(0))) for world in worlds(town, 1)}
    assert stored == {(0, 1), (0, 2), (1, 2)}
    assert {tuple(sorted(world.stored_dilemmas(0))) for world in worlds(town, 0)} == {(0, 1)}
    discarded = {world.dilemmas.value[world.dilemma_discard[0]] for world in worlds(town, 0)}
    assert discarded == {2}


@clause("ZH-6.11")
def test_a_reshuffle_loses_the_discards() -> None:
    from safehouse.games.in_too_deep.rules.dilemmas import discard_dilemma, draw_dilemmas

    town = Town().gets_dilemmas(0, "D01", "D02").hooking(0)
    for card in (0, 1):
        discard_dilemma(town.s, 0, card)
    while town.s.dilemma_deck:
        draw_dilemmas(town.s, 0, 1)
    draw_dilemmas(town.s, 1, 1)
    assert {world.held_dilemmas(1)[0] for world in worlds(town, 0)} == {0, 1}


@clause("ZH-6.12")
def test_deck_orders_are_known_to_nobody() -> None:
    town = Town().hooking(0)
    assert len({tuple(world.decks[1]) for world in worlds(town, 0)}) > 20
    assert len({tuple(world.dilemma_deck) for world in worlds(town, 0)}) == DRAWS
    assert len({tuple(world.support_supply) for world in worlds(town, 0)}) == DRAWS


@clause("ZH-6.13")
def test_nobody_knows_what_echo_holds() -> None:
    town = Town(players=1, echo="normal").hooking(0)
    crimes = {world.crimes.value[world.echo_crime] for world in worlds(town, 0)}
    assert len(crimes) > 3
    assert len({tuple(memory(world, 1)) for world in worlds(town, 0)}) > 3


@clause("ZH-6.14")
def test_what_is_announced_and_what_is_not() -> None:
    town = Town().gets_crimes(0, "A1a", "P01").returning(0)
    town.plays("0 give_back_level1 A1a", "0 decline", "0 draw level2")
    told = [event for event in town.told(1) if event["kind"] in ("gave_back", "drew_crime")][-2:]
    assert [(event["deck"], event["crime"]) for event in told] == [("level1", None), ("level2", None)]
    own = [event for event in town.told(0) if event["kind"] == "gave_back"]
    assert own[-1]["crime"] == "A1a"


@clause("ZH-6.14")
def test_a_choice_is_announced_before_anything_comes_of_it() -> None:
    town = Town().stand(enforcer="downtown", jumper="ion_towers")
    town.hooks(0, "enforcer").dominance(0, enforcer=2).acting(0)
    town.plays("0 ability enforcer", "0 criminal jumper")
    told = [event for event in town.told(1) if "criminal" in event][-2:]
    assert [(event["kind"], event["criminal"]) for event in told] == [
        ("ability_used", "enforcer"),
        ("criminal_chosen", "jumper"),
    ]


@clause("ZH-7.31")
def test_worlds_while_all_store_at_once() -> None:
    town = Town(players=3)
    town.gets_dilemmas(0, "D01", "D02", "D03").gets_dilemmas(1, "D10", "D11", "D12").gets_dilemmas(
        2, "D20", "D21"
    )
    town.s.agenda = [[Agenda.STORED, 0, 0, 0, 0, 0], [Agenda.STORING, 0, 0, 0, 0, 0]]
    town.plays("1 dilemma D10", "2 dilemma D20")
    chosen = {len(world.storing[1]) for world in worlds(town, 0)}
    assert chosen == {0, 1}
    assert all(len(world.storing[2]) == 1 for world in worlds(town, 0))
    assert all(world.pending() == [0, 1] for world in worlds(town, 0))


@pytest.mark.parametrize("number", range(8))
def test_worlds_give_the_same_view_moves_and_components(number: int) -> None:
    """Along a random game of every configuration, for every seat and the watcher."""
    options = GAME.configurations()[number]
    state = GAME.deal(options, "walk", listen=False)
    random = Stream(f"walk {number}")
    for step in range(900):
        pending = state.pending()
        if not pending:
            break
        if step % 61 == 0:
            for seat in range(WATCHER, options.seats()):
                view = GAME.view(state, seat)
                data = encode(view)
                assert GAME.read_view(data) == view
                world = GAME.worlds(view).draw(random)
                assert encode(GAME.view(world, seat)) == data
                assert GAME.components(world) == GAME.components(state)
                if seat != WATCHER:
                    assert world.moves(seat) == state.moves(seat)
        seat = random.choose(pending)
        state.apply(seat, random.choose(state.moves(seat)))


def test_the_same_question_is_asked_whatever_the_hand() -> None:
    """A seat that waits sees no difference between a hand that can commit a crime and one that cannot."""
    can = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").major(0)
    cannot = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "B1a", "P01").major(0)
    assert can.options(0) != cannot.options(0)
    assert can.view(1).question == cannot.view(1).question == "wait-major"
