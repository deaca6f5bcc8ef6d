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
    """Everybody bids or passes in turn, a bot by itself; whoever wins has the first seat, the others follow as
    they sat. Who is alone bids against bots."""
    if not people:
        raise OptionError("names", "", "who bids, e.g. Ann,Bob")
    assert chapter.options is not None
    bots = book.game.read_options(chapter.options).seats() - 1 if len(people) == 1 else 0
    seats = [*people, *[""] * bots]
    names = [name or words.say("cli-auction-bot", number=number) for number, name in enumerate(seats)]
    held = _held(book, seats, names, words, screen)
    first = secrets.randbelow(len(seats)) if held.leader is None else held.leader
    key = "cli-auction-lots" if held.leader is None else "cli-auction-won"
    screen.write(words.say(key, name=names[first], bid=held.bid))
    options = {**chapter.options, **held.options, "players": len(seats)}
    return NextGame(options, [*seats[first:], *seats[:first]])


def _held(book: RecordBook, seats: list[str], names: list[str], words: Words, screen: Screen) -> Bidding:
    """`seats`: "" for a bot."""
    calls: list[tuple[int, int]] = []
    while True:
        bidding = book.game.bidding(len(seats), [call for _, call in calls])
        assert bidding is not None
        bidder = bidding.bidder
        if bidder is None:
            return bidding
        if not seats[bidder]:
            calls = [*calls, (bidder, bidding.call_of_a_bot())]
            screen.write(words.say("cli-auction-called", name=names[bidder], bid=calls[-1][1]))
            continue
        call = _asked(bidding, names, words, screen)
        calls = _before_last_of_a_person(calls, seats) if call is None else [*calls, (bidder, call)]


def _asked(bidding: Bidding, names: list[str], words: Words, screen: Screen) -> int | None:
    """What the bidder calls; None: the last call is taken back."""
    assert bidding.bidder is not None
    leader = names[bidding.leader] if bidding.leader is not None else ""
    asked = {"name": names[bidding.bidder], "least": bidding.least, "most": bidding.most}
    while True:
        screen.write(words.say("cli-auction-best", name=leader, bid=bidding.bid))
        typed = plain(screen.ask(words.say("cli-auction-turn", **asked) + " ").strip())
        if typed in BACK:
            return None
        call = 0 if typed in PASS else whole_number(typed)
        if call is not None and (call == 0 or bidding.least <= call <= bidding.most):
            return call
        screen.write(words.say("cli-auction-unclear", **asked))


def _before_last_of_a_person(calls: list[tuple[int, int]], seats: list[str]) -> list[tuple[int, int]]:
    last = max((number for number, (bidder, _) in enumerate(calls) if seats[bidder]), default=0)
    return calls[:last]
