"""Bots that play the others in a lesson: fresh for every decision and limited by count, so that a lesson goes
the same way each time."""

from safehouse.bots.honesty import EFFORT
from safehouse.bots.roster import make
from safehouse.core.lessons.book import ByBot
from safehouse.core.random import Stream
from safehouse.core.record import Record


def decide(record: Record, seat: int, by: ByBot) -> int:
    bot = make(by.bot, record.game, record.options)
    bot.limit(EFFORT)
    moves = record.choices(seat)
    chosen = bot.choose(record.view(seat), moves, Stream(f"{by.seed} {seat} {len(record.steps)}"))
    bot.rest()
    return chosen
