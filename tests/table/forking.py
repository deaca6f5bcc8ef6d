"""Processes that have the server in memory from their first moment: they are forked from one that read it."""

import multiprocessing
import os
import signal
import time
from pathlib import Path

from safehouse.core.shelf import names

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        "pytest",  # the main module of whoever asks for a process is imported there once more
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


def _become(program: str, said: str, log: str, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for stream, path in ((1, said), (2, log)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    exec(program, {"__name__": "__main__"})
