"""The bots of MIND MGMT. They receive a view and rebuild from it what their seat may know, nothing more."""

from collections.abc import Mapping
from typing import Final

import msgspec

from safehouse.bots.bot import Bot, Maker
from safehouse.bots.levels import Level
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.mind_mgmt.board import AWAY, LOCATION_IDS
from safehouse.games.mind_mgmt.cloud import search_of
from safehouse.games.mind_mgmt.data import AUTO
from safehouse.games.mind_mgmt.data import Level as AutoLevel
from safehouse.games.mind_mgmt.fugitive import Character, Fugitive
from safehouse.games.mind_mgmt.hunters import Hunters, Weights
from safehouse.games.mind_mgmt.imagine import MindMgmtWorlds, fill_in_secret, table_of
from safehouse.games.mind_mgmt.moves import (
    ACTIVATION,
    ASK,
    ASK_WITH_DOLPHIN,
    CAPTURE,
    MOVE,
    OVER,
    RECRUITER,
    REVEAL,
    SHAKEDOWN,
)
from safehouse.games.mind_mgmt.playout import AGENTS_NOISE, GAMES, NOISE, Hunt, Minds, Seer, games_for, limited
from safehouse.games.mind_mgmt.position import SETUP_HOURS
from safehouse.games.mind_mgmt.rules.walking import legal_steps
from safehouse.games.mind_mgmt.sight import Sight
from safehouse.games.mind_mgmt.state import MindMgmt
from safehouse.games.mind_mgmt.view import MindMgmtView


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): recruits and time speak for the Recruiter, near Agents and dead ends
    against."""
    assert isinstance(world, MindMgmt)
    value = recruiter_value(world)
    return value if seat == RECRUITER else -value


def recruiter_value(world: MindMgmt) -> float:
    if world.phase == OVER:
        return 1.0 if world.recruiter_won() else -1.0
    if len(world.trail) < SETUP_HOURS or min(world.agent_at) < 0:
        return 0.0
    recruits = (world.recruits + world.unannounced) / world.recruits_to_win()
    time = (world.hour - SETUP_HOURS) / (world.end_hour() - SETUP_HOURS)
    nearest = min(AWAY[world.here()][place] for place in world.agent_at)
    marked = sum(1 for cell in world.trail[-4:] if (world.steps | world.confirmed) >> cell & 1)
    stuck = 0.3 if not legal_steps(world) else 0.0
    value = 0.5 * recruits + 0.3 * time + 0.08 * min(nearest, 4) - 0.12 * marked - stuck - 0.45
    return max(-0.95, min(0.95, value))


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """Where the Recruiter is, for those who look for him."""
    assert isinstance(world, MindMgmt)
    return {"recruiter": LOCATION_IDS[world.here()]} if seat != RECRUITER and world.trail else {}


def character_of(level: AutoLevel) -> Character:
    """A level of the automatic Recruiter in its own terms (MM-5.1507)."""
    character = Character()
    character.plan_depth = level.plan_depth
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


class Spy(Bot):
    """Plays either side: a Recruiter with some mind, or Agents with some weights and noise by mode."""

    def __init__(
        self,
        recruiter: Fugitive | Character,
        noise: dict[str, float] | None = None,
        aimless: bool = False,
        weights: dict[str, float] | None = None,
    ) -> None:
        self._fugitive = Fugitive(recruiter) if isinstance(recruiter, Character) else recruiter
        self._noise = noise or {}
        self._aimless = aimless
        self._weights = weights or {}
        self._hunters: dict[str, Hunters] = {}

    def limit(self, iterations: int) -> None:
        if isinstance(self._fugitive, Seer):
            self._fugitive.limit(iterations)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, MindMgmtView)
        if len(moves) == 1:
            return moves[0]
        world = table_of(view)
        if view.seat == RECRUITER:
            fill_in_secret(world, view)
            chosen = self._fugitive.choose(world, moves, random)
        elif self._aimless:
            chosen = aimless(world, moves, random)
        else:
            chosen = self._team(view.mode).choose(world, moves, random)
        return chosen if chosen in moves else random.choose(moves)

    def _team(self, mode: str) -> Hunters:
        """One mind per mode; it remembers its last map, which depends on nothing but the view."""
        if mode not in self._hunters:
            weights = Weights(full=mode == "full", noise=self._noise.get(mode, 0.0))
            for name, value in self._weights.items():
                setattr(weights, name, value)
            self._hunters[mode] = Hunters(weights)
        return self._hunters[mode]


def aimless(world: MindMgmt, moves: list[int], random: Stream) -> int:
    """Random moves, REVEAL on a token, CAPTURE where the map says so, else a random question."""
    if world.phase != ACTIVATION:
        return random.choose(moves)
    travel = [move for move in moves if MOVE <= move < ASK]
    if travel and not world.acted:
        return random.choose(travel)
    if REVEAL in moves:
        return REVEAL
    if (
        CAPTURE in moves
        and Sight(world, search_of(world, Stream("sight")).kept).now[world.agent_at[world.active]] > 0.25
    ):
        return CAPTURE
    questions = [m for m in moves if ASK <= m < ASK_WITH_DOLPHIN or SHAKEDOWN <= m < SHAKEDOWN + 16]
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


TUNABLE: Final = ("capture", "cover", "surprise", "threat", "shakedown", "mix", "guard", "follow", "haste")
RECRUITER_TUNABLE: Final = (
    "recruit",
    "surprise",
    "uncertainty",
    "distance",
    "mobility",
    "danger",
    "slip_cost",
    "shield",
    "temperature",
)


def tracker(_game: object, recruiter: str = "sly", noise: float = 0.0, **weights: float) -> Spy:
    """`weights` replaces some of what the Agents care for, by the names of `Weights`, and with r_ before it
    what the Recruiter cares for, by the names of `Character`."""
    known = {*TUNABLE, *(f"r_{name}" for name in RECRUITER_TUNABLE)}
    unknown = sorted(set(weights) - known)
    if unknown:
        raise ValueError(f"no such weight: {', '.join(unknown)}; there are: {', '.join(sorted(known))}")
    character = character_named(recruiter)
    for name, value in weights.items():
        if name.startswith("r_"):
            setattr(character, name.removeprefix("r_"), float(value))
    for_agents = {name: float(value) for name, value in weights.items() if not name.startswith("r_")}
    return Spy(character, in_every_mode(noise), weights=for_agents)


def in_every_mode(noise: float) -> dict[str, float]:
    return {"training": noise, "full": noise}


class Prophet(Spy):
    """Plays its candidates out: the Recruiter's actions, the Agents' activations."""

    def __init__(
        self,
        games: int = GAMES,
        candidates: int = 5,
        noise: float = 0.0,
        minds: Minds | None = None,
        setup_games: int = 0,
    ) -> None:
        super().__init__(Seer(Character(), games, candidates, minds, setup_games), in_every_mode(noise))
        self._games = games
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
        return Hunt(drawn, ranked[: self._candidates], team.posted, random).best()


def rollout(
    _game: object,
    games: int = GAMES,
    candidates: int = 5,
    noise: float = 0.0,
    agents_noise: float = AGENTS_NOISE,
    recruiter_noise: float = NOISE,
    setup_games: int = 0,
) -> Prophet:
    """`noise`: of its own Agents; the other two: of the minds that play its games on."""
    return Prophet(games, candidates, noise, Minds(agents_noise, recruiter_noise), setup_games)


class Rung(msgspec.Struct, frozen=True):
    """A level in one mode: how the Recruiter plays, by the games he plays out or else by a character, and how
    much the Agents misjudge."""

    noise: float
    recruiter: str = ""
    games: int = 0


RUNGS: Final = {
    "training": {
        "easy": Rung(4.0, "easy"),
        "normal": Rung(1.3, "normal"),
        "hard": Rung(1.0, "hard"),
        "expert": Rung(0.0, games=4),
    },
    "full": {
        "easy": Rung(3.0, "easy"),
        "normal": Rung(0.85, "normal"),
        "hard": Rung(0.6, "hard"),
        "expert": Rung(0.0, games=6),
    },
}
"""By mode; set so that at each level both sides win about equally often (BOTS.md has the figures)."""


def fugitive_of(rung: Rung) -> Fugitive:
    return Seer(games=rung.games) if rung.games else Fugitive(character_named(rung.recruiter))


class Ladder(Bot):
    """One level in both modes."""

    def __init__(self, level: str) -> None:
        if level not in RUNGS["full"]:
            raise ValueError(f"no such level: {level}; there are: {', '.join(RUNGS['full'])}")
        self._spies = {
            mode: Spy(fugitive_of(rungs[level]), {mode: rungs[level].noise}) for mode, rungs in RUNGS.items()
        }

    def limit(self, iterations: int) -> None:
        for spy in self._spies.values():
            spy.limit(iterations)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, MindMgmtView)
        return self._spies[view.mode].choose(view, moves, random)


def ladder(_game: object, level: str = "normal") -> Ladder:
    return Ladder(level)


BOTS: Final[dict[str, Maker]] = {
    "rollout": rollout,
    "wanderer": lambda _: Spy(wanderer(), aimless=True),
    "tracker": tracker,
    "ladder": ladder,
}

LEVELS: Final = {
    "easy": Level("ladder:level=easy", "weighs recruits and distance; as Agents often misjudges"),
    "normal": Level("ladder:level=normal", "knows what the Agents can deduce; as Agents errs now and then"),
    "hard": Level("ladder:level=hard", "plans three turns ahead; as Agents errs a little"),
    "expert": Level("ladder:level=expert", "plays its actions out to the end; as Agents never errs on purpose"),
}
