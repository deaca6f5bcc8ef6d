"""Influence, activation, bribes and kompromats: what a player may do with a card (15.4 to 15.6)."""
# compiled by mypyc

from typing import Final

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Colours,
    Data,
    Events,
    Items,
    Modes,
    Phases,
    States,
)
from safehouse.games.stationfall.rules.abilities import cannot_self_repair
from safehouse.games.stationfall.rules.action_menu import can_do_something
from safehouse.games.stationfall.rules.pieces import (
    altered,
    changed,
    from_stock,
    gain,
    lay,
    lift,
    lose,
    make_suspect,
    return_cubes,
    to_stock,
)
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, SUPPLY, USED, Position
from safehouse.games.stationfall.rules.reveals import own_card
from safehouse.games.stationfall.tables.numbers import ENGULFED, POWER_OF_TWO

REVIVED: Final = 1
ARMED: Final = 2
LET_GO: Final = 4
"""What `vengeance` adds up; the last one times the number of the item, plus one."""

WARY: Final = POWER_OF_TWO[Abilities.HELPFUL] + POWER_OF_TWO[Abilities.PARANOID] + POWER_OF_TWO[Abilities.LOYAL]
"""Without any of them nothing but an empty supply stands in the way of a cube."""

# -- influence (15.4) ----------------------------------------------------------------------------


def cannot_influence(s: Position, colour: int, card: int) -> str | None:
    """SF-15.4.1 with the abilities that stand in the way."""
    if not s.in_play[card] or not s.box.influenceable[card]:
        return "SF-A.remote_control" if s.in_play[card] else "SF-4.1"
    if s.is_pc(card) or not s.card_live(card):
        return "SF-15.4.1"
    pawn = s.box.pawns_of[card][0]
    if s.skills[pawn] & WARY == 0:
        return None if s.supply[colour] > 0 else "SF-15.4.1"
    if s.has(pawn, Abilities.HELPFUL) and s.cubes_on(card, colour) > 0:
        return "SF-A.helpful"
    if s.has(pawn, Abilities.PARANOID) and not s.conspirator_in(colour, s.where(pawn), card):
        return "SF-A.paranoid"
    if least_cubes(s, card) > most_cubes(s, colour, card):
        return "SF-A.loyal.1" if s.has(pawn, Abilities.LOYAL) else "SF-15.4.1"
    return None


def least_cubes(s: Position, card: int) -> int:
    """One, or with Loyal one more than lies there."""
    if not s.has(s.box.pawns_of[card][0], Abilities.LOYAL):
        return 1
    lying = 1
    for colour in range(s.colours):
        lying += s.cubes_on(card, colour)
    return lying


def most_cubes(s: Position, colour: int, card: int) -> int:
    pawn = s.box.pawns_of[card][0]
    if s.has(pawn, Abilities.HELPFUL):
        return 1 if s.supply[colour] > 0 else 0
    own = s.cubes_on(card, colour) if s.has(pawn, Abilities.LOYAL) else 0
    return s.supply[colour] + own


def cannot_lay_cubes(s: Position, colour: int, card: int, number: int) -> str | None:
    return None if least_cubes(s, card) <= number <= most_cubes(s, colour, card) else "SF-15.4.1"


def influence(s: Position, colour: int, card: int, number: int) -> None:
    if s.has(s.box.pawns_of[card][0], Abilities.LOYAL):
        for other in range(s.colours):
            home = return_cubes(s, card, other)
            if home > 0:
                s.tell_all(Events.CUBES_RETURNED, other, card, home)
    s.supply[colour] -= number
    s.cubes = changed(s.cubes, card * Colours.COUNT + colour, number)
    s.tell_all(Events.INFLUENCED, colour, card, number)


# -- activation (15.5) ---------------------------------------------------------------------------


def exhausted_now(s: Position, card: int) -> bool:
    """SF-15.5.1; with Uncanny one disc does not count."""
    if s.phase == Phases.ACTIVATION:
        return s.is_exhausted(card)
    discs = s.disc.count(card)
    return discs >= 2 if s.has(s.box.pawns_of[card][0], Abilities.UNCANNY) else discs >= 1


def note_exhaustion(s: Position) -> None:
    """The start of the activation phase, before any disc moves."""
    mask = 0
    for card in s.disc:
        if card != SUPPLY and exhausted_now(s, card):
            mask |= POWER_OF_TWO[card]
    s.exhausted = mask


def cannot_activate(s: Position, colour: int, pawn: int) -> str | None:
    """SF-4.3.1c, SF-15.5.2a, SF-A.fine_print, SF-A.self_repair, SF-A.dying"""
    card = s.box.card_of[pawn]
    if card < 0 or not s.in_play[card]:
        return "SF-4.1"
    if s.state[pawn] == States.DOWN:
        if not s.has(pawn, Abilities.SELF_REPAIR) or not s.owned_by(card, colour) or s.escaped(pawn):
            return "SF-4.6.2"
        if s.place[pawn] == ENGULFED:
            return "SF-X.10"
        return cannot_self_repair(s, pawn)
    if not s.live_here(pawn):
        return "SF-X.10" if s.place[pawn] == ENGULFED else "SF-4.6.6.2"
    if not s.is_conspirator(colour, card) and not bound_by_contract(s, colour, pawn, card):
        return "SF-4.3.1c"
    if s.has(pawn, Abilities.DYING) and exhausted_now(s, card):
        return "SF-A.dying"
    return None


def bound_by_contract(s: Position, colour: int, pawn: int, card: int) -> bool:
    """SF-A.fine_print: live NPCs with an NDA."""
    return s.has_data(pawn, Data.NDA) and not s.is_pc(card) and holds_contracts(s, colour)


def holds_contracts(s: Position, colour: int) -> bool:
    own = s.revealed[colour]
    return own != NOBODY and s.has(s.box.pawns_of[s.box.identity_character[own]][0], Abilities.FINE_PRINT)


def has_activatable(s: Position, colour: int) -> bool:
    return any(s.state[pawn] != States.ABSENT and cannot_activate(s, colour, pawn) is None for pawn in s.crew)


def activate(s: Position, colour: int, pawn: int) -> None:
    card = s.box.card_of[pawn]
    s.disc[colour] = card
    s.activated = pawn
    s.actions_left = 1 if s.is_exhausted(card) else 2
    s.free_left = s.body(pawn) and not s.has(pawn, Abilities.DYING)
    s.free_moves = 0
    s.acted = False
    s.tell_all(Events.ACTIVATED, colour, pawn, s.actions_left)
    seat = s.seat_of[colour]
    if seat >= 0 and s.has_data(pawn, Data.X_SECRET) and not s.may_look[seat]:
        s.may_look[seat] = True
        s.tell_only(bit(seat), Events.LEARNT_PROJECT, colour, s.project)  # SF-9.4.1


def renegotiate(s: Position, colour: int) -> None:
    """SF-15.6.1"""
    s.tell_all(Events.RENEGOTIATED, colour)
    if s.disc[colour] != SUPPLY:
        s.disc[colour] = SUPPLY
        s.tell_all(Events.DISC_BACK, colour)


def cannot_take_back(s: Position, colour: int, card: int) -> str | None:
    """SF-15.6.2"""
    if not s.in_play[card] or s.cubes_on(card, colour) == 0:
        return "SF-15.6.2"
    return "SF-4.6.6.2" if s.card_out(card) else None


def take_back(s: Position, colour: int, card: int) -> None:
    s.cubes = changed(s.cubes, card * Colours.COUNT + colour, -1)
    s.supply[colour] += 1
    s.tell_all(Events.TOOK_BACK, colour, card)


# -- bribes (15.5.4) -----------------------------------------------------------------------------


def cannot_bribe(s: Position, colour: int, pawn: int, grey: bool) -> str | None:
    card = s.box.card_of[pawn]
    if s.bribed:
        return "SF-15.5.4.1"
    if grey:
        if (
            s.activated == NOBODY
            or not s.has(s.activated, Abilities.RICH)
            or Characters.BILLIONAIRE not in s.grey
        ):
            return "SF-K.billionaire.2"
    elif s.bribe[colour] != SUPPLY:
        return "SF-15.5.4.2"
    if card < 0 or not s.in_play[card] or not s.box.bribable[card]:
        return "SF-15.5.4.1"
    if s.owned_by(card, colour):
        return "SF-15.5.4.4"
    if not s.live_here(pawn):
        return "SF-R.6"
    return None if can_do_something(s, pawn) else "SF-R.6"


def pay_bribe(s: Position, root: int) -> None:
    card = s.box.card_of[root]
    if s.mode == Modes.GREY:
        s.grey[s.grey.index(Characters.BILLIONAIRE)] = card
    else:
        s.bribe[s.active] = card


def announce_bribe(s: Position, pawn: int, grey: bool) -> None:
    s.bribed = True
    s.tell_all(Events.GREY_BRIBED if grey else Events.BRIBED, s.active, pawn)


# -- kompromats (15.5.5) -------------------------------------------------------------------------


def cannot_blackmail(s: Position, colour: int, card: int) -> str | None:
    if s.blackmailed:
        return "SF-15.5.5.1a"
    if not s.in_hand(colour, card):
        return "SF-15.5.5.1a"
    for pawn in s.box.pawns_of[card]:
        if can_be_blackmailed(s, pawn):
            return None
    return "SF-R.6"


def can_be_blackmailed(s: Position, pawn: int) -> bool:
    """SF-R.6; the Vengeful one even while down (SF-A.vengeful)."""
    if s.live_here(pawn):
        return can_do_something(s, pawn)
    down = s.state[pawn] == States.DOWN and s.present(pawn)
    return down and s.has(pawn, Abilities.VENGEFUL) and s.revivable_here(pawn)


def cannot_use_against(s: Position, card: int, pawn: int) -> str | None:
    """Which pawn of the card on the kompromat acts."""
    return None if pawn in s.box.pawns_of[card] and can_be_blackmailed(s, pawn) else "SF-R.6"


def lend_vengeance(s: Position, pawn: int, let_go: int = NOBODY) -> None:
    """She stands up, lets an item go and is armed while the action is announced; a refusal undoes it all."""
    s.vengeance = 0
    if not s.has(pawn, Abilities.VENGEFUL):
        return
    if let_go != NOBODY:
        lose(s, pawn, let_go)
        lay(s, s.place[pawn], let_go)
        s.vengeance = LET_GO * (let_go + 1)
    if s.state[pawn] == States.DOWN:
        s.state[pawn] = States.LIVE
        s.vengeance += REVIVED
    if s.room(pawn) > 0:
        from_stock(s, Items.BLUDGEON)
        gain(s, pawn, Items.BLUDGEON)
        s.vengeance += ARMED


def tell_vengeance(s: Position, pawn: int) -> None:
    if s.vengeance & REVIVED != 0:
        s.tell_all(Events.REVIVED, pawn)
    if s.vengeance >= LET_GO:
        s.tell_all(Events.DROPPED, pawn, s.vengeance // LET_GO - 1, s.place[pawn])
    if s.vengeance & ARMED != 0:
        s.tell_all(Events.GAINED, pawn, Items.BLUDGEON)
    s.vengeance = 0


def take_vengeance_back(s: Position, pawn: int) -> None:
    if s.vengeance & REVIVED != 0:
        s.state[pawn] = States.DOWN
    if s.vengeance & ARMED != 0:
        lose(s, pawn, Items.BLUDGEON)
        to_stock(s, Items.BLUDGEON)
    if s.vengeance >= LET_GO:
        lift(s, s.place[pawn], s.vengeance // LET_GO - 1)
        gain(s, pawn, s.vengeance // LET_GO - 1)
    s.vengeance = 0


def lay_kompromat(s: Position, card: int) -> None:
    """It stays on the card, or returns with Blood from a Stone."""
    s.kompromat_known = altered(s.kompromat_known, card, EVERYONE)
    own = s.revealed[s.active]
    if (
        own != NOBODY
        and not s.is_pc(card)
        and s.has(s.box.pawns_of[own_card(s, s.active)][0], Abilities.BLOOD_FROM_A_STONE)
    ):
        s.tell_all(Events.KOMPROMAT_BACK, s.active, card)
    else:
        s.kompromat = altered(s.kompromat, card, USED)


def refuse_kompromat(s: Position, card: int) -> None:
    """SF-15.5.5.2b; of two owners both become suspect (SF-K.doctor.2)."""
    s.kompromat = altered(s.kompromat, card, IN_HAND + s.hand_of[s.active])
    s.kompromat_known = altered(s.kompromat_known, card, EVERYONE)
    s.tell_all(Events.KOMPROMAT_BACK, s.active, card)
    for colour in range(s.colours):
        if s.owned_by(card, colour):
            make_suspect(s, colour)


def owners_to_ask(s: Position, card: int, by_kompromat: bool) -> list[int]:
    """The owners whose leave is needed; nobody for an NPC, or for kompromat on an own PC (SF-R.34)."""
    found: list[int] = []
    for colour in range(s.colours):
        if s.owned_by(card, colour):
            if by_kompromat and s.same_player(colour, s.active):
                return []
            found.append(colour)
    return found


# -- Forceful Presence ---------------------------------------------------------------------------


def cannot_command(s: Position, pawn: int) -> str | None:
    """SF-A.forceful_presence"""
    chief = s.activated
    if chief == NOBODY or not s.has(chief, Abilities.FORCEFUL_PRESENCE) or s.acted or not s.live_here(chief):
        return "SF-A.forceful_presence"
    card = s.box.card_of[pawn]
    if card < 0 or s.is_pc(card) or not s.body(pawn) or not s.live_here(pawn):
        return "SF-A.forceful_presence"
    if s.place[pawn] == s.place[chief] or s.has(pawn, Abilities.OFFICER):
        return None
    return "SF-A.forceful_presence"
