"""What nodes tell each other through the database: of which tables there is something to be read, and how much
addresses do.

Whoever may connect to a database can listen, and a table's id opens it to watchers: notices carry digests, of
addresses such as only the house can make.
"""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import sqlalchemy as sa

from safehouse.table.census import Told

CHANNEL: Final = "safehouse"
ADDRESSES_CHANNEL: Final = "safehouse_addresses"
TOGETHER: Final = 200
"""Words in one notice, whose length PostgreSQL limits to 8,000 bytes."""
SAY: Final = sa.text("SELECT pg_notify(:channel, :text)")


def digest_of(table: str) -> str:
    return hashlib.blake2b(table.encode(), digest_size=8).hexdigest()


def notify(connection: sa.Connection, sender: str, tables: Collection[str]) -> None:
    """With the commit of the transaction at hand."""
    _say(connection, CHANNEL, sender, sorted(map(digest_of, tables)))


def tell_of_addresses(connection: sa.Connection, sender: str, told: Collection[Told]) -> None:
    _say(connection, ADDRESSES_CHANNEL, sender, [f"{kind}:{name}:{amount}" for kind, name, amount in told])


def tell_of_leaving(connection: sa.Connection, sender: str) -> None:
    """A notice of addresses without any says that the sender has gone."""
    connection.execute(SAY, {"channel": ADDRESSES_CHANNEL, "text": sender})


def _say(connection: sa.Connection, channel: str, sender: str, words: Sequence[str]) -> None:
    for start in range(0, len(words), TOGETHER):
        text = " ".join((sender, *words[start : start + TOGETHER]))
        connection.execute(SAY, {"channel": channel, "text": text})


def told_in(words: Collection[str]) -> list[Told]:
    parts = (word.split(":") for word in words)
    return [(kind, name, int(amount)) for kind, name, amount in parts]


def heard(connection: sa.Connection, seconds: float) -> Iterator[tuple[str, str, list[str]]]:
    """The channel, the sender and the words of each notice that comes within so many seconds. Raises what the
    driver does when the connection ends."""
    driver = connection.connection.driver_connection
    assert driver is not None
    for notice in driver.notifies(timeout=seconds):
        sender, *words = notice.payload.split()
        yield notice.channel, sender, words
