"""Gaining, looking at and processing evidence (5N, 5O)."""
# compiled by mypyc

from typing import Final

from safehouse.core.events import HIDDEN
from safehouse.games.in_too_deep.agenda import GAINING_DOMINANCE, GAINING_SUPPORT
from safehouse.games.in_too_deep.moves import (
    BONUS,
    BONUS_SUPPORT,
    BONUS_TOLERANCE,
    BONUSES,
    BOX,
    DISPLAY,
    E_CHAPTER_ENDS,
    E_DREW_EVIDENCE,
    E_LAST_TURNS,
    E_LOOKED,
    E_RAIL_FILLED,
    E_TO_BONUS,
    E_TO_BOX,
    E_TO_ROW,
    E_TOOK_EVIDENCE,
    E_TOOK_FROM_RAIL,
    E_TURNED_UP,
    NOTHING,
)
from safehouse.games.in_too_deep.rules.gains import gain_tolerance
from safehouse.games.in_too_deep.state import ECHO_SEAT, MEMORY, SUPPLY, Position, knowers
from safehouse.games.in_too_deep.trail import ALL_KNOW

BOX_PLACES: Final = 72


def draw_from_supply(s: Position, known: int) -> int:
    """A random token of the common supply; NOTHING if there is none."""
    if len(s.supply) == 0:
        return NOTHING
    at = s.random.below(len(s.supply))
    kind = s.supply[at]
    s.supply[at] = s.supply[len(s.supply) - 1]
    s.supply.pop()
    return s.evidence.leave(SUPPLY, kind, known)


def covered(s: Position) -> list[int]:
    """The positions of the display where a token lies."""
    return [at for at in range(len(s.display)) if s.display[at] != NOTHING]


def draw_from_display(s: Position) -> int:
    """A random token of the display (ZH-5.126); NOTHING if it is empty. The emptied position is public."""
    places = covered(s)
    if len(places) == 0:
        return NOTHING
    at = s.random.choose(places)
    label = s.display[at]
    s.display[at] = NOTHING
    s.drawn_at = at
    return label


def remember(s: Position, seat: int, label: int) -> None:
    """The token lies face down in the seat's memory (ZH-5.127)."""
    s.evidence.show(label, s.knower(seat))
    s.evidence.enter(MEMORY + seat, label)
    s.memory[seat].append(label)


def gain_hidden(s: Position, seat: int) -> None:
    """One further token of a gain: from the display, else from the supply (ZH-5.125, ZH-5.128, ZH-5.133)."""
    label = draw_from_display(s)
    at = s.drawn_at if label != NOTHING else NOTHING
    if label == NOTHING:
        label = draw_from_supply(s, 0)
    if label == NOTHING:
        return
    remember(s, seat, label)
    audience = knowers(s.evidence.known[label])
    s.tell(audience, 2, E_DREW_EVIDENCE, s.named(seat), s.evidence.value[label], at + 1)


def gain_from_rail(s: Position, seat: int, slot: int) -> None:
    """The first token of a gain, chosen face up (ZH-5.124)."""
    label = s.rail[slot]
    s.rail[slot] = NOTHING
    s.tell_all(E_TOOK_FROM_RAIL, seat, s.evidence.value[label])
    remember(s, seat, label)


def refill_rail(s: Position) -> None:
    """ZH-5.129 to ZH-5.131"""
    for slot in range(len(s.rail)):
        if s.rail[slot] != NOTHING:
            continue
        label = draw_from_display(s)
        if label == NOTHING:
            end_chapter(s)
            label = draw_from_supply(s, ALL_KNOW)
        if label == NOTHING:
            return
        s.evidence.show(label, ALL_KNOW)
        s.rail[slot] = label
        s.tell_all(E_RAIL_FILLED, s.evidence.value[label])


def end_chapter(s: Position) -> None:
    """The display has run dry (ZH-5.171, ZH-5.172); in chapter 3 all others have one last turn (ZH-5.174)."""
    if s.chapter_ends:
        return
    s.chapter_ends = True
    s.tell_all(E_CHAPTER_ENDS, s.chapter + 1)
    if s.chapter == 2:
        s.turns_left = s.consoles - 1
        s.tell_all(E_LAST_TURNS)


# -- face-down tokens that can be pointed at (ZH-6.8): a place is named by its move code


def face_down_plan(s: Position) -> list[int]:
    found: list[int] = []
    for field in range(BONUSES):
        if s.bonus[field] != NOTHING:
            found.append(BONUS + field)
    for seat in range(s.consoles):
        for at in range(len(s.boxes[seat])):
            found.append(BOX + s.named(seat) * BOX_PLACES + at)
    return found


def face_down(s: Position) -> list[int]:
    """On the display or in the plan area (ZH-5.65)."""
    return [DISPLAY + at for at in covered(s)] + face_down_plan(s)


def box_owner(s: Position, place: int) -> int:
    seat = (place - BOX) // BOX_PLACES
    return s.echo if seat == ECHO_SEAT else seat


def label_at(s: Position, place: int) -> int:
    if place >= BOX:
        return s.boxes[box_owner(s, place)][(place - BOX) % BOX_PLACES]
    if place >= BONUS:
        return s.bonus[place - BONUS]
    return s.display[place - DISPLAY]


def lift(s: Position, place: int) -> int:
    """Take the token away from its place."""
    label = label_at(s, place)
    if place >= BOX:
        s.boxes[box_owner(s, place)].remove(label)
    elif place >= BONUS:
        s.bonus[place - BONUS] = NOTHING
    else:
        s.display[place - DISPLAY] = NOTHING
    return label


def spot(place: int) -> int:
    """The place as events name it: 0 the display, 1 a bonus field, 2 a box."""
    if place >= BOX:
        return 2
    return 1 if place >= BONUS else 0


def owner(place: int) -> int:
    """Whose box it is, as events name seats; HIDDEN elsewhere."""
    return (place - BOX) // BOX_PLACES if place >= BOX else HIDDEN


def number(place: int) -> int:
    """Which position there, counted from 1."""
    if place >= BOX:
        return (place - BOX) % BOX_PLACES + 1
    return place - BONUS + 1 if place >= BONUS else place - DISPLAY + 1


def look(s: Position, seat: int, place: int) -> None:
    """Private to the looker; the token stays (ZH-5.65, ZH-6.6)."""
    label = label_at(s, place)
    s.evidence.show(label, s.knower(seat))
    kind = s.evidence.value[label]
    s.tell(s.insider(seat), 8, E_LOOKED, seat, spot(place), number(place), kind, owner(place))


def take(s: Position, seat: int, place: int) -> None:
    """Into memory, past the rail (ZH-5.134); those who knew the token know where it went."""
    label = lift(s, place)
    remember(s, seat, label)
    audience = knowers(s.evidence.known[label])
    kind = s.evidence.value[label]
    s.tell(audience, 8, E_TOOK_EVIDENCE, seat, spot(place), number(place), kind, owner(place))


def turn_up(s: Position, seat: int, place: int) -> None:
    label = lift(s, place)
    s.evidence.show(label, ALL_KNOW)
    s.shared_box.append(label)
    kind = s.evidence.value[label]
    s.tell_all(E_TURNED_UP, seat, spot(place), number(place), kind, owner(place))


# -- processing (5O)


def cannot_process(s: Position, seat: int, row: int) -> str | None:
    """The clause that forbids a chapter row (ZH-5.138, ZH-5.139)."""
    if s.folders_left[row] == 0:
        return "ZH-5.139"
    if s.memory_kinds(seat)[s.tasks[row]] == 0:
        return "ZH-5.138"
    return None


def leave_memory(s: Position, seat: int, kind: int, known: int) -> int:
    """A token of this kind leaves memory; nobody can follow which one (ZH-6.4)."""
    for label in s.memory[seat]:
        if s.evidence.value[label] == kind:
            s.memory[seat].remove(label)
            return s.evidence.leave(MEMORY + seat, kind, known)
    return NOTHING


def process_to_row(s: Position, seat: int, row: int) -> None:
    """ZH-5.138"""
    kind = s.tasks[row]
    s.rows[row].append(leave_memory(s, seat, kind, ALL_KNOW))
    s.folders_left[row] -= 1
    s.folders[seat] += 1
    s.tell_all(E_TO_ROW, seat, row + 1, kind)


def process_to_bonus(s: Position, seat: int, field: int, kind: int) -> None:
    """ZH-5.140, ZH-5.141"""
    s.bonus[field] = leave_memory(s, seat, kind, s.knower(seat))
    s.tell_holder(seat, 4, E_TO_BONUS, seat, field, kind)
    if field == BONUS_SUPPORT:
        s.ask(GAINING_SUPPORT, seat, 1)
    elif field == BONUS_TOLERANCE:
        gain_tolerance(s, seat)
    else:
        s.ask(GAINING_DOMINANCE, seat, 1)


def process_to_box(s: Position, seat: int, kind: int) -> None:
    s.boxes[seat].append(leave_memory(s, seat, kind, s.knower(seat)))
    s.tell_holder(seat, 2, E_TO_BOX, seat, kind)
