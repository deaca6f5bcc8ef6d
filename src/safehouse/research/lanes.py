"""The lanes of a vector environment: the arrays that everybody fills and reads, and the blocks of games that
one process plays."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from math import prod
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.research.asked import Policy, answers, asked_of, key_of
from safehouse.research.batch import Block
from safehouse.research.extras import need
from safehouse.research.observe import encoder_of
from safehouse.research.reward import Reward, worth

np = need("numpy")

BLOCK: Final = 128
"""Lanes that are asked at once, whatever the number of processes, so that a policy sees the same batches."""
ALIGNED: Final = 64


class LanesSetup(msgspec.Struct, frozen=True):
    """What is played: the same in every process."""

    game: str
    options: dict[str, Any]
    lanes: int
    reward: Reward

    def blocks(self) -> int:
        return -(-self.lanes // BLOCK)

    def lanes_of(self, block: int) -> slice:
        return slice(block * BLOCK, min((block + 1) * BLOCK, self.lanes))


class Memory(SharedMemory):
    """Shared memory that stays while an array looks at it."""

    def close(self) -> None:
        with suppress(BufferError):
            super().close()


class Arrays:
    """Moments of every lane: each is a question, its answer, and what followed. The first index is the moment,
    the second the lane; in memory they stand lane by lane, as chance plays them."""

    def __init__(self, plan: LanesSetup, moments: int, memory: Memory | None = None) -> None:
        self.moments = moments
        self.memory = memory
        """Held, for as long as the arrays look at it."""
        buffer = np.zeros(bytes_for(plan, moments), np.uint8) if memory is None else memory.buf
        found: dict[str, Any] = {}
        at = 0
        for name, (kind, shape) in _layout(plan, moments).items():
            found[name] = np.frombuffer(buffer, kind, prod(shape), at).reshape(shape).swapaxes(0, 1)
            at += _aligned_size(kind, shape)
        self.observations = found["observations"]
        self.packed_masks = found["packed_masks"]
        self.seats = found["seats"]
        self.games = found["games"]
        self.actions = found["actions"]
        self.rewards = found["rewards"]
        self.ended = found["ended"]


def bytes_for(plan: LanesSetup, moments: int) -> int:
    """What the arrays of so many moments take."""
    return sum(_aligned_size(kind, shape) for kind, shape in _layout(plan, moments).values())


def _layout(plan: LanesSetup, moments: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    game = find(plan.game)
    seats = game.read_options(plan.options).seats()
    each: dict[str, tuple[Any, tuple[int, ...]]] = {
        "observations": (np.uint8, (encoder_of(game).size,)),
        "packed_masks": (np.uint8, ((game.space.first_note + 7) // 8,)),
        "seats": (np.int8, ()),
        "games": (np.int32, ()),
        "actions": (np.int32, ()),
        "rewards": (np.float32, (seats,)),
        "ended": (np.bool_, ()),
    }
    return {name: (kind, (plan.lanes, moments, *shape)) for name, (kind, shape) in each.items()}


def _aligned_size(kind: Any, shape: tuple[int, ...]) -> int:
    size = prod(shape) * int(np.dtype(kind).itemsize)
    return -(-size // ALIGNED) * ALIGNED


class Share:
    """The blocks that one process plays. Every public method is a command that its process is sent."""

    def __init__(self, plan: LanesSetup, blocks: range) -> None:
        self._plan = plan
        self._game: AnyGame = find(plan.game)
        self._options = self._game.read_options(plan.options)
        self._worth = worth(self._game, self._options, plan.reward)
        self._numbers = blocks
        self._blocks: list[Block] = []
        self._arrays: Arrays

    def attach(self, moments: int, name: str) -> None:
        """Fill the arrays in this shared memory from now on."""
        self.use(Arrays(self._plan, moments, Memory(name)))

    def use(self, arrays: Arrays) -> None:
        """Fill these arrays from now on."""
        self._arrays = arrays

    def reset(self, seed: str, moment: int) -> None:
        """Deal the first game of every lane."""
        game, options, encoder = self._game, self._options, encoder_of(self._game)

        def deal(number: int) -> State:
            state: State = game.deal(options, f"{seed} {number}", listen=False)
            return state

        self._key = key_of(seed)
        self._blocks = []
        for number in self._numbers:
            lanes = self._plan.lanes_of(number)
            self._blocks.append(
                Block(
                    deal,
                    encoder.write,
                    encoder.size,
                    game.space.first_note,
                    seed,
                    lanes.start,
                    lanes.stop - lanes.start,
                    self._plan.lanes,
                    parts=encoder.parts,
                    stirs=encoder.stirs,
                    by_seat=encoder.by_seat,
                )
            )
        self._ask_all(moment)

    def step(self, moment: int) -> None:
        """Carry out the actions of this moment and put the next question in its place."""
        for block, lanes in self._pairs():
            self._answer(block, moment, lanes, self._arrays.actions[moment, lanes].tolist())
        self._ask_all(moment)

    def collect(self, policies: Sequence[Policy], steps: int) -> None:
        """Ask and answer so many times; the question after the last answer is the last moment."""
        if all(policy == "random" for policy in policies):
            self._record_all(steps)
            return
        for block, lanes in self._pairs():
            for moment in range(steps):
                self._ask(block, moment, lanes)
                moves = answers(block, asked_of(block, self._key), policies)
                self._arrays.actions[moment, lanes] = moves
                self._answer(block, moment, lanes, moves)
            self._ask(block, steps, lanes)

    def _record_all(self, steps: int) -> None:
        """The same where chance decides alone: inside the compiled code, one lane after another."""
        with no_garbage():
            for block, lanes in self._pairs():
                self._record(block, lanes, steps)

    def _record(self, block: Block, lanes: slice, steps: int) -> None:
        arrays = self._arrays
        moments = steps + 1
        rows = arrays.observations.swapaxes(0, 1).reshape(-1).data
        arrays.rewards[:steps, lanes] = 0.0
        arrays.ended[:steps, lanes] = False
        block.begin_record(steps)
        for lane in range(lanes.start, lanes.stop):
            block.record(lane - lanes.start, steps, rows, lane * moments)
            self._note_ends(block, lanes)
        arrays.packed_masks[:, lanes] = _recorded(block.recorded_masks, np.uint8, moments, block.mask_width)
        arrays.seats[:, lanes] = _recorded(block.recorded_seats, np.int32, moments)
        arrays.games[:, lanes] = _recorded(block.recorded_games, np.int32, moments)
        arrays.actions[:steps, lanes] = _recorded(block.recorded_moves, np.int32, moments)[:steps]

    def refuse(self, lane: int, move: int) -> None:
        """Raise with the clause that forbids this move in a lane."""
        for block, lanes in self._pairs():
            if lanes.start <= lane < lanes.stop:
                block.refuse(lane - lanes.start, move)

    def _pairs(self) -> list[tuple[Block, slice]]:
        lanes = [self._plan.lanes_of(number) for number in self._numbers]
        return list(zip(self._blocks, lanes, strict=True))

    def _ask_all(self, moment: int) -> None:
        for block, lanes in self._pairs():
            self._ask(block, moment, lanes)

    def _ask(self, block: Block, moment: int, lanes: slice) -> None:
        block.ask()
        asked = asked_of(block, self._key)
        arrays = self._arrays
        arrays.observations[moment, lanes] = asked.observations
        arrays.packed_masks[moment, lanes] = asked.packed_masks
        arrays.seats[moment, lanes] = asked.seats
        arrays.games[moment, lanes] = asked.games

    def _answer(self, block: Block, moment: int, lanes: slice, moves: list[int]) -> None:
        block.answer(moves)
        arrays = self._arrays
        arrays.rewards[moment, lanes] = 0.0
        arrays.ended[moment, lanes] = False
        self._note_ends(block, lanes, moment)

    def _note_ends(self, block: Block, lanes: slice, first: int = 0) -> None:
        arrays = self._arrays
        for ended in block.ended:
            moment, lane = first + ended.moment, lanes.start + ended.lane
            arrays.ended[moment, lane] = True
            arrays.rewards[moment, lane] = self._worth(ended.result)


@contextmanager
def no_garbage() -> Iterator[None]:
    """Nobody looks for circles of objects: games make none, and to look at all of theirs takes long."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _recorded(vector: Any, kind: Any, moments: int, *each: int) -> Any:
    """[moments, lanes, …] of what a block has recorded lane by lane."""
    return np.frombuffer(vector, kind).reshape(-1, moments, *each).swapaxes(0, 1)
