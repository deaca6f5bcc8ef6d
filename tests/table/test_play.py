"""Playing at a table: moves, refusals, requests repeated, resigning, rematches, stand-ins."""

from pathlib import Path

from people import Person, open_tables, play_out, sit_down, two, until

from safehouse.table.viewers import Viewpoint


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


async def test_resigning_gives_the_game_to_the_other_side(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await two(tables)
        await b.ask("resign")
        assert a.outcome == {"by": "resigned", "winners": [0], "seat": 1, "result": None, "going_on": None}
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


async def test_notes_are_made_by_note_and_decisions_by_play(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, *["me"] * 4, game="agent_avenue", options={"variant": "team4"})
        noter = next(p for p in people if p.position["notes"])
        note = noter.position["notes"][0]["code"]
        assert (await noter.ask("play", move=note, mark=noter.position["mark"]))["code"] == "not_a_decision"
        assert (await noter.ask("note", move=0))["code"] == "not_a_note"
        assert (await noter.ask("note", move=note))["type"] == "done"
