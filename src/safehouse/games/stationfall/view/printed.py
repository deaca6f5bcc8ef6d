"""The printed map, as a view shows it."""

from functools import cache

from safehouse.games.stationfall.data import PODS
from safehouse.games.stationfall.data.station import station_file
from safehouse.games.stationfall.view.shape import Layout


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
def joints(name: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Corridors (those of docked pods included) and vents as pairs of sections."""
    station = station_file(name)
    corridors = [(pod.id, pod.dock) for pod in station.pod] + [(c.a, c.b) for c in station.corridor]
    return corridors, [(vent.a, vent.b) for vent in station.vent]
