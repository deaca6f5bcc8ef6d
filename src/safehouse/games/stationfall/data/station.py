"""Stations as files: the printed map, or one of one's own from a single file (SF-M)."""

from functools import lru_cache
from typing import Final

from safehouse.core.data import load_own, own_file
from safehouse.games.stationfall.data import CORRIDORS, FOLDER, PODS, SECTIONS, StationFile

MOST_STATIONS: Final = 64
"""So many are kept in memory: people at a table bring their own."""


@lru_cache(MOST_STATIONS)
def station_file(name: str) -> StationFile:
    """The printed station for "", otherwise the own file of this name."""
    if name:
        return load_own(own_file("station", name), StationFile)
    return StationFile(section=SECTIONS, corridor=CORRIDORS.corridor, vent=CORRIDORS.vent, pod=PODS.pod)


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
