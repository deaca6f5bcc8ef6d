"""The auction of the Recruiter's part (MM-5.1315): everybody bids at their own device, before the game."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from auctions import call, calls, everybody, hold, join, me
from people import QUICK, Person, open_tables, play_out

from safehouse.table.messages import NewSeat
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import Limits
from safehouse.table.settings import Settings

OPEN, BOT = NewSeat(held="open"), NewSeat(held="bot", bot="easy")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with open_tables(tmp_path) as opened:
        yield opened


async def test_people_bid_in_turn_each_at_their_own_device(tables: TableRegistry) -> None:
    created = await hold(tables, me("Eva"), OPEN, OPEN)
    (eva,) = await everybody(tables, created)
    assert (eva.phase, eva.auction["bidder"]) == ("waiting", None), "somebody is still awaited"
    assert await call(eva, 1) == "no_auction"
    jan = await join(eva.live, 1, "Jan")
    petr = await join(eva.live, 2, "Petr")
    assert [person.auction["bidder"] for person in (eva, jan, petr)] == [0, 0, 0]
    assert (eva.phase, eva.position) == ("waiting", None), "the game waits for the auction"
    assert [seat["title"] for seat in eva.seats] == ["", "", ""], "nobody has a part yet"
    assert await call(jan, 3) == "not_your_call"
    assert await call(eva, 2) == "done"
    assert (jan.auction["bidder"], jan.auction["least"], jan.auction["leader"]) == (1, 3, 0)
    assert await call(jan, 2) == "bad_bid"
    assert await call(jan, 8) == "bad_bid"
    assert await call(jan, 3) == "done"
    assert await call(petr, 0) == "done"
    assert await call(eva, 0) == "done"
    assert calls(petr) == [(0, 2), (1, 3), (2, 0), (0, 0)]
    assert petr.outcome == {"by": "auction", "winners": [1], "seat": 1, "result": None, "going_on": None}
    assert [person.next["seat"] for person in (eva, jan, petr)] == [2, 0, 1]
    table = (await tables.get(eva.next["table"])).table
    assert [sitter.name for sitter in table.sitters] == ["Jan", "Petr", "Eva"]
    assert (table.setup.options["selection"], table.setup.options["number"]) == ("auction", 3)
    assert table.playing and table.setup.series is not None


async def test_the_tokens_open_the_game_and_it_is_played_out(tables: TableRegistry) -> None:
    created = await hold(tables, me("Eva"), me("Jan"))
    eva, jan = await everybody(tables, created)
    for person, number in ((eva, 1), (jan, 2), (eva, 0)):
        assert await call(person, number) == "done"
    game = await tables.get(eva.next["table"])
    there = [await Person(game, person.token).arrive() for person in (eva, jan)]
    assert [person.point.seat for person in there] == [1, 0]
    await play_out([there[1], there[0]], seed="after the auction")
    series = game.table.setup.series
    assert series is not None
    assert len(await tables.store.games_of(series)) == 2, "the record has the game, and nothing of the auction"
    assert await tables.store.tables_of(series) == []


async def test_a_call_is_taken_back_until_somebody_else_has_called(tables: TableRegistry) -> None:
    created = await hold(tables, me("Eva"), BOT, me("Jan"))
    eva, jan = await everybody(tables, created)
    assert (await jan.ask("recall"))["code"] == "nothing_to_undo"
    await call(eva, 5)
    assert calls(jan) == [(0, 5), (1, 0)], "a bot goes no further than the part is worth"
    assert (await jan.ask("recall"))["code"] == "nothing_to_undo"
    assert (await eva.ask("recall"))["type"] == "done"
    assert (calls(jan), jan.auction["bidder"], jan.auction["least"]) == ([], 0, 1)
    await call(eva, 0)
    assert calls(jan) == [(0, 0), (1, 1)]
    await call(jan, 2)
    assert (await eva.ask("recall"))["code"] == "no_auction"
    assert jan.outcome is not None and jan.outcome["winners"] == [2]


async def test_nobody_answers_to_calls_that_have_changed_since(tables: TableRegistry) -> None:
    eva, jan = await everybody(tables, await hold(tables, me("Eva"), me("Jan")))
    assert (await eva.ask("call", call=1, after=1))["code"] == "stale"
    again = await eva.ask("call", id="once", call=1, after=0)
    assert again["type"] == "done"
    assert (await eva.ask("call", id="once", call=1, after=0))["type"] == "done"
    assert calls(jan) == [(0, 1)], "a repeated request is carried out once"


async def test_for_who_is_away_anybody_at_the_table_may_call(tables: TableRegistry) -> None:
    eva, jan, petr = await everybody(tables, await hold(tables, me("Eva"), me("Jan"), me("Petr")))
    watcher = await Person(eva.live).arrive()
    await call(eva, 1)
    assert await call(petr, 0) == "not_your_call"
    await jan.go()
    assert (await watcher.ask("call", call=2, after=1))["code"] == "watchers_only_watch"
    assert await call(petr, 2) == "done"
    assert eva.auction["calls"][1] == {"seat": 1, "call": 2, "by": 2}
    assert await call(petr, 0) == "done"
    assert await call(eva, 0) == "done"
    back = await Person(await tables.get(eva.next["table"]), jan.token).arrive()
    assert back.point.seat == 0


async def test_for_a_program_anybody_at_the_table_may_call_and_it_stays_one(tables: TableRegistry) -> None:
    (eva,) = await everybody(tables, await hold(tables, me("Eva"), OPEN))
    await join(eva.live, 1, "Deep Thought", program=True)
    await call(eva, 2)
    assert await call(eva, 0) == "done"
    assert calls(eva) == [(0, 2), (1, 0)]
    game = (await tables.get(eva.next["table"])).table
    assert [seat.program for seat in game.seat_infos([])] == [False, True]


async def test_a_seat_is_nobody_elses_once_they_bid(tables: TableRegistry) -> None:
    """Nor does anybody inherit the calls of a bot that made room."""
    eva, jan = await everybody(tables, await hold(tables, me("Eva"), BOT, me("Jan")))
    await call(eva, 2)
    with pytest.raises(Refusal, match="seat_taken"):
        await eva.live.do(lambda: eva.live.fill(1, None))
    assert (calls(jan), jan.auction["bidder"]) == ([(0, 2), (1, 0)], 2)


async def test_bots_alone_hold_no_auction(tables: TableRegistry) -> None:
    """Their game would be at a table that no limit counts."""
    with pytest.raises(Refusal, match="bad_seats"):
        await hold(tables, BOT, BOT)
    live = await tables.get((await hold(tables, OPEN, BOT)).table)
    with pytest.raises(Refusal, match="bad_seats"):
        await live.do(lambda: live.fill(0, "easy"))
    assert live.table.sitters[0].held == "open"


async def test_nobody_whispers_before_there_are_sides(tables: TableRegistry) -> None:
    eva, jan, petr = await everybody(tables, await hold(tables, me("Eva"), me("Jan"), me("Petr")))
    for person, to in ((jan, 2), (eva, 1)):
        assert (await person.ask("chat", text="two modules?", to=[to]))["code"] == "no_whispers"
    assert eva.live.table.info().whispers == [[], [], []]
    for bidder in (eva, jan, petr):
        await call(bidder, 0 if bidder is not jan else 1)
    game = (await tables.get(jan.next["table"])).table
    assert game.info().whispers == [[], [2], [1]]


async def test_where_nobody_bids_lots_are_drawn(tables: TableRegistry) -> None:
    drawn = set()
    for _ in range(30):
        eva, jan = await everybody(tables, await hold(tables, me("Eva"), me("Jan")))
        await call(eva, 0)
        await call(jan, 0)
        assert eva.auction["leader"] is None and eva.outcome is not None
        table = (await tables.get(eva.next["table"])).table
        assert table.setup.options["number"] == 0
        drawn.add(tuple(sitter.name for sitter in table.sitters))
    assert drawn == {("Eva", "Jan"), ("Jan", "Eva")}


async def test_a_restarted_server_goes_on_with_the_auction(place: Path | str) -> None:
    async with TableRegistry.open(place, QUICK) as tables:
        created = await hold(tables, me("Eva"), me("Jan"))
        eva, _jan = await everybody(tables, created)
        await call(eva, 4)
    async with TableRegistry.open(place, QUICK) as tables:
        eva, jan = await everybody(tables, created)
        assert (calls(eva), eva.auction["bidder"]) == ([(0, 4)], 1)
        await call(jan, 0)
        following = eva.next["table"]
    async with TableRegistry.open(place, QUICK) as tables:
        eva, jan = await everybody(tables, created)
        assert (eva.phase, eva.next["table"]) == ("over", following)
        assert (await jan.ask("call", id="late", call=0, after=2))["code"] == "no_auction"
        game = (await tables.get(following)).table
        assert [sitter.name for sitter in game.sitters] == ["Eva", "Jan"]


async def test_the_host_may_close_the_table_instead(tables: TableRegistry) -> None:
    eva, jan = await everybody(tables, await hold(tables, me("Eva"), me("Jan")))
    await eva.live.do(eva.live.close)
    assert jan.outcome is not None and jan.outcome["by"] == "closed"
    assert await call(eva, 1) == "no_auction"


async def test_both_tables_count_for_who_sets_them_up(tmp_path: Path) -> None:
    async with open_tables(tmp_path, Settings(bot_pace=0.0, limits=Limits(foundings_per_day=2))) as tables:
        with pytest.raises(Refusal, match="too_many_tables"):
            await hold(tables, me("Eva"), me("Jan"))
