"""Every question of the game: what a move of the player who is asked does."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE
from safehouse.games.stationfall.codes import (
    Abilities,
    Events,
    FollowUps,
    Items,
    Kinds,
    Modes,
    Projects,
    Questions,
    Stages,
)
from safehouse.games.stationfall.rules import action_parts as parts
from safehouse.games.stationfall.rules import conspiracy, monsters, reveals
from safehouse.games.stationfall.rules.abilities import eat
from safehouse.games.stationfall.rules.belongings import can_make_room, cannot_light
from safehouse.games.stationfall.rules.ending import deliver, end_delivery, reveal_last
from safehouse.games.stationfall.rules.pieces import altered, lay, lift, lose, make_suspect
from safehouse.games.stationfall.rules.position import HELD, NOBODY, Position
from safehouse.games.stationfall.rules.questions import follow_up_first, put_question
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
from safehouse.games.stationfall.tables.numbers import POWER_OF_TWO


def decide(s: Position, verb: int, argument: int) -> None:
    """The asked player has made this legal move."""
    ask = s.ask
    s.ask = Questions.NONE
    if ask in (Questions.TURN, Questions.ACTIVATION):
        decide_turn(s, verb, argument)
    elif ask in (Questions.ACTION, Questions.FREE):
        take_action(s, verb, argument)
    elif ask == Questions.CUBES:
        conspiracy.influence(s, s.active, s.influencing, argument + 1)
        s.influencing = NOBODY
        s.stage = Stages.ACTIVATE
    elif ask == Questions.REVEAL:
        reveal_last(s, s.asked, argument)
    elif verb == Kinds.LET_GO:
        decide_let_go(s, ask, argument)
    elif verb in (Kinds.LIGHT, Kinds.UNLIT):
        decide_light(s, verb == Kinds.LIGHT)
    elif verb <= Kinds.CUBE_OF:
        decide_part(s, ask, verb, argument)
    elif verb == Kinds.SKIP:
        decide_skip(s, ask)
    else:
        decide_more(s, verb, argument)


def decide_turn(s: Position, verb: int, argument: int) -> None:
    colour = s.active
    if verb == Kinds.REVEAL:
        s.stage = Stages.INFLUENCE
        reveals.reveal(s, colour, argument, False)
    elif verb == Kinds.INFLUENCE:
        s.influencing = argument
        put_question(s, Questions.CUBES, colour)
    elif verb in (Kinds.RENEGOTIATE, Kinds.TAKE_BACK):
        conspiracy.renegotiate(s, colour)
        if verb == Kinds.TAKE_BACK:
            conspiracy.take_back(s, colour, argument)
        end_activation_phase(s)
    elif verb == Kinds.ACTIVATE:
        begin_activation_phase(s)
        conspiracy.activate(s, colour, argument)
    elif verb == Kinds.END_TURN:
        end_activation_phase(s)
    elif verb in (Kinds.BRIBE, Kinds.GREY_BRIBE):
        begin_activation_phase(s)
        conspiracy.announce_bribe(s, argument, verb == Kinds.GREY_BRIBE)
        command(s, Modes.GREY if verb == Kinds.GREY_BRIBE else Modes.BRIBE, argument)
    elif verb == Kinds.KOMPROMAT:
        begin_activation_phase(s)
        use_kompromat(s, argument)
    elif verb == Kinds.FREE_ACTION:
        s.mode = Modes.FREE
        put_question(s, Questions.FREE, colour)
    elif verb == Kinds.PRESENCE:
        command(s, Modes.PRESENCE, argument)
    elif verb in (Kinds.MOSS_STEP, Kinds.MOSS_FEED):
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
    put_question(s, Questions.ACTION, s.active)


def use_kompromat(s: Position, card: int) -> None:
    s.blackmailed = True
    s.token = card
    s.mode = Modes.KOMPROMAT
    s.tell_all(Events.KOMPROMAT_SHOWN, s.active, card)
    s.kompromat_known = altered(s.kompromat_known, card, EVERYONE)
    s.kompromat_kept = altered(s.kompromat_kept, card, NOBODY)
    able_pawns = [pawn for pawn in s.box.pawns_of[card] if conspiracy.can_be_blackmailed(s, pawn)]
    if len(able_pawns) > 1:
        put_question(s, Questions.WITH, s.active)
    else:
        blackmail(s, able_pawns[0])


def blackmail(s: Position, pawn: int) -> None:
    """SF-A.vengeful.1: a full one may first let an item go for the bludgeon."""
    if s.has(pawn, Abilities.VENGEFUL) and s.room(pawn) <= 0 and can_make_room(s, pawn, True):
        s.verb = NOBODY
        s.target = pawn
        put_question(s, Questions.LET_GO, s.active)
        return
    conspiracy.lend_vengeance(s, pawn)
    command(s, Modes.KOMPROMAT, pawn)


def act_with_moss(s: Position, verb: int, argument: int) -> None:
    """SF-A.creatropism"""
    s.moss_done = True
    if verb == Kinds.MOSS_FEED:
        eat(s, argument)
        return
    spot = s.spot[Items.FANG_MOSS]
    if spot >= HELD:
        lose(s, spot - HELD, Items.FANG_MOSS)
    else:
        lift(s, spot, Items.FANG_MOSS)
    lay(s, argument, Items.FANG_MOSS)
    s.tell_all(Events.MOSS_MOVED, argument)


def decide_let_go(s: Position, ask: int, item: int) -> None:
    if ask == Questions.LET_GO and s.verb != NOBODY:
        s.let_go = item
        continue_action(s)
        return
    s.let_go = item
    s.thing = ask
    if ask == Questions.LET_GO and may_be_refused(s):
        lend_for(s, s.target, item)
    elif item == Items.FIREBOMB and cannot_light(s, lighter(s, ask), s.place[s.target]) is None:
        put_question(s, Questions.LIGHT, s.active)
    else:
        drop_by_force(s, False)


def may_be_refused(s: Position) -> bool:
    """A kompromat is being used on a character whose player will be asked."""
    return len(conspiracy.owners_to_ask(s, s.token, True)) > 0


def lend_for(s: Position, pawn: int, item: int) -> None:
    """The item goes back to her if her player refuses; so it lies there unlit (SF-A.vengeful.1)."""
    s.let_go = NOBODY
    s.thing = NOBODY
    conspiracy.lend_vengeance(s, pawn, item)
    command(s, Modes.KOMPROMAT, pawn)


def lighter(s: Position, ask: int) -> int:
    """Whom a fire lit by a forced drop must leave standing: the one who is to be revived for it (SF-6.2)."""
    return s.target if ask == Questions.LET_GO else NOBODY


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
    force_drop(s, pawn, item, light, ask == Questions.CONTAMINATED)
    if ask == Questions.OVERFULL:
        follow_up_first(s, FollowUps.OVERFULL, pawn)
    if ask == Questions.LET_GO:
        conspiracy.lend_vengeance(s, pawn)
        command(s, Modes.KOMPROMAT, pawn)


def decide_part(s: Position, ask: int, verb: int, argument: int) -> None:
    """Parts of an announced action, and answers to it."""
    if verb == Kinds.ITEM:
        s.thing = argument
        continue_action(s)
    elif verb == Kinds.DATA:
        s.thing = Items.COUNT + argument
        continue_action(s)
    elif verb == Kinds.TO:
        s.target = argument
        continue_action(s)
    elif verb in (Kinds.DRAG, Kinds.ALONE):
        s.drag = argument if verb == Kinds.DRAG else NOBODY
        s.asked_drag = True
        continue_action(s)
    elif verb == Kinds.CUBE_OF:
        s.thing = argument
        continue_action(s)
    elif ask == Questions.SEATS:
        monsters.seat_one(s, argument)
    elif verb == Kinds.WITH:
        decide_with(s, argument)
    elif verb == Kinds.ASK_OWNER:
        ask_leave(s, argument)
    elif verb in (Kinds.ACCEPT, Kinds.REFUSE):
        answer(s, verb == Kinds.ACCEPT)
    elif verb == Kinds.FRAME:
        s.witnessed = 0
        s.tell_all(Events.FRAMED, s.active, argument)
        make_suspect(s, argument)


def decide_with(s: Position, pawn: int) -> None:
    if s.mode == Modes.CLONE:
        s.clones -= POWER_OF_TWO[s.box.pawns_of[s.box.card_of[pawn]].index(pawn)]
        s.actor = pawn
        put_question(s, Questions.ACTION, s.active)
    elif s.mode == Modes.KOMPROMAT:
        blackmail(s, pawn)
    else:
        command(s, Modes.HOMEWORK, pawn)


def decide_skip(s: Position, ask: int) -> None:
    """An optional effect is left out."""
    if ask == Questions.WITH:
        s.clones = 0
        s.mode = Modes.ACTION
    elif ask == Questions.FRAME:
        s.witnessed = 0
        make_suspect(s, s.active)
    elif ask == Questions.LET_GO:
        pawn = s.target
        conspiracy.lend_vengeance(s, pawn)
        command(s, Modes.KOMPROMAT, pawn)


def decide_more(s: Position, verb: int, argument: int) -> None:
    if verb == Kinds.RESOLVE:
        resolve_token(s, due_tokens(s)[argument])
    elif verb == Kinds.MONSTER_STEP:
        if s.project == Projects.SIREN:
            monsters.lure(s, argument)
        else:
            monsters.move(s, argument)
            monsters.after_step(s)
    elif verb == Kinds.MONSTER_STAY:
        s.monster_moves = 0
        monsters.after_step(s)
    elif verb == Kinds.VICTIM:
        monsters.take_victim(s, argument)
    elif verb == Kinds.SWAP:
        reveals.swap(s, reveals.own_pawn(s), argument)
    elif verb == Kinds.AIM:
        reveals.aim_overload(s, argument)
    elif verb == Kinds.TRAP:
        reveals.place_trap(s, argument)
    elif verb == Kinds.HELMET_TO:
        reveals.gain_by_reveal(s, argument, Items.HELMET)
    elif verb == Kinds.ASSISTANT_TO:
        reveals.plant_trojan(s, argument)
    elif verb == Kinds.CONFESS:
        reveals.confess(s, argument)
    elif verb == Kinds.TAKE_ARTIFACT:
        reveals.take_artifact(s, reveals.own_pawn(s))
    elif verb == Kinds.SHOW:
        show(s, argument)
    elif verb == Kinds.DISCARD:
        reveals.discard_kompromat(s, argument)
        s.discards += 1
        put_question(s, Questions.DISCARD if s.discards < 2 else Questions.TAKE, s.active)
    elif verb == Kinds.TAKE:
        reveals.take_kompromat(s, argument)
    elif verb == Kinds.DELIVER:
        deliver(s, s.asked, argument // 2, argument % 2)
    elif verb == Kinds.DONE:
        end_delivery(s)


def show(s: Position, identity: int) -> None:
    """Homework: one action with the bonus character shown."""
    reveals.show(s, identity)
    card = s.box.identity_character[identity]
    s.token = card
    s.mode = Modes.HOMEWORK
    pawns = [pawn for pawn in s.box.pawns_of[card] if s.live_here(pawn)]
    if len(pawns) > 1:
        put_question(s, Questions.WITH, s.active)
    else:
        command(s, Modes.HOMEWORK, pawns[0])
