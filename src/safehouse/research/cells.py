"""Writers that turn a view into a row of small whole numbers, one class per shape of a field.

A row holds numbers from 0 to 255; `layout.py` says what each cell means and by what it is scaled.
"""
# compiled by mypyc

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

TOP: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Cell(metaclass=ABCMeta):
    """Writes one value into `size` cells of a row that holds zeros there."""

    def __init__(self, size: int = 1) -> None:
        self.size: int = size

    @abstractmethod
    def write(self, value: object, row: list[int], at: int) -> None:
        """Put the value into the cells from `at` on."""


class NoCell(Cell):
    """For what never occurs."""

    def __init__(self) -> None:
        super().__init__(0)

    def write(self, value: object, row: list[int], at: int) -> None:
        return


class FlagCell(Cell):
    def write(self, value: object, row: list[int], at: int) -> None:
        if value:
            row[at] = 1


class NumberCell(Cell):
    """A whole number from `low` to `high`; wider ranges than 255 are put into 256 steps."""

    def __init__(self, low: int = 0, high: int = 1) -> None:
        super().__init__(1)
        self.low: int = low
        self.width: int = high - low

    def write(self, value: object, row: list[int], at: int) -> None:
        assert isinstance(value, int)
        number = value - self.low
        if number < 0:
            number = 0
        elif number > self.width:
            number = self.width
        row[at] = number if self.width <= TOP else number * TOP // self.width


class ShareCell(Cell):
    """A number from 0 to 1 in 256 steps."""

    def write(self, value: object, row: list[int], at: int) -> None:
        assert isinstance(value, (float, int))
        row[at] = int(min(max(float(value), 0.0), 1.0) * TOP)


class NameCell(Cell):
    """One of several names; a name that is not listed leaves all cells at zero."""

    def __init__(self, index: dict[object, int] | None = None) -> None:
        self.index: dict[object, int] = index if index is not None else {}
        super().__init__(len(self.index))

    def write(self, value: object, row: list[int], at: int) -> None:
        place = self.index.get(value, -1)
        if place >= 0:
            row[at + place] = 1


class BagCell(Cell):
    """How often each name occurs in a list; the last cell counts entries that are hidden."""

    def __init__(self, index: dict[object, int] | None = None) -> None:
        self.index: dict[object, int] = index if index is not None else {}
        super().__init__(len(self.index) + 1)

    def write(self, value: object, row: list[int], at: int) -> None:
        assert isinstance(value, list)
        hidden = at + self.size - 1
        for name in value:
            if name is None:
                row[hidden] += 1
            else:
                place = self.index.get(name, -1)
                if place >= 0:
                    row[at + place] += 1


class RowCell(Cell):
    """A list in order, each entry with a cell that says it is there; of a longer list the last entries."""

    def __init__(self, most: int = 0, of: Cell | None = None) -> None:
        self.of: Cell = of if of is not None else NoCell()
        self.most: int = most
        super().__init__(most * (self.of.size + 1))

    def write(self, value: object, row: list[int], at: int) -> None:
        assert isinstance(value, list)
        first = len(value) - self.most
        if first < 0:
            first = 0
        step = self.of.size + 1
        for i in range(first, len(value)):
            row[at] = 1
            self.of.write(value[i], row, at + 1)
            at += step


class TupleCell(Cell):
    def __init__(self, of: list[Cell] | None = None) -> None:
        self.of: list[Cell] = of if of is not None else []
        size = 0
        for cell in self.of:
            size += cell.size
        super().__init__(size)

    def write(self, value: object, row: list[int], at: int) -> None:
        assert isinstance(value, tuple)
        for i in range(len(self.of)):
            self.of[i].write(value[i], row, at)
            at += self.of[i].size


class MapCell(Cell):
    """Values by name; a name that is not in the map leaves its cells at zero."""

    def __init__(self, index: dict[object, int] | None = None, of: Cell | None = None) -> None:
        self.index: dict[object, int] = index if index is not None else {}
        self.of: Cell = of if of is not None else NoCell()
        super().__init__(len(self.index) * self.of.size)

    def write(self, value: object, row: list[int], at: int) -> None:
        assert isinstance(value, dict)
        for name in value:
            place = self.index.get(name, -1)
            if place >= 0:
                self.of.write(value[name], row, at + place * self.of.size)


class MaybeCell(Cell):
    """A value that may be absent or hidden: one cell says that it is there."""

    def __init__(self, of: Cell | None = None) -> None:
        self.of: Cell = of if of is not None else NoCell()
        super().__init__(self.of.size + 1)

    def write(self, value: object, row: list[int], at: int) -> None:
        if value is not None:
            row[at] = 1
            self.of.write(value, row, at + 1)


class EitherCell(Cell):
    """A value of one of several types, in the order: whole number, name, list."""

    def __init__(self, number: Cell | None = None, name: Cell | None = None, names: Cell | None = None) -> None:
        self.number: Cell = number if number is not None else NoCell()
        self.name: Cell = name if name is not None else NoCell()
        self.names: Cell = names if names is not None else NoCell()
        super().__init__(self.number.size + self.name.size + self.names.size)

    def write(self, value: object, row: list[int], at: int) -> None:
        if isinstance(value, int):
            self.number.write(value, row, at)
        elif isinstance(value, str):
            self.name.write(value, row, at + self.number.size)
        else:
            self.names.write(value, row, at + self.number.size + self.name.size)


class StructCell(Cell):
    def __init__(self, names: list[str] | None = None, of: list[Cell] | None = None) -> None:
        self.names: list[str] = names if names is not None else []
        self.of: list[Cell] = of if of is not None else []
        size = 0
        for cell in self.of:
            size += cell.size
        super().__init__(size)

    def write(self, value: object, row: list[int], at: int) -> None:
        for i in range(len(self.names)):
            cell = self.of[i]
            cell.write(getattr(value, self.names[i]), row, at)
            at += cell.size


def encode(cell: Cell, view: object) -> bytes:
    """A whole view as a row."""
    row = [0] * cell.size
    cell.write(view, row, 0)
    return bytes(row)
