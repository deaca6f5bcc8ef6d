"""Committing crimes: binding, outcomes, the story (5J, 5K, 5M)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Criminals, Events, MajorCrimes, Moves
from safehouse.games.in_too_deep.rules.answers import criminal_named, item_named, place_named
from safehouse.games.in_too_deep.rules.conditions import assignments, distinct, is_met
from safehouse.games.in_too_deep.rules.consoles import gain_intel
from safehouse.games.in_too_deep.rules.crime_cards import from_hand, renew_petty_deck
from safehouse.games.in_too_deep.rules.dilemmas import draw_dilemmas
from safehouse.games.in_too_deep.rules.hooks import unhook
from safehouse.games.in_too_deep.rules.position import CAUTIOUS, PETTY, RECKLESS, Position
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.pieces import NOTHING


def is_story_ready(s: Position, card: int) -> bool:
    """ZH-5.92: the crime one level below of the storyline is in the story, or none is needed."""
    level = s.cards.level[card]
    return level < 2 or s.committed(s.cards.line[card], level - 1)


def cannot_commit(s: Position, seat: int, card: int) -> str | None:
    """The clause that forbids this crime now: not in hand, requirement, conditions (ZH-5.92 to ZH-5.94)."""
    if not s.holds_crime(seat, card):
        return "ZH-5.91"
    if not is_story_ready(s, card):
        return "ZH-5.92"
    if not is_met(s, seat, card):
        return "ZH-5.94"
    return None


def cannot_commit_major(s: Position, seat: int, move: int) -> str | None:
    """Step 4: a major crime or none."""
    if move == Moves.PASS_CRIME:
        return None
    card = move - Moves.COMMIT
    return cannot_commit(s, seat, card) if 0 <= card < MajorCrimes.COUNT else "ZH-7.26"


def commit(s: Position, seat: int, card: int) -> None:
    """ZH-5.96: the card is shown to all; binding, effect and outcome follow."""
    s.resolving = from_hand(s, seat, card, ALL_KNOW)
    if card >= MajorCrimes.COUNT:
        s.tell_all(Events.COMMITTED_PETTY, seat, card)
        s.tale.append([s.chapter, seat, card, PETTY])
        s.ask(Agenda.PETTY_DONE, seat)
    else:
        s.tell_all(Events.COMMITTED_MAJOR, seat, card)
        s.ask(Agenda.STORY, seat)
    s.ask(Agenda.OUTCOME, seat, card)
    s.ask(Agenda.EFFECT, seat, card, 0)
    s.bindings = distinct(s, card, assignments(s, seat, card))
    settle_binding(s, seat, card)


def settle_binding(s: Position, seat: int, card: int) -> None:
    """Ask for the first part in which the possible bindings differ (ZH-7.26), until one is left."""
    if len(s.bindings) == 1:
        s.binding = s.bindings[0]
        s.bindings = []
    else:
        s.ask(Agenda.BINDING, seat, card)


def differing_part(s: Position, card: int) -> int:
    """The first part of the binding that the effect reads and that is still open."""
    for part in s.cards.matters[card]:
        for binding in s.bindings:
            if binding[part] != s.bindings[0][part]:
                return part
    return NOTHING


def part_named(s: Position, part: int, move: int) -> int:
    """What a move names for this part of the binding: a criminal, a place or the Mechanic's reading."""
    if part < t.MOST_SLOTS:
        return criminal_named(s, move)
    if part < t.READING:
        return place_named(s, move)
    held = s.holds[Criminals.MECHANIC]
    return held if item_named(move) == held ^ 1 else NOTHING


def can_bind(s: Position, card: int, move: int) -> bool:
    """A value that the next open part of the binding can take (ZH-7.26)."""
    part = differing_part(s, card)
    if part == t.READING:
        return item_named(move) in (s.holds[Criminals.MECHANIC], s.holds[Criminals.MECHANIC] ^ 1)
    value = part_named(s, part, move)
    return value != NOTHING and any(binding[part] == value for binding in s.bindings)


def bind(s: Position, seat: int, card: int, move: int) -> None:
    part = differing_part(s, card)
    value = part_named(s, part, move)
    s.bindings = [binding for binding in s.bindings if binding[part] == value]
    settle_binding(s, seat, card)


def unhook_all(s: Position, seat: int) -> None:
    """ZH-5.101"""
    for criminal in s.ports[seat].copy():
        unhook(s, seat, criminal)


def into_story(s: Position, seat: int) -> None:
    """ZH-5.100, ZH-5.101"""
    s.story.append(s.crimes.value[s.resolving])
    s.resolving = NOTHING
    s.binding = []
    unhook_all(s, seat)


def petty_done(s: Position) -> None:
    """ZH-5.121"""
    s.petty_discard.append(s.resolving)
    s.resolving = NOTHING
    s.binding = []
    renew_petty_deck(s)


def choose_outcome(s: Position, seat: int, card: int, reckless: bool) -> None:
    """ZH-5.98"""
    s.tell_all(Events.CHOSE_RECKLESS if reckless else Events.CHOSE_CAUTIOUS, seat, card)
    s.tale.append([s.chapter, seat, card, RECKLESS if reckless else CAUTIOUS])
    reward(s, seat, s.cards.reckless[card] if reckless else s.cards.cautious[card])


def reward(s: Position, seat: int, rewards: list[int]) -> None:
    """ZH-3.23: Intel, dilemmas, evidence, processing, support, in this order."""
    gain_intel(s, seat, rewards[0])
    draw_dilemmas(s, seat, rewards[1])
    if rewards[4] > 0:
        s.ask(Agenda.GAINING_SUPPORT, seat, rewards[4])
    if rewards[3] > 0:
        s.ask(Agenda.PROCESSING, seat, rewards[3])
    if rewards[2] > 0:
        s.ask(Agenda.GAINING_EVIDENCE, seat, rewards[2])
