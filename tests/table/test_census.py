"""What an address does on one node counts on the others."""

import time

import pytest

from safehouse.table.census import MOST_ADDRESSES, TOLD_AT_ONCE, Census
from safehouse.table.counts import SETTLES, Allowance, CountedHere
from safehouse.table.store.notices import TOGETHER, told_in

ADDRESS, OTHER = "192.0.2.7", "192.0.2.8"
KEY = b"of the house"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The monotonic time, in a list so that a test can change it."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def nodes(count: int = 2) -> list[Census]:
    made = [Census() for _ in range(count)]
    for census in made:
        census.share(KEY)
    return made


def beat(*nodes: Census) -> None:
    """Each tells all others what it has to tell, with words that fit into notices."""
    for number, census in enumerate(nodes):
        told = census.to_tell()
        words = [f"{kind}:{name}:{amount}" for kind, name, amount in told]
        assert not any(ADDRESS in word for word in words)
        for other in nodes:
            if other is not census:
                other.hear(str(number), told_in(words), 6.0)


def test_what_is_held_on_one_node_is_missing_on_the_other(clock: list[float]) -> None:
    first, second = nodes()
    here, there = (census.held("sockets", 3) for census in (first, second))
    assert [here.enter(ADDRESS) for _ in range(2)] == [True, True]
    beat(first, second)
    assert [there.enter(ADDRESS) for _ in range(2)] == [True, False]
    assert there.enter(OTHER)
    here.leave(ADDRESS)
    here.leave(ADDRESS)
    beat(first, second)
    assert [there.enter(ADDRESS) for _ in range(3)] == [True, True, False]
    assert (here.here, there.here) == (0, 4)


def test_a_node_that_says_nothing_more_or_has_gone_holds_nothing(clock: list[float]) -> None:
    for goes in (True, False):
        first, second = nodes()
        here, there = (census.held("sockets", 1) for census in (first, second))
        here.enter(ADDRESS)
        beat(first, second)
        clock[0] += 5.9
        assert not there.enter(ADDRESS)
        if goes:
            second.forget("0")
        else:
            clock[0] += 0.2
        assert there.enter(ADDRESS)
        second.to_tell()
        assert not there._elsewhere


def test_what_was_used_up_on_one_node_is_used_up_on_the_other(clock: list[float]) -> None:
    first, second = nodes()
    here, there = (census.buckets("requests", 1.0, 10) for census in (first, second))
    assert all(here.take(ADDRESS) for _ in range(8))
    beat(first, second)
    assert [there.take(ADDRESS) for _ in range(3)] == [True, True, False]
    assert there.take(OTHER)
    beat(first, second)
    assert not here.take(ADDRESS)
    clock[0] += 1.0
    assert here.take(ADDRESS) and not here.take(ADDRESS)


def test_who_uses_all_nodes_in_the_same_moment_owes_it_and_gets_no_more_in_the_long_run(
    clock: list[float],
) -> None:
    """The worst that can be had: the limit once on each node; then nothing until that is given back."""
    rate, burst, seconds = 5.0, 100, 300
    everywhere = nodes(3)
    buckets = [census.buckets("requests", rate, burst) for census in everywhere]
    taken: list[int] = []
    for _ in range(seconds):
        taken.append(sum(each.take(ADDRESS) for each in buckets for _ in range(burst)))
        beat(*everywhere)
        clock[0] += 1.0
    assert taken[0] == 3 * burst
    assert sum(taken[:40]) == 3 * burst, "200 too many are 40 seconds"
    assert sum(taken) <= burst + rate * seconds + 3 * rate


def test_a_flood_on_one_node_shuts_out_on_all(clock: list[float]) -> None:
    first, second = nodes()
    here, there = (census.buckets("arrivals", 1.0, 10) for census in (first, second))
    here.owe(ADDRESS, 20)
    here.owe(ADDRESS, 20)
    beat(first, second)
    clock[0] += 19.0
    assert not here.take(ADDRESS) and not there.take(ADDRESS)
    clock[0] += 12.0
    assert here.take(ADDRESS) and there.take(ADDRESS), "not the longer for having flooded twice"


def test_no_flood_makes_what_is_owed_less(clock: list[float]) -> None:
    three = nodes(3)
    buckets = [census.buckets("arrivals", 1.0, 100) for census in three]
    for bucket in buckets:
        assert all(bucket.take(ADDRESS) for _ in range(100))
    beat(*three)
    buckets[0].owe(ADDRESS, 20)
    assert three[0].to_tell() == []
    clock[0] += 150
    assert not buckets[0].take(ADDRESS), "what was taken on the other two is still owed"
    clock[0] += 60
    assert buckets[0].take(ADDRESS)


def test_little_is_not_worth_a_notice_and_a_beat_tells_only_so_much(clock: list[float]) -> None:
    census, other = nodes()
    bucket, held = census.buckets("requests", 300.0, 10_000), census.held("sockets", 600)
    for number in range(99):
        assert bucket.take(ADDRESS) and (number > 4 or held.enter(ADDRESS))
    assert census.to_tell() == []
    assert bucket.take(ADDRESS) and held.enter(ADDRESS)
    name = census.name(ADDRESS)
    assert sorted(census.to_tell()) == [("requests", name, 100), ("sockets", name, 6)]
    small = census.buckets("efforts", 1.0, 60)
    for number in range(TOLD_AT_ONCE + 5):
        small.take(str(number))
    lengths = [len(census.to_tell()) for _ in range(2)]
    assert lengths == [TOLD_AT_ONCE, 5 + 2], "with the sockets, which are told anew each time"
    longest = [("connections", name, 10_000)] * TOGETHER
    assert len(" ".join(["0" * 12, *(":".join(map(str, each)) for each in longest)])) < 8000
    assert other.name(ADDRESS) == name != census.name(OTHER)


def test_alone_nothing_is_told_or_renamed() -> None:
    census = Census()
    bucket, held = census.buckets("requests", 1.0, MOST_ADDRESSES), census.held("sockets", 600)
    for number in range(300):
        assert bucket.take(ADDRESS) and held.enter(str(number))
    assert census.name(ADDRESS) == ADDRESS
    assert not bucket._to_tell


async def test_counted_here(clock: list[float]) -> None:
    counts, going = CountedHere(), [True, True]
    assert [await counts.spend("boxes", ADDRESS, Allowance(2, 20.0)) for _ in range(3)] == [True, True, False]
    assert await counts.spend("boxes", OTHER, Allowance(2, 20.0))
    clock[0] += 10.0
    assert [await counts.spend("boxes", ADDRESS, Allowance(2, 20.0)) for _ in range(2)] == [True, False]
    assert await counts.hold("bots", ADDRESS, 2, lambda: going[0])
    assert await counts.hold("bots", ADDRESS, 2, lambda: going[1])
    assert not await counts.hold("bots", ADDRESS, 2, lambda: True)
    assert await counts.hold("reviews", ADDRESS, 1, lambda: False)
    assert not await counts.hold("reviews", ADDRESS, 1, lambda: True), "it may not have begun yet"
    clock[0] += SETTLES
    assert await counts.hold("reviews", ADDRESS, 1, lambda: False)
    going[0] = False
    assert await counts.hold("bots", ADDRESS, 2, lambda: True)
    assert not await counts.hold("bots", ADDRESS, 2, lambda: True)
    clock[0] += 10.0
    await counts.hold("bots", OTHER, 2, lambda: False)
    assert ("reviews", ADDRESS) not in counts._held, "what is over is not remembered"
