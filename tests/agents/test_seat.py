"""Foreign bots and assistants at a real server: whole games over the wire, with the seat's token alone."""

import asyncio
import subprocess
import sys
from email.message import Message
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from running import Server

from safehouse.agents.mcp import Desk, server_of
from safehouse.agents.rules import chapters_of, rules_text
from safehouse.agents.seat import Seat, SeatLink, SeatLost, SeatRefused, join, sit
from safehouse.core.errors import SafehouseError
from safehouse.core.random import Stream
from safehouse.core.shelf import find, names
from safehouse.table import messages as say

EXAMPLE = Path(__file__).parents[2] / "examples" / "live_bot.py"
LONGEST = 200
SHORT = 400
"""Games of at most so many moves are played to the end."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running


def open_table(server: Server, game: str = "agent_avenue", **more: Any) -> str:
    """One seat open, the others with bots that move at random."""
    info = server.get(f"/api/games/{game}").json()
    answer = server.post(f"/api/games/{game}/options", {"options": {}}).json()
    seats = [{"held": "open"}] + [{"held": "bot", "bot": "random"}] * (len(answer["seat_names"]) - 1)
    made = server.post("/api/tables", {"game": info["id"], "seats": seats, **more})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


async def play_out(seat: Seat) -> None:
    while await seat.asked():
        await seat.play(seat.moves[-1])


async def test_a_program_plays_a_whole_game_and_everybody_knows_what_it_is(server: Server) -> None:
    table = open_table(server)
    link = await join(server.at, table, "Robot")
    async with sit(link) as seat:
        assert seat.seats[0].program and seat.seats[0].name == "Robot"
        assert not seat.seats[1].program
        async with asyncio.timeout(LONGEST):
            await play_out(seat)
        assert seat.outcome is not None and seat.outcome.by == "game"
    assert server.get(f"/api/tables/{table}").json()["seats"][0]["program"] is True


async def test_a_seat_is_taken_up_again_by_its_link(server: Server) -> None:
    link = await join(server.at, open_table(server), "Robot")
    async with sit(link) as seat:
        assert await seat.asked()
        await seat.play(seat.moves[0])
        seen = len(seat.log)
    again = SeatLink.read(f"{link.house}/t/{link.table}#{link.token}")
    assert again == link
    async with sit(again) as seat:
        assert len(seat.log) >= seen
        assert await seat.asked()
        await seat.play(seat.moves[0])
        async with asyncio.timeout(LONGEST):
            while len(seat.log) <= seen:
                await asyncio.sleep(0.01)


async def test_what_the_table_refuses_changes_nothing(server: Server) -> None:
    table = open_table(server)
    link = await join(server.at, table, "Robot")
    with pytest.raises(SeatRefused) as taken:
        await join(server.at, table, "Second")
    assert taken.value.code in ("seat_taken", "already_started")
    with pytest.raises(SeatRefused):
        async with sit(SeatLink(link.house, link.table, "wrong")):
            pass
    async with sit(link) as seat:
        assert await seat.asked()
        illegal = next(code for code in range(seat.game.space.first_note) if code not in seat.moves)
        assert await seat.why(illegal) is not None
        with pytest.raises(SeatRefused) as refused:
            await seat.play(illegal)
        assert refused.value.clause
        assert await seat.why(seat.moves[0]) is None


async def test_a_program_may_answer_with_a_number_of_numpys(server: Server) -> None:
    np = pytest.importorskip("numpy", reason="needs the extra research")
    async with sit(await join(server.at, open_table(server), "Robot")) as seat:
        assert await seat.asked()
        chosen = np.array(seat.moves).max()
        assert await seat.why(chosen) is None
        await seat.play(chosen)
        with pytest.raises(TypeError):
            await seat.play(1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("link", ["table", "http://house/t/abc", "http://house/x/abc#def", "ftp://house/t/a#b"])
def test_a_link_that_leads_to_no_seat_is_refused(link: str) -> None:
    with pytest.raises(SafehouseError, match="looks like"):
        SeatLink.read(link)


async def test_the_bot_of_thirty_lines_plays_a_game(server: Server) -> None:
    table = open_table(server)
    command = [sys.executable, str(EXAMPLE), server.at, table]
    played = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.splitlines()[-1] in ("won", "lost")
    assert len(EXAMPLE.read_text().splitlines()) <= 36


@pytest.mark.parametrize("language", ["en", "cs"])
async def test_a_desk_tells_explains_and_plays(server: Server, language: str) -> None:
    link = await join(server.at, open_table(server), "Assistant")
    async with sit(link, language) as seat:
        desk = Desk(seat)
        position = await desk.wait()
        assert position and await desk.look()
        menu = await desk.moves()
        assert menu.startswith("1. ") and len(menu.splitlines()) == len(seat.moves)
        assert seat.words.say("agent-no-such-move", number=99, count=len(seat.moves)) == await desk.play(99)
        assert await desk.rules() and await desk.rules("AA-4.1")
        for chapter in chapters_of(seat.game, language):
            assert f"{chapter.id}: {chapter.title}" in await desk.rules()
            assert await desk.rules(chapter.id) == rules_text(seat.game, language, chapter.id)
        wanted = "codebreaker" if language == "en" else "Kryptografka"
        assert await desk.rules(wanted) != seat.words.say("agent-not-found")
        assert await desk.chat("hello") == "hello"
        assert (await desk.why(seat.game.space.to_text(seat.moves[0]))) == seat.words.say("agent-legal")
        played = await desk.play(1)
        assert played.startswith(seat.words.say("agent-played", move="")[:5])


async def test_a_desk_plays_the_move_of_the_list_it_gave_or_none(server: Server) -> None:
    link = await join(server.at, open_table(server), "Assistant")
    async with sit(link) as seat, sit(link) as elsewhere:
        desk = Desk(seat)
        assert await seat.asked()
        now = seat.words.say("agent-moves-now")
        assert (await desk.play(1)).startswith(now), "no list was given yet"
        listed, seen = seat.position, len(seat.log)
        assert listed is not None
        await elsewhere.play(elsewhere.moves[0])
        async with asyncio.timeout(LONGEST):
            while seat.position == listed or not seat.moves:
                await asyncio.sleep(0.01)
        asked, told = seat.position, await desk.play(1)
        assert told == f"{now}\n{await desk.moves()}" and seat.position is asked and len(seat.log) > seen
        seat.position = listed
        with pytest.raises(SeatRefused) as stale:
            await seat.play(seat.moves[0])
        assert stale.value.code == "stale"
        seat.position = asked
        assert (await desk.play(1)).startswith("Played: ")


async def test_a_lost_connection_is_taken_up_again_and_nothing_is_done_twice(server: Server) -> None:
    link = await join(server.at, open_table(server), "Robot")
    async with sit(link) as seat, asyncio.timeout(LONGEST):
        assert await seat.asked()
        seat._socket.transport.abort()
        before = len(seat.log)
        await seat.play(seat.moves[0])
        while len(seat.log) <= before:
            await asyncio.sleep(0.01)
        lost = seat._socket
        lost.transport.abort()
        while seat._socket is lost:
            await asyncio.sleep(0.01)
        await play_out(seat)
    with pytest.raises(SeatLost):
        await seat.chat("gone")


async def test_news_are_told_once_and_again_where_they_took_the_place_of_others(server: Server) -> None:
    link = await join(server.at, open_table(server), "Assistant")
    async with sit(link) as seat:
        desk = Desk(seat)
        assert await seat.asked()
        await desk.chat("a word")
        assert "a word" in await desk.look() and "a word" not in await desk.look()
        assert seat.news() == ([], []) and seat.position is not None and seat.log
        last = seat.log[-1]
        seat._hear(say.Update(n=0, position=seat.position, undone=1, events=[last], movers=[-1], clock=None))
        assert seat.news() == ([last], [])


async def test_a_house_that_answers_in_its_own_way_is_told_of_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(request: Any, **_: Any) -> Any:
        raise HTTPError(request.full_url, 502, "Bad Gateway", Message(), BytesIO(b"<html>"))

    monkeypatch.setattr("urllib.request.urlopen", answer)
    with pytest.raises(SeatRefused, match="Bad Gateway"):
        await join("http://house", "table", "Robot")
    with pytest.raises(SeatLost, match="cannot be reached"):
        async with sit(SeatLink("http://127.0.0.1:9", "table", "token")):
            pass


@pytest.mark.parametrize("game", [name for name in names() if find(name).longest <= SHORT])
async def test_an_assistant_plays_whole_games_through_the_official_client(server: Server, game: str) -> None:
    await play_through_the_client(server, game, LONGEST)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", [name for name in names() if find(name).longest > SHORT])
async def test_an_assistant_plays_whole_long_games_through_the_official_client(
    server: Server, game: str
) -> None:
    await play_through_the_client(server, game, 1000)


@pytest.mark.parametrize("game", [name for name in names() if find(name).longest > SHORT])
async def test_an_assistant_begins_long_games_through_the_official_client(server: Server, game: str) -> None:
    await play_through_the_client(server, game, LONGEST, most=4)


async def play_through_the_client(server: Server, game: str, seconds: float, most: int | None = None) -> None:
    """Numbers of the list at random, to the end or for so many decisions."""
    Client = pytest.importorskip("mcp").Client
    link = await join(server.at, open_table(server, game), "Assistant")
    random = Stream(f"assistant {game}")
    decided = 0
    async with sit(link) as seat, Client(server_of(Desk(seat))) as client:
        offered = {tool.name for tool in (await client.list_tools()).tools}
        assert offered == {"look", "moves", "play", "why", "wait", "rules", "chat"}
        async with asyncio.timeout(seconds):
            while decided != most:
                told = (await client.call_tool("wait", {})).content[0].text
                if seat.outcome is not None:
                    break
                await client.call_tool("moves", {})
                await client.call_tool("play", {"number": 1 + random.below(len(seat.moves))})
                decided += 1
        if most is None:
            assert told.startswith("The game is over.") and seat.outcome is not None
            assert seat.outcome.by == "game"
