"""The turn and the activation (15.2 to 15.6): the moves open to a player, and what forbids the others."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Colours,
    Data,
    Items,
    Kinds,
    Modes,
    Moves,
    Questions,
    Stages,
    States,
)
from safehouse.games.stationfall.rules import conspiracy, reveals
from safehouse.games.stationfall.rules.abilities import cannot_be_eaten, moss_is_loose
from safehouse.games.stationfall.rules.action_guards import FREE_SKILLS, cannot_act
from safehouse.games.stationfall.rules.action_menu import open_actions
from safehouse.games.stationfall.rules.answers import answers, cannot_answer
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, SUPPLY, Position
from safehouse.games.stationfall.rules.questions import NOT_NOW
from safehouse.games.stationfall.tables.numbers import LAST_ACTION

# -- what forbids a move -------------------------------------------------------------------------


def cannot(s: Position, verb: int, argument: int) -> str | None:
    """The clause against this move of the player who is asked; None if it is open."""
    ask = s.ask
    if ask == Questions.TURN:
        return cannot_in_turn(s, verb, argument)
    if ask == Questions.ACTIVATION:
        return cannot_in_activation(s, verb, argument)
    if ask in (Questions.ACTION, Questions.FREE):
        return cannot_act(s, s.actor, s.mode, verb, argument) if verb <= LAST_ACTION else NOT_NOW
    return cannot_answer(s, verb, argument)


def cannot_in_turn(s: Position, verb: int, argument: int) -> str | None:
    colour = s.active
    if verb == Kinds.REVEAL:
        return reveals.cannot_reveal(s, colour, argument) if s.stage == Stages.REVEAL else NOT_NOW
    if verb == Kinds.INFLUENCE:
        return conspiracy.cannot_influence(s, colour, argument) if s.stage <= Stages.INFLUENCE else NOT_NOW
    if verb == Kinds.ACTIVATE:
        return conspiracy.cannot_activate(s, colour, argument)
    if verb == Kinds.RENEGOTIATE:
        return None
    if verb == Kinds.TAKE_BACK:
        return conspiracy.cannot_take_back(s, colour, argument)
    if verb in (Kinds.BRIBE, Kinds.KOMPROMAT):
        if not conspiracy.has_activatable(s, colour):
            return "SF-15.5.4.1a"
        return cannot_buy(s, verb, argument)
    return NOT_NOW


def cannot_buy(s: Position, verb: int, argument: int) -> str | None:
    if verb == Kinds.KOMPROMAT:
        return conspiracy.cannot_blackmail(s, s.active, argument)
    return conspiracy.cannot_bribe(s, s.active, argument, verb == Kinds.GREY_BRIBE)


def cannot_in_activation(s: Position, verb: int, argument: int) -> str | None:
    if verb in (Kinds.BRIBE, Kinds.GREY_BRIBE, Kinds.KOMPROMAT):
        return cannot_buy(s, verb, argument)
    if verb == Kinds.MOSS_STEP:
        return cannot_step_moss(s, argument)
    if verb == Kinds.MOSS_FEED:
        return cannot_feed_moss(s, argument)
    if s.activated == NOBODY:
        if verb == Kinds.ACTIVATE:
            return conspiracy.cannot_activate(s, s.active, argument)
        if verb == Kinds.END_TURN:
            return "SF-15.5.4.1a" if conspiracy.has_activatable(s, s.active) else None
        return NOT_NOW
    if verb == Kinds.END_TURN:
        return None
    if verb == Kinds.PRESENCE:
        return conspiracy.cannot_command(s, argument)
    if verb == Kinds.FREE_ACTION:
        return cannot_use_free(s)
    if verb <= LAST_ACTION:
        return cannot_act(s, s.actor, s.mode, verb, argument) if able(s) else "SF-15.5.2c"
    return NOT_NOW


def able(s: Position) -> bool:
    """The activated character can still act (SF-15.5.2c)."""
    pawn = s.activated
    if s.state[pawn] == States.DOWN:
        return not s.acted and s.has(pawn, Abilities.SELF_REPAIR) and s.present(pawn)
    return s.live_here(pawn)


def cannot_use_free(s: Position) -> str | None:
    if not s.free_left or not able(s) or s.state[s.activated] == States.DOWN:
        return "SF-15.5.3a"
    return None if len(open_actions(s, s.activated, Modes.FREE)) > 0 else "SF-15.5.3a"


def moss_may_act(s: Position) -> bool:
    own = s.revealed[s.active]
    if own == NOBODY or s.moss_done:
        return False
    pawn = s.box.pawns_of[s.box.identity_character[own]][0]
    return s.has(pawn, Abilities.CREATROPISM) and moss_is_loose(s)


def cannot_step_moss(s: Position, section: int) -> str | None:
    """SF-K.botanist.3"""
    if not moss_may_act(s):
        return "SF-A.creatropism"
    corridor = s.corridor_between(s.item_place(Items.FANG_MOSS), section)
    return None if corridor != NOBODY and not s.locked[corridor] else "SF-K.botanist.3"


def cannot_feed_moss(s: Position, victim: int) -> str | None:
    if not moss_may_act(s):
        return "SF-A.creatropism"
    return cannot_be_eaten(s, victim, s.item_place(Items.FANG_MOSS))


# -- the open moves ------------------------------------------------------------------------------


def choices(s: Position) -> list[int]:
    """Every move open to the player who is asked, in ascending order."""
    ask = s.ask
    if ask == Questions.TURN:
        return turn_choices(s)
    if ask == Questions.ACTIVATION:
        return activation_choices(s)
    if ask in (Questions.ACTION, Questions.FREE):
        return open_actions(s, s.actor, s.mode)
    return answers(s)


def turn_choices(s: Position) -> list[int]:
    colour = s.active
    codes: list[int] = []
    if s.stage == Stages.REVEAL and s.revealed[colour] == NOBODY:
        cards = [s.identity[colour], *s.bonus[s.holder_of[colour]]]
        cards.sort()
        for identity in cards:
            if reveals.cannot_reveal(s, colour, identity) is None:
                codes.append(Moves.REVEAL + identity)
    if s.stage <= Stages.INFLUENCE:
        for card in s.roster:
            hopeful = s.supply[colour] > 0 or s.cubes_on(card, colour) > 0
            if hopeful and conspiracy.cannot_influence(s, colour, card) is None:
                codes.append(Moves.INFLUENCE + card)
    activatable = activations(s)
    codes.extend(activatable)
    codes.append(Moves.RENEGOTIATE)
    for card in s.roster:
        if s.cubes[card * Colours.COUNT + colour] > 0 and conspiracy.cannot_take_back(s, colour, card) is None:
            codes.append(Moves.TAKE_BACK + card)
    if len(activatable) > 0:
        codes.extend(purchases(s))
    return codes


def activation_choices(s: Position) -> list[int]:
    codes: list[int] = []
    if s.activated == NOBODY:
        codes.extend(activations(s))
        if len(codes) == 0:
            codes.append(Moves.END_TURN)
    else:
        if able(s):
            actions = open_actions(s, s.actor, s.mode)
            codes.extend(actions)
            if has_free(s, actions):
                codes.append(Moves.FREE_ACTION)
        if not s.acted and s.has(s.activated, Abilities.FORCEFUL_PRESENCE):
            for pawn in s.crew:
                if s.state[pawn] != States.ABSENT and conspiracy.cannot_command(s, pawn) is None:
                    codes.append(Moves.PRESENCE + pawn)
        codes.append(Moves.END_TURN)
    codes.extend(purchases(s))
    codes.extend(moss_moves(s))
    codes.sort()
    return codes


def has_free(s: Position, actions: list[int]) -> bool:
    """Whether a free action is open to whom these are. Who has an action left and no skill for more can do for
    free what these say of belongings."""
    if not s.free_left or s.actions_left == 0 or s.skills[s.activated] & FREE_SKILLS != 0:
        return cannot_use_free(s) is None
    return any(Moves.PICK_UP <= code < Moves.GIVE for code in actions)


def activations(s: Position) -> list[int]:
    found: list[int] = []
    colour = s.active
    binds = conspiracy.holds_contracts(s, colour)
    for pawn in s.crew:
        if s.state[pawn] == States.ABSENT:
            continue
        card = s.box.card_of[pawn]
        if card < 0:
            continue
        hopeful = s.cubes[card * Colours.COUNT + colour] > 0 or s.owned_by(card, colour)
        if (hopeful or (binds and s.has_data(pawn, Data.NDA))) and conspiracy.cannot_activate(
            s, colour, pawn
        ) is None:
            found.append(Moves.ACTIVATE + pawn)
    return found


def purchases(s: Position) -> list[int]:
    found: list[int] = []
    if not s.bribed:
        if s.bribe[s.active] == SUPPLY:
            for pawn in s.crew:
                if s.state[pawn] != States.ABSENT and conspiracy.cannot_bribe(s, s.active, pawn, False) is None:
                    found.append(Moves.BRIBE + pawn)
        if s.activated != NOBODY and s.has(s.activated, Abilities.RICH):
            for pawn in s.crew:
                if s.state[pawn] != States.ABSENT and conspiracy.cannot_bribe(s, s.active, pawn, True) is None:
                    found.append(Moves.GREY_BRIBE + pawn)
    if not s.blackmailed:
        held = IN_HAND + s.hand_of[s.active]
        for card in s.roster:
            if s.kompromat[card] == held and conspiracy.cannot_blackmail(s, s.active, card) is None:
                found.append(Moves.KOMPROMAT + card)
    return found


def moss_moves(s: Position) -> list[int]:
    found: list[int] = []
    if moss_may_act(s):
        for section in s.neighbours(s.item_place(Items.FANG_MOSS)):
            if cannot_step_moss(s, section) is None:
                found.append(Moves.MOSS_STEP + section)
        for pawn in s.crew:
            if cannot_feed_moss(s, pawn) is None:
                found.append(Moves.MOSS_FEED + pawn)
    return found
