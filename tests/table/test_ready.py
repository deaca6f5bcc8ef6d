"""Who is ready: each person's own sign while the table waits, shown to everybody, kept like all else."""

from pathlib import Path
from typing import Any

import msgspec
from people import QUICK, Person, open_tables

from safehouse.core.shelf import find
from safehouse.table import learning
from safehouse.table import messages as say
from safehouse.table.live import LiveTable
from safehouse.table.registry import TableRegistry
from safehouse.table.retention import Retention
from safehouse.table.security import hashed


async def waiting_table(tables: TableRegistry) -> tuple[LiveTable, Person]:
    """The host has the first seat, the other is free."""
    seats: list[dict[str, Any]] = [{"held": "me"}, {"held": "open"}]
    created = await tables.create(msgspec.convert({"game": "_template", "seats": seats}, say.NewTable))
    live = await tables.get(created.table)
    return live, await Person(live, created.seats[0].token).arrive()


def signs(person: Person) -> list[bool | None]:
    return [seat["ready"] for seat in person.seats]


async def test_a_sign_is_shown_to_everybody_and_can_be_changed(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        live, ann = await waiting_table(tables)
        watcher = await Person(live).arrive()
        assert signs(ann) == [None, None]
        assert (await ann.ask("say_ready", ready=False))["type"] == "done"
        assert signs(ann) == signs(watcher) == [False, None]
        await ann.ask("say_ready", ready=True)
        assert signs(ann) == signs(watcher) == [True, None]
        assert signs(await Person(live).arrive()) == [True, None]


async def test_the_same_sign_again_stores_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        live, ann = await waiting_table(tables)
        await ann.ask("say_ready", ready=True)
        entries, news = live.table.entries, len(ann.news)
        assert (await ann.ask("say_ready", ready=True))["type"] == "done"
        assert (live.table.entries, len(ann.news)) == (entries, news)


async def test_a_watcher_has_no_sign_to_give(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        live, _ = await waiting_table(tables)
        watcher = await Person(live).arrive()
        assert (await watcher.ask("say_ready", ready=True))["code"] == "watchers_only_watch"


async def test_a_sign_outlives_the_server_and_goes_with_its_person(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        live, ann = await waiting_table(tables)
        await ann.ask("say_ready", ready=True)
        table = live.table.setup.id
    async with open_tables(tmp_path) as tables:
        live = await tables.get(table)
        assert [seat.ready for seat in live.table.seat_infos([])] == [True, None]


async def test_the_game_does_not_wait_for_a_sign_and_takes_none_afterwards(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        live, ann = await waiting_table(tables)
        await ann.ask("say_ready", ready=False)
        await live.do(lambda: live.sit(1, "Bob", hashed("bob")))
        assert live.table.playing
        refused = await ann.ask("say_ready", ready=True)
        assert refused["code"] == "already_started"
        assert signs(ann) == [False, None]


async def test_signs_are_limited_as_all_entries_are(tmp_path: Path) -> None:
    few = msgspec.structs.replace(QUICK, retention=Retention(table_entries=2))
    async with open_tables(tmp_path, few) as tables:
        _, ann = await waiting_table(tables)
        answers = [await ann.ask("say_ready", ready=ready) for ready in (True, False, True)]
        assert [answer.get("code", "done") for answer in answers] == ["done", "done", "too_long"]
        assert signs(ann) == [False, None]


def test_what_comes_after_a_first_game_is_no_basic_lesson() -> None:
    taught = learning.lessons(find("agent_avenue"), "en").lessons
    assert [lesson.id for lesson in taught if not lesson.basic] == ["aa-6-black-market"]
