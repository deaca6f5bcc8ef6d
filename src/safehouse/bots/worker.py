"""A process in which bots think: `python -m safehouse.bots.worker`. JSON lines in, JSON lines out.

It is told what the seat may know, the very bytes a browser gets, and answers with one of the moves,
with what can be deduced, with what would follow from moves, or, of a move in a finished game, with what the
bot thought. Whatever else comes from anybody and may take long (saves, lessons, boxes) is worked out here too.
"""

import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from safehouse.bots import boxes, lessons, mates
from safehouse.bots.bot import hooks
from safehouse.bots.boxes import BoxTold
from safehouse.bots.lessons import LessonShown, Tried
from safehouse.bots.looking_back import PastDecision, decision_in
from safehouse.bots.roster import explain, make
from safehouse.bots.thought import MOST_BELIEFS, Thought, about, gain, held
from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.preview import Told, previews
from safehouse.core.random import Stream
from safehouse.core.replay import Frame, as_seen
from safehouse.core.result import Result
from safehouse.core.save import Save, finished
from safehouse.core.shelf import find

READY: Final = b'{"ready":true}\n'
NOTHING: Final = msgspec.Raw(b"null")


class MoveQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="move"):
    """`seed` is for the bot's own chance; it has nothing to do with the game's. `seated`: see `Bot.sit`."""

    id: int
    game: str
    options: dict[str, Any]
    bot: str
    seed: str
    view: msgspec.Raw
    moves: list[int]
    seated: list[str] = []


class InsightQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="insight"):
    """What can be deduced from a view; see `Game.insight`."""

    id: int
    game: str
    options: dict[str, Any]
    view: msgspec.Raw


class PreviewQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="foresee"):
    """What would certainly follow from each of these moves; see `core.preview`."""

    id: int
    game: str
    view: msgspec.Raw
    moves: list[int]


class ThoughtQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="why"):
    """Of a finished game: what did the bot think of its move in this entry of the save?"""

    id: int
    bot: str
    save: Save
    entry: int


class ReplayQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="replay"):
    """A save as a seat saw it, or the watcher; None: the whole truth. `largest`: the most bytes that what was
    kept of it may unpack to."""

    id: int
    save: Save
    seat: int | None
    largest: int


class FinishedQuestion(
    msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="finished"
):
    """The entries of a save, as a record writes them, if its game came to its end."""

    id: int
    save: Save


class LessonQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="lesson"):
    """A lesson as far as `done` leads, with the move that is tried there, if any."""

    id: int
    game: str
    lesson: str
    done: list[str]
    tried: Tried | None


class BoxQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="box"):
    """What is wrong with a box: as somebody enters it, or, where that is none, as the file `text`."""

    id: int
    game: str
    language: str
    box: dict[str, Any] | None
    text: str


AnyQuestion = (
    MoveQuestion
    | InsightQuestion
    | PreviewQuestion
    | ThoughtQuestion
    | ReplayQuestion
    | FinishedQuestion
    | LessonQuestion
    | BoxQuestion
)


class ThoughtTold(msgspec.Struct, kw_only=True):
    """`open`: how many moves the seat could choose from."""

    seat: int
    open: int
    thought: Thought


class Shown(msgspec.Struct, kw_only=True):
    """A game seen again."""

    seat_names: list[str]
    teams: list[list[int]]
    frames: list[Frame]
    result: Result | None


class Reply(msgspec.Struct, kw_only=True, omit_defaults=True):
    id: int
    move: int | None = None
    thought: ThoughtTold | None = None
    shown: Shown | None = None
    entries: list[str] | None = None
    bad_save: str | None = None
    insight: msgspec.Raw = NOTHING
    foretold: list[list[Told]] | None = None
    lesson: LessonShown | None = None
    found: msgspec.Raw = NOTHING
    """A `review.worker.ReviewPart`, a `review.hinting.Hint` or a `review.knowing.Known`."""
    box: BoxTold | None = None
    error: str | None = None


def answer(question: AnyQuestion) -> Reply:
    """Each question gets a fresh mind: what one table has shown never reaches another."""
    return answered(question.id, lambda: think(question))


def answered(id: int, thinking: Callable[[], Reply]) -> Reply:
    """Whatever goes wrong is told."""
    try:
        return thinking()
    except SaveError as error:
        return Reply(id=id, bad_save=str(error))
    except (SafehouseError, msgspec.DecodeError) as error:
        return Reply(id=id, error=str(error))
    except Exception as error:
        return Reply(id=id, error=type(error).__name__)


def think(question: AnyQuestion) -> Reply:
    if isinstance(question, MoveQuestion):
        return choose(question)
    if isinstance(question, PreviewQuestion):
        return foretell(question)
    if isinstance(question, ReplayQuestion):
        return show(question)
    if isinstance(question, FinishedQuestion):
        return Reply(id=question.id, entries=finished(question.save).entries)
    if isinstance(question, BoxQuestion):
        told = boxes.judged(question.game, question.language, question.box, question.text)
        return Reply(id=question.id, box=told)
    if isinstance(question, LessonQuestion):
        shown = lessons.show(question.game, question.lesson, question.done, question.tried)
        return Reply(id=question.id, lesson=shown)
    return deduce(question) if isinstance(question, InsightQuestion) else look_back(question)


def choose(question: MoveQuestion) -> Reply:
    game = find(question.game)
    view = game.read_view(bytes(question.view))
    bot = make(question.bot, game, game.read_options(question.options), question.seated)
    move = mates.choose(bot, game, view, list(question.moves), Stream(question.seed))
    bot.rest()
    if move not in question.moves:
        return Reply(id=question.id, error=f"{move} is none of the moves")
    return Reply(id=question.id, move=move)


def deduce(question: InsightQuestion) -> Reply:
    game = find(question.game)
    view = game.read_view(bytes(question.view))
    found = game.insight(view, game.read_options(question.options))
    return Reply(id=question.id, insight=msgspec.Raw(msgspec.json.encode(found)))


def foretell(question: PreviewQuestion) -> Reply:
    game = find(question.game)
    view = game.read_view(bytes(question.view))
    return Reply(id=question.id, foretold=previews(game, view, question.moves))


def show(question: ReplayQuestion) -> Reply:
    seen = as_seen(question.save, question.seat, question.largest)
    shown = Shown(seat_names=seen.seat_names, teams=seen.teams, frames=seen.frames(), result=seen.result)
    return Reply(id=question.id, shown=shown)


def look_back(question: ThoughtQuestion) -> Reply:
    """Nothing where the entry is no decision of a bot."""
    decision = decision_in(question.save, question.entry)
    if decision is None:
        return Reply(id=question.id)
    thought = thought_of(question.bot, question.save, decision)
    told = ThoughtTold(seat=decision.seat, open=len(decision.moves), thought=thought)
    return Reply(id=question.id, thought=told)


def thought_of(spec: str, save: Save, decision: PastDecision) -> Thought:
    """The thought is told of the move that was made, with what it meant, what was believed and what it brought.
    A bot that tells nothing of itself believed all the same what its game calls hidden."""
    game = find(save.game)
    view, after = game.read_view(decision.view), game.read_view(decision.after)
    bot = make(spec, game, game.read_options(save.options), save.bots)
    thought = explain(bot, view, list(decision.moves)) or Thought(bot=spec, move=decision.made)
    thought = msgspec.structs.replace(about(thought, decision.made), meant=bot.meaning(view, decision.made))
    facts = getattr(hooks(game), "facts", None)
    random = Stream("beliefs")
    before = held(facts, game.worlds(view), view.seat, random)
    if not before:
        return thought
    gained = None if after.over else gain(before, held(facts, game.worlds(after), view.seat, random))
    beliefs = thought.beliefs or before[:MOST_BELIEFS]
    return msgspec.structs.replace(thought, beliefs=beliefs, gained=gained)


def limit_memory(megabytes: int) -> None:
    """A bot that wants more fails by itself, not the machine. Only where the system can do it."""
    try:
        import resource
    except ImportError:
        return
    size = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))


def make_way() -> None:
    """People come first: let the server run before the bots."""
    if hasattr(os, "nice"):
        os.nice(5)


def serve(
    questions: BinaryIO, replies: BinaryIO, asked: Any = AnyQuestion, reply: Callable[[Any], Reply] = answer
) -> None:
    decoder = msgspec.json.Decoder(asked)
    replies.write(READY)
    replies.flush()
    for line in questions:
        replies.write(msgspec.json.encode(reply(decoder.decode(line))) + b"\n")
        replies.flush()


def main(asked: Any = AnyQuestion, reply: Callable[[Any], Reply] = answer) -> None:
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    make_way()
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get among the replies
    serve(sys.stdin.buffer, replies, asked, reply)


if __name__ == "__main__":
    main()
