"""Positions built by hand, in the rulebook's terms, for tests written as play."""

from collections.abc import Mapping, Sequence
from typing import Any

from safehouse.core.random import Stream
from safehouse.core.testing import Table
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.data import (
    AGENT_IDS,
    ALLY_IDS,
    BORDER_IDS,
    FEATURE_IDS,
    LOCATION_IDS,
    MODULE_IDS,
    RECRUITER_IDS,
)
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.rules.setup import takers
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.rules.turns import begin_agents_turn
from safehouse.games.mind_mgmt.tables.city import BIT, NOWHERE, mask_of

SEATS = ("recruiter", "one", "two", "three", "four")


def cell(name: str) -> int:
    return LOCATION_IDS.index(name)


def cells(names: Sequence[str]) -> list[int]:
    return [cell(name) for name in names]


def names(mask: int) -> list[str]:
    return [name for i, name in enumerate(LOCATION_IDS) if mask & BIT[i]]


def border(a: str, b: str) -> int:
    return BORDER_IDS.index(f"{a}-{b}") if f"{a}-{b}" in BORDER_IDS else BORDER_IDS.index(f"{b}-{a}")


def fresh(seed: str = "any", **options: Any) -> Table:
    """A game dealt and not begun."""
    return Table(GAME, GAME.deal(GAME.read_options(options), seed), SEATS)


def scene(
    trail: Sequence[str] = ("C1", "C2", "D2", "C3", "C4"),
    *,
    turn: str = "recruiter",
    mode: str = "full",
    players: int = 2,
    recruiter: str = "karl_box",
    hand: Sequence[str] = ("bookstore", "pool", "parrot"),
    shown: Sequence[str] = (),
    mayhem: Sequence[Sequence[str]] = (),
    agents: Mapping[str, str] | None = None,
    activated: Sequence[str] = (),
    immortals: Sequence[str] = ("B2", "E2", "B6", "E6"),
    area: Sequence[str] = ("garden", "torches"),
    steps: Sequence[str] = (),
    confirmed: Mapping[str, int] | None = None,
    slips_front: int = 1,
    second_at: str | None = None,
    recruits: int = 0,
    modules: Sequence[str] = (),
    allies: Sequence[str] = ("spy_dolphin",),
    **options: Any,
) -> Table:
    """A position at the start of the Recruiter's or the Rogue Agents' turn; the trail decides the hour."""
    s = MindMgmt()
    s.events = []
    s.random = Stream("scene")
    s.setting = MindMgmtOptions.read({"mode": mode, "players": players, **options}).setting()
    s.seats = players
    full = mode == "full"
    s.modules = [name in modules for name in MODULE_IDS]
    s.checkpoints_left = 2 if "checkpoints" in modules else 0
    s.mayhem = [border(a, b) for a, b in mayhem]
    s.streets = Streets(s.mayhem)
    s.trail = cells(trail)
    s.visited = mask_of(s.trail)
    s.hour = len(trail)
    s.round = max(1, (s.hour - 3) // 2 if turn == "recruiter" else (s.hour - 4) // 2)
    s.recruiter = RECRUITER_IDS.index(recruiter)
    s.hand = sorted(FEATURE_IDS.index(name) for name in hand)
    s.shown = mask_of([FEATURE_IDS.index(name) for name in shown])
    s.area = [FEATURE_IDS.index(name) for name in area] if full else []
    s.deck = [f for f in range(16) if f not in s.hand and f not in s.area]
    s.recruits = recruits
    s.announced[5] = recruits
    s.slips_front = slips_front
    s.second_at = NOWHERE if second_at is None else cell(second_at)
    if full:
        s.immortals = sorted(cells(immortals))
        s.immortal_mask = mask_of(s.immortals)
        s.allies = [ALLY_IDS.index(ally) for ally in allies]
    where = {"meru": "A1", "henry_lyme": "F1", "bill_falls": "A7", "dusty": "F7", **(agents or {})}
    for number, name in enumerate(AGENT_IDS):
        s.agent_at[number] = cell(where[name])
        s.owner[number] = takers(players)[number]
        s.activated[number] = name in activated
        s.taken.append(number)
    s.steps = mask_of(cells(steps))
    for name, hour in (confirmed or {}).items():
        token = s.note_at.index(NOWHERE)
        s.note_at[token] = cell(name)
        s.note_label[token] = -hour
        s.confirmed |= BIT[cell(name)]
    if turn == "recruiter":
        s.phase = Phases.RECRUITER_TURN
    else:
        s.action_done = True
        s.phase = Phases.ACTIVATING
        begin_agents_turn(s)
    return Table(GAME, s, SEATS)


def acting(agent: str, at: str, **given: Any) -> Table:
    """The Rogue Agents' turn with this Agent activated at this location."""
    others = dict(given.pop("agents", {}))
    trail = given.pop("trail", ("C1", "C2", "D2", "C3", "C4", "D4"))
    t = scene(trail, turn="agents", agents={**others, agent: at}, **given)
    t.plays(f"{SEATS[t.state.captain()]} activate {agent}")
    return t


def arguments(t: Table, who: str, kind: str) -> list[str]:
    """The arguments of every open move of a kind."""
    lines = [line.split() for line in t.options(who)]
    return [" ".join(words[1:]) for words in lines if words[0] == kind]


def kinds(t: Table, who: str) -> set[str]:
    return {line.split()[0] for line in t.options(who)}


def play_on(state: MindMgmt, random: Stream) -> tuple[int, int]:
    """One random move, now and then a note instead; returns who played what."""
    pending = state.pending()
    seat = pending[random.below(len(pending))]
    writer = 1 + random.below(state.setting.players - 1)
    notes = state.notes(writer) if random.below(12) == 0 else []
    if notes:
        move = random.choose(notes)
        state.play(writer, move)
        return writer, move
    move = random.choose(state.moves(seat))
    state.play(seat, move)
    return seat, move
