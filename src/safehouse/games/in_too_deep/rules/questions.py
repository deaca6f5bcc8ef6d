"""What each question can be answered with (section 7): its guard, through which the menu sifts codes."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.codes import Agenda, Criminals, Decks, MajorCrimes, Moves
from safehouse.games.in_too_deep.rules import (
    abilities,
    actions,
    answers,
    chapters,
    city,
    consoles,
    crimes,
    dilemmas,
    echo,
    effects,
    hooks,
    support,
    zone_effects,
)
from safehouse.games.in_too_deep.rules.answers import (
    console_named,
    criminal_named,
    dilemma_named,
    item_named,
    place_named,
    stored_dilemma_named,
    third_named,
    way_named,
)
from safehouse.games.in_too_deep.rules.crime_cards import can_draw, can_return
from safehouse.games.in_too_deep.rules.evidence import (
    cannot_process,
    face_down,
    lies_face_down,
    lies_in_plan,
    places_in_plan,
)
from safehouse.games.in_too_deep.rules.position import BY_STEP, Position
from safehouse.games.in_too_deep.tables.pieces import GIVE_BACK, NOBODY, NOTHING

# -- guards: the clause that forbids an answer


def cannot_answer(s: Position, entry: list[int], seat: int, move: int) -> str | None:
    """The clause that forbids this answer to the question on top of the agenda; None if it is allowed."""
    kind = entry[0]
    if kind == Agenda.ACTING:
        return actions.cannot_take(s, seat, move)
    if support.is_use(move) and is_between_deeds(entry):
        return support.cannot_use(s, seat, move - Moves.USE)
    if kind <= Agenda.DRAWING:
        return cannot_answer_in_turn(s, entry, seat, move)
    if kind <= Agenda.KEEPING:
        return cannot_answer_in_action(s, entry, seat, move)
    if kind <= Agenda.OUTCOME:
        return cannot_answer_in_crime(s, entry, move)
    if kind <= Agenda.DISCARDING_HAND:
        return cannot_answer_in_gain(s, entry, seat, move)
    if kind == Agenda.STORING:
        return None if chapters.can_store(s, seat, dilemma_named(s, seat, move)) else "ZH-7.31"
    return None if can_choose_for_echo(s, kind, move) else "ZH-7.33"


def is_between_deeds(entry: list[int]) -> bool:
    """Whether the question stands between two deeds of the own turn, where stored tokens are used (ZH-5.48)."""
    kind = entry[0]
    if kind == Agenda.HOOKING:
        return entry[2] == BY_STEP and entry[3] == 0
    return kind == Agenda.ACTING or kind == Agenda.MAJOR or kind == Agenda.RETURNING


def cannot_answer_in_turn(s: Position, entry: list[int], seat: int, move: int) -> str | None:
    kind = entry[0]
    if kind == Agenda.HOOKING:
        return hooks.cannot_answer_hooking(s, seat, entry, move)
    if kind == Agenda.MAJOR:
        return crimes.cannot_commit_major(s, seat, move)
    if kind == Agenda.RETURNING:
        return None if can_return(s, seat, move) else "ZH-7.29"
    return None if can_draw(s, move - Moves.DRAW) else "ZH-7.30"


def cannot_answer_in_action(s: Position, entry: list[int], seat: int, move: int) -> str | None:
    """Questions about abilities and zone effects (5E to 5I)."""
    kind = entry[0]
    if kind == Agenda.ENDURING:
        return actions.cannot_buy(s, seat, entry[2], move)
    if kind == Agenda.HUSTLING:
        return None if abilities.can_hustle(s, place_named(s, move)) else "ZH-5.67"
    if kind == Agenda.ENFORCING:
        return None if abilities.can_enforce(s, criminal_named(s, move)) else "ZH-5.68"
    if kind == Agenda.HACKING:
        return None if abilities.can_hack(s, item_named(move)) else "ZH-5.69"
    if kind == Agenda.HACKING_HOW:
        return None if abilities.can_hack_so(s, entry[2], move) else "ZH-5.69"
    if kind == Agenda.RUNNING:
        start = s.criminal_at[Criminals.COURIER]
        return None if city.can_run(s, start, place_named(s, move)) else "ZH-5.78"
    if kind == Agenda.HEIGHTS_PICK:
        return None if zone_effects.can_pick(s, move) else "ZH-5.55"
    if kind == Agenda.MOVING_CRIMINAL:
        return None if city.can_push_somewhere(s, criminal_named(s, move)) else "ZH-5.55"
    if kind == Agenda.MOVING_CRIMINAL_WAY:
        way = way_named(move)
        if way == NOTHING:
            return "ZH-5.55"
        return None if city.can_push(s, entry[2], way) else "ZH-5.36"
    if kind == Agenda.MOVING_ITEM:
        return None if city.can_move_item_somewhere(s, item_named(move)) else "ZH-5.55"
    if kind == Agenda.MOVING_ITEM_WAY:
        return None if city.can_move_item(s, entry[2], way_named(move)) else "ZH-5.55"
    if kind == Agenda.TRANSFERRING:
        return None if criminal_named(s, move) != NOBODY else "ZH-5.59"
    if kind == Agenda.TRANSFERRING_TO:
        place = s.criminal_at[entry[2]]
        return None if city.is_target(place, NOTHING, place_named(s, move)) else "ZH-5.59"
    if kind == Agenda.SWAPPING_ITEMS:
        return None if city.has_swap_partner(s, item_named(move)) else "ZH-5.60"
    if kind == Agenda.SWAPPING_ITEMS_WITH:
        return None if city.swappable(s, entry[2], item_named(move)) else "ZH-5.60"
    if kind == Agenda.MACHINE:
        return None if city.can_move_machine(s, entry, move) else "ZH-7.11"
    if kind == Agenda.ESCORTING:
        return None if city.can_escort(s, entry[2], move) else "ZH-7.10"
    if kind == Agenda.ION_CHOICE:
        return None if zone_effects.can_gain_at_ion_towers(s, move) else "ZH-5.62"
    if kind == Agenda.HARBOR_CHOICE:
        return None if move == Moves.GAIN_EVIDENCE or move == Moves.PROCESS_EVIDENCE else "ZH-5.64"
    if kind == Agenda.CHALLENGING:
        if move == Moves.DECLINE and entry[2] == 1:
            return None
        return dilemmas.cannot_challenge(s, seat, console_named(s, move))
    if kind == Agenda.LOSING_DILEMMA:
        return None if dilemma_named(s, seat, move) != NOTHING else "ZH-5.52"
    if kind == Agenda.LOOKING:
        return None if move != entry[4] and lies_face_down(s, move) else "ZH-7.16"
    return None if move == entry[4] or move == entry[5] else "ZH-7.17"


def cannot_answer_in_crime(s: Position, entry: list[int], move: int) -> str | None:
    """Questions about a crime that is being carried out (5J to 5M)."""
    kind = entry[0]
    if kind == Agenda.BINDING:
        return None if crimes.can_bind(s, entry[2], move) else "ZH-7.26"
    if kind == Agenda.OUTCOME:
        return None if move == Moves.CAUTIOUS or move == Moves.RECKLESS else "ZH-7.28"
    if kind == Agenda.PICKING_ITEM:
        possible = effects.is_item_in(s, entry[2], item_named(move))
    elif kind == Agenda.PUTTING:
        possible = city.is_target(s.item_place(entry[2]), entry[3], place_named(s, move))
    elif kind == Agenda.SENDING:
        possible = city.is_target(s.criminal_at[entry[2]], entry[3], place_named(s, move))
    elif kind == Agenda.PICKING_SLOT:
        possible = effects.fills_slot(s, entry[2], criminal_named(s, move))
    else:
        possible = city.is_unpatrolled(s, place_named(s, move))
    return None if possible else "ZH-7.27"


def cannot_answer_in_gain(s: Position, entry: list[int], seat: int, move: int) -> str | None:
    """Questions about evidence, support tokens, dominance and dilemmas (5N to 5R)."""
    kind = entry[0]
    if kind == Agenda.GAINING_EVIDENCE:
        return None if has_token(s, move - Moves.RAIL) else "ZH-7.14"
    if kind == Agenda.PROCESSING:
        return cannot_process(s, seat, entry[3] == 1, move)
    if kind == Agenda.GAINING_SUPPORT:
        return None if third_named(s, move) != NOTHING else "ZH-7.20"
    if kind == Agenda.GAINING_DOMINANCE:
        return None if consoles.can_gain_dominance(s, seat, criminal_named(s, move)) else "ZH-7.21"
    if kind == Agenda.LOSING_DOMINANCE:
        return None if consoles.can_lose_dominance(s, seat, criminal_named(s, move)) else "ZH-7.32"
    if kind == Agenda.TAKING_EVIDENCE:
        return None if lies_face_down(s, move) else "ZH-7.17"
    if kind == Agenda.TURNING_UP:
        return None if lies_in_plan(s, move) else "ZH-7.18"
    if kind == Agenda.SHIFTING_PATROL:
        return None if city.is_patrolled(s, place_named(s, move)) else "ZH-7.12"
    if kind == Agenda.SHIFTING_PATROL_TO:
        return None if city.is_unpatrolled(s, place_named(s, move)) else "ZH-7.12"
    if kind == Agenda.LOCKING:
        return None if support.can_lock(s, seat, criminal_named(s, move)) else "ZH-7.22"
    if kind == Agenda.TRANSFERRING_ITEM:
        return None if item_named(move) != NOTHING else "ZH-7.7"
    if kind == Agenda.TRANSFERRING_ITEM_TO:
        place = s.item_place(entry[2])
        return None if city.is_target(place, NOTHING, place_named(s, move)) else "ZH-7.7"
    if kind == Agenda.BAITING:
        return None if support.has_bait_partner(s, item_named(move)) else "ZH-5.162"
    if kind == Agenda.BAITING_WITH:
        return None if support.can_bait(s, entry[2], criminal_named(s, move)) else "ZH-5.162"
    if kind == Agenda.SWAPPING_CRIMINALS:
        return None if support.has_partner(s, criminal_named(s, move)) else "ZH-7.7"
    if kind == Agenda.SWAPPING_CRIMINALS_WITH:
        return None if support.can_swap_criminals(s, entry[2], criminal_named(s, move)) else "ZH-7.7"
    if kind == Agenda.SWAPPING_HOOKS:
        return None if support.can_swap_hooks(s, seat, console_named(s, move)) else "ZH-7.23"
    if dilemma_named(s, seat, move) != NOTHING:
        return None
    if kind == Agenda.DISCARDING_HAND:
        return "ZH-7.25"
    return None if stored_dilemma_named(s, seat, move) != NOTHING else "ZH-7.24"


def has_token(s: Position, slot: int) -> bool:
    """Whether evidence lies in this slot of the rail."""
    return 0 <= slot < len(s.rail) and s.rail[slot] != NOTHING


def can_choose_for_echo(s: Position, kind: int, move: int) -> bool:
    """ZH-7.33: among equals."""
    if kind == Agenda.ECHO_SUPPORT:
        return third_named(s, move) in echo.richest_thirds(s)
    if kind == Agenda.ECHO_DOMINANCE:
        return criminal_named(s, move) in echo.lowest_tokens(s)
    return criminal_named(s, move) in echo.highest_tokens(s)


# -- menus


def offered(s: Position, entry: list[int], seat: int) -> list[int]:
    """The moves a question offers, in ascending order."""
    if entry[0] == Agenda.ACTING:
        return actions.offered(s, seat)
    possible = codes(s, entry, seat)
    if is_between_deeds(entry) and len(s.support[seat]) > 0:
        possible = sorted([*possible, *support.use_codes(s, seat)])
    return [move for move in possible if cannot_answer(s, entry, seat, move) is None]


def is_answerable(s: Position, entry: list[int], seat: int) -> bool:
    return any(cannot_answer(s, entry, seat, move) is None for move in codes(s, entry, seat))


CODES: Final[dict[int, list[int]]] = {
    Agenda.DRAWING: list(range(Moves.DRAW, Moves.DRAW + Decks.COUNT)),
    Agenda.HUSTLING: answers.ZONES,
    Agenda.ENFORCING: answers.CRIMINALS,
    Agenda.HACKING: answers.ITEMS,
    Agenda.HACKING_HOW: [*answers.WAYS, Moves.GRAB],
    Agenda.RUNNING: answers.ZONES,
    Agenda.HEIGHTS_PICK: [
        Moves.DECLINE,
        Moves.MOVE_CRIMINAL,
        Moves.MOVE_ITEM,
        Moves.LOOK,
        Moves.MOVE_MACHINE,
    ],
    Agenda.MOVING_CRIMINAL: answers.CRIMINALS,
    Agenda.MOVING_CRIMINAL_WAY: answers.WAYS,
    Agenda.MOVING_ITEM: answers.ITEMS,
    Agenda.MOVING_ITEM_WAY: answers.WAYS,
    Agenda.TRANSFERRING: answers.CRIMINALS,
    Agenda.TRANSFERRING_TO: answers.ZONES,
    Agenda.SWAPPING_ITEMS: answers.ITEMS,
    Agenda.SWAPPING_ITEMS_WITH: answers.ITEMS,
    Agenda.MACHINE: [Moves.DECLINE, *range(Moves.GUARDIAN, Moves.ESCORT)],
    Agenda.ESCORTING: list(range(Moves.ESCORT, Moves.NO_ESCORT + 1)),
    Agenda.ION_CHOICE: [*range(Moves.DRAW, Moves.DRAW + Decks.COUNT), *answers.THIRDS],
    Agenda.HARBOR_CHOICE: [Moves.GAIN_EVIDENCE, Moves.PROCESS_EVIDENCE],
    Agenda.CHALLENGING: [Moves.DECLINE, *answers.OPPONENTS],
    Agenda.BINDING: [*answers.CRIMINALS, *answers.ZONES, *answers.ITEMS],
    Agenda.PICKING_ITEM: answers.ITEMS,
    Agenda.PUTTING: answers.ZONES,
    Agenda.SENDING: answers.ZONES,
    Agenda.PICKING_SLOT: answers.CRIMINALS,
    Agenda.PATROL_AWAY: answers.ZONES,
    Agenda.OUTCOME: [Moves.CAUTIOUS, Moves.RECKLESS],
    Agenda.GAINING_EVIDENCE: answers.SLOTS,
    Agenda.PROCESSING: [Moves.DECLINE, *range(Moves.TO_ROW, Moves.THIRD)],
    Agenda.GAINING_SUPPORT: answers.THIRDS,
    Agenda.GAINING_DOMINANCE: answers.CRIMINALS,
    Agenda.LOSING_DOMINANCE: answers.CRIMINALS,
    Agenda.SHIFTING_PATROL: answers.ZONES,
    Agenda.SHIFTING_PATROL_TO: answers.ZONES,
    Agenda.LOCKING: answers.CRIMINALS,
    Agenda.TRANSFERRING_ITEM: answers.ITEMS,
    Agenda.TRANSFERRING_ITEM_TO: answers.ZONES,
    Agenda.BAITING: answers.ITEMS,
    Agenda.BAITING_WITH: answers.CRIMINALS,
    Agenda.SWAPPING_CRIMINALS: answers.CRIMINALS,
    Agenda.SWAPPING_CRIMINALS_WITH: answers.CRIMINALS,
    Agenda.SWAPPING_HOOKS: answers.OPPONENTS,
    Agenda.ECHO_SUPPORT: answers.THIRDS,
    Agenda.ECHO_DOMINANCE: answers.CRIMINALS,
    Agenda.ECHO_LOSS_CHOICE: answers.CRIMINALS,
}
"""The codes that can answer a question, in ascending order, where they are the same in every position."""


def codes(s: Position, entry: list[int], seat: int) -> list[int]:
    """The codes that can answer a question here, in ascending order."""
    kind = entry[0]
    if kind in CODES:
        return CODES[kind]
    if kind == Agenda.HOOKING:
        hooks = [Moves.HOOK + criminal for criminal in s.in_play]
        return [Moves.SKIP_HOOK, *hooks, *[Moves.UNHOOK + criminal for criminal in sorted(s.ports[seat])]]
    if kind == Agenda.MAJOR:
        majors = [Moves.COMMIT + card for card in s.held_crimes(seat) if card < MajorCrimes.COUNT]
        return [Moves.PASS_CRIME, *sorted(majors)]
    if kind == Agenda.RETURNING:
        return [Moves.DECLINE, *sorted([GIVE_BACK[card] for card in s.held_crimes(seat)])]
    if kind == Agenda.ENDURING:
        return actions.action_codes(s, entry[2])
    if kind == Agenda.LOOKING or kind == Agenda.TAKING_EVIDENCE:
        return face_down(s)
    if kind == Agenda.TURNING_UP:
        return places_in_plan(s)
    if kind == Agenda.KEEPING:
        return sorted([entry[4], entry[5]]) if entry[5] != NOTHING else [entry[4]]
    held = [Moves.DILEMMA + card for card in sorted(s.held_dilemmas(seat))]
    if kind == Agenda.DISCARDING_DILEMMA:
        held.extend([Moves.STORED_DILEMMA + card for card in sorted(s.stored_dilemmas(seat))])
    return held
