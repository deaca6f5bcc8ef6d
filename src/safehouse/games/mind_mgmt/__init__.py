"""MIND MGMT: a Recruiter walks unseen through the city; the Rogue Agents ask, deduce and hunt."""

from collections.abc import Mapping, Sequence, Set
from typing import Any

from safehouse.core.game import Game, SmallCase
from safehouse.core.moves import Value
from safehouse.core.series import Bidding, Chronicle, PlayedGame
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.mind_mgmt import about, situation
from safehouse.games.mind_mgmt.options import MindMgmtOptions, configurations
from safehouse.games.mind_mgmt.rules.components import counted
from safehouse.games.mind_mgmt.rules.state import MindMgmt, deal
from safehouse.games.mind_mgmt.series.campaign import bidding
from safehouse.games.mind_mgmt.series.chronicle import chronicle, rematch, remembered
from safehouse.games.mind_mgmt.view import MindMgmtView, view
from safehouse.games.mind_mgmt.vocabulary import DOMAINS, END_REASONS, VOCABULARY
from safehouse.games.mind_mgmt.worlds.imagine import MindMgmtWorlds
from safehouse.games.mind_mgmt.worlds.insight import Heat, heat
from safehouse.games.mind_mgmt.worlds.small_cases import SMALL_CASES


class MindMgmtGame(Game[MindMgmt, MindMgmtView, MindMgmtOptions]):
    id = "mind_mgmt"
    rules_version = 2
    clause_prefix = "MM"
    options = MindMgmtOptions
    view_type = MindMgmtView
    vocabulary = VOCABULARY
    domains = DOMAINS
    opened = frozenset({"secret"})
    end_reasons = END_REASONS
    longest = 400
    incidental = frozenset({"after"})

    def deal(self, options: MindMgmtOptions, seed: str, listen: bool = True) -> MindMgmt:
        return deal(options.setting(), options.module_numbers(), seed, listen)

    def view(self, state: MindMgmt, seat: int) -> MindMgmtView:
        return view(state, seat)

    def worlds(self, view: MindMgmtView) -> MindMgmtWorlds:
        return MindMgmtWorlds(view)

    def insight(self, view: MindMgmtView, options: MindMgmtOptions) -> Heat | None:
        return heat(view) if options.heat_layer else None

    def remembered(self, state: MindMgmt) -> dict[str, Any]:
        return remembered(state)

    def chronicle(self, games: Sequence[PlayedGame], players: int) -> Chronicle:
        return chronicle(games, players)

    def rematch(
        self, games: Sequence[PlayedGame], options: MindMgmtOptions, players: Sequence[str]
    ) -> MindMgmtOptions | None:
        return rematch(games, options, players)

    def bidding(self, bidders: int, calls: Sequence[int]) -> Bidding:
        return bidding(bidders, calls)

    def draws_lots(self, options: MindMgmtOptions) -> bool:
        return options.recruiter == "random"

    def configurations(self) -> list[MindMgmtOptions]:
        return configurations()

    def typical(self) -> MindMgmtOptions:
        return MindMgmtOptions()

    def small_cases(self) -> list[SmallCase]:
        return SMALL_CASES

    def components(self, state: MindMgmt) -> dict[str, int]:
        return counted(state)

    def teams(self, options: MindMgmtOptions) -> list[list[int]]:
        return [[0], list(range(1, options.players))]

    def may_whisper(self, options: MindMgmtOptions, seat: int, to: int) -> bool:
        """The Rogue Agents among themselves (MM-5.814)."""
        return 0 not in (seat, to)

    def facts(self, options: MindMgmtOptions, domain: str, value: Value) -> Mapping[str, Fact]:
        return about.facts(options, domain, value)

    def standing(self, view: MindMgmtView) -> Sequence[Saying]:
        return situation.standing(view)

    def subject(self, view: MindMgmtView, kinds: Set[str]) -> Mapping[str, Fact]:
        return situation.subject(view, kinds)

    def meaning(self, view: MindMgmtView, topic: Topic) -> Sequence[Saying]:
        return about.meaning(view, topic)

    def seat_names(self, options: MindMgmtOptions) -> list[str]:
        return options.seat_names()


GAME = MindMgmtGame()
