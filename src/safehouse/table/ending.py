"""What is stored together with the move that ends a game by its rules."""

from datetime import UTC, datetime

import msgspec

from safehouse.core.record import Rehearsal
from safehouse.core.series import PlayedGame
from safehouse.table.store import Write
from safehouse.table.table import Table


def record_end(table: Table, move: Rehearsal, at: int, write: Write) -> None:
    """Where the move ends a game of a series, the group's record of it goes into the same write."""
    result = move.after.result()
    if result is None or table.setup.series is None:
        return
    played = PlayedGame(
        options=table.setup.options,
        players=table.player_names(),
        winners=result.winners,
        reason=result.reason,
        facts=table.game.remembered(move.after),
        bots=[seat for seat, sitter in enumerate(table.sitters) if sitter.held == "bot"],
        date=datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds"),
    )
    write.played(table.setup.id, at, msgspec.json.encode(played))
