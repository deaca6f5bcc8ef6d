"""Golden games: recorded games that show what random play almost never does."""

import hashlib
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, parse, to_save
from safehouse.core.state import State

TOLD: Final = "told.toml"


def golden_games(game: AnyGame) -> list[Path]:
    """The recorded games of a game; [] where its tests are not installed."""
    return sorted((game.folder / "tests" / "golden").glob("*.json"))


def some_golden_games(game: AnyGame, count: int) -> list[Path]:
    """At most so many of them, from all over the list."""
    found = golden_games(game)
    return found if len(found) <= count else [found[i * len(found) // count] for i in range(count)]


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A golden game that cannot be played any more is named."""
    try:
        yield
    except SafehouseError as error:
        raise SaveError(f"tests/golden/{path.name}: {error}") from None


def replayed(game: AnyGame, path: Path) -> tuple[Options, State, list[tuple[int, int]]]:
    """Options, the dealt state and the moves of a golden game, without what was taken back."""
    with naming(path):
        save = parse(path.read_bytes())
        record = Record(game, game.read_options(save.options), save.seed)
        for entry in save.moves:
            record.enter(entry)
    return (
        record.options,
        game.deal(record.options, save.seed),
        [(step.seat, step.move) for step in record.steps],
    )


def told_digest(game: AnyGame, path: Path) -> str:
    """What everybody was told in a golden game, as one short number."""
    _options, state, moves = replayed(game, path)
    for seat, move in moves:
        state.play(seat, move)
    hashed = hashlib.sha256()
    for event in state.events or []:
        told = [game.book.whole(event), event.audience, event.insiders, event.blanked]
        hashed.update(msgspec.json.encode(told))
    return hashed.hexdigest()[:16]


def recorded_digests(game: AnyGame) -> dict[str, str]:
    """By golden game, what was told in it when it was recorded."""
    path = game.folder / "tests" / "golden" / TOLD
    found: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))["told"] if path.is_file() else {}
    return found


def record_digests(game: AnyGame) -> Path:
    """Write down what is told in every golden game as the rules are now."""
    lines = ["# Written by `safehouse golden GAME`: what is told in each golden game.", "[told]"]
    lines += [f'{path.stem} = "{told_digest(game, path)}"' for path in golden_games(game)]
    path = game.folder / "tests" / "golden" / TOLD
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return path


def hunt(
    game: AnyGame,
    options: Options,
    wanted: Callable[[Record], bool],
    *,
    name: str,
    attempts: int = 20_000,
    prolong: bool = False,
) -> Save | None:
    """The first random game that shows what is wanted; `prolong` steers away from endings."""
    for number in range(attempts):
        record = Record(game, options, f"{name} {number}")
        random = Stream(f"hunt {name} {number}")
        while record.pending():
            seat = random.choose(record.pending())
            record.play(seat, _choose(record, seat, random, prolong))
        if wanted(record):
            return to_save(record)
    return None


def _choose(record: Record, seat: int, random: Stream, prolong: bool) -> int:
    moves = record.moves(seat)
    random.shuffle(moves)
    if prolong:
        for move in moves:
            after = record.truth()
            after.apply(seat, move)
            if not after.over():
                return move
    return moves[0]
