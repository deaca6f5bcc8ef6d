"""`safehouse new` makes a game that obeys every law at once."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import safehouse
from safehouse.core.shelf import names

PACKAGE = Path(safehouse.__file__).parent
HOUSE_RULES = Path(__file__).parents[1] / "core" / "test_house.py"
LEFT_OUT = ("__pycache__", "*.so", "static", "web")
KEPT = "agent_avenue"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the template and one game."""
    root = tmp_path_factory.mktemp("tree")
    ignored = shutil.ignore_patterns(*LEFT_OUT, *(game for game in names() if game != KEPT))
    shutil.copytree(PACKAGE, root / "src" / "safehouse", ignore=ignored)
    (root / "tests" / "core").mkdir(parents=True)
    shutil.copy(HOUSE_RULES, root / "tests" / "core")
    shutil.copy(Path(__file__).parents[2] / "pyproject.toml", root)
    return root


def run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def made(tree: Path) -> Path:
    said = run(tree, "safehouse", "new", "quiet_harbour", "--title", "The Quiet Harbour")
    assert said.returncode == 0, said.stderr
    assert "python3 run.py test quiet_harbour" in said.stdout
    return tree / "src" / "safehouse" / "games" / "quiet_harbour"


def test_a_new_game_has_its_own_names(made: Path) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in made.rglob("*") if path.is_file()}
    for word in ("_template", "DeadDrop", "Dead Drop", "Mrtvá", "TP"):
        assert [path.name for path, text in texts.items() if word in text] == []
    assert "class QuietHarbour(State)" in texts[made / "rules.py"]
    assert "**QH-5.4**" in texts[made / "RULES.md"]
    assert "game-title = The Quiet Harbour" in texts[made / "text" / "cs.ftl"]


def test_a_new_game_obeys_the_laws(tree: Path, made: Path) -> None:
    said = run(tree, "safehouse", "check", "quiet_harbour")
    assert said.returncode == 0, said.stdout + said.stderr
    assert said.stdout.count(" ok ") >= 14


def test_a_new_game_passes_its_tests_and_the_rules_of_the_house(tree: Path, made: Path) -> None:
    for words in ([str(made)], ["tests/core/test_house.py", "-k", "quiet_harbour"]):
        said = run(tree, "pytest", "-q", "-p", "no:cacheprovider", *words)
        assert said.returncode == 0, said.stdout


def test_a_new_game_is_in_the_style_of_the_house(tree: Path, made: Path) -> None:
    for words in (["ruff", "check", str(made)], ["ruff", "format", "--check", str(made)]):
        said = run(tree, *words)
        assert said.returncode == 0, said.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Quiet"], "small letters, digits and single underscores"),
        (["_hidden"], "small letters"),
        (["import"], "small letters"),
        (["a" * 25], "up to 24"),
        (["agent_avenue"], "a name that is not taken"),
        (["other", "--prefix", "AA"], "that no game has; taken: AA"),
        (["other", "--prefix", "x"], "capital letters"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(tree: Path, words: list[str], sentence: str) -> None:
    said = run(tree, "safehouse", "new", *words)
    assert said.returncode == 2
    assert sentence in said.stderr
    assert not (tree / "src" / "safehouse" / "games" / "other").exists()


def test_a_game_must_be_called_as_its_folder(tree: Path, made: Path) -> None:
    renamed = made.with_name("loud_harbour")
    shutil.copytree(made, renamed)
    said = run(tree, "safehouse", "check", "loud_harbour")
    shutil.rmtree(renamed)
    assert said.returncode == 2
    assert (
        "the folder 'loud_harbour' holds a game with the id 'quiet_harbour'; both must be the same"
        in said.stderr
    )


def checked(tree: Path) -> str:
    return run(tree, "safehouse", "check", "quiet_harbour").stdout


def test_a_golden_game_is_found_by_what_it_shows(tree: Path, made: Path) -> None:
    said = run(tree, "safehouse", "golden", "quiet_harbour", "caught", "--move", "swap", "--end", "accusation")
    assert said.returncode == 0, said.stderr
    kept = json.loads((made / "tests" / "golden" / "caught.json").read_text())
    assert any("swap" in move for move in kept["moves"]) and "accuse" in kept["moves"][-1]
    assert "BROKEN" not in checked(tree)
    told = made / "tests" / "golden" / "told.toml"
    kept_then = told.read_text()
    told.unlink()
    assert run(tree, "safehouse", "golden", "quiet_harbour").returncode == 0
    assert told.read_text() == kept_then
    said = run(tree, "safehouse", "golden", "quiet_harbour", "caught", "--event", "nothing")
    assert said.returncode == 2
    assert "allowed: kept, swapped, accused" in said.stderr


def test_the_laws_say_where_a_game_fails(tree: Path, made: Path) -> None:
    golden, view, texts = made / "tests" / "golden" / "old.json", made / "view.py", made / "text" / "en.ftl"
    whole = {path: path.read_text(encoding="utf-8") for path in (view, texts)}
    golden.write_text((made / "tests" / "golden" / "showdown.json").read_text().replace("1 swap", "1 fly"))
    texts.write_text(whole[texts].replace("view-held", "view-kept"))
    view.write_text(whole[view].replace("len(state.drop)", "len(state.drop) // len(state.drop[:seat])"))
    said = checked(tree)
    golden.unlink()
    for path, text in whole.items():
        path.write_text(text, encoding="utf-8")
    assert "tests/golden/old.json: move 2: 'fly' is no move" in said
    assert "no en text for: view-held" in said
    assert "ZeroDivisionError: integer division or modulo by zero (view.py, line " in said
