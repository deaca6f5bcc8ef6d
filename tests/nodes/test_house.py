"""Several nodes are one house: whoever asks another one finds the same lobby, games, groups and reports."""

import socket
from contextlib import closing
from pathlib import Path

import httpx
from people import until
from postgres import Postgres
from running import Caller, Server

from safehouse.table import reports
from safehouse.table.settings import Settings


class Node(Server):
    def __init__(self, folder: Path, store: str) -> None:
        with closing(socket.create_server(("127.0.0.1", 0))) as probe:
            self.metrics = f"127.0.0.1:{probe.getsockname()[1]}"
        super().__init__(folder, more=f"store={store!r}, metrics={self.metrics!r}")

    def figure(self, name: str) -> float:
        lines = httpx.get(f"http://{self.metrics}/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"safehouse_{name} "))


async def test_lobby_own_games_groups_and_reports_are_the_same_on_every_node(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.database(tmp_path)
    with Node(tmp_path / "a", address) as first, Node(tmp_path / "b", address) as second:
        table = first.table("me", "me", game="agent_avenue", public=True)
        token = table["seats"][0]["token"]
        assert [each["table"]["id"] for each in second.get("/api/tables").json()["tables"]] == [table["table"]]
        mine = second.post("/api/mine", {"seats": [{"table": table["table"], "token": token}]}).json()
        assert [(each["table"]["id"], each["you"]) for each in mine["tables"]] == [(table["table"], 0)]

        new = {"game": "mind_mgmt", "name": "Thursday", "players": ["Ann", "Bob"]}
        group = first.post("/api/series", new).json()
        assert second.get(f"/api/series/{group['series']}", group["token"]).json()["players"] == ["Ann", "Bob"]
        groups = second.post("/api/mine/series", {"series": [group]}).json()
        assert [each["name"] for each in groups["series"]] == ["Thursday"]

        async with Caller(second, table["table"], token) as there:
            assert (await there.ask("report", text="seen on the second"))["type"] == "done"
        assert [each.text for each in reports(Settings(store=address))] == ["seen on the second"]
        assert [node.figure("node_ready") for node in (first, second)] == [1, 1]
        await until(lambda: first.figure("tables_driven") + second.figure("tables_driven") == 1)
