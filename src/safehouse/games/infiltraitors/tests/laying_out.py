"""Positions laid out by hand, for the tests of Infiltraitors."""

from collections.abc import Sequence
from typing import Any

from safehouse.core.random import Stream
from safehouse.core.testing import Table
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Deeds, Phases
from safehouse.games.infiltraitors.rules.deeds import deed
from safehouse.games.infiltraitors.rules.position import NOBODY
from safehouse.games.infiltraitors.rules.setup import clear_table, plan_for
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import NOTHING
from safehouse.games.infiltraitors.vocabulary import CARD, CARD_IDS


def code(name: str) -> int:
    """A card by its short name; a star marks the special card."""
    return CARD.index[name.replace("*", "S")]


def codes(cards: Sequence[str]) -> list[int]:
    return [code(name) for name in cards]


def names(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[c].replace("S", "*") for c in cards]


def clue(text: str) -> int:
    name, turned = text.split("|")
    return code(name) * 2 + (turned == "v")


def clue_text(entry: int) -> str:
    return f"{names([entry // 2])[0]}|{'v' if entry % 2 else 'h'}"


def lay_out(
    mission: str,
    players: int,
    *,
    turn: int = 0,
    hands: Sequence[Sequence[str]] = (),
    suspects: Sequence[Sequence[str]] = (),
    clues: Sequence[Sequence[str]] = (),
    row: Sequence[str] = (),
    aside: Sequence[str] = (),
    hq: Sequence[str] = (),
    discard: Sequence[str] = (),
    bullets: int = 1,
    tokens: Sequence[int] = (),
    next_token: int = 1,
    pool: Sequence[str] | None = None,
    eliminator: int = NOBODY,
    withdrawn: Sequence[int] = (),
    key_clues: Sequence[str] = (),
    rewards: Sequence[str] = (),
    finale: bool = False,
    **options: Any,
) -> Table:
    """A position with just these cards, headquarters from the top; the history before it is empty."""
    s = Infiltraitors()
    s.random = Stream(f"{mission} {players}")
    clear_table(
        s, plan_for(GAME.read_options({"mission": mission, "agents": players, "clue_board": "none", **options}))
    )
    s.phase = Phases.TURN
    s.active = s.decider = turn
    s.turns = 1
    s.bullets = bullets
    for seat, hand in enumerate(hands):
        s.hands[seat] = codes(hand)
    for seat, stand in enumerate(suspects):
        if stand:
            s.stand[seat] = code(stand[0])
            s.second[seat] = code(stand[1]) if len(stand) > 1 else NOTHING
    for seat, entries in enumerate(clues):
        s.clues[seat] = [clue(text) for text in entries]
    s.row = codes(row)
    s.aside = codes(aside)
    s.hq = codes(hq)[::-1]
    s.deeds = [deed(Deeds.CATCH, 0)]
    for text in discard:
        name, face = text.split("|")
        s.pile.append(code(name))
        s.pile_tag.append(face == "up")
    if tokens:
        s.tokens = list(tokens)
    s.next_token = next_token
    if pool is not None:
        s.pool = codes(pool)
    s.eliminator = eliminator
    for seat in withdrawn:
        s.withdrawn[seat] = True
    s.key_clues = [clue(text) for text in key_clues]
    s.rewards = codes(rewards)
    s.in_finale = finale
    return Table(GAME, s)
