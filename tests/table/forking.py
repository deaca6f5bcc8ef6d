"""Processes that have the server in memory from their first moment: they are forked from one that read it."""

import multiprocessing
import os
import signal
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from safehouse.core.shelf import names

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        "pytest",  # the main module of whoever asks for a process is imported there once more
        "litestar.plugins.pydantic",
        "safehouse.cli",
        "safehouse.table.server",
        "safehouse.table.bench",
        *(f"safehouse.games.{name}" for name in ("_template", *names())),
    ]
)


class Forked:
    """A Python program in a process of its own; `said` gets what it prints, `log` what it complains of."""

    def __init__(self, program: str, said: Path, log: Path) -> None:
        said.write_text("")
        self._said = said
        arguments = (program, str(said), str(log), dict(os.environ))
        self._process = _FORKS.Process(target=_become, args=arguments, daemon=True)
        self._process.start()
        self.pid = int(self._process.pid or 0)

    def line(self) -> str:
        """The first one it prints; "" where it ended before."""
        while "\n" not in (said := self._said.read_text()):
            if not self._process.is_alive():
                return ""
            time.sleep(0.01)
        return said.splitlines()[0]

    def send_signal(self, number: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> str:
        """For its end; returns all that it printed."""
        self._process.join(seconds)
        assert not self._process.is_alive(), "the process does not end"
        return self._said.read_text()

    @property
    def code(self) -> int:
        """What it ended with."""
        assert self._process.exitcode is not None
        return self._process.exitcode


class Ended(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def command(*words: object, **environment: str) -> Ended:
    """`safehouse` with these words, to its end."""
    said = ["safehouse", *map(str, words)]
    program = (
        f"import os, sys; os.environ.update({environment!r}); sys.argv = {said!r}\n"
        "from safehouse.cli import main; main()"
    )
    with tempfile.TemporaryDirectory() as folder:
        out, log = Path(folder) / "out", Path(folder) / "log"
        ended = Forked(program, out, log)
        return Ended(stdout=ended.wait(60), stderr=log.read_text(), returncode=ended.code)


def _become(program: str, said: str, log: str, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for stream, path in ((1, said), (2, log)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    exec(program, {"__name__": "__main__"})
