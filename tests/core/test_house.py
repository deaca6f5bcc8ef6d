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
    "arena": {"core", "bots", "arena"},
    "bench": {"core", "bench"},
    "table": {"core", "bots", "table"},
    "research": {"core", "bots", "bench", "research"},
    "cli": {"core", "bots", "arena", "bench", "table", "research", "cli"},
}
"""What a part of the house may import."""
BOT_MODULES = ("bots", "solver", "balance", "mapspeed", "scores")
"""A game's own bots, and the commands that measure with them, stand on the bots of the house, which know no
game."""


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


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    part = path.relative_to(PACKAGE).parts[0]
    for name in imports(path):
        target = name.split(".")[1]
        if part == "games" and target == "bots" and path.stem.startswith(BOT_MODULES):
            continue
        assert target in ALLOWED[part], f"{part} must not import {name}"
        if part == "games":
            own = path.relative_to(PACKAGE).parts[1]
            assert target == "core" or name.split(".")[2] == own, f"{own} must not import {name}"


ORDER = ("moves", "data", "state", "view", "imagine", "bots")


@pytest.mark.parametrize("game", ["_template", *names()])
def test_a_games_modules_stand_in_order(game: str) -> None:
    """moves <- state/rules <- view <- imagine <- bots"""
    folder = PACKAGE / "games" / game
    for path in folder.glob("*.py"):
        if path.stem in ORDER:
            later = ORDER[ORDER.index(path.stem) + 1 :]
            for name in imports(path):
                imported = name.removeprefix(f"safehouse.games.{game}.").split(".")[0]
                assert imported not in later or not name.startswith("safehouse.games"), (
                    f"{path.name} imports {name}"
                )


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
