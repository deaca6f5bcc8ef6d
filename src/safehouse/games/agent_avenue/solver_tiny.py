"""How far a bot can be exploited, exactly, on the tiny deck: the best response to it is computed.

    python -m safehouse.games.agent_avenue.solver_tiny solver greedy random

The tiny game has 2,520 deals and at most three turns. Every one of them is played against every move,
while what the responder knows decides which positions it must treat alike.
"""

import argparse
import sys
from itertools import permutations
from typing import Any, Final

from safehouse.bots.bot import Bot, make
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.games.agent_avenue.moves import AGENTS, GREEN
from safehouse.games.agent_avenue.options import AgentAvenueOptions, empty_table
from safehouse.games.agent_avenue.state import AgentAvenue

TINY: Final = AgentAvenueOptions(deck="tiny", start="green")
SAMPLES: Final = 8
"""How often a bot is asked at one decision; its shares, or its choices, are averaged."""


class Line:
    """One way the game can have gone: a position, its likelihood, and what either seat has seen, numbered."""

    def __init__(self, state: AgentAvenue, weight: float, seen: tuple[int, int]) -> None:
        self.state = state
        self.weight = weight
        self.seen = seen


def deals() -> list[tuple[AgentAvenue, int]]:
    """Every deal of the eight cards and in how many orders it can come; the green side starts."""
    base = empty_table(TINY)
    cards = [agent for agent in range(AGENTS) for _ in range(base.copies[agent])]
    size = base.hand_limit
    ways: dict[tuple[int, ...], int] = {}
    for order in set(permutations(cards)):
        deal = (*sorted(order[:size]), *sorted(order[size : 2 * size]), *order[2 * size :])
        ways[deal] = ways.get(deal, 0) + 1
    return [(_dealt(base, list(deal)), count) for deal, count in sorted(ways.items())]


def _dealt(base: AgentAvenue, deck: list[int]) -> AgentAvenue:
    state = base.copy()
    state.active = GREEN
    state.deck = deck
    for player in state.players:
        for _ in range(state.hand_limit):
            player.hand[deck[state.drawn]] += 1
            state.drawn += 1
        player.hand_size = state.hand_limit
    return state


class Exploit:
    """The best response to a bot that holds the seat `bot_seat`."""

    def __init__(self, game: AnyGame, spec: str, bot_seat: int, samples: int = SAMPLES) -> None:
        self._game = game
        self._spec = spec
        self._seat = bot_seat
        self._samples = samples
        self._numbers: dict[Any, int] = {}
        self._policies: dict[int, list[tuple[int, float]]] = {}

    def value(self) -> float:
        """How often the best response wins."""
        lines = []
        for state, ways in deals():
            seen = [self._number(self._game.view_bytes(state, seat)) for seat in range(2)]
            lines.append(Line(state, float(ways), (seen[0], seen[1])))
        return self._best(lines) / sum(line.weight for line in lines)

    def _number(self, seen: Any) -> int:
        return self._numbers.setdefault(seen, len(self._numbers))

    def _best(self, lines: list[Line]) -> float:
        """The most that the responder can win of these lines, which it has not looked at yet."""
        groups: dict[int, list[Line]] = {}
        won = 0.0
        for line in lines:
            if line.state.over():
                won += line.weight * float(line.state.winner != self._seat)
            else:
                groups.setdefault(line.seen[1 - self._seat], []).append(line)
        return won + sum(self._best_alike(alike) for alike in groups.values())

    def _best_alike(self, lines: list[Line]) -> float:
        """The same for lines that the responder cannot tell apart."""
        state = lines[0].state
        mover = state.pending()[0]
        if mover == self._seat:
            after = []
            for line in lines:
                for move, chance in self._policy(line):
                    after.append(self._next(line, mover, move, chance))
            return self._best(after)
        return max(
            self._best([self._next(line, mover, move, 1.0) for line in lines]) for move in state.moves(mover)
        )

    def _next(self, line: Line, mover: int, move: int, chance: float) -> Line:
        twin = line.state.copy()
        twin.events = []
        twin.apply(mover, move)
        told = [
            tuple((event.kind, *(event.seen_by(seat) or [-1])) for event in twin.events) for seat in range(2)
        ]
        own = [move if seat == mover else -1 for seat in range(2)]
        seen = [self._number((line.seen[seat], own[seat], told[seat])) for seat in range(2)]
        return Line(twin, line.weight * chance, (seen[0], seen[1]))

    def _policy(self, line: Line) -> list[tuple[int, float]]:
        """The bot's moves here with their chances; asked once for each thing it can know."""
        known = self._policies.get(line.seen[self._seat])
        if known is None:
            known = self._ask(line.state)
            self._policies[line.seen[self._seat]] = known
        return known

    def _ask(self, state: AgentAvenue) -> list[tuple[int, float]]:
        moves = state.moves(self._seat)
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        view = self._game.view(state, self._seat)
        chances = dict.fromkeys(moves, 0.0)
        for sample in range(self._samples):
            bot = make(self._spec, self._game, TINY)
            move = bot.choose(view, moves, Stream(f"{self._spec} {sample}"))
            for code, share in shares(bot, move).items():
                chances[code] += share / self._samples
        return [(move, chance) for move, chance in chances.items() if chance > 0.0]


def shares(bot: Bot, move: int) -> dict[int, float]:
    """The mixture a bot drew its move from, where it says that it draws; else the move alone."""
    thought = bot.thought()
    if thought is None or not thought.drawn:
        return {move: 1.0}
    mixture: dict[int, float] = {}
    for choice in thought.choices:
        mixture[choice.move] = mixture.get(choice.move, 0.0) + choice.share
    return mixture


def exploitability(spec: str, samples: int = SAMPLES) -> tuple[float, float, float]:
    """By how much more than half of the games a perfect opponent wins, and its wins starting and second."""
    game = find("agent_avenue")
    starting = Exploit(game, spec, 1, samples).value()
    second = Exploit(game, spec, 0, samples).value()
    return (starting + second) / 2.0 - 0.5, starting, second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="how often a bot is asked at one decision")
    given = parser.parse_args()
    for spec in given.bots:
        found, starting, second = exploitability(spec, given.samples)
        sys.stdout.write(
            f"{spec}: exploitability {found:.3f}; the best response wins {starting:.3f} starting, "
            f"{second:.3f} second\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
