"""Small drawings for the page of a review: beliefs before and after an act, as maps or as bars."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from safehouse.core.words import Words
from safehouse.review.belief_telling import Change, changes, fact_name, paired, value_name
from safehouse.review.beliefs import Believed
from safehouse.review.shape import GivenAway

CELL: Final = 18
BAR: Final = 120
LINE: Final = 20
NAMES: Final = 190
FIGURES: Final = 60

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


def city(belief: Believed | None, places: Places, label: str) -> str:
    """Every place a square, the darker the likelier."""
    chances = {each.value: each.chance for each in belief.values} if belief is not None else {}
    most = max(chances.values(), default=1.0)
    squares = "".join(square(place, *at, chances.get(place, 0.0), most) for place, at in places.items())
    width, height = (CELL * max(place[side] for place in places.values()) for side in (0, 1))
    return drawing("map", width, height, label, squares)


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
