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


class Holding:
    """Something that an address holds: from now on, though it may take a moment to begin, until it is over."""

    def __init__(self, still: Still) -> None:
        self._still = still
        self._since = time.monotonic()
        self._has_begun = False

    def goes_on(self) -> bool:
        is_on = self._still()
        self._has_begun |= is_on
        return is_on or (not self._has_begun and time.monotonic() - self._since < SETTLES)


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
        self._held: dict[tuple[str, str], list[Holding]] = {}

    async def spend(self, kind: str, address: str, allowance: Allowance) -> bool:
        if kind not in self._spent:
            self._spent[kind] = Buckets(allowance.most / allowance.seconds, allowance.most)
        return self._spent[kind].take(address)

    async def hold(self, kind: str, address: str, most: int, still: Still) -> bool:
        going = {whose: [each for each in held if each.goes_on()] for whose, held in self._held.items()}
        self._held = {whose: held for whose, held in going.items() if held}
        own = self._held.get((kind, address), [])
        if len(own) >= most:
            return False
        self._held[kind, address] = [*own, Holding(still)]
        return True


class CountedTogether:
    """For one of several nodes. `node`: what it is called now."""

    def __init__(self, addresses: Addresses, census: Census, node: Callable[[], str]) -> None:
        self._addresses = addresses
        self._census = census
        self._node = node
        self._held: dict[str, Holding] = {}

    async def spend(self, kind: str, address: str, allowance: Allowance) -> bool:
        name = self._census.name(address)
        return await self._addresses.spend(kind, name, allowance.most, allowance.seconds)

    async def hold(self, kind: str, address: str, most: int, still: Still) -> bool:
        id = secrets.token_hex(6)
        self._held[id] = Holding(still)  # before the answer, which may get lost
        if not await self._addresses.hold(self._node(), kind, self._census.name(address), id, most):
            del self._held[id]
            return False
        return True

    async def let_go(self) -> None:
        """Give back what does not go on any more. Raises `StoreError`; then it is given back another time."""
        over = [id for id, held in self._held.items() if not held.goes_on()]
        if over:
            await self._addresses.let_go(self._node(), over)
        for id in over:
            del self._held[id]
