"""In Too Deep (Za hranou): operatives in the minds of criminals, three chapters, one Syndicate."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

from msgspec import to_builtins

from safehouse.core.game import Game, SmallCase
from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.in_too_deep import situation
from safehouse.games.in_too_deep.about import facts, meaning
from safehouse.games.in_too_deep.box import BOX
from safehouse.games.in_too_deep.data import read_own
from safehouse.games.in_too_deep.data.words import own_text
from safehouse.games.in_too_deep.options import (
    CONFIGURATIONS,
    InTooDeepOptions,
    console_names,
)
from safehouse.games.in_too_deep.rules.components import components
from safehouse.games.in_too_deep.rules.deal import deal
from safehouse.games.in_too_deep.rules.last_turns import all_last_turns
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.view import ENDINGS, InTooDeepView, view
from safehouse.games.in_too_deep.vocabulary import NAMED, PLACES, VOCABULARY
from safehouse.games.in_too_deep.worlds.imagine import InTooDeepWorlds
from safehouse.games.in_too_deep.worlds.small_cases import SMALL_CASES


class InTooDeepGame(Game[InTooDeep, InTooDeepView, InTooDeepOptions]):
    id = "in_too_deep"
    rules_version = 5
    clause_prefix = "ZH"
    options = InTooDeepOptions
    view_type = InTooDeepView
    vocabulary = VOCABULARY
    box = BOX
    domains = (*NAMED, *PLACES)
    fleeting = frozenset({"echo_progress"})
    opened = frozenset({"memory", "databank"})
    end_reasons = ENDINGS
    longest = 60_000
    incidental = frozenset({"drawn_at"})
    bygone = frozenset({"seen"})
    opening = ("zone_at", "item_at", "barriers", "letters", "off_board", "first", "dominance")

    def deal(self, options: InTooDeepOptions, seed: str, listen: bool = True) -> InTooDeep:
        return deal(options, seed, listen)

    def view(self, state: InTooDeep, seat: int) -> InTooDeepView:
        return view(state, seat)

    def worlds(self, view: InTooDeepView) -> InTooDeepWorlds:
        return InTooDeepWorlds(view)

    def configurations(self) -> list[InTooDeepOptions]:
        return CONFIGURATIONS

    def small_cases(self) -> list[SmallCase]:
        return SMALL_CASES

    def small_deals(self, options: InTooDeepOptions) -> Iterable[tuple[InTooDeep, int]] | None:
        return all_last_turns() if options.extent == "last_turns" else None

    def texts(self, options: InTooDeepOptions, language: str) -> str:
        return own_text(options.cards, language) if options.cards else ""

    def own_components(self, options: InTooDeepOptions) -> dict[str, Any]:
        found: dict[str, Any] = to_builtins(read_own(options.cards)) if options.cards else {}
        return found

    def facts(self, options: InTooDeepOptions, domain: str, value: Value) -> Mapping[str, Fact]:
        return facts(options, domain, value)

    def standing(self, view: InTooDeepView) -> Sequence[Saying]:
        return situation.standing(view)

    def subject(self, view: InTooDeepView, kinds: Set[str]) -> Mapping[str, Fact]:
        return situation.subject(view, kinds)

    def points_at(self, view: InTooDeepView, move: int) -> Saying | None:
        return situation.points_at(view, self.space.to_json(move))

    def meaning(self, view: InTooDeepView, topic: Topic) -> Sequence[Saying]:
        return meaning(view, topic)

    def seat_names(self, options: InTooDeepOptions) -> list[str]:
        return console_names(options)

    def components(self, state: InTooDeep) -> dict[str, int]:
        return components(state)


GAME = InTooDeepGame()
