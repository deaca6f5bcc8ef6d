"""Section 5.2xx: when a clue matches a suspect."""

from safehouse.core.testing import clause
from safehouse.games.infiltraitors.codes import Cards
from safehouse.games.infiltraitors.data import CARD_FILE
from safehouse.games.infiltraitors.tables import (
    MATCH,
    SPECIAL,
    card,
    cards_in,
    colour_of,
    matches,
    number_of,
    set_of,
)
from safehouse.games.infiltraitors.tests.laying_out import code, lay_out


@clause("IN-3.3", "IN-5.207", "IN-5.209")
def test_related_numbers_are_those_of_the_table() -> None:
    for relation in CARD_FILE.relation:
        n = relation.number
        others = [m for m in range(2, 16) if m != n and matches(card(0, m), card(1, n))]
        assert others == relation.related == sorted(relation.divisors + relation.multiples)
        for colours, expected in (
            (3, relation.matching_others_3),
            (4, relation.matching_others_4),
            (5, relation.matching_others_5),
        ):
            deck = [card(c, m) for c in range(colours) for m in range(2, 16)]
            suspect = card(0, n)
            assert sum(matches(c, suspect) for c in deck if c != suspect) == expected
    assert [r.matching_others_5 for r in CARD_FILE.relation if r.number in (2, 11, 13)] == [41, 17, 17]


@clause("IN-5.208")
def test_in_the_first_training_seven_stands_alone() -> None:
    related = {n: [m for m in range(2, 14) if m != n and matches(card(0, m), card(1, n))] for n in range(2, 14)}
    assert related[7] == related[11] == related[13] == []
    assert related[5] == [10]
    assert related[3] == [6, 9, 12]
    assert related[2] == [4, 6, 8, 10, 12]


@clause("IN-5.206")
def test_matching_is_symmetric_for_standard_cards() -> None:
    for a in range(SPECIAL):
        for b in range(SPECIAL):
            assert MATCH[a * Cards.COUNT + b] == MATCH[b * Cards.COUNT + a]


@clause("IN-5.205", "IN-5.764", "IN-5.765")
def test_special_cards_test_the_colour_only() -> None:
    for special in range(SPECIAL, Cards.COUNT):
        for other in range(Cards.COUNT):
            same = colour_of(special) == colour_of(other)
            assert MATCH[special * Cards.COUNT + other] == same
            assert MATCH[other * Cards.COUNT + special] == same


@clause("IN-5.203", "IN-5.204", "IN-5.333", "IN-6.3")
def test_a_clue_is_turned_truthfully_and_nothing_says_why_it_matches() -> None:
    t = lay_out("1", 2, hands=[["R9", "K3"], ["K2"]], suspects=[["R6"], []], hq=["G3"], row=["Y9"], bullets=3)
    t.plays("0 give R9", "1 exchange K2 0")
    assert [(c.card, c.vertical) for c in t.view(1).stands[0].clues] == [("R9", True), ("K2", True)]
    told = [event for event in t.told(1) if event["kind"] in ("gave", "exchanged")]
    assert set(told[0]) == {"kind", "seat", "card", "turned", "source", "owner"}
    assert [event["turned"] for event in told] == ["vertical", "vertical"]


def test_sets_of_cards_are_read_in_order() -> None:
    cards = [0, 3, 17, 44, 69, 74]
    assert cards_in(set_of(cards)) == cards
    assert [number_of(c) for c in cards_in(set_of([code("R15"), code("K2")]))] == [15, 2]
