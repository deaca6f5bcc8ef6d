"""5B to 5F: the turn, hooking, dominance, actions and free actions."""

from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.tests.town import Town, criminal, item, zone


@clause("ZH-5.8", "ZH-5.9", "ZH-7.3")
def test_five_steps_then_the_next_player() -> None:
    town = Town().gets_crimes(0, "P01", "A1a").hooking(0)
    town.plays("0 hook jumper")
    assert town.question() == "ask-act"
    assert town.space(0, "jumper") == 1
    town.plays("0 end_actions")
    assert town.question() == "ask-major"
    town.plays("0 pass_crime")
    assert town.question() == "ask-return"
    town.plays("0 decline")
    assert town.s.pending() == [1]
    assert town.question(1) == "ask-hook"


@clause("ZH-5.10")
def test_at_most_one_criminal_is_hooked() -> None:
    town = Town().hooking(0)
    town.plays("0 hook jumper")
    assert not any(line.startswith("hook") for line in town.options(0))


@clause("ZH-5.11")
def test_a_player_without_a_criminal_must_hook() -> None:
    town = Town().hooking(0)
    town.refuses("0 skip_hook", because="ZH-5.11")
    town = Town().hooks(0, "jumper").hooking(0)
    town.plays("0 skip_hook")
    assert town.question() == "ask-act"


@clause("ZH-5.12", "ZH-5.13", "ZH-5.15", "ZH-9.2", "ZH-9.3", "ZH-5.5", "ZH-6.14")
def test_hooking_from_another_console() -> None:
    town = Town().hooks(0, "jumper").hooks(1, "enforcer", "courier").hooking(0)
    town.plays("0 hook enforcer")
    assert town.ports(0) == ["jumper", "enforcer"]
    assert town.ports(1) == ["courier"]
    assert (town.s.intel[0], town.s.intel[1]) == (2, 4)
    assert (town.space(0, "jumper"), town.space(0, "enforcer")) == (1, 1)
    assert {"kind": "hooked", "seat": 0, "criminal": "enforcer"} in town.told(-1)
    assert {"kind": "paid", "seat": 0, "to": 1, "amount": 1} in town.told(-1)


@clause("ZH-5.12")
def test_a_criminal_one_has_cannot_be_hooked_again() -> None:
    town = Town().hooks(0, "jumper").hooking(0)
    town.refuses("0 hook jumper", because="ZH-5.12")
    town.refuses("0 hook seer", because="ZH-4.5")


@clause("ZH-5.14", "ZH-9.31", "ZH-5.19")
def test_with_three_criminals_one_must_go_first() -> None:
    town = Town().hooks(0, "jumper", "shadow", "courier").hooking(0)
    town.refuses("0 hook enforcer", because="ZH-5.14")
    town.plays("0 unhook shadow", "0 hook enforcer")
    assert town.ports(0) == ["jumper", "courier", "enforcer"]
    assert town.s.hooked_by[criminal("shadow")] == -1


@clause("ZH-5.16", "ZH-9.29")
def test_without_intel_the_supply_pays() -> None:
    town = Town().hooks(1, "enforcer").hooking(0)
    town.s.intel[0] = 0
    town.plays("0 hook enforcer")
    assert (town.s.intel[0], town.s.intel[1]) == (0, 4)
    assert town.ports(0) == ["enforcer"]


@clause("ZH-5.17", "ZH-7.34")
def test_the_robbed_player_is_not_asked() -> None:
    town = Town().hooks(1, "enforcer").hooking(0)
    town.plays("0 hook enforcer")
    assert town.s.pending() == [0]


@clause("ZH-5.18", "ZH-9.30")
def test_the_third_port_draws_a_dilemma_at_once() -> None:
    town = Town().hooks(0, "jumper", "shadow").hooking(0)
    town.plays("0 hook courier")
    assert len(town.s.hands[0]) == 1
    kinds = town.kinds_told(0)
    kinds = kinds[kinds.index("hooked") :]
    assert kinds.index("drew_dilemma") < kinds.index("dominance_gained")


@clause("ZH-5.20", "ZH-7.2")
def test_who_unhooks_must_hook() -> None:
    town = Town().hooks(0, "jumper", "shadow").hooking(0)
    town.plays("0 unhook jumper")
    town.refuses("0 skip_hook", because="ZH-5.20")
    town.plays("0 unhook shadow", "0 hook jumper")
    assert town.ports(0) == ["jumper"]


@clause("ZH-5.21")
def test_the_step_falls_away_when_everybody_is_locked() -> None:
    town = Town()
    for name in ("enforcer", "shadow", "mechanic"):
        town.hooks(1, name)
    for name in ("jumper", "courier"):
        town.hooks(1, name)
    for who in town.s.in_play:
        town.s.locked[who] = 13
    town.hooking(0)
    assert town.question() == "ask-act"


@clause("ZH-5.22")
def test_criminals_stay_hooked_from_turn_to_turn() -> None:
    town = Town().hooks(0, "jumper").gets_crimes(0, "P01", "A1a").hooking(0)
    town.plays("0 skip_hook", "0 end_actions", "0 pass_crime", "0 decline")
    assert town.ports(0) == ["jumper"]


@clause("ZH-5.23", "ZH-5.24")
def test_every_controlled_criminal_rises() -> None:
    town = Town().hooks(0, "jumper", "shadow").hooking(0)
    town.plays("0 skip_hook")
    assert (town.space(0, "jumper"), town.space(0, "shadow"), town.space(0, "courier")) == (1, 1, 0)


@clause("ZH-5.25")
def test_the_ends_of_the_track() -> None:
    town = Town().hooks(0, "jumper").dominance(0, jumper=8).hooking(0)
    town.plays("0 skip_hook")
    assert town.space(0, "jumper") == 8
    town.refuses("0 dominate jumper", because="ZH-5.25")


@clause("ZH-5.26", "ZH-5.27", "ZH-5.31", "ZH-9.8", "ZH-5.41")
def test_abilities_need_the_ability_area() -> None:
    town = Town().hooks(0, "jumper", "enforcer").dominance(0, jumper=2, enforcer=1).acting(0)
    assert town.offers(0, "ability jumper")
    town.refuses("0 ability enforcer", because="ZH-5.66")
    town.refuses("0 ability shadow", because="ZH-5.5")
    town.dominance(0, jumper=1)
    town.refuses("0 ability jumper", because="ZH-5.66")


@clause("ZH-5.28", "ZH-5.29", "ZH-9.4")
def test_endurance_pays_for_an_extra_action() -> None:
    town = Town().hooks(0, "jumper", "shadow").dominance(0, jumper=2, shadow=5).acting(0)
    assert town.s.able(0, criminal("jumper"))
    assert town.s.able(0, criminal("shadow"))
    town.refuses("0 endure jumper", because="ZH-5.29")
    town.plays("0 endure shadow")
    assert all("shadow" in line for line in town.options(0))
    town.plays("0 move shadow clockwise")
    assert town.zone_of("shadow") == "zinbazaar"
    assert town.s.actions == 2
    assert town.space(0, "shadow") == 4
    town.refuses("0 endure shadow", because="ZH-5.29")


@clause("ZH-5.29")
def test_endurance_repeats_while_the_token_stands_in_the_area() -> None:
    town = Town().hooks(0, "jumper").dominance(0, jumper=6).acting(0, actions=0)
    town.plays("0 endure jumper", "0 ability jumper", "0 endure jumper", "0 ability jumper")
    assert town.space(0, "jumper") == 4
    town.refuses("0 endure jumper", because="ZH-5.29")


@clause("ZH-5.30")
def test_the_extra_action_is_with_the_criminal_that_paid() -> None:
    town = Town().hooks(0, "jumper", "shadow").dominance(0, jumper=5).acting(0)
    town.plays("0 endure jumper")
    assert {line.split()[0] for line in town.options(0)} <= {"move", "pick_up", "activate", "ability"}
    town.refuses("0 move shadow clockwise", because="ZH-5.30")
    town.refuses("0 dominate jumper", because="ZH-5.30")


@clause("ZH-5.32", "ZH-7.21")
def test_dominance_over_any_criminal_includes_free_ones() -> None:
    town = Town().asks(Agenda.GAINING_DOMINANCE, 0, 2)
    town.plays("0 criminal courier", "0 criminal courier")
    assert town.space(0, "courier") == 2
    assert town.question() == "ask-act"


@clause("ZH-5.33", "ZH-5.35", "ZH-9.9", "ZH-5.42", "ZH-7.4")
def test_two_actions_spread_freely() -> None:
    town = Town().hooks(0, "jumper", "enforcer").acting(0)
    assert town.offers(0, "dominate jumper")
    assert town.offers(0, "dominate enforcer")
    town.plays("0 dominate jumper", "0 move enforcer clockwise")
    town.refuses("0 dominate enforcer", because="ZH-5.33")
    town.refuses("0 move shadow clockwise", because="ZH-5.5")


@clause("ZH-5.34", "ZH-5.44")
def test_actions_may_be_left_unused_and_are_lost() -> None:
    town = Town().hooks(0, "jumper").gets_crimes(0, "P01", "A1a").acting(0)
    town.plays("0 end_actions", "0 pass_crime", "0 decline")
    assert town.s.active == 1
    town.plays("1 hook courier")
    assert town.s.actions == 2


@clause("ZH-5.36", "ZH-9.5", "ZH-5.1")
def test_a_criminal_does_not_cross_a_barrier() -> None:
    town = Town().stand(enforcer="parish", jumper="aerodrome").hooks(0, "jumper", "enforcer")
    town.s.barriers = [6, 3]
    town.acting(0)
    assert [line for line in town.options(0) if line.startswith("move enforcer")] == ["move enforcer counter"]
    assert len([line for line in town.options(0) if line.startswith("move jumper")]) == 2
    town.refuses("0 move enforcer clockwise", because="ZH-5.36")


@clause("ZH-5.37", "ZH-9.6", "ZH-5.46", "ZH-5.47", "ZH-7.5")
def test_pick_up_and_drop() -> None:
    town = Town().stand(jumper="blocks").lie(cash="heights", jammer="blocks")
    town.hold(enforcer="eagle_eye").hooks(0, "jumper", "enforcer").acting(0)
    town.plays("0 pick_up jumper jammer")
    assert town.holds_item("jumper") == "jammer"
    assert town.s.actions == 1
    town.plays("0 drop enforcer")
    assert town.item_zone("eagle_eye") == "heights"
    assert town.s.actions == 1
    town.refuses("0 drop enforcer", because="ZH-5.47")


@clause("ZH-5.37")
def test_held_and_distant_items_cannot_be_picked_up() -> None:
    town = Town().stand(jumper="heights").hold(enforcer="psychocodes").hooks(0, "jumper").acting(0)
    town.refuses("0 pick_up jumper psychocodes", because="ZH-5.37")
    town.refuses("0 pick_up jumper cash", because="ZH-5.37")


@clause("ZH-5.38", "ZH-9.39")
def test_picking_up_drops_the_former_item() -> None:
    town = Town().stand(jumper="downtown").hold(jumper="cash").hooks(0, "jumper").acting(0)
    town.plays("0 pick_up jumper jammer")
    assert town.holds_item("jumper") == "jammer"
    assert town.s.item_at[item("cash")] == zone("downtown")


@clause("ZH-5.2")
def test_a_criminal_takes_its_item_along() -> None:
    town = Town().hold(jumper="cash").hooks(0, "jumper").acting(0)
    town.plays("0 move jumper clockwise")
    assert town.item_zone("cash") == "parish"


@clause("ZH-5.39", "ZH-9.7", "ZH-9.32", "ZH-5.63", "ZH-5.87", "ZH-5.88", "ZH-9.17")
def test_activating_a_zone_calls_one_patrol_from_each() -> None:
    town = Town().stand(enforcer="parish", jumper="blocks").hooks(0, "jumper", "enforcer")
    town.s.patrol = [3, 0, 2, 0, 0, 1, 0, 0]
    town.s.tolerance[0] = 4
    town.acting(0)
    town.refuses("0 activate jumper", because="ZH-5.87")
    town.plays("0 activate enforcer")
    assert town.s.patrol == [2, 0, 1, 0, 0, 0, 3, 0]
    assert town.s.tolerance[0] == 6


@clause("ZH-5.40")
def test_a_zone_may_be_activated_for_nothing() -> None:
    town = Town().stand(jumper="blocks").hooks(0, "jumper")
    town.s.patrol = [0, 3, 2, 0, 0, 1, 0, 0]
    town.acting(0)
    town.plays("0 activate jumper")
    assert town.patrol("blocks") == 3
    assert town.question() == "ask-act"


@clause("ZH-5.43")
def test_gained_actions_are_ordinary() -> None:
    town = Town().hooks(0, "jumper").owns(0, "actions_2").acting(0, actions=0)
    town.refuses("0 dominate jumper", because="ZH-5.33")
    town.plays("0 use actions_2", "0 dominate jumper", "0 dominate jumper")
    assert town.space(0, "jumper") == 2


@clause("ZH-5.48", "ZH-7.7", "ZH-5.155")
def test_a_stored_token_is_used_before_hooking_and_counts_for_the_dominance_of_step_2() -> None:
    town = Town().hooks(0, "jumper").owns(0, "hook", "actions_1", "shift_patrol").hooking(0)
    town.plays("0 use hook", "0 hook courier")
    assert town.question() == "ask-hook"
    town.plays("0 use actions_1", "0 skip_hook")
    assert (town.space(0, "jumper"), town.space(0, "courier")) == (1, 2)
    assert town.s.actions == town.s.cards.actions + 1
    town = Town().hooks(0, "jumper").owns(0, "hook", "shift_patrol").hooking(0)
    town.plays("0 unhook jumper")
    assert not any(line.startswith("use") for line in town.options(0))
    town.refuses("0 use shift_patrol", because="ZH-7.3")


@clause("ZH-5.48", "ZH-5.164", "ZH-5.44")
def test_a_stored_token_is_used_around_a_major_crime_unless_it_would_change_nothing_any_more() -> None:
    town = Town().stand(jumper="harbor").hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P18")
    town.owns(0, "transfer_criminal", "discard_dilemma", "hook", "actions_1", "ignore_barriers").major(0)
    town.refuses("0 commit A1a", because="ZH-5.94")
    town.refuses("0 use actions_1", because="ZH-5.164")
    town.refuses("0 use ignore_barriers", because="ZH-5.164")
    town.plays(
        "0 use transfer_criminal", "0 criminal jumper", "0 zone ion_towers", "0 commit A1a", "0 reckless"
    )
    town.plays("0 rail 1")
    assert town.question() == "ask-return"
    drawn = len(town.s.hands[0])
    town.plays("0 use discard_dilemma", f"0 dilemma {town.view(0).consoles[0].dilemmas[0]}")
    assert len(town.s.hands[0]) == drawn - 1
    town.plays("0 use hook", "0 hook courier")
    assert town.ports(0) == ["courier"]
    assert town.question() == "ask-return"


@clause("ZH-5.48")
def test_no_token_is_used_in_the_turn_of_another() -> None:
    town = Town().hooks(1, "jumper").owns(0, "shift_patrol").acting(1)
    assert town.options(0) == []


@clause("ZH-5.45", "ZH-5.49")
def test_free_actions_before_between_and_after_actions_never_inside() -> None:
    town = Town().hooks(0, "enforcer", "jumper").dominance(0, enforcer=2)
    town.hold(jumper="cash").owns(0, "ignore_barriers", "actions_1").stand(jumper="heights").acting(0)
    town.plays("0 use actions_1", "0 ability enforcer")
    assert all(line.startswith("criminal") for line in town.options(0))
    town.plays("0 criminal jumper", "0 way clockwise", "0 dominate jumper", "0 dominate jumper")
    assert town.s.actions == 0
    town.plays("0 drop jumper", "0 use ignore_barriers")
    assert town.question() == "ask-act"
