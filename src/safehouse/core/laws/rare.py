"""Law 5 where something rare is open or forbidden, or happens.

In all games that the laws play it is noted which questions are put, and which answers each kind of move gets,
from "allowed" to every clause that forbids it. Where one is new, what somebody sees and may do depends on
nothing that is hidden from him. Where a kind of event is new, its move is made in worlds as well.
"""

from collections import Counter
from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.look import Look, must_be_refused_alike, must_decide_alike, must_look_the_same
from safehouse.core.laws.pairs import Pairs
from safehouse.core.laws.told import noticed, play
from safehouse.core.laws.walk import moves_made
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

OFTEN: Final = 3
"""Positions in which each answer is looked at."""
CODES: Final = 2
"""Of each kind that are asked about in a position."""
DECISIONS: Final = 24
"""Of automata that are looked at for each question."""
ROUNDS: Final = 8
"""Of worlds in which a move is made that tells something after a reveal: most are refuted by that."""
WORLDS: Final = 3
"""In which a code is asked about that was never answered like this."""


def what_is_rare_hides_nothing(game: AnyGame, effort: Effort) -> int:
    """The number of positions looked at."""
    rare = Rare(game, effort)
    for options, state, choice, random in moves_made(game, effort, "rare"):
        rare.look(options, state, choice[0], random)
        rare.decide(options, state, choice[0], random)
        before = state.copy()
        rare.follow(options, before, choice, play(state, *choice), random)
    return rare.positions


class Rare:
    def __init__(self, game: AnyGame, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.pairs = Pairs(game, effort)
        self.answers: Counter[tuple[str, str | None]] = Counter()
        """By kind of move and answer, in how many positions it was looked at."""
        self.questions: Counter[str] = Counter()
        """The same by question."""
        self.given: set[tuple[int, str | None]] = set()
        """The answers that single codes were given."""
        self.events: Counter[tuple[int, int]] = Counter()
        """Moves made in worlds, by kind of event and how many learn all of it."""
        self.decided: Counter[str] = Counter()
        """By question, decisions of automata that were held against worlds."""
        self.positions = 0

    def decide(self, options: Options, state: State, seat: int, random: Stream) -> None:
        """What the rules would do in the place of this seat follows from what it may know."""
        view = self.game.view(state, seat)
        if self.decided[view.question] >= DECISIONS:
            return
        look = Look(self.game, state, seat, f"[{options}] {view.question!r}: seat {seat}")
        if look.automatic is not None:
            self.decided[view.question] += 1
            worlds = self.game.worlds(self.game.read_view(look.view))
            for _ in range(WORLDS):
                must_decide_alike(look, worlds.draw(random))

    def follow(
        self, options: Options, before: State, choice: tuple[int, int], told: list[Event], random: Stream
    ) -> None:
        """Make a move that led to something rare in worlds of the watcher and of one seat."""
        kinds = {(event.kind, event.insiders.bit_count()) for event in told}
        if all(self.events[kind] >= OFTEN for kind in kinds):
            return
        self.events.update(kinds)
        for seat in (WATCHER, random.below(before.seats)):
            who = f"[{options}] seat {seat}"
            kept = 0
            for _ in range(ROUNDS if self.goes_on(told, seat) else 1):
                truth = before.copy()
                worlds = self.pairs.new_worlds(truth, seat, WORLDS, random, who)
                kept += len(self.pairs.side_by_side(truth, worlds, seat, choice, random, who))
                if kept >= WORLDS:
                    break

    def goes_on(self, told: list[Event], seat: int) -> bool:
        """Whether a seat is told something after what reveals something to it."""
        return any(self.game.book.reveals(event) for event in noticed(seat, told)[:-1])

    def look(self, options: Options, state: State, mover: int, random: Stream) -> None:
        fresh, new = self.fresh(state, mover, random)
        question = self.game.view(state, mover).question
        if not fresh and self.questions[question] >= OFTEN:
            if new:
                self.ask_in_worlds(state, mover, new, f"[{options}] seat {mover}", random)
            return
        self.positions += 1
        self.questions[question] += 1
        where = f"[{options}] {question!r}, {[self.game.space.to_text(move) for move in fresh[:1]]}"
        for seat in sorted({mover, *self.effort.some_seats(state.seats, random)}):
            self.hold_against_worlds(state, seat, [*fresh, *new], f"{where}: seat {seat}", random)

    def fresh(self, state: State, mover: int, random: Stream) -> tuple[list[int], list[int]]:
        """Codes of kinds with an answer that has not been looked at often enough, and other codes that were
        never answered like this."""
        found: dict[tuple[str, str | None], int] = {}
        new: list[int] = []
        for kind in self.game.space.kinds:
            first = self.game.space.base[kind.name]
            for _ in range(CODES):
                move = first + random.below(kind.size)
                clause = state.why_not(mover, move)
                if self.answers[kind.name, clause] < OFTEN:
                    found[kind.name, clause] = move
                elif (move, clause) not in self.given:
                    new.append(move)
                self.given.add((move, clause))
        self.answers.update(found.keys())
        return list(found.values()), new

    def ask_in_worlds(self, state: State, seat: int, codes: list[int], who: str, random: Stream) -> None:
        """The answers are the same in worlds that the seat cannot tell from the truth."""
        look = Look(self.game, state, seat, who, codes)
        worlds = self.game.worlds(self.game.read_view(look.view))
        for _ in range(WORLDS):
            must_be_refused_alike(look, worlds.draw(random))

    def hold_against_worlds(self, state: State, seat: int, codes: list[int], who: str, random: Stream) -> None:
        look = Look(self.game, state, seat, who, codes)
        worlds = self.game.worlds(self.game.read_view(look.view))
        components = self.game.components(state)
        for _ in range(self.effort.worlds):
            world = worlds.draw(random)
            must_look_the_same(look, world)
            demand(self.game.components(world) == components, f"{who} imagines other components")
