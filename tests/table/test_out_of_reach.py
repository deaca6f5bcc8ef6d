"""While the store is out of reach people are told to ask again, and the log says why in a line."""

from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient
from people import QUICK

from safehouse.table.app import application
from safehouse.table.census import Census
from safehouse.table.metrics import Metrics
from safehouse.table.readiness import Closing
from safehouse.table.store import Store, StoreError


async def unreachable(*_: object) -> None:
    raise StoreError("the database does not answer")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_every_request_is_refused_as_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = application(tmp_path / "safehouse.db", QUICK, Metrics(), Closing(), Census())
    async with AsyncTestClient(app) as client:
        made = (await client.post("/api/tables", json={"game": "_template"})).json()["table"]
        with monkeypatch.context() as broken:
            for name in ("_rows", "write"):
                broken.setattr(Store, name, unreachable)
            answers = [
                await client.get("/api/tables"),
                await client.post("/api/tables", json={"game": "_template"}),
                await client.get("/api/tables/nowhere"),
                await client.post(f"/api/tables/{made}/seats/1", json={"name": "Ann"}),
                await client.get("/api/series/nowhere"),
            ]
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "busy")}
    told = [record for record in caplog.records if record.name == "safehouse.table.app"]
    assert told and not any(record.exc_info for record in told)
