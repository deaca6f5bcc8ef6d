"""Pictures of the main pages, for the README and for looking at: SAFEHOUSE_SCREENSHOTS names the folder."""

import os
from pathlib import Path
from typing import Any

import pytest
from house import Visitor, play_out
from playwright.async_api import expect

FOLDER = os.environ.get("SAFEHOUSE_SCREENSHOTS", "")
pytestmark = pytest.mark.skipif(not FOLDER, reason="SAFEHOUSE_SCREENSHOTS names no folder")


async def take(person: Visitor, name: str) -> None:
    await person.page.evaluate("document.fonts.ready")
    await person.page.mouse.move(5, 5)
    await person.page.wait_for_timeout(300)
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    await person.page.screenshot(path=Path(FOLDER) / f"{name}.png")


async def test_pages(visit: Any) -> None:
    ann = await visit("Ann")
    for name, path in {
        "home": "/",
        "play": "/play/agent_avenue",
        "rules": "/rules/agent_avenue",
        "about": "/about",
    }.items():
        await ann.page.goto(path)
        await ann.page.wait_for_load_state("networkidle")
        await take(ann, name)


async def test_a_table_from_first_to_last(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob", language="en", width=390, height=844, touch=True)
    path = await ann.start("invite", **{"Who begins": "green"})
    await take(ann, "invite")
    await bob.join(path)
    await ann.wait_until_asked()
    await take(ann, "table-offer")
    await ann.choose("offer_up")
    await ann.choose("offer_down")
    await bob.wait_until_asked()
    await take(bob, "table-phone")
    await take(ann, "table-wait")
    await play_out(ann, bob)
    await take(ann, "end")
    await ann.page.get_by_role("link", name="What really happened").click()
    await expect(ann.page.locator(".controls")).to_be_visible()
    for _ in range(6):
        await ann.page.get_by_role("button", name="One step on").click()
    await take(ann, "replay")


async def test_the_black_market_in_the_dark(visit: Any) -> None:
    ann = await visit("Anna", language="cs", dark=True, width=1440, height=900)
    await ann.page.goto("/play/agent_avenue")
    await ann.open_options()
    await ann.page.locator("select").nth(1).select_option("advanced")
    await ann.page.locator("form button.main").click()
    for _ in range(5):
        await ann.wait_until_asked()
        await ann.page.locator('.choice[data-move]:not([data-move^="swap"])').first.click()
        await ann.page.wait_for_timeout(400)
    await ann.wait_until_asked()
    await take(ann, "table-dark-czech")
