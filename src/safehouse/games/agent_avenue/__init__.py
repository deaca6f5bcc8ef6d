"""Agent Avenue (Můj soused špion): two neighbours, each a spy, recruit agents to catch the other."""

from safehouse.core.book import NUMBER, EventBook, EventKind
from safehouse.core.game import Game
from safehouse.core.moves import SEAT, Domain, Kind, MoveSpace
from safehouse.core.random import Stream
from safehouse.games.agent_avenue.data import AGENT_IDS, MARKET_IDS, SIDE_IDS, SPACES
from safehouse.games.agent_avenue.imagine import AgentAvenueWorlds
from safehouse.games.agent_avenue.moves import AGENTS, ANSWER, COVER, MARKET_CARDS
from safehouse.games.agent_avenue.options import AgentAvenueOptions, empty_table, starting_side
from safehouse.games.agent_avenue.recall import worlds
from safehouse.games.agent_avenue.setup import deal
from safehouse.games.agent_avenue.state import CONDITION_IDS, AgentAvenue
from safehouse.games.agent_avenue.view import AgentAvenueView, view

AGENT = Domain("agent", tuple(AGENT_IDS))
CARD = Domain("card", tuple(MARKET_IDS))
SIDE = Domain("side", tuple(SIDE_IDS))
OFFERED = Domain("offered", ("face_up", "face_down"))
SPACE = Domain("space", tuple(range(SPACES)))
CONDITION = Domain("condition", tuple(CONDITION_IDS))
LEADER = Domain("leader", ("me", "mate"))


class AgentAvenueGame(Game[AgentAvenue, AgentAvenueView, AgentAvenueOptions]):
    id = "agent_avenue"
    clause_prefix = "AA"
    options = AgentAvenueOptions
    view_type = AgentAvenueView
    space = MoveSpace(
        Kind("swap", agent=AGENT),
        Kind("offer_up", agent=AGENT),
        Kind("offer_down", agent=AGENT),
        Kind("recruit", offered=OFFERED),
        Kind("take", card=CARD),
        Kind("let_mate_take", card=CARD),
        Kind("choose", agent=AGENT),
        Kind("recruit_again"),
        Kind("keep_in_hand"),
        Kind("propose_lead", note=True, leader=LEADER),
        Kind("propose_recruit", note=True, offered=OFFERED),
        Kind("propose_take", note=True, card=CARD),
        Kind("propose_mate_take", note=True, card=CARD),
    )
    book = EventBook(
        EventKind("dealt", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("supply_opened", reveals=True, card=CARD),
        EventKind("starts", reveals=True, side=SIDE),
        EventKind("swapped", reveals=True, seat=SEAT, agent=AGENT, drawn=AGENT, left=NUMBER, deck=NUMBER),
        EventKind("led", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("covered", seat=SEAT, agent=AGENT),
        EventKind("refilled", seat=SEAT, count=NUMBER, deck=NUMBER),
        EventKind("drew", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("answered", seat=SEAT, offered=OFFERED),
        EventKind("recruited", reveals=True, side=SIDE, agent=AGENT, copies=NUMBER),
        EventKind("moved", side=SIDE, spaces=NUMBER, space=SPACE),
        EventKind("got_away", side=SIDE, space=SPACE),
        EventKind("took", seat=SEAT, card=CARD),
        EventKind("supply_filled", reveals=True, card=CARD),
        EventKind("ignored", reveals=True, seat=SEAT, card=CARD),
        EventKind("turned_up", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("showed_pair", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("took_back", seat=SEAT, agent=AGENT),
        EventKind("kept", seat=SEAT, agent=AGENT),
        EventKind("stole", seat=SEAT, agent=AGENT),
        EventKind("discarded", card=CARD),
        EventKind("condition_met", side=SIDE, condition=CONDITION),
        EventKind("decked_out"),
        EventKind("won", side=SIDE),
        EventKind("proposed_lead", seat=SEAT, leader=SEAT),
        EventKind("proposed_recruit", seat=SEAT, offered=OFFERED),
        EventKind("proposed_take", seat=SEAT, card=CARD, taker=SEAT),
    )
    domains = (AGENT, CARD, SIDE, OFFERED, CONDITION, LEADER)
    end_reasons = ("condition", "deck_out")
    longest = 400

    def deal(self, options: AgentAvenueOptions, seed: str, listen: bool = True) -> AgentAvenue:
        s = empty_table(options).copy()
        s.events = [] if listen else None
        s.random = Stream(seed)
        deal(s, starting_side(options))
        return s

    def view(self, state: AgentAvenue, seat: int) -> AgentAvenueView:
        return view(state, seat)

    def worlds(self, view: AgentAvenueView) -> AgentAvenueWorlds:
        return worlds(view)

    def configurations(self) -> list[AgentAvenueOptions]:
        return [
            AgentAvenueOptions.read({"mode": mode, "variant": variant})
            for mode in ("simple", "advanced")
            for variant in ("duel", "team3", "team4")
        ]

    def typical(self) -> AgentAvenueOptions:
        return AgentAvenueOptions(mode="advanced")

    def small_cases(self) -> list[tuple[AgentAvenueOptions, int]]:
        return [(AgentAvenueOptions(deck="tiny"), moves) for moves in (0, 1, 2, 3, 5)]

    def components(self, state: AgentAvenue) -> dict[str, int]:
        """AA-5.17: each card is in exactly one place."""
        agents = state.deck[state.drawn :]
        for player in state.players:
            agents = [*agents, *player.swapped]
            agents += [agent for agent in range(AGENTS) for _ in range(player.hand[agent])]
        for side in state.sides:
            agents += [agent for agent in range(AGENTS) for _ in range(side.in_play[agent])]
        if state.phase == ANSWER:
            agents += [state.up, state.down]
        if state.phase == COVER and state.is_pair(state.active):
            agents.append(state.up)
        cards = [*state.market[state.market_drawn :], *state.supply, *state.discard, state.card]
        for side in state.sides:
            cards += [card for card in range(8) if side.owns(card)]
        counted = {AGENT_IDS[agent]: agents.count(agent) for agent in range(AGENTS)}
        return counted | {MARKET_IDS[card]: cards.count(card) for card in range(MARKET_CARDS)}

    def teams(self, options: AgentAvenueOptions) -> list[list[int]]:
        return [side.seats for side in empty_table(options).sides]

    def seat_names(self, options: AgentAvenueOptions) -> list[str]:
        sides = empty_table(options).sides
        names = [""] * options.seats()
        for side_id, side in zip(SIDE_IDS, sides, strict=True):
            for number, seat in enumerate(side.seats, 1):
                names[seat] = f"seat-{side_id}" if len(side.seats) == 1 else f"seat-{side_id}-{number}"
        return names


GAME = AgentAvenueGame()
