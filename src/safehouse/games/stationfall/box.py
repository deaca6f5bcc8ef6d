"""The station that owners enter: what it is made of, and what is wrong with one (SF-M)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from safehouse.core.box import Box, Field, Table, Values
from safehouse.core.data import DataError
from safehouse.games.stationfall.data import ITEMS, StationFile
from safehouse.games.stationfall.data.station import station_file
from safehouse.games.stationfall.tables.boxes import box_with
from safehouse.games.stationfall.tables.names import (
    CHARACTER_IDS,
    DATA_IDS,
    HAZARD_IDS,
    LAUNCH_CONDITION_IDS,
    SECTION_IDS,
)
from safehouse.games.stationfall.tables.numbers import FIRST_POD
from safehouse.games.stationfall.tables.station import (
    AIRLOCKS,
    COLOURS_OF_KOMPROMAT,
    SECTION_VERBS,
    station_faults,
)

SECTIONS: Final = tuple(SECTION_IDS[:FIRST_POD])
PODS: Final = tuple(SECTION_IDS[FIRST_POD:])
LOOSE: Final = tuple(item.id for item in ITEMS.item if not item.in_play)
MADE: Final = (
    *(item.id for item in ITEMS.item if item.supply == "limited"),
    "gun:officer",
    *(data for data in DATA_IDS if data != "nda"),
    "contamination",
)
ACTIONS: Final = (*(action for action in SECTION_VERBS if action != "launch_countdown"), "manufacture")
PLACES: Final = (
    Field(name="x", kind="decimal", most=100, usual=50.0),
    Field(name="y", kind="decimal", most=100, usual=50.0),
)
KOMPROMAT: Final = (
    Field(name="kompromat", kind="choice", choices=COLOURS_OF_KOMPROMAT, named="box-kompromat"),
    Field(name="kompromat_order", kind="number", most=40),
)
NAMES: Final = (Field(name="en", kind="kept"), Field(name="cs", kind="kept"))
SOURCES: Final = (
    Field(name="prov", kind="kept", optional=True),
    Field(name="conf", kind="kept", optional=True),
)


def _conditions(name: str, optional: bool = False) -> Field:
    return Field(name=name, kind="choices", choices=LAUNCH_CONDITION_IDS, named="box-launch", optional=optional)


class StationBox(Box):
    option = "station"
    remark = "A station for Stationfall; play it with --station FILE. STATION.md explains the fields."
    tables = (
        Table(
            name="section",
            ids=SECTIONS,
            named="section",
            whole=True,
            fields=(
                *NAMES,
                *(Field(name=name, kind="flag") for name in ("gravity", "dark", "power", "console")),
                Field(name="airlock", kind="choice", choices=AIRLOCKS, named="airlock"),
                Field(name="hazard", kind="choice", choices=("", *HAZARD_IDS[1:]), named="hazard"),
                Field(name="items", kind="choices", choices=LOOSE, named="item", repeats=True),
                Field(name="actions", kind="choices", choices=ACTIONS, named="action"),
                Field(name="make", kind="choices", choices=MADE, named="made"),
                *KOMPROMAT,
                *PLACES,
                *SOURCES,
                Field(name="authored", kind="kept", usual=[], optional=True),
                *(
                    Field(name=name, kind="kept", usual=True, optional=True)
                    for name in ("damageable", "hazard_permanent", "on_station")
                ),
            ),
        ),
        Table(
            name="corridor",
            title=("a", "b"),
            fields=(
                Field(name="a", kind="choice", choices=SECTIONS, named="section"),
                Field(name="b", kind="choice", choices=SECTIONS, named="section"),
                Field(name="lock", kind="flag", optional=True),
                SOURCES[0],
            ),
        ),
        Table(
            name="vent",
            title=("a", "b"),
            fields=(
                Field(name="a", kind="choice", choices=SECTIONS, named="section"),
                Field(name="b", kind="choice", choices=SECTIONS, named="section"),
                Field(name="lock", kind="kept", usual=False, optional=True),
                SOURCES[0],
            ),
        ),
        Table(
            name="pod",
            ids=PODS,
            named="section",
            whole=True,
            fields=(
                *NAMES,
                Field(name="in_play", kind="choice", choices=("always", *CHARACTER_IDS), named="character"),
                Field(name="dock", kind="choice", choices=SECTIONS, named="section"),
                Field(name="capacity", kind="number", least=1, most=9),
                _conditions("launch"),
                _conditions("launch_any", optional=True),
                _conditions("launch_nda_side"),
                *KOMPROMAT,
                Field(name="items", kind="choices", choices=LOOSE, named="item", repeats=True),
                *PLACES,
                *SOURCES,
            ),
        ),
    )

    def shipped(self) -> Values:
        found: Values = msgspec.to_builtins(station_file(""))
        return {table.name: found[table.name] for table in self.tables}

    def faults_of_whole(self, values: Values) -> Iterator[DataError]:
        try:
            yield from station_faults(box_with(msgspec.convert(values, StationFile)))
        except DataError as error:
            yield error


BOX: Final = StationBox()
