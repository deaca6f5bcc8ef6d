"""What a thing of a game is and does, answered on the command line."""

from collections.abc import Iterator
from typing import Final

from safehouse.core.about import Explanation, arguments, explain, meaning, missing, plain, search, told, topics
from safehouse.core.describe import deduced
from safehouse.core.ledger import clauses_named, in_plain_words, ledger_path, readable
from safehouse.core.record import Record
from safehouse.core.situation import listed
from safehouse.core.view import View
from safehouse.core.words import LANGUAGES, Words

MOST_CLAUSES: Final = 5
"""So many clauses are shown at once; more are only named."""
MOST: Final = 4
"""So many topics are explained at once; more are only named."""
WHAT_IS: Final = ("co je ", "co jsou ", "kdo je ", "what is ", "who is ")
"""How one asks about a thing in a sentence."""


def asked_about(line: str) -> str | None:
    """What a typed line asks about, None where it asks nothing."""
    start = next((start for start in WHAT_IS if line.lower().startswith(start)), None)
    return None if start is None else line[len(start) :]


def ruled(text: str, words: Words) -> Iterator[str]:
    """The clauses of the exact rules that a number names, in the reader's language."""
    game = words.game
    assert game is not None
    named = clauses_named(ledger_path(game.folder, words.language), text) if text.strip() else []
    if not named:
        yield words.say("cli-no-clause", clause=text)
    for found in named[:MOST_CLAUSES]:
        yield f"{readable(found).section}: {in_plain_words(found)}"
    if len(named) > MOST_CLAUSES:
        yield words.say("cli-more-clauses", clauses=", ".join(found.id for found in named[MOST_CLAUSES:]))


def answer(text: str, words: Words, view: View | None = None) -> Iterator[str]:
    """What the topics that somebody may mean are, and what they mean in the position that a view shows."""
    found = [each for topic in search(text, words) if (each := explain(topic, words)) is not None]
    if not found:
        yield words.say("cli-about-unknown", text=text)
    elif len(found) > MOST:
        names = list(dict.fromkeys(each.name for each in found))
        yield words.say("cli-about-several", text=text, names=", ".join(names))
    else:
        yield from dict.fromkeys(line for each in found for line in _explained(each, words, view))


def _explained(each: Explanation, words: Words, view: View | None) -> Iterator[str]:
    yield told(each.topic, words)
    yield from meaning(each.topic, view, words) if view is not None else ()
    if each.clauses:
        yield words.say("cli-about-clauses", clauses=", ".join(each.clauses))


def spelled(text: str, moves: list[int], words: Words, view: View) -> int | None:
    """The move that was typed as it is listed or named, letter case and accents aside."""
    game = words.game
    assert game is not None
    names = ((move, (words.move(move), listed(game, view, move, words))) for move in moves)
    return next((move for move, said in names if plain(text) in map(plain, said)), None)


def deduction(record: Record, seat: int, words: Words) -> list[str]:
    """What anybody could deduce from what this seat sees, in games that can tell."""
    found = record.game.insight(record.view(seat), record.options)
    return [words.say("cli-no-map")] if found is None else deduced(found, words)


def lacking(words: Words) -> Iterator[str]:
    """The texts about things that a game still lacks in any language, with the arguments they may use."""
    game = words.game
    assert game is not None
    keys = sorted({key for language in LANGUAGES for key in missing(game, Words(language, game))})
    known = {f"about-{domain}-{value}": topic for topic, (domain, value) in topics(game).items()}
    for key in keys:
        topic = known.get(key.removesuffix(".name"))
        usable = arguments(topic, words) if topic else {}
        yield "  ".join([key, *(f"${name}={value}" for name, value in usable.items())])
    yield words.say("cli-about-lacking", missing=len(keys), all=len(topics(game)))
