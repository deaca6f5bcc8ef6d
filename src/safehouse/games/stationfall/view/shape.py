"""The shape of a view: what the bytes say that a browser, a bot or a screen reader gets."""

from typing import Annotated, Final

import msgspec

from safehouse.core.moves import Domain
from safehouse.core.view import View
from safehouse.games.stationfall.tables.numbers import ENGULFED, NOWHERE, OFF_BOARD
from safehouse.games.stationfall.tables.station import AIRLOCKS
from safehouse.games.stationfall.vocabulary import (
    ABILITY,
    CHARACTER,
    COLOUR,
    DATA,
    GUILT,
    HAZARD,
    IDENTITY,
    ITEM,
    PAWN,
    PLACE,
    POD,
    POWER,
    PROJECT,
    SECTION,
    SHIP,
    STATE,
    TOKEN,
)

SPECIAL_PLACES: Final = {
    NOWHERE: "nowhere",
    OFF_BOARD: "off_board",
    ENGULFED: "engulfed",
}

PawnId = Annotated[str, PAWN]
CharacterId = Annotated[str, CHARACTER]
IdentityId = Annotated[str, IDENTITY]
AbilityId = Annotated[str, ABILITY]
ItemId = Annotated[str, ITEM]
DataId = Annotated[str, DATA]
SectionId = Annotated[str, SECTION]
ColourId = Annotated[str, COLOUR]
PlaceId = Annotated[str, Domain("place", (*PLACE.values, *SPECIAL_PLACES.values()))]
PodId = Annotated[str, Domain("pod", ("", *POD.values))]
"""Empty for a section that is no pod."""


class Layout(msgspec.Struct, frozen=True):
    """One section of the map as a board needs it: where it is drawn and what is printed on it."""

    id: SectionId
    x: float
    y: float
    gravity: bool
    dark: bool
    power: bool
    console: bool
    airlock: Annotated[str, Domain("airlock", tuple(AIRLOCKS))]
    actions: list[str]
    make: list[str]
    dock: str = ""
    seats: int = 0


class PawnView(msgspec.Struct, frozen=True):
    """A pawn in play; everything about it is public."""

    id: PawnId
    character: CharacterId
    state: Annotated[str, STATE]
    place: PlaceId
    items: list[ItemId]
    data: list[DataId]
    contaminated: bool
    abilities: list[AbilityId]


class CardView(msgspec.Struct, frozen=True):
    """A character card with what lies on it; public."""

    id: CharacterId
    cubes: list[int]
    """By colour."""
    discs: list[int]
    owners: list[int]
    bribes: list[int]
    grey_bribes: int
    kompromat_used: bool


class ConspiracyView(msgspec.Struct, frozen=True):
    """One colour; public."""

    colour: ColourId
    seat: int
    """-1 for an automaton."""
    guilt: Annotated[str, GUILT]
    supply: int
    betrayal: int
    disc: CharacterId | None
    bribe: CharacterId | None
    """The character bribed with the own bribe; null while it is unused."""
    time_tokens: int
    revealed: IdentityId | None
    by_schrodinger: bool
    only_at_stationfall: bool
    cards: int
    """Identity cards its holder was dealt."""
    hand: int
    """Kompromats in hand."""
    minute: int


class SectionView(msgspec.Struct, frozen=True):
    """Public; a face-down kompromat shows only that it lies there."""

    id: SectionId
    damaged: bool
    hazard: Annotated[str, HAZARD]
    lit: bool
    items: list[ItemId]
    kompromat: bool
    trap: bool
    pod: PodId


class TokenView(msgspec.Struct, frozen=True):
    colour: ColourId
    token: Annotated[str, TOKEN]
    section: SectionId
    minute: int


class KompromatView(msgspec.Struct, frozen=True):
    """A kompromat whose place this seat knows."""

    character: CharacterId
    where: int
    """A hand (100 + its number), used (60), or discarded by a hand (200 + its number)."""
    public: bool


class KeptView(msgspec.Struct, frozen=True):
    """A kompromat of which all know only that this hand holds it or has discarded it face down."""

    character: CharacterId
    hand: int


class AgendaView(msgspec.Struct, frozen=True):
    """What a card of one's own would score if the game ended now, line by line, and as a bonus character."""

    card: IdentityId
    lines: list[int]
    bonus: int


class OwnView(msgspec.Struct, frozen=True):
    """What only this seat (in teams both members, SF-6) knows."""

    cards: list[IdentityId]
    identities: list[IdentityId | None]
    """By colour; null for colours that are not known to this seat."""
    bonus: list[IdentityId]
    discarded: list[IdentityId]
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


TURN_FIELDS: Final = TurnView.__struct_fields__


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
    locks: list[tuple[SectionId, SectionId]]
    corridors: list[tuple[SectionId, SectionId]]
    vents: list[tuple[SectionId, SectionId]]
    time_tokens: list[TokenView]
    power: Annotated[str, POWER]
    cameras: bool
    jammers: bool
    evacuation: bool
    authorities: list[DataId]
    news: list[DataId]
    armed: bool
    antimatter_gone: bool
    exploded_on_station: bool
    explosion_minute: int
    explosion_colour: int
    explosion_token: bool
    stock: dict[ItemId, int]
    destroyed: dict[ItemId, int]
    extra: dict[ItemId, int]
    shown: list[IdentityId]
    may_look: list[bool]
    """Who may look at the Project X card is known to all; what it shows is not."""
    project: Annotated[str, PROJECT] | None
    """For those who may look, and for all once it is released (SF-9.4.1)."""
    released: bool
    monster: Annotated[str, STATE]
    monster_place: PlaceId
    entry_fireball: bool | None
    """Null until the token is turned."""
    ship: Annotated[str, SHIP]
    wormhole: bool
    moss_victims: int
    medical_track: int
    trap_owner: int
    trap_spent: bool
    traps_lost: int
    live_trap: SectionId | None
    """For the player who laid it."""
    traps_being_placed: list[SectionId]
    """Of the own traps; the others see only how many."""
    traps_placed_now: int
    kompromats: list[KompromatView]
    kompromats_kept: list[KeptView]
    discards: list[int]
    """Kompromats discarded face down, by hand."""
    kompromats_out: int
    """Kompromats that left the game unseen."""
    own: OwnView
    turn: TurnView
