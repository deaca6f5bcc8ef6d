"""A process in which bots think: `python -m safehouse.bots.worker`. JSON lines in, JSON lines out.

It is told what the seat may know, the very bytes a browser gets, and answers with one of the moves; of a
move in a finished game, with what the bot thought.
"""

import os
import sys
from typing import Any, BinaryIO, Final

import msgspec

from safehouse.bots.bot import explain, hooks, make
from safehouse.bots.thought import MOST_BELIEFS, Thought, about, gain, held
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.core.view import View

READY: Final = b'{"ready":true}\n'


class Made(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move that was made, and what the seat saw right after it."""

    move: int
    after: msgspec.Raw


class Question(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`seed` is for the bot's own chance; it has nothing to do with the game's. `made`: the game is over;
    say what the bot thought of that move."""

    id: int
    game: str
    options: dict[str, Any]
    bot: str
    seed: str
    view: msgspec.Raw
    moves: list[int]
    made: Made | None = None


class Reply(msgspec.Struct, kw_only=True, omit_defaults=True):
    id: int
    move: int | None = None
    thought: Thought | None = None
    error: str | None = None


def answer(question: Question) -> Reply:
    """Each question gets a fresh mind: what one table has shown never reaches another."""
    try:
        game = find(question.game)
        options = game.read_options(question.options)
        view = game.read_view(bytes(question.view))
        if question.made is not None:
            thought = explain(question.bot, game, options, view, list(question.moves), question.seed)
            return Reply(id=question.id, thought=retold(game, thought, view, question.made, question.seed))
        bot = make(question.bot, game, options)
        move = bot.choose(view, list(question.moves), Stream(question.seed))
        bot.rest()
    except (SafehouseError, msgspec.DecodeError) as error:
        return Reply(id=question.id, error=str(error))
    except Exception as error:
        return Reply(id=question.id, error=type(error).__name__)
    if move not in question.moves:
        return Reply(id=question.id, error=f"{move} is none of the moves")
    return Reply(id=question.id, move=move)


def retold(game: AnyGame, thought: Thought | None, view: View, made: Made, seed: str) -> Thought | None:
    """The thought, told of the move that was made, with what was believed and what the move brought."""
    if thought is None:
        return None
    facts = getattr(hooks(game), "facts", None)
    random = Stream(f"{seed} beliefs")
    before = held(facts, game.worlds(view), view.seat, random)
    after = game.read_view(bytes(made.after))
    gained = None
    if before and not after.over:
        gained = gain(before, held(facts, game.worlds(after), view.seat, random))
    beliefs = thought.beliefs or before[:MOST_BELIEFS]
    return msgspec.structs.replace(about(thought, made.move), beliefs=beliefs, gained=gained)


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
    decoder = msgspec.json.Decoder(Question)
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
