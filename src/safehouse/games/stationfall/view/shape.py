"""The shape of a view: what the bytes say that a browser, a bot or a screen reader gets."""

from typing import Final

import msgspec

from safehouse.core.view import View
from safehouse.games.stationfall.data.station import Layout
from safehouse.games.stationfall.tables.numbers import ENGULFED, NOWHERE, OFF_BOARD

STATES: Final = ("absent", "live", "down", "annihilated")
PODS: Final = ("absent", "docked", "launched", "annihilated")
SHIPS: Final = ("none", "rescue", "pirate", "gone")
SPECIAL_PLACES: Final = {
    NOWHERE: "nowhere",
    OFF_BOARD: "off_board",
    ENGULFED: "engulfed",
}


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


class KeptView(msgspec.Struct, frozen=True):
    """A kompromat of which all know only that this hand holds it or has discarded it face down."""

    character: str
    hand: int


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
    kompromats_kept: list[KeptView]
    discards: list[int]
    """Kompromats discarded face down, by hand."""
    kompromats_out: int
    """Kompromats that left the game unseen."""
    own: OwnView
    turn: TurnView
