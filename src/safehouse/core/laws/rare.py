"""Law 5 where something rare is open or forbidden.

In all games that the laws play it is noted which answers each kind of move gets, from "allowed" to every clause
that forbids it. Where one is new, what somebody sees and may do depends on nothing that is hidden from him.
"""

from collections import Counter
from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort
from safehouse.core.laws.told import Look, must_look_the_same, play
from safehouse.core.laws.walk import moves_made
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State

OFTEN: Final = 5
"""Positions in which each answer is looked at."""
CODES: Final = 2
"""Of each kind that are asked about in a position."""


def what_is_rare_hides_nothing(game: AnyGame, effort: Effort) -> int:
    """The number of positions looked at."""
    rare = Rare(game, effort)
    for options, state, choice, random in moves_made(game, effort, "rare"):
        rare.look(options, state, choice[0], random)
        play(state, *choice)
    return rare.positions


class Rare:
    def __init__(self, game: AnyGame, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.answers: Counter[tuple[str, str | None]] = Counter()
        """By kind of move and answer, in how many positions it was looked at."""
        self.positions = 0

    def look(self, options: Options, state: State, mover: int, random: Stream) -> None:
        fresh = self.fresh(state, mover, random)
        if not fresh:
            return
        self.positions += 1
        where = f"[{options}] where seat {mover} may {self.game.space.to_text(fresh[0])!r}, or not"
        for seat in sorted({mover, *self.effort.some_seats(state.seats, random)}):
            self.hold_against_worlds(state, seat, fresh, f"{where}: seat {seat}", random)

    def fresh(self, state: State, mover: int, random: Stream) -> list[int]:
        """Codes with an answer that has not been looked at often enough."""
        found: dict[tuple[str, str | None], int] = {}
        for kind in self.game.space.kinds:
            first = self.game.space.base[kind.name]
            for _ in range(CODES):
                move = first + random.below(kind.size)
                answer = kind.name, state.why_not(mover, move)
                if self.answers[answer] < OFTEN:
                    found[answer] = move
        self.answers.update(found.keys())
        return list(found.values())

    def hold_against_worlds(self, state: State, seat: int, codes: list[int], who: str, random: Stream) -> None:
        look = Look(self.game, state, seat, who, codes)
        worlds = self.game.worlds(self.game.read_view(look.view))
        for _ in range(self.effort.worlds):
            must_look_the_same(look, worlds.draw(random))
