"""Recruiting an agent into play and moving the meeple for it (5.D)."""
# compiled by mypyc

from safehouse.games.agent_avenue.codes import Cards, Events
from safehouse.games.agent_avenue.rules.position import Position, Side
from safehouse.games.agent_avenue.tables import (
    GETAWAY_SPACES,
    ICONS,
    IS_HOME,
    IS_MARKET,
    MODIFIED,
    MODIFIED_BY,
    NOTHING,
)


def put_in_play(s: Position, side: int, agent: int) -> None:
    """AA-5.41, AA-5.103"""
    owner = s.sides[side]
    owner.in_play[agent] += 1
    s.tell_all(Events.RECRUITED, side, agent, owner.in_play[agent])


def spaces_for(side: Side, agent: int) -> int:
    """The movement of an agent just put in play: its icon, as the side's ongoing cards change it (AA-5.63)."""
    copies = side.in_play[agent]
    card = MODIFIED_BY[agent]
    if card != NOTHING and side.owns(card):
        return MODIFIED[agent][copies]
    return ICONS[agent][copies]


def recruit(s: Position, side: int, agent: int) -> None:
    """The full procedure: into play, count copies, move (AA-5.103)."""
    put_in_play(s, side, agent)
    advance(s, side, spaces_for(s.sides[side], agent))


def advance(s: Position, side: int, spaces: int) -> None:
    """One movement; zero is none (AA-5.72). Only its last space counts as landed on (AA-5.63)."""
    if spaces == 0:
        return
    meeple = s.sides[side]
    meeple.progress += spaces
    landed = meeple.space()
    s.tell_all(Events.MOVED, side, spaces, landed)
    if IS_HOME[landed] and meeple.owns(Cards.GETAWAY_CAR):  # AA-5.113
        meeple.progress += GETAWAY_SPACES
        s.tell_all(Events.GOT_AWAY, side, meeple.space())
    elif s.advanced and IS_MARKET[landed]:
        meeple.due = True
