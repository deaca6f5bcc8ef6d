"""Small games solved, and agents held against the solution.

    python -m safehouse.benchmark.solving agent_avenue -o deck=tiny -o start=green solver greedy random

In a duel: the value by CFR+ (regret matching+ on the sequence form, alternating, linear averages), and for each
agent what a perfect opponent who knows it wins. Where both seats play together: the best pair of plans that
climbing from many beginnings finds, and what pairs of the agent win.
"""

import argparse
import sys
from typing import Any, Final

import msgspec

from safehouse.benchmark.agents import make_agent
from safehouse.benchmark.tree import NOTHING_YET, Asked, Tree
from safehouse.bots.thought import mixture
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.research.extras import need
from safehouse.research.reward import is_duel

np = need("numpy")

ITERATIONS: Final = 1000
SAMPLES: Final = 8
"""How often an agent is asked at one choice; its shares, or its choices, are averaged."""
CLIMBS: Final = 200


class Solution(msgspec.Struct, frozen=True):
    """`value`: what the game is worth to the first seat, from -1 to 1. `doubt`: by how much, at most,
    both seats together could still improve on the solution."""

    value: float
    doubt: float


class Exploited(msgspec.Struct, frozen=True):
    """A perfect opponent's share of the victories against an agent: from the first seat, from the second."""

    first: float
    second: float

    @property
    def beyond_even(self) -> float:
        return (self.first + self.second) / 2 - 0.5


class Side:
    """The choices of one seat as arrays, level by level: a level holds choices after equally many own ones."""

    def __init__(self, asked: list[Asked], sequences: int) -> None:
        self.asked = asked
        self.sequences = sequences
        depth = np.zeros(sequences, int)
        levels: list[list[Asked]] = []
        for choice in asked:
            level = int(depth[choice.parent])
            depth[choice.first : choice.first + len(choice.moves)] = level + 1
            levels += [[]] if level == len(levels) else []
            levels[level].append(choice)
        self._levels = [_level(choices) for choices in levels]
        self._siblings = np.ones(sequences)
        for choice in asked:
            self._siblings[choice.first : choice.first + len(choice.moves)] = len(choice.moves)

    def even(self) -> Any:
        """Each move of a choice equally likely."""
        return 1.0 / self._siblings

    def drawn(self, random: Any) -> Any:
        """A plan: one move at each choice."""
        return self._normal(random.random(self.sequences), best=True)

    def reach(self, policy: Any) -> Any:
        """How likely the seat plays each sequence, as far as it depends on the seat."""
        found = np.ones(self.sequences)
        for moves, starts, parents, sizes in self._levels:
            found[moves] = policy[moves] * np.repeat(found[parents], sizes)
        return found

    def worth(self, gains: Any, policy: Any) -> tuple[Any, float]:
        """What each sequence is worth with all that follows, and the whole."""
        found = gains.copy()
        for moves, starts, parents, sizes in reversed(self._levels):
            np.add.at(found, parents, np.add.reduceat(policy[moves] * found[moves], starts))
        return found, float(found[NOTHING_YET])

    def best(self, gains: Any) -> tuple[Any, float]:
        """The best answer, one move at each choice, and what it is worth."""
        found = gains.copy()
        for moves, starts, parents, sizes in reversed(self._levels):
            np.add.at(found, parents, np.maximum.reduceat(found[moves], starts))
        return self._normal(found, best=True), float(found[NOTHING_YET])

    def regrets(self, gains: Any, policy: Any) -> Any:
        """How much better each move is than the policy at its choice."""
        found, _ = self.worth(gains, policy)
        for moves, starts, parents, sizes in self._levels:
            held = np.add.reduceat(policy[moves] * found[moves], starts)
            found[moves] = found[moves] - np.repeat(held, sizes)
        found[NOTHING_YET] = 0.0
        return found

    def matching(self, regrets: Any) -> Any:
        """Moves in proportion to their regrets."""
        return self._normal(regrets, best=False)

    def _normal(self, weights: Any, best: bool) -> Any:
        policy = np.ones(self.sequences)
        for moves, starts, parents, sizes in self._levels:
            if best:
                policy[moves] = 0.0
                top = np.repeat(np.maximum.reduceat(weights[moves], starts), sizes)
                owner = np.repeat(np.arange(len(starts)), sizes)
                tops = np.flatnonzero(weights[moves] == top)
                policy[moves[tops[np.unique(owner[tops], return_index=True)[1]]]] = 1.0
            else:
                total = np.repeat(np.add.reduceat(weights[moves], starts), sizes)
                even = 1.0 / self._siblings[moves]
                policy[moves] = np.where(total > 0.0, weights[moves] / np.where(total > 0.0, total, 1.0), even)
        return policy


Level = tuple[Any, Any, Any, Any]
"""Sequences of the moves, where each choice begins among them, the choices' parents, their numbers of moves."""


def _level(choices: list[Asked]) -> Level:
    sizes = np.array([len(choice.moves) for choice in choices])
    moves = np.concatenate([np.arange(choice.first, choice.first + len(choice.moves)) for choice in choices])
    return moves, np.concatenate([[0], sizes.cumsum()[:-1]]), np.array([each.parent for each in choices]), sizes


class SmallGame:
    """A tree as arrays."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.sides = [Side(tree.asked[seat], tree.sequences[seat]) for seat in range(2)]
        self.duel = is_duel(tree.game, tree.options)
        first, second, worth = (np.array(column) for column in tree.ends)
        pairs, at = np.unique(first * tree.sequences[1] + second, return_inverse=True)
        self._sequence = [pairs // tree.sequences[1], pairs % tree.sequences[1]]
        self._worth = np.bincount(at, worth)

    def gains(self, seat: int, rival: Any) -> Any:
        """What ends are worth to a seat, by its own sequence, where the other plays like this."""
        reached = self.sides[1 - seat].reach(rival)[self._sequence[1 - seat]]
        sign = -1.0 if seat == 1 and self.duel else 1.0
        return np.bincount(self._sequence[seat], sign * self._worth * reached, self.sides[seat].sequences)

    def answer(self, seat: int, rival: Any) -> tuple[Any, float]:
        return self.sides[seat].best(self.gains(seat, rival))

    def solve(self, iterations: int = ITERATIONS) -> tuple[Solution, list[Any]]:
        """The value of a duel and nearly perfect policies."""
        policies = [side.even() for side in self.sides]
        regrets = [np.zeros(side.sequences) for side in self.sides]
        sums = [np.zeros(side.sequences) for side in self.sides]
        for iteration in range(1, iterations + 1):
            for seat, side in enumerate(self.sides):
                gains = self.gains(seat, policies[1 - seat])
                regrets[seat] = np.maximum(regrets[seat] + side.regrets(gains, policies[seat]), 0.0)
                policies[seat] = side.matching(regrets[seat])
                sums[seat] += iteration * side.reach(policies[seat])
        found = [side.matching(total) for side, total in zip(self.sides, sums, strict=True)]
        best = [self.answer(seat, found[1 - seat])[1] for seat in range(2)]
        return Solution(value=(best[0] - best[1]) / 2, doubt=best[0] + best[1]), found

    def climb(self, climbs: int = CLIMBS, seed: int = 1) -> float:
        """Playing together: how often the best pair of plans wins that was found, each the best answer to the
        other."""
        random = np.random.default_rng(seed)
        top = -1.0
        for _ in range(climbs):
            plan, reached, before = self.sides[1].drawn(random), -1.0, -2.0
            while reached > before + 1e-12:
                before = reached
                first, _ = self.answer(0, plan)
                plan, reached = self.answer(1, first)
            top = max(top, reached)
        return (top + 1) / 2

    def policy_of(self, agent: str, seat: int, samples: int = SAMPLES) -> Any:
        """How an agent plays, asked at every choice that its own moves can lead to; where it says what it draws
        from, that counts. An agent answers by its view: choices with the same view are asked once."""
        side = self.sides[seat]
        policy = np.zeros(side.sequences)
        policy[NOTHING_YET] = 1.0
        answers: dict[bytes, dict[int, float]] = {}
        for choice in side.asked:
            if policy[choice.parent] == 0.0:
                continue
            if choice.view not in answers:
                answers[choice.view] = self.answers_at(agent, choice, samples)
            for move, share in answers[choice.view].items():
                policy[choice.first + choice.moves.index(move)] = share
        return policy

    def answers_at(self, agent: str, choice: Asked, samples: int) -> dict[int, float]:
        """The agent's moves at a choice with their shares, over so many times of asking."""
        found: dict[int, float] = {}
        for sample in range(samples):
            for move, share in self.asked_at(agent, choice, sample).items():
                found[move] = found.get(move, 0.0) + share / samples
        return found

    def asked_at(self, agent: str, choice: Asked, sample: int) -> dict[int, float]:
        """The same of one time of asking."""
        game, options = self.tree.game, self.tree.options
        bot = make_agent(agent, game, options, [agent, agent])
        move = bot.choose(game.read_view(choice.view), choice.moves, Stream(f"{agent} {sample}"))
        bot.rest()
        return mixture(bot.thought(), move)

    def exploited(self, agent: str, samples: int = SAMPLES) -> Exploited:
        """In a duel: what the best answers to an agent win."""
        won = [self.answer(seat, self.policy_of(agent, 1 - seat, samples))[1] for seat in range(2)]
        return Exploited(*((worth + 1) / 2 for worth in won))

    def together(self, agent: str, samples: int = SAMPLES) -> float:
        """Playing together: how often a pair of the agent wins."""
        policies = [self.policy_of(agent, seat, samples) for seat in range(2)]
        return (self.sides[0].worth(self.gains(0, policies[1]), policies[0])[1] + 1) / 2


def small_game(game: AnyGame, options: Options) -> SmallGame:
    return SmallGame(Tree(game, options))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("agents", nargs="*")
    reader.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    reader.add_argument("--iterations", type=int, default=ITERATIONS)
    reader.add_argument("--samples", type=int, default=SAMPLES)
    given = reader.parse_intermixed_args()
    game = find(given.game)
    small = small_game(game, game.read_options(dict(pair.split("=", 1) for pair in given.option)))
    tell = sys.stdout.write
    tell(
        f"{len(small.tree.asked[0])} and {len(small.tree.asked[1])} choices, "
        f"{len(small.tree.ends[0])} ways to the end\n"
    )
    if small.duel:
        solution, _ = small.solve(given.iterations)
        share = (solution.value + 1) / 2
        tell(f"the first seat wins {share:.4f} (both together {solution.doubt / 2:.4f} from perfect)\n")
    else:
        tell(f"the best pair of plans found wins {small.climb():.4f}\n")
    for agent in given.agents:
        if small.duel:
            read = small.exploited(agent, given.samples)
            tell(
                f"{agent}: exploitability {read.beyond_even:.3f}; the best response wins "
                f"{read.first:.3f} in the first seat, {read.second:.3f} in the second\n"
            )
        else:
            tell(f"{agent}: a pair of them wins {small.together(agent, given.samples):.4f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
