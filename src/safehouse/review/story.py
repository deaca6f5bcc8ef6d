"""A game as one seat lived it: its decisions with what it saw, and nothing that it could not know."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from safehouse.core.errors import SaveError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.record import TIME_EXPIRED, Record, carry_out
from safehouse.core.result import shares_of_victory
from safehouse.core.save import Save, finished, replay, start
from safehouse.core.seats import WATCHER
from safehouse.core.state import State
from safehouse.review.shape import Told


class StandingMove(msgspec.Struct, frozen=True):
    """A move that stands; `entry` is its number in the save, counted from 1. `words`: in place of a move, those
    that made up for a mistake (`core.record.Step`)."""

    entry: int
    seat: int
    move: int
    words: Sequence[str] = ()


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """Views as they travel: the seat's and the watcher's, before the move and after it."""

    entry: int
    view: bytes
    public: bytes
    moves: list[int]
    made: int
    after: bytes
    public_after: bytes
    over: bool
    told: list[Told]
    revealed: list[Told]


class Episode(msgspec.Struct, frozen=True):
    """The decisions of one act, and what came to light for the seat since the act before."""

    decisions: list[Decision]
    revealed: list[Told]

    @property
    def free(self) -> list[Decision]:
        """Those that left a choice."""
        return [decision for decision in self.decisions if len(decision.moves) > 1]


class Story(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    seat: int
    episodes: list[Episode]
    result: float | None
    """The seat's share of the victory; None where the game did not end."""
    score: int | None
    lead: int | None
    """Its own points, and by how many it was ahead of the best of the others."""


def story_of(save: Save, seat: int) -> Story:
    """Raises `SaveError`, also where there is no such seat."""
    return lived(save, replay(save), seat)


def finished_story(save: Save, seat: int) -> Story:
    """Raises `SaveError`, also where the game is not over."""
    return lived(save, finished(save), seat)


def lived(save: Save, record: Record, seat: int) -> Story:
    """By a save and the record of it."""
    if not 0 <= seat < record.options.seats():
        raise SaveError(f"there is no seat {seat} in this game")
    played = [StandingMove(step.entry, step.seat, step.move, step.words) for step in record.steps]
    return follow(record.game, record.options, start(save).truth(), played, seat)


def follow(game: AnyGame, options: Options, state: State, played: Iterable[StandingMove], seat: int) -> Story:
    """Make these moves on the state, and note what the seat decides and learns. Raises `Illegal`."""
    episodes: list[Episode] = []
    running: list[Decision] = []
    fresh: list[Told] = []
    for step in played:
        if step.seat == seat and (choices := open_to(game, state, seat)) and step.move in choices:
            if not running:
                episodes.append(Episode(running, fresh))
                fresh = []
            decision = decide(game, state, step, choices)
            running.append(decision)
            fresh += decision.revealed
            if decision.revealed:
                running = []
            continue
        told, revealed = play(game, state, step, seat)
        fresh += revealed
        if told and step.move < game.space.first_note:
            running = []
    return Story(
        game=game.id,
        options=options.to_json(),
        seat=seat,
        episodes=episodes,
        result=share_of_victory(game, options, state, seat),
        score=points(state, seat, against_others=False),
        lead=points(state, seat, against_others=True),
    )


def open_to(game: AnyGame, state: State, seat: int) -> list[int]:
    """What the seat may choose from: all but the move that the clock makes."""
    kinds = game.space
    return [move for move in state.moves(seat) if kinds.kind_of(move).name != TIME_EXPIRED]


def decide(game: AnyGame, state: State, step: StandingMove, choices: list[int]) -> Decision:
    view, public = game.view_bytes(state, step.seat), game.view_bytes(state, WATCHER)
    told, revealed = play(game, state, step, step.seat)
    return Decision(
        entry=step.entry,
        view=view,
        public=public,
        moves=choices,
        made=step.move,
        after=game.view_bytes(state, step.seat),
        public_after=game.view_bytes(state, WATCHER),
        over=state.over(),
        told=told,
        revealed=revealed,
    )


def play(game: AnyGame, state: State, step: StandingMove, seat: int) -> tuple[list[Told], list[Told]]:
    """What the seat is told of the move, and what of that reveals something to it."""
    state.events = []
    carry_out(game, state, step.seat, step.move, step.words)
    told: list[Told] = []
    revealed: list[Told] = []
    for event in state.events:
        seen = game.book.to_json(event, seat)
        if seen is not None:
            told.append(seen)
            if game.book.kind_of(event).reveals and None not in seen.values():
                revealed.append(seen)
    return told, revealed


def share_of_victory(game: AnyGame, options: Options, state: State, seat: int) -> float | None:
    result = state.result()
    if result is None:
        return None
    teams = game.teams(options)
    shares = shares_of_victory(teams, result.winners)
    return sum(share for team, share in zip(teams, shares, strict=True) if seat in team)


def points(state: State, seat: int, against_others: bool) -> int | None:
    """At the end of a game that counts them."""
    result = state.result()
    if result is None or seat >= len(result.scores):
        return None
    others = [score for other, score in enumerate(result.scores) if other != seat and against_others]
    return result.scores[seat] - max(others, default=0)
