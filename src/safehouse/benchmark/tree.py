"""A game of two seats so small that all of it can be written down: every deal, choice and outcome of chance.

What a seat knows decides which positions it must treat alike: its view at the deal, then its own moves and what
it was told of everybody's, in order. That is perfect recall.
"""

from array import array
from collections.abc import Iterator

from safehouse.core.errors import SafehouseError
from safehouse.core.events import Event
from safehouse.core.game import AnyGame, SmallCase
from safehouse.core.laws.chance import all_deals, outcomes
from safehouse.core.laws.told import log
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import TIME_EXPIRED
from safehouse.core.state import State
from safehouse.core.truth import dump
from safehouse.research.reward import rewards

SEATS = 2
NOTHING_YET = 0
"""The sequence of a seat before its first choice."""


class Asked:
    """A choice of one seat, in every position that it cannot tell from this one. Its moves are numbered as
    sequences of the seat: `first` and those after it."""

    def __init__(self, parent: int, first: int, moves: list[int], view: bytes) -> None:
        self.parent = parent
        """The sequence that led here: the seat's last choice."""
        self.first = first
        self.moves = moves
        self.view = view


class Tree:
    """All of a small game in sequence form: the choices of both seats, and for each pair of sequences that ends
    a game what that is worth to the first seat, weighted by chance."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        if options.seats() != SEATS:
            raise SafehouseError(f"only games of two seats can be written down, not {options.seats()}")
        self.game = game
        self.options = options
        self.asked: list[list[Asked]] = [[], []]
        self.sequences = [1, 1]
        self.ends: tuple[array[int], array[int], array[float]] = (array("l"), array("l"), array("d"))
        """First seat's sequence, second seat's, worth."""
        self._known: dict[object, int] = {}
        self._by_knowledge: list[dict[int, Asked]] = [{}, {}]
        timed = any(kind.name == TIME_EXPIRED for kind in game.space.kinds)
        self._expiry = game.space.code(TIME_EXPIRED) if timed else -1
        dealt = list(deals(game, options))
        whole = sum(ways for _, ways in dealt)
        for state, ways in dealt:
            seen = [self._number((seat, game.view_bytes(state, seat))) for seat in range(SEATS)]
            self._grow(state, ways / whole, seen, [NOTHING_YET, NOTHING_YET])
        del self._known, self._by_knowledge

    def _number(self, knowledge: object) -> int:
        return self._known.setdefault(knowledge, len(self._known))

    def _grow(self, state: State, weight: float, seen: list[int], made: list[int]) -> None:
        pending = state.pending()
        if not pending:
            self._end(state, weight, made)
            return
        seat = pending[0]
        moves = [move for move in state.moves(seat) if move != self._expiry]
        asked = self._asked(state, seat, moves, seen[seat], made[seat]) if len(moves) > 1 else None
        for at, move in enumerate(moves):
            then = list(made)
            if asked is not None:
                then[seat] = asked.first + at
            ends = different(state, seat, move)
            whole = sum(ways for _, _, ways in ends)
            for end, told, ways in ends:
                knows = [
                    self._number((seen[who], move if who == seat else None, log(who, told)))
                    for who in range(SEATS)
                ]
                self._grow(end, weight * ways / whole, knows, then)

    def _asked(self, state: State, seat: int, moves: list[int], seen: int, parent: int) -> Asked:
        known = self._by_knowledge[seat].get(seen)
        if known is None:
            known = Asked(parent, self.sequences[seat], moves, self.game.view_bytes(state, seat))
            self.sequences[seat] += len(moves)
            self._by_knowledge[seat][seen] = known
            self.asked[seat].append(known)
        assert known.moves == moves and known.parent == parent, "a seat is asked what it cannot know"
        return known

    def _end(self, state: State, weight: float, made: list[int]) -> None:
        result = state.result()
        assert result is not None
        first, second, worth = self.ends
        first.append(made[0])
        second.append(made[1])
        worth.append(weight * rewards(self.game, self.options, result)[0])


def different(state: State, seat: int, move: int) -> list[tuple[State, list[Event], int]]:
    """The ways chance can let a move end, each once, with how many of the equally likely ones it stands for:
    two are the same if the truth is and everybody is told the same."""
    ends = list(outcomes(state, seat, move))
    if len(ends) == 1:
        return [(*ends[0], 1)]
    found: dict[object, tuple[State, list[Event], int]] = {}
    for end, told in ends:
        end.random = Stream("after chance")
        key = dump(end), *(log(who, told) for who in range(SEATS))
        ways = found[key][2] if key in found else 0
        found[key] = end, told, ways + 1
    return list(found.values())


def deals(game: AnyGame, options: Options) -> Iterator[tuple[State, int]]:
    """Every way in which a game can begin, and in how many orders of its cards."""
    own = game.small_deals(options)
    if own is not None:
        yield from own
        return
    for state in all_deals(game, SmallCase(options), "small version"):
        yield state, 1
