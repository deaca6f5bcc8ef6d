"""The honesty law: in any two states that look the same to its seat, a bot makes the same move."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from safehouse.bots.bot import Maker
from safehouse.bots.roster import makers
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State

EFFORT: Final = 48
"""The budget of every bot under the law; honesty does not depend on it."""


class Dishonesty(msgspec.Struct, frozen=True):
    """A bot that chose differently although its seat could see no difference."""

    bot: str
    options: str
    seat: int
    view: str
    expected: str
    chosen: str

    def __str__(self) -> str:
        return (
            f"bot {self.bot} ({self.options}), seat {self.seat}: {self.chosen!r} instead of {self.expected!r} "
            f"in a state its view cannot tell apart: {self.view[:200]}"
        )


def check(
    game: AnyGame,
    bots: Sequence[str] | None = None,
    positions: int = 3,
    worlds: int = 2,
    seed: str = "honesty",
) -> list[Dishonesty]:
    """Try every bot of a game (or those named) in every configuration; [] when all are honest.

    In each configuration `positions` decisions of random games are taken, and beside each the
    `worlds` other states that the seat's view, read back from its bytes, lets us imagine.
    """
    known = makers(game)
    found: list[Dishonesty] = []
    for options in game.configurations():
        for name in bots if bots is not None else known:
            found += check_bot(game, options, name, known[name], positions, worlds, seed)
    return found


def check_bot(
    game: AnyGame,
    options: Options,
    name: str,
    maker: Maker,
    positions: int = 3,
    worlds: int = 2,
    seed: str = "honesty",
) -> list[Dishonesty]:
    found: list[Dishonesty] = []
    for number, (state, seat) in enumerate(_positions(game, options, positions, f"{seed} {name}")):
        key = f"{seed} {number}"
        expected = decide(game, options, maker, state, seat, key)
        seen = game.view_bytes(state, seat)
        alike = game.worlds(game.read_view(seen))
        random = Stream(f"{key} others")
        for other in [state.copy(), *(alike.draw(random) for _ in range(worlds))]:
            chosen = decide(game, options, maker, other, seat, key)
            if chosen != expected or game.view_bytes(other, seat) != seen:
                found.append(
                    Dishonesty(
                        bot=name,
                        options=str(options),
                        seat=seat,
                        view=seen.decode(),
                        expected=game.space.to_text(expected),
                        chosen=game.space.to_text(chosen),
                    )
                )
    return found


def decide(game: AnyGame, options: Options, maker: Maker, state: State, seat: int, key: str) -> int:
    """What a fresh bot does in this state; it is handed nothing but the bytes of its view."""
    bot = maker(game)
    bot.limit(EFFORT)
    bot.sit(options)
    view = game.read_view(game.view_bytes(state, seat))
    chosen = bot.choose(view, state.moves(seat), Stream(key))
    bot.rest()
    return chosen


def _positions(game: AnyGame, options: Options, count: int, seed: str) -> Iterator[tuple[State, int]]:
    """Real decisions (more than one move open) at random moments of random games."""
    random = Stream(seed)
    given = 0
    games = 0
    while given < count and games < 50 * count:
        games += 1
        state: State = game.deal(options, f"{seed} {games}")
        state.events = None
        left = random.below(_LOOK_WITHIN)
        while pending := state.pending():
            seat = random.choose(pending)
            moves = state.moves(seat)
            if left <= 0 and len(moves) > 1:
                given += 1
                yield state, seat
                break
            left -= 1
            state.apply(seat, random.choose(moves))


_LOOK_WITHIN: Final = 24
