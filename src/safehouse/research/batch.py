"""Many games side by side: what is asked in each, and the answers carried out, without a line of Python in
between."""
# compiled by mypyc

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from safehouse.core.errors import Illegal
from safehouse.core.random import Stream
from safehouse.core.result import Result
from safehouse.core.row import Row
from safehouse.core.state import NO_SUCH_MOVE, State

BIT: Final = [128, 64, 32, 16, 8, 4, 2, 1]
"""By what is left of a move's code after division by eight, as `numpy.packbits` has it."""


class Ended:
    """A game that has come to its end in a lane."""

    def __init__(self, lane: int, game: int, decisions: int, result: Result) -> None:
        self.lane: int = lane
        self.game: int = game
        self.decisions: int = decisions
        self.result: Result = result


class Block:
    """Games side by side, one in each lane. Lane i plays game `first + i`, and whenever one ends goes on with
    the game `stride` further, for ever or before game number `stop`; so whoever shares lanes out to processes
    changes nothing about the games. `deal` makes the game of a number, `encode` writes a row of `size` cells.

    What the last `ask` has found, one entry for each lane that goes on, in their order:
    `lanes`, `seats`, `games`, `decisions` (made so far in that game), `counts` (how many moves are open) and
    `codes` (which they are, one entry after another); and for every lane `rows` (its cells) and `masks` (its
    open moves, as bits), which the next `ask` writes again.
    """

    def __init__(
        self,
        deal: Callable[[int], State],
        encode: Callable[[Row, State, int], None],
        size: int,
        actions: int,
        seed: str,
        first: int,
        width: int,
        stride: int,
        stop: int = -1,
        parts: int = 0,
    ) -> None:
        self.deal: Callable[[int], State] = deal
        self.encode: Callable[[Row, State, int], None] = encode
        self.actions: int = actions
        self.seed: str = seed
        self.stride: int = stride
        self.stop: int = stop
        self.rows: Row = Row(size, width, parts)
        self.states: list[State] = []
        self.streams: list[Stream] = []
        self.game_of: list[int] = []
        self.seat_of: list[int] = []
        self.decisions_of: list[int] = []
        self.running: list[int] = []
        for lane in range(width):
            state = deal(first + lane)
            self.states.append(state)
            self.streams.append(moves_of(seed, first + lane))
            self.game_of.append(first + lane)
            self.seat_of.append(state.pending()[0])
            self.decisions_of.append(0)
            self.running.append(lane)
        self.ended: list[Ended] = []
        """Of the last `answer`."""
        self.lanes: list[int] = []
        self.menus: list[list[int]] = []
        self.is_asked: bool = False
        """Whether the last `ask` is not answered yet."""
        self.mask_width: int = (actions + 7) // 8
        self.menu_of: list[list[int]] = [[]] * width
        """By lane, the open moves that its mask shows."""
        self.seats: vec[i32] = vec[i32]()
        self.games: vec[i32] = vec[i32]()
        self.decisions: vec[i32] = vec[i32]()
        self.masks: vec[u8] = vec[u8]([0] * (self.mask_width * width))
        self.counts: vec[i32] = vec[i32]()
        self.codes: vec[i32] = vec[i32]()

    def go_on(self, lane: int) -> bool:
        """Begin the next game of a lane; False where there is none."""
        game = self.game_of[lane] + self.stride
        if 0 <= self.stop <= game:
            return False
        state = self.deal(game)
        self.states[lane] = state
        self.streams[lane] = moves_of(self.seed, game)
        self.game_of[lane] = game
        self.decisions_of[lane] = 0
        self.seat_of[lane] = state.pending()[0]
        self.rows.forget(lane)
        return True

    def ask(self) -> None:
        """What the games that go on ask; where several seats decide at once, the first of them. Asking again
        before the answer changes nothing."""
        if self.is_asked:
            return
        self.is_asked = True
        self.lanes = self.running.copy()
        self.menus = []
        if not self.rows.kept:
            self.rows.clear()
        seats = vec[i32]()
        games = vec[i32]()
        decisions = vec[i32]()
        counts = vec[i32]()
        codes = vec[i32]()
        for lane in self.lanes:
            state = self.states[lane]
            seat = self.seat_of[lane]
            self.rows.begin(lane)
            self.encode(self.rows, state, seat)
            self.rows.end(lane)
            menu = state.moves(seat)
            self.mark(lane, menu)
            self.menus.append(menu)
            for move in menu:
                codes = append(codes, i32(move))
            seats = append(seats, i32(seat))
            games = append(games, i32(self.game_of[lane]))
            decisions = append(decisions, i32(self.decisions_of[lane]))
            counts = append(counts, i32(len(menu)))
        self.seats = seats
        self.games = games
        self.decisions = decisions
        self.counts = counts
        self.codes = codes

    def mark(self, lane: i64, menu: list[int]) -> None:
        """Let the mask of a lane show these moves and no others."""
        base: i64 = lane * self.mask_width
        for move in self.menu_of[lane]:
            before: i64 = move
            self.masks[base + (before >> 3)] = 0
        for move in menu:
            code: i64 = move
            at: i64 = base + (code >> 3)
            self.masks[at] = self.masks[at] | u8(BIT[code & 7])
        self.menu_of[lane] = menu

    def pick(self) -> list[int]:
        """A move for each entry, each equally likely, drawn from the stream of its game."""
        picked: list[int] = []
        for entry in range(len(self.lanes)):
            menu = self.menus[entry]
            picked.append(menu[self.streams[self.lanes[entry]].below(len(menu))])
        return picked

    def answer(self, moves: list[int]) -> None:
        """Carry out the move of each entry; an illegal one raises before any is made."""
        for entry in range(len(self.lanes)):
            if moves[entry] not in self.menus[entry]:
                self.refuse(entry, moves[entry])
        self.is_asked = False
        self.ended = []
        self.running = []
        for entry in range(len(self.lanes)):
            lane = self.lanes[entry]
            state = self.states[lane]
            state.apply(self.seat_of[lane], moves[entry])
            self.decisions_of[lane] += 1
            pending = state.pending()
            if len(pending) > 0:
                self.seat_of[lane] = pending[0]
                self.running.append(lane)
            elif self.end(lane, state):
                self.running.append(lane)

    def refuse(self, entry: int, move: int) -> None:
        """Raise with the clause that forbids a move which is not open."""
        lane = self.lanes[entry]
        seat = self.seat_of[lane]
        clause = self.states[lane].why_not(seat, move) if move < self.actions else NO_SUCH_MOVE
        raise Illegal(seat, move, clause if clause is not None else NO_SUCH_MOVE)

    def end(self, lane: int, state: State) -> bool:
        """Note how a game has ended and begin the next one; False where there is none."""
        result = state.result()
        assert result is not None, "a game did not end"
        self.ended.append(Ended(lane, self.game_of[lane], self.decisions_of[lane], result))
        return self.go_on(lane)


def moves_of(seed: str, game: int) -> Stream:
    """What random play draws from: one stream a game, so that it plays alike in any company."""
    return Stream(f"{seed} moves {game}")


def play_at_random(state: State, random: Stream) -> int:
    """Play on to the end, each move equally likely; returns how many decisions were made."""
    decisions = 0
    while True:
        pending = state.pending()
        if len(pending) == 0:
            return decisions
        seat = pending[0]
        moves = state.moves(seat)
        state.apply(seat, moves[random.below(len(moves))])
        decisions += 1
