"""A review as one page of HTML that needs nothing beside it."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from safehouse.review import curve
from safehouse.review.pictures import beliefs_changed, last_trail
from safehouse.review.telling import Telling

WIDTH: Final = 720
HEIGHT: Final = 200

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fdfcf8; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #bbb; }
polyline { fill: none; stroke: #1f5f8b; stroke-width: 2; }
.band { fill: #1f5f8b; opacity: 0.15; } .middle { stroke: #bbb; }
.reveal { stroke: #a2451f; stroke-dasharray: 3 3; }
.turn { fill: #a2451f; } .mark { fill: #666; }
summary { cursor: pointer; font-weight: 600; } li { margin: 0.6rem 0; }
figure { margin: 0.4rem 0.8rem 0.4rem 0; display: inline-block; } figcaption { font-size: 0.85rem; }
figure.map svg, figure.trail svg { width: 10rem; } .hour.dark { fill: #fff; }
figure.bars svg { width: 24rem; max-width: 100%; } text { font-size: 11px; }
.place { fill: none; stroke: #bbb; } .belief { fill: #1f5f8b; } .before { fill: #bbb; }
.loss { border-left: 4px solid #a2451f; padding-left: 0.6rem; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1c1c1c; } svg { background: #262626; }
  polyline { stroke: #8cc4ea; } .band { fill: #8cc4ea; } .reveal { stroke: #f0a07a; } .turn { fill: #f0a07a; }
  .belief { fill: #8cc4ea; } text { fill: #eee; } .hour.dark { fill: #1c1c1c; }
  .mark { fill: #bbb; } }
"""


def page(telling: Telling) -> str:
    return "\n".join(_page(telling))


def _page(telling: Telling) -> Iterator[str]:
    words, review = telling.words, telling.review
    title, *lead = telling.head()
    yield f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
    yield f"<h1>{escape(title)}</h1>"
    yield from paragraphs(lead)
    heading, *questions = telling.questions()
    yield f"<h2>{escape(heading)}</h2>"
    if questions:
        yield from _questions(telling)
    yield from _curve(telling)
    if trail := last_trail(review, words):
        yield f"<h2>{escape(words.say('review-trail'))}</h2><p>{escape(words.say('review-trail-how'))}</p>"
        yield trail
    yield f"<details><summary>{escape(words.say('review-acts'))} ({len(review.acts)})</summary><ul>"
    for act in review.acts:
        first, *rest = telling.act(act)
        if act.revealed and review.has_curve:
            rest.append(telling.revealed(act))
        yield f'<li class="{act.verdict}"><strong>{escape(first)}</strong><br>'
        yield "<br>".join(escape(line.strip()) for line in rest)
        if act.given_away is not None:
            yield from beliefs_changed(act.given_away, review.places, words)
        yield "</li>"
    yield "</ul></details>"
    if review.balance is not None:
        heading, *lines = telling.balance()
        yield f"<h2>{escape(heading)}</h2><ul>{items(lines)}</ul>"
    yield "</main></body></html>"


def _questions(telling: Telling) -> Iterator[str]:
    words, review = telling.words, telling.review
    yield "<ol>"
    for place in review.turning_points:
        act = review.acts[place]
        yield f"<li><p>{escape(telling.question(act))}</p><details>"
        yield f"<summary>{escape(words.say('review-show'))}</summary>"
        yield from paragraphs(telling.answer(act))
        yield "</details></li>"
    yield "</ol>"


def _curve(telling: Telling) -> Iterator[str]:
    words, review = telling.words, telling.review
    label, *points = telling.curve()
    if not review.has_curve:
        yield f"<p>{escape(label)}</p>"
        return
    yield f"<h2>{escape(label)}</h2>"
    if review.acts:
        picture = curve.drawn(review, WIDTH, HEIGHT, review.turning_points, radius=5) + scale(telling.marks())
        yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{picture}</svg>'
        yield f"<p>{escape(words.say('review-legend'))}</p>"
        yield f"<details><summary>{escape(words.say('review-curve-list'))}</summary>"
        yield f"<ul>{items(points)}</ul></details>"


def scale(marks: list[str]) -> str:
    """Beside the upper edge, the middle and the lower edge."""
    spots = zip(marks, (curve.MARGIN + 4, HEIGHT / 2 - 4, HEIGHT - 4), strict=True)
    return "".join(f'<text class="mark" x="2" y="{down:.0f}">{escape(mark)}</text>' for mark, down in spots)


def paragraphs(lines: Iterable[str]) -> Iterator[str]:
    return (f"<p>{escape(line)}</p>" for line in lines)


def items(lines: Iterable[str]) -> str:
    return "".join(f"<li>{escape(line)}</li>" for line in lines)
