"""Many games side by side: what is asked in each, and the answers carried out, without a line of Python in
between."""
# compiled by mypyc

from collections.abc import Callable

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, u8

from safehouse.core.errors import Illegal
from safehouse.core.random import Stream
from safehouse.core.result import Result
from safehouse.core.row import Row
from safehouse.core.state import EVERYTHING, NO_SUCH_MOVE, State


class Ended:
    """A game that has come to its end in a lane; of several moments that are recorded, in which."""

    def __init__(self, lane: int, moment: int, game: int, decisions: int, result: Result) -> None:
        self.lane: int = lane
        self.moment: int = moment
        self.game: int = game
        self.decisions: int = decisions
        self.result: Result = result


class Pages:
    """The rows that questions are written in. Where an encoder has `parts`, rows are kept: `each` of them for a
    lane, one for each of its seats or one for all. Else there is one, which is written anew each time."""

    def __init__(
        self,
        encode: Callable[[Row, State, int], None],
        size: int,
        lanes: int,
        each: int,
        parts: int,
        stirs: list[int],
    ) -> None:
        self.encode: Callable[[Row, State, int], None] = encode
        self.each: int = each
        self.knows_stirs: bool = len(stirs) > 0
        kept = lanes * each if parts > 0 else 0
        self.rows: Row = Row(size, max(kept, 1), parts)
        cells = memoryview(self.rows.cells)
        self.cells_of_row: list[memoryview] = [cells[row * size : (row + 1) * size] for row in range(kept)]
        self.stirred_of: list[int] = [EVERYTHING] * kept
        """By row, what was stirred since it was last written."""

    def row_of(self, lane: int, seat: int) -> int:
        """The kept row in which a question is written."""
        return lane * self.each + seat if self.each > 1 else lane

    def write(self, lane: int, state: State, seat: int) -> memoryview:
        """The cells of the row, which the next writing may change."""
        rows = self.rows
        if not rows.kept:
            rows.renew()
            rows.begin(0)
            self.encode(rows, state, seat)
            rows.end(0)
            return memoryview(rows.cells)
        stirred = state.stirred
        if stirred != 0 and self.knows_stirs:
            for other in range(lane * self.each, (lane + 1) * self.each):
                self.stirred_of[other] |= stirred
            state.stirred = 0
        row = self.row_of(lane, seat)
        rows.begin(row, self.stirred_of[row])
        self.encode(rows, state, seat)
        rows.end(row)
        self.stirred_of[row] = 0 if self.knows_stirs else EVERYTHING
        return self.cells_of_row[row]

    def forget(self, lane: int) -> None:
        """Another game begins: every row of the lane has to be written whole."""
        if self.rows.kept:
            for row in range(lane * self.each, (lane + 1) * self.each):
                self.rows.forget(row)

    def pass_over(self, lane: int) -> None:
        """What happens from now on is told to others: anything may be stirred when they are written again."""
        if self.rows.kept:
            for row in range(lane * self.each, (lane + 1) * self.each):
                self.stirred_of[row] = EVERYTHING


class Block:
    """Games side by side, one in each lane. Lane i plays game `first + i`, and whenever one ends goes on with
    the game `stride` further, for ever or before game number `stop`; so whoever shares lanes out to processes
    changes nothing about the games. `deal` makes the game of a number, `encode` writes a row of `size` cells.

    What the last `ask` has found, one entry for each lane that goes on, in their order:
    `lanes`, `seats`, `games`, `decisions` (made so far in that game), `counts` (how many moves are open) and
    `codes` (which they are, one entry after another); and for every lane `cells_of` (its row) and `masks` (its
    open moves, as bits), which the next `ask` writes again.
    `record` lets chance answer in one lane: `recorded_masks`, `recorded_seats`, `recorded_games` and
    `recorded_moves` hold the moments of the first lane that was recorded, then those of the next. All are
    written on one `sheet`, which stays near the processor.
    Kept rows are one for each lane or, `by_seat`, one for each seat of it.
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
        stirs: list[int] | None = None,
        by_seat: bool = False,
    ) -> None:
        self.deal: Callable[[int], State] = deal
        self.actions: int = actions
        self.seed: str = seed
        self.stride: int = stride
        self.stop: int = stop
        self.stirs: list[int] = stirs if stirs is not None else []
        """What each kind of event stirs in a kept row; empty: every one everything."""
        self.states: list[State] = []
        self.streams: list[Stream] = []
        self.game_of: list[int] = []
        self.seat_of: list[int] = []
        self.decisions_of: list[int] = []
        self.running: list[int] = []
        for lane in range(width):
            state = self.dealt(first + lane)
            self.states.append(state)
            self.streams.append(moves_of(seed, first + lane))
            self.game_of.append(first + lane)
            self.seat_of.append(state.pending()[0])
            self.decisions_of.append(0)
            self.running.append(lane)
        each = self.states[0].seats if by_seat and width > 0 else 1
        self.pages: Pages = Pages(encode, size, width, each, parts, self.stirs)
        self.sheet: Pages = Pages(encode, size, 1, each, parts, self.stirs)
        self.cells_of: list[memoryview] = [memoryview(self.pages.rows.cells)] * width
        self.ended: list[Ended] = []
        """Of the last `answer` or `record`."""
        self.lanes: list[int] = []
        self.menus: list[list[int]] = []
        self.is_asked: bool = False
        """Whether the last `ask` is not answered yet."""
        self.mask_width: int = (actions + 7) // 8
        self.menu_of: list[list[int]] = [[]] * width
        """By lane, the open moves that its mask shows."""
        self.is_known: list[bool] = [False] * width
        """By lane, whether its row, menu and mask are those of its position."""
        self.seats: vec[i32] = vec[i32]()
        self.games: vec[i32] = vec[i32]()
        self.decisions: vec[i32] = vec[i32]()
        self.masks: vec[u8] = vec[u8]([0] * (self.mask_width * width))
        self.counts: vec[i32] = vec[i32]()
        self.codes: vec[i32] = vec[i32]()
        masks = memoryview(self.masks)
        self.mask_of: list[memoryview] = [
            masks[lane * self.mask_width : (lane + 1) * self.mask_width] for lane in range(width)
        ]
        self.recorded_masks: vec[u8] = vec[u8]()
        self.room_for_masks: vec[u8] = vec[u8]()
        """Empty, with the memory that the last recording filled."""
        self.recorded_seats: vec[i32] = vec[i32]()
        self.recorded_games: vec[i32] = vec[i32]()
        self.recorded_moves: vec[i32] = vec[i32]()

    def dealt(self, game: int) -> State:
        state = self.deal(game)
        state.stirs = self.stirs
        return state

    def go_on(self, lane: int) -> bool:
        """Begin the next game of a lane; False where there is none."""
        game = self.game_of[lane] + self.stride
        if 0 <= self.stop <= game:
            return False
        state = self.dealt(game)
        self.states[lane] = state
        self.streams[lane] = moves_of(self.seed, game)
        self.game_of[lane] = game
        self.decisions_of[lane] = 0
        self.seat_of[lane] = state.pending()[0]
        self.pages.forget(lane)
        return True

    def ask(self) -> None:
        """What the games that go on ask; where several seats decide at once, the first of them. Asking again
        before the answer changes nothing."""
        if self.is_asked:
            return
        self.is_asked = True
        self.lanes = self.running.copy()
        self.menus = []
        seats = vec[i32]()
        games = vec[i32]()
        decisions = vec[i32]()
        counts = vec[i32]()
        codes = vec[i32]()
        for lane in self.lanes:
            self.look(lane)
            menu = self.menu_of[lane]
            self.menus.append(menu)
            for move in menu:
                codes = append(codes, i32(move))
            seats = append(seats, i32(self.seat_of[lane]))
            games = append(games, i32(self.game_of[lane]))
            decisions = append(decisions, i32(self.decisions_of[lane]))
            counts = append(counts, i32(len(menu)))
        self.seats = seats
        self.games = games
        self.decisions = decisions
        self.counts = counts
        self.codes = codes

    def look(self, lane: int) -> None:
        """Let the row, the menu and the mask of a lane be those of its position."""
        if self.is_known[lane]:
            return
        self.is_known[lane] = True
        state = self.states[lane]
        seat = self.seat_of[lane]
        self.cells_of[lane] = self.pages.write(lane, state, seat)
        menu = state.moves(seat)
        mark(self.masks, lane * self.mask_width, self.menu_of[lane], menu)
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
        self.ask()
        for entry in range(len(self.lanes)):
            if moves[entry] not in self.menus[entry]:
                self.refuse(entry, moves[entry])
        self.is_asked = False
        self.ended = []
        self.running = []
        for entry in range(len(self.lanes)):
            lane = self.lanes[entry]
            if self.carry_out(lane, moves[entry], 0):
                self.running.append(lane)

    def carry_out(self, lane: int, move: int, moment: int) -> bool:
        """Make a move in a lane and begin its next game where that ends one; False where there is none."""
        self.is_known[lane] = False
        state = self.states[lane]
        state.apply(self.seat_of[lane], move)
        self.decisions_of[lane] += 1
        pending = state.pending()
        if len(pending) > 0:
            self.seat_of[lane] = pending[0]
            return True
        return self.end(lane, state, moment)

    def begin_record(self, steps: int) -> None:
        """Every lane is recorded next, one after the other, each for so many decisions."""
        entries = (steps + 1) * len(self.states)
        if len(self.recorded_seats) != entries:
            self.room_for_masks = vec[u8](capacity=i64(entries) * self.mask_width)
            self.recorded_seats = vec[i32]([i32(0)] * entries)
            self.recorded_games = vec[i32]([i32(0)] * entries)
            self.recorded_moves = vec[i32]([i32(0)] * entries)
        self.recorded_masks = self.room_for_masks
        self.is_asked = False

    def record(self, lane: int, steps: int, rows: memoryview, place: int) -> None:
        """Let chance decide so many times in a lane and write down every question, with the one after the last
        answer. The row of the first becomes number `place` of `rows`, the others follow."""
        size = self.sheet.rows.size
        masks = self.recorded_masks
        mask = vec[u8]([0] * self.mask_width)
        shown = memoryview(mask)
        menu: list[int] = []
        at: i64 = lane * (steps + 1)
        self.ended = []
        self.pages.pass_over(lane)
        self.sheet.forget(0)
        for moment in range(steps + 1):
            state = self.states[lane]
            seat = self.seat_of[lane]
            rows[place * size : (place + 1) * size] = self.sheet.write(0, state, seat)
            place += 1
            before = menu
            menu = state.moves(seat)
            mark(mask, 0, before, menu)
            masks = extend(masks, shown)
            self.recorded_seats[at] = i32(seat)
            self.recorded_games[at] = i32(self.game_of[lane])
            if moment < steps:
                move = menu[self.streams[lane].below(len(menu))]
                self.recorded_moves[at] = i32(move)
                goes_on = self.carry_out(lane, move, moment)
                assert goes_on, "a lane has no next game"
                if self.decisions_of[lane] == 0:
                    self.sheet.forget(0)
            at += 1
        self.recorded_masks = masks

    def refuse(self, entry: int, move: int) -> None:
        """Raise with the clause that forbids a move which is not open."""
        lane = self.lanes[entry]
        seat = self.seat_of[lane]
        clause = self.states[lane].why_not(seat, move) if move < self.actions else NO_SUCH_MOVE
        raise Illegal(seat, move, clause if clause is not None else NO_SUCH_MOVE)

    def end(self, lane: int, state: State, moment: int) -> bool:
        """Note how a game has ended and begin the next one; False where there is none."""
        result = state.result()
        assert result is not None, "a game did not end"
        self.ended.append(Ended(lane, moment, self.game_of[lane], self.decisions_of[lane], result))
        return self.go_on(lane)


def mark(masks: vec[u8], base: i64, before: list[int], menu: list[int]) -> None:
    """Let the mask that begins at `base` show these moves, and those of before no more."""
    for move in before:
        old: i64 = move
        masks[base + (old >> 3)] = 0
    for move in menu:
        code: i64 = move
        at: i64 = base + (code >> 3)
        masks[at] = masks[at] | u8(128 >> (code & 7))


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
