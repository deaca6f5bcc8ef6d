"""Every vector of the ledger, as data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.errors import Illegal
from safehouse.core.truth import dump
from safehouse.games.agent_avenue.codes import Phases
from safehouse.games.agent_avenue.rules.movement import spaces_for
from safehouse.games.agent_avenue.rules.position import Side
from safehouse.games.agent_avenue.tables import CARD_BIT, ONGOING
from safehouse.games.agent_avenue.tests.street import Street, agent, card, street
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS, CARD_IDS, SIDE_IDS

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS["move"])
def test_movement(vector: dict[str, Any]) -> None:
    side = Side()
    side.in_play = [0] * len(AGENT_IDS)
    side.in_play[agent(vector["agent"])] = vector["copies"]
    side.ongoing = sum(CARD_BIT[card(name)] for name in vector.get("ongoing", []))
    assert spaces_for(side, agent(vector["agent"])) == vector["spaces"]


@pytest.mark.parametrize("vector", VECTORS["legal_play"], ids=lambda vector: vector["id"])
def test_legal_plays(vector: dict[str, Any]) -> None:
    pairs = []
    for up in sorted(set(vector["hand"])):
        t = street(mode="advanced", hands={"green": vector["hand"]})
        t.plays(f"green offer_up {up}")
        pairs += [[up, line.split()[1]] for line in t.options("green") if line.startswith("offer_down")]
    assert sorted(pairs) == sorted(vector["pairs"])


@pytest.mark.parametrize("vector", VECTORS["turn"], ids=lambda vector: vector["id"])
def test_turn(vector: dict[str, Any]) -> None:
    parts = (
        "mode",
        "variant",
        "active",
        "hands",
        "deck",
        "progress",
        "in_play",
        "ongoing",
        "supply",
        "market_deck",
    )
    t = street(**{part: vector[part] for part in parts if part in vector})
    steps = list(vector["steps"])
    expect = dict(vector["expect"])
    if expect.pop("error", False):
        refused = steps.pop()
        for step in steps:
            take(t, step)
        refuses(t, refused)
    else:
        for step in steps:
            take(t, step)
    for what, value in expect.items():
        CHECKS[what](t, value)


def take(t: Street, step: dict[str, Any]) -> None:
    """Carry out one step of a vector."""
    if step["do"] == "divide":
        t.divide(step["active_gets"], step["other_gets"])
        return
    for line in lines(step):
        t.plays(line)


def lines(step: dict[str, Any]) -> list[str]:
    by = step["by"]
    match step["do"]:
        case "swap":
            return [f"{by} swap {step['card']}"]
        case "play":
            return [f"{by} offer_up {step['face_up']}", f"{by} offer_down {step['face_down']}"]
        case "play_up":
            return [f"{by} offer_up {step['card']}"]
        case "play_down":
            return [f"{by} offer_down {step['card']}"]
        case "recruit":
            return [f"{by} recruit {step['take']}"]
        case "take":
            return [f"{by} take {step['card']}"]
        case "choose":
            again = {True: [f"{by} recruit_again"], False: [f"{by} keep_in_hand"], None: []}
            return [f"{by} choose {step['agent']}", *again[step.get("recruit")]]
    raise ValueError(step)


def refuses(t: Street, step: dict[str, Any]) -> None:
    """The step is rejected as a whole: of a chain, what went before is taken back."""
    before = t.state.copy()
    unchanged = dump(before)
    with pytest.raises(Illegal) as refusal:
        for line in lines(step):
            t.plays(line)
    assert refusal.value.clause.startswith(("AA-", "SH-2"))
    if t.state.phase == Phases.COVER and before.phase != Phases.COVER:
        t.state = before
    assert dump(t.state) == unchanged


def check_hands(t: Street, hands: dict[str, list[str]]) -> None:
    for who, hand in hands.items():
        assert sorted(t.hand(who)) == sorted(hand), who


def check_in_play(t: Street, areas: dict[str, dict[str, int]]) -> None:
    for side, agents in areas.items():
        for name, count in agents.items():
            assert t.in_play(side, name) == count, (side, name)


def check_options(t: Street, options: list[str]) -> None:
    assert t.state.phase == Phases.CHOICE
    assert sorted(line.split()[1] for line in t.options(t.state.taker)) == options


def check_reason(t: Street, reason: str) -> None:
    assert t.result().reason == reason


def by_side(read: Any) -> Any:
    def check(t: Street, values: dict[str, Any]) -> None:
        for side, value in values.items():
            assert read(t, side) == value, side

    return check


CHECKS: dict[str, Any] = {
    "hand": check_hands,
    "in_play": check_in_play,
    "options": check_options,
    "reason": check_reason,
    "progress": by_side(lambda t, side: t.side(side).progress),
    "position": by_side(lambda t, side: t.side(side).space()),
    "hand_size": by_side(lambda t, who: t.state.players[t.seat(who)].hand_size),
    "swaps_left": by_side(lambda t, who: t.state.players[t.seat(who)].swaps),
    "ongoing": by_side(lambda t, side: [CARD_IDS[c] for c in range(ONGOING) if t.side(side).owns(c)]),
    "deck_size": lambda t, value: _equal(t.state.deck_size(), value),
    "supply": lambda t, value: _equal([CARD_IDS[c] for c in t.state.supply], value),
    "market_discard": lambda t, value: _equal([CARD_IDS[c] for c in t.state.discard], value),
    "winner": lambda t, value: _equal(t.winner(), value),
    "met": lambda t, value: _equal(t.met(), sorted(value)),
    "next_phase": lambda t, value: _equal(t.phase(), value),
    "next_active": lambda t, value: _equal((t.phase(), SIDE_IDS[t.state.active]), ("play", value)),
    "next_decider": lambda t, value: _equal(SIDE_IDS[t.state.players[t.state.pending()[0]].side], value),
}


def _equal(found: Any, wanted: Any) -> None:
    assert found == wanted
