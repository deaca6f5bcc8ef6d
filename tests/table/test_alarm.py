"""The alarm: it rings for the first deadline, and says what has become due."""

import asyncio

from people import Ear, table_of

from safehouse.core.shelf import find
from safehouse.table import entries as did
from safehouse.table.alarm import Alarm
from safehouse.table.messages import AbsenceRule, ClockRule
from safehouse.table.presence import Presence
from safehouse.table.table import Table
from safehouse.table.viewers import Viewpoint


class Desk:
    """A table with its people, its alarm and a clock that stands where it is put."""

    def __init__(self, clock: ClockRule, absence: AbsenceRule) -> None:
        game = find("_template")
        self.table: Table = table_of(game, game.read_options(), "alarm", "none", clock=clock, absence=absence)
        self.presence = Presence(self.table)
        self.now = 1000
        self.rings = 0
        self.alarm = Alarm(self.table, self.presence, lambda: self.now, self._ring)

    def _ring(self) -> None:
        self.rings += 1


async def test_nothing_is_due_where_nothing_follows_from_time() -> None:
    desk = Desk(ClockRule(kind="total", seconds=1), AbsenceRule(then="wait"))
    desk.alarm.set()
    assert not desk.alarm.is_set
    desk.now += 5000
    assert desk.alarm.due() == []


async def test_it_rings_when_a_clock_has_run_out_and_names_the_loser() -> None:
    desk = Desk(ClockRule(kind="total", seconds=1), AbsenceRule(then="lose"))
    (asked,) = desk.table.asked()
    desk.now += 950
    assert desk.alarm.due() == []
    desk.alarm.set()
    assert desk.alarm.is_set
    await asyncio.sleep(0.1)
    assert (desk.rings, desk.alarm.is_set) == (1, False)
    desk.now += 50
    assert desk.alarm.due() == [did.GaveUp(at=desk.now, seat=asked, cause="time")]


async def test_only_who_is_asked_and_away_too_long_is_replaced() -> None:
    desk = Desk(ClockRule(), AbsenceRule(then="bot", patience=5))
    (asked,) = desk.table.asked()
    for seat in range(2):
        desk.presence.away(seat)
        desk.presence._away_since[seat] -= 6
    assert desk.alarm.due() == [did.Left(at=desk.now, seat=asked, cause="absent")]
    desk.presence.enter(Viewpoint(asked), Ear())
    assert desk.alarm.due() == []
    desk.alarm.set()
    assert not desk.alarm.is_set


async def test_an_alarm_that_was_stopped_does_not_ring() -> None:
    desk = Desk(ClockRule(kind="move", seconds=1), AbsenceRule(then="lose"))
    desk.now += 990
    desk.alarm.set()
    desk.alarm.stop()
    await asyncio.sleep(0.05)
    assert desk.rings == 0
