"""A review as one page of HTML that needs nothing beside it."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from safehouse.review.pictures import beliefs_changed
from safehouse.review.shape import Act, Review
from safehouse.review.telling import Telling

WIDTH: Final = 720
HEIGHT: Final = 200
MARGIN: Final = 12

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fdfcf8; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #bbb; }
polyline { fill: none; stroke: #1f5f8b; stroke-width: 2; }
.band { fill: #1f5f8b; opacity: 0.15; } .middle { stroke: #bbb; }
.reveal { stroke: #a2451f; stroke-dasharray: 3 3; }
.turn { fill: #a2451f; } summary { cursor: pointer; font-weight: 600; } li { margin: 0.6rem 0; }
figure { margin: 0.4rem 0.8rem 0.4rem 0; display: inline-block; } figcaption { font-size: 0.85rem; }
figure.map svg { width: 10rem; } figure.bars svg { width: 24rem; max-width: 100%; } text { font-size: 11px; }
.place { fill: none; stroke: #bbb; } .belief { fill: #1f5f8b; } .before { fill: #bbb; }
.loss { border-left: 4px solid #a2451f; padding-left: 0.6rem; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1c1c1c; } svg { background: #262626; }
  polyline { stroke: #8cc4ea; } .band { fill: #8cc4ea; } .reveal { stroke: #f0a07a; } .turn { fill: #f0a07a; }
  .belief { fill: #8cc4ea; } text { fill: #eee; } }
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
    heading, *_ = telling.questions()
    yield f"<h2>{escape(heading)}</h2><ol>"
    for place in review.turning_points:
        act = review.acts[place]
        yield f"<li><p>{escape(telling.question(act))}</p><details>"
        yield f"<summary>{escape(words.say('review-show'))}</summary>"
        yield from paragraphs(telling.answer(act))
        yield "</details></li>"
    yield "</ol>"
    label, *points = telling.curve()
    yield f"<h2>{escape(label)}</h2>"
    if review.has_curve and review.acts:
        yield picture(review, label)
        yield f"<details><summary>{escape(label)}</summary><ul>{items(points)}</ul></details>"
    yield f"<h2>{escape(words.say('review-acts'))}</h2><details><summary>{len(review.acts)}</summary><ul>"
    for act in review.acts:
        first, *rest = telling.act(act)
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


def paragraphs(lines: Iterable[str]) -> Iterator[str]:
    return (f"<p>{escape(line)}</p>" for line in lines)


def items(lines: Iterable[str]) -> str:
    return "".join(f"<li>{escape(line)}</li>" for line in lines)


def picture(review: Review, label: str) -> str:
    """The curve with its interval; dashed where something came to light, dots where the turning points are."""
    spots = spread(review)
    upper = [f"{x:.1f},{top:.1f}" for x, _, top, _ in spots]
    lower = [f"{x:.1f},{bottom:.1f}" for x, _, _, bottom in reversed(spots)]
    reveals = "".join(
        f'<line class="reveal" x1="{spot[0]:.1f}" x2="{spot[0]:.1f}" y1="0" y2="{HEIGHT}" />'
        for act, spot in zip(review.acts, spots, strict=True)
        if act.revealed
    )
    turns = "".join(
        f'<circle class="turn" cx="{spots[place][0]:.1f}" cy="{spots[place][1]:.1f}" r="5" />'
        for place in review.turning_points
    )
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _, _ in spots)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
        f'<line class="middle" x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}" />{reveals}'
        f'<polygon class="band" points="{" ".join(upper + lower)}" /><polyline points="{line}" />{turns}</svg>'
    )


def spread(
    review: Review, width: float = WIDTH, height: float = HEIGHT
) -> list[tuple[float, float, float, float]]:
    """Of each act: across, down, and how far up and down its interval reaches."""
    last = max(act.first for act in review.acts)
    middle, reach = (0.5, 0.5) if review.unit == "chance" else (0.0, most(review.acts))

    def down(value: float) -> float:
        deep = height / 2 - (value - middle) / reach * (height / 2 - MARGIN)
        return min(max(deep, 0.0), height)

    return [
        (
            MARGIN + (width - 2 * MARGIN) * act.first / max(1, last),
            down(act.value),
            down(act.value + act.value_error),
            down(act.value - act.value_error),
        )
        for act in review.acts
    ]


def most(acts: Sequence[Act]) -> float:
    return max(1.0, *(abs(act.value) for act in acts))
