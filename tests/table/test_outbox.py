"""What waits for readers who do not read."""

import asyncio
from typing import Any

from safehouse.table.security import Backlog, Limits
from safehouse.table.stream import Client


class Deaf:
    """A socket that takes nothing."""

    async def send(self, _: dict[str, Any]) -> None:
        await asyncio.Event().wait()


async def test_all_that_waits_for_one_address_is_counted_together() -> None:
    unsent = Backlog(100, 1000)
    first, second, other = (
        Client(Deaf(), Limits(), address, unsent)  # type: ignore[arg-type]
        for address in ("here", "here", "elsewhere")
    )
    for client in (first, second, other):
        client._owner = None
        client.send("on its way")
    await asyncio.sleep(0)
    first.send("x" * 60)
    other.send("x" * 60)
    second.send("x" * 60)
    assert second.cut and not first.cut and not other.cut
    await first.farewell()
    assert unsent.add("here", 100), "what will never be sent waits no more"
    first.send("too late")
    assert unsent.add("elsewhere", 40) and not unsent.add("here", 1)
    for client in (second, other):
        client.sender.cancel()
