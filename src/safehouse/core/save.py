"""Save files: options + seed + rules version + moves, as readable JSON; of a finished game also what was told,
so that it can be shown whatever becomes of the rules (`core.replay`)."""

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.core.errors import OptionError, SafehouseError, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.hints import TakenHint
from safehouse.core.record import Origin, Record, standing
from safehouse.core.shelf import find

FORMAT: Final = 2
FORMATS: Final = (1, 2)
"""Those that can be read; saves of format 1 keep nothing beside the moves."""


class Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    safehouse: int
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    moves: list[str]
    players: list[str] = []
    """Display names by seat; may be shorter than the seats."""
    bots: list[str] = []
    """The bot in each seat, "" for a person; may be shorter than the seats."""
    hints: list[TakenHint] = []
    """Those that were taken during the game."""
    origin: Origin | None = None
    """The game that this one is a branch of."""
    kept: bytes | None = None
    """A packed `core.kept.Kept`: the finished game as everybody was told it."""


def to_save(
    record: Record,
    players: list[str] | None = None,
    bots: list[str] | None = None,
    hints: list[TakenHint] | None = None,
) -> Save:
    return Save(
        safehouse=FORMAT,
        game=record.game.id,
        rules=record.game.rules_version,
        options=record.options.to_json(),
        seed=record.seed,
        moves=list(record.entries),
        players=players or [],
        bots=bots or [],
        hints=hints or [],
        origin=record.origin,
    )


def fingerprint(save: Save) -> str:
    """Binds whoever shows it to the game so far and tells nothing of it: the seed, which nobody can guess, and
    the moves, a line each, hashed by SHA-256. The save of the finished game opens it."""
    return hashlib.sha256("\n".join([save.seed, *save.moves]).encode()).hexdigest()


def branch(save: Save, after: int) -> Save:
    """What stands after so many entries of a game, as the beginning of another that names it."""
    origin = Origin(fingerprint(save), after)
    moves = [save.moves[place] for place in standing(save.moves[:after])]
    return msgspec.structs.replace(save, moves=moves, hints=[], origin=origin, kept=None)


def dump(save: Save) -> bytes:
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def parse(data: bytes) -> Save:
    """Read a save file's bytes; says what is wrong with a damaged or foreign one."""
    try:
        raw = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise SaveError(f"this is no save file: it is not JSON ({error})") from None
    if not isinstance(raw, dict) or "safehouse" not in raw:
        raise SaveError("this is JSON, but no Safehouse save: the key 'safehouse' is missing")
    must_be_known(raw["safehouse"])
    try:
        return msgspec.convert(raw, Save)
    except msgspec.ValidationError as error:
        raise SaveError(f"the save file is damaged: {error}") from None


def must_be_known(format: Any) -> None:
    """Raises `SaveError` for a format that cannot be read."""
    if format not in FORMATS:
        raise SaveError(f"save format {format!r} is unknown here; this version reads formats 1 to {FORMAT}")


def replay(save: Save) -> Record:
    """Play a save again, entry by entry; says at which move it stops making sense."""
    record = start(save)
    for number, entry in enumerate(save.moves, 1):
        _enter(record, entry, number)
    return record


def finished(save: Save) -> Record:
    """The same of a game that is over after its last entry and not before. Raises `SaveError`."""
    record = start(save)
    for number, entry in enumerate(save.moves, 1):
        if record.result() is not None:
            raise SaveError("the game was over before", at=number)
        _enter(record, entry, number)
    if record.result() is None:
        raise SaveError("the game is not over")
    return record


def _enter(record: Record, entry: str, number: int) -> None:
    try:
        record.enter(entry)
    except SafehouseError as error:
        raise SaveError(str(error), at=number) from None


def start(save: Save) -> Record:
    """The dealt game of a save, before its first move."""
    game: AnyGame = find(save.game)
    if save.rules != game.rules_version:
        left = "can be shown, but not played on" if save.kept else "keeps nothing to be shown without them"
        raise SaveError(
            f"this game was played with rules version {save.rules} of {save.game}, this program has version "
            f"{game.rules_version}; the save {left}"
        )
    try:
        options = game.read_options(save.options)
    except OptionError as error:
        raise SaveError(str(error)) from None
    record = Record(game, options, save.seed)
    record.origin = save.origin
    return record


def read(path: Path) -> Save:
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise SaveError(f"cannot read {path}: {error.strerror}") from None


def write(path: Path, save: Save) -> None:
    """Write the whole file or nothing: an interruption leaves the old one."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(dump(save))
    draft.replace(path)
