"""Boxes that people enter, judged in a worker: they come from anybody."""

from typing import Any, Final

import msgspec

from safehouse.core import box_form
from safehouse.core.box import Box, Values, completed, faults, read_file, written
from safehouse.core.box_form import FaultTold
from safehouse.core.data import DataError
from safehouse.core.errors import SafehouseError
from safehouse.core.shelf import find
from safehouse.core.words import Words

MOST_FAULTS: Final = 200


class BoxTold(msgspec.Struct, kw_only=True):
    """A box with what nobody has to enter, its file, and what is wrong with it. `box` is None where nothing
    could be read; only a box without faults makes a table."""

    box: dict[str, Any] | None
    file: str
    faults: list[FaultTold]


def box_of(game: str) -> Box:
    box = find(game).box
    if box is None:
        raise SafehouseError(f"{game} has no box")
    return box


def judged(game: str, language: str, values: Values | None, text: str) -> BoxTold:
    """What is wrong with a box: with these values, or, where there are none, with a file."""
    box, words = box_of(game), Words(language, find(game))
    try:
        whole = completed(box, read_file(text) if values is None else values)
    except DataError as error:
        sentence = words.say(error.reason, **words.arguments(error.arguments))
        return BoxTold(box=None, file="", faults=[FaultTold(table="", row=-1, field="", sentence=sentence)])
    found = [box_form.told(fault, words) for fault in faults(box, whole)[:MOST_FAULTS]]
    return BoxTold(box=whole, file=written(box, whole), faults=found)
