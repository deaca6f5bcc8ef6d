"""Which language to speak."""

import os

from safehouse.core.errors import OptionError
from safehouse.core.words import LANGUAGES


def language(asked: str | None) -> str:
    """The one asked for; else Czech where the environment says so; else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise OptionError("lang", asked, ", ".join(LANGUAGES))
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "cs" if value.startswith("cs") else "en"
    return "en"
