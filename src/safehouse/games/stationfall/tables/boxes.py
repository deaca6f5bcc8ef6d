"""Reads the data files into a `Box`."""

from functools import lru_cache

from safehouse.core.data import DataError
from safehouse.games.stationfall import data
from safehouse.games.stationfall.codes import Data, Intents
from safehouse.games.stationfall.data import Character, StationFile
from safehouse.games.stationfall.data.station import MOST_STATIONS, station_file
from safehouse.games.stationfall.tables.agendas import ExpressionError, parse
from safehouse.games.stationfall.tables.box import Box
from safehouse.games.stationfall.tables.expressions import Expression, Line
from safehouse.games.stationfall.tables.intents import Intent
from safehouse.games.stationfall.tables.names import (
    ABILITY_IDS,
    CHARACTER_IDS,
    DATA_IDS,
    GROUP_IDS,
    IDENTITY_IDS,
    INSTITUTION_IDS,
    INTENT_IDS,
    ITEM_IDS,
    PAWN_IDS,
    SECTION_IDS,
    number_of,
)
from safehouse.games.stationfall.tables.numbers import LASTING, OFF_BOARD, POWER_OF_TWO
from safehouse.games.stationfall.tables.station import check_station, read_station


def starter_set(size: int) -> list[int]:
    """The characters of a first game with so many of them."""
    return sorted(CHARACTER_IDS.index(name) for name in data.SETUP.starter_set.characters[:size])


@lru_cache(MOST_STATIONS)
def box(station: str = "") -> Box:
    """Everything that is printed; the same object for the same station."""
    found = box_with(station_file(station))
    found.station = station
    check_station(found)
    return found


def box_with(station: StationFile) -> Box:
    """Everything that is printed, with this station, whatever it may lack. Raises `DataError`."""
    found = Box()
    read_station(found, station)
    _read_characters(found)
    _read_items(found)
    _read_identities(found)
    _read_projects(found)
    _read_solo(found)
    return found


def _read_characters(box: Box) -> None:
    for character in data.CHARACTERS:
        where = f"character {character.id}"
        c = number_of(CHARACTER_IDS, character.id, where)
        pawns = [number_of(PAWN_IDS, pawn.id, where) for pawn in character.pawn] or [
            PAWN_IDS.index(character.id)
        ]
        box.pawns_of[c] = pawns
        box.influence_limit[c] = character.influence_limit
        box.bribable[c], box.influenceable[c] = character.bribable, character.influenceable
        box.has_kompromat[c] = character.kompromat
        box.wins_guilty[c], box.scores_bribes[c] = character.win_if_guilty, character.scores_bribes
        box.character_identities[c] = [number_of(IDENTITY_IDS, i, where) for i in character.identities]
        for pawn in pawns:
            _read_pawn(box, character, pawn, c)
        for pawn, entry in zip(pawns, character.pawn, strict=False):
            box.start[pawn] = (
                OFF_BOARD if entry.start == "off_board" else number_of(SECTION_IDS, entry.start, where)
            )
            box.starts_down[pawn] = entry.state == "down"
        for identity in box.character_identities[c]:
            box.identity_character[identity] = c
            box.reveal_abilities[identity] = [
                number_of(ABILITY_IDS, a, where) for a in character.reveal_abilities
            ]
            box.bribe_multiplier[identity] = character.bribe_multiplier
            box.bonus_points[identity] = character.bonus.points
            box.bonus_grudge[identity] = character.bonus.kind == "grudge"
        if character.track_stars:
            box.track_stars = character.track_stars
    box.bonus = [_bonus_line(i) for i in range(len(IDENTITY_IDS))]


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
        box.pawn_items[pawn].append(number_of(ITEM_IDS, f"integral_{name}" if integral else name, where))
    box.starts_contaminated[pawn] = "contamination" in character.start_tokens
    for ability in character.abilities:
        number = number_of(ABILITY_IDS, ability, where)
        assert number < LASTING
        box.skills[pawn] |= POWER_OF_TWO[number]
    if box.is_item[pawn]:
        box.pawn_of_item[ITEM_IDS.index(character.id)] = pawn
        box.item_of_pawn[pawn] = ITEM_IDS.index(character.id)
    if box.is_data[pawn]:
        box.pawn_of_data[DATA_IDS.index(character.id)] = pawn


def _bonus_line(identity: int) -> Line:
    for character in data.CHARACTERS:
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
    for item in data.ITEMS.item:
        i = number_of(ITEM_IDS, item.id, "items.toml")
        box.item_count[i] = item.count
        box.item_limited[i] = item.supply == "limited"
        box.item_start[i] = number_of(SECTION_IDS, item.start, f"item {item.id}") if item.start else -1
        box.item_of[i] = CHARACTER_IDS.index(item.in_play) if item.in_play else -1
    for entry in data.ITEMS.data:
        d = number_of(DATA_IDS, entry.id, "items.toml")
        box.data_of[d] = CHARACTER_IDS.index(entry.in_play) if entry.in_play else -1


def _read_identities(box: Box) -> None:
    for identity in data.IDENTITIES:
        where = f"identity {identity.id}"
        i = number_of(IDENTITY_IDS, identity.id, where)
        if identity.reveal_abilities:
            box.reveal_abilities[i] = [number_of(ABILITY_IDS, a, where) for a in identity.reveal_abilities]
        if identity.bribe_multiplier:
            box.bribe_multiplier[i] = identity.bribe_multiplier
        for line in identity.line:
            cond = _parse(line.cond, where) if line.cond else None
            per = _parse(line.per, where) if line.per else None
            box.agenda[i].append(Line(line.points, line.plus, cond, per))


def _read_projects(box: Box) -> None:
    for card in data.PROJECT_CARDS:
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
    solo = data.SOLO
    box.die_sides, box.focus_below = solo.die_sides, len(solo.focus_on)
    box.cubes_over_limit, box.reveal_at = solo.max_cubes_over_limit, solo.reveal_at_minute
    box.default_script = [_intent(text) for text in solo.default_script.intents]
    for script in solo.script:
        box.focus[number_of(IDENTITY_IDS, script.identity, "solo.toml")] = [_intent(t) for t in script.focus]


def _intent(text: str) -> Intent:
    name, _, about = text.partition(":")
    what, _, where = about.partition(":")
    kind = number_of(INTENT_IDS, name, "solo.toml")
    if kind in (Intents.CARRY, Intents.DENY, Intents.COLLECT, Intents.BRING):
        return Intent(kind, number_of(ITEM_IDS, what, text))
    if kind in (Intents.MAKE_DATA, Intents.DENY_DATA):
        return Intent(kind, number_of(DATA_IDS, what, text))
    if kind == Intents.TRANSMIT:
        return Intent(kind, number_of(DATA_IDS, what, text), number_of(INSTITUTION_IDS, where, text))
    if kind == Intents.SPREAD_DA:
        return Intent(kind, Data.DIGITAL_ASSISTANT)
    if kind in (Intents.HELP_ESCAPE, Intents.DOWN):
        return Intent(kind, number_of(GROUP_IDS, what, text))
    return Intent(kind, number_of(SECTION_IDS, what, text)) if kind == Intents.GUARD else Intent(kind)
