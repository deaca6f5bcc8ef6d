"""Reads a station, the printed one or any other, into the box (SF-M)."""

from collections.abc import Iterator, Sequence
from typing import Final

from safehouse.core.data import DataError
from safehouse.games.stationfall.codes import Hazards, Kinds, Sections
from safehouse.games.stationfall.data import Pod, Section, StationFile
from safehouse.games.stationfall.tables.box import Box
from safehouse.games.stationfall.tables.names import (
    CHARACTER_IDS,
    DATA_IDS,
    HAZARD_IDS,
    ITEM_IDS,
    LAUNCH_CONDITION_IDS,
    SECTION_IDS,
    number_of,
)
from safehouse.games.stationfall.tables.numbers import FIRST_POD

SECTION_VERBS = {
    "abandon_ship": Kinds.DECLARE_EVACUATION,
    "transmit": Kinds.TRANSMIT,
    "release_project_x": Kinds.RELEASE_PROJECT_X,
    "decontaminate": Kinds.DECONTAMINATE,
    "jettison_antimatter": Kinds.JETTISON,
    "launch_countdown": Kinds.COUNTDOWN,
    "launch_from_section": Kinds.LAUNCH,
    "launch_from_bridge": Kinds.LAUNCH_ALL,
    "meditate": Kinds.MEDITATE,
    "repair_robot": Kinds.REPAIR,
    "self_destruct": Kinds.SELF_DESTRUCT,
    "airlock": Kinds.AIRLOCK,
    "toggle_cameras": Kinds.TOGGLE_CAMERAS,
    "wipe_data": Kinds.WIPE,
}
"""Section actions of chapter 13; what is manufactured stands in `make` instead."""
AIRLOCKS: Final = ("none", "out", "in", "both")
COLOURS_OF_KOMPROMAT: Final = ("", "purple", "green")


def read_station(box: Box, station: StationFile) -> None:
    expected = sorted(SECTION_IDS)
    named = sorted([s.id for s in station.section] + [p.id for p in station.pod])
    if named != expected:
        odd = sorted(set(named) ^ set(expected)) or ["a section twice"]
        raise DataError(f"a station has exactly the sections and pods of the game; not so: {', '.join(odd)}")
    places: list[tuple[str, int, int]] = []
    for section in station.section:
        _read_section(box, section)
        if section.kompromat:
            places.append((section.kompromat, section.kompromat_order, SECTION_IDS.index(section.id)))
    for pod in station.pod:
        _read_pod(box, pod)
        if pod.kompromat:
            places.append((pod.kompromat, pod.kompromat_order, SECTION_IDS.index(pod.id)))
    for n, corridor in enumerate(station.corridor):
        where = f"corridor {corridor.a} - {corridor.b}"
        a, b = _section(corridor.a, where), _section(corridor.b, where)
        _must_be_new(a, b, [box.other_end(c, a) for c in box.corridors_of[a]], where, f"corridor[{n}]")
        _join(box, a, b, corridor.lock)
    for n, vent in enumerate(station.vent):
        where = f"vent {vent.a} - {vent.b}"
        a, b = _section(vent.a, where), _section(vent.b, where)
        _must_be_new(a, b, box.vents_of[a], where, f"vent[{n}]")
        box.vents_of[a].append(b)
        box.vents_of[b].append(a)
    places.sort(key=lambda place: (place[0] != "purple", place[1]))
    box.kompromat_places = [s for _, _, s in places]


def _section(name: str, where: str) -> int:
    return number_of(SECTION_IDS, name, where)


def _read_section(box: Box, section: Section) -> None:
    where = f"section {section.id}"
    s = _section(section.id, where)
    if s >= FIRST_POD:
        raise DataError(f"{where}: this is a pod")
    _one_of(section.airlock, AIRLOCKS, f"{where}: airlock")
    _one_of(section.kompromat, COLOURS_OF_KOMPROMAT, f"{where}: kompromat")
    box.gravity[s], box.dark[s] = section.gravity, section.dark
    box.power[s], box.console[s] = section.power, section.console
    box.airlock_out[s] = section.airlock in ("out", "both") and s != Sections.OUTER_SPACE
    box.airlock_in[s] = section.airlock in ("in", "both") and s != Sections.OUTER_SPACE
    box.start_hazard[s] = number_of(HAZARD_IDS, section.hazard, f"{where}: hazard") if section.hazard else 0
    box.start_items[s] = [number_of(ITEM_IDS, item, where) for item in section.items]
    for action in section.actions:
        if action != "manufacture":
            box.section_actions[s].append(SECTION_VERBS[_known(action, where)])
    for product in section.make:
        _read_product(box, s, product, where)


def _read_pod(box: Box, pod: Pod) -> None:
    where = f"pod {pod.id}"
    s = _section(pod.id, where)
    if s < FIRST_POD:
        raise DataError(f"{where}: this is no pod")
    _one_of(pod.kompromat, COLOURS_OF_KOMPROMAT, f"{where}: kompromat")
    box.seats[s], box.dock[s] = pod.capacity, _section(pod.dock, where)
    if pod.capacity < 1 or box.dock[s] >= FIRST_POD:
        raise DataError(f"{where}: a pod has at least one seat and is docked to a section")
    box.pod_of[s] = -1 if pod.in_play == "always" else number_of(CHARACTER_IDS, pod.in_play, where)
    box.launch[s] = _conditions(pod.launch, where)
    box.launch_any[s] = _conditions(pod.launch_any, where)
    box.launch_nda[s] = _conditions(pod.launch_nda_side, where)
    box.section_actions[s] = [Kinds.COUNTDOWN]
    box.start_items[s] = [number_of(ITEM_IDS, item, where) for item in pod.items]
    _join(box, s, box.dock[s], False)


def _conditions(names: list[str], where: str) -> list[int]:
    for name in names:
        _one_of(name, LAUNCH_CONDITION_IDS, f"{where}: launch condition")
    return [LAUNCH_CONDITION_IDS.index(name) for name in names]


def _one_of(word: str, allowed: Sequence[str], where: str) -> None:
    if word not in allowed:
        raise DataError(f"{where} {word!r} is unknown; there are: {', '.join(filter(None, allowed))}")


def _known(action: str, where: str) -> str:
    if action not in SECTION_VERBS:
        raise DataError(f"{where}: {action!r} is no section action; there are: {', '.join(SECTION_VERBS)}")
    return action


def _read_product(box: Box, section: int, product: str, where: str) -> None:
    name, _, needs = product.partition(":")
    if name == "contamination":
        box.makes_contamination[section] = True
    elif name in DATA_IDS:
        box.makes_data[section].append(DATA_IDS.index(name))
    else:
        makes = box.makes_for_officers if needs == "officer" else box.makes
        makes[section].append(number_of(ITEM_IDS, name, where))


def _must_be_new(a: int, b: int, joined: Sequence[int], where: str, at: str) -> None:
    if a == b:
        raise DataError(f"{where}: it leads to where it begins", "box-station-itself", at=at, field="b")
    if b in joined:
        raise DataError(f"{where}: these two are joined twice", "box-station-again", at=at, field="b")


def _join(box: Box, a: int, b: int, locked: bool) -> None:
    corridor = len(box.corridor_a)
    box.corridor_a.append(a)
    box.corridor_b.append(b)
    box.corridor_locked.append(locked)
    for here, there in ((a, b), (b, a)):
        box.corridors_of[here].append(corridor)
        box.next_to[here].append(there)
        box.corridor_to[here * Sections.COUNT + there] = corridor


def check_station(box: Box) -> None:
    """Raises `DataError` where a station, the printed one or any other, lacks what every station must have."""
    for fault in station_faults(box):
        raise fault
    box.containment = _containment(box)


def station_faults(box: Box) -> Iterator[DataError]:
    """SF-M.14"""
    offered = {verb for actions in box.section_actions for verb in actions}
    missing = [name for name, verb in SECTION_VERBS.items() if verb not in offered and verb != Kinds.WIPE]
    if missing:
        actions = [f"action-{name}" for name in missing]
        yield DataError(
            f"SF-M.14: no section offers {', '.join(missing)}", "box-station-actions", actions=actions
        )
    if sum(box.power) != 3:
        yield DataError("SF-M.14: a station has exactly three power sections", "box-station-power")
    if not any(box.console):
        yield DataError("SF-M.14: a station needs a console", "box-station-console")
    if box.start_hazard[Sections.OUTER_SPACE] != Hazards.ASPHYXIATION:
        yield DataError(
            "SF-M.14: Outer Space holds the asphyxiation hazard",
            "box-station-space",
            at=SECTION_IDS[Sections.OUTER_SPACE],
            field="hazard",
        )
    if len(box.kompromat_places) < 20:
        yield DataError(
            "SF-M.14: at least 20 places for kompromats are needed",
            "box-station-kompromats",
            count=len(box.kompromat_places),
        )
    if not any(box.airlock_in):
        yield DataError("SF-M.14: there is no way in from Outer Space", "box-station-way-in")
    if not any(box.dark[s] and not box.start_hazard[s] for s in range(FIRST_POD) if s != Sections.OUTER_SPACE):
        yield DataError("SF-M.14: a dark section without hazard is needed", "box-station-dark")
    yield from _ways_faults(box)
    yield from _supply_faults(box)


def _ways_faults(box: Box) -> Iterator[DataError]:
    reached = _reach(box, box.dock[FIRST_POD], ignore_locks=True)
    for s in range(FIRST_POD):
        if s != Sections.OUTER_SPACE and reached.get(s, 99) > 7:
            yield DataError(
                f"SF-M.14: more than seven Steps from the pods: {SECTION_IDS[s]}",
                "box-station-far",
                at=SECTION_IDS[s],
            )
    containment = _containment(box)
    if containment in _reach(box, box.dock[FIRST_POD], ignore_locks=False):
        yield DataError(
            "SF-M.14: the antimatter lies behind a lock", "box-station-lock", at=SECTION_IDS[containment]
        )


def _supply_faults(box: Box) -> Iterator[DataError]:
    """SF-M.10: what lies about at the beginning is in the box; a thing that exists once lies in one place."""
    for item, name in enumerate(ITEM_IDS):
        laid = sum(items.count(item) for items in box.start_items)
        if laid > box.item_count[item]:
            yield DataError(
                f"SF-M.10: {laid} of {name} lie about, there are {box.item_count[item]}",
                "box-station-many",
                item=f"item-{name}",
                count=box.item_count[item],
            )
        elif laid == 0 and box.item_start[item] >= 0 and box.item_of[item] < 0:
            yield DataError(f"SF-M.10: {name} lies nowhere", "box-station-nowhere", item=f"item-{name}")


def _containment(box: Box) -> int:
    """Where the antimatter is thrown off; -1 where that can be done nowhere."""
    return next((s for s in range(FIRST_POD) if Kinds.JETTISON in box.section_actions[s]), -1)


def _reach(box: Box, start: int, ignore_locks: bool) -> dict[int, int]:
    """Steps from a section along corridors."""
    distance = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for corridor in box.corridors_of[here]:
            there = box.other_end(corridor, here)
            if there not in distance and (ignore_locks or not box.corridor_locked[corridor]):
                distance[there] = distance[here] + 1
                edge.append(there)
    return distance
