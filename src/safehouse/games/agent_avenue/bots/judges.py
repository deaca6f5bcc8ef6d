"""How good a position of Agent Avenue is: judges give a side's chance to win, from 0 to 1.

A judge looks at positions between turns; in the middle of the market it takes the position as it lies.
"""
# compiled by mypyc

from math import exp
from typing import Final

from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.games.agent_avenue.codes import Agents, Cards, Moves, Phases
from safehouse.games.agent_avenue.rules.position import Position, Side
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import NOBODY, ONGOING, SPACES

DECK_STEPS: Final = [4, 8, 14, 20, 26]

# Features: the first number of each group. A side's groups repeat for the side to move and the other.
MOST_SWAPS: Final = 4
COMMON: Final = Agents.SIDEKICK
"""The names before the two single cards, Sidekick and Mole."""
COUNTED: Final = 3 * COMMON + Agents.COUNT - COMMON
"""Common names: one, two, three and more copies; then the single cards."""
IN_PLAY: Final = 0
SWAPS: Final = IN_PLAY + COUNTED
HAND_KNOWN: Final = SWAPS + MOST_SWAPS
HAND: Final = HAND_KNOWN + 1
ONGOING_CARDS: Final = HAND + COUNTED
SPACE: Final[int] = ONGOING_CARDS + ONGOING
PER_SIDE: Final[int] = SPACE + SPACES
LEAD: Final[int] = 2 * PER_SIDE
DECK: Final[int] = LEAD + 13
SUPPLY: Final[int] = DECK + len(DECK_STEPS)
FEATURES: Final[int] = SUPPLY + Cards.COUNT


class Judge:
    """The base of all judges: knows who has won, and nothing else."""

    def chance(self, world: AgentAvenue, side: int, random: Stream) -> float:
        """The chance of `side` to win, in a position with a winner or between two turns."""
        if world.winner != NOBODY:
            return 1.0 if world.winner == side else 0.0
        return self.estimate(world, side, random)

    def estimate(self, world: AgentAvenue, side: int, random: Stream) -> float:
        return 0.5


class RuleOfThumb(Judge):
    """A hand-made judgement: the lead, and what the agents in play promise or threaten."""

    def estimate(self, world: AgentAvenue, side: int, random: Stream) -> float:
        score = 0.35 * float(world.lead(side))
        score += prospects(world.sides[side]) - prospects(world.sides[1 - side])
        return 1.0 / (1.0 + exp(-score))


ONE_COPY: Final = [0.75, 0.25, 0.45, -0.15, -0.35, 0.6]
TWO_COPIES: Final = [-0.1, 0.25, 1.4, -0.2, -1.6, 1.0]
"""By common name: what one copy in play, or two and more, are worth to a side (fitted to self-play)."""


def prospects(side: Side) -> float:
    total = 0.0
    for agent in range(COMMON):
        copies = side.in_play[agent]
        if copies == 1:
            total += ONE_COPY[agent]
        elif copies >= 2:
            total += TWO_COPIES[agent]
    if side.owns(Cards.LEADER_OF_THE_PACK):
        total += 0.5 * float(side.in_play[Agents.DAREDEVIL])
    for card in range(ONGOING):
        if side.owns(card):
            total += 0.2
    return total


THUMB: Final = RuleOfThumb()
NO_SECOND_RANDOM: Final = Stream()


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won), by rule of thumb."""
    assert isinstance(world, AgentAvenue)
    return 2.0 * THUMB.chance(world, world.players[seat].side, NO_SECOND_RANDOM) - 1.0


class Rollouts(Judge):
    """The share of wins in games played on at random from here, offers and answers without swaps."""

    def __init__(self, games: int = 30) -> None:
        self.games: int = games

    def estimate(self, world: AgentAvenue, side: int, random: Stream) -> float:
        won = 0
        for i in range(self.games):
            twin = world.copy()
            reshuffle(twin, random)
            while twin.phase != Phases.OVER:
                seat = twin.pending()[0]
                twin.apply(seat, without_swaps(twin, seat, twin.moves(seat), random))
            if twin.winner == side:
                won += 1
        return float(won) / float(self.games)


def without_swaps(world: State, seat: int, moves: list[int], random: Stream) -> int:
    """A random move that is no swap: how games are imagined to go on."""
    first = 0
    while moves[first] < Moves.OFFER_UP and moves[len(moves) - 1] >= Moves.OFFER_UP:
        first += 1
    return moves[first + random.below(len(moves) - first)]


def reshuffle(world: AgentAvenue, random: Stream) -> None:
    """A new order for the cards nobody has seen yet."""
    rest = world.deck[world.drawn :]
    random.shuffle(rest)
    world.deck = rest
    world.drawn = 0
    if world.advanced:
        market = world.market[world.market_drawn :]
        random.shuffle(market)
        world.market = market
        world.market_drawn = 0


class Net(Judge):
    """One hidden layer over flags of the position, trained by self-play; see tools/train_values.py.

    `sees`: by side, whether it may look at its hand in imagined worlds. It never looks at those of a pair.
    """

    def __init__(
        self,
        rows: list[list[float]] | None = None,
        bias: list[float] | None = None,
        out: list[float] | None = None,
        out_bias: float = 0.0,
    ) -> None:
        self.rows: list[list[float]] = rows if rows is not None else []
        """For each hidden unit the weights of all features."""
        self.bias: list[float] = bias if bias is not None else []
        self.out: list[float] = out if out is not None else []
        self.out_bias: float = out_bias
        self.sees: list[bool] = [True, True]

    def estimate(self, world: AgentAvenue, side: int, random: Stream) -> float:
        mover = world.active if world.phase == Phases.PLAY else 1 - world.active
        chance = self.forward(features(world, mover, self.sees[mover], self.sees[1 - mover]))
        return chance if mover == side else 1.0 - chance

    def forward(self, active: list[int]) -> float:
        return self.finish(self.bias, active)

    def sums(self, active: list[int]) -> list[float]:
        """What reaches each hidden unit from these flags; `finish` adds the rest."""
        found: list[float] = []
        for unit in range(len(self.out)):
            row = self.rows[unit]
            total = self.bias[unit]
            for feature in active:
                total += row[feature]
            found.append(total)
        return found

    def finish(self, sums: list[float], active: list[int]) -> float:
        """The mover's chance, given what has reached the hidden units already and the flags still to add."""
        score = self.out_bias
        for unit in range(len(self.out)):
            row = self.rows[unit]
            total = sums[unit]
            for feature in active:
                total += row[feature]
            if total > 0.0:
                score += total * self.out[unit]
        return 1.0 / (1.0 + exp(-score))


def features(world: Position, mover: int, sees_mover: bool, sees_other: bool) -> list[int]:
    """The numbers of the flags that are set, seen by the side to move."""
    found: list[int] = []
    side_features(found, world, mover, 0, sees_mover)
    side_features(found, world, 1 - mover, PER_SIDE, sees_other)
    found.append(LEAD + min(max(world.lead(mover), -6), 6) + 6)
    deck = world.deck_size()
    for i in range(len(DECK_STEPS)):
        if deck >= DECK_STEPS[i]:
            found.append(DECK + i)
    for card in world.supply:
        found.append(SUPPLY + card)
    return found


def side_features(found: list[int], world: Position, number: int, base: int, sees_hand: bool) -> None:
    side = world.sides[number]
    counts(found, side.in_play, base + IN_PLAY)
    swaps = 0
    for seat in side.seats:
        swaps += world.players[seat].swaps
    for i in range(min(swaps, MOST_SWAPS)):
        found.append(base + SWAPS + i)
    if sees_hand and len(side.seats) == 1:
        found.append(base + HAND_KNOWN)
        counts(found, world.players[side.seats[0]].hand, base + HAND)
    if world.advanced:
        if side.ongoing != 0:
            for card in range(ONGOING):
                if side.owns(card):
                    found.append(base + ONGOING_CARDS + card)
        found.append(base + SPACE + side.progress % SPACES)


def counts(found: list[int], copies: list[int], base: int) -> None:
    """Of a common name one of three flags, of a single card one."""
    for agent in range(COMMON):
        held = copies[agent]
        if held > 0:
            found.append(base + 3 * agent + min(held, 3) - 1)
    for agent in range(Agents.SIDEKICK, Agents.COUNT):
        if copies[agent] > 0:
            found.append(base + 3 * COMMON + agent - Agents.SIDEKICK)
