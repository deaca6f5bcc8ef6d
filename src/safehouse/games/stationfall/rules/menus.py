"""Every question of the game: the moves open to it, and what forbids the others."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.components import (
    CHARACTERS,
    CREATROPISM,
    DATA,
    DOWN,
    FANG_MOSS,
    IDENTITIES,
    LOOSE_ITEMS,
    PAWNS,
    SECTIONS,
    SELF_REPAIR_SKILL,
    SIREN,
)
from safehouse.games.stationfall.moves import (
    ACCEPT,
    ACTIVATE,
    AIM,
    ALONE,
    ASK_OWNER,
    ASSISTANT_TO,
    BRIBE,
    CONFESS,
    CUBE_OF,
    CUBES,
    DATA_IS,
    DELIVER,
    DISCARD,
    DONE,
    DRAG,
    END_TURN,
    FRAME,
    FREE,
    GREY_BRIBE,
    HELMET_TO,
    INFLUENCE,
    ITEM_IS,
    KOMPROMAT,
    LAST_ACTION,
    LET_GO,
    LIGHT,
    MONSTER_STAY,
    MONSTER_STEP,
    MOSS_FEED,
    MOSS_STEP,
    PRESENCE,
    REFUSE,
    RENEGOTIATE,
    RESOLVE,
    REVEAL,
    SHOW,
    SKIP,
    SPARE,
    SWAP,
    TAKE,
    TAKE_ARTIFACT,
    TAKE_BACK,
    TO,
    TRAP,
    UNLIT,
    VICTIM,
    WITH,
    code,
)
from safehouse.games.stationfall.position import NOBODY, Position
from safehouse.games.stationfall.rules import action_guards as guards
from safehouse.games.stationfall.rules import action_menu as menu
from safehouse.games.stationfall.rules import action_parts as parts
from safehouse.games.stationfall.rules import belongings as bl
from safehouse.games.stationfall.rules import conspiracy as co
from safehouse.games.stationfall.rules import monsters as mo
from safehouse.games.stationfall.rules import reveals as re
from safehouse.games.stationfall.rules.abilities import cannot_be_eaten, cannot_take_kompromat, moss_is_loose
from safehouse.games.stationfall.rules.ending import cannot_deliver
from safehouse.games.stationfall.rules.questions import (
    M_ACTION,
    M_CLONE,
    M_FREE,
    M_KOMPROMAT,
    Q_ACTION,
    Q_ACTIVATION,
    Q_AIM,
    Q_ARTIFACT,
    Q_CACHE,
    Q_CONFESS,
    Q_CONSENT,
    Q_CONTAMINATED,
    Q_CUBE,
    Q_CUBES,
    Q_DELIVER,
    Q_DISCARD,
    Q_DRAG,
    Q_FRAME,
    Q_FREE,
    Q_ITEM,
    Q_LET_GO,
    Q_LIGHT,
    Q_MONSTER,
    Q_OVERFULL,
    Q_OWNER,
    Q_RESOLVE,
    Q_REVEAL,
    Q_SEATS,
    Q_SHOW,
    Q_SWAP,
    Q_SWARM,
    Q_TAKE,
    Q_TO,
    Q_TRAP,
    Q_TROJAN,
    Q_TURN,
    Q_VICTIM,
    Q_WITH,
)
from safehouse.games.stationfall.rules.turn import due_tokens, root, scapegoats

NOT_NOW: Final = "SF-15.2a"


class Choices:
    def __init__(self) -> None:
        self.codes: list[int] = []

    def add(self, verb: int, argument: int = 0) -> None:
        self.codes.append(code(verb, argument))

    def add_all(self, verb: int, arguments: list[int]) -> None:
        for argument in arguments:
            self.codes.append(code(verb, argument))


# -- what forbids a move -------------------------------------------------------------------------


def cannot(s: Position, verb: int, argument: int) -> str | None:
    """The clause against this move of the player who is asked; None if it is open."""
    ask = s.ask
    if ask == Q_TURN:
        return cannot_in_turn(s, verb, argument)
    if ask == Q_ACTIVATION:
        return cannot_in_activation(s, verb, argument)
    if ask in (Q_ACTION, Q_FREE):
        return guards.cannot_act(s, verb, argument) if verb <= LAST_ACTION else NOT_NOW
    return None if code(verb, argument) in simple_choices(s) else why_not_simple(s, verb, argument)


def cannot_in_turn(s: Position, verb: int, argument: int) -> str | None:
    colour = s.active
    if verb == REVEAL:
        return re.cannot_reveal(s, colour, argument) if s.stage == 0 else NOT_NOW
    if verb == INFLUENCE:
        return co.cannot_influence(s, colour, argument) if s.stage <= 1 else NOT_NOW
    if verb == ACTIVATE:
        return co.cannot_activate(s, colour, argument)
    if verb == RENEGOTIATE:
        return None
    if verb == TAKE_BACK:
        return co.cannot_take_back(s, colour, argument)
    if verb in (BRIBE, KOMPROMAT):
        if not co.has_activatable(s, colour):
            return "SF-15.5.4.1a"
        return cannot_buy(s, verb, argument)
    return NOT_NOW


def cannot_buy(s: Position, verb: int, argument: int) -> str | None:
    if verb == KOMPROMAT:
        return co.cannot_blackmail(s, s.active, argument)
    return co.cannot_bribe(s, s.active, argument, verb == GREY_BRIBE)


def cannot_in_activation(s: Position, verb: int, argument: int) -> str | None:
    if verb in (BRIBE, GREY_BRIBE, KOMPROMAT):
        return cannot_buy(s, verb, argument)
    if verb == MOSS_STEP:
        return cannot_step_moss(s, argument)
    if verb == MOSS_FEED:
        return cannot_feed_moss(s, argument)
    if s.activated == NOBODY:
        if verb == ACTIVATE:
            return co.cannot_activate(s, s.active, argument)
        if verb == END_TURN:
            return "SF-15.5.4.1a" if co.has_activatable(s, s.active) else None
        return NOT_NOW
    if verb == END_TURN:
        return None
    if verb == PRESENCE:
        return co.cannot_command(s, argument)
    if verb == FREE:
        return cannot_use_free(s)
    if verb <= LAST_ACTION:
        return guards.cannot_act(s, verb, argument) if able(s) else "SF-15.5.2c"
    return NOT_NOW


def able(s: Position) -> bool:
    """The activated character can still act (SF-15.5.2c)."""
    pawn = s.activated
    if s.state[pawn] == DOWN:
        return not s.acted and s.has(pawn, SELF_REPAIR_SKILL) and s.present(pawn)
    return s.live_here(pawn)


def cannot_use_free(s: Position) -> str | None:
    if not s.free_left or not able(s) or s.state[s.activated] == DOWN:
        return "SF-15.5.3a"
    s.mode = M_FREE
    found = len(menu.open_actions(s)) > 0
    s.mode = M_ACTION
    return None if found else "SF-15.5.3a"


def moss_may_act(s: Position) -> bool:
    own = s.revealed[s.active]
    if own == NOBODY or s.moss_done:
        return False
    pawn = s.box.pawns_of[s.box.identity_character[own]][0]
    return s.has(pawn, CREATROPISM) and moss_is_loose(s)


def cannot_step_moss(s: Position, section: int) -> str | None:
    """SF-K.botanist.3"""
    if not moss_may_act(s):
        return "SF-A.creatropism"
    corridor = s.corridor_between(s.item_place(FANG_MOSS), section)
    return None if corridor != NOBODY and not s.locked[corridor] else "SF-K.botanist.3"


def cannot_feed_moss(s: Position, victim: int) -> str | None:
    if not moss_may_act(s):
        return "SF-A.creatropism"
    return cannot_be_eaten(s, victim, s.item_place(FANG_MOSS))


def why_not_simple(s: Position, verb: int, argument: int) -> str:
    """A reason for a move that is not among the few of a simple question."""
    ask = s.ask
    clause: str | None = None
    if ask == Q_ITEM and verb == ITEM_IS:
        clause = parts.cannot_choose_item(s, argument)
    elif ask == Q_ITEM and verb == DATA_IS:
        clause = parts.cannot_choose_data(s, argument)
    elif ask == Q_TO and verb == TO:
        clause = bl.cannot_copy_to(s, s.actor, s.thing, argument)
    elif ask == Q_DRAG and verb == DRAG:
        clause = parts.cannot_drag(s, argument)
    elif ask == Q_DRAG and verb == ALONE:
        clause = parts.cannot_go_alone(s)
    elif ask == Q_TRAP and verb == TRAP:
        clause = re.cannot_trap(s, argument)
    elif ask == Q_SHOW and verb == SHOW:
        clause = re.cannot_show(s, argument)
    elif ask == Q_REVEAL and verb == REVEAL:
        clause = re.cannot_reveal(s, s.asked, argument)
    elif ask == Q_DELIVER and verb == DELIVER:
        clause = cannot_deliver(s, s.asked, argument // 2, argument % 2)
    elif ask == Q_CUBES and verb == CUBES:
        clause = "SF-15.4.1"
    elif ask in (Q_LET_GO, Q_CONTAMINATED, Q_OVERFULL) and verb == LET_GO:
        clause = cannot_let_go(s, argument)
    return clause if clause is not None else NOT_NOW


# -- the open moves ------------------------------------------------------------------------------


def choices(s: Position) -> list[int]:
    """Every move open to the player who is asked, in ascending order."""
    ask = s.ask
    if ask == Q_TURN:
        return turn_choices(s)
    if ask == Q_ACTIVATION:
        return activation_choices(s)
    if ask in (Q_ACTION, Q_FREE):
        return menu.open_actions(s)
    return simple_choices(s)


def turn_choices(s: Position) -> list[int]:
    c = Choices()
    colour = s.active
    if s.stage == 0 and s.revealed[colour] == NOBODY:
        for identity in range(IDENTITIES):
            if re.cannot_reveal(s, colour, identity) is None:
                c.add(REVEAL, identity)
    if s.stage <= 1 and s.supply[colour] > 0:
        for card in range(CHARACTERS):
            if s.in_play[card] and co.cannot_influence(s, colour, card) is None:
                c.add(INFLUENCE, card)
    elif s.stage <= 1:
        for card in range(CHARACTERS):
            if (
                s.in_play[card]
                and s.cubes_on(card, colour) > 0
                and co.cannot_influence(s, colour, card) is None
            ):
                c.add(INFLUENCE, card)
    activatable = activations(s)
    c.add_all(ACTIVATE, activatable)
    c.add(RENEGOTIATE)
    for card in range(CHARACTERS):
        if s.in_play[card] and co.cannot_take_back(s, colour, card) is None:
            c.add(TAKE_BACK, card)
    if len(activatable) > 0:
        add_purchases(s, c)
    return c.codes


def activations(s: Position) -> list[int]:
    found: list[int] = []
    for pawn in range(PAWNS - 1):
        if s.state[pawn] != 0 and co.cannot_activate(s, s.active, pawn) is None:
            found.append(pawn)
    return found


def add_purchases(s: Position, c: Choices) -> None:
    if not s.bribed:
        for pawn in range(PAWNS - 1):
            if s.state[pawn] != 0 and co.cannot_bribe(s, s.active, pawn, False) is None:
                c.add(BRIBE, pawn)
        if s.activated != NOBODY:
            for pawn in range(PAWNS - 1):
                if s.state[pawn] != 0 and co.cannot_bribe(s, s.active, pawn, True) is None:
                    c.add(GREY_BRIBE, pawn)
    if not s.blackmailed:
        for card in range(CHARACTERS):
            if co.cannot_blackmail(s, s.active, card) is None:
                c.add(KOMPROMAT, card)


def activation_choices(s: Position) -> list[int]:
    c = Choices()
    if s.activated == NOBODY:
        activatable = activations(s)
        c.add_all(ACTIVATE, activatable)
        add_purchases(s, c)
        if len(activatable) == 0:
            c.add(END_TURN)
        add_moss(s, c)
        return c.codes
    if able(s):
        c.codes = menu.open_actions(s)
        if cannot_use_free(s) is None:
            c.add(FREE)
    add_purchases(s, c)
    c.add(END_TURN)
    add_moss(s, c)
    if not s.acted:
        for pawn in range(PAWNS - 1):
            if s.state[pawn] != 0 and co.cannot_command(s, pawn) is None:
                c.add(PRESENCE, pawn)
    return c.codes


def add_moss(s: Position, c: Choices) -> None:
    if not moss_may_act(s):
        return
    for section in s.neighbours(s.item_place(FANG_MOSS)):
        if cannot_step_moss(s, section) is None:
            c.codes.append(code(MOSS_STEP, section))
    for pawn in range(PAWNS - 1):
        if cannot_feed_moss(s, pawn) is None:
            c.codes.append(code(MOSS_FEED, pawn))
    c.codes.sort()


def simple_choices(s: Position) -> list[int]:
    """Questions with a short list of answers."""
    c = Choices()
    ask = s.ask
    if ask == Q_CUBES:
        least = co.least_cubes(s, s.influencing)
        for number in range(least, co.most_cubes(s, s.active, s.influencing) + 1):
            c.add(CUBES, number - 1)
    elif ask == Q_ITEM:
        for item in range(LOOSE_ITEMS):
            if parts.cannot_choose_item(s, item) is None:
                c.add(ITEM_IS, item)
        for data in range(DATA):
            if parts.cannot_choose_data(s, data) is None:
                c.add(DATA_IS, data)
    elif ask == Q_TO:
        for pawn in range(PAWNS - 1):
            if bl.cannot_copy_to(s, s.actor, s.thing, pawn) is None:
                c.add(TO, pawn)
    elif ask == Q_DRAG:
        c.add_all(DRAG, parts.draggable(s))
        if parts.cannot_go_alone(s) is None:
            c.add(ALONE)
    elif ask == Q_LIGHT:
        c.add(LIGHT)
        c.add(UNLIT)
    elif ask in (Q_LET_GO, Q_CONTAMINATED, Q_OVERFULL):
        add_let_go(s, c)
    elif ask == Q_CUBE:
        c.add_all(CUBE_OF, [k for k in range(s.colours) if s.cubes_on(s.target, k) > 0])
    elif ask == Q_WITH:
        c.add_all(WITH, with_whom(s))
        if s.mode == M_CLONE:
            c.add(SKIP)
    elif ask == Q_OWNER:
        c.add_all(ASK_OWNER, co.owners_to_ask(s, s.box.card_of[root(s)], s.mode == M_KOMPROMAT))
    elif ask == Q_CONSENT:
        c.add(ACCEPT)
        c.add(REFUSE)
    elif ask == Q_FRAME:
        c.add_all(FRAME, scapegoats(s))
        c.add(SKIP)
    elif ask == Q_RESOLVE:
        c.add_all(RESOLVE, list(range(len(due_tokens(s)))))
    else:
        more_choices(s, c)
    return c.codes


def more_choices(s: Position, c: Choices) -> None:
    """Questions of monsters, reveals and Stationfall."""
    ask = s.ask
    if ask == Q_SWARM:
        c.add_all(MONSTER_STEP, mo.steps(s))
        c.add(MONSTER_STAY)
    elif ask == Q_MONSTER:
        c.add_all(MONSTER_STEP, mo.siren_steps(s) if s.project == SIREN else mo.steps(s))
    elif ask == Q_VICTIM:
        c.add_all(VICTIM, mo.victims(s))
        if s.project == 0:
            c.add(SPARE)
    elif ask == Q_SEATS:
        c.add_all(WITH, mo.waiting(s))
    elif ask == Q_SWAP:
        c.add_all(SWAP, re.swap_partners(s, re.own_pawn(s)))
        c.add(SKIP)
    elif ask == Q_CONFESS:
        c.add_all(CONFESS, re.confessors(s, re.own_pawn(s)))
    elif ask == Q_TROJAN:
        c.add_all(ASSISTANT_TO, re.trojan_receivers(s))
    elif ask == Q_CACHE:
        c.add_all(HELMET_TO, re.cache_receivers(s))
    elif ask == Q_ARTIFACT:
        c.add(SKIP)
        c.add(TAKE_ARTIFACT)
    elif ask == Q_AIM:
        c.add_all(AIM, [section for section in range(SECTIONS) if s.is_section(section)])
    elif ask == Q_TRAP:
        c.add_all(TRAP, [section for section in range(SECTIONS) if re.cannot_trap(s, section) is None])
    elif ask == Q_SHOW:
        c.add(SKIP)
        c.add_all(SHOW, [i for i in range(IDENTITIES) if re.cannot_show(s, i) is None])
    elif ask == Q_DISCARD:
        c.add_all(DISCARD, re.hand_cards(s, s.active))
    elif ask == Q_TAKE:
        c.add_all(TAKE, [card for card in range(CHARACTERS) if cannot_take_kompromat(s, card) is None])
    elif ask == Q_REVEAL:
        c.add_all(REVEAL, [i for i in range(IDENTITIES) if re.cannot_reveal(s, s.asked, i) is None])
    elif ask == Q_DELIVER:
        for argument in range(DATA * 2):
            if cannot_deliver(s, s.asked, argument // 2, argument % 2) is None:
                c.add(DELIVER, argument)
        c.add(DONE)


def add_let_go(s: Position, c: Choices) -> None:
    for item in range(LOOSE_ITEMS):
        if cannot_let_go(s, item) is None:
            c.add(LET_GO, item)
    if s.mode == M_KOMPROMAT and s.verb == NOBODY:
        c.add(SKIP)


def cannot_let_go(s: Position, item: int) -> str | None:
    """SF-A.my_precious yields only where a card that is too full has nothing else to give up (SF-R.31)."""
    pawn = forced_dropper(s)
    if s.ask == Q_OVERFULL and not bl.can_make_room(s, pawn, False):
        return None if s.count(pawn, item) > 0 else "SF-12.3"
    by_own_action = s.ask == Q_LET_GO and (s.verb == NOBODY or pawn == s.actor)
    return bl.cannot_let_go(s, pawn, item, by_own_action)


def forced_dropper(s: Position) -> int:
    """Who has to let an item go."""
    if s.ask == Q_LET_GO and s.verb != NOBODY:
        return parts.victim_of_token(s)
    return s.target


def with_whom(s: Position) -> list[int]:
    """The pawns of a card with several, of which one has to be named."""
    if s.mode == M_CLONE:
        return re.clones_left(s)
    if s.mode == M_KOMPROMAT:
        return [pawn for pawn in s.box.pawns_of[s.token] if co.can_be_blackmailed(s, pawn)]
    return [pawn for pawn in s.box.pawns_of[s.token] if s.live_here(pawn)]
