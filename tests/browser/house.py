"""A person in front of a browser."""

import json
import time
from contextlib import suppress
from typing import Any

from playwright.async_api import ConsoleMessage, Locator, Page, TimeoutError, expect

from safehouse.core.shelf import find

HARMLESS = ("ERR_CONNECTION_REFUSED", "WebSocket connection to")
"""What the console says while a test has taken the server away."""


class Visitor:
    """Does what a person does: looks, clicks, types. `troubles` collects what the page complains of."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in HARMLESS):
            self.troubles.append(f"{message.text} at {message.location.get('url', '')}")

    async def start(self, way: str, game: str = "agent_avenue", bot: str = "random", **options: str) -> str:
        """Sets a table up; returns its path. Bots play at random, so that nobody waits, unless told."""
        await self.page.goto(f"/play/{game}")
        await self.page.locator(f'input[value="{way}"]').check()
        if self.name and way in ("bots", "invite"):
            await self.page.get_by_label("Your name").fill(self.name)
        if way == "bots":
            await self.page.locator(".row select").select_option(bot)
        if options:
            await self.open_options()
        for label, value in options.items():
            await self.page.locator("label.field", has_text=label).locator("select").first.select_option(value)
        await self.page.locator("form button.main").click()
        await self.page.wait_for_url("**/t/*")
        return self.page.url.removeprefix(self.page.url.split("/t/")[0])

    async def open_options(self) -> None:
        """Those for the experienced too."""
        summaries = self.page.locator("form summary")
        await summaries.first.wait_for()
        for summary in await summaries.all():
            await summary.click()

    async def join(self, path: str) -> None:
        await self.page.goto(path)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.page.get_by_role("button", name="Sit down").click()

    async def resign(self) -> None:
        await self.page.get_by_role("button", name="Menu").click()
        await self.page.get_by_role("button", name="Resign…").click()
        await self.page.get_by_role("button", name="Resign", exact=True).click()
        await expect(self.end()).to_be_visible()

    def choices(self) -> Locator:
        return self.page.locator(".choice[data-move]")

    def choice(self, move: str) -> Locator:
        return self.page.locator(f'.choice[data-move^="{move}"]').first

    async def choose(self, move: str) -> None:
        await self.choice(move).click()

    async def is_asked(self) -> bool:
        return await self.choices().count() > 0

    async def wait_until_asked(self) -> None:
        await expect(self.choices().first).to_be_visible()

    def end(self) -> Locator:
        return self.page.locator(".end")

    def log(self) -> Locator:
        return self.page.locator(".log li")


async def play_out(*people: Visitor, seconds: float = 120) -> None:
    """Everybody takes the first choice that is no swap until the game is over."""
    deadline = time.monotonic() + seconds
    while not await people[0].end().is_visible():
        assert time.monotonic() < deadline, "the game takes too long"
        for person in people:
            first = person.page.locator('.choice[data-move]:not([data-move^="swap"])').first
            if await first.is_visible():
                with suppress(TimeoutError):  # the list may change under the hand; look again
                    await first.click(timeout=2000)
                await person.page.wait_for_timeout(50)
                break
        else:
            await people[0].page.wait_for_timeout(40)


HOLD = """([table, seat, token]) => {
  const kept = JSON.parse(localStorage['safehouse.seats'] ?? '{}')
  localStorage['safehouse.seats'] = JSON.stringify({ ...kept, seats: [{ table, seat, token }] })
}"""


async def open_recorded(visit: Any, game: str, recorded: str, at: float, **visitor: Any) -> Visitor:
    """The table after so many moves of a recorded game, or after that share of them, seen by whoever decides
    next, with bots in the other seats."""
    rules = find(game)
    save = json.loads((rules.folder / "tests" / "golden" / f"{recorded}.json").read_text())
    seats = rules.read_options(save["options"]).seats()
    entries = at if isinstance(at, int) else int(len(save["moves"]) * at)
    seat = int(save["moves"][entries].split()[0])
    person: Visitor = await visit("", **visitor)
    await person.page.goto("/about")
    held = [{"held": "me" if each == seat else "bot"} for each in range(seats)]
    made = await person.page.request.post(
        "/api/branches", data={"save": save, "entries": entries, "seats": held}
    )
    created = await made.json()
    await person.page.evaluate(HOLD, [created["table"], seat, created["seats"][0]["token"]])
    await person.page.goto(f"/t/{created['table']}")
    await person.wait_until_asked()
    return person
