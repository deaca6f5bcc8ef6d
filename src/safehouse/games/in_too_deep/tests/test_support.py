"""5Q, 5R: support tokens, tolerance, dilemmas."""

import pytest

from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.tables.pieces import NOTHING
from safehouse.games.in_too_deep.tests.town import Town, criminal, item, token, zone


def using(name: str) -> Town:
    return Town().hooks(0, "jumper").owns(0, name).acting(0)


def gaining(name: str) -> Town:
    """An instant token is taken from the first third."""
    return Town().hooks(0, "jumper").offer(name, "hook", "machine_3").asks(Agenda.GAINING_SUPPORT, 0, 1)


@clause("ZH-5.153", "ZH-9.16", "ZH-7.20")
def test_gaining_a_token_with_the_intel_of_its_third() -> None:
    town = gaining("actions_1")
    town.s.offer_intel = [1, 0, 2]
    town.plays("0 third 1")
    assert town.s.intel[0] == 4
    assert town.s.offer_intel == [0, 1, 2]
    assert NOTHING not in town.s.offer
    assert town.s.support[0] == [token("actions_1")]


@clause("ZH-5.153")
def test_the_next_third_after_the_last_is_the_first() -> None:
    town = Town().offer("hook", "machine_3", "actions_1").asks(Agenda.GAINING_SUPPORT, 0, 1)
    town.plays("0 third 3")
    assert town.s.offer_intel == [1, 0, 0]


@clause("ZH-3.23")
def test_several_tokens_are_gained_one_after_the_other() -> None:
    town = Town().offer("actions_1", "hook", "machine_3").asks(Agenda.GAINING_SUPPORT, 0, 2)
    town.plays("0 third 1", "0 third 2")
    assert len(town.s.support[0]) == 2
    assert NOTHING not in town.s.offer


@clause("ZH-5.154")
def test_an_empty_supply_is_made_of_the_discards() -> None:
    town = gaining("actions_1")
    town.s.support_discard = town.s.support_supply
    town.s.support_supply = []
    town.plays("0 third 1")
    assert NOTHING not in town.s.offer
    assert town.s.support_discard == []


@clause("ZH-5.155", "ZH-5.157", "ZH-5.158", "ZH-6.1", "ZH-7.7")
def test_stored_tokens_are_public_kept_and_discarded_when_used() -> None:
    town = using("actions_1")
    assert town.view(1).consoles[0].support == ["actions_1"]
    town.refuses("0 use hook", because="ZH-5.155")
    town.plays("0 use actions_1")
    assert town.s.actions == 3
    assert town.view(1).support_discard == ["actions_1"]


@clause("ZH-5.156")
def test_instant_tokens_are_resolved_after_the_refill() -> None:
    town = gaining("tolerance")
    town.plays("0 third 1")
    assert town.s.tolerance[0] == 2
    assert town.s.support[0] == []
    assert token("tolerance") in town.s.support_discard
    kinds = town.kinds_told(0)
    assert len(kinds) - kinds[::-1].index("offer_filled") < kinds.index("tolerance_gained") + 1


@clause("ZH-5.65", "ZH-5.156")
def test_look_at_two() -> None:
    town = gaining("peek_two")
    town.plays("0 third 1", "0 display 1", "0 display 2")
    assert [bool(name) for name in town.view(0).display[:3]] == [True, True, False]


def test_take_one_evidence() -> None:
    town = gaining("take_evidence").remembers(0)
    town.plays("0 third 1", "0 display 4")
    assert len(town.s.memory[0]) == 1
    assert town.s.display[3] == NOTHING


def test_turn_up_one_evidence_of_the_plan() -> None:
    town = gaining("flip_evidence")
    town.s.boxes[0].append(town.from_supply("leader", 1))
    town.plays("0 third 1", "0 box 0 1")
    assert town.view(1).shared_box == ["leader"]


def test_look_at_two_and_keep_one() -> None:
    town = gaining("peek_take").remembers(0)
    town.plays("0 third 1", "0 display 1", "0 display 2")
    assert town.options(0) == ["display 1", "display 2"]
    town.plays("0 display 2")
    assert len(town.s.memory[0]) == 1
    assert town.s.display[0] != NOTHING
    assert town.s.display[1] == NOTHING


def test_draw_petty_crimes_unseen() -> None:
    town = gaining("draw_petty_2")
    town.plays("0 third 1")
    assert town.view(1).consoles[0].aside == [0, 0]


def test_gain_dominance_divided() -> None:
    town = gaining("dominance_3")
    town.plays("0 third 1", "0 criminal jumper", "0 criminal courier", "0 criminal courier")
    assert (town.space(0, "jumper"), town.space(0, "courier")) == (1, 2)


@clause("ZH-5.159", "ZH-7.7")
def test_the_hook_token() -> None:
    town = Town().hooks(0, "jumper").hooks(1, "enforcer").owns(0, "hook").acting(0)
    town.plays("0 use hook")
    assert not town.offers(0, "skip_hook")
    town.plays("0 unhook jumper", "0 hook enforcer")
    assert town.ports(0) == ["enforcer"]
    assert town.space(0, "enforcer") == 1
    assert (town.s.intel[0], town.s.intel[1]) == (2, 4)


@clause("ZH-5.159")
def test_the_hook_token_onto_the_third_port_draws_a_dilemma() -> None:
    town = Town().hooks(0, "jumper", "shadow").owns(0, "hook").acting(0)
    town.plays("0 use hook", "0 hook courier")
    assert len(town.s.hands[0]) == 1
    assert (town.space(0, "courier"), town.space(0, "jumper")) == (1, 0)


@clause("ZH-5.160", "ZH-7.22", "ZH-5.158")
def test_a_locked_criminal_cannot_be_hooked() -> None:
    town = using("lock_hook")
    town.plays("0 use lock_hook", "0 criminal jumper")
    assert town.view(1).locks == {"jumper": "lock_hook"}
    assert town.s.support_discard == []
    town.gets_crimes(0, "P01", "A1a")
    town.plays("0 end_actions", "0 pass_crime", "0 decline")
    town.refuses("1 hook jumper", because="ZH-5.160")


@clause("ZH-5.161")
def test_unhooking_by_choice_ends_the_lock() -> None:
    town = Town().hooks(0, "jumper")
    town.s.locked[criminal("jumper")] = token("lock_hook")
    town.hooking(0)
    town.plays("0 unhook jumper")
    assert town.s.locked[criminal("jumper")] == NOTHING
    assert town.s.support_discard == [token("lock_hook")]


def test_swap_two_items() -> None:
    town = using("swap_items")
    town.plays("0 use swap_items", "0 item cash", "0 item droid")
    assert (town.item_zone("cash"), town.item_zone("droid")) == ("harbor", "blocks")


@clause("ZH-9.41", "ZH-5.58")
def test_transfer_a_held_item() -> None:
    town = using("transfer_item").hold(courier="rifle")
    town.plays("0 use transfer_item", "0 item rifle", "0 zone blocks")
    assert town.holds_item("courier") is None
    assert town.s.item_at[item("rifle")] == zone("blocks")


@clause("ZH-5.162")
def test_swap_an_item_with_a_criminal() -> None:
    town = using("swap_item_criminal").hold(courier="rifle", shadow="coupe")
    town.plays("0 use swap_item_criminal", "0 item rifle")
    assert not town.offers(0, "criminal courier")
    town.plays("0 criminal shadow")
    assert town.zone_of("shadow") == "parish"
    assert town.item_zone("coupe") == "parish"
    assert town.s.item_at[item("rifle")] == zone("aerodrome")


@clause("ZH-5.6")
def test_swap_two_criminals() -> None:
    town = using("swap_criminals").hooks(1, "courier").hold(courier="rifle").stand(mechanic="parish")
    town.plays("0 use swap_criminals", "0 criminal courier")
    assert not town.offers(0, "criminal mechanic")
    town.plays("0 criminal shadow")
    assert (town.zone_of("courier"), town.zone_of("shadow")) == ("aerodrome", "parish")
    assert town.item_zone("rifle") == "aerodrome"


def test_transfer_a_criminal() -> None:
    town = using("transfer_criminal")
    town.plays("0 use transfer_criminal", "0 criminal shadow", "0 zone blocks")
    assert town.zone_of("shadow") == "blocks"


@clause("ZH-5.163", "ZH-7.23")
def test_swapping_all_hook_tokens() -> None:
    town = Town().hooks(0, "jumper").hooks(1, "shadow", "courier", "enforcer").owns(0, "swap_hooks")
    town.s.locked[criminal("shadow")] = token("lock_hook")
    town.acting(0)
    town.plays("0 use swap_hooks", "0 opponent 1")
    assert town.ports(0) == ["shadow", "courier", "enforcer"]
    assert town.ports(1) == ["jumper"]
    assert town.space(0, "shadow") == 0
    assert town.s.hands[0] == []
    assert town.s.intel == [3, 3]
    assert town.s.locked[criminal("shadow")] == token("lock_hook")


@clause("ZH-7.24", "ZH-5.169")
def test_discard_a_dilemma_from_hand_or_databank() -> None:
    town = using("discard_dilemma").gets_dilemmas(0, "D01").stores(0, "D70")
    town.plays("0 use discard_dilemma")
    assert town.options(0) == ["dilemma D01", "stored_dilemma D70"]
    town.plays("0 stored_dilemma D70")
    assert town.view(0).consoles[0].databank == []
    assert town.told(1)[-1] == {"kind": "discarded_dilemma", "seat": 0, "dilemma": None, "databank": 1}


@clause("ZH-7.25")
def test_draw_two_and_discard_two() -> None:
    town = gaining("redraw_dilemmas").gets_dilemmas(0, "D01")
    town.plays("0 third 1")
    assert len(town.options(0)) == 3
    town.plays("0 dilemma D01")
    town.plays(f"0 {town.options(0)[0]}")
    assert len(town.s.hands[0]) == 1
    assert len(town.s.dilemma_discard) == 2
    assert all(event["dilemma"] is None for event in town.told(1) if event["kind"] == "discarded_dilemma")


def test_challenge_by_a_token() -> None:
    town = using("challenge").gets_dilemmas(0, "D49").gets_dilemmas(1, "D70")
    town.plays("0 use challenge", "0 opponent 1", "1 dilemma D70")
    assert town.s.patrol == [3, 0, 0, 2, 0, 0, 1, 0]
    assert town.s.hands[1] == []


@clause("ZH-5.164")
@pytest.mark.parametrize("name", ["discard_dilemma", "challenge", "lock_hook"])
def test_a_token_that_could_change_nothing_stays(name: str) -> None:
    town = Town().owns(0, name).acting(0)
    town.refuses(f"0 use {name}", because="ZH-5.164")


@clause("ZH-5.164")
def test_an_instant_token_without_a_target_is_discarded() -> None:
    town = gaining("flip_evidence")
    town.plays("0 third 1")
    assert town.question() == "ask-act"
    assert "support_expired" in town.kinds_told(1)
    assert token("flip_evidence") in town.s.support_discard


@clause("ZH-5.165", "ZH-9.17", "ZH-3.16")
def test_each_tolerance_gain_adds_two_without_end() -> None:
    town = gaining("tolerance")
    town.s.tolerance[0] = 10
    town.plays("0 third 1")
    assert town.s.tolerance[0] == 12


@clause("ZH-5.167")
def test_dilemmas_stay_hidden_in_hand() -> None:
    town = Town().gets_dilemmas(0, "D01", "D02")
    assert town.view(0).consoles[0].dilemmas == ["D01", "D02"]
    assert town.view(1).consoles[0].dilemmas is None
    assert town.view(1).consoles[0].dilemma_count == 2


@clause("ZH-5.168")
def test_an_empty_dilemma_deck_is_made_of_the_discards() -> None:
    from safehouse.games.in_too_deep.rules.dilemmas import discard_dilemma, draw_dilemmas

    town = Town().gets_dilemmas(1, "D05", "D06")
    for card in town.s.held_dilemmas(1):
        discard_dilemma(town.s, 1, card)
    rest = [town.s.dilemmas.leave(0, card, 0) for card in town.s.dilemma_deck]
    town.s.dilemma_deck = []
    draw_dilemmas(town.s, 0, 1)
    assert town.view(0).consoles[0].dilemmas is not None
    assert len(town.s.hands[0]) == 1
    assert town.s.dilemma_discard == []
    draw_dilemmas(town.s, 0, 3)
    assert len(town.s.hands[0]) == 2
    assert len(rest) == 70


@clause("ZH-5.170", "ZH-6.10")
def test_the_databank_is_apart_from_the_hand() -> None:
    town = Town().gets_dilemmas(0, "D01").stores(0, "D02")
    view = town.view(0).consoles[0]
    assert (view.dilemmas, view.databank) == (["D01"], ["D02"])
    assert town.view(1).consoles[0].databank is None
    assert town.view(1).consoles[0].databank_size == 1
