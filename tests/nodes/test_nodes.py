"""Several nodes on one store: every table is the same everywhere, and one node drives it."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from auctions import call, everybody, hold, me
from people import QUICK, Person, open_tables, play_out, sit_down, until
from postgres import Postgres
from wire import Wire

from safehouse.table import messages as say
from safehouse.table.node import Node
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed
from safehouse.table.store import StoreError, Write, forms
from safehouse.table.store.database import PostgresDatabase

SECONDS = 30.0
FOR_PEOPLE = msgspec.structs.replace(QUICK, bots_elsewhere=True)


@pytest.fixture
def address(postgres: Postgres, tmp_path: Path) -> str:
    return postgres.database(tmp_path)


@asynccontextmanager
async def nodes(address: str, count: int = 2) -> AsyncIterator[list[TableRegistry]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_tables(address)) for _ in range(count)]


async def at(tables: TableRegistry, person: Person) -> Person:
    """The same person, connected to another node."""
    return await Person(await tables.get(person.live.table.setup.id), person.token).arrive()


def sql(address: str, statement: str, *given: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(address, autocommit=True) as connection:
        found = connection.execute(statement.encode(), given)
        return found.fetchall() if found.description else []


async def test_people_on_two_nodes_play_one_game(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told by notices alone: nobody looks at all tables meanwhile."""
    monkeypatch.setattr("safehouse.table.node.LOOK_SECONDS", 3600.0)
    async with nodes(address) as (first, second):
        a, absent = await sit_down(first, "me", "me", game="agent_avenue")
        await absent.go()
        b = await at(second, absent)
        assert a.live is not b.live
        await until(lambda: [seat["connected"] for seat in a.seats] == [True, True], SECONDS)
        await play_out([a, b], seconds=120)
        await until(lambda: a.outcome and a.live.table.entries == b.live.table.entries, SECONDS)
        assert a.outcome == b.outcome
        record = a.live.table.game_record()
        assert record.entries == b.live.table.game_record().entries
        assert (a.log, b.log) == (record.told(0), record.told(1))


async def test_people_on_two_nodes_hold_one_auction(address: str) -> None:
    async with nodes(address) as (first, second):
        eva, absent = await everybody(first, await hold(first, me("Eva"), me("Jan")))
        await absent.go()
        jan = await at(second, absent)
        await until(lambda: eva.seats[1]["connected"], SECONDS)
        assert await call(eva, 2) == "done"
        await until(lambda: jan.auction["bidder"] == 1, SECONDS)
        assert await call(eva, 3) == "not_your_call"
        assert await call(jan, 0) == "done"
        await until(lambda: eva.next and jan.next, SECONDS)
        assert eva.next is not None and jan.next is not None
        assert (eva.auction, eva.outcome, eva.next["table"]) == (jan.auction, jan.outcome, jan.next["table"])
        game = (await second.get(eva.next["table"])).table
        assert [sitter.name for sitter in game.sitters] == ["Eva", "Jan"]
        assert game.setup.options["number"] == 2


async def test_what_is_said_at_once_is_said_once_and_in_the_same_order(address: str) -> None:
    async with nodes(address) as (first, second):
        a, absent = await sit_down(first, "me", "me")
        b = await at(second, absent)
        lines = [(person, f"{name}{n}") for n in range(20) for person, name in ((a, "a"), (b, "b"))]
        answers = await asyncio.gather(*(person.ask("chat", text=text) for person, text in lines))
        assert {answer["type"] for answer in answers} == {"done"}
        said = [person.live.table.conversation.lines for person in (a, b)]
        await until(lambda: len(said[0]) == len(said[1]) == len(lines), SECONDS)
        assert said[0] == said[1]
        assert sorted(line.text for line in said[0]) == sorted(text for _, text in lines)


async def test_a_table_given_back_is_driven_by_another_node_at_once(address: str) -> None:
    async with open_tables(address) as second:
        async with open_tables(address) as first:
            (a,) = await sit_down(first, "me", "random", clock={"kind": "total", "seconds": 600})
            moved = await at(second, a)
            assert (a.live.driving, moved.live.driving) == (True, False)
        await until(lambda: moved.live.driving, SECONDS)
        await play_out([moved])
        entries = [row[0] for row in sql(address, "SELECT entry FROM entries ORDER BY number")]
        assert [b'"since"' in entry for entry in entries if b"resumed" in entry] == [False, True]


async def late(tables: TableRegistry, address: str) -> Node:
    """A node that stands still for longer than its lease: others hear nothing of it, and it notices nothing."""
    node = tables.services.node
    assert isinstance(node, Node)
    node._jobs["beat"].cancel()
    await asyncio.sleep(0)
    sql(address, "UPDATE nodes SET beat = beat - 60000 WHERE id = %s", node.id)
    return node


async def test_a_node_that_was_late_writes_nothing_that_it_has_not_seen_the_past_of(address: str) -> None:
    async with nodes(address) as (first, second):
        a, absent = await sit_down(first, "me", "me")
        b = await at(second, absent)
        node = await late(first, address)
        await until(lambda: b.live.driving, SECONDS)
        assert a.live.driving, "it does not know better"
        node._hear = lambda *_: None  # type: ignore[method-assign]
        assert (await b.ask("chat", text="the first"))["type"] == "done"
        assert (await a.ask("chat", text="the second"))["type"] == "done"
        assert [line.text for line in a.live.table.conversation.lines] == ["the first", "the second"]
        await node._beat()
        assert a.closed == 1012
        assert first.live_tables == 0
        back = await at(first, a)
        assert [line.text for line in back.live.table.conversation.lines] == ["the first", "the second"]
        assert not back.live.driving


async def test_a_node_without_a_store_sends_everybody_away_and_comes_back(
    postgres: Postgres, address: str
) -> None:
    async with open_tables(address) as tables:
        (a,) = await sit_down(tables, "me", "random")
        node = tables.services.node
        assert isinstance(node, Node) and node.ready
        before = node.id
        postgres.kill()
        try:
            node._beaten -= 100
            await until(lambda: not node.ready, SECONDS)
            assert a.closed == 1012
            with pytest.raises(Refusal) as no:
                await tables.get(a.live.table.setup.id)
            assert no.value.code == "busy"
        finally:
            postgres.start()
        await until(lambda: node.ready, SECONDS)
        assert node.id != before
        await play_out([await at(tables, a)])


async def test_a_connection_that_swallows_the_answers_is_given_up_though_the_others_are_well(
    postgres: Postgres, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresDatabase, "patience", 1.0)
    with closing(Wire(postgres.door)) as wire:
        async with open_tables(wire.leading_to(address)) as tables:
            (a,) = await sit_down(tables, "me", "random")
            wire.swallowed.add(0)  # the first one is made to write
            await asyncio.wait_for(a.ask("chat", text="lost, perhaps"), 10)
            back = await asyncio.wait_for(at(tables, a), 10)
            assert (await asyncio.wait_for(back.ask("chat", text="said again"), 10))["type"] == "done"


async def test_what_is_read_is_waited_for_no_longer_than_that(address: str) -> None:
    place, is_cut = PostgresDatabase(address), threading.Event()
    place.patience, place.cut = 0.05, is_cut.set  # type: ignore[method-assign]
    asked = asyncio.get_running_loop().run_in_executor(None, is_cut.wait, 10)
    assert await asyncio.wait_for(place.answer(asked), 5)


async def test_a_table_that_could_not_be_given_back_is_given_back_later(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(address) as (first, second):
        (a,) = await sit_down(first, "me", "random")
        moved = await at(second, a)
        assert first.store.nodes is not None

        with monkeypatch.context() as broken:
            broken.setattr(first.store.nodes, "release", fails)
            first.send_all_away()
            await until(lambda: first.services.node._in_doubt)
        await play_out([moved])


async def fails(*_: object) -> None:
    raise StoreError("the database does not answer")


async def test_who_is_connected_is_told_later_where_it_could_not_be_written(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(address) as (first, second):
        a, b = await sit_down(first, "me", "me")
        other = await at(second, a)
        await until(lambda: [seat["connected"] for seat in other.seats] == [True, True], SECONDS)
        with monkeypatch.context() as broken:
            broken.setattr(first.store, "write", fails)
            await b.go()
            await asyncio.sleep(0.1)
        await until(lambda: [seat["connected"] for seat in other.seats] == [True, False], SECONDS)


async def test_tables_that_cannot_be_loaded_are_left_alone_and_keep_no_other_from_being_taken_up(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("safehouse.table.node.TAKEN_AT_ONCE", 2)
    monkeypatch.setattr("safehouse.table.node.BEAT_SECONDS", 0.1)
    async with open_tables(address) as first:
        people = [(await sit_down(first, "me", "random"))[0] for _ in range(4)]
        *damaged, whole = [person.live.table.setup.id for person in people]
    sql(address, "UPDATE tables SET setup = 'x' WHERE id = ANY(%s)", damaged)
    sql(address, "UPDATE tables SET driver = NULL WHERE id = %s", whole)
    async with open_tables(address) as second:
        await until(lambda: whole in second.tables and second.tables[whole].driving, SECONDS)
        await until(lambda: len(second.services.node._unfit) == len(damaged), SECONDS)
        await asyncio.sleep(0.5)
    told = [record for record in caplog.records if "could not be taken up" in record.getMessage()]
    assert len(told) == len(damaged)


def driver_of(address: str, table: str) -> str | None:
    return sql(address, "SELECT driver FROM tables WHERE id = %s", table)[0][0]


async def test_a_table_that_another_node_drives_is_no_longer_driven_here(address: str) -> None:
    async with nodes(address) as (first, second):
        (a,) = await sit_down(first, "me", "random")
        moved = await at(second, a)
        sql(address, "UPDATE tables SET driver = %s", second.services.node.id)
        first.services.node._read_all()
        second.services.node._read_all()
        await until(lambda: (a.live.driving, moved.live.driving) == (False, True), SECONDS)
        await play_out([moved])


async def test_a_table_that_nobody_drives_by_the_database_is_claimed_by_who_does(address: str) -> None:
    async with open_tables(address) as tables:
        a, _ = await sit_down(tables, "me", "me")
        id = a.live.table.setup.id
        sql(address, "UPDATE tables SET driver = NULL")
        tables.services.node._read_all()
        await until(lambda: driver_of(address, id) == tables.services.node.id, SECONDS)
        assert a.live.driving


async def test_a_table_that_is_being_loaded_is_not_given_back(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(address) as (first, second):
        (a,) = await sit_down(first, "me", "random")
        id, node, may_read = a.live.table.setup.id, second.services.node, asyncio.Event()
        real = second.store.read

        async def slow(table: str) -> Any:
            await may_read.wait()
            return await real(table)

        monkeypatch.setattr(second.store, "read", slow)
        loading = asyncio.create_task(second.get(id))
        await asyncio.sleep(0)
        sql(address, "UPDATE tables SET driver = %s", node.id)
        await node._give_back_strays()
        await asyncio.sleep(0.1)
        assert driver_of(address, id) == node.id
        may_read.set()
        live = await loading
        await until(lambda: live.driving, SECONDS)


async def test_a_table_that_is_set_up_while_its_node_begins_anew_is_that_nodes(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(address) as tables:
        node, real = tables.services.node, tables.store.write
        before = node.id

        async def late_write(write: Write) -> None:
            await real(write)
            if "tables" in write.rows:
                sql(address, "UPDATE nodes SET beat = beat - 60000")
                await node._beat()

        monkeypatch.setattr(tables.store, "write", late_write)
        created = await tables.create(say.NewTable(game="_template"))
        assert (await tables.get(created.table)).driving
        assert driver_of(address, created.table) == node.id != before


async def test_a_table_that_could_not_be_set_up_is_forgotten(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(address) as tables:
        with monkeypatch.context() as broken:
            broken.setattr(tables.store, "write", fails)
            with pytest.raises(StoreError):
                await tables.create(say.NewTable(game="_template"))
        assert tables.services.node._founded == set()


async def test_who_sits_down_at_one_node_is_known_at_another(address: str) -> None:
    async with nodes(address) as (first, second):
        created = await first.create(say.NewTable(game="_template"))
        live, other = await first.get(created.table), await second.get(created.table)
        await live.do(lambda: live.sit(1, "Bob", hashed("bob")))
        bob = await Person(other, "bob").arrive()
        assert bob.position is not None
        with pytest.raises(Refusal) as no:
            await other.do(lambda: other.sit(1, "Eve", hashed("eve")))
        assert no.value.code == "seat_taken"


async def test_bots_alone_play_for_a_watcher_on_another_node(address: str) -> None:
    async with nodes(address) as (first, second):
        created = await first.create(
            say.NewTable(game="_template", seats=[say.NewSeat(held="bot", bot="random")] * 2)
        )
        driven = await first.get(created.table)
        assert driven.driving and driven.table.game_record().entries == []
        watcher = await Person(await second.get(created.table)).arrive()
        await until(lambda: watcher.outcome, SECONDS)
        assert not watcher.live.driving


async def test_an_erased_table_is_gone_everywhere(address: str) -> None:
    async with nodes(address) as (first, second):
        created = await first.create(say.NewTable(game="_template"))
        watcher = await Person(await second.get(created.table)).arrive()
        await first.erase(created.table)
        await until(lambda: watcher.closed == 1012, SECONDS)
        with pytest.raises(Refusal) as no:
            await second.get(created.table)
        assert no.value.code == "unknown_table"


async def test_a_notice_does_not_open_a_table(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as eavesdropper:
        eavesdropper.execute("LISTEN safehouse")
        async with open_tables(address) as tables:
            a, _ = await sit_down(tables, "me", "me")
            await a.ask("chat", text="hush")
            await until(lambda: tables.store.writer.commits > 1)
        heard = [notice.payload for notice in eavesdropper.notifies(timeout=1)]
    assert heard
    assert not any(a.live.table.setup.id in text or "hush" in text for text in heard)


async def test_a_write_for_a_node_that_is_gone_harms_nobody(address: str) -> None:
    async with open_tables(address) as tables:
        a, _ = await sit_down(tables, "me", "me")
        with pytest.raises(Exception, match="could not be stored"):
            await tables.store.write(Write().present(a.live.table.setup.id, "nobody", [0]))
        assert (await a.ask("chat", text="still here"))["type"] == "done"


async def until_somebody_else_moves(person: Person) -> None:
    def moves_of_others() -> int:
        entries = person.live.table.game_record().entries
        return sum(not entry.startswith(f"{person.view['seat']} ") for entry in entries)

    before = moves_of_others()
    while moves_of_others() == before:
        await until(lambda: person.moves or moves_of_others() > before, SECONDS)
        if person.moves:
            await person.ask("play", move=person.moves[0]["code"], mark=person.position["mark"])


async def test_bots_think_on_nodes_of_their_own_while_there_is_one(address: str) -> None:
    async with open_tables(address, FOR_PEOPLE) as front, AsyncExitStack() as elsewhere:
        thinking = await elsewhere.enter_async_context(open_tables(address))
        (person,) = await sit_down(front, "me", "random", game="agent_avenue")
        id = person.live.table.setup.id
        await until(lambda: id in thinking.tables and thinking.tables[id].driving, SECONDS)
        await until(lambda: not person.live.driving, SECONDS)
        await until_somebody_else_moves(person)
        assert not person.live.driving
        await elsewhere.aclose()
        await until(lambda: person.live.driving, SECONDS)
        await play_out([person], seconds=120)


async def test_a_table_that_no_node_for_bots_can_take_is_driven_where_its_people_are(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(address, FOR_PEOPLE) as front, open_tables(address) as thinking:

        async def cannot_load(id: str) -> Any:
            raise Refusal("no_box")

        monkeypatch.setattr(thinking, "get", cannot_load)
        (person,) = await sit_down(front, "me", "random")
        await until(lambda: not person.live.driving, SECONDS)
        await until(lambda: person.live.driving, SECONDS)
        await asyncio.sleep(2.5)
        assert person.live.driving, "it is not offered again at once"
        await play_out([person])


async def test_who_leaves_bots_to_others_lets_them_think_where_there_is_nobody_else(address: str) -> None:
    async with open_tables(address, FOR_PEOPLE) as front:
        (person,) = await sit_down(front, "me", "random")
        await play_out([person])
        assert person.live.driving


def of_the_next_form(monkeypatch: pytest.MonkeyPatch, beside: bool) -> None:
    """The program is one of a later release, whose stores have another column."""
    migration = forms.Migration(
        lambda connection: connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN mood VARCHAR"), beside
    )
    monkeypatch.setattr(forms, "MIGRATIONS", (*forms.MIGRATIONS, migration))
    monkeypatch.setattr(forms, "FORM", forms.FORM + 1)


async def test_two_releases_play_side_by_side_where_the_older_can_go_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(address) as older:
        a, absent = await sit_down(older, "me", "me", game="agent_avenue")
        await absent.go()
        with monkeypatch.context() as released:
            of_the_next_form(released, beside=True)
            newer = open_tables(address)
            b = await at(await newer.__aenter__(), absent)
        assert sql(address, "SELECT number, usable_from FROM form") == [(forms.FORM + 1, forms.usable_from())]
        await play_out([a, b], seconds=120)
        await until(lambda: a.outcome and a.live.table.entries == b.live.table.entries, SECONDS)
        await newer.__aexit__(None, None, None)
        async with open_tables(address) as older_again:
            live = await older_again.get(a.live.table.setup.id)
            assert live.table.outcome is not None


async def test_a_release_that_the_older_cannot_read_waits_until_all_of_it_has_stopped(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(address) as older:
        a, b = await sit_down(older, "me", "me")
        with monkeypatch.context() as released, pytest.raises(StoreError, match="stop its servers first"):
            of_the_next_form(released, beside=False)
            async with open_tables(address):
                pass
        await play_out([a, b])
    with monkeypatch.context() as released:
        of_the_next_form(released, beside=False)
        async with open_tables(address) as newer:
            assert (await newer.get(a.live.table.setup.id)).table.outcome is not None
    with pytest.raises(StoreError, match="another version"):
        async with open_tables(address):
            pass
