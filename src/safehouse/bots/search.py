"""Information-set tree search: Monte Carlo over worlds that one view cannot tell apart. Knows no game."""
# compiled by mypyc

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from safehouse.core.events import Event
from safehouse.core.game import Worlds
from safehouse.core.random import Stream
from safehouse.core.state import State

Playout = Callable[[State, int, list[int], Stream], int]
"""Chooses a move for a seat of an imagined world beyond the tree."""
Evaluate = Callable[[State, int], float]
"""How good an imagined position is for a seat, from -1 (lost) to 1 (won)."""
Order = Callable[[State, int, list[int]], list[int]]
"""The moves of a seat in an imagined world, the most promising first."""
Fingerprint = Callable[[State, int], bytes]
"""What a seat sees of an imagined world, as bytes."""

UNSEEN: Final = -1
NOBODY: Final = -1
CLOCK_EVERY: Final = 16


class Arm:
    """One move at one decision: how often it was open, tried, and what came of it for its mover."""

    def __init__(self, move: int = 0) -> None:
        self.move: int = move
        self.open: float = 0.0
        self.tried: float = 0.0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / self.tried if self.tried > 0.0 else 0.5


class Node:
    """What one observer knows at one point: the moves tried there, and where observations lead."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.arms: dict[int, Arm] = {}
        self.after: dict[int, Node] = {}
        self.seen: bytes = b""


class Settings:
    """How to search. `widening` is the exponent of progressive widening for menus longer than `wide_from`.

    `observers`: the seat whose tree each seat's decisions are looked up in; all the same seat in the
    single-observer form, each its own in the multiple-observer form. `teams`: the team of each seat.
    `playout_limit`: that many moves beyond the tree the position is evaluated; 0 plays to the end.
    `own_draws`: whether what chance hands to the mover (a drawn card) parts its later decisions.
    `remember_from`: own decisions visited this often are marked with what was seen, for reuse; 0 never.
    """

    def __init__(self, observers: list[int] | None = None, teams: list[int] | None = None) -> None:
        self.observers: list[int] = observers if observers is not None else [0, 0]
        self.teams: list[int] = teams if teams is not None else [0, 1]
        self.exploration: float = 0.7
        self.widening: float = 0.5
        self.wide_from: int = 24
        self.most_nodes: int = 60_000
        self.longest: int = 10_000
        self.playout_limit: int = 0
        self.own_draws: bool = True
        self.remember_from: int = 0
        self.playout: Playout | None = None
        self.evaluate: Evaluate | None = None
        self.order: Order | None = None
        self.fingerprint: Fingerprint | None = None


def observation(events: list[Event], seat: int) -> int:
    """What a seat notices of these events, as one number; UNSEEN if it notices nothing."""
    key: i64 = 0x2545F491
    noticed = False
    for event in events:
        seen = event.seen_by(seat)
        if seen is None:
            continue
        noticed = True
        key = ((key ^ (event.kind & 0xFFFF)) * 0x1E3779B1) & 0x7FFFFFFF
        for value in seen:
            key = ((key ^ (value & 0x3FFFFFFF)) * 0x1E3779B1) & 0x7FFFFFFF
            key = key ^ (key >> 15)
    return key if noticed else UNSEEN


class Search:
    """A tree for each observer, grown over worlds that one view allows."""

    def __init__(self, settings: Settings | None = None, seat: int = 0) -> None:
        self.settings: Settings = settings if settings is not None else Settings()
        self.seat: int = seat
        self.iterations: int = 0
        self.nodes: int = 0
        self._seats: int = len(self.settings.observers)
        self._teams: int = max(self.settings.teams) + 1
        self._roots: list[Node] = []
        self._here: list[Node] = []
        self._observers: list[int] = []
        self._tree_of: list[int] = []
        self._path: list[Arm] = []
        self._movers: list[int] = []
        self._marked: dict[bytes, Node] = {}
        self._plant()

    def _plant(self) -> None:
        for seat in range(self._seats):
            observer = self.settings.observers[seat]
            if observer not in self._observers:
                self._observers.append(observer)
                self._roots.append(Node())
            self._tree_of.append(self._observers.index(observer))
        self.nodes = len(self._roots)

    def root(self) -> Node:
        """The decision this search is about."""
        return self._roots[self._tree_of[self.seat]]

    def begin_at(self, seen: bytes) -> bool:
        """Keep what was learnt about the decision at which `seen` is seen; forget all else."""
        kept = self._marked.get(seen)
        for i in range(len(self._roots)):
            self._roots[i] = Node()
        self._marked = {}
        self.iterations = 0
        self.nodes = len(self._roots)
        if kept is None:
            return False
        self._roots[self._tree_of[self.seat]] = kept
        self.nodes += self._count(kept)
        return True

    def _count(self, node: Node) -> int:
        if node.seen:
            self._marked[node.seen] = node
        total = 1
        for child in node.after.values():
            total += self._count(child)
        return total

    def grow(self, worlds: Worlds, random: Stream, iterations: int, seconds: float = 0.0) -> int:
        """Search until a budget is used up (0 seconds: no clock); returns the iterations made. By the clock no
        longer than until the choice is clear: a hard decision takes its time, an easy one does not."""
        began = perf_counter()
        made = 0
        while made < iterations:
            if seconds > 0.0 and made % CLOCK_EVERY == 0 and made > 0:
                spent = perf_counter() - began
                in_time = made * (seconds / spent - 1.0)
                if spent >= seconds or self._is_clear(min(float(iterations - made), in_time)):
                    break
            world = worlds.draw(random)
            rewards = self._descend(world, random)
            self._reward(rewards)
            made += 1
        self.iterations += made
        return made

    def _is_clear(self, left: float) -> bool:
        """Whether so many more iterations could not bring another move to the top."""
        most, next_most = 0.0, 0.0
        for arm in self.root().arms.values():
            if arm.tried > most:
                most, next_most = arm.tried, most
            elif arm.tried > next_most:
                next_most = arm.tried
        return most - next_most > left

    def _descend(self, world: State, random: Stream) -> list[float]:
        """Walk down the trees, add one arm, and play on from there."""
        self._path = []
        self._movers = []
        self._here = self._roots.copy()
        depth = 0
        while depth < self.settings.longest:
            seat = self._mover(world)
            if seat == NOBODY:
                return self._result(world)
            moves = world.moves(seat)
            node = self._here[self._tree_of[seat]]
            grown = False
            if len(moves) == 1 and depth > 0:
                move = moves[0]
            else:
                if seat == self.seat and self.settings.remember_from > 0:
                    self._mark(node, world)
                before = len(node.arms)
                arm = self._select(node, world, seat, moves, random)
                grown = len(node.arms) > before
                move = arm.move
                self._path.append(arm)
                self._movers.append(seat)
            depth += 1
            if grown:
                world.events = None
                world.apply(seat, move)
                return self._play_out(world, random)
            world.events = []
            world.apply(seat, move)
            if not self._observe(world, seat, move):
                return self._play_out(world, random)
        return self._result(world)

    def _mover(self, world: State) -> int:
        """Of several seats asked at once the searching one answers first; none sees another's answer."""
        pending = world.pending()
        if len(pending) == 0:
            return NOBODY
        if len(pending) > 1 and self.seat in pending:
            return self.seat
        return pending[0]

    def _observe(self, world: State, mover: int, move: int) -> bool:
        """Follow each observer to what it knows now; False where the trees may not grow any more."""
        events = world.events
        assert events is not None
        for i in range(len(self._here)):
            observer = self._observers[i]
            if observer == mover and not self.settings.own_draws:
                key = move
            else:
                key = observation(events, observer)
                if observer == mover:
                    key = (key + 1) * 65_536 + move
                elif key == UNSEEN:
                    continue
            node = self._here[i]
            child = node.after.get(key)
            if child is None:
                if self.nodes >= self.settings.most_nodes:
                    return False
                child = Node()
                node.after[key] = child
                self.nodes += 1
            self._here[i] = child
        return True

    def _mark(self, node: Node, world: State) -> None:
        if not node.seen and node.visits >= self.settings.remember_from:
            fingerprint = self.settings.fingerprint
            assert fingerprint is not None
            node.seen = fingerprint(world, self.seat)
            self._marked[node.seen] = node

    def _select(self, node: Node, world: State, seat: int, moves: list[int], random: Stream) -> Arm:
        """An untried move while the menu may still widen, else the best by upper confidence."""
        node.visits += 1.0
        arms = node.arms
        tried: list[Arm] = []
        untried: list[int] = []
        for move in moves:
            found = arms.get(move)
            if found is None:
                untried.append(move)
            else:
                found.open += 1.0
                tried.append(found)
        if len(untried) > 0 and self._may_widen(node, len(tried), len(moves)):
            return self._new_arm(node, world, seat, moves, untried, random)
        best = tried[0]
        best_bound = -1.0
        for arm in tried:
            bound = arm.total / arm.tried + self.settings.exploration * sqrt(log(arm.open) / arm.tried)
            if bound > best_bound:
                best = arm
                best_bound = bound
        return best

    def _may_widen(self, node: Node, tried: int, menu: int) -> bool:
        if tried == 0 or menu <= self.settings.wide_from or self.settings.widening <= 0.0:
            return True
        width: float = node.visits**self.settings.widening
        return float(tried) < width + 1.0

    def _new_arm(
        self, node: Node, world: State, seat: int, moves: list[int], untried: list[int], random: Stream
    ) -> Arm:
        move = UNSEEN
        order = self.settings.order
        if order is not None:
            for candidate in order(world, seat, moves):
                if candidate in untried:
                    move = candidate
                    break
        if move == UNSEEN:
            move = untried[random.below(len(untried))]
        arm = Arm(move)
        arm.open = 1.0
        node.arms[move] = arm
        return arm

    def _play_out(self, world: State, random: Stream) -> list[float]:
        """Play an imagined world on, by the game's own policy or evenly at random."""
        world.events = None
        policy = self.settings.playout
        limit = self.settings.playout_limit
        made = 0
        while made < self.settings.longest:
            if limit > 0 and made >= limit and self.settings.evaluate is not None:
                break
            pending = world.pending()
            if len(pending) == 0:
                break
            seat = pending[0]
            moves = world.moves(seat)
            if len(moves) == 1:
                world.apply(seat, moves[0])
            elif policy is not None:
                world.apply(seat, policy(world, seat, moves, random))
            else:
                world.apply(seat, moves[random.below(len(moves))])
            made += 1
        return self._result(world)

    def _result(self, world: State) -> list[float]:
        """What each team has of this world, from 0 to 1: shared among winners, or the evaluation."""
        rewards = [0.0] * self._teams
        teams = self.settings.teams
        result = world.result()
        if result is not None:
            for seat in result.winners:
                rewards[teams[seat]] = 1.0
            winning = sum(rewards)
            if winning > 1.0:
                for team in range(self._teams):
                    rewards[team] /= winning
            return rewards
        evaluate = self.settings.evaluate
        for seat in range(self._seats):
            rewards[teams[seat]] = 0.5 if evaluate is None else (evaluate(world, seat) + 1.0) / 2.0
        return rewards

    def _reward(self, rewards: list[float]) -> None:
        for i in range(len(self._path)):
            arm = self._path[i]
            arm.tried += 1.0
            arm.total += rewards[self.settings.teams[self._movers[i]]]
