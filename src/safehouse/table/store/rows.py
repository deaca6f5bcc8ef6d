"""What is read from the store."""

import msgspec


class StoredTable(msgspec.Struct, frozen=True):
    """A table's encoded setup and entries."""

    phase: str
    wakes: bool
    setup: bytes
    entries: list[bytes]
    moves_kept: int = 0
    """Of how many moves the store keeps what was told."""


class StoredGame(msgspec.Struct, frozen=True):
    """What was told in a game's first `moves` moves, packed; `over`: there are no more."""

    moves: int
    over: bool
    stream: bytes


class StoredSeries(msgspec.Struct, kw_only=True):
    """A group; `key` is the hash of its token."""

    key: str
    created: int
    game: str
    name: str
    players: list[str]


class StoredReport(msgspec.Struct, kw_only=True):
    """A problem somebody reported, with all that is needed to look into it."""

    table: str
    at: int
    seat: int
    moves: int
    text: str
    view: msgspec.Raw
    save: msgspec.Raw
