"""What a bot thought of a move, in the words of the protocol."""

from typing import Final

from safehouse.bots.worker import ThoughtTold
from safehouse.core.game import AnyGame
from safehouse.core.shelf import find
from safehouse.table import messages as say

MOST_CHOICES: Final = 8


def told(game: str, found: ThoughtTold) -> say.BotThought:
    """Moves by their names, only the most favoured ones."""
    rules, thought = find(game), found.thought
    listed = thought.choices[:MOST_CHOICES]
    listed += [choice for choice in thought.choices[MOST_CHOICES:] if choice.move == thought.move]
    return say.BotThought(
        bot=thought.bot,
        seat=found.seat,
        move=named(rules, thought.move),
        before=thought.before,
        after=thought.after,
        choices=[
            say.Weighed(move=named(rules, choice.move), share=choice.share, chance=choice.chance)
            for choice in listed
        ],
        open=found.open,
        beliefs=[
            say.Belief(fact=belief.fact, value=belief.value, chance=belief.chance) for belief in thought.beliefs
        ],
        drawn=thought.drawn,
        effort=thought.effort,
        gained=thought.gained,
        meant=thought.meant,
    )


def named(game: AnyGame, code: int) -> say.Choice:
    move = game.space.decode(code)
    return say.Choice(code=code, kind=move.kind, args=move.args)
