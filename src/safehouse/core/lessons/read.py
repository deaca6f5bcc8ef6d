"""Reads `lessons/*.toml` of a game; src/safehouse/games/README.md describes the format."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from safehouse.core.data import DataError, load
from safehouse.core.lessons.book import FirstGame, Script

FOLDER: Final = "lessons"
FIRST_GAME: Final = "first-game.toml"

_NUMBERED = re.compile(r"(\d+)-[a-z0-9-]+")


@cache
def lessons_of(folder: Path) -> list[Script]:
    """The lessons of the game in this folder, in their order; an error names the file and what is wrong."""
    numbered = [(_number(path), path) for path in (folder / FOLDER).glob("*.toml") if path.name != FIRST_GAME]
    return [_read(path) for _, path in sorted(numbered)]


@cache
def first_game_of(folder: Path) -> FirstGame | None:
    path = folder / FOLDER / FIRST_GAME
    if not path.is_file():
        return None
    first = load(path, FirstGame)
    _demand_sound(path, first.faults())
    return first


def lesson_named(folder: Path, lesson: str) -> Script | None:
    """By its id, or by its number."""
    found = lessons_of(folder)
    if lesson.isdecimal() and 1 <= int(lesson) <= len(found):
        return found[int(lesson) - 1]
    return next((script for script in found if script.id == lesson), None)


def forget() -> None:
    """Read every lesson anew, for authors who are writing one."""
    lessons_of.cache_clear()
    first_game_of.cache_clear()


def _number(path: Path) -> int:
    numbered = _NUMBERED.fullmatch(path.stem)
    if numbered is None:
        raise DataError(f"{FOLDER}/{path.name}: a lesson's file is called 2-small-words.toml")
    return int(numbered[1])


def _read(path: Path) -> Script:
    script = load(path, Script)
    _demand_sound(path, script.faults())
    return script


def _demand_sound(path: Path, faults: list[str]) -> None:
    if faults:
        raise DataError(f"{FOLDER}/{path.name}: {'; '.join(faults)}")
