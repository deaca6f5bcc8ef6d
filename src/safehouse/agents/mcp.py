"""`safehouse mcp`: a Model Context Protocol server through which any assistant holds one seat at a live table.

It has the seat's token and nothing more: whatever it tells comes from the seat's view, and every move goes
through the table as a person's would."""

import asyncio
import importlib
from types import ModuleType
from typing import Any, Final

from safehouse.agents.rules import chapters_of, rules_text
from safehouse.agents.seat import Seat, SeatLink, SeatRefused, sit
from safehouse.core.errors import SafehouseError
from safehouse.core.guide.search import index_of
from safehouse.core.ledger import clauses_named, in_plain_words, ledger_path
from safehouse.core.telling import moves_text, observe_text

MOST_FOUND: Final = 8
STALE: Final = "stale"
"""What the table answers to whom another question is asked by now."""
LONGEST_WAIT: Final = 50.0
"""Seconds; assistants give up on a tool that takes a minute."""
INSTRUCTIONS: Final = (
    "You hold one seat in a board game with hidden information. Call `rules` once to learn the game, then "
    "repeat: `wait` until you are asked, `look`, `moves`, `play` with a number. You are told only what your "
    "seat may know."
)


class Desk:
    """The tools, over one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._listed: list[int] = []
        """The codes that `moves` gave, in its order."""
        self._mark = ""
        """Of the position in which it gave them."""

    async def look(self) -> str:
        """What your seat knows now: what happened since you last looked, the position, and what is asked."""
        seat = self.seat
        words, view = seat.words, seat.view
        events, lines = seat.news()
        news = [words.event(event) for event in events]
        said = [f"{words.player(line.seat)}: {line.text}" for line in lines]
        position = (
            observe_text(seat.game, view, seat.moves, words) if view is not None else words.say("agent-waiting")
        )
        return "\n".join([*news, "", position, *said]).strip()

    async def moves(self) -> str:
        """The moves open to your seat, by number, each with what certainly follows."""
        seat, view, codes = self.seat, self.seat.view, self.seat.moves
        if view is None or seat.position is None or not codes:
            return self._not_asked()
        self._listed, self._mark = codes, seat.position.mark
        return await asyncio.to_thread(moves_text, seat.game, view, codes, seat.words)

    async def play(self, number: int) -> str:
        """Make the move with this number of the list that `moves` gave; where another question is asked by now,
        nothing is played and the new list is given."""
        seat, words, codes, mark = self.seat, self.seat.words, self._listed, self._mark
        if seat.position is None or not seat.moves:
            return self._not_asked()
        if mark != seat.position.mark:
            return await self._listed_anew()
        if not 1 <= number <= len(codes):
            return words.say("agent-no-such-move", number=number, count=len(codes))
        code = codes[number - 1]
        try:
            await seat.play(code, mark)
        except SeatRefused as refused:
            if refused.code == STALE:
                return await self._listed_anew()
            return words.why(refused.clause) if refused.clause else str(refused)
        except SafehouseError as error:
            return str(error)
        return words.say("agent-played", move=words.move(code))

    async def why(self, move: str) -> str:
        """Why a move, written as the game writes it (for example "offer mole codebreaker"), is not allowed."""
        seat = self.seat
        try:
            clause = await seat.why(seat.game.space.from_text(move))
        except SafehouseError as error:
            return str(error)
        return seat.words.say("agent-legal") if clause is None else f"{clause}: {seat.words.why(clause)}"

    async def wait(self) -> str:
        """Wait until your seat is asked or the game is over, for some seconds at most."""
        try:
            await asyncio.wait_for(self.seat.asked(), LONGEST_WAIT)
        except TimeoutError:
            return self.seat.words.say("agent-waiting")
        except SafehouseError as error:
            return str(error)
        return await self.look() if self.seat.outcome is None else self._ended()

    async def rules(self, about: str = "") -> str:
        """The rules in short and the chapters of the rulebook; or one of these, by its name in that list; or
        what the rulebook and the ledger say about some words or a clause."""
        game, language = self.seat.game, self.seat.language
        if not about.strip():
            listed = "\n".join(f"{each.id}: {each.title}" for each in chapters_of(game, language))
            return f"{rules_text(game, language)}\n\n{self.seat.words.say('agent-chapters')}\n{listed}"
        if chapter := rules_text(game, language, about.strip()):
            return chapter
        named = clauses_named(ledger_path(game.folder, language), about)
        if named:
            return "\n".join(in_plain_words(found) for found in named[:MOST_FOUND])
        hits = index_of(game.folder, language).search(about)[:MOST_FOUND]
        return "\n".join(f"{hit.id} ({hit.title}): {hit.excerpt}" for hit in hits) or self.seat.words.say(
            "agent-not-found"
        )

    async def chat(self, text: str) -> str:
        """Say something to everybody at the table, where talking is allowed."""
        try:
            await self.seat.chat(text)
        except SafehouseError as error:
            return str(error)
        return text

    async def _listed_anew(self) -> str:
        return f"{self.seat.words.say('agent-moves-now')}\n{await self.moves()}"

    def _not_asked(self) -> str:
        return self._ended() if self.seat.outcome is not None else self.seat.words.say("agent-waiting")

    def _ended(self) -> str:
        seat, words = self.seat, self.seat.words
        outcome = seat.outcome
        lines = words.result(outcome.result) if outcome is not None and outcome.result is not None else []
        return "\n".join([words.say("agent-over"), *lines])


async def serve(link: SeatLink, language: str) -> None:
    """Over standard input and output, until the assistant goes away."""
    async with sit(link, language) as seat:
        await server_of(Desk(seat)).run_stdio_async()


def server_of(desk: Desk) -> Any:
    """The tools of a desk as an MCP server."""
    offered = need_sdk().MCPServer("safehouse", instructions=INSTRUCTIONS)
    for tool in (desk.look, desk.moves, desk.play, desk.why, desk.wait, desk.rules, desk.chat):
        offered.tool()(tool)
    return offered


def need_sdk() -> ModuleType:
    try:
        return importlib.import_module("mcp.server.mcpserver")
    except ImportError:
        missing = "This needs the package mcp, which comes with: pip install 'safehouse[mcp]'"
        raise SafehouseError(missing) from None
