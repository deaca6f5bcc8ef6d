"""Dead Drop."""

from collections.abc import Mapping, Sequence

from safehouse.core.game import Game, SmallCase
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games._template import about
from safehouse.games._template.options import DeadDropOptions
from safehouse.games._template.rules import DeadDrop, deal
from safehouse.games._template.tables import ENVELOPES
from safehouse.games._template.view import DeadDropView, view
from safehouse.games._template.vocabulary import ENVELOPE, VOCABULARY
from safehouse.games._template.worlds import DeadDropWorlds


class DeadDropGame(Game[DeadDrop, DeadDropView, DeadDropOptions]):
    id = "_template"
    clause_prefix = "TP"
    options = DeadDropOptions
    view_type = DeadDropView
    vocabulary = VOCABULARY
    domains = (ENVELOPE,)
    end_reasons = ("showdown", "accusation")
    longest = 4

    def deal(self, options: DeadDropOptions, seed: str, listen: bool = True) -> DeadDrop:
        state = DeadDrop()
        state.events = [] if listen else None
        state.random = Stream(seed)
        deck = ENVELOPES.copy()
        state.random.shuffle(deck)
        deal(state, deck)
        return state

    def view(self, state: DeadDrop, seat: int) -> DeadDropView:
        return view(state, seat)

    def worlds(self, view: DeadDropView) -> DeadDropWorlds:
        return DeadDropWorlds(view)

    def configurations(self) -> list[DeadDropOptions]:
        return [DeadDropOptions()]

    def small_cases(self) -> list[SmallCase]:
        return [SmallCase(DeadDropOptions())]

    def facts(self, options: DeadDropOptions, domain: str, value: Value) -> Mapping[str, Fact]:
        return about.facts(domain, value)

    def meaning(self, view: DeadDropView, topic: Topic) -> Sequence[Saying]:
        return about.meaning(view, topic)

    def seat_names(self, options: DeadDropOptions) -> list[str]:
        return ["seat-first", "seat-second"]

    def components(self, state: DeadDrop) -> dict[str, int]:
        everywhere = [*state.held, *state.aside, *state.drop]
        return {f"envelope {number}": everywhere.count(number) for number in ENVELOPES}


GAME = DeadDropGame()
