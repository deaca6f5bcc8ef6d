"""The planner: information-set tree search behind the bot interface, for every game."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, Literal

import msgspec

from safehouse.bots.bot import Bot, hooks
from safehouse.bots.search import Arm, Search, Settings
from safehouse.bots.thought import Choice, Thought, believe
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.view import View, encode

Form = Literal["single", "multiple"]

REMEMBER_FROM: Final = 8
"""Own decisions visited this often can be found again at the next move."""
LEAST_SHARE: Final = 0.03
"""When drawing by visits, moves below this share are dropped."""


class PlannerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a planner, as they travel to a helper process.

    `form`: one tree seen by the planner's seat, or one for each seat. `mix`: draw the move by visits
    instead of taking the most visited, so that it cannot be foreseen. `reuse`: keep the tree between moves.
    """

    iterations: int = 2000
    seconds: float = 0.0
    form: Form = "single"
    mix: bool = False
    reuse: bool = True
    cores: int = 1
    exploration: float = 0.7
    widening: float = 0.5
    wide_from: int = 24
    playout_limit: int = 0
    own_draws: bool = True
    guided: bool = True
    """Whether the game's own playout policy, evaluation and move ordering are used."""


class Planner(Bot):
    """Deterministic for a seed and an iteration budget, also with several cores."""

    def __init__(self, game: AnyGame, **settings: Any) -> None:
        self._game = game
        try:
            self.plan = msgspec.convert(settings, PlannerSettings)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from None
        unknown = sorted(set(settings) - set(PlannerSettings.__struct_fields__))
        if unknown:
            raise ValueError(
                f"no setting {', '.join(unknown)}; there are: {', '.join(PlannerSettings.__struct_fields__)}"
            )
        self._search: Search | None = None
        self._for: tuple[int, Options] | None = None
        self._thought: Thought | None = None
        self._helpers: ProcessPoolExecutor | None = None

    def limit(self, iterations: int) -> None:
        self.plan = msgspec.structs.replace(
            self.plan, iterations=min(iterations, self.plan.iterations), seconds=0.0
        )

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        search = self._search_for(view)
        seen = encode(view)
        seeds = [random.split() for _ in range(self.plan.cores)]
        elsewhere = [self._start_helper(seen, seed) for seed in seeds[1:]]
        worlds = self._game.worlds(view)
        made = search.grow(worlds, seeds[0], self._share(), self.plan.seconds)
        arms = {move: search.root().arms.get(move, Arm(move)) for move in moves}
        for helper in elsewhere:
            more, tallies = helper.result()
            made += more
            for move, tried, total in tallies:
                arms[move] = _joined(arms[move], tried, total)
        chosen = self._pick([arms[move] for move in moves], random)
        self._thought = self._explain(view, list(arms.values()), chosen, made, random)
        return chosen.move

    def thought(self) -> Thought | None:
        return self._thought

    def rest(self) -> None:
        self._search = None
        if self._helpers is not None:
            self._helpers.shutdown(cancel_futures=True)
            self._helpers = None

    def _search_for(self, view: View) -> Search:
        """The search kept from the last move, cut back to this decision, or a new one."""
        options = options_at(self._game, self.options, view)
        search = self._search
        if search is None or self._for != (view.seat, options) or not self.plan.reuse:
            search = new_search(self._game, options, self.plan, view.seat)
            self._search, self._for = search, (view.seat, options)
        else:
            search.begin_at(encode(view))
        return search

    def _share(self) -> int:
        return -(-self.plan.iterations // self.plan.cores)

    def _start_helper(self, seen: bytes, seed: Stream) -> Any:
        if self._helpers is None:
            self._helpers = ProcessPoolExecutor(self.plan.cores - 1, mp_context=get_context("spawn"))
        key = (seed.k0, seed.k1, seed.k2, seed.k3)
        assert self._for is not None
        return self._helpers.submit(
            search_elsewhere,
            self._game.id,
            self._for[1].to_json(),
            msgspec.structs.asdict(self.plan),
            seen,
            key,
        )

    def _pick(self, arms: list[Arm], random: Stream) -> Arm:
        best = max(arms, key=lambda arm: (arm.tried, arm.mean(), -arm.move))
        if not self.plan.mix:
            return best
        tried = sum(arm.tried for arm in arms)
        kept = [arm for arm in arms if arm.tried >= LEAST_SHARE * tried]
        left = random.unit() * sum(arm.tried for arm in kept)
        for arm in kept:
            left -= arm.tried
            if left < 0.0:
                return arm
        return best

    def _explain(self, view: View, arms: list[Arm], chosen: Arm, made: int, random: Stream) -> Thought:
        tried = sum(arm.tried for arm in arms) or 1.0
        facts = getattr(hooks(self._game), "facts", None)
        return Thought(
            bot="planner",
            move=chosen.move,
            before=sum(arm.total for arm in arms) / tried,
            after=chosen.mean(),
            choices=[Choice(arm.move, arm.tried / tried, arm.mean()) for arm in arms],
            beliefs=believe(facts, self._game.worlds(view), view.seat, random) if facts else [],
            drawn=self.plan.mix,
            effort=made,
        )


def _joined(arm: Arm, tried: float, total: float) -> Arm:
    both = Arm(arm.move)
    both.open = arm.open
    both.tried = arm.tried + tried
    both.total = arm.total + total
    return both


def options_at(game: AnyGame, told: Options | None, view: View) -> Options:
    """The options of the game a view comes from: as told, else as the game's `options_of` reads them off."""
    if told is not None:
        return told
    read_off = getattr(hooks(game), "options_of", None)
    found: Options = read_off(view) if read_off is not None else game.read_options()
    return found


def new_search(game: AnyGame, options: Options, plan: PlannerSettings, seat: int) -> Search:
    """An empty search for this seat, with the game's own hooks."""
    teams = game.teams(options)
    seats = sum(len(team) for team in teams)
    team_of = [0] * seats
    for number, team in enumerate(teams):
        for member in team:
            team_of[member] = number
    settings = Settings(list(range(seats)) if plan.form == "multiple" else [seat] * seats, team_of)
    settings.exploration = plan.exploration
    settings.widening = plan.widening
    settings.wide_from = plan.wide_from
    settings.playout_limit = plan.playout_limit
    settings.own_draws = plan.own_draws
    settings.longest = game.longest
    if plan.reuse:
        settings.remember_from = REMEMBER_FROM
        settings.fingerprint = _sight(game)
    own = hooks(game)
    if own is not None and plan.guided:
        settings.playout = getattr(own, "playout", None)
        settings.evaluate = getattr(own, "evaluate", None)
        settings.order = getattr(own, "order", None)
    return Search(settings, seat)


def _sight(game: AnyGame) -> Any:
    def sight(world: State, seat: int) -> bytes:
        return game.view_bytes(world, seat)

    return sight


def search_elsewhere(
    game_id: str,
    options: dict[str, Any],
    plan: dict[str, Any],
    seen: bytes,
    key: tuple[int, int, int, int],
) -> tuple[int, list[tuple[int, float, float]]]:
    """One helper's share of a search, in a process of its own: what came of each move."""
    game = find(game_id)
    settings = msgspec.structs.replace(PlannerSettings(**plan), reuse=False)
    view = game.read_view(seen)
    search = new_search(game, game.read_options(options), settings, view.seat)
    seed = Stream("", key[0], key[1], key[2])
    seed.k3 = key[3]
    made = search.grow(game.worlds(view), seed, settings.iterations // settings.cores, settings.seconds)
    return made, [(arm.move, arm.tried, arm.total) for arm in search.root().arms.values()]
