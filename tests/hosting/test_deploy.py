"""The files in deploy/, tried as far as the tools of this machine go: nginx and Caddy with TLS on loopback,
systemd's own judgement of the unit, the steps of the container file by hand (tests/project/test_wheel.py)."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
import websockets.asyncio.client as ws
import yaml
from running import Server

from safehouse.table.configuring import configure, known
from safehouse.table.workers import MOST_WORKERS, WorkerLimits

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVER_MB = 512
"""What the server itself takes at most (docs/hosting.md: 0.4 GB with 2,500 tables)."""


def needs(*tools: str) -> pytest.MarkDecorator:
    missing = [tool for tool in tools if shutil.which(tool, path=f"{os.environ['PATH']}:/usr/sbin") is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with `cert.pem` and `key.pem` for localhost, made here."""
    folder = tmp_path_factory.mktemp("certificate")
    words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    where = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", *words.split(), *where], check=True, capture_output=True)
    return folder


class Site:
    """A server behind a proxy with TLS, as people meet it."""

    def __init__(self, server: Server, port: int, certificate: Path) -> None:
        self.server = server
        self.at = f"https://localhost:{port}"
        self.trust = ssl.create_default_context(cafile=str(certificate / "cert.pem"))
        self.client = httpx.Client(base_url=self.at, verify=self.trust, headers={"Origin": self.at}, timeout=30)

    async def is_played_on(self) -> None:
        """The page, a table, its stream and a link, all through the proxy."""
        page = self.client.get("/")
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        assert page.headers["strict-transport-security"].startswith("max-age=")
        made = self.client.post("/api/tables", json={"game": "_template", "seats": [{"held": "me"}] * 2})
        assert made.status_code == 201, made.text
        address = f"{self.at.replace('https', 'wss')}/api/tables/{made.json()['table']}/stream"
        async with ws.connect(address, ssl=self.trust, origin=self.at) as socket_:
            await socket_.send(json.dumps({"type": "hello", "token": made.json()["seats"][0]["token"]}))
            welcome = json.loads(await socket_.recv())
            assert welcome["type"] == "welcome"
            await socket_.send('{"type":"ping","id":"a"}')
            assert json.loads(await socket_.recv())["type"] == "pong"
        house = self.client.get("/api/house").json()
        assert (house["address"], house["reach"]) == (self.at, "public")
        foreign = {"Origin": "https://evil.example"}
        evil = self.client.post("/api/tables", json={"game": "_template"}, headers=foreign)
        assert (evil.status_code, evil.json()["code"]) == (403, "bad_origin")

    def forged_addresses_count_for_nothing(self) -> None:
        forged = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(8)]
        answers = [self.client.post("/api/tables", json={"game": "_template"}, headers=each) for each in forged]
        assert 429 in [answer.status_code for answer in answers]


def settings(port: int) -> str:
    few = "limits=Limits(efforts_at_once=4, efforts_per_second=0.001)"
    return f"public_url='https://localhost:{port}', trusted_proxies=('127.0.0.1', '::1'), {few}"


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 20
    while True:
        assert process.poll() is None, "the proxy did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.fixture(params=["host kept", "host rewritten"])
def behind_nginx(request: pytest.FixtureRequest, tmp_path: Path, certificate: Path) -> Iterator[Site]:
    port = free_port()
    with Server(tmp_path / "data", strict=True, more=settings(port)) as server:
        site = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
            ("server_name play.example;", "server_name localhost;"),
            ("/etc/letsencrypt/live/play.example/fullchain.pem", str(certificate / "cert.pem")),
            ("/etc/letsencrypt/live/play.example/privkey.pem", str(certificate / "key.pem")),
            ("http://127.0.0.1:8000", server.at),
        ):
            assert old in site, f"the sample has no {old}"
            site = site.replace(old, new)
        if request.param == "host rewritten":
            site = site.replace("proxy_set_header Host $host;", "")
        (tmp_path / "site.conf").write_text(site)
        temporary = "".join(
            f"{kind}_temp_path {tmp_path / kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (tmp_path / "nginx.conf").write_text(
            f"daemon off; pid {tmp_path / 'pid'}; error_log {tmp_path / 'error.log'}; {root_only()}"
            f"events {{}} http {{ access_log off; {temporary} include {tmp_path / 'site.conf'}; }}"
        )
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or "nginx"
        nginx = subprocess.Popen([program, "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)])
        try:
            wait_for(port, nginx)
            yield Site(server, port, certificate)
        finally:
            nginx.terminate()
            nginx.wait(20)


def root_only() -> str:
    return "user root; " if hasattr(os, "geteuid") and os.geteuid() == 0 else ""


@needs("nginx", "openssl")
async def test_a_game_over_tls_through_nginx(behind_nginx: Site) -> None:
    await behind_nginx.is_played_on()
    behind_nginx.forged_addresses_count_for_nothing()


@contextmanager
def behind_caddy(tmp_path: Path, site: str, port: int, *upstreams: str) -> Iterator[None]:
    """The sample with this text in the place of its `encode`."""
    own = "{\n\tauto_https disable_redirects\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n"
    sample = (DEPLOY / "Caddyfile").read_text()
    (tmp_path / "Caddyfile").write_text(own + sample.replace("encode zstd gzip", f"encode zstd gzip\n\t{site}"))
    known_here = {
        **os.environ,
        "CADDY_SITE": f"{'https' if site else 'http'}://localhost:{port}",
        "CADDY_UPSTREAM": " ".join(upstreams),
        "XDG_DATA_HOME": str(tmp_path / "caddy"),
        "XDG_CONFIG_HOME": str(tmp_path / "caddy"),
    }
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    log = (tmp_path / "caddy.log").open("wb")
    caddy = subprocess.Popen(command, env=known_here, stderr=log, stdout=log)
    try:
        wait_for(port, caddy)
        yield
    finally:
        caddy.terminate()
        caddy.wait(20)


def until_ready(client: httpx.Client) -> None:
    deadline = time.monotonic() + 15
    while client.get("/api/health").status_code != 200:
        assert time.monotonic() < deadline, "Caddy does not find the server ready"
        time.sleep(0.2)


@needs("caddy", "openssl")
async def test_a_game_over_tls_through_caddy(tmp_path: Path, certificate: Path) -> None:
    port, keys = free_port(), f"tls {certificate}/cert.pem {certificate}/key.pem"
    with (
        Server(tmp_path / "data", strict=True, more=settings(port)) as server,
        behind_caddy(tmp_path, keys, port, server.at.removeprefix("http://")),
    ):
        there = Site(server, port, certificate)
        until_ready(there.client)
        await there.is_played_on()
        there.forged_addresses_count_for_nothing()


class Named(BaseHTTPRequestHandler):
    """Answers everything with its port."""

    def do_GET(self) -> None:
        name = str(self.server.server_address[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    do_POST = do_GET

    def log_message(self, *_: object) -> None:
        pass


@needs("caddy")
def test_of_several_servers_one_gets_a_table_and_one_what_somebody_asks_of_a_save(tmp_path: Path) -> None:
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(3)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    port = free_port()
    at = [f"127.0.0.1:{server.server_port}" for server in servers]
    with behind_caddy(tmp_path, "", port, *at), httpx.Client(base_url=f"http://localhost:{port}") as client:
        until_ready(client)
        asked = {path: {client.post(path).text for _ in range(20)} for path in ("/api/review", "/api/replay")}
        asked["table"] = {client.get("/api/tables/0123456789abcdef").text for _ in range(20)}
        assert [len(found) for found in asked.values()] == [1, 1, 1]
        tables = {client.get(f"/api/tables/{number:016}").text for number in range(40)}
        assert len(tables) > 1
    for server in servers:
        server.shutdown()
        server.server_close()


@needs("systemd-analyze")
def test_systemd_accepts_the_unit_and_finds_it_well_locked(tmp_path: Path) -> None:
    unit = (DEPLOY / "safehouse.service").read_text()
    program = tmp_path / "safehouse"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    placed = tmp_path / "safehouse.service"
    assert "/opt/safehouse/bin/safehouse" in unit
    placed.write_text(unit.replace("/opt/safehouse/bin/safehouse", str(program)))
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(placed)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "safehouse.service" not in verified.stderr, verified.stderr
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(placed)],
        capture_output=True,
        text=True,
        check=False,
    )
    level = re.search(r"exposure level for safehouse\.service: ([\d.]+)", judged.stdout)
    assert level is not None, judged.stderr
    assert float(level[1]) <= 1.5


def test_the_unit_names_settings_and_commands_that_exist() -> None:
    unit = (DEPLOY / "safehouse.service").read_text()
    variables = set(re.findall(r"SAFEHOUSE_[A-Z_]+", unit))
    assert variables <= {setting.variable for setting in known().values()}


def test_all_workers_and_the_server_have_room_where_their_memory_is_limited() -> None:
    """And where one is killed for it all the same, the others go on."""
    unit = (DEPLOY / "safehouse.service").read_text()
    limits = [re.search(r"(?m)^MemoryMax=(\d)G$", unit)]
    limits += [
        re.search(r"(?m)^ +mem_limit: (\d)g$", (DEPLOY / file).read_text())
        for file in ("compose.yaml", "compose.nodes.yaml")
    ]
    needed_mb = MOST_WORKERS * WorkerLimits().memory_mb + SERVER_MB
    for limit in limits:
        assert limit is not None
        assert int(limit[1]) * 1024 >= needed_mb
    assert "\nOOMPolicy=continue\n" in unit


def test_the_sample_settings_are_settings(tmp_path: Path) -> None:
    found = configure({}, DEPLOY / "safehouse.toml", {}).settings
    assert found.public_url == "https://play.example"
    everything = re.sub(r"(?m)^# (?=\[|\w+ = )", "", (DEPLOY / "safehouse.toml").read_text())
    assert "\n[workers]" in everything
    (tmp_path / "all.toml").write_text(everything)
    assert configure({}, tmp_path / "all.toml", {}).settings.workers.workers == 4


@pytest.mark.parametrize(("file", "server"), [("compose.yaml", "safehouse"), ("compose.nodes.yaml", "node3")])
def test_the_containers_are_locked_down_and_set_what_exists(file: str, server: str) -> None:
    compose = yaml.safe_load((DEPLOY / file).read_text())
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
    house = compose["services"][server]
    assert "ports" not in house, "nobody reaches the plain port"
    variables = {setting.variable: setting for setting in known().values()}
    for name, value in house["environment"].items():
        variables[name].read(re.sub(r"\$\{[^}]+\}", "play.example", value), name, as_text=True)
    (inside,) = compose["networks"]["inside"]["ipam"]["config"]
    assert house["environment"]["SAFEHOUSE_TRUSTED_PROXIES"] == inside["subnet"]
    recipe = (DEPLOY / "Containerfile").read_text()
    assert set(re.findall(r"SAFEHOUSE_[A-Z_]+", recipe)) <= set(variables)
    assert recipe.index("USER 10001") < recipe.index("ENTRYPOINT")
