"""What lies behind the horizon of a long trail is forgotten, and nothing else."""

from itertools import chain

import pytest

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW, MOST_BAGS, SEAT_MASK, Trail
from safehouse.games.in_too_deep.worlds.retracer import Retracer

SUPPLY, OWN, RIVALS = range(3)
VALUES = [value for value in range(5) for _ in range(2)]
SEAT = 0


class Play:
    """Pieces that come and go at random; the observer sees through its own bag, and now and then more."""

    def __init__(self, seed: str, moves: int) -> None:
        self.trail = Trail()
        self.bags: list[list[int]] = [VALUES.copy(), [], []]
        self.lying: list[int] = []
        self.random = Stream(seed)
        for _ in range(moves):
            if not any(self.bags) or (self.lying and self.random.below(2) == 0):
                self.put_in()
            else:
                self.take_out()

    def put_in(self) -> None:
        label = self.lying.pop(self.random.below(len(self.lying)))
        bag = self.random.below(len(self.bags))
        if bag == OWN:
            self.trail.show(label, SEAT_MASK[SEAT])
        self.trail.enter(bag, label)
        self.bags[bag].append(self.trail.value[label])

    def take_out(self) -> None:
        bag = self.random.choose([bag for bag in range(len(self.bags)) if self.bags[bag]])
        value = self.bags[bag].pop(self.random.below(len(self.bags[bag])))
        seen = bag == OWN or self.random.below(4) == 0
        self.lying.append(self.trail.leave(bag, value, ALL_KNOW if seen else 0))

    def retracer(self, horizon: int) -> Retracer:
        found = Retracer([VALUES, [], []], self.trail.steps, self.trail.seen_by(SEAT))
        found.horizon = horizon
        return found


@pytest.mark.parametrize("horizon", [0, 10, 40, 80])
@pytest.mark.parametrize("number", range(8))
def test_a_history_holds_everything_the_observer_saw(number: int, horizon: int) -> None:
    play = Play(f"trail {number}", 80)
    seen = play.trail.seen_by(SEAT)
    retracer = play.retracer(min(horizon, len(play.trail.steps)))
    for _ in range(5):
        history = retracer.draw(play.random)
        assert [len(content) for content in history.content] == [len(bag) for bag in play.bags]
        assert sorted(history.content[OWN]) == sorted(play.bags[OWN])
        lying = [history.value[label] for label in play.lying]
        assert sorted([*chain.from_iterable(history.content), *lying]) == VALUES
        assert all(known in (-1, value) for known, value in zip(seen, history.value, strict=True))


@pytest.mark.parametrize("number", range(8))
def test_a_piece_in_a_bag_came_in_under_its_label(number: int) -> None:
    play = Play(f"labels {number}", 80)
    history = play.retracer(40).draw(play.random)
    for bag in (OWN, RIVALS):
        came = {step // 2 // MOST_BAGS for step in play.trail.steps if step % (2 * MOST_BAGS) == 2 * bag}
        assert len(set(history.inside[bag])) == len(history.inside[bag])
        assert came.issuperset(history.inside[bag])
        assert [history.value[label] for label in history.inside[bag]] == history.content[bag]


def test_a_trail_without_a_history_is_refused() -> None:
    trail = Trail()
    trail.leave(SUPPLY, max(VALUES) + 1, ALL_KNOW)
    with pytest.raises(RuntimeError, match="no possible history"):
        Retracer([VALUES], trail.steps, trail.value).draw(Stream("none"))


def test_either_of_two_unseen_pieces_can_be_the_one_that_came_out() -> None:
    """Two of a value came out again, and only one was seen to go in: before or after it another one did."""
    trail = Trail()
    value = VALUES[0]
    unseen: list[int] = []
    for first in (True, False):
        unseen.append(trail.leave(SUPPLY, VALUES[-1] if first else value, 0))
        trail.enter(RIVALS, unseen[-1])
        if first:
            trail.enter(RIVALS, trail.leave(SUPPLY, value, ALL_KNOW))
        trail.leave(RIVALS, value, ALL_KNOW)
    retracer = Retracer([VALUES, [], []], trail.steps, trail.seen_by(SEAT))
    random = Stream("either")
    histories = [retracer.draw(random) for _ in range(200)]
    found = {tuple(history.value[label] == value for label in unseen) for history in histories}
    assert found == {(True, False), (False, True)}
