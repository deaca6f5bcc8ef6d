"""QR codes: kept, counted for who asks, and drawn while everything else goes on."""

import asyncio
import itertools

import pytest

from safehouse.table import qr
from safehouse.table.qr import LONGEST_LINK, NEW_AT_ONCE, QrCodes, drawn
from safehouse.table.requests import Refusal

LINK = "https://play.example/t/"


async def test_an_address_has_only_so_many_new_codes_drawn() -> None:
    codes, numbers = QrCodes(), itertools.count()

    async def new() -> bytes:
        return await codes.of(f"{LINK}{next(numbers)}", "a")

    first = await new()
    for _ in range(NEW_AT_ONCE - 1):
        await new()
    with pytest.raises(Refusal, match="too_fast"):
        await new()
    assert await codes.of(f"{LINK}0", "a") == first, "what is drawn already is shown to everybody"
    assert await codes.of(f"{LINK}x", "b") == drawn(f"{LINK}x")


async def test_a_link_of_any_length_is_drawn_or_refused() -> None:
    codes = QrCodes()
    assert (await codes.of("x" * LONGEST_LINK, "a")).startswith(b"<svg")
    with pytest.raises(Refusal, match="bad_request"):
        await codes.of("x" * (LONGEST_LINK + 1), "a")


async def test_the_loop_goes_on_while_a_code_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slowly(link: str) -> bytes:
        loop.call_soon_threadsafe(asked.set)
        asyncio.run_coroutine_threadsafe(may_go_on.wait(), loop).result(10)
        return b"code"

    monkeypatch.setattr(qr, "drawn", slowly)
    drawing = asyncio.create_task(QrCodes().of(LINK, "a"))
    await asyncio.wait_for(asked.wait(), 5)
    may_go_on.set()
    assert await drawing == b"code"
