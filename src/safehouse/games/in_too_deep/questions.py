"""What each question offers: the moves open to the seat that is asked (section 7)."""
# compiled by mypyc

from safehouse.games.in_too_deep import agenda as q
from safehouse.games.in_too_deep import moves as m
from safehouse.games.in_too_deep import terms as t
from safehouse.games.in_too_deep.rules import actions, chapters, city, crimes, echo, support
from safehouse.games.in_too_deep.rules.evidence import cannot_process, face_down, face_down_plan
from safehouse.games.in_too_deep.rules.gains import can_rise, cannot_challenge, cannot_hook
from safehouse.games.in_too_deep.state import Position


def criminals(found: list[int]) -> list[int]:
    return [m.CRIMINAL + criminal for criminal in sorted(found)]


def zones(s: Position, places: list[int]) -> list[int]:
    return sorted([m.ZONE + s.zone_at[place] for place in places])


def items(found: list[int]) -> list[int]:
    return [m.ITEM + item for item in sorted(found)]


def offered(s: Position, entry: list[int], seat: int) -> list[int]:
    """The moves a question offers, in ascending order."""
    kind = entry[0]
    if kind <= q.RETURNING or kind == q.DRAWING:
        return offered_in_turn(s, entry, seat)
    if kind <= q.KEEPING:
        return offered_in_action(s, entry, seat)
    if kind <= q.PETTY_DONE:
        return offered_in_crime(s, entry)
    return offered_in_gain(s, entry, seat)


def offered_in_turn(s: Position, entry: list[int], seat: int) -> list[int]:
    kind = entry[0]
    if kind == q.HOOKING:
        return hooking(s, entry, seat)
    if kind == q.ACTING:
        return actions.menu(s, seat)
    if kind == q.MAJOR:
        found = [m.PASS_CRIME]
        for card in sorted(s.held_crimes(seat)):
            if card < m.MAJORS and crimes.cannot_commit(s, seat, card) is None:
                found.append(m.COMMIT + card)
        return found
    if kind == q.RETURNING:
        return [m.DECLINE, *sorted([m.give_back_move(card) for card in s.held_crimes(seat)])]
    return [m.DRAW + level for level in crimes.open_levels(s)]


def hooking(s: Position, entry: list[int], seat: int) -> list[int]:
    found: list[int] = []
    if entry[2] == q.BY_STEP and entry[3] == 0 and len(s.ports[seat]) > 0:
        found.append(m.SKIP_HOOK)
    for criminal in s.in_play:
        if cannot_hook(s, seat, criminal) is None:
            found.append(m.HOOK + criminal)
    for criminal in sorted(s.ports[seat]):
        found.append(m.UNHOOK + criminal)
    return found


def offered_in_action(s: Position, entry: list[int], seat: int) -> list[int]:
    kind = entry[0]
    if kind == q.ENDURING:
        return actions.actions_with(s, seat, entry[2])
    if kind == q.HUSTLING:
        return zones(s, actions.hustle_targets(s))
    if kind == q.ENFORCING:
        return criminals(actions.enforce_targets(s, seat))
    if kind == q.HACKING:
        return items(actions.hack_targets(s))
    if kind == q.HACKING_HOW:
        ways = [m.WAY, m.WAY + 1]
        if s.holder[entry[2]] == m.NOBODY:
            ways.append(m.GRAB)
        return ways
    if kind == q.RUNNING:
        return zones(s, city.reachable(s, s.criminal_at[m.COURIER]))
    if kind == q.HEIGHTS_PICK:
        return heights(s, seat)
    if kind == q.MOVING_CRIMINAL:
        return criminals(movable(s, seat))
    if kind == q.MOVING_CRIMINAL_WAY:
        return [m.WAY + way for way in actions.ways(s, seat, entry[2])]
    if kind == q.MOVING_ITEM:
        return items(movable_items(s))
    if kind == q.MOVING_ITEM_WAY:
        return [m.WAY + way for way in item_ways(s, entry[2])]
    if kind == q.TRANSFERRING:
        return criminals(s.in_play)
    if kind == q.TRANSFERRING_TO:
        return zones(s, crimes.targets(s, s.criminal_at[entry[2]], m.NOTHING))
    if kind == q.SWAPPING_ITEMS:
        return items([item for item in range(m.ITEMS) if len(city.swap_partners(s, item)) > 0])
    if kind == q.SWAPPING_ITEMS_WITH:
        return items(city.swap_partners(s, entry[2]))
    if kind == q.MACHINE:
        return machine(s, entry)
    if kind == q.ESCORTING:
        return [m.ESCORT + criminal for criminal in s.criminals_in(entry[2])] + [m.NO_ESCORT]
    if kind == q.ION_CHOICE:
        decks = [m.DRAW + deck for deck in range(m.DECKS) if s.deck_size(deck) > 0]
        return decks + thirds(s)
    if kind == q.HARBOR_CHOICE:
        return [m.GAIN_EVIDENCE, m.PROCESS_EVIDENCE]
    if kind == q.CHALLENGING:
        found = [m.DECLINE] if entry[2] == 1 else []
        for rival in range(s.consoles):
            if cannot_challenge(s, seat, rival) is None:
                found.append(m.OPPONENT + s.named(rival))
        return found
    if kind == q.LOSING_DILEMMA:
        return dilemmas(s.held_dilemmas(seat))
    if kind == q.LOOKING:
        return [place for place in face_down(s) if place != entry[4]]
    return sorted([entry[4], entry[5]]) if entry[5] != m.NOTHING else [entry[4]]


def heights(s: Position, seat: int) -> list[int]:
    """ZH-5.55; what cannot be done is not offered."""
    found = [m.DECLINE]
    if len(movable(s, seat)) > 0:
        found.append(m.MOVE_CRIMINAL)
    if len(movable_items(s)) > 0:
        found.append(m.MOVE_ITEM)
    if len(face_down(s)) > 0:
        found.append(m.LOOK)
    found.append(m.MOVE_MACHINE)
    return found


def movable(s: Position, seat: int) -> list[int]:
    return [criminal for criminal in s.in_play if len(actions.ways(s, seat, criminal)) > 0]


def item_ways(s: Position, item: int) -> list[int]:
    place = s.item_place(item)
    return [way for way in range(2) if s.barriers_ignored or not s.blocked(place, way)]


def movable_items(s: Position) -> list[int]:
    return [item for item in range(m.ITEMS) if len(item_ways(s, item)) > 0]


def machine(s: Position, entry: list[int]) -> list[int]:
    """Moves of the Guardian and of barriers; with the Crusher only of those nearby (ZH-5.74)."""
    found = [m.DECLINE] if entry[4] == 1 else []
    if entry[3] & q.GUARDIAN_MAY != 0:
        found.extend([m.GUARDIAN, m.GUARDIAN + 1])
    if entry[3] & q.BARRIERS_MAY != 0:
        for barrier in range(2):
            if entry[5] == 0 or city.border_nearby(entry[5] - 1, s.barriers[barrier]):
                found.extend([m.BARRIER + barrier * 2, m.BARRIER + barrier * 2 + 1])
    return found


def thirds(s: Position) -> list[int]:
    return [m.THIRD + third for third in range(len(s.offer)) if s.offer[third] != m.NOTHING]


def dilemmas(cards: list[int]) -> list[int]:
    return [m.DILEMMA + card for card in sorted(cards)]


def offered_in_crime(s: Position, entry: list[int]) -> list[int]:
    kind = entry[0]
    if kind == q.BINDING:
        return binding_parts(s, entry[2])
    if kind == q.PICKING_ITEM:
        return items(crimes.items_in(s, entry[2]))
    if kind == q.PUTTING:
        return zones(s, crimes.targets(s, s.item_place(entry[2]), entry[3]))
    if kind == q.SENDING:
        return zones(s, crimes.targets(s, s.criminal_at[entry[2]], entry[3]))
    if kind == q.PICKING_SLOT:
        return criminals(crimes.slots_of(s, entry[2]))
    if kind == q.PATROL_AWAY:
        return zones(s, city.unpatrolled(s))
    return [m.CAUTIOUS, m.RECKLESS]


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
    if kind == q.GAINING_EVIDENCE:
        return [m.RAIL + slot for slot in range(len(s.rail)) if s.rail[slot] != m.NOTHING]
    if kind == q.PROCESSING:
        return processing(s, seat, entry[3] == 1)
    if kind == q.GAINING_SUPPORT:
        return thirds(s)
    if kind == q.GAINING_DOMINANCE:
        return criminals([criminal for criminal in s.in_play if can_rise(s, seat, criminal)])
    if kind == q.LOSING_DOMINANCE:
        return criminals([criminal for criminal in s.in_play if s.dominance[seat][criminal] > 0])
    if kind == q.TAKING_EVIDENCE:
        return face_down(s)
    if kind == q.TURNING_UP:
        return face_down_plan(s)
    if kind == q.SHIFTING_PATROL:
        return zones(s, [place for place in range(m.ZONES) if s.patrol[place] > 0])
    if kind == q.SHIFTING_PATROL_TO:
        return zones(s, city.unpatrolled(s))
    if kind == q.LOCKING:
        return criminals(support.lockable(s, seat))
    if kind == q.TRANSFERRING_ITEM:
        return items(list(range(m.ITEMS)))
    if kind == q.TRANSFERRING_ITEM_TO:
        return zones(s, crimes.targets(s, s.item_place(entry[2]), m.NOTHING))
    if kind == q.BAITING:
        return items([item for item in range(m.ITEMS) if len(support.bait_partners(s, item)) > 0])
    if kind == q.BAITING_WITH:
        return criminals(support.bait_partners(s, entry[2]))
    if kind == q.SWAPPING_CRIMINALS:
        return criminals(support.partners_of_any(s))
    if kind == q.SWAPPING_CRIMINALS_WITH:
        return criminals(support.partners_of(s, entry[2]))
    if kind == q.SWAPPING_HOOKS:
        return [m.OPPONENT + s.named(rival) for rival in support.hook_partners(s, seat)]
    if kind == q.DISCARDING_DILEMMA:
        stored = [m.STORED_DILEMMA + card for card in sorted(s.stored_dilemmas(seat))]
        return dilemmas(s.held_dilemmas(seat)) + stored
    if kind == q.DISCARDING_HAND:
        return dilemmas(s.held_dilemmas(seat))
    if kind == q.STORING:
        return storing(s, seat)
    if kind == q.ECHO_SUPPORT:
        return [m.THIRD + third for third in echo.richest_thirds(s)]
    if kind == q.ECHO_DOMINANCE:
        return criminals(echo.lowest_tokens(s))
    return criminals(echo.highest_tokens(s))


def processing(s: Position, seat: int, compulsory: bool) -> list[int]:
    """ZH-7.19; the Harbor's processing is carried out once it is chosen (ZH-5.65a)."""
    found = [] if compulsory else [m.DECLINE]
    for row in range(len(s.tasks)):
        if cannot_process(s, seat, row) is None:
            found.append(m.TO_ROW + row)
    kinds = s.memory_kinds(seat)
    for field in range(m.BONUSES):
        if s.bonus[field] == m.NOTHING:
            for kind in range(m.KINDS_OF_EVIDENCE):
                if kinds[kind] > 0:
                    found.append(m.TO_BONUS_SUPPORT + field * m.KINDS_OF_EVIDENCE + kind)
    for kind in range(m.KINDS_OF_EVIDENCE):
        if kinds[kind] > 0:
            found.append(m.TO_BOX + kind)
    return found


def storing(s: Position, seat: int) -> list[int]:
    """ZH-7.31: one card after the other, of those not yet put aside."""
    if not chapters.must_store(s, seat):
        return []
    left = [label for label in s.hands[seat] if label not in s.storing[seat]]
    return dilemmas([s.dilemmas.value[label] for label in left])
