"""A group that holds the auction of MIND MGMT's campaign, for tests."""

from typing import Any

import msgspec
from people import Person

from safehouse.core.series import PlayedGame
from safehouse.core.shelf import find
from safehouse.table import messages as say
from safehouse.table.groups import Groups
from safehouse.table.live import LiveTable
from safehouse.table.messages import NewSeat
from safehouse.table.registry import TableRegistry
from safehouse.table.security import hashed, new_table_id, new_token
from safehouse.table.store import Write

GAME: Any = find("mind_mgmt")
RING = say.NewSeries(game="mind_mgmt", name="Ring", players=["Eva", "Jan", "Petr"])


def me(name: str) -> NewSeat:
    return NewSeat(held="me", name=name)


def everything_open(series: str, *players: str) -> Write:
    """What the store knows of a group once it has played a game with all fourteen packages."""
    game = PlayedGame(
        options=GAME.read_options({"opened_recruiter": 7, "opened_agents": 7}).to_json(),
        players=list(players),
        winners=[0],
        reason="time",
        facts={"round": 4, "recruiter": "karl_box", "modules": [], "agents": {"meru": 1}},
        date="2026-11-15T10:00:00+00:00",
    )
    table = new_table_id()
    write = Write().table(table, 0, "over", False, False, b"").keep(table, 0, True, b"")
    return write.series_table(series, table).played(table, 0, msgspec.json.encode(game))


async def hold(tables: TableRegistry, *seats: NewSeat, **more: Any) -> say.TableCreated:
    """The table of a group's auction, with these seats."""
    groups = Groups(tables)
    group = await groups.create(RING)
    await tables.store.write(everything_open(group.series, "Eva", "Jan"))
    chapters = (await groups.state(group.series, group.token)).chapters
    (number,) = [number for number, chapter in enumerate(chapters) if chapter.auctioned]
    new = say.NewChapter(chapter=number, options={"players": len(seats)}, seats=list(seats), **more)
    return await groups.start(group.series, group.token, new)


async def everybody(tables: TableRegistry, created: say.TableCreated) -> list[Person]:
    live = await tables.get(created.table)
    return [await Person(live, key.token).arrive() for key in created.seats]


async def join(live: LiveTable, seat: int, name: str, program: bool = False) -> Person:
    token = new_token()
    await live.do(lambda: live.sit(seat, name, hashed(token), program))
    return await Person(live, token).arrive()


async def call(person: Person, number: int) -> str:
    """What becomes of a call after all that this person has seen."""
    answer = await person.ask("call", call=number, after=len(person.auction["calls"]))
    return answer.get("code", "done")


def calls(person: Person) -> list[tuple[int, int]]:
    return [(called["seat"], called["call"]) for called in person.auction["calls"]]
