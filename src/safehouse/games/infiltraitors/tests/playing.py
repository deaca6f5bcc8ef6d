"""Missions played at random, for tests that look at many positions."""

from typing import Any

from safehouse.core.random import Stream
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import colour_of, number_of
from safehouse.games.infiltraitors.vocabulary import COLOUR_IDS

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
