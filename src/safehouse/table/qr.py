"""QR codes of links, drawn beside the tables."""

import asyncio
import io
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import segno

from safehouse.table.census import Census
from safehouse.table.requests import Refusal

LONGEST_LINK: Final = 200
KEPT: Final = 500
NEW_PER_SECOND: Final = 1.0
NEW_AT_ONCE: Final = 300
MASK: Final = 3
"""Any can be read; to compare them all takes four times as long."""


class QrCodes:
    """One thread draws, one code after another: it never takes more than its turn from the tables."""

    def __init__(self, census: Census | None = None) -> None:
        self._thread = ThreadPoolExecutor(1, "qr")
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._new = (census or Census()).buckets("qr-codes", NEW_PER_SECOND, NEW_AT_ONCE)

    async def of(self, link: str, address: str) -> bytes:
        """An SVG picture for somebody at `address`. Raises `Refusal`."""
        if link not in self._kept:
            if len(link) > LONGEST_LINK:
                raise Refusal("bad_request", detail=f"a link of more than {LONGEST_LINK} letters")
            if not self._new.take(address):
                raise Refusal("too_fast")
            self._kept[link] = await asyncio.get_running_loop().run_in_executor(self._thread, drawn, link)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(link)
        return self._kept[link]


def drawn(link: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False, mask=MASK, boost_error=False)
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, border=4, light="#fff", dark="#000")
    return picture.getvalue()
