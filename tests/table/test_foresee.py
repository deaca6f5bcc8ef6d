"""What would happen, before a move is made: answered from the seat's view, while the table goes on."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from people import Person, open_tables, sit_down, until

from safehouse.bots.worker import AnyQuestion, PreviewQuestion, Reply, answer
from safehouse.core.preview import preview
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.table.live import LiveTable
from safehouse.table.messages import MOST_FORESEEN
from safehouse.table.registry import TableRegistry
from safehouse.table.settings import Settings
from safehouse.table.workers import WorkerFailed, WorkerLimits, WorkerPool

HASTY = Settings(bot_pace=0.0, keep_seconds=0.1)
"""Whatever the workers of these tests leave undone is not waited for."""


class Watched:
    """Lets the workers of a registry answer in this process, and keeps what they were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[PreviewQuestion] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        monkeypatch.setattr(WorkerPool, "_ask_once", self._ask_once)

    async def _ask_once(self, question: AnyQuestion, seconds: float | None = None) -> Reply:
        if not isinstance(question, PreviewQuestion):
            await asyncio.Event().wait()  # a bot that takes its time
            raise AssertionError
        self.asked.append(question)
        await self.may_answer.wait()
        return answer(question)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


async def foretold(person: Person, *moves: Any) -> list[list[dict[str, Any]]]:
    reply = await person.ask("foresee", moves=list(moves))
    assert reply["type"] == "foretold", reply
    return reply["moves"]


def imagine_another_truth(live: LiveTable, seat: int, random: Stream) -> None:
    """What lies hidden becomes a world that this seat cannot tell from the one before."""
    record = live.table.game_record()
    world = record.game.worlds(record.view(seat)).draw(random)
    world.events = list(record.events)
    record._state = world
    record._menus.clear()


async def conspire(tables: TableRegistry) -> Person:
    """A game of Stationfall in which everybody has chosen an identity; who has the first turn."""
    people = await sit_down(tables, *["me"] * 3, game="stationfall", options={"players": 3})
    for person in people:
        await person.ask("play", move=person.moves[0]["code"], mark=person.position["mark"])
    return next(person for person in people if person.moves)


async def test_a_worker_foretells_every_move_asked_about_and_nothing_is_played(tmp_path: Path) -> None:
    async with open_tables(tmp_path, HASTY) as tables:
        ann = await conspire(tables)
        codes = [choice["code"] for choice in ann.moves[-8:]]
        record = ann.live.table.game_record()
        view, entries = record.view(ann.view["seat"]), list(record.entries)
        told = await foretold(ann, *codes)
        assert told == [preview(record.game, view, code) for code in codes]
        assert any(told)
        assert record.entries == entries


async def test_a_move_may_be_named_and_the_whole_line_of_events_is_told(
    tmp_path: Path, watched: Watched
) -> None:
    async with open_tables(tmp_path, HASTY) as tables:
        ann, bob = await sit_down(tables, "me", "me")
        (told,) = await foretold(ann, {"kind": "keep"})
        await ann.play("keep")
        assert told == ann.log[-len(told) :]
        assert bob.log


async def test_the_worker_is_given_the_bytes_the_browser_was_sent(tmp_path: Path, watched: Watched) -> None:
    async with open_tables(tmp_path, HASTY) as tables:
        ann = await conspire(tables)
        await foretold(ann, ann.moves[0]["code"])
        (question,) = watched.asked
        assert msgspec.json.decode(question.view) == ann.view
        assert question.moves == [ann.moves[0]["code"]]


async def test_another_truth_behind_the_same_view_gives_the_same_answer(
    tmp_path: Path, watched: Watched
) -> None:
    async with open_tables(tmp_path, HASTY) as tables:
        ann = await conspire(tables)
        seat, rival = ann.view["seat"], (ann.view["seat"] + 1) % 3
        codes = [choice["code"] for choice in ann.moves][:MOST_FORESEEN]
        hidden = ann.live.table.game_record().view_bytes(rival)
        told = await foretold(ann, *codes)
        assert any(told)
        imagine_another_truth(ann.live, seat, Stream("another truth"))
        assert ann.live.table.game_record().view_bytes(rival) != hidden
        assert await foretold(ann, *codes) == told


async def test_only_the_seat_that_decides_may_ask_and_only_about_its_moves(
    tmp_path: Path, watched: Watched
) -> None:
    async with open_tables(tmp_path, HASTY) as tables:
        ann, bob = await sit_down(tables, "me", "me")
        held = ann.view["held"][0]
        forbidden = await ann.ask("foresee", moves=[{"kind": "keep"}, {"kind": "accuse", "envelope": held}])
        assert (forbidden["code"], forbidden["clause"]) == ("illegal", "TP-5.6")
        assert (await bob.ask("foresee", moves=[{"kind": "keep"}]))["clause"] == "SH-2"
        assert (await ann.ask("foresee", moves=[{"kind": "fly"}]))["code"] == "no_move"
        watcher = await Person(ann.live).arrive()
        assert (await watcher.ask("foresee", moves=[0]))["code"] == "watchers_only_watch"
        await ann.ask("leave")
        assert (await ann.ask("foresee", moves=[{"kind": "keep"}]))["code"] == "stand_in_plays"
        assert watched.asked == []
        with pytest.raises(msgspec.ValidationError):
            await bob.ask("foresee", moves=[0] * (MOST_FORESEEN + 1))


async def test_the_table_goes_on_while_a_worker_thinks(tmp_path: Path, watched: Watched) -> None:
    async with open_tables(tmp_path, HASTY) as tables:
        ann, bob = await sit_down(tables, "me", "me")
        watched.may_answer.clear()
        move = ann.live.table.game.space.from_text("keep")
        asked = asyncio.create_task(ann.ask("foresee", id="slow", moves=[move]))
        await until(lambda: watched.asked)
        assert (await ann.ask("foresee", moves=[move]))["code"] == "busy"
        assert (await ann.play("keep"))["type"] == "done"
        assert bob.moves
        watched.may_answer.set()
        assert (await asked)["type"] == "foretold"


async def test_a_worker_that_fails_is_a_refusal_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(self: WorkerPool, question: AnyQuestion, seconds: float | None = None) -> Reply:
        raise WorkerFailed("took too long")

    monkeypatch.setattr(WorkerPool, "_ask_once", dies)
    async with open_tables(tmp_path, Settings(bot_pace=0.0, workers=WorkerLimits(workers=1))) as tables:
        ann, _ = await sit_down(tables, "me", "me")
        assert (await ann.ask("foresee", moves=[{"kind": "keep"}]))["code"] == "busy"
        assert (await ann.play("keep"))["type"] == "done"


@pytest.mark.parametrize("game", ["_template", "agent_avenue", "in_too_deep", "infiltraitors", "mind_mgmt"])
def test_every_game_foretells_its_first_moves(game: str) -> None:
    rules = find(game)
    state = rules.deal(rules.read_options(), "foresee")
    seat = state.pending()[0]
    moves = state.moves(seat)[:4]
    question = PreviewQuestion(id=1, game=game, view=msgspec.Raw(rules.view_bytes(state, seat)), moves=moves)
    reply = answer(question)
    assert reply.error is None
    assert reply.foretold is not None
    assert len(reply.foretold) == len(moves)
