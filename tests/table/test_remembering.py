"""What a table remembers: over a restart, out of memory, when the store fails."""

import asyncio
import weakref
from pathlib import Path

import pytest
from people import Person, open_tables, sit_down, two, until

from safehouse.core.record import Rehearsal
from safehouse.table import messages as say
from safehouse.table import slices
from safehouse.table.entries import AnyEntry
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed
from safehouse.table.store import Store, Write
from safehouse.table.table import Table


async def test_a_repeated_request_is_recognised_after_a_restart(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        await a.play("swap", id="same")
        id, token = a.live.table.setup.id, a.token
    async with open_tables(tmp_path) as tables:
        a = await Person(await tables.get(id), token).arrive()
        assert (await a.play("swap", id="same"))["type"] == "done"
        assert a.live.table.game_record().entries == ["0 swap"]


async def test_a_restart_brings_back_the_position_the_log_and_the_chat(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="agent_avenue")
        for _ in range(4):
            mover = a if a.moves else b
            await mover.ask("play", move=mover.moves[-1]["code"], mark=mover.position["mark"])
        await a.ask("chat", text="hi")
        id = a.live.table.setup.id
        before = [(p.view, p.log, p.moves) for p in (a, b)]
    async with open_tables(tmp_path) as tables:
        live = await tables.get(id)
        back = [await Person(live, p.token).arrive() for p in (a, b)]
        assert [(p.view, p.log, p.moves) for p in back] == before
        assert live.table.conversation.lines[0].text == "hi"


async def test_an_idle_table_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.play("swap")
        await a.go()
        await b.go()
        id, parts = a.live.table.setup.id, weakref.WeakSet([a.live, a.live.table, a.live.presence])
        a.live.used = 0
        tables.forget_idle()
        assert tables.live_tables == 0
        await asyncio.sleep(0)
        assert list(parts) == [a.live], "memory waits for no collector"
        live = await tables.get(id)
        assert live is not a.live
        assert live.table.game_record().entries == ["0 swap"]


async def test_others_work_while_a_game_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "AT_A_TIME", 0.0)
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="agent_avenue")
        for _ in range(4):
            mover = a if a.moves else b
            await mover.ask("play", move=mover.moves[-1]["code"], mark=mover.position["mark"])
        id = a.live.table.setup.id
    async with open_tables(tmp_path) as tables:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        def apply(self: Table, entry: AnyEntry, move: Rehearsal | None = None) -> None:
            between.append(turns)
            applied(self, entry, move)

        between: list[int] = []
        applied = Table.apply
        monkeypatch.setattr(Table, "apply", apply)
        working = asyncio.create_task(others())
        live = await tables.get(id)
        working.cancel()
        assert len(live.table.game_record().entries) == 4
        assert len(set(between)) == len(between) >= 4


async def test_a_table_at_work_is_not_forgotten(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.go()
        await b.go()
        stored = asyncio.Event()

        async def slowly() -> None:
            await stored.wait()

        working = asyncio.create_task(a.live.do(slowly))
        await asyncio.sleep(0.01)
        a.live.used = 0
        tables.forget_idle()
        assert tables.live_tables == 1
        stored.set()
        await working
        tables.forget_idle()
        assert tables.live_tables == 0


async def test_a_table_with_somebody_at_it_is_not_forgotten(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        a.live.used = 0
        tables.forget_idle()
        assert tables.live_tables == 1


async def test_a_rematch_with_bots_wakes_after_a_restart(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        (a,) = await sit_down(tables, "me", "random")
        await a.ask("resign")
        await a.ask("rematch")
        await until(lambda: a.next)
        assert a.next is not None
        assert await tables.store.waking() == [a.next["table"]]


@pytest.mark.parametrize("last", ["sit", "leave", "resign", "play"])
async def test_what_a_table_has_become_is_stored_with_the_entry_that_made_it_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """Killed at any moment, the store says of every table what its entries say."""
    written: list[Write] = []
    real = Store.write

    async def spy(self: Store, write: Write) -> None:
        written.append(write)
        await real(self, write)

    async with open_tables(tmp_path) as tables:
        created = await tables.create(say.NewTable(game="_template"))
        live = await tables.get(created.table)
        if last != "sit":
            await live.do(lambda: live.sit(1, "Bob", hashed("bob")))
        a = await Person(live, created.seats[0].token).arrive()
        monkeypatch.setattr(Store, "write", spy)
        if last == "sit":
            await live.do(lambda: live.sit(1, "Bob", hashed("bob")))
        elif last == "play":
            mine = a.view["held"][0]
            await a.play(f"accuse {1 if mine != 1 else 2}")
        else:
            await a.ask(last)
        (first, *_) = [write for write in written if write.rows["entries"]]
        assert [(row["new_phase"], row["new_wakes"]) for row in first.rows["phases"]] == [
            (live.table.phase, live.table.wakes)
        ]
        stored = await tables.store.read(created.table)
        assert (stored.phase, stored.wakes) == (live.table.phase, live.table.wakes)


async def test_loading_sets_right_what_the_store_says_wrongly(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        id = a.live.table.setup.id
        await tables.store.write(Write().phase(id, "waiting", True))
    async with open_tables(tmp_path) as tables:
        await tables.get(id)
        stored = await tables.store.read(id)
        assert (stored.phase, stored.wakes) == ("playing", False)


async def test_a_table_that_cannot_store_is_read_afresh_and_goes_on(tmp_path: Path, monkeypatch) -> None:
    from safehouse.table.store import Store, StoreError

    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.play("swap")
        with monkeypatch.context() as broken:

            async def fail(self, write) -> None:
                raise StoreError("the disk is full")

            broken.setattr(Store, "write", fail)
            assert (await a.play("keep", id="again"))["code"] == "busy"
            await until(lambda: a.closed == b.closed == 1012)
        live = await tables.get(a.live.table.setup.id)
        assert live is not a.live
        assert live.table.game_record().entries == ["0 swap"]
        back = await Person(live, a.token).arrive()
        assert (await back.play("keep", id="again"))["type"] == "done"
        with pytest.raises(Refusal) as no:
            await a.live.do(a.live.close)
        assert no.value.code == "busy"


async def test_a_table_comes_to_life_once_however_many_ask_for_it(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        new = say.NewTable(
            game="_template", seats=[say.NewSeat(held="me"), say.NewSeat(held="bot", bot="random")]
        )
        for _ in range(20):
            created, _ = await asyncio.gather(tables.create(new), tables._wake())
            first, *others = await asyncio.gather(*(tables.get(created.table) for _ in range(5)))
            assert others == [first] * 4
            tables._discard(first)
            again = await asyncio.gather(*(tables.get(created.table) for _ in range(5)))
            assert again == [again[0]] * 5
            assert again[0] is not first
        alive = [task for task in asyncio.all_tasks() if task.get_name().startswith("table ")]
        assert len(alive) == tables.live_tables == 20
