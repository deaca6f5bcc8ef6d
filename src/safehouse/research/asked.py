"""A question to many games at once, as arrays, and who answers it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, Literal

from safehouse.research.batch import Block
from safehouse.research.extras import need

np = need("numpy")

Policy = Callable[["Asked"], Any] | Literal["random"]
"""Answers with one open move for each entry. To play in several processes it must be picklable."""

STEP: Final = 0x9E3779B97F4A7C15
MIXERS: Final = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
LAST_SHIFT: Final = 31
BELOW_ONE: Final = np.float32(1 - 2**-24)
"""The highest number of 32 bits that is no certainty."""


class Asked:
    """One entry for each game that is asked; the open moves of all entries stand one after another. Whoever
    keeps the arrays beyond the answer copies them."""

    def __init__(
        self,
        observations: Any,
        packed_masks: Any,
        seats: Any,
        games: Any,
        decisions: Any,
        counts: Any,
        codes: Any,
        actions: int,
        key: int,
    ) -> None:
        self.observations = observations
        """[k, size] uint8: what the seat that decides may know; multiply by `scales(game)`."""
        self.packed_masks = packed_masks
        """[k, bytes] uint8: the open moves, by `numpy.packbits`."""
        self.seats = seats
        """[k] who decides."""
        self.games = games
        """[k] the number of the game, for records; no seat knows it."""
        self._decisions = decisions
        self.counts = counts
        """[k] how many moves are open."""
        self.codes = codes
        """[moves] which they are."""
        self.actions = actions
        self._key = key

    @cached_property
    def masks(self) -> Any:
        """[k, actions] bool: the open moves."""
        return np.unpackbits(self.packed_masks, axis=1, count=self.actions).view(bool)

    @cached_property
    def entries(self) -> Any:
        """[moves] the entry that each open move belongs to."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    def chances(self) -> Any:
        """[moves] a number between 0 and 1 for each open move, by its game, decision and code alone: the
        same in any company."""
        word = _mix(self.games.astype(np.uint64) * np.uint64(STEP) + np.uint64(self._key))
        word = _mix(word + self._decisions.astype(np.uint64) * np.uint64(STEP))
        word = _mix(word[self.entries] + self.codes.astype(np.uint64) * np.uint64(STEP))
        found = (word >> np.uint64(40)).astype(np.float32) * np.float32(2**-24) + np.float32(2**-25)
        return np.minimum(found, BELOW_ONE)

    def best(self, scores: Any) -> Any:
        """[k] of each entry the open move with the highest of these [moves] scores; the first of equal ones."""
        starts = np.cumsum(self.counts) - self.counts
        highest = np.maximum.reduceat(scores, starts)
        found = np.flatnonzero(scores == highest[self.entries])[::-1]
        chosen = np.empty(len(self.counts), np.int32)
        chosen[self.entries[found]] = self.codes[found]
        return chosen

    def drawn(self, scores: Any) -> Any:
        """[k] for each entry an open move by the odds exp(score)."""
        return self.best(scores - np.log(-np.log(self.chances())))

    def only(self, chosen: Any) -> "Asked":
        """These entries alone."""
        kept = np.zeros(len(self.counts), bool)
        kept[chosen] = True
        return Asked(
            self.observations[chosen],
            self.packed_masks[chosen],
            self.seats[chosen],
            self.games[chosen],
            self._decisions[chosen],
            self.counts[chosen],
            self.codes[kept[self.entries]],
            self.actions,
            self._key,
        )


def _mix(word: Any) -> Any:
    for shift, factor in MIXERS:
        word = (word ^ (word >> np.uint64(shift))) * np.uint64(factor)
    return word ^ (word >> np.uint64(LAST_SHIFT))


def key_of(seed: str) -> int:
    """What the chances of a seed are drawn from."""
    return int.from_bytes(blake2b(f"{seed} chances".encode(), digest_size=8).digest(), "little")


def asked_of(block: Block, key: int) -> Asked:
    """What the last `ask` of a block has found. The arrays are the block's own: they cannot be written, and
    hold until the next question."""
    masks = np.frombuffer(block.masks, np.uint8).reshape(-1, block.mask_width)
    chosen = block.lanes if len(block.lanes) < len(masks) else slice(None)
    seats = np.frombuffer(block.seats, np.int32)
    return Asked(
        _rows(block, seats),
        masks[chosen],
        seats,
        np.frombuffer(block.games, np.int32),
        np.frombuffer(block.decisions, np.int32),
        np.frombuffer(block.counts, np.int32),
        np.frombuffer(block.codes, np.int32),
        block.actions,
        key,
    )


def _rows(block: Block, seats: Any) -> Any:
    """[k, size] of the lanes and seats that are asked."""
    rows = block.pages.rows
    if rows.kept:
        kept = np.frombuffer(rows.cells, np.uint8).reshape(-1, rows.size)
        lanes = np.array(block.lanes, np.int32)
        return kept[lanes * block.pages.each + seats if block.pages.each > 1 else lanes]
    cells = b"".join([block.cells_of[lane] for lane in block.lanes])
    return np.frombuffer(cells, np.uint8).reshape(-1, rows.size)


def answers(block: Block, asked: Asked, policies: Sequence[Policy]) -> list[int]:
    """A move for each entry, by the policy of its seat."""
    different = list(dict.fromkeys(policies))
    if len(different) == 1:
        return _answers_of(different[0], block, asked)
    found = np.empty(len(asked.seats), np.int32)
    for policy in different:
        seats = [seat for seat, other in enumerate(policies) if other == policy]
        chosen = np.flatnonzero(np.isin(asked.seats, seats))
        if policy == "random":
            found[chosen] = np.array(block.pick(), np.int32)[chosen]
        elif len(chosen):
            found[chosen] = policy(asked.only(chosen))
    moves: list[int] = found.tolist()
    return moves


def _answers_of(policy: Policy, block: Block, asked: Asked) -> list[int]:
    if policy == "random":
        return block.pick()
    moves: list[int] = np.asarray(policy(asked)).tolist()
    return moves
