"""The vector environment: many games at once, arrays in and arrays out, in one process or several."""

import secrets
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any
from weakref import finalize

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.shelf import find
from safehouse.research.asked import Policy
from safehouse.research.crew import Hand, Here, There
from safehouse.research.extras import need
from safehouse.research.lanes import Arrays, LanesSetup, Memory, bytes_for
from safehouse.research.observe import encoder_of
from safehouse.research.reward import Reward, checked
from safehouse.research.selfplay import check_policy

np = need("numpy")


def make(
    game: str | AnyGame, n: int, seed: str | int | None, reward: str, processes: int, options: dict[str, Any]
) -> "VectorEnv":
    """`game` is a name on the shelf or a game."""
    played = find(game) if isinstance(game, str) else game
    return VectorEnv(played, played.read_options(options), n, seed, checked(reward), processes)


def _nothing() -> None:
    """What is to be released before there is shared memory."""


class Collected:
    """What `collect` has filled, for `steps` decisions in each of n lanes. The arrays are the environment's own
    and filled anew by its next call; copy what is to stay."""

    def __init__(self, arrays: Arrays, actions: int) -> None:
        steps = arrays.moments - 1
        self.observations = arrays.observations
        """[steps + 1, n, size] uint8: what the seat that decides may know; the last is asked now. Multiply by
        `selfplay.scales(game)` for numbers from 0 to 1."""
        self.packed_masks = arrays.packed_masks
        """[steps + 1, n, bytes] uint8: the open moves, by `numpy.packbits`."""
        self.seats = arrays.seats
        """[steps + 1, n] int8: who decides."""
        self.games = arrays.games
        """[steps + 1, n] int32: the number of the game."""
        self.actions = arrays.actions[:steps]
        """[steps, n] int32: what was decided."""
        self.rewards = arrays.rewards[:steps]
        """[steps, n, seats] float32: what the decision brought to every seat; 0 until the game ends."""
        self.ended = arrays.ended[:steps]
        """[steps, n] bool: the decision ended the game; the next question is of a new one."""
        self._count = actions

    def masks(self, moment: Any = slice(None)) -> Any:
        """[…, actions] bool: the open moves, of some moments or all."""
        return np.unpackbits(self.packed_masks[moment], axis=-1, count=self._count).view(bool)


class VectorEnv:
    """`n` games side by side; one that ends is followed by a new one at once. Lane i plays the games i, i + n,
    i + 2n, … of the seed, whatever the number of processes. Close it, or use it with `with`, where it has
    several."""

    def __init__(
        self, game: AnyGame, options: Options, n: int, seed: str | int | None, reward: Reward, processes: int
    ) -> None:
        if n < 1 or processes < 1:
            raise SafehouseError(f"{n} games in {processes} processes: there must be at least one of each")
        self.game = game
        self.options = options
        self.n = n
        self.size = encoder_of(game).size
        """Cells of an observation."""
        self.actions = game.space.first_note
        """Codes of moves."""
        self._plan = LanesSetup(game.id, options.to_json(), n, reward)
        blocks = self._plan.blocks()
        self.processes = min(processes, blocks)
        self._hands: list[Hand] = []
        for i in range(self.processes):
            own = range(blocks * i // self.processes, blocks * (i + 1) // self.processes)
            self._hands.append(Here(self._plan, own) if self.processes == 1 else There(self._plan, own))
        self._now = 0
        self._unlink: Callable[[], Any] = _nothing
        self._arrays = self._allocate(1)
        self.reset(seed)

    def reset(self, seed: str | int | None = None) -> None:
        """Deal anew in every lane; without a seed other games each time."""
        self._all("reset", secrets.token_hex(8) if seed is None else str(seed), self._now)

    @property
    def observations(self) -> Any:
        """[n, size] uint8: what the seat that decides in each game may know."""
        return self._arrays.observations[self._now]

    @property
    def seats(self) -> Any:
        """[n] int8: who decides."""
        return self._arrays.seats[self._now]

    @property
    def games(self) -> Any:
        """[n] int32: the number of the game in each lane."""
        return self._arrays.games[self._now]

    @property
    def packed_masks(self) -> Any:
        """[n, bytes] uint8: the open moves, by `numpy.packbits`."""
        return self._arrays.packed_masks[self._now]

    @property
    def masks(self) -> Any:
        """[n, actions] bool: the open moves."""
        return np.unpackbits(self.packed_masks, axis=1, count=self.actions).view(bool)

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Carry out one action in every game: ([n, seats] rewards, [n] whether it ended). The properties then
        tell what is asked next. An illegal action raises, and nothing changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise SafehouseError(f"step needs {self.n} actions, got an array of shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise SafehouseError(f"actions are whole numbers, got an array of {chosen.dtype}")
        self._check(chosen)
        self._arrays.actions[self._now] = chosen
        self._all("step", self._now)
        return self._arrays.rewards[self._now].copy(), self._arrays.ended[self._now].copy()

    def _check(self, chosen: Any) -> None:
        known = (chosen >= 0) & (chosen < self.actions)
        code = np.where(known, chosen, 0)
        is_open = self.packed_masks[np.arange(self.n), code >> 3] & (128 >> (code & 7))
        for lane in np.flatnonzero(~known | (is_open == 0)).tolist():
            self._all("refuse", lane, int(chosen[lane]))

    def collect(self, policies: Policy | Sequence[Policy], steps: int) -> Collected:
        """Let a policy, or one for each seat, make so many decisions in every lane; "random" is one too."""
        if steps < 1:
            raise SafehouseError(f"{steps} steps: there must be at least one")
        count = self.options.seats()
        given = [policies] * count if isinstance(policies, str) or callable(policies) else list(policies)
        if len(given) != count:
            raise SafehouseError(f"{len(given)} policies for {count} seats")
        for each in given:
            check_policy(each)
        if self._arrays.moments != steps + 1:
            self._arrays, self._now = self._allocate(steps + 1), 0
        self._all("collect", given, steps)
        self._now = steps
        return Collected(self._arrays, self.actions)

    def _allocate(self, moments: int) -> Arrays:
        if self.processes == 1:
            arrays = Arrays(self._plan, moments)
            self._all("use", arrays)
            return arrays
        self._unlink()
        memory = Memory(create=True, size=bytes_for(self._plan, moments))
        self._unlink = finalize(self, memory.unlink)
        self._all("attach", moments, memory.name)
        return Arrays(self._plan, moments, memory)

    def _all(self, *command: Any) -> None:
        """In every process at the same time; the first that failed raises."""
        for hand in self._hands:
            hand.send(command)
        failed = [error for error in [hand.ended() for hand in self._hands] if error is not None]
        if failed:
            raise failed[0]

    def close(self) -> None:
        """End the processes and release the memory; arrays that were handed out stay readable."""
        for hand in self._hands:
            hand.close()
        self._hands = []
        self._unlink()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
