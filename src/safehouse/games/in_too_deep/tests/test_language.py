"""Ledger 3.9 and 5K: what conditions mean, and what effects do."""

import msgspec
import pytest

from safehouse.core.data import DataError
from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import MajorCrimes
from safehouse.games.in_too_deep.data import PETTY
from safehouse.games.in_too_deep.rules.conditions import assignments, entries_met, entry_holds, is_met, readings
from safehouse.games.in_too_deep.tables.language import Compiler
from safehouse.games.in_too_deep.tables.loader import card_set, compile_crime
from safehouse.games.in_too_deep.tests.town import Town, crime, criminal, item, zone

CARD = 60
"""A petty card that these tests overwrite."""


def lay(town: Town, *when: str, you: int = 1, effect: tuple[str, ...] = ()) -> Town:
    """Write conditions and effects on a card of this table alone."""
    shipped = PETTY.petty[CARD - MajorCrimes.COUNT]
    cards = card_set.__wrapped__()
    compile_crime(cards, CARD, msgspec.structs.replace(shipped, you=you, when=list(when), effect=list(effect)))
    town.s.cards = cards
    return town


def met(town: Town, *when: str, you: int = 1) -> bool:
    return is_met(lay(town, *when, you=you).s, 0, CARD)


def holds(town: Town, predicate: str, who: str = "jumper") -> bool:
    """One predicate with y1 = this criminal, whoever controls it."""
    compiler = Compiler("test", 1)
    entry = compiler.conditions(["at(y1,zone(y1))", predicate])[1]
    binding = [criminal(who), -1, -1] + [-1] * 9
    return entry_holds(town.s, 0, entry, binding, 1)


def test_a_card_that_would_take_long_to_try_is_refused(town: Town) -> None:
    """Its conditions are looked at with every view: two zones may stay open, no more."""
    lay(town, "holds_nothing(y1)", "diff(A,B)")
    with pytest.raises(DataError, match="at most 2 zones") as refused:
        lay(town, "holds_nothing(y1)", "diff(A,B) or diff(C,D) or diff(E,F) or diff(G,H)")
    assert refused.value.field == "when"


@pytest.fixture
def town() -> Town:
    """Seat 0 controls the Jumper (Ion Towers) and the Shadow (Aerodrome); seat 1 the Enforcer (Heights)."""
    return Town().hooks(0, "jumper", "shadow").hooks(1, "enforcer")


@clause("ZH-3.1")
def test_the_city_is_a_ring(town: Town) -> None:
    assert holds(town, "adjacent(harbor,blocks)")
    assert holds(town, "opposite(blocks,downtown)")
    assert holds(town, "same(cw(harbor),blocks)")
    assert holds(town, "same(ccw(blocks),harbor)")


@clause("ZH-3.2")
def test_a_barrier_stands_between_two_zones(town: Town) -> None:
    town.s.barriers = [4, 0]
    assert holds(town, "barrier_between(downtown,ion_towers)")
    assert holds(town, "barrier_between(heights,blocks)")
    assert not holds(town, "barrier_between(downtown,zinbazaar)")
    assert not holds(town, "barrier_between(downtown,harbor)")
    assert [holds(town, f"barriers({name},=1)") for name in ("downtown", "ion_towers", "parish")] == [
        True,
        True,
        False,
    ]


@clause("ZH-3.29", "ZH-5.106")
def test_slots_are_different_criminals_of_the_acting_player(town: Town) -> None:
    assert met(town, "at(y1,ion_towers)")
    assert not met(town, "at(y1,heights)")
    assert met(town, "at(y1,P)", "at(y2,Q)", "diff(P,Q)", you=2)
    town.stand(shadow="ion_towers")
    assert met(town, "at(y1,P)", "at(y2,P)", you=2)
    assert not met(town, "at(y1,P)", "at(y2,Q)", "diff(P,Q)", you=2)
    town.s.ports[0] = [criminal("jumper")]
    assert not met(town, "at(y1,P)", "at(y2,P)", you=2)


@clause("ZH-3.30", "ZH-3.37")
def test_zone_terms(town: Town) -> None:
    assert holds(town, "same(zone(y1),ion_towers)")
    assert holds(town, "same(zone(guardian),downtown)")
    assert holds(town, "same(zone(cash),blocks)")
    assert holds(town, "same(opp(zone(y1)),heights)")
    assert met(town, "at(y1,P)", "item(cash,Q)", "dist(P,Q,=3)")
    assert met(town, "at(y1,P)", "same(P,Q)", "at(y1,Q)")


@clause("ZH-3.31", "ZH-5.112")
def test_item_terms(town: Town) -> None:
    town.hold(jumper="rifle")
    assert holds(town, "holds(y1,rifle)")
    assert holds(town, "holds(y1,weapon)")
    assert holds(town, "holds(y1,any)")
    assert not holds(town, "holds(y1,droid)")
    assert not holds(town, "holds(y1,goods)")


@clause("ZH-3.31")
def test_one_object_meets_one_named_item_of_a_card(town: Town) -> None:
    town.lie(cash="ion_towers", psychocodes="ion_towers")
    both = ("at(y1,P)", "item(cash,P)", "item(goods,P)")
    assert met(town, *both)
    town.lie(psychocodes="harbor")
    assert not met(town, *both)
    assert met(town, "at(y1,P)", "item(cash,P)", "item(any,P,dropped)")
    town.lie(decoder="harbor")
    assert not met(town, "at(y1,P)", "item(cash,P)", "item(any,P,dropped)")
    town.hold(jumper="rifle", shadow="droid")
    assert met(town, "holds(y1,weapon)", "holds(y2,weapon)", you=2)
    assert not met(town, "at(y1,P)", "holds(y1,weapon)", "item(weapon,P)")
    town.stand(shadow="ion_towers")
    assert met(town, "at(y1,P)", "holds(y1,weapon)", "item(weapon,P)")
    assert not met(town, "at(y1,P)", "holds(y1,weapon)", "item(weapon,P,dropped)")
    assert met(town, "at(y1,P)", "item(cash,P)", "item(cash,ion_towers,dropped)")


@clause("ZH-3.31")
def test_no_shipped_card_names_two_items_that_one_object_could_be() -> None:
    from safehouse.games.in_too_deep.tables.loader import card_set

    assert card_set().named == [[]] * 70


@clause("ZH-3.32", "ZH-5.105")
def test_counts(town: Town) -> None:
    town.lie(cash="harbor")
    for comparison, expected in (
        (">=2", True),
        ("=2", True),
        ("=1", False),
        ("<=1", False),
        (">1", True),
        ("<2", False),
    ):
        assert holds(town, f"items(harbor,{comparison})") is expected
    assert holds(town, "items(harbor,>=1,goods)")
    assert holds(town, "items(harbor,=1,weapon,dropped)")
    assert holds(town, "items(harbor,=0,any,held)")


@clause("ZH-3.33")
def test_or_and_not(town: Town) -> None:
    assert met(town, "at(y1,blocks) or at(y1,ion_towers)")
    assert met(town, "at(y1,ion_towers)", "not holds(y1,any)")
    assert not met(town, "at(y1,ion_towers)", "not holds_nothing(y1)")
    assert met(town, "at(y1,ion_towers)", "not guardian(ion_towers) or holds(y1,any)")


@clause("ZH-5.104")
def test_only_what_the_card_names_matters(town: Town) -> None:
    town.stand(courier="ion_towers")
    town.s.guardian = zone("ion_towers")
    assert met(town, "at(y1,ion_towers)")


@clause("ZH-5.107", "ZH-9.36")
def test_alone_means_no_guardian_and_no_other_criminal(town: Town) -> None:
    assert holds(town, "alone(y1)")
    town.s.guardian = zone("ion_towers")
    assert not holds(town, "alone(y1)")
    town.s.guardian = zone("downtown")
    town.stand(shadow="ion_towers")
    assert not holds(town, "alone(y1)")


@clause("ZH-5.108")
def test_alone_with(town: Town) -> None:
    town.stand(courier="ion_towers")
    assert holds(town, "alone_with(y1,crim)")
    assert not holds(town, "alone_with(y1,guardian)")
    town.stand(enforcer="ion_towers")
    assert not holds(town, "alone_with(y1,crim)")
    assert holds(town, "alone_with(y1,crim,crim)")
    town.s.guardian = zone("ion_towers")
    assert holds(town, "alone_with(y1,guardian,crim,crim)")


@clause("ZH-5.70", "ZH-5.109", "ZH-9.35")
def test_the_able_shadow_is_always_alone(town: Town) -> None:
    town.stand(courier="aerodrome", enforcer="aerodrome").dominance(0, shadow=2)
    town.s.guardian = zone("aerodrome")
    assert holds(town, "alone(y1)", "shadow")
    assert holds(town, "alone_with(y1,guardian)", "shadow")
    assert holds(town, "alone_with(y1,crim)", "shadow")
    town.stand(courier="blocks", enforcer="blocks")
    town.s.guardian = zone("downtown")
    assert not holds(town, "alone_with(y1,guardian)", "shadow")
    town.stand(jumper="aerodrome")
    assert not holds(town, "alone(y1)", "jumper")


@clause("ZH-5.66", "ZH-9.36")
def test_a_shadow_below_the_ability_area_is_alone_like_anybody(town: Town) -> None:
    town.stand(courier="aerodrome", enforcer="aerodrome").dominance(0, shadow=1)
    town.s.guardian = zone("aerodrome")
    for predicate in ("alone(y1)", "alone_with(y1,guardian)", "alone_with(y1,crim)"):
        assert not holds(town, predicate, "shadow")


@clause("ZH-5.110", "ZH-9.38")
def test_completely_empty(town: Town) -> None:
    town.lie(cash="heights")
    town.s.barriers = [0, 7]
    assert town.s.patrol[0] == 3
    assert holds(town, "empty(blocks)")
    town.s.guardian = 0
    assert not holds(town, "empty(blocks)")
    town.s.guardian = 4
    town.stand(courier="blocks")
    assert not holds(town, "empty(blocks)")
    assert not holds(town, "empty(harbor)")


@clause("ZH-3.8", "ZH-5.111")
def test_dropped_and_held(town: Town) -> None:
    town.hold(enforcer="psychocodes")
    assert holds(town, "item(psychocodes,heights)")
    assert holds(town, "item(psychocodes,heights,held)")
    assert not holds(town, "item(psychocodes,heights,dropped)")
    assert holds(town, "item(cash,blocks)")
    assert holds(town, "item(cash,blocks,dropped)")
    assert not holds(town, "item(cash,blocks,held)")


@clause("ZH-5.113")
def test_opposite(town: Town) -> None:
    assert holds(town, "opposite(parish,aerodrome)")
    assert not holds(town, "opposite(parish,zinbazaar)")


@clause("ZH-5.114")
def test_two_items_in_hand_need_two_criminals(town: Town) -> None:
    town.hold(jumper="coupe", shadow="rifle")
    assert met(town, "holds(y1,coupe)", "holds(y2,rifle)", you=2)
    assert not met(town, "holds(y1,coupe)", "holds(y1,rifle)")


def test_counts_of_criminals_by_their_controller(town: Town) -> None:
    town.stand(enforcer="ion_towers", courier="ion_towers", shadow="ion_towers")
    for who, count in (("all", 4), ("mine", 2), ("rival", 1), ("free", 1), ("others", 3)):
        assert holds(town, f"crims(ion_towers,={count},{who})"), who


def test_patrol_guardian_and_hooked(town: Town) -> None:
    assert holds(town, "patrol(blocks,=3)")
    assert holds(town, "guardian(downtown)")
    assert holds(town, "noguardian(blocks)")
    assert holds(town, "hooked(=2)")
    assert not holds(town, "hooked(>2)")


@clause("ZH-3.39", "ZH-5.75", "ZH-5.76", "ZH-9.37")
def test_the_item_of_the_able_mechanic_may_count_as_its_twin() -> None:
    town = Town().hooks(0, "mechanic", "jumper").hold(mechanic="droid").dominance(0, mechanic=2)
    assert met(town, "holds(y1,rifle)")
    assert met(town, "holds(y1,droid)")
    assert met(town, "at(y1,P)", "item(rifle,P)")
    assert not met(town, "at(y1,P)", "item(rifle,P,dropped)", "item(droid,P)")
    assert not met(town, "holds(y1,rifle)", "holds(y2,droid)", you=2)
    assert readings(town.s, 0) == [-1, item("droid")]
    town.dominance(0, mechanic=1)
    assert not met(town, "holds(y1,rifle)")


def run(town: Town, *effect: str, when: tuple[str, ...], you: int = 1) -> Town:
    """Carry the effect out as if the card had just been committed."""
    lay(town, *when, you=you, effect=effect)
    town.gets_crimes(0, "P12").acting(0)
    town.plays("0 commit P12")
    return town


@clause("ZH-3.34", "ZH-7.27")
def test_effects_that_ask(town: Town) -> None:
    run(town, "put(cash,choose)", when=("at(y1,P)", "item(cash,blocks)"))
    assert not town.offers(0, "zone blocks")
    assert len(town.options(0)) == 7
    town.plays("0 zone harbor")
    assert town.item_zone("cash") == "harbor"


@clause("ZH-3.34")
def test_a_neighbouring_zone_is_chosen_and_an_item_picked(town: Town) -> None:
    town.lie(cash="ion_towers")
    run(town, "put(pick(ion_towers),choose_adj(ion_towers))", when=("at(y1,ion_towers)",))
    assert town.options(0) == ["item cash", "item decoder"]
    town.plays("0 item decoder")
    assert town.options(0) == ["zone downtown", "zone parish"]
    town.plays("0 zone parish")
    assert town.item_zone("decoder") == "parish"


def test_drop_give_and_swap(town: Town) -> None:
    town.hold(jumper="rifle", shadow="cash")
    run(town, "give(y1,y2)", when=("holds(y1,rifle)", "holds(y2,cash)"), you=2)
    assert (town.holds_item("shadow"), town.holds_item("jumper")) == ("rifle", None)
    assert town.item_zone("cash") == "aerodrome"


def test_drop_mine_leaves_the_rivals_items(town: Town) -> None:
    town.stand(enforcer="ion_towers").hold(jumper="rifle", enforcer="cash")
    run(town, "drop_mine(P)", when=("at(y1,P)", "holds(y1,rifle)"))
    assert (town.holds_item("jumper"), town.holds_item("enforcer")) == (None, "cash")


def test_drop_all_empties_every_hand_of_the_zone(town: Town) -> None:
    town.stand(enforcer="ion_towers").hold(jumper="rifle", enforcer="cash")
    run(town, "drop_all(P)", when=("at(y1,P)", "holds(y1,rifle)"))
    assert (town.holds_item("jumper"), town.holds_item("enforcer")) == (None, None)


def test_send_and_swap_crims(town: Town) -> None:
    run(
        town,
        "swap_crims(y1,y2)",
        "send(y1,opp(P))",
        when=("at(y1,P)", "at(y1,ion_towers)", "at(y2,aerodrome)"),
        you=2,
    )
    assert (town.zone_of("jumper"), town.zone_of("shadow")) == ("heights", "ion_towers")


def test_swap_items_by_an_effect(town: Town) -> None:
    run(town, "swap(cash,rifle)", when=("at(y1,P)", "item(cash,blocks)", "item(rifle,parish)"))
    assert (town.item_zone("cash"), town.item_zone("rifle")) == ("parish", "blocks")


def test_patrol_effects(town: Town) -> None:
    run(town, "patrol_call(P)", when=("at(y1,P)", "at(y1,ion_towers)"))
    assert town.s.patrol == [2, 0, 0, 1, 0, 3, 0, 0]


def test_patrol_shift_by_an_effect(town: Town) -> None:
    run(town, "patrol_shift(blocks)", when=("at(y1,P)",))
    assert "zone parish" not in town.options(0)
    town.plays("0 zone harbor")
    assert (town.patrol("blocks"), town.patrol("harbor")) == (0, 3)


def test_dominance_of_a_picked_slot(town: Town) -> None:
    town.dominance(0, jumper=3, shadow=3)
    run(town, "dominance(pick_of(y1,y2),-1)", when=("at(y1,ion_towers)", "at(y2,aerodrome)"), you=2)
    assert town.options(0) == ["criminal shadow", "criminal jumper"]
    town.plays("0 criminal shadow")
    assert (town.space(0, "shadow"), town.space(0, "jumper")) == (2, 3)


@clause("ZH-3.38", "ZH-5.7")
def test_an_operation_with_nothing_to_do_is_skipped(town: Town) -> None:
    effects = (
        "drop(y1)",
        "put(cash,blocks)",
        "send(y1,P)",
        "give(y1,y2)",
        "dominance(y1,-1)",
        "patrol_call(blocks)",
    )
    when = ("at(y1,P)", "at(y1,ion_towers)", "at(y2,aerodrome)", "item(cash,blocks)")
    run(town, *effects, when=when, you=2)
    assert town.zone_of("jumper") == "ion_towers"
    assert town.item_zone("cash") == "blocks"
    assert town.space(0, "jumper") == 0
    assert town.patrol("blocks") == 3


@clause("ZH-3.38")
def test_guardian_steps_are_compulsory_to_the_last(town: Town) -> None:
    run(town, "guardian_step(2)", when=("at(y1,P)",))
    assert town.options(0) == ["guardian clockwise", "guardian counter"]
    town.plays("0 guardian clockwise")
    assert town.options(0) == ["guardian clockwise", "guardian counter"]


def test_machine_effect_offers_both_machines(town: Town) -> None:
    run(town, "machine(1)", when=("at(y1,P)",))
    assert len(town.options(0)) == 6


def test_barrier_effect_offers_barriers_only(town: Town) -> None:
    run(town, "barrier_step(1)", when=("at(y1,P)",))
    assert len(town.options(0)) == 4


@clause("ZH-3.29", "ZH-7.26")
def test_the_player_chooses_among_bindings_that_differ(town: Town) -> None:
    town.hold(jumper="rifle", shadow="cash")
    run(town, "drop(y1)", when=("holds(y1,any)",))
    assert town.question() == "ask-bind"
    town.plays("0 criminal shadow")
    assert (town.holds_item("shadow"), town.holds_item("jumper")) == (None, "rifle")


@clause("ZH-3.37")
def test_bindings_with_the_same_effect_are_offered_once(town: Town) -> None:
    town.hold(jumper="rifle", shadow="cash")
    run(town, "put(coupe,blocks)", when=("holds(y1,any)", "item(coupe,aerodrome)"))
    assert town.item_zone("coupe") == "blocks"
    assert town.question() == "ask-rail"


@clause("ZH-3.34", "ZH-3.39")
def test_the_effect_moves_the_object_that_met_the_condition() -> None:
    town = Town().hooks(0, "mechanic").hold(mechanic="droid").dominance(0, mechanic=2).lie(rifle="blocks")
    run(town, "put(rifle,harbor)", when=("at(y1,P)", "item(rifle,P)"))
    assert town.item_zone("droid") == "harbor"
    assert town.item_zone("rifle") == "blocks"


def test_the_interface_learns_which_conditions_are_met(town: Town) -> None:
    town.gets_crimes(0, "A1a")
    assert entries_met(town.s, 0, crime("A1a")) == [True, False]
    town.hold(jumper="cash")
    assert entries_met(town.s, 0, crime("A1a")) == [True, True]
    town.stand(jumper="blocks", shadow="blocks")
    assert entries_met(town.s, 0, crime("A1a")) == [False, True]


def test_many_assignments_are_all_found(town: Town) -> None:
    lay(town, "at(y1,P)", "at(y2,Q)", you=2)
    assert len(assignments(town.s, 0, CARD)) == 2
