"""A process in which bots think: `python -m safehouse.bots.worker`. JSON lines in, JSON lines out.

It is told what the seat may know, the very bytes a browser gets, and answers with one of the moves,
or with what can be deduced.
"""

import os
import sys
from typing import Any, BinaryIO, Final

import msgspec

from safehouse.bots.bot import make
from safehouse.core.errors import SafehouseError
from safehouse.core.random import Stream
from safehouse.core.shelf import find

READY: Final = b'{"ready":true}\n'
NOTHING: Final = msgspec.Raw(b"null")


class Question(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="move"):
    """`seed` is for the bot's own chance; it has nothing to do with the game's."""

    id: int
    game: str
    options: dict[str, Any]
    bot: str
    seed: str
    view: msgspec.Raw
    moves: list[int]


class Wonder(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="insight"):
    """What can be deduced from a view; see `Game.insight`."""

    id: int
    game: str
    options: dict[str, Any]
    view: msgspec.Raw


class Reply(msgspec.Struct, kw_only=True, omit_defaults=True):
    id: int
    move: int | None = None
    insight: msgspec.Raw = NOTHING
    error: str | None = None


def answer(question: Question | Wonder) -> Reply:
    """Each question gets a fresh mind: what one table has shown never reaches another."""
    return choose(question) if isinstance(question, Question) else deduce(question)


def choose(question: Question) -> Reply:
    try:
        game = find(question.game)
        view = game.read_view(bytes(question.view))
        bot = make(question.bot, game, game.read_options(question.options))
        move = bot.choose(view, list(question.moves), Stream(question.seed))
        bot.rest()
    except (SafehouseError, msgspec.DecodeError) as error:
        return Reply(id=question.id, error=str(error))
    except Exception as error:
        return Reply(id=question.id, error=type(error).__name__)
    if move not in question.moves:
        return Reply(id=question.id, error=f"{move} is none of the moves")
    return Reply(id=question.id, move=move)


def deduce(question: Wonder) -> Reply:
    try:
        game = find(question.game)
        view = game.read_view(bytes(question.view))
        found = game.insight(view, game.read_options(question.options))
    except (SafehouseError, msgspec.DecodeError) as error:
        return Reply(id=question.id, error=str(error))
    except Exception as error:
        return Reply(id=question.id, error=type(error).__name__)
    return Reply(id=question.id, insight=msgspec.Raw(msgspec.json.encode(found)))


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
    decoder = msgspec.json.Decoder(Question | Wonder)
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
