"""What the data say of the components of Infiltraitors."""

from collections.abc import Mapping

from safehouse.core.moves import Value
from safehouse.core.topics import Fact
from safehouse.games.infiltraitors.data import CARD_FILE, MISSION_FILE
from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.setup import plan_for

COLOUR_OF = {colour.letter: colour.id for colour in CARD_FILE.colour}
RELATED = {relation.number: relation.related for relation in CARD_FILE.relation}


def facts(options: InfiltraitorsOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    if domain == "card":
        return _card(str(value))
    plan = plan_for(options)
    return {
        "suspects": plan.suspects,
        "bullets": plan.bullets,
        "limit": plan.hand_limit,
        "dealt": plan.start_hand,
        "drawn": MISSION_FILE.defaults.most_drawn,
        "lowest": plan.lowest,
        "highest": plan.highest,
    }


def _card(name: str) -> Mapping[str, Fact]:
    """`related`: the numbers that fit by being a divisor or a multiple (IN-5.207)."""
    colour: dict[str, Fact] = {"colour": f"colour-{COLOUR_OF[name[0]]}"}
    if not name[1:].isdigit():
        return {**colour, "kind": "special", "number": CARD_FILE.special.number, "related": "none"}
    number = int(name[1:])
    related = [str(other) for other in RELATED[number]]
    return {**colour, "kind": "standard", "number": number, "related": related or "none"}
