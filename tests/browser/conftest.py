"""A real server on loopback and a real browser, one of each for all tests here."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

sys.path.insert(0, str(Path(__file__).parent.parent / "table"))
sys.path.insert(0, str(Path(__file__).parent))

from house import Visitor
from running import Server

expect.set_options(timeout=15_000)

ROOT = Path(__file__).parents[2]
CHROMIUM = (
    os.environ.get("SAFEHOUSE_CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
)
"""The one without windows opens a page in a third of the time."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


GAMES = [path.parent.name for path in (ROOT / "src" / "safehouse" / "games").glob("[a-z]*/__init__.py")]
EXPERIENCED = f"""
if (location.protocol.startsWith('http')) {{
  localStorage['safehouse.settings'] ??= JSON.stringify({{ pace: 'instant', automatic: false }})
  localStorage['safehouse.seats'] ??= JSON.stringify({{ played: {json.dumps(GAMES)} }})
}}
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if not Path(CHROMIUM).exists():
                item.add_marker(pytest.mark.skip(reason=f"no browser at {CHROMIUM}"))


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The client as the package serves it; built here where it is missing."""
    static = ROOT / "src" / "safehouse" / "table" / "static"
    if not (static / "index.html").is_file():
        if shutil.which("npm") is None:
            pytest.skip("the browser client is not built and there is no Node to build it")
        subprocess.run(["npm", "ci"], cwd=ROOT / "web", check=True)
        subprocess.run(["npm", "run", "build"], cwd=ROOT / "web", check=True)
    return static


@pytest.fixture(scope="session")
def server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every table is dealt the same cards each time, and its bots do not pretend to think."""
    with Server(tmp_path_factory.mktemp("house"), more="seeds=lambda: 'house'") as running:
        yield running


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        await launched.close()


@pytest.fixture
async def visit(browser: Browser, server: Server) -> AsyncIterator["Visit"]:
    """Opens a person's own browser context: `ann = await visit("Ann")`."""
    visit = Visit(browser, server)
    yield visit
    await visit.leave()


class Visit:
    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._visitors: list[Visitor] = []

    async def __call__(
        self,
        name: str = "",
        language: str = "en-GB",
        width: int = 1366,
        height: int = 768,
        touch: bool = False,
        dark: bool = False,
        newcomer: bool = False,
        scale: float = 1,
    ) -> Visitor:
        """A newcomer has the settings everybody begins with; the others have played every game before, and are
        shown everything at once. `scale`: pixels of a picture for each pixel of the page."""
        context = await self._browser.new_context(
            base_url=self._server.at,
            locale=language,
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        if not newcomer:
            await context.add_init_script(EXPERIENCED)
        page: Page = await context.new_page()
        visitor = Visitor(page, name)
        self._visitors.append(visitor)
        return visitor

    async def leave(self) -> None:
        """No page may have met an error it did not show."""
        for visitor in self._visitors:
            await visitor.page.context.close()
        await asyncio.sleep(0)
        troubles = [trouble for visitor in self._visitors for trouble in visitor.troubles]
        assert not troubles, troubles
