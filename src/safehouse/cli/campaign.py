"""The next game of a series at this screen: a chapter of its record, after an auction where one is due."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from safehouse.cli.record_book import RecordBook
from safehouse.cli.screen import Screen
from safehouse.core.about import plain
from safehouse.core.errors import OptionError
from safehouse.core.moves import whole_number
from safehouse.core.series import Bidding, Chapter
from safehouse.core.words import Words

PASS: Final = ("pass", "pas", "vzdat", "0")
BACK: Final = ("undo", "zpet")
FEWEST_BIDDERS: Final = 2


class NextGame(msgspec.Struct, frozen=True):
    """What a chapter starts, and who has which seat by name, "" for a bot; nobody where anybody may sit."""

    options: dict[str, Any]
    seats: list[str]


def open_chapter(
    book: RecordBook, number: int, people: Sequence[str], words: Words, screen: Screen
) -> NextGame:
    """The chapter of this number, as the record lists them. Raises `OptionError`."""
    chapters = book.chapters(len(people) or 1)
    playable = [str(place) for place, each in enumerate(chapters, 1) if each.options is not None]
    if str(number) not in playable:
        raise OptionError("chapter", number, ", ".join(playable) or "none: this game is not played in series")
    chapter = chapters[number - 1]
    for fact in (chapter.name, chapter.about):
        if fact is not None:
            screen.write(words.say(fact.key, **fact.args))
    assert chapter.options is not None
    if chapter.auctioned:
        return _auctioned(book, chapter, list(people) or book.last_people(), words, screen)
    return NextGame(chapter.options, _with_seats_of(chapter, people))


def _with_seats_of(chapter: Chapter, people: Sequence[str]) -> list[str]:
    """Whoever plays on keeps the seat; a chapter that leaves the seats free takes people in their order."""
    if not chapter.seats:
        return list(people)
    if people and sorted(map(plain, people)) != sorted(plain(name) for name in chapter.seats if name):
        raise OptionError("names", ", ".join(people), ", ".join(name for name in chapter.seats if name))
    return chapter.seats


def _auctioned(book: RecordBook, chapter: Chapter, people: list[str], words: Words, screen: Screen) -> NextGame:
    """Everybody bids or passes in turn; whoever wins has the first seat, the others follow in their order."""
    if len(people) < FEWEST_BIDDERS:
        raise OptionError("names", ", ".join(people), f"at least {FEWEST_BIDDERS} names, e.g. Ann,Bob")
    held = _held(book, people, words, screen)
    first = secrets.randbelow(len(people)) if held.leader is None else held.leader
    key = "cli-auction-lots" if held.leader is None else "cli-auction-won"
    screen.write(words.say(key, name=people[first], bid=held.bid))
    options = {**(chapter.options or {}), **held.options, "players": len(people)}
    return NextGame(options, [people[first], *people[:first], *people[first + 1 :]])


def _held(book: RecordBook, people: list[str], words: Words, screen: Screen) -> Bidding:
    calls: list[int] = []
    while True:
        bidding = book.game.bidding(len(people), calls)
        assert bidding is not None
        if bidding.bidder is None:
            return bidding
        leader = people[bidding.leader] if bidding.leader is not None else ""
        asked = {"name": people[bidding.bidder], "least": bidding.least, "most": bidding.most}
        screen.write(words.say("cli-auction-best", name=leader, bid=bidding.bid))
        typed = plain(screen.ask(words.say("cli-auction-turn", **asked) + " ").strip())
        call = 0 if typed in PASS else whole_number(typed)
        if typed in BACK:
            calls = calls[:-1]
        elif call == 0 or (call is not None and bidding.least <= call <= bidding.most):
            calls = [*calls, call]
        else:
            screen.write(words.say("cli-auction-unclear", **asked))
