"""Bots think in worker processes and can neither stall a table nor look into it."""

import asyncio
import itertools
import logging
import os
import secrets
import sys
from typing import Any, Final

import msgspec

from safehouse.bots.thought import Thought
from safehouse.bots.worker import (
    READY,
    AnyQuestion,
    InsightQuestion,
    MoveQuestion,
    PreviewQuestion,
    Reply,
    ThoughtQuestion,
)
from safehouse.core.preview import Told

LOG: Final = logging.getLogger(__name__)
LONGEST_REPLY: Final = 16 * 1024 * 1024


class WorkerLimits(msgspec.Struct, frozen=True, kw_only=True):
    workers: int = max(1, min(4, os.cpu_count() or 2))
    seconds: float = 15.0
    """Thinking time for one move; then a random one is played."""
    start_seconds: float = 30.0
    memory_mb: int = 2048
    module: str = "safehouse.bots.worker"


class PastDecision(msgspec.Struct, frozen=True):
    """A decision as its seat met it, the move it made, and what it saw right after."""

    seat: int
    view: bytes
    moves: list[int]
    made: int
    after: bytes


class WorkerFailed(Exception):
    """The worker died, or answered nonsense."""


class NotAView(Exception):
    """Nothing can be deduced from this; the text says why."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @staticmethod
    async def start(limits: WorkerLimits) -> "Worker":
        """Raises `WorkerFailed`; then no process is left."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                limits.module,
                str(limits.memory_mb),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_REPLY,
            )
        except OSError as error:
            raise WorkerFailed(f"did not start: {error.strerror}") from None
        worker = Worker(process)
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
            raise WorkerFailed("said too much") from None

    async def ask(self, question: AnyQuestion) -> Reply:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self._process.stdin.drain()
            return msgspec.json.decode(await self._read(), type=Reply)
        except (OSError, msgspec.DecodeError) as error:
            raise WorkerFailed(type(error).__name__) from None

    def kill(self) -> None:
        if self._process.returncode is None:
            try:
                self._process.kill()
            except ProcessLookupError:
                return

    async def ended(self) -> None:
        await self._process.wait()


class WorkerPool:
    """A few workers, started when first needed, shared by all tables."""

    def __init__(self, limits: WorkerLimits | None = None) -> None:
        self.limits = limits or WorkerLimits()
        self._free = asyncio.Semaphore(self.limits.workers)
        self._wondering = asyncio.Semaphore(1)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._numbers = itertools.count(1)
        self.fallbacks = 0

    async def choose(self, game: str, options: dict[str, Any], bot: str, view: bytes, moves: list[int]) -> int:
        """The bot's move; a random one where it fails or takes too long. Always one of `moves`."""
        question = MoveQuestion(
            id=next(self._numbers),
            game=game,
            options=options,
            bot=bot,
            seed=secrets.token_hex(16),
            view=msgspec.Raw(view),
            moves=moves,
        )
        async with self._free:
            try:
                reply = await self._ask(question)
            except WorkerFailed as failure:
                LOG.warning("bot %s of %s: %s; a random move is played", bot, game, failure)
                reply = Reply(id=question.id)
        if reply.error is not None:
            LOG.warning("bot %s of %s failed: %s; a random move is played", bot, game, reply.error[:200])
        if reply.move in moves and reply.id == question.id:
            assert reply.move is not None
            return reply.move
        self.fallbacks += 1
        return secrets.choice(moves)

    async def insight(self, game: str, options: dict[str, Any], view: bytes) -> msgspec.Raw:
        """What can be deduced from a view, as JSON; null where the game does without. Never more than one
        at a time, so that the bots go on. Raises `WorkerFailed`, and `NotAView` with the reason."""
        question = InsightQuestion(id=next(self._numbers), game=game, options=options, view=msgspec.Raw(view))
        async with self._wondering, self._free:
            reply = await self._ask(question)
        if reply.id != question.id:
            raise WorkerFailed("answered another question")
        if reply.error is not None:
            raise NotAView(reply.error)
        return reply.insight

    async def foresee(self, game: str, view: bytes, moves: list[int]) -> list[list[Told]]:
        """What would certainly follow from each move, as far as the view tells. One at a time, so that the
        bots go on. Raises `WorkerFailed`."""
        question = PreviewQuestion(id=next(self._numbers), game=game, view=msgspec.Raw(view), moves=moves)
        async with self._wondering, self._free:
            reply = await self._ask(question)
        if reply.foretold is None or reply.id != question.id or len(reply.foretold) != len(moves):
            raise WorkerFailed(reply.error or "answered another question")
        return reply.foretold

    async def look_back(
        self, game: str, options: dict[str, Any], bot: str, decision: PastDecision
    ) -> Thought | None:
        """What a bot thought of a move in a finished game; None where it cannot say. One at a time, so that
        the bots go on. Raises `WorkerFailed`."""
        question = ThoughtQuestion(
            id=next(self._numbers),
            game=game,
            options=options,
            bot=bot,
            view=msgspec.Raw(decision.view),
            moves=decision.moves,
            made=decision.made,
            after=msgspec.Raw(decision.after),
        )
        async with self._wondering, self._free:
            reply = await self._ask(question)
        if reply.error is not None or reply.id != question.id:
            raise WorkerFailed(reply.error or "answered another question")
        return reply.thought

    async def _ask(self, question: AnyQuestion) -> Reply:
        worker = self._idle.pop() if self._idle else await Worker.start(self.limits)
        self._busy.add(worker)
        try:
            reply = await asyncio.wait_for(worker.ask(question), self.limits.seconds)
        except TimeoutError:
            worker.kill()
            raise WorkerFailed("took too long") from None
        except BaseException:
            worker.kill()
            raise
        else:
            self._idle.append(worker)
            return reply
        finally:
            self._busy.discard(worker)

    async def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.kill()
            await worker.ended()
        self._idle.clear()
