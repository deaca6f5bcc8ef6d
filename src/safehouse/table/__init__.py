"""Live tables: play with people and bots, and lose nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from safehouse.table.settings import Settings
    from safehouse.table.store import StoredReport


def serve(settings: "Settings") -> None:
    """Run the server until it is stopped; prints the address."""
    from safehouse.table import server

    server.serve(settings)


def reports(settings: "Settings") -> "list[StoredReport]":
    """The problems people reported, oldest first."""
    from safehouse.table import store
    from safehouse.table.settings import store_of

    return store.reports(store_of(settings))
