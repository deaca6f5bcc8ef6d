"""Companions: what the program does for people who play at a real table. A game lists its own in its room
`assist`, as `COMPANIONS`: games that the program leads (`Led`) and clerks that judge what people tell them
(`Clerk`). Neither knows more than the table tells it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.core.moves import Domain, Move, MoveSpace, Value
from safehouse.core.options import Options
from safehouse.core.result import Result
from safehouse.core.topics import Saying, Topic
from safehouse.core.view import View

Told = Mapping[str, Value | None]


class Remedy(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook's remedy for a mistake at a real table that was noticed too late to take it back."""

    seat: int
    """Whose mistakes they are: nobody else announces one."""
    offered: Callable[[Any], Sequence[Topic]]
    """From the view of this seat, what it may name; nothing while there is nothing to make up for."""
    carry_out: Callable[[Any, Sequence[str]], Saying | None]
    """On a state, with how many turns ago it was and what the seat names; what is against it, or None once it
    is done."""


class Led(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game that the program leads: people enter what they do, the program deals, decides for the parts
    that nobody at the table takes, and says what to move."""

    id: str
    people: tuple[int, ...]
    """How many people may play."""
    options: dict[str, Any] = {}
    """Options of the game that are fixed."""
    choices: tuple[str, ...] = ()
    """Options that people may set."""
    values: Mapping[str, tuple[Value, ...]] = {}
    """By option, the only values that make sense here; all of them where it is not named."""
    program: tuple[int, ...] = ()
    """Seats that a bot holds; other automata are the rules' own."""
    levels: tuple[str, ...] = ()
    """How strong such a bot may be, the usual one first."""
    announces: frozenset[str] = frozenset()
    """Events that the program says aloud though nothing is to be moved."""
    turn: str = ""
    """The argument of the event `turn` that names whose turn it is; what happens in a turn of nobody at the
    table is all the program's to tell. "": the game has no such event."""
    by_hand: frozenset[str] = frozenset()
    """Events of people's own turns that their entry has named, so that they have moved the pieces already."""
    own: tuple[str, ...] = ()
    """What that argument calls people, where it does not name their seats."""
    remedy: Remedy | None = None
    """`game-mistake` tells people what it asks of them."""

    def is_said(self, told: Told, has_task: bool, people: Sequence[int], turn: Value | None) -> bool:
        """Whether an event is the program's to tell: people know what they did themselves. `turn`: whose it is,
        None before the first one, when nobody has done anything yet."""
        if told["kind"] in self.announces:
            return True
        if not self.turn:
            return has_task and told.get("seat") not in people
        if turn is None or turn in people or turn in self.own:
            return has_task and (turn is None or told["kind"] not in self.by_hand)
        return True


class Finding(Saying, frozen=True, kw_only=True):
    """One sentence of a clerk, with the clause it stands on."""

    clause: str = ""
    decisive: bool = False


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a clerk makes of everything entered."""

    findings: list[Finding]
    result: Result | None = None
    """Every point with its clause, where there is enough to count."""
    view: View | None = None
    """The position entered, for the game's own board."""


class Sheet(ABC):
    """What people have told a clerk so far."""

    @abstractmethod
    def offered(self) -> dict[str, dict[str, list[Value]]]:
        """The kinds of entry that make sense now, with the values for each argument."""

    @abstractmethod
    def forbids(self, entry: Move) -> str | None:
        """The clause against an entry; None if it fits all that was told before."""

    @abstractmethod
    def enter(self, entry: Move) -> None:
        """Take in an entry that nothing forbids."""

    @abstractmethod
    def report(self) -> Report: ...


class Clerk(ABC):
    """A companion that takes part in nothing: people enter what lies on the table, it says what follows."""

    id: ClassVar[str]
    options: ClassVar[Mapping[str, Any]] = {}
    choices: ClassVar[tuple[str, ...]] = ()
    knows_seats: ClassVar[bool] = False
    """Whether people tell it what lies before everybody, so that this is drawn beside the board."""
    space: ClassVar[MoveSpace]
    """The kinds of entry; `entry-<kind>` says one in a sentence, its `.name` names the kind."""

    @abstractmethod
    def open(self, options: Any) -> Sheet:
        """An empty sheet."""

    @property
    def domains(self) -> dict[str, Domain]:
        return {domain.name: domain for kind in self.space.kinds for _, domain in kind.args}


Companion = Led | Clerk


class EntryRefused(SafehouseError):
    """An entry that contradicts the rules or what was told before."""

    def __init__(self, number: int, entry: str, clause: str) -> None:
        super().__init__(f"entry {number}, {entry!r}, is not possible: {clause}")
        self.number = number
        self.entry = entry
        self.clause = clause


def companions_of(package: str) -> Sequence[Companion]:
    """Those of the game in this package; none where it has no room `assist`."""
    name = f"{package}.assist"
    if find_spec(name) is None:
        return ()
    found: Sequence[Companion] = import_module(name).COMPANIONS
    return found


def remedy_among(companions: Sequence[Companion]) -> Remedy | None:
    return next((each.remedy for each in companions if isinstance(each, Led) and each.remedy), None)


def filled(clerk: Clerk, options: Options, entries: Sequence[str]) -> Sheet:
    """The sheet with these entries. Raises `NotAMove` and `EntryRefused`."""
    sheet = clerk.open(options)
    for number, text in enumerate(entries, 1):
        entry = clerk.space.decode(clerk.space.from_text(text))
        clause = sheet.forbids(entry)
        if clause is not None:
            raise EntryRefused(number, text, clause)
        sheet.enter(entry)
    return sheet
