"""What is stored together with the move that ends a game by its rules."""

from datetime import UTC, datetime

import msgspec

from safehouse.core.record import Rehearsal
from safehouse.table.store import Write
from safehouse.table.table import Table


def record_end(table: Table, move: Rehearsal, at: int, write: Write) -> None:
    """Where the move ends a game of a series, the group's record of it goes into the same write."""
    if move.after.result() is None or table.setup.series is None:
        return
    date = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
    options = table.game.read_options(table.setup.options)
    played = table.game.written_down(move.after, options, table.player_names(), table.held_by_bots(), date)
    write.played(table.setup.id, at, msgspec.json.encode(played))
