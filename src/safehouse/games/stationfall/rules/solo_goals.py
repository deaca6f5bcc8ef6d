"""What the automata of the solo game want (SF-S.11): intents as goals on the map."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Data,
    Groups,
    Hazards,
    Intents,
    Items,
    Kinds,
    Moves,
    Sections,
    States,
)
from safehouse.games.stationfall.rules.movement import opens_locks
from safehouse.games.stationfall.rules.position import HELD, NOBODY, Position
from safehouse.games.stationfall.rules.station import launch_clause
from safehouse.games.stationfall.tables.intents import Intent
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD, POWER_OF_TWO


class Goal:
    """Somebody does something somewhere; `last`: that finishes the intent."""

    def __init__(self, pawn: int = 0, section: int = 0, move: int = 0, last: bool = True) -> None:
        self.pawn: int = pawn
        self.section: int = section
        self.move: int = move
        self.last: bool = last


# -- ways ----------------------------------------------------------------------------------------


def ways(s: Position, pawn: int, section: int) -> list[int]:
    """Sections the pawn could enter next without falling."""
    found: list[int] = []
    for corridor in s.box.corridors_of[section]:
        there = s.box.other_end(corridor, section)
        closed = s.locked[corridor] and not opens_locks(s, pawn)
        if not closed and s.is_section(there) and s.safe_in(pawn, there):
            if there < FIRST_POD or s.pod_room(there) > 0:
                found.append(there)
    if s.can(pawn, Abilities.TUNNEL_RAT):
        for there in s.box.vents_of[section]:
            if s.safe_in(pawn, there):
                found.append(there)
    return found


def distances_to(s: Position, pawn: int, goal: int) -> list[int]:
    found = [-1] * Sections.COUNT
    start = s.where(pawn)
    if start < 0 or start >= Sections.COUNT:
        return found
    found[start] = 0
    edge = [start]
    k = 0
    while k < len(edge):
        section = edge[k]
        k += 1
        if section == goal:
            break
        for there in ways(s, pawn, section):
            if found[there] < 0:
                found[there] = found[section] + 1
                edge.append(there)
    return found


def distance(s: Position, pawn: int, goal: int) -> int:
    """Steps from the pawn to a section; -1 if there is no way."""
    return distances_to(s, pawn, goal)[goal]


def next_step(s: Position, pawn: int, goal: int) -> int:
    """The first section on a shortest way; -1 if there is none or the pawn is there."""
    far = distances_to(s, pawn, goal)
    if far[goal] <= 0:
        return -1
    here = goal
    while far[here] > 1:
        back = -1
        for section in range(Sections.COUNT):
            if far[section] == far[here] - 1 and here in ways(s, pawn, section):
                back = section
                break
        if back < 0:
            return -1
        here = back
    return here


# -- intents -------------------------------------------------------------------------------------


def own_pawns(s: Position, colour: int) -> list[int]:
    return s.box.pawns_of[s.box.identity_character[s.identity[colour]]]


def acting_pawns(s: Position) -> list[int]:
    """Live humans and robots on the board."""
    return [p for p in range(CREW) if s.live_here(p) and s.body(p) and s.present(p)]


def finished(s: Position, colour: int, intent: Intent) -> bool:
    """Whether nothing is left to do for this intent."""
    kind = intent.kind
    if kind == Intents.ESCAPE:
        return s.escaped(own_pawns(s, colour)[0])
    if kind == Intents.CARRY:
        return s.count(own_pawns(s, colour)[0], intent.what) > 0
    if kind == Intents.BRING:
        return s.escaped_place(s.item_place(intent.what))
    if kind == Intents.MAKE_DATA:
        return s.has_data(own_pawns(s, colour)[0], intent.what)
    if kind == Intents.TRANSMIT:
        return s.offsite[intent.where] & POWER_OF_TWO[intent.what] != 0
    if kind == Intents.RELEASE_X:
        return s.released
    if kind == Intents.ARM_ANTIMATTER:
        return s.armed or s.antimatter_gone
    if kind == Intents.DECLARE_EVACUATION:
        return s.evacuation
    if kind == Intents.JAMMERS_OFF:
        return not s.jammers
    if kind == Intents.CONTAMINATE_SELF:
        return s.contaminated[own_pawns(s, colour)[0]]
    return kind == Intents.STAY_ON_STATION


def goals(s: Position, colour: int, intent: Intent) -> list[Goal]:
    """Every way to come nearer to an intent; [] if it is impossible now."""
    kind = intent.kind
    own = own_pawns(s, colour)
    if kind in (Intents.ESCAPE, Intents.ESCAPE_ALL_CLONES, Intents.BONUS_GOAL, Intents.JOIN_BONUS):
        return escape_goals(s, own)
    if kind == Intents.HELP_ESCAPE:
        return escape_goals(s, members(s, colour, intent.what))
    if kind in (Intents.CARRY, Intents.DENY, Intents.COLLECT, Intents.BRING):
        return item_goals(s, intent, own)
    if kind in (Intents.MAKE_DATA, Intents.SPREAD_DA, Intents.TRANSMIT, Intents.DENY_DATA):
        return data_goals(s, intent, own)
    if kind == Intents.DOWN:
        return attack_goals(s, members(s, colour, intent.what))
    if kind in (Intents.REVIVE_HUMANS, Intents.REVIVE_ROBOTS, Intents.REVIVE_SELF):
        return revive_goals(s, kind, own)
    if kind == Intents.GUARD:
        section = intent.what
        return [Goal(p, section, Moves.STEP + section) for p in acting_pawns(s) if s.place[p] != section]
    return station_goals(s, kind, own)


def members(s: Position, colour: int, group: int) -> list[int]:
    """The set an intent speaks of."""
    here = s.where(own_pawns(s, colour)[0])
    found: list[int] = []
    for pawn in range(CREW):
        if not s.present(pawn) or not s.body(pawn):
            continue
        in_pod = s.place[pawn] >= FIRST_POD
        fits = group == Groups.HUMANS and s.box.human[pawn]
        fits = fits or (group == Groups.OFFICERS and s.has(pawn, Abilities.OFFICER))
        fits = fits or (group == Groups.HUMAN_IN_POD and s.box.human[pawn] and in_pod)
        fits = fits or (group == Groups.ROBOT_IN_POD and s.box.robot[pawn] and in_pod)
        fits = fits or (group == Groups.HUMAN_ALONE and s.box.human[pawn] and s.place.count(s.place[pawn]) == 1)
        fits = fits or (group == Groups.ARMED_HUMANS and s.box.human[pawn] and is_armed(s, pawn))
        fits = fits or (group == Groups.COLOCATED and s.place[pawn] == here)
        fits = fits or (group == Groups.DA_HOLDERS and s.has_data(pawn, Data.DIGITAL_ASSISTANT))
        fits = fits or (group == Groups.NDA_HUMANS and s.box.human[pawn] and s.has_data(pawn, Data.NDA))
        if fits:
            found.append(pawn)
    return found


def is_armed(s: Position, pawn: int) -> bool:
    return s.armed_with(pawn, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON) or s.armed_with(
        pawn, Items.GUN, Items.INTEGRAL_GUN
    )


def escape_goals(s: Position, pawns: list[int]) -> list[Goal]:
    """Into a pod, then the countdown."""
    found: list[Goal] = []
    for pawn in pawns:
        if not s.live_here(pawn) or not s.body(pawn) or not s.present(pawn):
            continue
        if s.place[pawn] >= FIRST_POD:
            if launch_clause(s, s.place[pawn], pawn) is None:
                found.append(Goal(pawn, s.place[pawn], Moves.COUNTDOWN))
            continue
        for pod in range(FIRST_POD, Sections.COUNT):
            if s.is_section(pod) and s.pod_room(pod) > 0 and (s.evacuation or s.minute_now() <= 4):
                found.append(Goal(pawn, pod, Moves.STEP + pod, False))
    return found


def item_goals(s: Position, intent: Intent, own: list[int]) -> list[Goal]:
    kind = intent.kind
    item = intent.what
    found: list[Goal] = []
    actors = own if kind == Intents.CARRY else acting_pawns(s)
    for pawn in actors:
        if not s.live_here(pawn) or not s.body(pawn) or not s.present(pawn):
            continue
        if s.count(pawn, item) > 0:
            if kind == Intents.BRING:
                found.extend(escape_goals(s, [pawn]))
            continue
        if s.room(pawn) <= 0:
            continue
        for section in range(Sections.COUNT):
            if s.is_section(section) and s.floor[section * Items.COUNT + item] > 0:
                found.append(Goal(pawn, section, Moves.PICK_UP + item, kind == Intents.CARRY))
            elif s.is_section(section) and item in s.box.makes[section]:
                found.append(Goal(pawn, section, Moves.MAKE_ITEM + item, kind == Intents.CARRY))
        holder = s.spot[item] - HELD if s.unique(item) and s.spot[item] >= HELD else NOBODY
        if holder != NOBODY and s.state[holder] == States.DOWN and s.present(holder):
            found.append(Goal(pawn, s.place[holder], Moves.PICK_FROM + holder, kind == Intents.CARRY))
    return found


def data_goals(s: Position, intent: Intent, own: list[int]) -> list[Goal]:
    kind = intent.kind
    data = intent.what
    found: list[Goal] = []
    actors = own if kind == Intents.MAKE_DATA else acting_pawns(s)
    for pawn in actors:
        if not s.live_here(pawn) or not s.body(pawn) or not s.present(pawn):
            continue
        if kind == Intents.DENY_DATA:
            if is_armed(s, pawn):
                for section in range(FIRST_POD):
                    if data in s.box.makes_data[section] and not s.damaged[section]:
                        found.append(Goal(pawn, section, Moves.SABOTAGE))
        elif kind == Intents.TRANSMIT and s.has_data(pawn, data):
            for section in range(FIRST_POD):
                if Kinds.TRANSMIT in s.box.section_actions[section]:
                    argument = data * 2 + intent.where
                    found.append(Goal(pawn, section, Moves.TRANSMIT + argument))
        elif not s.has_data(pawn, data):
            for section in range(FIRST_POD):
                if data in s.box.makes_data[section]:
                    found.append(Goal(pawn, section, Moves.MAKE_DATA + data, kind == Intents.MAKE_DATA))
    return found


def attack_goals(s: Position, victims: list[int]) -> list[Goal]:
    found: list[Goal] = []
    for pawn in acting_pawns(s):
        for victim in victims:
            if victim == pawn or s.state[victim] != States.LIVE:
                continue
            if s.armed_with(pawn, Items.GUN, Items.INTEGRAL_GUN):
                found.append(Goal(pawn, s.place[victim], Moves.SHOOT + victim))
            elif s.armed_with(pawn, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON) and not s.helmeted(victim):
                found.append(Goal(pawn, s.place[victim], Moves.STRIKE + victim))
    return found


def revive_goals(s: Position, kind: int, own: list[int]) -> list[Goal]:
    found: list[Goal] = []
    for patient in range(CREW):
        if s.state[patient] != States.DOWN or not s.present(patient) or not s.revivable_here(patient):
            continue
        if kind == Intents.REVIVE_SELF and patient not in own:
            continue
        if kind == Intents.REVIVE_HUMANS and not s.box.human[patient]:
            continue
        if kind == Intents.REVIVE_ROBOTS and not s.box.robot[patient]:
            continue
        for pawn in acting_pawns(s):
            gel = s.count(pawn, Items.NANOGEL) + s.count(pawn, Items.NANOGEL_HALF)
            if s.has(pawn, Abilities.EMERGENCY_RESPONSE) and s.box.human[patient]:
                found.append(Goal(pawn, s.place[patient], Moves.TREAT + patient))
            elif gel > 0:
                found.append(Goal(pawn, s.place[patient], Moves.REVIVE + patient))
            elif s.box.robot[patient] and s.can(pawn, Abilities.JURY_RIG):
                found.append(Goal(pawn, s.place[patient], Moves.JURY_RIG_ROBOT + patient))
    return found


def station_goals(s: Position, kind: int, own: list[int]) -> list[Goal]:
    """Intents about the station itself."""
    found: list[Goal] = []
    for pawn in acting_pawns(s):
        for section in range(Sections.COUNT):
            if not s.is_section(section):
                continue
            move = station_move(s, kind, own, pawn, section)
            if move >= 0:
                found.append(Goal(pawn, section, move))
    return found


def station_move(s: Position, kind: int, own: list[int], pawn: int, section: int) -> int:
    """What the pawn would do for the intent in that section; -1 if nothing."""
    offered = s.box.section_actions[section]
    officer = s.acts_as_officer(pawn)
    if kind == Intents.DECLARE_EVACUATION and officer and Kinds.DECLARE_EVACUATION in offered:
        return Moves.DECLARE_EVACUATION
    if kind == Intents.RELEASE_X and officer and Kinds.RELEASE_PROJECT_X in offered:
        return Moves.RELEASE_PROJECT_X
    if kind == Intents.ARM_ANTIMATTER and officer and Kinds.SELF_DESTRUCT in offered:
        return Moves.SELF_DESTRUCT
    if kind == Intents.COLLECT_KOMPROMAT and section in s.kompromat:
        return Moves.PICK_KOMPROMAT + section
    if kind == Intents.CONTAMINATE_SELF and pawn in own and s.box.makes_contamination[section]:
        return Moves.MAKE_CONTAMINATION
    if kind == Intents.CONTAMINATE_OTHER and pawn not in own and s.box.makes_contamination[section]:
        return -1 if s.contaminated[pawn] else Moves.MAKE_CONTAMINATION
    if kind == Intents.DECONTAMINATE_ALL and s.contaminated[pawn] and Kinds.DECONTAMINATE in offered:
        return Moves.DECONTAMINATE + pawn
    if (
        kind == Intents.REPAIR_ALL
        and s.damaged[section]
        and s.can(pawn, Abilities.JURY_RIG)
        and s.hazard[section] == Hazards.NONE
    ):
        return Moves.JURY_RIG
    if kind == Intents.JAMMERS_OFF and s.box.console[section] and s.jammers:
        return Moves.TOGGLE_JAMMERS
    if kind == Intents.NDA_ALL and s.has(pawn, Abilities.PROCESS_SERVER):
        for other in range(CREW):
            if (
                other != pawn
                and s.box.human[other]
                and s.place[other] == section
                and not s.has_data(other, Data.NDA)
            ):
                return Moves.SERVE_NDA
    if kind == Intents.FEED_MOSS:
        return feed_move(s, pawn, section)
    return -1


def feed_move(s: Position, pawn: int, section: int) -> int:
    if s.count(pawn, Items.FANG_MOSS) == 0:
        return Moves.PICK_UP + Items.FANG_MOSS if s.spot[Items.FANG_MOSS] == section else -1
    for other in range(CREW):
        if s.box.human[other] and s.state[other] == States.DOWN and s.place[other] == section:
            return Moves.FEED + other
    return -1
