"""The terms of a game: what each of its things is called in every language, and by which ids."""

import re
from typing import Final

import msgspec

from safehouse.core.about import name_of, topics
from safehouse.core.game import AnyGame
from safehouse.core.topics import Topic
from safehouse.core.words import LANGUAGES, Words

A_WORD: Final = re.compile(r"[^\W\d_]{2}")
"""A coordinate or a number is no term."""

HEAD: Final = """\
# {title}

What everything is called, by id. Written by `safehouse glossary --out docs/glossary` from the vocabulary and
the texts of the game; a test compares it with them.

| {languages} | id |
|{rules}|
"""


class Term(msgspec.Struct, frozen=True):
    """One name in each language, and everything that bears it."""

    names: dict[str, str]
    topics: list[Topic]


def glossary(game: AnyGame) -> list[Term]:
    """By the alphabet of the last language; two things with the same name in every language are one term."""
    speakers = [Words(language, game) for language in LANGUAGES]
    found: dict[tuple[str, ...], list[Topic]] = {}
    for topic in topics(game):
        names = tuple(name_of(topic, words) for words in speakers)
        if any(A_WORD.search(name) for name in names):
            found.setdefault(names, []).append(topic)
    by_alphabet = sorted(found.items(), key=lambda entry: [name.casefold() for name in reversed(entry[0])])
    return [Term(dict(zip(LANGUAGES, names, strict=True)), bearers) for names, bearers in by_alphabet]


def render(game: AnyGame) -> str:
    """The page `docs/glossary/<game>.md`."""
    head = HEAD.format(
        title=Words(LANGUAGES[-1], game).say("game-title"),
        languages=" | ".join(LANGUAGES),
        rules="|".join(["---"] * (len(LANGUAGES) + 1)),
    )
    rows = (
        " | ".join([*term.names.values(), ", ".join(f"`{topic}`" for topic in term.topics)])
        for term in glossary(game)
    )
    return head + "".join(f"| {row} |\n" for row in rows)
