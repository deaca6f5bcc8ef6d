"""The city of MIND MGMT drawn with characters: who stands where, and where the Recruiter may be."""

from collections.abc import Callable

from safehouse.core.words import Words
from safehouse.games.mind_mgmt.board import COLS, LOCATION_IDS, ROWS, cell_at
from safehouse.games.mind_mgmt.insight import Heat
from safehouse.games.mind_mgmt.space import AGENT
from safehouse.games.mind_mgmt.view import MindMgmtView

WIDTH = 7
EMPTY = "·"


def picture(view: MindMgmtView, words: Words) -> list[str]:
    """Figures and tokens by location, with a line that says what the signs mean."""
    stands: dict[str, list[str]] = {place: [] for place in LOCATION_IDS}
    for agent in view.agents:
        if agent.at is not None:
            stands[agent.at].append(words.name(AGENT, agent.id)[:1])
    for signs, places in (("*", view.immortals), ("#", view.steps)):
        for place in places:
            stands[place].append(signs)
    for note in view.notes:
        stands[note.at].append("!" if note.confirmed else "?")
    if view.secret is not None:
        for hour, place in enumerate(view.secret.trail, 1):
            stands[place].append(str(hour))
    return [*_city(lambda place: "".join(stands[place]) or EMPTY), words.say("say-signs")]


def deduced(found: Heat, words: Words) -> list[str]:
    """The share of the trails that fit which end in each location, in per cent."""
    shares = found.hours[str(found.hour)]
    head = words.say("assist-map", trails=found.trails, exact="yes" if found.exact else "no")
    return [head, *_city(lambda place: _per_cent(shares.get(place, 0.0)))]


def _per_cent(share: float) -> str:
    if share == 0.0:
        return EMPTY
    return "<1 %" if share < 0.01 else f"{100 * share:.0f} %"


def _city(cell: Callable[[str], str]) -> list[str]:
    lines = ["  " + "".join(f"{LOCATION_IDS[col][0]:>{WIDTH}}" for col in range(COLS))]
    for row in range(ROWS):
        places = [LOCATION_IDS[cell_at(row, col)] for col in range(COLS)]
        lines.append(f"{places[0][1:]:<2}" + "".join(f"{cell(place):>{WIDTH}}" for place in places))
    return lines
