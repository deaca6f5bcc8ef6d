"""How a server runs: where it listens, who may do what, its limits, its pace, how long it remembers.

Every field here, and every field of a struct here, is a setting: of the file, of the environment and of the
command line (`configuring.py`). Its type says what fits, the text below it what it is for.
"""

import ipaddress
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct, field

from safehouse.core.places import data_folder
from safehouse.core.words import LANGUAGES
from safehouse.table.retention import Retention
from safehouse.table.security import Limits
from safehouse.table.store import STORE_FILE
from safehouse.table.store.database import read_address
from safehouse.table.workers import WorkerLimits

ANYWHERE: Final = ("0.0.0.0", "::", "")
"""What `host` is where the server listens on all addresses of the machine."""


def fresh_seed() -> str:
    """Nobody can foretell it."""
    return secrets.token_hex(16)


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    """Listen here; 0.0.0.0 for the whole network."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen at; 0: a free one."""
    data: Path = field(default_factory=data_folder)
    """The folder where games are kept."""
    store: str = ""
    """A PostgreSQL database to keep games in instead, e.g. postgresql://user:password@host/database."""
    public_url: str = ""
    """The address people open, e.g. https://play.example: for links and QR codes, and the name and origin that
    a server behind a proxy answers to."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed, e.g. 127.0.0.1."""
    create_word: Annotated[str, Meta(max_length=100)] = ""
    """Who sets up a table or founds a group must know this word; empty: everybody may."""
    languages: tuple[str, ...] = LANGUAGES
    """What the browser offers; the first one is for who speaks none of them."""
    metrics: str = ""
    """Figures for Prometheus on this address of their own, e.g. 127.0.0.1:9464; empty: none."""
    logs: Literal["text", "json"] = "text"
    """How the log on standard error is written: lines for people, or one JSON object a line."""
    log_level: Literal["info", "warning", "error"] = "warning"
    """What is worth a line."""
    bot_pace: float = 0.7
    """Seconds a bot takes at least."""
    bots_elsewhere: bool = False
    """Where several servers share a database: leave bots and clocks to those that do not say this, while there
    is one."""
    forget_after: float = 300.0
    """Seconds after which a table that nobody uses leaves memory; the store keeps it."""
    sweep_every: float = 30.0
    """Seconds between two looks for such tables."""
    keep_seconds: float = 5.0
    """How long a server that stops takes to keep games (`table.keeping`) that are not kept yet."""
    drain_seconds: float = 0.0
    """How long a server that stops still serves but says that it is not ready, so that people go to others."""
    watch_every: float = 10.0
    """Seconds between two looks for bots that have been asked for too long."""
    limits: Limits = Limits()
    retention: Retention = Retention()
    workers: WorkerLimits = WorkerLimits()
    seeds: Callable[[], str] = fresh_seed
    """What a table's cards are dealt by; tests deal the same ones again."""


NOT_SET_BY_HOSTS: Final = ("seeds", "workers.module")
MAY_BE_ZERO: Final = (
    *("port", "bot_pace", "forget_after", "keep_seconds", "drain_seconds"),
    *(
        "limits.arrivals_for_a_flood",
        "limits.bots_alone_per_address",
        "limits.foundings_per_day",
        "limits.public_per_day",
    ),
    *("retention.tables", "retention.groups", "retention.chat_lines", "retention.boxes", "retention.box_bytes"),
    *("retention.reports", "retention.reports_per_table", "retention.report_bytes"),
    *("retention.unfinished_days", "retention.finished_days", "retention.group_days"),
    *("retention.report_days", "retention.box_days"),
)
"""Every other number is more: with none of it nobody would be answered, or the server would never rest."""
SECRET: Final = ("create_word", "store")
"""Never shown."""


def cleaned_url(url: str) -> str:
    """As a browser names an origin. Raises `ValueError`."""
    if not url:
        return ""
    parts = urlsplit(url)
    plain = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username or parts.password)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise ValueError("it must be an address without a path, such as https://play.example")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def checked_proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """Raises `ValueError`."""
    for proxy in proxies:
        ipaddress.ip_network(proxy)
    return proxies


def checked_languages(languages: tuple[str, ...]) -> tuple[str, ...]:
    """Raises `ValueError`."""
    if not languages or not set(languages) <= set(LANGUAGES):
        raise ValueError(f"there are: {', '.join(LANGUAGES)}")
    return languages


def checked_address(address: str) -> str:
    """Raises `ValueError`."""
    host, _, port = address.rpartition(":")
    if address and not (host and port.isdigit() and int(port) < 65536):
        raise ValueError("it must be host:port, such as 127.0.0.1:9464")
    return address


def checked_store(address: str) -> str:
    """Raises `ValueError`."""
    if address:
        read_address(address)
    return address


def store_of(settings: Settings) -> Path | str:
    """The file or the address of the database where games are kept."""
    return settings.store or settings.data / STORE_FILE


CHECKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "public_url": cleaned_url,
    "trusted_proxies": checked_proxies,
    "languages": checked_languages,
    "metrics": checked_address,
    "store": checked_store,
}
"""What a type cannot say; each gives the value back as it is used."""
