"""The company of the house: every bot of a level is somebody, with a name, a face and a character.

Who sits where follows from the seed of the game and the seats alone, so that everybody at the table, a replay
and a review agree, and games kept before there was a company have theirs as well. A name tells nothing of the
seed: it comes from a stream of its own with a key of 128 bits.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.bots.levels import NAMES
from safehouse.core.data import load
from safehouse.core.random import Stream
from safehouse.core.save import Save
from safehouse.core.words import Words

CAST: Final = Path(__file__).parent / "cast.toml"
TABLES_REMEMBERED: Final = 1024


class Member(msgspec.Struct, frozen=True):
    """Text key `cast-<id>`; all else is what the browser draws."""

    id: str


@cache
def cast() -> dict[str, list[str]]:
    """The members that may sit down at each level, by id."""
    found: dict[str, Any] = load(CAST, dict[str, list[Member]])
    return {level: [member.id for member in found[level]] for level in NAMES}


def company(seed: str, bots: Sequence[str | None]) -> list[str | None]:
    """Who sits in each seat of a game with this seed; None for a person, and for a bot that is of no level.
    A seat keeps its member whoever else sits down."""
    return [_at(_order(seed, bot), seat) if bot and bot in cast() else None for seat, bot in enumerate(bots)]


def _at(order: tuple[str, ...], seat: int) -> str:
    """A save from anywhere may name more seats than any game has."""
    return order[seat % len(order)]


@lru_cache(TABLES_REMEMBERED)
def _order(seed: str, level: str) -> tuple[str, ...]:
    members = cast()[level]
    places = list(range(len(members)))
    Stream(f"company {level} {seed}").shuffle(places)
    return tuple(members[place] for place in places)


def player_names(words: Words, titles: Sequence[str], save: Save) -> list[str]:
    """What the players of a kept game are called: as they called themselves, as the company is called, or as
    the text keys `titles` call their seats."""
    members = company(save.seed, save.bots)
    seated = zip_longest(titles, save.players[: len(titles)], members[: len(titles)])
    return [name or member_name(words, member) or words.say(title) for title, name, member in seated]


def names_with_titles(
    words: Words, titles: Sequence[str], seed: str, bots: Sequence[str], people: Sequence[str] = ()
) -> list[str]:
    """By seat, where one screen shows everybody: bots by their names or by what they are, with their seats; a
    person likewise, or by the seat alone where `people` has no name for it."""
    named = [member_name(words, member) for member in company(seed, bots)]
    shown = []
    for title, member, bot, person in zip_longest(titles, named, bots, people, fillvalue=""):
        name = member if bot else person
        if name:
            title = words.say("name-and-seat", name=name, seat=title)
        elif bot:
            title = words.say("name-and-seat", name=title, seat=ranked(words, bot))
        shown.append(title)
    return shown


def character(words: Words, member: str | None) -> str:
    return words.attribute(f"cast-{member}", "about") if member else ""


def member_name(words: Words, member: str | None) -> str:
    """ "" where nobody of the company sits."""
    return words.say(f"cast-{member}") if member else ""


def ranked(words: Words, bot: str) -> str:
    """What a bot is: its rank and its level, or how it works."""
    name = bot.partition(":")[0]
    rank = words.say(f"bot-{name}") if words.has(f"bot-{name}") else bot
    return words.say("bot-of-level", rank=rank, level=words.say(f"level-{name}")) if name in cast() else rank
