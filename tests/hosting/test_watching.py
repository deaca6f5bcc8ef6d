"""What a host sees of a running server: health, readiness, figures, logs; and what may be kept by caches."""

import json
import resource
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from running import Caller, Server

from safehouse.table.logs import TALKATIVE
from safehouse.table.store import STORE_FILE


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return int(probe.getsockname()[1])


class Watched(Server):
    def __init__(self, data: Path, more: str = "") -> None:
        self.metrics = f"127.0.0.1:{free_port()}"
        super().__init__(data, more=f"metrics={self.metrics!r}, logs='json', log_level='info', {more}")
        self._script = self._script.replace("logging.basicConfig(level=logging.DEBUG)", "")

    def figures(self) -> dict[str, float]:
        """By name, with the labels of each."""
        text = httpx.get(f"http://{self.metrics}/metrics").text
        found = {}
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
                found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
        return found

    def lines(self) -> list[dict[str, str]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    with Watched(tmp_path_factory.mktemp("watched")) as running:
        yield running


async def play_out(server: Server, game: str) -> list[str]:
    """A person and a bot play a whole game, with talk and questions; returns what no log may know."""
    made = server.table("me", "random", game=game)
    token = made["seats"][0]["token"]
    secrets = [made["table"], made["host"], token, "a private remark", "nonsense-token"]
    async with Caller(server, made["table"], token) as a:
        await a.ask("chat", text="a private remark")
        await a.ask("report", text="a private remark")
        await a.send({"type": "play", "id": "x", "move": "a private remark", "mark": token})
        while a.outcome is None:
            if not a.moves:
                await a.read()
                continue
            secrets.append(json.dumps(a.position["view"])[:200])
            await a.ask("play", move=a.moves[0]["code"], mark=a.position["mark"])
    server.get(f"/api/tables/{made['table']}?token={token}", "nonsense-token")
    server.client.request("BREW", f"/api/tables/{token}")
    return secrets


async def test_the_figures_tell_what_happened(watched: Watched) -> None:
    before = watched.figures()
    secrets = await play_out(watched, "_template")
    made = watched.table("me", "open")
    watched.get("/api/nothing")
    watched.get("/")
    async with Caller(watched, made["table"]):
        after = watched.figures()
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["safehouse_move_seconds_count"] > 0
    assert after["safehouse_move_seconds_sum"] < 60
    assert grown["safehouse_http_requests_total{area=api,status=201}"] == 2
    assert grown["safehouse_http_requests_total{area=api,status=404}"] == 1
    assert grown["safehouse_http_requests_total{area=files,status=200}"] == 1
    assert grown["safehouse_store_commits_total"] > 0
    assert (after["safehouse_sockets"], after["safehouse_tables"]) == (1, 2)
    assert after["safehouse_workers"] >= 1
    assert after["safehouse_connections"] >= 1
    for name in (
        "mailbox_waiting",
        "mailbox_waiting_most",
        "worker_questions_waiting",
        "workers_at_work",
        "store_waiting",
        "store_errors_total",
        "bot_fallbacks_total",
        "worker_failures_total",
        "seats_asked_again_total",
        "turned_away_total",
    ):
        assert after[f"safehouse_{name}"] == 0, name
    text = httpx.get(f"http://{watched.metrics}/metrics").text
    assert not [secret for secret in secrets if secret in text]


def test_the_figures_are_not_for_everybody(watched: Watched) -> None:
    for path in ("/metrics", "/api/metrics"):
        assert "safehouse_move" not in watched.get(path).text
    assert httpx.get(f"http://{watched.metrics}/elsewhere").status_code == 404
    with socket.create_connection(("127.0.0.1", int(watched.metrics.rsplit(":", 1)[1]))) as rude:
        rude.sendall(b"GET " + b"x" * 20_000)
        assert rude.recv(100) == b""
    assert watched.figures()


def test_alive_and_ready_are_two_things(tmp_path: Path) -> None:
    """A disk that takes nothing more is made by a limit on the size of files."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("limits of another process cannot be set on this system")
    with Watched(tmp_path) as server:
        assert server.get("/api/ready").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        full = {server.get("/api/ready").status_code for _ in wait(1.2)}
        assert 503 in full
        refused = server.get("/api/ready")
        assert (refused.status_code, refused.json()["code"]) == (503, "not_ready")
        assert server.get("/api/health").status_code == 200
        assert server.figures()["safehouse_store_errors_total"] >= 1
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert 200 in {server.get("/api/ready").status_code for _ in wait(1.2)}
        commits = server.figures()["safehouse_store_commits_total"]
        for _ in range(50):
            server.get("/api/ready")
        assert server.figures()["safehouse_store_commits_total"] <= commits + 3, "many who ask cost little"


def wait(seconds: float) -> Iterator[None]:
    import time

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.1)
    yield


def test_what_may_be_kept(watched: Watched) -> None:
    made = watched.table("me", "open")
    for path in (
        "/api/house",
        "/api/health",
        "/api/text/xx",
        "/api/games/nothing",
        "/api/nothing",
        f"/api/tables/{made['table']}",
        f"/api/tables/{made['table']}/qr.svg",
    ):
        assert watched.get(path).headers.get_list("cache-control") == ["no-store"], path
    assert watched.client.post("/", json={}).headers["cache-control"] == "no-store"
    for path in ("/api/games", "/api/games/_template", "/api/text/en", "/api/openapi.json"):
        answers = [watched.get(path) for _ in range(2)]
        assert [answer.headers.get_list("cache-control") for answer in answers] == [["no-cache"]] * 2, path
        assert answers[0].content == answers[1].content
        again = watched.client.get(path, headers={"If-None-Match": answers[0].headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (
            304,
            b"",
            answers[0].headers["etag"],
        )
    page = watched.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert watched.get("/t/abc").headers["cache-control"] == "no-cache"
    assert watched.get("/assets/missing.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("form", ["json", "text"])
async def test_whole_games_leave_no_secret_in_the_log(tmp_path: Path, form: str) -> None:
    """With workers that fail, a store that another program has locked, and seeds that run out, so that there is
    something to log."""
    odd = "workers=WorkerLimits(workers=1, module='no.such.module', start_seconds=5)"
    games = ["_template", "agent_avenue"] if form == "json" else ["_template"]
    script = f"seeds = iter(['the-very-seed'] * {2 + len(games)})\n"
    server = Watched(tmp_path, more=f"{odd}, seeds=lambda: next(seeds), create_word='swordfish'")
    server._script = script + server._script.replace("logs='json'", f"logs={form!r}")
    with server:
        created = server.post("/api/tables", {"game": "_template", "word": "swordfish"})
        assert created.status_code == 201
        server.post("/api/tables", {"game": "_template", "word": "swordfish-not"})
        server.table = lambda *seats, game, **more: Server.table(  # type: ignore[method-assign]
            server, *seats, game=game, word="swordfish", **more
        )
        secrets = [secret for game in games for secret in await play_out(server, game)]
        with closing(sqlite3.connect(tmp_path / STORE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert server.post("/api/tables", {"game": "_template", "word": "swordfish"}).status_code == 503
        assert server.post("/api/tables", {"game": "_template", "word": "swordfish"}).status_code == 500
    log = server.log.read_text()
    secrets += ["the-very-seed", "swordfish", *created.json()["table"].split()]
    with closing(sqlite3.connect(tmp_path / STORE_FILE)) as store:
        secrets += [json.loads(row[0])["host_key"] for row in store.execute("SELECT setup FROM tables")]
    found = [secret for secret in secrets if secret in log]
    assert not found
    assert "a random move is played" in log
    assert "could not be stored" in log
    if form == "json":
        lines = server.lines()
        assert {"at", "level", "from", "text"} <= set(lines[0])
        assert any("trace" in line for line in lines)
        assert {line["level"] for line in lines} >= {"info", "warning", "error"}
        assert not [line for line in lines if line["from"].startswith(TALKATIVE) and line["level"] == "info"]
