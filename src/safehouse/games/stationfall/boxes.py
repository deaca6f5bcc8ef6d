"""Reads the data files into a `Box`; a station of one's own may replace the printed map."""

from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from safehouse.core.data import DataError, load
from safehouse.games.stationfall.box import Box
from safehouse.games.stationfall.expressions import Expression, ExpressionError, Line, parse
from safehouse.games.stationfall.moves import (
    ABILITY_IDS,
    AIRLOCK,
    ASPHYXIATION,
    CHARACTER_IDS,
    COUNTDOWN,
    DATA_IDS,
    DECLARE,
    DECONTAMINATE,
    FIRST_POD,
    HAZARD_IDS,
    IDENTITY_IDS,
    ITEM_IDS,
    JETTISON,
    LASTING,
    LAUNCH,
    LAUNCH_ALL,
    MEDITATE,
    OFF_BOARD,
    OUTER_SPACE,
    PAWN_IDS,
    POWER_OF_TWO,
    PROJECT_IDS,
    RELEASE,
    REPAIR,
    SECTION_IDS,
    SELF_DESTRUCT,
    TOGGLE_CAMERAS,
    TRANSMIT,
    WIPE,
)

DATA = Path(__file__).parent / "data"
T = TypeVar("T")

SECTION_VERBS = {
    "abandon_ship": DECLARE,
    "transmit": TRANSMIT,
    "release_project_x": RELEASE,
    "decontaminate": DECONTAMINATE,
    "jettison_antimatter": JETTISON,
    "launch_countdown": COUNTDOWN,
    "launch_from_section": LAUNCH,
    "launch_from_bridge": LAUNCH_ALL,
    "meditate": MEDITATE,
    "repair_robot": REPAIR,
    "self_destruct": SELF_DESTRUCT,
    "airlock": AIRLOCK,
    "toggle_cameras": TOGGLE_CAMERAS,
    "wipe_data": WIPE,
}
"""Section actions of chapter 13; what is manufactured stands in `make` instead."""


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


class Setup(msgspec.Struct):
    players: list[PlayerCount]
    starter_set: dict[str, list[str] | str]


SETUP = load(DATA / "setup.toml", Setup)


def count_row(players: int) -> PlayerCount:
    return next(row for row in SETUP.players if row.n == players)


def starter_set() -> list[int]:
    return [CHARACTER_IDS.index(name) for name in SETUP.starter_set["characters"]]


class Layout(msgspec.Struct, frozen=True):
    """One section of the map as a board needs it: where it is drawn and what is printed on it."""

    id: str
    x: float
    y: float
    gravity: bool
    dark: bool
    power: bool
    console: bool
    airlock: str
    actions: list[str]
    make: list[str]
    dock: str = ""
    seats: int = 0


@cache
def station_file(name: str) -> StationFile:
    """The printed station for "", otherwise the file of this name."""
    if name:
        path = Path(name)
        if not path.is_file():
            raise DataError(f"there is no station file {path.name}")
        return load(path, StationFile)
    corridors = load(DATA / "corridors.toml", Corridors)
    return StationFile(
        section=load(DATA / "sections.toml", Sections).section,
        corridor=corridors.corridor,
        vent=corridors.vent,
        pod=load(DATA / "pods.toml", Pods).pod,
    )


@cache
def layout(name: str) -> list[Layout]:
    station = station_file(name)
    found = [
        Layout(s.id, s.x, s.y, s.gravity, s.dark, s.power, s.console, s.airlock, s.actions, s.make)
        for s in station.section
    ]
    pods = load(DATA / "pods.toml", Pods).pod_defaults
    for pod in station.pod:
        found.append(
            Layout(
                pod.id, pod.x, pod.y, pods.gravity, pods.dark, pods.power, pods.console, pods.airlock,
                pods.actions, pods.make, pod.dock, pod.capacity,
            )
        )  # fmt: skip
    return found


@cache
def joints(name: str) -> tuple[list[list[str]], list[list[str]]]:
    """Corridors (those of docked pods included) and vents as pairs of sections."""
    station = station_file(name)
    corridors = [[pod.id, pod.dock] for pod in station.pod] + [[c.a, c.b] for c in station.corridor]
    return corridors, [[vent.a, vent.b] for vent in station.vent]


@cache
def box(station: str = "") -> Box:
    """Everything that is printed; the same object for the same station."""
    found = Box()
    found.station = station
    _read_station(found, station_file(station))
    _read_characters(found)
    _read_items(found)
    _read_identities(found)
    _read_projects(found)
    _read_solo(found)
    _check_station(found)
    return found


def _index(ids: list[str], name: str, where: str) -> int:
    if name not in ids:
        raise DataError(f"{where}: {name!r} is unknown; there are: {', '.join(ids)}")
    return ids.index(name)


def _section(name: str, where: str) -> int:
    return _index(SECTION_IDS, name, where)


def _read_station(box: Box, station: StationFile) -> None:
    expected = sorted(SECTION_IDS)
    named = sorted([s.id for s in station.section] + [p.id for p in station.pod])
    if named != expected:
        odd = sorted(set(named) ^ set(expected)) or ["a section twice"]
        raise DataError(f"a station has exactly the sections and pods of the game; not so: {', '.join(odd)}")
    places: list[tuple[str, int, int]] = []
    for section in station.section:
        where = f"section {section.id}"
        s = _section(section.id, where)
        box.gravity[s], box.dark[s] = section.gravity, section.dark
        box.power[s], box.console[s] = section.power, section.console
        box.airlock_out[s] = section.airlock in ("out", "both") and s != OUTER_SPACE
        box.airlock_in[s] = section.airlock in ("in", "both") and s != OUTER_SPACE
        box.start_hazard[s] = HAZARD_IDS.index(section.hazard) if section.hazard else 0
        box.start_items[s] = [_index(ITEM_IDS, item, where) for item in section.items]
        for action in section.actions:
            if action != "manufacture":
                box.section_actions[s].append(SECTION_VERBS[_known(action, where)])
        for product in section.make:
            _read_product(box, s, product, where)
        if section.kompromat:
            places.append((section.kompromat, section.kompromat_order, s))
    for pod in station.pod:
        where = f"pod {pod.id}"
        s = _section(pod.id, where)
        if s < FIRST_POD:
            raise DataError(f"{where}: this is no pod")
        box.seats[s], box.dock[s] = pod.capacity, _section(pod.dock, where)
        box.pod_of[s] = -1 if pod.in_play == "always" else _index(CHARACTER_IDS, pod.in_play, where)
        box.launch[s], box.launch_any[s], box.launch_nda[s] = pod.launch, pod.launch_any, pod.launch_nda_side
        box.section_actions[s] = [COUNTDOWN]
        box.start_items[s] = [_index(ITEM_IDS, item, where) for item in pod.items]
        if pod.kompromat:
            places.append((pod.kompromat, pod.kompromat_order, s))
        _join(box, s, box.dock[s], False)
    for corridor in station.corridor:
        where = f"corridor {corridor.a} - {corridor.b}"
        _join(box, _section(corridor.a, where), _section(corridor.b, where), corridor.lock)
    for vent in station.vent:
        where = f"vent {vent.a} - {vent.b}"
        a, b = _section(vent.a, where), _section(vent.b, where)
        box.vents_of[a].append(b)
        box.vents_of[b].append(a)
    places.sort(key=lambda place: (place[0] != "purple", place[1]))
    box.kompromat_places = [s for _, _, s in places]


def _known(action: str, where: str) -> str:
    if action not in SECTION_VERBS:
        raise DataError(f"{where}: {action!r} is no section action; there are: {', '.join(SECTION_VERBS)}")
    return action


def _read_product(box: Box, section: int, product: str, where: str) -> None:
    name, _, needs = product.partition(":")
    if name == "contamination":
        box.makes_contamination[section] = True
    elif name in DATA_IDS:
        box.makes_data[section].append(DATA_IDS.index(name))
    else:
        makes = box.makes_for_officers if needs == "officer" else box.makes
        makes[section].append(_index(ITEM_IDS, name, where))


def _join(box: Box, a: int, b: int, locked: bool) -> None:
    corridor = len(box.corridor_a)
    box.corridor_a.append(a)
    box.corridor_b.append(b)
    box.corridor_locked.append(locked)
    box.corridors_of[a].append(corridor)
    box.corridors_of[b].append(corridor)


def _read_characters(box: Box) -> None:
    for character in load(DATA / "characters.toml", Characters).character:
        where = f"character {character.id}"
        c = _index(CHARACTER_IDS, character.id, where)
        pawns = [_index(PAWN_IDS, pawn.id, where) for pawn in character.pawn] or [PAWN_IDS.index(character.id)]
        box.pawns_of[c] = pawns
        box.influence_limit[c] = character.influence_limit
        box.bribable[c], box.influenceable[c] = character.bribable, character.influenceable
        box.has_kompromat[c] = character.kompromat
        box.wins_guilty[c], box.scores_bribes[c] = character.win_if_guilty, character.scores_bribes
        box.character_identities[c] = [_index(IDENTITY_IDS, i, where) for i in character.identities]
        for pawn in pawns:
            _read_pawn(box, character, pawn, c)
        for pawn, entry in zip(pawns, character.pawn, strict=False):
            box.start[pawn] = OFF_BOARD if entry.start == "off_board" else _section(entry.start, where)
            box.starts_down[pawn] = entry.state == "down"
        for identity in box.character_identities[c]:
            box.identity_character[identity] = c
            box.reveal_abilities[identity] = [_index(ABILITY_IDS, a, where) for a in character.reveal_abilities]
            box.bribe_multiplier[identity] = character.bribe_multiplier
            box.bonus_points[identity] = character.bonus.points
            box.bonus_grudge[identity] = character.bonus.kind == "grudge"
        if character.track_stars:
            box.track_stars = character.track_stars
    box.bonus = [_bonus_line(i) for i in range(len(IDENTITY_IDS))]
    box.grey_bribes_of = CHARACTER_IDS.index("billionaire")
    box.nda_side_of = CHARACTER_IDS.index("legal")
    box.ship_of = CHARACTER_IDS.index("boarder")
    box.traps_of = CHARACTER_IDS.index("operative")


def _read_pawn(box: Box, character: Character, pawn: int, c: int) -> None:
    where = f"character {character.id}"
    box.card_of[pawn] = c
    box.human[pawn] = "human" in character.types
    box.robot[pawn] = "robot" in character.types
    box.is_item[pawn] = "item" in character.types
    box.is_data[pawn] = "data" in character.types
    box.item_limit[pawn] = character.item_limit
    for entry in character.start_items:
        name, _, integral = entry.partition(":")
        box.pawn_items[pawn].append(_index(ITEM_IDS, f"integral_{name}" if integral else name, where))
    box.starts_contaminated[pawn] = "contamination" in character.start_tokens
    for ability in character.abilities:
        number = _index(ABILITY_IDS, ability, where)
        assert number < LASTING
        box.skills[pawn] |= POWER_OF_TWO[number]
    if box.is_item[pawn]:
        box.pawn_of_item[ITEM_IDS.index(character.id)] = pawn
        box.item_of_pawn[pawn] = ITEM_IDS.index(character.id)
    if box.is_data[pawn]:
        box.pawn_of_data[DATA_IDS.index(character.id)] = pawn


def _bonus_line(identity: int) -> Line:
    characters = load(DATA / "characters.toml", Characters).character
    for character in characters:
        if IDENTITY_IDS[identity] in character.identities:
            if character.bonus.kind == "clones":
                return Line(character.bonus.points, False, None, _parse("escaped_clones", character.id))
            return Line(character.bonus.points, False, _parse(character.bonus.cond, character.id))
    raise DataError(f"identity {IDENTITY_IDS[identity]} belongs to no character")


def _parse(text: str, where: str) -> Expression:
    try:
        return parse(text)
    except ExpressionError as error:
        raise DataError(f"{where}: {error}") from None


def _read_items(box: Box) -> None:
    items = load(DATA / "items.toml", Items)
    for item in items.item:
        i = _index(ITEM_IDS, item.id, "items.toml")
        box.item_count[i] = item.count
        box.item_limited[i] = item.supply == "limited"
        box.item_start[i] = _section(item.start, f"item {item.id}") if item.start else -1
        box.item_of[i] = CHARACTER_IDS.index(item.in_play) if item.in_play else -1
    for entry in items.data:
        d = _index(DATA_IDS, entry.id, "items.toml")
        box.data_of[d] = CHARACTER_IDS.index(entry.in_play) if entry.in_play else -1


def _read_identities(box: Box) -> None:
    for identity in load(DATA / "identities.toml", Identities).identity:
        where = f"identity {identity.id}"
        i = _index(IDENTITY_IDS, identity.id, where)
        if identity.reveal_abilities:
            box.reveal_abilities[i] = [_index(ABILITY_IDS, a, where) for a in identity.reveal_abilities]
        if identity.bribe_multiplier:
            box.bribe_multiplier[i] = identity.bribe_multiplier
        for line in identity.line:
            cond = _parse(line.cond, where) if line.cond else None
            per = _parse(line.per, where) if line.per else None
            box.agenda[i].append(Line(line.points, line.plus, cond, per))


def _read_projects(box: Box) -> None:
    cards = load(DATA / "project_x.toml", ProjectCards).card
    if [card.id for card in cards] != PROJECT_IDS:
        raise DataError("project_x.toml: the eight cards stand in the order of their numbers")
    for card in cards:
        box.monster.append(card.monster)
        box.monster_is_robot.append("robot" in card.monster_types)
        box.through_vents.append("vent" in card.moves_through)
        box.through_locks.append("locked_corridor" in card.moves_through)
        box.enters_pods.append(card.enters_pods)
        box.hurt_by_bludgeon.append("bludgeon" in card.hurt_by)
        box.hurt_by_gun.append("gun" in card.hurt_by)
        box.hurt_by_emp.append("emp" in card.hurt_by)
        box.hurt_by_fire.append("fire" in card.hurt_by)
        box.hurt_by_asphyxiation.append("asphyxiation" in card.hurt_by)


def _read_solo(box: Box) -> None:
    solo = load(DATA / "solo.toml", Solo)
    box.die_sides, box.focus_below = solo.die_sides, len(solo.focus_on)
    box.cubes_over_limit, box.reveal_at = solo.max_cubes_over_limit, solo.reveal_at_minute
    box.default_script = solo.default_script.intents
    for script in solo.script:
        box.focus[_index(IDENTITY_IDS, script.identity, "solo.toml")] = script.focus


def _check_station(box: Box) -> None:
    """SF-M.14: the structure every station must have, the printed one and any other."""
    offered = {verb for actions in box.section_actions for verb in actions}
    missing = [name for name, verb in SECTION_VERBS.items() if verb not in offered and verb != WIPE]
    if missing:
        raise DataError(f"SF-M.14: no section offers {', '.join(missing)}")
    if sum(box.power) != 3:
        raise DataError("SF-M.14: a station has exactly three power sections")
    if not any(box.console):
        raise DataError("SF-M.14: a station needs a console")
    if box.start_hazard[OUTER_SPACE] != ASPHYXIATION:
        raise DataError("SF-M.14: Outer Space holds the asphyxiation hazard")
    if len(box.kompromat_places) < 20:
        raise DataError("SF-M.14: at least 20 places for kompromats are needed")
    if not any(box.airlock_in):
        raise DataError("SF-M.14: there is no way in from Outer Space")
    box.containment = next(s for s in range(FIRST_POD) if JETTISON in box.section_actions[s])
    box.vault = SECTION_IDS.index("x_vault")
    reached = _reach(box, box.dock[FIRST_POD], ignore_locks=True)
    far = [SECTION_IDS[s] for s in range(FIRST_POD) if s != OUTER_SPACE and reached.get(s, 99) > 7]
    if far:
        raise DataError(f"SF-M.14: more than seven Steps from the pods: {', '.join(far)}")
    if not any(box.dark[s] and not box.start_hazard[s] for s in range(FIRST_POD) if s != OUTER_SPACE):
        raise DataError("SF-M.14: a dark section without hazard is needed")
    if box.containment in _reach(box, box.dock[FIRST_POD], ignore_locks=False):
        raise DataError("SF-M.14: the antimatter lies behind a lock")


def _reach(box: Box, start: int, ignore_locks: bool) -> dict[int, int]:
    """Steps from a section along corridors."""
    distance = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for corridor in box.corridors_of[here]:
            there = box.other_end(corridor, here)
            if there not in distance and (ignore_locks or not box.corridor_locked[corridor]):
                distance[there] = distance[here] + 1
                edge.append(there)
    return distance
