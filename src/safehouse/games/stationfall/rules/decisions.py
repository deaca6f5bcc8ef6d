"""Every question of the game: the moves open to it, what forbids the others, what a move does."""
# compiled by mypyc

from typing import Final

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.moves import (
    ACCEPT,
    ACTIVATE,
    AIM,
    ALONE,
    ASK_OWNER,
    ASSIGN,
    ASSISTANT_TO,
    BRIBE,
    CHARACTERS,
    CHOOSE,
    CONFESS,
    CREATROPISM,
    CUBE_OF,
    CUBES,
    DATA,
    DATA_IS,
    DELIVER,
    DISCARD,
    DONE,
    DOWN,
    DRAG,
    END_TURN,
    EV_CHOSE,
    EV_FRAMED,
    EV_KOMPROMAT_SHOWN,
    EV_MOSS_MOVED,
    FANG_MOSS,
    FIREBOMB,
    FRAME,
    FREE,
    GREY_BRIBE,
    HELMET,
    HELMET_TO,
    IDENTITIES,
    INFLUENCE,
    ITEM_IS,
    ITEMS,
    KOMPROMAT,
    LAST_ACTION,
    LET_GO,
    LIGHT,
    LOOSE_ITEMS,
    MONSTER_STAY,
    MONSTER_STEP,
    MOSS_FEED,
    MOSS_STEP,
    PAWNS,
    POWER_OF_TWO,
    PRESENCE,
    REFUSE,
    RENEGOTIATE,
    RESOLVE,
    REVEAL,
    SECTIONS,
    SELF_REPAIR_SKILL,
    SHOW,
    SIREN,
    SKIP,
    SPARE,
    SWAP,
    TAKE,
    TAKE_ARTIFACT,
    TAKE_BACK,
    TO,
    TRAP,
    UNLIT,
    VENGEFUL,
    VICTIM,
    WITH,
    code,
)
from safehouse.games.stationfall.position import HELD, NOBODY, Position
from safehouse.games.stationfall.rules import actions as ac
from safehouse.games.stationfall.rules import conspiracy as co
from safehouse.games.stationfall.rules import monsters as mo
from safehouse.games.stationfall.rules import reveals as re
from safehouse.games.stationfall.rules.abilities import (
    cannot_be_eaten,
    cannot_take_kompromat,
    eat,
    moss_is_loose,
)
from safehouse.games.stationfall.rules.basic_actions import cannot_copy_to, cannot_light, lacks_throwable
from safehouse.games.stationfall.rules.ending import cannot_deliver, deliver, end_delivery, reveal_last
from safehouse.games.stationfall.rules.pieces import lay, lift, lose, make_suspect
from safehouse.games.stationfall.rules.questions import (
    F_OVERFULL,
    M_ACTION,
    M_BRIBE,
    M_CLONE,
    M_FREE,
    M_GREY,
    M_HOMEWORK,
    M_KOMPROMAT,
    M_PRESENCE,
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
    Q_NONE,
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
    follow_up_first,
    put_question,
)
from safehouse.games.stationfall.rules.turn import (
    answer,
    ask_leave,
    begin_activation_phase,
    continue_action,
    due_tokens,
    end_activation_phase,
    force_drop,
    resolve_token,
    root,
    scapegoats,
)

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
        return ac.cannot_act(s, verb, argument) if verb <= LAST_ACTION else NOT_NOW
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
        return ac.cannot_act(s, verb, argument) if able(s) else "SF-15.5.2c"
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
    found = len(ac.open_actions(s)) > 0
    s.mode = M_ACTION
    return None if found else "SF-15.5.3a"


def moss_may_act(s: Position) -> bool:
    own = s.revealed[s.active]
    if own == NOBODY or s.moss_done or s.activated == NOBODY:
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
        clause = ac.cannot_choose_item(s, argument)
    elif ask == Q_ITEM and verb == DATA_IS:
        clause = ac.cannot_choose_data(s, argument)
    elif ask == Q_TO and verb == TO:
        clause = cannot_copy_to(s, s.actor, s.thing, argument)
    elif ask == Q_DRAG and verb == DRAG:
        clause = ac.cannot_drag(s, argument)
    elif ask == Q_DRAG and verb == ALONE:
        clause = ac.cannot_go_alone(s)
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
        return ac.open_actions(s)
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
        c.codes = ac.open_actions(s)
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
            if ac.cannot_choose_item(s, item) is None:
                c.add(ITEM_IS, item)
        for data in range(DATA):
            if ac.cannot_choose_data(s, data) is None:
                c.add(DATA_IS, data)
    elif ask == Q_TO:
        for pawn in range(PAWNS - 1):
            if cannot_copy_to(s, s.actor, s.thing, pawn) is None:
                c.add(TO, pawn)
    elif ask == Q_DRAG:
        c.add_all(DRAG, ac.draggable(s))
        if ac.cannot_go_alone(s) is None:
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
    pawn = forced_dropper(s)
    for item in range(LOOSE_ITEMS):
        if s.count(pawn, item) > 0:
            c.add(LET_GO, item)
    if s.mode == M_KOMPROMAT and s.verb == NOBODY:
        c.add(SKIP)


def forced_dropper(s: Position) -> int:
    """Who has to let an item go."""
    if s.ask == Q_LET_GO and s.verb != NOBODY:
        return ac.victim_of_token(s)
    return s.target


def with_whom(s: Position) -> list[int]:
    """The pawns of a card with several, of which one has to be named."""
    if s.mode == M_CLONE:
        return re.clones_left(s)
    if s.mode == M_KOMPROMAT:
        return [pawn for pawn in s.box.pawns_of[s.token] if co.can_be_blackmailed(s, pawn)]
    return [pawn for pawn in s.box.pawns_of[s.token] if s.live_here(pawn)]


# -- carrying out a move -------------------------------------------------------------------------


def decide(s: Position, verb: int, argument: int) -> None:
    """The asked player has made this legal move."""
    ask = s.ask
    s.ask = Q_NONE
    if ask in (Q_TURN, Q_ACTIVATION):
        decide_turn(s, verb, argument)
    elif ask in (Q_ACTION, Q_FREE):
        take_action(s, verb, argument)
    elif ask == Q_CUBES:
        co.influence(s, s.active, s.influencing, argument + 1)
        s.influencing = NOBODY
        s.stage = 2
    elif ask == Q_REVEAL:
        reveal_last(s, s.asked, argument)
    elif verb == LET_GO:
        decide_let_go(s, ask, argument)
    elif verb in (LIGHT, UNLIT):
        decide_light(s, verb == LIGHT)
    elif verb <= CUBE_OF:
        decide_part(s, ask, verb, argument)
    elif verb == SKIP:
        decide_skip(s, ask)
    else:
        decide_more(s, verb, argument)


def decide_turn(s: Position, verb: int, argument: int) -> None:
    colour = s.active
    if verb == REVEAL:
        s.stage = 1
        re.reveal(s, colour, argument, False)
    elif verb == INFLUENCE:
        s.influencing = argument
        put_question(s, Q_CUBES, colour)
    elif verb in (RENEGOTIATE, TAKE_BACK):
        co.renegotiate(s, colour)
        if verb == TAKE_BACK:
            co.take_back(s, colour, argument)
        end_activation_phase(s)
    elif verb == ACTIVATE:
        begin_activation_phase(s)
        co.activate(s, colour, argument)
    elif verb == END_TURN:
        end_activation_phase(s)
    elif verb in (BRIBE, GREY_BRIBE):
        begin_activation_phase(s)
        co.announce_bribe(s, argument, verb == GREY_BRIBE)
        command(s, M_GREY if verb == GREY_BRIBE else M_BRIBE, argument)
    elif verb == KOMPROMAT:
        begin_activation_phase(s)
        use_kompromat(s, argument)
    elif verb == FREE:
        s.mode = M_FREE
        put_question(s, Q_FREE, colour)
    elif verb == PRESENCE:
        command(s, M_PRESENCE, argument)
    elif verb in (MOSS_STEP, MOSS_FEED):
        act_with_moss(s, verb, argument)
    else:
        take_action(s, verb, argument)


def take_action(s: Position, verb: int, argument: int) -> None:
    ac.begin(s, verb, argument)
    s.asked_drag = False
    s.asked_light = False
    continue_action(s)


def command(s: Position, mode: int, pawn: int) -> None:
    """One action with somebody who was not activated (SF-R.5)."""
    s.mode = mode
    s.actor = pawn
    put_question(s, Q_ACTION, s.active)


def use_kompromat(s: Position, card: int) -> None:
    s.blackmailed = True
    s.token = card
    s.mode = M_KOMPROMAT
    s.tell_all(EV_KOMPROMAT_SHOWN, s.active, card)
    s.kompromat_known[card] = EVERYONE
    able_pawns = with_whom(s)
    if len(able_pawns) > 1:
        put_question(s, Q_WITH, s.active)
    else:
        blackmail(s, able_pawns[0])


def blackmail(s: Position, pawn: int) -> None:
    """SF-A.vengeful.1: a full one may first let an item go for the bludgeon."""
    if s.has(pawn, VENGEFUL) and s.room(pawn) <= 0 and lacks_throwable(s, pawn) is None:
        s.verb = NOBODY
        s.target = pawn
        put_question(s, Q_LET_GO, s.active)
        return
    co.lend_vengeance(s, pawn)
    command(s, M_KOMPROMAT, pawn)


def act_with_moss(s: Position, verb: int, argument: int) -> None:
    """SF-A.creatropism"""
    s.moss_done = True
    if verb == MOSS_FEED:
        eat(s, argument)
        return
    spot = s.spot[FANG_MOSS]
    if spot >= HELD:
        lose(s, spot - HELD, FANG_MOSS)
    else:
        lift(s, spot, FANG_MOSS)
    lay(s, argument, FANG_MOSS)
    s.tell_all(EV_MOSS_MOVED, argument)


def decide_let_go(s: Position, ask: int, item: int) -> None:
    if ask == Q_LET_GO and s.verb != NOBODY:
        s.let_go = item
        continue_action(s)
        return
    s.let_go = item
    s.thing = ask
    if item == FIREBOMB and cannot_light(s, NOBODY, s.place[s.target]) is None:
        put_question(s, Q_LIGHT, s.active)
    else:
        drop_by_force(s, False)


def decide_light(s: Position, light: bool) -> None:
    if s.verb != NOBODY:
        s.light = light
        s.asked_light = True
        continue_action(s)
    else:
        drop_by_force(s, light)


def drop_by_force(s: Position, light: bool) -> None:
    """The item of a contaminated, overfull or vengeful character."""
    pawn = s.target
    ask = s.thing
    item = s.let_go
    s.let_go = NOBODY
    s.thing = NOBODY
    force_drop(s, pawn, item, light, ask == Q_CONTAMINATED)
    if ask == Q_OVERFULL:
        follow_up_first(s, F_OVERFULL, pawn)
    if ask == Q_LET_GO:
        co.lend_vengeance(s, pawn)
        command(s, M_KOMPROMAT, pawn)


def decide_part(s: Position, ask: int, verb: int, argument: int) -> None:
    """Parts of an announced action, and answers to it."""
    if verb == ITEM_IS:
        s.thing = argument
        continue_action(s)
    elif verb == DATA_IS:
        s.thing = ITEMS + argument
        continue_action(s)
    elif verb == TO:
        s.target = argument
        continue_action(s)
    elif verb in (DRAG, ALONE):
        s.drag = argument if verb == DRAG else NOBODY
        s.asked_drag = True
        continue_action(s)
    elif verb == CUBE_OF:
        s.thing = argument
        continue_action(s)
    elif ask == Q_SEATS:
        mo.seat_one(s, argument)
    elif verb == WITH:
        decide_with(s, argument)
    elif verb == ASK_OWNER:
        ask_leave(s, argument)
    elif verb in (ACCEPT, REFUSE):
        answer(s, verb == ACCEPT)
    elif verb == FRAME:
        s.witnessed = 0
        s.tell_all(EV_FRAMED, s.active, argument)
        make_suspect(s, argument)


def decide_with(s: Position, pawn: int) -> None:
    if s.mode == M_CLONE:
        s.clones -= POWER_OF_TWO[s.box.pawns_of[s.box.card_of[pawn]].index(pawn)]
        s.actor = pawn
        put_question(s, Q_ACTION, s.active)
    elif s.mode == M_KOMPROMAT:
        blackmail(s, pawn)
    else:
        command(s, M_HOMEWORK, pawn)


def decide_skip(s: Position, ask: int) -> None:
    """An optional effect is left out."""
    if ask == Q_WITH:
        s.clones = 0
        s.mode = M_ACTION
    elif ask == Q_FRAME:
        s.witnessed = 0
        make_suspect(s, s.active)
    elif ask == Q_LET_GO:
        pawn = s.target
        co.lend_vengeance(s, pawn)
        command(s, M_KOMPROMAT, pawn)


def decide_more(s: Position, verb: int, argument: int) -> None:
    if verb == RESOLVE:
        resolve_token(s, due_tokens(s)[argument])
    elif verb == MONSTER_STEP:
        if s.project == SIREN:
            mo.lure(s, argument)
        else:
            mo.move(s, argument)
            mo.after_step(s)
    elif verb == MONSTER_STAY:
        s.monster_moves = 0
        mo.after_step(s)
    elif verb == VICTIM:
        mo.take_victim(s, argument)
    elif verb == SWAP:
        re.swap(s, re.own_pawn(s), argument)
    elif verb == AIM:
        re.aim_overload(s, argument)
    elif verb == TRAP:
        re.place_trap(s, argument)
    elif verb == HELMET_TO:
        re.gain_by_reveal(s, argument, HELMET)
    elif verb == ASSISTANT_TO:
        re.plant_trojan(s, argument)
    elif verb == CONFESS:
        re.confess(s, argument)
    elif verb == TAKE_ARTIFACT:
        re.take_artifact(s, re.own_pawn(s))
    elif verb == SHOW:
        show(s, argument)
    elif verb == DISCARD:
        re.discard_kompromat(s, argument)
        s.discards += 1
        put_question(s, Q_DISCARD if s.discards < 2 else Q_TAKE, s.active)
    elif verb == TAKE:
        re.take_kompromat(s, argument)
    elif verb == DELIVER:
        deliver(s, s.asked, argument // 2, argument % 2)
    elif verb == DONE:
        end_delivery(s)


def show(s: Position, identity: int) -> None:
    """Homework: one action with the bonus character shown."""
    re.show(s, identity)
    card = s.box.identity_character[identity]
    s.token = card
    s.mode = M_HOMEWORK
    pawns = [pawn for pawn in s.box.pawns_of[card] if s.live_here(pawn)]
    if len(pawns) > 1:
        put_question(s, Q_WITH, s.active)
    else:
        command(s, M_HOMEWORK, pawns[0])


# -- choosing identities (SF-D1) -----------------------------------------------------------------


def colours_of(s: Position, seat: int) -> list[int]:
    return [colour for colour in range(s.colours) if s.seat_of[colour] == seat]


def chooses_pair(s: Position) -> bool:
    return s.two_player or s.teams


def pair_of(s: Position, seat: int) -> list[int]:
    """The two colours this seat assigns identities to; [] if it assigns none."""
    if s.two_player:
        return colours_of(s, seat)
    half = s.seats // 2
    return [seat, seat + half] if seat < half else []


def choosing_seats(s: Position) -> list[int]:
    found: list[int] = []
    for seat in range(s.seats):
        colours = pair_of(s, seat) if chooses_pair(s) else colours_of(s, seat)
        if len(colours) > 0 and s.identity[colours[0]] == NOBODY:
            found.append(seat)
    return found


def cannot_choose(s: Position, seat: int, verb: int, argument: int) -> str | None:
    if chooses_pair(s):
        if verb != ASSIGN:
            return NOT_NOW
        cards = s.dealt[s.holder_of[pair_of(s, seat)[0]]]
        first = argument // IDENTITIES
        second = argument % IDENTITIES
        return None if first != second and first in cards and second in cards else "SF-3.4a"
    if verb != CHOOSE:
        return NOT_NOW
    return None if argument in s.dealt[s.holder_of[colours_of(s, seat)[0]]] else "SF-3.4a"


def identity_choices(s: Position, seat: int) -> list[int]:
    c = Choices()
    if chooses_pair(s):
        cards = s.dealt[s.holder_of[pair_of(s, seat)[0]]]
        for first in cards:
            for second in cards:
                if first != second:
                    c.add(ASSIGN, first * IDENTITIES + second)
    else:
        c.add_all(CHOOSE, s.dealt[s.holder_of[colours_of(s, seat)[0]]])
    c.codes.sort()
    return c.codes


def choose(s: Position, seat: int, argument: int) -> None:
    """SF-3.4: the rest of the dealt cards are bonus characters."""
    if chooses_pair(s):
        pair = pair_of(s, seat)
        take_identity(s, pair[0], argument // IDENTITIES)
        take_identity(s, pair[1], argument % IDENTITIES)
    else:
        take_identity(s, colours_of(s, seat)[0], argument)


def take_identity(s: Position, colour: int, identity: int) -> None:
    s.identity[colour] = identity
    holder = s.holder_of[colour]
    s.bonus[holder] = [card for card in s.bonus[holder] if card != identity]
    s.tell(cards_audience(s, holder), 2, EV_CHOSE, colour, identity)


def cards_audience(s: Position, holder: int) -> int:
    """The seats that know the identity cards of a holder."""
    mask = 0
    for colour in range(s.colours):
        if s.holder_of[colour] == holder and s.seat_of[colour] >= 0:
            mask |= bit(s.seat_of[colour])
    return mask
