"""Whose turn it is, rounds, and the end of the game (MM-5.2, MM-8)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import Agents, Ends, Events, Phases
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.walking import dead_end
from safehouse.games.mind_mgmt.tables.city import NOWHERE


def finish(s: Position, end: int) -> None:
    """The game is over; everything hidden is shown (MM-8.10)."""
    s.end = end
    s.phase = Phases.OVER
    for number, cell in enumerate(s.trail):
        s.tell_all(Events.TRAIL_SHOWN, number + 1, cell, s.contacts[number + 1])
    s.tell_all(Events.IDENTITY_SHOWN, s.recruiter)
    for feature in s.hand:
        s.tell_all(Events.HAND_SHOWN, feature)


def begin_recruiter_turn(s: Position) -> None:
    s.action_done = False
    s.immortal_moved = False
    s.extra_done = False
    s.slip_in_turn = NOWHERE
    s.phase = Phases.RECRUITER_TURN
    lose_in_dead_end(s)


def lose_in_dead_end(s: Position) -> None:
    """The Recruiter who cannot move has lost (MM-8.03), also if he shut the street himself (Shifting
    Streets)."""
    if dead_end(s):
        s.tell_all(Events.DEAD_END, s.hour)
        finish(s, Ends.DEAD_END)


def first_turn_of_round(s: Position) -> bool:
    """Even hours are the first turn of a round, odd ones the second (MM-5.201)."""
    return s.hour % 2 == 0


def available(s: Position) -> list[int]:
    """Agents in play that were not activated in this round (MM-5.801)."""
    return [agent for agent in s.setting.scope.agents if not s.activated[agent]]


def begin_agents_turn(s: Position) -> None:
    """Half of the Agents in the first turn of a round, the others in the second (MM-5.801)."""
    s.to_activate = len(s.setting.scope.agents) // 2 if first_turn_of_round(s) else len(available(s))
    s.phase = Phases.ACTIVATING


def end_agents_turn(s: Position) -> None:
    if not first_turn_of_round(s):
        end_round(s)
    begin_recruiter_turn(s)


def end_round(s: Position) -> None:
    """All four figures stand up again (MM-5.202)."""
    s.tell_all(Events.ROUND_ENDED, s.round)
    s.activated = [False] * Agents.COUNT
    s.round += 1
    s.tip_used = False
    s.streets_moved = False
