"""Agent Avenue (Můj soused špion): two neighbours, each a spy, recruit agents to catch the other."""

from collections.abc import Iterator, Mapping, Sequence, Set

from safehouse.core.game import Game, SmallCase
from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.agent_avenue import about, situation
from safehouse.games.agent_avenue.options import CONFIGURATIONS, AgentAvenueOptions
from safehouse.games.agent_avenue.rules import team
from safehouse.games.agent_avenue.rules.components import components
from safehouse.games.agent_avenue.rules.setup import deal
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.view import AgentAvenueView, view
from safehouse.games.agent_avenue.vocabulary import (
    AGENT,
    CARD,
    CONDITION,
    LEADER,
    OFFERED,
    SIDE,
    SPACE,
    VOCABULARY,
)
from safehouse.games.agent_avenue.worlds.imagine import AgentAvenueWorlds
from safehouse.games.agent_avenue.worlds.recall import worlds
from safehouse.games.agent_avenue.worlds.small_cases import SMALL_CASES, tiny_deals


class AgentAvenueGame(Game[AgentAvenue, AgentAvenueView, AgentAvenueOptions]):
    id = "agent_avenue"
    clause_prefix = "AA"
    options = AgentAvenueOptions
    view_type = AgentAvenueView
    vocabulary = VOCABULARY
    domains = (AGENT, CARD, SIDE, OFFERED, CONDITION, LEADER, SPACE)
    opened = frozenset({"hand", "swapped"})
    end_reasons = ("condition", "deck_out")
    longest = 400
    incidental = frozenset({"drawn", "market_drawn"})

    def deal(self, options: AgentAvenueOptions, seed: str, listen: bool = True) -> AgentAvenue:
        return deal(options, seed, listen)

    def view(self, state: AgentAvenue, seat: int) -> AgentAvenueView:
        return view(state, seat)

    def worlds(self, view: AgentAvenueView) -> AgentAvenueWorlds:
        return worlds(view)

    def configurations(self) -> list[AgentAvenueOptions]:
        return CONFIGURATIONS

    def typical(self) -> AgentAvenueOptions:
        return AgentAvenueOptions(mode="advanced")

    def small_cases(self) -> list[SmallCase]:
        return SMALL_CASES

    def small_deals(self, options: AgentAvenueOptions) -> Iterator[tuple[AgentAvenue, int]] | None:
        return tiny_deals(options) if options.deck == "tiny" else None

    def components(self, state: AgentAvenue) -> dict[str, int]:
        return components(state)

    def facts(self, options: AgentAvenueOptions, domain: str, value: Value) -> Mapping[str, Fact]:
        return about.facts(options, domain, value)

    def standing(self, view: AgentAvenueView) -> Sequence[Saying]:
        return situation.standing(view)

    def subject(self, view: AgentAvenueView, kinds: Set[str]) -> Mapping[str, Fact]:
        return {"swap": int("swap" in kinds)}

    def points_at(self, view: AgentAvenueView, move: int) -> Saying | None:
        return situation.points_at(view, self.space.to_json(move))

    def meaning(self, view: AgentAvenueView, topic: Topic) -> Sequence[Saying]:
        return about.meaning(view, topic)

    def teams(self, options: AgentAvenueOptions) -> list[list[int]]:
        return options.teams()

    def proposal(self, move: int) -> int | None:
        return team.proposal(move)

    def echo(self, note: int) -> int | None:
        return team.echo(note)

    def seat_names(self, options: AgentAvenueOptions) -> list[str]:
        return options.seat_names()


GAME = AgentAvenueGame()
