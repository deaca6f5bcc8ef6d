"""Rules that are compiled behind a running server: workers that are started later use what is ready then."""

import os
from pathlib import Path
from typing import Final

FOLDER_VARIABLE: Final = "SAFEHOUSE_COMPILED"
"""Names the folder that is compiled into; `run.py` sets it. Its file `ready` is new after each game."""


def newest() -> int:
    """When the last game was ready; 0: none is."""
    folder = os.environ.get(FOLDER_VARIABLE)
    try:
        return (Path(folder) / "ready").stat().st_mtime_ns if folder else 0
    except OSError:
        return 0


def environment() -> dict[str, str]:
    """For a new worker."""
    return {**os.environ, **({"PYTHONPATH": os.environ[FOLDER_VARIABLE]} if newest() else {})}
