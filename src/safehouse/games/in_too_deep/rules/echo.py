"""Echo, the automated seat: its turn, step by step, and its resources (5T)."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.codes import Agenda, Bonuses, Criminals, Events, Items, WhiteFaces, Zones
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.consoles import change_dominance, gain_intel, gain_tolerance
from safehouse.games.in_too_deep.rules.crime_cards import lift_crime
from safehouse.games.in_too_deep.rules.crimes import unhook_all
from safehouse.games.in_too_deep.rules.dilemmas import draw_dilemmas
from safehouse.games.in_too_deep.rules.evidence import (
    draw_from_display,
    draw_from_supply,
    end_chapter,
    remember_drawn,
)
from safehouse.games.in_too_deep.rules.hooks import hook, unhook
from safehouse.games.in_too_deep.rules.position import CAUTIOUS, MEMORY, RECKLESS, Position
from safehouse.games.in_too_deep.rules.support import take_from_offer
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables.pieces import BLACK_FACES, NOBODY, NOTHING, NOWHERE

# Things that can be displaced, for the limit of ZH-5.206: criminals, items, patrol, two barriers, the Guardian.
THING_ITEM: Final = Criminals.COUNT
THING_PATROL: Final = Criminals.COUNT + Items.COUNT
THING_BARRIER: Final = Criminals.COUNT + Items.COUNT + 1
THING_GUARDIAN: Final = Criminals.COUNT + Items.COUNT + 3


def roll(s: Position) -> int:
    """Either die: both have as many faces."""
    return s.random.below(WhiteFaces.COUNT)


def turn_card(s: Position) -> None:
    """ZH-5.199"""
    if len(s.echo_deck) == 0:
        s.echo_deck = s.echo_discard
        s.echo_discard = []
        s.random.shuffle(s.echo_deck)
    s.echo_card = s.echo_deck.pop()
    s.echo_discard.append(s.echo_card)
    s.displaced = []
    s.echo_bonus_used = False
    s.echo_processed = 0
    s.tell_all(Events.ECHO_CARD, s.echo_card)


def hooked_letter(s: Position) -> int:
    return s.letters[s.cards.echo_hook[s.echo_card]]


def echo_hooks(s: Position) -> None:
    """ZH-5.200 to ZH-5.202"""
    turn_card(s)
    criminal = hooked_letter(s)
    if s.hooked_by[criminal] != s.echo:
        if s.locked[criminal] != NOTHING:
            s.tell_all(Events.ECHO_BLOCKED, criminal)
            return
        if len(s.ports[s.echo]) >= s.cards.ports:
            unhook(s, s.echo, s.ports[s.echo][0])
        hook(s, s.echo, criminal)
    change_dominance(s, s.echo, criminal, 1)


def echo_moves(s: Position) -> None:
    """ZH-5.203"""
    criminal = hooked_letter(s)
    shift = BLACK_FACES[roll(s)]
    s.tell_all(Events.ECHO_ROLLED, shift)
    displace_criminal(s, criminal, shift)


def displace_criminal(s: Position, criminal: int, shift: int) -> None:
    s.displaced.append(criminal)
    city.transfer_criminal(s, criminal, (s.criminal_at[criminal] + shift) % Zones.COUNT)


def named_thing(s: Position, white: int) -> int:
    """What the white die means on the current card (ZH-5.204, ZH-5.206)."""
    card = s.echo_card
    if white == WhiteFaces.CRIMINAL_1:
        return s.letters[s.cards.echo_first[card]]
    if white == WhiteFaces.CRIMINAL_2:
        return s.letters[s.cards.echo_second[card]]
    if white == WhiteFaces.ITEM:
        return THING_ITEM + s.cards.echo_item[card]
    if white == WhiteFaces.PATROL_GROUP:
        return THING_PATROL
    if white == WhiteFaces.BARRIER:
        return THING_BARRIER + (0 if s.cards.echo_marked[card] else 1)
    return THING_GUARDIAN


def echo_displaces(s: Position) -> None:
    """ZH-5.204 to ZH-5.207: both dice; a thing displaced before rerolls the white one."""
    shift = BLACK_FACES[roll(s)]
    white = roll(s)
    while named_thing(s, white) in s.displaced:
        white = roll(s)
    s.tell_all(Events.ECHO_ROLLED, shift, white)
    thing = named_thing(s, white)
    if thing < THING_ITEM:
        displace_criminal(s, thing, shift)
        return
    s.displaced.append(thing)
    if thing < THING_PATROL:
        item = thing - THING_ITEM
        place = (s.item_place(item) + shift) % Zones.COUNT
        city.lay_item(s, item, place)
        s.tell_all(Events.ECHO_DISPLACED_ITEM, item, s.zone_at[place])
    elif thing == THING_PATROL:
        displace_patrol(s)
    elif thing < THING_GUARDIAN:
        for _i in range(abs(shift)):
            city.move_barrier(s, thing - THING_BARRIER, 0 if shift > 0 else 1)
    else:
        s.guardian = (s.guardian + shift) % Zones.COUNT
        s.tell_all(Events.GUARDIAN_MOVED, s.zone_at[s.guardian])


def displace_patrol(s: Position) -> None:
    """ZH-5.208, ZH-5.209"""
    place = s.place_of[s.cards.echo_zone[s.echo_card]]
    while s.patrol[place] > 0:
        place = (place + 1) % Zones.COUNT
    city.shift_patrol(s, s.patrol.index(3), place)
    zone = s.zone_at[place]
    if zone == Zones.PARISH:
        gain_tolerance(s, s.echo)
    elif zone == Zones.HARBOR:
        echo_gains_evidence(s, 1)
    elif zone == Zones.ION_TOWERS:
        s.ask(Agenda.ECHO_SUPPORT, s.chooser_for_echo())


# -- step 4 (ZH-5.210 to ZH-5.216)


def echo_progresses(s: Position) -> None:
    steps = s.cards.progress[s.hard][roll(s)]
    s.progress = min(s.progress + steps, s.cards.track_spaces[s.hard] - 1)
    s.tell_all(Events.ECHO_PROGRESS, steps, s.progress)
    if s.echo_crime != NOTHING:
        level = s.cards.level[s.crimes.value[s.echo_crime]]
        if s.progress >= s.cards.level_space[s.hard][level]:
            echo_commits(s)
            return
    s.tell_all(Events.ECHO_MISSED)
    gain_intel(s, s.echo, s.cards.miss_intel[s.hard])
    if s.cards.miss_dominance[s.hard] > 0:
        s.ask(Agenda.ECHO_DOMINANCE, s.chooser_for_echo())


def echo_commits(s: Position) -> None:
    """ZH-5.212 to ZH-5.214"""
    s.progress = 0
    unhook_all(s, s.echo)
    s.crimes.show(s.echo_crime, ALL_KNOW)
    card = s.crimes.value[s.echo_crime]
    reckless = s.cards.echo_reckless[s.echo_card]
    s.tell_all(Events.ECHO_COMMITTED, card)
    s.tell_all(Events.ECHO_RECKLESS if reckless else Events.ECHO_CAUTIOUS, card)
    s.tale.append([s.chapter, s.echo, card, RECKLESS if reckless else CAUTIOUS])
    rewards = s.cards.reckless[card] if reckless else s.cards.cautious[card]
    gain_intel(s, s.echo, rewards[0])
    draw_dilemmas(s, s.echo, rewards[1])
    echo_gains_evidence(s, rewards[2])
    s.ask(Agenda.ECHO_STORY, s.echo)
    if rewards[3] > 0:
        s.ask(Agenda.ECHO_PROCESSING, s.echo, rewards[3])


def echo_into_story(s: Position) -> None:
    """ZH-5.214, ZH-5.215"""
    s.story.append(s.crimes.value[s.echo_crime])
    s.echo_crime = NOTHING
    level = wanted_level(s)
    for other in (level, level - 1, level - 2, level + 1, level + 2):
        if 1 <= other <= 3 and s.deck_size(other) > 0:
            s.echo_crime = lift_crime(s, other)
            s.tell_all(Events.ECHO_DREW_CRIME, other)
            return


def wanted_level(s: Position) -> int:
    for level in (1, 2):
        for line in range(len(s.lines)):
            if s.lines[line] and not s.committed(line, level):
                return level
    return 3


# -- resources


def echo_gains_evidence(s: Position, amount: int) -> None:
    """ZH-5.217, ZH-5.218, ZH-5.229"""
    for _i in range(amount):
        label = draw_from_display(s)
        at = s.drawn_at if label != NOTHING else NOWHERE
        if label == NOTHING:
            end_chapter(s)
            label = draw_from_supply(s, 0)
        if label == NOTHING:
            return
        remember_drawn(s, s.echo, label, at)


def echo_processes(s: Position) -> None:
    """One token (ZH-5.220 to ZH-5.223)."""
    if len(s.memory[s.echo]) == 0:
        return
    token = s.random.choose(s.memory[s.echo])
    s.memory[s.echo].remove(token)
    label = s.evidence.leave(MEMORY + s.echo, s.evidence.value[token], 0)
    row = s.cards.echo_row[s.echo_card]
    first = s.echo_processed == 0
    s.echo_processed += 1
    if first and row != NOTHING and s.folders_left[row] > 0:
        s.rows[row].append(label)
        s.folders_left[row] -= 1
        s.folders[s.echo] += 1
        s.tell_all(Events.ECHO_TO_ROW, row + 1)
        return
    if not s.echo_bonus_used:
        for field in range(Bonuses.COUNT):
            if s.bonus[field] == NOTHING:
                echo_takes_bonus(s, field, label)
                return
    s.boxes[s.echo].append(label)
    s.tell_all(Events.ECHO_TO_BOX)


def echo_takes_bonus(s: Position, field: int, label: int) -> None:
    s.bonus[field] = label
    s.echo_bonus_used = True
    s.tell_all(Events.ECHO_TO_BONUS, field)
    if field == Bonuses.SUPPORT:
        s.ask(Agenda.ECHO_SUPPORT, s.chooser_for_echo())
    elif field == Bonuses.TOLERANCE:
        gain_tolerance(s, s.echo)
    else:
        s.ask(Agenda.ECHO_DOMINANCE, s.chooser_for_echo())


def richest_thirds(s: Position) -> list[int]:
    """ZH-5.224"""
    thirds = [third for third in range(len(s.offer)) if s.offer[third] != NOTHING]
    if len(thirds) == 0:
        return thirds
    most = max([s.offer_intel[third] for third in thirds])
    return [third for third in thirds if s.offer_intel[third] == most]


def echo_takes_support(s: Position, third: int) -> None:
    token = take_from_offer(s, s.echo, third)
    s.support_discard.append(token)
    s.tell_all(Events.ECHO_DISCARDED_SUPPORT, token)


def lowest_tokens(s: Position) -> list[int]:
    """ZH-5.225; nothing when even the lowest cannot rise."""
    low = min([s.dominance[s.echo][criminal] for criminal in s.in_play])
    if low == len(s.cards.track) - 1:
        return []
    return [criminal for criminal in s.in_play if s.dominance[s.echo][criminal] == low]


def highest_tokens(s: Position) -> list[int]:
    high = max([s.dominance[s.echo][criminal] for criminal in s.in_play])
    if high == 0:
        return []
    return [criminal for criminal in s.in_play if s.dominance[s.echo][criminal] == high]


def shift_letters(s: Position) -> None:
    """ZH-5.235: five criminals take turns on four letters."""
    if s.off_board == NOBODY:
        return
    dropped = s.letters[len(s.letters) - 1]
    s.letters = [s.off_board, *s.letters[:-1]]
    s.off_board = dropped
    s.tell_all(Events.ECHO_LETTERS, s.letters[0], s.off_board)
