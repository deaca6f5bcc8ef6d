"""Laws 5 and 6: nobody learns what the rules hide; imagination forgets no possibility."""

from collections import defaultdict

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, Skipped, demand
from safehouse.core.laws.walk import positions, random_choice, step
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER, bit
from safehouse.core.state import State

FOLLOWED = 8
"""Moves for which truth and world are played side by side."""
REFUSALS = 48
"""Moves that are tried in truth and world."""
FILLERS = 8
"""Hidden moves a world may need before it catches up with the truth."""


def worlds_look_the_same(game: AnyGame, effort: Effort) -> str:
    """For every seat and the watcher: worlds drawn from a view give the same view, moves, notes and reasons of
    refusals, and from then on the same events, until something is revealed to that seat."""
    drawn = 0
    for where, state, random in positions(game, effort, "secrecy"):
        for seat in range(WATCHER, state.seats):
            view = game.view_bytes(state, seat)
            worlds = game.worlds(game.read_view(view))
            for _ in range(effort.worlds):
                world = worlds.draw(random)
                drawn += 1
                _same_sight(game, state, world, seat, f"{where}: seat {seat}")
                demand(
                    game.components(world) == game.components(state),
                    f"{where}: seat {seat} imagines a world with other components",
                )
                truth = state.copy()
                truth.events, world.events = [], []
                _follow(game, truth, world, seat, random, f"{where}: seat {seat}")
    return f"{drawn} worlds"


def _same_sight(game: AnyGame, truth: State, world: State, seat: int, who: str) -> None:
    seen, imagined = game.view_bytes(truth, seat), game.view_bytes(world, seat)
    demand(seen == imagined, f"{who} can tell an imagined world from the truth: {_difference(seen, imagined)}")
    if seat != WATCHER:
        demand(truth.moves(seat) == world.moves(seat), f"{who} has other moves in an imagined world")
        demand(truth.notes(seat) == world.notes(seat), f"{who} has other notes in an imagined world")
        _same_refusals(game, truth, world, seat, who)


def _same_refusals(game: AnyGame, truth: State, world: State, seat: int, who: str) -> None:
    """Whoever asks why a move is not allowed learns nothing; tried with some of all moves."""
    if seat not in truth.pending():
        return
    random = Stream(f"refusals {who}")
    codes = range(game.space.size)
    for move in codes if len(codes) <= REFUSALS else [random.below(len(codes)) for _ in range(REFUSALS)]:
        truly, there = truth.why_not(seat, move), world.why_not(seat, move)
        what = f"refused {game.space.to_text(move)} by {there} in an imagined world, in truth by {truly}"
        demand(truly == there, f"{who} is {what}")


def _difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 60) : at + 60].decode()}… / …{other[max(0, at - 60) : at + 60].decode()}…"


def _follow(game: AnyGame, truth: State, world: State, seat: int, random: Stream, who: str) -> None:
    """Play truth and world side by side and compare what the seat notices."""
    for _ in range(FOLLOWED):
        choice = random_choice(truth, random)
        if choice is None:
            return
        mover, move = choice
        told, silent = _play_watched(game, truth, mover, move, seat)
        answer = _counterpart(game, world, mover, move, seat, random)
        if answer is None:
            if silent:
                continue
            return
        imagined, _ = _play_watched(game, world, mover, answer, seat)
        what = f"{who}, after seat {mover} plays {game.space.to_text(move)}"
        if _revealed(game, told, seat) or _revealed(game, imagined, seat):
            return
        same = [game.book.to_json(event, seat) for event in told] == [
            game.book.to_json(event, seat) for event in imagined
        ]
        demand(same, f"{what}, is told something else in an imagined world")
        _same_sight(game, truth, world, seat, what)


def _play_watched(game: AnyGame, state: State, mover: int, move: int, seat: int) -> tuple[list[Event], bool]:
    """The events the seat noticed, and whether it noticed nothing at all."""
    before = game.view_bytes(state, seat)
    assert state.events is not None
    first = len(state.events)
    state.play(mover, move)
    told = [event for event in state.events[first:] if event.seen_by(seat) is not None]
    return told, not told and game.view_bytes(state, seat) == before


def _counterpart(game: AnyGame, world: State, mover: int, move: int, seat: int, random: Stream) -> int | None:
    """The same move in the world; where a hidden choice makes it impossible there, one of its kind, if need
    be after hidden moves that the seat cannot notice."""
    for _ in range(FILLERS):
        if mover not in world.pending():
            return None
        moves = world.moves(mover)
        if move in moves:
            return move
        kind = game.space.kind_of(move).name
        alike = [other for other in moves if game.space.kind_of(other).name == kind]
        if alike and mover != seat:
            return random.choose(alike)
        filler = random.choose(moves)
        trial = world.copy()
        trial.events = []
        if mover == seat or not _play_watched(game, trial, mover, filler, seat)[1]:
            return None
        world.play(mover, filler)
    return None


def _revealed(game: AnyGame, told: list[Event], seat: int) -> bool:
    """An event that blanks something for this seat reveals nothing to it."""
    return any(game.book.reveals(event) and event.insiders & bit(seat) for event in told)


def imagination_is_complete(game: AnyGame, effort: Effort) -> str:
    """In small cases every truth that gave a view can be imagined from that view, and views do hide."""
    cases = game.small_cases()
    if not cases:
        raise Skipped("the game names no small case")
    compared = 0
    for options, moves in cases:
        truths = _truths_by_view(game, options, moves, effort)
        hiding = sum(len(found) > 1 for found in truths.values())
        demand(hiding > 0, f"after {moves} moves no view hides anything: each one has a single truth")
        richest = sorted(truths.items(), key=lambda item: (-len(item[1]), item[0]))[: effort.views]
        for (seat, view), found in richest:
            missing = _never_imagined(game, seat, view, found, effort)
            what = f"after {moves} moves seat {seat} never imagines {len(missing)} of {len(found)} truths"
            demand(not missing, f"{what}, for example {missing[:1]!r}")
            compared += len(found)
    return f"{compared} truths in {len(cases)} small cases"


def _never_imagined(
    game: AnyGame, seat: int, view: bytes, truths: set[tuple[bytes, ...]], effort: Effort
) -> list[tuple[bytes, ...]]:
    worlds = game.worlds(game.read_view(view))
    random = Stream("complete")
    missing = set(truths)
    for _ in range(effort.draws):
        missing.discard(_others(game, worlds.draw(random), seat))
        if not missing:
            break
    return sorted(missing)


def _truths_by_view(
    game: AnyGame, options: Options, moves: int, effort: Effort
) -> dict[tuple[int, bytes], set[tuple[bytes, ...]]]:
    truths: dict[tuple[int, bytes], set[tuple[bytes, ...]]] = defaultdict(set)
    for number in range(effort.cases):
        state: State = game.deal(options, f"small-{number}")
        random = Stream(f"small {number}")
        if not all(step(state, random) for _ in range(moves)) or state.over():
            continue
        for seat in range(WATCHER, options.seats()):
            truths[seat, game.view_bytes(state, seat)].add(_others(game, state, seat))
    return truths


def _others(game: AnyGame, state: State, seat: int) -> tuple[bytes, ...]:
    """What the others see: the part of the truth that this seat must imagine."""
    return tuple(game.view_bytes(state, other) for other in range(state.seats) if other != seat)
