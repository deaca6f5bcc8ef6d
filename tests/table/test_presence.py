"""Who is at a table: connections come and go, and a seat is away only when its last one has gone."""

import pytest
from people import Ear, table_of

from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.table.presence import Presence
from safehouse.table.viewers import Follower, Viewpoint


@pytest.fixture
def presence() -> Presence:
    game = find("_template")
    return Presence(table_of(game, game.read_options(), "presence"))


async def test_only_a_seats_own_person_is_connected(presence: Presence) -> None:
    assert presence.empty
    assert not presence.enter(Viewpoint(WATCHER), Ear())
    assert not presence.enter(Viewpoint(1, follows=True), Ear())
    assert presence.connected() == []
    assert presence.enter(Viewpoint(1), Ear())
    assert presence.connected() == [1]
    assert isinstance(presence[Viewpoint(1, follows=True)], Follower)


def test_a_second_connection_of_a_seat_is_no_news(presence: Presence) -> None:
    first, second = Ear(), Ear()
    assert presence.enter(Viewpoint(0), first)
    assert not presence.enter(Viewpoint(0), second)
    assert not presence.exit(Viewpoint(0), first)
    assert presence.connected() == [0]
    assert presence.exit(Viewpoint(0), second)
    assert presence.empty
    assert not presence.exit(Viewpoint(0), second)


def test_time_away_counts_from_the_last_departure(presence: Presence) -> None:
    assert presence.seconds_away(0) is None
    presence.away(0)
    away = presence.seconds_away(0)
    assert away is not None and away >= 0
    ear = Ear()
    presence.enter(Viewpoint(0), ear)
    assert presence.seconds_away(0) is None
    presence.exit(Viewpoint(0), ear)
    assert presence.seconds_away(0) is not None


def test_everybody_else_is_told_who_came(presence: Presence) -> None:
    ann, bob = Ear(), Ear()
    presence.enter(Viewpoint(0), ann)
    presence.enter(Viewpoint(1), bob)
    presence.tell_seats(besides=Viewpoint(1))
    assert len(ann.frames) == 1
    assert bob.frames == []


def test_a_viewer_without_a_screen_has_no_mark(presence: Presence) -> None:
    assert presence.mark_at(Viewpoint(0)) == ""
    presence.enter(Viewpoint(0), Ear())
    assert presence.mark_at(Viewpoint(0)) == presence[Viewpoint(0)].mark != ""


def test_who_is_connected_to_another_node_is_here(presence: Presence) -> None:
    ann = Ear()
    presence.enter(Viewpoint(0), ann)
    presence.away(1)
    presence.learn({1, WATCHER})
    assert presence.connected() == [0, 1]
    assert presence.seconds_away(1) is None
    assert len(ann.frames) == 1
    presence.learn({0, 1})
    assert not presence.exit(Viewpoint(0), ann), "also connected elsewhere"
    assert presence.empty_here and not presence.empty
    presence.learn(set())
    assert presence.empty
    assert presence.seconds_away(0) is not None and presence.seconds_away(1) is not None
