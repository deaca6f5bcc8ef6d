"""Who of two mates should play face up (AA-5.152), as one of them can judge it: from its own hand and from what
the other may hold."""

from typing import Final

from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.agent_avenue.bots.judges import THUMB
from safehouse.games.agent_avenue.codes import Moves, Offered
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.view import AgentAvenueView
from safehouse.games.agent_avenue.worlds.recall import worlds

IMAGINED: Final = 8
CLEARLY: Final = 0.01
"""By so much of a chance to win the mate must lead better."""


def propose(view: View, chosen: int, notes: list[int], random: Stream) -> int:
    """The only note is that the mate leads; a swap is the own matter (AA-5.158)."""
    assert isinstance(view, AgentAvenueView)
    if not Moves.OFFER_UP <= chosen < Moves.OFFER_DOWN:
        return chosen
    source = worlds(view)
    gain = 0.0
    for _ in range(IMAGINED):
        world = source.draw(random)
        gain += _mate_leads(world, view.seat, random) - max(_covered(world, view.seat, chosen, random))
    return notes[0] if gain > CLEARLY * IMAGINED else chosen


def _mate_leads(world: AgentAvenue, seat: int, random: Stream) -> float:
    """The mate does not know the hand of `seat` and leads what is best on average; then the best cover."""
    mate = world.mate(seat)
    leads = [move for move in world.moves(mate) if Moves.OFFER_UP <= move < Moves.OFFER_DOWN]
    covered = [_covered(world, mate, lead, random) for lead in leads]
    led = max(covered, key=_mean)
    return max(led)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _covered(world: AgentAvenue, leader: int, lead: int, random: Stream) -> list[float]:
    """What the offers with this card face up are worth, by the card that the other mate lays face down."""
    led = world.copy()
    led.play(leader, lead)
    mate = led.mate(leader)
    covers = [move for move in led.moves(mate) if Moves.OFFER_DOWN <= move < Moves.RECRUIT]
    return [_offer(led, mate, cover, random) for cover in covers]


def _offer(led: AgentAvenue, seat: int, cover: int, random: Stream) -> float:
    """The worse of the two answers is the likelier one."""
    offered = led.copy()
    offered.play(seat, cover)
    side = offered.players[seat].side
    worse, better = sorted(_answered(offered, side, answer, random) for answer in range(Offered.COUNT))
    return (2.0 * worse + better) / 3.0


def _answered(offered: AgentAvenue, side: int, answer: int, random: Stream) -> float:
    after = offered.copy()
    after.play(after.pending()[0], Moves.RECRUIT + answer)
    return THUMB.chance(after, side, random)
