"""What a position of any game can do. Games subclass `State`; both compile to native code."""
# compiled by mypyc

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from safehouse.core.errors import Illegal, SecretTold
from safehouse.core.events import HIDDEN, ONLY, OPENS, Event
from safehouse.core.random import Stream
from safehouse.core.result import Result
from safehouse.core.seats import EVERYONE, WATCHER_BIT

NO_SUCH_MOVE: Final = "SH-1"
NOT_ASKED: Final = "SH-2"
GAME_OVER: Final = "SH-3"

NO_STREAM: Final = Stream()
"""Stands in until a state gets a stream of its own."""

NO_SECRECY: Final[list[int]] = []
"""Stands in until a game says what its events keep secret."""

NO_STIRS: Final[list[int]] = []
"""Stands in until somebody keeps rows of a state."""
EVERYTHING: Final = -1
"""All that a row shows, as bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One position, truth included. Nothing outside the rules looks inside: ask the game for a view.

    A game sets `seats` in its deal, and `moves_in_space`, `first_note` and `secrecy` in its constructor, from
    the codes that its vocabulary gives.
    `events` is None while nobody listens; a search works on such silent copies.
    Move codes from `first_note` on are notes: remarks that are allowed outside the decisions and
    change nothing that matters.
    """

    def __init__(self) -> None:
        self.random: Stream = NO_STREAM
        self.events: list[Event] | None = None
        self.seats: int = 2
        self.moves_in_space: int = 0
        self.first_note: int = 0
        self.secrecy: list[int] = NO_SECRECY
        """By kind of event, who learns what: the arguments that are secret (1 for the first, 2 for the second,
        4 for the third, …), with ONLY and OPENS."""
        self.stirs: list[int] = NO_STIRS
        """Set by whoever keeps rows of this state (core/row.py): by kind of event, what it may change of that
        which a row does not always look at, as bits whose meaning the game's encoder knows."""
        self.stirred: int = EVERYTHING
        """All that the events told since this was last put back may have changed."""

    @abstractmethod
    def pending(self) -> list[int]:
        """The seats that must decide now; several when the rules let them decide at once; [] = over."""

    @abstractmethod
    def moves(self, seat: int) -> list[int]:
        """Every decision open to this seat now, in ascending order; [] when it is not asked."""

    @abstractmethod
    def forbids(self, seat: int, move: int) -> str | None:
        """The clause that forbids this seat, which is asked (or makes a note), this move; None if legal."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Carry out a move that is known to be legal."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent, silent copy."""

    def over(self) -> bool:
        return len(self.pending()) == 0

    def asks(self, seat: int) -> bool:
        return seat in self.pending()

    def notes(self, seat: int) -> list[int]:
        """Every note this seat may make now, besides its decisions."""
        return []

    def why_not(self, seat: int, move: int) -> str | None:
        """The clause that forbids this move; None if it is legal."""
        if move < 0 or move >= self.moves_in_space:
            return NO_SUCH_MOVE
        if self.over():
            return GAME_OVER
        if seat < 0 or seat >= self.seats:
            return NOT_ASKED
        if move < self.first_note and not self.asks(seat):
            return self.why_not_asked(seat, move)
        return self.forbids(seat, move)

    def why_not_asked(self, seat: int, move: int) -> str:
        """The clause for a decision of a seat that is not asked; a game may know a better one."""
        return NOT_ASKED

    def play(self, seat: int, move: int) -> None:
        """Make a move; raises `Illegal` with the clause, and changes nothing, if it is not legal."""
        clause = self.why_not(seat, move)
        if clause is not None:
            raise Illegal(seat, move, clause)
        self.apply(seat, move)

    def tell_all(
        self,
        kind: int,
        a: int = HIDDEN,
        b: int = HIDDEN,
        c: int = HIDDEN,
        d: int = HIDDEN,
        e: int = HIDDEN,
        f: int = HIDDEN,
    ) -> None:
        """Something everybody sees in full."""
        if self.stirred != EVERYTHING:
            self.stirred |= self.stirs[kind]
        if self.events is not None:
            secrecy = self.secrecy[kind]
            if secrecy != 0 and secrecy < OPENS:
                raise SecretTold(kind, "tell_all")
            self.events.append(Event(kind, [a, b, c, d, e, f], EVERYONE, EVERYONE, 0))

    def tell(
        self,
        insiders: int,
        kind: int,
        a: int = HIDDEN,
        b: int = HIDDEN,
        c: int = HIDDEN,
        d: int = HIDDEN,
        e: int = HIDDEN,
        f: int = HIDDEN,
    ) -> None:
        """Something everybody notices; only the audience `insiders` learns what the vocabulary calls secret."""
        if self.stirred != EVERYTHING:
            self.stirred |= self.stirs[kind]
        if self.events is not None:
            blanked = self.secrecy[kind] & 63
            if blanked == 0 or (insiders & WATCHER_BIT != 0 and self.secrecy[kind] < OPENS):
                raise SecretTold(kind, "tell")
            self.events.append(Event(kind, [a, b, c, d, e, f], EVERYONE, insiders, blanked))

    def tell_only(
        self,
        audience: int,
        kind: int,
        a: int = HIDDEN,
        b: int = HIDDEN,
        c: int = HIDDEN,
        d: int = HIDDEN,
        e: int = HIDDEN,
        f: int = HIDDEN,
    ) -> None:
        """Something only this audience notices at all."""
        if self.stirred != EVERYTHING:
            self.stirred |= self.stirs[kind]
        if self.events is not None:
            if self.secrecy[kind] != ONLY or audience & WATCHER_BIT != 0:
                raise SecretTold(kind, "tell_only")
            self.events.append(Event(kind, [a, b, c, d, e, f], audience, audience, 0))
