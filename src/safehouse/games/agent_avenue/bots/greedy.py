"""The greedy bot: judges the outcomes of one turn by rule of thumb."""

from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.agent_avenue.bots.judges import THUMB, Judge
from safehouse.games.agent_avenue.bots.pair import Outcomes, covers
from safehouse.games.agent_avenue.bots.stage import Aftermath, Offer, market_values, offers_of, value_offers
from safehouse.games.agent_avenue.bots.turn_bot import TurnBot, led
from safehouse.games.agent_avenue.codes import Moves
from safehouse.games.agent_avenue.view import AgentAvenueView

LOST: Final = 0.01
"""What an offer is worth at most of which one answer loses the game."""


class Greedy(TurnBot):
    """Offers the pair with the best outcomes, the worse of which counts double; takes what is better on
    average; never swaps.

    `noise`: how far its judgement of an outcome is off at most, up or down, as a chance to win; `team_noise`:
    how much farther where there are teams. A pair sees what loses at once all the same.
    """

    name = "greedy"

    def __init__(self, game: AnyGame, worlds: int = 32, noise: float = 0.0, team_noise: float = 0.0) -> None:
        super().__init__(game)
        self._worlds = worlds
        self._noise_alone = noise
        self._noise_in_team = noise + team_noise
        self._noise = noise

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, AgentAvenueView)
        self._noise = self._noise_alone if len(view.players) == 2 else self._noise_in_team
        return super().choose(view, moves, random)

    def judge(self, view: AgentAvenueView) -> Judge:
        return THUMB

    def _open(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        return self._laid(view, self._best_offer(view, random, None))

    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        remembered = self._remembered(view)
        if remembered is not None:
            return remembered
        return Moves.OFFER_DOWN + self._best_offer(view, random, led(view)).down

    def _lead(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """The card that is best on average over the mate's imagined hands, each with its best cover."""
        imagined = self._imagined(view, random, self._worlds)
        outcomes = Outcomes(imagined, THUMB, random, view.seat)
        mate = imagined[0].mate(view.seat)
        leads = [move for move in moves if move >= Moves.OFFER_UP]
        judged = []
        for lead in leads:
            up = lead - Moves.OFFER_UP
            covered = [_best_cover(world.players[mate].hand, up, outcomes) for world in imagined]
            judged.append(self._blurred(sum(covered) / len(covered), random))
        return self._best(leads, judged)

    def _follow(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        outcomes = Outcomes(self._imagined(view, random, self._worlds), THUMB, random)
        laid = [move for move in moves if move >= Moves.OFFER_DOWN]
        offers = [outcomes.offer(led(view), move - Moves.OFFER_DOWN) for move in laid]
        judged = [self._blurred(_cautious(offer), random) for offer in offers]
        return self._best(laid, judged)

    def _best(self, moves: list[int], judged: list[float]) -> int:
        best = max(range(len(moves)), key=judged.__getitem__)
        self._explain(moves, [float(i == best) for i in range(len(moves))], judged, best)
        return moves[best]

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
        best = self._best(moves, judged)
        self._believe(view, random)
        return best

    def _blurred(self, value: float, random: Stream) -> float:
        """The judgement with its error; what loses at once is seen for what it is."""
        return value if value <= LOST else max(LOST, value + self._error(random))

    def _error(self, random: Stream) -> float:
        return (2.0 * random.unit() - 1.0) * self._noise if self._noise else 0.0


def _best_cover(hand: list[int], up: int, outcomes: Outcomes) -> float:
    return max(_cautious(outcomes.offer(up, down)) for down in covers(hand, up))


def _cautious(offer: Offer) -> float:
    """The worse of the two answers is the likelier one; a lost game cannot be made up for."""
    worse = min(offer.if_up, offer.if_down)
    better = max(offer.if_up, offer.if_down)
    return (2.0 * worse + better) / 3.0 if worse > 0.0 else 0.01 * better
