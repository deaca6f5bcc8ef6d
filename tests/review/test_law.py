"""The law of reviews: a verdict depends only on what the seat could know. The truth and a twin world, which the
seat cannot tell from it, give the same review, byte by byte."""

from collections.abc import Iterator
from itertools import islice
from zlib import crc32

import msgspec
import pytest
from twins import positions

from safehouse.bots.judge import Judge, judge_of
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.shelf import find, names
from safehouse.core.state import State
from safehouse.review import judging, reviewing, story
from safehouse.review.reviewing import Reviewing
from safehouse.review.story import StandingMove, follow

LUCK_WORLDS = 2
STEPS = 2
POSITIONS = 8


class Twins:
    """One position twice, the same to `seat` and different to somebody else, and moves made in both."""

    def __init__(self, game: AnyGame, truth: State, twin: State, seat: int, rival: int) -> None:
        self.game = game
        self.truth = truth
        self.twin = twin
        self.seat = seat
        self.rival = rival
        self.played: list[StandingMove] = []

    def grow(self, random: Stream) -> None:
        """Moves that both worlds allow and after which the seat still cannot tell them apart."""
        truth, twin = self.truth.copy(), self.twin.copy()
        while len(self.played) < STEPS and truth.pending():
            mover = truth.pending()[0]
            options = truth.moves(mover)
            random.shuffle(options)
            grown = next((move for move in options if self._same_after(truth, twin, mover, move)), None)
            if grown is None:
                return
            self.played.append(StandingMove(len(self.played) + 1, mover, grown))
            truth.play(mover, grown)
            twin.play(mover, grown)

    def _same_after(self, truth: State, twin: State, mover: int, move: int) -> bool:
        if twin.why_not(mover, move) is not None:
            return False
        views = []
        for world in (truth.copy(), twin.copy()):
            step = StandingMove(0, mover, move)
            told = story.play(self.game, world, step, self.seat)
            views.append((told, self.game.view_bytes(world, self.seat), world.pending()))
        return views[0] == views[1]


def twins_of(name: str) -> Twins:
    """The first of a game that can be played on in both."""
    return next(all_twins(name, "twins"))


def several_twins(name: str) -> Iterator[Twins]:
    return islice(all_twins(name, "twins"), POSITIONS)


def judge_of_typical(name: str) -> Judge:
    game = find(name)
    return judge_of(game, game.typical())


def all_twins(name: str, seed: str) -> Iterator[Twins]:
    game, random = find(name), Stream(f"{seed} {name}")
    for position in positions(game, seed, random):
        found = Twins(game, position.truth, position.twin, position.seat, position.rivals[0])
        found.grow(random)
        if found.played:
            yield found


def reviewed(twins: Twins, state: State) -> bytes:
    lived = follow(twins.game, twins.game.typical(), state.copy(), twins.played, twins.seat)
    looking = Reviewing(lived)
    looking.judge.rounds = looking.judge.curve_rounds = 4
    acts = list(looking.acts())
    assert acts, "something was judged"
    return msgspec.json.encode(looking.whole(acts))


def test_entries_that_the_seat_is_told_nothing_of_change_no_verdict() -> None:
    """Wherever a decision stands in the record: the same view is judged the same."""
    twins = twins_of("agent_avenue")
    later = [msgspec.structs.replace(step, entry=step.entry + 40) for step in twins.played]
    acts = []
    for played in (twins.played, later):
        lived = follow(twins.game, twins.game.typical(), twins.truth.copy(), played, twins.seat)
        looking = Reviewing(lived)
        looking.judge.rounds = looking.judge.curve_rounds = 4
        acts.append([msgspec.structs.replace(act, first=0, last=0, entry=0) for act in looking.acts()])
    assert acts[0] == acts[1]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "LUCK_WORLDS", LUCK_WORLDS)
    monkeypatch.setattr(judging, "SIGN_ROUNDS", LUCK_WORLDS)


@pytest.mark.parametrize("name", names())
def test_the_truth_and_a_twin_give_the_same_review(name: str) -> None:
    for twins in several_twins(name):
        assert reviewed(twins, twins.truth) == reviewed(twins, twins.twin)


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_so_do_the_twins_of_many_positions(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("test_law.STEPS", 8)
    for seed in range(4):
        for twins in islice(all_twins(name, f"more {seed}"), 6):
            assert reviewed(twins, twins.truth) == reviewed(twins, twins.twin)


@pytest.mark.parametrize("name", names())
def test_a_judge_that_looks_at_what_a_rival_sees_breaks_the_law(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = twins_of(name)
    seen: list[bytes] = []
    decide = story.decide

    def peek(game: AnyGame, state: State, step: StandingMove, choices: list[int]) -> story.Decision:
        seen.append(game.view_bytes(state, twins.rival))
        return decide(game, state, step, choices)

    class Peeking(Judge):
        exact = True

        def weigh(self, view, moves, random):
            return [crc32(seen[-1] + bytes([move % 256])) / 2**32 for move in moves]

    monkeypatch.setattr(story, "decide", peek)
    monkeypatch.setattr(reviewing, "judge_of", Peeking)
    assert reviewed(twins, twins.truth) != reviewed(twins, twins.twin)


@pytest.mark.parametrize("name", [name for name in names() if not judge_of_typical(name).exact])
def test_worlds_drawn_by_what_a_rival_sees_break_the_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verdict seldom hangs on the draw where little is at stake: in one of several positions it does."""
    decide, stream = story.decide, judging.stream
    seen: list[bytes] = []

    def peek(game: AnyGame, state: State, step: StandingMove, choices: list[int]) -> story.Decision:
        seen.append(b"".join(game.view_bytes(state, seat) for seat in range(state.seats)))
        return decide(game, state, step, choices)

    def leaking(seed: str, decision: story.Decision, purpose: str) -> Stream:
        return stream(f"{seed} {crc32(seen[-1])}", decision, purpose)

    monkeypatch.setattr(story, "decide", peek)
    monkeypatch.setattr(judging, "stream", leaking)
    pairs = ((reviewed(twins, twins.truth), reviewed(twins, twins.twin)) for twins in several_twins(name))
    assert any(truth != twin for truth, twin in pairs)
