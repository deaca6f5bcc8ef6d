"""Words as a search knows them: small, without accents, without endings."""

import re
from typing import Final

from safehouse.core.letters import folded

_WORD = re.compile(r"[^\W_]+")
SHORTEST: Final = 3
"""What is left of a word has at least so many letters."""

CZECH_ENDINGS: Final = (
    *("atech", "ovych", "etech"),
    *("atum", "ovou", "oveh", "ovem", "ovym", "ami", "emi", "ech", "eho", "emi", "emu", "ich", "imi", "iho"),
    *("imu", "ach", "ata", "aty", "ych", "ama", "ove", "ovi", "ymi", "eti"),
    *("em", "es", "im", "um", "at", "am", "os", "us", "ym", "mi", "ou", "uv", "in", "ov"),
    *("a", "e", "i", "o", "u", "y"),
)
"""Endings of nouns and adjectives without accents, the longest first."""
ENGLISH_ENDINGS: Final = ("ing", "ies", "ed", "es", "s")
SOFTENED: Final = {"c": "k", "z": "h"}
"""A consonant changes before some endings: vědce, vědec; figurce, figurka; noze, noha."""
VOWELS: Final = frozenset("aeiouy")


def words_in(text: str) -> list[str]:
    return _WORD.findall(folded(text))


def stem(word: str, language: str) -> str:
    """What the forms of one word have in common; the word is folded already."""
    return _czech(word) if language == "cs" else _english(word)


def _czech(word: str) -> str:
    root = next(
        (word[: -len(end)] for end in CZECH_ENDINGS if word.endswith(end) and len(word) - len(end) >= SHORTEST),
        word,
    )
    root = SOFTENED.get(root[-1], root[-1]).join([root[:-1], ""]) if root else root
    return _without_fleeting_e(root)


def _without_fleeting_e(root: str) -> str:
    """karet, karta; figurek, figurka; krtek, krtka."""
    if len(root) > SHORTEST and root[-2] == "e" and root[-1] not in VOWELS and root[-3] not in VOWELS:
        return root[:-2] + root[-1]
    return root


def _english(word: str) -> str:
    for end in ENGLISH_ENDINGS:
        if word.endswith(end) and len(word) - len(end) >= SHORTEST and not word.endswith("ss"):
            root = word[: -len(end)]
            return root + "y" if end == "ies" else root.rstrip("e")
    return word.rstrip("e") if len(word) > SHORTEST else word
