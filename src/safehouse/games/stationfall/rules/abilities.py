"""Actions that abilities and dossier pieces grant (SF-A, SF-K)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Data,
    Events,
    Guilt,
    Hazards,
    Items,
    Modes,
    Pawns,
    Places,
    Sections,
    States,
    Tokens,
)
from safehouse.games.stationfall.rules.belongings import cannot_reach_by_throw
from safehouse.games.stationfall.rules.pieces import betray, give_data, make_suspect, pawns_at, spill, take_data
from safehouse.games.stationfall.rules.position import HELD, NOBODY, USED, Position
from safehouse.games.stationfall.rules.section_actions import (
    cannot_contaminate,
    cannot_restore_robot,
    set_token,
)
from safehouse.games.stationfall.rules.station import (
    annihilate,
    check_antimatter,
    damage,
    escape,
    put_down,
    remove_lock,
    repair,
    revive,
    spread_gas,
)
from safehouse.games.stationfall.tables.numbers import NOWHERE, POWER_OF_TWO

RARE: Final = (
    POWER_OF_TWO[Abilities.WORMTONGUE]
    + POWER_OF_TWO[Abilities.LAWYER_UP]
    + POWER_OF_TWO[Abilities.MISSILE]
    + POWER_OF_TWO[Abilities.NERVE_GAS]
)
SKILLED: Final = (
    POWER_OF_TWO[Abilities.DISASSEMBLE]
    + POWER_OF_TWO[Abilities.PROCESS_SERVER]
    + POWER_OF_TWO[Abilities.EMP_BURST]
    + POWER_OF_TWO[Abilities.TRADECRAFT]
    + POWER_OF_TWO[Abilities.EMERGENCY_RESPONSE]
    + POWER_OF_TWO[Abilities.INFECT]
)
"""Skills whose actions are looked for only where a character has one of them."""


def cannot_breach(s: Position, actor: int, section: int) -> str | None:
    """SF-A.breach, SF-R.28"""
    if not s.can(actor, Abilities.BREACH):
        return "SF-A.breach"
    corridor = s.corridor_between(s.place[actor], section)
    return None if corridor != NOBODY and s.locked[corridor] else "SF-A.breach"


def breach(s: Position, actor: int, section: int) -> None:
    remove_lock(s, s.corridor_between(s.place[actor], section))


def cannot_repair_here(s: Position, actor: int) -> str | None:
    """SF-5.1.4b, SF-6.5b"""
    here = s.place[actor]
    if here < 0 or not s.damaged[here]:
        return "SF-R.47"
    return "SF-6.5b" if s.hazard[here] == Hazards.FIRE else None


def cannot_rig(s: Position, actor: int) -> str | None:
    return cannot_repair_here(s, actor) if s.can(actor, Abilities.JURY_RIG) else "SF-A.jury_rig"


def cannot_rig_robot(s: Position, actor: int, robot: int) -> str | None:
    return cannot_restore_robot(s, actor, robot) if s.can(actor, Abilities.JURY_RIG) else "SF-A.jury_rig"


def cannot_disassemble(s: Position, actor: int) -> str | None:
    return cannot_repair_here(s, actor) if s.has(actor, Abilities.DISASSEMBLE) else "SF-A.disassemble"


def cannot_disassemble_for(s: Position, actor: int, robot: int) -> str | None:
    return cannot_restore_robot(s, actor, robot) if s.has(actor, Abilities.DISASSEMBLE) else "SF-A.disassemble"


def disassemble(s: Position, actor: int) -> None:
    here = s.place[actor]
    put_down(s, actor)
    repair(s, here)


def disassemble_for(s: Position, actor: int, robot: int) -> None:
    put_down(s, actor)
    revive(s, robot)


def cannot_wormtongue(s: Position, actor: int, card: int) -> str | None:
    if not s.has(actor, Abilities.WORMTONGUE):
        return "SF-A.wormtongue"
    for pawn in s.box.pawns_of[card]:
        if s.box.human[pawn] and s.present(pawn) and s.place[pawn] == s.place[actor]:
            for colour in range(s.colours):
                if s.cubes_on(card, colour) > 0:
                    return None
    return "SF-A.wormtongue"


def wormtongue(s: Position, card: int, colour: int) -> None:
    betray(s, card, colour, 1)
    s.tell_all(Events.CUBE_MOVED, colour, card)


def cannot_serve(s: Position, actor: int) -> str | None:
    if not s.has(actor, Abilities.PROCESS_SERVER):
        return "SF-A.process_server"
    return None if len(unserved(s, actor)) > 0 else "SF-R.47"


def unserved(s: Position, actor: int) -> list[int]:
    """Other humans and robots in the section without an NDA, live or down."""
    found: list[int] = []
    here = s.place[actor]
    for pawn in pawns_at(s, here):
        if pawn != actor and pawn != Pawns.MONSTER and s.body(pawn) and not s.has_data(pawn, Data.NDA):
            found.append(pawn)
    return found


def serve(s: Position, actor: int) -> None:
    for pawn in unserved(s, actor):
        sign(s, pawn)


def sign(s: Position, pawn: int) -> None:
    give_data(s, pawn, Data.NDA)
    s.tell_all(Events.NDA_SERVED, pawn)


def cannot_lawyer_up(s: Position, actor: int, colour: int) -> str | None:
    if not s.has(actor, Abilities.LAWYER_UP) or colour >= s.colours:
        return "SF-A.lawyer_up"
    identity = s.revealed[colour]
    if identity == NOBODY or s.guilt[colour] == Guilt.SUSPECT:
        return "SF-A.lawyer_up"
    for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
        if s.present(pawn) and s.where(pawn) == s.place[actor]:
            return None
    return "SF-A.lawyer_up"


def lawyer_up(s: Position, colour: int) -> None:
    if s.guilt[colour] == Guilt.GUILTY:
        s.guilt[colour] = Guilt.SUSPECT
        s.tell_all(Events.SUSPECT, colour)
    else:
        make_suspect(s, colour)


def cannot_treat(s: Position, actor: int, patient: int) -> str | None:
    if not s.has(actor, Abilities.EMERGENCY_RESPONSE):
        return "SF-A.emergency_response"
    if patient == Pawns.MONSTER or not s.box.human[patient] or s.state[patient] != States.DOWN:
        return "SF-A.emergency_response"
    if s.place[patient] != s.place[actor]:
        return "SF-A.emergency_response"
    return None if s.revivable_here(patient) else "SF-6.2"


def cannot_emp(s: Position, actor: int) -> str | None:
    if not s.has(actor, Abilities.EMP_BURST):
        return "SF-A.emp_burst"
    here = s.place[actor]
    if here != Sections.OUTER_SPACE and not s.damaged[here]:
        return None
    for pawn in pawns_at(s, here):
        if s.data[pawn] != 0 or (s.box.robot[pawn] and s.state[pawn] == States.LIVE):
            return None
        if pawn == Pawns.MONSTER and s.state[pawn] == States.LIVE and s.box.hurt_by_emp[s.project]:
            return None
    return "SF-R.47"


def emp(s: Position, actor: int) -> None:
    """SF-A.emp_burst.1"""
    here = s.place[actor]
    damage(s, here)
    for pawn in pawns_at(s, here):
        robot = s.box.hurt_by_emp[s.project] if pawn == Pawns.MONSTER else s.box.robot[pawn]
        if robot:
            put_down(s, pawn)
        for data in range(Data.COUNT):
            if s.has_data(pawn, data):
                take_data(s, pawn, data)
                s.tell_all(Events.DELETED, pawn, data)


def cannot_telepathy(s: Position, actor: int, human: int) -> str | None:
    if not s.has(actor, Abilities.TELEPATHY) or human == Pawns.MONSTER:
        return "SF-A.telepathy"
    if not s.bare_human(human) or s.state[human] != States.LIVE or s.place[human] != s.where(actor):
        return "SF-A.telepathy"
    return "SF-R.53" if human in s.commanders else None


def cannot_fire_missile(s: Position, actor: int, section: int) -> str | None:
    if not s.has(actor, Abilities.MISSILE) or s.jammers or not s.is_section(section):
        return "SF-A.missile"
    if Tokens.MISSILE in s.token_kind:
        return "SF-A.missile"
    return None if s.tokens_left[s.active] > 0 else "SF-R.12"


def fire_missile(s: Position, section: int) -> None:
    set_token(s, Tokens.MISSILE, section)


def cannot_self_repair(s: Position, actor: int) -> str | None:
    if not s.has(actor, Abilities.SELF_REPAIR) or s.state[actor] != States.DOWN:
        return "SF-A.self_repair"
    return None if s.revivable_here(actor) else "SF-6.2"


def cannot_root(s: Position, actor: int, robot: int) -> str | None:
    if not s.has(actor, Abilities.ROOT_ACCESS) or robot == Pawns.MONSTER or not s.box.robot[robot]:
        return "SF-A.root_access"
    if not s.live_here(robot) or not s.has_data(robot, Data.DIGITAL_ASSISTANT):
        return "SF-A.root_access"
    return "SF-R.53" if robot in s.commanders else None


def cannot_tradecraft(s: Position, actor: int) -> str | None:
    free = s.hand_size(s.hand_of[s.active]) - (1 if s.mode == Modes.KOMPROMAT else 0)
    if not s.has(actor, Abilities.TRADECRAFT) or free < 2:
        return "SF-A.tradecraft"
    for card in range(Characters.COUNT):
        if cannot_take_kompromat(s, card) is None:
            return None
    return "SF-A.tradecraft"


def cannot_take_kompromat(s: Position, card: int) -> str | None:
    """SF-A.tradecraft.1"""
    return None if s.kompromat[card] == USED and not s.is_pc(card) else "SF-A.tradecraft"


def cannot_hardcopy(s: Position, actor: int) -> str | None:
    if s.has_data(actor, Data.NDA):
        return "SF-R.47"
    for pawn in pawns_at(s, s.place[actor]):
        if pawn != Pawns.MONSTER and s.has(pawn, Abilities.HARDCOPY):
            return None
    return "SF-A.hardcopy"


def cannot_infect(s: Position, actor: int, victim: int) -> str | None:
    if not s.has(actor, Abilities.INFECT) or victim == Pawns.MONSTER or not s.body(victim):
        return "SF-A.infect"
    if s.place[victim] != s.place[actor] or s.place[actor] < 0:
        return "SF-A.infect"
    return cannot_contaminate(s, victim, victim == actor)


def cannot_gas(s: Position, actor: int, section: int) -> str | None:
    if not s.has(actor, Abilities.NERVE_GAS):
        return "SF-A.nerve_gas"
    here = s.place[actor]
    if section != here:
        clause = cannot_reach_by_throw(s, actor, section)
        if clause is not None:
            return clause
    elif not s.reckless and s.bare_human(actor):
        return "SF-11.2a"
    return "SF-R.47" if s.hazard[section] == Hazards.ASPHYXIATION else None


def gas(s: Position, section: int) -> None:
    spread_gas(s, section)


def cannot_fly(s: Position, actor: int) -> str | None:
    """SF-K.daredevil.1"""
    if s.place[actor] != Sections.OUTER_SPACE or s.count(actor, Items.ROCKET_WINGS) == 0:
        return "SF-K.daredevil.2"
    helmet = s.count(actor, Items.HELMET) + s.count(actor, Items.INTEGRAL_HELMET)
    return None if helmet > 0 else "SF-K.daredevil.2"


def fly(s: Position, actor: int) -> None:
    escape(s, actor, Places.WINGS)


def cannot_feed(s: Position, actor: int, victim: int) -> str | None:
    if s.count(actor, Items.FANG_MOSS) == 0:
        return "SF-K.botanist.1"
    return cannot_be_eaten(s, victim, s.place[actor])


def cannot_be_eaten(s: Position, victim: int, place: int) -> str | None:
    """SF-K.botanist.2"""
    if (
        victim == Pawns.MONSTER
        or not s.box.human[victim]
        or s.state[victim] != States.DOWN
        or s.place[victim] != place
    ):
        return "SF-K.botanist.2"
    return None


def eat(s: Position, victim: int) -> None:
    place = s.place[victim]
    s.tell_all(Events.FED, victim)
    spill(s, victim, place)
    annihilate(s, victim)
    s.moss_victims += 1
    check_antimatter(s)


def moss_is_loose(s: Position) -> bool:
    """No live character possesses it, and it is on the board (SF-A.creatropism)."""
    spot = s.spot[Items.FANG_MOSS]
    if spot == NOWHERE:
        return False
    if spot >= HELD:
        pawn = spot - HELD
        return s.state[pawn] == States.DOWN and s.present(pawn)
    return s.is_section(spot)
