"""One mutant in a process of its own: the laws, likeliest first, until one catches it.

`python -m safehouse.core.mutants.trial` reads a `Trial` from each line and answers with a `Verdict`.
It knows the laws and no game, and forks for each trial.
"""

import builtins
import hashlib
import importlib.abc
import importlib.util
import os
import resource
import sys
import zlib
from collections import defaultdict
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import Final

import msgspec

from safehouse.core import vocabulary
from safehouse.core.game import AnyGame
from safehouse.core.laws import declared
from safehouse.core.laws.copies import Path, owners, reach
from safehouse.core.laws.law import QUICK, Effort, examine
from safehouse.core.laws.look import some_codes
from safehouse.core.laws.suite import LAWS
from safehouse.core.laws.told import play
from safehouse.core.laws.walk import moves_made, random_choice
from safehouse.core.mutants.families import PEEK
from safehouse.core.mutants.source import PROBE
from safehouse.core.mutants.verdict import Trial, Verdict
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.truth import BESIDE_THE_POSITION, attributes, dump, is_plain

COURSE: Final = Effort(moves=2_500)
"""How long a mutant is held against the original."""
NO_BETTER: Final = (2,)
"""Law 2, of which the golden games tell faults, not the random ones: tried with little effort alone."""
COUNTING: Final = (9, 15)
"""The laws that count what occurs: little effort breaks them in a sound game."""
BRISK: Final = Effort(
    games=1,
    most=16,
    moves=300,
    walk=150,
    prepared=1,
    golden=2,
    seats=2,
    worlds=3,
    walks=2,
    truths=100,
    draws=5_000,
    updates=1,
    glances=300,
)
"""What shows most faults."""


class Rewritten(importlib.abc.MetaPathFinder):
    """Finds the modules that a mutant changes; everything else is imported as ever."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.sources:
            return None
        source_only = (SourceFileLoader, SOURCE_SUFFIXES)
        places = [FileFinder(entry, source_only).find_spec(fullname) for entry in path or ()]
        origin = next(place.origin for place in places if place is not None and place.origin is not None)
        loader = RewrittenLoader(fullname, origin, self.sources[fullname])
        return importlib.util.spec_from_file_location(fullname, origin, loader=loader)


class RewrittenLoader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.source, self.path, "exec")
        return code


class Probe:
    """Which of the watched places were executed."""

    def __init__(self) -> None:
        self.reached: set[str] = set()

    def __call__(self, place: str) -> None:
        self.reached.add(place)


class Peek:
    """A bit of what is hidden from a seat, found by holding deals against the worlds they leave open."""

    def __init__(self) -> None:
        self.hidden: dict[tuple[int, int], set[Path]] = {}
        """By number of seats and seat, the ways to it."""
        self.asking = False
        """Whether the game is just saying whom it asks, for which it may need guards."""

    def learn(self, game: AnyGame) -> None:
        """Until this is done it sees nothing, and the game plays as ever."""
        found: dict[tuple[int, int], set[Path]] = defaultdict(set)
        for options in some_of_each_size(game):
            state: State = game.deal(options, "peek", listen=False)
            random = Stream("peek")
            for _ in range(PEEKED):
                choice = random_choice(state, random)
                if choice is None:
                    break
                for seat in range(state.seats):
                    found[state.seats, seat] |= hidden_paths(game, state, seat, random)
                state.play(*choice)
        self.hidden = found

    def __call__(self, state: State, seat: int | None) -> bool:
        if not self.hidden or self.asking:
            return False
        bits = 0
        for path in self.hidden.get((state.seats, self.asked(state) if seat is None else seat), ()):
            try:
                bits ^= zlib.crc32(repr(reach(state, path)).encode())
            except (AttributeError, IndexError):
                continue
        return bits & 1 == 1

    def asked(self, state: State) -> int:
        self.asking = True
        try:
            return next(iter(state.pending()), WATCHER)
        finally:
            self.asking = False


PEEKED: Final = 6
"""Moves of a game in which it is looked for what is hidden."""
OF_EACH_SIZE: Final = 2
"""Games for each number of seats."""


def some_of_each_size(game: AnyGame) -> list[Options]:
    sizes: dict[int, list[Options]] = defaultdict(list)
    for options in game.configurations():
        sizes[options.seats()].append(options)
    return [
        alike[i * len(alike) // OF_EACH_SIZE] if len(alike) > OF_EACH_SIZE else alike[i]
        for alike in sizes.values()
        for i in range(min(len(alike), OF_EACH_SIZE))
    ]


def hidden_paths(game: AnyGame, state: State, seat: int, random: Stream) -> set[Path]:
    """The ways to plain parts of the state that are otherwise in a world which looks the same to the seat."""
    world = game.worlds(game.read_view(game.view_bytes(state, seat))).draw(random)
    found = set()
    for path, owner in owners(state, ()):
        if isinstance(owner, Stream):
            continue
        for name in attributes(owner):
            value = getattr(owner, name)
            numbers = isinstance(value, list) and all(is_plain(item) for item in value)
            beside = name == "random" or name in BESIDE_THE_POSITION
            if not beside and (is_plain(value) or numbers):
                try:
                    there = getattr(reach(world, path), name)
                except (AttributeError, IndexError):
                    continue
                if there != value:
                    found.add((*path, name))
    return found


def course(game: AnyGame) -> str:
    """A digest of everything anybody gets in many games: logs, views, menus, refusals, worlds, copies."""
    hashed = hashlib.sha256()
    for _options, state, choice, random in moves_made(game, COURSE, "course"):
        hashed.update(repr((choice, dump(state.copy()))).encode())
        for seat in range(WATCHER, state.seats):
            hashed.update(game.view_bytes(state, seat))
        seat = random.below(state.seats)
        answers = [state.why_not(seat, code) for code in some_codes(game, random, 8)]
        hashed.update(repr((state.moves(seat), state.notes(seat), answers)).encode())
        if random.below(3) == 0:
            view = game.read_view(game.view_bytes(state, random.below(state.seats + 1) - 1))
            hashed.update(repr(dump(game.worlds(view).draw(random.split()))).encode())
        for event in play(state, *choice):
            hashed.update(repr((dump(event), game.book.reveals(event))).encode())
    return hashed.hexdigest()


def judge(trial: Trial, probe: Probe, peek: Peek) -> Verdict:
    try:
        game = find(trial.game)
        at_once = set(probe.reached)
        if any(PEEK in source for source in trial.sources.values()):
            peek.learn(game)
    except Exception as error:
        return Verdict("caught", "import", f"{type(error).__name__}: {error}")
    probe.reached = at_once
    return by_laws(trial, game, probe) if trial.laws else by_course(trial, game, probe)


def by_laws(trial: Trial, game: AnyGame, probe: Probe) -> Verdict:
    laws = {law.number: law for law in LAWS}
    for number in trial.laws:
        if number in (COUNTING if trial.brisk else NO_BETTER):
            continue
        finding = examine(laws[number], game, BRISK if trial.brisk else QUICK)
        if finding.outcome == "broken":
            return Verdict("caught", f"law {number}", finding.text[:400])
    outcome = "survived" if probe.reached or not trial.sources else "unreached"
    return Verdict(outcome, reached=sorted(probe.reached))


def by_course(trial: Trial, game: AnyGame, probe: Probe) -> Verdict:
    try:
        found = course(game)
        return Verdict("survived", course=found if probe.reached or not trial.sources else "")
    except Exception as error:
        return Verdict("survived", text=f"{type(error).__name__}: {error}")


def fresh_codes(trial: Trial) -> dict[str, str]:
    """The codes that follow from a changed vocabulary: a fault is not caught by being half written."""
    name = f"safehouse.games.{trial.game}.vocabulary"
    if name not in trial.sources:
        return {}
    return {f"safehouse.games.{trial.game}.codes": vocabulary.of(trial.game).codes(trial.game)}


def run(trial: Trial) -> Verdict:
    """Put the mutant in the place of the game, and judge it."""
    probe, peek = Probe(), Peek()
    setattr(builtins, PROBE, probe)
    setattr(builtins, PEEK, peek)
    sources = dict(trial.sources)
    sys.meta_path.insert(0, Rewritten(sources))
    declared.codes_are_fresh = lambda game: None
    try:
        sources |= fresh_codes(trial)
        for name in [name for name in sys.modules if name.startswith("safehouse.games.")]:
            del sys.modules[name]
        return judge(trial, probe, peek)
    except Exception as error:
        return Verdict("caught", "import", f"{type(error).__name__}: {error}")


def in_a_process_of_its_own(trial: Trial) -> Verdict:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (trial.seconds, trial.seconds + GRACE))
        os.write(writing, msgspec.json.encode(run(trial)))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    _, status, usage = os.wait4(child, 0)
    if os.WIFSIGNALED(status):
        verdict = Verdict("caught", "time", "it runs forever")
    elif not answer:
        verdict = Verdict("caught", "crash")
    else:
        verdict = msgspec.json.decode(answer, type=Verdict)
    return msgspec.structs.replace(verdict, seconds=usage.ru_utime + usage.ru_stime)


GRACE: Final = 5


def main() -> None:
    for line in sys.stdin.buffer:
        verdict = in_a_process_of_its_own(msgspec.json.decode(line, type=Trial))
        sys.stdout.buffer.write(msgspec.json.encode(verdict) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
