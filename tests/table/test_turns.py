"""Whose question is answered next."""

import asyncio

import pytest

from safehouse.table import turns
from safehouse.table.turns import Rank, TooManyWaiting, Turns


class Line:
    """Questions that are put one after another and answered when told."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.answered: list[str] = []
        self.asking: list[asyncio.Task[None]] = []
        self._ends: dict[str, asyncio.Event] = {}

    async def put(self, name: str, rank: Rank, asker: str) -> "asyncio.Task[None]":
        self._ends[name] = asyncio.Event()

        async def ask() -> None:
            async with self.turns.turn(rank, asker):
                self.answered.append(name)
                await self._ends[name].wait()

        task = asyncio.create_task(ask())
        self.asking.append(task)
        await asyncio.sleep(0)
        return task

    async def end(self, name: str) -> None:
        self._ends[name].set()
        for _ in range(4):
            await asyncio.sleep(0)


async def test_people_come_first_whenever_they_came() -> None:
    line = Line(Turns(1, 0, 8))
    await line.put("now", Rank.BOTS_ALONE, "t1")
    await line.put("replay", Rank.AFTERWARDS, "x")
    await line.put("bots", Rank.BOTS_ALONE, "t2")
    await line.put("preview", Rank.PERSON_ASKS, "p")
    await line.put("people", Rank.PEOPLE_WAIT, "t3")
    for name in ("now", "people", "preview", "bots", "replay"):
        await line.end(name)
    assert line.answered == ["now", "people", "preview", "bots", "replay"]


async def test_whoever_asks_much_waits_behind_himself() -> None:
    line = Line(Turns(1, 0, 8))
    await line.put("now", Rank.AFTERWARDS, "greedy")
    for number in range(3):
        await line.put(f"greedy {number}", Rank.AFTERWARDS, "greedy")
    await line.put("modest", Rank.AFTERWARDS, "modest")
    for name in ("now", "greedy 0", "modest"):
        await line.end(name)
    assert line.answered[:3] == ["now", "greedy 0", "modest"]


async def test_replays_and_bots_alone_leave_a_place_to_people() -> None:
    line = Line(Turns(2, 1, 8))
    await line.put("replay", Rank.AFTERWARDS, "x")
    await line.put("bots", Rank.BOTS_ALONE, "t")
    await line.put("people", Rank.PEOPLE_WAIT, "t2")
    assert line.answered == ["replay", "people"]
    await line.end("replay")
    assert line.answered == ["replay", "people"]
    await line.end("people")
    assert line.answered == ["replay", "people", "bots"]


async def test_who_asks_from_outside_leaves_a_place_to_who_asks_at_a_table() -> None:
    line = Line(Turns(2, 1, 8))
    await line.put("deduction", Rank.ANYBODY_ASKS, "x")
    await line.put("another", Rank.ANYBODY_ASKS, "y")
    await line.put("preview", Rank.PERSON_ASKS, "p")
    assert line.answered == ["deduction", "preview"]


async def test_too_many_questions_of_one_asker_are_refused_but_never_a_bots_move() -> None:
    line = Line(Turns(1, 0, 2))
    for number in range(3):
        await line.put(f"thought {number}", Rank.AFTERWARDS, "x")
    refused = await line.put("one more", Rank.AFTERWARDS, "x")
    with pytest.raises(TooManyWaiting):
        await refused
    for number in range(5):
        await line.put(f"move {number}", Rank.PEOPLE_WAIT, "t")
    assert line.turns.waiting == 7


async def test_an_asker_who_has_gone_holds_no_place() -> None:
    line = Line(Turns(1, 0, 8))
    await line.put("now", Rank.PERSON_ASKS, "a")
    gone = await line.put("gone", Rank.PERSON_ASKS, "b")
    later = await line.put("gone in its turn", Rank.PERSON_ASKS, "c")
    await line.put("stays", Rank.PERSON_ASKS, "d")
    gone.cancel()
    line._ends["now"].set()
    later.cancel()
    for _ in range(6):
        await asyncio.sleep(0)
    assert line.answered == ["now", "stays"]
    await line.end("stays")
    await line.put("next", Rank.PERSON_ASKS, "e")
    assert line.answered[-1] == "next"


async def test_each_fourth_place_goes_to_whoever_has_waited_longest() -> None:
    line = Line(Turns(1, 0, 8))
    await line.put("move 0", Rank.PEOPLE_WAIT, "t0")
    await line.put("replay", Rank.AFTERWARDS, "x")
    for number in range(1, 9):
        await line.put(f"move {number}", Rank.PEOPLE_WAIT, f"t{number}")
    for number in range(4):
        await line.end(f"move {number}")
    assert line.answered == ["move 0", "move 1", "move 2", "move 3", "replay"]


async def test_who_has_waited_longest_leaves_a_place_to_people_all_the_same() -> None:
    line = Line(Turns(2, 1, 8))
    for number in range(2):
        await line.put(f"move {number}", Rank.PEOPLE_WAIT, f"t{number}")
    for number in range(4):
        await line.put(f"replay {number}", Rank.AFTERWARDS, f"x{number}")
    for number in range(2, 8):
        await line.put(f"move {number}", Rank.PEOPLE_WAIT, f"t{number}")
    for number in range(7):
        await line.end(f"move {number}")
    replays = [name for name in line.answered if name.startswith("replay")]
    assert replays == ["replay 0"]
    assert "move 7" in line.answered


async def test_a_question_that_waits_too_long_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    line = Line(Turns(1, 0, 8))
    await line.put("move", Rank.PEOPLE_WAIT, "t")
    replay = await line.put("replay", Rank.AFTERWARDS, "x")
    bots = await line.put("bots", Rank.BOTS_ALONE, "t2")
    with pytest.raises(TooManyWaiting):
        await replay
    assert not bots.done()
    assert line.turns.waiting == 1
