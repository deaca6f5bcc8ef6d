"""What `pip install .`, an archive of the source and `run.py` stand on."""

import ast
import importlib.util
import re
import subprocess
import sys
import tomllib
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
