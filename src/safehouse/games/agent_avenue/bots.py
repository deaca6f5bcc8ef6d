"""The bots of Agent Avenue: greedy, and the stage solver. BOTS.md tells how strong they are."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from safehouse.bots.bot import Bot
from safehouse.bots.levels import Level
from safehouse.bots.planner import Planner
from safehouse.bots.thought import Choice, Thought, believe
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State
from safehouse.core.view import View, encode
from safehouse.games.agent_avenue.data import AGENT_IDS
from safehouse.games.agent_avenue.moves import AGENTS, ANSWER, OFFER_DOWN, OFFER_UP, RECRUIT, SWAP
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.recall import AGENT, worlds
from safehouse.games.agent_avenue.solver import (
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
    take_back_up_card,
    value_offers,
)
from safehouse.games.agent_avenue.solver_value import FEATURES, Judge, Net, Rollouts, RuleOfThumb, without_swaps
from safehouse.games.agent_avenue.state import AgentAvenue
from safehouse.games.agent_avenue.view import AgentAvenueView, view

playout = without_swaps

NO_SECOND_RANDOM: Final = Stream()
_THUMB: Final = RuleOfThumb()


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won), by rule of thumb."""
    assert isinstance(world, AgentAvenue)
    return 2.0 * _THUMB.chance(world, world.players[seat].side, NO_SECOND_RANDOM) - 1.0


def options_of(seen: View) -> AgentAvenueOptions:
    """The options of the game this view comes from, as far as they matter after the deal."""
    assert isinstance(seen, AgentAvenueView)
    variant = {2: "duel", 3: "team3", 4: "team4"}[len(seen.players)]
    return AgentAvenueOptions.read({"mode": seen.mode, "variant": variant, "deck": seen.deck})


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """The card that lies face down, for the side that has to answer."""
    assert isinstance(world, AgentAvenue)
    return {"face_down": AGENT_IDS[world.down]} if world.phase == ANSWER and world.down_seat != seat else {}


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned values as they lie in data/: for each hidden unit the weights of all features."""

    rows: list[list[float]]
    bias: list[float]
    out: list[float]
    out_bias: float


@cache
def read_net(path: Path) -> Net:
    weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    assert all(len(row) == FEATURES for row in weights.rows)
    return Net(weights.rows, weights.bias, weights.out, weights.out_bias)


def learned(mode: str) -> Net:
    """The judge learned by self-play in this mode."""
    return read_net(Path(__file__).parent / "data" / f"values_{mode}.json")


class TurnBot(Bot):
    """Plays a duel turn by turn; with teammates, where a turn is no game of two, it plans instead."""

    name: str

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._planner: Planner | None = None
        self._planned: tuple[bytes, int] | None = None
        self._thought: Thought | None = None

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, AgentAvenueView)
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        if len(view.players) > 2:
            return self._plan(view, moves, random)
        if view.phase == "play":
            return self._open(view, moves, random)
        if view.phase == "cover":
            return self._cover(view, random)
        if view.phase == "recruit":
            return self._answer(view, random)
        return self._trade(view, moves, random)

    def thought(self) -> Thought | None:
        return self._thought

    @abstractmethod
    def judge(self, view: AgentAvenueView) -> Judge:
        """Who values positions."""

    @abstractmethod
    def _open(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """Swap, or lay the first card of an offer."""

    @abstractmethod
    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        """Lay the second card of an offer."""

    @abstractmethod
    def _answer(self, view: AgentAvenueView, random: Stream) -> int:
        """Take one of the two offered cards."""

    def _trade(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """Take and use market cards: the best mean over imagined worlds."""
        values = market_values(self._imagined(view, random, 16), view.seat, moves, self.judge(view), random)
        best = max(range(len(moves)), key=values.__getitem__)
        self._explain(moves, [float(i == best) for i in range(len(moves))], values, best)
        return moves[best]

    def _plan(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        if self._planner is None:
            self._planner = self._team_planner()
        if self.options is not None and self._planner.options is None:
            self._planner.sit(self.options)
        move = self._planner.choose(view, moves, random)
        self._thought = self._planner.thought()
        return move

    def _team_planner(self) -> Planner:
        return Planner(self._game, iterations=4000, form="multiple")

    def limit(self, iterations: int) -> None:
        if self._planner is None:
            self._planner = self._team_planner()
        self._planner.limit(iterations)

    def _imagined(self, view: AgentAvenueView, random: Stream, count: int) -> list[AgentAvenue]:
        source = worlds(view)
        drawn = [source.draw(random) for _ in range(count)]
        return [take_back_up_card(world) for world in drawn] if view.phase == "cover" else drawn

    def _laid(self, view: AgentAvenueView, offer: Offer) -> int:
        self._planned = (_moment(view, offer.up), OFFER_DOWN + offer.down)
        return OFFER_UP + offer.up

    def _remembered(self, view: AgentAvenueView) -> int | None:
        """The card planned to go face down with the one now laid face up, if this is that moment."""
        assert view.offer is not None and view.offer.up is not None
        if self._planned is None or self._planned[0] != _moment(view, AGENT[view.offer.up]):
            return None
        return self._planned[1]

    def _explain(
        self, moves: list[int], shares: list[float], chances: list[float], chosen: int, drawn: bool = False
    ) -> None:
        self._thought = Thought(
            bot=self.name,
            move=moves[chosen],
            before=sum(share * chance for share, chance in zip(shares, chances, strict=True)),
            after=chances[chosen],
            drawn=drawn,
            choices=[
                Choice(move, share, chance) for move, share, chance in zip(moves, shares, chances, strict=True)
            ],
        )

    def _believe(self, view: AgentAvenueView, random: Stream) -> None:
        if self._thought is not None:
            held = believe(facts, worlds(view), view.seat, random)
            self._thought = msgspec.structs.replace(self._thought, beliefs=held)


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
        return _THUMB

    def _team_planner(self) -> Planner:
        return Planner(self._game, iterations=60 if self._noise else 250)

    def _open(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        return self._laid(view, self._best_offer(view, random, None))

    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        remembered = self._remembered(view)
        if remembered is not None:
            return remembered
        assert view.offer is not None and view.offer.up is not None
        return OFFER_DOWN + self._best_offer(view, random, AGENT[view.offer.up]).down

    def _best_offer(self, view: AgentAvenueView, random: Stream, up: int | None) -> Offer:
        imagined = self._imagined(view, random, self._worlds)
        offers = [offer for offer in offers_of(imagined[0], view.seat) if up is None or offer.up == up]
        value_offers(offers, imagined, _THUMB, Aftermath(), random)
        judged = [_cautious(offer) + self._error(random) for offer in offers]
        best = max(range(len(offers)), key=judged.__getitem__)
        kind = OFFER_UP if up is None else OFFER_DOWN
        codes = [kind + (offer.up if up is None else offer.down) for offer in offers]
        self._explain(codes, [float(i == best) for i in range(len(offers))], judged, best)
        return offers[best]

    def _answer(self, view: AgentAvenueView, random: Stream) -> int:
        imagined = self._imagined(view, random, self._worlds)
        moves = [RECRUIT, RECRUIT + 1]
        values = market_values(imagined, view.seat, moves, _THUMB, random)
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


JudgeName = Literal["net", "rollouts", "thumb"]


class StageSolver(TurnBot):
    """Solves each turn over imagined hands and draws its moves from the solution.

    `hands` and `rounds`: the size of the solved game. `own_worlds`: worlds over which its own offers are
    valued. `swap_worlds`: worlds over which swaps are valued, 0 never swaps; a swap must gain `swap_gain`.
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
        self.stage: Stage = Stage()
        """The game of the last decision, solved."""

    def limit(self, iterations: int) -> None:
        """The effort of a solver is its hands; the worlds for swaps and for own offers shrink with them."""
        super().limit(iterations)
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
            return _THUMB
        return self._net(view)

    def _net(self, view: AgentAvenueView) -> Net:
        net = read_net(Path(self._values)) if self._values else learned(view.mode)
        return Net(net.rows, net.bias, net.out, net.out_bias)

    def _solve_own(self, view: AgentAvenueView, random: Stream) -> tuple[Hand, Judge]:
        """The stage with the own hand first; the other hands are what anybody could believe."""
        judge = self.judge(view)
        if isinstance(judge, Net):
            judge.sees[1 - _side(view)] = False
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
        self._explain_offer(own.offers, [OFFER_UP + offer.up for offer in own.offers], chosen)
        return self._laid(view, own.offers[chosen])

    def mixture(self, view: AgentAvenueView, random: Stream) -> dict[tuple[int, int], float]:
        """The shares with which it makes each offer, face up and face down, where it does not swap."""
        own, _judge = self._solve_own(view, random)
        shares = played([offer.share for offer in own.offers])
        return {(offer.up, offer.down): share for offer, share in zip(own.offers, shares, strict=True)}

    def _best_swap(self, view: AgentAvenueView, moves: list[int], judge: Judge, random: Stream) -> int | None:
        if self._swap_worlds == 0 or moves[0] >= OFFER_UP:
            return None
        imagined = self._imagined(view, random, self._swap_worlds)
        gains = swap_gains(imagined, view.seat, self.stage.takes_up, judge, random)
        best = max(range(AGENTS), key=gains.__getitem__)
        if gains[best] <= self._swap_gain:
            return None
        held = [agent for agent in range(AGENTS) if gains[agent] > -1.0]
        value = self._own_value()
        self._explain(
            [SWAP + agent for agent in held],
            [float(agent == best) for agent in held],
            [value + gains[agent] for agent in held],
            held.index(best),
        )
        return SWAP + best

    def _own_value(self) -> float:
        taken = self.stage.takes_up
        return sum(offer.share * offer.value(taken[offer.up]) for offer in self.stage.hands[0].offers)

    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        remembered = self._remembered(view)
        if remembered is not None:
            return remembered
        assert view.offer is not None and view.offer.up is not None
        own, _judge = self._solve_own(view, random)
        offers = [offer for offer in own.offers if offer.up == AGENT[view.offer.up]]
        total = sum(offer.share for offer in offers)
        even = 1.0 / len(offers)
        chosen = draw([offer.share / total if total > 0.0 else even for offer in offers], random)
        self._explain_offer(offers, [OFFER_DOWN + offer.down for offer in offers], chosen)
        return OFFER_DOWN + offers[chosen].down

    def _explain_offer(self, offers: list[Offer], codes: list[int], chosen: int) -> None:
        taken = self.stage.takes_up
        values = [offer.value(taken[offer.up]) for offer in offers]
        self._explain(codes, played([offer.share for offer in offers]), values, chosen, drawn=True)

    def _answer(self, view: AgentAvenueView, random: Stream) -> int:
        judge = self.judge(view)
        source = worlds(view)
        assert view.offer is not None and view.offer.up is not None
        up = AGENT[view.offer.up]
        after = Aftermath()
        hands = []
        for _ in range(self._hands):
            world = before_offer(source.draw(random), random)
            copies = world.players[world.sides[world.active].seats[0]].hand[up]
            hands.append(hand_in(world, 1.0 / copies, judge, after, random))
        self.stage = Stage(hands)
        self.stage.solve(self._rounds)
        rate = self.stage.takes_up[up]
        chosen = draw([rate, 1.0 - rate], random)
        shares = played([rate, 1.0 - rate])
        self._explain([RECRUIT, RECRUIT + 1], shares, self._answer_values(up), chosen, drawn=True)
        self._believe(view, random)
        return RECRUIT + chosen

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


def _moment(view: AgentAvenueView, up: int) -> bytes:
    """Everything the seat knows, with this card laid face up: the same before and after laying it."""
    bare = msgspec.structs.replace(view, phase="", question="", offer=None)
    return encode(bare) + bytes([up])


def _side(view: AgentAvenueView) -> int:
    return next(i for i, side in enumerate(view.sides) if view.seat in side.seats)


def _public(world: AgentAvenue) -> AgentAvenueView:
    """What everybody knows of an imagined world: the same in all worlds one view allows."""
    return view(world, WATCHER)


def _exploiter(game: AnyGame, **settings: Any) -> Bot:
    from safehouse.games.agent_avenue.solver_exploiter import Exploiter

    return Exploiter(game, **settings)


BOTS: Final = {"greedy": Greedy, "solver": StageSolver, "exploiter": _exploiter}

LEVELS: Final = {
    "easy": Level(
        "greedy:worlds=8+noise=0.25", "plays like normal with a judgement that is often off; no swaps"
    ),
    "normal": Level("greedy", "offers the pair with the best outcomes, the worse counting double; no swaps"),
    "hard": Level(
        "planner:iterations=1000+form=multiple", "searches 1,000 imagined games, a tree for each side; swaps"
    ),
    "expert": Level("solver", "solves each turn over 64 imagined hands with learned values; swaps"),
}
