"""What a seat may know, built from nothing (ledger section 6)."""

from functools import cache, lru_cache
from typing import Any, Final

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.codes import (
    Characters,
    Colours,
    Data,
    Institutions,
    Items,
    Pawns,
    Phases,
    Sections,
    States,
)
from safehouse.games.stationfall.rules.position import DISCARDED, NOBODY, NOT_IN_PLAY, OUT_OF_GAME, USED
from safehouse.games.stationfall.rules.scoring import agenda_points, bonus_of, reads_hand
from safehouse.games.stationfall.rules.state import Stationfall
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
    QUESTION_IDS,
    SECTION_IDS,
    SHIP_IDS,
    STATE_IDS,
    TOKEN_IDS,
)
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD, LASTING, POWER_OF_TWO
from safehouse.games.stationfall.view.printed import joints, layout
from safehouse.games.stationfall.view.shape import (
    SPECIAL_PLACES,
    TURN_FIELDS,
    AgendaView,
    CardView,
    ConspiracyView,
    KeptView,
    KompromatView,
    OwnView,
    PawnView,
    SectionView,
    StationfallView,
    TokenView,
    TurnView,
)

REMEMBERED: Final = 8192
"""Pieces that look the same are described once; nobody changes a view."""


def place_name(place: int) -> str:
    return SPECIAL_PLACES[place] if place < 0 else PLACE_IDS[place]


def view(s: Stationfall, seat: int) -> StationfallView:
    pending = s.pending()
    knows = bit(seat)
    kompromats = set(s.kompromat)
    return StationfallView(
        seat=seat,
        pending=pending,
        question=_question(s, seat, pending),
        over=s.phase == Phases.OVER,
        players=s.seats,
        teams=s.teams,
        wipe_data=s.wipe_allowed,
        station=s.box.station,
        map=layout(s.box.station),
        active=s.active,
        first=s.first,
        minute=s.minute,
        pawns=[_pawn(s, pawn) for pawn in range(CREW) if s.state[pawn] != States.ABSENT],
        characters=[_card(s, card) for card in range(Characters.COUNT) if s.in_play[card]],
        conspiracies=[_conspiracy(s, colour) for colour in range(s.colours)],
        sections=[_section(s, section, kompromats) for section in range(Sections.COUNT)],
        locks=[
            (SECTION_IDS[s.box.corridor_a[k]], SECTION_IDS[s.box.corridor_b[k]])
            for k in range(len(s.locked))
            if s.locked[k]
        ],
        corridors=joints(s.box.station)[0],
        vents=joints(s.box.station)[1],
        time_tokens=[
            TokenView(
                COLOUR_IDS[s.token_colour[k]],
                TOKEN_IDS[s.token_kind[k]],
                SECTION_IDS[s.token_section[k]],
                s.token_minute[k],
            )
            for k in range(len(s.token_kind))
        ],
        power=POWER_IDS[s.power],
        cameras=s.cameras,
        jammers=s.jammers,
        evacuation=s.evacuation,
        authorities=_data(s.offsite[Institutions.AUTHORITIES]),
        news=_data(s.offsite[Institutions.NEWS]),
        armed=s.armed,
        antimatter_gone=s.antimatter_gone,
        exploded_on_station=s.exploded_on_station,
        explosion_minute=s.track_minute,
        explosion_colour=s.track_colour,
        explosion_token=s.track_has_token,
        stock=_counts(s.stock),
        destroyed=_counts(s.destroyed),
        extra=_counts(s.extra),
        shown=[IDENTITY_IDS[card] for card in s.shown],
        may_look=list(s.may_look),
        project=_project(s, seat),
        released=s.released,
        monster=STATE_IDS[s.state[Pawns.MONSTER]],
        monster_place=place_name(s.place[Pawns.MONSTER]),
        entry_fireball=s.entry == 0 if s.entry_turned else None,
        ship=SHIP_IDS[s.ship],
        wormhole=s.wormhole,
        moss_victims=s.moss_victims,
        medical_track=s.medical_track,
        trap_owner=s.trap_owner,
        trap_spent=s.trap_spent,
        traps_lost=s.traps_lost,
        live_trap=_live_trap(s, seat),
        traps_being_placed=[SECTION_IDS[t] for t in s.placed_traps] if _acts(s, seat) else [],
        traps_placed_now=len(s.placed_traps),
        kompromats=[
            KompromatView(CHARACTER_IDS[c], s.kompromat[c], s.kompromat_known[c] == EVERYONE)
            for c in range(Characters.COUNT)
            if s.kompromat_known[c] & knows
        ],
        kompromats_kept=[
            KeptView(CHARACTER_IDS[c], s.kompromat_kept[c])
            for c in range(Characters.COUNT)
            if s.kompromat_kept[c] != NOBODY
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


def _items(counts: tuple[int, ...]) -> list[str]:
    if not any(counts):
        return []
    return [ITEM_IDS[item] for item in range(Items.COUNT) for _ in range(counts[item])]


def _data(mask: int) -> list[str]:
    return [DATA_IDS[d] for d in range(Data.COUNT) if mask & POWER_OF_TWO[d]]


def _counts(counts: list[int]) -> dict[str, int]:
    return {ITEM_IDS[item]: counts[item] for item in range(Items.COUNT) if counts[item]}


@cache
def _abilities(skills: int) -> list[str]:
    return [ABILITY_IDS[a] for a in range(LASTING) if skills & POWER_OF_TWO[a]]


def _pawn(s: Stationfall, pawn: int) -> PawnView:
    base = pawn * Items.COUNT
    return _seen_pawn(
        pawn,
        s.box.card_of[pawn],
        s.state[pawn],
        s.where(pawn),
        tuple(s.items[base : base + Items.COUNT]),
        s.data[pawn],
        s.contaminated[pawn],
        s.skills[pawn],
    )


@lru_cache(REMEMBERED)
def _seen_pawn(
    pawn: int,
    card: int,
    state: int,
    place: int,
    items: tuple[int, ...],
    data: int,
    contaminated: bool,
    skills: int,
) -> PawnView:
    return PawnView(
        PAWN_IDS[pawn],
        CHARACTER_IDS[card],
        STATE_IDS[state],
        place_name(place),
        _items(items),
        _data(data),
        contaminated,
        _abilities(skills),
    )


def _card(s: Stationfall, card: int) -> CardView:
    base = card * Colours.COUNT
    cubes = tuple(s.cubes[base : base + s.colours])
    discs = tuple(s.disc) if card in s.disc else ()
    bribes = tuple(s.bribe) if card in s.bribe else ()
    used = s.kompromat[card] == USED
    return _seen_card(card, cubes, discs, s.owners[card], bribes, s.grey.count(card), used)


@lru_cache(REMEMBERED)
def _seen_card(
    card: int,
    cubes: tuple[int, ...],
    discs: tuple[int, ...],
    owners: int,
    bribes: tuple[int, ...],
    grey: int,
    used: bool,
) -> CardView:
    return CardView(
        CHARACTER_IDS[card],
        list(cubes),
        [colour for colour, disc in enumerate(discs) if disc == card],
        [colour for colour in range(len(cubes)) if owners & POWER_OF_TWO[colour]],
        [colour for colour, bribe in enumerate(bribes) if bribe == card],
        grey,
        used,
    )


def _conspiracy(s: Stationfall, colour: int) -> ConspiracyView:
    def named(card: int) -> str | None:
        return CHARACTER_IDS[card] if card != NOBODY else None

    revealed = s.revealed[colour]
    return ConspiracyView(
        COLOUR_IDS[colour],
        s.seat_of[colour],
        GUILT_IDS[s.guilt[colour]],
        s.supply[colour],
        s.betrayal[colour],
        named(s.disc[colour]),
        named(s.bribe[colour]),
        s.tokens_left[colour],
        IDENTITY_IDS[revealed] if revealed != NOBODY else None,
        s.by_schrodinger[colour],
        s.only_at_stationfall[colour],
        len(s.dealt[s.holder_of[colour]]),
        s.hand_size(s.hand_of[colour]),
        s.minute_of[colour] if s.two_player else s.minute,
    )


def _section(s: Stationfall, section: int, kompromats: set[int]) -> SectionView:
    base = section * Items.COUNT
    return _seen_section(
        section,
        s.damaged[section],
        s.hazard[section],
        s.lit(section),
        tuple(s.floor[base : base + Items.COUNT]),
        section in kompromats,
        section in s.traps,
        s.pod[section],
    )


@lru_cache(REMEMBERED)
def _seen_section(
    section: int,
    damaged: bool,
    hazard: int,
    lit: bool,
    items: tuple[int, ...],
    kompromat: bool,
    trap: bool,
    pod: int,
) -> SectionView:
    return SectionView(
        SECTION_IDS[section],
        damaged,
        HAZARD_IDS[hazard],
        lit,
        _items(items),
        kompromat,
        trap,
        POD_IDS[pod] if section >= FIRST_POD else "",
    )


def _project(s: Stationfall, seat: int) -> str | None:
    if s.released or (seat >= 0 and s.may_look[seat]):
        return PROJECT_IDS[s.project]
    return None


def _live_trap(s: Stationfall, seat: int) -> str | None:
    if s.trap_owner == NOBODY or seat < 0 or s.seat_of[s.trap_owner] != seat or s.live_trap < 0:
        return None
    return SECTION_IDS[s.live_trap]


def _discards(s: Stationfall) -> list[int]:
    hands = max(s.hand_of) + 1
    return [s.kompromat.count(DISCARDED + hand) for hand in range(hands)]


def _own(s: Stationfall, seat: int) -> OwnView:
    holders = {s.holder_of[colour] for colour in range(s.colours) if s.seat_of[colour] == seat and seat >= 0}
    cards: list[str] = []
    bonus: list[str] = []
    discarded: list[str] = []
    for holder in sorted(holders):
        cards += [IDENTITY_IDS[card] for card in s.dealt[holder]]
        bonus += [IDENTITY_IDS[card] for card in s.bonus[holder]]
        discarded += [IDENTITY_IDS[card] for card in s.discarded[holder]]
    identities = [
        IDENTITY_IDS[s.identity[c]] if s.holder_of[c] in holders and s.identity[c] != NOBODY else None
        for c in range(s.colours)
    ]
    return OwnView(cards, identities, bonus, discarded, _agendas(s, seat, holders))


def _agendas(s: Stationfall, seat: int, holders: set[int]) -> list[AgendaView]:
    """Reckoned from what lies open and from the kompromats this seat knows."""
    found = []
    for colour in range(s.colours):
        holder = s.holder_of[colour]
        if holder not in holders or s.holder_of.index(holder) != colour:
            continue
        for card in s.dealt[holder]:
            player = next((c for c in range(s.colours) if s.identity[c] == card), colour)
            points = _lines(s, seat, player, card)
            found.append(AgendaView(IDENTITY_IDS[card], points, bonus_of(s, card, player)))
    return found


def _lines(s: Stationfall, seat: int, player: int, card: int) -> list[int]:
    """A team mate's kompromats count for nothing unless they are known (ledger section 6)."""
    points = agenda_points(s, player, card)
    from_hand = [reads_hand(line) for line in s.box.agenda[card]]
    if s.seat_of[player] == seat or True not in from_hand:
        return points
    seen = s.copy()
    seen.kompromat = [
        where if s.kompromat_known[card] & bit(seat) else NOT_IN_PLAY for card, where in enumerate(s.kompromat)
    ]
    known = agenda_points(seen, player, card)
    return [known[k] if from_hand[k] else points[k] for k in range(len(points))]


def _turn(s: Stationfall) -> TurnView:
    values: list[Any] = [getattr(s, name) for name in TURN_FIELDS]
    copied: list[Any] = [list(value) if isinstance(value, list) else value for value in values]
    return TurnView(*copied)
