"""The special rules of the missions, each on its own; a mission is the base rules plus some of these."""
# compiled by mypyc

from typing import Final

from safehouse.games.infiltraitors.codes import Events, Modifiers
from safehouse.games.infiltraitors.rules.position import NOBODY, MissionPlan, Modifier, Position
from safehouse.games.infiltraitors.tables import LEAST_CLUES, NOTHING, SECONDS, SMALL_HAND, SPECIAL


class Silence(Modifier):
    """IN-5.711: touches only what may be said at the table."""


class DiscardFaceDown(Modifier):
    """IN-5.716: whatever is discarded goes face down."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.face_down = True


class OrderTokens(Modifier):
    """IN-5.721 to 5.725: suspects are numbered as they are caught and fall in that order."""

    def after_catch(self, s: Position, seat: int) -> None:
        s.tokens[seat] = s.next_token
        s.next_token += 1
        s.tell_all(Events.TOKEN_PLACED, seat, s.tokens[seat])

    def cannot_shoot_at(self, s: Position, seat: int, target: int) -> str | None:
        for other in range(s.plan.agents):
            if s.stand[other] != NOTHING and s.tokens[other] < s.tokens[target]:
                return "IN-5.723"
        return None


class SpecialPool(Modifier):
    """IN-5.726 to 5.732: the special cards of the colours in use lie in the middle for Exchange."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.pool = [SPECIAL + colour for colour in range(plan.colours)]


class BalancedClues(Modifier):
    """IN-5.736 to 5.738: as many vertical as horizontal clues, four or more, before a shot."""

    def cannot_shoot_at(self, s: Position, seat: int, target: int) -> str | None:
        vertical = 0
        for entry in s.clues[target]:
            vertical += entry % 2
        if vertical * 2 != len(s.clues[target]):
            return "IN-5.736"
        return "IN-5.737" if len(s.clues[target]) < LEAST_CLUES else None


class ExchangeLeftOnly(Modifier):
    """IN-5.741 to 5.743"""

    def cannot_exchange_with(self, s: Position, seat: int, target: int) -> str | None:
        return None if target == s.left_of(seat) else "IN-5.741"


class EliminateRightOnly(Modifier):
    """IN-5.744 to 5.746"""

    def cannot_shoot_at(self, s: Position, seat: int, target: int) -> str | None:
        return None if s.left_of(target) == seat else "IN-5.744"


class HandLimit(Modifier):
    """IN-5.751, IN-5.752"""

    def prepare(self, plan: MissionPlan) -> None:
        plan.hand_limit = SMALL_HAND
        plan.start_hand = SMALL_HAND


class DesignatedEliminator(Modifier):
    """IN-5.756 to 5.759: one agent alone shoots, and never catches."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.designated = True

    def cannot_catch(self, s: Position, seat: int) -> str | None:
        return "IN-5.758" if seat == s.eliminator else None

    def cannot_shoot_at(self, s: Position, seat: int, target: int) -> str | None:
        return None if seat == s.eliminator or s.eliminator == NOBODY else "IN-5.757"


class SpecialInDeck(Modifier):
    """IN-5.761 to 5.767: the special cards of the colours in use are shuffled in; as suspects they are ones."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.special_suspects = True
        plan.deck = plan.deck + [SPECIAL + colour for colour in range(plan.colours)]


class TwoCardSuspects(Modifier):
    """IN-5.771 to 5.778: the card otherwise burnt joins the suspect and gives its colour."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.two_cards = True


class OutwardHands(Modifier):
    """IN-5.781 to 5.790: everybody sees all hands but the own."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.outward = True


class RewardFinale(Modifier):
    """IN-5.801 to 5.815: rewards are collected and are the only clues for the suspect set aside."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.finale = True
        plan.aside = 1


class KeyPerson(Modifier):
    """IN-5.821 to 5.839: shooters may leave clues at the key person and withdraw; the last one names it."""

    def prepare(self, plan: MissionPlan) -> None:
        plan.key_person = True
        plan.aside = 1
        plan.key_clues = 2 if plan.agents == 2 else 1


class TimeLimit(Modifier):
    """IN-5.706 to 5.708"""

    def prepare(self, plan: MissionPlan) -> None:
        plan.seconds = SECONDS


MODIFIERS: Final[dict[int, Modifier]] = {
    Modifiers.SILENCE: Silence(),
    Modifiers.DISCARD_FACE_DOWN: DiscardFaceDown(),
    Modifiers.ORDER_TOKENS: OrderTokens(),
    Modifiers.SPECIAL_POOL: SpecialPool(),
    Modifiers.BALANCED_CLUES: BalancedClues(),
    Modifiers.EXCHANGE_LEFT_ONLY: ExchangeLeftOnly(),
    Modifiers.ELIMINATE_RIGHT_ONLY: EliminateRightOnly(),
    Modifiers.HAND_LIMIT: HandLimit(),
    Modifiers.DESIGNATED_ELIMINATOR: DesignatedEliminator(),
    Modifiers.SPECIAL_IN_DECK: SpecialInDeck(),
    Modifiers.TWO_CARD_SUSPECTS: TwoCardSuspects(),
    Modifiers.OUTWARD_HANDS: OutwardHands(),
    Modifiers.REWARD_FINALE: RewardFinale(),
    Modifiers.KEY_PERSON: KeyPerson(),
    Modifiers.TIME_LIMIT: TimeLimit(),
}
