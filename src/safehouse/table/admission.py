"""Who may look on at a table, and from where."""

from collections.abc import Mapping
from typing import Final

from safehouse.core.seats import WATCHER
from safehouse.table import messages as say
from safehouse.table.presence import Presence
from safehouse.table.requests import Refusal
from safehouse.table.security import opens, seat_opened
from safehouse.table.services import Services
from safehouse.table.store import StoreError
from safehouse.table.table import Table
from safehouse.table.viewers import Viewpoint

NOT_ALLOWED: Final = 4003
"""The close code that says: not from here."""


class Admission:
    """Nobody sits beside a screen that shows a rival's hand."""

    def __init__(self, table: Table, services: Services, presence: Presence) -> None:
        self._table = table
        self._services = services
        self._presence = presence

    def seat_for(self, token: str) -> int | None:
        return seat_opened(token, [sitter.key for sitter in self._table.sitters])

    def is_host(self, token: str) -> bool:
        return opens(token, self._table.setup.host_key)

    async def viewpoint(self, hello: say.Hello, address: str) -> Viewpoint:
        """Raises `Refusal`."""
        if hello.token is not None:
            seat = self.seat_for(hello.token)
            if seat is None:
                raise Refusal("wrong_token")
            return Viewpoint(seat)
        if not self._table.setup.watchers:
            raise Refusal("no_watchers")
        if hello.follow is None:
            return Viewpoint(WATCHER)
        if not self._table.follow or hello.follow >= self._table.seats:
            raise Refusal("no_follow")
        if self._shows_a_rival(hello.follow, await self._sat_at(address)):
            raise Refusal("no_follow", detail="somebody plays against this seat from here")
        return Viewpoint(hello.follow, follows=True)

    async def sits_down(self, seat: int, address: str) -> None:
        """From there somebody looks on from this seat now."""
        self._services.node.sat(self._table.setup.id, seat, address)
        await self.part_from_rivals({address: {seat}})

    async def part_from_rivals(self, sat: Mapping[str, set[int]]) -> None:
        """`sat`: seats by the address they were opened from."""
        for point, listener in self._presence.followers():
            if self._shows_a_rival(point.seat, sat.get(listener.address, set())):
                listener.close(NOT_ALLOWED)

    def _shows_a_rival(self, seat: int, beside: set[int]) -> bool:
        return self._table.playing and not self._table.rivals(seat).isdisjoint(beside)

    async def _sat_at(self, address: str) -> set[int]:
        """The seats that were opened from there; none where nobody knows where somebody comes from."""
        try:
            return await self._services.node.seats_at(self._table.setup.id, address) if address else set()
        except StoreError:
            raise Refusal("busy") from None
