"""Private talk: who hears it, and that nobody else notices."""

import json

import pytest
from people import Ear, listening, table_of
from running import Caller, Server

from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.table import entries as did
from safehouse.table.conversation import REMEMBERED_CHAT
from safehouse.table.table import Table
from safehouse.table.viewers import Follower, Viewer, encode

SECRET = "meet me at the airlock"


def whispering(monkeypatch: pytest.MonkeyPatch) -> Table:
    game = find("agent_avenue")
    monkeypatch.setattr(type(game), "may_whisper", lambda *_: True)
    return table_of(game, game.read_options({"variant": "team4"}), "whispers", "none")


def test_a_whisper_is_no_frame_no_number_and_no_line_for_anybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = whispering(monkeypatch)
    pairs = {seat: listening(table, seat) for seat in range(WATCHER, 4)}
    followers = [Follower(table, seat, lambda seconds, call: call()) for seat in range(4)]
    ears = [Ear() for _ in followers]
    for follower, ear in zip(followers, ears, strict=True):
        follower.listeners.add(ear)
    table.apply(did.Said(at=1, seat=0, text=SECRET, to=[2]))
    table.apply(did.Said(at=2, seat=2, text=f"no, {SECRET} yourself", to=[0]))
    for viewer, _ in pairs.values():
        viewer.catch_up([], 3)
    for follower in followers:
        follower.catch_up([], 3)
    for seat, (viewer, ear) in pairs.items():
        welcome = encode(viewer.welcome([], 4))
        if seat in (0, 2):
            assert [frame.count(SECRET) for frame in ear.frames] == [1, 1]
            assert welcome.count(SECRET) == 2
        else:
            assert ear.frames == []
            assert viewer.n == 0
            assert SECRET not in welcome
    for follower, ear in zip(followers, ears, strict=True):
        assert SECRET not in "".join(ear.frames) + encode(follower.welcome([], 4))


def test_how_much_is_whispered_does_not_show_in_what_others_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, busy = whispering(monkeypatch), whispering(monkeypatch)
    for number in range(300):
        said = did.Said(at=number, seat=1, text=f"line {number}")
        quiet.apply(said)
        busy.apply(said)
        busy.apply(did.Said(at=number, seat=0, text=SECRET, to=[2]))
    for seat in (WATCHER, 1, 3):
        one, other = (encode(Viewer(table, seat).welcome([], 9)) for table in (quiet, busy))
        assert one == other
    assert len(Viewer(busy, 0).welcome([], 9).chat) == 2 * REMEMBERED_CHAT


async def test_whispers_at_a_running_server_reach_two_seats_alone(server: Server) -> None:
    made = server.table(*["me"] * 3, game="stationfall", options={"players": 3})
    tokens = [seat["token"] for seat in made["seats"]]
    callers = [Caller(server, made["table"], token) for token in (*tokens, None)]
    welcomes = [await caller.connect() for caller in callers]
    assert all(welcome["table"]["whispers"] == [[1, 2], [0, 2], [0, 1]] for welcome in welcomes)
    assert (await callers[0].ask("chat", text=SECRET, to=[1]))["type"] == "done"
    for to in (0, 3, 9):
        assert (await callers[0].ask("chat", text=SECRET, to=[to]))["code"] == "unknown_seat"
    assert (await callers[3].ask("chat", text=SECRET, to=[1]))["code"] == "watchers_only_watch"
    received = []
    for number, caller in enumerate(callers):
        await caller.ask("ping")
        await caller.ask("resync")
        where = f"/api/tables/{made['table']}"
        seat = number if number < 3 else -1
        answers = [
            server.get(f"{where}/replay?seat={seat}", caller.token).text,
            server.get(where, caller.token).text,
        ]
        received.append("".join([*caller.frames, *answers]).count(SECRET))
        await caller.socket.close()
    assert received[0] > 0 and received[1] > 0
    assert received[2:] == [0, 0]


async def test_a_side_talks_among_itself(server: Server) -> None:
    """The Rogue Agents' talk reaches all of them and not the Recruiter (MM-5.814)."""
    made = server.table(*["me"] * 4, game="mind_mgmt", options={"players": 4})
    callers = [Caller(server, made["table"], seat["token"]) for seat in made["seats"]]
    welcome, *_ = [await caller.connect() for caller in callers]
    assert welcome["table"]["whispers"] == [[], [2, 3], [1, 3], [1, 2]]
    assert (await callers[1].ask("chat", text=SECRET, to=[3, 2, 3]))["type"] == "done"
    assert (await callers[1].ask("chat", text=SECRET, to=[2, 0]))["code"] == "no_whispers"
    assert (await callers[0].ask("chat", text=SECRET, to=[1]))["code"] == "no_whispers"
    for caller in callers:
        await caller.ask("ping")
        await caller.socket.close()
    heard = [json.loads(frame) for frame in callers[2].frames if SECRET in frame]
    assert [line["line"]["to"] for line in heard] == [[2, 3]]
    assert ["".join(caller.frames).count(SECRET) for caller in callers] == [0, 1, 1, 1]


async def test_team_mates_whisper_only_where_the_table_agreed_to_it(server: Server) -> None:
    options = {"players": 4, "teams": True, "team_chat": False}
    made = server.table(*["me"] * 4, game="stationfall", options=options)
    caller = Caller(server, made["table"], made["seats"][0]["token"])
    welcome = await caller.connect()
    (mate,) = next(set(team) - {0} for team in welcome["table"]["teams"] if 0 in team)
    assert (await caller.ask("chat", text=SECRET, to=[mate]))["code"] == "no_whispers"
    assert (await caller.ask("chat", text=SECRET, to=welcome["table"]["whispers"][0][:1]))["type"] == "done"
    await caller.socket.close()


async def test_games_without_whispers_refuse_them(server: Server) -> None:
    made = server.table("me", "me", game="agent_avenue")
    caller = Caller(server, made["table"], made["seats"][0]["token"])
    assert (await caller.connect())["table"]["whispers"] == [[], []]
    assert (await caller.ask("chat", text=SECRET, to=[1]))["code"] == "no_whispers"
    assert (await caller.ask("chat", text="hello"))["type"] == "done"
    await caller.socket.close()
