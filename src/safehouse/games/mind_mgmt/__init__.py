"""MIND MGMT: a Recruiter walks unseen through the city; the Rogue Agents ask, deduce and hunt."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from safehouse.core.game import Game
from safehouse.core.random import Stream
from safehouse.core.series import Chronicle, Played
from safehouse.games.mind_mgmt.board import FEATURE_IDS, NOWHERE, size_of
from safehouse.games.mind_mgmt.chronicle import chronicle, remembered
from safehouse.games.mind_mgmt.data import MODULE_IDS
from safehouse.games.mind_mgmt.imagine import MindMgmtWorlds
from safehouse.games.mind_mgmt.insight import Heat, heat
from safehouse.games.mind_mgmt.moves import DEEP_COVER, IMMORTALS, MAYHEM, SECOND_TOKEN
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.position import Position
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

    def deal(self, options: MindMgmtOptions, seed: str, listen: bool = True) -> MindMgmt:
        state = MindMgmt()
        state.events = [] if listen else None
        state.random = Stream(seed)
        state.setting = options.setting()
        state.seats = options.players
        for name in options.fixed_modules():
            state.modules[MODULE_IDS.index(name)] = True
        begin(state)
        state.go_on()
        return state

    def view(self, state: MindMgmt, seat: int) -> MindMgmtView:
        return view(state, seat)

    def worlds(self, view: MindMgmtView) -> MindMgmtWorlds:
        return MindMgmtWorlds(view)

    def insight(self, view: MindMgmtView, options: MindMgmtOptions) -> Heat | None:
        return heat(view) if options.heat_layer else None

    def remembered(self, state: MindMgmt) -> dict[str, Any]:
        return remembered(state)

    def chronicle(self, games: Sequence[Played], players: int) -> Chronicle:
        return chronicle(games, players)

    def configurations(self) -> list[MindMgmtOptions]:
        training = [MindMgmtOptions(mode="training", players=players) for players in (2, 3, 4, 5)]
        opened = MindMgmtOptions(opened_recruiter=7, opened_agents=7)
        return [
            *training,
            MindMgmtOptions(),
            replace(opened, players=3, last_winner="recruiter", streak=1),
            MindMgmtOptions(players=4, agents="random", team="free_for_all", claims="automatic"),
            replace(opened, players=5, modules=",".join(MODULE_IDS)),
            replace(opened, last_winner="rogue_agents", streak=2),
            replace(opened, selection="mutual", number=3, prior_visit_counts=True),
            replace(opened, selection="auction", number=2, move_after_action=False),
        ]

    def typical(self) -> MindMgmtOptions:
        return MindMgmtOptions()

    def small_cases(self) -> list[tuple[MindMgmtOptions, int]]:
        return [(MindMgmtOptions(mode="training"), 1), (MindMgmtOptions(mode="training"), 2)]

    def components(self, state: MindMgmt) -> dict[str, int]:
        """Counted over board, cards, time track and box. Confirmed notes and recruits are compared with their
        books, so that these two numbers are 0."""
        return {**counted_cards(state), **counted_tokens(state)}

    def teams(self, options: MindMgmtOptions) -> list[list[int]]:
        return [[0], list(range(1, options.players))]

    def may_whisper(self, options: MindMgmtOptions, seat: int, to: int) -> bool:
        """The Rogue Agents among themselves (MM-5.814)."""
        return 0 not in (seat, to)

    def seat_names(self, options: MindMgmtOptions) -> list[str]:
        if options.players == 2:
            return ["seat-recruiter", "seat-rogue-agents"]
        return ["seat-recruiter", *(f"seat-rogue-agents-{seat}" for seat in range(1, options.players))]


def counted_cards(state: Position) -> dict[str, int]:
    """Feature cards by what is on them; before the draw all of them are in the box."""
    drawn = [*state.hand, *state.deck, *state.area, *state.discard]
    return {
        f"feature card {name}": drawn.count(number) if drawn else 1 for number, name in enumerate(FEATURE_IDS)
    }


def counted_tokens(state: Position) -> dict[str, int]:
    """Tokens that can only change their place: on the board, on the time track or in the supply."""
    placed_notes = [cell for cell in state.note_at if cell != NOWHERE]
    recruits_out = sum(count for count in state.announced if count > 0) + len(state.discard)
    slips_out = state.slips_front + (state.second_at != NOWHERE) + len(state.slip_hours)
    return {
        "mental notes": len(placed_notes) + state.note_at.count(NOWHERE),
        "confirmed notes": size_of(state.confirmed) - sum(1 for label in state.note_label if label < 0),
        "recruit tokens": recruits_out - state.recruits,
        "Mind Slip tokens": slips_out + slips_in_box(state),
        "Mayhem tokens": len(set(state.mayhem)) + mayhem_in_box(state),
        "checkpoints": len(state.checkpoints) + state.checkpoints_left + checkpoints_in_box(state),
        "Immortals": size_of(state.immortal_mask) + immortals_in_box(state),
    }


def slips_in_box(state: Position) -> int:
    """Before step K both, then the one that is not used or not yet placed."""
    if state.phase <= MAYHEM:
        return 2
    if state.modules[DEEP_COVER]:
        return 0
    return 1 if not state.setting.full or state.phase <= SECOND_TOKEN else 0


def checkpoints_in_box(state: Position) -> int:
    """Both, unless the module is in play."""
    return 0 if state.checkpoints or state.checkpoints_left else 2


def mayhem_in_box(state: Position) -> int:
    if not state.setting.full or state.phase < MAYHEM:
        return 5
    return 5 - len(state.mayhem) if state.phase == MAYHEM else 0


def immortals_in_box(state: Position) -> int:
    if not state.setting.full or state.phase < IMMORTALS:
        return 4
    return 4 - len(state.immortals) if state.phase == IMMORTALS else 0


GAME = MindMgmtGame()
