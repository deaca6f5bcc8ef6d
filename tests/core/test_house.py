"""The house rules: imports point one way, the words hold together."""

import ast
from pathlib import Path

import pytest

import safehouse
from safehouse.core.shelf import names
from safehouse.core.words import Words

PACKAGE = Path(__file__).parent.parent.parent / "src" / "safehouse"
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "review": {"core", "bots", "review"},
    "arena": {"core", "bots", "arena"},
    "bench": {"core", "bench"},
    "table": {"core", "bots", "review", "table"},
    "research": {"core", "bots", "bench", "research"},
    "agents": {"core", "bots", "table", "agents"},
    "benchmark": {"core", "bots", "arena", "research", "benchmark"},
    "cli": {"core", "bots", "review", "arena", "bench", "table", "research", "agents", "benchmark", "cli"},
}
"""What a part of the house may import."""
ROOMS = (
    "data",
    "codes",
    "vocabulary",
    "tables",
    "box",
    "options",
    "rules",
    "view",
    "worlds",
    "series",
    "about",
    "situation",
    "describe",
    "encode",
    "game",
    "bots",
    "review",
    "assist",
    "tools",
)
"""The rooms of a game's folder, a file or a folder each; a room sees itself and those before it. "game" is the
folder's own `__init__.py`."""
BESIDE = {"bots": ("bots", "review", "assist", "tools"), "research": ("tools",)}
"""Rooms that stand on other parts of the house, which know no game: what thinks on its bots, what authors train
with on many games at once."""


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.glob("*/**/*.py")) if "tests" not in path.parts]


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("safehouse.") and name != "safehouse.__version__"}


def room_of(path: Path) -> str:
    """The room of a game's module."""
    inside = path.relative_to(PACKAGE / "games").parts[1:]
    name = inside[0].removesuffix(".py")
    return "game" if name == "__init__" else name


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    part, own, *_ = path.relative_to(PACKAGE).parts
    for name in imports(path):
        target, *rest = name.split(".")[1:]
        if part == "games" and room_of(path) in BESIDE.get(target, ()):
            continue
        assert target in ALLOWED[part], f"{part} must not import {name}"
        if part == "games" and target == "games":
            assert rest[0] == own, f"{own} must not import {name}"


@pytest.mark.parametrize("game", ["_template", *names()])
def test_every_room_of_a_game_sees_only_those_before_it(game: str) -> None:
    folder = PACKAGE / "games" / game
    for path in [path for path in modules() if path.is_relative_to(folder)]:
        room = room_of(path)
        assert room in ROOMS, f"{path.name} lies in no room of {game}; the rooms are {', '.join(ROOMS)}"
        for name in imports(path):
            seen = name.removeprefix(f"safehouse.games.{game}.").split(".")[0]
            seen = seen if seen in ROOMS else "game"
            if name.startswith("safehouse.games."):
                assert ROOMS.index(seen) <= ROOMS.index(room), f"{room} must not see {name}"


def test_the_core_names_no_game() -> None:
    for path in (PACKAGE / "core").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not any(game in text for game in names()), path


def test_words_fall_back_visibly() -> None:
    words = Words("cs")
    assert words.say("no-such-key") == "[no-such-key]"
    assert words.player_list([0, 1, 2]) == "Místo 1, Místo 2 a Místo 3"
    with pytest.raises(KeyError):
        Words("cs", strict=True).say("no-such-key")


def test_the_version_is_stated() -> None:
    assert safehouse.__version__.count(".") == 2
