"""Step 2, Recruit (5.C): the opponent takes one card, the active side the other, both meeples move."""
# compiled by mypyc

from safehouse.games.agent_avenue.codes import Events, Phases
from safehouse.games.agent_avenue.rules import dossier
from safehouse.games.agent_avenue.rules.market import settle
from safehouse.games.agent_avenue.rules.movement import advance, put_in_play, spaces_for
from safehouse.games.agent_avenue.rules.play_step import clear_offer
from safehouse.games.agent_avenue.rules.position import Position
from safehouse.games.agent_avenue.tables import NOBODY


def cannot_recruit(s: Position) -> str | None:
    return None if s.phase == Phases.RECRUIT else "AA-5.40"


def answer(s: Position, seat: int, which: int) -> None:
    """AA-5.40 to AA-5.44: both cards are in play before either meeple moves."""
    active = s.active
    other = 1 - active
    s.tell_all(Events.ANSWERED, seat, which)
    dossier.turn_up(s.players[s.down_seat], s.down, s.kept, s.up == s.down)
    theirs = s.offered(which)
    ours = s.offered(1 - which)
    clear_offer(s)
    s.decider = NOBODY
    put_in_play(s, other, theirs)
    put_in_play(s, active, ours)
    advance(s, active, spaces_for(s.sides[active], ours))
    advance(s, other, spaces_for(s.sides[other], theirs))
    settle(s)
