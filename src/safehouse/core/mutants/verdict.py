"""What is asked of a trial, and what it answers."""

import msgspec


class Trial(msgspec.Struct, frozen=True):
    game: str
    sources: dict[str, str]
    """By module name, what it says instead; {} for the original game."""
    laws: tuple[int, ...] = ()
    """Those that are tried, in this order; none where the course is wanted."""
    brisk: bool = False
    """Whether they are tried with little effort, which shows most faults; else as `check` does."""
    as_source: bool = True
    """Whether nothing of the game may be compiled."""
    seconds: int = 600
    """Of processor time, before the mutant counts as running forever."""


class Verdict(msgspec.Struct, frozen=True):
    outcome: str
    """caught | survived | unreached"""
    by: str = ""
    """The law that caught it."""
    text: str = ""
    reached: list[str] = []
    """Of a survivor: the watched places that it came to."""
    course: str = ""
    """The same as that of the original where nobody can tell them apart, "" where it did not execute what was
    changed."""
    seconds: float = 0.0
