"""A table in play: what people can do, and what they cannot."""

import asyncio
import json
import weakref
from pathlib import Path

import pytest
from people import Person, open_tables, play_out, sit_down, until
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core import save as saves
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.table import messages as say
from safehouse.table import presence, viewers
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed
from safehouse.table.store import Store, Write, reports
from safehouse.table.viewers import Viewpoint


async def two(tables: TableRegistry, **more):
    return await sit_down(tables, "me", "me", **more)


async def test_two_people_play_to_the_end_and_both_learn_how_it_ended(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.play("keep")
        await b.play("keep")
        assert a.outcome == b.outcome
        assert a.outcome["by"] == "game"
        assert a.outcome["result"]["reason"] == "showdown"
        assert a.phase == "over"


async def test_a_whole_game_of_agent_avenue_in_every_variant(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        for variant, seats in (("duel", 2), ("team3", 3), ("team4", 4)):
            options = {"mode": "advanced", "variant": variant}
            people = await sit_down(tables, *["me"] * seats, game="agent_avenue", options=options)
            await play_out(people, variant)
            assert people[0].outcome["by"] == "game"


async def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.play("swap")
        before, stored = a.position, a.live.table.entries
        answer = await a.play("swap")
        assert (answer["type"], answer["code"], answer["clause"]) == ("refused", "illegal", "TP-5.4")
        assert (await b.play("keep"))["clause"] == "SH-2"
        await a.ask("resync")
        assert a.position == before
        assert a.live.table.entries == stored


async def test_why_not_answers_with_the_clause_and_plays_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        held = a.view["held"][0]
        assert (await a.ask("why", move={"kind": "accuse", "envelope": held}))["clause"] == "TP-5.6"
        assert (await a.ask("why", move={"kind": "keep"}))["clause"] is None
        assert (await a.ask("why", move=99))["clause"] == "SH-1"
        assert (await a.ask("why", move={"kind": "fly"}))["code"] == "no_move"
        assert a.live.table.game_record().entries == []


async def test_an_answer_to_another_question_is_stale(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        old = a.position["mark"]
        await a.play("swap")
        assert a.position["mark"] != old
        assert (await a.play("keep", mark=old))["code"] == "stale"
        assert (await a.play("keep"))["type"] == "done"


async def test_a_repeated_request_is_done_once(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        for _ in range(3):
            assert (await a.play("swap", id="same"))["type"] == "done"
        assert a.live.table.game_record().entries == ["0 swap"]


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
        assert live.table.chat[0].text == "hi"


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


async def test_undo_is_free_within_the_own_turn_when_nothing_was_revealed(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="agent_avenue", options={"start": "green"})
        first = a if a.moves else b
        other = b if first is a else a
        offer = next(m for m in first.moves if m["kind"] == "offer_up")
        before = [(p.view, p.log) for p in (first, other)]
        await first.ask("play", move=offer["code"], mark=first.position["mark"])
        assert first.position["undo"] == "free"
        assert (await first.ask("undo"))["type"] == "done"
        assert [(p.view, p.log) for p in (first, other)] == before


async def test_undo_after_a_reveal_needs_everybodys_agreement(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        before, log = a.view, a.log
        await a.play("swap")
        assert a.position["undo"] == "ask"
        assert (await a.ask("undo"))["type"] == "done"
        assert b.offers[0]["kind"] == "undo"
        assert b.offers[0]["waiting"] == [1]
        assert a.view != before
        await b.ask("answer", offer=b.offers[0]["number"], yes=True)
        assert a.view == before
        assert a.log == log
        assert b.offers == []


async def test_one_no_ends_an_offer(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.play("swap")
        await a.ask("undo")
        assert (await a.ask("undo"))["code"] == "offer_stands"
        assert (await b.ask("withdraw", offer=1))["code"] == "not_yours"
        assert (await a.ask("answer", offer=1, yes=True))["code"] == "already_answered"
        await b.ask("answer", offer=1, yes=False)
        assert a.offers == b.offers == []
        assert (await b.ask("answer", offer=1, yes=True))["code"] == "no_offer"
        assert a.live.table.game_record().entries == ["0 swap"]


async def test_an_undo_offer_lapses_with_the_next_move_and_can_be_withdrawn(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.play("swap")
        await a.ask("undo")
        await a.ask("withdraw", offer=1)
        assert b.offers == []
        await a.ask("undo")
        assert b.offers[0]["number"] == 2
        await a.play("keep")
        assert b.offers == []


async def test_an_agreed_undo_takes_back_the_answer_of_a_bot_too(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        (a,) = await sit_down(tables, "me", "random", game="agent_avenue", options={"start": "green"})
        record = a.live.table.game_record()
        for kind in ("offer_up", "offer_down"):
            choice = next(m for m in a.moves if m["kind"] == kind)
            await a.ask("play", move=choice["code"], mark=a.position["mark"])
        await until(lambda: len(record.steps) > 4 and not a.live.bots.busy)
        await a.ask("undo")
        await until(lambda: len(record.steps) == 1)
        assert [m["kind"] for m in a.moves] == ["offer_down"] * len(a.moves)


async def test_nothing_can_be_undone_before_the_first_move_or_after_the_end(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        assert a.position["undo"] == "no"
        assert (await a.ask("undo"))["code"] == "nothing_to_undo"
        await a.play("keep")
        await b.play("keep")
        assert (await a.ask("undo"))["code"] == "over"


async def test_resigning_gives_the_game_to_the_other_side(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await b.ask("resign")
        assert a.outcome == {"by": "resigned", "winners": [0], "seat": 1, "result": None}
        assert a.moves == []
        assert (await a.play("keep"))["code"] == "over"


async def test_a_mate_who_resigns_is_played_on_by_the_stand_in(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, *["me"] * 4, game="agent_avenue", options={"variant": "team4"})
        teams = people[0].live.table.teams
        first, second = teams[0]
        await people[first].ask("resign")
        assert people[0].outcome is None
        assert people[0].seats[first]["stand_in"]
        assert (await people[first].ask("return"))["code"] == "already_resigned"
        await people[second].ask("resign")
        assert people[0].outcome["winners"] == teams[1]


async def test_abort_needs_agreement_of_people_and_not_of_bots(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await a.ask("offer_abort")
        assert a.outcome is None
        await b.ask("answer", offer=1, yes=True)
        assert a.outcome["by"] == "aborted"
        (alone,) = await sit_down(tables, "me", "random")
        await alone.ask("offer_abort")
        await until(lambda: alone.outcome)
        assert alone.outcome["by"] == "aborted"


async def test_a_rematch_swaps_sides_and_the_tokens_stay_good(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        assert (await a.ask("rematch"))["code"] == "not_over"
        await b.ask("resign")
        await a.ask("rematch")
        await b.ask("answer", offer=1, yes=True)
        await until(lambda: a.next and b.next)
        assert (a.next["seat"], b.next["seat"]) == (1, 0)
        live = await tables.get(a.next["table"])
        again = await Person(live, a.token).arrive()
        assert again.point == Viewpoint(1)
        assert again.phase == "playing"
        assert (await a.ask("rematch"))["code"] == "rematch_made"


async def test_a_rematch_with_bots_wakes_after_a_restart(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        (a,) = await sit_down(tables, "me", "random")
        await a.ask("resign")
        await a.ask("rematch")
        await until(lambda: a.next)
        assert a.next is not None
        assert await tables.store.waking() == [a.next["table"]]


async def test_a_leaver_is_replaced_by_the_stand_in_and_can_return(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="agent_avenue", stand_in="random")
        await a.ask("leave")
        assert b.seats[0]["stand_in"] == "random"
        assert (await a.ask("leave"))["code"] == "stand_in_plays"
        await until(lambda: b.moves)
        assert a.moves == []
        await a.ask("return")
        assert b.seats[0]["stand_in"] is None
        assert (await a.ask("return"))["code"] == "not_away"


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


async def test_an_offer_waits_for_who_is_away_and_nobody_reads_a_hand_meanwhile(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await b.ask("leave")
        for offer in ("offer_follow", "offer_abort"):
            assert (await a.ask(offer))["type"] == "done"
        await a.play("swap")
        await a.ask("undo")
        assert [offer["waiting"] for offer in a.offers] == [[1]] * 3
        with pytest.raises(Refusal, match="no_follow"):
            await Person(a.live, follow=1).arrive()
        await b.ask("return")
        assert a.outcome is None
        assert a.view["aside"] is not None
        for offer in list(b.offers):
            await b.ask("answer", offer=offer["number"], yes=offer["kind"] == "undo")
        assert a.view["aside"] is None
        assert a.outcome is None


async def test_an_offer_does_not_wait_for_who_has_resigned(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", "me", game="agent_avenue", options={"variant": "team3"})
        pair = next(team for team in people[0].live.table.teams if len(team) == 2)
        (alone,) = {0, 1, 2} - set(pair)
        await people[alone].ask("offer_abort")
        assert people[alone].offers[0]["waiting"] == pair
        await people[pair[0]].ask("resign")
        assert people[alone].offers[0]["waiting"] == [pair[1]]
        await people[pair[1]].ask("answer", offer=1, yes=True)
        assert people[alone].outcome["by"] == "aborted"


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


async def test_notes_are_made_by_note_and_decisions_by_play(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, *["me"] * 4, game="agent_avenue", options={"variant": "team4"})
        noter = next(p for p in people if p.position["notes"])
        note = noter.position["notes"][0]["code"]
        assert (await noter.ask("play", move=note, mark=noter.position["mark"]))["code"] == "not_a_decision"
        assert (await noter.ask("note", move=0))["code"] == "not_a_note"
        assert (await noter.ask("note", move=note))["type"] == "done"


async def test_hot_seat_and_open_seats_and_the_host(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        created = await tables.create(
            say.NewTable(game="_template", seats=[say.NewSeat(held="open"), say.NewSeat(held="open")])
        )
        live = await tables.get(created.table)
        assert live.is_host(created.host)
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


async def test_a_note_of_another_seat_changes_nothing_of_what_may_be_taken_back(tmp_path: Path) -> None:
    """Otherwise a seat would learn of notes that are hidden from it."""
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", "me", game="mind_mgmt", options={"players": 3})
        random, seen = Stream("notes"), 0
        for _ in range(80):
            mover = next(person for person in people if person.moves)
            choice = random.choose(mover.moves)
            await mover.ask("play", move=choice["code"], mark=mover.position["mark"])
            writer = next((each for each in people if each is not mover and each.position["notes"]), None)
            if writer is None:
                continue
            quiet = (await mover.ask("resync"))["position"]["undo"]
            answer = await writer.ask("note", move=writer.position["notes"][0]["code"])
            assert answer["type"] == "done"
            welcome = await mover.ask("resync")
            assert welcome["position"]["undo"] == quiet
            if quiet == "free":
                seen += 1
                await mover.ask("undo")
                streamed = list(writer.log), list(mover.log)
                assert ((await writer.ask("resync"))["log"], (await mover.ask("resync"))["log"]) == streamed
                assert writer.log[-1]["kind"].startswith("note")
            if seen > 2:
                break
        assert seen > 0


async def test_an_undo_offer_outlives_notes_and_lapses_with_the_next_decision(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", "me", game="mind_mgmt", options={"players": 3})
        for _ in range(80):
            mover = next(person for person in people if person.moves)
            await mover.ask("play", move=mover.moves[0]["code"], mark=mover.position["mark"])
            writer = next((each for each in people if each is not mover and each.position["notes"]), None)
            state = (await mover.ask("resync"))["position"]["undo"]
            if writer is not None and state == "ask":
                break
        await mover.ask("undo")
        assert [offer["kind"] for offer in mover.offers] == ["undo"]
        await writer.ask("note", move=writer.position["notes"][0]["code"])
        assert [offer["kind"] for offer in mover.offers] == ["undo"]
        asked = next(person for person in people if person.moves)
        await asked.ask("play", move=asked.moves[0]["code"], mark=asked.position["mark"])
        assert mover.offers == []


async def test_legality_is_asked_once_for_a_move_that_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        kind, asked = type(a.live.table.game_record()._state), []
        real = kind.forbids

        def counting(self: State, seat: int, move: int) -> str | None:
            asked.append((seat, move))
            return real(self, seat, move)

        move = a.moves[0]["code"]
        with monkeypatch.context() as counted:
            counted.setattr(kind, "moves", lambda self, seat: [])
            counted.setattr(kind, "forbids", counting)
            assert (await a.ask("play", move=move, mark=a.position["mark"]))["type"] == "done"
        assert asked == [(0, move)]
