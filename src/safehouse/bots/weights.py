"""Weights of a network as they lie in a game's folder: a byte each."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from struct import pack, unpack
from typing import Final, Self

import msgspec

from safehouse.bots.network import ZERO, Layer, Network

STEPS: Final = 127
"""The largest weight of a unit is so many of its steps."""
FINEST: Final = 1e-6
"""The smallest step that half precision can tell from nothing."""


class LayerWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of each unit the weights of all its inputs, in steps, and in half precision, the lowest byte first, what
    a step is worth and the bias."""

    inputs: int
    weights: bytes
    scales: bytes
    bias: bytes

    @classmethod
    def of(cls, rows: Sequence[Sequence[float]], bias: Sequence[float]) -> Self:
        """Each weight as the nearest whole number of steps."""
        scales = pack(f"<{len(rows)}e", *(max(*map(abs, row), FINEST * STEPS) / STEPS for row in rows))
        weights = bytearray()
        for row, scale in zip(rows, _halves(scales), strict=True):
            weights += bytes(max(-STEPS, min(STEPS, round(weight / scale))) + ZERO for weight in row)
        return cls(len(rows[0]), bytes(weights), scales, pack(f"<{len(bias)}e", *bias))

    def rows(self) -> list[list[float]]:
        """The weights as numbers, by unit."""
        units = [self.weights[at : at + self.inputs] for at in range(0, len(self.weights), self.inputs)]
        scales = _halves(self.scales)
        return [[(byte - ZERO) * scale for byte in unit] for unit, scale in zip(units, scales, strict=True)]

    def biases(self) -> list[float]:
        return _halves(self.bias)

    def layer(self) -> Layer:
        return Layer(self.inputs, self.weights, _halves(self.scales), _halves(self.bias))


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    layers: list[LayerWeights]

    def network(self) -> Network:
        return Network([layer.layer() for layer in self.layers])


def _halves(data: bytes) -> list[float]:
    return list(unpack(f"<{len(data) // 2}e", data))


def read_weights(path: Path) -> Weights:
    return msgspec.msgpack.decode(path.read_bytes(), type=Weights)


@cache
def read_network(path: Path) -> Network:
    return read_weights(path).network()
