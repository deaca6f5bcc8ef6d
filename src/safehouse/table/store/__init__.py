"""What the house keeps: tables, entries, groups, kept games and reports."""

from safehouse.table.store.file import STORE_FILE, StoreError, locked, opened
from safehouse.table.store.reports import reports
from safehouse.table.store.rows import StoredGame, StoredReport, StoredSeries, StoredTable
from safehouse.table.store.store import Store
from safehouse.table.store.write import Write

__all__ = [
    "STORE_FILE",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredReport",
    "StoredSeries",
    "StoredTable",
    "Write",
    "locked",
    "opened",
    "reports",
]
