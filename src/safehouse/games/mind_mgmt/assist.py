"""The program beside a real table of MIND MGMT: as the Recruiter (MM-5.15), or keeping the secret map for a
person in that part, with the rulebook's remedy for a mistake (MM-5.1603)."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.assist import Companion, Led, Remedy
from safehouse.core.moves import whole_number
from safehouse.core.topics import Saying, Topic, topic_of
from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.data import LOCATION_IDS
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.view import MindMgmtView, view
from safehouse.games.mind_mgmt.vocabulary import LOCATION

CHOICES: Final = (
    "mode",
    "opened_recruiter",
    "opened_agents",
    "selection",
    "last_winner",
    "streak",
    "number",
    "modules",
)
"""SHIFT goes along: packages opened so far, with who has won how often in a row, or modules that the table has
agreed on."""
ANSWERS: Final = frozenset(
    {
        "started",
        "stayed_silent",
        "static_used",
        "captured",
        "double_used",
        "cordon_yes",
        "cordon_no",
        "target_yes",
        "target_no",
        "tapped",
        "dead_end",
    }
)
"""Answers and announcements after which nothing is moved."""


def admit_mistake(state: MindMgmt, typed: Sequence[str]) -> Saying | None:
    """So many confirmed notes on visited locations as there were turns since the mistake."""
    turns = whole_number(typed[0]) if typed else None
    if not turns or state.over():
        return Saying("mistake-typed")
    if state.phase == Phases.DROPPING:
        return Saying("ask-dropping")
    unconfirmed = unconfirmed_visits(view(state, RECRUITER))
    places = {place.upper() for place in typed[1:]}
    wanted = min(turns, len(unconfirmed))
    if len(places) != wanted or not places <= set(unconfirmed):
        return Saying("mistake-count", {"count": wanted})
    state.due.extend(LOCATION_IDS.index(place) for place in unconfirmed if place in places)
    state.after = state.phase
    confirm_due(state)
    return None


def unconfirmed_visits(known: MindMgmtView) -> list[str]:
    """Where the Recruiter has been, as far as no confirmed note says so; from the Recruiter's view."""
    assert known.secret is not None
    confirmed = {note.at for note in known.notes if note.confirmed}
    return [place for place in known.secret.trail if place not in confirmed]


def admissible(known: MindMgmtView) -> list[Topic]:
    if known.over or known.phase == "dropping":
        return []
    return [topic_of(LOCATION.name, place) for place in unconfirmed_visits(known)]


MISTAKES: Final = Remedy(seat=RECRUITER, offered=admissible, carry_out=admit_mistake)
COMPANIONS: Final[Sequence[Companion]] = (
    Led(
        id="recruiter",
        people=(1, 2, 3, 4),
        choices=CHOICES,
        program=(RECRUITER,),
        levels=("normal", "easy", "hard", "expert"),
        announces=ANSWERS,
    ),
    Led(id="secret_map", people=(2, 3, 4, 5), choices=CHOICES, announces=ANSWERS, remedy=MISTAKES),
)
