"""The random stream."""

from collections import Counter

from safehouse.core.random import Stream


def test_a_seed_gives_the_same_draws_and_another_seed_others() -> None:
    assert [Stream("a").below(1000) for _ in range(3)] == [Stream("a").below(1000)] * 3
    draws = {seed: tuple(Stream(seed).split().below(10**6) for _ in range(4)) for seed in ("a", "b", "c")}
    assert len(set(draws.values())) == 3


def test_known_draws_stay_what_they_are() -> None:
    """Saves depend on them."""
    stream = Stream("safehouse")
    assert [stream.below(100) for _ in range(8)] == KNOWN


KNOWN = [51, 30, 91, 69, 91, 8, 56, 89]


def test_a_copy_goes_on_like_its_original_and_apart_from_it() -> None:
    stream = Stream("copy")
    stream.below(6)
    twin = stream.copy()
    assert [stream.below(99) for _ in range(50)] == [twin.below(99) for _ in range(50)]
    stream.below(2)
    assert stream.n == twin.n + 1


def test_draws_are_even() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 10_000) < 400 for count in counts.values())
    assert abs(sum(stream.unit() for _ in range(20_000)) / 20_000 - 0.5) < 0.01


def test_shuffles_reach_every_order_evenly() -> None:
    stream = Stream("shuffle")
    orders = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values())
