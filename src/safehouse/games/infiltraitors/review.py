"""What a move of Infiltraitors was worth: in bits, as a good team-mate appraises it from exact sets.

Bots win almost every mission, so that a chance to win would say nothing here."""

from collections.abc import Mapping
from math import exp2, log2
from typing import Final

from safehouse.bots.judge import Judge, Shares
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.infiltraitors.bots import TeamMate
from safehouse.games.infiltraitors.bots.mind import Mind
from safehouse.games.infiltraitors.codes import Agents, Cards, Moves
from safehouse.games.infiltraitors.rules.position import MissionPlan
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import HIGHEST, NOTHING, cards_in, colour_of, number_of
from safehouse.games.infiltraitors.view import InfiltraitorsView
from safehouse.games.infiltraitors.vocabulary import CARD_IDS
from safehouse.games.infiltraitors.worlds.clue_board import private_chances
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.sight import plan_of, sight_of
from safehouse.games.infiltraitors.worlds.team import follow_all

AHEAD_OF_CLUES: Final = 1.0
"""Bits by which a certain shot and a catch are better than the best clue: both bring the end nearer."""
SURE_MISS: Final = -log2(Cards.COUNT)
"""Naming what the suspect cannot be: a bullet and all doubt left."""


class Reader(TeamMate):
    """An exact team-mate who reads a code only where the table has agreed on one."""

    def speakers(self, plan: MissionPlan) -> list[int]:
        return plan.code


class InfiltraitorsJudge(Judge):
    unit = "bits"
    rounds = 1
    exact = True
    adds_up = True
    has_curve = False
    mates_know_more = True

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        assert isinstance(view, InfiltraitorsView)
        mind = Reader().think(view)
        clues = [mind.score(move) for move in moves if Moves.GIVE <= move < Moves.ELIMINATE]
        return [worth(mind, move, max(clues, default=0.0)) for move in moves]

    def signs(self, view: View, moves: list[int], random: Stream) -> list[Mapping[str, float]]:
        """What part of the cards that a suspect can be a clue rules out, on average; what its card tells of the
        other suspects by lying open; how likely a shot finds its suspect."""
        assert isinstance(view, InfiltraitorsView)
        mind = Reader().think(view)
        return [
            {"ruled-out": ruled_out(mind, move), "shown": shown(mind, move), "hit": hit(mind, move)}
            for move in moves
        ]

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """The suspect in front of the seat, whom it describes to the others."""
        assert isinstance(world, Infiltraitors)
        return {"suspect": CARD_IDS[world.identity(seat)]} if world.stand[seat] != NOTHING else {}

    def believed(self, view: View, seat: int) -> Shares | None:
        """The cards that the suspect can be: for a seat by all it has seen, else by public knowledge, where all
        are held as likely."""
        assert isinstance(view, InfiltraitorsView)
        plan = plan_of(view.briefing)
        sight = sight_of(view, plan)
        if view.seat != WATCHER:
            known = Knowledge(sight)
            chances = dict(zip(known.targets(), private_chances(known), strict=True)).get(seat, [])
            return {"suspect": {CARD_IDS[card]: share for card, share in chances}} if chances else None
        possible = cards_in(follow_all(plan, [], sight).public(seat))
        return {"suspect": {CARD_IDS[card]: 1 / len(possible) for card in possible}}


def worth(mind: Mind, move: int, best_clue: float) -> float:
    """In bits; what the appraisal has no measure for is worth nothing, whatever is chosen."""
    if move == Moves.CATCH:
        return best_clue + AHEAD_OF_CLUES
    if move < Moves.ELIMINATE:
        return mind.score(move)
    if move < Moves.NAME:
        return shot(mind, move, best_clue)
    if move < Moves.DECLINE_REWARD:
        return named(mind, move)
    if move < Moves.DISCARD:
        return mind.reward_score(move)
    if move < Moves.DISCARD_PLACE:
        card = move - Moves.DISCARD
        return (0.0 if mind.team.plan.face_down else mind.reveal(card, NOTHING)) - mind.use_of(card)
    return 0.0


def ruled_out(mind: Mind, move: int) -> float:
    """By a clue at the own suspect for the others, by a question for the one who asks and the others."""
    if not Moves.GIVE <= move < Moves.WAIT:
        return 0.0
    if move < Moves.EXCHANGE:
        told = mind.own_gain(move - Moves.GIVE)
    else:
        card, target = divmod(move - Moves.EXCHANGE, Agents.COUNT)
        told = mind.gain(card, target)
    return 1.0 - exp2(-max(0.0, told))


def shown(mind: Mind, move: int) -> float:
    """By the card that is laid, about suspects beside whom it does not lie."""
    if not Moves.GIVE <= move < Moves.WAIT:
        return 0.0
    if move < Moves.EXCHANGE:
        return 1.0 - exp2(-mind.reveal(move - Moves.GIVE, mind.seat))
    return 1.0 - exp2(-mind.reveal(*divmod(move - Moves.EXCHANGE, Agents.COUNT)))


def hit(mind: Mind, move: int) -> float:
    if Moves.ELIMINATE <= move < Moves.NAME:
        return 1.0 / max(1, mind.private[mind.target_of(move)].bit_count())
    if Moves.NAME <= move < Moves.DECLINE_REWARD and (bits := named(mind, move)) > SURE_MISS:
        return exp2(bits)
    return 0.0


def shot(mind: Mind, move: int, best_clue: float) -> float:
    """Certain: better than any clue. Doubtful: it may cost a bullet, the more the more is unknown."""
    target = mind.target_of(move)
    doubt = log2(max(1, mind.private[target].bit_count()))
    return best_clue + AHEAD_OF_CLUES if doubt == 0.0 and not mind.held_back(target) else -doubt


def named(mind: Mind, move: int) -> float:
    candidates = cards_in(mind.private[mind.aimed])
    names = [Moves.NAME + colour_of(card) * HIGHEST + number_of(card) - 1 for card in candidates]
    return -log2(len(candidates)) if move in names else SURE_MISS


JUDGE = InfiltraitorsJudge
