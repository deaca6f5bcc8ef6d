"""Two tables whose truths a viewer cannot tell apart: what both send it is the same."""

from typing import Any

from people import listening, step, table_of
from secrecy import Declared

from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.table.table import Table
from safehouse.table.viewers import encode

FOLLOWED = 6
LOOKED_AT = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144)
"""How many moves into the game worlds are compared."""


def twin(table: Table, seat: int, random: Stream) -> Table:
    """The same table, but the truth is another world that this seat cannot tell apart."""
    record = table.game_record()
    world = record.game.worlds(record.game.read_view(record.view_bytes(seat))).draw(random)
    other = table_of(record.game, record.options, "other", table.setup.clock.kind)
    assert other.record is not None
    other.record._state = world
    world.events = list(record.events)
    other.record.steps = list(record.steps)
    other.record.entries = list(record.entries)
    other.decisions = list(table.decisions)
    other.moved, other.undos, other.told = table.moved, table.undos, table.told
    other.clocks.left, other.clocks.seen = list(table.clocks.left), list(table.clocks.seen)
    other.clocks.since = table.clocks.since
    other.clocks.running = set(table.clocks.running)
    return other


def revealed(record: Record, first: int, seat: int) -> bool:
    declared = Declared(record)
    return any(declared.reveals_to(event, seat) for event in record.events[first:])


def compare(game: AnyGame, options: Any, seed: str) -> int:
    """Play a game; now and then imagine, for every viewer, another world, and send on from both."""
    random = Stream(seed)
    table = table_of(game, options, seed)
    compared, now, made = 0, 1000, 0
    while made <= LOOKED_AT[-1] and (entry := step(table, random, now)) is not None:
        if made in LOOKED_AT:
            for seat in range(WATCHER, options.seats()):
                compared += compare_from(table, seat, random, now)
        table.apply(entry)
        made += 1
        now += 1500
    return compared


def compare_from(table: Table, seat: int, random: Stream, now: int) -> int:
    truth, world = copy_of(table), twin(table, seat, random)
    one, other = listening(truth, seat), listening(world, seat)
    seats = range(table.seats)
    assert encode(one[0].welcome(seats, now)) == encode(other[0].welcome(seats, now))
    compared = 1
    for _ in range(FOLLOWED):
        now += 700
        entry = step(truth, random, now)
        if entry is None or world.game_record().why_not(entry.seat, entry.move) is not None:
            break
        first, first_other = len(truth.game_record().events), len(world.game_record().events)
        truth.apply(entry)
        world.apply(entry)
        if revealed(truth.game_record(), first, seat) or revealed(world.game_record(), first_other, seat):
            break
        if truth.outcome is not None or world.outcome is not None:
            break
        one[0].catch_up(seats, now)
        other[0].catch_up(seats, now)
        assert one[1].frames == other[1].frames, f"{one[1].frames[-1:]} and {other[1].frames[-1:]}"
        compared += 1
    return compared


def copy_of(table: Table) -> Table:
    again = table_of(table.game, table.game_record().options, table.setup.seed, table.setup.clock.kind)
    record, copied = table.game_record(), again.game_record()
    copied._state = record.truth()
    copied._state.events = list(record.events)
    copied.steps, copied.entries = list(record.steps), list(record.entries)
    again.decisions = list(table.decisions)
    again.moved, again.undos, again.told = table.moved, table.undos, table.told
    again.clocks.left, again.clocks.seen = list(table.clocks.left), list(table.clocks.seen)
    again.clocks.since = table.clocks.since
    again.clocks.running = set(table.clocks.running)
    return again
