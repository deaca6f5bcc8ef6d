"""The station: the printed map, or one of one's own from a single file (SF-M)."""

from functools import cache
from typing import Final

import msgspec

from safehouse.core.data import DataError, load, own_file
from safehouse.games.stationfall.box import Box
from safehouse.games.stationfall.components import (
    ASPHYXIATION,
    CHARACTER_IDS,
    DATA_IDS,
    FIRST_POD,
    HAZARD_IDS,
    ITEM_IDS,
    OUTER_SPACE,
    SECTION_IDS,
)
from safehouse.games.stationfall.moves import (
    AIRLOCK,
    COUNTDOWN,
    DECLARE,
    DECONTAMINATE,
    JETTISON,
    LAUNCH,
    LAUNCH_ALL,
    MEDITATE,
    RELEASE,
    REPAIR,
    SELF_DESTRUCT,
    TOGGLE_CAMERAS,
    TRANSMIT,
    WIPE,
)
from safehouse.games.stationfall.sheets import (
    DATA,
    Corridors,
    Pod,
    Pods,
    Section,
    Sections,
    StationFile,
    number_of,
)

SECTION_VERBS = {
    "abandon_ship": DECLARE,
    "transmit": TRANSMIT,
    "release_project_x": RELEASE,
    "decontaminate": DECONTAMINATE,
    "jettison_antimatter": JETTISON,
    "launch_countdown": COUNTDOWN,
    "launch_from_section": LAUNCH,
    "launch_from_bridge": LAUNCH_ALL,
    "meditate": MEDITATE,
    "repair_robot": REPAIR,
    "self_destruct": SELF_DESTRUCT,
    "airlock": AIRLOCK,
    "toggle_cameras": TOGGLE_CAMERAS,
    "wipe_data": WIPE,
}
"""Section actions of chapter 13; what is manufactured stands in `make` instead."""
AIRLOCKS: Final = ("none", "out", "in", "both")
COLOURS_OF_KOMPROMAT: Final = ("", "purple", "green")
LAUNCH_CONDITIONS: Final = (
    "evacuation", "all_humans_nda", "down_human_inside", "inspector_inside", "jury_rig_inside",
)  # fmt: skip


class Layout(msgspec.Struct, frozen=True):
    """One section of the map as a board needs it: where it is drawn and what is printed on it."""

    id: str
    x: float
    y: float
    gravity: bool
    dark: bool
    power: bool
    console: bool
    airlock: str
    actions: list[str]
    make: list[str]
    dock: str = ""
    seats: int = 0


@cache
def station_file(name: str) -> StationFile:
    """The printed station for "", otherwise the own file of this name."""
    if name:
        return load(own_file("station", name), StationFile)
    corridors = load(DATA / "corridors.toml", Corridors)
    return StationFile(
        section=load(DATA / "sections.toml", Sections).section,
        corridor=corridors.corridor,
        vent=corridors.vent,
        pod=load(DATA / "pods.toml", Pods).pod,
    )


@cache
def layout(name: str) -> list[Layout]:
    station = station_file(name)
    found = [
        Layout(s.id, s.x, s.y, s.gravity, s.dark, s.power, s.console, s.airlock, s.actions, s.make)
        for s in station.section
    ]
    pods = load(DATA / "pods.toml", Pods).pod_defaults
    for pod in station.pod:
        found.append(
            Layout(
                pod.id, pod.x, pod.y, pods.gravity, pods.dark, pods.power, pods.console, pods.airlock,
                pods.actions, pods.make, pod.dock, pod.capacity,
            )
        )  # fmt: skip
    return found


@cache
def joints(name: str) -> tuple[list[list[str]], list[list[str]]]:
    """Corridors (those of docked pods included) and vents as pairs of sections."""
    station = station_file(name)
    corridors = [[pod.id, pod.dock] for pod in station.pod] + [[c.a, c.b] for c in station.corridor]
    return corridors, [[vent.a, vent.b] for vent in station.vent]


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
    for corridor in station.corridor:
        where = f"corridor {corridor.a} - {corridor.b}"
        _join(box, _section(corridor.a, where), _section(corridor.b, where), corridor.lock)
    for vent in station.vent:
        where = f"vent {vent.a} - {vent.b}"
        a, b = _section(vent.a, where), _section(vent.b, where)
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
    box.airlock_out[s] = section.airlock in ("out", "both") and s != OUTER_SPACE
    box.airlock_in[s] = section.airlock in ("in", "both") and s != OUTER_SPACE
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
    for condition in (*pod.launch, *pod.launch_any, *pod.launch_nda_side):
        _one_of(condition, LAUNCH_CONDITIONS, f"{where}: launch condition")
    box.seats[s], box.dock[s] = pod.capacity, _section(pod.dock, where)
    if pod.capacity < 1 or box.dock[s] >= FIRST_POD:
        raise DataError(f"{where}: a pod has at least one seat and is docked to a section")
    box.pod_of[s] = -1 if pod.in_play == "always" else number_of(CHARACTER_IDS, pod.in_play, where)
    box.launch[s], box.launch_any[s], box.launch_nda[s] = pod.launch, pod.launch_any, pod.launch_nda_side
    box.section_actions[s] = [COUNTDOWN]
    box.start_items[s] = [number_of(ITEM_IDS, item, where) for item in pod.items]
    _join(box, s, box.dock[s], False)


def _one_of(word: str, allowed: tuple[str, ...], where: str) -> None:
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


def _join(box: Box, a: int, b: int, locked: bool) -> None:
    corridor = len(box.corridor_a)
    box.corridor_a.append(a)
    box.corridor_b.append(b)
    box.corridor_locked.append(locked)
    box.corridors_of[a].append(corridor)
    box.corridors_of[b].append(corridor)


def check_station(box: Box) -> None:
    """SF-M.14: the structure every station must have, the printed one and any other."""
    offered = {verb for actions in box.section_actions for verb in actions}
    missing = [name for name, verb in SECTION_VERBS.items() if verb not in offered and verb != WIPE]
    if missing:
        raise DataError(f"SF-M.14: no section offers {', '.join(missing)}")
    if sum(box.power) != 3:
        raise DataError("SF-M.14: a station has exactly three power sections")
    if not any(box.console):
        raise DataError("SF-M.14: a station needs a console")
    if box.start_hazard[OUTER_SPACE] != ASPHYXIATION:
        raise DataError("SF-M.14: Outer Space holds the asphyxiation hazard")
    if len(box.kompromat_places) < 20:
        raise DataError("SF-M.14: at least 20 places for kompromats are needed")
    if not any(box.airlock_in):
        raise DataError("SF-M.14: there is no way in from Outer Space")
    box.containment = next(s for s in range(FIRST_POD) if JETTISON in box.section_actions[s])
    box.vault = SECTION_IDS.index("x_vault")
    reached = _reach(box, box.dock[FIRST_POD], ignore_locks=True)
    far = [SECTION_IDS[s] for s in range(FIRST_POD) if s != OUTER_SPACE and reached.get(s, 99) > 7]
    if far:
        raise DataError(f"SF-M.14: more than seven Steps from the pods: {', '.join(far)}")
    if not any(box.dark[s] and not box.start_hazard[s] for s in range(FIRST_POD) if s != OUTER_SPACE):
        raise DataError("SF-M.14: a dark section without hazard is needed")
    if box.containment in _reach(box, box.dock[FIRST_POD], ignore_locks=False):
        raise DataError("SF-M.14: the antimatter lies behind a lock")


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


def printed_file() -> str:
    """The printed station in one file: what to begin a station of one's own from."""
    parts = [
        "# A station for Stationfall; see STATION.md. Change what you like and play it with --station FILE."
    ]
    for name in ("sections", "corridors", "pods"):
        text = (DATA / f"{name}.toml").read_text(encoding="utf-8").replace("schema = 1\n", "", 1)
        if name == "pods":
            text = text[text.index("[[pod]]") : text.index("[[other_exit]]")]
        parts.append(text.strip())
    return "\n\n".join(parts) + "\n"
