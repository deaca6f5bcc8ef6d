"""The vector environment plays what single environments play, in any company and in any number of processes."""

import pickle
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs the extra research")
pytest.importorskip("pettingzoo", reason="needs the extra research")

from safehouse.core.errors import Illegal, SafehouseError
from safehouse.core.shelf import find, names
from safehouse.research import asked as asked_module
from safehouse.research import vector
from safehouse.research.aec import SafehouseEnv
from safehouse.research.asked import Asked
from safehouse.research.lanes import BLOCK
from safehouse.research.learned import LearnedPolicy, Network, load
from safehouse.research.observe import encoder_of
from safehouse.research.selfplay import scales

LANES = 3
STEPS = 60


def by_chance(asked: Asked) -> Any:
    return asked.drawn(np.zeros(len(asked.codes), np.float32))


class OnlySeat:
    """Refuses to decide for another seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __call__(self, asked: Asked) -> Any:
        assert (asked.seats == self.seat).all()
        assert (np.bincount(asked.entries, minlength=len(asked.counts)) == asked.counts).all()
        return asked.codes[np.cumsum(asked.counts) - 1]


def expect_alike(lane: int, many: Any, one: SafehouseEnv) -> None:
    seen = one.observe(one.agent_selection)
    assert f"seat_{many.seats[lane]}" == one.agent_selection
    assert (many.observations[lane] * scales(one.game) == seen["observation"]).all()
    assert (many.masks[lane] == seen["action_mask"]).all()


@pytest.mark.parametrize(
    ("name", "reward"),
    [("_template", "margin"), ("agent_avenue", "place"), *((name, "win") for name in names())],
)
def test_it_plays_what_single_environments_play(name: str, reward: Any) -> None:
    game = find(name)
    options = game.typical()
    many = vector(game, LANES, seed="a", reward=reward, **options.to_json())
    singles = [SafehouseEnv(game, options, reward=reward) for _ in range(LANES)]
    numbers = list(range(LANES))
    for lane, one in enumerate(singles):
        one.deal(f"a {lane}")
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        assert many.games.tolist() == numbers
        for lane, one in enumerate(singles):
            expect_alike(lane, many, one)
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in many.masks]
        rewards, ended = many.step(actions)
        for lane, one in enumerate(singles):
            one.step(actions[lane])
            assert rewards[lane].tolist() == pytest.approx(list(one.rewards.values()))
            assert bool(ended[lane]) == all(one.terminations.values())
            if ended[lane]:
                numbers[lane] += LANES
                one.deal(f"a {numbers[lane]}")


def test_what_is_collected_can_be_played_step_by_step() -> None:
    collected = vector("agent_avenue", 7, seed=3).collect("random", 60)
    stepped = vector("agent_avenue", 7, seed=3)
    assert collected.ended.any()
    for moment in range(60):
        assert (stepped.observations == collected.observations[moment]).all()
        assert (stepped.masks == collected.masks(moment)).all()
        assert (stepped.seats == collected.seats[moment]).all()
        rewards, ended = stepped.step(collected.actions[moment])
        assert (rewards == collected.rewards[moment]).all()
        assert (ended == collected.ended[moment]).all()
    assert (stepped.observations == collected.observations[60]).all()


@pytest.mark.parametrize("name", names())
def test_the_rows_kept_for_every_seat_are_those_written_anew(name: str) -> None:
    game = find(name)
    encoder = encoder_of(game)
    many = vector(game, 2, seed=9, **game.typical().to_json())
    collected = many.collect("random", 250)
    for lane in range(2):
        number = -1
        for moment in range(251):
            if collected.games[moment, lane] != number:
                number = int(collected.games[moment, lane])
                state = game.deal(game.typical(), f"9 {number}", listen=False)
            seat = int(collected.seats[moment, lane])
            assert collected.observations[moment, lane].tobytes() == encoder.row(state, seat)
            if moment < 250:
                state.apply(seat, int(collected.actions[moment, lane]))


def test_collecting_goes_on_where_it_ended() -> None:
    whole = vector("agent_avenue", 4, seed=5).collect("random", 50)
    parts = vector("agent_avenue", 4, seed=5)
    first = parts.collect("random", 20).actions.copy()
    rest = parts.collect("random", 30).actions.copy()
    assert (np.concatenate([first, rest]) == whole.actions).all()


def first_open(env: Any) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in env.masks]


@pytest.mark.parametrize("name", names())
def test_stepping_recording_and_asking_go_on_from_each_other(name: str) -> None:
    """What chance has recorded, others go on from, and the other way round: kept rows are never stale."""
    game = find(name)
    mixed, stepped = (vector(game, 3, seed=6, **game.typical().to_json()) for _ in range(2))
    for round_ in range(4):
        mixed.step(first_open(mixed))
        stepped.step(first_open(stepped))
        played = mixed.collect(by_chance if round_ % 2 else "random", 70)
        for moment in range(70):
            assert (stepped.observations == played.observations[moment]).all()
            assert (stepped.masks == played.masks(moment)).all()
            rewards, ended = stepped.step(played.actions[moment])
            assert (rewards == played.rewards[moment]).all()
            assert (ended == played.ended[moment]).all()
        assert (stepped.observations == mixed.observations).all()
        assert (stepped.seats == mixed.seats).all() and (stepped.games == mixed.games).all()


@pytest.mark.parametrize("by_chance_alone", [False, True])
def test_any_number_of_processes_plays_the_same(by_chance_alone: bool) -> None:
    game = find("agent_avenue")
    policies: Any = "random" if by_chance_alone else [LearnedPolicy(game, load(game)), "random"]
    alone = vector(game, BLOCK + 9, seed=2).collect(policies, 40)
    with vector(game, BLOCK + 9, seed=2, processes=2) as several:
        assert several.processes == 2
        shared = several.collect(policies, 40)
        for name in ("observations", "packed_masks", "seats", "games", "actions", "rewards", "ended"):
            assert (getattr(alone, name) == getattr(shared, name)).all(), name
        closed = (~several.masks).argmax(1)
        with pytest.raises(Illegal, match=f"move {closed[0]}: AA-"):
            several.step(closed)
        assert (several.observations == alone.observations[40]).all()
        several.step(several.masks.argmax(1))


def test_no_move_is_drawn_for_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The highest chance there is lies below one, and the lowest above zero."""
    drawn: list[Any] = []

    def look(asked: Asked) -> Any:
        for word in (0, 2**64 - 1):
            monkeypatch.setattr(asked_module, "_mix", lambda old, word=word: np.full_like(old, word))
            drawn.append(asked.chances())
        return asked.best(asked.codes)

    vector("agent_avenue", 2, seed=1).collect(look, 1)
    lowest, highest = drawn
    assert (lowest > 0).all() and (highest < 1).all()
    assert np.isfinite(-np.log(-np.log(np.concatenate(drawn)))).all()


def test_every_seat_has_its_policy() -> None:
    many = vector("infiltraitors", 6, seed=1)
    seats = many.options.seats()
    collected = many.collect([OnlySeat(seat) for seat in range(seats)], 12)
    assert set(collected.seats.ravel().tolist()) == set(range(seats))


def test_an_illegal_action_changes_nothing() -> None:
    many = vector("agent_avenue", 5, seed=1)
    before = many.observations.copy()
    actions = many.masks.argmax(1)
    actions[3] = many.actions
    with pytest.raises(Illegal, match="SH-1"):
        many.step(actions)
    assert (many.observations == before).all()


@pytest.mark.parametrize(
    "call",
    [lambda many: many.step([0]), lambda many: many.collect("random", 0), lambda many: many.collect([], 1)],
)
def test_what_does_not_fit_is_said_in_one_sentence(call: Any) -> None:
    with pytest.raises(SafehouseError, match=r"^[^\n]+$"):
        call(vector("agent_avenue", 2))


def test_another_seed_deals_other_games() -> None:
    many = vector("agent_avenue", 8, seed=1)
    before = many.observations.copy()
    many.reset(2)
    assert (many.observations != before).any()
    many.reset(1)
    assert (many.observations == before).all()


def test_chances_are_the_same_in_any_company() -> None:
    found: list[Asked] = []

    def look(asked: Asked) -> Any:
        found.append(asked)
        return by_chance(asked)

    vector("mind_mgmt", 40, seed=1).collect(look, 25)
    for asked in found:
        few = asked.only(np.array([3, 11]))
        of_few = np.isin(asked.entries, [3, 11])
        assert (few.chances() == asked.chances()[of_few]).all()
        assert (few.codes == asked.codes[of_few]).all()
    drawn = np.concatenate([asked.chances() for asked in found])
    assert len(np.unique(drawn)) > 0.99 * len(drawn)
    assert np.abs(np.histogram(drawn, 10, (0.0, 1.0))[0] / len(drawn) - 0.1).max() < 0.02


def flat_network(inputs: int, moves: int) -> Network:
    weights = np.random.default_rng(1).normal(size=(inputs, moves + 1)).astype(np.float32)
    return Network([(weights, np.zeros(moves + 1, np.float32))])


@pytest.mark.parametrize("flat", [False, True])
def test_scores_are_those_of_the_whole_network(flat: bool) -> None:
    game = find("agent_avenue")
    scale = scales(game)
    network = flat_network(len(scale), game.space.first_note) if flat else load(game)
    policy = LearnedPolicy(game, network, greedy=True)

    def compare(asked: Asked) -> Any:
        scores = network.scores(asked.observations * scale)[:, :-1]
        best = np.where(asked.masks, scores, -np.inf).argmax(1)
        assert (policy(asked) == best).all()
        return best

    vector(game, 20, seed=4, mode="simple").collect(compare, 30)


def test_what_is_no_action_or_no_policy_is_refused_in_words() -> None:
    env = vector("agent_avenue", 2, seed=1)
    with pytest.raises(SafehouseError, match="whole numbers"):
        env.step([0.5, 0.5])
    with pytest.raises(SafehouseError, match="a policy is a function"):
        env.collect("expert", 3)  # type: ignore[arg-type]


def test_a_refusal_survives_its_way_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(Illegal(1, 2, "AA-5.1")))
    assert (refused.seat, refused.move, refused.clause) == (1, 2, "AA-5.1")
