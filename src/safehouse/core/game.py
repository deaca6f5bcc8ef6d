"""What a game is: stateless rules in one folder."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from safehouse.core.assist import Companion, companions_of
from safehouse.core.book import EventBook
from safehouse.core.box import Box
from safehouse.core.moves import Domain, MoveSpace, Value
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.series import Bidding, Chronicle, PlayedGame
from safehouse.core.state import State
from safehouse.core.topics import THING, Fact, Saying, Topic, Topics, topics_in
from safehouse.core.view import View, encode
from safehouse.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Opt = TypeVar("Opt", bound=Options)


class Worlds(Protocol):
    """The complete states that one view cannot tell from the truth. Prepared once, drawn from often."""

    def draw(self, random: Stream) -> State: ...


class SmallCase(msgspec.Struct, frozen=True):
    """A game so small that every deal, every hidden choice and every outcome of chance can be tried out."""

    options: Options
    free: int = 1
    """Calls for chance at the beginning that are tried out; what later ones decide stays as it is."""
    longest: int = 6
    """Moves played."""
    ahead: int = 3
    """Moves looked ahead, to tell truths apart that nobody sees yet, such as the order of a deck."""
    prepare: Callable[[Any], None] | None = None
    """Makes a position that play could have led to, where rare things happen, out of any dealt one, of which
    nobody has been told: lays out in the open what nobody has to guess, deals the rest with the chance of the
    state (one shuffle is one call), and tells who gets what."""


class Game(ABC, Generic[S, V, Opt]):
    """Each game's package exposes one instance as GAME."""

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Part of every save; raised when an old save would replay differently."""
    clause_prefix: ClassVar[str]
    options: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    vocabulary: ClassVar[Vocabulary]
    domains: ClassVar[Sequence[Domain]] = ()
    """Components that moves or events name: `<domain>-<id>` is a text key for each value, and each occurs. Ids
    that only a view shows, such as phases, are found by their type there."""
    further_domains: ClassVar[Sequence[Domain]] = ()
    """Components that no move or event names, and that players can ask about all the same; likewise."""
    end_reasons: ClassVar[Sequence[str]]
    unimagined: ClassVar[frozenset[str]] = frozenset()
    """Fields of other seats' views that imagined worlds need not reproduce, such as what others remember of
    cards that are hidden again."""
    bygone: ClassVar[frozenset[str]] = frozenset()
    """Fields of other seats' views about the past, which worlds of a very long game need not reproduce."""
    incidental: ClassVar[frozenset[str]] = frozenset()
    """Attributes of a state that say nothing by themselves, such as how far a row of cards is used up:
    worlds may have others."""
    opening: ClassVar[Sequence[str]] = ()
    """Attributes of a dealt state that everybody sees and no event tells."""
    announced: ClassVar[Sequence[str]] = ()
    """Attributes of a state that everybody sees before any event tells of them: an action half announced."""
    opened: ClassVar[frozenset[str]] = frozenset()
    """Fields of a view, or within one, that show at the end what was hidden, though no event tells of it."""
    fleeting: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that nobody needs to remember, such as a die of which only the outcome matters."""
    automata: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that say that automata play now, who follow secrets of their own: whatever comes after may
    tell of these."""
    longest: ClassVar[int] = 10_000
    """No game takes more decisions than this."""
    box: ClassVar[Box | None] = None
    """What owners of the printed game may enter themselves; None where there is nothing."""

    @property
    def space(self) -> MoveSpace:
        return self.vocabulary.space

    @property
    def book(self) -> EventBook:
        return self.vocabulary.book

    @property
    def topics(self) -> Topics:
        """What else the game can be asked about, and where to read on: its `data/about.toml`."""
        return topics_in(self.folder)

    @property
    def explained(self) -> Sequence[Domain]:
        """Everything with a name that players can ask about."""
        return (*self.domains, *self.further_domains, Domain(THING, tuple(self.topics.things)))

    @abstractmethod
    def deal(self, options: Opt, seed: str, listen: bool = True) -> S:
        """A new game. The same options and seed give the same game. `listen`: collect events."""

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What this seat (or WATCHER) may know, built from nothing."""

    @abstractmethod
    def worlds(self, view: V) -> Worlds:
        """The worlds this view allows. Never sees the true state."""

    @abstractmethod
    def configurations(self) -> list[Opt]:
        """Options that together cover every mode and number of seats."""

    @abstractmethod
    def components(self, state: S) -> dict[str, int]:
        """How many of each physical component there are, counted over all places."""

    def typical(self) -> Opt:
        """The options people play with most; benchmarks use them."""
        return self.configurations()[0]

    def automatic(self, state: S, seat: int) -> int | None:
        """The move that the rules would make in the place of this seat, which is asked, if an automaton played
        there; None where automata never decide. May change the state."""
        return None

    def small_cases(self) -> Sequence[SmallCase]:
        """Games so small that every truth can be tried."""
        return []

    def small_deals(self, options: Opt) -> Iterable[tuple[S, int]] | None:
        """Every way in which a small game for research begins, and in how many orders of its cards; None: to be
        found by trying out every shuffle."""
        return None

    def teams(self, options: Opt) -> list[list[int]]:
        """Seats that win and lose together."""
        return [[seat] for seat in range(options.seats())]

    def proposal(self, move: int) -> int | None:
        """The note by which a seat proposes this decision to the mates who are asked with it, where the first
        answer of any of them stands; None for one that is its own matter."""
        return None

    def echo(self, note: int) -> int | None:
        """The note by which the mate of its seat would propose the same."""
        return None

    def may_whisper(self, options: Opt, seat: int, to: int) -> bool:
        """Whether the rules let these two talk in private: then the table's chat does too."""
        return False

    def is_silent(self, options: Opt) -> bool:
        """Whether these options forbid talk: then the table has no chat."""
        return False

    def time_limit(self, options: Opt) -> int:
        """Seconds a whole game may take; 0 for no limit. When they are over the table plays the move
        `time_expired` for a seat that is asked; clients leave that move out of their menus."""
        return 0

    def insight(self, view: V, options: Opt) -> msgspec.Struct | None:
        """What anybody could deduce from this view; None where the game or these options do without.

        A function of the view alone. It may take a while, so clients ask for it when people want to see it."""
        return None

    def facts(self, options: Opt, domain: str, value: Value) -> Mapping[str, Fact]:
        """What the data say of a component, for the sentences about it (`about-<domain>-<value>`); of a kind of
        move with the domain "move"."""
        return {}

    def standing(self, view: V) -> Sequence[Saying]:
        """What the seat is after and how far all have come, in a few short sentences; from the view alone."""
        return ()

    def subject(self, view: V, kinds: Set[str]) -> Mapping[str, Fact]:
        """What the question is about: arguments of its sentence, from the view and from the kinds of moves that
        this seat is offered; a question names none that is impossible."""
        return {}

    def points_at(self, view: V, move: int) -> Saying | None:
        """What lies where a choice points, where the choice itself only numbers it; from the view alone."""
        return None

    def meaning(self, view: V, topic: Topic) -> Sequence[Saying]:
        """What a topic means in the position that this view shows: "one more and Green wins"."""
        return []

    @property
    def companions(self) -> Sequence[Companion]:
        """What the program does for people who play at a real table: the room `assist`."""
        return companions_of(type(self).__module__)

    def remembered(self, state: S) -> dict[str, Any]:
        """What the record of a series keeps of a finished game, beside its options and result."""
        return {}

    def written_down(
        self, state: S, options: Opt, players: Sequence[str], bots: Sequence[int], date: str
    ) -> PlayedGame:
        """A finished game as the record of a series keeps it."""
        result = state.result()
        assert result is not None
        return PlayedGame(
            options=options.to_json(),
            players=list(players),
            winners=result.winners,
            reason=result.reason,
            facts=self.remembered(state),
            date=date,
            bots=list(bots),
        )

    def chronicle(self, games: Sequence[PlayedGame], players: int) -> Chronicle | None:
        """Where a group of so many people stands after these games; None where the game has no series."""
        return None

    def rematch(self, games: Sequence[PlayedGame], options: Opt, players: Sequence[str]) -> Opt | None:
        """The options with which a series of these games goes on after one of these options and players, each
        in the same seat; None: the same options, everybody one seat further."""
        return None

    def going_on(self, state: S, options: Opt, players: Sequence[str], bots: Sequence[int]) -> Opt | None:
        """With which options the same people in the same parts play on after a finished game that no record
        keeps; None: with the same. The text `game-going-on`, where there is one, tells people."""
        following = self.rematch([self.written_down(state, options, players, bots, "")], options, players)
        return None if following == options else following

    def bidding(self, bidders: int, calls: Sequence[int]) -> Bidding | None:
        """An auction of the first seat after these calls, 0 for a pass; None where the game has none. Raises
        `SafehouseError` where a call is not open."""
        return None

    def draws_lots(self, options: Opt) -> bool:
        """Whether chance decides who sits where."""
        return False

    def texts(self, options: Opt, language: str) -> str:
        """Fluent messages that take the place of the game's own under these options; "" for none."""
        return ""

    def own_components(self, options: Opt) -> dict[str, Any]:
        """Components that these options bring in from a file of its owner, as the game's data write them, for
        boards to draw; {} for none."""
        return {}

    @abstractmethod
    def seat_names(self, options: Opt) -> list[str]:
        """A text key for each seat: its colour or its part."""

    def imagine(self, view: V, random: Stream) -> State:
        """One complete state that this view cannot tell from the truth."""
        return self.worlds(view).draw(random)

    def read_options(self, values: dict[str, Any] | None = None) -> Opt:
        return self.options.read(values or {})  # type: ignore[return-value]

    def read_view(self, data: bytes) -> V:
        """The inverse of encoding a view: bots receive the same bytes as a browser."""
        return msgspec.json.decode(data, type=self.view_type)  # type: ignore[return-value]

    def view_bytes(self, state: S, seat: int) -> bytes:
        return encode(self.view(state, seat))

    @property
    def folder(self) -> Path:
        found = sys.modules[type(self).__module__].__file__
        assert found is not None
        return Path(found).parent


AnyGame = Game[Any, Any, Any]
