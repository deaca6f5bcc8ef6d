"""The data files as they are written, one struct for each table (ledger section 3), read once."""

from pathlib import Path
from typing import Final

import msgspec

from safehouse.core.data import load

FOLDER: Final = Path(__file__).parent


class Section(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    en: str
    cs: str
    gravity: bool
    dark: bool
    power: bool
    console: bool
    airlock: str
    hazard: str
    kompromat: str
    kompromat_order: int
    items: list[str]
    actions: list[str]
    make: list[str]
    x: float
    y: float
    prov: str = ""
    conf: str = ""
    authored: list[str] = []
    damageable: bool = True
    hazard_permanent: bool = False
    on_station: bool = True


class Sections(msgspec.Struct, forbid_unknown_fields=True):
    section: list[Section]
    schema: int = 1


class Corridor(msgspec.Struct, forbid_unknown_fields=True):
    a: str
    b: str
    lock: bool = False
    prov: str = ""


class Corridors(msgspec.Struct, forbid_unknown_fields=True):
    corridor: list[Corridor]
    vent: list[Corridor]
    schema: int = 1


class PodDefaults(msgspec.Struct, forbid_unknown_fields=True):
    gravity: bool
    dark: bool
    power: bool
    console: bool
    airlock: str
    hazard: str
    damageable: bool
    actions: list[str]
    make: list[str]
    prov: str = ""


class Pod(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    en: str
    cs: str
    in_play: str
    dock: str
    capacity: int
    launch: list[str]
    launch_nda_side: list[str]
    kompromat: str
    kompromat_order: int
    items: list[str]
    x: float
    y: float
    launch_any: list[str] = []
    prov: str = ""
    conf: str = ""


class OtherExit(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    en: str
    cs: str
    in_play: str
    place: str
    rule: str
    prov: str = ""
    conf: str = ""
    flipped_id: str = ""
    flipped_rule: str = ""


class Pods(msgspec.Struct, forbid_unknown_fields=True):
    pod_defaults: PodDefaults
    pod: list[Pod]
    other_exit: list[OtherExit]
    schema: int = 1


class StationFile(msgspec.Struct, forbid_unknown_fields=True):
    """A station of one's own: the tables of sections.toml, corridors.toml and pods.toml in one file."""

    section: list[Section]
    corridor: list[Corridor]
    vent: list[Corridor]
    pod: list[Pod]
    schema: int = 1


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    points: int
    cond: str


class Pawn(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    start: str
    state: str


class Character(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    en: str
    cs: str
    card_no: int
    types: list[str]
    item_limit: int
    influence_limit: int
    abilities: list[str]
    reveal_abilities: list[str]
    identities: list[str]
    start_items: list[str]
    start_tokens: list[str]
    start_data: list[str]
    bribable: bool
    influenceable: bool
    kompromat: bool
    win_if_guilty: bool
    bribe_multiplier: int
    scores_bribes: bool
    bonus: Bonus
    tier: str
    setup: list[str]
    notes: list[str]
    pawn: list[Pawn] = []
    track_stars: list[int] = []
    cs_prov: str = ""
    item_limit_prov: str = ""
    influence_prov: str = ""
    start_prov: str = ""


class Characters(msgspec.Struct, forbid_unknown_fields=True):
    character: list[Character]
    schema: int = 1


class Ability(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    en: str
    cs: str
    cs_prov: str
    group: str
    type: str
    phase: str
    holders: list[str]
    rule: str
    prov: str
    conf: str

    def lasts(self) -> bool:
        """Stays with a character as a skill; the others act once, at the reveal."""
        return self.phase == "start" or self.type != "immediate"


class Abilities(msgspec.Struct, forbid_unknown_fields=True):
    ability: list[Ability]
    schema: int = 1


class AgendaLine(msgspec.Struct, forbid_unknown_fields=True):
    points: int
    plus: bool
    per: str
    cond: str
    text: str


class Identity(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    character: str
    agenda: str
    line: list[AgendaLine]
    reveal_abilities: list[str] = []
    bribe_multiplier: int = 0
    note: str = ""


class Identities(msgspec.Struct, forbid_unknown_fields=True):
    identity: list[Identity]
    schema: int = 1


class Item(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    en: str
    cs: str
    count: int
    supply: str
    prov: str = ""
    charges: int = 1
    start: str = ""
    in_play: str = ""
    made_in: str = ""
    occupies_item_slot: bool = False
    faces: list[str] = []


class Items(msgspec.Struct, forbid_unknown_fields=True):
    item: list[Item]
    data: list[Item]
    token: list[Item]
    schema: int = 1


class ProjectCard(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    no: int
    en: str
    cs: str
    monster: bool
    monster_types: list[str]
    moves_through: list[str]
    enters_pods: bool
    hurt_by: list[str]
    release: list[str]
    resolve: list[str]
    extra: list[str]
    name_prov: str = ""


class ProjectCards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[ProjectCard]
    schema: int = 1


class Script(msgspec.Struct, forbid_unknown_fields=True):
    no: int
    identity: str
    focus: list[str]


class DefaultScript(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    intents: list[str]


class Solo(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    bots: int
    bot_characters_known_to_bots_only: bool
    die_sides: int
    focus_on: list[int]
    default_on: list[int]
    max_cubes_over_limit: int
    reveal_at_minute: int
    default_script: DefaultScript
    script: list[Script]
    schema: int = 1


class PlayerCount(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    mode: str
    characters: int
    identity_cards: int
    minute_start: int
    minute_prov: str
    winners: int
    schrodinger: bool = True


class LastMinute(msgspec.Struct, forbid_unknown_fields=True):
    """A late position to begin from (SF-17.6)."""

    start: dict[str, str]
    pods: list[str]
    bribed: str
    influence_cubes: int
    time_tokens: int
    row: PlayerCount


class Tracks(msgspec.Struct):
    guilt: list[str]
    power: list[str]


class Institutions(msgspec.Struct):
    ids: list[str]


class StarterSet(msgspec.Struct, forbid_unknown_fields=True):
    characters: list[str]
    prov: str


class Setup(msgspec.Struct):
    players: list[PlayerCount]
    tracks: Tracks
    institutions: Institutions
    starter_set: StarterSet

    def row(self, players: int) -> PlayerCount:
        return next(row for row in self.players if row.n == players)


SECTIONS: Final = load(FOLDER / "sections.toml", Sections).section
CORRIDORS: Final = load(FOLDER / "corridors.toml", Corridors)
PODS: Final = load(FOLDER / "pods.toml", Pods)
CHARACTERS: Final = load(FOLDER / "characters.toml", Characters).character
IDENTITIES: Final = load(FOLDER / "identities.toml", Identities).identity
ABILITIES: Final = load(FOLDER / "abilities.toml", Abilities).ability
ITEMS: Final = load(FOLDER / "items.toml", Items)
PROJECT_CARDS: Final = load(FOLDER / "project_x.toml", ProjectCards).card
SOLO: Final = load(FOLDER / "solo.toml", Solo)
SETUP: Final = load(FOLDER / "setup.toml", Setup)
LAST_MINUTE: Final = load(FOLDER / "last_minute.toml", LastMinute)
