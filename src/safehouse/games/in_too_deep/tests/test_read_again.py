"""Corners found in the rulebook by reading it once more."""

from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.tables.pieces import NOTHING
from safehouse.games.in_too_deep.tests.town import Town, criminal, token


@clause("ZH-5.18", "ZH-5.19")
def test_the_third_port_strains_anew_each_time_it_is_covered() -> None:
    town = Town().hooks(0, "jumper", "shadow", "courier").hooking(0)
    town.plays("0 unhook jumper", "0 hook jumper")
    assert town.ports(0) == ["shadow", "courier", "jumper"]
    assert len(town.s.hands[0]) == 1


@clause("ZH-5.13", "ZH-5.18")
def test_a_theft_from_the_top_frees_the_third_port() -> None:
    town = Town().hooks(0, "jumper", "shadow", "courier").gets_crimes(1, "P01", "A1a").hooking(1)
    town.plays("1 hook jumper", "1 end_actions", "1 pass_crime", "1 decline")
    assert town.ports(0) == ["shadow", "courier"]
    town.plays("0 hook enforcer")
    assert len(town.s.hands[0]) == 1


@clause("ZH-5.171", "ZH-5.172", "ZH-5.131")
def test_a_chapter_ends_once_however_often_the_rail_cannot_be_filled() -> None:
    town = Town().gets_crimes(0, "P01", "A1a").gets_crimes(1, "P02", "A1b").display_left(0).acting(0)
    for _ in range(2):
        town.s.ask(Agenda.GAINING_EVIDENCE, 0, 1)
        town.s.settle()
        town.plays("0 rail 1")
    assert NOTHING not in town.s.rail
    town.plays("0 end_actions", "0 pass_crime", "0 decline")
    assert town.view(0).chapter == 2
    assert not town.s.chapter_ends


@clause("ZH-5.174", "ZH-5.172")
def test_nothing_prolongs_the_last_turns() -> None:
    town = Town(players=3)
    for seat in range(3):
        town.gets_crimes(seat, f"P{seat + 1:02}", ("A1a", "A1b", "B1a")[seat])
    town.s.chapter = 2
    town.display_left(0).asks(Agenda.GAINING_EVIDENCE, 0, 1)
    town.plays("0 rail 1", "0 end_actions", "0 pass_crime", "0 decline")
    turns = []
    while not town.s.finished:
        seat = town.s.pending()[0]
        if town.question(seat) == "ask-hook":
            turns.append(seat)
        if town.question(seat) == "ask-act" and len(turns) == 1:
            town.s.ask(Agenda.GAINING_EVIDENCE, seat, 1)
            town.s.settle()
            town.plays(f"{seat} rail 1", f"{seat} end_actions")
        elif town.question(seat) == "ask-act":
            town.plays(f"{seat} end_actions")
        else:
            town.plays(f"{seat} {town.options(seat)[0]}")
    assert turns == [1, 2]


@clause("ZH-5.101", "ZH-5.161", "ZH-5.163")
def test_a_lock_that_was_swapped_away_ends_with_the_crime_of_its_new_holder() -> None:
    town = Town().hooks(0, "mechanic", "shadow").hold(mechanic="rifle", shadow="coupe").stand(shadow="downtown")
    town.hooks(1, "jumper").owns(1, "swap_hooks").gets_crimes(1, "B2a", "P01").committed("B1a")
    town.s.locked[criminal("shadow")] = token("lock_hook")
    town.acting(1)
    town.plays("1 use swap_hooks", "1 opponent 0", "1 end_actions")
    town.plays(next(f"1 {line}" for line in town.options(1) if line.startswith("commit")))
    while town.ports(1):
        town.plays(f"1 {town.options(1)[0]}")
    assert town.s.locked[criminal("shadow")] == NOTHING
    assert token("lock_hook") in town.s.support_discard
    assert town.ports(0) == ["jumper"]


@clause("ZH-5.78", "ZH-5.86")
def test_a_courier_who_ignores_barriers_reaches_every_other_zone() -> None:
    town = Town().hooks(0, "courier").dominance(0, courier=3).owns(0, "ignore_barriers").acting(0)
    town.plays("0 ability courier")
    before = len(town.options(0))
    town = Town().hooks(0, "courier").dominance(0, courier=3).owns(0, "ignore_barriers").acting(0)
    town.plays("0 use ignore_barriers", "0 ability courier")
    assert before == 3
    assert len(town.options(0)) == 7


@clause("ZH-5.30", "ZH-5.70", "ZH-5.71")
def test_the_shadow_pays_with_endurance_and_walks_through_a_barrier() -> None:
    town = Town().hooks(0, "shadow").dominance(0, shadow=5).stand(shadow="zinbazaar").acting(0, actions=0)
    town.s.barriers = [3, 0]
    town.plays("0 endure shadow")
    town.plays("0 move shadow clockwise")
    assert town.zone_of("shadow") == "downtown"


@clause("ZH-5.57", "ZH-5.55")
def test_the_heights_carry_one_criminal_two_zones_but_not_across_a_barrier() -> None:
    town = Town().hooks(0, "jumper").stand(jumper="heights", courier="parish").acting(0)
    town.plays("0 activate jumper", "0 move_criminal", "0 criminal courier", "0 way counter")
    town.plays("0 move_criminal", "0 criminal courier")
    assert not town.offers(0, "way counter")
    town.plays("0 way clockwise")
    assert town.zone_of("courier") == "parish"


@clause("ZH-8.3", "ZH-8.5")
def test_two_least_and_two_most_corrupt() -> None:
    from safehouse.games.in_too_deep.rules.scoring import least_corrupt_bonus

    town = Town(players=4)
    assert [least_corrupt_bonus(town.s, [5, 9, 5, 9], seat) for seat in range(4)] == [16, 0, 16, 0]


@clause("ZH-5.52", "ZH-5.53", "ZH-5.50")
def test_a_challenger_may_lose_and_chooses_which_card_to_lay_off() -> None:
    town = (
        Town().hooks(0, "jumper").stand(jumper="heights").gets_dilemmas(0, "D70", "D69").gets_dilemmas(1, "D01")
    )
    town.owns(0, "challenge").acting(0)
    town.s.intel[0] = 1
    town.plays("0 use challenge", "0 opponent 1")
    assert town.options(0) == ["dilemma D69", "dilemma D70"]
    town.plays("0 dilemma D69")
    assert town.s.intel[:2] == [0, 4]
    assert town.view(0).consoles[0].dilemmas == ["D70"]


@clause("ZH-5.141", "ZH-5.64", "ZH-5.153")
def test_the_harbor_processes_onto_a_bonus_field_and_the_bonus_comes_at_once() -> None:
    town = Town().hooks(0, "jumper").stand(jumper="harbor").remembers(0, "leader").acting(0)
    town.plays("0 activate jumper", "0 process_evidence", "0 to_bonus_support leader")
    assert town.options(0) == ["third 1", "third 2", "third 3"]


@clause("ZH-5.82", "ZH-5.81")
def test_each_step_of_the_guardian_may_escort_somebody_else() -> None:
    town = (
        Town().hooks(0, "jumper").stand(jumper="downtown", courier="ion_towers").owns(0, "machine_3").acting(0)
    )
    town.plays("0 use machine_3", "0 guardian clockwise", "0 escort jumper")
    town.plays("0 guardian clockwise", "0 escort courier")
    assert (town.zone_of("jumper"), town.zone_of("courier")) == ("ion_towers", "parish")
