"""Games of MIND MGMT so small that every world can be tried out."""

from safehouse.core.game import SmallCase
from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import Agents, Locations, Moves, Phases
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.actions import answer_shakedown
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.rules.walking import legal_steps
from safehouse.games.mind_mgmt.tables.limits import SETUP_HOURS

RECRUITER = 0
ROGUE_AGENT = 1
CORNER = Locations.B2
"""Few ways lead away from it."""
KNOWN = 3
"""Hours of the full game that the Agents know."""


def open_hand(s: MindMgmt) -> None:
    """The Recruiter has walked to where the hunt begins, and the Agents know the features he looks for: who he
    is and where he went is all there is to guess."""
    chance = s.random
    s.play(RECRUITER, chance.choose(s.moves(RECRUITER)))
    s.random = Stream("the features")
    s.play(RECRUITER, Moves.START_AT + CORNER)
    while RECRUITER in s.pending():
        s.play(RECRUITER, chance.choose(s.moves(RECRUITER)))
    for feature in s.hand:
        answer_shakedown(s, feature)
    while ROGUE_AGENT in s.pending():
        s.play(ROGUE_AGENT, s.moves(ROGUE_AGENT)[0])


def leads_on(s: MindMgmt, move: int) -> bool:
    """Whether the Recruiter can take another step after this one."""
    twin = s.copy()
    twin.play(RECRUITER, move)
    return len(legal_steps(twin)) > 0


def first_hour(s: MindMgmt) -> None:
    """In the full game, with his first turn over: the Agents know his first hours and what he looks for. One of
    them stands where he began."""
    chance = s.random
    s.random = Stream("the features")
    while s.phase < Phases.RECRUITER_TURN:
        seat = s.pending()[0]
        moves = s.moves(seat)
        if s.phase == Phases.START:
            s.play(seat, Moves.START_AT + CORNER)
        elif s.phase == Phases.CARD_CHOICE:
            s.play(seat, chance.choose([move for move in moves if move != Moves.DRAW_RECRUITER]))
        elif s.phase == Phases.WALK:
            s.play(seat, chance.choose([move for move in moves if leads_on(s, move)]))
        else:
            s.play(seat, moves[-1])
    s.due = s.trail[:KNOWN]
    s.after = s.phase
    confirm_due(s)
    for feature in s.hand:
        answer_shakedown(s, feature)
    s.phase = Phases.RECRUITER_TURN
    s.play(RECRUITER, chance.choose([Moves.STEP + cell for cell in legal_steps(s)]))
    s.play(RECRUITER, Moves.END_TURN)
    s.agent_at[Agents.MERU] = CORNER
    s.play(ROGUE_AGENT, Moves.ACTIVATE + Agents.MERU)


def failed_capture(s: MindMgmt) -> None:
    """An Agent has looked for him where he began."""
    first_hour(s)
    s.play(ROGUE_AGENT, Moves.CAPTURE)


CHOICES = 1 + SETUP_HOURS
"""Of the Recruiter: who he is, and where he goes from the beginning to the end of his first turn."""

SMALL_CASES = [
    SmallCase(MindMgmtOptions(mode="training"), free=CHOICES, longest=4, ahead=0, prepare=open_hand),
    SmallCase(MindMgmtOptions(modules="cordon"), free=CHOICES, longest=4, ahead=0, prepare=failed_capture),
    SmallCase(
        MindMgmtOptions(modules="static,body_double,wiretap"),
        free=CHOICES,
        longest=6,
        ahead=0,
        prepare=first_hour,
    ),
]
