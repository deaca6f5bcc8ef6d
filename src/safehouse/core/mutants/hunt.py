"""Try mutants side by side, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from queue import SimpleQueue
from typing import Final

import msgspec

from safehouse.core.data import load
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.mutants.families import FAMILIES, Mutant, watched
from safehouse.core.mutants.verdict import Trial, Verdict
from safehouse.core.random import Stream

PATIENCE: Final = 5
"""A mutant that takes so many times as long as the original runs forever."""
AT_LEAST: Final = 10
"""Seconds of processor time for every mutant."""
LIMIT: Final = 300
NO_LIMIT: Final = 3_600
"""For the original."""
LAWS_OF: Final = {
    "told": (2, 15, 5, 14, 16, 6),
    "shown": (4, 5, 6, 14, 16, 2),
    "imagined": (5, 2, 6, 14, 16, 7),
    "copied": (3, 4, 14, 5, 16, 7, 6),
    "revealed": (2, 14, 5, 16),
    "peeked": (4, 5, 14, 2),
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
    """So many of them, of every family alike; which ones of a family does not depend on the others."""
    rows: list[list[Mutant]] = []
    for family in FAMILIES:
        row = [mutant for mutant in mutants if mutant.family == family]
        order = list(range(len(row)))
        Stream(f"sample {seed}").shuffle(order)
        rows.append([row[i] for i in order])
    turns = [row[turn] for turn in range(max(map(len, rows))) for row in rows if turn < len(row)]
    return turns[:count]


class Court:
    """Tries mutants, one after the other: in one process those that change compiled code, in another one the
    rest."""

    def __init__(self) -> None:
        self._processes: dict[bool, subprocess.Popen[bytes]] = {}

    def judge(self, trial: Trial) -> Verdict:
        process = self._process(trial.as_source)
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(trial) + b"\n")
        process.stdin.flush()
        return msgspec.json.decode(process.stdout.readline(), type=Verdict)

    def _process(self, as_source: bool) -> subprocess.Popen[bytes]:
        if as_source not in self._processes:
            command = [sys.executable, "-m", "safehouse.core.mutants.trial"]
            environment = os.environ | ({"SAFEHOUSE_INTERPRETED": "1"} if as_source else {})
            self._processes[as_source] = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        return self._processes[as_source]

    def close(self) -> None:
        for process in self._processes.values():
            process.communicate()


class Original(msgspec.Struct, frozen=True):
    """What the game itself does under its laws."""

    reached: dict[int, set[str]]
    """By law, the watched places it comes to."""
    seconds: float


class Form(msgspec.Struct, frozen=True):
    """How a game is tried."""

    as_source: bool
    """Whether nothing of it may be compiled."""
    brisk: bool
    """Whether with little effort."""


class Hunt:
    """`limit`: seconds of processor time, after which a mutant runs forever, where the original was not looked
    at."""

    def __init__(self, game: AnyGame, limit: int = LIMIT) -> None:
        self.game = game
        self.limit = limit
        self.explained = notes(game).survivors
        self.originals: dict[Form, Original] = {}
        self._courses: dict[bool, str] = {}
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

    def look_at_the_original(self, mutants: Sequence[Mutant], brisk: bool) -> None:
        """Which laws come to the places that these mutants change, for no other law can see the fault; and how
        long they take."""
        for as_source in (False, True):
            chosen = [mutant for mutant in mutants if mutant.as_source == as_source]
            if chosen:
                form = Form(as_source, brisk)
                self.originals[form] = self.original(chosen, form)

    def original(self, mutants: Sequence[Mutant], form: Form) -> Original:
        laws = sorted({law for mutant in mutants for law in LAWS_OF[mutant.family]})
        sources = watched(mutants)
        trials = [Trial(self.game.id, sources, (law,), form.brisk, form.as_source, NO_LIMIT) for law in laws]
        with ThreadPoolExecutor(self.workers) as pool:
            found = dict(zip(laws, pool.map(self.verdict, trials), strict=True))
        for verdict in found.values():
            if verdict.outcome == "caught":
                raise Unfit(f"{self.game.id} itself is caught by {verdict.by}: {verdict.text}")
        reached = {law: set(verdict.reached) for law, verdict in found.items()}
        return Original(reached, sum(verdict.seconds for verdict in found.values()))

    def course(self, as_source: bool) -> str:
        """That of the original."""
        if as_source not in self._courses:
            self._courses[as_source] = self.verdict(Trial(self.game.id, {}, as_source=as_source)).course
        return self._courses[as_source]

    def judge_all(
        self,
        mutants: Sequence[Mutant],
        progress: Callable[[Judged], None] = lambda found: None,
        by_the_original: bool = False,
    ) -> list[Judged]:
        """What becomes of each, in their order: all are tried with little effort, then what is left as `check`
        does it. `by_the_original`: by those laws alone that come to what a mutant changes."""
        judged: dict[str, Judged] = {}
        for brisk in (True, False):
            left = [mutant for mutant in mutants if mutant.id not in judged]
            if by_the_original:
                self.look_at_the_original(left, brisk)
            with ThreadPoolExecutor(self.workers) as pool:
                trials = {pool.submit(self.tried, mutant, brisk): mutant for mutant in left}
                for done in as_completed(trials):
                    if done.result().outcome == "caught" or not brisk:
                        found = self.judge(trials[done], done.result())
                        judged[found.id] = found
                        progress(found)
        return [judged[mutant.id] for mutant in mutants]

    def trial(self, mutant: Mutant, brisk: bool) -> Trial:
        """By the laws that can see its fault, or by none."""
        laws = LAWS_OF[mutant.family]
        limit = self.limit
        original = self.originals.get(Form(mutant.as_source, brisk))
        if original is not None:
            laws = tuple(law for law in laws if original.reached[law] & mutant.places)
            limit = AT_LEAST + PATIENCE * int(original.seconds)
        return Trial(self.game.id, mutant.sources(), laws, brisk, mutant.as_source, limit)

    def tried(self, mutant: Mutant, brisk: bool) -> Verdict:
        trial = self.trial(mutant, brisk)
        return self.verdict(trial) if trial.laws else Verdict("unreached")

    def judge(self, mutant: Mutant, verdict: Verdict) -> Judged:
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
        if verdict.outcome != "unreached" and self.has_the_same_course(mutant):
            return "equivalent", "the same logs, views, menus and worlds"
        if mutant.id in self.explained:
            return "explained", self.explained[mutant.id]
        return "survived", "never executed in the play of the laws" if verdict.outcome == "unreached" else ""

    def has_the_same_course(self, mutant: Mutant) -> bool:
        found = self.verdict(Trial(self.game.id, mutant.sources(), as_source=mutant.as_source)).course
        return found != "" and found == self.course(mutant.as_source)


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
