"""What the browser client says by name exists in both languages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "safehouse"
GAMES = sorted(folder.parent for folder in (PACKAGE / "games").glob("*/web"))
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
SAYS = re.compile(r"\bsay\('([\w-]+)'[,)]")
"""A name that is put together when the page runs cannot be found this way."""
OF_A_GAME = "game-"
"""The shell asks every game for these."""


def texts(folder: Path, language: str) -> set[str]:
    files = [path for path in folder.rglob(f"{language}*.ftl") if "node_modules" not in path.parts]
    return {key for path in files for key in KEY.findall(path.read_text("utf-8"))}


def said(folder: Path) -> set[str]:
    files = [path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts")]
    return {key for path in files for key in SAYS.findall(path.read_text("utf-8"))}


def shell(language: str) -> set[str]:
    folders = [WEB / "text", PACKAGE / "core", PACKAGE / "review", PACKAGE / "table"]
    return {key for folder in folders for key in texts(folder, language)}


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_text_has_the_name_of_a_plain_fact(language: str) -> None:
    """A fact that is also the name of a text reaches a sentence as that text, and its selectors miss it."""
    assert not {"yes", "no", "none", "you", "other", "open", "hidden"} & shell(language)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_shell_has_every_text_it_names(language: str) -> None:
    named = {key for key in said(WEB / "src") if not key.startswith(OF_A_GAME)}
    assert len(named) > 100
    assert named <= shell(language)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_board_has_every_text_it_names(game: Path, language: str) -> None:
    named = said(game / "web")
    assert named and named <= texts(game, language) | shell(language)
