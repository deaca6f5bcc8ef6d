"""Tokens, origins, headers and limits."""

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

TOKEN_BYTES: Final = 24
HOUSEHOLD_BITS: Final = 64
"""What a provider hands out to one connection at least."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")

CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Limits(Struct, frozen=True, kw_only=True):
    """How much one client may ask for."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 1024 * 1024
    """Of a request that brings a save or a box."""
    view_body_bytes: int = 128 * 1024
    """Of a request that brings a view, or what people at a real table have entered."""
    small_body_bytes: int = 16 * 1024
    """Of every other request."""
    body_parts: int = 100_000
    """Commas and opening brackets of a request's body, counted before it is decoded."""
    bodies_per_address: int = 32 * 1024 * 1024
    """What the large bodies of all requests of one address that are not answered yet may hold."""
    bodies_in_all: int = 256 * 1024 * 1024
    """And those of all addresses."""
    body_chunks: int = 1_000
    """Pieces that a body may come in whose length was not told before."""
    messages_per_second: float = 10.0
    messages_at_once: int = 40
    connections_per_address: int = 2_000
    """Of every kind. A club behind one router has one address."""
    sockets_per_address: int = 600
    connections: int = 10_000
    arrivals_per_second: float = 100.0
    """New connections of every kind, for each address."""
    arrivals_at_once: int = 3_000
    arrivals_for_a_flood: int = 200
    """As many new connections one counts for that was cut off because it exceeded its measure."""
    requests_per_second: float = 300.0
    """HTTP requests of every kind, for each address."""
    requests_at_once: int = 10_000
    head_bytes: int = 16 * 1024
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    unread_seconds: float = 60.0
    """How long a connection may leave its answer unread."""
    frames_per_second: float = 20.0
    """Frames of every kind on one socket, pings and continuations too."""
    frames_at_once: int = 200
    bytes_per_second: float = 32.0 * 1024
    bytes_at_once: int = 256 * 1024
    unread_bytes: int = 4 * 1024 * 1024
    """What may wait in the server for one socket to be read."""
    unread_bytes_per_address: int = 32 * 1024 * 1024
    """What may wait for all connections of one address that read too slowly."""
    unread_bytes_in_all: int = 256 * 1024 * 1024
    """And for those of all addresses."""
    pipelined: int = 8
    """Requests of one connection that may wait for the answers before theirs."""
    together: int = 8
    """HTTP requests of one address that are answered at the same time, and messages of its sockets; the others
    wait for their turn."""
    waiting: int = 200
    """HTTP requests of one address that wait so; beyond, they are refused."""
    changes_per_second: float = 10.0
    """HTTP requests that may change something, for each address."""
    changes_at_once: int = 200
    bytes_of_a_change: int = 64 * 1024
    """A request's body counts for one more such request with each time that it holds so much."""
    efforts_per_second: float = 1.0
    """HTTP requests that set up a table or compute a replay, for each address."""
    efforts_at_once: int = 60
    bots_alone_per_address: int = 6
    """Tables without people that are in memory and not over; they rest while nobody watches."""
    foundings_per_day: int = 500
    """Tables and groups that one address sets up at once, and then in a day; rematches count too."""
    public_per_day: int = 30
    """Public tables that one address sets up at once, and then in a day: fewer than the list of them shows."""
    hello_seconds: float = 10.0
    outbox: int = 256
    """Frames a slow reader may lie behind before it is cut off."""
    outbox_letters: int = 64 * 1024 * 1024
    """What all frames that wait for the slow readers of one address may hold together."""
    outbox_letters_in_all: int = 256 * 1024 * 1024
    """And those that wait for the slow readers of all addresses."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """Tokens are long and random, so that a plain fast hash keeps them safe."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, key: str | None) -> bool:
    """Whether a token fits a stored hash; takes the same time either way."""
    return hmac.compare_digest(hashed(token), key or "0" * 64)


def seat_opened(token: str, keys: Sequence[str | None]) -> int | None:
    """The seat a token opens; every key is tried, so that the time tells nothing."""
    found: int | None = None
    for seat, key in enumerate(keys):
        if opens(token, key) and key is not None:
            found = seat
    return found


class Proxies:
    """The addresses and networks of proxies that say the truth about who comes through them."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks = [ipaddress.ip_network(network) for network in networks]

    def __contains__(self, address: object) -> bool:
        if not self._networks:
            return False
        try:
            known = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(known in network for network in self._networks)


def host_of(authority: str) -> str:
    """The name in a Host header, without its port; "" where it makes no sense."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").lower()
    except ValueError:
        return ""


def same_origin(origin: str | None, authority: str) -> bool:
    """Browsers name the origin; other programs name none and hold no cookies to be misused."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == authority.lower()
    except ValueError:
        return False


@lru_cache(10_000)
def counted_as(address: str) -> str:
    """Whom an address counts for: one household has a whole network of IPv6 addresses to choose from."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, HOUSEHOLD_BITS), strict=False))


class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run. `used`: what was taken from it here and
    nobody was told."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = time.monotonic()
        self.used = 0.0

    def take(self, amount: int = 1) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        self.used += amount
        return True

    def owe(self, amount: int) -> None:
        """Take so much in any case; who has less waits until it is there. That alone leads to no larger debt,
        and never to a smaller one."""
        self.take(0)
        before = self._level
        self._level = min(before, max(before - amount, -amount))
        self.used += before - self._level

    def used_elsewhere(self, amount: int) -> None:
        self.take(0)
        self._level -= amount

    def told(self) -> int:
        """What is worth telling by now; it counts as told."""
        told = int(self.used)
        self.used -= told
        return told


class Backlog:
    """What waits here to be read, for each address and in all."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self._most = most
        self._most_in_all = most_in_all
        self._by_address: Counter[str] = Counter()
        self._all = 0

    def add(self, address: str, amount: int) -> bool:
        """False where that is too much; then nothing was added."""
        if self._by_address[address] + amount > self._most or self._all + amount > self._most_in_all:
            return False
        self._by_address[address] += amount
        self._all += amount
        return True

    def remove(self, address: str, amount: int) -> None:
        self._all -= amount
        self._by_address[address] -= amount
        if not self._by_address[address]:
            del self._by_address[address]


class Together:
    """So many of one address at a time; the others wait for their turn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: dict[str, tuple[asyncio.Semaphore, int]] = {}

    def waiting(self, address: str) -> int:
        """How many of this address wait for their turn."""
        _, here = self._by_address.get(address, (None, 0))
        return max(0, here - self._most)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        places, here = self._by_address.get(address, (asyncio.Semaphore(self._most), 0))
        self._by_address[address] = (places, here + 1)
        try:
            async with places:
                yield
        finally:
            places, here = self._by_address[address]
            self._by_address[address] = (places, here - 1)
            if here == 1:
                del self._by_address[address]
