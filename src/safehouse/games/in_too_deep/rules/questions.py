"""What each question offers: the moves open to the seat that is asked (section 7)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import (
    Agenda,
    Bonuses,
    Criminals,
    Decks,
    Evidence,
    Items,
    MajorCrimes,
    Moves,
    Zones,
)
from safehouse.games.in_too_deep.rules import actions, chapters, city, crimes, echo, support
from safehouse.games.in_too_deep.rules.evidence import cannot_process, face_down, face_down_plan
from safehouse.games.in_too_deep.rules.gains import can_rise, cannot_challenge, cannot_hook
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, BY_STEP, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.pieces import GIVE_BACK, NOBODY, NOTHING


def criminals(found: list[int]) -> list[int]:
    return [Moves.CRIMINAL + criminal for criminal in sorted(found)]


def zones(s: Position, places: list[int]) -> list[int]:
    return sorted([Moves.ZONE + s.zone_at[place] for place in places])


def items(found: list[int]) -> list[int]:
    return [Moves.ITEM + item for item in sorted(found)]


def offered(s: Position, entry: list[int], seat: int) -> list[int]:
    """The moves a question offers, in ascending order."""
    kind = entry[0]
    if kind <= Agenda.RETURNING or kind == Agenda.DRAWING:
        return offered_in_turn(s, entry, seat)
    if kind <= Agenda.KEEPING:
        return offered_in_action(s, entry, seat)
    if kind <= Agenda.PETTY_DONE:
        return offered_in_crime(s, entry)
    return offered_in_gain(s, entry, seat)


def offered_in_turn(s: Position, entry: list[int], seat: int) -> list[int]:
    kind = entry[0]
    if kind == Agenda.HOOKING:
        return hooking(s, entry, seat)
    if kind == Agenda.ACTING:
        return actions.menu(s, seat)
    if kind == Agenda.MAJOR:
        found = [Moves.PASS_CRIME]
        for card in sorted(s.held_crimes(seat)):
            if card < MajorCrimes.COUNT and crimes.cannot_commit(s, seat, card) is None:
                found.append(Moves.COMMIT + card)
        return found
    if kind == Agenda.RETURNING:
        return [Moves.DECLINE, *sorted([GIVE_BACK[card] for card in s.held_crimes(seat)])]
    return [Moves.DRAW + level for level in crimes.open_levels(s)]


def hooking(s: Position, entry: list[int], seat: int) -> list[int]:
    found: list[int] = []
    if entry[2] == BY_STEP and entry[3] == 0 and len(s.ports[seat]) > 0:
        found.append(Moves.SKIP_HOOK)
    for criminal in s.in_play:
        if cannot_hook(s, seat, criminal) is None:
            found.append(Moves.HOOK + criminal)
    for criminal in sorted(s.ports[seat]):
        found.append(Moves.UNHOOK + criminal)
    return found


def offered_in_action(s: Position, entry: list[int], seat: int) -> list[int]:
    kind = entry[0]
    if kind == Agenda.ENDURING:
        return actions.actions_with(s, seat, entry[2])
    if kind == Agenda.HUSTLING:
        return zones(s, actions.hustle_targets(s))
    if kind == Agenda.ENFORCING:
        return criminals(actions.enforce_targets(s, seat))
    if kind == Agenda.HACKING:
        return items(actions.hack_targets(s))
    if kind == Agenda.HACKING_HOW:
        ways = [Moves.WAY, Moves.WAY + 1]
        if s.holder[entry[2]] == NOBODY:
            ways.append(Moves.GRAB)
        return ways
    if kind == Agenda.RUNNING:
        return zones(s, city.reachable(s, s.criminal_at[Criminals.COURIER]))
    if kind == Agenda.HEIGHTS_PICK:
        return heights(s, seat)
    if kind == Agenda.MOVING_CRIMINAL:
        return criminals(movable(s, seat))
    if kind == Agenda.MOVING_CRIMINAL_WAY:
        return [Moves.WAY + way for way in actions.ways(s, seat, entry[2])]
    if kind == Agenda.MOVING_ITEM:
        return items(movable_items(s))
    if kind == Agenda.MOVING_ITEM_WAY:
        return [Moves.WAY + way for way in item_ways(s, entry[2])]
    if kind == Agenda.TRANSFERRING:
        return criminals(s.in_play)
    if kind == Agenda.TRANSFERRING_TO:
        return zones(s, crimes.targets(s, s.criminal_at[entry[2]], NOTHING))
    if kind == Agenda.SWAPPING_ITEMS:
        return items([item for item in range(Items.COUNT) if len(city.swap_partners(s, item)) > 0])
    if kind == Agenda.SWAPPING_ITEMS_WITH:
        return items(city.swap_partners(s, entry[2]))
    if kind == Agenda.MACHINE:
        return machine(s, entry)
    if kind == Agenda.ESCORTING:
        return [Moves.ESCORT + criminal for criminal in s.criminals_in(entry[2])] + [Moves.NO_ESCORT]
    if kind == Agenda.ION_CHOICE:
        decks = [Moves.DRAW + deck for deck in range(Decks.COUNT) if s.deck_size(deck) > 0]
        return decks + thirds(s)
    if kind == Agenda.HARBOR_CHOICE:
        return [Moves.GAIN_EVIDENCE, Moves.PROCESS_EVIDENCE]
    if kind == Agenda.CHALLENGING:
        found = [Moves.DECLINE] if entry[2] == 1 else []
        for rival in range(s.consoles):
            if cannot_challenge(s, seat, rival) is None:
                found.append(Moves.OPPONENT + s.named(rival))
        return found
    if kind == Agenda.LOSING_DILEMMA:
        return dilemmas(s.held_dilemmas(seat))
    if kind == Agenda.LOOKING:
        return [place for place in face_down(s) if place != entry[4]]
    return sorted([entry[4], entry[5]]) if entry[5] != NOTHING else [entry[4]]


def heights(s: Position, seat: int) -> list[int]:
    """ZH-5.55; what cannot be done is not offered."""
    found = [Moves.DECLINE]
    if len(movable(s, seat)) > 0:
        found.append(Moves.MOVE_CRIMINAL)
    if len(movable_items(s)) > 0:
        found.append(Moves.MOVE_ITEM)
    if len(face_down(s)) > 0:
        found.append(Moves.LOOK)
    found.append(Moves.MOVE_MACHINE)
    return found


def movable(s: Position, seat: int) -> list[int]:
    return [criminal for criminal in s.in_play if len(actions.ways(s, seat, criminal)) > 0]


def item_ways(s: Position, item: int) -> list[int]:
    place = s.item_place(item)
    return [way for way in range(2) if s.barriers_ignored or not s.blocked(place, way)]


def movable_items(s: Position) -> list[int]:
    return [item for item in range(Items.COUNT) if len(item_ways(s, item)) > 0]


def machine(s: Position, entry: list[int]) -> list[int]:
    """Moves of the Guardian and of barriers; with the Crusher only of those nearby (ZH-5.74)."""
    found = [Moves.DECLINE] if entry[4] == 1 else []
    if entry[3] & GUARDIAN_MAY != 0:
        found.extend([Moves.GUARDIAN, Moves.GUARDIAN + 1])
    if entry[3] & BARRIERS_MAY != 0:
        for barrier in range(2):
            if entry[5] == 0 or city.border_nearby(entry[5] - 1, s.barriers[barrier]):
                found.extend([Moves.BARRIER + barrier * 2, Moves.BARRIER + barrier * 2 + 1])
    return found


def thirds(s: Position) -> list[int]:
    return [Moves.THIRD + third for third in range(len(s.offer)) if s.offer[third] != NOTHING]


def dilemmas(cards: list[int]) -> list[int]:
    return [Moves.DILEMMA + card for card in sorted(cards)]


def offered_in_crime(s: Position, entry: list[int]) -> list[int]:
    kind = entry[0]
    if kind == Agenda.BINDING:
        return binding_parts(s, entry[2])
    if kind == Agenda.PICKING_ITEM:
        return items(crimes.items_in(s, entry[2]))
    if kind == Agenda.PUTTING:
        return zones(s, crimes.targets(s, s.item_place(entry[2]), entry[3]))
    if kind == Agenda.SENDING:
        return zones(s, crimes.targets(s, s.criminal_at[entry[2]], entry[3]))
    if kind == Agenda.PICKING_SLOT:
        return criminals(crimes.slots_of(s, entry[2]))
    if kind == Agenda.PATROL_AWAY:
        return zones(s, city.unpatrolled(s))
    return [Moves.CAUTIOUS, Moves.RECKLESS]


def binding_parts(s: Position, card: int) -> list[int]:
    """The values the next open part of the binding can take (ZH-7.26)."""
    part = crimes.differing_part(s, card)
    values: list[int] = []
    for binding in s.bindings:
        if binding[part] not in values:
            values.append(binding[part])
    if part < t.MOST_SLOTS:
        return criminals(values)
    if part < t.READING:
        return zones(s, values)
    reading = max(values)
    return items([reading, reading ^ 1])


def offered_in_gain(s: Position, entry: list[int], seat: int) -> list[int]:
    kind = entry[0]
    if kind == Agenda.GAINING_EVIDENCE:
        return [Moves.RAIL + slot for slot in range(len(s.rail)) if s.rail[slot] != NOTHING]
    if kind == Agenda.PROCESSING:
        return processing(s, seat, entry[3] == 1)
    if kind == Agenda.GAINING_SUPPORT:
        return thirds(s)
    if kind == Agenda.GAINING_DOMINANCE:
        return criminals([criminal for criminal in s.in_play if can_rise(s, seat, criminal)])
    if kind == Agenda.LOSING_DOMINANCE:
        return criminals([criminal for criminal in s.in_play if s.dominance[seat][criminal] > 0])
    if kind == Agenda.TAKING_EVIDENCE:
        return face_down(s)
    if kind == Agenda.TURNING_UP:
        return face_down_plan(s)
    if kind == Agenda.SHIFTING_PATROL:
        return zones(s, [place for place in range(Zones.COUNT) if s.patrol[place] > 0])
    if kind == Agenda.SHIFTING_PATROL_TO:
        return zones(s, city.unpatrolled(s))
    if kind == Agenda.LOCKING:
        return criminals(support.lockable(s, seat))
    if kind == Agenda.TRANSFERRING_ITEM:
        return items(list(range(Items.COUNT)))
    if kind == Agenda.TRANSFERRING_ITEM_TO:
        return zones(s, crimes.targets(s, s.item_place(entry[2]), NOTHING))
    if kind == Agenda.BAITING:
        return items([item for item in range(Items.COUNT) if len(support.bait_partners(s, item)) > 0])
    if kind == Agenda.BAITING_WITH:
        return criminals(support.bait_partners(s, entry[2]))
    if kind == Agenda.SWAPPING_CRIMINALS:
        return criminals(support.partners_of_any(s))
    if kind == Agenda.SWAPPING_CRIMINALS_WITH:
        return criminals(support.partners_of(s, entry[2]))
    if kind == Agenda.SWAPPING_HOOKS:
        return [Moves.OPPONENT + s.named(rival) for rival in support.hook_partners(s, seat)]
    if kind == Agenda.DISCARDING_DILEMMA:
        stored = [Moves.STORED_DILEMMA + card for card in sorted(s.stored_dilemmas(seat))]
        return dilemmas(s.held_dilemmas(seat)) + stored
    if kind == Agenda.DISCARDING_HAND:
        return dilemmas(s.held_dilemmas(seat))
    if kind == Agenda.STORING:
        return storing(s, seat)
    if kind == Agenda.ECHO_SUPPORT:
        return [Moves.THIRD + third for third in echo.richest_thirds(s)]
    if kind == Agenda.ECHO_DOMINANCE:
        return criminals(echo.lowest_tokens(s))
    return criminals(echo.highest_tokens(s))


def processing(s: Position, seat: int, compulsory: bool) -> list[int]:
    """ZH-7.19; the Harbor's processing is carried out once it is chosen (ZH-5.65a)."""
    found = [] if compulsory else [Moves.DECLINE]
    for row in range(len(s.tasks)):
        if cannot_process(s, seat, row) is None:
            found.append(Moves.TO_ROW + row)
    kinds = s.memory_kinds(seat)
    for field in range(Bonuses.COUNT):
        if s.bonus[field] == NOTHING:
            for kind in range(Evidence.COUNT):
                if kinds[kind] > 0:
                    found.append(Moves.TO_BONUS_SUPPORT + field * Evidence.COUNT + kind)
    for kind in range(Evidence.COUNT):
        if kinds[kind] > 0:
            found.append(Moves.TO_BOX + kind)
    return found


def storing(s: Position, seat: int) -> list[int]:
    """ZH-7.31: one card after the other, of those not yet put aside."""
    if not chapters.must_store(s, seat):
        return []
    left = [label for label in s.hands[seat] if label not in s.storing[seat]]
    return dilemmas([s.dilemmas.value[label] for label in left])
