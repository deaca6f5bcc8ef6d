"""Card and board data in TOML: loaded and validated once."""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from safehouse.core.errors import OptionError, SafehouseError

OWN_FILES: Final = "SAFEHOUSE_FILES"
"""The environment variable that names the folder of people's own data files; without it `own` here."""

LONGEST_NAME: Final = 100

T = TypeVar("T")


class DataError(SafehouseError):
    """A data file of a game is damaged; the text says where."""


def load(path: Path, shape: type[T]) -> T:
    """Read a TOML file into a struct; a missing, unknown or wrong field is named in the error."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise DataError(f"{path.name}: {error}") from None


@contextmanager
def fitting(option: str, name: str) -> Iterator[None]:
    """What is wrong with somebody's own data file is wrong with the option that names it."""
    try:
        yield
    except DataError as error:
        raise OptionError(option, name, f"a file that fits ({error})") from None


def own_file(option: str, name: str) -> Path:
    """Where somebody's own data file lies that this option names.

    A name with a path in it is refused: options also come from a browser.
    """
    if Path(name).name != name or not name.endswith(".toml"):
        raise OptionError(option, name, "the bare name of a .toml file")
    folder = Path(os.environ.get(OWN_FILES, "own"))
    if len(name) > LONGEST_NAME or not (folder / name).is_file():
        raise OptionError(option, name[:LONGEST_NAME], f"a file in the folder {folder.name}")
    return folder / name
