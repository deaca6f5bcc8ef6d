"""What the data say of the components of Stationfall, a station of one's own included."""

from collections.abc import Iterator, Mapping

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.stationfall.codes import Phases
from safehouse.games.stationfall.data import (
    ABILITIES,
    CHARACTERS,
    IDENTITIES,
    ITEMS,
    PODS,
    PROJECT_CARDS,
    SETUP,
    Character,
    Identity,
)
from safehouse.games.stationfall.data.station import station_file
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules.setup import CUBES, TIME_TOKENS
from safehouse.games.stationfall.view.shape import CardView, StationfallView
from safehouse.games.stationfall.vocabulary import CHARACTER

CHARACTER_OF = {character.id: character for character in CHARACTERS}
PAWN_OF = {pawn.id: character for character in CHARACTERS for pawn in character.pawn}
IDENTITY_OF = {identity.id: identity for identity in IDENTITIES}
ABILITY_OF = {ability.id: ability for ability in ABILITIES}
PROJECT_OF = {card.id: card for card in PROJECT_CARDS}
ITEM_OF = {item.id: item for item in (*ITEMS.item, *ITEMS.data)}


def facts(options: StationfallOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    name = str(value)
    match domain:
        case "section":
            return section_facts(options.station, name)
        case "character":
            return character_facts(CHARACTER_OF[name])
        case "pawn":
            owner = PAWN_OF.get(name) or CHARACTER_OF.get(name)
            if owner is None or not owner.influenceable:
                return {"character": "none"}
            return {"character": f"character-{owner.id}", **character_facts(owner)}
        case "identity":
            return identity_facts(IDENTITY_OF[name])
        case "ability":
            ability = ABILITY_OF[name]
            holders = [f"character-{holder.partition(':')[0]}" for holder in ability.holders]
            return {"type": ability.type, "phase": ability.phase, "holders": holders}
        case "item" | "data":
            item = ITEM_OF.get(name.removesuffix("_half"))
            return {"charges": item.charges, "copies": item.count} if item else {}
        case "project":
            return {"monster": "yes" if PROJECT_OF[name].monster else "no"}
        case _:
            return {"cubes": CUBES, "tokens": TIME_TOKENS, **winners(options.players, options.teams)}


def winners(players: int, teams: bool) -> dict[str, Fact]:
    """How many win together (SF-16.4.8, SF-17.4, SF-17.5, SF-18.5)."""
    return {"winners": SETUP.row(players).winners, "teams": "yes" if teams else "no"}


def section_facts(station: str, name: str) -> Mapping[str, Fact]:
    """Yes or no for `$gravity`, `$dark`, `$power`, `$console`; where its corridors lead and what is done there.
    Of a pod `$seats` is more than 0."""
    plan = station_file(station)
    pod = next((pod for pod in plan.pod if pod.id == name), None)
    room = PODS.pod_defaults if pod else next(section for section in plan.section if section.id == name)
    ways = [(way.b if way.a == name else way.a, way.lock) for way in plan.corridor if name in (way.a, way.b)]
    vents = [way.b if way.a == name else way.a for way in plan.vent if name in (way.a, way.b)]
    return {
        "seats": pod.capacity if pod else 0,
        "dock": f"section-{pod.dock}" if pod and pod.dock else "none",
        "gravity": _yes(room.gravity),
        "dark": _yes(room.dark),
        "power": _yes(room.power),
        "console": _yes(room.console),
        "airlock": room.airlock,
        "corridors": [f"section-{other}" for other, _ in ways] or "none",
        "locked": [f"section-{other}" for other, lock in ways if lock] or "none",
        "vents": [f"section-{other}" for other in vents] or "none",
        "actions": [f"action-{action}" for action in room.actions] or "none",
        "made": [f"made-{product.replace(':', '-')}" for product in room.make] or "none",
    }


def character_facts(character: Character) -> Mapping[str, Fact]:
    """`$start`: where its pawns begin; `$pay`: what a bribe on its card is worth; `$guilty`: may win though
    guilty."""
    return {
        "start": [f"section-{pawn.start}" for pawn in character.pawn if pawn.start != "off_board"] or "none",
        "pay": character.bribe_multiplier if character.scores_bribes else 0,
        "guilty": _yes(character.win_if_guilty),
        "types": [f"type-{kind}" for kind in character.types],
        "items": character.item_limit,
        "influence": character.influence_limit,
        "abilities": [f"ability-{ability}" for ability in character.abilities] or "none",
        "revealed": [f"ability-{ability}" for ability in character.reveal_abilities] or "none",
        "bribable": _yes(character.bribable),
        "bonus": character.bonus.kind,
        "points": character.bonus.points,
    }


def identity_facts(identity: Identity) -> Mapping[str, Fact]:
    """`$lines`: how many lines the agenda has; `$most`: what they are worth together, each counted once;
    `$points-1` and so on: what each of them is worth."""
    return {
        **{f"points-{number}": line.points for number, line in enumerate(identity.line, 1)},
        "character": f"character-{identity.character}",
        "lines": len(identity.line),
        "most": sum(line.points for line in identity.line),
    }


def meaning(view: StationfallView, topic: Topic) -> list[Saying]:
    """Of a character, its pawns and its identities: what each of its abilities does, those it would gain by a
    reveal included, and whether it is exhausted."""
    domain, _, name = topic.partition(":")
    match domain:
        case "character" | "pawn":
            character = CHARACTER_OF.get(name) or PAWN_OF.get(name)
            identities = [IDENTITY_OF[identity] for identity in character.identities] if character else []
        case "identity":
            identities = [IDENTITY_OF[name]]
            character = CHARACTER_OF[identities[0].character]
        case _:
            character = None
    card = next((card for card in view.characters if character and card.id == character.id), None)
    if character is None or card is None:
        return []
    found = [Saying("now-ability", {"ability": f"ability-{ability}"}) for ability in _skills(view, card)]
    if not card.owners:
        later = [*character.reveal_abilities, *(own for each in identities for own in each.reveal_abilities)]
        found += [Saying("now-ability-later", {"ability": f"ability-{ability}"}) for ability in later]
    return [*found, *_exhaustion(view, card)]


def _skills(view: StationfallView, card: CardView) -> list[str]:
    return next((pawn.abilities for pawn in view.pawns if pawn.character == card.id), [])


def _exhaustion(view: StationfallView, card: CardView) -> Iterator[Saying]:
    """SF-15.5.1: as noted at the start of an activation phase, before it by the discs."""
    if view.turn.phase == Phases.ACTIVATION:
        exhausted = view.turn.exhausted >> CHARACTER.values.index(card.id) & 1 == 1
    else:
        exhausted = len(card.discs) > int("uncanny" in _skills(view, card))
    if exhausted:
        yield Saying("now-exhausted")


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
