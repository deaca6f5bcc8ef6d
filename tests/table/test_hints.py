"""Hints at the table: as far as was agreed, public, in the record, and from the seat's view alone."""

import asyncio
from pathlib import Path

import pytest
from people import Person, open_tables, sit_down, until

from safehouse.review.worker import AnyQuestion, HintQuestion, answer
from safehouse.table.requests import Refusal
from safehouse.table.workers import Reply, WorkerPool


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[HintQuestion]:
    """The questions that workers were asked for hints; bots take their time."""
    found: list[HintQuestion] = []

    async def ask_once(_: WorkerPool, question: AnyQuestion, seconds: float | None = None) -> Reply:
        if not isinstance(question, HintQuestion):
            await asyncio.Event().wait()
        assert isinstance(question, HintQuestion)
        found.append(question)
        return answer(question)

    monkeypatch.setattr(WorkerPool, "_ask_once", ask_once)
    return found


async def test_a_hint_is_public_in_the_record_and_counted_once(
    tmp_path: Path, asked: list[HintQuestion]
) -> None:
    async with open_tables(tmp_path) as tables:
        ann, ben = await sit_down(tables, "me", "me", game="agent_avenue")
        watcher = await Person(ann.live).arrive()
        first = next(person for person in (ann, ben) if person.moves)
        seat = first.view["seat"]
        for _ in range(2):
            told = await first.ask("take_hint", id="again", level="rules")
            assert told["type"] == "hinted" and told["hint"]["topics"] and told["hint"]["clauses"]
        for person in (ann, ben, watcher):
            await until(lambda person=person: person.seats[seat]["hints"] == 1)
        assert bytes(asked[0].view) == first.live.table.game_record().view_bytes(seat)
        saved = first.live.table.save().hints
        assert [(taken.after, taken.seat, taken.level) for taken in saved] == [(0, seat, "rules")]
        id = first.live.table.setup.id
    async with open_tables(tmp_path) as tables:
        assert (await tables.get(id)).table.save().hints == saved


async def test_no_more_is_told_than_was_agreed_and_no_move_against_people(
    tmp_path: Path, asked: list[HintQuestion]
) -> None:
    async with open_tables(tmp_path) as tables:
        ann, ben = await sit_down(tables, "me", "me", game="agent_avenue")
        for level in ("deduced", "move"):
            assert (await ann.ask("take_hint", level=level))["code"] == "no_hint"
        with pytest.raises(Refusal, match="bad_hints"):
            await sit_down(tables, "me", "me", game="agent_avenue", hints="move")
        (silent,) = await sit_down(tables, "me", "greedy", game="agent_avenue", hints="off")
        assert (await silent.ask("take_hint", level="rules"))["code"] == "no_hint"
        assert not asked and [seat["hints"] for seat in ben.seats] == [0, 0]


async def test_who_plays_against_bots_may_be_told_a_move(tmp_path: Path, asked: list[HintQuestion]) -> None:
    async with open_tables(tmp_path) as tables:
        options = {"start": "green"}
        (ann,) = await sit_down(tables, "me", "greedy", game="agent_avenue", options=options)
        told = await ann.ask("take_hint", level="move")
        assert told["hint"]["advice"]["move"]["code"] in [choice["code"] for choice in ann.moves]


async def test_a_seat_that_is_not_asked_may_take_one_too(tmp_path: Path, asked: list[HintQuestion]) -> None:
    """Else whoever takes one would tell that something is asked of them in secret."""
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", game="agent_avenue", hints="deduced")
        waiting = next(person for person in people if not person.moves)
        assert (await waiting.ask("take_hint", level="deduced"))["type"] == "hinted"


async def test_a_hint_is_counted_whatever_its_request_is_called(
    tmp_path: Path, asked: list[HintQuestion]
) -> None:
    async with open_tables(tmp_path) as tables:
        options = {"start": "green"}
        (ann,) = await sit_down(tables, "me", "greedy", game="agent_avenue", options=options)
        await ann.ask("play", id="same", move=ann.moves[0]["code"], mark=ann.position["mark"])
        for level in ("rules", "deduced", "deduced"):
            assert (await ann.ask("take_hint", id="same", level=level))["type"] == "hinted"
        assert [taken.level for taken in ann.live.table.save().hints] == ["rules", "deduced"]


async def test_a_hint_counts_for_the_position_that_it_was_found_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", game="agent_avenue")
        first = next(person for person in people if person.moves)
        meanwhile = [lambda: first.ask("play", move=first.moves[0]["code"], mark=first.position["mark"])]

        async def ask_once(_: WorkerPool, question: AnyQuestion, seconds: float | None = None) -> Reply:
            if meanwhile:
                await meanwhile.pop()()
            return answer(question)

        monkeypatch.setattr(WorkerPool, "_ask_once", ask_once)
        for _ in range(2):
            assert (await first.ask("take_hint", id="same", level="rules"))["type"] == "hinted"
        assert len(first.live.table.save().hints) == 2
        meanwhile.append(lambda: first.ask("resign"))
        assert (await first.ask("take_hint", id="late", level="rules"))["code"] == "over"
        assert len(first.live.table.save().hints) == 2
