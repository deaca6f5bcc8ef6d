"""The clue board: exact against brute force, public where it must be, off where the table wants it."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Cards
from safehouse.games.infiltraitors.tables import MATCH, cards_in, number_of, set_of
from safehouse.games.infiltraitors.tests.playing import choose_well, play
from safehouse.games.infiltraitors.vocabulary import CARD, CARD_IDS
from safehouse.games.infiltraitors.worlds.candidates import count_choices, shares
from safehouse.games.infiltraitors.worlds.clue_board import boards

FEW: dict[str, Any] = {"bullets": 12, "colours": 2, "highest": 8, "start_hand": 2}
SMALL: list[dict[str, Any]] = [
    {**FEW, "agents": 3, "suspects": 3, "highest": 9},
    {**FEW, "agents": 4, "suspects": 4, "start_hand": 1},
    {**FEW, "agents": 3, "suspects": 4, "highest": 9, "modifiers": ["key_person"]},
    {**FEW, "agents": 3, "suspects": 3, "modifiers": ["outward_hands"]},
    {**FEW, "agents": 2, "suspects": 3, "modifiers": ["special_in_deck"]},
]


def brute_force(view: Any) -> dict[int, Counter[str]]:
    """Every way to give the suspects this seat does not know different cards it has not seen, filtered by
    all clues and wrong guesses of the history, told from the view alone."""
    seen = {c for hand in view.hands for c in hand if c} | {c for s in view.stands for c in (s.card,) if c}
    seen |= {deed.card for deed in view.deeds if deed.card and (deed.kind != "shoot" or deed.right)}
    seen |= set(view.pool) | {c for c in view.aside if c}
    colours, low, high = len(view.briefing.colours), view.briefing.lowest, view.briefing.highest
    special = "special_in_deck" in view.briefing.modifiers
    deck = [c for c in range(Cards.COUNT) if c % 14 + 2 <= high and c < colours * 14] if low == 2 else []
    deck += [70 + colour for colour in range(colours)] if special else []
    unseen = [c for c in deck if CARD_IDS[c] not in seen]
    stands = [t for t, stand in enumerate(view.stands) if stand.occupied and t != view.seat]
    key = [5] if view.aside and "key_person" in view.briefing.modifiers and not view.aside[0] else []
    targets = stands + key
    counts: dict[int, Counter[str]] = {target: Counter() for target in targets}
    fits = {target: [c for c in unseen if agrees(view, target, c)] for target in targets}
    for choice in permutations(unseen, len(targets)):
        if all(c in fits[t] for t, c in zip(targets, choice, strict=True)):
            for target, c in zip(targets, choice, strict=True):
                counts[target][CARD_IDS[c]] += 1
    return counts


def agrees(view: Any, target: int, c: int) -> bool:
    clues = view.key_clues if target == 5 else view.stands[target].clues
    if any(MATCH[CARD.index[clue.card] * Cards.COUNT + c] != clue.vertical for clue in clues):
        return False
    last = max((i for i, d in enumerate(view.deeds) if d.kind == "catch" and d.seat == target), default=-1)
    return not any(
        d.kind == "shoot" and not d.right and d.target == target and d.card == CARD_IDS[c]
        for d in view.deeds[last + 1 :]
    )


@clause("IN-6.21", "IN-6.22", "IN-6.23", "IN-6.26", "IN-5.511")
@pytest.mark.parametrize("values", SMALL, ids=lambda v: "-".join([str(v["agents"]), *v.get("modifiers", [])]))
def test_sets_and_probabilities_agree_with_brute_force_on_small_decks(values: dict[str, Any]) -> None:
    options = GAME.read_options({"mission": "custom", "clue_board": "full", **values})
    compared = 0
    for number, state in enumerate(play(options, "board 1")):
        if number % 2 or state.over():
            continue
        for seat in range(WATCHER, options.agents):
            view = GAME.view(state, seat)
            counts = brute_force(view)
            for board in view.boards:
                if board.target not in counts:
                    assert [candidate.chance for candidate in board.mine] == [1.0]
                    continue
                total = counts[board.target].total()
                expected = {card: n / total for card, n in counts[board.target].items()}
                assert {c.card: pytest.approx(c.chance) for c in board.mine} == expected
                compared += 1
    assert compared > 20


@clause("IN-5.514", "IN-5.510", "IN-6.23", "IN-5.506")
def test_the_grid_is_the_same_for_everybody_and_needs_the_view_alone() -> None:
    options = GAME.read_options({"mission": "5", "agents": 3, "clue_board": "full"})
    for state in play(options, "grid"):
        if state.over():
            break
        grids = [[(b.target, b.public) for b in GAME.view(state, seat).boards] for seat in range(WATCHER, 3)]
        assert all(grid == grids[0] for grid in grids)
        view = GAME.read_view(GAME.view_bytes(state, 0))
        assert boards(view) == view.boards
        for board in view.boards:
            assert {c.card for c in board.mine} <= set(board.public)


@clause("IN-6.23")
def test_a_certain_suspect_leaves_all_other_sets() -> None:
    from safehouse.games.infiltraitors.worlds.candidates import drop_certain

    sets = [set_of([1]), set_of([1, 2]), set_of([1, 2, 3]), set_of([4, 5])]
    drop_certain(sets)
    assert [cards_in(mask) for mask in sets] == [[1], [2], [3], [4, 5]]


def test_choices_of_different_cards_are_counted_exactly() -> None:
    random = Stream("sets")
    for _ in range(200):
        sets = [[c for c in range(6) if random.below(2)] for _ in range(random.below(4) + 1)]
        product: list[tuple[int, ...]] = [()]
        for members in sets:
            product = [(*chosen, c) for chosen in product for c in members if c not in chosen]
        assert count_choices([set_of(members) for members in sets]) == len(product)
        if product:
            first = Counter(chosen[0] for chosen in product)
            found = dict(shares(set_of(sets[0]), [set_of(members) for members in sets[1:]]))
            assert found == {c: pytest.approx(n / len(product)) for c, n in first.items()}


@clause("IN-6.25", "IN-5.774")
def test_pairs_of_mission_16_are_possible_while_a_number_and_a_colour_are_left() -> None:
    options = GAME.read_options({"mission": "16", "agents": 3, "clue_board": "full"})
    looked = 0
    for state in play(options, "pairs"):
        if state.over():
            break
        view = GAME.view(state, 0)
        for board in view.boards:
            if board.target != 0:
                assert CARD_IDS[state.identity(board.target)] in [c.card for c in board.mine]
                assert sum(c.chance for c in board.mine) == pytest.approx(1)
                looked += 1
    assert looked > 10


@clause("IN-6.26")
def test_the_universe_of_mission_15_holds_the_special_cards() -> None:
    values = {"mission": "15", "agents": 2, "first_agent": "1", "clue_board": "public"}
    state = GAME.deal(GAME.read_options(values), "ones")
    state.play(0, GAME.space.code("catch"))
    board = GAME.view(state, 1).boards[0]
    assert any(number_of(CARD.index[name]) == 1 for name in board.public)


@clause("IN-5.513", "IN-1.11", "IN-7.12")
def test_the_table_may_play_without_clue_boards() -> None:
    random = Stream("off")
    state = GAME.deal(GAME.read_options({"mission": "1", "agents": 2, "clue_board": "none"}), "off")
    for _ in range(6):
        seat = state.pending()[0]
        state.play(seat, choose_well(state, state.moves(seat), random))
        assert all(GAME.view(state, seat).boards == [] for seat in (WATCHER, 0, 1))
