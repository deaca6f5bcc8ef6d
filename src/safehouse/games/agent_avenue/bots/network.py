"""A small network played without any library: layers of weights with rectifiers between them."""
# compiled by mypyc


class Layer:
    """`rows`: for each unit the weights of all its inputs."""

    def __init__(self, rows: list[list[float]] | None = None, bias: list[float] | None = None) -> None:
        self.rows: list[list[float]] = rows if rows is not None else []
        self.bias: list[float] = bias if bias is not None else []

    def reached(self, unit: int, set_inputs: list[int], inputs: list[float]) -> float:
        """What reaches this unit from the inputs that are not zero."""
        row = self.rows[unit]
        total = self.bias[unit]
        for i in set_inputs:
            total += row[i] * inputs[i]
        return total


class Network:
    def __init__(self, layers: list[Layer] | None = None) -> None:
        self.layers: list[Layer] = layers if layers is not None else []

    def scores(self, inputs: list[float], wanted: list[int]) -> list[float]:
        """What the last layer says at the units wanted."""
        last = len(self.layers) - 1
        for number in range(last):
            inputs = rectified(self.layers[number], inputs)
        set_inputs = not_zero(inputs)
        return [self.layers[last].reached(unit, set_inputs, inputs) for unit in wanted]


def rectified(layer: Layer, inputs: list[float]) -> list[float]:
    set_inputs = not_zero(inputs)
    return [max(0.0, layer.reached(unit, set_inputs, inputs)) for unit in range(len(layer.bias))]


def not_zero(inputs: list[float]) -> list[int]:
    return [i for i in range(len(inputs)) if inputs[i] != 0.0]
