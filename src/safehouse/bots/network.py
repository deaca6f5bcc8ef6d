"""A small network played without any library: layers of whole numbers with rectifiers between them."""
# compiled by mypyc

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

ZERO: Final = 128
"""The byte that stands for a weight of nothing."""


class Layer:
    """`weights`: for each unit those of all its inputs, a byte each; a weight is the byte less `ZERO`, times
    the scale of its unit."""

    def __init__(
        self,
        inputs: int = 0,
        weights: bytes = b"",
        scales: list[float] | None = None,
        bias: list[float] | None = None,
    ) -> None:
        self.inputs: i64 = inputs
        self.weights: vec[u8] = vec[u8]([u8(weight) for weight in weights])
        self.scales: list[float] = scales if scales is not None else []
        self.bias: list[float] = bias if bias is not None else []

    def reached(self, unit: int, set_inputs: list[int], inputs: list[float]) -> float:
        """What reaches this unit from the inputs that are not zero."""
        first: i64 = unit * self.inputs
        weights = self.weights
        total = 0.0
        for number in range(len(set_inputs)):
            place: i64 = set_inputs[number]
            weight: i64 = i64(weights[first + place]) - ZERO
            total += float(weight) * inputs[number]
        return self.bias[unit] + total * self.scales[unit]


class Network:
    def __init__(self, layers: list[Layer] | None = None) -> None:
        self.layers: list[Layer] = layers if layers is not None else []

    def scores(self, inputs: list[float], wanted: list[int]) -> list[float]:
        """What the last layer says at the units wanted."""
        set_inputs = [i for i in range(len(inputs)) if inputs[i] != 0.0]
        reached = [inputs[i] for i in set_inputs]
        last = len(self.layers) - 1
        for number in range(last):
            layer = self.layers[number]
            places: list[int] = []
            values: list[float] = []
            for unit in range(len(layer.bias)):
                value = layer.reached(unit, set_inputs, reached)
                if value > 0.0:
                    places.append(unit)
                    values.append(value)
            set_inputs = places
            reached = values
        return [self.layers[last].reached(unit, set_inputs, reached) for unit in wanted]


def softmax(scores: list[float]) -> list[float]:
    """The shares of scores, however large these are."""
    highest = max(scores)
    odds = [exp(score - highest) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]
