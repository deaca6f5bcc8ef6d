"""The games of a series as the store keeps them, and how the series goes on after one of them."""

import logging
from typing import Final

import msgspec

from safehouse.core.options import Options
from safehouse.core.series import PlayedGame
from safehouse.table.store import Store
from safehouse.table.table import Table

LOG: Final = logging.getLogger(__name__)
_PLAYED: msgspec.json.Decoder[PlayedGame] = msgspec.json.Decoder(PlayedGame)


async def games_of(store: Store, series: str) -> list[tuple[str, PlayedGame]]:
    """Each with its table. A record that cannot be read is left out, and the others stand."""
    found = []
    for table, record in await store.games_of(series):
        try:
            found.append((table, _PLAYED.decode(record)))
        except msgspec.MsgspecError:
            LOG.exception("the record of a group's game cannot be read")
    return found


async def options_of_rematch(store: Store, table: Table) -> Options | None:
    """With which options the people of a table go on with their series in the same seats; None where the table
    belongs to none, or its game leaves the rematch as it is."""
    if table.setup.series is None:
        return None
    games = [played for _, played in await games_of(store, table.setup.series)]
    options = table.game.read_options(table.setup.options)
    return table.game.rematch(games, options, table.player_names())
