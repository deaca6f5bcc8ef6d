"""A bot of your own at a live table: `python examples/live_bot.py http://127.0.0.1:8000 TABLE`.

It takes an open seat, says that it is a program, and plays. It gets what a person in that seat would see."""

import asyncio
import random
import sys

from safehouse.agents.seat import Seat, join, sit


def choose(seat: Seat) -> int:
    """Your idea goes here: `seat.view` is all that the seat may know, `seat.moves` the codes it may play."""
    return random.choice(seat.moves)


async def play(house: str, table: str) -> None:
    link = await join(house, table, "Thirty Lines")
    async with sit(link) as seat:
        while await seat.asked():
            code = choose(seat)
            print(seat.words.move(code))
            await seat.play(code)
        assert seat.outcome is not None
        print("won" if seat.number in seat.outcome.winners else "lost")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2]))
