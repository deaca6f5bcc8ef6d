"""The house itself: what it is called, whether it is well."""

from typing import Annotated, Literal

from msgspec import Meta

from safehouse.table.messages.base import (
    Part,
)


class QrAsked(Part):
    """A path of this site, e.g. a seat link; it travels in a body so that no log sees it."""

    path: Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^/")]


class House(Part):
    """What a page should know of the server it comes from."""

    version: str
    address: str
    """What links and QR codes begin with."""
    reach: Literal["public", "network", "machine"]
    """From where that address can be opened; `machine`: only from the one the server runs on."""
    network: str | None
    """Where `reach` is `machine`: what the address would be if the server listened to the network."""
    word: bool
    """Whether who sets up a table must know a word."""
    languages: list[str]


class Ready(Part):
    version: str


class Health(Part):
    version: str
    tables: int
    connections: int
