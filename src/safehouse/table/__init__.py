"""Live tables: play with people and bots, and lose nothing."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from safehouse.table.settings import Settings
    from safehouse.table.store import StoredReport


def serve(settings: "Settings") -> None:
    """Run the server until it is stopped; prints the address."""
    from safehouse.table import server

    server.serve(settings)


def reports(data: Path) -> "list[StoredReport]":
    """The problems people reported, oldest first. `data`: the folder of the store."""
    from safehouse.table import server, store

    return store.reports(server.store_in(data))
