"""Revealing an identity (15.3, 16.2) and what the reveal abilities do at once."""
# compiled by mypyc

from typing import Final

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Data,
    Events,
    FollowUps,
    Guilt,
    Items,
    Modes,
    Questions,
    Ships,
    States,
    Tokens,
)
from safehouse.games.stationfall.rules.action_menu import can_do_something
from safehouse.games.stationfall.rules.actions import DISCARDING
from safehouse.games.stationfall.rules.pieces import (
    altered,
    betray,
    from_stock,
    gain,
    give_data,
    lift,
    lose,
    make_suspect,
    return_cubes,
)
from safehouse.games.stationfall.rules.position import DISCARDED, HELD, IN_HAND, NOBODY, SUPPLY, Position
from safehouse.games.stationfall.rules.questions import follow_up, put_question
from safehouse.games.stationfall.rules.section_actions import set_token
from safehouse.games.stationfall.rules.station import arrive, revive
from safehouse.games.stationfall.tables.numbers import CREW, LASTING, LOOSE_ITEMS, POWER_OF_TWO

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
        s.tell_all(Events.REVEALED, colour, identity)
    else:
        s.by_schrodinger[colour] = True
        s.tell_all(Events.SCHRODINGER, colour, identity)
        put_cards_away(s, colour, holder, identity, late)
    s.revealed[colour] = identity
    s.only_at_stationfall[colour] = late
    card = s.box.identity_character[identity]
    s.owners[card] |= POWER_OF_TWO[colour]
    move_cubes_of_pc(s, colour, card)
    for ability in s.box.reveal_abilities[identity]:
        if not late or ability == Abilities.EXTRICATE:
            awaken(s, card, ability)


def put_cards_away(s: Position, colour: int, holder: int, identity: int, late: bool) -> None:
    """SF-3.5.1, SF-17.3.2; with Enigma the other cards stay bonus characters (SF-A.enigma)."""
    others = sorted([s.identity[colour], *s.bonus[holder]])
    others.remove(identity)
    if Abilities.ENIGMA in s.box.reveal_abilities[identity] and not late:
        s.bonus[holder] = others
        for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
            s.skills[pawn] &= ~POWER_OF_TWO[Abilities.UNCANNY]
    else:
        s.bonus[holder] = []
        s.discarded[holder] = others


def move_cubes_of_pc(s: Position, colour: int, card: int) -> None:
    """SF-15.3.1b, SF-17.2.4"""
    home = return_cubes(s, card, colour)
    if home > 0:
        s.tell_all(Events.CUBES_HOME, colour, home)
    for other in range(s.colours):
        number = s.cubes_on(card, other)
        if number > 0:
            betray(s, card, other, number)
            s.tell_all(Events.CUBES_BETRAYED, other, card, number)
            if s.has(s.box.pawns_of[card][0], Abilities.EMERGENCY_RESPONSE):
                s.medical_track += number


def awaken(s: Position, card: int, ability: int) -> None:
    """SF-15.3.2: a lasting ability is there from now on, any other acts at once."""
    if ability >= LASTING:
        follow_up(s, FollowUps.EFFECT, ability)
        return
    for pawn in s.box.pawns_of[card]:
        s.skills[pawn] |= POWER_OF_TWO[ability]
        if ability == Abilities.ACROBATICS:
            s.skills[pawn] |= POWER_OF_TWO[Abilities.ZERO_BORN]
        if ability == Abilities.AUTHORIZED_FORCE:
            s.skills[pawn] &= ~POWER_OF_TWO[Abilities.PEACEKEEPER]


# -- one-off effects -----------------------------------------------------------------------------


def take_effect(s: Position, ability: int) -> None:
    """Carry out a one-off ability of the character just revealed, or ask what it needs."""
    colour = s.active
    if ability == DISCARDING:
        s.discards = 0
        put_question(s, Questions.DISCARD, colour)
        return
    card = own_card(s, colour)
    pawn = s.box.pawns_of[card][0]
    if ability == Abilities.HOLLOW_PROMISES:
        for k in range(len(s.grey)):
            s.grey[k] = card
        s.tell_all(Events.GREYS_HOME)
    elif ability == Abilities.EXTRICATE:
        turn_ship(s)
    elif ability == Abilities.MISSION_FIRST:
        s.supply[colour] += s.betrayal[colour]
        s.betrayal[colour] = 0
        s.tell_all(Events.BETRAYAL_HOME, colour)
    elif ability == Abilities.OFFSHORE_SHENANIGANS:
        if s.bribe[colour] != SUPPLY:
            s.bribe[colour] = SUPPLY
            s.tell_all(Events.BRIBE_HOME, colour)
    elif ability == Abilities.ZIP_GUN:
        gain_by_reveal(s, pawn, Items.GUN)
    elif ability == Abilities.HAYWIRE:
        gain_by_reveal(s, pawn, Items.BLUDGEON)
    elif ability == Abilities.LAST_GASP:
        gasp(s, pawn)
    else:
        ask_for_effect(s, ability, colour, pawn)


def ask_for_effect(s: Position, ability: int, colour: int, pawn: int) -> None:
    """Effects that need a choice; one without any possible choice does nothing."""
    if ability == Abilities.SHAPESHIFT_SWITCH:
        if any(cannot_swap(s, pawn, other) is None for other in range(CREW)):
            put_question(s, Questions.SWAP, colour)
    elif ability == Abilities.RECORDED_CONFESSIONAL:
        if any(cannot_confess(s, pawn, human) is None for human in range(CREW)):
            put_question(s, Questions.CONFESS, colour)
    elif ability == Abilities.TROJAN_HORSE:
        if any(cannot_receive_trojan(s, receiver) is None for receiver in range(CREW)):
            put_question(s, Questions.TROJAN, colour)
    elif ability == Abilities.SECRET_CACHE:
        if any(cannot_receive_cache(s, receiver) is None for receiver in range(CREW)):
            put_question(s, Questions.CACHE, colour)
    elif ability == Abilities.FAKE_ARTIFACT and artifact_can_come(s, pawn):
        put_question(s, Questions.ARTIFACT, colour)
    elif ability == Abilities.OVERLOAD and s.tokens_left[colour] > 0:
        put_question(s, Questions.AIM, colour)
    elif ability == Abilities.GO_GO_GO:
        s.clones = ALL_CLONES
        follow_up(s, FollowUps.CLONE)
    elif ability == Abilities.CLAYMORE:
        s.placed_traps = []
        put_question(s, Questions.TRAP, colour)
    elif ability == Abilities.HOMEWORK and len(s.bonus[s.holder_of[colour]]) > 0:
        put_question(s, Questions.SHOW, colour)


def own_card(s: Position, colour: int) -> int:
    return s.box.identity_character[s.revealed[colour]]


def own_pawn(s: Position) -> int:
    return s.box.pawns_of[own_card(s, s.active)][0]


def turn_ship(s: Position) -> None:
    if s.ship == Ships.RESCUE:
        s.ship = Ships.PIRATE
        s.tell_all(Events.SHIP_TURNED)


def can_receive(s: Position, pawn: int) -> bool:
    """Neither escaped nor annihilated, and able to possess things (SF-A.secret_cache.1)."""
    state = s.state[pawn]
    return s.body(pawn) and (state in (States.LIVE, States.DOWN)) and not s.escaped(pawn)


def gain_by_reveal(s: Position, pawn: int, item: int) -> None:
    """SF-4.5.3.1: a full character drops another item for it."""
    if not can_receive(s, pawn):
        return
    from_stock(s, item)
    gain(s, pawn, item)
    s.tell_all(Events.GAINED, pawn, item)
    if s.room(pawn) < 0:
        follow_up(s, FollowUps.OVERFULL, pawn)


def gasp(s: Position, pawn: int) -> None:
    """SF-A.last_gasp, SF-6.2"""
    if s.state[pawn] == States.DOWN:
        if s.revivable_here(pawn) and not s.escaped(pawn):
            revive(s, pawn)
    elif s.live_here(pawn):
        s.mode = Modes.GASP
        s.actor = pawn
        put_question(s, Questions.ACTION, s.active)


def cannot_swap(s: Position, pawn: int, other: int) -> str | None:
    if not s.live_here(pawn) or not s.present(pawn) or other == pawn:
        return "SF-A.shapeshift_switch.1"
    if not s.body(other) or not s.present(other) or s.is_pc(s.box.card_of[other]):
        return "SF-A.shapeshift_switch.1"
    return None


def swap(s: Position, pawn: int, other: int) -> None:
    """Places, loose items, data and bribes change hands; then both places act on the newcomers."""
    s.tell_all(Events.SWAPPED, pawn, other)
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
            follow_up(s, FollowUps.OVERFULL, full)


def swap_bribes(s: Position, mine: int, theirs: int) -> None:
    for bribes in (s.bribe, s.grey):
        for k in range(len(bribes)):
            if bribes[k] == mine:
                bribes[k] = theirs
            elif bribes[k] == theirs:
                bribes[k] = mine


def cannot_confess(s: Position, pawn: int, human: int) -> str | None:
    if not s.live_here(pawn) or human == pawn:
        return "SF-A.recorded_confessional"
    here = s.place[pawn]
    return None if s.box.human[human] and s.place[human] == here else "SF-A.recorded_confessional"


def confess(s: Position, human: int) -> None:
    """SF-A.recorded_confessional.1"""
    card = s.box.card_of[human]
    for colour in range(s.colours):
        if colour != s.active and s.guilt[colour] == Guilt.INNOCENT and s.is_conspirator(colour, card):
            make_suspect(s, colour)


def cannot_receive_trojan(s: Position, pawn: int) -> str | None:
    carries = s.has_data(pawn, Data.EVIDENCE) or s.has_data(pawn, Data.X_SECRET)
    if carries and can_receive(s, pawn) and not s.has_data(pawn, Data.DIGITAL_ASSISTANT):
        return None
    return "SF-A.trojan_horse"


def plant_trojan(s: Position, pawn: int) -> None:
    give_data(s, pawn, Data.DIGITAL_ASSISTANT)
    s.tell_all(Events.MADE_DATA, pawn, Data.DIGITAL_ASSISTANT)


def artifact_can_come(s: Position, pawn: int) -> bool:
    """SF-A.fake_artifact.1"""
    spot = s.spot[Items.ARTIFACT]
    if not can_receive(s, pawn):
        return False
    return spot < HELD or not s.is_pc(s.box.card_of[spot - HELD])


def take_artifact(s: Position, pawn: int) -> None:
    spot = s.spot[Items.ARTIFACT]
    if spot >= HELD:
        lose(s, spot - HELD, Items.ARTIFACT)
    elif spot >= 0:
        lift(s, spot, Items.ARTIFACT)
    else:
        s.destroyed[Items.ARTIFACT] -= 1
    gain(s, pawn, Items.ARTIFACT)
    s.tell_all(Events.ARTIFACT_TAKEN, pawn)
    if s.room(pawn) < 0:
        follow_up(s, FollowUps.OVERFULL, pawn)


def aim_overload(s: Position, section: int) -> None:
    set_token(s, Tokens.OVERLOAD, section)


def cannot_trap(s: Position, section: int) -> str | None:
    """SF-A.claymore.2: three different sections of the board, Outer Space allowed."""
    if not s.is_section(section) or section in s.placed_traps:
        return "SF-A.claymore.2"
    return None


def place_trap(s: Position, section: int) -> None:
    """The first one placed is the live trap; the others learn the places only, and all at once."""
    s.placed_traps = [*s.placed_traps, section]
    if len(s.placed_traps) < 3:
        put_question(s, Questions.TRAP, s.active)
        return
    s.live_trap = s.placed_traps[0]
    s.traps = sorted(s.placed_traps)
    s.placed_traps = []
    s.trap_owner = s.active
    live = s.traps.index(s.live_trap)
    seat = s.seat_of[s.active]
    s.tell(bit(seat) if seat >= 0 else 0, Events.TRAPS_SET, s.traps[0], s.traps[1], s.traps[2], live)


def cannot_receive_cache(s: Position, pawn: int) -> str | None:
    """The revealed character, or a conspirator of its player (SF-A.secret_cache)."""
    if not can_receive(s, pawn):
        return "SF-A.secret_cache.1"
    card = s.box.card_of[pawn]
    if card == own_card(s, s.active) or (s.state[pawn] == States.LIVE and s.is_conspirator(s.active, card)):
        return None
    return "SF-A.secret_cache.1"


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


def cannot_act_as_shown(s: Position, card: int, pawn: int) -> str | None:
    """Which pawn of the card shown acts."""
    return None if pawn in s.box.pawns_of[card] and s.live_here(pawn) else "SF-A.homework.1"


def show(s: Position, identity: int) -> None:
    s.shown = [*s.shown, identity]
    s.tell_all(Events.SHOWN, s.active, identity)


def cannot_send_clone(s: Position, pawn: int) -> str | None:
    """Live clones act that have not acted yet in Go Go Go!"""
    clones = s.box.pawns_of[own_card(s, s.active)]
    if pawn not in clones or not s.live_here(pawn):
        return "SF-A.go_go_go"
    return None if s.clones & POWER_OF_TWO[clones.index(pawn)] != 0 else "SF-A.go_go_go"


def discard_kompromat(s: Position, card: int) -> None:
    """SF-A.tradecraft.1: face down, out of the game; of the hand nobody else can tell any more which went."""
    hand = s.hand_of[s.active]
    seat = s.seat_of[s.active]
    knows = bit(seat) if seat >= 0 else 0
    for held in hand_cards(s, s.active):
        if s.kompromat_known[held] == EVERYONE:
            s.kompromat_known = altered(s.kompromat_known, held, knows)
            s.kompromat_kept = altered(s.kompromat_kept, held, hand)
    s.kompromat = altered(s.kompromat, card, DISCARDED + hand)
    s.tell(knows, Events.DISCARDED, s.active, card)


def take_kompromat(s: Position, card: int) -> None:
    s.kompromat = altered(s.kompromat, card, IN_HAND + s.hand_of[s.active])
    s.tell_all(Events.TAKEN, s.active, card)


def hand_cards(s: Position, colour: int) -> list[int]:
    return [card for card in range(Characters.COUNT) if s.in_hand(colour, card)]
