"""What a bot thought of a move, looked up after the game from what its seat could see at that moment."""

from typing import Final

from safehouse.bots.thought import Thought
from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.record import UNDO
from safehouse.core.save import Save, start
from safehouse.core.shelf import find
from safehouse.core.view import encode
from safehouse.table import messages as say
from safehouse.table.workers import PastDecision

MOST_CHOICES: Final = 8


def decision_in(save: Save, number: int) -> PastDecision | None:
    """Entry `number` of a save; None where it is no decision. Raises `SaveError`."""
    if number >= len(save.moves) or save.moves[number].endswith(f" {UNDO}"):
        return None
    record = start(save)
    try:
        for entry in save.moves[:number]:
            record.enter(entry)
        seat = record.seat_in(save.moves[number])
        view, moves = encode(record.view(seat)), record.choices(seat)
        record.enter(save.moves[number])
    except SafehouseError as error:
        raise SaveError(str(error), at=number + 1) from None
    move = record.steps[-1].move
    if move not in moves:
        return None
    return PastDecision(seat, view, moves, move, encode(record.view(seat)))


def told(game: str, decision: PastDecision, thought: Thought) -> say.BotThought:
    """The thought in the words of the protocol: moves by their names, only the most favoured ones."""
    rules = find(game)
    listed = thought.choices[:MOST_CHOICES]
    listed += [choice for choice in thought.choices[MOST_CHOICES:] if choice.move == thought.move]
    return say.BotThought(
        bot=thought.bot,
        seat=decision.seat,
        move=named(rules, thought.move),
        before=thought.before,
        after=thought.after,
        choices=[
            say.Weighed(move=named(rules, choice.move), share=choice.share, chance=choice.chance)
            for choice in listed
        ],
        open=len(decision.moves),
        beliefs=[
            say.Belief(fact=belief.fact, value=belief.value, chance=belief.chance) for belief in thought.beliefs
        ],
        drawn=thought.drawn,
        effort=thought.effort,
        gained=thought.gained,
    )


def named(game: AnyGame, code: int) -> say.Choice:
    move = game.space.decode(code)
    return say.Choice(code=code, kind=move.kind, args=move.args)
