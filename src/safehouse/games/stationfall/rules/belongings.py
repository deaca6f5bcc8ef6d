"""Items and data: pick up, drop, give, throw, copy, delete (12.2 to 12.7)."""
# compiled by mypyc

from safehouse.core.seats import bit
from safehouse.games.stationfall.codes import Abilities, Data, Events, Hazards, Items, Pawns, Sections, States
from safehouse.games.stationfall.rules.pieces import (
    altered,
    gain,
    give_data,
    lay,
    lift,
    lose,
    take_data,
    to_stock,
)
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, Position
from safehouse.games.stationfall.rules.station import check_antimatter, ignite, suffer
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS

# -- items (12.2 to 12.5) ------------------------------------------------------------------------


def cannot_pick_up(s: Position, actor: int, item: int) -> str | None:
    here = s.place[actor]
    if item >= LOOSE_ITEMS or here < 0 or s.floor[here * Items.COUNT + item] == 0:
        return "SF-12.2.1"
    return None if s.room(actor) > 0 else "SF-12.2.2"


def pick_up(s: Position, actor: int, item: int) -> None:
    lift(s, s.place[actor], item)
    gain(s, actor, item)
    s.tell_all(Events.PICKED_UP, actor, item)


def cannot_pick_from(s: Position, actor: int, victim: int) -> str | None:
    if victim == Pawns.MONSTER or s.place[victim] != s.place[actor] or s.place[actor] < 0:
        return "SF-12.2.1"
    if s.state[victim] != States.DOWN:
        return "SF-12.2.4"
    if s.room(actor) <= 0:
        return "SF-12.2.2"
    for item in range(LOOSE_ITEMS):
        if s.count(victim, item) > 0:
            return None
    return "SF-12.2.1"


def pick_from(s: Position, actor: int, victim: int, item: int) -> None:
    lose(s, victim, item)
    gain(s, actor, item)
    s.tell_all(Events.PICKED_FROM, actor, item, victim)
    suffer(s, victim)


def cannot_pick_kompromat(s: Position, actor: int, section: int) -> str | None:
    here = s.place[actor]
    if not s.is_section(section) or here < 0:
        return "SF-12.2.1"
    if section != here and not (
        s.has(actor, Abilities.INVESTIGATOR) and s.corridor_between(here, section) != NOBODY
    ):
        return "SF-12.2.1"
    return None if section in s.kompromat else "SF-12.2.1"


def pick_kompromat(s: Position, section: int) -> None:
    """SF-12.2.3: whoever acts, the active player takes and sees it."""
    card = s.kompromat.index(section)
    hand = s.hand_of[s.active]
    seat = s.seat_of[s.active]
    knows = bit(seat) if seat >= 0 else 0
    s.kompromat = altered(s.kompromat, card, IN_HAND + hand)
    s.kompromat_known = altered(s.kompromat_known, card, knows)
    s.tell(knows, Events.PICKED_KOMPROMAT, s.active, section, card)


def cannot_part_with(s: Position, actor: int, item: int, by_drop: bool = True) -> str | None:
    """Whether an item may leave its possessor at all (SF-8.4), and without downing him (SF-R.44)."""
    if item >= LOOSE_ITEMS:
        return "SF-8.4" if s.count(actor, item) > 0 else "SF-12.3"
    if s.count(actor, item) == 0:
        return "SF-12.3"
    if by_drop and cannot_drop_precious(s, item) is not None:
        return "SF-A.my_precious"
    if item == Items.HELMET and not s.reckless and would_lose_protection(s, actor):
        return "SF-11.2a"
    return None


def cannot_let_go(s: Position, pawn: int, item: int, by_own_action: bool) -> str | None:
    """Whether a full character may part with this item to make room (SF-8.5.1b, SF-R.44)."""
    if by_own_action:
        return cannot_part_with(s, pawn, item)
    if item >= LOOSE_ITEMS or s.count(pawn, item) == 0:
        return "SF-12.3"
    return cannot_drop_precious(s, item)


def can_make_room(s: Position, pawn: int, by_own_action: bool) -> bool:
    return any(cannot_let_go(s, pawn, item, by_own_action) is None for item in range(LOOSE_ITEMS))


def cannot_drop_precious(s: Position, item: int) -> str | None:
    """SF-A.my_precious"""
    pawn = s.box.pawn_of_item[item]
    if pawn >= 0 and s.has(pawn, Abilities.MY_PRECIOUS) and not s.owned_by(s.box.card_of[pawn], s.active):
        return "SF-A.my_precious"
    return None


def would_lose_protection(s: Position, pawn: int) -> bool:
    """The human stands in a hazard with nothing but this one helmet between."""
    here = s.place[pawn]
    if here < 0 or here >= Sections.COUNT or s.hazard[here] == Hazards.NONE or not s.box.human[pawn]:
        return False
    return s.count(pawn, Items.HELMET) + s.count(pawn, Items.INTEGRAL_HELMET) == 1 and not s.has(
        pawn, Abilities.ADRENALINE
    )


def cannot_drop(s: Position, actor: int, item: int) -> str | None:
    return cannot_part_with(s, actor, item)


def cannot_light(s: Position, actor: int, section: int) -> str | None:
    """SF-8.1.3c; nobody sets the own section on fire around his bare head (SF-11.2a)."""
    if not s.is_section(section):
        return "SF-8.1.3c"
    if s.hazard[section] == Hazards.ASPHYXIATION:
        return "SF-6.5.1"
    if actor == NOBODY:
        return None
    here = s.place[actor]
    if section == here and not s.reckless and s.bare_human(actor) and not s.has(actor, Abilities.ADRENALINE):
        return "SF-11.2a"
    return None


def put_item(s: Position, actor: int, item: int, section: int, light: bool) -> None:
    """The item leaves the actor for a section; a lit firebomb burns there (SF-8.1.3b)."""
    lose(s, actor, item)
    if light:
        to_stock(s, Items.FIREBOMB)
        ignite(s, section)
    else:
        lay(s, section, item)
        check_antimatter(s)
    suffer(s, actor)


def drop(s: Position, actor: int, item: int, light: bool) -> None:
    section = s.place[actor]
    s.tell_all(Events.DROPPED, actor, item, section)
    put_item(s, actor, item, section, light)


def cannot_give(s: Position, actor: int, receiver: int) -> str | None:
    clause = cannot_hand_over_to(s, actor, receiver)
    if clause is not None:
        return clause
    for item in range(LOOSE_ITEMS):
        if cannot_give_item(s, actor, item) is None:
            return None
    return "SF-12.4.1"


def cannot_hand_over_to(s: Position, actor: int, receiver: int) -> str | None:
    if receiver in (actor, Pawns.MONSTER) or not s.body(receiver):
        return "SF-12.4.3"
    if s.place[actor] < 0 or s.place[receiver] != s.place[actor]:
        return "SF-12.4.1"
    return None if s.room(receiver) > 0 else "SF-12.4.2"


def cannot_give_item(s: Position, actor: int, item: int) -> str | None:
    return cannot_part_with(s, actor, item, False)


def give(s: Position, actor: int, item: int, receiver: int) -> None:
    lose(s, actor, item)
    gain(s, receiver, item)
    s.tell_all(Events.GAVE, actor, item, receiver)
    suffer(s, actor)


def cannot_reach_by_throw(s: Position, actor: int, section: int) -> str | None:
    """SF-12.5.1 to SF-12.5.3"""
    here = s.place[actor]
    if here < 0 or section == Sections.OUTER_SPACE or here == Sections.OUTER_SPACE:
        return "SF-12.5.3"
    corridor = s.corridor_between(here, section)
    if corridor == NOBODY:
        return "SF-12.5.2" if section in s.box.vents_of[here] else "SF-12.5.1"
    return "SF-12.5.1" if s.locked[corridor] else None


def cannot_throw(s: Position, actor: int, section: int) -> str | None:
    clause = cannot_reach_by_throw(s, actor, section)
    return clause if clause is not None else lacks_throwable(s, actor)


def lacks_throwable(s: Position, actor: int) -> str | None:
    for item in range(LOOSE_ITEMS):
        if cannot_part_with(s, actor, item) is None:
            return None
    return "SF-12.5.1"


def throw(s: Position, actor: int, item: int, section: int, light: bool) -> None:
    s.tell_all(Events.THREW, actor, item, section)
    put_item(s, actor, item, section, light)


# -- data (12.6, 12.7) ---------------------------------------------------------------------------


def cannot_copy(s: Position, actor: int, data: int) -> str | None:
    if not s.has_data(actor, data):
        return "SF-12.6.1"
    if s.has_data(actor, Data.NDA):
        return "SF-K.legal.1"
    for pawn in s.crew:
        if cannot_copy_to(s, actor, data, pawn) is None:
            return None
    return "SF-12.6.1"


def cannot_copy_to(s: Position, actor: int, data: int, receiver: int) -> str | None:
    if receiver in (actor, Pawns.MONSTER) or not s.body(receiver) or not s.present(receiver):
        return "SF-12.6.1"
    if s.jammers and s.place[receiver] != s.place[actor]:
        return "SF-7.4.1"
    return "SF-R.47" if s.has_data(receiver, data) else None


def copy_data(s: Position, actor: int, data: int, receiver: int) -> None:
    give_data(s, receiver, data)
    s.tell_all(Events.COPIED, actor, data, receiver)


def cannot_delete(s: Position, actor: int, data: int) -> str | None:
    if not s.owned_by(s.box.card_of[actor], s.active):
        return "SF-12.7"
    if not s.has_data(actor, data):
        return "SF-12.7"
    return "SF-K.legal.1" if s.has_data(actor, Data.NDA) else None


def delete_data(s: Position, actor: int, data: int) -> None:
    take_data(s, actor, data)
    s.tell_all(Events.DELETED, actor, data)
