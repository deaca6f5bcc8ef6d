"""Every question of the game: what a move of the player who is asked does."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE
from safehouse.games.stationfall.components import (
    FANG_MOSS,
    FIREBOMB,
    HELMET,
    ITEMS,
    POWER_OF_TWO,
    SIREN,
    VENGEFUL,
)
from safehouse.games.stationfall.events import EV_FRAMED, EV_KOMPROMAT_SHOWN, EV_MOSS_MOVED
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
    SWAP,
    TAKE,
    TAKE_ARTIFACT,
    TAKE_BACK,
    TO,
    TRAP,
    UNLIT,
    VICTIM,
    WITH,
)
from safehouse.games.stationfall.position import HELD, NOBODY, Position
from safehouse.games.stationfall.rules import action_parts as parts
from safehouse.games.stationfall.rules import conspiracy as co
from safehouse.games.stationfall.rules import monsters as mo
from safehouse.games.stationfall.rules import reveals as re
from safehouse.games.stationfall.rules.abilities import eat
from safehouse.games.stationfall.rules.belongings import can_make_room, cannot_light
from safehouse.games.stationfall.rules.ending import deliver, end_delivery, reveal_last
from safehouse.games.stationfall.rules.menus import with_whom
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
    Q_CONTAMINATED,
    Q_CUBES,
    Q_DISCARD,
    Q_FRAME,
    Q_FREE,
    Q_LET_GO,
    Q_LIGHT,
    Q_NONE,
    Q_OVERFULL,
    Q_REVEAL,
    Q_SEATS,
    Q_TAKE,
    Q_TURN,
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
)


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
    parts.begin(s, verb, argument)
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
    s.kompromat_kept[card] = NOBODY
    able_pawns = with_whom(s)
    if len(able_pawns) > 1:
        put_question(s, Q_WITH, s.active)
    else:
        blackmail(s, able_pawns[0])


def blackmail(s: Position, pawn: int) -> None:
    """SF-A.vengeful.1: a full one may first let an item go for the bludgeon."""
    if s.has(pawn, VENGEFUL) and s.room(pawn) <= 0 and can_make_room(s, pawn, True):
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
    if ask == Q_LET_GO and may_be_refused(s):
        lend_for(s, s.target, item)
    elif item == FIREBOMB and cannot_light(s, lighter(s, ask), s.place[s.target]) is None:
        put_question(s, Q_LIGHT, s.active)
    else:
        drop_by_force(s, False)


def may_be_refused(s: Position) -> bool:
    """A kompromat is being used on a character whose player will be asked."""
    return len(co.owners_to_ask(s, s.token, True)) > 0


def lend_for(s: Position, pawn: int, item: int) -> None:
    """The item goes back to her if her player refuses; so it lies there unlit (SF-A.vengeful.1)."""
    s.let_go = NOBODY
    s.thing = NOBODY
    co.lend_vengeance(s, pawn, item)
    command(s, M_KOMPROMAT, pawn)


def lighter(s: Position, ask: int) -> int:
    """Whom a fire lit by a forced drop must leave standing: the one who is to be revived for it (SF-6.2)."""
    return s.target if ask == Q_LET_GO else NOBODY


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
