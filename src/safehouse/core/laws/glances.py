"""Law 5 through whole games: a glance at positions from beginning to end.

Of every kind of move a few are taken from all over a game, so that what comes rarely, or late, is looked at.
What the mover and somebody else see there, is the same in a world that they cannot tell from the truth.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from safehouse.core.game import AnyGame, SmallCase
from safehouse.core.golden import replayed, some_golden_games
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.look import NOTHING, Look, array_of, must_see_the_same
from safehouse.core.laws.walk import begin, beginnings, far, label, move_or_note
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

OF_EACH_KIND: Final = 2
"""Positions of a game in which a move of this kind is made."""

Moment = tuple[str, State, int]
"""A position with a label to find it again, and who moves."""


class Moments:
    """A few moments for each kind of move, each of them as likely as any other."""

    def __init__(self, game: AnyGame, random: Stream) -> None:
        self._game = game
        self._random = random
        self._met: Counter[str] = Counter()
        self.kept: dict[str, list[Moment]] = defaultdict(list)

    def meet(self, where: str, state: State, mover: int, move: int) -> None:
        kind = self._game.space.kind_of(move).name
        at = self._random.below(self._met[kind] + 1)
        self._met[kind] += 1
        if len(self.kept[kind]) < OF_EACH_KIND:
            self.kept[kind].append((where, state.copy(), mover))
        elif at < OF_EACH_KIND:
            self.kept[kind][at] = (where, state.copy(), mover)


def glances_show_nothing_hidden(game: AnyGame, effort: Effort) -> int:
    """The number of looks."""
    looks = 0
    for moments, random in games_looked_at(game, effort):
        for kept in moments.kept.values():
            for where, state, mover in kept:
                for seat in {mover, random.below(state.seats + 1) - 1}:
                    glance(Look(game, state, seat, f"{where}, at a glance: seat {seat}"), random)
                    looks += 1
        if looks >= effort.glances:
            break
    return looks


def games_looked_at(game: AnyGame, effort: Effort) -> Iterator[tuple[Moments, Stream]]:
    """Golden games, then random ones in every configuration and small case by turns, as many as are wanted."""
    for path in some_golden_games(game, effort.golden):
        yield of_a_golden_game(game, path)
    for number in itertools.count():
        for case in beginnings(game, effort):
            yield of_a_random_game(game, effort, case, f"glances-{number}")


def of_a_golden_game(game: AnyGame, path: Path) -> tuple[Moments, Stream]:
    random = Stream(f"glances {path.stem}")
    moments = Moments(game, random)
    _options, state, moves = replayed(game, path)
    for made, (mover, move) in enumerate(moves):
        moments.meet(f"{path.stem}, after {made} moves", state, mover, move)
        state.play(mover, move)
    return moments, random


def of_a_random_game(game: AnyGame, effort: Effort, case: SmallCase, seed: str) -> tuple[Moments, Stream]:
    random = Stream(f"{seed} {case.options}")
    moments = Moments(game, random)
    state = begin(game, case, seed)
    for made in range(min(effort.walk, far(game, case))):
        choice = move_or_note(game, state, random, varied=random.below(2) == 0)
        if choice is None:
            break
        moments.meet(label(case.options, seed, made), state, *choice)
        state.play(*choice)
    return moments, random


def glance(look: Look, random: Stream) -> None:
    game, seat = look.game, look.seat
    world = game.worlds(game.read_view(look.view)).draw(random)
    must_see_the_same(look.view, game.view_bytes(world, seat), NOTHING, look.who)
    demand(
        look.array == array_of(game, world, seat), f"{look.who} finds in its array what its view does not hold"
    )
    if seat != WATCHER:
        demand(look.moves == world.moves(seat), f"{look.who} has another menu, though it was told the same")
        demand(look.notes == world.notes(seat), f"{look.who} has other notes, though it was told the same")
