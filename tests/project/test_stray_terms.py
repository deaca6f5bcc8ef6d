"""The Czech texts keep to the rulebooks' terms and address the player formally."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "safehouse"
TERMS = tomllib.loads((Path(__file__).parent / "stray_terms.toml").read_text("utf-8"))
EVERYWHERE = "everywhere"
PLACEABLE = re.compile(r"\{[^{}]*\}")
SAID_BY_SOMEBODY = re.compile("„[^“]*“")
KEY = re.compile(r"^\s*\.?[\w-]+ = ?")


def czech(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("cs*.ftl") if "node_modules" not in path.parts)


def stray(line: str, terms: dict[str, str]) -> Iterator[str]:
    if line.startswith("#"):
        return
    text = SAID_BY_SOMEBODY.sub("", PLACEABLE.sub("", KEY.sub("", line))).lower()
    for pattern, instead in terms.items():
        if re.search(pattern, text):
            yield f"{instead}: {line.strip()}"


def found(paths: list[Path], terms: dict[str, str]) -> list[str]:
    return [
        f"{path.name}: {one}"
        for path in paths
        for line in path.read_text("utf-8").splitlines()
        for one in stray(line, terms)
    ]


@pytest.mark.parametrize("game", [name for name in TERMS if name != EVERYWHERE])
def test_a_game_uses_the_terms_of_its_rulebook(game: str) -> None:
    paths = czech(PACKAGE / "games" / game)
    assert paths
    assert not found(paths, TERMS[game])


def test_the_player_is_addressed_formally() -> None:
    paths = [*czech(PACKAGE), *czech(ROOT / "web" / "text")]
    assert len(paths) > 20
    assert not found(paths, TERMS[EVERYWHERE])


def test_a_stray_term_is_found_in_the_text_alone() -> None:
    terms = {r"\bkonzol": "ovládací panel"}
    assert [*stray("has-console = konzole", terms)] == ["ovládací panel: has-console = konzole"]
    assert not [*stray("konzole = { $konzole } „konzole“", terms)]
