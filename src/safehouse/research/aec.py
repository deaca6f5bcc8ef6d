"""The games as PettingZoo environments (AEC: one agent acts at a time)."""

import copy
import operator
import secrets
import sys
from typing import Any

from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.telling import moves_text, observe_text
from safehouse.core.words import LANGUAGES, Words
from safehouse.research.extras import need
from safehouse.research.observe import observer_of
from safehouse.research.render import text_of
from safehouse.research.reward import Reward, checked, places, rewards

np = need("numpy")
spaces = need("gymnasium").spaces
AECEnv = need("pettingzoo").AECEnv


RENDER_MODES = ("human", "ansi")
TRIED_BY_PETTINGZOO = "options"
"""What `pettingzoo.test.api_test` resets every environment with; no game has an option of this name."""


def env(
    game: str | AnyGame,
    render_mode: str | None = None,
    language: str = "en",
    reward: str = "win",
    perspective: str | None = None,
    **options: Any,
) -> "SafehouseEnv":
    """One game with these options. `game` is a name on the shelf or a game."""
    played = find(game) if isinstance(game, str) else game
    chosen = played.read_options(options)
    return SafehouseEnv(played, chosen, render_mode, language, checked(reward), perspective)


class Actions(spaces.Discrete):  # type: ignore[misc, name-defined]
    """The codes of a game's decisions. Samples by a mask without checking every cell of it first."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = np.flatnonzero(mask)
        return legal[self.np_random.integers(len(legal))] if len(legal) else super().sample(mask)


class SafehouseEnv(AECEnv):  # type: ignore[misc, valid-type]
    """Agents are `seat_0`, `seat_1`, …; the action is the code of a move.

    Observation: {"observation": float32 array, "action_mask": int8 array}; the mask is all zeros for
    every agent but the one that decides. Where the rules ask several seats at once, they decide in the
    order of the seats, and none sees what another has chosen. Notes (remarks that change nothing) are
    no actions. Rewards come at the end, by the result (see `reward.rewards` for the kinds). Without a seed each
    reset deals a new game. `perspective` names the agent whose knowledge is rendered; else it is a watcher's.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        render_mode: str | None = None,
        language: str = "en",
        reward: Reward = "win",
        perspective: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise OptionError("render_mode", render_mode, ", ".join(RENDER_MODES))
        if language not in LANGUAGES:
            raise OptionError("language", language, ", ".join(LANGUAGES))
        self.game = game
        self.options = options
        self.render_mode = render_mode
        self.language = language
        self.reward = reward
        self.perspective = perspective
        self.metadata: dict[str, Any] = {
            "name": f"safehouse_{game.id}_v{game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(options.seats())]
        self._prepare()
        self._action_spaces = {agent: Actions(self._actions) for agent in self.possible_agents}
        box = spaces.Box(0.0, 1.0, (self._observer.size,), np.float32)
        mask = spaces.Box(0, 1, (self._actions,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0.0, 1.0, (self._observer.size * options.seats(),), np.float32)
        if perspective is not None and perspective not in self.possible_agents:
            raise SafehouseError(f"perspective: {perspective!r} is none of {', '.join(self.possible_agents)}")
        self._seeds: Any = None
        self._played: list[tuple[int, int]] = []
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def _prepare(self) -> None:
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = observer_of(self.game)
        self._actions = self.game.space.first_note
        self._state: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`seed` fixes this deal and, with it, all later ones. `options` change the game's from now on; the
        agents stay."""
        if options:
            self.options = self._changed(options)
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        number = secrets.token_hex(8) if self._seeds is None else self._seeds.bytes(8).hex()
        self.deal(number)

    def _changed(self, options: dict[str, Any]) -> Options:
        given = {name: value for name, value in options.items() if name != TRIED_BY_PETTINGZOO}
        chosen: Options = self.game.read_options({**self.options.to_json(), **given})
        if chosen.seats() != len(self.possible_agents):
            agents = len(self.possible_agents)
            raise SafehouseError(f"these options seat {chosen.seats()}; this environment has {agents} agents")
        return chosen

    def deal(self, seed: str) -> None:
        """A new game from a seed of the rules, as in a save file."""
        self._seed = seed
        self._played = []
        self._state = self.game.deal(self.options, seed, listen=self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._told = 0
        self._ask()

    def _ask(self) -> None:
        pending = self._position.pending()
        self._open: list[int] | None = None
        """The moves open to the seat that decides, once somebody has asked for them."""
        self._seat = pending[0] if pending else -1
        if pending:
            self.agent_selection = self.possible_agents[pending[0]]

    @property
    def _position(self) -> State:
        if self._state is None:
            raise RuntimeError("call reset() before anything else")
        return self._state

    def observe(self, agent: str) -> dict[str, Any]:
        position, seat = self._position, self._seat_of[agent]
        mask = np.zeros(self._actions, np.int8)
        if seat == self._seat:
            if self._open is None:
                self._open = position.moves(seat)
            mask[self._open] = 1
        return {"observation": self._observer.array(position, seat), "action_mask": mask}

    def observe_text(self, agent: str) -> str:
        """What the agent knows, in words, and where it decides its moves by number, in the order of the mask,
        each with what certainly follows."""
        seat = self._seat_of[agent]
        view = self.game.view(self._position, seat)
        words = Words(self.language, self.game, self.possible_agents, you=seat, options=self.options)
        moves = sorted(self._position.moves(seat)) if seat == self._seat else []
        told = observe_text(self.game, view, moves, words)
        return f"{told}\n\n{moves_text(self.game, view, moves, words)}" if moves else told

    def state(self) -> Any:
        """The truth, for a critic that may know it and never for an agent: what every seat knows, in their
        order."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self._observer.array(self._position, seat) for seat in seats])

    def step(self, action: int | None) -> None:
        position, agent = self._position, self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SafehouseError(f"{agent} decides; None is for agents whose game is over")
        seat, move = self._seat, operator.index(action)
        if self._open is not None and move in self._open:
            position.apply(seat, move)
        else:
            position.play(seat, move)
        self._played.append((seat, move))
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        if self._seat < 0:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        result = self._position.result()
        assert result is not None
        worth = rewards(self.game, self.options, result, self.reward)
        reached = places(result, len(self.agents))
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = worth[seat]
            self._cumulative_rewards[agent] = worth[seat]
            self.terminations[agent] = True
            self.infos[agent] = {
                "reason": result.reason,
                "won": seat in result.winners,
                "score": result.scores[seat],
                "place": reached[seat],
            }
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a watcher, or the seat of the perspective, knows, in words: the position and what happened since
        the last call."""
        if self.render_mode is None:
            return None
        state = self._position
        events = state.events or []
        seat = WATCHER if self.perspective is None else self._seat_of[self.perspective]
        text = text_of(self.game, state, events[self._told :], Words(self.language, self.game), seat)
        self._told = len(events)
        if self.render_mode == "human":
            sys.stdout.write(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def __getstate__(self) -> dict[str, Any]:
        """Game, options, seed and moves; the position derives from them."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _DERIVED}
        return {**kept, "game": self.game.id, "options": self.options.to_json()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = find(kept["game"])
        self.options = self.game.read_options(kept["options"])
        self._prepare()
        if "_seed" in kept:
            self._state = self.game.deal(self.options, self._seed, listen=self.render_mode is not None)
            for seat, move in self._played:
                self._state.play(seat, move)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SafehouseEnv":
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        shared = {"game", "options", "_observer"}
        for name, value in self.__dict__.items():
            if name == "_state":
                twin._state = None if value is None else _with_events(value)
            else:
                twin.__dict__[name] = value if name in shared else copy.deepcopy(value, memo)
        return twin


_DERIVED = frozenset(("_state", "_observer", "_seat_of", "_actions"))


def _with_events(state: State) -> State:
    twin = state.copy()
    twin.events = None if state.events is None else list(state.events)
    return twin
