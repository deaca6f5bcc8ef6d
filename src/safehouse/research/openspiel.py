"""The games as Python games of OpenSpiel: `pyspiel.load_game("safehouse_agent_avenue(mode=advanced)")`.

Importing this module registers every game on the shelf. Chance nodes at the root pick the deal: four draws of
one in 256, so that nobody learns deals by heart, or one draw among `deals` deals, for what enumerates. After it
a state is a function of its moves. A state from `resample_from_infostate` is a world that the player cannot
tell from the truth; it has no history of moves, but is played, cloned and serialized like any other.
"""

import copy
import functools
import hashlib
from typing import Any

from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.laws.told import Log, log, play
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import NOBODY
from safehouse.core.seats import MOST_SEATS
from safehouse.core.shelf import find, names
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.research.extras import need
from safehouse.research.observe import observer_of
from safehouse.research.reward import is_duel, rewards

np = need("numpy")
pyspiel = need("pyspiel")

PREFIX = "safehouse_"
DEALS = "deals"
ASKING = {"step", "step_verbose", "step_with_policy", "get_policy", "mcts_search"}
"""How a bot is asked about a state."""
NO_SEARCHERS = (
    "OpenSpiel's search bots in C++ take no games written in Python; "
    "use those of open_spiel.python.algorithms (ismcts, mcts)"
)
DRAWS = 4
SIDES = 256
"""Without a number of deals chance draws so many times, one of so many each time."""


def parameters(game: AnyGame) -> dict[str, Any]:
    """The options of a game with their defaults, and how many deals chance picks from; 0: all there are."""
    defaults = game.read_options().to_json()
    return {DEALS: 0, **{name: _plain(value) for name, value in defaults.items()}}


def _plain(value: Any) -> Any:
    """As it can stand among others in a game's name: a list parted by + (`Options.listed`), for OpenSpiel parts
    parameters by commas, and a text that would be read as a number in quotes."""
    if not isinstance(value, str):
        return value
    text = value.replace(",", "+")
    return f"'{text}'" if _reads_as_number(text) else text


def _reads_as_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def read_parameters(game: AnyGame, given: dict[str, Any]) -> Options:
    defaults = game.read_options().to_json()
    values = {name: _meant(value, defaults.get(name)) for name, value in given.items() if name != DEALS}
    options: Options = game.read_options(values)
    return options


def _meant(value: Any, default: Any) -> Any:
    """A text without its quotes, whatever it was read as."""
    return str(value).strip("'") if isinstance(default, str) else value


def game_type(game: AnyGame, options: Options) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Safehouse {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility(game, options),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def utility(game: AnyGame, options: Options) -> Any:
    kinds = pyspiel.GameType.Utility
    if is_duel(game, options):
        return kinds.ZERO_SUM
    return kinds.IDENTICAL if len(game.teams(options)) == 1 else kinds.GENERAL_SUM


def game_info(game: AnyGame, options: Options, deals: int) -> Any:
    duel = {"utility_sum": 0.0} if is_duel(game, options) else {}
    return pyspiel.GameInfo(
        num_distinct_actions=game.space.first_note,
        max_chance_outcomes=deals or SIDES,
        num_players=options.seats(),
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=game.longest,
        **duel,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """One of our games with its options."""

    rules: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {name: _plain(value) for name, value in (params or {}).items()}
        self.options = read_parameters(self.rules, given)
        self.deals = int(given.get(DEALS, 0))
        if self.deals < 0:
            raise OptionError(DEALS, str(self.deals), "0 (all there are) or more")
        kind = game_type(self.rules, self.options)
        super().__init__(kind, game_info(self.rules, self.options, self.deals), given)

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | SpielMemory":
        if params:
            raise ValueError(f"observers take no parameters; passed {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielMemory() if recall else SpielObserver(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Each game has a class of its own, which no other process would find: it is loaded by its name."""
        return loaded, (str(self),)


def loaded(name: str) -> Any:
    """A game by its name; importing this module has registered it."""
    return pyspiel.load_game(name)


class Held:
    """The position inside a state and how it came about; OpenSpiel clones by deep copies, which this turns into
    our own."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        """What chance drew so far."""
        self.start: State | None = None
        self.state: State | None = None
        self.moves: list[tuple[int, int]] = []
        """Seat and code of each move since the start."""
        self.recalled: dict[int, list[str]] = {}
        """What a player remembers from before the start, in an imagined world."""

    def begin(self, start: State) -> None:
        self.start, self.state = start, start.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        twin = copy.copy(self)
        twin.drawn, twin.moves = self.drawn.copy(), self.moves.copy()
        twin.state = None if self.state is None else self.state.copy()
        return twin


class Shared:
    """The rules and options; clones share them."""

    def __init__(self, rules: AnyGame, options: Options, deals: int) -> None:
        self.rules = rules
        self.options = options
        self.deals = deals

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]
    """Seats that decide at once act in the order of the seats; none sees what another has chosen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = Shared(game.rules, game.options, game.deals)
        self.held = Held()

    @property
    def position(self) -> State:
        assert self.held.state is not None, "nothing is dealt yet"
        return self.held.state

    def current_player(self) -> int:
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.held.state.pending()
        return pending[0] if pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.moves(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.shared.deals or SIDES
        return [(side, 1.0 / sides) for side in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            self._draw(action)
            return
        seat = self.current_player()
        self.position.play(seat, action)
        self.held.moves.append((seat, action))

    def _draw(self, side: int) -> None:
        drawn = self.held.drawn
        drawn.append(side)
        if self.shared.deals or len(drawn) == DRAWS:
            seed = "openspiel " + " ".join(map(str, drawn))
            self.held.begin(self.shared.rules.deal(self.shared.options, seed, listen=False))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.shared.rules.space.to_text(action)

    def is_terminal(self) -> bool:
        return self.held.state is not None and self.held.state.over()

    def returns(self) -> list[float]:
        result = self.held.state.result() if self.held.state is not None else None
        if result is None:
            return [0.0] * self.shared.options.seats()
        return rewards(self.shared.rules, self.shared.options, result)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that this player cannot tell from this one, drawn by the numbers of `sampler`."""
        random = Stream(f"{sampler()!r} {sampler()!r}")
        imagined = state_of_view(self.get_game(), self.shared.rules.view(self.position, player), random)
        imagined.held.recalled[player] = self.remembered(player)
        return imagined

    def known_to(self, player: int, recall: bool) -> str:
        """What this player sees; with `recall` also all it saw before and its own moves, in order."""
        if self.held.state is None:
            return ""
        view = self.shared.rules.view_bytes(self.held.state, player).decode()
        return "\n".join([view, *self.remembered(player)]) if recall else view

    def remembered(self, player: int) -> list[str]:
        """The own moves, and between them what the player was told and each change of the view, as digests."""
        rules, held = self.shared.rules, self.held
        assert held.start is not None
        lines = list(held.recalled.get(player, []))
        world = held.start.copy()
        seen = rules.view_bytes(world, player) if lines else b""
        told: Log = ()
        for seat, code in [*held.moves, (NOBODY, 0)]:
            view = rules.view_bytes(world, player)
            if told or view != seen:
                lines.append(digest(told, view))
            seen = view
            if seat == player:
                lines.append(rules.space.to_text(code))
            if seat != NOBODY:
                told = log(player, play(world, seat, code))
        return lines

    def __str__(self) -> str:
        space = self.shared.rules.space
        deal = ["imagined"] if self.held.recalled else [f"deal {side}" for side in self.held.drawn]
        return "\n".join(deal + [f"{seat} {space.to_text(code)}" for seat, code in self.held.moves])


def state_of_view(game: SpielGame, view: View, random: Stream) -> SpielState:
    """A state that the view allows; nothing is remembered of what came before."""
    imagined = game.new_initial_state()
    imagined.held.begin(imagined.shared.rules.imagine(view, random))
    imagined.held.recalled[view.seat] = []
    return imagined


def digest(told: Log, view: bytes) -> str:
    return "saw " + hashlib.blake2b(repr(told).encode() + view, digest_size=12).hexdigest()


class SpielObserver:
    """The observation array and the view."""

    def __init__(self, game: SpielGame) -> None:
        self._observer = observer_of(game.rules)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held.state is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self._observer.array(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known_to(player, recall=False)


class SpielMemory:
    """The information state: the view and what the player remembers, as text alone."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        raise ValueError(
            "there is no information-state tensor, for an array would forget; take observation_tensor"
        )

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known_to(player, recall=True)


def register(game: AnyGame) -> None:
    """Make a game known to `pyspiel.load_game`."""
    kind = type(f"Spiel{game.id.title()}", (SpielGame,), {"rules": game})
    pyspiel.register_game(game_type(game, game.read_options()), kind)


def refuse_searchers() -> None:
    """OpenSpiel's search bots in C++ end the whole process with a game written in Python: asked about one of
    ours, they refuse from now on. About other games they are asked as before."""
    searchers = (pyspiel.ISMCTSBot, pyspiel.MCTSBot)
    for bot in searchers:
        for name in ASKING & set(dir(bot)):
            setattr(bot, name, refusing(getattr(bot, name)))
    evaluate_bots = pyspiel.evaluate_bots

    def evaluated(state: Any, bots: Any, *rest: Any) -> Any:
        if isinstance(state, SpielState) and any(isinstance(bot, searchers) for bot in bots):
            raise SafehouseError(NO_SEARCHERS)
        return evaluate_bots(state, bots, *rest)

    vars(pyspiel)["evaluate_bots"] = evaluated


def refusing(asked: Any) -> Any:
    """The same method, but for states of ours."""

    @functools.wraps(asked)
    def answer(bot: Any, state: Any, *rest: Any) -> Any:
        if isinstance(state, SpielState):
            raise SafehouseError(NO_SEARCHERS)
        return asked(bot, state, *rest)

    return answer


for _name in names():
    register(find(_name))
refuse_searchers()
