"""Pictures of the main pages, for the README and for looking at: SAFEHOUSE_SCREENSHOTS names the folder."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from house import Visitor, play_out
from playwright.async_api import expect

from safehouse.agents.seat import SeatLink, sit
from safehouse.bots.roster import make
from safehouse.core.random import Stream

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


GAMES = ("agent_avenue", "infiltraitors", "mind_mgmt", "in_too_deep", "stationfall")
SIZES = {360: 740, 1366: 768, 1920: 1080}
SMALLER = {1920: 0.7}
"""A large screen is kept as a smaller picture."""
SET = """
changed => {
  const key = 'safehouse.settings'
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key] ?? '{}'), ...changed })
}
"""
CHOOSE = """
() => {
  const choices = [...document.querySelectorAll('.choice[data-move]')]
  const wanted = choices.filter(choice => !/^(swap|wait)/.test(choice.dataset.move))
  const open = wanted.length ? wanted : choices
  if (open.length) open[Math.floor(Math.random() * open.length)].click()
  return open.length > 0
}
"""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
async def test_moments_of_a_game(visit: Any, server: Any, game: str) -> None:
    """One game against bots: its first decision, an inspected thing, what the others did, and the end, at every
    size and in both languages."""
    anna = await visit("Anna", newcomer=True)
    await anna.page.goto("/")
    await anna.page.evaluate(SET, {"pace": "instant", "automatic": False})
    path = await anna.start("bots", game=game)
    await anna.wait_until_asked()
    async for name, person in onlookers(visit, anna, path):
        await person.wait_until_asked()
        await picture(person, game, f"first-{name}")
        await inspect(person)
        await picture(person, game, f"inspector-{name}")
    await play_until(anna, ".recap")
    async for name, person in onlookers(visit, anna, path):
        await expect(person.page.locator(".recap")).to_be_visible()
        await person.page.locator(".recap").evaluate("recap => { recap.open = true }")
        await picture(person, game, f"recap-{name}")
    await play_to_the_end(anna, server.at, path)
    async for name, person in onlookers(visit, anna, path):
        await expect(person.end()).to_be_visible()
        await picture(person, game, f"end-{name}")


async def play_until(anna: Visitor, seen: str) -> None:
    await anna.page.evaluate(CHOOSE)
    while not await anna.page.locator(seen).count():
        await anna.page.evaluate(CHOOSE)
        await anna.page.wait_for_timeout(60)


async def play_to_the_end(anna: Visitor, house: str, path: str) -> None:
    """Somebody who thinks as `greedy` does goes on for her, faster than one can click."""
    table = path.rsplit("/", 1)[1]
    held = await anna.page.evaluate("JSON.parse(localStorage['safehouse.seats']).seats")
    token = next(each["token"] for each in held if each["table"] == table)
    async with sit(SeatLink(house, table, token)) as seat:
        mind = make("greedy", seat.game, seat.options)
        while await seat.asked():
            view = seat.view
            assert view is not None
            await seat.play(mind.choose(view, seat.moves, Stream("anna")))


async def onlookers(visit: Any, anna: Visitor, path: str) -> AsyncIterator[tuple[str, Visitor]]:
    """The same person on other devices, one after another."""
    kept = await anna.page.evaluate("JSON.stringify({ ...localStorage })")
    for language in ("cs", "en"):
        for width, height in SIZES.items():
            scale = SMALLER.get(width, 1)
            person: Visitor = await visit(
                "", language=language, width=width, height=height, newcomer=True, scale=scale
            )
            await person.page.goto("/about")
            await person.page.evaluate("kept => Object.assign(localStorage, JSON.parse(kept))", kept)
            await person.page.evaluate(SET, {"language": language})
            await person.page.goto(path)
            yield f"{language}-{width}", person
            await person.page.context.close()


POINTED_AT = """thing => {
  const box = thing.getBoundingClientRect()
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }))
}"""


async def inspect(person: Visitor) -> None:
    """The first thing in the hand, or on the board."""
    for place in (".secrets", ".board", "main"):
        thing = person.page.locator(f"{place} [data-topic]").first
        if await thing.count():
            break
    await thing.scroll_into_view_if_needed()
    await thing.evaluate(POINTED_AT)
    await expect(person.page.locator(".inspector")).to_be_visible()


async def picture(person: Visitor, game: str, name: str) -> None:
    await person.page.evaluate("document.fonts.ready")
    await person.page.wait_for_timeout(400)
    folder = Path(FOLDER) / game
    folder.mkdir(parents=True, exist_ok=True)
    await person.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=40)
