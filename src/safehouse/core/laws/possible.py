"""Law 6 in all games that are played: the truth is among the worlds.

Whatever another seat sees, whatever the rules have noted, and whatever comes of the next move, is so in some
world that a seat holds possible. It is looked at where a question, an event or a note of the rules is rare.
A world that somebody imagines could be the truth: the others imagine it then as well, and hold it possible,
unless the game does without the past in its worlds.
"""

from collections import Counter
from collections.abc import Hashable
from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken, Effort, demand
from safehouse.core.laws.look import Look, must_look_the_same
from safehouse.core.laws.pairs import same_or_alike
from safehouse.core.laws.told import play
from safehouse.core.laws.updates import BOTH, Fact, facts, hidden_fields
from safehouse.core.laws.walk import moves_made
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.truth import attributes

ENOUGH: Final = 2
"""Moves looked at with each question, each kind of event and each value of a note that is true or false."""
SMALL: Final = 100
"""Numbers below it are notes; greater ones are sets."""
DRAWS: Final = 1_500
"""Worlds drawn before a single fact counts as impossible."""


def truth_is_possible(game: AnyGame, effort: Effort) -> str:
    possible = Possible(game)
    for options, state, choice, random in moves_made(game, effort, "possible"):
        before = state.copy()
        if possible.is_rare(before, choice[0], play(state, *choice)):
            possible.look(options, before, choice, random)
    return f"{possible.truths} truths held against worlds"


class Possible:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.looked: Counter[Hashable] = Counter()
        """At how many moves, by what can be rare in them."""
        self.truths = 0

    def is_rare(self, state: State, mover: int, told: list[Event]) -> bool:
        found: set[Hashable] = {event.kind for event in told}
        found.add(self.game.view(state, mover).question)
        found |= {note for note in self.notes(state) if isinstance(note[-1], bool)}
        rare = any(self.looked[key] < ENOUGH for key in found)
        if rare:
            self.looked.update(found)
        return rare

    def notes(self, state: State) -> set[Fact]:
        """What the rules have noted in single words and numbers."""
        found: set[Fact] = set()
        for name in attributes(state):
            value = getattr(state, name)
            if isinstance(value, int) and value < SMALL and name not in self.game.incidental:
                found.add((name, value))
        return found

    def look(self, options: Options, state: State, choice: tuple[int, int], random: Stream) -> None:
        seat = random.below(state.seats + 1) - 1
        who = f"[{options}] seat {seat}"
        world = self.must_be_possible(state, seat, choice, random, who)
        others = [other for other in range(state.seats) if other != seat]
        if others and not self.game.bygone:
            other = random.choose(others)
            self.must_be_possible(world, other, choice, random, f"{who}, imagined by seat {other},")

    def must_be_possible(
        self, truth: State, seat: int, choice: tuple[int, int], random: Stream, who: str
    ) -> State:
        """Each single fact of a truth is in some world of this seat; one of these worlds."""
        self.truths += 1
        game = self.game
        look = Look(game, truth, seat, who)
        worlds = game.worlds(game.read_view(look.view))
        hidden = hidden_fields(game, truth, seat)
        knowing = [other for other, names in hidden.items() if names]
        seen_by = [random.choose(knowing)] if knowing else []
        some = {other: hidden[other] for other in seen_by}
        wanted = {fact for fact in facts(game, truth, some, game.unimagined) if not self.is_left_out(fact)}
        wanted |= self.notes(truth) | self.consequences(truth, choice, random)
        first = worlds.draw(random)
        must_look_the_same(look, first)
        demand(game.components(first) == game.components(truth), f"{who} imagines other components")
        world = first
        for _ in range(DRAWS):
            wanted -= facts(game, world, some, game.unimagined) | self.notes(world)
            wanted -= self.consequences(world, choice, random)
            if not wanted:
                return first
            world = worlds.draw(random)
        raise Broken(f"{who} never imagines what is true: {sorted(wanted, key=repr)[:3]}")

    def is_left_out(self, fact: Fact) -> bool:
        return BOTH in fact or not self.game.bygone.isdisjoint(fact)

    def consequences(self, state: State, choice: tuple[int, int], random: Stream) -> set[Fact]:
        """What happens by this move, or one of its kind, in small pieces."""
        mover, move = choice
        twin = state.copy()
        answer = same_or_alike(self.game, twin, mover, move, random)
        if answer is None:
            return set()
        told = play(twin, mover, answer)
        return {(event.kind, place, value) for event in told for place, value in enumerate(event.args)}
