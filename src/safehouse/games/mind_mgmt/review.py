"""What a move of MIND MGMT was worth: the share of games won in which both sides play on by their own minds."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from safehouse.bots.judge import AS_IT_IS, Effort, Judge, Scaling, Shares
from safehouse.core.data import load
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.mind_mgmt.bots.possible_trails import PossibleTrails
from safehouse.games.mind_mgmt.bots.rollouts import PlayoutMinds, SetupTrails, rough_trails
from safehouse.games.mind_mgmt.codes import Ends, Phases
from safehouse.games.mind_mgmt.data import BOARD, LOCATION_IDS
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.view import HIDDEN_SETUP, MindMgmtView
from safehouse.games.mind_mgmt.worlds.deduction import believe, walk_is_done
from safehouse.games.mind_mgmt.worlds.imagine import MindMgmtWorlds

PLACES: Final = {place.id: (place.col, place.row) for place in BOARD.location}
COUNTED: Final = 250
"""Trails that are counted after the set-up walk; nearly always there are more, which are drawn from at once."""
MAYHEM: Final = "mayhem"
SETUP_PATIENCE: Final = 3.0
WALK_PATIENCE: Final = 7.0
"""Of the set-up: more hangs on the walk than on everything else in it."""
SETUP_RIVALS: Final = 2
BEFORE_WALK: Final = Effort(120, 4.0, 1)
"""While the tokens of mayhem are laid, nearly anywhere and for little, and every game has a walk of its own."""
EVEN = PlayoutMinds(agents_noise=0.05, recruiter_noise=0.25)


class Scalings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    recruiter: Scaling
    agents: Scaling


SCALINGS: Final = load(Path(__file__).with_name("review.toml"), Scalings)


class Table:
    """What the table holds possible when a decision is made, or will after the set-up walk: gathered once for
    all its games."""

    def __init__(self, possible: PossibleTrails | None) -> None:
        self._possible = possible
        self.is_set = possible is not None
        self._setups = SetupTrails(COUNTED)

    def play_out(self, world: MindMgmt, random: Stream) -> None:
        possible = self._possible.copy() if self._possible is not None else None
        EVEN.play_out(world, possible, random, -1, self._setups)


class MindMgmtJudge(Judge):
    """A round is one game for each move, all from the same imagined world and with the same chance."""

    rounds = 200
    curve_rounds = 40
    patience = 14.0
    rivals = 4
    clear = 1.5
    surer = 2.5
    places = PLACES
    counts = frozenset({"recruits"})

    def __init__(self, game: AnyGame, options: Options) -> None:
        super().__init__(game, options)
        self._prepared: tuple[View, MindMgmtWorlds, Table] | None = None

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        assert isinstance(view, MindMgmtView)
        worlds, table = self._worlds(view)
        world = worlds.draw(random)
        chance = random.split()
        return [float(won_after(world, view.seat, move, table, chance.copy())) for move in moves]

    def effort(self, view: View) -> Effort:
        """Less during the set-up, of which one act has many decisions, from which the longest games are played
        on."""
        assert isinstance(view, MindMgmtView)
        if self._worlds(view)[1].is_set:
            return super().effort(view)
        if view.phase == MAYHEM:
            return BEFORE_WALK
        patience = WALK_PATIENCE if view.phase == HIDDEN_SETUP else SETUP_PATIENCE
        return Effort(self.rounds, min(self.patience, patience), SETUP_RIVALS)

    def stands(self, view: View, random: Stream) -> float:
        """A game in which both sides' minds choose from here on."""
        assert isinstance(view, MindMgmtView)
        worlds, table = self._worlds(view)
        return float(won(worlds.draw(random), view.seat, table, random.split()))

    def signs(self, view: View, moves: list[int], random: Stream) -> list[Mapping[str, float]]:
        """How games played on end for the Recruiter."""
        assert isinstance(view, MindMgmtView)
        worlds, table = self._worlds(view)
        world, chance = worlds.draw(random), random.split()
        return [how_it_ended(played_after(world, view.seat, move, table, chance.copy())) for move in moves]

    def wants_more(self, seat: int, sign: str) -> bool:
        return (sign == "recruits") == (seat == RECRUITER)

    def scaling(self, seat: int) -> Scaling:
        """The minds that play games out ask better questions than most Agents; learned of the full game."""
        assert isinstance(self.options, MindMgmtOptions)
        if self.options.mode != "full":
            return AS_IT_IS
        return SCALINGS.recruiter if seat == RECRUITER else SCALINGS.agents

    def _worlds(self, view: MindMgmtView) -> tuple[MindMgmtWorlds, Table]:
        """Prepared once for all rounds of a decision."""
        if self._prepared is None or self._prepared[0] != view:
            worlds = MindMgmtWorlds(view)
            world = worlds.draw(Stream("any"))
            possible = rough_trails(world) if world.phase > Phases.SECOND_TOKEN else None
            self._prepared = view, worlds, Table(possible)
        return self._prepared[1:]

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """Where the Recruiter is; until his turn is over, where he was before it, which the table asks."""
        assert isinstance(world, MindMgmt)
        if seat != RECRUITER or not world.trail:
            return {}
        return {"recruiter": LOCATION_IDS[world.trail[min(len(world.trail), world.hour) - 1]]}

    def believed(self, view: View, seat: int) -> Shares | None:
        """The map that anybody at the table could draw."""
        assert isinstance(view, MindMgmtView)
        if seat != RECRUITER or not walk_is_done(view):
            return {}
        return {"recruiter": shares_by_place(believe(view).now)}

    def trail(self, view: View, seat: int) -> Sequence[Mapping[Value, float]]:
        """The Recruiter's, as anybody at the table could draw it."""
        assert isinstance(view, MindMgmtView)
        if seat != RECRUITER or not walk_is_done(view):
            return ()
        found = believe(view)
        return [shares_by_place(shares) for shares in found.by_hour[1 : found.hour + 1]]


def shares_by_place(shares: list[float]) -> dict[Value, float]:
    return {LOCATION_IDS[cell]: share for cell, share in enumerate(shares) if share > 0}


def won_after(world: MindMgmt, seat: int, move: int, table: Table, random: Stream) -> bool:
    """Whether the seat's side wins when both play on after this move."""
    return played_after(world, seat, move, table, random).recruiter_won() == (seat == RECRUITER)


def played_after(world: MindMgmt, seat: int, move: int, table: Table, random: Stream) -> MindMgmt:
    """This world after the move, played to its end by both sides' minds."""
    twin = world.copy()
    assert isinstance(twin, MindMgmt)
    twin.random = random.split()
    twin.apply(seat, move)
    table.play_out(twin, random)
    return twin


def won(world: MindMgmt, seat: int, table: Table, random: Stream) -> bool:
    """Whether the seat's side wins when both play this world to its end."""
    table.play_out(world, random)
    return world.recruiter_won() == (seat == RECRUITER)


def how_it_ended(world: MindMgmt) -> Mapping[str, float]:
    return {"captured": float(world.end == Ends.CAPTURE), "recruits": world.recruits + world.unannounced}


JUDGE = MindMgmtJudge
