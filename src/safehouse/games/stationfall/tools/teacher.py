"""Games of a bot that a network first learns to play like: kept as seeds and moves, read back as arrays.

python -m safehouse.games.stationfall.tools.teacher games.jsonl --games 1000 --processes 8
"""

import argparse
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.bots.perspective import cells_seen, codes_seen
from safehouse.games.stationfall.codes import Moves
from safehouse.research.extras import need
from safehouse.research.observe import encoder_of

np = need("numpy")

PLAYERS: Final = 4


class TaughtGame(msgspec.Struct, frozen=True):
    """One game: its seed and every decision."""

    seed: str
    moves: list[int]


def play(task: tuple[str, str]) -> TaughtGame:
    bot, seed = task
    options = GAME.read_options({"players": PLAYERS})
    state = GAME.deal(options, seed, listen=False)
    bots = [make(bot, GAME, options) for _ in range(PLAYERS)]
    random = Stream(f"{seed} moves")
    moves: list[int] = []
    while pending := state.pending():
        seat = pending[0]
        menu = state.moves(seat)
        view = GAME.view(state, seat)
        moves.append(menu[0] if len(menu) == 1 else bots[seat].choose(view, menu, random.split()))
        state.apply(seat, moves[-1])
    return TaughtGame(seed, moves)


def decisions(game: TaughtGame) -> tuple[Any, Any, Any]:
    """[k, size] what was known, [k, bytes] the open moves and [k] the one that was made, wherever there was a
    choice, as the seat that decides sees and names them."""
    state = GAME.deal(GAME.read_options({"players": PLAYERS}), game.seed, listen=False)
    encoder = encoder_of(GAME)
    rows, masks, made = [], [], []
    for move in game.moves:
        seat = state.pending()[0]
        menu = state.moves(seat)
        if len(menu) > 1:
            row = np.frombuffer(encoder.row(state, seat), np.uint8)
            names = np.array(codes_seen(seat, PLAYERS))
            is_open = np.zeros(Moves.FIRST_NOTE, bool)
            is_open[menu] = True
            rows.append(row[cells_seen(seat, PLAYERS)])
            masks.append(np.packbits(is_open[names]))
            made.append(int(np.flatnonzero(names == move)[0]))
        state.apply(seat, move)
    return np.array(rows, np.uint8), np.array(masks, np.uint8), np.array(made, np.int64)


def read(path: Path, processes: int) -> tuple[Any, Any, Any]:
    """The decisions of all games in a file."""
    games = [msgspec.json.decode(line, type=TaughtGame) for line in path.read_bytes().splitlines()]
    with get_context("spawn").Pool(processes) as pool:
        parts = list(pool.imap(decisions, games, chunksize=4))
    rows, masks, made = (np.concatenate([part[column] for part in parts]) for column in range(3))
    return rows, masks, made


def play_many(bot: str, seed: str, games: int, processes: int) -> Iterator[TaughtGame]:
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play, [(bot, f"{seed} {number}") for number in range(games)])


def write(path: Path, games: Iterable[TaughtGame]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        for game in games:
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", default="greedy:wary=1")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="teacher")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    write(given.file, play_many(given.bot, given.seed, given.games, given.processes))


if __name__ == "__main__":
    main()
