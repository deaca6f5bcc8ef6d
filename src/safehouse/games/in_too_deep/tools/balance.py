"""The balance of the authored cards, measured.

`python -m safehouse.games.in_too_deep.tools.balance PLAYERS GAMES`

Plays games bot against bot and counts how often each crime is committed by somebody who held it, how chapters
end, how often the plan is foiled, how scores spread and how each place in the turn order fares. PLAYERS is a
number, several joined by commas, or `all`; one player plays against Echo. `--keep FOLDER` keeps every game
there as soon as it is over, a save in a line of `games-PLAYERS.jsonl`, and goes on after those that it has;
`safehouse review-trust in_too_deep --played` reads the same file. `--report FILE` writes the report on all
games that are kept.
"""

import argparse
import sys
from collections.abc import Iterator
from multiprocessing import Pool, TimeoutError
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, parse, to_save
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.tools.balance_report import report
from safehouse.games.in_too_deep.tools.counting import counted

SEATS = 5
FOREVER = 1e9
BOT = "greedy"


def options_for(players: int) -> InTooDeepOptions:
    """One player plays against Echo."""
    return GAME.read_options({"players": players, "echo": "normal" if players == 1 else "no"})


def play(part: tuple[int, int, str]) -> Save:
    """A game of so many players with this number, the same bot in every seat."""
    players, number, bot = part
    options = options_for(players)
    record, random = Record(GAME, options, seed_of(players, number)), Stream(seed_of(players, number))
    bots = [make(bot, GAME, options) for _ in range(players)]
    while pending := record.pending():
        seat = pending[0]
        moves = record.choices(seat)
        move = moves[0] if len(moves) == 1 else bots[seat].choose(record.view(seat), moves, random)
        record.play(seat, move)
    return to_save(record, bots=[bot] * players)


def seed_of(players: int, number: int) -> str:
    return f"balance {players} {number}"


def play_all(parts: list[tuple[int, int, str]], seconds: float, processes: int | None) -> Iterator[Save]:
    """In as many processes, until all are over or the time is."""
    until = monotonic() + (seconds or FOREVER)
    with Pool(processes) as pool:
        played = pool.imap_unordered(play, parts)
        for _ in parts:
            try:
                yield played.next(max(0.0, until - monotonic()))
            except TimeoutError:
                return


def kept_games(folder: Path | None, players: int, bot: str) -> list[Save]:
    """Those of the bot by the present rules; a last line that was cut off is cut away."""
    file = file_in(folder, players) if folder is not None else None
    if file is None or not file.exists():
        return []
    whole, end, rest = file.read_bytes().rpartition(b"\n")
    if rest:
        file.write_bytes(whole + end)
    games = map(parse, whole.splitlines())
    return [save for save in games if save.rules == GAME.rules_version and set(save.bots) == {bot}]


def keep(folder: Path, players: int, save: Save) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with file_in(folder, players).open("ab") as file:
        file.write(msgspec.json.encode(save) + b"\n")


def file_in(folder: Path, players: int) -> Path:
    return folder / f"games-{players}.jsonl"


def gather(players: int, wanted: argparse.Namespace) -> list[Save]:
    """The games kept, and as many more as are wanted."""
    games = kept_games(wanted.keep, players, wanted.bot)
    known = {save.seed for save in games}
    numbers = [number for number in range(wanted.games) if seed_of(players, number) not in known]
    parts = [(players, number, wanted.bot) for number in numbers]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for save in bar.track(
            play_all(parts, wanted.seconds, wanted.processes),
            total=len(games) + len(parts),
            completed=len(games),
            description=f"{players} players",
        ):
            games.append(save)
            if wanted.keep is not None:
                keep(wanted.keep, players, save)
    return games


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("players", help="1 to 5, several joined by commas, or all")
    reader.add_argument("games", type=int, help="games for each number of players; 0: only those that are kept")
    reader.add_argument("--bot", default=BOT)
    reader.add_argument("--seconds", type=float, default=0.0, help="the longest for each number of players")
    reader.add_argument("--processes", type=int, default=None, help="games at once; as many as there are cores")
    reader.add_argument("--keep", type=Path, help="a folder for the games; goes on after those it has")
    reader.add_argument("--report", type=Path, help="a file for the report")
    wanted = reader.parse_args()
    numbers = range(1, SEATS + 1) if wanted.players == "all" else map(int, wanted.players.split(","))
    measured = [counted(players, gather(players, wanted)) for players in numbers]
    text = report([found for found in measured if found.games], wanted.bot)
    if wanted.report is not None:
        wanted.report.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
