"""Section actions (chapter 13)."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Data,
    Events,
    Institutions,
    Items,
    Kinds,
    Pawns,
    Places,
    Pods,
    Powers,
    Sections,
    States,
    Tokens,
)
from safehouse.games.stationfall.rules.belongings import can_make_room, lacks_throwable, put_item
from safehouse.games.stationfall.rules.movement import take_along
from safehouse.games.stationfall.rules.pieces import (
    clean,
    gain,
    give_data,
    lay,
    lift,
    make_guilty,
    take_data,
)
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.station import (
    arm,
    arrive,
    check_antimatter,
    declare_evacuation,
    escape,
    launch,
    launch_clause,
    release_project,
    switch_cameras,
)
from safehouse.games.stationfall.tables.numbers import FIRST_POD, POWER_OF_TWO


def cannot_use_section(s: Position, actor: int, verb: int) -> str | None:
    """SF-11.5, SF-5.1.4a, SF-7.2.2.1b: the place must offer the action and be in working order."""
    here = s.place[actor]
    if here < 0 or verb not in s.box.section_actions[here]:
        return "SF-11.5"
    return cannot_work_in(s, here, verb)


def cannot_work_in(s: Position, section: int, verb: int) -> str | None:
    if s.damaged[section]:
        return "SF-5.1.4a"
    if (
        s.power == Powers.BLACKOUT
        and verb != Kinds.COUNTDOWN
        and verb != Kinds.AIRLOCK
        and s.on_station(section)
    ):
        return "SF-7.2.2.1b"
    return None


def needs_officer(s: Position, actor: int, clause: str) -> str | None:
    return None if s.acts_as_officer(actor) else clause


# -- the Bridge and the labs ---------------------------------------------------------------------


def cannot_declare(s: Position, actor: int) -> str | None:
    if s.evacuation:
        return "SF-R.47"
    return needs_officer(s, actor, "SF-13.1")


def cannot_transmit(s: Position, actor: int, data: int) -> str | None:
    if not s.has_data(actor, data):
        return "SF-13.2.1"
    return "SF-K.legal.1" if s.has_data(actor, Data.NDA) else None


def transmit(s: Position, actor: int, data: int, institution: int) -> None:
    """SF-13.2.1; Evidence at the Authorities makes the other suspects guilty (SF-10.2.1)."""
    s.offsite[institution] |= POWER_OF_TWO[data]
    s.tell_all(Events.TRANSMITTED, actor, data, institution)
    if data == Data.EVIDENCE and institution == Institutions.AUTHORITIES:
        for colour in range(s.colours):
            if colour != s.active:
                make_guilty(s, colour)


def cannot_release(s: Position, actor: int) -> str | None:
    if s.released and s.evacuation:
        return "SF-13.3.3"
    return needs_officer(s, actor, "SF-13.3.2")


def release(s: Position) -> None:
    release_project(s)
    declare_evacuation(s)


def cannot_decontaminate(s: Position, actor: int, patient: int) -> str | None:
    if patient == Pawns.MONSTER or not s.contaminated[patient]:
        return "SF-13.4.1"
    return None if s.present(patient) and s.where(patient) == s.place[actor] else "SF-13.4.2"


def decontaminate(s: Position, patient: int) -> None:
    clean(s, patient)
    s.tell_all(Events.DECONTAMINATED, patient)


def cannot_jettison(s: Position) -> str | None:
    return None if s.spot[Items.ANTIMATTER] == s.box.containment else "SF-13.5"


def jettison(s: Position) -> None:
    lift(s, s.box.containment, Items.ANTIMATTER)
    lay(s, Sections.OUTER_SPACE, Items.ANTIMATTER)
    s.tell_all(Events.JETTISONED)
    check_antimatter(s)


def cannot_self_destruct(s: Position, actor: int) -> str | None:
    if (s.armed or s.antimatter_gone) and s.evacuation:
        return "SF-13.12.3"
    return needs_officer(s, actor, "SF-13.12.2")


def self_destruct(s: Position) -> None:
    declare_evacuation(s)
    if not s.armed and not s.antimatter_gone:
        arm(s)


# -- pods ----------------------------------------------------------------------------------------


def cannot_count_down(s: Position, actor: int) -> str | None:
    pod = s.place[actor]
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == Tokens.COUNTDOWN and s.token_section[token] == pod:
            return "SF-R.52"
    if s.tokens_left[s.active] == 0:
        return "SF-R.12"
    return launch_clause(s, pod, actor)


def set_token(s: Position, kind: int, section: int) -> None:
    """A time token of the active player; it resolves in the next minute (SF-15.7.1)."""
    s.tokens_left[s.active] -= 1
    s.token_colour.append(s.active)
    s.token_kind.append(kind)
    s.token_section.append(section)
    s.token_minute.append(s.minute_now())
    s.tell_all(Events.TOKEN_SET, s.active, kind, section)


def cannot_launch(s: Position, actor: int, pod: int) -> str | None:
    if pod < FIRST_POD or s.pod[pod] != Pods.DOCKED or s.box.dock[pod] != s.place[actor]:
        return "SF-13.7a"
    if not s.occupied(pod):
        return "SF-5.5.2"
    return launch_clause(s, pod, actor)


def cannot_launch_all(s: Position, actor: int) -> str | None:
    if not s.acts_as_officer(actor):
        return "SF-13.8.3"
    if not s.evacuation:
        return "SF-13.8.1"
    return None if len(ready_pods(s)) > 0 else "SF-R.47"


def ready_pods(s: Position) -> list[int]:
    """Occupied pods whose conditions hold (SF-13.8.2)."""
    found: list[int] = []
    for pod in range(FIRST_POD, Sections.COUNT):
        if s.pod[pod] == Pods.DOCKED and s.occupied(pod) and launch_clause(s, pod, NOBODY) is None:
            found.append(pod)
    return found


def launch_all(s: Position) -> None:
    for pod in ready_pods(s):
        launch(s, pod)


# -- manufacture, meditate, repair ---------------------------------------------------------------


def cannot_make_item(s: Position, actor: int, item: int) -> str | None:
    here = s.place[actor]
    if here < 0:
        return "SF-11.5"
    if item not in s.box.makes[here]:
        if item not in s.box.makes_for_officers[here]:
            return "SF-13.9.1"
        if not s.acts_as_officer(actor):
            return "SF-M.11"
    clause = cannot_work_in(s, here, -1)
    if clause is not None:
        return clause
    if s.stock[item] == 0:
        return "SF-R.12"
    return None if s.room(actor) > 0 else "SF-13.9.2"


def make_item(s: Position, actor: int, item: int) -> None:
    s.stock[item] -= 1
    gain(s, actor, item)
    s.tell_all(Events.MADE_ITEM, actor, item)


def cannot_make_data(s: Position, actor: int, data: int) -> str | None:
    here = s.place[actor]
    owner = s.box.data_of[data]
    if here < 0 or (owner >= 0 and not s.in_play[owner]):
        return "SF-13.9.1"
    if s.has_data(actor, data):
        return "SF-R.47"
    clause = cannot_make_data_from(s, here, data)
    if clause is None or not s.has(actor, Abilities.INVESTIGATOR):
        return clause
    for section in s.neighbours(here):
        if cannot_make_data_from(s, section, data) is None:
            return None
    return clause


def cannot_make_data_from(s: Position, section: int, data: int) -> str | None:
    if data not in s.box.makes_data[section]:
        return "SF-13.9.1"
    return cannot_work_in(s, section, -1)


def make_data(s: Position, actor: int, data: int) -> None:
    give_data(s, actor, data)
    s.tell_all(Events.MADE_DATA, actor, data)


def cannot_make_contamination(s: Position, actor: int) -> str | None:
    here = s.place[actor]
    if here < 0 or not s.box.makes_contamination[here]:
        return "SF-13.9.1"
    clause = cannot_work_in(s, here, -1)
    return clause if clause is not None else cannot_contaminate(s, actor, True)


def cannot_contaminate(s: Position, pawn: int, by_own_action: bool) -> str | None:
    """SF-8.5.1a, SF-R.30"""
    if s.contaminated[pawn]:
        return "SF-8.5.1a"
    return None if s.room(pawn) > 0 or can_make_room(s, pawn, by_own_action) else "SF-R.30"


def cannot_meditate(s: Position, actor: int) -> str | None:
    if not s.is_pc(s.box.card_of[actor]):
        return "SF-13.10.2"
    return None if s.betrayal[s.active] > 0 else "SF-R.47"


def meditate(s: Position) -> None:
    """SF-R.16: the active player's cubes."""
    s.tell_all(Events.MEDITATED, s.active, s.betrayal[s.active])
    s.supply[s.active] += s.betrayal[s.active]
    s.betrayal[s.active] = 0


def cannot_restore_robot(s: Position, actor: int, robot: int) -> str | None:
    """Revive by repair (SF-13.11, Jury Rig, Disassemble)."""
    if robot == Pawns.MONSTER or not s.box.robot[robot] or s.state[robot] != States.DOWN:
        return "SF-13.11"
    if s.place[actor] < 0 or s.place[robot] != s.place[actor] or robot == actor:
        return "SF-13.11"
    return None if s.revivable_here(robot) else "SF-6.2"


# -- airlocks ------------------------------------------------------------------------------------


def cannot_pass_airlock(s: Position, actor: int, there: int) -> str | None:
    """SF-13.13.1, SF-13.13.4: along an arrow."""
    here = s.place[actor]
    if here == Sections.OUTER_SPACE:
        if there >= FIRST_POD or not s.box.airlock_in[there]:
            return "SF-13.13.1"
        return "SF-13.13.4" if s.damaged[there] else None
    return None if there == Sections.OUTER_SPACE and s.box.airlock_out[here] else "SF-13.13.1"


def cannot_transfer(s: Position, actor: int, there: int) -> str | None:
    clause = cannot_pass_airlock(s, actor, there)
    if clause is not None:
        return clause
    return None if s.reckless or s.safe_in(actor, there) else "SF-11.2a"


def transfer(s: Position, actor: int, there: int, dragged: int) -> None:

    s.tell_all(Events.STEPPED, actor, there)
    take_along(s, actor, dragged, there)
    arrive(s, actor, there)


def cannot_airlock_throw(s: Position, actor: int, there: int) -> str | None:
    clause = cannot_pass_airlock(s, actor, there)
    return clause if clause is not None else lacks_throwable(s, actor)


def airlock_throw(s: Position, actor: int, item: int, there: int, light: bool) -> None:
    s.tell_all(Events.THREW, actor, item, there)
    put_item(s, actor, item, there, light)


def cannot_eject(s: Position, actor: int, victim: int) -> str | None:
    here = s.place[actor]
    if here == Sections.OUTER_SPACE or not s.box.airlock_out[here]:
        return "SF-R.15"
    if victim == Pawns.MONSTER or s.state[victim] != States.DOWN or s.place[victim] != here:
        return "SF-13.13.3"
    return None


def eject(s: Position, victim: int) -> None:
    s.tell_all(Events.EJECTED, victim)
    arrive(s, victim, Sections.OUTER_SPACE)


# -- cameras, wipe, wormhole ---------------------------------------------------------------------


def cannot_toggle_cameras(s: Position) -> str | None:
    return None if s.cameras or s.power == Powers.NORMAL else "SF-7.2.1.1b"


def toggle_cameras(s: Position) -> None:
    switch_cameras(s, not s.cameras)


def cannot_wipe(s: Position, actor: int, victim: int) -> str | None:
    if not s.wipe_allowed:
        return "SF-13.15"
    if victim == Pawns.MONSTER or not s.present(victim) or s.place[victim] != s.place[actor]:
        return "SF-13.15"
    return None if s.data[victim] != 0 else "SF-R.47"


def wipe(s: Position, victim: int) -> None:
    for data in range(Data.COUNT):
        if s.has_data(victim, data):
            take_data(s, victim, data)
            s.tell_all(Events.DELETED, victim, data)


def cannot_enter_wormhole(s: Position, actor: int) -> str | None:
    if not s.wormhole or s.place[actor] != Sections.X_VAULT:
        return "SF-X.stable_wormhole"
    return cannot_work_in(s, Sections.X_VAULT, -1)


def enter_wormhole(s: Position, actor: int, dragged: int) -> None:
    if dragged != NOBODY:
        s.draggers |= POWER_OF_TWO[actor]
        s.draggeds |= POWER_OF_TWO[dragged]
        escape(s, dragged, Places.WORMHOLE)
    escape(s, actor, Places.WORMHOLE)


def section_verb(verb: int) -> int:
    """The entry of the section's list that stands for this verb."""
    return Kinds.AIRLOCK if verb in (Kinds.AIRLOCK_THROW, Kinds.EJECT) else verb
