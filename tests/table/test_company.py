"""Who is at a table besides those who move: talk, watchers, followers, other devices, the host."""

import asyncio
import json
from pathlib import Path

import pytest
from people import Person, open_tables, two, until
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core import save as saves
from safehouse.table import messages as say
from safehouse.table import presence, viewers
from safehouse.table.requests import Refusal
from safehouse.table.store import reports


async def test_people_talk_unless_the_game_or_the_table_demands_silence(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.ask("chat", text="hello\x07 there")
        assert b.news[-1]["line"]["text"] == "hello  there"
        quiet, _ = await two(tables, chat=False)
        assert (await quiet.ask("chat", text="psst"))["code"] == "no_chat"


async def test_a_game_that_demands_silence_has_no_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from safehouse.core.shelf import find

    monkeypatch.setattr(type(find("_template")), "is_silent", lambda self, options: True)
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        assert (await a.ask("chat", text="psst"))["code"] == "no_chat"


async def test_watchers_see_what_is_public_and_do_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        watcher = await Person(a.live).arrive()
        assert watcher.view["held"] == [None, None]
        assert watcher.moves == []
        await a.play("swap")
        assert watcher.log[-1] == {"kind": "swapped", "seat": 0, "envelope": None}
        for type, more in (
            ("play", {"move": 0, "mark": ""}),
            ("chat", {"text": "x"}),
            ("resign", {}),
            ("why", {"move": 0}),
        ):
            assert (await watcher.ask(type, **more))["code"] == "watchers_only_watch"


async def test_a_table_without_watchers_turns_them_away(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables, watchers=False)
        with pytest.raises(Refusal) as no:
            await Person(a.live).arrive()
        assert no.value.code == "no_watchers"
        with pytest.raises(Refusal) as no:
            await Person(a.live, "guess").arrive()
        assert no.value.code == "wrong_token"


async def test_nobody_follows_a_rival_from_where_somebody_plays(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.go()
        a.address = "192.0.2.1"
        await a.arrive()
        await a.ask("offer_follow")
        await b.ask("answer", offer=1, yes=True)
        with pytest.raises(Refusal, match="no_follow"):
            await Person(a.live, follow=1, address="192.0.2.1").arrive()
        own = await Person(a.live, follow=0, address="192.0.2.1").arrive()
        elsewhere = await Person(a.live, follow=1, address="192.0.2.2").arrive()
        again = Person(a.live, a.token, address="192.0.2.2")
        await again.arrive()
        assert elsewhere.closed == 4003
        assert own.closed is None


async def test_whoever_leaves_a_seat_cannot_follow_a_rival_from_there(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.go()
        a.address = "192.0.2.1"
        await a.arrive()
        await a.ask("offer_follow")
        await b.ask("answer", offer=1, yes=True)
        await a.go()
        with pytest.raises(Refusal, match="no_follow"):
            await Person(a.live, follow=1, address="192.0.2.1").arrive()
        await Person(a.live, follow=0, address="192.0.2.1").arrive()


async def test_whoever_sat_somewhere_is_known_though_the_table_was_out_of_memory(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.go()
        a.address = "192.0.2.1"
        await a.arrive()
        await a.ask("offer_follow")
        await b.ask("answer", offer=1, yes=True)
        id = a.live.table.setup.id
        await a.go()
        await b.go()
        a.live.used -= 1000
        await until(lambda: tables.forget_idle() or not tables.live_tables)
        live = await tables.get(id)
        with pytest.raises(Refusal, match="no_follow"):
            await Person(live, follow=1, address="192.0.2.1").arrive()
        await Person(live, follow=1, address="192.0.2.2").arrive()


async def test_a_seat_is_followed_only_when_all_agreed_and_only_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "call_later", lambda seconds, call: viewers.call_later(seconds / 30, call))
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables, follow_delay=30)
        with pytest.raises(Refusal):
            await Person(a.live, follow=0).arrive()
        await a.ask("offer_follow")
        with pytest.raises(Refusal):
            await Person(a.live, follow=0).arrive()
        await b.ask("answer", offer=1, yes=True)
        follower = await Person(a.live, follow=0).arrive()
        assert follower.position is None
        assert follower.log == []
        await asyncio.sleep(0.6)
        await a.play("swap")
        await until(lambda: follower.position)
        assert follower.view["aside"] is None
        await asyncio.sleep(0.2)
        assert follower.view["aside"] is None
        await until(lambda: follower.view["aside"])
        assert follower.log == a.log
        assert follower.moves == []
        assert (await follower.ask("resign"))["code"] == "watchers_only_watch"
        await b.ask("resign")
        assert follower.outcome["by"] == "resigned"


async def test_two_devices_of_one_seat_get_the_same_frames(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        phone = await Person(a.live, a.token).arrive()
        await a.play("swap")
        assert phone.view == a.view
        await a.go()
        assert b.seats[0]["connected"] is True
        await phone.go()
        assert b.seats[0]["connected"] is False


async def test_a_report_keeps_the_save_the_move_number_and_the_view(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        await a.play("swap")
        await a.ask("report", text="the envelope looks wrong")
        (report,) = reports(tmp_path / "safehouse.db")
        assert report.text == "the envelope looks wrong"
        assert (report.table, report.moves, report.seat) == (a.live.table.setup.id, 1, 0)
        assert saves.replay(saves.parse(bytes(report.save))).entries == ["0 swap"]
        assert bytes(report.view) == a.live.table.game_record().view_bytes(0)
        (line,) = CliRunner().invoke(app, ["reports", "--data", str(tmp_path)]).output.splitlines()
        assert json.loads(line)["text"] == "the envelope looks wrong"


async def test_hot_seat_and_open_seats_and_the_host(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        created = await tables.create(
            say.NewTable(game="_template", seats=[say.NewSeat(held="open"), say.NewSeat(held="open")])
        )
        live = await tables.get(created.table)
        assert live.admission.is_host(created.host)
        screen = await Person(live).arrive()
        assert screen.phase == "waiting"
        assert screen.position is None
        await live.do(lambda: live.fill(1, "random"))
        await live.do(lambda: live.fill(1, None))
        await live.do(lambda: live.sit(0, "Ann", "0" * 64))
        with pytest.raises(Refusal) as no:
            await live.do(lambda: live.sit(0, "Bob", "1" * 64))
        assert no.value.code == "seat_taken"
        await live.do(lambda: live.fill(1, "random"))
        assert screen.phase == "playing"
        assert screen.view["held"] == [None, None]
        with pytest.raises(Refusal) as no:
            await live.do(live.close)
        assert no.value.code == "already_started"


async def test_a_host_closes_a_waiting_table(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        created = await tables.create(say.NewTable(game="_template", public=True))
        live = await tables.get(created.table)
        assert [table.table.setup.id for table in await tables.public()] == [created.table]
        screen = await Person(live).arrive()
        await live.do(live.close)
        assert screen.outcome["by"] == "closed"
        assert await tables.public() == []
