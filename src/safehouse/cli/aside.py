"""What the terminal keeps of an unfinished game beside its record."""

import contextlib
import shlex
from pathlib import Path

import msgspec

from safehouse.core.data import own_file
from safehouse.core.game import AnyGame
from safehouse.core.options import Options


class Aside(msgspec.Struct, kw_only=True):
    spent: float = 0.0
    """Seconds of the game's time limit that are over."""
    notes: dict[int, list[str]] = {}
    """By seat, what its person has written down in private."""
    group: str = ""
    """In whose record the game belongs."""
    names: list[str] = []
    """By seat, what its person is called; "" for a bot, or where nobody has said."""


def path_beside(save: Path) -> Path:
    return save.with_name(f"{save.stem}-aside.json")


def read_beside(save: Path) -> Aside:
    """Empty where nothing was kept, or where it cannot be read."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path_beside(save).read_bytes(), type=Aside)
    return Aside()


def write_beside(save: Path, aside: Aside) -> None:
    if aside != Aside():
        path_beside(save).write_bytes(msgspec.json.encode(aside))


def forget_beside(save: Path) -> None:
    path_beside(save).unlink(missing_ok=True)


def to_go_on(command: str, save: Path, game: AnyGame, options: Options) -> str:
    """As people type it, with the file of their own box where the game is played with one."""
    return shlex.join([*command.split(), "--resume", str(save), *own_box(game, options)])


def own_box(game: AnyGame, options: Options) -> list[str]:
    file = str(getattr(options, game.box.option)) if game.box is not None else ""
    if game.box is None or not file:
        return []
    return [f"--{game.box.option}", str(own_file(game.box.option, file))]
