"""A small learned policy: layers of weights in one `.npz` file, read and used with NumPy alone."""

from pathlib import Path
from typing import Any, Final

from safehouse.bots.bot import Bot
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.research.asked import Asked
from safehouse.research.extras import need
from safehouse.research.observe import encoder_of
from safehouse.research.selfplay import scales

np = need("numpy")

WEIGHTS: Final = Path(__file__).parent / "weights"
NEVER: Final = -1e9


class Network:
    """Layers with rectifiers between them; the last gives one score per move and the position's value."""

    def __init__(self, layers: list[tuple[Any, Any]]) -> None:
        self.layers = layers

    def hidden(self, inputs: Any) -> Any:
        """[k, units] of the layer before the last."""
        for weights, bias in self.layers[:-1]:
            inputs = inputs @ weights
            inputs += bias
            np.maximum(inputs, 0.0, out=inputs)
        return inputs

    def scores(self, inputs: Any) -> Any:
        """[k, moves + 1]: the value stands last."""
        weights, bias = self.layers[-1]
        return self.hidden(inputs) @ weights + bias

    def scaled(self, scale: Any) -> "Network":
        """The same for inputs that were not multiplied by `scale` before."""
        (weights, bias), *others = self.layers
        return Network([(weights * scale[:, None], bias), *others])

    def save(self, path: Path, game: AnyGame) -> None:
        """In half precision, which is enough to play by."""
        arrays: dict[str, Any] = {}
        for i, (weights, bias) in enumerate(self.layers):
            arrays |= {f"w{i}": weights.astype(np.float16), f"b{i}": bias.astype(np.float16)}
        np.savez_compressed(path, game=game.id, rules=game.rules_version, **arrays)


class LearnedPolicy:
    """For `rollouts` and `vector`: draws moves by the network's odds, or takes the best one where `greedy`."""

    def __init__(self, game: AnyGame, network: Network, greedy: bool = False) -> None:
        self._network = network.scaled(scales(game))
        weights, self._bias = self._network.layers[-1]
        self._by_move = np.ascontiguousarray(weights.T)
        self._greedy = greedy

    def __call__(self, asked: Asked) -> Any:
        hidden = self._network.hidden(asked.observations.astype(np.float32))
        scores = np.einsum("ij,ij->i", hidden[asked.entries], self._by_move[asked.codes])
        scores += self._bias[asked.codes]
        return asked.best(scores) if self._greedy else asked.drawn(scores)


class LearnedBot(Bot):
    """Plays the network's best move, or by its odds where not `greedy`.

    It gets a view as any bot; the row of any world the view allows is the same.
    """

    def __init__(self, game: AnyGame, network: Network, greedy: bool = True) -> None:
        self._game = game
        self._network = network
        self._greedy = greedy
        self._scales = scales(game)
        self._row = encoder_of(game).row

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        world: State = self._game.imagine(view, random)
        row = np.frombuffer(bytes(self._row(world, view.seat)), np.uint8)
        scores = self._network.scores((row * self._scales)[None, :])[0, moves]
        if self._greedy:
            return moves[int(scores.argmax())]
        odds = np.exp(scores - scores.max())
        at = int((odds.cumsum() < random.unit() * odds.sum()).sum())
        return moves[min(at, len(moves) - 1)]


def load(game: str | AnyGame, path: Path | None = None) -> Network:
    """The shipped network of a game, or the one in a file."""
    played = find(game) if isinstance(game, str) else game
    found = path or WEIGHTS / f"{played.id}.npz"
    with _opened(found) as kept:
        if str(kept["game"]) != played.id or int(kept["rules"]) != played.rules_version:
            raise SafehouseError(f"{found.name} was trained for {kept['game']}, rules version {kept['rules']}")
        count = sum(name.startswith("w") for name in kept.files)
        layers = [(kept[f"w{i}"].astype(np.float32), kept[f"b{i}"].astype(np.float32)) for i in range(count)]
    if layers[0][0].shape[0] != encoder_of(played).size:
        raise SafehouseError(f"{found.name} expects another observation layout of {played.id}")
    return Network(layers)


def shipped(game: AnyGame) -> LearnedBot:
    """The player of the training example, as an agent: `safehouse.research.learned:shipped`."""
    return LearnedBot(game, load(game))


def trained_for(path: Path) -> str:
    """The game that the weights in a file are for."""
    with _opened(path) as kept:
        return str(kept["game"])


def _opened(path: Path) -> Any:
    if not path.is_file():
        raise SafehouseError(f"there are no weights {path}")
    return np.load(path)
