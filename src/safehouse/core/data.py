"""Card and board data in TOML: loaded and validated once."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from safehouse.core.errors import SafehouseError

T = TypeVar("T")


class DataError(SafehouseError):
    """A data file of a game is damaged; the text says where."""


def load(path: Path, shape: type[T]) -> T:
    """Read a TOML file into a struct; a missing, unknown or wrong field is named in the error."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{path.name}: {error}") from None
