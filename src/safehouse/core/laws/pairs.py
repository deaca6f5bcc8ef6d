"""Truth and imagined worlds side by side, for law 5.

Truth and imagined worlds are played side by side. Whatever a seat gets is the same in both until the first
thing that it is told otherwise, which must be a reveal. A world that a reveal refutes makes room for a new one.
"""

from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.look import Look, must_look_the_same
from safehouse.core.laws.told import must_remember, must_reveal, must_reveal_the_deed, noticed, play
from safehouse.core.laws.walk import move_or_note
from safehouse.core.random import Stream
from safehouse.core.state import State

FOLLOWED: Final = 8
"""Moves for which truth and worlds are played side by side."""
FILLERS: Final = 8
"""Hidden moves a world may need before it catches up with the truth."""


class Pairs:
    def __init__(self, game: AnyGame, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.drawn = 0
        self.compared = 0

    def follow(self, state: State, seat: int, random: Stream, who: str) -> None:
        truth = state.copy()
        worlds: list[State] = []
        for _step in range(FOLLOWED):
            worlds += self.new_worlds(truth, seat, self.effort.worlds - len(worlds), random, who)
            choice = move_or_note(self.game, truth, random, random.below(2) == 0)
            if choice is None:
                return
            worlds = self.side_by_side(truth, worlds, seat, choice, random, who)
            if truth.over():
                return

    def new_worlds(self, truth: State, seat: int, count: int, random: Stream, who: str) -> list[State]:
        if count == 0:
            return []
        game = self.game
        look = Look(game, truth, seat, f"{who}, in an imagined world,")
        source = game.worlds(game.read_view(look.view))
        worlds = [source.draw(random) for _ in range(count)]
        components = game.components(truth)
        for world in worlds:
            must_look_the_same(look, world)
            demand(game.components(world) == components, f"{who} imagines a world with other components")
            stuck = [asked for asked in world.pending() if not world.moves(asked)]
            demand(not stuck, f"{who} imagines a world in which {stuck} have no move")
        self.drawn += count
        return worlds

    def side_by_side(
        self, truth: State, worlds: list[State], seat: int, choice: tuple[int, int], random: Stream, who: str
    ) -> list[State]:
        """Play a move in the truth and in the worlds; those that it does not refute."""
        game = self.game
        mover, move = choice
        before, could = game.view_bytes(truth, seat), open_kinds(game, truth, mover)
        chance = truth.random.copy()
        told = play(truth, mover, move)
        look = Look(game, truth, seat, f"{who}, after seat {mover} plays {game.space.to_text(move)!r},")
        unnoticed = not noticed(seat, told) and look.view == before

        def stuck(world: State) -> bool:
            return unnoticed_move(game, world, mover, seat, random) is None

        kept = []
        for world in worlds:
            drawn = world.copy()
            if random.below(2) == 0:  # what is told after a die is compared only where it falls the same
                world.random = chance.copy()
            answer = counterpart(game, world, mover, move, seat, random)
            if answer is None:
                if unnoticed and mover != seat:
                    kept.append(world)
                elif mover != seat and could & open_kinds(game, drawn, mover) and stuck(drawn):
                    must_reveal_the_deed(game, truth, seat, told, look.who)
                continue
            self.compared += 1
            if self.still_alike(look, world, mover, told, play(world, mover, answer)):
                kept.append(world)
        return kept

    def still_alike(self, look: Look, world: State, mover: int, told: list[Event], there: list[Event]) -> bool:
        game, truth, seat, who = look.game, look.state, look.seat, look.who
        if must_reveal(game, mover, seat, (truth, told), (world, there), who) is None:
            must_look_the_same(look, world)
            return True
        must_remember(game, truth, world, seat, told, there, who)
        return False


def counterpart(game: AnyGame, world: State, mover: int, move: int, seat: int, random: Stream) -> int | None:
    """The move in the world that this seat takes for the one in truth, if need be after hidden moves that it
    cannot notice."""
    for _ in range(FILLERS):
        answer = same_or_alike(game, world, mover, move, random)
        if answer is not None:
            return None if mover == seat and answer != move else answer
        if mover == seat or mover not in world.pending():
            return None
        filler = unnoticed_move(game, world, mover, seat, random)
        if filler is None:
            return None
        world.play(mover, filler)
    return None


def open_kinds(game: AnyGame, state: State, seat: int) -> set[str]:
    """Kinds of the moves of this seat. Who is in the midst of something hidden has others altogether."""
    return {game.space.kind_of(move).name for move in state.moves(seat)}


def unnoticed_move(game: AnyGame, world: State, mover: int, seat: int, random: Stream) -> int | None:
    """One that this seat cannot notice, if of the kinds that are open there is any."""
    moves = world.moves(mover).copy()
    random.shuffle(moves)
    of_each_kind = {game.space.kind_of(move).name: move for move in moves}
    found = (move for move in of_each_kind.values() if passes_unnoticed(game, world, mover, move, seat))
    return next(found, None)


def same_or_alike(game: AnyGame, world: State, mover: int, move: int, random: Stream) -> int | None:
    """The same move or, where a hidden choice makes it impossible there, one of its kind."""
    if world.why_not(mover, move) is None:
        return move
    kind = game.space.kind_of(move)
    alike = [other for other in world.moves(mover) if game.space.kind_of(other) is kind]
    return random.choose(alike) if alike else None


def passes_unnoticed(game: AnyGame, state: State, mover: int, move: int, seat: int) -> bool:
    trial = state.copy()
    told = play(trial, mover, move)
    return not noticed(seat, told) and game.view_bytes(trial, seat) == game.view_bytes(state, seat)
