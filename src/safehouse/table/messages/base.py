"""What every message is made of: names, limits, and the two kinds of struct."""

import re
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from safehouse.core.moves import Value
from safehouse.core.seats import MOST_SEATS

RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
ReportText = Annotated[str, Meta(min_length=1, max_length=2000)]
Word = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
GroupName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Code = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveJson = Annotated[dict[str, Value], Meta(extra={"ts": "MoveJson"})]
"""A move by its names: {"kind": "accuse", "envelope": 3}."""
Move = Code | MoveJson
"""A move by its code, or by its names."""
Told = Annotated[dict[str, Value | None], Meta(extra={"ts": "Told"})]
"""An event as this viewer learned it: {"kind": ..., argument: value}; null where it is hidden."""

ViewJson = Annotated[Raw, Meta(extra={"ts": "View"})]
"""The game's own view, encoded by `core.view.encode`."""
ChoiceJson = Annotated[Raw, Meta(extra={"ts": "Choice"})]
"""An encoded `Choice`."""

RefusalCode = Annotated[str, Meta(extra={"ts": "RefusalCode"})]
"""One of `REFUSALS`."""

Phase = Literal["waiting", "playing", "over"]
OfferKind = Literal["undo", "abort", "follow", "rematch"]
UndoState = Literal["free", "ask", "no"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """A piece of a message."""


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=_snake):
    """A whole message of the stream; its `type` is the name of its struct in small letters."""
