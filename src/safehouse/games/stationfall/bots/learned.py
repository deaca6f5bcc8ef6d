"""The learned player: plays by the odds of a network that taught itself (tools/train_learned)."""

from pathlib import Path
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.network import Network, softmax
from safehouse.bots.thought import Choice, Thought
from safehouse.bots.weights import read_network
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.row import Row
from safehouse.core.view import View
from safehouse.games.stationfall.bots.greedy import Greedy
from safehouse.games.stationfall.bots.perspective import cells_seen, codes_seen
from safehouse.games.stationfall.codes import Moves
from safehouse.games.stationfall.encode import FIELDS, SIZE, encode
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.view.shape import StationfallView

SCALES: Final = [1.0 / top for _name, size, top, _meaning in FIELDS for _ in range(size)]
PLAYERS: Final = 4
"""At tables of so many it has learned to play."""
OWN_WEIGHTS: Final = Path(__file__).parent / "learned.msgpack"
WORTH: Final = Moves.FIRST_NOTE
"""The unit after those of the moves: the chance of victory."""


class Learned(Bot):
    """Plays at tables of four, everybody for themselves; at others it does what its teacher does,
    the wary `greedy`.

    `weights`: a file to play by in place of the game's own. `draw=1`: it draws its moves by their odds instead
    of taking the likeliest."""

    def __init__(self, game: AnyGame, weights: str = "", draw: int = 0) -> None:
        self._game = game
        self._weights = weights
        self._draw = draw > 0
        self._elsewhere = Greedy(game, wary=1)
        self._thought: Thought | None = None

    def limit(self, iterations: int) -> None:
        self._elsewhere.limit(iterations)

    def thought(self) -> Thought | None:
        return self._thought

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        world = self._game.worlds(view).draw(random.copy())
        assert isinstance(world, Position)
        assert isinstance(view, StationfallView)
        if world.seats != PLAYERS or world.colours != PLAYERS or world.teams:
            move = self._elsewhere.choose(view, moves, random)
            self._thought = self._elsewhere.thought()
            return move
        *scores, worth = self._network().scores(
            observed(world, view.seat), [*named_by(view.seat, moves), WORTH]
        )
        shares = softmax(scores)
        chosen = drawn(shares, random) if self._draw else max(range(len(shares)), key=shares.__getitem__)
        self._thought = Thought(
            bot="learned",
            move=moves[chosen],
            before=min(max(worth, 0.0), 1.0),
            drawn=self._draw,
            choices=[Choice(move, share) for move, share in zip(moves, shares, strict=True)],
        )
        return moves[chosen]

    def _network(self) -> Network:
        return read_network(Path(self._weights) if self._weights else OWN_WEIGHTS)


def observed(world: Position, seat: int) -> list[float]:
    """What the seat knows, which is the same in every world it imagines, as the network reads it."""
    row = Row(SIZE)
    encode(row, world, seat)
    cells = row.done()
    return [cells[at] * SCALES[at] for at in cells_seen(seat, PLAYERS)]


def named_by(seat: int, moves: list[int]) -> list[int]:
    """The units of the network that stand for these moves."""
    names = {code: name for name, code in enumerate(codes_seen(seat, PLAYERS))}
    return [names[move] for move in moves]


def drawn(shares: list[float], random: Stream) -> int:
    left = random.unit()
    for number, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return number
    return max(range(len(shares)), key=shares.__getitem__)
