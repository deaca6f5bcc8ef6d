"""The planner, on the template game and on small games made for it."""

from typing import Any

import pytest

from safehouse.bots.planner import Planner, PlannerSettings, new_search
from safehouse.bots.roster import UnknownBot, make
from safehouse.bots.search import Search, Settings
from safehouse.core.events import ONLY
from safehouse.core.random import Stream
from safehouse.core.result import Result
from safehouse.core.shelf import find
from safehouse.core.state import State

GAME = find("_template")
KEEP, SWAP = 0, 1


def dealt(seed: str = "deal") -> tuple[Any, int]:
    state = GAME.deal(GAME.read_options(), seed)
    return state, state.pending()[0]


def choice(bot: Planner, state: Any, seat: int, seed: str = "mind") -> int:
    return bot.choose(GAME.view(state, seat), state.moves(seat), Stream(seed))


class Line(State):
    """A game on rails: `seats` players choose 0 or 1 in turn; `pays` tells who wins for the choices made."""

    secrecy_of_each: int = 0

    def __init__(self, seats: int = 1, length: int = 1, width: int = 2) -> None:
        super().__init__()
        self.seats = seats
        self.length = length
        self.width = width
        self.secrecy = [self.secrecy_of_each] * width
        self.made: list[int] = []

    def pending(self) -> list[int]:
        return [len(self.made) % self.seats] if len(self.made) < self.length else []

    def moves(self, seat: int) -> list[int]:
        return list(range(self.width)) if seat in self.pending() else []

    def forbids(self, seat: int, move: int) -> str | None:
        return None

    def apply(self, seat: int, move: int) -> None:
        self.made.append(move)
        self.tell_all(move, seat)

    def winners(self) -> list[int]:
        return [0] if self.made[-1] == 1 else []

    def result(self) -> Result | None:
        if len(self.made) < self.length:
            return None
        winners = self.winners()
        return Result(winners, [int(seat in winners) for seat in range(self.seats)], "end")

    def copy(self) -> "Line":
        twin = type(self)(self.seats, self.length, self.width)
        twin.made = self.made.copy()
        return twin


class Same:
    """Worlds that are all this one state."""

    def __init__(self, state: State) -> None:
        self.state = state

    def draw(self, random: Stream) -> State:
        return self.state.copy()


def most_tried(search: Search) -> int:
    return max(search.root().arms.values(), key=lambda arm: arm.tried).move


def test_the_same_seed_and_budget_give_the_same_move_and_the_same_thought() -> None:
    state, seat = dealt()
    first, second = (Planner(GAME, iterations=150) for _ in range(2))
    assert choice(first, state, seat) == choice(second, state, seat)
    assert first.thought() == second.thought()


def test_both_forms_find_the_certain_accusation() -> None:
    """Seat 1 has seen the rival swap twice over: only one number is left when the others are known."""
    state, _ = dealt()
    state.held, state.aside, state.drop = [3, 6], [1, 2], [4, 5]
    state.active = 1
    for form in ("single", "multiple"):
        bot = Planner(GAME, iterations=400, form=form)
        assert choice(bot, state, 1) == KEEP, "6 cannot be beaten, so keeping wins for certain"


def test_partners_work_for_each_other() -> None:
    """Two seats of one team: the first must trust the second to make the winning choice."""

    class Together(Line):
        def winners(self) -> list[int]:
            return [0, 1] if self.made == [1, 1] else []

    search = Search(Settings([0, 1], [0, 0]), 0)
    search.grow(Same(Together(2, 2)), Stream("team"), 200)
    assert most_tried(search) == 1


def test_an_opponent_is_expected_to_choose_for_itself() -> None:
    class Trap(Line):
        """0 and 2 share the victory; 1 wins in two cases of three, but loses if the opponent sees to it."""

        def winners(self) -> list[int]:
            first, second = self.made
            if first == 1:
                return [0] if second != 2 else [1]
            return [0, 1]

    search = Search(Settings([0, 1], [0, 1]), 0)
    search.grow(Same(Trap(2, 2, 3)), Stream("trap"), 600)
    assert most_tried(search) != 1


def test_long_menus_are_widened_step_by_step_in_the_games_order() -> None:
    settings = Settings([0], [0])
    settings.wide_from = 10
    settings.order = lambda world, seat, moves: list(reversed(moves))
    search = Search(settings, 0)
    search.grow(Same(Line(1, 1, 300)), Stream("wide"), 64)
    tried = sorted(search.root().arms)
    assert 8 <= len(tried) <= 11
    assert tried == list(range(300 - len(tried), 300))


def test_a_short_playout_ends_in_the_games_evaluation() -> None:
    settings = Settings([0], [0])
    settings.playout_limit = 1
    settings.evaluate = lambda world, seat: 1.0 if world.made[0] == 1 else -1.0  # type: ignore[attr-defined]
    search = Search(settings, 0)
    search.grow(Same(Line(1, 50)), Stream("short"), 20)
    assert search.root().arms[1].mean() > search.root().arms[0].mean()


def test_a_playout_policy_is_followed() -> None:
    settings = Settings([0], [0])
    settings.playout = lambda world, seat, moves, random: 1
    search = Search(settings, 0)
    search.grow(Same(Line(1, 6)), Stream("policy"), 2)
    assert [arm.mean() for arm in search.root().arms.values()] == [1.0, 1.0]


def test_the_tree_stops_growing_at_its_limit() -> None:
    settings = Settings([0, 1], [0, 1])
    settings.most_nodes = 30
    search = Search(settings, 0)
    search.grow(Same(Line(2, 40)), Stream("memory"), 500)
    assert search.nodes <= 31


def test_what_was_learnt_is_kept_for_the_next_own_decision() -> None:
    state, seat = dealt()
    kept = Planner(GAME, iterations=300)
    choice(kept, state, seat)
    state.apply(seat, SWAP)
    search = kept._search_for(GAME.view(state, seat))
    learnt = sum(arm.tried for arm in search.root().arms.values())
    fresh = Planner(GAME, iterations=300, reuse=False)._search_for(GAME.view(state, seat))
    assert learnt > 0
    assert not fresh.root().arms


def test_a_time_budget_is_kept() -> None:
    state, seat = dealt()
    bot = Planner(GAME, iterations=10_000_000, seconds=0.05)
    choice(bot, state, seat)
    thought = bot.thought()
    assert thought is not None and 0 < thought.effort < 10_000_000


def test_two_cores_share_the_budget_and_stay_deterministic() -> None:
    state, seat = dealt()
    thoughts = []
    for _ in range(2):
        bot = Planner(GAME, iterations=200, cores=2)
        choice(bot, state, seat)
        thoughts.append(bot.thought())
        bot.rest()
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] is not None and thoughts[0].effort == 200


def test_a_drawn_move_follows_the_visits() -> None:
    state, seat = dealt("mixing")
    bot = Planner(GAME, iterations=60, mix=True, reuse=False)
    moves = {choice(bot, state, seat, f"mind {i}") for i in range(25)}
    assert len(moves) > 1


def test_the_thought_tells_chances_and_shares() -> None:
    state, seat = dealt()
    bot = Planner(GAME, iterations=100)
    move = choice(bot, state, seat)
    thought = bot.thought()
    assert thought is not None
    assert thought.move == move
    assert sum(option.share for option in thought.choices) == pytest.approx(1.0)
    assert 0.0 <= thought.before <= 1.0 and 0.0 <= thought.after <= 1.0


def test_a_wrong_setting_is_named() -> None:
    with pytest.raises(UnknownBot, match="iteration"):
        make("planner:iteration=5", GAME)
    with pytest.raises(UnknownBot, match="iterations"):
        make("planner:iterations=many", GAME)


def test_settings_are_read_from_the_name() -> None:
    bot = make("planner:iterations=7+form=multiple+mix=true+exploration=0.5", GAME)
    assert isinstance(bot, Planner)
    assert bot.plan == PlannerSettings(iterations=7, form="multiple", mix=True, exploration=0.5)


def test_an_observer_that_notices_nothing_stays_where_it_is() -> None:
    """In the multiple-observer form a secret move leads the others to no new knowledge."""

    class Secret(Line):
        secrecy_of_each = ONLY

        def apply(self, seat: int, move: int) -> None:
            self.made.append(move)
            self.tell_only(2, move, seat)

    search = Search(Settings([0, 1], [0, 1]), 1)
    search.grow(Same(Secret(2, 2)), Stream("secret"), 50)
    assert set(search.root().arms) == {0, 1}
    assert sum(arm.tried for arm in search.root().arms.values()) >= 46, "one decision, whatever was hidden"


def test_the_search_speed_is_measured() -> None:
    from safehouse.bots.bench import search_speed

    speed = search_speed(GAME, rounds=1, seconds=0.01)
    assert speed.iterations_per_second > 100
    assert new_search(GAME, GAME.read_options(), PlannerSettings(), 0).iterations == 0
