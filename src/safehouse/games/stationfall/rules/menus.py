"""Every question of the game: the moves open to it, and what forbids the others."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import (
    FIRST_CODE,
    Abilities,
    Characters,
    Data,
    Identities,
    Items,
    Kinds,
    Modes,
    Moves,
    Projects,
    Questions,
    Sections,
    Stages,
    States,
)
from safehouse.games.stationfall.rules import action_guards as guards
from safehouse.games.stationfall.rules import action_menu as menu
from safehouse.games.stationfall.rules import action_parts as parts
from safehouse.games.stationfall.rules import belongings as bl
from safehouse.games.stationfall.rules import conspiracy as co
from safehouse.games.stationfall.rules import monsters as mo
from safehouse.games.stationfall.rules import reveals as re
from safehouse.games.stationfall.rules.abilities import cannot_be_eaten, cannot_take_kompromat, moss_is_loose
from safehouse.games.stationfall.rules.ending import cannot_deliver
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.turn import due_tokens, root, scapegoats
from safehouse.games.stationfall.tables.numbers import CREW, LAST_ACTION, LOOSE_ITEMS

NOT_NOW: Final = "SF-15.2a"


class Choices:
    def __init__(self) -> None:
        self.codes: list[int] = []

    def add(self, verb: int, argument: int = 0) -> None:
        self.codes.append(FIRST_CODE[verb] + argument)

    def add_all(self, verb: int, arguments: list[int]) -> None:
        for argument in arguments:
            self.codes.append(FIRST_CODE[verb] + argument)


# -- what forbids a move -------------------------------------------------------------------------


def cannot(s: Position, verb: int, argument: int) -> str | None:
    """The clause against this move of the player who is asked; None if it is open."""
    ask = s.ask
    if ask == Questions.TURN:
        return cannot_in_turn(s, verb, argument)
    if ask == Questions.ACTIVATION:
        return cannot_in_activation(s, verb, argument)
    if ask in (Questions.ACTION, Questions.FREE):
        return guards.cannot_act(s, verb, argument) if verb <= LAST_ACTION else NOT_NOW
    return None if FIRST_CODE[verb] + argument in simple_choices(s) else why_not_simple(s, verb, argument)


def cannot_in_turn(s: Position, verb: int, argument: int) -> str | None:
    colour = s.active
    if verb == Kinds.REVEAL:
        return re.cannot_reveal(s, colour, argument) if s.stage == Stages.REVEAL else NOT_NOW
    if verb == Kinds.INFLUENCE:
        return co.cannot_influence(s, colour, argument) if s.stage <= Stages.INFLUENCE else NOT_NOW
    if verb == Kinds.ACTIVATE:
        return co.cannot_activate(s, colour, argument)
    if verb == Kinds.RENEGOTIATE:
        return None
    if verb == Kinds.TAKE_BACK:
        return co.cannot_take_back(s, colour, argument)
    if verb in (Kinds.BRIBE, Kinds.KOMPROMAT):
        if not co.has_activatable(s, colour):
            return "SF-15.5.4.1a"
        return cannot_buy(s, verb, argument)
    return NOT_NOW


def cannot_buy(s: Position, verb: int, argument: int) -> str | None:
    if verb == Kinds.KOMPROMAT:
        return co.cannot_blackmail(s, s.active, argument)
    return co.cannot_bribe(s, s.active, argument, verb == Kinds.GREY_BRIBE)


def cannot_in_activation(s: Position, verb: int, argument: int) -> str | None:
    if verb in (Kinds.BRIBE, Kinds.GREY_BRIBE, Kinds.KOMPROMAT):
        return cannot_buy(s, verb, argument)
    if verb == Kinds.MOSS_STEP:
        return cannot_step_moss(s, argument)
    if verb == Kinds.MOSS_FEED:
        return cannot_feed_moss(s, argument)
    if s.activated == NOBODY:
        if verb == Kinds.ACTIVATE:
            return co.cannot_activate(s, s.active, argument)
        if verb == Kinds.END_TURN:
            return "SF-15.5.4.1a" if co.has_activatable(s, s.active) else None
        return NOT_NOW
    if verb == Kinds.END_TURN:
        return None
    if verb == Kinds.PRESENCE:
        return co.cannot_command(s, argument)
    if verb == Kinds.FREE_ACTION:
        return cannot_use_free(s)
    if verb <= LAST_ACTION:
        return guards.cannot_act(s, verb, argument) if able(s) else "SF-15.5.2c"
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
    s.mode = Modes.FREE
    found = len(menu.open_actions(s)) > 0
    s.mode = Modes.ACTION
    return None if found else "SF-15.5.3a"


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


def why_not_simple(s: Position, verb: int, argument: int) -> str:
    """A reason for a move that is not among the few of a simple question."""
    ask = s.ask
    clause: str | None = None
    if ask == Questions.ITEM and verb == Kinds.ITEM:
        clause = parts.cannot_choose_item(s, argument)
    elif ask == Questions.ITEM and verb == Kinds.DATA:
        clause = parts.cannot_choose_data(s, argument)
    elif ask == Questions.TO and verb == Kinds.TO:
        clause = bl.cannot_copy_to(s, s.actor, s.thing, argument)
    elif ask == Questions.DRAG and verb == Kinds.DRAG:
        clause = parts.cannot_drag(s, argument)
    elif ask == Questions.DRAG and verb == Kinds.ALONE:
        clause = parts.cannot_go_alone(s)
    elif ask == Questions.TRAP and verb == Kinds.TRAP:
        clause = re.cannot_trap(s, argument)
    elif ask == Questions.SHOW and verb == Kinds.SHOW:
        clause = re.cannot_show(s, argument)
    elif ask == Questions.REVEAL and verb == Kinds.REVEAL:
        clause = re.cannot_reveal(s, s.asked, argument)
    elif ask == Questions.DELIVER and verb == Kinds.DELIVER:
        clause = cannot_deliver(s, s.asked, argument // 2, argument % 2)
    elif ask == Questions.CUBES and verb == Kinds.CUBES:
        clause = "SF-15.4.1"
    elif ask in (Questions.LET_GO, Questions.CONTAMINATED, Questions.OVERFULL) and verb == Kinds.LET_GO:
        clause = cannot_let_go(s, argument)
    return clause if clause is not None else NOT_NOW


# -- the open moves ------------------------------------------------------------------------------


def choices(s: Position) -> list[int]:
    """Every move open to the player who is asked, in ascending order."""
    ask = s.ask
    if ask == Questions.TURN:
        return turn_choices(s)
    if ask == Questions.ACTIVATION:
        return activation_choices(s)
    if ask in (Questions.ACTION, Questions.FREE):
        return menu.open_actions(s)
    return simple_choices(s)


def turn_choices(s: Position) -> list[int]:
    c = Choices()
    colour = s.active
    if s.stage == Stages.REVEAL and s.revealed[colour] == NOBODY:
        for identity in range(Identities.COUNT):
            if re.cannot_reveal(s, colour, identity) is None:
                c.add(Kinds.REVEAL, identity)
    if s.stage <= Stages.INFLUENCE and s.supply[colour] > 0:
        for card in range(Characters.COUNT):
            if s.in_play[card] and co.cannot_influence(s, colour, card) is None:
                c.add(Kinds.INFLUENCE, card)
    elif s.stage <= Stages.INFLUENCE:
        for card in range(Characters.COUNT):
            if (
                s.in_play[card]
                and s.cubes_on(card, colour) > 0
                and co.cannot_influence(s, colour, card) is None
            ):
                c.add(Kinds.INFLUENCE, card)
    activatable = activations(s)
    c.add_all(Kinds.ACTIVATE, activatable)
    c.add(Kinds.RENEGOTIATE)
    for card in range(Characters.COUNT):
        if s.in_play[card] and co.cannot_take_back(s, colour, card) is None:
            c.add(Kinds.TAKE_BACK, card)
    if len(activatable) > 0:
        add_purchases(s, c)
    return c.codes


def activations(s: Position) -> list[int]:
    found: list[int] = []
    for pawn in range(CREW):
        if s.state[pawn] != States.ABSENT and co.cannot_activate(s, s.active, pawn) is None:
            found.append(pawn)
    return found


def add_purchases(s: Position, c: Choices) -> None:
    if not s.bribed:
        for pawn in range(CREW):
            if s.state[pawn] != States.ABSENT and co.cannot_bribe(s, s.active, pawn, False) is None:
                c.add(Kinds.BRIBE, pawn)
        if s.activated != NOBODY:
            for pawn in range(CREW):
                if s.state[pawn] != States.ABSENT and co.cannot_bribe(s, s.active, pawn, True) is None:
                    c.add(Kinds.GREY_BRIBE, pawn)
    if not s.blackmailed:
        for card in range(Characters.COUNT):
            if co.cannot_blackmail(s, s.active, card) is None:
                c.add(Kinds.KOMPROMAT, card)


def activation_choices(s: Position) -> list[int]:
    c = Choices()
    if s.activated == NOBODY:
        activatable = activations(s)
        c.add_all(Kinds.ACTIVATE, activatable)
        add_purchases(s, c)
        if len(activatable) == 0:
            c.add(Kinds.END_TURN)
        add_moss(s, c)
        return c.codes
    if able(s):
        c.codes = menu.open_actions(s)
        if cannot_use_free(s) is None:
            c.add(Kinds.FREE_ACTION)
    add_purchases(s, c)
    c.add(Kinds.END_TURN)
    add_moss(s, c)
    if not s.acted:
        for pawn in range(CREW):
            if s.state[pawn] != States.ABSENT and co.cannot_command(s, pawn) is None:
                c.add(Kinds.PRESENCE, pawn)
    return c.codes


def add_moss(s: Position, c: Choices) -> None:
    if not moss_may_act(s):
        return
    for section in s.neighbours(s.item_place(Items.FANG_MOSS)):
        if cannot_step_moss(s, section) is None:
            c.codes.append(Moves.MOSS_STEP + section)
    for pawn in range(CREW):
        if cannot_feed_moss(s, pawn) is None:
            c.codes.append(Moves.MOSS_FEED + pawn)
    c.codes.sort()


def simple_choices(s: Position) -> list[int]:
    """Questions with a short list of answers."""
    c = Choices()
    ask = s.ask
    if ask == Questions.CUBES:
        least = co.least_cubes(s, s.influencing)
        for number in range(least, co.most_cubes(s, s.active, s.influencing) + 1):
            c.add(Kinds.CUBES, number - 1)
    elif ask == Questions.ITEM:
        for item in range(LOOSE_ITEMS):
            if parts.cannot_choose_item(s, item) is None:
                c.add(Kinds.ITEM, item)
        for data in range(Data.COUNT):
            if parts.cannot_choose_data(s, data) is None:
                c.add(Kinds.DATA, data)
    elif ask == Questions.TO:
        for pawn in range(CREW):
            if bl.cannot_copy_to(s, s.actor, s.thing, pawn) is None:
                c.add(Kinds.TO, pawn)
    elif ask == Questions.DRAG:
        c.add_all(Kinds.DRAG, parts.draggable(s))
        if parts.cannot_go_alone(s) is None:
            c.add(Kinds.ALONE)
    elif ask == Questions.LIGHT:
        c.add(Kinds.LIGHT)
        c.add(Kinds.UNLIT)
    elif ask in (Questions.LET_GO, Questions.CONTAMINATED, Questions.OVERFULL):
        add_let_go(s, c)
    elif ask == Questions.CUBE:
        c.add_all(Kinds.CUBE_OF, [k for k in range(s.colours) if s.cubes_on(s.target, k) > 0])
    elif ask == Questions.WITH:
        c.add_all(Kinds.WITH, with_whom(s))
        if s.mode == Modes.CLONE:
            c.add(Kinds.SKIP)
    elif ask == Questions.OWNER:
        c.add_all(Kinds.ASK_OWNER, co.owners_to_ask(s, s.box.card_of[root(s)], s.mode == Modes.KOMPROMAT))
    elif ask == Questions.CONSENT:
        c.add(Kinds.ACCEPT)
        c.add(Kinds.REFUSE)
    elif ask == Questions.FRAME:
        c.add_all(Kinds.FRAME, scapegoats(s))
        c.add(Kinds.SKIP)
    elif ask == Questions.RESOLVE:
        c.add_all(Kinds.RESOLVE, list(range(len(due_tokens(s)))))
    else:
        more_choices(s, c)
    return c.codes


def more_choices(s: Position, c: Choices) -> None:
    """Questions of monsters, reveals and Stationfall."""
    ask = s.ask
    if ask == Questions.SWARM:
        c.add_all(Kinds.MONSTER_STEP, mo.steps(s))
        c.add(Kinds.MONSTER_STAY)
    elif ask == Questions.MONSTER:
        c.add_all(Kinds.MONSTER_STEP, mo.siren_steps(s) if s.project == Projects.SIREN else mo.steps(s))
    elif ask == Questions.VICTIM:
        c.add_all(Kinds.VICTIM, mo.victims(s))
        if s.project == Projects.COMBAT_SWARM:
            c.add(Kinds.SPARE)
    elif ask == Questions.SEATS:
        c.add_all(Kinds.WITH, mo.waiting(s))
    elif ask == Questions.SWAP:
        c.add_all(Kinds.SWAP, re.swap_partners(s, re.own_pawn(s)))
        c.add(Kinds.SKIP)
    elif ask == Questions.CONFESS:
        c.add_all(Kinds.CONFESS, re.confessors(s, re.own_pawn(s)))
    elif ask == Questions.TROJAN:
        c.add_all(Kinds.ASSISTANT_TO, re.trojan_receivers(s))
    elif ask == Questions.CACHE:
        c.add_all(Kinds.HELMET_TO, re.cache_receivers(s))
    elif ask == Questions.ARTIFACT:
        c.add(Kinds.SKIP)
        c.add(Kinds.TAKE_ARTIFACT)
    elif ask == Questions.AIM:
        c.add_all(Kinds.AIM, [section for section in range(Sections.COUNT) if s.is_section(section)])
    elif ask == Questions.TRAP:
        c.add_all(
            Kinds.TRAP, [section for section in range(Sections.COUNT) if re.cannot_trap(s, section) is None]
        )
    elif ask == Questions.SHOW:
        c.add(Kinds.SKIP)
        c.add_all(Kinds.SHOW, [i for i in range(Identities.COUNT) if re.cannot_show(s, i) is None])
    elif ask == Questions.DISCARD:
        c.add_all(Kinds.DISCARD, re.hand_cards(s, s.active))
    elif ask == Questions.TAKE:
        c.add_all(
            Kinds.TAKE, [card for card in range(Characters.COUNT) if cannot_take_kompromat(s, card) is None]
        )
    elif ask == Questions.REVEAL:
        c.add_all(Kinds.REVEAL, [i for i in range(Identities.COUNT) if re.cannot_reveal(s, s.asked, i) is None])
    elif ask == Questions.DELIVER:
        for argument in range(Data.COUNT * 2):
            if cannot_deliver(s, s.asked, argument // 2, argument % 2) is None:
                c.add(Kinds.DELIVER, argument)
        c.add(Kinds.DONE)


def add_let_go(s: Position, c: Choices) -> None:
    for item in range(LOOSE_ITEMS):
        if cannot_let_go(s, item) is None:
            c.add(Kinds.LET_GO, item)
    if s.mode == Modes.KOMPROMAT and s.verb == NOBODY:
        c.add(Kinds.SKIP)


def cannot_let_go(s: Position, item: int) -> str | None:
    """SF-A.my_precious yields only where a card that is too full has nothing else to give up (SF-R.31)."""
    pawn = forced_dropper(s)
    if s.ask == Questions.OVERFULL and not bl.can_make_room(s, pawn, False):
        return None if s.count(pawn, item) > 0 else "SF-12.3"
    by_own_action = s.ask == Questions.LET_GO and (s.verb == NOBODY or pawn == s.actor)
    return bl.cannot_let_go(s, pawn, item, by_own_action)


def forced_dropper(s: Position) -> int:
    """Who has to let an item go."""
    if s.ask == Questions.LET_GO and s.verb != NOBODY:
        return parts.victim_of_token(s)
    return s.target


def with_whom(s: Position) -> list[int]:
    """The pawns of a card with several, of which one has to be named."""
    if s.mode == Modes.CLONE:
        return re.clones_left(s)
    if s.mode == Modes.KOMPROMAT:
        return [pawn for pawn in s.box.pawns_of[s.token] if co.can_be_blackmailed(s, pawn)]
    return [pawn for pawn in s.box.pawns_of[s.token] if s.live_here(pawn)]
