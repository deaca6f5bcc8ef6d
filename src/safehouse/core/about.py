"""What a thing is, what it does and what it means now, in a player's words: one source for every client."""

from collections.abc import Iterator
from functools import cache

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.letters import folded
from safehouse.core.moves import Value
from safehouse.core.topics import MOVE, THING, Topic, topic_of
from safehouse.core.view import View
from safehouse.core.words import Words

ENDING = 2
"""So many letters at the end of a long word may be another case of it."""
LONG = 4


class Explanation(msgspec.Struct, frozen=True):
    topic: Topic
    name: str
    text: str
    clauses: list[str]


@cache
def topics(game: AnyGame) -> dict[Topic, tuple[str, Value]]:
    """Everything a game can be asked about, with its domain and id."""
    found = [(domain.name, value) for domain in game.explained for value in domain.values]
    found += [(MOVE, kind.name) for kind in game.space.kinds]
    return {topic_of(domain, value): (domain, value) for domain, value in found}


def explain(topic: Topic, words: Words) -> Explanation | None:
    """What a topic is and does; None for no topic of the game and for one without a text."""
    assert words.game is not None
    known = topics(words.game).get(topic)
    key = known and _key(*known, words)
    if not known or not key:
        return None
    args = _arguments(*known, words)
    return Explanation(
        topic=topic,
        name=_name(*known, words),
        text=words.say(key, **args),
        clauses=words.game.topics.read_on(topic),
    )


def told(topic: Topic, words: Words) -> str:
    """What a topic is and does, in one line: for the position in words."""
    found = explain(topic, words)
    if found is None:
        return name_of(topic, words)
    return words.say("explained-line", name=found.name, text=found.text)


def name_of(topic: Topic, words: Words) -> str:
    assert words.game is not None
    return _name(*topics(words.game)[topic], words)


def meaning(topic: Topic, view: View, words: Words) -> list[str]:
    """What a topic means in the position that this view shows, as sentences."""
    assert words.game is not None
    if topic not in topics(words.game):
        return []
    sayings = words.game.meaning(view, topic)
    return [words.say(saying.key, **words.arguments(saying.args)) for saying in sayings]


def arguments(topic: Topic, words: Words) -> dict[str, object]:
    """What the sentence about a topic may speak with."""
    assert words.game is not None
    return _arguments(*topics(words.game)[topic], words)


def missing(game: AnyGame, words: Words) -> Iterator[str]:
    """The keys of the texts that a game still lacks in a language."""
    for topic, (domain, value) in topics(game).items():
        found = _key(domain, value, words)
        if not _is_named_there(domain, value) and not words.has(f"{domain}-{value}"):
            yield f"{domain}-{value}"
        if found is None or (found != own_key(topic) and not game.topics.shares(topic)):
            yield own_key(topic)
        elif _is_named_there(domain, value) and not _name_there(found, domain, value, words):
            yield f"{found}.name"


def stray(game: AnyGame, keys: set[str]) -> list[str]:
    """Of these text keys, those about something that is no topic of the game."""
    known = {own_key(topic) for topic in topics(game)}
    known |= {f"about-{domain}" for domain, _ in topics(game).values() if domain != MOVE}
    return sorted(key for key in keys if key.startswith("about-") and key not in known)


def search(text: str, words: Words) -> list[Topic]:
    """The topics that a player may mean: by topic, id or name in any case, with or without accents, things
    first; else those in whose name every word occurs, or failing that in what is said with the name."""
    assert words.game is not None
    wanted = plain(text)
    if not wanted:
        return []
    known = topics(words.game)
    forms = {
        topic: {plain(topic), plain(str(value)), *(plain(form) for form in _forms(domain, value, words))}
        for topic, (domain, value) in known.items()
    }
    exact = [topic for topic, names in forms.items() if wanted in names]
    if exact:
        return sorted(exact, key=lambda topic: known[topic][0] != THING)
    by_name = {topic: {plain(_name(domain, value, words))} for topic, (domain, value) in known.items()}
    stems = [_stem(word) for word in wanted.split()]
    return _holding(stems, by_name) or _holding(stems, forms)


def _holding(stems: list[str], forms: dict[Topic, set[str]]) -> list[Topic]:
    """The topics that have a form in which a word begins with each of the stems."""
    return [
        topic
        for topic, names in forms.items()
        if any(all(any(word.startswith(stem) for word in name.split()) for stem in stems) for name in names)
    ]


def plain(text: str) -> str:
    """Small letters without accents, words parted by single spaces."""
    return " ".join(folded(text.replace("_", " ").replace("-", " ")).split())


def _stem(word: str) -> str:
    return word[:-ENDING] if len(word) > LONG else word


def own_key(topic: Topic) -> str:
    """The key of a text about this topic alone."""
    return f"about-{topic.replace(':', '-', 1)}"


def _key(domain: str, value: Value, words: Words) -> str | None:
    """The topic's own text, or the one that speaks of every value of its domain that has none."""
    own = own_key(topic_of(domain, value))
    return next((key for key in (own, f"about-{domain}") if words.has(key)), None)


def _is_named_there(domain: str, value: Value) -> bool:
    """Kinds of move and numbers have no text of their own for a name; the text about them has one."""
    return domain == MOVE or isinstance(value, int)


def _name_there(key: str, domain: str, value: Value, words: Words) -> str:
    return words.attribute(key, "name", **_arguments(domain, value, words))


def _name(domain: str, value: Value, words: Words) -> str:
    if not _is_named_there(domain, value):
        return words.say(f"{domain}-{value}")
    found = _key(domain, value, words)
    return (_name_there(found, domain, value, words) if found else "") or str(value)


def _forms(domain: str, value: Value, words: Words) -> Iterator[str]:
    yield _name(domain, value, words)
    if not _is_named_there(domain, value):
        yield from words.cases("name", f"{domain}-{value}").values()


def _arguments(domain: str, value: Value, words: Words) -> dict[str, object]:
    """`$id`; `$name` with its cases and every other attribute of the name; the facts of the data."""
    assert words.game is not None
    own = {} if _is_named_there(domain, value) else words.cases("name", f"{domain}-{value}")
    facts = words.arguments(words.game.facts(words.options, domain, value))
    return {"id": value, **own, **facts}
