"""The table on a phone, on a large screen and on a television across the room."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

GAMES = ("agent_avenue", "infiltraitors", "mind_mgmt", "in_too_deep", "stationfall")
PHONE = {"width": 360, "height": 740}
SEEN = """selector => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) return 0
  const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
  const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
  return wide > 0 && high > 0 ? high : 0
}"""
SMALLEST_TEXT = """places => Math.min(...[...document.querySelectorAll(places)]
  .flatMap(place => [...place.querySelectorAll('*')])
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(each => each.checkVisibility() && !each.closest('.unseen, svg') && each.getClientRects().length)
  .map(each => parseFloat(getComputedStyle(each).fontSize)))"""


async def height_in_sight(page: Page, selector: str) -> float:
    return float(await page.evaluate(SEEN, selector))


@pytest.mark.parametrize("game", GAMES)
async def test_hand_board_and_decision_are_together_on_a_phone(visit: Any, game: str) -> None:
    ann = await visit("", touch=True, **PHONE)
    await ann.start("bots", game)
    page = ann.page
    await expect(page.locator(".choices .choice").first).to_be_visible()
    assert await height_in_sight(page, "main") >= 200
    assert await height_in_sight(page, ".secrets") >= 40
    assert await height_in_sight(page, "#question") >= 18
    assert await height_in_sight(page, ".choices .choice") >= 40
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
        "the page itself scrolls"
    )
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_sheet_is_pulled_down_and_up(visit: Any) -> None:
    ann = await visit("", touch=True, **PHONE)
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    page = ann.page
    grip, board = page.locator(".grip"), await height_in_sight(page, "main")
    await grip.click()
    await expect(page.locator(".ask")).to_be_hidden()
    assert await height_in_sight(page, "main") > board + 100
    await expect(grip).to_contain_text("card")
    await grip.press("ArrowUp")
    await expect(ann.choices().first).to_be_visible()
    box = await grip.bounding_box()
    await page.mouse.move(box["x"] + 100, box["y"] + 10)
    await page.mouse.down()
    await page.mouse.move(box["x"] + 100, box["y"] - 120, steps=4)
    await page.mouse.up()
    assert await height_in_sight(page, ".side.high") > 500


async def test_a_card_of_the_hand_is_played_on_a_phone_without_scrolling(visit: Any) -> None:
    ann = await visit("", touch=True, **PHONE)
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.locator(".hand .open .card").first.tap()
    await ann.page.locator(".hand .acts .button", has_text="Face up").tap()
    await expect(ann.choice("offer_down")).to_be_visible()


async def test_the_other_parts_of_the_table_are_one_tap_away_on_a_phone(visit: Any) -> None:
    ann = await visit("", touch=True, **PHONE)
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    page = ann.page
    for name, part in (("Log", ".log"), ("Chat", ".chat"), ("Players", ".below section"), ("Table", "main")):
        await page.locator(".panes button", has_text=name).tap()
        await expect(page.locator(part).first).to_be_visible()
        await expect(ann.choices().first).to_be_visible()


async def test_everything_grows_with_the_screen(visit: Any) -> None:
    ann = await visit("")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    page = ann.page
    places = (".seats li", ".hand .card", ".choice", "#question")
    small = [await page.locator(place).first.bounding_box() for place in places]
    await page.set_viewport_size({"width": 1920, "height": 1080})
    await expect(page.locator("html")).to_have_css("font-size", "20px")
    for place, before in zip(places, small, strict=True):
        wanted = before["width"] * 1.15
        await page.wait_for_function(WIDER, arg=[place, wanted])


WIDER = "([place, width]) => document.querySelector(place).getBoundingClientRect().width > width"


@pytest.mark.parametrize("game", GAMES)
async def test_a_television_shows_whose_turn_it_is_in_letters_for_three_metres(visit: Any, game: str) -> None:
    ann = await visit("Ann")
    await ann.start("bots", game)
    await expect(ann.page.locator(".choices .choice").first).to_be_visible()
    async with ann.page.context.expect_page() as opened:
        await ann.page.get_by_role("link", name="Show on a television").click()
    screen = await opened.value
    await screen.set_viewport_size({"width": 1920, "height": 1080})
    await expect(screen.locator(".banner")).to_contain_text("Ann")
    await expect(screen.locator("[aria-current='true']")).to_contain_text("Ann")
    await expect(screen.locator(".choice, .secrets, .tabs")).to_have_count(0)
    assert await screen.evaluate(SMALLEST_TEXT, ".banner, [data-room] main, [data-room] aside") >= 24
    assert await screen.evaluate("document.documentElement.scrollHeight <= innerHeight")


UNCUT = """() => {
  const list = document.querySelector('.players')
  const end = list.getBoundingClientRect().bottom
  return [...list.children].every(each => each.getBoundingClientRect().bottom <= end)
}"""


async def test_a_television_shows_each_of_nine_players_whole(visit: Any) -> None:
    page = (await visit("", width=1366, height=768)).page
    table = {"game": "stationfall", "options": {"players": 9}, "seats": [{"held": "me"}] * 9}
    made = await page.request.post("/api/tables", data=table)
    await page.goto(f"/t/{(await made.json())['table']}?room")
    await expect(page.locator(".players > li")).to_have_count(9)
    await page.wait_for_function(UNCUT)


async def test_a_waiting_table_shows_the_codes_of_free_seats_on_a_television(visit: Any) -> None:
    ann = await visit("Ann", width=1920, height=1080)
    path = await ann.start("invite")
    await expect(ann.page.get_by_role("link", name="Show on a television")).to_be_visible()
    await ann.page.goto(f"{path}?room")
    code = ann.page.locator("img[alt^='QR code for seat']")
    await expect(code).to_have_count(1)
    box = await code.bounding_box()
    assert box["width"] >= 280


async def test_the_question_can_be_asked_about(visit: Any) -> None:
    ann = await visit("")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.locator("#question").click()
    await expect(ann.page.locator(".inspector")).to_have_attribute("data-about", "move:offer_up")


async def test_no_two_chips_of_the_inspector_have_the_same_name(visit: Any) -> None:
    ann = await visit("")
    await ann.start("bots", "stationfall")
    page = ann.page
    await expect(page.locator(".hand .head").first).to_be_visible()
    await page.locator(".hand .head .title").first.click(button="right")
    await expect(page.locator(".inspector")).to_be_visible()
    names = await page.locator(".inspector .chip").all_inner_texts()
    assert len(names) == len(set(names))
