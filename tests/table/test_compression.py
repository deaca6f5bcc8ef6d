"""Long answers are made smaller while others work."""

import asyncio
import gzip

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.testing import AsyncTestClient

from safehouse.table import compression
from safehouse.table.compression import Compression

LONG = {"words": [f"{number:x}" for number in range(400_000)]}


@get("/long")
async def long_answer() -> dict[str, list[str]]:
    return LONG


@get("/short")
async def short_answer() -> str:
    return "short"


def app() -> Litestar:
    config = CompressionConfig(backend="gzip", minimum_size=2000, middleware_class=Compression)
    return Litestar([long_answer, short_answer], compression_config=config)


async def test_an_answer_is_the_same_smaller_or_as_it_is() -> None:
    async with AsyncTestClient(app()) as client:
        smaller = await client.get("/long", headers={"accept-encoding": "gzip"})
        plain = await client.get("/long", headers={"accept-encoding": "identity"})
        short = await client.get("/short", headers={"accept-encoding": "gzip"})
    assert smaller.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in smaller.headers["vary"].lower()
    assert smaller.json() == plain.json() == LONG
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in short.headers


async def test_others_work_while_a_long_answer_is_made_smaller() -> None:
    body = b"".join(b"%x," % number for number in range(1_000_000))
    made = Compression.__new__(Compression)
    made.config = CompressionConfig(backend="gzip", gzip_compress_level=5)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    working = asyncio.create_task(others())
    await asyncio.sleep(0)
    smaller = await made._smaller(body)
    working.cancel()
    assert len(body) > compression.IN_PASSING
    assert gzip.decompress(smaller) == body
    assert turns > 10
