"""Moves taken back: by oneself, and by agreement."""

from pathlib import Path

import pytest
from people import Person, open_tables, sit_down, two, until

from safehouse.core.random import Stream
from safehouse.table import messages as say
from safehouse.table.requests import Refusal


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


async def test_a_note_of_another_seat_changes_nothing_of_what_may_be_taken_back(tmp_path: Path) -> None:
    """Otherwise a seat would learn of notes that are hidden from it."""
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", "me", game="mind_mgmt", options={"players": 3})
        random, seen = Stream("notes"), 0
        for _ in range(80):
            mover = next(person for person in people if person.moves)
            choice = mover.moves[random.below(len(mover.moves))]
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


@pytest.mark.parametrize("place", [0, 1])
async def test_at_a_real_table_anybody_takes_the_last_entry_back_at_once(tmp_path: Path, place: int) -> None:
    async with open_tables(tmp_path) as tables:
        led = {"game": "mind_mgmt", "options": {"mode": "training"}, "companion": "secret_map"}
        people = await sit_down(tables, "me", "me", **led)
        record = people[0].live.table.game_record()
        assert (await people[place].ask("undo"))["code"] == "nothing_to_undo"
        walk = ("choose_recruiter karl_box", "start_at C4", "step C5", "step C6", "step C7", "step D7")
        for move in walk:
            await people[0].play(move)
        entered, before = len(record.steps), [(person.view, person.log) for person in people]
        await people[1].ask("play", move=people[1].moves[0]["code"], mark=people[1].position["mark"])
        await people[1].ask("note", move=people[1].position["notes"][0]["code"])
        assert (await people[place].ask("undo"))["type"] == "done"
        assert [(person.view, person.log) for person in people] == before
        await people[place].ask("undo")
        assert len(record.steps) == entered - 1
        assert people[0].offers == people[1].offers == []


async def test_a_companion_whose_seats_stand_open_takes_nothing_back_unasked(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        seats = [say.NewSeat(held="me"), say.NewSeat(held="open")]
        new = say.NewTable(game="mind_mgmt", options={"mode": "training"}, companion="secret_map", seats=seats)
        created = await tables.create(new)
        live = await tables.get(created.table)
        assert not live.table.at_real_table
        (recruiter,) = await sit_down(tables, "me", "random", game="mind_mgmt", companion="recruiter")
        assert recruiter.live.table.at_real_table
