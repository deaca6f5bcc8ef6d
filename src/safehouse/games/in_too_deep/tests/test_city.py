"""5A, 5G, 5H, 5I: zone effects, abilities, Guardian, barriers, patrol."""

import pytest

from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.rules.city import border_nearby, can_run, nearby
from safehouse.games.in_too_deep.tables.pieces import NOTHING
from safehouse.games.in_too_deep.tests.town import Town, criminal, item, zone


def in_zone(where: str, **options: str) -> Town:
    """Seat 0 has the Jumper in this zone, which has no patrol."""
    town = Town(**options).stand(jumper=where).hooks(0, "jumper")
    spot = zone(where)
    town.s.patrol = [0] * 8
    for step, number in ((1, 3), (2, 2), (3, 1)):
        town.s.patrol[(spot + step) % 8] = number
    return town.acting(0)


# -- terms


@clause("ZH-5.3", "ZH-5.4", "ZH-9.34")
def test_nearby() -> None:
    assert [place for place in range(8) if nearby(0, place)] == [0, 1, 7]
    assert [border for border in range(8) if border_nearby(0, border)] == [0, 1, 6, 7]


@clause("ZH-5.6")
def test_a_swap_must_change_something() -> None:
    town = in_zone("zinbazaar").lie(cash="harbor")
    town.plays("0 activate jumper", "0 item cash")
    assert not town.offers(0, "item droid")
    assert not town.offers(0, "item cash")


@clause("ZH-5.6")
def test_two_items_of_one_zone_can_be_swapped_if_one_is_held() -> None:
    town = in_zone("zinbazaar").stand(courier="harbor").hold(courier="cash")
    town.plays("0 activate jumper", "0 item cash", "0 item droid")
    assert town.holds_item("courier") == "droid"
    assert town.s.item_at[item("cash")] == zone("harbor")


# -- zone effects


@clause("ZH-5.50", "ZH-5.52", "ZH-9.50", "ZH-7.13", "ZH-6.9", "ZH-5.166")
def test_the_more_corrupt_one_loses_the_challenge() -> None:
    town = in_zone("blocks").gets_dilemmas(0, "D37", "D01").gets_dilemmas(1, "D19")
    own = sum(town.s.cards.corruption[card] for card in town.s.held_dilemmas(0))
    other = sum(town.s.cards.corruption[card] for card in town.s.held_dilemmas(1))
    town.s.tolerance = [own - 4, other - 3]
    town.plays("0 activate jumper", "0 opponent 1")
    assert town.s.pending() == [0]
    assert (town.s.intel[0], town.s.intel[1]) == (1, 5)
    shown = [event["dilemma"] for event in town.told(-1) if event["kind"] == "showed_dilemma"]
    assert shown == ["D01", "D37", "D19"]
    town.plays("0 dilemma D01")
    assert town.view(0).consoles[0].dilemmas == ["D37"]
    assert town.told(1)[-1] == {"kind": "discarded_dilemma", "seat": 0, "dilemma": None, "databank": 0}


@clause("ZH-5.50", "ZH-9.50")
def test_the_challenger_wins_ties() -> None:
    town = in_zone("blocks").gets_dilemmas(0, "D01").gets_dilemmas(1, "D02")
    town.plays("0 activate jumper", "0 opponent 1")
    assert town.s.pending() == [1]
    town.plays("1 dilemma D02")
    assert town.question(0) == "ask-act"


@clause("ZH-5.51")
def test_only_the_hand_counts_and_it_may_be_negative() -> None:
    town = in_zone("blocks").gets_dilemmas(0, "D01").gets_dilemmas(1, "D49").stores(1, "D70", "D71")
    town.s.tolerance = [0, 6]
    town.plays("0 activate jumper", "0 opponent 1")
    lost = next(event for event in town.told(0) if event["kind"] == "challenge_lost")
    assert (lost["seat"], lost["challenged"]) == (0, -6)


@clause("ZH-5.53")
def test_a_poor_loser_pays_what_there_is() -> None:
    town = in_zone("blocks").gets_dilemmas(0, "D70").gets_dilemmas(1, "D49")
    town.s.intel[0] = 1
    town.plays("0 activate jumper", "0 opponent 1")
    assert (town.s.intel[0], town.s.intel[1]) == (0, 4)


@clause("ZH-5.54")
def test_the_other_shown_cards_return_to_hand() -> None:
    town = in_zone("blocks").gets_dilemmas(0, "D70", "D71").gets_dilemmas(1, "D49")
    town.plays("0 activate jumper", "0 opponent 1", "0 dilemma D70")
    assert town.view(0).consoles[0].dilemmas == ["D71"]
    assert town.view(1).consoles[1].dilemmas == ["D49"]


@clause("ZH-5.50", "ZH-5.65a")
def test_the_challenge_is_optional_and_needs_dilemmas_on_both_sides() -> None:
    town = in_zone("blocks").gets_dilemmas(0, "D01").gets_dilemmas(1, "D02")
    town.plays("0 activate jumper", "0 decline")
    assert town.question() == "ask-act"
    town = in_zone("blocks").gets_dilemmas(0, "D01")
    town.plays("0 activate jumper")
    assert town.question() == "ask-act"


@clause("ZH-5.55", "ZH-5.56", "ZH-5.57", "ZH-7.8")
def test_heights_twice_one_after_the_other() -> None:
    town = in_zone("heights")
    town.plays("0 activate jumper")
    assert town.options(0) == ["decline", "move_criminal", "move_item", "look", "move_machine"]
    town.plays("0 move_criminal", "0 criminal courier", "0 way clockwise")
    assert town.zone_of("courier") == "harbor"
    town.plays("0 move_criminal", "0 criminal courier", "0 way clockwise")
    assert town.zone_of("courier") == "blocks"
    assert town.question() == "ask-act"


@clause("ZH-5.55")
def test_heights_do_not_move_across_a_barrier() -> None:
    town = in_zone("heights").stand(courier="downtown")
    town.plays("0 activate jumper", "0 move_criminal", "0 criminal courier")
    town.refuses("0 way clockwise", because="ZH-5.36")
    town.plays("0 way counter", "0 move_item", "0 item jammer")
    assert town.options(0) == ["way counter"]


@clause("ZH-5.57", "ZH-5.65a")
def test_either_pick_may_be_declined() -> None:
    town = in_zone("heights")
    town.plays("0 activate jumper", "0 decline", "0 decline")
    assert town.question() == "ask-act"


@clause("ZH-5.58")
def test_a_moved_item_lies_dropped() -> None:
    town = in_zone("heights").stand(courier="parish").hold(courier="cash")
    town.plays("0 activate jumper", "0 move_item", "0 item cash", "0 way clockwise")
    assert town.holds_item("courier") is None
    assert town.s.item_at[item("cash")] == zone("harbor")


@clause("ZH-5.55", "ZH-5.65", "ZH-6.6", "ZH-7.16")
def test_looking_at_two_tokens_is_private() -> None:
    town = in_zone("heights")
    town.plays("0 activate jumper", "0 look", "0 display 3", "0 display 7")
    seen = town.view(0).display
    assert [at for at, name in enumerate(seen) if name] == [2, 6]
    assert town.view(1).display == [""] * 10
    looks = [event for event in town.told(1) if event["kind"] == "looked"]
    assert [(event["position"], event["evidence"]) for event in looks] == [(3, None), (7, None)]
    assert [event["evidence"] for event in town.told(0) if event["kind"] == "looked"] == [seen[2], seen[6]]


@clause("ZH-5.65")
def test_the_two_tokens_may_lie_in_different_places() -> None:
    town = in_zone("heights").display_left(1)
    town.s.bonus[1] = town.from_supply("leader")
    town.plays("0 activate jumper", "0 look", "0 bonus tolerance", "0 display 1")
    assert town.view(0).bonus == [None, "leader", None]
    town = in_zone("heights").display_left(1)
    town.plays("0 activate jumper", "0 look", "0 display 1")
    assert town.question() == "ask-heights"


@clause("ZH-5.59", "ZH-5.65a")
def test_aerodrome_transfers_anybody_anywhere() -> None:
    town = in_zone("aerodrome").hooks(1, "courier").hold(courier="cash")
    town.plays("0 activate jumper")
    assert not town.offers(0, "decline")
    town.plays("0 criminal courier")
    assert not town.offers(0, "zone parish")
    town.plays("0 zone blocks")
    assert (town.zone_of("courier"), town.item_zone("cash")) == ("blocks", "blocks")


@clause("ZH-5.60", "ZH-9.40", "ZH-5.65a")
def test_zinbazaar_swaps_two_items() -> None:
    town = in_zone("zinbazaar").stand(courier="heights").hold(courier="cash").lie(rifle="ion_towers")
    town.plays("0 activate jumper")
    assert not town.offers(0, "decline")
    town.plays("0 item cash", "0 item rifle")
    assert town.holds_item("courier") == "rifle"
    assert town.s.item_at[item("cash")] == zone("ion_towers")


@clause("ZH-5.61", "ZH-5.65a", "ZH-7.10", "ZH-7.11")
def test_downtown_up_to_three_moves() -> None:
    town = in_zone("downtown")
    town.plays("0 activate jumper", "0 barrier first clockwise", "0 guardian clockwise", "0 escort jumper")
    assert town.zone_of("jumper") == "ion_towers"
    assert town.s.barriers[0] == 5
    town.plays("0 decline")
    assert town.question() == "ask-act"


@clause("ZH-5.62", "ZH-9.51", "ZH-6.3")
def test_ion_towers_give_an_unseen_card() -> None:
    town = in_zone("ion_towers")
    town.s.decks[0].append(town.s.decks[0].pop(town.s.decks[0].index(66)))
    town.plays("0 activate jumper", "0 draw petty")
    assert len(town.s.aside[0]) == 1
    assert town.view(0).consoles[0].crimes == []
    assert town.view(0).crime_trail.seen[town.s.aside[0][0]] == -1
    assert not any(line.startswith("commit") for line in town.options(0))
    assert town.view(1).consoles[0].aside == [0]


@clause("ZH-5.62", "ZH-5.65a")
def test_ion_towers_give_a_support_token_and_no_empty_deck() -> None:
    town = in_zone("ion_towers").offer("actions_1", "hook", "tolerance")
    town.s.decks[3] = []
    town.plays("0 activate jumper")
    assert not town.offers(0, "draw level3")
    town.plays("0 third 1")
    assert town.view(1).consoles[0].support == ["actions_1"]


@clause("ZH-5.64", "ZH-5.65a")
def test_harbor_gains_or_processes() -> None:
    town = in_zone("harbor").remembers(0, "leader")
    town.plays("0 activate jumper")
    assert town.options(0) == ["gain_evidence", "process_evidence"]
    town.plays("0 process_evidence")
    assert not town.offers(0, "decline")
    town.plays("0 to_box leader")
    assert town.memory(0) == []
    town = in_zone("harbor").remembers(0)
    town.plays("0 activate jumper")
    assert town.question() == "ask-rail"


# -- abilities


def able(name: str, where: str, **stand: str) -> Town:
    crew = "+".join(dict.fromkeys([name, "jumper", "shadow", "courier", "enforcer", "mechanic"]))
    crew = "+".join(crew.split("+")[:5])
    town = Town(criminals=crew)
    town.s.guardian = 0
    town.stand(**{name: where}, **stand).hooks(0, name).dominance(0, **{name: 2})
    return town.acting(0)


@clause("ZH-5.67", "ZH-7.9")
def test_hustler_uses_a_nearby_zone_past_barriers() -> None:
    town = able("hustler", "ion_towers")
    town.s.barriers = [4, 5]
    town.plays("0 ability hustler")
    assert town.options(0) == ["zone downtown", "zone ion_towers"]
    town.plays("0 zone downtown")
    assert town.patrol("downtown") == 3
    assert town.question() == "ask-machine"
    assert town.s.actions == 1


@clause("ZH-5.68", "ZH-7.9")
def test_enforcer_moves_a_nearby_criminal_but_not_across_a_barrier() -> None:
    town = able("enforcer", "downtown", jumper="ion_towers", shadow="heights")
    town.hooks(1, "jumper")
    town.plays("0 ability enforcer")
    assert town.options(0) == ["criminal mechanic", "criminal jumper"]
    town.plays("0 criminal jumper")
    assert town.options(0) == ["way clockwise"]
    town.plays("0 way clockwise")
    assert town.zone_of("jumper") == "parish"


@clause("ZH-5.69", "ZH-7.9")
def test_hacker_moves_or_grabs_nearby_items_past_barriers() -> None:
    town = able("hacker", "ion_towers").hold(hacker="cash")
    town.plays("0 ability hacker")
    assert town.options(0) == ["item cash", "item jammer", "item decoder", "item rifle"]
    town.plays("0 item jammer", "0 grab")
    assert town.holds_item("hacker") == "jammer"
    assert town.s.item_at[item("cash")] == zone("ion_towers")
    town.plays("0 ability hacker", "0 item rifle", "0 way clockwise")
    assert town.item_zone("rifle") == "harbor"


@clause("ZH-5.69")
def test_hacker_moves_a_held_item_but_does_not_grab_it() -> None:
    town = able("hacker", "ion_towers", courier="parish").hold(courier="rifle")
    town.plays("0 ability hacker", "0 item rifle")
    assert town.options(0) == ["way clockwise", "way counter"]
    town.plays("0 way clockwise")
    assert town.holds_item("courier") is None


@clause("ZH-5.70", "ZH-5.71")
def test_shadow_walks_through_barriers_by_the_move_action_alone() -> None:
    town = Town().stand(shadow="downtown").hooks(0, "shadow").dominance(0, shadow=2).acting(0)
    town.plays("0 move shadow clockwise")
    assert town.zone_of("shadow") == "ion_towers"
    town = Town().stand(shadow="downtown").hooks(0, "shadow").dominance(0, shadow=6).acting(0, actions=0)
    town.plays("0 endure shadow", "0 move shadow clockwise")
    assert town.zone_of("shadow") == "ion_towers"


@clause("ZH-5.71", "ZH-5.55", "ZH-5.68", "ZH-5.86")
def test_neither_heights_nor_enforcer_carry_the_shadow_across_a_barrier() -> None:
    def crew() -> Town:
        town = Town().stand(shadow="downtown", enforcer="downtown", jumper="heights")
        town.hooks(0, "shadow", "enforcer", "jumper").dominance(0, shadow=2, enforcer=2)
        return town.owns(0, "ignore_barriers").acting(0)

    for start in (["0 activate jumper", "0 move_criminal"], ["0 ability enforcer"]):
        town = crew()
        town.plays(*start, "0 criminal shadow")
        assert town.options(0) == ["way counter"]
        town.refuses("0 way clockwise", because="ZH-5.36")
        town = crew()
        town.plays("0 use ignore_barriers", *start, "0 criminal shadow", "0 way clockwise")
        assert town.zone_of("shadow") == "ion_towers"


@clause("ZH-5.72", "ZH-7.9", "ZH-5.46")
def test_smuggler_takes_for_free_from_ground_and_hands() -> None:
    town = able("smuggler", "harbor", courier="harbor").hold(courier="cash").hooks(1, "courier")
    town.plays("0 smuggle droid", "0 smuggle cash")
    assert town.holds_item("smuggler") == "cash"
    assert town.holds_item("courier") is None
    assert town.s.item_at[item("droid")] == zone("harbor")
    assert town.s.actions == 2
    town.refuses("0 smuggle rifle", because="ZH-5.72")
    town.dominance(0, smuggler=1)
    town.refuses("0 smuggle droid", because="ZH-5.66")


@clause("ZH-5.73", "ZH-7.9")
def test_seer_once_a_turn_over_another_nearby_criminal() -> None:
    town = able("seer", "harbor", courier="parish", jumper="ion_towers").hooks(1, "courier")
    town.refuses("0 see seer", because="ZH-5.73")
    town.refuses("0 see jumper", because="ZH-5.73")
    town.plays("0 see courier")
    assert town.space(0, "courier") == 1
    town.refuses("0 see courier", because="ZH-5.73")


@clause("ZH-5.74", "ZH-7.9", "ZH-9.34")
def test_crusher_first_free_then_for_an_action() -> None:
    town = able("crusher", "harbor")
    town.plays("0 ability crusher")
    assert town.s.actions == 2
    assert town.options(0) == [
        "guardian clockwise", "guardian counter", "barrier second clockwise", "barrier second counter",
    ]  # fmt: skip
    town.plays("0 barrier second counter", "0 ability crusher")
    assert town.s.actions == 1
    town.plays("0 guardian counter")
    assert town.s.guardian == zone("harbor")


@clause("ZH-5.74")
def test_crusher_escorts_himself() -> None:
    town = able("crusher", "blocks")
    town.plays("0 ability crusher", "0 guardian clockwise", "0 escort crusher")
    assert town.zone_of("crusher") == "heights"


@clause("ZH-5.77")
def test_jumper_jumps_to_the_opposite_zone() -> None:
    town = able("jumper", "heights")
    town.plays("0 ability jumper")
    assert town.zone_of("jumper") == "ion_towers"


@clause("ZH-5.78", "ZH-9.33")
def test_courier_runs_up_to_the_barriers() -> None:
    town = able("courier", "aerodrome")
    town.plays("0 ability courier")
    assert town.options(0) == ["zone heights", "zone zinbazaar", "zone downtown"]
    town.plays("0 zone downtown")
    assert town.zone_of("courier") == "downtown"


@clause("ZH-5.79")
def test_abilities_may_be_used_as_often_as_actions_allow() -> None:
    town = able("jumper", "heights")
    town.plays("0 ability jumper", "0 ability jumper")
    assert town.zone_of("jumper") == "heights"


# -- Guardian, barriers, patrol


@clause("ZH-5.80", "ZH-5.81", "ZH-5.82", "ZH-5.83", "ZH-9.18")
def test_the_guardian_escorts_across_barriers() -> None:
    town = Town().stand(enforcer="blocks").hold(enforcer="cash").hooks(1, "enforcer").owns(0, "machine_3")
    town.s.guardian = zone("parish")
    town.s.barriers = [0, 4]
    town.stand(courier="zinbazaar")
    town.acting(0)
    town.plays(
        "0 use machine_3",
        "0 guardian clockwise",
        "0 guardian clockwise",
        "0 guardian clockwise",
        "0 escort enforcer",
    )
    assert (town.zone_of("enforcer"), town.item_zone("cash")) == ("heights", "heights")
    assert town.s.guardian == zone("heights")
    assert town.question() == "ask-act"


@clause("ZH-5.83")
def test_a_transfer_ignores_barriers() -> None:
    town = able("jumper", "downtown")
    town.s.barriers = [3, 4]
    town.plays("0 ability jumper")
    assert town.zone_of("jumper") == "blocks"


@clause("ZH-5.84", "ZH-5.85", "ZH-9.19")
@pytest.mark.parametrize(("way", "border"), [("counter", 1), ("clockwise", 4)])
def test_a_barrier_passes_over_the_other(way: str, border: int) -> None:
    town = Town().hooks(0, "jumper").owns(0, "machine_2")
    town.s.barriers = [2, 3]
    town.acting(0)
    town.plays("0 use machine_2", f"0 barrier first {way}")
    assert town.s.barriers == [border, 3]


@clause("ZH-5.86")
def test_ignoring_barriers_until_the_end_of_the_turn() -> None:
    town = able("courier", "aerodrome", jumper="downtown").hooks(0, "jumper").owns(0, "ignore_barriers")
    town.refuses("0 move jumper clockwise", because="ZH-5.36")
    town.plays("0 use ignore_barriers", "0 move jumper clockwise")
    assert sum(can_run(town.s, zone("aerodrome"), place) for place in range(8)) == 7
    town.plays("0 end_actions", "0 pass_crime", "0 decline")
    while town.s.active == 0:
        town.plays(f"0 {town.options(0)[0]}")
    assert not town.s.barriers_ignored


@clause("ZH-5.86")
def test_ignored_barriers_stop_no_item_either() -> None:
    town = in_zone("heights").owns(0, "ignore_barriers")
    town.plays("0 use ignore_barriers", "0 activate jumper", "0 move_item", "0 item jammer", "0 way clockwise")
    assert town.item_zone("jammer") == "ion_towers"


@clause("ZH-5.89", "ZH-5.238", "ZH-5.90", "ZH-7.12")
def test_shifting_patrol_keeps_the_groups() -> None:
    town = Town().hooks(0, "jumper").owns(0, "shift_patrol").acting(0)
    town.plays("0 use shift_patrol")
    assert town.options(0) == ["zone blocks", "zone zinbazaar", "zone parish"]
    town.plays("0 zone blocks")
    assert not town.offers(0, "zone parish")
    town.plays("0 zone harbor")
    assert sorted(town.s.patrol) == [0, 0, 0, 0, 0, 1, 2, 3]


def test_questions_about_the_guardian_name_his_zone() -> None:
    town = Town().stand(jumper="downtown", courier="downtown").asks(Agenda.MACHINE, 0, 1, 3, 1, 0)
    town.plays("0 guardian counter")
    assert town.options(0) == ["escort jumper", "escort courier", "no_escort"]
    town.plays("0 no_escort")
    assert town.s.criminal_at[criminal("jumper")] == zone("downtown")
    assert NOTHING not in town.s.criminal_at[7:9]
