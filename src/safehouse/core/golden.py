"""Golden games: recorded games that show what random play almost never does."""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.core.data import load
from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, parse, to_save
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

TOLD: Final = "told.toml"
MENU: Final = "menu"
LOOKS: Final = 400
"""At what is seen in one game, about."""


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


class Digests(msgspec.Struct, forbid_unknown_fields=True):
    """What is told, as short numbers: in every golden game, and in a random game of every configuration; and
    what is seen in all of these together."""

    told: dict[str, str] = {}
    random: list[str] = []
    seen: dict[str, str] = {}
    """By field of the view; "menu" for what is open, and by which clause something is not."""


def golden_digest(game: AnyGame, path: Path) -> str:
    _options, state, moves = replayed(game, path)
    dealt = len(state.events or [])
    for seat, move in moves:
        state.play(seat, move)
    return told_digest(game, state, dealt)


def random_digest(game: AnyGame, options: Options) -> str:
    state, moves = random_game(game, options)
    dealt = len(state.events or [])
    for seat, move in moves:
        state.play(seat, move)
    return told_digest(game, state, dealt)


def random_game(game: AnyGame, options: Options) -> tuple[State, list[tuple[int, int]]]:
    """The dealt state and the moves of the random game of a configuration."""
    state: State = game.deal(options, "told", listen=False)
    random = Stream("told")
    moves = []
    while pending := state.pending():
        seat = random.choose(pending)
        moves.append((seat, random.choose(state.moves(seat))))
        state.play(*moves[-1])
    return game.deal(options, "told"), moves


class Sight:
    """What seats see in games, as one short number for each field of the view."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.hashed: dict[str, Any] = defaultdict(hashlib.sha256)

    def follow(self, state: State, moves: list[tuple[int, int]]) -> None:
        """Whoever is about to move and, in turn, everybody; in long games not at every move."""
        every = 1 + len(moves) // LOOKS
        for step, (mover, move) in enumerate(moves):
            number = step // every
            if step % every == 0:
                self.look(state, mover if number % 2 == 0 else number // 2 % (state.seats + 1) - 1, step)
            state.play(mover, move)
        self.look(state, WATCHER, 0)

    def look(self, state: State, seat: int, step: int) -> None:
        view = self.game.view(state, seat)
        for name in view.__struct_fields__:
            self.hashed[name].update(msgspec.json.encode(getattr(view, name)))
        if seat != WATCHER:
            space = self.game.space
            codes = [space.base[kind.name] + step % kind.size for kind in space.kinds]
            refusals = [
                (state.why_not(seat, code) or "").removeprefix(self.game.clause_prefix) for code in codes
            ]
            menu = state.moves(seat), state.notes(seat), refusals
            self.hashed[MENU].update(repr(menu).encode())

    def digests(self) -> dict[str, str]:
        return {name: hashed.hexdigest()[:16] for name, hashed in self.hashed.items()}


def seen_digests(game: AnyGame) -> dict[str, str]:
    sight = Sight(game)
    for path in golden_games(game):
        sight.follow(*replayed(game, path)[1:])
    for options in game.configurations():
        sight.follow(*random_game(game, options))
    return sight.digests()


def told_digest(game: AnyGame, state: State, dealt: int) -> str:
    """Whom a game told what, and what of it was a reveal, as one short number. What the deal told, so many
    events, nobody could take back."""
    hashed = hashlib.sha256()
    for number, event in enumerate(state.events or []):
        final = number >= dealt and game.book.reveals(event)
        told = [game.book.whole(event), event.audience, event.insiders, event.blanked, final]
        hashed.update(msgspec.json.encode(told))
    return hashed.hexdigest()[:16]


def recorded_digests(game: AnyGame) -> Digests:
    """What was told when it was written down."""
    path = game.folder / "tests" / "golden" / TOLD
    return load(path, Digests) if path.is_file() else Digests()


def record_digests(game: AnyGame) -> Path:
    """Write down what is told as the rules are now."""
    lines = ["# Written by `safehouse golden GAME`: what is told and seen in random and golden games."]
    lines += [
        "random = [",
        *(f'    "{random_digest(game, options)}",' for options in game.configurations()),
        "]",
    ]
    lines += ["[told]", *(f'{path.stem} = "{golden_digest(game, path)}"' for path in golden_games(game))]
    lines += ["[seen]", *(f'{name} = "{digest}"' for name, digest in seen_digests(game).items())]
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
