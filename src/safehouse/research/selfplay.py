"""Batched self-play: whole games, many at once in every process, one process per core, arrays back."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from safehouse.bots.cluster import Where, on_ray, place_of_work
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.result import Result
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.research.asked import Asked, Policy, answers, asked_of, key_of
from safehouse.research.batch import Block, moves_of, play_at_random
from safehouse.research.crew import MAIN_GUARD
from safehouse.research.extras import need
from safehouse.research.layout import tops
from safehouse.research.observe import encoder_of
from safehouse.research.reward import Reward, checked, worth
from safehouse.research.threads import one_thread

np = need("numpy")

ABREAST: Final = 256
"""Games that a process plays side by side."""


class Rollouts:
    """What was played, as arrays. Decisions of one game stand in order but not together: see `games`."""

    def __init__(self, parts: list[dict[str, Any]]) -> None:
        kept = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        self.rewards = kept["rewards"]
        """[games, seats] float32."""
        self.lengths = kept["lengths"]
        """[games] decisions of each game."""
        self.games = kept["games"]
        """[decisions] the game each was made in; this and the rest are empty unless recorded."""
        self.seats = kept["seats"]
        self.actions = kept["actions"]
        self.observations = kept["observations"]
        """[decisions, size] uint8."""
        self.masks = kept["masks"]
        """[decisions, bytes] uint8: `numpy.packbits` of the legal moves."""

    def returns(self) -> Any:
        """[decisions] what the game was worth in the end to the seat that decided."""
        return self.rewards[self.games, self.seats]


def rollouts(
    game: str | AnyGame,
    policy: Policy = "random",
    n: int = 1000,
    *,
    seed: str = "rollouts",
    processes: int | None = None,
    record: bool = False,
    reward: str = "win",
    where: Where = "cores",
    **options: Any,
) -> Rollouts:
    """Play `n` games by one policy in every seat. The same seed and number of games deal the same games.

    `record` keeps every decision; `reward` says what a result is worth (`reward.rewards`). `processes` is the
    number of cores by default, 1 stays in this process. `where="ray"` hands out as many shares to Ray, on this
    machine or on the cluster that RAY_ADDRESS names.
    """
    check_policy(policy)
    if n < 1 or (processes is not None and processes < 1):
        asked = f"{n} games" if processes is None else f"{n} games in {processes} processes"
        raise SafehouseError(f"{asked}: there must be at least one of each")
    place_of_work(where)
    played = find(game) if isinstance(game, str) else game
    chosen = played.read_options(options)
    shares = [share for share in _shares(n, processes or os.cpu_count() or 1) if len(share)]
    kind = checked(reward)
    jobs = [(played.id, chosen.to_json(), policy, share, seed, record, kind) for share in shares]
    if where == "ray":
        done = dict(on_ray(_play_numbered, ((number, *job) for number, job in enumerate(jobs))))
        return Rollouts([done[number] for number in range(len(jobs))])
    return Rollouts([_play_share(*jobs[0])] if len(jobs) == 1 else _in_processes(jobs))


def _play_numbered(number: int, *job: Any) -> tuple[int, dict[str, Any]]:
    return number, _play_share(*job)


def check_policy(policy: Policy) -> None:
    if policy != "random" and not callable(policy):
        raise SafehouseError(f'a policy is a function or "random", not {policy!r}')


def _in_processes(jobs: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    try:
        with one_thread(), ProcessPoolExecutor(len(jobs), get_context("spawn")) as pool:
            return [future.result() for future in [pool.submit(_play_share, *job) for job in jobs]]
    except BrokenProcessPool:
        raise SafehouseError(f"the processes of rollouts {MAIN_GUARD}") from None


def scales(game: AnyGame) -> Any:
    """[size] float32: what to multiply observations by."""
    encoder = encoder_of(game)
    return 1.0 / np.array(tops(encoder.lines(), encoder.size), np.float32)


def _shares(n: int, processes: int) -> Iterator[range]:
    for i in range(processes):
        yield range(n * i // processes, n * (i + 1) // processes)


def _play_share(
    name: str, options: dict[str, Any], policy: Policy, share: range, seed: str, record: bool, reward: Reward
) -> dict[str, Any]:
    game = find(name)
    played = _Played(game, game.read_options(options), share, seed, reward)
    if policy == "random" and not record:
        played.play_blind()
    else:
        played.play(policy, record)
    return played.arrays()


class _Played:
    """The games of one process, and what is kept of them."""

    def __init__(self, game: AnyGame, options: Options, share: range, seed: str, reward: Reward) -> None:
        self._game = game
        self._options = options
        self._share = share
        self._seed = seed
        self._reward = reward
        self._lengths: dict[int, int] = {}
        self._results: dict[int, Result] = {}
        self._rounds: list[tuple[Any, ...]] = []

    def _deal(self, number: int) -> State:
        state: State = self._game.deal(self._options, f"{self._seed} {number}", listen=False)
        return state

    def play_blind(self) -> None:
        """Whole random games inside the compiled code, without observations."""
        for number in self._share:
            state = self._deal(number)
            self._lengths[number] = play_at_random(state, moves_of(self._seed, number))
            result = state.result()
            assert result is not None, "a game did not end"
            self._results[number] = result

    def play(self, policy: Policy, record: bool) -> None:
        """A few hundred games at a time."""
        encoder = encoder_of(self._game)
        actions = self._game.space.first_note
        width = min(ABREAST, len(self._share))
        first, stop = self._share.start, self._share.stop
        block = Block(
            self._deal,
            encoder.write,
            encoder.size,
            actions,
            self._seed,
            first,
            width,
            width,
            stop,
            encoder.parts,
            encoder.stirs,
        )
        policies = [policy] * self._options.seats()
        key = key_of(self._seed)
        while block.running:
            block.ask()
            asked = asked_of(block, key)
            moves = answers(block, asked, policies)
            block.answer(moves)
            if record:
                self._keep(asked, moves)
            for ended in block.ended:
                self._lengths[ended.game] = ended.decisions
                self._results[ended.game] = ended.result

    def _keep(self, asked: Asked, moves: list[int]) -> None:
        seats, actions = asked.seats.astype(np.int8), np.array(moves, np.int32)
        self._rounds.append((asked.games, seats, actions, asked.observations.copy(), asked.packed_masks.copy()))

    def arrays(self) -> dict[str, Any]:
        empty = (
            np.zeros(0, np.int32),
            np.zeros(0, np.int8),
            np.zeros(0, np.int32),
            np.zeros((0, encoder_of(self._game).size), np.uint8),
            np.zeros((0, (self._game.space.first_note + 7) // 8), np.uint8),
        )
        columns = list(zip(*[empty, *self._rounds], strict=True))
        names = ("games", "seats", "actions", "observations", "masks")
        found = {name: np.concatenate(column) for name, column in zip(names, columns, strict=True)}
        ended = [self._results[number] for number in self._share]
        of_result = worth(self._game, self._options, self._reward)
        found["rewards"] = np.array([of_result(result) for result in ended], np.float32)
        found["lengths"] = np.array([self._lengths[number] for number in self._share], np.int32)
        return found
