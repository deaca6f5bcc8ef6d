"""Section 4: set-up."""

from collections import Counter
from typing import Any

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.testing import Table, clause
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.codes import Criminals, Moves, Zones
from safehouse.games.in_too_deep.data import CRIMINAL_IDS, DILEMMA_IDS, LAST_TURNS, LINE_IDS
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOBODY, NOTHING
from safehouse.games.in_too_deep.tests.town import criminal


def deal(seed: str = "set-up", **options: Any) -> InTooDeep:
    return GAME.deal(GAME.read_options(options), seed)


SEEDS = [f"set-up {number}" for number in range(12)]


@clause("ZH-4.1", "ZH-3.3")
def test_the_zones_are_shuffled_into_a_ring() -> None:
    rings = {tuple(deal(seed).zone_at) for seed in SEEDS}
    assert len(rings) > 6
    assert all(sorted(ring) == list(range(8)) for ring in rings)


@clause("ZH-4.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_dropped_item_on_each_zone(seed: str) -> None:
    state = deal(seed)
    assert sorted(state.item_at) == list(range(8))
    assert state.holder == [NOBODY] * 8


@clause("ZH-4.3", "ZH-4.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_guardian_downtown_and_barriers_beside_and_opposite(seed: str) -> None:
    state = deal(seed)
    downtown = state.place_of[Zones.DOWNTOWN]
    assert state.guardian == downtown
    assert sorted(state.barriers) == sorted([downtown, (downtown + 4) % 8])


@clause("ZH-4.5", "ZH-5.191", "ZH-5.234")
def test_the_number_of_criminals() -> None:
    numbers = [len(deal(players=n).in_play) for n in (2, 3, 4, 5)]
    assert numbers == [5, 5, 6, 6]
    assert len(deal(players=1, echo="normal").in_play) == 4
    assert len(deal(players=2, echo="normal").in_play) == 5


@clause("ZH-4.6")
def test_criminals_are_random_or_picked() -> None:
    crews = {tuple(deal(seed).in_play) for seed in SEEDS}
    assert len(crews) > 6
    picked = deal(criminals="hustler+seer+crusher+hacker+smuggler")
    assert picked.in_play == sorted(
        criminal(name) for name in ("hustler", "seer", "crusher", "hacker", "smuggler")
    )


@clause("ZH-4.7", "ZH-4.8", "ZH-3.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_criminals_stand_apart_and_free(seed: str) -> None:
    state = deal(seed, players=5)
    places = [state.criminal_at[who] for who in state.in_play]
    assert len(set(places)) == 6
    assert state.guardian not in places
    assert all(state.hooked_by[who] == NOBODY for who in state.in_play)


@clause("ZH-4.9", "ZH-3.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_patrol_3_2_1(seed: str) -> None:
    state = deal(seed)
    blocks = state.place_of[Zones.BLOCKS]
    assert [state.patrol[(blocks + step) % 8] for step in range(8)] == [3, 0, 0, 2, 0, 0, 1, 0]


@clause("ZH-4.10", "ZH-4.11", "ZH-9.1")
@pytest.mark.parametrize(("used", "gone"), [(5, 2), (6, 1), (7, 0)])
def test_storylines_are_removed_entirely(used: int, gone: int) -> None:
    table = Table(GAME, deal(players=4, storylines=used))
    removed = [event["storyline"] for event in table.told(-1) if event["kind"] == "storyline_removed"]
    assert len(removed) == gone
    lines = Counter(
        LINE_IDS[table.state.cards.line[card]] for level in (1, 2, 3) for card in all_of(table.state, level)
    )
    assert set(lines) == set(LINE_IDS) - set(removed)
    assert table.view(0).storylines == [line for line in LINE_IDS if line not in removed]


def all_of(state: InTooDeep, deck: int) -> list[int]:
    """The cards a deck started with: deck, hands and story."""
    held = [card for seat in range(state.seats) for card in state.held_crimes(seat) if DECK_OF[card] == deck]
    if state.echo != NOBODY and DECK_OF[state.crimes.value[state.echo_crime]] == deck:
        held.append(state.crimes.value[state.echo_crime])
    told = [card for card in state.story if DECK_OF[card] == deck]
    return state.decks[deck] + held + told


@clause("ZH-4.12", "ZH-4.13", "ZH-5.190")
@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({"players": 2}, [21, 10, 10, 5]),
        ({"players": 3}, [21, 10, 10, 5]),
        ({"players": 4}, [21, 15, 15, 5]),
        ({"players": 5}, [21, 15, 15, 5]),
        ({"players": 1, "echo": "normal"}, [21, 10, 10, 5]),
        ({"players": 2, "echo": "normal"}, [21, 10, 10, 5]),
    ],
)
def test_the_four_crime_decks(options: dict[str, Any], sizes: list[int]) -> None:
    state = deal(**options)
    assert [len(all_of(state, deck)) for deck in range(4)] == sizes


@clause("ZH-4.14")
def test_all_dilemmas_form_a_shuffled_deck() -> None:
    decks = {tuple(deal(seed).dilemma_deck) for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert all(sorted(deck) == list(range(72)) for deck in decks)


@clause("ZH-4.15", "ZH-4.16", "ZH-4.17", "ZH-3.6", "ZH-3.11")
@pytest.mark.parametrize(("players", "display"), [(2, 10), (3, 14), (4, 17), (5, 20)])
def test_the_evidence_board(players: int, display: int) -> None:
    state = deal(players=players)
    assert len(state.rail) == 4
    assert len([label for label in state.display if label != NOTHING]) == display
    view = GAME.view(state, -1)
    assert None not in view.rail
    assert view.display == [""] * display
    assert len(state.supply) == 72 - 4 - display - players


@clause("ZH-4.18")
def test_the_support_offer_starts_without_intel() -> None:
    state = deal()
    assert NOTHING not in state.offer
    assert state.offer_intel == [0, 0, 0]
    assert len(state.support_supply) == 35


@clause("ZH-4.19", "ZH-3.12")
def test_three_different_tasks() -> None:
    for seed in SEEDS:
        assert len(set(deal(seed).tasks)) == 3


@clause("ZH-4.20", "ZH-4.21", "ZH-3.13")
@pytest.mark.parametrize(("players", "rows"), [(2, [2, 2, 1]), (3, [3, 2, 2]), (4, [3, 3, 3]), (5, [5, 3, 1])])
def test_folders_and_chapter_marker(players: int, rows: list[int]) -> None:
    state = deal(players=players)
    assert state.folders_left == rows
    assert GAME.view(state, 0).chapter == 1


@clause("ZH-4.22")
def test_the_story_starts_empty() -> None:
    assert deal().story == []


@clause("ZH-4.23", "ZH-3.18")
def test_console_v_is_only_for_five() -> None:
    letters = [[console.letter for console in GAME.view(deal(players=n), 0).consoles] for n in (2, 4, 5)]
    assert letters == [["W", "X"], ["W", "X", "Y", "Z"], ["V", "W", "X", "Y", "Z"]]
    assert GAME.seat_names(GAME.read_options({"players": 5}))[0] == "console-v"


@clause("ZH-4.24", "ZH-4.25", "ZH-4.26", "ZH-4.27")
def test_what_each_player_starts_with() -> None:
    state = deal(players=3, first="1")
    for seat in range(3):
        assert state.intel[seat] == 3
        assert len(state.memory[seat]) == 1
        assert sorted(DECK_OF[card] for card in state.held_crimes(seat)) == [0, 1]
    assert [state.dominance[0][who] for who in state.in_play] == [0] * 5


@clause("ZH-4.29")
def test_the_starting_player_is_random_or_picked() -> None:
    assert {deal(str(number), players=3).pending()[0] for number in range(40)} == {0, 1, 2}
    assert {deal(seed, players=3, first="2").pending()[0] for seed in SEEDS} == {1}


@clause("ZH-4.30")
def test_starting_dominance_by_turn_order() -> None:
    state = deal(players=5, first="2")
    raised = [sum(state.dominance[(1 + turn) % 5]) for turn in range(5)]
    assert raised == [0, 1, 1, 2, 2]
    assert all(max(state.dominance[seat]) <= 1 for seat in range(5))


@clause("ZH-4.31")
def test_the_last_turns_are_one_each() -> None:
    s = deal(extent="last_turns")
    assert [CRIMINAL_IDS[criminal] for criminal in s.in_play] == [each.id for each in LAST_TURNS.criminal]
    hands = [{DILEMMA_IDS[card] for card in s.held_dilemmas(seat)} for seat in range(2)]
    assert hands[0] | hands[1] == set(LAST_TURNS.dilemmas) and len(hands[0]) == len(hands[1]) == LAST_TURNS.hand
    assert not any(s.decks) and not any(s.crime_hands) and not any(s.memory)
    hookers = []
    while s.pending():
        seat = s.pending()[0]
        if Moves.HOOK + Criminals.HUSTLER in s.moves(seat) or Moves.HOOK + Criminals.ENFORCER in s.moves(seat):
            hookers.append(seat)
        s.play(seat, s.moves(seat)[0])
    assert hookers == [0, 1]


@clause("ZH-4.31")
def test_every_deal_of_the_last_turns_is_known() -> None:
    options = GAME.read_options({"extent": "last_turns"})
    deals = list(GAME.small_deals(options) or [])
    assert len({tuple(sorted(s.held_dilemmas(0))) for s, _ in deals}) == len(deals) == 6
    with pytest.raises(OptionError, match="last turns go with no other option"):
        GAME.read_options({"extent": "last_turns", "storylines": 6})


@clause("ZH-3.16", "ZH-3.17", "ZH-5.165")
def test_tolerance_and_intel_are_plain_numbers() -> None:
    state = deal()
    assert state.tolerance == [0, 0]
    assert state.cards.tolerance_step == 2
