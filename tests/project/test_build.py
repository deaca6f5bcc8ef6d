"""What `pip install .`, an archive of the source and `run.py` stand on."""

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def build_script(name: str = "hatch_build") -> ModuleType:
    described = importlib.util.spec_from_file_location(name, ROOT / f"{name}.py")
    assert described is not None and described.loader is not None
    script = importlib.util.module_from_spec(described)
    described.loader.exec_module(script)
    return script


def imports_of(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def own_files(name: str) -> list[Path]:
    """The modules of the package that an import of this name runs."""
    parts = name.split(".")
    tried = [SOURCE.joinpath(*parts[:length]) for length in range(1, len(parts) + 1)]
    candidates = [place for path in tried for place in (path.with_suffix(".py"), path / "__init__.py")]
    return [place for place in candidates if place.is_file()]


def test_the_build_asks_for_every_package_that_the_compiler_reads_types_of() -> None:
    script = build_script()
    waiting = [SOURCE / module for module in script.marked_modules(SOURCE)]
    read: set[Path] = set()
    foreign: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path in read:
            continue
        read.add(path)
        waiting += [folder / "__init__.py" for folder in path.parents if (folder / "__init__.py").is_file()]
        for name in imports_of(path):
            if name.startswith("safehouse."):
                waiting += own_files(name)
            elif name.split(".")[0] not in sys.stdlib_module_names:
                foreign.add(name.split(".")[0])
    asked = {re.split(r"[=<>.]", need)[0] for need in script.MYPYC}
    assert "msgspec" in foreign
    assert foreign - {"mypy_extensions"} <= asked


def test_an_old_node_of_the_machine_is_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = build_script()
    old = subprocess.CompletedProcess(["node"], 0, stdout="v18.20.4\n")
    monkeypatch.setattr(script.shutil, "which", lambda name, path=None: f"/usr/bin/{name}")
    monkeypatch.setattr(script.subprocess, "run", lambda *_, **__: old)
    monkeypatch.setattr(script, "node_from_pypi", lambda: tmp_path)
    assert not script.has_node()
    command, environment = script.npm()
    assert command[1] == str(tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    assert environment["PATH"].startswith(str(tmp_path / "bin"))


def test_half_an_environment_is_not_left_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = build_script("run")

    def half(folder: Path, with_pip: bool) -> None:
        (folder / "bin").mkdir(parents=True)
        raise subprocess.CalledProcessError(1, ["python3", "-m", "ensurepip"])

    monkeypatch.setattr(script.venv, "create", half)
    monkeypatch.setattr(script, "ENVIRONMENT", tmp_path / "env")
    monkeypatch.setattr(script, "PYTHON", tmp_path / "env" / "bin" / "python")
    monkeypatch.setattr(script.sys, "argv", ["run.py", "games"])
    assert script.main() == 1
    assert not (tmp_path / "env").exists()
    assert "install the package python3-venv first" in capsys.readouterr().err


def test_the_source_archive_holds_what_its_own_commands_read() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = set(settings["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    tracked = {path.split("/")[0] for path in tracked_files()}
    assert tracked - included <= {".gitignore", "pyproject.toml"}


def tracked_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("this is no checkout")
    return listed.stdout.splitlines()


def test_options_alone_are_those_of_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = build_script("run")
    monkeypatch.setattr(script, "CLIENT", tmp_path)
    assert script.asked([]) == ["serve"]
    assert script.asked(["--port", "8123"]) == ["serve", "--port", "8123"]
    assert script.asked(["games"]) == ["games"]
    assert script.asked(["--help"]) == ["--help"]
    monkeypatch.setattr(script, "CLIENT", tmp_path / "missing")
    assert script.asked([]) == ["play"]


def test_a_word_that_names_a_game_tests_that_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    script = build_script("run")
    prepared: list[tuple[bool, str | None, bool]] = []
    ran: list[list[str]] = []
    monkeypatch.setattr(script, "prepare", lambda *asked: prepared.append(asked))
    monkeypatch.setattr(script, "run", lambda command, **_: ran.append([str(word) for word in command]) or 0)
    monkeypatch.setattr(script, "COMPILED", ROOT)
    monkeypatch.setattr(script, "CLIENT", ROOT)
    monkeypatch.setattr(script.sys, "argv", ["run.py", "test", "mind_mgmt", "-x"])
    assert script.main() == 0
    assert prepared == [(True, "mind_mgmt", True)]
    ways = [command[2] for command in ran]
    assert (ways[:2], {*ways[2:4]}, ways[4:]) == (["ruff"] * 2, {"mypy", "check-client"}, ["pytest"] * 5)
    assert all(any("mind_mgmt" in word for word in command) for command in ran if "check-client" not in command)
    assert any("tests/browser/test_mind_mgmt.py" in word for word in ran[-1])
    monkeypatch.setattr(script.sys, "argv", ["run.py", "test", "tests/core", "-k", "mind_mgmt"])
    script.main()
    assert prepared[-1] == (True, None, True)
    assert ran[-1][-3:] == ["tests/core", "-k", "mind_mgmt"]


@pytest.mark.parametrize(
    ("words", "compiled"),
    [
        (["check", "mind_mgmt", "--law", "5"], ["mind_mgmt"]),
        (["bench", "engine", "stationfall"], ["stationfall"]),
        (["check"], []),
        (["play", "mind_mgmt"], None),
    ],
)
def test_a_command_that_names_games_waits_for_those_alone(
    words: list[str], compiled: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = build_script("run")
    waited: list[list[str]] = []
    started: list[bool] = []
    monkeypatch.setattr(script, "prepare", lambda *asked: None)
    monkeypatch.setattr(script, "compile_rules", lambda games: waited.append(games) or True)
    monkeypatch.setattr(script, "started_environment", lambda word, ready: started.append(ready) or {})
    monkeypatch.setattr(script, "become", lambda command, environment: 0)
    monkeypatch.setattr(script.sys, "argv", ["run.py", *words])
    assert script.main() == 0
    assert waited == ([] if compiled is None else [compiled])
    assert started == [compiled is not None]


@pytest.mark.parametrize(("words", "built"), [(["check", "_template"], 0), (["serve"], 1), ([], 1)])
def test_a_client_out_of_date_is_built_anew_where_it_is_shown(
    words: list[str], built: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = build_script("run")
    builds: list[int] = []
    monkeypatch.setattr(script, "CLIENT", tmp_path)
    monkeypatch.setattr(script, "PYTHON", tmp_path)
    monkeypatch.setattr(script, "is_current", lambda lock: True)
    monkeypatch.setattr(script, "build_client", lambda: builds.append(1))
    monkeypatch.setattr(script, "compile_rules", lambda games: True)
    monkeypatch.setattr(script, "started_environment", lambda word, ready: {})
    monkeypatch.setattr(script, "become", lambda command, environment: 0)
    monkeypatch.setattr(script.sys, "argv", ["run.py", *words])
    assert script.main() == 0
    assert len(builds) == built


MODULES = {
    "core/piece.py": (
        "from mypy_extensions import mypyc_attr\n\n\n@mypyc_attr(allow_interpreted_subclasses=True)\n"
        "class Piece:\n    def worth(self) -> int:\n        return 1\n"
    ),
    "games/go/stone.py": (
        "from safehouse.core.piece import Piece\n\n\n"
        "class Stone(Piece):\n    def worth(self) -> int:\n        return 2\n"
    ),
    "games/chess/pawn.py": (
        "from safehouse.core.piece import Piece\n\n\n"
        "class Pawn(Piece):\n    def worth(self) -> int:\n        return 3\n"
    ),
}
ASK = (
    "from safehouse.core.piece import Piece; from safehouse.games.go.stone import Stone; "
    "from safehouse.games.chess.pawn import Pawn; import sys; "
    "print([piece().worth() for piece in (Piece, Stone, Pawn)],"
    " [sys.modules[piece.__module__].__file__.endswith('.so') for piece in (Piece, Stone, Pawn)])"
)


class Workshop:
    """A tiny package that is compiled for real."""

    def __init__(self, folder: Path) -> None:
        self.script = build_script()
        self.source = folder / "src"
        self.target = folder / "build" / "compiled"
        for name, text in MODULES.items():
            self.write(name, text)
        for package in ("", "core", "games", "games/go", "games/chess"):
            (self.source / "safehouse" / package / "__init__.py").touch()

    def write(self, name: str, text: str) -> None:
        path = self.source / "safehouse" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{self.script.MARK}\n{text}")

    def build(self, *games: str) -> list[str]:
        compiled: list[str] = self.script.refresh(self.target, games or None, self.source)
        return compiled

    def objects(self) -> dict[str, int]:
        """The libraries that were compiled, with the time of each."""
        found = (self.target.parent / "rules" / "out").glob("*.so")
        return {path.name.split("__")[0]: path.stat().st_mtime_ns for path in found}

    def changed(self, before: dict[str, int]) -> set[str]:
        now = self.objects()
        return {name for name in now if now[name] != before.get(name)}

    def answer(self) -> str:
        asked = subprocess.run(
            [sys.executable, "-c", ASK], cwd=self.target, capture_output=True, text=True, check=True
        )
        return asked.stdout.strip()


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    shop = Workshop(tmp_path_factory.mktemp("workshop"))
    with ThreadPoolExecutor(2) as pool:
        built = sorted(pool.map(lambda _: shop.build(), range(2)))
    assert built == [[], ["the house", "chess", "go"]], (
        "the second of two builds at once waits, and finds all done"
    )
    return shop


def test_a_changed_game_is_compiled_alone(workshop: Workshop) -> None:
    assert workshop.build() == []
    assert workshop.answer() == "[1, 2, 3] [True, True, True]"
    before = workshop.objects()
    workshop.write("games/go/stone.py", MODULES["games/go/stone.py"].replace("return 2", "return 20"))
    assert workshop.build() == ["go"]
    assert workshop.changed(before) == {"safehouse_game_go"}
    assert workshop.answer() == "[1, 20, 3] [True, True, True]"


def test_a_changed_house_is_compiled_with_every_game_that_stands_on_it(workshop: Workshop) -> None:
    longer = MODULES["core/piece.py"] + "    def name(self) -> str:\n        return 'piece'\n"
    workshop.write("core/piece.py", longer)
    assert workshop.build("go") == ["the house", "go"]
    assert workshop.answer().endswith("[True, True, False]"), "a game that is not asked for runs as Python"
    assert workshop.build() == ["chess"]
    assert workshop.answer().endswith("[True, True, True]")


def test_what_cannot_be_compiled_leaves_nothing_stale(
    workshop: Workshop, capfd: pytest.CaptureFixture[str]
) -> None:
    workshop.write("games/go/stone.py", MODULES["games/go/stone.py"].replace("2", "'two'"))
    with pytest.raises(subprocess.CalledProcessError):
        workshop.build()
    assert not workshop.target.exists()
    assert "Incompatible return value type" in capfd.readouterr().out
    before = workshop.objects()
    workshop.write("games/go/stone.py", MODULES["games/go/stone.py"])
    assert workshop.build() == ["the house", "chess", "go"]
    assert workshop.answer() == "[1, 2, 3] [True, True, True]"
    assert workshop.changed(before) <= {"safehouse_game_go"}, "what has not changed is only put back"


def test_a_module_without_its_mark_is_no_longer_imported_compiled(workshop: Workshop) -> None:
    path = workshop.source / "safehouse" / "games" / "chess" / "pawn.py"
    path.write_text(MODULES["games/chess/pawn.py"])
    workshop.build()
    assert workshop.answer().endswith("[True, True, False]")
    workshop.write("games/chess/pawn.py", MODULES["games/chess/pawn.py"])


def test_a_killed_build_leaves_no_half_a_library(workshop: Workshop) -> None:
    workshop.build()
    work = workshop.target.parent / "rules"
    (work / "unfinished").touch()
    for half in (work / "out").glob("safehouse_game_go*.so"):
        half.write_bytes(b"half")
    shutil.rmtree(workshop.target)
    workshop.build()
    assert workshop.answer() == "[1, 2, 3] [True, True, True]"
