"""Who plays the blocks of a vector environment: this process, or others that were started for it."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from safehouse.core.errors import SafehouseError
from safehouse.research.lanes import LanesSetup, Share
from safehouse.research.threads import one_thread

MAIN_GUARD: Final = (
    "could not start: a script that uses several puts its work below `if __name__ == '__main__':`, "
    "or passes processes=1"
)
"""What processes that were spawned need of a script."""

Command = tuple[Any, ...]
"""A method of `Share` and its arguments."""


class Hand(Protocol):
    def send(self, command: Command) -> None: ...

    def ended(self) -> Exception | None:
        """Wait until the last command is carried out; how it failed."""

    def close(self) -> None: ...


class Here:
    def __init__(self, plan: LanesSetup, blocks: range) -> None:
        self._share = Share(plan, blocks)
        self._failed: Exception | None = None

    def send(self, command: Command) -> None:
        self._failed = _carry_out(self._share, command)

    def ended(self) -> Exception | None:
        return self._failed

    def close(self) -> None:
        """Nothing is held open."""


class There:
    def __init__(self, plan: LanesSetup, blocks: range) -> None:
        spawn = get_context("spawn")
        self._pipe, far = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(far, plan, blocks), daemon=True)
        with one_thread():
            self._process.start()
        far.close()
        self._has_answered = False

    def send(self, command: Command) -> None:
        try:
            self._pipe.send(command)
        except (BrokenPipeError, ConnectionResetError):
            return

    def ended(self) -> Exception | None:
        try:
            failed: Exception | None = self._pipe.recv()
        except (EOFError, ConnectionResetError):
            reason = "have ended before their work" if self._has_answered else MAIN_GUARD
            return SafehouseError(f"the processes of a vector environment {reason}")
        self._has_answered = True
        return failed

    def close(self) -> None:
        self._pipe.close()
        self._process.join()


def serve(pipe: Connection, plan: LanesSetup, blocks: range) -> None:
    """The life of a process: commands until the other end is closed."""
    share = Share(plan, blocks)
    while True:
        try:
            command: Command = pipe.recv()
        except EOFError:
            return
        pipe.send(_carry_out(share, command))


def _carry_out(share: Share, command: Command) -> Exception | None:
    name, *given = command
    try:
        getattr(share, name)(*given)
    except Exception as error:
        return error
    return None
