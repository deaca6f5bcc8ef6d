"""One damaged row costs its own table only."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from running import Caller, Server

from safehouse.table.store import STORE_FILE

DAMAGES = {
    "setup is rubbish": "update tables set setup = x'ff00' where id = :table",
    "setup is another's": "update tables set setup = '{\"id\": 3}' where id = :table",
    "setup is a number": "update tables set setup = 3 where id = :table",
    "entry is rubbish": "update entries set entry = x'ff00' where table_id = :table and number = 0",
    "entry is of no kind": 'update entries set entry = \'{"did": "fly", "at": 1}\' where table_id = :table',
    "entry is no move": (
        'update entries set entry = \'{"did":"played","at":1,"seat":0,"move":"no"}\' where table_id = :table'
    ),
    "seat is none": (
        'update entries set entry = \'{"did":"left","at":1,"seat":77}\' where table_id = :table and number = 0'
    ),
    "phase is none": "update tables set phase = 'dancing' where id = :table",
    "times are text": "update tables set created = 'yesterday', used = 'never' where id = :table",
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_row_costs_its_own_table_only(tmp_path: Path, damage: str) -> None:
    server = Server(tmp_path)
    with server:
        made = [server.table("me", "random", game="agent_avenue", public=True) for _ in range(3)]
        for table in made:
            async with Caller(server, table["table"], table["seats"][0]["token"]) as a:
                while not a.moves:
                    await a.read()
                await a.ask("play", move=a.moves[0]["code"], mark=a.position["mark"])
    victim = made[1]["table"]
    with closing(sqlite3.connect(tmp_path / STORE_FILE, isolation_level=None)) as stored:
        assert stored.execute(DAMAGES[damage], {"table": victim}).rowcount >= 1
    with server:
        listed = server.get("/api/tables")
        assert listed.status_code == 200
        assert {table["table"]["id"] for table in listed.json()["tables"]} >= {
            made[0]["table"],
            made[2]["table"],
        }
        seats = [{"table": table["table"], "token": table["seats"][0]["token"]} for table in made]
        mine = server.post("/api/mine", {"seats": seats})
        assert mine.status_code == 200
        assert len(mine.json()["tables"]) >= 2
        for table in (made[0], made[2]):
            async with Caller(server, table["table"], table["seats"][0]["token"]) as a:
                await asyncio.wait_for(a.until(lambda a=a: a.moves or a.outcome), 30)
        server.get(f"/api/tables/{victim}")
        assert server.get("/api/ready").status_code == 200
