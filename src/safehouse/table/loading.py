"""How a stored table comes back, also after its rules have changed."""

import logging
from typing import Final

from msgspec import Struct, structs

from safehouse.core.game import AnyGame
from safehouse.core.kept import unpack
from safehouse.core.record import Record
from safehouse.table import entries as did
from safehouse.table.entries import AnyEntry, Setup
from safehouse.table.keeping import packed
from safehouse.table.requests import Refusal
from safehouse.table.slices import Slices
from safehouse.table.store import StoredGame, StoredTable, Write
from safehouse.table.table import Table

LOG: Final = logging.getLogger(__name__)


class Loaded(Struct):
    """`write`: what must be stored before the table goes on."""

    table: Table
    write: Write | None = None


class Retried(Struct):
    """A table played with other rules than before, as far as these give the same: `table` has made the entries
    before the first that does not; None where not even the table can be set up. `certain`: the digests say that
    what it shows is what was told."""

    table: Table | None
    whole: bool
    certain: bool


async def as_it_was(stored: StoredTable, setup: Setup, game: AnyGame) -> Loaded:
    """The rules are the same."""
    table = Table(setup, game, beginning=await beginning_of(setup, game))
    slices = Slices()
    for entry in stored.entries:
        table.apply(did.decode_entry(entry))
        await slices.pause()
    return Loaded(table)


async def beginning_of(setup: Setup, game: AnyGame) -> Record | None:
    """The game of a branch as far as it was played elsewhere; None for a table that is none."""
    if not setup.beginning:
        return None
    record, slices = Record(game, game.read_options(setup.options), setup.seed), Slices()
    record.origin = setup.origin
    for entry in setup.beginning:
        record.enter(entry)
        await slices.pause()
    return record


async def under_other_rules(
    stored: StoredTable, kept: StoredGame | None, setup: Setup, game: AnyGame, now: int
) -> Loaded:
    """A finished game is shown as it was kept. One that runs goes on if every entry gives the same as before,
    else it is called off, and what was told can still be seen. Raises `Refusal` where nothing can be shown."""
    entries = [did.decode_entry(entry) for entry in stored.entries]
    if kept is not None and kept.over:
        return Loaded(shown(setup, game, kept.stream, entries))
    renewed = structs.replace(setup, rules=game.rules_version)
    retried = await played_anew(renewed, game, entries)
    if retried.table is not None and retried.whole and retried.certain:
        return Loaded(retried.table, Write().setup(setup.id, did.encode(renewed)))
    stream = await longest_past(kept, retried, setup.rules)
    if stream is None or stored.phase == "over":
        raise Refusal("old_rules")
    off = did.CalledOff(at=now, rules=game.rules_version)
    write = Write().entry(setup.id, len(entries), did.encode(off)).phase(setup.id, "over", False)
    table = shown(setup, game, stream, [*entries, off])
    return Loaded(table, write.keep(setup.id, len(table.game_record().entries), True, stream))


async def played_anew(setup: Setup, game: AnyGame, entries: list[AnyEntry]) -> Retried:
    """A move whose digest was not stored is certain only if a later one is that has one."""
    retried = Retried(None, whole=False, certain=True)
    moves = [entry for entry in entries if isinstance(entry, did.Played)]
    if moves and not any(move.told for move in moves):
        return retried
    try:
        table = retried.table = Table(setup, game, beginning=await beginning_of(setup, game))
        slices = Slices()
        for entry in entries:
            await slices.pause()
            move = None
            if isinstance(entry, did.Played):
                move = table.rehearse(entry)
                if entry.told and table.told_after(move) != entry.told:
                    return retried
                retried.certain = bool(entry.told)
            table.apply(entry, move)
    except Exception as error:
        LOG.info("a game of %s does not go on under other rules: %s", setup.game, error)
        return retried
    retried.whole = True
    return retried


async def longest_past(kept: StoredGame | None, retried: Retried, rules: int) -> bytes | None:
    """What can be shown of a game that does not go on: what was kept while it ran, or what the present rules
    still tell as those of version `rules` did, whichever reaches further."""
    record = retried.table.record if retried.table is not None and retried.certain else None
    again = len(record.entries) if record is not None else 0
    if kept is not None and kept.moves >= again:
        return kept.stream
    if not again or retried.table is None:
        return None
    return await packed(retried.table.save(), retried.table.authors, rules)


def shown(setup: Setup, game: AnyGame, stream: bytes, entries: list[AnyEntry]) -> Table:
    """A table whose game is over and can be looked at: what happened beside the game happens again."""
    table = Table(setup, game, unpack(stream))
    for entry in entries:
        if isinstance(entry, did.Played | did.TookBack | did.MadeUpFor):
            table.entries += 1
        else:
            table.apply(entry)
    if table.outcome is None:
        table.position_changed()
        table.ended = max((entry.at for entry in entries if isinstance(entry, did.Played)), default=None)
    return table
