"""Batched self-play: many games at once in every process, one process per core, arrays back."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Literal

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.result import Result
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.research import batch
from safehouse.research.extras import need
from safehouse.research.observe import encoder_of
from safehouse.research.reward import rewards

np = need("numpy")

ABREAST: Final = 256
"""Games that a process plays side by side."""

Policy = Callable[[Any, Any, Any], Any]
"""(observations [k, size] uint8, masks [k, actions] bool, seats [k]) -> actions [k].

A policy for several processes must be picklable. Multiply by `scales(game)` for numbers from 0 to 1.
"""


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
    policy: Policy | Literal["random"] = "random",
    n: int = 1000,
    *,
    seed: str = "rollouts",
    processes: int | None = None,
    record: bool = False,
    **options: Any,
) -> Rollouts:
    """Play `n` games by one policy in every seat. The same seed and number of games deal the same games.

    `record` keeps every decision; `processes` is the number of cores by default, 1 stays in this process.
    """
    played = find(game) if isinstance(game, str) else game
    chosen = played.read_options(options)
    shares = [share for share in _shares(n, processes or os.cpu_count() or 1) if len(share)]
    jobs = [(played.id, chosen.to_json(), policy, share, seed, record) for share in shares]
    if len(jobs) == 1:
        parts = [_play_share(*jobs[0])]
    else:
        parts = _in_processes(jobs)
    for part, share in zip(parts, shares, strict=True):
        part["games"] += share.start
    return Rollouts(parts)


def _in_processes(jobs: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    try:
        with ProcessPoolExecutor(len(jobs), get_context("spawn")) as pool:
            return [future.result() for future in [pool.submit(_play_share, *job) for job in jobs]]
    except BrokenProcessPool:
        raise SafehouseError(
            "the processes of rollouts could not start: a script that uses several puts its work below "
            "`if __name__ == '__main__':`, or passes processes=1"
        ) from None


def scales(game: AnyGame) -> Any:
    """[size] float32: what to multiply observations by."""
    from safehouse.research.layout import tops

    encoder = encoder_of(game)
    return 1.0 / np.array(tops(encoder.lines(), encoder.size), np.float32)


def _shares(n: int, processes: int) -> Iterator[range]:
    for i in range(processes):
        yield range(n * i // processes, n * (i + 1) // processes)


def _play_share(
    name: str,
    options: dict[str, Any],
    policy: Policy | Literal["random"],
    share: range,
    seed: str,
    record: bool,
) -> dict[str, Any]:
    game = find(name)
    chosen = game.read_options(options)
    if policy == "random" and not record:
        return _play_blind(game, chosen, share, seed)
    table = _Table(game, chosen, share, seed, record)
    table.play(None if policy == "random" else policy)
    return table.arrays()


def _play_blind(game: AnyGame, options: Options, share: range, seed: str) -> dict[str, Any]:
    """Whole random games inside the compiled code, without observations."""
    lengths, results = [], []
    for number in share:
        state: State = game.deal(options, f"{seed} {number}", listen=False)
        lengths.append(batch.play_at_random(state, _moves_of(seed, number)))
        results.append(state.result())
    return _arrays(game, options, lengths, results, [])


def _moves_of(seed: str, number: int) -> Stream:
    """What random play draws from: one stream a game, so that it plays alike in any company."""
    return Stream(f"{seed} moves {number}")


class _Table:
    """The games one process plays, a few hundred at a time."""

    def __init__(self, game: AnyGame, options: Options, share: range, seed: str, record: bool) -> None:
        self._game = game
        self._options = options
        self._seed = seed
        self._record = record
        self._encoder = encoder_of(game)
        self._actions = game.space.first_note
        self._left = list(share)
        self._first = share.start
        self._states: list[State] = []
        self._streams: list[Stream] = []
        self._lengths: list[int] = []
        self._rounds: list[tuple[Any, ...]] = []

    def play(self, policy: Policy | None) -> None:
        """By a policy, or at random."""
        running: list[int] = []
        while True:
            running += self._deal(ABREAST - len(running))
            asked = batch.ask(self._states, running, self._actions, self._encoder.row)
            if not asked.games:
                if not self._left:
                    return
                running = []
                continue
            self._answer(asked, policy)
            running = asked.games

    def _deal(self, count: int) -> list[int]:
        fresh = self._left[:count]
        del self._left[:count]
        for number in fresh:
            self._states.append(self._game.deal(self._options, f"{self._seed} {number}", listen=False))
            self._streams.append(_moves_of(self._seed, number))
            self._lengths.append(0)
        return [number - self._first for number in fresh]

    def _answer(self, asked: batch.Asked, policy: Policy | None) -> None:
        if policy is None:
            codes = batch.pick(asked, self._actions, self._streams)
        else:
            codes = np.asarray(
                policy(self._observations(asked), self._masks(asked), self._seats(asked))
            ).tolist()
        batch.answer(self._states, asked.games, asked.seats, codes)
        for number in asked.games:
            self._lengths[number] += 1
        if self._record:
            self._keep(asked, codes)

    def _keep(self, asked: batch.Asked, codes: list[int]) -> None:
        masks = np.packbits(self._masks(asked), axis=1)
        games, actions = np.array(asked.games, np.int32), np.array(codes, np.int32)
        self._rounds.append((games, self._seats(asked), actions, self._observations(asked), masks))

    def _observations(self, asked: batch.Asked) -> Any:
        return np.frombuffer(b"".join(asked.rows), np.uint8).reshape(len(asked.games), -1)

    def _masks(self, asked: batch.Asked) -> Any:
        masks = np.zeros(len(asked.games) * self._actions, bool)
        masks[asked.open_moves] = True
        return masks.reshape(len(asked.games), self._actions)

    def _seats(self, asked: batch.Asked) -> Any:
        return np.array(asked.seats, np.int8)

    def arrays(self) -> dict[str, Any]:
        results = [state.result() for state in self._states]
        return _arrays(self._game, self._options, self._lengths, results, self._rounds)


def _arrays(
    game: AnyGame,
    options: Options,
    lengths: list[int],
    results: list[Result | None],
    rounds: list[tuple[Any, ...]],
) -> dict[str, Any]:
    ended = [result for result in results if result is not None]
    assert len(ended) == len(results), "a game did not end"
    width = (game.space.first_note + 7) // 8
    empty = (
        np.zeros(0, np.int32),
        np.zeros(0, np.int8),
        np.zeros(0, np.int32),
        np.zeros((0, encoder_of(game).size), np.uint8),
        np.zeros((0, width), np.uint8),
    )
    columns = list(zip(*[empty, *rounds], strict=True))
    names = ("games", "seats", "actions", "observations", "masks")
    found = {name: np.concatenate(column) for name, column in zip(names, columns, strict=True)}
    found["rewards"] = np.array([rewards(game, options, result) for result in ended], np.float32)
    found["lengths"] = np.array(lengths, np.int32)
    return found
