"""Infiltraitors (Infiltrátoři): 3 training missions and a campaign of 20 for two to five agents."""

from collections.abc import Mapping, Sequence, Set
from typing import Any

import msgspec

from safehouse.core.game import Game, SmallCase
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.series import Chronicle, PlayedGame
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.infiltraitors import about, options, series, situation
from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.components import components
from safehouse.games.infiltraitors.rules.setup import plan_for, set_up
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.view import InfiltraitorsView, view
from safehouse.games.infiltraitors.vocabulary import CARD, COLOUR, END_IDS, MODIFIER, SOURCE, TURNED, VOCABULARY
from safehouse.games.infiltraitors.worlds.clue_board import boards
from safehouse.games.infiltraitors.worlds.imagine import InfiltraitorsWorlds
from safehouse.games.infiltraitors.worlds.small_cases import SMALL_CASES


class InfiltraitorsGame(Game[Infiltraitors, InfiltraitorsView, InfiltraitorsOptions]):
    id = "infiltraitors"
    rules_version = 2
    clause_prefix = "IN"
    options = InfiltraitorsOptions
    view_type = InfiltraitorsView
    vocabulary = VOCABULARY
    domains = (CARD, COLOUR, TURNED, SOURCE)
    further_domains = (MODIFIER,)
    opened = frozenset(
        {"hands", "card", "second", "row", "aside", "first", "hq_cards", "first_among", "second_among"}
    )
    end_reasons = END_IDS
    unimagined = frozenset({"crossed_out", "first_among", "second_among"})
    longest = 400

    def deal(self, options: InfiltraitorsOptions, seed: str, listen: bool = True) -> Infiltraitors:
        state = Infiltraitors()
        state.events = [] if listen else None
        state.random = Stream(seed)
        set_up(state, plan_for(options), options.first_seat())
        return state

    def view(self, state: Infiltraitors, seat: int) -> InfiltraitorsView:
        seen = view(state, seat)
        return msgspec.structs.replace(seen, boards=boards(seen))

    def worlds(self, view: InfiltraitorsView) -> InfiltraitorsWorlds:
        return InfiltraitorsWorlds(view)

    def configurations(self) -> list[InfiltraitorsOptions]:
        return options.configurations()

    def typical(self) -> InfiltraitorsOptions:
        return options.TYPICAL

    def small_cases(self) -> list[SmallCase]:
        return SMALL_CASES

    def is_silent(self, options: InfiltraitorsOptions) -> bool:
        return options.is_silent()

    def time_limit(self, options: InfiltraitorsOptions) -> int:
        """IN-5.706"""
        return plan_for(options).seconds

    def remembered(self, state: Infiltraitors) -> dict[str, Any]:
        return series.remembered(state)

    def chronicle(self, games: Sequence[PlayedGame], players: int) -> Chronicle:
        return series.chronicle(games, players)

    def teams(self, options: InfiltraitorsOptions) -> list[list[int]]:
        """IN-1.1: all win or lose together."""
        return [list(range(options.seats()))]

    def facts(self, options: InfiltraitorsOptions, domain: str, value: Value) -> Mapping[str, Fact]:
        return about.facts(options, domain, value)

    def standing(self, view: InfiltraitorsView) -> Sequence[Saying]:
        return situation.standing(view)

    def subject(self, view: InfiltraitorsView, kinds: Set[str]) -> Mapping[str, Fact]:
        return situation.subject(view, kinds)

    def meaning(self, view: InfiltraitorsView, topic: Topic) -> Sequence[Saying]:
        return about.meaning(view, topic)

    def seat_names(self, options: InfiltraitorsOptions) -> list[str]:
        return options.seat_names()

    def components(self, state: Infiltraitors) -> dict[str, int]:
        return components(state)


GAME = InfiltraitorsGame()
