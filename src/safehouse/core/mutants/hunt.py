"""Try mutants side by side, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cached_property
from queue import SimpleQueue
from typing import Final

import msgspec

from safehouse.core.data import load
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.mutants.families import FAMILIES, Mutant
from safehouse.core.mutants.verdict import Trial, Verdict
from safehouse.core.random import Stream

PATIENCE: Final = 5
"""A mutant that takes so many times as long as the original runs forever."""
AT_LEAST: Final = 30
"""Seconds of processor time for every mutant."""
LIMIT: Final = 300
LAWS_OF: Final = {
    "told": (2, 15, 5, 14, 16, 6),
    "shown": (4, 5, 14, 16, 6),
    "imagined": (5, 14, 7, 16, 2, 6),
    "copied": (3, 4, 14, 5, 16, 7, 6),
    "revealed": (2, 14, 5, 16),
    "peeked": (2, 5, 4, 14, 16, 7, 6),
    "swapped": (2, 9, 15, 5, 14, 16, 6),
}
"""By family, the laws that can see its fault, the likeliest and cheapest first. Random play that ends, replays
of the same code and counted components say nothing about what is told, shown or revealed."""


class Judged(msgspec.Struct, frozen=True):
    """A mutant and what became of it."""

    id: str
    family: str
    file: str
    line: int
    change: str
    outcome: str
    """caught | equivalent | explained | survived"""
    by: str
    """The law that caught it, how it is known to be equivalent, or why it may survive."""
    text: str
    seconds: float


class Unfit(SafehouseError):
    """The game itself breaks a law: nothing can be measured."""


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What a game's tests/mutants.toml says."""

    caught: list[str] = []
    """Mutants that are caught within seconds; the test suite tries them."""
    survivors: dict[str, str] = {}
    """Mutants that may survive, each with its reason."""


def notes(game: AnyGame) -> Notes:
    path = game.folder / "tests" / "mutants.toml"
    return load(path, Notes) if path.is_file() else Notes()


def sampled(mutants: Sequence[Mutant], count: int, seed: str) -> list[Mutant]:
    """So many of them, of every family alike."""
    random = Stream(f"sample {seed}")
    rows: list[list[Mutant]] = []
    for family in FAMILIES:
        row = [mutant for mutant in mutants if mutant.family == family]
        order = list(range(len(row)))
        random.shuffle(order)
        rows.append([row[i] for i in order])
    turns = [row[turn] for turn in range(max(map(len, rows))) for row in rows if turn < len(row)]
    return turns[:count]


class Court:
    """A process that tries mutants, one after the other."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "safehouse.core.mutants.trial"]
        environment = {**os.environ, "SAFEHOUSE_INTERPRETED": "1"}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def judge(self, trial: Trial) -> Verdict:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(trial) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Verdict)

    def close(self) -> None:
        self._process.communicate()


class Hunt:
    """`limit`: seconds of processor time, after which a mutant runs forever."""

    def __init__(self, game: AnyGame, limit: int = LIMIT) -> None:
        self.game = game
        self.limit = limit
        self.explained = notes(game).survivors
        self.workers = os.cpu_count() or 1
        self._courts: SimpleQueue[Court] = SimpleQueue()
        for _ in range(self.workers):
            self._courts.put(Court())

    def __enter__(self) -> "Hunt":
        return self

    def __exit__(self, *raised: object) -> None:
        for _ in range(self.workers):
            self._courts.get().close()

    def verdict(self, trial: Trial) -> Verdict:
        court = self._courts.get()
        try:
            return court.judge(trial)
        finally:
            self._courts.put(court)

    def measure_limit(self) -> None:
        """Take it from the original, which must obey the laws."""
        laws = sorted({law for laws in LAWS_OF.values() for law in laws})
        original = self.verdict(Trial(self.game.id, {}, tuple(laws)))
        if original.outcome == "caught":
            raise Unfit(f"{self.game.id} itself is caught by {original.by}: {original.text}")
        self.limit = AT_LEAST + PATIENCE * int(original.seconds)

    @cached_property
    def course(self) -> str:
        """That of the original."""
        return self.verdict(Trial(self.game.id, {})).course

    def judge_all(
        self, mutants: Sequence[Mutant], progress: Callable[[Judged], None] = lambda found: None
    ) -> list[Judged]:
        """What becomes of each, in their order."""
        judged: dict[str, Judged] = {}
        with ThreadPoolExecutor(self.workers) as pool:
            for done in as_completed([pool.submit(self.judge, mutant) for mutant in mutants]):
                found = done.result()
                judged[found.id] = found
                progress(found)
        return [judged[mutant.id] for mutant in mutants]

    def judge(self, mutant: Mutant) -> Judged:
        trial = Trial(self.game.id, mutant.sources(), LAWS_OF[mutant.family], self.limit)
        verdict = self.verdict(trial)
        outcome, by = self.outcome(mutant, verdict)
        return Judged(
            id=mutant.id,
            family=mutant.family,
            file=mutant.file,
            line=mutant.line,
            change=mutant.change,
            outcome=outcome,
            by=by,
            text=verdict.text,
            seconds=round(verdict.seconds, 1),
        )

    def outcome(self, mutant: Mutant, verdict: Verdict) -> tuple[str, str]:
        if verdict.outcome == "caught":
            return "caught", verdict.by
        if verdict.course == self.course:
            return "equivalent", "the same logs, views, menus and worlds"
        if mutant.id in self.explained:
            return "explained", self.explained[mutant.id]
        return "survived", "" if verdict.outcome == "survived" else "never executed in the play of the laws"


class Score(msgspec.Struct):
    """What became of the mutants of a family."""

    family: str
    mutants: int = 0
    caught: int = 0
    equivalent: int = 0
    explained: int = 0
    survived: int = 0

    @property
    def rate(self) -> float:
        """Of those that are not equivalent, the part that was caught."""
        real = self.mutants - self.equivalent
        return self.caught / real if real else 1.0


def scores(found: Sequence[Judged]) -> Iterator[Score]:
    """By family, then of all."""
    for family in (*FAMILIES, "all"):
        outcomes = [judged.outcome for judged in found if family in (judged.family, "all")]
        if outcomes:
            yield Score(
                family,
                len(outcomes),
                outcomes.count("caught"),
                outcomes.count("equivalent"),
                outcomes.count("explained"),
                outcomes.count("survived"),
            )
