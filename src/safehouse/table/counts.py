"""What an address may have only so much of though it comes seldom: counted here, or by the database that nodes
share, which lets nobody have one too many however many ask at a time."""

import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from safehouse.table.census import Buckets, Census
from safehouse.table.store.addresses import Addresses

SETTLES: Final = 6.0
"""Seconds within which what is held must have begun."""

Still = Callable[[], bool]
"""Whether something goes on that an address holds."""


class Allowance(Struct, frozen=True):
    """So many at once, and then as many in so many seconds."""

    most: int
    seconds: float


class Counts(Protocol):
    async def spend(self, kind: str, address: str, allowance: Allowance) -> bool:
        """Use up one; False where there is none left. Raises `StoreError`."""

    async def hold(self, kind: str, address: str, most: int, still: Still) -> bool:
        """Have one more for as long as it goes on; False where the address has so many. Raises `StoreError`."""


class CountedHere:
    """For a server that shares its store with nobody."""

    def __init__(self) -> None:
        self._spent: dict[str, Buckets] = {}
        self._held: dict[tuple[str, str], list[tuple[Still, float]]] = {}

    async def spend(self, kind: str, address: str, allowance: Allowance) -> bool:
        if kind not in self._spent:
            self._spent[kind] = Buckets(allowance.most / allowance.seconds, allowance.most)
        return self._spent[kind].take(address)

    async def hold(self, kind: str, address: str, most: int, still: Still) -> bool:
        held = [each for each in self._held.pop((kind, address), []) if goes_on(each)]
        self._held = {whose: each for whose, each in self._held.items() if any(map(goes_on, each))}
        has_room = len(held) < most
        self._held[kind, address] = [*held, (still, time.monotonic())] if has_room else held
        return has_room


def goes_on(held: tuple[Still, float]) -> bool:
    still, since = held
    return still() or time.monotonic() - since < SETTLES


class CountedTogether:
    """For one of several nodes. `node`: what it is called now."""

    def __init__(self, addresses: Addresses, census: Census, node: Callable[[], str]) -> None:
        self._addresses = addresses
        self._census = census
        self._node = node
        self._held: dict[str, tuple[Still, float]] = {}

    async def spend(self, kind: str, address: str, allowance: Allowance) -> bool:
        name = self._census.name(address)
        return await self._addresses.spend(kind, name, allowance.most, allowance.seconds)

    async def hold(self, kind: str, address: str, most: int, still: Still) -> bool:
        id = secrets.token_hex(6)
        self._held[id] = still, time.monotonic()  # before the answer, which may get lost
        if not await self._addresses.hold(self._node(), kind, self._census.name(address), id, most):
            del self._held[id]
            return False
        return True

    async def let_go(self) -> None:
        """Give back what does not go on any more. Raises `StoreError`; then it is given back another time."""
        over = [id for id, held in self._held.items() if not goes_on(held)]
        if over:
            await self._addresses.let_go(self._node(), over)
        for id in over:
            del self._held[id]
