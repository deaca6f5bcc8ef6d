"""Small versions: written down whole, solved, and bots held against the solution."""

import pytest

pytest.importorskip("numpy", reason="needs the extra research")

from safehouse.benchmark.evaluate import on_small_version
from safehouse.benchmark.solving import SmallGame, small_game
from safehouse.benchmark.suite import read_suite
from safehouse.benchmark.tree import Tree
from safehouse.core.errors import SafehouseError
from safehouse.core.shelf import find

TINY = {"deck": "tiny", "start": "green"}


@pytest.fixture(scope="module")
def tiny() -> SmallGame:
    game = find("agent_avenue")
    return small_game(game, game.read_options(TINY))


def test_more_than_two_seats_are_refused() -> None:
    game = find("stationfall")
    with pytest.raises(SafehouseError, match="two seats"):
        Tree(game, game.typical())


def test_chance_and_choices_add_up(tiny: SmallGame) -> None:
    """Both playing evenly, the chances of all ways to the end sum to one."""
    first, second = (side.reach(side.even()) for side in tiny.sides)
    chances = [abs(worth) * first[one] * second[two] for one, two, worth in zip(*tiny.tree.ends, strict=True)]
    assert sum(chances) == pytest.approx(1.0)


def test_the_solution_of_the_tiny_deck_leaves_nothing_to_read(tiny: SmallGame) -> None:
    """The starter wins a little more than half."""
    solution, policies = tiny.solve(200)
    assert 0.52 < (solution.value + 1) / 2 < 0.54
    assert 0.0 <= solution.doubt < 0.02
    for seat in range(2):
        best = tiny.answer(seat, policies[1 - seat])[1]
        own = tiny.sides[seat].worth(tiny.gains(seat, policies[1 - seat]), policies[seat])[1]
        assert own <= best + 1e-9


def test_random_play_is_an_open_book(tiny: SmallGame) -> None:
    """The figure of BOTS.md for even chances at every choice."""
    best = [tiny.answer(seat, tiny.sides[1 - seat].even())[1] for seat in range(2)]
    assert (sum(best) / 2 + 1) / 2 - 0.5 == pytest.approx(0.338, abs=0.01)


def test_an_agents_policy_is_whole_at_every_choice(tiny: SmallGame) -> None:
    """A bot that draws its moves may think nothing of the move that led to a choice; it still makes one."""
    some = tiny.sides[0].asked[::500]
    assert len(some) > 20
    for choice in some:
        shares = tiny.asked_at("solver", choice, 0)
        assert sum(shares.values()) == pytest.approx(1.0)
        assert set(shares) <= set(choice.moves)


def test_a_pair_on_the_small_mission_is_held_against_the_best_plans() -> None:
    game = next(game for game in read_suite("v1").game if game.id == "infiltraitors")
    found = on_small_version("random", game)
    assert found.exploitability is None
    assert found.pair == pytest.approx(0.083, abs=0.01)
    assert found.best == pytest.approx(0.8889, abs=0.0001)


def small_of(name: str) -> SmallGame:
    game = find(name)
    options = next(each.small for each in read_suite("v1").game if each.id == name)
    return small_game(game, game.read_options(options))


def share_of_the_first(small: SmallGame) -> float:
    solution, _ = small.solve(300)
    assert 0.0 <= solution.doubt < 0.02
    return (solution.value + 1) / 2


def size(small: SmallGame) -> tuple[int, int, int]:
    """Choices of the first seat and of the second, ways to the end."""
    first, second = small.tree.asked
    return len(first), len(second), len(small.tree.ends[0])


def test_the_block_of_mind_mgmt_is_written_down_whole() -> None:
    small = small_of("mind_mgmt")
    assert size(small) == (2738, 1936, 50510)
    assert share_of_the_first(small) == pytest.approx(0.5, abs=0.005)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("name", "sizes", "share"),
    [("in_too_deep", (14276, 22895, 64464), 0.8333), ("stationfall", (215, 24143, 75659), 0.8333)],
)
def test_an_end_of_the_game_is_written_down_whole(name: str, sizes: tuple[int, int, int], share: float) -> None:
    small = small_of(name)
    assert size(small) == sizes
    assert share_of_the_first(small) == pytest.approx(share, abs=0.005)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_exploitability_on_the_tiny_deck_ranks_the_bots(tiny: SmallGame) -> None:
    """Random is an open book, greedy half of one, the solver less."""
    random, greedy, solver = (tiny.exploited(bot).beyond_even for bot in ("random", "greedy", "solver"))
    assert 0.30 < random < 0.38
    assert solver < greedy < random
