"""5J, 5L, 5M, 5P: major and petty crimes, the story, discarding and drawing."""

from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.rules.conditions import entries_met
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOTHING
from safehouse.games.in_too_deep.tests.town import Town, crime, criminal, token, zone


def small_test(with_b1: bool = True) -> Town:
    """The worked example: Mechanic with the rifle, Shadow with the coupe and the Guardian beside her."""
    town = Town().hooks(0, "mechanic", "shadow").hold(mechanic="rifle", shadow="coupe")
    town.s.guardian = town.s.criminal_at[criminal("shadow")]
    town.gets_crimes(0, "B2a", "P01").remembers(0)
    if with_b1:
        town.committed("B1a")
    return town


@clause("ZH-9.10", "ZH-5.96", "ZH-5.97", "ZH-5.98", "ZH-5.100", "ZH-5.101", "ZH-5.102", "ZH-7.28", "ZH-3.23")
def test_the_worked_example_of_the_rulebook() -> None:
    town = small_test().major(0)
    town.plays("0 commit B2a")
    assert town.told(1)[-2]["kind"] == "committed_major"
    assert town.holds_item("shadow") is None
    assert town.holds_item("mechanic") == "rifle"
    assert town.options(0) == ["cautious", "reckless"]
    town.plays("0 reckless")
    assert town.s.intel[0] == 11
    assert len(town.s.hands[0]) == 3
    display = town.s.display.count(NOTHING)
    town.plays("0 rail 1")
    assert len(town.s.memory[0]) == 2
    assert town.s.display.count(NOTHING) == display + 2
    assert NOTHING not in town.s.rail
    assert town.question() == "ask-process"
    town.plays("0 decline")
    assert town.view(1).story == ["B1a", "B2a"]
    assert town.ports(0) == []
    assert town.s.committed(1, 2)


@clause("ZH-9.11", "ZH-5.92", "ZH-5.94", "ZH-5.95")
def test_the_example_without_its_requirement_or_condition() -> None:
    town = small_test(with_b1=False).major(0)
    town.refuses("0 commit B2a", because="ZH-5.92")
    town = small_test()
    town.s.guardian = zone("parish")
    town.major(0)
    town.refuses("0 commit B2a", because="ZH-5.94")
    assert town.options(0) == ["pass_crime"]


@clause("ZH-5.92", "ZH-5.94", "ZH-6.2")
def test_the_view_says_which_conditions_of_the_cards_in_hand_are_met() -> None:
    town = small_test(with_b1=False).gets_crimes(1, "A1a")
    town.s.guardian = zone("parish")
    standings = town.view(0).standings
    assert list(standings) == ["B2a", "P01"]
    assert not standings["B2a"].story
    assert standings["B2a"].met == entries_met(town.s, 0, crime("B2a"))
    assert True in standings["B2a"].met and False in standings["B2a"].met
    assert list(town.view(1).standings) == ["A1a"]
    assert town.view(WATCHER).standings == {}
    assert small_test().view(0).standings["B2a"].story
    assert all(small_test().view(0).standings["B2a"].met)


@clause("ZH-5.91", "ZH-7.26")
def test_at_most_one_major_crime() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P18").major(0)
    town.refuses("0 commit A1b", because="ZH-5.91")
    town.plays("0 commit A1a", "0 cautious", "0 rail 1", "0 decline")
    assert town.question() == "ask-return"


@clause("ZH-5.92")
def test_levels_open_one_after_the_other_whoever_committed() -> None:
    top = next(name for name in CRIME_IDS if name.startswith("A3"))
    town = Town().gets_crimes(0, "A1a", "A2a", top).major(0)
    town.refuses(f"0 commit {top}", because="ZH-5.92")
    town.refuses("0 commit A2a", because="ZH-5.92")
    town.refuses("0 commit A1a", because="ZH-5.94")
    town.committed("A1b")
    town.refuses("0 commit A2a", because="ZH-5.94")
    town.committed("A2b")
    town.refuses(f"0 commit {top}", because="ZH-5.94")


@clause("ZH-5.93", "ZH-5.116")
def test_lower_levels_stay_possible_and_crimes_repeat() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a").committed("A1b", "A2a").major(0)
    assert town.offers(0, "commit A1a")


@clause("ZH-5.99")
def test_processing_is_a_permission() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a").remembers(0, "leader").major(0)
    town.plays("0 commit A1a", "0 cautious")
    assert not town.offers(0, "decline")
    town.plays("0 rail 1")
    assert town.offers(0, "decline")


@clause("ZH-5.101", "ZH-5.161")
def test_unhooking_after_a_major_crime_ends_locks() -> None:
    town = Town().hooks(0, "jumper", "shadow").hold(jumper="cash").gets_crimes(0, "A1a").major(0)
    town.s.locked[criminal("shadow")] = token("lock_hook")
    town.plays("0 commit A1a", "0 cautious", "0 rail 1", "0 decline")
    assert town.ports(0) == []
    assert town.s.locked[criminal("shadow")] == NOTHING
    assert token("lock_hook") in town.s.support_discard


@clause("ZH-5.101")
def test_unhooking_happens_also_when_the_outcome_ended_a_chapter() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a").display_left(0).major(0)
    town.plays("0 commit A1a", "0 reckless", "0 rail 1", "0 decline")
    assert town.s.chapter_ends
    assert town.ports(0) == []


@clause("ZH-5.103")
def test_conditions_are_not_checked_again() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a").major(0)
    town.plays("0 commit A1a")
    assert town.item_zone("cash") == "zinbazaar"
    town.plays("0 cautious")
    assert town.s.intel[0] == 3 + town.s.cards.cautious[crime("A1a")][0]


@clause("ZH-5.115")
def test_the_story_is_public() -> None:
    town = Town().committed("A1a", "B1b")
    assert town.view(-1).story == ["A1a", "B1b"]


# -- petty crimes


@clause("ZH-5.117", "ZH-5.118", "ZH-5.120", "ZH-5.121", "ZH-5.122", "ZH-7.6", "ZH-5.46")
def test_petty_crimes_are_free_and_repeatable() -> None:
    town = Town().stand(jumper="parish", courier="blocks").hooks(0, "jumper", "courier")
    town.gets_crimes(0, "P10", "P18", "A1a").offer("actions_1", "hook", "machine_3")
    town.stand(shadow="blocks").acting(0)
    town.plays("0 commit P18", "0 zone harbor", "0 decline")
    assert town.s.intel[0] == 5
    town.plays("0 commit P10", "0 guardian clockwise")
    assert town.question() == "ask-support"
    town.plays("0 third 2")
    assert town.s.intel[0] == 6
    assert town.view(1).petty_discard == ["P18", "P10"]
    assert town.ports(0) == ["jumper", "courier"]
    assert town.s.actions == 2
    assert town.s.story == []


@clause("ZH-5.119")
def test_an_unmet_petty_crime_is_refused() -> None:
    town = Town().hooks(0, "jumper").gets_crimes(0, "P18").acting(0)
    town.refuses("0 commit P18", because="ZH-5.94")
    town.refuses("0 commit P10", because="ZH-5.91")
    town.refuses("0 commit A1a", because="ZH-5.8")


@clause("ZH-5.120", "ZH-3.23")
def test_the_effect_comes_before_the_petty_reward() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="coupe").gets_crimes(0, "P03").acting(0)
    town.plays("0 commit P03")
    kinds = town.kinds_told(0)
    assert kinds.index("transferred") < kinds.index("intel_gained")
    assert town.zone_of("jumper") == "heights"


@clause("ZH-5.123")
def test_an_empty_petty_deck_is_made_anew_at_once() -> None:
    town = Town().gets_crimes(0, "A1a")
    rest = town.s.decks[0]
    for card in rest[1:]:
        town.s.petty_discard.append(town.s.crimes.leave(0, card, 63))
    town.s.decks[0] = rest[:1]
    town.returning(0)
    town.plays("0 decline")
    assert len(town.s.held_crimes(0)) == 2
    assert sorted(town.s.decks[0]) == sorted(rest[1:])
    assert town.s.petty_discard == []
    assert "petty_reshuffled" in town.kinds_told(1)


@clause("ZH-5.123")
def test_with_no_discards_the_next_discarded_card_becomes_the_deck() -> None:
    town = Town().hooks(0, "jumper").stand(jumper="blocks").gets_crimes(0, "P18")
    aside = [town.s.crimes.leave(0, card, 0) for card in town.s.decks[0]]
    town.s.decks[0] = []
    town.s.aside[1] = aside
    town.acting(0)
    town.plays("0 commit P18", "0 zone harbor", "0 decline")
    assert town.s.petty_discard == []
    assert town.s.decks[0] == [crime("P18")]


# -- step 5


@clause("ZH-5.145", "ZH-7.29", "ZH-6.2")
def test_cards_go_under_their_own_decks_in_the_players_order() -> None:
    town = Town().gets_crimes(0, "A1a", "B1a", "P01").returning(0)
    town.plays("0 give_back_level1 B1a", "0 give_back_level1 A1a", "0 decline")
    under = [town.s.crimes.value[label] for label in town.s.under[1]]
    assert under == [crime("B1a"), crime("A1a")]
    told = [event for event in town.told(1) if event["kind"] == "gave_back"]
    assert [(event["deck"], event["crime"]) for event in told] == [("level1", None), ("level1", None)]


@clause("ZH-5.145")
def test_a_card_put_under_an_empty_deck_is_drawn_next() -> None:
    town = Town().gets_crimes(0, "A1a", "P01")
    town.s.decks[1] = []
    town.returning(0)
    town.plays("0 give_back_level1 A1a", "0 decline", "0 draw level1")
    assert crime("A1a") in town.s.held_crimes(0)


@clause("ZH-5.146", "ZH-5.147", "ZH-9.12", "ZH-7.30", "ZH-5.148")
def test_one_major_is_drawn_from_a_level_of_choice() -> None:
    town = Town().gets_crimes(0, "P01").returning(0)
    town.plays("0 decline")
    assert town.options(0) == ["draw level1", "draw level2", "draw level3"]
    town.plays("0 draw level3")
    levels = sorted(DECK_OF[card] for card in town.s.held_crimes(0))
    assert levels == [0, 3]
    assert town.s.active == 1


@clause("ZH-5.149", "ZH-9.52")
def test_cards_beside_the_console_come_last_and_do_not_count() -> None:
    town = Town().returning(0)
    label = town.s.crimes.leave(2, town.s.decks[2].pop(), 0)
    town.s.aside[0].append(label)
    town.plays("0 decline", "0 draw level1")
    assert sorted(DECK_OF[card] for card in town.s.held_crimes(0)) == [0, 1, 2]
    assert town.s.aside[0] == []


@clause("ZH-5.150")
def test_there_is_no_hand_limit() -> None:
    town = (
        Town()
        .gets_crimes(0, "P01", "P02", "P03", "P04", "A1a", "B1a")
        .gets_dilemmas(0, "D01", "D02", "D03", "D04", "D05")
    )
    town.returning(0)
    town.plays("0 decline")
    assert len(town.s.held_crimes(0)) == 6
    assert len(town.s.hands[0]) == 5


@clause("ZH-5.152")
def test_an_empty_level_cannot_be_chosen() -> None:
    town = Town().gets_crimes(0, "P01")
    town.s.decks[2] = []
    town.returning(0)
    town.plays("0 decline")
    assert town.options(0) == ["draw level1", "draw level3"]
    town = Town().gets_crimes(0, "P01")
    town.s.decks[1] = town.s.decks[2] = town.s.decks[3] = []
    town.returning(0)
    town.plays("0 decline")
    assert [DECK_OF[card] for card in town.s.held_crimes(0)] == [0]


def test_the_question_after_the_actions_comes_whether_or_not_a_crime_is_possible() -> None:
    town = Town().hooks(0, "jumper").acting(0)
    town.plays("0 end_actions")
    assert town.question(1) == "wait-major"
    assert town.s.agenda[-1][0] == Agenda.MAJOR
