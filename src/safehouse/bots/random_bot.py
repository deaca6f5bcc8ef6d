"""Chooses evenly among the moves open to it."""

from safehouse.bots.bot import Bot
from safehouse.bots.thought import Choice, Thought
from safehouse.core.random import Stream
from safehouse.core.view import View


class RandomBot(Bot):
    def __init__(self) -> None:
        self._thought: Thought | None = None

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        move = random.choose(moves)
        even = [Choice(open_move, 1.0 / len(moves)) for open_move in moves]
        self._thought = Thought(bot="random", move=move, choices=even, drawn=True)
        return move

    def thought(self) -> Thought | None:
        return self._thought
