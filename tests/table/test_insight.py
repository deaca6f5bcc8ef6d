"""Deduction on request: a view goes in, what anybody could deduce comes out."""

import asyncio

import msgspec
from running import Server

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.table.workers import WorkerLimits, WorkerPool


def view_of_hour(hour: int) -> dict:
    """An Agent's view of a training mission of MIND MGMT."""
    game = find("mind_mgmt")
    state = game.deal(game.read_options({"mode": "training"}), "insight")
    bot, random = make("wanderer", game), Stream("insight")
    while state.hour < hour:
        seat = state.pending()[0]
        state.play(seat, bot.choose(game.view(state, seat), state.moves(seat), random))
    return msgspec.json.decode(game.view_bytes(state, 1))


def test_a_view_is_answered_with_what_it_tells(server: Server) -> None:
    view = view_of_hour(7)
    assert view["secret"] is None
    asked = {"options": {"mode": "training"}, "view": view}
    insight = server.post("/api/games/mind_mgmt/insight", asked).json()["insight"]
    assert insight["hour"] == 7
    assert sum(insight["hours"]["7"].values()) - 1 < 1e-9
    assert server.post("/api/games/mind_mgmt/insight", asked).json()["insight"] == insight


def test_games_and_options_without_insight_answer_null(server: Server) -> None:
    off = {"options": {"mode": "training", "heat_layer": False}, "view": view_of_hour(6)}
    assert server.post("/api/games/mind_mgmt/insight", off).json() == {"insight": None}


def test_what_is_no_view_is_refused(server: Server) -> None:
    answer = server.post("/api/games/mind_mgmt/insight", {"view": {"seat": 1}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    broken = view_of_hour(6)
    broken["clues"][0] = {"kind": "gossip", "hour": 5}
    answer = server.post("/api/games/mind_mgmt/insight", {"view": broken})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert server.post("/api/games/nope/insight", {"view": {}}).status_code == 404


async def test_every_worker_deduces_the_same() -> None:
    workers = WorkerPool(WorkerLimits(workers=3))
    view = msgspec.json.encode(view_of_hour(6))
    try:
        found = await asyncio.gather(
            *(workers.insight("mind_mgmt", {"mode": "training"}, view) for _ in range(4))
        )
        assert len({bytes(each) for each in found}) == 1
        assert len(workers._idle) == 2, "one worker is left to people at tables"
    finally:
        await workers.close()
