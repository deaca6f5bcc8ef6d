"""One game between bots: played by views alone, timed, and kept as a save."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from safehouse.arena.schedule import Fixture
from safehouse.bots.bot import Bot
from safehouse.bots.roster import make
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.result import Result, shares_of_victory
from safehouse.core.save import Save, to_save
from safehouse.core.shelf import find
from safehouse.core.view import View


class Timing(msgspec.Struct):
    """How a bot spent its time in one game. Moves without a choice are not counted."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class Outcome(msgspec.Struct, frozen=True):
    """How one fixture ended. `points`: each bot's share of the victory, in a cooperative game of winning."""

    fixture: Fixture
    winners: list[int]
    reason: str
    moves: int
    points: dict[str, float]
    timing: dict[str, Timing]


class PlayedMatch(msgspec.Struct, frozen=True):
    outcome: Outcome
    save: Save


class BadBot(SafehouseError):
    """A bot made a move it was not offered."""


class Player(NamedTuple):
    """Who holds a seat: a bot under its name, with the stream its choices are drawn from."""

    name: str
    bot: Bot
    mind: Stream


Watch = Callable[[int, View, list[int], int, float], None]
"""Hears of every choice before it is carried out: the seat, its view, the moves open to it, the one chosen, and
the seconds that took. Moves without a choice are not told."""


def play_out(record: Record, players: Sequence[Player], watch: Watch) -> Result:
    """Let bots play a record to its end, each by its own views alone."""
    while pending := record.pending():
        seat = pending[0]
        moves = record.choices(seat)
        if len(moves) == 1:
            record.play(seat, moves[0])
            continue
        view = record.game.read_view(record.view_bytes(seat))
        started = perf_counter()
        chosen = players[seat].bot.choose(view, list(moves), players[seat].mind)
        seconds = perf_counter() - started
        if chosen not in moves:
            raise BadBot(f"bot {players[seat].name} chose {chosen}, which is not open to it")
        move = moves[moves.index(chosen)]
        watch(seat, view, moves, move, seconds)
        record.play(seat, move)
    for player in players:
        player.bot.rest()
    result = record.result()
    assert result is not None
    return result


def mind_of(seed: str, seat: int, name: str) -> Stream:
    return Stream(f"{seed} bot {seat} {name}")


def play(game: AnyGame, options: Options, fixture: Fixture) -> PlayedMatch:
    record = Record(game, options, fixture.seed)
    players = [
        Player(spec, make(spec, game, options, fixture.bots), mind_of(fixture.seed, seat, spec))
        for seat, spec in enumerate(fixture.bots)
    ]
    timing = {spec: Timing() for spec in fixture.bots}

    def watch(seat: int, view: View, moves: list[int], move: int, seconds: float) -> None:
        timing[fixture.bots[seat]].note(seconds)

    result = play_out(record, players, watch)
    outcome = Outcome(
        fixture=fixture,
        winners=list(result.winners),
        reason=result.reason,
        moves=len(record.steps),
        points=points(game.teams(options), fixture.bots, list(result.winners)),
        timing=timing,
    )
    return PlayedMatch(outcome, to_save(record, list(fixture.bots)))


def points(teams: list[list[int]], bots: list[str], winners: list[int]) -> dict[str, float]:
    """Each bot's share of the victory."""
    share = dict.fromkeys(bots, 0.0)
    for team, part in zip(teams, shares_of_victory(teams, winners), strict=True):
        share[bots[team[0]]] += part
    return share


def play_matches(game_id: str, options: dict[str, Any], fixtures: list[Fixture]) -> list[PlayedMatch]:
    """A chunk of work for a process or a Ray task."""
    game = find(game_id)
    read = game.read_options(options)
    return [play(game, read, fixture) for fixture in fixtures]
