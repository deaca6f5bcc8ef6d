"""Levels compared: each is asked for its move in the same positions, and all are judged in the same worlds."""

from collections.abc import Sequence

from safehouse.bots.judge import Judge
from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.review.weighing import FIRST_LOOK, chosen, mean_and_error, rounds


def losses(judge: Judge, view: View, moves: list[int], bots: Sequence[str], random: Stream) -> dict[str, float]:
    """By bot, how much less its move is worth than the one that the judge takes for the best, which it found in
    other rounds than those that measure: a loss below nothing is possible, and the mean is not too large."""
    picked = {bot: choice(judge, view, moves, bot, random.split()) for bot in bots}
    values = worth(judge, view, moves, list(dict.fromkeys(picked.values())), random)
    return {bot: values[picked[bot]] for bot in bots}


def choice(judge: Judge, view: View, moves: list[int], bot: str, random: Stream) -> int:
    """Of a bot that meets the position afresh."""
    asked = make(bot, judge.game, judge.options)
    move = asked.choose(view, moves, random)
    asked.rest()
    return move


def worth(judge: Judge, view: View, moves: list[int], picked: list[int], random: Stream) -> dict[int, float]:
    """What these moves lost."""
    if judge.exact:
        values = dict(zip(moves, judge.weigh(view, moves, random), strict=True))
        return {move: max(values.values()) - values[move] for move in picked}
    number = judge.effort(view).rounds
    choosing = max(FIRST_LOOK, number // 2)
    best = chosen(judge, view, moves, picked[0], choosing, random)[0]
    if picked == [best]:
        return {best: 0.0}
    seen = rounds(
        judge, view, list({best: None} | dict.fromkeys(picked)), max(FIRST_LOOK, number - choosing), random
    )
    means = {move: mean_and_error(values)[0] for move, values in seen.items()}
    return {move: means[best] - means[move] for move in picked}
