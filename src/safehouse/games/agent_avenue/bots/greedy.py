"""The greedy bot: judges the outcomes of one turn by rule of thumb."""

from safehouse.bots.planner import Planner
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.games.agent_avenue.bots.judges import THUMB, Judge
from safehouse.games.agent_avenue.bots.stage import Aftermath, Offer, market_values, offers_of, value_offers
from safehouse.games.agent_avenue.bots.turn_bot import TurnBot
from safehouse.games.agent_avenue.codes import Moves
from safehouse.games.agent_avenue.view import AgentAvenueView
from safehouse.games.agent_avenue.vocabulary import AGENT


class Greedy(TurnBot):
    """Offers the pair with the best outcomes, the worse of which counts double; takes what is better on
    average; never swaps.

    `noise`: how far its judgement of an outcome is off at most, up or down, as a chance to win.
    """

    name = "greedy"

    def __init__(self, game: AnyGame, worlds: int = 32, noise: float = 0.0) -> None:
        super().__init__(game)
        self._worlds = worlds
        self._noise = noise

    def judge(self, view: AgentAvenueView) -> Judge:
        return THUMB

    def _team_planner(self) -> Planner:
        return Planner(self._game, iterations=60 if self._noise else 250)

    def _open(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        return self._laid(view, self._best_offer(view, random, None))

    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        remembered = self._remembered(view)
        if remembered is not None:
            return remembered
        assert view.offer is not None and view.offer.up is not None
        return Moves.OFFER_DOWN + self._best_offer(view, random, AGENT.index[view.offer.up]).down

    def _best_offer(self, view: AgentAvenueView, random: Stream, up: int | None) -> Offer:
        imagined = self._imagined(view, random, self._worlds)
        offers = [offer for offer in offers_of(imagined[0], view.seat) if up is None or offer.up == up]
        value_offers(offers, imagined, THUMB, Aftermath(), random)
        judged = [_cautious(offer) + self._error(random) for offer in offers]
        best = max(range(len(offers)), key=judged.__getitem__)
        kind = Moves.OFFER_UP if up is None else Moves.OFFER_DOWN
        codes = [kind + (offer.up if up is None else offer.down) for offer in offers]
        self._explain(codes, [float(i == best) for i in range(len(offers))], judged, best)
        return offers[best]

    def _answer(self, view: AgentAvenueView, random: Stream) -> int:
        imagined = self._imagined(view, random, self._worlds)
        moves = [Moves.RECRUIT, Moves.RECRUIT + 1]
        values = market_values(imagined, view.seat, moves, THUMB, random)
        judged = [value + self._error(random) for value in values]
        best = 0 if judged[0] >= judged[1] else 1
        self._explain(moves, [float(i == best) for i in range(2)], judged, best)
        self._believe(view, random)
        return moves[best]

    def _error(self, random: Stream) -> float:
        return (2.0 * random.unit() - 1.0) * self._noise if self._noise else 0.0


def _cautious(offer: Offer) -> float:
    """The worse of the two answers is the likelier one; a lost game cannot be made up for."""
    worse = min(offer.if_up, offer.if_down)
    better = max(offer.if_up, offer.if_down)
    return (2.0 * worse + better) / 3.0 if worse > 0.0 else 0.01 * better
