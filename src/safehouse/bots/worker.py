"""A process in which bots think: `python -m safehouse.bots.worker`. JSON lines in, JSON lines out.

It is told what the seat may know, the very bytes a browser gets, and answers with one of the moves,
with what can be deduced, with what would follow from moves, or, of a move in a finished game, with what the
bot thought.
"""

import os
import sys
from typing import Any, BinaryIO, Final

import msgspec

from safehouse.bots.bot import hooks
from safehouse.bots.roster import explain, make
from safehouse.bots.thought import MOST_BELIEFS, Thought, about, gain, held
from safehouse.core.errors import SafehouseError
from safehouse.core.preview import Told, previews
from safehouse.core.random import Stream
from safehouse.core.shelf import find

READY: Final = b'{"ready":true}\n'
NOTHING: Final = msgspec.Raw(b"null")


class MoveQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="move"):
    """`seed` is for the bot's own chance; it has nothing to do with the game's."""

    id: int
    game: str
    options: dict[str, Any]
    bot: str
    seed: str
    view: msgspec.Raw
    moves: list[int]


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
    """Of a finished game: what did the bot think of the move `made`? `after`: what its seat saw then."""

    id: int
    game: str
    options: dict[str, Any]
    bot: str
    view: msgspec.Raw
    moves: list[int]
    made: int
    after: msgspec.Raw


AnyQuestion = MoveQuestion | InsightQuestion | PreviewQuestion | ThoughtQuestion


class Reply(msgspec.Struct, kw_only=True, omit_defaults=True):
    id: int
    move: int | None = None
    thought: Thought | None = None
    insight: msgspec.Raw = NOTHING
    foretold: list[list[Told]] | None = None
    error: str | None = None


def answer(question: AnyQuestion) -> Reply:
    """Each question gets a fresh mind: what one table has shown never reaches another."""
    try:
        if isinstance(question, MoveQuestion):
            return choose(question)
        if isinstance(question, PreviewQuestion):
            return foretell(question)
        return deduce(question) if isinstance(question, InsightQuestion) else look_back(question)
    except (SafehouseError, msgspec.DecodeError) as error:
        return Reply(id=question.id, error=str(error))
    except Exception as error:
        return Reply(id=question.id, error=type(error).__name__)


def choose(question: MoveQuestion) -> Reply:
    game = find(question.game)
    view = game.read_view(bytes(question.view))
    bot = make(question.bot, game, game.read_options(question.options))
    move = bot.choose(view, list(question.moves), Stream(question.seed))
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


def look_back(question: ThoughtQuestion) -> Reply:
    """The thought is told of the move that was made, with what was believed and what the move brought.
    A bot that tells nothing of itself believed all the same what its game calls hidden."""
    game = find(question.game)
    view, after = game.read_view(bytes(question.view)), game.read_view(bytes(question.after))
    options = game.read_options(question.options)
    thought = explain(question.bot, game, options, view, list(question.moves))
    facts = getattr(hooks(game), "facts", None)
    random = Stream("beliefs")
    before = held(facts, game.worlds(view), view.seat, random)
    if thought is None and not before:
        return Reply(id=question.id)
    thought = thought or Thought(bot=question.bot, move=question.made)
    gained = None
    if before and not after.over:
        gained = gain(before, held(facts, game.worlds(after), view.seat, random))
    beliefs = thought.beliefs or before[:MOST_BELIEFS]
    told = msgspec.structs.replace(about(thought, question.made), beliefs=beliefs, gained=gained)
    return Reply(id=question.id, thought=told)


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


def serve(questions: BinaryIO, replies: BinaryIO) -> None:
    decoder: msgspec.json.Decoder[AnyQuestion] = msgspec.json.Decoder(AnyQuestion)
    replies.write(READY)
    replies.flush()
    for line in questions:
        replies.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        replies.flush()


def main() -> None:
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    make_way()
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get among the replies
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
