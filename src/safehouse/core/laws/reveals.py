"""Law 16: reveals do reveal.

Wherever an event occurs that is said to reveal, worlds that its witness held possible are played on in the same
way: in some of them the event has to be another one.
"""

from collections import Counter
from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.pairs import counterpart
from safehouse.core.laws.told import first_difference, play
from safehouse.core.laws.walk import moves_made
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

WORLDS: Final = 20
"""Held against one event."""
OFTEN: Final = 120
"""A kind that was the same in so many worlds reveals nothing."""


def reveals_do_reveal(game: AnyGame, effort: Effort) -> str:
    witnesses = Witnesses(game)
    for _options, state, choice, random in moves_made(game, effort, "reveals"):
        before = state.copy()
        witnesses.hear(before, choice, play(state, *choice), random)
    idle = [kind for kind in sorted(witnesses.waiting()) if witnesses.same[kind] >= OFTEN]
    demand(not idle, f"said to reveal, yet the same in all of {OFTEN} worlds: {', '.join(idle)}")
    seen = len(witnesses.revealing - witnesses.waiting())
    return f"{seen} of {len(witnesses.revealing)} kinds seen to reveal"


class Witnesses:
    """Seats to which something is said to be revealed."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.revealing = {kind.name for kind in game.book.kinds if kind.reveals}
        self.revealed: set[str] = set()
        self.same: Counter[str] = Counter()
        """In how many worlds an event of this kind was the same."""

    def waiting(self) -> set[str]:
        return self.revealing - self.revealed

    def hear(self, before: State, choice: tuple[int, int], told: list[Event], random: Stream) -> None:
        for event in told:
            kind = self.game.book.kind_of(event).name
            if kind in self.waiting() and self.same[kind] < OFTEN:
                seats = [s for s in range(WATCHER, before.seats) if self.game.book.reveals_to(event, s)]
                if seats:
                    self.hold_against_worlds(before, random.choose(seats), choice, told, kind, random)

    def hold_against_worlds(
        self, before: State, seat: int, choice: tuple[int, int], told: list[Event], kind: str, random: Stream
    ) -> None:
        game = self.game
        source = game.worlds(game.read_view(game.view_bytes(before, seat)))
        for _ in range(WORLDS):
            world = source.draw(random)
            answer = counterpart(game, world, *choice, seat, random)
            if answer is None:
                continue
            difference = first_difference(seat, told, play(world, choice[0], answer))
            if difference is None:
                self.same[kind] += 1
            else:
                self.revealed |= {game.book.kind_of(event).name for event in difference if event is not None}
