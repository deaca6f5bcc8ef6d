"""The vectors of the ledger: 20 matchings and 51 flows, played as data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.errors import Illegal
from safehouse.core.testing import Table, clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Cards
from safehouse.games.infiltraitors.tables import MATCH, NOTHING, card, colour_of, number_of
from safehouse.games.infiltraitors.tests.laying_out import clue_text, code, lay_out, names

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))


@clause("IN-5.201", "IN-5.202", "IN-5.203", "IN-5.205", "IN-5.764", "IN-5.765", "IN-5.767", "IN-5.773")
@pytest.mark.parametrize("vector", VECTORS["match"], ids=lambda vector: vector["id"])
def test_matching(vector: dict[str, Any]) -> None:
    suspect = vector["suspect"]
    if isinstance(suspect, list):
        first, second = code(suspect[0]), code(suspect[1])
        identity = card(colour_of(second), number_of(first))
    else:
        identity = code(suspect)
    assert MATCH[code(vector["clue"]) * Cards.COUNT + identity] is vector["match"]


FLOW_CLAUSES = sorted({name for flow in VECTORS["flow"] for name in flow["clauses"]})


@clause(*FLOW_CLAUSES, "IN-5.107")
@pytest.mark.parametrize("flow", VECTORS["flow"], ids=lambda flow: flow["id"])
def test_flow(flow: dict[str, Any]) -> None:
    given = dict(flow["given"])
    table = lay_out(flow["mission"], given.pop("players"), **given)
    for step in flow["steps"]:
        lines = moves_of(table, step)
        if step.get("ok", True):
            table.plays(*lines)
        else:
            refuse(table, lines)
    compare(table, flow["expect"])


def refuse(table: Table, lines: list[str]) -> None:
    """A step that must be refused at one of its moves, and leaves nothing behind."""
    before = table.everything()
    attempt = Table(GAME, table.state.copy())
    with pytest.raises(Illegal):
        attempt.plays(*lines)
    assert table.everything() == before


def moves_of(table: Table, step: dict[str, Any]) -> list[str]:
    seat, do = step["seat"], step["do"]
    if do in ("give", "exchange"):
        target = f" {step['target']}" if do == "exchange" else ""
        return [f"{seat} {do} {step['card'].replace('*', 'S')}{target}"]
    if do == "wait":
        return [f"{seat} wait {step['draw']}"]
    if do == "eliminate":
        return [f"{seat} eliminate {step['target']}", f"{seat} name {step['colour']} {step['number']}"]
    if do == "forced_shot":
        return [f"{seat} name {step['colour']} {step['number']}"]
    if do == "reward":
        return [reward(table, seat, step["pick"])]
    if do == "discard":
        return [f"{seat} discard {name}" for name in step["cards"]]
    if do == "key_clue":
        return [f"{seat} withdraw", *(f"{seat} key_clue {name}" for name in step["cards"])]
    return [f"{seat} {'stay' if do == 'key_decline' else do}"]


def reward(table: Table, seat: int, pick: str) -> str:
    if pick == "none":
        return f"{seat} decline_reward"
    if pick.startswith("down:"):
        down = [place for place in range(len(table.state.pile)) if not table.state.faces_up(place)]
        return f"{seat} take_down {down[int(pick[5:])] + 1}"
    return f"{seat} take {pick.replace('*', 'S')}"


def compare(table: Table, expect: dict[str, Any]) -> None:
    s = table.state
    pile = [(names([c])[0], tag % 2 == 1) for c, tag in zip(s.pile, s.pile_tag, strict=True)]
    result = s.result()
    found = {
        "result": "ongoing" if result is None else result.reason,
        "hands": [names(hand) for hand in s.hands],
        "hand_sizes": [len(hand) for hand in s.hands],
        "suspects": [names([c for c in pair if c != NOTHING]) for pair in zip(s.stand, s.second, strict=True)],
        "clues": [[clue_text(entry) for entry in entries] for entries in s.clues],
        "key_clues": [clue_text(entry) for entry in s.key_clues],
        "row": names(s.row),
        "aside": names(s.aside),
        "hq": names(s.hq[::-1]),
        "hq_set": sorted(names(s.hq)),
        "discard": [f"{name}|{'up' if up else 'down'}" for name, up in pile],
        "discard_up_set": sorted(name for name, up in pile if up),
        "discard_down": [name for name, up in pile if not up],
        "bullets": s.bullets,
        "tokens": s.tokens,
        "next_token": s.next_token,
        "pool": names(s.pool),
        "withdrawn": [seat for seat, gone in enumerate(s.withdrawn) if gone],
        "rewards": names(s.rewards),
        "finale": s.in_finale,
        "turn": s.active,
        "legal": sorted({GAME.space.decode(move).kind for move in s.moves(s.decider)}),
    }
    assert {key: found[key] for key in expect} == expect
