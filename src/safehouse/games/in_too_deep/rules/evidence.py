"""Gaining, looking at and processing evidence (5N, 5O)."""
# compiled by mypyc

from safehouse.core.events import HIDDEN
from safehouse.games.in_too_deep.codes import Agenda, Bonuses, Events, Evidence, Moves
from safehouse.games.in_too_deep.rules.consoles import gain_tolerance
from safehouse.games.in_too_deep.rules.position import MEMORY, SUPPLY, Position, knowers
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables.pieces import BOX_PLACES, NOBODY, NOTHING, NOWHERE


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
    at = s.drawn_at if label != NOTHING else NOWHERE
    if label == NOTHING:
        label = draw_from_supply(s, 0)
    if label == NOTHING:
        return
    remember_drawn(s, seat, label, at)


def remember_drawn(s: Position, seat: int, label: int, at: int) -> None:
    """A random token into memory. All see the place of the display it comes from; which token it is, those who
    knew it before and the seat."""
    if at != NOWHERE:
        s.tell_all(Events.DISPLAY_EMPTIED, at + 1)
    remember(s, seat, label)
    audience = knowers(s.evidence.known[label])
    s.tell(audience, Events.DREW_EVIDENCE, s.named(seat), s.evidence.value[label], at + 1)


def gain_from_rail(s: Position, seat: int, slot: int) -> None:
    """The first token of a gain, chosen face up (ZH-5.124)."""
    label = s.rail[slot]
    s.rail[slot] = NOTHING
    s.tell_all(Events.TOOK_FROM_RAIL, seat, s.evidence.value[label], slot + 1)
    remember(s, seat, label)


def refill_rail(s: Position) -> None:
    """ZH-5.129 to ZH-5.131"""
    for slot in range(len(s.rail)):
        if s.rail[slot] != NOTHING:
            continue
        label = draw_from_display(s)
        at = s.drawn_at if label != NOTHING else NOWHERE
        if label == NOTHING:
            end_chapter(s)
            label = draw_from_supply(s, ALL_KNOW)
        if label == NOTHING:
            return
        s.evidence.show(label, ALL_KNOW)
        s.rail[slot] = label
        s.tell_all(Events.RAIL_FILLED, s.evidence.value[label], at + 1)


def end_chapter(s: Position) -> None:
    """The display has run dry (ZH-5.171, ZH-5.172); in chapter 3 all others have one last turn (ZH-5.174)."""
    if s.chapter_ends:
        return
    s.chapter_ends = True
    s.tell_all(Events.CHAPTER_ENDS, s.chapter + 1)
    if s.in_last_chapter():
        s.turns_left = s.consoles - 1
        s.tell_all(Events.LAST_TURNS)


# -- face-down tokens that can be pointed at (ZH-6.8): a place is named by its move code


def places_in_plan(s: Position) -> list[int]:
    """Where face-down tokens lie in the plan area."""
    found = [Moves.BONUS + field for field in range(Bonuses.COUNT) if s.bonus[field] != NOTHING]
    for seat in range(s.consoles):
        first = Moves.BOX + s.named(seat) * BOX_PLACES
        found.extend(range(first, first + len(s.boxes[seat])))
    return found


def face_down(s: Position) -> list[int]:
    """On the display or in the plan area (ZH-5.65)."""
    return [Moves.DISPLAY + at for at in covered(s)] + places_in_plan(s)


def lies_in_plan(s: Position, place: int) -> bool:
    """Whether a face-down token lies in this place of the plan area."""
    if Moves.BONUS <= place < Moves.BOX:
        return s.bonus[place - Moves.BONUS] != NOTHING
    if not Moves.BOX <= place < Moves.TO_ROW:
        return False
    console = box_owner(s, place)
    return console != NOBODY and (place - Moves.BOX) % BOX_PLACES < len(s.boxes[console])


def lies_face_down(s: Position, place: int) -> bool:
    """ZH-5.65"""
    at = place - Moves.DISPLAY
    if Moves.DISPLAY <= place < Moves.BONUS:
        return at < len(s.display) and s.display[at] != NOTHING
    return lies_in_plan(s, place)


def box_owner(s: Position, place: int) -> int:
    return s.console_called((place - Moves.BOX) // BOX_PLACES)


def label_at(s: Position, place: int) -> int:
    if place >= Moves.BOX:
        return s.boxes[box_owner(s, place)][(place - Moves.BOX) % BOX_PLACES]
    if place >= Moves.BONUS:
        return s.bonus[place - Moves.BONUS]
    return s.display[place - Moves.DISPLAY]


def lift(s: Position, place: int) -> int:
    """Take the token away from its place."""
    label = label_at(s, place)
    if place >= Moves.BOX:
        s.boxes[box_owner(s, place)].remove(label)
    elif place >= Moves.BONUS:
        s.bonus[place - Moves.BONUS] = NOTHING
    else:
        s.display[place - Moves.DISPLAY] = NOTHING
    return label


def spot(place: int) -> int:
    """The place as events name it: 0 the display, 1 a bonus field, 2 a box."""
    if place >= Moves.BOX:
        return 2
    return 1 if place >= Moves.BONUS else 0


def owner(place: int) -> int:
    """Whose box it is, as events name seats; HIDDEN elsewhere."""
    return (place - Moves.BOX) // BOX_PLACES if place >= Moves.BOX else HIDDEN


def number(place: int) -> int:
    """Which position there, counted from 1."""
    if place >= Moves.BOX:
        return (place - Moves.BOX) % BOX_PLACES + 1
    return place - Moves.BONUS + 1 if place >= Moves.BONUS else place - Moves.DISPLAY + 1


def look(s: Position, seat: int, place: int) -> None:
    """Private to the looker; the token stays (ZH-5.65, ZH-6.6)."""
    label = label_at(s, place)
    s.evidence.show(label, s.knower(seat))
    kind = s.evidence.value[label]
    s.tell(s.insider(seat), Events.LOOKED, seat, spot(place), number(place), kind, owner(place))


def take(s: Position, seat: int, place: int) -> None:
    """Into memory, past the rail (ZH-5.134); those who knew the token know where it went."""
    label = lift(s, place)
    remember(s, seat, label)
    audience = knowers(s.evidence.known[label])
    kind = s.evidence.value[label]
    s.tell(audience, Events.TOOK_EVIDENCE, seat, spot(place), number(place), kind, owner(place))


def turn_up(s: Position, seat: int, place: int) -> None:
    label = lift(s, place)
    s.evidence.show(label, ALL_KNOW)
    s.shared_box.append(label)
    kind = s.evidence.value[label]
    s.tell_all(Events.TURNED_UP, seat, spot(place), number(place), kind, owner(place))


# -- processing (5O)


def cannot_process(s: Position, seat: int, compulsory: bool, move: int) -> str | None:
    """ZH-7.19; the Harbor's processing is carried out once it is chosen (ZH-5.65a)."""
    if Moves.TO_ROW <= move < Moves.TO_BONUS_SUPPORT:
        return cannot_process_to_row(s, seat, move - Moves.TO_ROW)
    if Moves.TO_BONUS_SUPPORT <= move < Moves.TO_BOX:
        field, kind = divmod(move - Moves.TO_BONUS_SUPPORT, Evidence.COUNT)
        return None if s.bonus[field] == NOTHING and remembers(s, seat, kind) else "ZH-5.141"
    if Moves.TO_BOX <= move < Moves.THIRD:
        return None if remembers(s, seat, move - Moves.TO_BOX) else "ZH-7.19"
    return None if move == Moves.DECLINE and not compulsory else "ZH-7.19"


def cannot_process_to_row(s: Position, seat: int, row: int) -> str | None:
    """ZH-5.138, ZH-5.139"""
    if s.folders_left[row] == 0:
        return "ZH-5.139"
    return None if remembers(s, seat, s.tasks[row]) else "ZH-5.138"


def remembers(s: Position, seat: int, kind: int) -> bool:
    return any(s.evidence.value[label] == kind for label in s.memory[seat])


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
    s.tell_all(Events.TO_ROW, seat, row + 1, kind)


def process_to_bonus(s: Position, seat: int, field: int, kind: int) -> None:
    """ZH-5.140, ZH-5.141"""
    s.bonus[field] = leave_memory(s, seat, kind, s.knower(seat))
    s.tell_holder(seat, Events.TO_BONUS, seat, field, kind)
    if field == Bonuses.SUPPORT:
        s.ask(Agenda.GAINING_SUPPORT, seat, 1)
    elif field == Bonuses.TOLERANCE:
        gain_tolerance(s, seat)
    else:
        s.ask(Agenda.GAINING_DOMINANCE, seat, 1)


def process_to_box(s: Position, seat: int, kind: int) -> None:
    s.boxes[seat].append(leave_memory(s, seat, kind, s.knower(seat)))
    s.tell_holder(seat, Events.TO_BOX, seat, kind)
