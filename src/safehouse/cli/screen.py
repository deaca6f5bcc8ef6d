"""Where the terminal player reads and writes; tests put a script in its place."""

from typing import Protocol

from rich.console import Console

from safehouse.cli.wrapping import wrapped


class Screen(Protocol):
    def write(self, line: str = "") -> None: ...

    def ask(self, prompt: str) -> str:
        """One line from the player; raises EOFError when nobody is there any more."""
        ...

    def clear(self) -> None: ...


class TerminalScreen:
    """Plain lines in reading order, fit for a screen reader; sentences are broken at words."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False, markup=False, soft_wrap=True)

    def write(self, line: str = "") -> None:
        self._console.print(wrapped(line, self._console.width) if self._console.is_terminal else line)

    def ask(self, prompt: str) -> str:
        return self._console.input(prompt)

    def clear(self) -> None:
        self._console.clear()
