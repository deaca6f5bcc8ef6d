"""A process for what takes thought: moves of bots, hints, reviews. `python -m safehouse.review.worker`."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec

from safehouse.bots import worker
from safehouse.bots.worker import Reply, answered
from safehouse.core.hints import HintLevel
from safehouse.core.save import Save
from safehouse.core.shelf import find
from safehouse.review.hinting import Hint, hint
from safehouse.review.knowing import known
from safehouse.review.reviewing import Reviewing
from safehouse.review.shape import Act, Review
from safehouse.review.story import finished_story
from safehouse.review.weighing import Weighed

SECONDS: Final = 3.0
"""After so long a part is handed over, in the middle of an act where that takes longer. What is said does not
depend on it."""


class ReviewQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="review"):
    """Of a finished game: go on before these acts, the last ones of the seat. `begun`: what the first decisions
    of the act before them were worth, as far as they have been weighed."""

    id: int
    save: Save
    seat: int
    acts: list[Act]
    begun: list[Weighed]


class ReviewPart(msgspec.Struct, kw_only=True):
    """The acts before, in their order; `all` is how many there will be. `begun`: how far the next one has come.
    `review`: what they and those after them make together, whole with the first of the game."""

    all: int
    acts: list[Act]
    begun: list[Weighed]
    review: Review


class HintQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="hint"):
    """What a seat with this view, and these moves open to it, may be told."""

    id: int
    game: str
    options: dict[str, Any]
    view: msgspec.Raw
    moves: list[int]
    level: HintLevel


class KnownQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="known"):
    """Of a finished game: what the others knew of the seat's secret after so many entries."""

    id: int
    save: Save
    seat: int
    entries: int


AnyQuestion = worker.AnyQuestion | ReviewQuestion | HintQuestion | KnownQuestion


def answer(question: AnyQuestion) -> Reply:
    if isinstance(question, ReviewQuestion):
        return encoded(question.id, lambda: next_part(question))
    if isinstance(question, HintQuestion):
        return encoded(question.id, lambda: hinted(question))
    if isinstance(question, KnownQuestion):
        return encoded(question.id, lambda: known(question.save, question.seat, question.entries))
    return worker.answer(question)


def encoded(id: int, found: Callable[[], msgspec.Struct]) -> Reply:
    return answered(id, lambda: Reply(id=id, found=msgspec.Raw(msgspec.json.encode(found()))))


def hinted(question: HintQuestion) -> Hint:
    game = find(question.game)
    view = game.read_view(bytes(question.view))
    return hint(game, game.read_options(question.options), view, question.moves, question.level)


def next_part(question: ReviewQuestion) -> ReviewPart:
    """From the end of the game to its beginning: late acts are judged soonest, and turns are seldom early."""
    reviewing = Reviewing(finished_story(question.save, question.seat))
    every, begun = len(reviewing.episodes), question.begun
    found: list[Act] = []
    until = monotonic() + SECONDS
    for number in reversed(range(every - len(question.acts))):
        begun = reviewing.weigh_on(number, begun, until)
        if not reviewing.is_weighed(number, begun):
            break
        found.insert(0, reviewing.act(number, begun))
        begun = []
        if monotonic() > until:
            break
    return ReviewPart(all=every, acts=found, begun=begun, review=reviewing.whole([*found, *question.acts]))


if __name__ == "__main__":
    worker.main(AnyQuestion, answer)
