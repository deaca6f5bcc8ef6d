"""A learning curve as an SVG picture, without a plotting library."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 16
TOP: Final = 24
BOTTOM: Final = 44
COLOURS: Final = {"greedy": "#b3261e", "random": "#1a5fb4", "expert": "#26734d", "clones": "#1a5fb4"}


def curve(path: Path, points: Sequence[Mapping[str, float]]) -> None:
    """The share of wins against each opponent a point names, over the decisions played."""
    most = max(max(point["decisions"] for point in points), 1)

    def at(decisions: float, share: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * decisions / most
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share)
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13" role="img" aria-label="Share of wins over training">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for percent in range(0, 101, 25):
        left, y = at(0, percent / 100).split(",")
        parts.append(f'<line x1="{left}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        x = at(most * quarter / 4, 0).split(",")[0]
        label = f"{most * quarter / 4 / 1e6:.1f}"
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{label}</text>')
    middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
    parts.append(
        f'<text x="{middle:.0f}" y="{HEIGHT - 8}" text-anchor="middle">million decisions of self-play</text>'
    )
    met = [name for name in COLOURS if name in points[0]]
    for i, name in enumerate(met):
        colour = COLOURS[name]
        line = " ".join(at(point["decisions"], point[name]) for point in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 8 + 150 * i}" y="{TOP - 8}" fill="{colour}">wins against {name}</text>')
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")
