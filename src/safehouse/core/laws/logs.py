"""Law 14: the log says it all.

A twin is the same game with one random number changed, made without any view. As long as a seat's log is the
same in both, so is all it sees; the first thing told otherwise must be a reveal, and leave a trace in the view.
And of a move that it is told nothing of, a seat does not see which one it was.
"""

from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.chance import scripted_deal
from safehouse.core.laws.law import Effort, Skipped, demand
from safehouse.core.laws.look import Look, must_look_the_same
from safehouse.core.laws.pairs import same_or_alike
from safehouse.core.laws.told import first_difference, must_remember, must_reveal, noticed, play
from safehouse.core.laws.walk import label, move_or_note
from safehouse.core.options import Options
from safehouse.core.random import Script, Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State
from safehouse.core.truth import dump

LENGTH: Final = 40
"""Moves of a history."""
ALL: Final = 6
"""Steps of a twin that are all looked at; later ones now and then."""
TRIED: Final = 24
"""Moves of a position that are tried, where it has more."""


def logs_say_it_all(game: AnyGame, effort: Effort) -> str:
    twins = steps = 0
    for options in effort.some_configurations(game, 4):
        for number in range(effort.games_each(len(game.configurations()), 4)):
            random = Stream(f"twins {number}")
            history = History(game, options, f"twins-{number}", random)
            history.must_tell_what_is_seen(random)
            for _ in range(effort.worlds):
                digits = history.another_digit(random)
                if digits is not None:
                    twins += 1
                    steps += compare(history, digits, random, effort)
    if twins == 0:
        raise Skipped("nothing is random")
    return f"{twins} twins, {steps} looks at the same log"


class History:
    """A game as random numbers and moves, with every state on the way."""

    def __init__(self, game: AnyGame, options: Options, seed: str, random: Stream) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        script = Script([])
        state = scripted_deal(game, options, seed, script)
        self.told: list[list[Event]] = [state.events or []]
        self.states: list[State] = [state.copy()]
        self.moves: list[tuple[int, int]] = []
        while len(self.moves) < LENGTH:
            choice = move_or_note(game, state, random)
            if choice is None:
                break
            self.moves.append(choice)
            self.told.append(play(state, *choice))
            self.states.append(state.copy())
        self.digits = script.drawn
        self.bounds = script.bounds

    def another_digit(self, random: Stream) -> list[int] | None:
        """The random numbers with one of them changed; None where nothing was random."""
        free = [i for i, bound in enumerate(self.bounds) if bound > 1]
        if not free:
            return None
        digits = list(self.digits)
        at = random.choose(free)
        digits[at] = (digits[at] + 1 + random.below(self.bounds[at] - 1)) % self.bounds[at]
        return digits

    def must_tell_what_is_seen(self, random: Stream) -> None:
        """Now and then, of all the moves that were possible."""
        for step, (mover, _) in enumerate(self.moves):
            state = self.states[step]
            seat = random.below(state.seats + 1) - 1
            if seat != mover and random.below(4) == 0:
                moves = list(state.moves(mover))
                random.shuffle(moves)
                self.must_look_alike_untold(state, mover, moves[:TRIED], seat, self.where(seat, step))

    def must_look_alike_untold(self, state: State, mover: int, moves: list[int], seat: int, who: str) -> None:
        game = self.game
        seen: dict[str, bytes] = {}
        for move in moves:
            trial = state.copy()
            trial.random = Stream("untold")
            told = play(trial, mover, move)
            if not noticed(seat, told) and not trial.over():
                announced = repr([getattr(trial, name) for name in game.announced])
                view = game.view_bytes(trial, seat)
                what = f"sees that seat {mover} plays {game.space.to_text(move)!r}, and is told nothing"
                demand(seen.setdefault(announced, view) == view, f"{who} {what}")

    def where(self, seat: int, step: int) -> str:
        return f"{label(self.options, self.seed, step)}: seat {seat}"


def compare(history: History, digits: list[int], random: Stream, effort: Effort) -> int:
    """Follow a twin until no seat has the same log any more; how often a seat was looked at."""
    game = history.game
    twin = scripted_deal(game, history.options, history.seed, Script(digits))
    if not begin_alike(game, history.states[0], twin):
        return 0
    alike = told_alike(history, 0, twin, twin.events or [], effort.some_seats(twin.seats, random))
    looks = 0
    for step, (mover, move) in enumerate([*history.moves, (WATCHER, 0)]):
        truth = history.states[step]
        if step < ALL or step == len(history.moves) or random.below(4) == 0:
            for seat in alike:
                must_look_the_same(Look(game, truth, seat, history.where(seat, step)), twin)
                looks += 1
        if mover == WATCHER or not alike:
            break
        answer = same_or_alike(game, twin, mover, move, random)
        if answer is None:
            break
        if answer != move:
            alike = [seat for seat in alike if seat != mover]
        alike = told_alike(history, step + 1, twin, play(twin, mover, answer), alike)
    return looks


def begin_alike(game: AnyGame, one: State, other: State) -> bool:
    return all(dump(getattr(one, name)) == dump(getattr(other, name)) for name in game.opening)


def told_alike(history: History, step: int, twin: State, told: list[Event], seats: list[int]) -> list[int]:
    """Those of the seats that are told the same as in the history."""
    alike = []
    for seat in seats:
        difference = first_difference(seat, history.told[step], told)
        if difference is None:
            alike.append(seat)
        else:
            who = history.where(seat, step)
            if step > 0:
                here = history.states[step], history.told[step]
                must_reveal(history.game, history.moves[step - 1][0], seat, here, (twin, told), who)
            must_remember(history.game, history.states[step], twin, seat, history.told[step], told, who)
    return alike
