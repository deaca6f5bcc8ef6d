"""A hint in sentences, for whoever reads: the terminal says the same as the browser's `lib/hint.ts`."""

from collections.abc import Iterator

from safehouse.core.about import told
from safehouse.core.words import Words
from safehouse.review.amounts import Amounts
from safehouse.review.belief_telling import belief_line
from safehouse.review.hinting import Advice, Hint


def hint_lines(hint: Hint, words: Words) -> Iterator[str]:
    if hint.level == "rules":
        yield from (told(topic, words) for topic in hint.topics)
        if hint.clauses:
            yield words.say("review-clauses", clauses=words.listed(hint.clauses))
    elif hint.level == "deduced":
        yield from deduced(hint, words)
    elif hint.advice is not None:
        yield from advised(hint.advice, words)


def deduced(hint: Hint, words: Words) -> Iterator[str]:
    if not hint.others and not hint.own:
        yield words.say("hint-nothing")
        return
    for heading, beliefs in (("hint-others", hint.others), ("hint-own", hint.own)):
        if beliefs:
            yield words.say(heading)
        yield from (f"  {belief_line(belief, words)}" for belief in beliefs)
    yield words.say("hint-worlds")


def advised(advice: Advice, words: Words) -> Iterator[str]:
    yield words.say("hint-move", move=words.move(advice.move.code))
    yield words.say("hint-promise", unit=advice.unit, value=promise(advice, words))
    if advice.follows:
        yield words.say("hint-follows", events=" ".join(words.event(event) for event in advice.follows))
    yield words.say("hint-judge")


def promise(advice: Advice, words: Words) -> str:
    amounts = Amounts(advice.unit, words)
    value, error = amounts.value(advice.value), amounts.rounded(advice.error)
    return words.say("hint-give-or-take", value=value, error=error) if error else value
