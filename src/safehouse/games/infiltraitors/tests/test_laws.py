"""Laws over random play, for every mission and number of agents."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.core.truth import dump
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Targets
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import BIT, NOTHING, colour_of, number_of
from safehouse.games.infiltraitors.vocabulary import COLOUR_IDS
from safehouse.games.infiltraitors.worlds.candidates import pair_chances, private_set, public_grid
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge, Slot
from safehouse.games.infiltraitors.worlds.sight import sight_of

CUSTOM: list[dict[str, Any]] = [
    {"suspects": 9, "bullets": 12, "colours": 5, "modifiers": ["discard_face_down", "outward_hands"]},
    {
        "suspects": 6,
        "bullets": 9,
        "colours": 4,
        "modifiers": ["discard_face_down", "two_card_suspects", "hand_limit"],
    },
    {"suspects": 7, "bullets": 10, "colours": 5, "modifiers": ["special_in_deck", "two_card_suspects"]},
    {
        "suspects": 5,
        "bullets": 8,
        "colours": 5,
        "modifiers": ["key_person", "two_card_suspects", "special_pool"],
    },
    {"suspects": 4, "bullets": 7, "colours": 4, "modifiers": ["reward_finale", "outward_hands", "hand_limit"]},
    {
        "suspects": 3,
        "bullets": 8,
        "colours": 3,
        "modifiers": ["reward_finale", "two_card_suspects", "special_pool"],
    },
    {
        "suspects": 5,
        "bullets": 9,
        "colours": 4,
        "modifiers": ["key_person", "order_tokens", "eliminate_right_only"],
    },
    {
        "suspects": 6,
        "bullets": 9,
        "colours": 3,
        "modifiers": ["discard_face_down", "special_pool", "hand_limit"],
    },
    {"suspects": 4, "bullets": 6, "colours": 3, "modifiers": ["exchange_left_only", "time_limit", "silence"]},
    {"suspects": 3, "bullets": 9, "colours": 3, "modifiers": ["designated_eliminator", "balanced_clues"]},
]
TABLES = [{"mission": m, "agents": n} for m in MISSIONS for n in (2, 3, 4, 5)] + [
    {"mission": "custom", "agents": n, **custom} for custom in CUSTOM for n in (2, 3, 5)
]


def label(values: dict[str, Any]) -> str:
    return "-".join([values["mission"], str(values["agents"]), *values.get("modifiers", [])])


def choose_well(state: Infiltraitors, moves: list[int], random: Stream) -> int:
    """Mostly at random, but half of the shots are right, so that missions go on."""
    names = [GAME.space.decode(move) for move in moves]
    if names[0].kind == "name" and random.below(5):
        target = state.identity(state.target)
        return GAME.space.code("name", colour=COLOUR_IDS[colour_of(target)], number=number_of(target))
    kinds = sorted({name.kind for name in names})
    kind = kinds[random.below(len(kinds))]
    return random.choose([move for move, name in zip(moves, names, strict=True) if name.kind == kind])


def play(options: InfiltraitorsOptions, seed: str) -> Any:
    """Positions of one game, each before its move."""
    state = GAME.deal(options, seed)
    random = Stream(f"moves {seed}")
    while not state.over():
        yield state
        seat = state.pending()[0]
        state.play(seat, choose_well(state, state.moves(seat), random))
    yield state


@clause("IN-5.104", "IN-5.411", "IN-5.412", "IN-4.6")
@pytest.mark.parametrize("values", TABLES, ids=label)
def test_every_mission_ends_and_no_card_is_lost(values: dict[str, Any]) -> None:
    options = GAME.read_options(values)
    plan = plan_for(options)
    longest = len(plan.deck) + len(plan.pool) + 2 * plan.suspects + plan.bullets
    for game in range(2):
        for state in play(options, f"{label(values)} {game}"):
            assert set(GAME.components(state).values()) == {1, len(plan.deck) + len(plan.pool)}
            assert state.turns <= longest
            assert state.bullets >= state.suspects_left() or state.over()
        assert state.result().reason in GAME.end_reasons


@clause("IN-6.27", "IN-6.28", "IN-6.22", "IN-6.24")
@pytest.mark.parametrize("values", [*TABLES[:92:3], *TABLES[92:]], ids=label)
def test_imagined_worlds_give_the_same_view_and_the_same_moves(values: dict[str, Any]) -> None:
    options = GAME.read_options(values)
    random = Stream("imagine")
    for number, state in enumerate(play(options, f"world {label(values)}")):
        if number % 7:
            continue
        for seat in [WATCHER, *range(options.agents)]:
            seen = GAME.view_bytes(state, seat)
            worlds = GAME.worlds(GAME.read_view(seen))
            for _ in range(2):
                world = worlds.draw(random)
                assert GAME.view_bytes(world, seat) == seen
                assert world.moves(seat) == state.moves(seat)
                assert GAME.components(world) == GAME.components(state)


@pytest.mark.parametrize("values", TABLES[::7], ids=label)
def test_a_copy_is_independent(values: dict[str, Any]) -> None:
    random = Stream("copies")
    for state in play(GAME.read_options(values), "copy"):
        before = dump(state)
        twin = state.copy()
        assert dump(twin) == before
        if not twin.over():
            seat = twin.pending()[0]
            twin.play(seat, random.choose(twin.moves(seat)))
            assert dump(state) == before


@clause("IN-5.107")
@pytest.mark.parametrize("values", TABLES[::5], ids=label)
def test_the_moves_offered_are_exactly_those_accepted(values: dict[str, Any]) -> None:
    for number, state in enumerate(play(GAME.read_options(values), "guards")):
        if number % 4 or state.over():
            continue
        seat = state.pending()[0]
        accepted = [move for move in range(GAME.space.first_note) if state.why_not(seat, move) is None]
        assert accepted == state.moves(seat)


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
    options = GAME.read_options(values | {"clue_board": False})
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
            for pair in known.pairs:
                entry = next(entry for entry in state.past_pairs if entry[0] == pair.fell)
                assert pair.first_among & BIT[entry[2]]
                assert pair.single or pair.second_among & BIT[entry[3]]
