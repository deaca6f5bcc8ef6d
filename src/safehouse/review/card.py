"""A card to share: the turning point of a game as a question, in one picture. It holds nothing but what the
seat knew when it decided, and no answer."""

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import Final

from safehouse.core.options import Options
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.review import curve
from safehouse.review.shape import Review
from safehouse.review.telling import Telling

WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 70
LETTERS: Final = 52
"""In a line of the question."""
MOST_LINES: Final = 4
CURVE: Final = (1060, 150)
CURVE_TOP: Final = 408

STYLE: Final = """
text { font-family: Georgia, 'Times New Roman', serif; fill: #2b2620; }
.title { font-size: 58px; font-weight: 700; }
.small { font-size: 27px; fill: #6b6257; } .question { font-size: 36px; }
polyline { fill: none; stroke: #a2451f; stroke-width: 5; stroke-linejoin: round; } .middle { stroke: #c9bfae; }
.band { fill: #a2451f; opacity: 0.12; } .turn { fill: #a2451f; }
.reveal { stroke: #c9bfae; stroke-dasharray: 6 6; }
"""


def card(review: Review, language: str, options: Options) -> str:
    """Without anybody's name: players are called by their seats."""
    words = Words.at_table(language, find(review.game), options, you=review.seat)
    return "".join(_card(Telling(review, words)))


def _card(telling: Telling) -> Iterator[str]:
    review, words = telling.review, telling.words
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
    yield f'height="{HEIGHT}" lang="{words.language}"><style>{STYLE}</style>'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f4eee1" />'
    yield f'<rect x="18" y="18" width="{WIDTH - 36}" height="{HEIGHT - 36}" fill="none" stroke="#2b2620" />'
    yield line("title", 110, words.say("game-title"))
    yield line("small", 158, words.player(review.seat))
    for row, text in enumerate(question_lines(telling)):
        yield line("question", 222 + 46 * row, text)
    if review.has_curve and len(review.acts) > 1:
        picture = curve.drawn(review, *CURVE, review.turning_points[:1], radius=13)
        yield line("small", CURVE_TOP - 14, telling.curve_title())
        yield f'<g transform="translate({MARGIN} {CURVE_TOP})">{picture}</g>'
    yield line("small", HEIGHT - 34, words.say("review-card"))
    yield "</svg>"


def line(kind: str, down: float, text: str) -> str:
    return f'<text class="{kind}" x="{MARGIN}" y="{down:.0f}">{escape(text)}</text>'


def question_lines(telling: Telling) -> list[str]:
    review = telling.review
    if not review.turning_points:
        return wrap(telling.words.say("review-no-questions"), LETTERS)
    question = telling.question(review.acts[review.turning_points[0]])
    return wrap(question, LETTERS, max_lines=MOST_LINES, placeholder=" …")
