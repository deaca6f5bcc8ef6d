"""How long a person waits for bots at a house that runs: one game against bots of a level, over the protocol.

`python -m safehouse.agents.waiting http://127.0.0.1:8000 stationfall expert 4 30` sits down with three others
and waits for them thirty times. It prints how long it took until the seat was asked again, and how long a
browser would have taken to show it at its normal pace.
"""

import asyncio
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from statistics import median, quantiles
from typing import Final

import msgspec
from websockets.asyncio.client import connect

from safehouse.agents.seat import LONGEST_FRAME, SeatLink, post
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.table import messages as say

NORMAL_PACE: Final = 1.1
FURTHER_STEP: Final = 0.1
"""As in web/src/lib: how many seconds a browser shows the first step of a turn, and a further one's share."""


class Wait(msgspec.Struct, frozen=True):
    """From the seat's answer until it was asked again: when each step of the others came, and whose it was."""

    steps: list[tuple[float, int]]

    @property
    def seconds(self) -> float:
        return self.steps[-1][0]

    @property
    def movers(self) -> set[int]:
        return {mover for _, mover in self.steps}

    @property
    def slowest(self) -> float:
        """The longest time in which nothing happened."""
        times = [0.0, *(at for at, _ in self.steps)]
        return max(later - earlier for earlier, later in pairwise(times))

    @property
    def shown(self) -> float:
        """When the last step appears in a browser, which lets each stay for a while."""
        free, appears, last = 0.0, 0.0, -1
        for at, mover in self.steps:
            appears = max(at, free)
            free = appears + (NORMAL_PACE * FURTHER_STEP if mover == last else NORMAL_PACE)
            last = mover
        return appears


async def waits(house: str, game: str, bot: str, players: int, count: int) -> list[Wait]:
    """That many waits in which every bot moved."""
    found: list[Wait] = []
    while len(found) < count:
        link = await open_table(house, game, bot, players)
        found += [wait for wait in await play(link) if len(wait.movers) == players - 1]
    return found[:count]


async def open_table(house: str, game: str, bot: str, players: int) -> SeatLink:
    options = next(each for each in find(game).configurations() if each.seats() == players)
    seats = [say.NewSeat(held="me"), *(say.NewSeat(held="bot", bot=bot) for _ in range(players - 1))]
    asked = say.NewTable(game=game, options=options.to_json(), seats=seats)
    answer = await asyncio.to_thread(post, f"{house}/api/tables", msgspec.json.encode(asked))
    made = msgspec.json.decode(answer, type=say.TableCreated)
    return SeatLink(house, made.table, made.seats[0].token)


async def play(link: SeatLink) -> list[Wait]:
    """A whole game in which the seat answers at random and at once."""
    decoder, choices = msgspec.json.Decoder(say.ServerMessage), msgspec.json.Decoder(say.Choice)
    random = Stream(link.table)
    found: list[Wait] = []
    steps: list[tuple[float, int]] = []
    async with connect(link.stream, max_size=LONGEST_FRAME) as socket:
        await socket.send(msgspec.json.encode(say.Hello(token=link.token)).decode())
        answered, mark, number, you = time.monotonic(), "", 0, 0
        async for frame in socket:
            message = decoder.decode(frame)
            if isinstance(message, say.Over):
                break
            if isinstance(message, say.Welcome):
                you = message.you
            if isinstance(message, say.Update):
                others = [seat for seat in message.movers if seat not in (-1, you)]
                steps += [(time.monotonic() - answered, seat) for seat in others[:1]]
            position = message.position if isinstance(message, (say.Welcome, say.Update)) else None
            if position is None or not position.moves or position.mark == mark:
                continue
            if steps:
                found.append(Wait(steps))
            steps, mark, number = [], position.mark, number + 1
            move = random.choose([choices.decode(choice).code for choice in position.moves])
            answered = time.monotonic()
            await socket.send(msgspec.json.encode(say.Play(id=str(number), move=move, mark=mark)).decode())
    return found


def told(name: str, seconds: Sequence[float]) -> str:
    ninth = quantiles(seconds, n=10)[-1]
    return f"{name}: median {median(seconds):.1f} s, nine of ten in {ninth:.1f} s, longest {max(seconds):.1f} s"


def main(house: str, game: str, bot: str, players: str, count: str) -> None:
    found = asyncio.run(waits(house, game, bot, int(players), int(count)))
    steps = sum(len(wait.steps) for wait in found) / len(found)
    lines = [
        f"{game}, {int(players) - 1} × {bot}, {len(found)} waits of {steps:.0f} steps",
        told("asked again", [wait.seconds for wait in found]),
        told("shown in the browser", [wait.shown for wait in found]),
        told("the slowest step", [wait.slowest for wait in found]),
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
