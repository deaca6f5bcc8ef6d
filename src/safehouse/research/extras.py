"""Optional packages, and one clear sentence where one is missing."""

import importlib
from types import ModuleType
from typing import Final

from safehouse.core.errors import SafehouseError

EXTRA_OF: Final = {
    "numpy": "research",
    "gymnasium": "research",
    "pettingzoo": "research",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "torch": "train",
    "pyarrow": "data",
    "rlcard": "peers",
    "shimmy": "peers",
    "pgx": "peers",
    "jax": "peers",
}


class MissingExtra(SafehouseError, ImportError):
    """A package of an optional extra is not installed; the text says which extra brings it."""


def need(name: str) -> ModuleType:
    """The module `name`, or a sentence that says how to get it."""
    package = name.partition(".")[0]
    try:
        return importlib.import_module(name)
    except ImportError:
        raise MissingExtra(
            f"This needs the package {package}, which comes with: pip install 'safehouse[{EXTRA_OF[package]}]'"
        ) from None
