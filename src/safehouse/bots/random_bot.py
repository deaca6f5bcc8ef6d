"""Chooses evenly among the moves open to it."""

from safehouse.bots.bot import Bot
from safehouse.core.random import Stream
from safehouse.core.view import View


class RandomBot(Bot):
    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        return random.choose(moves)
