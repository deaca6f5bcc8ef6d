"""Bots that play turn by turn: what greedy and the solvers share."""

from abc import abstractmethod
from collections.abc import Mapping

import msgspec

from safehouse.bots.bot import Bot
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


class TurnBot(Bot):
    """Plays turn by turn: a lone player's offer is planned whole, a pair leads and covers."""

    name: str

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._thought: Thought | None = None
        self._planned: tuple[bytes, int] | None = None

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, AgentAvenueView)
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        if view.phase == "play":
            return self._lead(view, moves, random) if has_mate(view) else self._open(view, moves, random)
        if view.phase == "cover":
            return self._follow(view, moves, random) if has_mate(view) else self._cover(view, random)
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
        """Alone: swap, or lay the first card of an offer."""

    @abstractmethod
    def _cover(self, view: AgentAvenueView, random: Stream) -> int:
        """Alone: lay the second card of an offer."""

    @abstractmethod
    def _lead(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """With a mate: swap, or lead a card face up."""

    @abstractmethod
    def _follow(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        """With a mate who has led: swap, or lay a card face down."""

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
        laying = view.phase == "cover" and not has_mate(view)
        return [take_back_up_card(world) for world in drawn] if laying else drawn

    def _laid(self, view: AgentAvenueView, offer: Offer) -> int:
        self._planned = (_moment(view, offer.up), Moves.OFFER_DOWN + offer.down)
        return Moves.OFFER_UP + offer.up

    def _remembered(self, view: AgentAvenueView) -> int | None:
        """The card planned to go face down with the one now laid face up, if this is that moment."""
        if self._planned is None or self._planned[0] != _moment(view, led(view)):
            return None
        return self._planned[1]

    def _believe(self, view: AgentAvenueView, random: Stream) -> None:
        if self._thought is not None:
            held = believe(facts, worlds(view), view.seat, random)
            self._thought = msgspec.structs.replace(self._thought, beliefs=held)

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


def own_side(view: AgentAvenueView) -> int:
    return next(i for i, side in enumerate(view.sides) if view.seat in side.seats)


def has_mate(view: AgentAvenueView) -> bool:
    return len(view.sides[own_side(view)].seats) == 2


def led(view: AgentAvenueView) -> int:
    """The card that lies face up."""
    assert view.offer is not None and view.offer.up is not None
    return AGENT.index[view.offer.up]


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
