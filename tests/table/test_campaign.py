"""A campaign at the table: chapters and rematches keep everybody in the same part; lots."""

from pathlib import Path
from typing import Any

from people import Person, open_tables, play_out

from safehouse.core.series import as_meant
from safehouse.core.shelf import find
from safehouse.table import messages as say
from safehouse.table.founding import seated
from safehouse.table.groups import Groups
from safehouse.table.registry import TableRegistry

EVA_AND_JAN = say.NewSeries(game="mind_mgmt", name="Thursday", players=["Eva", "Jan"])


async def start(tables: TableRegistry, group: say.SeriesCreated, *seats: say.NewSeat) -> say.TableCreated:
    return await Groups(tables).start(group.series, group.token, say.NewChapter(chapter=0, seats=list(seats)))


def at_this_device(*names: str) -> list[say.NewSeat]:
    return [say.NewSeat(held="me", name=name) for name in names]


async def everybody(tables: TableRegistry, created: say.TableCreated) -> list[Person]:
    live = await tables.get(created.table)
    return [await Person(live, key.token).arrive() for key in created.seats]


async def names_at(tables: TableRegistry, table: str) -> list[str]:
    return [sitter.name for sitter in (await tables.get(table)).table.sitters]


async def first_game(tables: TableRegistry) -> tuple[say.SeriesCreated, list[Person]]:
    group = await Groups(tables).create(EVA_AND_JAN)
    people = await everybody(tables, await start(tables, group, *at_this_device("Eva", "Jan")))
    await play_out(people, seed="first")
    return group, people


async def test_a_rematch_goes_on_with_the_campaign_in_the_same_parts(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        _, (eva, jan) = await first_game(tables)
        await eva.ask("rematch")
        await jan.ask("answer", offer=1, yes=True)
        assert eva.next is not None and jan.next is not None
        assert (eva.next["seat"], jan.next["seat"]) == (0, 1)
        again = (await tables.get(eva.next["table"])).table
        assert [sitter.name for sitter in again.sitters] == ["Eva", "Jan"]
        options = again.setup.options
        won = eva.outcome is not None and eva.outcome["winners"] == [0]
        assert (options["opened_recruiter"], options["opened_agents"]) == ((0, 1) if won else (1, 0))
        assert (options["last_winner"], options["streak"]) == ("recruiter" if won else "rogue_agents", 1)


async def test_a_chapter_gives_the_named_their_parts_however_they_are_written(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        group, _ = await first_game(tables)
        turned = await start(tables, group, *at_this_device("jan", "ÉVA"))
        assert await names_at(tables, turned.table) == ["Eva", "Jan"]
        assert [key.seat for key in turned.seats] == [0, 1]
        await play_out(await everybody(tables, turned), seed="second")
        state = await Groups(tables).state(group.series, group.token)
        assert state.chapters[0].tried == 2, "one series, not two"


async def test_an_open_seat_waits_for_the_one_it_is_meant_for(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        group, _ = await first_game(tables)
        created = await start(tables, group, say.NewSeat(held="me", name="Jan"), say.NewSeat(held="open"))
        (mine,) = created.seats
        live = await tables.get(created.table)
        assert (mine.seat, await names_at(tables, created.table)) == (1, ["Eva", "Jan"])
        await live.do(lambda: live.sit(0, "Evička", "key"))
        assert await names_at(tables, created.table) == ["Eva", "Jan"]


def test_who_is_not_named_takes_what_is_left() -> None:
    me, bot, open_seat = at_this_device("Zoe")[0], say.NewSeat(held="bot", bot="easy"), say.NewSeat(held="open")
    assert seated([open_seat, me, bot], None, ["Eva", "Jan", ""]) == [
        say.NewSeat(held="open", name="Eva"),
        me,
        bot,
    ]
    jan = say.NewSeat(held="me")
    assert seated([jan, bot, open_seat], "JAN", ["Eva", "Jan", "Petr"]) == [
        bot,
        say.NewSeat(held="me", name="Jan"),
        say.NewSeat(held="open", name="Petr"),
    ]


def test_names_are_compared_as_people_mean_them() -> None:
    assert as_meant("  JIŘÍ   Žák") == as_meant("jiri zak") != as_meant("jirka zak")


async def test_lots_decide_who_is_the_recruiter(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        drawn = set()
        for _ in range(40):
            new = say.NewTable(
                game="mind_mgmt", options={"recruiter": "random"}, seats=at_this_device("Eva", "Jan")
            )
            drawn.add(tuple(await names_at(tables, (await tables.create(new)).table)))
        assert drawn == {("Eva", "Jan"), ("Jan", "Eva")}


async def test_lots_decide_for_those_who_come_later_too(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        taken = set()
        for _ in range(40):
            new = say.NewTable(
                game="mind_mgmt",
                options={"recruiter": "random", "players": 3},
                seats=[say.NewSeat(held="open")] * 3,
            )
            live = await tables.get((await tables.create(new)).table)
            seat = await live.do(lambda live=live: live.sit(0, "Eva", "key"))
            assert live.table.sitters[seat].name == "Eva"
            taken.add(seat)
        assert taken == {0, 1, 2}


def test_a_game_without_an_auction_or_a_campaign_has_none() -> None:
    game: Any = find("_template")
    assert game.bidding(2, []) is None
    assert game.rematch([], game.typical(), ["Ann", "Bob"]) is None
    assert not game.draws_lots(game.typical())
