"""Why something is not allowed, with equal reasons told once."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from safehouse.core.about import explain, plain
from safehouse.core.moves import SEAT
from safehouse.core.record import Record
from safehouse.core.topics import MOVE, topic_of
from safehouse.core.words import Words

MOST_REASONS: Final = 12
EXAMPLES: Final = 4
"""Of moves refused for the same reason, so many are named."""

Reasons = dict[str, list[str]]
"""By clause, what it forbids, in words."""


def reasons(record: Record, seat: int, text: str, words: Words) -> Reasons | None:
    """The reasons against every move that sounds like the text, None where none does. Without a text, those
    against what a player may have in mind: what is offered now, with other things that are in sight, and the
    other kinds of move."""
    wanted = plain(text).split()
    return _sounding(record, seat, wanted, words) if wanted else _in_mind(record, seat, words)


def refusals(found: Reasons | None, text: str, words: Words) -> Iterator[str]:
    """The reasons in sentences."""
    if found is None:
        yield words.say("cli-why-unknown", text=text)
    elif not found:
        yield words.say("cli-why-nothing")
    else:
        for clause, told in list(found.items())[:MOST_REASONS]:
            names = "; ".join(dict.fromkeys(told[:EXAMPLES]))
            more = len(set(told)) - EXAMPLES
            reason = {"why": words.why(clause), "clause": clause}
            if more > 0:
                yield words.say("cli-refused-several", moves=names, more=more, **reason)
            else:
                yield words.say("cli-refused", move=names, **reason)
    if not text.strip():
        yield words.say("cli-why-words")


def _sounding(record: Record, seat: int, wanted: list[str], words: Words) -> Reasons | None:
    """The most frequent reason comes first."""
    space = record.game.space
    reasons: Reasons = {}
    heard = False
    for move in range(space.first_note):
        told = words.move(move)
        if move == record.expiry or not all(word in plain(f"{told} {space.to_text(move)}") for word in wanted):
            continue
        heard = True
        clause = record.why_not(seat, move)
        if clause is not None:
            reasons.setdefault(clause, []).append(told)
    if not heard:
        return None
    return dict(sorted(reasons.items(), key=lambda entry: -len(entry[1])))


def _in_mind(record: Record, seat: int, words: Words) -> Reasons:
    space = record.game.space
    offered = {space.kind_of(move).name for move in record.choices(seat)}
    seen = set(_values(msgspec.to_builtins(record.view(seat))))
    reasons: Reasons = {}
    others: Reasons = {}
    for kind in space.kinds:
        first = space.base[kind.name]
        if kind.note or first == record.expiry:
            continue
        codes = range(first, first + kind.size)
        near = [move for move in codes if _is_in_sight(record, seen, move)]
        refused = [(move, clause) for move in near if (clause := record.why_not(seat, move)) is not None]
        if kind.name in offered:
            for move, clause in refused:
                reasons.setdefault(clause, []).append(words.move(move))
        elif refused:
            usual = Counter(clause for _, clause in refused).most_common(1)[0][0]
            others.setdefault(usual, []).append(_named(kind.name, refused[0][0], words))
    for clause, told in others.items():
        reasons.setdefault(clause, []).extend(told)
    return reasons


def _is_in_sight(record: Record, seen: set[object], move: int) -> bool:
    """Whether all that a move names is on the table, seats that nobody can take aside."""
    args = record.game.space.decode(move).args
    domains = dict(record.game.space.kind_of(move).args)
    taken = record.options.seats()
    absent = any(domains[name].name == SEAT.name and int(value) >= taken for name, value in args.items())
    return not absent and seen.issuperset(args.values())


def _named(kind: str, first: int, words: Words) -> str:
    told = explain(topic_of(MOVE, kind), words)
    return told.name if told is not None else words.move(first)


def _values(told: object) -> Iterator[object]:
    """Every id and number in a view."""
    if isinstance(told, dict):
        yield from told
        for inner in told.values():
            yield from _values(inner)
    elif isinstance(told, list):
        for inner in told:
            yield from _values(inner)
    elif isinstance(told, (str, int)):
        yield told
