"""One damaged row costs its own table only."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from running import Caller, Server

from safehouse.table.store import STORE_FILE

FIRST = "where table_id = :table and number = 0"
DAMAGES = [
    "update tables set setup = x'ff00' where id = :table",
    """update tables set setup = '{"id": 3}' where id = :table""",
    "update tables set setup = 3 where id = :table",
    f"update entries set entry = x'ff00' {FIRST}",
    f"""update entries set entry = '{{"did": "fly", "at": 1}}' {FIRST}""",
    f"""update entries set entry = '{{"did":"played","at":1,"seat":0,"move":"no"}}' {FIRST}""",
    f"""update entries set entry = '{{"did":"left","at":1,"seat":77}}' {FIRST}""",
    "update tables set phase = 'dancing' where id = :table",
    "update tables set created = 'yesterday', used = 'never' where id = :table",
]


async def begun(server: Server) -> dict[str, Any]:
    """A public table on which a move was made."""
    made = server.table("me", "random", game="agent_avenue", public=True)
    async with Caller(server, made["table"], made["seats"][0]["token"]) as a:
        await a.until(lambda: a.moves)
        await a.ask("play", move=a.moves[0]["code"], mark=a.position["mark"])
    return made


async def test_a_damaged_row_costs_its_own_table_only(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        whole = [await begun(server) for _ in range(2)]
        damaged = [await begun(server) for _ in DAMAGES]
    with closing(sqlite3.connect(tmp_path / STORE_FILE, isolation_level=None)) as stored:
        for table, damage in zip(damaged, DAMAGES, strict=True):
            assert stored.execute(damage, {"table": table["table"]}).rowcount == 1
    with server:
        listed = server.get("/api/tables")
        assert listed.status_code == 200
        ids = {table["table"]["id"] for table in listed.json()["tables"]}
        assert ids >= {table["table"] for table in whole}
        seats = [{"table": made["table"], "token": made["seats"][0]["token"]} for made in (*damaged, *whole)]
        mine = server.post("/api/mine", {"seats": seats})
        assert mine.status_code == 200
        assert {table["table"]["id"] for table in mine.json()["tables"]} >= {made["table"] for made in whole}
        for made in whole:
            async with Caller(server, made["table"], made["seats"][0]["token"]) as a:
                await asyncio.wait_for(a.until(lambda a=a: a.moves or a.outcome), 30)
        for made in damaged:
            assert server.get(f"/api/tables/{made['table']}").json().get("code", "internal") == "internal"
        assert server.get("/api/ready").status_code == 200
        assert server.table("me", "open")
