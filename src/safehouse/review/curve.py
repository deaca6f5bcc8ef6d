"""How a seat stood over a whole game, drawn with its interval."""

from collections.abc import Sequence
from typing import Final

from safehouse.review.shape import Review

MARGIN: Final = 12


def drawn(review: Review, width: int, height: int, turns: Sequence[int], radius: int) -> str:
    """Dashed where something came to light, dots at the acts `turns`."""
    spots = spread(review, width, height)
    upper = [f"{x:.1f},{top:.1f}" for x, _, top, _ in spots]
    lower = [f"{x:.1f},{bottom:.1f}" for x, _, _, bottom in reversed(spots)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _, _ in spots)
    reveals = "".join(
        f'<line class="reveal" x1="{spot[0]:.1f}" x2="{spot[0]:.1f}" y1="0" y2="{height}" />'
        for act, spot in zip(review.acts, spots, strict=True)
        if act.revealed
    )
    dots = "".join(
        f'<circle class="turn" cx="{spots[place][0]:.1f}" cy="{spots[place][1]:.1f}" r="{radius}" />'
        for place in turns
    )
    return (
        f'<line class="middle" x1="0" x2="{width}" y1="{height / 2}" y2="{height / 2}" />{reveals}'
        f'<polygon class="band" points="{" ".join(upper + lower)}" /><polyline points="{line}" />{dots}'
    )


def reach(review: Review) -> float:
    """Of points: how far up and down the curve is drawn."""
    return max(1.0, *(abs(height.value) for height in review.heights()))


def spread(review: Review, width: float, height: float) -> list[tuple[float, float, float, float]]:
    """Of each act: across, down, and how far up and down its interval reaches."""
    last = max(act.first for act in review.acts)
    heights = review.heights()
    middle, half = (0.5, 0.5) if review.shows_chance else (0.0, reach(review))

    def down(value: float) -> float:
        deep = height / 2 - (value - middle) / half * (height / 2 - MARGIN)
        return min(max(deep, 0.0), height)

    return [
        (
            MARGIN + (width - 2 * MARGIN) * act.first / max(1, last),
            down(height.value),
            down(height.value + height.error),
            down(height.value - height.error),
        )
        for act, height in zip(review.acts, heights, strict=True)
    ]
