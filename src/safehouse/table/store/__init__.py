"""What the house keeps: tables, entries, groups, kept games, reviews and reports."""

from safehouse.table.store.file import STORE_FILE, locked
from safehouse.table.store.looking import reports, tables_in
from safehouse.table.store.place import StoreError
from safehouse.table.store.rows import StoredGame, StoredReport, StoredSeries, StoredTable
from safehouse.table.store.store import Store, placed
from safehouse.table.store.write import Write
from safehouse.table.store.writer import Taken

__all__ = [
    "STORE_FILE",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredReport",
    "StoredSeries",
    "StoredTable",
    "Taken",
    "Write",
    "locked",
    "placed",
    "reports",
    "tables_in",
]
