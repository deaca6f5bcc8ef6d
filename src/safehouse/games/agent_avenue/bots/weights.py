"""Weights of the player `learned` as they lie in this folder, and how they are read."""

from functools import cache
from pathlib import Path
from struct import unpack

import msgspec

from safehouse.games.agent_avenue.bots.network import Layer, Network


class LayerWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of half precision, the lowest byte first: for each unit the weights of all its inputs."""

    inputs: int
    weights: bytes
    bias: bytes

    def layer(self) -> Layer:
        flat = _halves(self.weights)
        rows = [list(flat[i : i + self.inputs]) for i in range(0, len(flat), self.inputs)]
        return Layer(rows, list(_halves(self.bias)))


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: str
    layers: list[LayerWeights]

    def network(self) -> Network:
        return Network([layer.layer() for layer in self.layers])


def _halves(data: bytes) -> tuple[float, ...]:
    return unpack(f"<{len(data) // 2}e", data)


@cache
def read_network(path: Path) -> Network:
    return msgspec.msgpack.decode(path.read_bytes(), type=Weights).network()


def network_of(mode: str) -> Network:
    """The network that learned this mode."""
    return read_network(Path(__file__).parent / f"learned_{mode}.msgpack")
