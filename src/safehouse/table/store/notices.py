"""What nodes tell each other through the database: of which tables there is something to be read.

Whoever may connect to a database can listen, and a table's id opens it to watchers: notices carry digests.
"""

import hashlib
from collections.abc import Collection, Iterator
from typing import Final

import sqlalchemy as sa

CHANNEL: Final = "safehouse"
TOGETHER: Final = 200
"""Tables in one notice, whose length PostgreSQL limits to 8,000 bytes."""
SAY: Final = sa.text("SELECT pg_notify(:channel, :text)")


def digest_of(table: str) -> str:
    return hashlib.blake2b(table.encode(), digest_size=8).hexdigest()


def notify(connection: sa.Connection, sender: str, tables: Collection[str]) -> None:
    """With the commit of the transaction at hand."""
    digests = sorted(map(digest_of, tables))
    for start in range(0, len(digests), TOGETHER):
        text = " ".join((sender, *digests[start : start + TOGETHER]))
        connection.execute(SAY, {"channel": CHANNEL, "text": text})


def heard(connection: sa.Connection, seconds: float) -> Iterator[tuple[str, list[str]]]:
    """The sender and the digests of each notice that comes within so many seconds. Raises what the driver does
    when the connection ends."""
    driver = connection.connection.driver_connection
    assert driver is not None
    for notice in driver.notifies(timeout=seconds):
        sender, *digests = notice.payload.split()
        yield sender, digests
