"""What a seat concludes holds the truth, and what it imagines holds together for the other seats too."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Targets
from safehouse.games.infiltraitors.review import InfiltraitorsJudge
from safehouse.games.infiltraitors.tables import BIT, NOTHING
from safehouse.games.infiltraitors.tests.playing import TABLES, label, play
from safehouse.games.infiltraitors.worlds.candidates import pair_chances, private_set, public_grid
from safehouse.games.infiltraitors.worlds.clue_board import boards
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge, Slot
from safehouse.games.infiltraitors.worlds.sight import sight_of

FACE_DOWN: list[dict[str, Any]] = [
    {"mission": "2", "agents": 2},
    {"mission": "14", "agents": 3},
    {
        "mission": "custom",
        "agents": 4,
        "suspects": 6,
        "bullets": 12,
        "colours": 5,
        "modifiers": ["discard_face_down", "outward_hands"],
    },
]


def fits_somehow(cards: list[int], slots: list[Slot], lost: int) -> bool:
    """Whether the cards of a hidden hand can be laid into its slots, one in each."""
    if not cards:
        return not slots
    c = cards[0]
    for i, slot in enumerate(slots):
        fits = slot.card == c or (
            slot.card == NOTHING and (slot.mask & BIT[c] if lost & BIT[c] else not slot.closed)
        )
        if fits and fits_somehow(cards[1:], slots[:i] + slots[i + 1 :], lost):
            return True
    return False


@clause("IN-6.21", "IN-6.22", "IN-6.30", "IN-6.25", "IN-5.719")
@pytest.mark.parametrize("values", TABLES, ids=label)
def test_the_truth_is_among_the_worlds_a_seat_imagines(values: dict[str, Any]) -> None:
    options = GAME.read_options(values | {"clue_board": "none"})
    for number, state in enumerate(play(options, f"truth {label(values)}")):
        if number % 6 or state.over():
            continue
        for seat in [WATCHER, *range(options.agents)]:
            known = Knowledge(sight_of(GAME.view(state, seat), state.plan))
            for target in known.targets():
                if target == Targets.KEY_PERSON or not state.plan.two_cards or state.second[target] == NOTHING:
                    assert private_set(known, target) & BIT[state.identity(target)]
                    assert state.identity(target) in public_grid(known)[known.targets().index(target)]
                else:
                    i = known.targets().index(target)
                    assert state.identity(target) in [c for c, _ in pair_chances(known)[i]]
            for c in state.hq:
                assert not known.lost & BIT[c] or known.hq_slot.mask & BIT[c]
            for owner, slots in enumerate(known.hands):
                if not known.sight.sees_hand(owner):
                    hidden = sorted(state.hands[owner], key=lambda c: not known.lost & BIT[c])
                    assert len(slots) == len(hidden)
                    if state.plan.outward:
                        for c, slot in zip(state.hands[owner], slots, strict=True):
                            assert fits_somehow([c], [slot], known.lost)
                    else:
                        assert fits_somehow(hidden, slots, known.lost)
            assert len(known.pile) == len(state.pile)
            for c, slot in zip(state.pile, known.pile, strict=True):
                assert fits_somehow([c], [slot], known.lost)
            fallen = {entry[0]: entry[2:4] for entry in state.past_pairs}
            truth = [fallen[pair.fell] for pair in known.pairs]
            for pair, cards in zip(known.pairs, truth, strict=True):
                assert pair.firsts & BIT[cards[0]]
                assert pair.single or pair.seconds & BIT[cards[1]]
            assert not Knowledge(known.sight, truth).contradicted


@clause("IN-5.719", "IN-6.28")
@pytest.mark.parametrize("values", FACE_DOWN, ids=label)
def test_in_an_imagined_world_the_others_remember_what_they_laid_down(values: dict[str, Any]) -> None:
    """They have as many memories as in truth, of cards that can lie there: their clue boards and their own
    imagination hold together."""
    options = GAME.read_options(values | {"clue_board": "full"})
    random = Stream("remember")
    remembered = 0
    for number, state in enumerate(play(options, "laid down 0")):
        if number % 5 or state.over():
            continue
        for seat in range(WATCHER, options.agents):
            world = GAME.worlds(GAME.view(state, seat)).draw(random)
            for other in range(WATCHER, options.agents):
                seen, there = GAME.view(state, other), GAME.view(world, other)
                sizes = [(group.deed, group.seat, len(group.cards)) for group in seen.laid_down]
                assert [(group.deed, group.seat, len(group.cards)) for group in there.laid_down] == sizes
                assert len(boards(there)) == len(boards(seen))
                assert GAME.view(GAME.worlds(there).draw(random), other) == there
                remembered += len(sizes) if other != seat else 0
    assert remembered > 0


@clause("IN-5.773")
def test_a_pair_is_judged_by_the_card_that_shows_it() -> None:
    options = GAME.read_options({"mission": "16", "agents": 3})
    random, judge, seen = Stream("pairs"), InfiltraitorsJudge(GAME, options), 0
    state = GAME.deal(options, "pairs")
    while state.pending():
        for seat in range(3):
            if state.second[seat] != NOTHING:
                believed = judge.believed(GAME.view(state, (seat + 1) % 3), seat)
                assert believed is not None
                assert judge.secret(state, seat)["suspect"] in believed["suspect"]
                seen += 1
        mover = state.pending()[0]
        state.play(mover, random.choose(state.moves(mover)))
    assert seen
