"""Bots think in worker processes and can neither stall a table nor look into it."""

import asyncio
import itertools
import logging
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from safehouse.bots.boxes import BoxTold
from safehouse.bots.lessons import LessonShown, Tried
from safehouse.bots.worker import (
    READY,
    BoxQuestion,
    FinishedQuestion,
    InsightQuestion,
    LessonQuestion,
    MoveQuestion,
    PreviewQuestion,
    ReplayQuestion,
    Reply,
    Shown,
    ThoughtQuestion,
    ThoughtTold,
)
from safehouse.core.data import KEPT_BOXES
from safehouse.core.errors import SaveError
from safehouse.core.hints import HintLevel
from safehouse.core.preview import Told
from safehouse.core.save import Save
from safehouse.review.hinting import Hint
from safehouse.review.knowing import Known
from safehouse.review.shape import Act
from safehouse.review.weighing import Weighed
from safehouse.review.worker import AnyQuestion, HintQuestion, KnownQuestion, ReviewPart, ReviewQuestion
from safehouse.table import compiled_rules
from safehouse.table.census import Census
from safehouse.table.turns import REFUSED, Rank, Turns

LOG: Final = logging.getLogger(__name__)
LONGEST_REPLY: Final = 16 * 1024 * 1024


MOST_WORKERS: Final = 4
"""Unless a host wants more."""


class WorkerLimits(msgspec.Struct, frozen=True, kw_only=True):
    workers: Annotated[int, msgspec.Meta(ge=1)] = max(2, min(MOST_WORKERS, os.cpu_count() or 2))
    seconds: float = 15.0
    """For one answer; then the question is put to another worker, once."""
    review_seconds: float = 180.0
    """For one part of a review, which is an act at least; nobody waits for it."""
    waiting: int = 32
    """Questions of one asker that may wait beside the one that is answered."""
    start_seconds: float = 30.0
    memory_mb: int = 384
    """Of one worker; it begins with 40."""
    module: str = "safehouse.review.worker"


class WorkerFailed(Exception):
    """The worker died, or answered nonsense."""


class TookTooLong(WorkerFailed):
    """The answer did not come in time."""


class SaidTooMuch(WorkerFailed):
    """The answer is too long to be passed on."""


class NotAView(Exception):
    """Nothing can be deduced from this; the text says why."""


class LeadsNowhere(Exception):
    """A lesson does not go that way; the text says why."""


class NoBox(Exception):
    """This is no box, or cannot be told from one; the text says why."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process, rules: int) -> None:
        self._process = process
        self.rules = rules
        """Which form of the rules it thinks by."""

    @staticmethod
    async def start(limits: WorkerLimits, boxes: Path | None) -> "Worker":
        """Raises `WorkerFailed`; then no process is left."""
        rules = compiled_rules.newest()
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                limits.module,
                str(limits.memory_mb),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env=compiled_rules.environment() | ({KEPT_BOXES: str(boxes)} if boxes else {}),
                limit=LONGEST_REPLY,
            )
        except OSError as error:
            raise WorkerFailed(f"did not start: {error.strerror}") from None
        worker = Worker(process, rules)
        try:
            if await asyncio.wait_for(worker._read(), limits.start_seconds) != READY:
                raise WorkerFailed("did not start")
        except TimeoutError:
            worker.kill()
            raise WorkerFailed("did not start in time") from None
        except BaseException:
            worker.kill()
            raise
        return worker

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        try:
            return await self._process.stdout.readline()
        except ValueError:
            raise SaidTooMuch("said too much") from None

    async def ask(self, question: AnyQuestion) -> Reply:
        """Whatever goes wrong with the process is `WorkerFailed`: what a pipe raises depends on the loop."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self._process.stdin.drain()
            reply = msgspec.json.decode(await self._read(), type=Reply)
        except WorkerFailed:
            raise
        except Exception as error:
            raise WorkerFailed(type(error).__name__) from None
        if reply.id != question.id:
            raise WorkerFailed("answered another question")
        return reply

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    def kill(self) -> None:
        if self._process.returncode is None:
            try:
                self._process.kill()
            except ProcessLookupError:
                return

    async def ended(self) -> None:
        await self._process.wait()


class WorkerPool:
    """A few workers, started when first needed, shared by all tables.

    `asker` names whoever waits for an answer: a table, a seat, an address; askers of one rank take turns.
    `boxes`: the folder of the boxes that people have entered.
    """

    def __init__(
        self, limits: WorkerLimits | None = None, boxes: Path | None = None, census: Census | None = None
    ) -> None:
        self.limits = limits or WorkerLimits()
        self._boxes = boxes
        self.turns = Turns(self.limits.workers, 1, self.limits.waiting, census)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._numbers = itertools.count(1)
        self.fallbacks = 0
        """Moves played at random because no worker found one."""
        self.failures = 0
        """Questions that a worker did not answer."""

    @property
    def running(self) -> int:
        """Processes, idle or at work."""
        return len(self._idle) + len(self._busy)

    @property
    def at_work(self) -> int:
        return len(self._busy)

    @property
    def longest(self) -> float:
        """Seconds after which a question that had its turn is answered, workers started included."""
        return 2 * (self.limits.seconds + self.limits.start_seconds) + 60.0

    async def choose(
        self,
        game: str,
        options: dict[str, Any],
        bot: str,
        view: bytes,
        moves: list[int],
        *,
        seated: Sequence[str] = (),
        asker: str = "",
        rank: Rank = Rank.PEOPLE_WAIT,
    ) -> int:
        """The bot's move; a random one where no worker finds it. Always one of `moves`."""
        question = MoveQuestion(
            id=next(self._numbers),
            game=game,
            options=options,
            bot=bot,
            seed=secrets.token_hex(16),
            view=msgspec.Raw(view),
            moves=moves,
            seated=list(seated),
        )
        try:
            reply = await self._ask(question, rank, asker)
            fault = reply.error or f"answered {reply.move}"
        except WorkerFailed as failure:
            reply, fault = Reply(id=question.id), str(failure)
        if reply.move in moves:
            assert reply.move is not None
            return reply.move
        LOG.warning("bot %s of %s: %s; a random move is played", bot, game, fault[:200])
        self.fallbacks += 1
        return secrets.choice(moves)

    async def insight(self, game: str, options: dict[str, Any], view: bytes, asker: str = "") -> msgspec.Raw:
        """What can be deduced from a view, as JSON; null where the game does without. Raises `WorkerFailed`,
        `TooManyWaiting`, and `NotAView` with the reason."""
        question = InsightQuestion(id=next(self._numbers), game=game, options=options, view=msgspec.Raw(view))
        reply = await self._ask(question, Rank.ANYBODY_ASKS, asker)
        if reply.error is not None:
            raise NotAView(reply.error)
        return reply.insight

    async def foresee(self, game: str, view: bytes, moves: list[int], asker: str = "") -> list[list[Told]]:
        """What would certainly follow from each move, as far as the view tells. Raises `WorkerFailed` and
        `TooManyWaiting`."""
        question = PreviewQuestion(id=next(self._numbers), game=game, view=msgspec.Raw(view), moves=moves)
        reply = await self._ask(question, Rank.PERSON_ASKS, asker)
        if reply.foretold is None or len(reply.foretold) != len(moves):
            raise WorkerFailed(reply.error or "foretold other moves")
        return reply.foretold

    async def teach(
        self, game: str, lesson: str, done: list[str], tried: Tried | None, asker: str = ""
    ) -> LessonShown:
        """A lesson as far as `done` leads. Raises `LeadsNowhere`, `WorkerFailed` and `TooManyWaiting`."""
        question = LessonQuestion(id=next(self._numbers), game=game, lesson=lesson, done=done, tried=tried)
        reply = await self._ask(question, Rank.PERSON_ASKS, asker)
        if reply.lesson is None:
            raise LeadsNowhere(reply.error or "")
        return reply.lesson

    async def judge_box(
        self, game: str, language: str, box: dict[str, Any] | None, text: str, asker: str = ""
    ) -> BoxTold:
        """What is wrong with a box, or with its file where it is None. Raises `NoBox`, `WorkerFailed` and
        `TooManyWaiting`."""
        question = BoxQuestion(id=next(self._numbers), game=game, language=language, box=box, text=text)
        reply = await self._ask(question, Rank.ANYBODY_ASKS, asker)
        if reply.box is None:
            raise NoBox(reply.error or "")
        return reply.box

    async def look_back(self, save: Save, entry: int, bot: str, asker: str = "") -> ThoughtTold | None:
        """What a bot thought of its move in a finished game; None where the entry is no decision. Raises
        `SaveError`, `WorkerFailed` and `TooManyWaiting`."""
        question = ThoughtQuestion(id=next(self._numbers), save=save, entry=entry, bot=bot)
        return (await self._ask_afterwards(question, asker)).thought

    async def show(self, save: Save, seat: int | None, largest: int, asker: str = "") -> Shown:
        """A game as a seat saw it. Raises `SaveError`, `WorkerFailed` and `TooManyWaiting`."""
        question = ReplayQuestion(id=next(self._numbers), save=save, seat=seat, largest=largest)
        reply = await self._ask_afterwards(question, asker)
        if reply.shown is None:
            raise WorkerFailed("showed nothing")
        return reply.shown

    async def finished(self, save: Save, asker: str = "") -> Save:
        """The same game, its entries as a record writes them. Raises `SaveError`, also where it is not over,
        `WorkerFailed` and `TooManyWaiting`."""
        reply = await self._ask_afterwards(FinishedQuestion(id=next(self._numbers), save=save), asker)
        if reply.entries is None:
            raise WorkerFailed("found no entries")
        return msgspec.structs.replace(save, moves=reply.entries)

    async def review(
        self, save: Save, seat: int, acts: list[Act], begun: list[Weighed], asker: str = ""
    ) -> ReviewPart:
        """What comes before these acts, and before what is begun, in the review of a finished game. Raises
        `SaveError`, `WorkerFailed` and `TooManyWaiting`."""
        question = ReviewQuestion(id=next(self._numbers), save=save, seat=seat, acts=acts, begun=begun)
        reply = await self._ask_afterwards(question, asker, self.limits.review_seconds)
        return msgspec.json.decode(reply.found, type=ReviewPart)

    async def known(self, save: Save, seat: int, entries: int, asker: str = "") -> Known:
        """What the others knew of a seat's secret in a finished game. Raises `SaveError`, `WorkerFailed` and
        `TooManyWaiting`."""
        question = KnownQuestion(id=next(self._numbers), save=save, seat=seat, entries=entries)
        reply = await self._ask_afterwards(question, asker)
        return msgspec.json.decode(reply.found, type=Known)

    async def hint(
        self,
        game: str,
        options: dict[str, Any],
        view: bytes,
        moves: list[int],
        level: HintLevel,
        asker: str = "",
    ) -> Hint:
        """Raises `WorkerFailed` and `TooManyWaiting`."""
        question = HintQuestion(
            id=next(self._numbers),
            game=game,
            options=options,
            view=msgspec.Raw(view),
            moves=moves,
            level=level,
        )
        reply = await self._ask(question, Rank.PERSON_ASKS, asker)
        if reply.error is not None:
            raise WorkerFailed(reply.error)
        return msgspec.json.decode(reply.found, type=Hint)

    async def _ask_afterwards(
        self,
        question: ThoughtQuestion | ReplayQuestion | FinishedQuestion | ReviewQuestion | KnownQuestion,
        asker: str,
        seconds: float | None = None,
    ) -> Reply:
        reply = await self._ask(question, Rank.AFTERWARDS, asker, seconds)
        if reply.bad_save is not None:
            raise SaveError(reply.bad_save)
        if reply.error is not None:
            raise WorkerFailed(reply.error)
        return reply

    async def _ask(self, question: AnyQuestion, rank: Rank, asker: str, seconds: float | None = None) -> Reply:
        """One worker's answer, or a second one's where the first is killed, stopped, slow or talks rubbish.
        What takes too long, when nobody waits for a move, is not tried twice."""
        async with self.turns.turn(rank, asker):
            try:
                return await self._ask_once(question, seconds)
            except WorkerFailed as failure:
                if rank in REFUSED and isinstance(failure, TookTooLong | SaidTooMuch):
                    raise
                LOG.warning("a worker %s; another is asked", failure)
                return await self._ask_once(question, seconds)

    async def _ask_once(self, question: AnyQuestion, seconds: float | None) -> Reply:
        worker = await self._worker()
        self._busy.add(worker)
        try:
            reply = await asyncio.wait_for(worker.ask(question), seconds or self.limits.seconds)
        except TimeoutError:
            self.failures += 1
            worker.kill()
            raise TookTooLong("took too long") from None
        except BaseException as error:
            self.failures += isinstance(error, WorkerFailed)
            worker.kill()
            raise
        else:
            self._idle.append(worker)
            return reply
        finally:
            self._busy.discard(worker)

    async def _worker(self) -> Worker:
        """An idle one that still lives and thinks by the newest rules, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive and worker.rules == compiled_rules.newest():
                return worker
            worker.kill()
        return await Worker.start(self.limits, self._boxes)

    async def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.kill()
            await worker.ended()
        self._idle.clear()
