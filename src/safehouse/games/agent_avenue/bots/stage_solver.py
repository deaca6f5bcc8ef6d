"""The stage solver: solves each turn over imagined hands, on learned values."""

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from safehouse.bots.judge import Shares
from safehouse.bots.thought import tally
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.view import View
from safehouse.games.agent_avenue.bots.judges import FEATURES, THUMB, Judge, Net, Rollouts
from safehouse.games.agent_avenue.bots.pair import (
    Outcomes,
    best_held,
    best_swap,
    cover_stage,
    hand_before_cover,
)
from safehouse.games.agent_avenue.bots.stage import (
    Aftermath,
    Hand,
    Offer,
    Stage,
    before_offer,
    draw,
    hand_in,
    market_values,
    offers_of,
    played,
    swap_gains,
    value_offers,
)
from safehouse.games.agent_avenue.bots.turn_bot import TurnBot, facts, led, own_side
from safehouse.games.agent_avenue.codes import Agents, Moves
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.view import AgentAvenueView, view
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS
from safehouse.games.agent_avenue.worlds.recall import worlds

DOUBT: Final = 0.4
"""How much a stated belief leaves to rivals who do not play by the solution."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned values as they lie in this folder: for each hidden unit the weights of all features."""

    rows: list[list[float]]
    bias: list[float]
    out: list[float]
    out_bias: float


@cache
def read_net(path: Path) -> Net:
    weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    assert all(len(row) == FEATURES for row in weights.rows)
    return Net(weights.rows, weights.bias, weights.out, weights.out_bias)


def learned(mode: str, teams: bool = False) -> Net:
    """The judge learned by self-play in this mode, in duels or in the team variants."""
    return read_net(Path(__file__).parent / f"values_{'teams_' if teams else ''}{mode}.json")


JudgeName = Literal["net", "rollouts", "thumb"]


class StageSolver(TurnBot):
    """Solves each turn over imagined hands and draws its moves from the solution.

    `hands` and `rounds`: the size of the solved game. `own_worlds`: worlds over which its own offers are
    valued. `swap_worlds`: worlds over which swaps are valued, 0 never swaps; a swap must gain `swap_gain`.
    `suspects`: before it answers, it asks itself which hands would have made the offer; else it takes what is
    better on average.
    """

    name = "solver"

    def __init__(
        self,
        game: AnyGame,
        hands: int = 64,
        rounds: int = 100,
        own_worlds: int = 8,
        swap_worlds: int = 8,
        swap_gain: float = 0.01,
        judge: JudgeName = "net",
        rollouts: int = 30,
        values: str = "",
        suspects: bool = True,
    ) -> None:
        super().__init__(game)
        self._hands = hands
        self._rounds = rounds
        self._own_worlds = own_worlds
        self._swap_worlds = swap_worlds
        self._swap_gain = swap_gain
        self._judge = judge
        self._rollouts = rollouts
        self._values = values
        self._suspects = suspects
        self.stage: Stage = Stage()
        """The game of the last decision, solved."""

    def limit(self, iterations: int) -> None:
        """The effort of a solver is its hands; the worlds for swaps and for own offers shrink with them."""
        few = max(2, iterations // 12)
        self._hands = min(self._hands, max(4, iterations // 4))
        self._rounds = min(self._rounds, iterations)
        self._own_worlds = min(self._own_worlds, few)
        self._swap_worlds = min(self._swap_worlds, few)
        self._rollouts = min(self._rollouts, few)

    def judge(self, view: AgentAvenueView) -> Judge:
        """Nothing was learned about the tiny deck."""
        if self._judge == "rollouts" or (view.deck == "tiny" and self._judge == "net"):
            return Rollouts(self._rollouts)
        if self._judge == "thumb":
            return THUMB
        return self._net(view)

    def _net(self, view: AgentAvenueView) -> Net:
        net = read_net(Path(self._values)) if self._values else learned(view.mode, len(view.players) > 2)
        return Net(net.rows, net.bias, net.out, net.out_bias)

    def _solve_own(self, view: AgentAvenueView, random: Stream) -> tuple[Hand, Judge]:
        """The stage with the own hand first; the other hands are what anybody could believe."""
        judge = self.judge(view)
        if isinstance(judge, Net):
            judge.sees[1 - own_side(view)] = False
        imagined = self._imagined(view, random, self._own_worlds)
        own = offers_of(imagined[0], view.seat)
        after = Aftermath()
        value_offers(own, imagined, judge, after, random)
        believed = worlds(_public(imagined[0]))
        others = [hand_in(believed.draw(random), 1.0, judge, after, random) for _ in range(self._hands)]
        self.stage = Stage([Hand(own, 1.0), *others])
        self.stage.solve(self._rounds)
        return self.stage.hands[0], judge

    def _open(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        own, judge = self._solve_own(view, random)
        swap = self._best_swap(view, moves, judge, random)
        if swap is not None:
            return swap
        chosen = draw([offer.share for offer in own.offers], random)
        self._explain_offer(own.offers, [Moves.OFFER_UP + offer.up for offer in own.offers], chosen)
        return self._laid(view, own.offers[chosen])

    def mixture(self, view: AgentAvenueView, random: Stream) -> dict[tuple[int, int], float]:
        """The shares with which it makes each offer, face up and face down, where it does not swap."""
        own, _judge = self._solve_own(view, random)
        shares = played([offer.share for offer in own.offers])
        return {(offer.up, offer.down): share for offer, share in zip(own.offers, shares, strict=True)}

    def _best_swap(self, view: AgentAvenueView, moves: list[int], judge: Judge, random: Stream) -> int | None:
        if self._swap_worlds == 0 or moves[0] >= Moves.OFFER_UP:
            return None
        imagined = self._imagined(view, random, self._swap_worlds)
        gains = swap_gains(imagined, view.seat, self.stage.takes_up, judge, random)
        best = max(range(Agents.COUNT), key=gains.__getitem__)
        if gains[best] <= self._swap_gain:
            return None
        held = [agent for agent in range(Agents.COUNT) if gains[agent] > -1.0]
        value = self._own_value()
        self._explain(
            [Moves.SWAP + agent for agent in held],
            [float(agent == best) for agent in held],
            [value + gains[agent] for agent in held],
            held.index(best),
        )
        return Moves.SWAP + best

    def _own_value(self) -> float:
        taken = self.stage.takes_up
        return sum(offer.share * offer.value(taken[offer.up]) for offer in self.stage.hands[0].offers)

    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        remembered = self._remembered(view)
        if remembered is not None:
            return remembered
        own, _judge = self._solve_own(view, random)
        offers = [offer for offer in own.offers if offer.up == led(view)]
        total = sum(offer.share for offer in offers)
        even = 1.0 / len(offers)
        chosen = draw([offer.share / total if total > 0.0 else even for offer in offers], random)
        self._explain_offer(offers, [Moves.OFFER_DOWN + offer.down for offer in offers], chosen)
        return Moves.OFFER_DOWN + offers[chosen].down

    def _lead(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """The card that promises most, each lead solved over the hands that the mate may cover it with."""
        imagined = self._imagined(view, random, self._hands)
        outcomes = Outcomes(imagined, self.judge(view), random, view.seat)
        hands = [world.players[world.mate(view.seat)].hand for world in imagined]
        own, unseen = imagined[0].players[view.seat].hand, worlds(view).unseen
        worth = [0.0] * Agents.COUNT
        for up in range(Agents.COUNT):
            if own[up] or unseen[up]:
                self.stage = cover_stage(up, hands, outcomes)
                self.stage.solve(self._rounds)
                worth[up] = self.stage.value
        swap = self._pair_swap(moves, own, unseen, worth)
        if swap is not None:
            return swap
        leads = [move for move in moves if move >= Moves.OFFER_UP]
        chances = [worth[move - Moves.OFFER_UP] for move in leads]
        best = max(range(len(leads)), key=chances.__getitem__)
        self._explain(leads, [float(i == best) for i in range(len(leads))], chances, best)
        return leads[best]

    def _follow(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """A draw from the solution for the own hand among those that anybody could believe."""
        up = led(view)
        imagined = self._imagined(view, random, max(self._own_worlds, 1))
        outcomes = Outcomes(imagined, self.judge(view), random)
        own, unseen = imagined[0].players[view.seat].hand, worlds(view).unseen
        believed = worlds(_public(imagined[0]))
        others = [believed.draw(random).players[view.seat].hand for _ in range(self._hands)]
        self.stage = cover_stage(up, [own, *others], outcomes)
        self.stage.solve(self._rounds)
        taken = self.stage.takes_up[up]
        worth = [
            outcomes.offer(up, down).value(taken) if down != up and (own[down] or unseen[down]) else 0.0
            for down in range(Agents.COUNT)
        ]
        offers = self.stage.hands[0].offers
        swap = self._pair_swap(moves, own, unseen, worth) if offers[0].down != up else None
        if swap is not None:
            return swap
        chosen = draw([offer.share for offer in offers], random)
        self._explain_offer(offers, [Moves.OFFER_DOWN + offer.down for offer in offers], chosen)
        return Moves.OFFER_DOWN + offers[chosen].down

    def _pair_swap(self, moves: list[int], own: list[int], unseen: list[int], worth: list[float]) -> int | None:
        """`worth`: of each name, once it is in hand."""
        if self._swap_worlds == 0 or moves[0] >= Moves.OFFER_UP:
            return None
        agent, gain = best_swap(own, unseen, worth)
        if gain <= self._swap_gain:
            return None
        self._explain([Moves.SWAP + agent], [1.0], [best_held(own, worth) + gain], 0)
        return Moves.SWAP + agent

    def _explain_offer(self, offers: list[Offer], codes: list[int], chosen: int) -> None:
        taken = self.stage.takes_up
        values = [offer.value(taken[offer.up]) for offer in offers]
        self._explain(codes, played([offer.share for offer in offers]), values, chosen, drawn=True)

    def chances(self, view: AgentAvenueView, moves: list[int], random: Stream) -> list[float]:
        """The chance to win that each of these moves promises in a duel."""
        if view.phase == "recruit":
            found = self._answer_values(self._solve_answer(view, random))
            return [found[move - Moves.RECRUIT] for move in moves]
        if view.phase not in ("play", "cover"):
            return market_values(self._imagined(view, random, 16), view.seat, moves, self.judge(view), random)
        own, judge = self._solve_own(view, random)
        if view.phase == "cover":
            own = Hand([offer for offer in own.offers if offer.up == led(view)], own.weight)
        values: dict[int, float] = {}
        for offer in own.offers:
            code = Moves.OFFER_UP + offer.up if view.phase == "play" else Moves.OFFER_DOWN + offer.down
            values[code] = max(values.get(code, 0.0), offer.value(self.stage.takes_up[offer.up]))
        if min(moves) < Moves.OFFER_UP:
            imagined = self._imagined(view, random, self._swap_worlds)
            gains = swap_gains(imagined, view.seat, self.stage.takes_up, judge, random)
            values |= {Moves.SWAP + agent: self._own_value() + gain for agent, gain in enumerate(gains)}
        return [values[move] for move in moves]

    def _answer(self, view: AgentAvenueView, random: Stream) -> int:
        if not self._suspects:
            best = self._trade(view, [Moves.RECRUIT, Moves.RECRUIT + 1], random)
            self._believe(view, random)
            return best
        up = self._solve_answer(view, random)
        rate = self.stage.takes_up[up]
        chosen = draw([rate, 1.0 - rate], random)
        shares = played([rate, 1.0 - rate])
        self._explain([Moves.RECRUIT, Moves.RECRUIT + 1], shares, self._answer_values(up), chosen, drawn=True)
        self._believe(view, random)
        return Moves.RECRUIT + chosen

    def _solve_answer(self, view: AgentAvenueView, random: Stream) -> int:
        """The turn as it stood before the offer, solved over hands that could have made it; the card shown."""
        judge = self.judge(view)
        up = led(view)
        offered = self._imagined(view, random, self._hands)
        if offered[0].is_pair(offered[0].active):
            hands = [hand_before_cover(world, random) for world in offered]
            self.stage = cover_stage(up, hands, Outcomes(offered, judge, random))
        else:
            after = Aftermath()
            self.stage = Stage([_offering(world, up, judge, after, random) for world in offered])
        self.stage.solve(self._rounds)
        return up

    def beliefs(self, view: View) -> Shares:
        """The card that lies face down: by how often the hands of the solved turn lay each beside the card that
        is shown, and in part by how many of them could."""
        assert isinstance(view, AgentAvenueView)
        random = Stream("beliefs")
        if view.phase != "recruit":
            counts, drawn = tally(facts, worlds(view), view.seat, random)
            return {fact: {value: n / drawn for value, n in counts[fact].items()} for fact in counts}
        up = self._solve_answer(view, random)
        laid, possible = [0.0] * len(AGENT_IDS), [0.0] * len(AGENT_IDS)
        for hand in self.stage.hands:
            beside = [offer for offer in hand.offers if offer.up == up]
            for offer in beside:
                laid[offer.down] += hand.weight * offer.share
                possible[offer.down] += hand.weight / len(beside)
        return {"face_down": blended(laid, possible)}

    def _answer_values(self, up: int) -> list[float]:
        """The own chance after either answer, over the hands that would have shown this card."""
        weight = lost_up = lost_down = 0.0
        for hand in self.stage.hands:
            for offer in hand.offers:
                if offer.up == up:
                    weight += hand.weight * offer.share
                    lost_up += hand.weight * offer.share * offer.if_up
                    lost_down += hand.weight * offer.share * offer.if_down
        return [1.0 - lost_up / weight, 1.0 - lost_down / weight] if weight > 0.0 else [0.5, 0.5]


def blended(laid: list[float], possible: list[float]) -> dict[Value, float]:
    """Both as shares of one, in parts of `DOUBT`."""
    by_play, by_chance = sum(laid) or 1.0, sum(possible) or 1.0
    return {
        AGENT_IDS[agent]: (1.0 - DOUBT) * laid[agent] / by_play + DOUBT * could / by_chance
        for agent, could in enumerate(possible)
        if could > 0.0
    }


def _offering(world: AgentAvenue, up: int, judge: Judge, after: Aftermath, random: Stream) -> Hand:
    """The hand that made the offer of this world, before it did."""
    earlier = before_offer(world, random)
    copies = earlier.players[earlier.sides[earlier.active].seats[0]].hand[up]
    return hand_in(earlier, 1.0 / copies, judge, after, random)


def _public(world: AgentAvenue) -> AgentAvenueView:
    """What everybody knows of an imagined world: the same in all worlds one view allows."""
    return view(world, WATCHER)
