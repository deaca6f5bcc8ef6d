"""MIND MGMT: a Recruiter walks unseen through the city; the Rogue Agents ask, deduce and hunt."""

from safehouse.core.game import Game
from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.data import COMPONENTS, MODULE_IDS
from safehouse.games.mind_mgmt.imagine import MindMgmtWorlds
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.position import AGENT_FIGURES, Position
from safehouse.games.mind_mgmt.rules.setup import begin
from safehouse.games.mind_mgmt.space import BOOK, DOMAINS, SPACE
from safehouse.games.mind_mgmt.state import MindMgmt
from safehouse.games.mind_mgmt.view import MindMgmtView, view


class MindMgmtGame(Game[MindMgmt, MindMgmtView, MindMgmtOptions]):
    id = "mind_mgmt"
    clause_prefix = "MM"
    options = MindMgmtOptions
    view_type = MindMgmtView
    space = SPACE
    book = BOOK
    domains = DOMAINS
    end_reasons = ("recruits", "time", "capture", "dead_end")
    longest = 400

    def deal(self, options: MindMgmtOptions, seed: str) -> MindMgmt:
        state = MindMgmt()
        state.events = []
        state.random = Stream(seed)
        state.setting = options.setting()
        for name in options.fixed_modules():
            state.modules[MODULE_IDS.index(name)] = True
        begin(state)
        state.go_on()
        return state

    def view(self, state: MindMgmt, seat: int) -> MindMgmtView:
        return view(state, seat)

    def worlds(self, view: MindMgmtView) -> MindMgmtWorlds:
        return MindMgmtWorlds(view)

    def configurations(self) -> list[MindMgmtOptions]:
        every = [
            MindMgmtOptions(mode=mode, players=players)
            for mode in ("training", "full")
            for players in (2, 3, 4, 5)
        ]
        everything = ",".join(MODULE_IDS)
        return [
            *every,
            MindMgmtOptions(players=4, agents="random", team="free_for_all", claims="automatic"),
            MindMgmtOptions(prior_visit_counts=True, move_after_action=False),
            MindMgmtOptions(players=3, opened_recruiter=7, opened_agents=7, last_winner="recruiter", streak=1),
            MindMgmtOptions(opened_recruiter=7, opened_agents=7, last_winner="rogue_agents", streak=2),
            MindMgmtOptions(opened_recruiter=7, opened_agents=7, selection="mutual", number=3),
            MindMgmtOptions(opened_recruiter=7, opened_agents=7, selection="auction", number=2),
            MindMgmtOptions(players=5, opened_recruiter=7, opened_agents=7, modules=everything),
        ]

    def components(self, state: MindMgmt) -> dict[str, int]:
        """Counted over board, cards and supply; the supply is what the box still holds."""
        return {**counted_cards(state), **counted_tokens(state)}

    def teams(self, options: MindMgmtOptions) -> list[list[int]]:
        return [[0], list(range(1, options.players))]

    def seat_names(self, options: MindMgmtOptions) -> list[str]:
        return ["seat-recruiter", *("seat-rogue-agents" for _ in range(1, options.players))]


def counted_cards(state: Position) -> dict[str, int]:
    drawn = [*state.hand, *state.deck, *state.area, *state.discard]
    undealt = COMPONENTS["feature_card"] if not drawn else 0
    different = len(set(drawn))
    return {"feature cards": undealt + len(drawn), "different feature cards": undealt + different}


def counted_tokens(state: Position) -> dict[str, int]:
    supply_of_notes = COMPONENTS["mental_note"] - state.notes_on_board()
    placed = [place for place in state.note_at if place >= 0]
    agents = sum(1 for place in state.agent_at if place >= 0)
    return {
        "mental notes": supply_of_notes + len(placed),
        "agents": agents + (AGENT_FIGURES - agents),
    }


GAME = MindMgmtGame()
