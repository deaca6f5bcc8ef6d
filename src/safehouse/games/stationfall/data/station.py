"""Stations as files: the printed map, or one of one's own from a single file (SF-M)."""

from functools import cache

import msgspec

from safehouse.core.data import load, own_file
from safehouse.games.stationfall.data import CORRIDORS, FOLDER, PODS, SECTIONS, StationFile


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
    return StationFile(section=SECTIONS, corridor=CORRIDORS.corridor, vent=CORRIDORS.vent, pod=PODS.pod)


@cache
def layout(name: str) -> list[Layout]:
    station = station_file(name)
    found = [
        Layout(s.id, s.x, s.y, s.gravity, s.dark, s.power, s.console, s.airlock, s.actions, s.make)
        for s in station.section
    ]
    pods = PODS.pod_defaults
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


def printed_file() -> str:
    """The printed station in one file: what to begin a station of one's own from."""
    parts = [
        "# A station for Stationfall; see STATION.md. Change what you like and play it with --station FILE."
    ]
    for name in ("sections", "corridors", "pods"):
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8").replace("schema = 1\n", "", 1)
        if name == "pods":
            text = text[text.index("[[pod]]") : text.index("[[other_exit]]")]
        parts.append(text.strip())
    return "\n\n".join(parts) + "\n"
