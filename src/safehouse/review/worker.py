"""A process in which bots think and finished games are reviewed: `python -m safehouse.review.worker`."""

from time import monotonic
from typing import Final

import msgspec

from safehouse.bots import worker
from safehouse.bots.worker import Reply, answered
from safehouse.core.errors import SaveError
from safehouse.core.save import Save
from safehouse.review.reviewing import Reviewing
from safehouse.review.shape import Act, Review
from safehouse.review.story import story_of

SECONDS: Final = 3.0
"""After so long a part is handed over, with the act that was begun. What is said does not depend on it."""


class ReviewQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="review"):
    """Of a finished game: go on after these acts of the seat."""

    id: int
    save: Save
    seat: int
    acts: list[Act]


class ReviewPart(msgspec.Struct, kw_only=True):
    """The next acts; `all` is how many there will be, and `whole` comes with the last."""

    all: int
    acts: list[Act]
    whole: Review | None = None


AnyQuestion = worker.AnyQuestion | ReviewQuestion


def answer(question: AnyQuestion) -> Reply:
    if not isinstance(question, ReviewQuestion):
        return worker.answer(question)
    return answered(question.id, lambda: Reply(id=question.id, review=msgspec.Raw(encoded(question))))


def encoded(question: ReviewQuestion) -> bytes:
    return msgspec.json.encode(next_part(question.save, question.seat, question.acts))


def next_part(save: Save, seat: int, acts: list[Act]) -> ReviewPart:
    story = story_of(save, seat)
    if story.result is None:
        raise SaveError("the game is not over")
    reviewing = Reviewing(story)
    every = len(reviewing.episodes)
    found: list[Act] = []
    started = monotonic()
    for number in range(len(acts), every):
        found.append(reviewing.act(number))
        if monotonic() - started > SECONDS:
            break
    done = [*acts, *found]
    return ReviewPart(all=every, acts=found, whole=reviewing.whole(done) if len(done) >= every else None)


if __name__ == "__main__":
    worker.main(AnyQuestion, answer)
