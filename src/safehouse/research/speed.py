"""The speed table: our games and their peers, on one machine in one run.

Every rate is decisions per CPU second of one process; each case is visited once per round, so that
all share the same noise, and its best round counts. Chance is resolved within the timed loop but not
counted. `write` puts the table into docs/speed.md.
"""

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import msgspec

from safehouse.bench.engine import Case, spiel_loop
from safehouse.core.game import AnyGame
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.random import Stream
from safehouse.core.shelf import find, names
from safehouse.core.state import State
from safehouse.research.extras import need
from safehouse.research.threads import THREADS, one_thread

ROUNDS: Final = 7
SECONDS: Final = 0.25
"""CPU time of one case in one round."""
BETWEEN: Final = 32
"""Decisions between two looks at the clock."""

SPIEL: Final = ("hanabi", "gin_rummy", "leduc_poker")
RLCARD: Final = ("gin-rummy", "uno")
ZOO: Final = {"hanabi": "hanabi_v5", "leduc": "leduc_holdem_v4"}
LOOPS: Final = ("step", "views", "arrays", "pettingzoo", "inside")
MANY: Final = ("few", "vector", "network")
CLOCKED: Final = ("one process", "two processes")
FEW: Final = 8
"""Games at once whose positions stay near the processor."""
LANES: Final = 256
"""Games at once in one process, as learners take them."""
STEPS: Final = 128
"""Decisions in each of them at a time."""
FEWER_STEPS: Final = 16
"""The same where a decision takes long, or where processes share memory, of which some machines have little."""
FORMS: Final = ("compiled", "interpreted")
MEASURED_AGAINST: Final = "PettingZoo hanabi"


class Rate(msgspec.Struct, frozen=True):
    """One case: `who` is a game of ours or "library game"."""

    who: str
    form: str
    """compiled, interpreted, or the peer's library."""
    loop: str
    rate: float


class SpeedTable(msgspec.Struct, frozen=True):
    machine: str
    when: str
    versions: dict[str, str]
    rates: list[Rate]

    def rate(self, who: str, form: str, loop: str) -> float | None:
        found = (r.rate for r in self.rates if (r.who, r.form, r.loop) == (who, form, loop))
        return next(found, None)


def measure(
    games: Sequence[AnyGame] | None = None,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    progress: Callable[[float], None] = lambda share: None,
    others: bool = True,
) -> SpeedTable:
    """Our games in the form this process runs and, where that is the compiled one, in `others` as well: in two
    processes, and interpreted."""
    chosen = [find(name) for name in names()] if games is None else list(games)
    with one_thread():
        cases = {**our_cases(chosen), **peer_cases()}
    rates = _best(cases, rounds, seconds, progress)
    if others and is_compiled():
        rates += _clocked(chosen, rounds, seconds, progress) + _interpreted(chosen, rounds, seconds)
    return SpeedTable(
        machine=f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        when=datetime.now(UTC).strftime("%Y-%m-%d"),
        versions=_versions(),
        rates=rates,
    )


def _best(
    cases: dict[tuple[str, str, str], Case], rounds: int, seconds: float, progress: Callable[[float], None]
) -> list[Rate]:
    best = dict.fromkeys(cases, 0.0)
    for number in range(rounds):
        for i, (key, case) in enumerate(cases.items()):
            best[key] = max(best[key], case(seconds))
            progress((number * len(cases) + i + 1) / (rounds * len(cases)))
    return [Rate(*key, rate) for key, rate in best.items()]


def _clocked(
    games: Sequence[AnyGame], rounds: int, seconds: float, progress: Callable[[float], None]
) -> list[Rate]:
    from safehouse.research.speed_many import process_cases

    with process_cases(games) as found:
        cases = {(who, "compiled", loop): case for (who, loop), case in found.items()}
        return _best(cases, rounds, 2 * seconds, progress)


def our_cases(games: Sequence[AnyGame]) -> dict[tuple[str, str, str], Case]:
    from safehouse.research.speed_many import many_cases

    form = "compiled" if is_compiled() else "interpreted"
    cases: dict[tuple[str, str, str], Case] = {}
    for game in games:
        cases[game.id, form, "step"] = _stepping(game, _ask_nothing)
        cases[game.id, form, "views"] = _stepping(game, game.view)
        cases[game.id, form, "arrays"] = _stepping(game, _array_of(game))
        cases[game.id, form, "pettingzoo"] = zoo_loop(_our_env(game))
        cases[game.id, form, "inside"] = _inside(game)
        cases |= {(game.id, form, loop): case for loop, case in many_cases(game).items()}
    return cases


def _our_env(game: AnyGame) -> Any:
    from safehouse.research.aec import SafehouseEnv

    return SafehouseEnv(game, game.typical())


def _array_of(game: AnyGame) -> Callable[[State, int], Any]:
    from safehouse.research.observe import observer_of

    return observer_of(game).array


def _ask_nothing(state: State, seat: int) -> None:
    """A step without looking."""


def _stepping(game: AnyGame, look: Callable[[Any, int], Any]) -> Case:
    """Legal moves + play, and before each choice what `look` makes of the position."""
    options = game.typical()
    chance = Random(1)
    looks = look is not _ask_nothing
    deals = 0
    state: State = game.deal(options, "speed 0", listen=False)

    def run(seconds: float) -> float:
        nonlocal deals, state
        random = chance.random
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(BETWEEN):
                pending = state.pending()
                if not pending:
                    deals += 1
                    state = game.deal(options, f"speed {deals}", listen=False)
                    continue
                seat = pending[0]
                if looks:
                    look(state, seat)
                moves = state.moves(seat)
                state.play(seat, moves[int(random() * len(moves))])
                decisions += 1
        return decisions / spent

    return run


def _inside(game: AnyGame) -> Case:
    """Whole random games played within our own code: one call per game."""
    from safehouse.research.batch import play_at_random

    options = game.typical()
    random = Stream("speed")
    deals = 0

    def run(seconds: float) -> float:
        nonlocal deals
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            deals += 1
            decisions += play_at_random(game.deal(options, f"speed {deals}", listen=False), random)
        return decisions / spent

    return run


def zoo_loop(env: Any) -> Case:
    """PettingZoo's documented loop; the same for its environments and for ours."""
    env.reset(seed=1)

    def run(seconds: float) -> float:
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for agent in env.agent_iter(BETWEEN):
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    action = None
                else:
                    action = env.action_space(agent).sample(observation["action_mask"])
                    decisions += 1
                env.step(action)
            if not env.agents:
                env.reset()
        return decisions / spent

    return run


def peer_cases() -> dict[tuple[str, str, str], Case]:
    """Of the peers that are installed; what is missing is left out of the table."""
    cases: dict[tuple[str, str, str], Case] = {}
    for add in (_spiel_cases, _rlcard_cases, _zoo_cases, _small_cases):
        try:
            cases |= add()
        except ImportError:
            continue
    return cases


def _spiel_cases() -> dict[tuple[str, str, str], Case]:
    pyspiel = need("pyspiel")
    cases: dict[tuple[str, str, str], Case] = {}
    for name in SPIEL:
        cases[f"OpenSpiel {name}", "OpenSpiel", "step"] = spiel_loop(pyspiel.load_game(name), tensor=False)
        cases[f"OpenSpiel {name}", "OpenSpiel", "arrays"] = spiel_loop(pyspiel.load_game(name), tensor=True)
    return cases


def _rlcard_cases() -> dict[tuple[str, str, str], Case]:
    rlcard = need("rlcard")
    return {(f"RLCard {name}", "RLCard", "arrays"): _rlcard_loop(rlcard.make(name)) for name in RLCARD}


def _rlcard_loop(env: Any) -> Case:
    """RLCard builds the observation at every step."""
    chance = Random(1)

    def run(seconds: float) -> float:
        random = chance.random
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            seen, _ = env.reset()
            while not env.is_over():
                legal = list(seen["legal_actions"])
                seen, _ = env.step(legal[int(random() * len(legal))])
                decisions += 1
        return decisions / spent

    return run


def _zoo_cases() -> dict[tuple[str, str, str], Case]:
    return {
        (f"PettingZoo {name}", "PettingZoo", "pettingzoo"): zoo_loop(need(f"pettingzoo.classic.{module}").env())
        for name, module in ZOO.items()
    }


def _small_cases() -> dict[tuple[str, str, str], Case]:
    """Small games, many at once: those of pgx and one of ours."""
    from safehouse.research.speed_many import TINY, pgx_cases, tiny_case

    cases = {(f"pgx {name}", "pgx", "vector"): case for name, case in pgx_cases().items()}
    return {**cases, (TINY, "compiled" if is_compiled() else "interpreted", "vector"): tiny_case()}


def _interpreted(games: Sequence[AnyGame], rounds: int, seconds: float) -> list[Rate]:
    """The same of our games in a process that ignores the compiled modules."""
    words = [str(rounds), str(seconds), *(game.id for game in games)]
    run = subprocess.run(
        [sys.executable, "-m", "safehouse.research.speed", "ours", *words],
        env={**os.environ, **dict.fromkeys(THREADS, "1"), "SAFEHOUSE_INTERPRETED": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(run.stdout, type=list[Rate])


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


def _versions() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in ("numpy", "gymnasium", "pettingzoo", "shimmy", "open_spiel", "rlcard", "pgx", "jax"):
        try:
            found[name] = version(name)
        except ImportError:
            continue
    return found


def ratios(table: SpeedTable) -> dict[str, float]:
    """Game -> our rate through PettingZoo's loop, as a multiple of PettingZoo's hanabi."""
    peer = table.rate(MEASURED_AGAINST, "PettingZoo", "pettingzoo")
    ours = {r.who: r.rate for r in table.rates if r.loop == "pettingzoo" and r.form == "compiled"}
    ours = ours or {r.who: r.rate for r in table.rates if r.loop == "pettingzoo" and r.form == "interpreted"}
    return {who: rate / peer for who, rate in ours.items()} if peer else {}


PAGE: Final = """# Speed of the research environments

Made by `safehouse bench research`, all in one run. Thousand decisions per CPU second of one process, best
of several rounds; chance is resolved within the loop but not counted.

- {when}, {machine}
- {versions}
- Actions are sampled by our own `Discrete` space, which skips gymnasium's check of every cell of the mask

## Ours, with the options most played

| game | form | step | + views | + arrays | PettingZoo's loop | games inside | x PettingZoo hanabi |
|---|---|---:|---:|---:|---:|---:|---:|
{ours}

*step*: legal moves and play, driven from Python. *views*: also the mover's view at every decision; *arrays*:
its observation array instead. *PettingZoo's loop*: `agent_iter`, `last`, `action_space.sample(mask)`, `step`.
*games inside*: whole random games within our own code.

## Many games at once, every decision recorded with its row and mask

| game | form | {few} at random | x loop | {lanes} at random | x loop | {lanes} by a network | two, x one |
|---|---|---:|---:|---:|---:|---:|---:|
{many}

`safehouse.research.vector`, so many games in one process, {steps} decisions in each at a time ({fewer} where
the rules are interpreted); {few} of them fit into the caches of a processor, {lanes} do not. *x loop*: times
PettingZoo's loop of the table above. The network has layers of 128 and 64 units, in NumPy. *Two, x one*: two
processes beside one by the clock on the wall, {doubled} games at random, {fewer} decisions at a time.

## Peers

| library and game | step | + arrays | PettingZoo's loop | many games at once |
|---|---:|---:|---:|---:|
{peers}

RLCard and PettingZoo always build the observation. The games differ in size, so a higher number of ours is
no claim of better code; the last column of the first table compares the same loop.
"""


def render(table: SpeedTable) -> str:
    """The page docs/speed.md."""
    return PAGE.format(
        when=table.when,
        machine=table.machine,
        versions=", ".join(f"{name} {number}" for name, number in table.versions.items()),
        ours="\n".join(_our_lines(table)),
        many="\n".join(_many_lines(table)),
        few=FEW,
        lanes=LANES,
        steps=STEPS,
        fewer=FEWER_STEPS,
        doubled=2 * LANES,
        peers="\n".join(_peer_lines(table)),
    )


def _our_lines(table: SpeedTable) -> list[str]:
    lines = []
    peer = table.rate(MEASURED_AGAINST, "PettingZoo", "pettingzoo")
    for who, form in _ours(table):
        rates = [table.rate(who, form, loop) for loop in LOOPS]
        if any(rates):
            zoo = table.rate(who, form, "pettingzoo")
            lines.append(f"| {who} | {form} | {' | '.join(map(_thousands, rates))} | {_ratio(zoo, peer)} |")
    return lines


def _many_lines(table: SpeedTable) -> list[str]:
    lines = []
    for who, form in _ours(table):
        few, many, network, zoo, one, two = (
            table.rate(who, form, loop) for loop in (*MANY, "pettingzoo", *CLOCKED)
        )
        if many:
            at_random = (_thousands(few), _ratio(few, zoo), _thousands(many), _ratio(many, zoo))
            cells = (*at_random, _thousands(network), _ratio(two, one, 2))
            lines.append(f"| {who} | {form} | {' | '.join(cells)} |")
    return lines


def _ours(table: SpeedTable) -> list[tuple[str, str]]:
    """Games and forms, in their order."""
    games = dict.fromkeys(r.who for r in table.rates if r.form in FORMS)
    return [(who, form) for who in games for form in FORMS]


def _ratio(rate: float | None, other: float | None, digits: int = 1) -> str:
    return f"{rate / other:.{digits}f}" if rate and other else "–"


def _peer_lines(table: SpeedTable) -> list[str]:
    peers = dict.fromkeys((r.who, r.form) for r in table.rates if r.form not in FORMS)
    loops = ("step", "arrays", "pettingzoo", "vector")
    return [
        f"| {who} | " + " | ".join(_thousands(table.rate(who, form, loop)) for loop in loops) + " |"
        for who, form in peers
    ]


def _thousands(rate: float | None) -> str:
    return "–" if rate is None else f"{rate / 1000:,.1f}"


def write(path: Path, table: SpeedTable) -> None:
    path.write_text(render(table), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "ours":
        measured = our_cases([find(name) for name in sys.argv[4:]])
        rates = _best(measured, int(sys.argv[2]), float(sys.argv[3]), lambda share: None)
        sys.stdout.buffer.write(msgspec.json.encode(rates))
    else:
        write(Path(sys.argv[1]), measure())
