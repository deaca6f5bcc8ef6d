"""The bots of MIND MGMT. They receive a view and rebuild from it what their seat may know, nothing more."""

from pathlib import Path
from typing import Final

import msgspec

from safehouse.bots.bot import Bot
from safehouse.bots.judge import Shares
from safehouse.core.data import load
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.mind_mgmt.bots.agents_mind import AgentsMind
from safehouse.games.mind_mgmt.bots.memory import EVERYTHING, Memory
from safehouse.games.mind_mgmt.bots.plans import Weights
from safehouse.games.mind_mgmt.bots.possible_trails import search_of
from safehouse.games.mind_mgmt.bots.recruiter_mind import Character, RecruiterMind
from safehouse.games.mind_mgmt.bots.rollouts import (
    AGENTS_NOISE,
    GAMES_OF_AGENTS,
    NOISE,
    ROUGH_WORDS,
    AgentsTrial,
    PlayoutMinds,
    RolloutRecruiter,
    games_for,
    limited,
)
from safehouse.games.mind_mgmt.bots.trail_map import TrailMap
from safehouse.games.mind_mgmt.codes import KIND_OF, Kinds, Moves, Phases
from safehouse.games.mind_mgmt.data import AUTO, LOCATION_IDS, MODULE_IDS
from safehouse.games.mind_mgmt.data import Level as AutoLevel
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import MODULES_PER_SIDE, RECRUITER
from safehouse.games.mind_mgmt.view import MindMgmtView
from safehouse.games.mind_mgmt.worlds.deduction import believe, walk_is_done
from safehouse.games.mind_mgmt.worlds.imagine import MindMgmtWorlds
from safehouse.games.mind_mgmt.worlds.rebuild import fill_in_secret, table_of

DOUBT: Final = 0.1
"""How much of a stated belief goes to every place alike that the clues leave open."""


def character_of(level: AutoLevel) -> Character:
    """A level of the automatic Recruiter in its own terms (MM-5.1507)."""
    character = Character()
    character.plan_depth = level.plan_depth
    character.alley_depth = level.alley_depth
    character.counted = level.particles
    character.temperature = level.temperature
    character.recruit = level.w_recruit
    character.surprise = 0.0
    character.uncertainty = level.w_uncertainty
    character.distance = level.w_distance
    character.mobility = level.w_mobility
    character.danger = level.w_danger
    character.slip_cost = 0.0
    character.slip_threshold = level.slip_threshold
    character.extra_move = level.extra_immortal_move
    return character


def wanderer() -> Character:
    character = Character()
    character.careless = True
    return character


class TwoSidedBot(Bot):
    """Plays either side: a Recruiter with some mind, or Agents with some weights and noise by mode."""

    def __init__(
        self,
        recruiter: RecruiterMind | Character,
        noise: dict[str, float] | None = None,
        aimless: bool = False,
        weights: dict[str, float] | None = None,
    ) -> None:
        self._recruiter = RecruiterMind(recruiter) if isinstance(recruiter, Character) else recruiter
        self._noise = noise or {}
        self._aimless = aimless
        self._weights = weights or {}
        self._agents: dict[str, AgentsMind] = {}

    def limit(self, iterations: int) -> None:
        if isinstance(self._recruiter, RolloutRecruiter):
            self._recruiter.limit(iterations)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, MindMgmtView)
        if len(moves) == 1:
            return moves[0]
        world = table_of(view)
        if view.seat == RECRUITER:
            fill_in_secret(world, view)
            chosen = self._recruiter.choose(world, moves, random)
        elif self._aimless:
            chosen = aimless(world, moves, random)
        else:
            chosen = self._team(view.mode).choose(world, moves, random)
        return chosen if chosen in moves else random.choose(moves)

    def beliefs(self, view: View) -> Shares:
        """Where the Recruiter is, by the map that the Agents play by: the fact `recruiter` of `facts`. Few
        trails in mind miss some places, so every one that the clues leave open has its part."""
        assert isinstance(view, MindMgmtView)
        if view.seat == RECRUITER:
            return {}
        team = self._team(view.mode)
        team.look(table_of(view))
        shares = {LOCATION_IDS[cell]: share for cell, share in enumerate(team.map) if share > 0.0}
        possible = believe(view).possible() if walk_is_done(view) else list(shares)
        doubted: dict[Value, float] = dict.fromkeys(possible, DOUBT / len(possible))
        for place, share in shares.items():
            doubted[place] = doubted.get(place, 0.0) + (1.0 - DOUBT) * share
        return {"recruiter": doubted}

    def _team(self, mode: str) -> AgentsMind:
        """One mind per mode; it remembers its last map, which depends on nothing but the view."""
        if mode not in self._agents:
            weights = Weights(full=mode == "full", noise=self._noise.get(mode, 0.0))
            for name, value in self._weights.items():
                set_knob(weights.memory if name in REMEMBERED else weights, name, value)
            self._agents[mode] = AgentsMind(weights)
        return self._agents[mode]


def set_knob(knobs: Weights | Memory | Character, name: str, value: float) -> None:
    """Set it as the kind of number that it is."""
    setattr(knobs, name, type(getattr(knobs, name))(value))


def aimless(world: MindMgmt, moves: list[int], random: Stream) -> int:
    """Random moves, REVEAL on a token, CAPTURE where the map says so, else a random question."""
    if world.phase != Phases.ACTIVATION:
        return random.choose(moves)
    travel = [move for move in moves if KIND_OF[move] == Kinds.MOVE]
    if travel and not world.acted:
        return random.choose(travel)
    if Moves.REVEAL in moves:
        return Moves.REVEAL
    if (
        Moves.CAPTURE in moves
        and TrailMap(world, search_of(world, Stream("sight")).kept).now[world.agent_at[world.active]] > 0.25
    ):
        return Moves.CAPTURE
    questions = [move for move in moves if KIND_OF[move] in (Kinds.ASK, Kinds.SHAKEDOWN)]
    return random.choose(questions) if questions else moves[-1]


CHARACTERS: Final = ("wanderer", "easy", "normal", "hard", "sly")


def character_named(name: str) -> Character:
    """A Recruiter by name: the levels of the automatic Recruiter, one who wanders, one who reads the table's
    map."""
    if name == "wanderer":
        return wanderer()
    if name == "sly":
        return Character()
    return character_of(AUTO.levels[name])


TUNABLE: Final = (
    "capture",
    "cover",
    "surprise",
    "threat",
    "shakedown",
    "mix",
    "guard",
    "follow",
    "haste",
    "foresight",
)
REMEMBERED: Final = ("answers", "trails", "announced")
RECRUITER_TUNABLE: Final = (
    "recruit",
    "surprise",
    "uncertainty",
    "distance",
    "mobility",
    "alley_depth",
    "plan_depth",
    "counted",
    "danger",
    "slip_cost",
    "shield",
    "temperature",
)


def tracker(_game: object, recruiter: str = "sly", noise: float = 0.0, **weights: float) -> TwoSidedBot:
    """`weights` replaces some of what the Agents care for and keep in mind, by the names of `Weights` and
    `Memory`, and with r_ before it what the Recruiter cares for, by the names of `Character`."""
    known = {*TUNABLE, *REMEMBERED, *(f"r_{name}" for name in RECRUITER_TUNABLE)}
    unknown = sorted(set(weights) - known)
    if unknown:
        raise ValueError(f"no such weight: {', '.join(unknown)}; there are: {', '.join(sorted(known))}")
    character = character_named(recruiter)
    for name, value in weights.items():
        if name.startswith("r_"):
            set_knob(character, name.removeprefix("r_"), value)
    for_agents = {name: float(value) for name, value in weights.items() if not name.startswith("r_")}
    return TwoSidedBot(character, in_every_mode(noise), weights=for_agents)


def in_every_mode(noise: float) -> dict[str, float]:
    return {"training": noise, "full": noise}


class RolloutBot(TwoSidedBot):
    """Plays its candidates out: the Recruiter's actions, the Agents' activations."""

    def __init__(
        self,
        games: int = 0,
        candidates: int = 5,
        noise: float = 0.0,
        minds: PlayoutMinds | None = None,
        setup_games: int = -1,
        start_games: int = 0,
    ) -> None:
        """`games` 0 and `setup_games` -1: as usual in the mode."""
        super().__init__(
            RolloutRecruiter(Character(), games, candidates, minds, setup_games, start_games),
            in_every_mode(noise),
        )
        self._games = games or GAMES_OF_AGENTS
        self._candidates = candidates

    def limit(self, iterations: int) -> None:
        super().limit(iterations)
        self._games, self._candidates = limited(self._games, self._candidates, iterations)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, MindMgmtView)
        if view.seat == RECRUITER or view.phase not in ("activating", "activation") or len(moves) == 1:
            return super().choose(view, moves, random)
        world = table_of(view)
        team = self._team(view.mode)
        ranked = [move for move in team.candidates(world, moves, random) if move in moves]
        if len(ranked) < 2:
            return super().choose(view, moves, random)
        worlds = MindMgmtWorlds(view)
        drawn = [worlds.draw(random) for _game in range(games_for(world, self._games))]
        return AgentsTrial(drawn, ranked[: self._candidates], team.posted, random).best()


def rollout(
    _game: object,
    games: int = 0,
    candidates: int = 5,
    noise: float = 0.0,
    agents_noise: float = AGENTS_NOISE,
    recruiter_noise: float = NOISE,
    setup_games: int = -1,
    start_games: int = 0,
    words: int = ROUGH_WORDS,
) -> RolloutBot:
    """`noise`: of its own Agents; the other two, and `words`: of the minds that play its games on."""
    minds = PlayoutMinds(agents_noise, recruiter_noise, words)
    return RolloutBot(games, candidates, noise, minds, setup_games, start_games)


class Agents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Agents of a level keep in mind (`Memory`) and how far they look ahead (`Weights`)."""

    answers: int = EVERYTHING
    trails: int = EVERYTHING
    announced: bool = True
    foresight: int = 2
    follow: float = 0.5
    noise: float = 0.0


class ExpertRecruiter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: int
    """That each of his best moves is tried in."""


class Pains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a side takes upon itself for each SHIFT module that the other side has more of."""

    games: int
    """More that the Recruiter tries each of his best actions in."""
    candidates: int
    """More actions that he tries."""
    answers: int
    trails: int
    """More that the Agents keep in mind."""


UNTROUBLED: Final = Pains(games=0, candidates=0, answers=0, trails=0)


class Rungs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The levels in one mode."""

    agents: dict[str, Agents]
    expert_recruiter: ExpertRecruiter
    pains: dict[str, Pains] = {}
    """By level; a level that is not named takes none."""

    def bot(self, level: str, against: int) -> TwoSidedBot:
        """`against`: how many SHIFT modules more the other side has."""
        pains = self.pains.get(level, UNTROUBLED)
        agents = msgspec.structs.asdict(self.agents[level])
        agents["answers"] += against * pains.answers
        agents["trails"] += against * pains.trails
        return TwoSidedBot(self.recruiter(level, against, pains), weights=agents)

    def recruiter(self, level: str, against: int = 0, pains: Pains = UNTROUBLED) -> RecruiterMind:
        more = against * pains.games
        if level not in AUTO.levels:
            return RolloutRecruiter(games=self.expert_recruiter.games + more, setup_games=0)
        character = character_named(level)
        games = AUTO.levels[level].playouts + more
        if games == 0:
            return RecruiterMind(character)
        return RolloutRecruiter(character, games, FEW_CANDIDATES + against * pains.candidates, setup_games=0)


RUNGS: Final = load(Path(__file__).with_name("levels.toml"), dict[str, Rungs])
"""By mode."""
FEW_CANDIDATES: Final = 2
"""Actions that the level hard tries in its mind."""


class LevelBot(Bot):
    """One level in both modes; it takes more pains where the other side has more SHIFT modules."""

    def __init__(self, level: str, pains: bool = True) -> None:
        levels = RUNGS["full"].agents
        if level not in levels:
            raise ValueError(f"no such level: {level}; there are: {', '.join(levels)}")
        self._level = level
        self._pains = pains
        self._effort: int | None = None
        self._bots: dict[tuple[str, int], TwoSidedBot] = {}

    def limit(self, iterations: int) -> None:
        self._effort = iterations
        for bot in self._bots.values():
            bot.limit(iterations)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, MindMgmtView)
        return self._bot_for(view).choose(view, moves, random)

    def beliefs(self, view: View) -> Shares:
        assert isinstance(view, MindMgmtView)
        return self._bot_for(view).beliefs(view)

    def _bot_for(self, view: MindMgmtView) -> TwoSidedBot:
        key = view.mode, modules_against(view) if self._pains else 0
        if key not in self._bots:
            self._bots[key] = RUNGS[view.mode].bot(self._level, key[1])
            if self._effort is not None:
                self._bots[key].limit(self._effort)
        return self._bots[key]


def modules_against(view: MindMgmtView) -> int:
    """How many SHIFT modules the other side has more of in this game."""
    of_recruiter = sum(MODULE_IDS.index(module) < MODULES_PER_SIDE for module in view.modules)
    of_agents = len(view.modules) - of_recruiter
    return max(0, of_agents - of_recruiter if view.seat == RECRUITER else of_recruiter - of_agents)


def ladder(_game: object, level: str = "normal", pains: bool = True) -> LevelBot:
    """`pains` false: it plays the same whatever modules the other side has; to measure what they are worth."""
    return LevelBot(level, pains)
