"""What measures a judge: some decisions in games of bots, judged and kept in a file, game by game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Literal, NamedTuple

import msgspec

from safehouse.bots.judge import Judge
from safehouse.bots.roster import make
from safehouse.core.errors import SaveError
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, finished, parse
from safehouse.core.view import View
from safehouse.review.blunders import BY, WORLDS, blunder
from safehouse.review.levels import losses
from safehouse.review.story import points, share_of_victory
from safehouse.review.weighing import Standing, Weighed, lead, standing, weigh

Purpose = Literal["curve", "verdicts", "blunders", "levels"]
"""`curve`: what a moment promised against how the game ended. `verdicts`: what is said of the move that a bot
made, with two seeds. `blunders`: what is said of it and of a blunder planted in its place, where there is one
(`review.blunders`). `levels`: what several bots' moves in the same position are worth (`review.levels`)."""


class SamplePlan(msgspec.Struct, frozen=True, kw_only=True):
    """Games number `first` to `games` - 1 with one bot in every seat; in each so many decisions of one seat are
    judged, every seat in its turn, in so many rounds of the judge; fewer than its own are quicker and scatter
    more. `worlds`: in so many a blunder is sought. `by`: who plays them on. `late`: only
    decisions after so much of a game. `asked`: the bots that are compared. `seed`: of the deals, or a name for
    games that were kept."""

    purpose: Purpose
    bot: str
    games: int
    decisions: int
    seed: str
    rounds: int
    worlds: int = WORLDS
    by: str = BY
    first: int = 0
    late: float = 0.0
    asked: tuple[str, ...] = ()


class Verdicts(msgspec.Struct, frozen=True):
    made: Weighed
    again: Weighed


class Planted(msgspec.Struct, frozen=True):
    """Both moves judged in the same position."""

    made: Weighed
    blunder: Weighed


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that left a choice: how the seat stood, and where points are counted by how many it was ahead
    with so much of the game left; or what is said of the move it made, with two seeds; or of it and of a
    blunder, had one been found and made; or what the moves of the bots that were asked lost."""

    entry: int
    stood: Standing | None = None
    lead: Standing | None = None
    left: float = 1.0
    verdicts: Verdicts | None = None
    planted: Planted | None = None
    lost: dict[str, float] | None = None


class How(NamedTuple):
    """What is the same in all trials of a plan."""

    purpose: Purpose
    bot: str
    decisions: int
    seed: str
    rounds: int
    worlds: int
    by: str
    late: float
    asked: tuple[str, ...]


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a plan, and how it ended for the seat looked at; `entries`: how long it was."""

    game: str
    options: dict[str, Any]
    purpose: Purpose
    bot: str
    decisions: int
    seed: str
    rounds: int
    worlds: int
    by: str = BY
    late: float = 0.0
    asked: tuple[str, ...] = ()
    number: int
    seat: int
    entries: int
    result: float
    points: int | None
    samples: list[Sample]

    def belongs_to(self, plan: SamplePlan, judge: Judge) -> bool:
        return self.how == how(plan) and (self.game, self.options) == (judge.game.id, judge.options.to_json())

    @property
    def how(self) -> How:
        return how(self)


def how(measured: SamplePlan | Trial) -> How:
    return How(*(getattr(measured, name) for name in How._fields))


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """A decision as its seat met it."""

    entry: int
    view: View
    moves: list[int]
    made: int


def gather(
    judge: Judge, plan: SamplePlan, file: Path | None, seconds: float, kept: Sequence[Save] | None = None
) -> Iterator[list[Trial]]:
    """After each game all trials so far. Those that the file holds are not made again, new ones are added to
    it; after so many seconds no further game is begun. Where games were kept, these are looked at instead of
    new ones."""
    found = [trial for trial in read_trials(file) if trial.belongs_to(plan, judge)] if file is not None else []
    known = {trial.number for trial in found}
    judge.rounds = judge.curve_rounds = plan.rounds
    started = monotonic()
    yield found
    for number in range(plan.first, plan.games if kept is None else min(plan.games, len(kept))):
        if number in known:
            continue
        if monotonic() - started > seconds:
            return
        record = played(judge, plan, number) if kept is None else played_before(judge, plan, kept[number])
        found.append(tried(judge, plan, number, record))
        if file is not None:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(found[-1]) + b"\n")
        yield found


def read_trials(file: Path) -> Iterator[Trial]:
    """A last line that was cut off when somebody stopped the command is cut away."""
    whole, end, rest = file.read_bytes().rpartition(b"\n") if file.exists() else (b"", b"", b"")
    if rest:
        file.write_bytes(whole + end)
    return (msgspec.json.decode(line, type=Trial) for line in whole.splitlines())


def read_games(file: Path) -> list[Save]:
    """A save in each line. Raises `SaveError`."""
    try:
        return [parse(line) for line in file.read_bytes().splitlines()]
    except OSError as error:
        raise SaveError(f"cannot read {file}: {error.strerror}") from None


def tried(judge: Judge, plan: SamplePlan, number: int, record: Record) -> Trial:
    seat = number % judge.options.seats()
    met = [each for each in decisions_met(record, seat) if each.entry >= plan.late * len(record.entries)]
    order = list(range(len(met)))
    Stream(f"sample {plan.seed} {number}").shuffle(order)
    state = record.truth()
    return Trial(
        game=judge.game.id,
        options=judge.options.to_json(),
        purpose=plan.purpose,
        bot=plan.bot,
        decisions=plan.decisions,
        seed=plan.seed,
        rounds=plan.rounds,
        worlds=plan.worlds,
        by=plan.by,
        late=plan.late,
        asked=plan.asked,
        number=number,
        seat=seat,
        entries=len(record.entries),
        result=share_of_victory(judge.game, judge.options, state, seat) or 0.0,
        points=points(state, seat, judge.against_others),
        samples=[judged(judge, plan, number, met[place]) for place in order[: plan.decisions]],
    )


def played(judge: Judge, plan: SamplePlan, number: int) -> Record:
    """A whole game."""
    game, options = judge.game, judge.options
    record, random = Record(game, options, f"{plan.seed} {number}"), Stream(f"bots {plan.seed} {number}")
    bots = [make(plan.bot, game, options) for _ in range(options.seats())]
    while pending := record.pending():
        moves = record.choices(pending[0])
        move = moves[0] if len(moves) == 1 else bots[pending[0]].choose(record.view(pending[0]), moves, random)
        record.play(pending[0], move)
    return record


def played_before(judge: Judge, plan: SamplePlan, kept: Save) -> Record:
    """Raises `SaveError`, also for a game of others or with other options."""
    if (kept.game, kept.options) != (judge.game.id, judge.options.to_json()):
        raise SaveError(f"a kept game is no {judge.game.id} with these options")
    if set(kept.bots) != {plan.bot}:
        raise SaveError(f"a kept game was played by {', '.join(kept.bots)}, not by {plan.bot} alone")
    return finished(kept)


def decisions_met(record: Record, seat: int) -> list[Met]:
    """Those of the seat that left a choice."""
    again = Record(record.game, record.options, record.seed)
    met: list[Met] = []
    for step in record.steps:
        moves = again.choices(step.seat)
        if step.seat == seat and len(moves) > 1:
            met.append(Met(entry=step.entry, view=again.view(seat), moves=moves, made=step.move))
        again.play(step.seat, step.move)
    return met


def judged(judge: Judge, plan: SamplePlan, number: int, met: Met) -> Sample:
    of_plan = {"curve": stood_at, "verdicts": said_of, "blunders": planted_at, "levels": lost_by}[plan.purpose]
    return of_plan(judge, plan, number, met)


def stood_at(judge: Judge, plan: SamplePlan, number: int, met: Met) -> Sample:
    stood = standing(judge, met.view, met.moves, met.made, stream(plan, number, met, "1"))
    points = judge.unit == "points"
    return Sample(
        entry=met.entry,
        stood=stood,
        lead=lead(judge, met.view, stood, stream(plan, number, met, "lead")) if points else None,
        left=judge.left(met.view),
    )


def said_of(judge: Judge, plan: SamplePlan, number: int, met: Met) -> Sample:
    made, again = (
        weigh(judge, met.view, met.moves, met.made, stream(plan, number, met, seed)) for seed in ("1", "2")
    )
    return Sample(entry=met.entry, verdicts=Verdicts(made, again))


def planted_at(judge: Judge, plan: SamplePlan, number: int, met: Met) -> Sample:
    random = stream(plan, number, met, "plant")
    wrong = blunder(judge, met.view, met.moves, met.made, plan.worlds, plan.by, random)
    if wrong is None:
        return Sample(entry=met.entry)
    made, blundered = (
        weigh(judge, met.view, met.moves, move, stream(plan, number, met, "1")) for move in (met.made, wrong)
    )
    return Sample(entry=met.entry, planted=Planted(made, blundered))


def lost_by(judge: Judge, plan: SamplePlan, number: int, met: Met) -> Sample:
    random = stream(plan, number, met, "levels")
    return Sample(entry=met.entry, lost=losses(judge, met.view, met.moves, plan.asked, random))


def stream(plan: SamplePlan, number: int, met: Met, purpose: str) -> Stream:
    return Stream(f"trust {purpose} {plan.seed} {number} {met.entry}")
