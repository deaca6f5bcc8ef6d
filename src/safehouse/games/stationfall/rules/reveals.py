"""Revealing an identity (15.3, 16.2) and what the reveal abilities do at once."""
# compiled by mypyc

from typing import Final

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.components import (
    ACROBATICS,
    ARTIFACT,
    ASSISTANT,
    AUTHORIZED_FORCE,
    BLUDGEON,
    CHARACTERS,
    CLAYMORE,
    DOWN,
    EMERGENCY_RESPONSE,
    ENIGMA,
    EVIDENCE,
    EXTRICATE,
    FAKE_ARTIFACT,
    GO_GO_GO,
    GUN,
    HAYWIRE,
    HOLLOW_PROMISES,
    HOMEWORK,
    INNOCENT,
    LAST_GASP,
    LASTING,
    LIVE,
    LOOSE_ITEMS,
    MISSION_FIRST,
    OFFSHORE_SHENANIGANS,
    OVERLOAD,
    PAWNS,
    PEACEKEEPER,
    POWER_OF_TWO,
    RECORDED_CONFESSIONAL,
    SECRET_CACHE,
    SHAPESHIFT_SWITCH,
    T_OVERLOAD,
    TROJAN_HORSE,
    UNCANNY,
    X_SECRET,
    ZERO_BORN,
    ZIP_GUN,
)
from safehouse.games.stationfall.events import (
    EV_ARTIFACT_TAKEN,
    EV_BETRAYAL_HOME,
    EV_BRIBE_HOME,
    EV_CUBES_BETRAYED,
    EV_CUBES_HOME,
    EV_DISCARDED,
    EV_GAINED,
    EV_GREYS_HOME,
    EV_MADE_DATA,
    EV_REVEALED,
    EV_SCHRODINGER,
    EV_SHIP_TURNED,
    EV_SHOWN,
    EV_SWAPPED,
    EV_TAKEN,
    EV_TRAPS_SET,
)
from safehouse.games.stationfall.position import (
    DISCARDED,
    HELD,
    IN_HAND,
    NOBODY,
    PIRATE,
    RESCUE,
    SUPPLY,
    Position,
)
from safehouse.games.stationfall.rules.actions import DISCARDING
from safehouse.games.stationfall.rules.pieces import (
    betray,
    from_stock,
    gain,
    give_data,
    lift,
    lose,
    make_suspect,
    return_cubes,
)
from safehouse.games.stationfall.rules.questions import (
    F_CLONE,
    F_EFFECT,
    F_OVERFULL,
    M_GASP,
    Q_ACTION,
    Q_AIM,
    Q_ARTIFACT,
    Q_CACHE,
    Q_CONFESS,
    Q_DISCARD,
    Q_SHOW,
    Q_SWAP,
    Q_TRAP,
    Q_TROJAN,
    follow_up,
    put_question,
)
from safehouse.games.stationfall.rules.section_actions import set_token
from safehouse.games.stationfall.rules.station import arrive, revive

ALL_CLONES: Final = 7


# -- revealing -----------------------------------------------------------------------------------


def cannot_reveal(s: Position, colour: int, identity: int) -> str | None:
    """SF-3.5, SF-3.5.1, SF-17.2.3, SF-18.3"""
    if s.revealed[colour] != NOBODY:
        return "SF-3.5"
    if identity == s.identity[colour]:
        return None
    if not s.schrodinger_allowed:
        return "SF-17.2.3"
    return None if identity in s.bonus[s.holder_of[colour]] else "SF-3.5.1a"


def reveal(s: Position, colour: int, identity: int, late: bool) -> None:
    """SF-15.3.1; `late` at Stationfall (SF-16.2b)."""
    holder = s.holder_of[colour]
    if identity == s.identity[colour]:
        s.tell_all(EV_REVEALED, colour, identity)
    else:
        s.by_schrodinger[colour] = True
        s.tell_all(EV_SCHRODINGER, colour, identity)
        put_cards_away(s, colour, holder, identity, late)
    s.revealed[colour] = identity
    s.only_at_stationfall[colour] = late
    card = s.box.identity_character[identity]
    s.owners[card] |= POWER_OF_TWO[colour]
    move_cubes_of_pc(s, colour, card)
    for ability in s.box.reveal_abilities[identity]:
        if not late or ability == EXTRICATE:
            awaken(s, card, ability)


def put_cards_away(s: Position, colour: int, holder: int, identity: int, late: bool) -> None:
    """SF-3.5.1, SF-17.3.2; with Enigma the other cards stay bonus characters (SF-A.enigma)."""
    others = sorted([s.identity[colour], *s.bonus[holder]])
    others.remove(identity)
    if ENIGMA in s.box.reveal_abilities[identity] and not late:
        s.bonus[holder] = others
        for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
            s.skills[pawn] &= ~POWER_OF_TWO[UNCANNY]
    else:
        s.bonus[holder] = []
        s.discarded[holder] = others


def move_cubes_of_pc(s: Position, colour: int, card: int) -> None:
    """SF-15.3.1b, SF-17.2.4"""
    home = return_cubes(s, card, colour)
    if home > 0:
        s.tell_all(EV_CUBES_HOME, colour, home)
    for other in range(s.colours):
        number = s.cubes_on(card, other)
        if number > 0:
            betray(s, card, other, number)
            s.tell_all(EV_CUBES_BETRAYED, other, card, number)
            if s.has(s.box.pawns_of[card][0], EMERGENCY_RESPONSE):
                s.medical_track += number


def awaken(s: Position, card: int, ability: int) -> None:
    """SF-15.3.2: a lasting ability is there from now on, any other acts at once."""
    if ability >= LASTING:
        follow_up(s, F_EFFECT, ability)
        return
    for pawn in s.box.pawns_of[card]:
        s.skills[pawn] |= POWER_OF_TWO[ability]
        if ability == ACROBATICS:
            s.skills[pawn] |= POWER_OF_TWO[ZERO_BORN]
        if ability == AUTHORIZED_FORCE:
            s.skills[pawn] &= ~POWER_OF_TWO[PEACEKEEPER]


# -- one-off effects -----------------------------------------------------------------------------


def take_effect(s: Position, ability: int) -> None:
    """Carry out a one-off ability of the character just revealed, or ask what it needs."""
    colour = s.active
    if ability == DISCARDING:
        s.discards = 0
        put_question(s, Q_DISCARD, colour)
        return
    card = own_card(s, colour)
    pawn = s.box.pawns_of[card][0]
    if ability == HOLLOW_PROMISES:
        for k in range(len(s.grey)):
            s.grey[k] = card
        s.tell_all(EV_GREYS_HOME)
    elif ability == EXTRICATE:
        turn_ship(s)
    elif ability == MISSION_FIRST:
        s.supply[colour] += s.betrayal[colour]
        s.betrayal[colour] = 0
        s.tell_all(EV_BETRAYAL_HOME, colour)
    elif ability == OFFSHORE_SHENANIGANS:
        if s.bribe[colour] != SUPPLY:
            s.bribe[colour] = SUPPLY
            s.tell_all(EV_BRIBE_HOME, colour)
    elif ability == ZIP_GUN:
        gain_by_reveal(s, pawn, GUN)
    elif ability == HAYWIRE:
        gain_by_reveal(s, pawn, BLUDGEON)
    elif ability == LAST_GASP:
        gasp(s, pawn)
    else:
        ask_for_effect(s, ability, colour, pawn)


def ask_for_effect(s: Position, ability: int, colour: int, pawn: int) -> None:
    """Effects that need a choice; one without any possible choice does nothing."""
    if ability == SHAPESHIFT_SWITCH and len(swap_partners(s, pawn)) > 0:
        put_question(s, Q_SWAP, colour)
    elif ability == RECORDED_CONFESSIONAL and len(confessors(s, pawn)) > 0:
        put_question(s, Q_CONFESS, colour)
    elif ability == TROJAN_HORSE and len(trojan_receivers(s)) > 0:
        put_question(s, Q_TROJAN, colour)
    elif ability == FAKE_ARTIFACT and artifact_can_come(s, pawn):
        put_question(s, Q_ARTIFACT, colour)
    elif ability == OVERLOAD and s.tokens_left[colour] > 0:
        put_question(s, Q_AIM, colour)
    elif ability == GO_GO_GO:
        s.clones = ALL_CLONES
        follow_up(s, F_CLONE)
    elif ability == CLAYMORE:
        s.placed_traps = []
        put_question(s, Q_TRAP, colour)
    elif ability == SECRET_CACHE and len(cache_receivers(s)) > 0:
        put_question(s, Q_CACHE, colour)
    elif ability == HOMEWORK and len(s.bonus[s.holder_of[colour]]) > 0:
        put_question(s, Q_SHOW, colour)


def own_card(s: Position, colour: int) -> int:
    return s.box.identity_character[s.revealed[colour]]


def own_pawn(s: Position) -> int:
    return s.box.pawns_of[own_card(s, s.active)][0]


def turn_ship(s: Position) -> None:
    if s.ship == RESCUE:
        s.ship = PIRATE
        s.tell_all(EV_SHIP_TURNED)


def can_receive(s: Position, pawn: int) -> bool:
    """Neither escaped nor annihilated, and able to possess things (SF-A.secret_cache.1)."""
    state = s.state[pawn]
    return s.body(pawn) and (state in (LIVE, DOWN)) and not s.escaped(pawn)


def gain_by_reveal(s: Position, pawn: int, item: int) -> None:
    """SF-4.5.3.1: a full character drops another item for it."""
    if not can_receive(s, pawn):
        return
    from_stock(s, item)
    gain(s, pawn, item)
    s.tell_all(EV_GAINED, pawn, item)
    if s.room(pawn) < 0:
        follow_up(s, F_OVERFULL, pawn)


def gasp(s: Position, pawn: int) -> None:
    """SF-A.last_gasp, SF-6.2"""
    if s.state[pawn] == DOWN:
        if s.revivable_here(pawn) and not s.escaped(pawn):
            revive(s, pawn)
    elif s.live_here(pawn):
        s.mode = M_GASP
        s.actor = pawn
        put_question(s, Q_ACTION, s.active)


def swap_partners(s: Position, pawn: int) -> list[int]:
    """SF-A.shapeshift_switch.1"""
    if not s.live_here(pawn) or not s.present(pawn):
        return []
    found: list[int] = []
    for other in range(PAWNS - 1):
        if other != pawn and s.body(other) and s.present(other) and not s.is_pc(s.box.card_of[other]):
            found.append(other)
    return found


def swap(s: Position, pawn: int, other: int) -> None:
    """Places, loose items, data and bribes change hands; then both places act on the newcomers."""
    s.tell_all(EV_SWAPPED, pawn, other)
    for item in range(LOOSE_ITEMS):
        mine = s.count(pawn, item)
        theirs = s.count(other, item)
        for k in range(mine):
            lose(s, pawn, item)
        for k in range(theirs):
            lose(s, other, item)
        for k in range(mine):
            gain(s, other, item)
        for k in range(theirs):
            gain(s, pawn, item)
    kept = s.data[pawn]
    s.data[pawn] = s.data[other]
    s.data[other] = kept
    swap_bribes(s, s.box.card_of[pawn], s.box.card_of[other])
    mine = s.place[pawn]
    theirs = s.place[other]
    s.place[pawn] = theirs
    arrive(s, other, mine)
    arrive(s, pawn, theirs)
    for full in (pawn, other):
        if s.room(full) < 0:
            follow_up(s, F_OVERFULL, full)


def swap_bribes(s: Position, mine: int, theirs: int) -> None:
    for bribes in (s.bribe, s.grey):
        for k in range(len(bribes)):
            if bribes[k] == mine:
                bribes[k] = theirs
            elif bribes[k] == theirs:
                bribes[k] = mine


def confessors(s: Position, pawn: int) -> list[int]:
    if not s.live_here(pawn):
        return []
    here = s.place[pawn]
    found: list[int] = []
    for other in range(PAWNS - 1):
        if s.box.human[other] and s.place[other] == here and other != pawn:
            found.append(other)
    return found


def confess(s: Position, human: int) -> None:
    """SF-A.recorded_confessional.1"""
    card = s.box.card_of[human]
    for colour in range(s.colours):
        if colour != s.active and s.guilt[colour] == INNOCENT and s.is_conspirator(colour, card):
            make_suspect(s, colour)


def trojan_receivers(s: Position) -> list[int]:
    found: list[int] = []
    for pawn in range(PAWNS - 1):
        carries = s.has_data(pawn, EVIDENCE) or s.has_data(pawn, X_SECRET)
        if carries and can_receive(s, pawn) and not s.has_data(pawn, ASSISTANT):
            found.append(pawn)
    return found


def plant_trojan(s: Position, pawn: int) -> None:
    give_data(s, pawn, ASSISTANT)
    s.tell_all(EV_MADE_DATA, pawn, ASSISTANT)


def artifact_can_come(s: Position, pawn: int) -> bool:
    """SF-A.fake_artifact.1"""
    spot = s.spot[ARTIFACT]
    if not can_receive(s, pawn):
        return False
    return spot < HELD or not s.is_pc(s.box.card_of[spot - HELD])


def take_artifact(s: Position, pawn: int) -> None:
    spot = s.spot[ARTIFACT]
    if spot >= HELD:
        lose(s, spot - HELD, ARTIFACT)
    elif spot >= 0:
        lift(s, spot, ARTIFACT)
    else:
        s.destroyed[ARTIFACT] -= 1
    gain(s, pawn, ARTIFACT)
    s.tell_all(EV_ARTIFACT_TAKEN, pawn)
    if s.room(pawn) < 0:
        follow_up(s, F_OVERFULL, pawn)


def aim_overload(s: Position, section: int) -> None:
    set_token(s, T_OVERLOAD, section)


def cannot_trap(s: Position, section: int) -> str | None:
    """SF-A.claymore.2: three different sections of the board, Outer Space allowed."""
    if not s.is_section(section) or section in s.placed_traps:
        return "SF-A.claymore.2"
    return None


def place_trap(s: Position, section: int) -> None:
    """The first one placed is the live trap; the others learn the places only, and all at once."""
    s.placed_traps = [*s.placed_traps, section]
    if len(s.placed_traps) < 3:
        put_question(s, Q_TRAP, s.active)
        return
    s.live_trap = s.placed_traps[0]
    s.traps = sorted(s.placed_traps)
    s.placed_traps = []
    s.trap_owner = s.active
    live = s.traps.index(s.live_trap)
    seat = s.seat_of[s.active]
    s.tell(bit(seat) if seat >= 0 else 0, 8, EV_TRAPS_SET, s.traps[0], s.traps[1], s.traps[2], live)


def cache_receivers(s: Position) -> list[int]:
    """The revealed character, or a conspirator of its player (SF-A.secret_cache)."""
    found: list[int] = []
    own = own_card(s, s.active)
    for pawn in range(PAWNS - 1):
        card = s.box.card_of[pawn]
        if can_receive(s, pawn) and (
            card == own or (s.state[pawn] == LIVE and s.is_conspirator(s.active, card))
        ):
            found.append(pawn)
    return found


def cannot_show(s: Position, identity: int) -> str | None:
    """SF-A.homework.1"""
    if identity not in s.bonus[s.holder_of[s.active]]:
        return "SF-A.homework.1"
    card = s.box.identity_character[identity]
    if s.is_pc(card) and not s.owned_by(card, s.active):
        return "SF-A.homework.1"
    for pawn in s.box.pawns_of[card]:
        if s.live_here(pawn) and can_do_something(s, pawn):
            return None
    return "SF-A.homework.1"


def can_do_something(s: Position, pawn: int) -> bool:
    """Humans and robots can always wait; other characters need something to do."""
    if s.body(pawn):
        return True
    from safehouse.games.stationfall.rules.action_menu import open_actions

    before = s.actor
    mode = s.mode
    s.actor = pawn
    s.mode = M_GASP
    found = len(open_actions(s)) > 0
    s.actor = before
    s.mode = mode
    return found


def show(s: Position, identity: int) -> None:
    s.shown = [*s.shown, identity]
    s.tell_all(EV_SHOWN, s.active, identity)


def clones_left(s: Position) -> list[int]:
    """Live clones that have not acted yet in Go Go Go!"""
    found: list[int] = []
    pawns = s.box.pawns_of[own_card(s, s.active)]
    for k in range(len(pawns)):
        if s.clones & POWER_OF_TWO[k] != 0 and s.live_here(pawns[k]):
            found.append(pawns[k])
    return found


def discard_kompromat(s: Position, card: int) -> None:
    """SF-A.tradecraft.1: face down, out of the game; of the hand nobody else can tell any more which went."""
    hand = s.hand_of[s.active]
    seat = s.seat_of[s.active]
    knows = bit(seat) if seat >= 0 else 0
    for held in hand_cards(s, s.active):
        if s.kompromat_known[held] == EVERYONE:
            s.kompromat_known[held] = knows
            s.kompromat_kept[held] = hand
    s.kompromat[card] = DISCARDED + hand
    s.tell(knows, 2, EV_DISCARDED, s.active, card)


def take_kompromat(s: Position, card: int) -> None:
    s.kompromat[card] = IN_HAND + s.hand_of[s.active]
    s.tell_all(EV_TAKEN, s.active, card)


def hand_cards(s: Position, colour: int) -> list[int]:
    return [card for card in range(CHARACTERS) if s.in_hand(colour, card)]
