"""What a house keeps has a measure and a life time of the host's choice; what is in use is never deleted."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from people import QUICK, Person, open_tables, play_out, sit_down

from safehouse.table import messages as say
from safehouse.table.groups import Groups
from safehouse.table.registry import MOST_LISTED, TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.retention import DAY, LONGEST_PAUSE, Collector, Retention
from safehouse.table.security import Limits
from safehouse.table.store import Write, reports

ANN_AND_BOB = say.NewSeries(game="infiltraitors", name="Thursday", players=["Ann", "Bob"])
FOR_EVER = Retention(unfinished_days=0, finished_days=0, group_days=0, report_days=0)


class Clock:
    def __init__(self, now: int = 1_000 * DAY) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += int(days * DAY)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """The collector of the server has come by, and does not again in a test's time."""
    async with open_tables(tmp_path, msgspec.structs.replace(QUICK, retention=FOR_EVER)) as opened:
        while await opened.store.time() is None:
            await asyncio.sleep(0.01)
        yield opened


def collector(tables: TableRegistry, clock: Clock, **days: float) -> Collector:
    retention = msgspec.structs.replace(FOR_EVER, **days)
    return Collector(tables.store, retention, clock, tables.in_memory, tables.erase_all)


def set_back(path: Path) -> None:
    """Nobody has used anything, and no collector has ever come by."""
    with sqlite3.connect(path / "safehouse.db") as stored:
        for statement in (
            "update tables set used = null",
            "update series set used = null",
            "delete from clock",
        ):
            stored.execute(statement)


async def left_alone(tables: TableRegistry, *people: Person) -> None:
    for person in people:
        await person.go()
    for id in list(tables.in_memory()):
        (await tables.get(id)).used = float("-inf")
    tables.forget_idle()
    assert not tables.in_memory()


async def is_there(tables: TableRegistry, id: str) -> bool:
    return await tables.store.read(id) is not None


async def test_tables_that_nobody_uses_are_deleted_when_their_time_has_come(
    tables: TableRegistry, tmp_path: Path
) -> None:
    over, unfinished = await sit_down(tables, "me", "me"), await sit_down(tables, "me", "me")
    await play_out(over)
    (watched,) = await sit_down(tables, "me", "random")
    ids = [people[0].live.table.setup.id for people in (over, unfinished, [watched])]
    await tables.services.keeper.rest()
    await left_alone(tables, *over, *unfinished, watched)
    set_back(tmp_path)
    clock = Clock()
    collecting = collector(tables, clock, unfinished_days=10, finished_days=20)
    await collecting.collect()
    clock.pass_days(9)
    await collecting.collect()
    assert [await is_there(tables, id) for id in ids] == [True] * 3
    again = await Person(await tables.get(ids[2]), watched.token).arrive()
    clock.pass_days(2)
    await collecting.collect()
    assert [await is_there(tables, id) for id in ids] == [True, False, True]
    await left_alone(tables, again)
    clock.pass_days(9.5)
    await collecting.collect()
    assert [await is_there(tables, id) for id in ids] == [False, False, True]
    assert collecting.deleted == 2
    with sqlite3.connect(tmp_path / "safehouse.db") as stored:
        for table, column in (("entries", "table_id"), ("kept", "table_id"), ("tables", "id")):
            assert {row[0] for row in stored.execute(f"select {column} from {table}")} <= {ids[2]}


async def test_a_table_used_between_two_looks_counts_as_used(tables: TableRegistry, tmp_path: Path) -> None:
    (person,) = await sit_down(tables, "me", "random")
    id = person.live.table.setup.id
    await left_alone(tables, person)
    set_back(tmp_path)
    clock = Clock()
    collecting = collector(tables, clock, unfinished_days=10)
    await collecting.collect()
    clock.pass_days(9)
    collecting.table_used(id)
    await collecting.collect()
    clock.pass_days(9)
    await collecting.collect()
    assert await is_there(tables, id)
    clock.pass_days(2)
    await collecting.collect()
    assert not await is_there(tables, id)
    assert tables.collector.deleted == 0


async def test_days_of_0_are_for_ever(tables: TableRegistry, tmp_path: Path) -> None:
    (person,) = await sit_down(tables, "me", "random")
    await person.ask("report", text="odd")
    id = person.live.table.setup.id
    await left_alone(tables, person)
    set_back(tmp_path)
    clock = Clock()
    collecting = collector(tables, clock)
    for _ in range(3):
        await collecting.collect()
        clock.pass_days(5_000)
    assert await is_there(tables, id)
    assert len(reports(tmp_path / "safehouse.db")) == 1


async def test_a_wrong_clock_of_the_machine_makes_nothing_old_at_once(
    tables: TableRegistry, tmp_path: Path
) -> None:
    """Two starts, between which the clock jumped by decades and back."""
    (person,) = await sit_down(tables, "me", "random")
    id = person.live.table.setup.id
    await left_alone(tables, person)
    set_back(tmp_path)
    today = Clock()
    await collector(tables, today, unfinished_days=10).collect()
    for jump in (20_000, -900, 0):
        await collector(tables, Clock(today.now + jump * DAY), unfinished_days=10).collect()
        assert await is_there(tables, id)
    assert await tables.store.time() == today.now + LONGEST_PAUSE
    later = Clock(today.now)
    collecting = collector(tables, later, unfinished_days=10)
    await collecting.collect()
    later.pass_days(4)
    await collecting.collect()
    assert not await is_there(tables, id), "while the server runs, days are days"


async def test_groups_go_with_their_games_and_their_games_only_with_them(
    tables: TableRegistry, tmp_path: Path
) -> None:
    groups = Groups(tables)
    group, other = await groups.create(ANN_AND_BOB), await groups.create(ANN_AND_BOB)
    seats = [say.NewSeat(held="me"), say.NewSeat(held="me")]
    played = await groups.start(group.series, group.token, say.NewChapter(chapter=0, seats=seats))
    await left_alone(tables)
    await tables.store.write(Write().phase(played.table, "over", False).played(played.table, 1, b"{}"))
    set_back(tmp_path)
    clock = Clock()
    collecting = collector(tables, clock, finished_days=5, group_days=50)
    await collecting.collect()
    clock.pass_days(40)
    collecting.group_used(other.series)
    await collecting.collect()
    assert await is_there(tables, played.table), "it is part of the group's record"
    clock.pass_days(11)
    await collecting.collect()
    assert not await is_there(tables, played.table)
    assert await tables.store.series(group.series) is None
    assert await tables.store.series(other.series) is not None


async def test_whoever_opens_a_group_uses_it(tables: TableRegistry) -> None:
    groups = Groups(tables)
    group = await groups.create(ANN_AND_BOB)
    tables.collector._used_groups.clear()
    with pytest.raises(Refusal):
        await groups.state(group.series, "guessed")
    assert group.series not in tables.collector._used_groups
    await groups.state(group.series, group.token)
    assert group.series in tables.collector._used_groups
    tables.collector._used_groups.clear()
    await groups.mine([say.MyGroup(series=group.series, token=group.token)])
    assert group.series in tables.collector._used_groups


async def test_reports_have_a_number_a_size_and_an_age(tmp_path: Path) -> None:
    few = Retention(reports=3, reports_per_table=2, report_bytes=100_000, report_days=30)
    path = tmp_path / "safehouse.db"
    async with open_tables(tmp_path, msgspec.structs.replace(QUICK, retention=few)) as tables:
        (a,), (b,) = await sit_down(tables, "me", "random"), await sit_down(tables, "me", "random")
        answers = [await a.ask("report", text=f"odd {number}") for number in range(3)]
        assert [answer.get("code", answer["type"]) for answer in answers] == [
            "done",
            "done",
            "too_many_reports",
        ]
        answers = [await b.ask("report", text="odd") for _ in range(2)]
        assert [answer.get("code", answer["type"]) for answer in answers] == ["done", "too_many_reports"]
        assert [report.text for report in reports(path)] == ["odd 0", "odd 1", "odd"]
        assert msgspec.json.decode(reports(path)[0].save)["game"] == "_template"
        clock = Clock(tables.services.now())
        collecting = collector(tables, clock, report_days=30)
        clock.pass_days(29)
        await collecting.collect()
        assert len(reports(path)) == 3
    async with open_tables(tmp_path, msgspec.structs.replace(QUICK, retention=few)) as tables:
        collecting = collector(tables, clock, report_days=30)
        await collecting.collect()
        clock.pass_days(31)
        await collecting.collect()
        assert not reports(path)
        (c,) = await sit_down(tables, "me", "random")
        assert (await c.ask("report", text="again"))["type"] == "done"


async def test_a_report_too_large_is_stored_without_what_makes_it_so(tmp_path: Path) -> None:
    small = msgspec.structs.replace(QUICK, retention=Retention(report_bytes=200))
    async with open_tables(tmp_path, small) as tables:
        (a,) = await sit_down(tables, "me", "random")
        assert (await a.ask("report", text="odd"))["type"] == "done"
    (report,) = reports(tmp_path / "safehouse.db")
    assert (report.text, report.view, report.save) == ("odd", msgspec.Raw(b"null"), msgspec.Raw(b"null"))


async def test_only_so_much_is_said_at_a_table(tmp_path: Path) -> None:
    terse = msgspec.structs.replace(QUICK, retention=Retention(chat_lines=3))
    async with open_tables(tmp_path, terse) as tables:
        a, b = await sit_down(tables, "me", "me")
        answers = [await person.ask("chat", text="hm") for person in (a, b, a, b, a)]
        assert [answer.get("code", "done") for answer in answers] == ["done"] * 3 + ["enough_said"] * 2
        await play_out([a, b])


async def test_a_table_that_has_grown_too_long_only_comes_to_its_end(tmp_path: Path) -> None:
    """Moves made and taken back again and again, or offers, cannot fill the store."""
    short = msgspec.structs.replace(QUICK, retention=Retention(table_entries=10))
    async with open_tables(tmp_path, short) as tables:
        a, b = await sit_down(tables, "me", "me")
        for number in range(1, 6):
            assert (await a.ask("offer_abort"))["type"] == "done"
            assert (await a.ask("withdraw", offer=number))["type"] == "done"
        assert a.live.table.entries == 10
        for kind in ("undo", "leave", "offer_abort", "offer_follow", "report", "chat"):
            more = {"text": "hm"} if kind in ("report", "chat") else {}
            assert (await b.ask(kind, **more))["code"] == "too_long", kind
        assert (await a.ask("ping"))["type"] == "pong"
        await play_out([a, b])


async def test_an_address_sets_up_only_so_many_tables_and_groups(tmp_path: Path) -> None:
    few = msgspec.structs.replace(QUICK, limits=Limits(foundings_per_day=3))
    async with open_tables(tmp_path, few) as tables:
        new = msgspec.convert({"game": "_template", "seats": [{"held": "me"}, {"held": "me"}]}, say.NewTable)
        created = await tables.create(new, asker="192.0.2.1")
        await Groups(tables).create(ANN_AND_BOB, "192.0.2.1")
        live = await tables.get(created.table)
        people = [await Person(live, key.token, address="192.0.2.1").arrive() for key in created.seats]
        await play_out(people)
        assert (await people[0].ask("rematch"))["type"] == "done"
        for found in (tables.create(new, asker="192.0.2.1"), Groups(tables).create(ANN_AND_BOB, "192.0.2.1")):
            with pytest.raises(Refusal, match="too_many_tables"):
                await found
        await tables.create(new, asker="192.0.2.2")


async def test_no_address_fills_the_list_of_public_tables(tmp_path: Path) -> None:
    assert Limits().public_per_day < MOST_LISTED
    few = msgspec.structs.replace(QUICK, limits=Limits(public_per_day=2))
    async with open_tables(tmp_path, few) as tables:
        new, private = say.NewTable(game="_template", public=True), say.NewTable(game="_template")
        for _ in range(2):
            await tables.create(new, asker="192.0.2.1")
        with pytest.raises(Refusal, match="too_many_public"):
            await tables.create(new, asker="192.0.2.1")
        await tables.create(private, asker="192.0.2.1")
        await tables.create(new, asker="192.0.2.2")
        assert len(await tables.public()) == 3


async def test_a_rematch_counts_for_who_asks_for_it(tmp_path: Path) -> None:
    few = msgspec.structs.replace(QUICK, limits=Limits(foundings_per_day=1))
    async with open_tables(tmp_path, few) as tables:
        new = msgspec.convert({"game": "_template", "seats": [{"held": "me"}, {"held": "bot"}]}, say.NewTable)
        created = await tables.create(new, asker="192.0.2.1")
        live = await tables.get(created.table)
        person = await Person(live, created.seats[0].token, address="192.0.2.1").arrive()
        await person.ask("resign")
        assert (await person.ask("rematch"))["code"] == "too_many_tables"
        assert person.next is None


async def test_a_house_has_only_so_many_tables_and_groups(tmp_path: Path) -> None:
    full = msgspec.structs.replace(QUICK, retention=Retention(tables=2, groups=1))
    async with open_tables(tmp_path, full) as tables:
        new = say.NewTable(game="_template")
        first, _ = await tables.create(new), await tables.create(new)
        await Groups(tables).create(ANN_AND_BOB)
        for found in (tables.create(new), Groups(tables).create(ANN_AND_BOB)):
            with pytest.raises(Refusal, match="house_full"):
                await found
        await tables.erase(first.table)
        await tables.create(new)
