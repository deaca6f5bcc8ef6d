"""The mailbox of a table: commands are carried out one after another, in the order they came."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from safehouse.table.requests import Refusal
from safehouse.table.store import StoreError

LOG: Final = logging.getLogger(__name__)
LONGEST_QUEUE: Final = 200

T = TypeVar("T")

Job = Callable[[], Awaitable[None]]


class Mailbox:
    """Lives until `close`, or until the job after which `end_after_this` was asked for."""

    def __init__(self, name: str) -> None:
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._awaited: set[asyncio.Future[Any]] = set()
        self._at_work = False
        self._closed = False
        self._farewell: Callable[[], None] | None = None
        self._task = asyncio.create_task(self._run(), name=name)

    @property
    def busy(self) -> bool:
        return self._at_work or not self._jobs.empty()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    @property
    def full(self) -> bool:
        return self._jobs.qsize() > LONGEST_QUEUE

    def post(self, job: Job) -> None:
        self._jobs.put_nowait(job)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Post a command and wait for what comes of it. Raises `Refusal` where nothing will."""
        if self._closed:
            raise Refusal("busy")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._awaited.add(done)
        done.add_done_callback(self._awaited.discard)
        self.post(lambda: _carried_out(work, done))
        return await done

    def end_after_this(self, farewell: Callable[[], None]) -> None:
        """No further job is done; `farewell` is called when the one at hand is."""
        self._farewell = farewell

    def finish(self) -> None:
        """An idle mailbox ends by itself: a cancelled task would keep its frames, and all they know."""
        self._closed = True
        self.end_after_this(lambda: None)
        self.post(_nothing)

    def close(self) -> "asyncio.Task[None]":
        """Nothing more happens here; returns the task that is ending."""
        self._closed = True
        for done in list(self._awaited):
            if not done.done():
                done.set_exception(Refusal("busy"))
        self._task.cancel()
        return self._task

    async def _run(self) -> None:
        while self._farewell is None:
            job = await self._jobs.get()
            self._at_work = True
            try:
                await job()
            except StoreError as error:
                LOG.warning("a table could not carry out a command: %s", error)
            except Exception:
                LOG.exception("a table stumbled over a command")
            self._at_work = False
        self._farewell()


async def _nothing() -> None:
    """The last job of an idle mailbox."""


async def _carried_out(work: Callable[[], Awaitable[T]], done: "asyncio.Future[T]") -> None:
    try:
        outcome = await work()
    except Exception as error:
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(outcome)
