"""The shape of the files in this folder."""

from pathlib import Path

import msgspec

from safehouse.core.data import load


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    lowest: int
    highest: int


CARDS = load(Path(__file__).parent / "cards.toml", Cards)
