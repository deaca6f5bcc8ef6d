"""Games of MIND MGMT so small that every world can be tried out."""

from safehouse.core.game import SmallCase
from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import Locations, Moves
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.actions import answer_shakedown
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import SETUP_HOURS

RECRUITER = 0
ROGUE_AGENT = 1
CORNER = Locations.B2
"""Few ways lead away from it."""


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


SMALL_CASES = [
    SmallCase(MindMgmtOptions(mode="training"), free=1 + SETUP_HOURS, longest=4, ahead=0, prepare=open_hand)
]
