"""A view of MIND MGMT in words, and the city drawn with characters: who stands where, and where the Recruiter
may be."""

from collections.abc import Callable, Iterable, Iterator

from safehouse.core.about import told
from safehouse.core.words import Words
from safehouse.games.mind_mgmt.about import LOCATIONS
from safehouse.games.mind_mgmt.data import FEATURE_IDS, LOCATION_IDS
from safehouse.games.mind_mgmt.situation import hour_told
from safehouse.games.mind_mgmt.tables.city import COLS, ROWS, cell_at
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.view import Agent, MindMgmtView, Note, Secret
from safehouse.games.mind_mgmt.vocabulary import AGENT, BORDER, FEATURE, LABEL, LOCATION
from safehouse.games.mind_mgmt.worlds.insight import Heat

WIDTH = 7
EMPTY = "·"


def describe(view: MindMgmtView, words: Words) -> list[str]:
    """The position in whole sentences, in reading order."""
    return [
        words.say("text-now", hour=hour_told(view), count=view.recruits, goal=_goal(view)),
        *_line("text-agents", (_agent(agent, view, words) for agent in view.agents), words),
        *_line("text-immortals", _places(view.immortals, words), words),
        *_line("text-mayhem", (words.name(BORDER, border) for border in view.mayhem), words),
        *_line("text-checkpoints", (words.name(BORDER, border) for border in view.checkpoints), words),
        *_line("text-steps", _places(view.steps, words), words),
        *_line("text-notes", (_note(note, words) for note in view.notes), words),
        *_line("text-known", _known(view, words), words),
        *_line("text-announced", _announced(view, words), words),
        *_line("clues", _answers(view, words), words),
        *_slip_tokens(view, words),
        *(told(f"ally:{ally}", words) for ally in view.allies),
        *_modules(view, words),
        *(_secret(view, view.secret, words) if view.secret is not None else _possible(view, words)),
        *(_row(row, words) for row in range(ROWS)),
    ]


def _goal(view: MindMgmtView) -> int:
    return scope_of(view.mode == "full", view.city == "block").recruits


def _line(title: str, things: Iterable[str], words: Words) -> Iterator[str]:
    """What there is of something; nothing where there is none."""
    found = list(things)
    if found:
        yield words.say("text-line", what=words.say(title), list="; ".join(found))


def _places(places: list[str], words: Words) -> Iterator[str]:
    return (words.name(LOCATION, place) for place in places)


def _agent(agent: Agent, view: MindMgmtView, words: Words) -> str:
    acting = view.activation is not None and view.activation.agent == agent.id
    spent = agent.activated and not acting
    what = words.say("agent-spent" if spent else "agent-standing", agent=words.name(AGENT, agent.id))
    place = words.name(LOCATION, agent.at) if agent.at is not None else words.say("text-nowhere")
    return words.say("text-place", what=what, place=place)


def _note(note: Note, words: Words) -> str:
    if note.confirmed:
        what = words.say("note-confirmed", hour=note.text)
    else:
        what = words.say("note-text", text=words.name(LABEL, note.text))
    return words.say("text-place", what=what, place=words.name(LOCATION, note.at))


def _known(view: MindMgmtView, words: Words) -> Iterator[str]:
    """What everybody knows of the cards of the features."""
    denied = [clue.feature for clue in view.clues if clue.kind == "denied"]
    for feature in FEATURE_IDS:
        name = words.name(FEATURE, feature)
        for key, features in (
            ("card-shown", view.shown_features),
            ("card-area", view.area),
            ("card-discard", view.discard),
            ("card-denied", denied),
        ):
            if feature in features:
                yield words.say(key, feature=name)
                break


def _announced(view: MindMgmtView, words: Words) -> Iterator[str]:
    return (words.say("text-hour", hour=hour, count=count) for hour, count in view.announced.items())


def _answers(view: MindMgmtView, words: Words) -> Iterator[str]:
    """What was asked and answered so far, the oldest first; the other clues are told elsewhere."""
    for clue in view.clues:
        if words.has(f"clue-{clue.kind}"):
            yield words.say(
                f"clue-{clue.kind}",
                hour=clue.hour,
                number=max(clue.number, 0),
                count=len(clue.places),
                feature=words.name(FEATURE, clue.feature) if clue.feature else "",
                place=", ".join(_places(clue.places or [clue.at], words)) if clue.places or clue.at else "",
            )


def _slip_tokens(view: MindMgmtView, words: Words) -> Iterator[str]:
    second = words.name(LOCATION, view.second_at) if view.second_at is not None else "none"
    yield from _line("text-slipped", (f"{hour}:00" for hour, _ in view.slips), words)
    if view.slips_front or view.second_at is not None:
        yield words.say("text-slips", count=view.slips_front, second=second)


def _modules(view: MindMgmtView, words: Words) -> Iterator[str]:
    for module in view.modules:
        spent = "yes" if module in view.spent_modules else "no"
        yield words.say("text-module", module=told(f"module:{module}", words), spent=spent)


def _possible(view: MindMgmtView, words: Words, key: str = "text-possible") -> Iterator[str]:
    """The cards of which the Recruiter has one, or is yet to choose one."""
    return (words.say(key, card=told(f"recruiter:{card}", words)) for card in view.potential)


def _row(row: int, words: Words) -> str:
    """A row of the city with the features of its locations."""
    cells = [LOCATION_IDS[cell_at(row, col)] for col in range(COLS)]
    return words.say("text-row", row=row + 1, places="; ".join(_features(place, words) for place in cells))


def _features(place: str, words: Words) -> str:
    features = LOCATIONS[place].features
    names = ", ".join(words.name(FEATURE, feature) for feature in features) or words.say("thing-temple").lower()
    return words.say("text-features", place=words.name(LOCATION, place), features=names)


def _secret(view: MindMgmtView, secret: Secret, words: Words) -> Iterator[str]:
    """The Recruiter's secrets; after the end everybody knows them."""
    whose = "own" if view.seat == RECRUITER else "recruiters"
    hours = enumerate(zip(secret.trail, secret.contacts, strict=False), 1)
    path = (
        words.say("own-hour", hour=hour, place=words.name(LOCATION, place), count=count)
        for hour, (place, count) in hours
    )
    yield from _line(f"{whose}-path", path, words)
    if secret.recruiter is not None:
        yield words.say(f"{whose}-card", card=told(f"recruiter:{secret.recruiter}", words))
    else:
        yield from _possible(view, words, "text-to-choose")
    yield from _line(f"{whose}-features", (words.name(FEATURE, feature) for feature in secret.hand), words)


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
    legend = words.say("say-signs", path="no" if view.secret is None else "yes")
    return [*_city(lambda place: "".join(stands[place]) or EMPTY), legend]


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
