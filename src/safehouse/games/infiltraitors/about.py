"""What the data say of the components of Infiltraitors, and what these mean in a position."""

from collections.abc import Iterator, Mapping, Sequence

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.infiltraitors.data import CARD_FILE, MISSION_FILE, parameters
from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.position import MissionPlan
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.tables import matches
from safehouse.games.infiltraitors.view import InfiltraitorsView
from safehouse.games.infiltraitors.vocabulary import CARD

COLOUR_OF = {colour.letter: colour.id for colour in CARD_FILE.colour}
RELATED = {relation.number: relation.related for relation in CARD_FILE.relation}
MINUTE = 60


def facts(options: InfiltraitorsOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    if domain == "modifier":
        return _special_rule(str(value))
    plan = plan_for(options)
    if domain == "card":
        return _card(str(value), plan)
    return {
        "suspects": plan.suspects,
        "bullets": plan.bullets,
        "colours": plan.colours,
        "limit": plan.hand_limit,
        "dealt": plan.start_hand,
        "drawn": MISSION_FILE.defaults.most_drawn,
        "lowest": plan.lowest,
        "highest": plan.highest,
    }


def _special_rule(name: str) -> Mapping[str, Fact]:
    rule = parameters(name)
    return {
        "least": rule.min_clues,
        "start": rule.start,
        "limit": rule.limit,
        "drawn": MISSION_FILE.defaults.most_drawn,
        "number": CARD_FILE.special.number,
        "row": rule.table,
        "minutes": rule.seconds // MINUTE,
    }


def _card(name: str, plan: MissionPlan) -> Mapping[str, Fact]:
    """`related`: the divisors and multiples among the numbers of the mission (IN-5.207, IN-5.208)."""
    colour: dict[str, Fact] = {"colour": f"colour-{COLOUR_OF[name[0]]}"}
    if not name[1:].isdigit():
        return {**colour, "kind": "special", "number": CARD_FILE.special.number, "related": "none"}
    number = int(name[1:])
    related = [str(other) for other in RELATED[number] if plan.lowest <= other <= plan.highest]
    return {**colour, "kind": "standard", "number": number, "related": related or "none"}


def meaning(view: InfiltraitorsView, topic: Topic) -> Sequence[Saying]:
    domain, _, value = topic.partition(":")
    match domain, value:
        case "card", _:
            return [*_places(view, value), *_would_match(view, value)]
        case "modifier", _:
            return [Saying("now-rule-holds" if value in view.briefing.modifiers else "now-rule-elsewhere")]
        case "thing", "goal" | "loss" | "bullets" | "shot":
            return [_misses_left(view)]
        case "thing", "clue_board":
            return [Saying(f"now-clue-board-{view.briefing.clue_board}")]
        case "thing", "headquarters":
            return [Saying("now-headquarters", {"count": view.hq})]
        case "thing", "row" | "suspect":
            return [Saying("now-row", {"count": len(view.row)})]
        case "thing", "shooter" if view.eliminator is not None:
            return [Saying("now-shooter", {"seat": f"seat:{view.eliminator}"})]
        case _:
            return []


def _misses_left(view: InfiltraitorsView) -> Saying:
    """IN-8.4, IN-8.10"""
    suspects = len(view.row) + len(view.aside) + sum(stand.occupied for stand in view.stands)
    spare = max(0, view.bullets - suspects)
    return Saying("now-bullets", {"bullets": view.bullets, "suspects": suspects, "spare": spare})


def _places(view: InfiltraitorsView, card: str) -> Iterator[Saying]:
    """Where this seat sees the card."""
    if view.seat >= 0 and card in view.hands[view.seat]:
        yield Saying("now-card-held")
    if card == _own_suspect(view):
        yield Saying("now-card-suspect")
    for seat, stand in enumerate(view.stands):
        for clue in stand.clues:
            if clue.card == card:
                yield Saying("now-card-clue", {"seat": f"seat:{seat}", "turned": _turned(clue.vertical)})
    if any(each.card == card for each in view.pile):
        yield Saying("now-card-discarded")


def _would_match(view: InfiltraitorsView, card: str) -> Iterator[Saying]:
    """What giving a card as a clue would show: its giver knows both (IN-5.321)."""
    suspect = _own_suspect(view)
    if suspect is not None and card in view.hands[view.seat]:
        fits = matches(CARD.index[card], CARD.index[suspect])
        yield Saying("now-card-would", {"turned": _turned(fits)})


def _own_suspect(view: InfiltraitorsView) -> str | None:
    """The card or the pair in front of this seat (IN-5.773)."""
    stand = view.stands[view.seat] if view.seat >= 0 else None
    if stand is None or stand.card is None:
        return None
    return stand.card if stand.second is None else f"{stand.second[0]}{stand.card[1:]}"


def _turned(vertical: bool) -> str:
    return "vertical" if vertical else "horizontal"
