"""Bots that play a duel: what greedy, the solvers and the learned player share."""

from abc import abstractmethod
from collections.abc import Mapping

import msgspec

from safehouse.bots.bot import Bot
from safehouse.bots.planner import Planner
from safehouse.bots.thought import Choice, Thought, believe
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View, encode
from safehouse.games.agent_avenue.bots.judges import Judge
from safehouse.games.agent_avenue.bots.stage import Offer, market_values, take_back_up_card
from safehouse.games.agent_avenue.codes import Moves, Phases
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.view import AgentAvenueView
from safehouse.games.agent_avenue.vocabulary import AGENT, AGENT_IDS
from safehouse.games.agent_avenue.worlds.recall import worlds


class DuelBot(Bot):
    """Plays duels; with teammates, where a turn is no game of two, it plans instead."""

    name: str

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._planner: Planner | None = None
        self._thought: Thought | None = None

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, AgentAvenueView)
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        if len(view.players) > 2:
            return self._plan(view, moves, random)
        return self._duel(view, moves, random)

    @abstractmethod
    def _duel(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """A decision of a duel with several moves open."""

    def thought(self) -> Thought | None:
        return self._thought

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

    def _believe(self, view: AgentAvenueView, random: Stream) -> None:
        if self._thought is not None:
            held = believe(facts, worlds(view), view.seat, random)
            self._thought = msgspec.structs.replace(self._thought, beliefs=held)


class TurnBot(DuelBot):
    """Plays a duel turn by turn: an offer is planned whole."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._planned: tuple[bytes, int] | None = None

    def _duel(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        if view.phase == "play":
            return self._open(view, moves, random)
        if view.phase == "cover":
            return self._cover(view, random)
        if view.phase == "recruit":
            return self._answer(view, random)
        return self._trade(view, moves, random)

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

    def _imagined(self, view: AgentAvenueView, random: Stream, count: int) -> list[AgentAvenue]:
        source = worlds(view)
        drawn = [source.draw(random) for _ in range(count)]
        return [take_back_up_card(world) for world in drawn] if view.phase == "cover" else drawn

    def _laid(self, view: AgentAvenueView, offer: Offer) -> int:
        self._planned = (_moment(view, offer.up), Moves.OFFER_DOWN + offer.down)
        return Moves.OFFER_UP + offer.up

    def _remembered(self, view: AgentAvenueView) -> int | None:
        """The card planned to go face down with the one now laid face up, if this is that moment."""
        assert view.offer is not None and view.offer.up is not None
        if self._planned is None or self._planned[0] != _moment(view, AGENT.index[view.offer.up]):
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


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """The card that lies face down, for the side that has to answer."""
    assert isinstance(world, AgentAvenue)
    return (
        {"face_down": AGENT_IDS[world.down]}
        if world.phase == Phases.RECRUIT and world.down_seat != seat
        else {}
    )


def _moment(view: AgentAvenueView, up: int) -> bytes:
    """Everything the seat knows, with this card laid face up: the same before and after laying it."""
    bare = msgspec.structs.replace(view, phase="", question="", offer=None)
    return encode(bare) + bytes([up])
