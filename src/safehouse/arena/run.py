"""Runs a tournament: balanced pairings on mirrored deals, on all cores or on Ray, resumable."""

import os
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from safehouse.arena.backends import play_all
from safehouse.arena.play import Outcome, PlayedMatch
from safehouse.arena.report import Report, summarise
from safehouse.arena.schedule import Fixture, crossed, schedule
from safehouse.arena.store import Store, TournamentPlan
from safehouse.bots.cluster import Where
from safehouse.bots.roster import make
from safehouse.core.errors import SafehouseError
from safehouse.core.shelf import find

CHUNKS_PER_PROCESS: Final = 40


def run(
    game: str,
    bots: list[str],
    games: int = 200,
    options: dict[str, Any] | None = None,
    seed: str = "arena",
    folder: Path | None = None,
    where: Where = "cores",
    processes: int = 0,
    progress: Console | None = None,
    against: list[str] | None = None,
) -> Report:
    """Play at least `games` games between every two bots and report.

    `against`: in a game of two unlike sides, `bots` play the first side only and these the second.
    `folder` keeps every game as a save and lets an interrupted run go on; without one nothing is kept.
    `processes`: how many games at once, 0 for one on each core. `progress`: where to draw a bar.
    """
    rules = find(game)
    read = rules.read_options(options)
    _check(game, bots, against)
    if against is None:
        matches = schedule(rules, read, bots, games, seed)
        entered = bots
    else:
        matches = crossed(rules, read, bots, against, games, seed)
        entered = [*bots, "against", *against]
    plan = TournamentPlan(game=game, rules=rules.rules_version, options=read.to_json(), bots=entered, seed=seed)
    store = Store(folder, plan) if folder is not None else None
    planned = {fixture.id for match in matches for fixture in match}
    outcomes = [o for o in store.finished() if o.fixture.id in planned] if store is not None else []
    done = {outcome.fixture.id for outcome in outcomes}
    left = [[fixture for fixture in match if fixture.id not in done] for match in matches]
    processes = processes or os.cpu_count() or 1
    chunks = _chunks([match for match in left if match], processes)

    def keep(played: list[PlayedMatch]) -> None:
        if store is not None:
            store.keep(played)
        outcomes.extend(one.outcome for one in played)

    results = play_all(game, read.to_json(), chunks, where, processes)
    _collect(results, keep, len(planned), len(outcomes), progress)
    outcomes.sort(key=_in_order)
    names = bots if against is None else list(dict.fromkeys([*bots, *against]))
    return summarise(
        game, read.to_json(), seed, names, len(planned), outcomes, rules.teams(read), against is None
    )


def _check(game: str, bots: list[str], against: list[str] | None) -> None:
    if len(bots) + len(against or []) < 2:
        raise SafehouseError("an arena needs at least two bots")
    for side in (bots, against or []):
        if len(set(side)) < len(side):
            raise SafehouseError("each bot can be named once; give twins different settings")
    for spec in [*bots, *(against or [])]:
        make(spec, find(game)).rest()


def _chunks(matches: list[list[Fixture]], processes: int) -> list[list[Fixture]]:
    """Whole matches together, small enough that the last ones end at about the same time."""
    size = max(1, len(matches) // (processes * CHUNKS_PER_PROCESS))
    return [list(chain(*matches[i : i + size])) for i in range(0, len(matches), size)]


def _collect(
    results: Any, keep: Callable[[list[PlayedMatch]], None], planned: int, before: int, console: Console | None
) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=console is None) as bar:
        task = bar.add_task("games", total=planned, completed=before)
        for played in results:
            keep(played)
            bar.advance(task, len(played))


def _in_order(outcome: Outcome) -> str:
    return outcome.fixture.id
