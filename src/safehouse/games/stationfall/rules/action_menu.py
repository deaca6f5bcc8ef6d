"""The actions open to a character (chapters 11 to 14)."""
# compiled by mypyc

from mypy_extensions import i64

from safehouse.games.stationfall.codes import (
    FIRST_CODE,
    Abilities,
    Characters,
    Data,
    Hazards,
    Items,
    Kinds,
    Modes,
    Sections,
    States,
)
from safehouse.games.stationfall.rules import abilities, console_actions
from safehouse.games.stationfall.rules.action_guards import cannot_act, cannot_now
from safehouse.games.stationfall.rules.pieces import pawns_at
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.tables.numbers import FIRST_POD, LOOSE_ITEMS, OFF_BOARD


class Menu:
    """Collects the codes of the actions that nothing forbids somebody who acts by such a right."""

    def __init__(self, s: Position, actor: int, mode: int) -> None:
        self.codes: list[int] = []
        self.s: Position = s
        self.actor: int = actor
        self.mode: int = mode

    def offer(self, verb: int, argument: int = 0) -> None:
        if cannot_act(self.s, self.actor, self.mode, verb, argument) is None:
            self.codes.append(FIRST_CODE[verb] + argument)

    def offer_able(self, verb: int, argument: int = 0) -> None:
        """For an action that needs neither a section nor a console, of somebody who stands on the board."""
        if cannot_now(self.s, self.actor, self.mode, verb, argument) is None:
            self.codes.append(FIRST_CODE[verb] + argument)


def can_do_something(s: Position, pawn: int) -> bool:
    """Humans and robots can always wait; other characters need something to do."""
    return s.body(pawn) or len(open_actions(s, pawn, Modes.GASP)) > 0


def open_actions(s: Position, actor: int, mode: int) -> list[int]:
    """Every action somebody who acts by such a right may announce, as codes in ascending order."""
    menu = Menu(s, actor, mode)
    here = s.where(actor)
    if s.box.is_data[actor]:
        offer_console(s, menu)
        for pawn in s.crew:
            if s.box.robot[pawn]:
                menu.offer(Kinds.ROOT_ACCESS, pawn)
    elif s.box.is_item[actor]:
        for pawn in company(s, here):
            menu.offer(Kinds.TELEPATHY, pawn)
    elif s.state[actor] == States.DOWN:
        menu.offer(Kinds.SELF_REPAIR)
    elif here == OFF_BOARD:
        for section in range(Sections.COUNT):
            menu.offer(Kinds.STEP, section)
        menu.offer(Kinds.WAIT)
        menu.offer(Kinds.WAIT_DISC)
    elif len(s.commanders) > 0:
        offer_everything(s, menu, here)
    elif mode == Modes.ACTION and s.actions_left == 0:
        offer_movement(s, menu, here)
    elif mode == Modes.FREE:
        offer_free(s, menu, here)
    elif mode == Modes.PRESENCE:
        offer_basic(s, menu, here, company(s, here))
    else:
        offer_everything(s, menu, here)
    menu.codes.sort()
    return menu.codes


def offer_everything(s: Position, menu: Menu, here: int) -> None:
    near = company(s, here)
    offer_basic(s, menu, here, near)
    offer_section(s, menu, here, near)
    offer_console(s, menu)
    offer_abilities(s, menu, here, near)


def offer_free(s: Position, menu: Menu, here: int) -> None:
    """What can be a free action of somebody (SF-15.5.3, SF-A.scientist, SF-A.hacker, SF-A.zero_born)."""
    near = company(s, here)
    offer_belongings(s, menu, here, near)
    scientist = s.has(menu.actor, Abilities.SCIENTIST)
    if scientist or s.has(menu.actor, Abilities.ZERO_BORN):
        offer_movement(s, menu, here)
    if scientist:
        offer_section(s, menu, here, near)
    if s.has(menu.actor, Abilities.HACKER):
        offer_console(s, menu)


def company(s: Position, place: int) -> list[int]:
    return pawns_at(s, place) if place >= 0 else []


def offer_movement(s: Position, menu: Menu, here: int) -> None:
    for section in s.neighbours(here):
        menu.offer_able(Kinds.STEP, section)
    for section in s.box.vents_of[here]:
        if s.corridor_between(here, section) == NOBODY:
            menu.offer_able(Kinds.STEP, section)
    if here == Sections.OUTER_SPACE:
        for section in range(FIRST_POD):
            if s.box.airlock_in[section]:
                menu.offer(Kinds.AIRLOCK, section)
    elif s.box.airlock_out[here]:
        menu.offer(Kinds.AIRLOCK, Sections.OUTER_SPACE)


def offer_basic(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    actor = menu.actor
    offer_movement(s, menu, here)
    offer_belongings(s, menu, here, near)
    carries = s.load[actor] > 0
    strikes = s.armed_with(actor, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON)
    shoots = s.armed_with(actor, Items.GUN, Items.INTEGRAL_GUN)
    robs = strikes or shoots or s.has(actor, Abilities.BADGE)
    for pawn in near:
        if s.state[pawn] == States.DOWN:
            menu.offer_able(Kinds.REVIVE, pawn)
        elif robs:
            if strikes:
                menu.offer_able(Kinds.STRIKE, pawn)
            if shoots:
                menu.offer_able(Kinds.SHOOT, pawn)
            menu.offer_able(Kinds.ROB, pawn)
        if carries:
            menu.offer_able(Kinds.GIVE, pawn)
    if carries:
        for section in s.neighbours(here):
            menu.offer_able(Kinds.THROW, section)
    if s.data[actor] != 0:
        for data in range(Data.COUNT):
            if s.has_data(actor, data):
                menu.offer_able(Kinds.COPY, data)
                menu.offer_able(Kinds.DELETE, data)
    if strikes or shoots:
        menu.offer_able(Kinds.SABOTAGE)
    menu.offer_able(Kinds.WAIT)
    menu.offer_able(Kinds.WAIT_DISC)


def offer_belongings(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    lying: i64 = here * Items.COUNT
    loose: i64 = LOOSE_ITEMS
    for item in range(loose):
        if s.floor[lying + item] > 0:
            menu.offer_able(Kinds.PICK_UP, item)
    if s.load[menu.actor] > 0:
        held: i64 = menu.actor * Items.COUNT
        for item in range(loose):
            if s.items[held + item] > 0:
                menu.offer_able(Kinds.DROP, item)
    reaches_far = s.has(menu.actor, Abilities.INVESTIGATOR)
    for card in s.roster:
        section = s.kompromat[card]
        if section == here or (reaches_far and 0 <= section < Sections.COUNT):
            menu.offer_able(Kinds.PICK_KOMPROMAT, section)
    for pawn in near:
        if s.state[pawn] == States.DOWN:
            menu.offer_able(Kinds.PICK_FROM, pawn)


def offer_section(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    for verb in s.box.section_actions[here]:
        if verb == Kinds.TRANSMIT:
            for argument in range(Data.COUNT * 2):
                menu.offer(Kinds.TRANSMIT, argument)
        elif verb == Kinds.DECONTAMINATE:
            for pawn in s.crew:
                if s.contaminated[pawn]:
                    menu.offer(Kinds.DECONTAMINATE, pawn)
        elif verb == Kinds.LAUNCH:
            for pod in range(FIRST_POD, Sections.COUNT):
                menu.offer(Kinds.LAUNCH, pod)
        elif verb in (Kinds.REPAIR, Kinds.WIPE):
            for pawn in near:
                menu.offer(verb, pawn)
        elif verb == Kinds.AIRLOCK:
            offer_airlock(s, menu, here, near)
        else:
            menu.offer(verb)
    for item in s.box.makes[here]:
        menu.offer_able(Kinds.MAKE_ITEM, item)
    for item in s.box.makes_for_officers[here]:
        menu.offer_able(Kinds.MAKE_ITEM, item)
    reaches_far = s.has(menu.actor, Abilities.INVESTIGATOR)
    if reaches_far or len(s.box.makes_data[here]) > 0:
        for data in range(Data.COUNT):
            menu.offer_able(Kinds.MAKE_DATA, data)
    if s.box.makes_contamination[here]:
        menu.offer_able(Kinds.MAKE_CONTAMINATION)
    if s.wormhole:
        menu.offer_able(Kinds.ENTER_WORMHOLE)


def offer_airlock(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    if here == Sections.OUTER_SPACE:
        for section in range(FIRST_POD):
            if s.box.airlock_in[section]:
                menu.offer(Kinds.AIRLOCK_THROW, section)
        return
    menu.offer(Kinds.AIRLOCK_THROW, Sections.OUTER_SPACE)
    for pawn in near:
        if s.state[pawn] == States.DOWN:
            menu.offer(Kinds.EJECT, pawn)


def offer_console(s: Position, menu: Menu) -> None:
    if console_actions.cannot_use_console(s, menu.actor) is not None:
        return
    for section in range(Sections.COUNT):
        if s.hazard[section] != Hazards.NONE:
            menu.offer(Kinds.SUPPRESS, section)
    menu.offer(Kinds.TOGGLE_JAMMERS)
    for pawn in s.crew:
        if s.has(pawn, Abilities.REMOTE_CONTROL):
            menu.offer(Kinds.REMOTE_CONTROL, pawn)
    if s.released:
        menu.offer(Kinds.COMMAND_SWARM)


def offer_abilities(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    for corridor in s.box.corridors_of[here]:
        if s.locked[corridor]:
            menu.offer_able(Kinds.BREACH, s.box.other_end(corridor, here))
    rigs = s.can(menu.actor, Abilities.JURY_RIG)
    if rigs:
        menu.offer_able(Kinds.JURY_RIG)
    if here == Sections.OUTER_SPACE:
        menu.offer_able(Kinds.FLY_WINGS)
    feeds = s.count(menu.actor, Items.FANG_MOSS) > 0
    copies = False
    for pawn in near:
        copies = copies or s.has(pawn, Abilities.HARDCOPY)
        if s.state[pawn] == States.DOWN:
            if rigs:
                menu.offer_able(Kinds.JURY_RIG_ROBOT, pawn)
            if feeds:
                menu.offer_able(Kinds.FEED, pawn)
    if copies:
        menu.offer_able(Kinds.HARDCOPY)
    if s.skills[menu.actor] & abilities.SKILLED != 0:
        offer_skilled(menu, near)
    if s.skills[menu.actor] & abilities.RARE != 0:
        offer_rare(s, menu, here)


def offer_skilled(menu: Menu, near: list[int]) -> None:
    menu.offer_able(Kinds.DISASSEMBLE)
    menu.offer_able(Kinds.SERVE_NDA)
    menu.offer_able(Kinds.EMP_BURST)
    menu.offer_able(Kinds.TRADECRAFT)
    for pawn in near:
        if menu.s.state[pawn] == States.DOWN:
            menu.offer_able(Kinds.DISASSEMBLE_FOR, pawn)
            menu.offer_able(Kinds.TREAT, pawn)
        menu.offer_able(Kinds.INFECT, pawn)


def offer_rare(s: Position, menu: Menu, here: int) -> None:
    for card in range(Characters.COUNT):
        menu.offer_able(Kinds.WORMTONGUE, card)
    for colour in range(s.colours):
        menu.offer_able(Kinds.LAWYER_UP, colour)
    for section in range(Sections.COUNT):
        menu.offer_able(Kinds.MISSILE, section)
    menu.offer_able(Kinds.NERVE_GAS, here)
    for section in s.neighbours(here):
        menu.offer_able(Kinds.NERVE_GAS, section)
