"""The mailbox: one job after another, answers to those who wait, and an end that leaves nobody waiting."""

import asyncio

import pytest

from safehouse.table.mailbox import LONGEST_QUEUE, Mailbox
from safehouse.table.requests import Refusal


async def test_jobs_are_done_one_after_another_in_their_order() -> None:
    box, done = Mailbox("test"), []

    async def slow() -> None:
        done.append("begin")
        await asyncio.sleep(0.01)
        done.append("end")

    async def quick() -> str:
        done.append("quick")
        return "answer"

    box.post(slow)
    assert box.busy
    assert await box.do(quick) == "answer"
    assert done == ["begin", "end", "quick"]
    await asyncio.sleep(0)
    assert not box.busy
    box.close()


async def test_who_waits_is_told_what_failed_and_the_next_job_is_done() -> None:
    box = Mailbox("test")

    async def fails() -> None:
        raise ValueError("no")

    async def works() -> int:
        return 7

    with pytest.raises(ValueError, match="no"):
        await box.do(fails)
    box.post(fails)
    assert await box.do(works) == 7
    box.close()


async def test_closing_leaves_nobody_waiting() -> None:
    box = Mailbox("test")

    async def forever() -> None:
        await asyncio.sleep(3600)

    waiting = asyncio.create_task(box.do(forever))
    await asyncio.sleep(0.01)
    task = box.close()
    with pytest.raises(Refusal, match="busy"):
        await waiting
    with pytest.raises(Refusal, match="busy"):
        await box.do(forever)
    await asyncio.gather(task, return_exceptions=True)
    assert task.done()


async def test_after_the_job_that_ends_it_no_other_is_begun() -> None:
    box, done = Mailbox("test"), []

    async def last() -> None:
        box.end_after_this(lambda: done.append("farewell"))
        done.append("last")

    async def never() -> None:
        done.append("never")

    box.post(last)
    box.post(never)
    await asyncio.sleep(0.02)
    assert done == ["last", "farewell"]


async def test_a_queue_that_is_too_long_is_noticed() -> None:
    box = Mailbox("test")

    async def nothing() -> None:
        pass

    for _ in range(LONGEST_QUEUE):
        box.post(nothing)
    assert not box.full
    box.post(nothing)
    assert box.full
    await box.do(nothing)
    assert not box.full
    box.close()
