"""Small drawings for the page of a review: beliefs before and after an act, as maps or as bars."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from safehouse.core.words import Words
from safehouse.review.belief_telling import Change, changes, fact_name, paired, passage_told, value_name
from safehouse.review.beliefs import Believed, Passage
from safehouse.review.shape import GivenAway, Review

CELL: Final = 18
BAR: Final = 120
LINE: Final = 20
NAMES: Final = 190
FIGURES: Final = 60
SEEN: Final = 0.1
"""A place of a trail that was passed with less of a chance has no hour written on it."""
DARK: Final = 0.5
"""From this chance on the hour is written in a light colour."""

Places = Mapping[str, tuple[int, int]]


def beliefs_changed(given: GivenAway, places: Places, words: Words) -> Iterator[str]:
    for was, became in paired(given.was, given.became):
        belief = became or was
        assert belief is not None
        if places:
            for when, each in (("believed-before", was), ("believed-after", became)):
                yield city(each, places, f"{fact_name(belief, words)}, {words.say(when)}")
        else:
            yield bars(changes(was, became), fact_name(belief, words), words)
    for when, trail in (("believed-before", given.trail_was), ("believed-after", given.trail_became)):
        if trail:
            yield trail_map(trail, places, f"{words.say('believed-trail')}, {words.say(when)}", words)


def last_trail(review: Review, words: Words) -> str:
    """The way that the seat's secret had come, as it could be drawn after the last act that told of it."""
    drawn = [act.given_away.trail_became for act in review.acts if act.given_away is not None]
    trails = [trail for trail in drawn if trail]
    return trail_map(trails[-1], review.places, words.say("believed-trail"), words) if trails else ""


def trail_map(trail: list[Passage], places: Places, label: str, words: Words) -> str:
    """Every place a square, the darker the likelier it was passed, with the likeliest hour."""
    passed = {passage.place: passage for passage in trail}
    squares = "".join(stop(passed.get(place), place, *at, words) for place, at in places.items())
    return drawing("trail", *extent(places), label, squares)


def stop(passage: Passage | None, place: str, across: int, down: int, words: Words) -> str:
    spot = f'x="{(across - 1) * CELL}" y="{(down - 1) * CELL}" width="{CELL}" height="{CELL}"'
    if passage is None:
        return f'<rect class="place" {spot}><title>{escape(place)}: 0 %</title></rect>'
    title = f"<title>{escape(passage_told(passage, words))}</title>"
    shade = f'<rect class="place" {spot} /><rect class="belief" {spot} opacity="{passage.chance:.3f}" />'
    middle = f'x="{(across - 0.5) * CELL}" y="{(down - 0.25) * CELL}" text-anchor="middle"'
    kind = "hour" if passage.chance < DARK else "hour dark"
    hour = f'<text class="{kind}" {middle}>{passage.hours[0].value}</text>' if passage.chance >= SEEN else ""
    return f"<g>{title}{shade}{hour}</g>"


def extent(places: Places) -> tuple[int, int]:
    across, down = (CELL * max(place[side] for place in places.values()) for side in (0, 1))
    return across, down


def city(belief: Believed | None, places: Places, label: str) -> str:
    """Every place a square, the darker the likelier."""
    chances = {each.value: each.chance for each in belief.values} if belief is not None else {}
    most = max(chances.values(), default=1.0)
    squares = "".join(square(place, *at, chances.get(place, 0.0), most) for place, at in places.items())
    return drawing("map", *extent(places), label, squares)


def square(place: str, across: int, down: int, chance: float, most: float) -> str:
    spot = f'x="{(across - 1) * CELL}" y="{(down - 1) * CELL}" width="{CELL}" height="{CELL}"'
    title = f"<title>{escape(place)}: {100 * chance:.0f} %</title>"
    return (
        f'<rect class="place" {spot} /><rect class="belief" {spot} opacity="{chance / most:.3f}">{title}</rect>'
    )


def bars(rows: list[Change], label: str, words: Words) -> str:
    """A line for each value: its name, two bars, and the two shares."""
    drawn = "".join(
        f'<text x="0" y="{LINE * row + 14}">{escape(value_name(change.value, words))}</text>'
        f'<rect class="before" x="{NAMES}" y="{LINE * row + 2}" width="{BAR * change.before:.1f}" height="7" />'
        f'<rect class="belief" x="{NAMES}" y="{LINE * row + 10}" width="{BAR * change.after:.1f}" height="7" />'
        f'<text x="{NAMES + BAR + 6}" y="{LINE * row + 14}">{100 * change.before:.0f} → '
        f"{100 * change.after:.0f} %</text>"
        for row, change in enumerate(rows)
    )
    return drawing("bars", NAMES + BAR + FIGURES + 6, LINE * len(rows), label, drawn)


def drawing(kind: str, width: int, height: int, label: str, content: str) -> str:
    return (
        f'<figure class="{kind}"><figcaption>{escape(label)}</figcaption>'
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{content}</svg></figure>'
    )
