"""Looks over a house and says what is wrong with it and what to do."""

import os
import re
import shutil
import socket
import sqlite3
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import metadata
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from safehouse import __version__
from safehouse.core.laws.compiled import is_compiled
from safehouse.table.backup import BackupError, check_store
from safehouse.table.settings import ANYWHERE, Settings
from safehouse.table.static import FOLDER
from safehouse.table.store import STORE_FILE, StoreError, locked, placed, tables_in
from safehouse.table.store.forms import FORM

GIGABYTE: Final = 2**30
EXACT: Final = re.compile(r"([\w.-]+)==([^;\s]+)\s*(;.*)?")
"""A requirement of one version of a package, perhaps under a condition."""
SPARE_FILES: Final = 200
"""What the server opens beside its connections."""

Verdict = Literal["good", "odd", "bad"]


class Finding(Struct, frozen=True):
    """`odd`: the server runs, but hardly as its host wishes. `advice`: what to do; empty where all is well."""

    about: str
    verdict: Verdict
    text: str
    advice: str = ""


def examine(settings: Settings) -> Iterator[Finding]:
    checks: list[Callable[[Settings], Iterator[Finding]]] = [
        versions,
        client,
        rules,
        folder,
        disk,
        store,
        address,
        port,
        open_files,
    ]
    for check in checks:
        yield from check(settings)


def versions(_: Settings) -> Iterator[Finding]:
    python = sys.version.split()[0]
    yield Finding(
        "versions", "good", f"Safehouse {__version__}, Python {python}, SQLite {sqlite3.sqlite_version}"
    )
    try:
        wanted = metadata.requires("safehouse") or []
    except metadata.PackageNotFoundError:
        yield Finding("versions", "odd", "the package is not installed", "install it with pip, or start run.py")
        return
    for requirement in filter(None, map(EXACT.fullmatch, wanted)):
        name, version, condition = requirement.groups("")
        found = None if "extra" in condition else _version_of(name)
        if found is not None and found != version:
            yield Finding("versions", "odd", f"{name} is {found}, not {version}", "install the package again")


def _version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def client(_: Settings) -> Iterator[Finding]:
    if (FOLDER / "index.html").is_file():
        yield Finding("client", "good", "the browser client is built")
    else:
        yield Finding("client", "bad", "the browser client is not built", "start run.py, or build it in web/")


def rules(_: Settings) -> Iterator[Finding]:
    if is_compiled():
        yield Finding("rules", "good", "the rules are compiled")
    else:
        advice = "install a C compiler and start run.py, or install the wheel for this system"
        yield Finding("rules", "odd", "the rules run as Python, several times slower", advice)


def folder(settings: Settings) -> Iterator[Finding]:
    data = settings.data
    there = next(path for path in (data, *data.parents) if path.exists())
    if not os.access(there, os.W_OK | os.X_OK):
        advice = f"give the user of the server the folder {data}, or set `data` to another"
        yield Finding("folder", "bad", f"{there} cannot be written to", advice)
        return
    if not settings.store:
        yield Finding("folder", "good", f"games are kept in {data}")
    for name in (STORE_FILE, f"{STORE_FILE}-wal"):
        path = data / name
        if path.exists() and path.stat().st_mode & 0o077:
            text = f"other users of this machine can read {path}, seeds and all"
            yield Finding("folder", "bad", text, f"chmod 600 {path}")


def disk(settings: Settings) -> Iterator[Finding]:
    there = next(path for path in (settings.data, *settings.data.parents) if path.exists())
    free = shutil.disk_usage(there).free
    text = f"{free / GIGABYTE:.1f} GB are free"
    if free < GIGABYTE // 10:
        yield Finding("disk", "bad", text, "make room: without it no move can be stored")
    elif free < GIGABYTE:
        yield Finding("disk", "odd", text, "make room soon")
    else:
        yield Finding("disk", "good", text)


def database(address: str) -> Iterator[Finding]:
    place = placed(address)
    try:
        count = tables_in(place)
    except StoreError as error:
        advice = "start the database, or correct `store`; its host's log says more"
        yield Finding("store", "bad", str(error), advice)
        return
    yield Finding("store", "good", f"{place.name}: {count} tables")


def store(settings: Settings) -> Iterator[Finding]:
    if settings.store:
        yield from database(settings.store)
        return
    path = settings.data / STORE_FILE
    if not path.is_file():
        yield Finding("store", "good", "no game was played here yet")
        return
    try:
        form = check_store(path)
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as opened:
            (tables,) = opened.execute("SELECT count(*) FROM tables").fetchone()
    except (BackupError, sqlite3.DatabaseError) as error:
        advice = "stop the server, move the file away and restore the last backup (`safehouse restore`)"
        yield Finding("store", "bad", str(error), advice)
        return
    later = "" if form == FORM else f"; of form {form}, brought to form {FORM} at the next start"
    yield Finding("store", "good", f"{tables} tables, whole{later}")


def address(settings: Settings) -> Iterator[Finding]:
    wide = settings.host in ANYWHERE
    if not settings.public_url:
        text = "links carry the address of whoever opens the page"
        yield Finding("address", "good", text if wide else "only this machine can reach the server")
        return
    yield Finding("address", "good", f"people come to {settings.public_url}")
    if settings.public_url.startswith("https:") and not settings.trusted_proxies:
        text = "no proxy is trusted, so all people count as one address for the limits"
        yield Finding("address", "odd", text, "set trusted_proxies to the address of the TLS proxy")
    if settings.public_url.startswith("https:") and wide:
        text = "the server listens to the network without TLS"
        advice = "set host to 127.0.0.1, unless a firewall or a container's network keeps the port to itself"
        yield Finding("address", "odd", text, advice)


def port(settings: Settings) -> Iterator[Finding]:
    running = not settings.store and _is_running(settings.data / STORE_FILE)
    at = f"{'127.0.0.1' if settings.host in ANYWHERE else settings.host}:{settings.port}"
    if running:
        alive = _answers(at)
        text = f"a server runs on this store and {'answers' if alive else 'does not answer'} at {at}"
        advice = "" if alive else "is it set to another host or port? else look into its log and start it again"
        yield Finding("port", "good" if alive else "bad", text, advice)
        return
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            text = f"cannot listen on {settings.host}, port {settings.port}: {error.strerror}"
            yield Finding("port", "bad", text, "choose another port, or stop who has it")
            return
    yield Finding("port", "good", f"no server runs on this store; {at} is free")


def _is_running(path: Path) -> bool:
    if not path.with_suffix(".lock").is_file():
        return False
    try:
        locked(path).close()
    except (StoreError, OSError):
        return True
    return False


def _answers(at: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://{at}/api/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def open_files(settings: Settings) -> Iterator[Finding]:
    try:
        import resource
    except ImportError:
        return
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    wanted = settings.limits.connections + SPARE_FILES
    if allowed >= wanted:
        yield Finding("open files", "good", f"{allowed} allowed")
        return
    advice = f"raise the limit (`ulimit -n {wanted}`, LimitNOFILE=), or lower limits.connections"
    yield Finding("open files", "odd", f"{allowed} allowed, {wanted} may be needed", advice)
