"""Blunders to plant in games of bots, found without the judge that is to find them: by games played on."""

from typing import Final

from safehouse.bots.judge import Judge, Unit
from safehouse.bots.playing import play_out
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.review.story import points, share_of_victory
from safehouse.review.weighing import mean_and_error

BY: Final = "normal"
"""Who plays the games on, in every seat and from its own view, unless somebody else is named: bots as good as
those in whose games blunders are planted cost more and forget less."""
WORLDS: Final = 36
OTHERS: Final = 24
"""Open moves, beside the made one, among which a blunder is sought."""
LOOKS: Final = ((24, 12), (12, 6), (5, 3), (2, 2))
"""So many of them go on until one of so many of the choosing worlds are over."""
PARTS: Final = 6
"""In so many parts the others measure it; after each the search may prove hopeless."""
LEAST: Final[dict[Unit, float]] = {"chance": 0.16, "points": 2.0, "bits": 0.0}
"""What a blunder costs at least: as much as what reviews would call very bad."""
CERTAIN: Final = 0.5
"""The part of it that it costs for certain."""


def blunder(
    judge: Judge, view: View, moves: list[int], made: int, number: int, by: str, random: Stream
) -> int | None:
    """Another open move after which games end worse for certain. A third of the worlds chooses it, the others
    measure it, unless already those that chose promised too little. Where a judge counts bits, games say
    nothing: any other open move."""
    others = [move for move in moves if move != made]
    random.shuffle(others)
    if judge.unit == "bits":
        return others[0]
    choosing = max(2, number // 3)
    worst, seemed = seemingly_worst(judge, view, made, others[:OTHERS], choosing, by, random)
    least, measuring = LEAST[judge.unit] * judge.point, max(2, number - choosing)
    if seemed < least:
        return None
    lost: list[float] = []
    while len(lost) < measuring:
        more = min(measuring - len(lost), max(2, -(-measuring // PARTS)))
        lost += losses(ends(judge, view, [made, worst], more, by, random), made)[worst]
        mean, error = mean_and_error(lost)
        if mean + error < least:
            return None
    return worst if mean >= least and mean - error >= CERTAIN * least else None


def seemingly_worst(
    judge: Judge, view: View, made: int, others: list[int], number: int, by: str, random: Stream
) -> tuple[int, float]:
    """By few games, and what it lost in them; fewer of the moves with each look."""
    seen: dict[int, list[float]] = {move: [] for move in others}
    played = 0
    for size, part in LOOKS:
        running = sorted(seen, key=lambda move: (-mean_of(seen[move]), move))[:size]
        more = max(1, number // part - played)
        lost = losses(ends(judge, view, [made, *running], more, by, random), made)
        seen = {move: seen[move] + lost[move] for move in running}
        played += more
    worst = max(seen, key=lambda move: (mean_of(seen[move]), -move))
    return worst, mean_of(seen[worst])


def losses(ended: dict[int, list[float]], made: int) -> dict[int, list[float]]:
    """World by world, against the made move."""
    return {move: [m - e for m, e in zip(ended[made], values, strict=True)] for move, values in ended.items()}


def mean_of(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def ends(
    judge: Judge, view: View, moves: list[int], number: int, by: str, random: Stream
) -> dict[int, list[float]]:
    """By move how games ended for the seat, each move in the same worlds with the same chance."""
    found: dict[int, list[float]] = {move: [] for move in moves}
    worlds = judge.game.worlds(view)
    for _ in range(number):
        world, chance = worlds.draw(random), random.split()
        for move in moves:
            found[move].append(end(judge, world.copy(), view.seat, move, by, chance.copy()))
    return found


def end(judge: Judge, state: State, seat: int, move: int, by: str, random: Stream) -> float:
    play_out(judge.game, judge.options, by, state, seat, move, random)
    if judge.unit == "points":
        return float(points(state, seat, judge.against_others) or 0)
    return share_of_victory(judge.game, judge.options, state, seat) or 0.0
