"""The server as a child process, and a person in front of a browser."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from playwright.async_api import ConsoleMessage, Locator, Page, TimeoutError, expect

SOURCE = Path(__file__).parents[2] / "src"
SERVE = (
    "import sys; from pathlib import Path; from safehouse.table.settings import Settings; "
    "from safehouse.table.server import serve; "
    "serve(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), seeds=lambda: sys.argv[3]))"
)
DEAL = "house"
"""Every table is dealt by it, so that a test meets the same cards each time."""
HARMLESS = ("ERR_CONNECTION_REFUSED", "WebSocket connection to")
"""What the console says while a test has taken the server away."""


class LiveServer:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts it, the second time on the same port."""
        path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(SOURCE)]).strip(os.pathsep)
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.data), DEAL],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "SAFEHOUSE_FILES": str(self.data)},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.address = line[line.index("http://") :].strip()
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(20)


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

    async def start(self, way: str, game: str = "agent_avenue", **options: str) -> str:
        """Sets a table up from the shelf; returns its path."""
        await self.page.goto("/")
        await self.page.locator(f'a[href="/play/{game}"]').click()
        await self.page.locator(f'input[value="{way}"]').check()
        if self.name and way in ("bots", "invite"):
            await self.page.get_by_label("Your name").fill(self.name)
        if options:
            await self.open_options()
        for label, value in options.items():
            await self.page.locator("label.field", has_text=label).locator("select").select_option(value)
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
