"""Card and board data in TOML: loaded and validated once."""

import os
import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from safehouse.core.errors import OptionError, SafehouseError

OWN_FILES: Final = "SAFEHOUSE_FILES"
"""The environment variable that names the folder of people's own data files; without it `own` here."""
KEPT_BOXES: Final = "SAFEHOUSE_BOXES"
"""The environment variable that tells a worker the folder of the boxes that its server keeps."""
BOX_NAME: Final = re.compile(r"box-[0-9a-f]{32}\.toml")
"""What a server calls the boxes that people enter: by their content."""

LONGEST_NAME: Final = 100
MOST_OWN_BYTES: Final = 300_000
MOST_OWN_FILES: Final = 64
"""So many are kept in memory."""

_KEPT: Final = [Path(os.environ[KEPT_BOXES])] if KEPT_BOXES in os.environ else []

T = TypeVar("T")


class NoOwnFile(OptionError):
    """An option names an own data file that is not here."""


class DataError(SafehouseError):
    """A data file of a game is damaged; the text says where.

    What the owner of a box can cause has the same as a text key, `reason` with `arguments`, for the field of
    the row with the id `at` (`core.box`).
    """

    def __init__(
        self,
        text: str,
        reason: str = "",
        *,
        at: str = "",
        field: str = "",
        **arguments: str | int | Sequence[str],
    ) -> None:
        super().__init__(text)
        self.reason = reason
        self.at = at
        self.field = field
        self.arguments = arguments


def load(path: Path, shape: type[T]) -> T:
    """Read a TOML file into a struct; a missing, unknown or wrong field is named in the error."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)
    except (ValueError, OverflowError, msgspec.ValidationError, RecursionError) as error:
        raise DataError(f"{path.name}: {error}") from None


def load_own(path: Path, shape: type[T]) -> T:
    """The same for somebody's own file, which is read again only when it has changed: it is asked for often."""
    wanted: Any = shape
    try:
        stamp = path.stat()
        if stamp.st_size > MOST_OWN_BYTES:
            raise DataError(f"{path.name}: the file is larger than {MOST_OWN_BYTES // 1000} kB")
        found: T | DataError = _loaded(path, wanted, stamp.st_mtime_ns, stamp.st_size)
    except OSError as error:
        raise DataError(f"{path.name}: {error.strerror}") from None
    if isinstance(found, DataError):
        raise found.with_traceback(None)
    return found


@lru_cache(MOST_OWN_FILES)
def _loaded(path: Path, shape: Any, changed: int, size: int) -> Any:
    try:
        return load(path, shape)
    except DataError as error:
        return error


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
    found = [each / name for each in (folder, *_KEPT) if len(name) <= LONGEST_NAME and (each / name).is_file()]
    if not found:
        raise NoOwnFile(option, name[:LONGEST_NAME], f"a file in the folder {folder.name}")
    return found[0]


@contextmanager
def boxes_kept_in(folder: Path) -> Iterator[None]:
    """Own data files are looked for here too as long as this lasts."""
    _KEPT.append(folder)
    try:
        yield
    finally:
        _KEPT.remove(folder)
