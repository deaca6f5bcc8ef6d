"""What the data say of the components of Dead Drop, and what these mean in a position."""

from collections.abc import Mapping, Sequence

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic, topic_of
from safehouse.games._template.data import CARDS
from safehouse.games._template.view import DeadDropView


def facts(domain: str, value: Value) -> Mapping[str, Fact]:
    if domain == "envelope":
        return {"higher": CARDS.highest - int(value), "lower": int(value) - CARDS.lowest}
    return {"lowest": CARDS.lowest, "highest": CARDS.highest}


def meaning(view: DeadDropView, topic: Topic) -> Sequence[Saying]:
    """Where this seat has seen the envelope itself (TP-6.1)."""
    if view.seat >= 0 and topic == topic_of("envelope", view.held[view.seat] or 0):
        return [Saying("now-held")]
    if topic == topic_of("envelope", view.aside or 0):
        return [Saying("now-aside")]
    if topic == "thing:drop":
        return [Saying("now-drop", {"count": view.drop_size})]
    return []
