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
"""The level that plays the games on, in every seat and from its own view."""
WORLDS: Final = 36
OTHERS: Final = 4
"""Open moves, beside the made one, among which a blunder is sought."""
LEAST: Final[dict[Unit, float]] = {"chance": 0.16, "points": 2.0, "bits": 0.0}
"""What a blunder costs at least: as much as what reviews would call very bad."""


def blunder(judge: Judge, view: View, moves: list[int], made: int, number: int, random: Stream) -> int | None:
    """Another open move after which games end worse for certain. A third of the worlds chooses it, the others
    measure it. Where a judge counts bits, games say nothing: any other open move."""
    others = [move for move in moves if move != made]
    random.shuffle(others)
    if judge.unit == "bits":
        return others[0]
    tried = [made, *others[:OTHERS]]
    choosing = max(2, number // 3)
    seen = ends(judge, view, tried, choosing, random)
    worst = min(tried, key=lambda move: (sum(seen[move]), move))
    if worst == made:
        return None
    measured = ends(judge, view, [made, worst], max(2, number - choosing), random)
    lost, error = mean_and_error([m - w for m, w in zip(measured[made], measured[worst], strict=True)])
    return worst if lost > error and lost >= LEAST[judge.unit] * judge.point else None


def ends(judge: Judge, view: View, moves: list[int], number: int, random: Stream) -> dict[int, list[float]]:
    """By move how games ended for the seat, each move in the same worlds with the same chance."""
    found: dict[int, list[float]] = {move: [] for move in moves}
    worlds = judge.game.worlds(view)
    for _ in range(number):
        world, chance = worlds.draw(random), random.split()
        for move in moves:
            found[move].append(end(judge, world.copy(), view.seat, move, chance.copy()))
    return found


def end(judge: Judge, state: State, seat: int, move: int, random: Stream) -> float:
    play_out(judge.game, judge.options, BY, state, seat, move, random)
    if judge.unit == "points":
        return float(points(state, seat, judge.against_others) or 0)
    return share_of_victory(judge.game, judge.options, state, seat) or 0.0
