"""What a released monster does at the end of every turn (SF-X, 15.7.3)."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Events,
    FollowUps,
    Hazards,
    Pawns,
    Projects,
    Questions,
    Sections,
    States,
)
from safehouse.games.stationfall.rules.pieces import pawns_at
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import follow_up_first, put_question
from safehouse.games.stationfall.rules.station import arrive, damage, engulf, put_down, remove_lock
from safehouse.games.stationfall.tables.numbers import CREW, ENGULFED, FIRST_POD


def monster_on_board(s: Position) -> bool:
    return s.released and s.state[Pawns.MONSTER] == States.LIVE and s.is_section(s.place[Pawns.MONSTER])


def act(s: Position) -> None:
    """Begin the card's resolve text; choices are the active player's (SF-X.3)."""
    if not monster_on_board(s):
        return
    s.monster_moves = 2
    if s.project == Projects.COMBAT_SWARM:
        put_question(s, Questions.SWARM, s.active)
    elif s.project == Projects.BLOB:
        if not ask_victim(s):
            s.monster_moves = 1
            pursue(s)
    elif s.project == Projects.ASSASSIN or s.project == Projects.VENT_STALKER:
        pursue(s)
    elif s.project == Projects.SPORE_MOTHER:
        ask_victim(s)
    elif s.project == Projects.NANITE_TIDE:
        flow(s)
    elif s.project == Projects.SIREN:
        for pawn in pawns_at(s, Sections.X_VAULT):
            if s.bare_human(pawn):
                put_down(s, pawn)
        ask_victim(s)


def ask_victim(s: Position) -> bool:
    """The active player chooses; one alone is taken without asking. Whether there is anybody."""
    found = victims(s)
    if len(found) == 1:
        take_victim(s, found[0])
    elif len(found) > 1:
        put_question(s, Questions.VICTIM, s.active)
    return len(found) > 0


def victims(s: Position) -> list[int]:
    """Whom the monster can take where it is."""
    return [pawn for pawn in range(CREW) if cannot_be_taken(s, pawn) is None]


def cannot_be_taken(s: Position, pawn: int) -> str | None:
    return None if is_prey(s, pawn) else "SF-X.3"


def is_prey(s: Position, pawn: int) -> bool:
    if not s.body(pawn):
        return False
    here = s.place[pawn]
    if s.project == Projects.SPORE_MOTHER:
        return s.box.human[pawn] and s.present(pawn) and not s.contaminated[pawn] and beside_spores(s, pawn)
    if s.project == Projects.SIREN:
        live = s.state[pawn] == States.LIVE and s.bare_human(pawn)
        return live and s.on_station(here) and here != Sections.X_VAULT
    if here != s.place[Pawns.MONSTER]:
        return False
    if s.project == Projects.COMBAT_SWARM:
        return s.state[pawn] == States.LIVE and (s.bare_human(pawn) or s.box.robot[pawn])
    return s.project == Projects.BLOB or pawn in targets(s)


def take_victim(s: Position, pawn: int) -> None:
    if s.project == Projects.BLOB:
        s.tell_all(Events.ENGULFED, pawn)
        engulf(s, pawn)
    elif s.project == Projects.SPORE_MOTHER:
        follow_up_first(s, FollowUps.CONTAMINATE, pawn)
    elif s.project == Projects.SIREN:
        s.monster_target = pawn
        follow_up_first(s, FollowUps.SIREN_CALL, 0)
    else:
        put_down(s, pawn)


# -- who is hunted -------------------------------------------------------------------------------


def beside_spores(s: Position, pawn: int) -> bool:
    here = s.place[pawn]
    if s.place[Pawns.MONSTER] == here:
        return True
    return any(s.contaminated[other] and s.present(other) and s.where(other) == here for other in range(CREW))


def targets(s: Position) -> list[int]:
    """Prey of a hunter, wherever it can be reached (SF-X.4)."""
    far = distances(s, [s.place[Pawns.MONSTER]])
    near = [p for p in range(CREW) if s.body(p) and s.present(p) and far[s.place[p]] >= 0]
    if s.project == Projects.BLOB:
        return near
    live = [p for p in near if s.state[p] == States.LIVE]
    if s.project == Projects.VENT_STALKER:
        return [p for p in live if s.bare_human(p)]
    found = [p for p in live if s.is_pc(s.box.card_of[p])]
    if len(found) == 0:
        found = [p for p in live if s.has(p, Abilities.OFFICER)]
    if len(found) == 0:
        found = [p for p in live if s.box.human[p]]
    return found


# -- paths ---------------------------------------------------------------------------------------


def may_enter(s: Position, section: int) -> bool:
    if section == Sections.OUTER_SPACE or not s.is_section(section):
        return False
    if section >= FIRST_POD and (not s.box.enters_pods[s.project] or s.pod_room(section) < 1):
        return False
    return s.project != Projects.VENT_STALKER or s.hazard[section] == Hazards.NONE


def edges(s: Position, section: int) -> list[int]:
    """Sections next to one for the monster, whichever it may then enter."""
    found: list[int] = []
    for corridor in s.box.corridors_of[section]:
        if not s.locked[corridor] or s.box.through_locks[s.project]:
            found.append(s.box.other_end(corridor, section))
    if s.box.through_vents[s.project]:
        for other in s.box.vents_of[section]:
            if other not in found:
                found.append(other)
    return found


def distances(s: Position, goals: list[int]) -> list[int]:
    """Steps of the monster from each section to the nearest goal; -1 where there is no path."""
    here = s.place[Pawns.MONSTER]
    found = [-1] * Sections.COUNT
    edge: list[int] = []
    for goal in goals:
        if found[goal] < 0 and (goal == here or may_enter(s, goal)):
            found[goal] = 0
            edge.append(goal)
    k = 0
    while k < len(edge):
        section = edge[k]
        k += 1
        for other in edges(s, section):
            if found[other] < 0 and (other == here or may_enter(s, other)):
                found[other] = found[section] + 1
                edge.append(other)
    return found


def steps(s: Position) -> list[int]:
    """Where the monster may go with its next step."""
    here = s.place[Pawns.MONSTER]
    near = [section for section in edges(s, here) if may_enter(s, section)]
    if s.project == Projects.COMBAT_SWARM:
        return sorted(near)
    if s.project == Projects.NANITE_TIDE:
        whole = [section for section in near if not s.damaged[section]]
        return sorted(whole) if len(whole) > 0 else sorted(near)
    far = distances(s, [s.place[pawn] for pawn in targets(s)])
    if far[here] <= 0:
        return []
    return sorted([section for section in near if far[section] >= 0 and far[section] < far[here]])


def cannot_lead(s: Position, section: int) -> str | None:
    """Whether the active player may choose this section for the next step of the monster, or of its victim."""
    if s.project == Projects.SIREN:
        next_door = s.corridor_between(s.place[s.monster_target], section) != NOBODY
        return None if next_door and section in siren_steps(s) else "SF-X.4"
    next_door = section in edges(s, s.place[Pawns.MONSTER])
    return None if next_door and section in steps(s) else "SF-X.4"


def pursue(s: Position) -> None:
    """Up to `monster_moves` sections along a shortest path, then strike."""
    while s.monster_moves > 0:
        options = steps(s)
        if len(options) == 0:
            break
        if len(options) > 1:
            put_question(s, Questions.MONSTER, s.active)
            return
        move(s, options[0])
    finish_pursuit(s)


def finish_pursuit(s: Position) -> None:
    s.monster_moves = 0
    if s.project == Projects.BLOB or not monster_on_board(s):
        return
    ask_victim(s)


def move(s: Position, section: int) -> None:
    """One section; a lock it passes is removed."""
    here = s.place[Pawns.MONSTER]
    corridor = s.corridor_between(here, section)
    vent = section in s.box.vents_of[here] and s.box.through_vents[s.project]
    if corridor != NOBODY and s.locked[corridor] and not vent:
        remove_lock(s, corridor)
    s.monster_moves -= 1
    s.tell_all(Events.MONSTER_MOVED, section)
    arrive(s, Pawns.MONSTER, section)
    if s.state[Pawns.MONSTER] != States.LIVE:
        s.monster_moves = 0


def flow(s: Position) -> None:
    """Nanite Tide: damage or move, never both."""
    here = s.place[Pawns.MONSTER]
    if not s.damaged[here]:
        damage(s, here)
        return
    s.monster_moves = 1
    options = steps(s)
    if len(options) == 1:
        move(s, options[0])
    elif len(options) > 1:
        put_question(s, Questions.MONSTER, s.active)


def after_step(s: Position) -> None:
    """The player has moved the monster by one section."""
    if s.project == Projects.COMBAT_SWARM:
        if s.monster_moves > 0 and monster_on_board(s):
            put_question(s, Questions.SWARM, s.active)
        else:
            follow_up_first(s, FollowUps.MONSTER_STRIKE, 0)
    elif s.project == Projects.SIREN or s.project == Projects.NANITE_TIDE:
        return
    else:
        pursue(s)


def swarm_strikes(s: Position) -> None:
    """The swarm may down somebody; that is the player's choice even where only one is there."""
    if monster_on_board(s) and len(victims(s)) > 0:
        put_question(s, Questions.VICTIM, s.active)


# -- the Siren's call ----------------------------------------------------------------------------


def siren_steps(s: Position) -> list[int]:
    """Next sections of the called human on a shortest open path to the vault, hazards excluded."""
    here = s.place[s.monster_target]
    far = open_distances(s, Sections.X_VAULT)
    if far[here] <= 0:
        return []
    found: list[int] = []
    for section in s.neighbours(here):
        corridor = s.corridor_between(here, section)
        if not s.locked[corridor] and far[section] == far[here] - 1 and s.hazard[section] == Hazards.NONE:
            found.append(section)
    return sorted(found)


def open_distances(s: Position, goal: int) -> list[int]:
    found = [-1] * Sections.COUNT
    found[goal] = 0
    edge = [goal]
    k = 0
    while k < len(edge):
        section = edge[k]
        k += 1
        for corridor in s.box.corridors_of[section]:
            other = s.box.other_end(corridor, section)
            if not s.locked[corridor] and found[other] < 0 and s.is_section(other):
                found[other] = found[section] + 1
                edge.append(other)
    return found


def siren_calls(s: Position) -> None:
    options = siren_steps(s)
    if len(options) == 1:
        lure(s, options[0])
    elif len(options) > 1:
        put_question(s, Questions.MONSTER, s.active)


def lure(s: Position, section: int) -> None:
    s.tell_all(Events.MOVED, s.monster_target, section)
    arrive(s, s.monster_target, section)


# -- freed by the Blob ---------------------------------------------------------------------------


def waiting(s: Position) -> list[int]:
    return [pawn for pawn in range(CREW) if s.place[pawn] == ENGULFED]


def cannot_be_seated(s: Position, pawn: int) -> str | None:
    return None if s.place[pawn] == ENGULFED else "SF-X.11"


def seat_freed(s: Position) -> None:
    """SF-X.11"""
    freed = waiting(s)
    section = s.place[Pawns.MONSTER]
    if len(freed) == 0 or section < 0:
        return
    if section < FIRST_POD or s.pod_room(section) >= len(freed):
        for pawn in freed:
            set_free(s, pawn, section)
    elif s.pod_room(section) > 0:
        put_question(s, Questions.SEATS, s.active)
    else:
        for pawn in freed:
            set_free(s, pawn, s.box.dock[section])


def seat_one(s: Position, pawn: int) -> None:
    set_free(s, pawn, s.place[Pawns.MONSTER])
    follow_up_first(s, FollowUps.SEATS, 0)


def set_free(s: Position, pawn: int, section: int) -> None:
    s.tell_all(Events.MOVED, pawn, section)
    arrive(s, pawn, section)
