"""The worlds a seat cannot tell apart: identities, kompromats, Project X, entry token, live trap."""

from safehouse.core.game import Worlds
from safehouse.core.random import Stream
from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Colours,
    Identities,
    Items,
    Pawns,
    Phases,
    Projects,
    Sections,
)
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.rules.position import (
    DISCARDED,
    HELD,
    IN_HAND,
    NOBODY,
    NOT_IN_PLAY,
    OUT_OF_GAME,
    Position,
)
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import (
    ABILITY_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    DATA_IDS,
    GUILT_IDS,
    HAZARD_IDS,
    IDENTITY_IDS,
    ITEM_IDS,
    PAWN_IDS,
    PLACE_IDS,
    POD_IDS,
    POWER_IDS,
    PROJECT_IDS,
    SECTION_IDS,
    SHIP_IDS,
    STATE_IDS,
    TOKEN_IDS,
)
from safehouse.games.stationfall.tables.numbers import NOWHERE, POWER_OF_TWO
from safehouse.games.stationfall.view.shape import SPECIAL_PLACES, StationfallView, TurnView

PLACES = {name: place for place, name in SPECIAL_PLACES.items()} | {
    name: place for place, name in enumerate(PLACE_IDS)
}


class StationfallWorlds(Worlds):
    """One template holds all the seat knows; each draw deals what it does not."""

    def __init__(self, view: StationfallView) -> None:
        self._view = view
        self._template = _public_position(view)
        _own_cards(self._template, view)
        s = self._template
        known = {card for cards in s.dealt for card in cards if card >= 0} | set(s.shown) | set(s.revealed)
        self._unknown_cards = [
            card for card in range(Identities.COUNT) if s.in_play[box_card(s, card)] and card not in known
        ]
        self._hidden_kompromats = [
            card
            for card in range(Characters.COUNT)
            if s.in_play[card] and s.box.has_kompromat[card] and s.kompromat[card] == NOT_IN_PLAY
        ]
        self._kept = [card for card in self._hidden_kompromats if s.kompromat_kept[card] != NOBODY]
        self._hidden_kompromats = [card for card in self._hidden_kompromats if card not in self._kept]
        self._kompromat_slots = _kompromat_slots(s, view)
        self._traps = list(s.traps) + [NOWHERE] * view.traps_lost

    def draw(self, random: Stream) -> Stationfall:
        view = self._view
        world = self._template.copy()
        world.random = random.split()
        self._deal_cards(world, random)
        slots = list(self._kompromat_slots)
        random.shuffle(slots)
        kept = [_take_slot_of(slots, world.kompromat_kept[card]) for card in self._kept]
        world.kompromat, world.kompromat_known = world.kompromat.copy(), world.kompromat_known.copy()
        for card, slot in zip([*self._kept, *self._hidden_kompromats], [*kept, *slots], strict=True):
            world.kompromat[card] = slot
            world.kompromat_known[card] = _holder_bit(world, slot)
        if view.project is None:
            world.project = random.below(Projects.COUNT)
        if view.entry_fireball is None:
            world.entry = random.below(3)
        if view.trap_owner != NOBODY and not view.trap_spent and not _laid_by_me(view):
            world.live_trap = random.choose(self._traps)
        if view.traps_placed_now and not view.traps_being_placed:
            open_sections = [s for s in range(Sections.COUNT) if world.is_section(s)]
            random.shuffle(open_sections)
            world.placed_traps = open_sections[: view.traps_placed_now]
        return world

    def _deal_cards(self, world: Stationfall, random: Stream) -> None:
        """Deal until every automaton would have chosen as it did (SF-S.1); any other deal is possible."""
        cards = list(self._unknown_cards)
        mine = [holder for holder in range(len(world.dealt)) if NOBODY not in world.dealt[holder]]
        while True:
            random.shuffle(cards)
            pool = list(cards)
            if all(self._deal_to(world, holder, pool, random) for holder in _others(world, mine)):
                world.undealt = sorted(pool)
                return

    def _deal_to(self, world: Stationfall, holder: int, pool: list[int], random: Stream) -> bool:
        """Complete another holder's cards; False where an automaton would not have chosen like that."""
        colours = [colour for colour in range(world.colours) if world.holder_of[colour] == holder]
        out = [world.revealed[colour] for colour in colours if world.revealed[colour] != NOBODY]
        shown = [card for card in world.shown if card in self._shown_by(holder)]
        number = self._view.conspiracies[colours[0]].cards
        hidden = [pool.pop() for _ in range(number - len(out) - len(shown))]
        world.dealt[holder] = sorted(out + shown + hidden)
        random.shuffle(hidden)
        for colour in colours:
            world.identity[colour] = NOBODY
            if world.by_schrodinger[colour]:
                world.identity[colour] = random.choose(shown + hidden)
            elif world.revealed[colour] != NOBODY:
                world.identity[colour] = world.revealed[colour]
            elif self._has_chosen(colour):
                world.identity[colour] = hidden.pop()
        _hold_the_rest(world, holder, colours)
        if world.seat_of[colours[0]] == NOBODY:
            return _automaton_agrees(world, colours[0], holder)
        return True

    def _has_chosen(self, colour: int) -> bool:
        if self._template.phase != Phases.CHOOSING:
            return True
        return self._template.seat_of[colour] not in self._view.pending

    def _shown_by(self, holder: int) -> list[int]:
        s = self._template
        enigmas = [c for c in range(s.colours) if s.holder_of[c] == holder and _shows(s, c)]
        return s.shown if enigmas else []


def box_card(s: Position, identity: int) -> int:
    return s.box.identity_character[identity]


def _shows(s: Position, colour: int) -> bool:
    revealed = s.revealed[colour]
    return revealed != NOBODY and Abilities.HOMEWORK in s.box.reveal_abilities[revealed]


def _others(s: Position, mine: list[int]) -> list[int]:
    return [holder for holder in range(len(s.dealt)) if holder not in mine]


def _hold_the_rest(s: Stationfall, holder: int, colours: list[int]) -> None:
    """Cards that are nobody's identity are bonus characters. After a Schrödinger reveal the others, the old
    identity among them, are discarded, or stay bonus characters with Enigma."""
    revealed = [s.revealed[colour] for colour in colours]
    kept = [card for card in s.dealt[holder] if card not in revealed]
    gone = False
    for colour in colours:
        if not s.by_schrodinger[colour]:
            kept = [card for card in kept if card != s.identity[colour]]
        elif (
            Abilities.ENIGMA not in s.box.reveal_abilities[s.revealed[colour]] or s.only_at_stationfall[colour]
        ):
            gone = True
    s.bonus[holder] = [] if gone else kept
    s.discarded[holder] = kept if gone else []


def _automaton_agrees(s: Stationfall, colour: int, holder: int) -> bool:
    low, high = s.dealt[holder][0], s.dealt[holder][1]
    same = box_card(s, low) == box_card(s, high)
    wanted = high if s.box.bonus_grudge[low] and not same else low
    if s.revealed[colour] == NOBODY:
        s.identity[colour] = wanted
        s.bonus[holder] = [card for card in (low, high) if card != wanted]
    return s.identity[colour] == wanted


def _take_slot_of(slots: list[int], hand: int) -> int:
    """Take the first place in this hand or among its discards out of the shuffled ones."""
    slot = next(slot for slot in slots if slot in (IN_HAND + hand, DISCARDED + hand))
    slots.remove(slot)
    return slot


def _holder_bit(s: Position, slot: int) -> int:
    """Who knows a kompromat that this seat does not know."""
    hand = slot - DISCARDED if slot >= DISCARDED else slot - IN_HAND
    if hand < 0:
        return 0
    seat = s.seat_of[s.hand_of.index(hand)]
    return bit(seat) if seat >= 0 else 0


def _laid_by_me(view: StationfallView) -> bool:
    return view.seat >= 0 and view.conspiracies[view.trap_owner].seat == view.seat


def _public_position(view: StationfallView) -> Stationfall:
    s = Stationfall()
    s.box = box(view.station)
    s.unpack()
    _table(s, view)
    for pawn_view in view.pawns:
        pawn = PAWN_IDS.index(pawn_view.id)
        s.state[pawn] = STATE_IDS.index(pawn_view.state)
        if not s.box.is_item[pawn]:
            s.place[pawn] = PLACES[pawn_view.place]
        s.contaminated[pawn] = pawn_view.contaminated
        s.load[pawn] = len(pawn_view.items) + (1 if pawn_view.contaminated and s.body(pawn) else 0)
        s.data[pawn] = _mask(pawn_view.data)
        s.skills[pawn] = sum(POWER_OF_TWO[ABILITY_IDS.index(a)] for a in pawn_view.abilities)
        for name in pawn_view.items:
            item = ITEM_IDS.index(name)
            s.items[pawn * Items.COUNT + item] += 1
            if s.unique(item):
                s.spot[item] = HELD + pawn
    s.state[Pawns.MONSTER] = STATE_IDS.index(view.monster)
    s.place[Pawns.MONSTER] = PLACES[view.monster_place]
    _cards(s, view)
    _station(s, view)
    for name in TurnView.__struct_fields__:
        value = getattr(view.turn, name)
        setattr(s, name, list(value) if isinstance(value, list) else value)
    return s


def _table(s: Stationfall, view: StationfallView) -> None:
    row = SETUP.row(view.players)
    s.seats, s.colours = view.players, len(view.conspiracies)
    s.teams, s.wipe_allowed = view.teams, view.wipe_data
    s.two_player = view.players == 2 and s.colours > view.players
    s.schrodinger_allowed = row.schrodinger and not view.teams
    s.winners_wanted = row.winners
    s.seat_of = [c.seat for c in view.conspiracies]
    s.hand_of = list(range(4)) if view.players == 1 else list(s.seat_of)
    s.holder_of = [seat % (view.players // 2) for seat in s.seat_of] if view.teams else list(s.hand_of)
    s.active, s.first, s.minute = view.active, view.first, view.minute
    s.minute_of = [c.minute for c in view.conspiracies] if s.two_player else []
    s.may_look = list(view.may_look)
    s.shown = [IDENTITY_IDS.index(card) for card in view.shown]
    for c in view.conspiracies:
        s.guilt.append(GUILT_IDS.index(c.guilt))
        s.supply.append(c.supply)
        s.betrayal.append(c.betrayal)
        s.disc.append(CHARACTER_IDS.index(c.disc) if c.disc else NOBODY)
        s.bribe.append(CHARACTER_IDS.index(c.bribe) if c.bribe else NOBODY)
        s.tokens_left.append(c.time_tokens)
        s.identity.append(NOBODY)
        s.revealed.append(IDENTITY_IDS.index(c.revealed) if c.revealed else NOBODY)
        s.by_schrodinger.append(c.by_schrodinger)
        s.only_at_stationfall.append(c.only_at_stationfall)
    holders = max(s.holder_of) + 1
    s.dealt = [[NOBODY] for _ in range(holders)]
    s.bonus = [[] for _ in range(holders)]
    s.discarded = [[] for _ in range(holders)]


def _cards(s: Stationfall, view: StationfallView) -> None:
    for entry in view.characters:
        card = CHARACTER_IDS.index(entry.id)
        s.in_play[card] = True
        for colour, number in enumerate(entry.cubes):
            s.cubes[card * Colours.COUNT + colour] = number
        for colour in entry.owners:
            s.owners[card] |= POWER_OF_TWO[colour]
        s.grey += [card] * entry.grey_bribes
    s.enlist()
    for known in view.kompromats:
        card = CHARACTER_IDS.index(known.character)
        s.kompromat[card] = known.where
        s.kompromat_known[card] = EVERYONE if known.public else bit(view.seat)
    for kept in view.kompromats_kept:
        s.kompromat_kept[CHARACTER_IDS.index(kept.character)] = kept.hand


def _station(s: Stationfall, view: StationfallView) -> None:
    for entry in view.sections:
        section = SECTION_IDS.index(entry.id)
        s.damaged[section] = entry.damaged
        s.hazard[section] = HAZARD_IDS.index(entry.hazard)
        s.pod[section] = POD_IDS.index(entry.pod) if entry.pod else 0
        for name in entry.items:
            item = ITEM_IDS.index(name)
            s.floor[section * Items.COUNT + item] += 1
            if s.unique(item):
                s.spot[item] = section
        if entry.trap:
            s.traps.append(section)
    locked = {(a, b) for a, b in view.locks}
    for k in range(len(s.box.corridor_a)):
        s.locked.append((SECTION_IDS[s.box.corridor_a[k]], SECTION_IDS[s.box.corridor_b[k]]) in locked)
    for token in view.time_tokens:
        s.token_colour.append(COLOUR_IDS.index(token.colour))
        s.token_kind.append(TOKEN_IDS.index(token.token))
        s.token_section.append(SECTION_IDS.index(token.section))
        s.token_minute.append(token.minute)
    s.power = POWER_IDS.index(view.power)
    s.cameras, s.jammers, s.evacuation = view.cameras, view.jammers, view.evacuation
    s.offsite = [_mask(view.authorities), _mask(view.news)]
    s.armed, s.antimatter_gone = view.armed, view.antimatter_gone
    s.exploded_on_station = view.exploded_on_station
    s.track_minute, s.track_colour = view.explosion_minute, view.explosion_colour
    s.track_has_token = view.explosion_token
    for names, counts in ((view.stock, s.stock), (view.destroyed, s.destroyed), (view.extra, s.extra)):
        for name, number in names.items():
            counts[ITEM_IDS.index(name)] = number
    s.nda_side = s.in_play[Characters.LEGAL]
    s.released, s.wormhole = view.released, view.wormhole
    s.project = PROJECT_IDS.index(view.project) if view.project else 0
    s.entry_turned = view.entry_fireball is not None
    s.entry = 0 if view.entry_fireball else 1
    s.ship = SHIP_IDS.index(view.ship)
    s.moss_victims, s.medical_track = view.moss_victims, view.medical_track
    s.trap_owner, s.trap_spent, s.traps_lost = view.trap_owner, view.trap_spent, view.traps_lost
    s.live_trap = SECTION_IDS.index(view.live_trap) if view.live_trap else NOWHERE
    s.placed_traps = [SECTION_IDS.index(name) for name in view.traps_being_placed]


def _mask(names: list[str]) -> int:
    return sum(POWER_OF_TWO[DATA_IDS.index(name)] for name in names)


def _own_cards(s: Stationfall, view: StationfallView) -> None:
    if not view.own.cards:
        return
    holder = next(s.holder_of[c] for c in range(s.colours) if s.seat_of[c] == view.seat)
    s.dealt[holder] = sorted(IDENTITY_IDS.index(card) for card in view.own.cards)
    s.bonus[holder] = [IDENTITY_IDS.index(card) for card in view.own.bonus]
    s.discarded[holder] = [IDENTITY_IDS.index(card) for card in view.own.discarded]
    for colour, identity in enumerate(view.own.identities):
        if identity is not None:
            s.identity[colour] = IDENTITY_IDS.index(identity)


def _kompromat_slots(s: Stationfall, view: StationfallView) -> list[int]:
    """Places where a kompromat lies that this seat does not know."""
    slots = [SECTION_IDS.index(entry.id) for entry in view.sections if entry.kompromat]
    slots += [OUT_OF_GAME] * view.kompromats_out
    for hand in sorted(set(s.hand_of)):
        size = view.conspiracies[s.hand_of.index(hand)].hand
        slots += [IN_HAND + hand] * (size - s.kompromat.count(IN_HAND + hand))
    for hand, number in enumerate(view.discards):
        slots += [DISCARDED + hand] * (number - s.kompromat.count(DISCARDED + hand))
    return slots
