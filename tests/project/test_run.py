"""`run.py` becomes the program it starts, and what it leaves behind ends with that program."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from safehouse.table import compiled_rules
from safehouse.table.workers import WorkerPool

ROOT = Path(__file__).parents[2]
START = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
import run
run.PYTHON = Path(sys.executable)
run.COMPILED = Path({compiled!r})
run.prepare = lambda testing, game, showing: None
sys.argv = ["run.py", *{words!r}]
sys.exit(run.main())
"""
"""run.py in an environment that is prepared already."""
PIECE = "# compiled by mypyc\nclass Piece:\n    def worth(self) -> int:\n        return 1\n"


def started(compiled: Path, *words: str, **environment: str) -> "subprocess.Popen[str]":
    script = START.format(root=str(ROOT), compiled=str(compiled), words=words)
    known = {**os.environ, **environment}
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=known)


def eventually(true: Callable[[], bool], seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(os.name != "posix", reason="processes are replaced on POSIX systems only")
def test_the_process_becomes_the_server_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data", str(tmp_path))
    server = started(tmp_path / "none", *words, SAFEHOUSE_PURE="1")
    assert server.stdout is not None
    at = server.stdout.readline().split()[-1]
    assert httpx.get(f"{at}/api/health").status_code == 200
    spoken = Path(f"/proc/{server.pid}/cmdline")
    if spoken.exists():
        assert b"safehouse\0serve" in spoken.read_bytes()
    server.terminate()
    assert server.wait(20) in (0, -signal.SIGTERM)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{at}/api/health")


BEHIND = """
import os, runpy, subprocess, sys, time
reading, writing = os.pipe()
os.set_inheritable(writing, True)
script = ("import sys; sys.path.insert(0, {root!r}); from pathlib import Path; import hatch_build; "
          "hatch_build.compile_behind(Path({target!r}), Path({source!r}))")
subprocess.run([sys.executable, "-c", script], stdin=reading, start_new_session=True, check=True)
os.close(reading)
os.execv(sys.executable, [sys.executable, "-c", "import time; print('open', flush=True); time.sleep(600)"])
"""


def program_with_a_build_behind(folder: Path, slow: bool = False) -> "subprocess.Popen[str]":
    core = folder / "src" / "safehouse" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").touch()
    (core / "piece.py").write_text(PIECE)
    script = BEHIND.format(root=str(ROOT), target=str(folder / "compiled"), source=str(folder / "src"))
    compiler = {"CC": str(slow_compiler(folder))} if slow else {}
    program = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=(folder / "said").open("w"),
        text=True,
        env={**os.environ, **compiler},
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "open\n", (folder / "said").read_text()
    return program


def slow_compiler(folder: Path) -> Path:
    """Writes its process's number down and takes its time."""
    path = folder / "cc"
    path.write_text(f"#!/bin/sh\necho $$ > {folder / 'compiler'}\nexec sleep 600\n")
    path.chmod(0o755)
    return path


needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@needs_compiler
def test_rules_are_compiled_behind_the_program_and_say_so(tmp_path: Path) -> None:
    program = program_with_a_build_behind(tmp_path)
    try:
        eventually((tmp_path / "compiled" / "ready").exists)
        eventually(lambda: "ready: the house (1 of 1)" in (tmp_path / "said").read_text())
        asked = [sys.executable, "-c", "import safehouse.core.piece as p; print(p.__file__)"]
        known = {**os.environ, "PYTHONPATH": str(tmp_path / "compiled")}
        found = subprocess.run(asked, capture_output=True, text=True, env=known, cwd=tmp_path, check=True)
        assert found.stdout.strip().endswith(".so")
    finally:
        program.kill()
        program.wait()


def test_a_build_behind_a_program_ends_with_it(tmp_path: Path) -> None:
    program = program_with_a_build_behind(tmp_path, slow=True)
    eventually(lambda: (tmp_path / "compiler").exists() and (tmp_path / "compiler").read_text().strip() != "")
    compiler = int((tmp_path / "compiler").read_text())
    os.kill(compiler, 0)
    program.kill()
    program.wait()
    eventually(lambda: not is_running(compiler))


def is_running(process: int) -> bool:
    try:
        return b") Z " not in Path(f"/proc/{process}/stat").read_bytes()
    except OSError:
        return False


async def test_workers_started_later_use_the_rules_that_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiled package stands here for itself: links to the source, and whether a worker used it is seen by
    where its modules came from."""
    source = Path(compiled_rules.__file__).parents[1]
    monkeypatch.setenv(compiled_rules.FOLDER_VARIABLE, str(tmp_path))
    pool = WorkerPool()
    try:
        first = await pool._worker()
        assert compiled_rules.environment().get("PYTHONPATH") != str(tmp_path)
        pool._idle.append(first)
        (tmp_path / "safehouse").symlink_to(source)
        (tmp_path / "ready").touch()
        second = await pool._worker()
        assert second is not first
        assert compiled_rules.environment()["PYTHONPATH"] == str(tmp_path)
        pool._idle.append(second)
        assert await pool._worker() is second
        pool._idle.append(second)
        await first.ended()
    finally:
        await pool.close()
