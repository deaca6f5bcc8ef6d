"""The actions open to a character (chapters 11 to 14)."""
# compiled by mypyc

from safehouse.games.stationfall.components import (
    CHARACTERS,
    DATA,
    DOWN,
    FIRST_POD,
    ITEMS,
    LOOSE_ITEMS,
    OFF_BOARD,
    OUTER_SPACE,
    PAWNS,
    SECTIONS,
)
from safehouse.games.stationfall.moves import (
    AIRLOCK,
    AIRLOCK_THROW,
    BREACH,
    COMMAND_SWARM,
    COPY,
    DECONTAMINATE,
    DELETE,
    DISASSEMBLE,
    DISASSEMBLE_FOR,
    DROP,
    EJECT,
    EMP,
    ENTER_WORMHOLE,
    FEED,
    FLY_WINGS,
    GAS,
    GIVE,
    HARDCOPY,
    INFECT,
    LAUNCH,
    LAWYER_UP,
    MAKE_CONTAMINATION,
    MAKE_DATA,
    MAKE_ITEM,
    MISSILE,
    PICK_FROM,
    PICK_KOMPROMAT,
    PICK_UP,
    REMOTE,
    REPAIR,
    REVIVE,
    RIG,
    RIG_ROBOT,
    ROB,
    ROOT,
    SABOTAGE,
    SELF_REPAIR,
    SERVE_NDA,
    SHOOT,
    STEP,
    STRIKE,
    SUPPRESS,
    TELEPATHY,
    THROW,
    TOGGLE_JAMMERS,
    TRADECRAFT,
    TRANSMIT,
    TREAT,
    WAIT,
    WAIT_DISC,
    WIPE,
    WORMTONGUE,
    code,
)
from safehouse.games.stationfall.position import NOBODY, Position
from safehouse.games.stationfall.rules import abilities as ab
from safehouse.games.stationfall.rules import section_actions as sa
from safehouse.games.stationfall.rules.action_guards import cannot_act
from safehouse.games.stationfall.rules.questions import M_ACTION, M_PRESENCE


class Menu:
    """Collects the codes of the actions that nothing forbids."""

    def __init__(self, s: Position | None = None) -> None:
        self.codes: list[int] = []
        self.s: Position | None = s

    def offer(self, verb: int, argument: int = 0) -> None:
        s = self.s
        assert s is not None
        if cannot_act(s, verb, argument) is None:
            self.codes.append(code(verb, argument))


def open_actions(s: Position) -> list[int]:
    """Every action the actor may announce, as codes in ascending order."""
    menu = Menu(s)
    actor = s.actor
    if s.box.is_data[actor]:
        offer_console(s, menu)
        for pawn in range(PAWNS - 1):
            if s.box.robot[pawn]:
                menu.offer(ROOT, pawn)
        return sorted(menu.codes)
    here = s.where(actor)
    near = company(s, here)
    if s.box.is_item[actor]:
        for pawn in near:
            menu.offer(TELEPATHY, pawn)
        return menu.codes
    if s.state[actor] == DOWN:
        menu.offer(SELF_REPAIR)
        return menu.codes
    if here == OFF_BOARD:
        for section in range(SECTIONS):
            menu.offer(STEP, section)
        menu.offer(WAIT)
        menu.offer(WAIT_DISC)
        return menu.codes
    if s.mode == M_ACTION and len(s.commanders) == 0 and s.actions_left == 0:
        offer_movement(s, menu, here)
        return sorted(menu.codes)
    offer_movement(s, menu, here)
    offer_basic(s, menu, here, near)
    if not (s.mode == M_PRESENCE and len(s.commanders) == 0):
        offer_section(s, menu, here, near)
        offer_console(s, menu)
        offer_abilities(s, menu, here, near)
    return sorted(menu.codes)


def company(s: Position, place: int) -> list[int]:
    found: list[int] = []
    if place >= 0:
        for pawn in range(PAWNS):
            if s.place[pawn] == place:
                found.append(pawn)
    return found


def offer_movement(s: Position, menu: Menu, here: int) -> None:
    for section in s.neighbours(here):
        menu.offer(STEP, section)
    for section in s.box.vents_of[here]:
        if s.corridor_between(here, section) == NOBODY:
            menu.offer(STEP, section)
    if here == OUTER_SPACE:
        for section in range(FIRST_POD):
            if s.box.airlock_in[section]:
                menu.offer(AIRLOCK, section)
    elif s.box.airlock_out[here]:
        menu.offer(AIRLOCK, OUTER_SPACE)


def offer_basic(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    actor = s.actor
    for item in range(LOOSE_ITEMS):
        if s.floor[here * ITEMS + item] > 0:
            menu.offer(PICK_UP, item)
    for section in s.kompromat:
        if 0 <= section < SECTIONS:
            menu.offer(PICK_KOMPROMAT, section)
    carries = False
    for item in range(LOOSE_ITEMS):
        if s.items[actor * ITEMS + item] > 0:
            carries = True
            menu.offer(DROP, item)
    for pawn in near:
        if s.state[pawn] == DOWN:
            menu.offer(PICK_FROM, pawn)
            menu.offer(REVIVE, pawn)
        else:
            menu.offer(STRIKE, pawn)
            menu.offer(SHOOT, pawn)
            menu.offer(ROB, pawn)
        if carries:
            menu.offer(GIVE, pawn)
    if carries:
        for section in s.neighbours(here):
            menu.offer(THROW, section)
    if s.data[actor] != 0:
        for data in range(DATA):
            if s.has_data(actor, data):
                menu.offer(COPY, data)
                menu.offer(DELETE, data)
    menu.offer(SABOTAGE)
    menu.offer(WAIT)
    menu.offer(WAIT_DISC)


def offer_section(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    for verb in s.box.section_actions[here]:
        if verb == TRANSMIT:
            for argument in range(DATA * 2):
                menu.offer(TRANSMIT, argument)
        elif verb == DECONTAMINATE:
            for pawn in range(PAWNS - 1):
                if s.contaminated[pawn]:
                    menu.offer(DECONTAMINATE, pawn)
        elif verb == LAUNCH:
            for pod in range(FIRST_POD, SECTIONS):
                menu.offer(LAUNCH, pod)
        elif verb in (REPAIR, WIPE):
            for pawn in near:
                menu.offer(verb, pawn)
        elif verb == AIRLOCK:
            offer_airlock(s, menu, here, near)
        else:
            menu.offer(verb)
    for item in s.box.makes[here]:
        menu.offer(MAKE_ITEM, item)
    for item in s.box.makes_for_officers[here]:
        menu.offer(MAKE_ITEM, item)
    for data in range(DATA):
        menu.offer(MAKE_DATA, data)
    if s.box.makes_contamination[here]:
        menu.offer(MAKE_CONTAMINATION)
    if s.wormhole:
        menu.offer(ENTER_WORMHOLE)


def offer_airlock(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    if here == OUTER_SPACE:
        for section in range(FIRST_POD):
            if s.box.airlock_in[section]:
                menu.offer(AIRLOCK_THROW, section)
        return
    menu.offer(AIRLOCK_THROW, OUTER_SPACE)
    for pawn in near:
        if s.state[pawn] == DOWN:
            menu.offer(EJECT, pawn)


def offer_console(s: Position, menu: Menu) -> None:
    if sa.cannot_use_console(s, s.actor) is not None:
        return
    for section in range(SECTIONS):
        if s.hazard[section] != 0:
            menu.offer(SUPPRESS, section)
    menu.offer(TOGGLE_JAMMERS)
    for pawn in range(PAWNS - 1):
        if s.state[pawn] != 0 and s.box.robot[pawn]:
            menu.offer(REMOTE, pawn)
    if s.released:
        menu.offer(COMMAND_SWARM)


def offer_abilities(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    for corridor in s.box.corridors_of[here]:
        if s.locked[corridor]:
            menu.offer(BREACH, s.box.other_end(corridor, here))
    menu.offer(RIG)
    menu.offer(DISASSEMBLE)
    menu.offer(SERVE_NDA)
    menu.offer(EMP)
    menu.offer(TRADECRAFT)
    menu.offer(HARDCOPY)
    menu.offer(FLY_WINGS)
    for pawn in near:
        if s.state[pawn] == DOWN:
            menu.offer(RIG_ROBOT, pawn)
            menu.offer(DISASSEMBLE_FOR, pawn)
            menu.offer(TREAT, pawn)
            menu.offer(FEED, pawn)
        menu.offer(INFECT, pawn)
    if s.skills[s.actor] & ab.RARE != 0:
        offer_rare(s, menu, here)


def offer_rare(s: Position, menu: Menu, here: int) -> None:
    for card in range(CHARACTERS):
        menu.offer(WORMTONGUE, card)
    for colour in range(s.colours):
        menu.offer(LAWYER_UP, colour)
    for section in range(SECTIONS):
        menu.offer(MISSILE, section)
    menu.offer(GAS, here)
    for section in s.neighbours(here):
        menu.offer(GAS, section)
