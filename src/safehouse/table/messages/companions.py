"""Boxes of one's own, and clerks at a real table."""

from typing import Annotated, Any

from msgspec import Meta, field

from safehouse.core.box_form import FaultTold, TableForm
from safehouse.core.moves import Value
from safehouse.table.messages.base import (
    Part,
    ViewJson,
    Word,
)


class BoxForm(Part):
    """What owners of a printed game may enter (`core.box`), in the words of one language."""

    option: str
    """The option that names the file of a box."""
    tables: list[TableForm]
    shipped: dict[str, Any]
    """The game's own data, to begin from."""


class BoxAsked(Part):
    """A box as it is entered, or, where that is null, its file."""

    language: Word
    box: dict[str, Any] | None = None
    file: Annotated[str, Meta(max_length=400_000)] = ""


class BoxAnswer(Part):
    """The box with what nobody has to enter, null where its file cannot be read."""

    box: dict[str, Any] | None
    file: str
    faults: list[FaultTold]


class NewBox(Part):
    box: dict[str, Any]
    word: Word = ""


class BoxKept(Part):
    options: dict[str, str]
    """With these a table has the box."""


class ClerkAsked(Part):
    """Everything that people have told a clerk; it remembers nothing."""

    language: str
    options: dict[str, Any] = field(default_factory=dict)
    entries: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=400)] = field(
        default_factory=list
    )


class ClerkRefusal(Part):
    entry: str
    """The entry in words."""
    clause: str
    why: str


class ClerkFinding(Part):
    text: str
    clause: str
    decisive: bool
    points: int | None


class ClerkAnswer(Part):
    """What follows from the entries up to the first one that is refused."""

    entries: list[str]
    """Those taken in, in words."""
    refused: ClerkRefusal | None
    offered: dict[str, dict[str, list[Value]]]
    """The kinds of entry that make sense now, with the values for each argument."""
    findings: list[ClerkFinding]
    view: ViewJson | None
    seconds: int
    """How long the game may take; then the entry `time_expired` is due. 0: no limit."""
