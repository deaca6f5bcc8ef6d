"""What a seat may know, built from nothing (ledger section 6)."""

from functools import cache
from typing import Any, Final

import msgspec

from safehouse.core.seats import EVERYONE, bit
from safehouse.core.view import View
from safehouse.games.stationfall import moves as m
from safehouse.games.stationfall.position import DISCARDED, NOBODY, OUT_OF_GAME, USED
from safehouse.games.stationfall.rules.questions import OVER, QUESTION_IDS
from safehouse.games.stationfall.rules.scoring import agenda_points, bonus_of
from safehouse.games.stationfall.state import Stationfall
from safehouse.games.stationfall.stations import Layout, joints, layout

STATES: Final = ("absent", "live", "down", "annihilated")
PODS: Final = ("absent", "docked", "launched", "annihilated")
SHIPS: Final = ("none", "rescue", "pirate", "gone")
SPECIAL_PLACES: Final = {m.NOWHERE: "nowhere", m.OFF_BOARD: "off_board", m.ENGULFED: "engulfed"}


class PawnView(msgspec.Struct, frozen=True):
    """A pawn in play; everything about it is public."""

    id: str
    character: str
    state: str
    place: str
    items: list[str]
    data: list[str]
    contaminated: bool
    abilities: list[str]


class CardView(msgspec.Struct, frozen=True):
    """A character card with what lies on it; public."""

    id: str
    cubes: list[int]
    """By colour."""
    discs: list[int]
    owners: list[int]
    bribes: list[int]
    grey_bribes: int
    kompromat_used: bool


class ConspiracyView(msgspec.Struct, frozen=True):
    """One colour; public."""

    colour: str
    seat: int
    """-1 for an automaton."""
    guilt: str
    supply: int
    betrayal: int
    disc: str | None
    bribe: str | None
    """The character bribed with the own bribe; null while it is unused."""
    time_tokens: int
    revealed: str | None
    by_schrodinger: bool
    only_at_stationfall: bool
    cards: int
    """Identity cards its holder was dealt."""
    hand: int
    """Kompromats in hand."""
    minute: int


class SectionView(msgspec.Struct, frozen=True):
    """Public; a face-down kompromat shows only that it lies there."""

    id: str
    damaged: bool
    hazard: str
    lit: bool
    items: list[str]
    kompromat: bool
    trap: bool
    pod: str


class TokenView(msgspec.Struct, frozen=True):
    colour: str
    token: str
    section: str
    minute: int


class KompromatView(msgspec.Struct, frozen=True):
    """A kompromat whose place this seat knows."""

    character: str
    where: int
    """A hand (100 + its number), used (60), or discarded by a hand (200 + its number)."""
    public: bool


class AgendaView(msgspec.Struct, frozen=True):
    """What a card of one's own would score if the game ended now, line by line, and as a bonus character."""

    card: str
    lines: list[int]
    bonus: int


class OwnView(msgspec.Struct, frozen=True):
    """What only this seat (in teams both members, SF-6) knows."""

    cards: list[str]
    identities: list[str | None]
    """By colour; null for colours that are not known to this seat."""
    bonus: list[str]
    discarded: list[str]
    agendas: list[AgendaView]


class TurnView(msgspec.Struct, frozen=True):
    """Where the turn stands; all of it is done openly at the table."""

    phase: int
    ask: int
    asked: int
    queue: list[int]
    stage: int
    die: int
    exhausted: int
    activated: int
    actions_left: int
    free_left: bool
    free_moves: int
    acted: bool
    bribed: bool
    blackmailed: bool
    moss_done: bool
    draggers: int
    draggeds: int
    influencing: int
    mode: int
    actor: int
    commanders: list[int]
    reckless: bool
    verb: int
    target: int
    thing: int
    drag: int
    light: bool
    let_go: int
    asked_drag: bool
    asked_light: bool
    token: int
    vengeance: int
    owner_asked: int
    judged: bool
    witnessed: int
    x_triggered: bool
    ended: bool
    monster_moves: int
    monster_target: int
    discards: int
    clones: int
    final_turn: int
    delivered: int
    turn_number: int


class StationfallView(View, frozen=True, kw_only=True):
    players: int
    teams: bool
    wipe_data: bool
    station: str
    map: list[Layout]
    """The printed map, for a board to draw."""
    active: int
    first: int
    minute: int
    pawns: list[PawnView]
    characters: list[CardView]
    conspiracies: list[ConspiracyView]
    sections: list[SectionView]
    locks: list[list[str]]
    corridors: list[list[str]]
    vents: list[list[str]]
    time_tokens: list[TokenView]
    power: str
    cameras: bool
    jammers: bool
    evacuation: bool
    authorities: list[str]
    news: list[str]
    armed: bool
    antimatter_gone: bool
    exploded_on_station: bool
    explosion_minute: int
    explosion_colour: int
    explosion_token: bool
    stock: dict[str, int]
    destroyed: dict[str, int]
    extra: dict[str, int]
    shown: list[str]
    may_look: list[bool]
    """Who may look at the Project X card is known to all; what it shows is not."""
    project: str | None
    """For those who may look, and for all once it is released (SF-9.4.1)."""
    released: bool
    monster: str
    monster_place: str
    entry_fireball: bool | None
    """Null until the token is turned."""
    ship: str
    wormhole: bool
    moss_victims: int
    medical_track: int
    trap_owner: int
    trap_spent: bool
    traps_lost: int
    live_trap: str | None
    """For the player who laid it."""
    traps_being_placed: list[str]
    """Of the own traps; the others see only how many."""
    traps_placed_now: int
    kompromats: list[KompromatView]
    discards: list[int]
    """Kompromats discarded face down, by hand."""
    kompromats_out: int
    """Kompromats that left the game unseen."""
    own: OwnView
    turn: TurnView


def place_name(place: int) -> str:
    return SPECIAL_PLACES[place] if place < 0 else m.PLACE_IDS[place]


def view(s: Stationfall, seat: int) -> StationfallView:
    pending = s.pending()
    knows = bit(seat)
    return StationfallView(
        seat=seat,
        pending=pending,
        question=_question(s, seat, pending),
        over=s.phase == OVER,
        players=s.seats,
        teams=s.teams,
        wipe_data=s.wipe_allowed,
        station=s.box.station,
        map=layout(s.box.station),
        active=s.active,
        first=s.first,
        minute=s.minute,
        pawns=[_pawn(s, pawn) for pawn in range(m.PAWNS - 1) if s.state[pawn] != m.ABSENT],
        characters=[_card(s, card) for card in range(m.CHARACTERS) if s.in_play[card]],
        conspiracies=[_conspiracy(s, colour) for colour in range(s.colours)],
        sections=[_section(s, section) for section in range(m.SECTIONS)],
        locks=[
            [m.SECTION_IDS[s.box.corridor_a[k]], m.SECTION_IDS[s.box.corridor_b[k]]]
            for k in range(len(s.locked))
            if s.locked[k]
        ],
        corridors=joints(s.box.station)[0],
        vents=joints(s.box.station)[1],
        time_tokens=[
            TokenView(
                m.COLOUR_IDS[s.token_colour[k]],
                m.TOKEN_IDS[s.token_kind[k]],
                m.SECTION_IDS[s.token_section[k]],
                s.token_minute[k],
            )
            for k in range(len(s.token_kind))
        ],
        power=m.POWER_IDS[s.power],
        cameras=s.cameras,
        jammers=s.jammers,
        evacuation=s.evacuation,
        authorities=_data(s.offsite[m.AUTHORITIES]),
        news=_data(s.offsite[m.NEWS]),
        armed=s.armed,
        antimatter_gone=s.antimatter_gone,
        exploded_on_station=s.exploded_on_station,
        explosion_minute=s.track_minute,
        explosion_colour=s.track_colour,
        explosion_token=s.track_has_token,
        stock=_counts(s.stock),
        destroyed=_counts(s.destroyed),
        extra=_counts(s.extra),
        shown=[m.IDENTITY_IDS[card] for card in s.shown],
        may_look=list(s.may_look),
        project=_project(s, seat),
        released=s.released,
        monster=STATES[s.state[m.MONSTER]],
        monster_place=place_name(s.place[m.MONSTER]),
        entry_fireball=s.entry == 0 if s.entry_turned else None,
        ship=SHIPS[s.ship],
        wormhole=s.wormhole,
        moss_victims=s.moss_victims,
        medical_track=s.medical_track,
        trap_owner=s.trap_owner,
        trap_spent=s.trap_spent,
        traps_lost=s.traps_lost,
        live_trap=_live_trap(s, seat),
        traps_being_placed=[m.SECTION_IDS[t] for t in s.placed_traps] if _acts(s, seat) else [],
        traps_placed_now=len(s.placed_traps),
        kompromats=[
            KompromatView(m.CHARACTER_IDS[c], s.kompromat[c], s.kompromat_known[c] == EVERYONE)
            for c in range(m.CHARACTERS)
            if s.kompromat_known[c] & knows
        ],
        discards=_discards(s),
        kompromats_out=s.kompromat.count(OUT_OF_GAME),
        own=_own(s, seat),
        turn=_turn(s),
    )


def _question(s: Stationfall, seat: int, pending: list[int]) -> str:
    if not pending:
        return "over"
    kind = "assign" if QUESTION_IDS[s.ask] == "choose" and (s.two_player or s.teams) else QUESTION_IDS[s.ask]
    return f"ask-{kind}" if seat in pending else f"wait-{kind}"


def _acts(s: Stationfall, seat: int) -> bool:
    return seat >= 0 and s.seat_of[s.active] == seat


def _items(counts: list[int], base: int) -> list[str]:
    here = counts[base : base + m.ITEMS]
    if not any(here):
        return []
    return [m.ITEM_IDS[item] for item in range(m.ITEMS) for _ in range(here[item])]


def _data(mask: int) -> list[str]:
    return [m.DATA_IDS[d] for d in range(m.DATA) if mask & m.POWER_OF_TWO[d]]


def _counts(counts: list[int]) -> dict[str, int]:
    return {m.ITEM_IDS[item]: counts[item] for item in range(m.ITEMS) if counts[item]}


@cache
def _abilities(skills: int) -> list[str]:
    return [m.ABILITY_IDS[a] for a in range(m.LASTING) if skills & m.POWER_OF_TWO[a]]


def _pawn(s: Stationfall, pawn: int) -> PawnView:
    return PawnView(
        m.PAWN_IDS[pawn],
        m.CHARACTER_IDS[s.box.card_of[pawn]],
        STATES[s.state[pawn]],
        place_name(s.where(pawn)),
        _items(s.items, pawn * m.ITEMS),
        _data(s.data[pawn]),
        s.contaminated[pawn],
        _abilities(s.skills[pawn]),
    )


def _card(s: Stationfall, card: int) -> CardView:
    return CardView(
        m.CHARACTER_IDS[card],
        [s.cubes_on(card, colour) for colour in range(s.colours)],
        [colour for colour in range(s.colours) if s.disc[colour] == card],
        [colour for colour in range(s.colours) if s.owned_by(card, colour)],
        [colour for colour in range(s.colours) if s.bribe[colour] == card],
        s.grey.count(card),
        s.kompromat[card] == USED,
    )


def _conspiracy(s: Stationfall, colour: int) -> ConspiracyView:
    def named(card: int) -> str | None:
        return m.CHARACTER_IDS[card] if card != NOBODY else None

    revealed = s.revealed[colour]
    return ConspiracyView(
        m.COLOUR_IDS[colour],
        s.seat_of[colour],
        m.GUILT_IDS[s.guilt[colour]],
        s.supply[colour],
        s.betrayal[colour],
        named(s.disc[colour]),
        named(s.bribe[colour]),
        s.tokens_left[colour],
        m.IDENTITY_IDS[revealed] if revealed != NOBODY else None,
        s.by_schrodinger[colour],
        s.only_at_stationfall[colour],
        len(s.dealt[s.holder_of[colour]]),
        s.hand_size(s.hand_of[colour]),
        s.minute_of[colour] if s.two_player else s.minute,
    )


def _section(s: Stationfall, section: int) -> SectionView:
    return SectionView(
        m.SECTION_IDS[section],
        s.damaged[section],
        m.HAZARD_IDS[s.hazard[section]],
        s.lit(section),
        _items(s.floor, section * m.ITEMS),
        section in s.kompromat,
        section in s.traps,
        PODS[s.pod[section]] if section >= m.FIRST_POD else "",
    )


def _project(s: Stationfall, seat: int) -> str | None:
    if s.released or (seat >= 0 and s.may_look[seat]):
        return m.PROJECT_IDS[s.project]
    return None


def _live_trap(s: Stationfall, seat: int) -> str | None:
    if s.trap_owner == NOBODY or seat < 0 or s.seat_of[s.trap_owner] != seat or s.live_trap < 0:
        return None
    return m.SECTION_IDS[s.live_trap]


def _discards(s: Stationfall) -> list[int]:
    hands = max(s.hand_of) + 1
    return [s.kompromat.count(DISCARDED + hand) for hand in range(hands)]


def _own(s: Stationfall, seat: int) -> OwnView:
    holders = {s.holder_of[colour] for colour in range(s.colours) if s.seat_of[colour] == seat and seat >= 0}
    cards: list[str] = []
    bonus: list[str] = []
    discarded: list[str] = []
    for holder in sorted(holders):
        cards += [m.IDENTITY_IDS[card] for card in s.dealt[holder]]
        bonus += [m.IDENTITY_IDS[card] for card in s.bonus[holder]]
        discarded += [m.IDENTITY_IDS[card] for card in s.discarded[holder]]
    identities = [
        m.IDENTITY_IDS[s.identity[c]] if s.holder_of[c] in holders and s.identity[c] != NOBODY else None
        for c in range(s.colours)
    ]
    return OwnView(cards, identities, bonus, discarded, _agendas(s, holders))


def _agendas(s: Stationfall, holders: set[int]) -> list[AgendaView]:
    """Reckoned from what lies open and from the own hand alone."""
    found = []
    for colour in range(s.colours):
        holder = s.holder_of[colour]
        if holder not in holders or s.holder_of.index(holder) != colour:
            continue
        for card in s.dealt[holder]:
            player = next((c for c in range(s.colours) if s.identity[c] == card), colour)
            points = agenda_points(s, player, card)
            found.append(AgendaView(m.IDENTITY_IDS[card], points, bonus_of(s, card, player)))
    return found


def _turn(s: Stationfall) -> TurnView:
    values: dict[str, Any] = {name: getattr(s, name) for name in TurnView.__struct_fields__}
    values["queue"], values["commanders"] = list(s.queue), list(s.commanders)
    return TurnView(**values)
