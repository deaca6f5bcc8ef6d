"""The networks of the player `learned` while they learn, and as they are written down. Needs torch."""

from itertools import pairwise
from typing import Any, Final

import torch  # type: ignore[import-not-found, unused-ignore]
from torch import nn  # type: ignore[import-not-found, unused-ignore]

from safehouse.bots.weights import LayerWeights, Weights
from safehouse.games.stationfall.codes import Moves
from safehouse.games.stationfall.encode import FIELDS, SIZE

MOVES: Final = Moves.FIRST_NOTE
PLAYER: Final = (SIZE, 512, 256, MOVES + 1)
"""The last unit says the chance of victory."""
CRITIC: Final = (SIZE, 768, 512, 1)
NEVER: Final = -1e9


class Layers(nn.Module):  # type: ignore[misc, unused-ignore]
    def __init__(self, sizes: tuple[int, ...]) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        tops = [1.0 / top for _name, size, top, _meaning in FIELDS for _ in range(size)]
        self.register_buffer("scale", torch.tensor(tops), persistent=False)

    def forward(self, rows: Any) -> Any:
        inputs = rows * self.scale
        for layer in self.layers[:-1]:
            inputs = torch.relu(layer(inputs))
        return self.layers[-1](inputs)

    def weights(self) -> Weights:
        return Weights([LayerWeights.of(layer.weight.tolist(), layer.bias.tolist()) for layer in self.layers])


def odds(player: Layers, rows: Any, masks: Any) -> tuple[Any, Any]:
    """Logarithms of the shares of all moves, and the chance of victory."""
    scores = player(rows)
    return torch.log_softmax(scores[:, :-1].masked_fill(~masks, NEVER), 1), scores[:, -1]


def drawn(shares: Any) -> Any:
    """A move by its odds."""
    return (shares - torch.empty_like(shares).exponential_().log()).argmax(1)


def unpacked(packed: Any) -> Any:
    """[n, moves] bool of [n, bytes] by `numpy.packbits`."""
    shifts = torch.arange(7, -1, -1, device=packed.device, dtype=torch.uint8)
    return ((packed[:, :, None] >> shifts) & 1).flatten(1)[:, :MOVES].bool()
