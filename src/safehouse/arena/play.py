"""One game between bots: played by views alone, timed, and kept as a save."""

from time import perf_counter
from typing import Any

import msgspec

from safehouse.arena.schedule import Fixture
from safehouse.bots.bot import Bot
from safehouse.bots.roster import make
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, to_save
from safehouse.core.shelf import find


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


class Played(msgspec.Struct, frozen=True):
    outcome: Outcome
    save: Save


class BadBot(SafehouseError):
    """A bot made a move it was not offered."""


def play(game: AnyGame, options: Options, fixture: Fixture) -> Played:
    record = Record(game, options, fixture.seed)
    seated = [make(spec, game, options, fixture.bots) for spec in fixture.bots]
    minds = [Stream(f"{fixture.seed} bot {seat} {spec}") for seat, spec in enumerate(fixture.bots)]
    timing = {spec: Timing() for spec in fixture.bots}
    while pending := record.pending():
        seat = pending[0]
        moves = record.choices(seat)
        if len(moves) == 1:
            record.play(seat, moves[0])
            continue
        view = game.read_view(record.view_bytes(seat))
        started = perf_counter()
        move = seated[seat].choose(view, moves, minds[seat])
        timing[fixture.bots[seat]].note(perf_counter() - started)
        if move not in moves:
            raise BadBot(f"bot {fixture.bots[seat]} chose {move}, which is not open to it")
        record.play(seat, move)
    _dismiss(seated)
    result = record.result()
    assert result is not None
    outcome = Outcome(
        fixture=fixture,
        winners=list(result.winners),
        reason=result.reason,
        moves=len(record.steps),
        points=points(game.teams(options), fixture.bots, list(result.winners)),
        timing=timing,
    )
    return Played(outcome, to_save(record, list(fixture.bots)))


def points(teams: list[list[int]], bots: list[str], winners: list[int]) -> dict[str, float]:
    """Each bot's share of the winning teams; half each without a winner; one team alone: 1 or 0."""
    share = dict.fromkeys(bots, 0.0)
    winning = [team for team in teams if any(seat in winners for seat in team)]
    if len(teams) == 1:
        share[bots[0]] = float(len(winning))
    elif not winning:
        share = {bot: 1.0 / len(share) for bot in share}
    for team in winning if len(teams) > 1 else []:
        share[bots[team[0]]] += 1.0 / len(winning)
    return share


def _dismiss(seated: list[Bot]) -> None:
    for bot in seated:
        bot.rest()


def play_matches(game_id: str, options: dict[str, Any], fixtures: list[Fixture]) -> list[Played]:
    """A chunk of work for a process or a Ray task."""
    game = find(game_id)
    read = game.read_options(options)
    return [play(game, read, fixture) for fixture in fixtures]
