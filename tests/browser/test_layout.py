"""The table on a phone, on a large screen and on a television across the room."""

from contextlib import suppress
from typing import Any

import pytest
from house import open_recorded
from playwright.async_api import Page, TimeoutError, expect

from safehouse.games.mind_mgmt.data import MODULE_IDS

GAMES = ("agent_avenue", "infiltraitors", "mind_mgmt", "in_too_deep", "stationfall")
PHONE = {"width": 360, "height": 740}
SEEN = """selector => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) return 0
  const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
  const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
  return wide > 0 && high > 0 ? high : 0
}"""
READABLE_PX = 20
"""In the height of a letter at 1920 by 1080, for people three metres away."""
TELEVISIONS = {1920: 1080, 1366: 768}
GREATEST = {
    "agent_avenue": ({"mode": "advanced", "variant": "team4"}, 4),
    "infiltraitors": ({"mission": "20", "agents": 5, "clue_board": "public"}, 5),
    "mind_mgmt": (
        {"players": 5, "opened_recruiter": 7, "opened_agents": 7, "modules": ",".join(MODULE_IDS)},
        5,
    ),
    "in_too_deep": ({"players": 5, "storylines": 7}, 5),
    "stationfall": ({"players": 9}, 9),
}
"""The largest tables: their options, and how many sit there."""
UNREADABLE = """least => {
  const PLACES = '[data-room] :is(.banner, main, aside) *'
  const hides = each => getComputedStyle(each).overflowX !== 'visible'
  const around = each => each ? [each, ...around(each.parentElement)] : []
  const apart = (a, b) =>
    a.left >= b.right - 1 || a.right <= b.left + 1 || a.top >= b.bottom - 1 || a.bottom <= b.top + 1
  const beyond = (a, b) =>
    a.left < b.left - 2 || a.right > b.right + 2 || a.top < b.top - 2 || a.bottom > b.bottom + 2
  const told = []
  for (const each of document.querySelectorAll(PLACES)) {
    const own = [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
    if (!own || !each.checkVisibility() || each.closest('.unseen, title')) continue
    if (!each.getClientRects().length) continue
    const box = each.getBoundingClientRect()
    const holders = [document.documentElement, ...around(each.parentElement).filter(hides)]
    const frames = holders.map(one => one.getBoundingClientRect())
    if (frames.some(frame => apart(box, frame))) continue
    const drawn = each instanceof SVGElement ? each.getScreenCTM() : null
    const size = parseFloat(getComputedStyle(each).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1)
    const shortened = getComputedStyle(each).textOverflow === 'ellipsis'
    const clipped = shortened && each.scrollWidth > each.clientWidth + 1
    const ink = drawn ? new DOMRect(box.x, box.y + size / 4, box.width, box.height - size / 2) : box
    const cut = clipped || frames.some(frame => beyond(ink, frame))
    if (cut || size < least - 0.5) told.push(`${each.textContent.trim()}: ${cut ? 'cut off' : `${size} px`}`)
  }
  return told
}"""
"""The texts on a television that are cut off, or whose letters are smaller than so many pixels."""


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


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_newcomers_phone_shows_tip_question_and_first_choice(
    visit: Any, game: str, language: str
) -> None:
    ann = await visit("", touch=True, newcomer=True, language=language, **PHONE)
    await ann.start("bots", game)
    page = ann.page
    await expect(page.locator("#question")).to_be_in_viewport(ratio=0.9)
    await expect(page.locator(".choices .choice").first).to_be_in_viewport(ratio=0.6)
    assert await page.evaluate(TOP_IS_REACHED), "what is above the upper edge cannot be scrolled to"


async def test_what_the_others_did_leaves_the_first_choice_in_sight_on_a_laptop(visit: Any) -> None:
    ann = await visit("", newcomer=True, language="cs")
    await ann.start("bots", "infiltraitors")
    await ann.wait_until_asked()
    await expect(ann.page.locator("div.tip")).to_be_visible()
    await expect(ann.page.locator(".recap summary")).to_be_visible()
    await expect(ann.choices().first).to_be_in_viewport(ratio=1)


TOP_IS_REACHED = """() => {
  const frame = document.querySelector('main')
  frame.scrollTo(0, 0)
  return frame.firstElementChild.getBoundingClientRect().top >= frame.getBoundingClientRect().top
}"""


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_the_identities_to_choose_from_are_shown_whole_on_a_laptop(visit: Any, language: str) -> None:
    ann = await visit("", newcomer=True, language=language)
    await ann.start("bots", "stationfall")
    await expect(ann.page.locator(".hand .card")).to_have_count(3)
    await ann.page.evaluate("document.fonts.ready")
    assert not await ann.page.evaluate(OVERFLOWING)


async def test_a_phone_tells_the_goal_and_where_one_stands_at_a_touch(visit: Any) -> None:
    ann = await visit("", touch=True, newcomer=True, **PHONE)
    await ann.start("bots", "in_too_deep")
    await ann.page.locator("summary", has_text="Goal").tap()
    told = ann.page.locator(".goal p")
    await expect(told).to_be_in_viewport()
    await expect(told).to_contain_text("Most Intel after chapter 3 wins.")


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_nothing_stands_on_the_names_of_zones_on_a_phone(visit: Any, language: str) -> None:
    ann = await visit("", touch=True, language=language, **PHONE)
    await ann.start("bots", "in_too_deep")
    await ann.wait_until_asked()
    assert await ann.page.evaluate(OVERLAPPING, [".ring .name", ".ring .piece, .ring .loose"]) == []


async def test_the_cards_of_an_offer_leave_the_deck_readable_on_a_phone(visit: Any) -> None:
    ann = await visit("", touch=True, newcomer=True, language="cs", **PHONE)
    await ann.start("bots", "agent_avenue")
    await expect(ann.page.locator("div.tip")).to_be_visible()
    for _ in range(3):
        await ann.wait_until_asked()
        assert await ann.page.evaluate(OVERLAPPING, [".offer .deck", ".offer .card"]) == []
        await ann.page.locator('.choice[data-move]:not([data-move^="swap"])').first.click()


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_the_rules_of_the_first_crimes_are_read_without_scrolling(visit: Any, language: str) -> None:
    ann = await visit("", newcomer=True, language=language)
    await ann.start("bots", "in_too_deep")
    await ann.wait_until_asked()
    await expect(ann.page.locator(".hand .crime, .cards .crime").first).to_be_visible()
    assert await ann.page.evaluate(SCROLLED) == []


SCROLLED = """() => [...document.querySelectorAll('.secrets .crime')]
  .filter(each => each.scrollHeight > each.clientHeight + 2).map(each => each.textContent)"""

OVERLAPPING = """([one, other]) => {
  const box = each => each.getBoundingClientRect()
  const ink = each => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return range.getBoundingClientRect()
  }
  const within = (first, last, from, to) => first < to - 1 && from < last - 1
  const meet = (a, b) => within(a.left, a.right, b.left, b.right) && within(a.top, a.bottom, b.top, b.bottom)
  return [...document.querySelectorAll(one)]
    .filter(each => [...document.querySelectorAll(other)].some(thing => meet(ink(each), box(thing))))
    .map(each => each.textContent.trim())
}"""
"""The texts that something else stands on."""
OVERFLOWING = """() => [...document.querySelectorAll('.hand, .hand .card, .hand .title, .hand .task')]
  .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
  .map(each => each.textContent)"""


async def test_the_sheet_is_pulled_down_and_up(visit: Any) -> None:
    ann = await visit("", touch=True, **PHONE)
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    page = ann.page
    grip, board = page.locator(".grip"), await height_in_sight(page, "main")
    await grip.click()
    await expect(page.locator(".ask")).to_be_hidden()
    await page.wait_for_function(f"([main, least]) => ({SEEN})(main) > least", arg=["main", board + 100])
    await expect(grip).to_contain_text("card")
    await grip.press("ArrowUp")
    await expect(ann.choices().first).to_be_visible()
    await grip.hover(position={"x": 100, "y": 10})
    held = await grip.bounding_box()
    await page.mouse.down()
    await page.mouse.move(held["x"] + 100, held["y"] - 120, steps=4)
    await page.mouse.up()
    await page.wait_for_function(f"([side, least]) => ({SEEN})(side) > least", arg=[".side.high", 500])


async def test_whoever_wants_no_motion_sees_a_change_at_once(visit: Any) -> None:
    ann = await visit("")
    await ann.page.goto("/")
    assert await ann.page.evaluate(GROWN_SMALLER) == 10


GROWN_SMALLER = """() => {
  const each = document.body.appendChild(document.createElement('div'))
  const high = pixels => {
    each.style.minHeight = `${pixels}px`
    return each.getBoundingClientRect().height
  }
  high(50)
  return high(10)
}"""


async def test_a_card_of_the_hand_stays_readable_and_is_played_on_a_phone_without_scrolling(visit: Any) -> None:
    ann = await visit("", touch=True, **PHONE)
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.locator(".grip").click()
    await expect(ann.page.locator(".ask")).to_be_hidden()
    await ann.page.locator(".hand .open .card").first.tap()
    await expect(ann.page.locator(".hand .picked")).to_have_count(1)
    await expect(ann.page.locator(".hand .acts .button").first).to_be_hidden()
    await expect(ann.choice("offer_up")).to_be_in_viewport(ratio=1)
    await ann.choice("offer_up").tap()
    await expect(ann.choice("offer_down")).to_be_visible()


async def test_cards_that_were_swapped_away_are_shown_whole_on_a_phone(visit: Any) -> None:
    ann = await visit("", touch=True, language="cs", **PHONE)
    await ann.start("bots")
    for _ in range(3):
        await ann.wait_until_asked()
        await ann.choose("swap")
    await expect(ann.page.locator(".hand .swapped > span")).to_have_count(3)
    secrets = "document.querySelector('.secrets .hand')"
    assert await ann.page.evaluate(f"{secrets}.scrollWidth <= {secrets}.clientWidth")


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


async def test_a_television_shows_whose_turn_it_is(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots")
    await expect(ann.page.locator(".choices .choice").first).to_be_visible()
    async with ann.page.context.expect_page() as opened:
        await ann.page.get_by_role("link", name="Show on a television").click()
    screen = await opened.value
    await screen.set_viewport_size({"width": 1920, "height": 1080})
    await expect(screen.locator(".banner")).to_contain_text("Ann")
    await expect(screen.locator("[aria-current='true']")).to_contain_text("Ann")
    await expect(screen.locator(".choice, .secrets, .tabs")).to_have_count(0)
    assert await screen.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def open_television(visit: Any, game: str, language: str) -> Page:
    """The greatest table of a game, just dealt."""
    options, seats = GREATEST[game]
    page: Page = (await visit("", language=language)).page
    made = await page.request.post(
        "/api/tables", data={"game": game, "options": options, "seats": [{"held": "me"}] * seats}
    )
    await page.goto(f"/t/{(await made.json())['table']}?room")
    await expect(page.locator(".players > li")).to_have_count(seats)
    await page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_television_cuts_nothing_off_and_makes_nothing_tiny_at_the_greatest_tables(
    visit: Any, game: str, language: str
) -> None:
    page = await open_television(visit, game, language)
    for width, height in TELEVISIONS.items():
        await page.set_viewport_size({"width": width, "height": height})
        least = READABLE_PX * width / 1920
        with suppress(TimeoutError):
            await page.wait_for_function(f"least => !({UNREADABLE})(least).length", arg=least)
        assert not await page.evaluate(UNREADABLE, least), width


async def test_a_television_shows_all_nine_players_and_all_characters_in_turn(visit: Any) -> None:
    page = await open_television(visit, "stationfall", "en")
    await page.clock.install()
    await page.reload()
    for list_ in (".players", ".cards ul"):
        children = page.locator(f"{list_} > li")
        unseen = set(range(await children.count()))
        for _ in range(4):
            unseen -= {i for i in unseen if await children.nth(i).is_visible()}
            await page.clock.run_for(8_000)
        assert not unseen


async def test_a_waiting_table_shows_the_codes_of_free_seats_on_a_television(visit: Any) -> None:
    ann = await visit("Ann", width=1920, height=1080)
    path = await ann.start("invite")
    await expect(ann.page.get_by_role("link", name="Show on a television")).to_be_visible()
    await ann.page.goto(f"{path}?room")
    code = ann.page.locator("img[alt^='QR code for seat']")
    await expect(code).to_have_count(1)
    box = await code.bounding_box()
    assert box["width"] >= 280


async def test_the_names_of_the_offered_cards_are_apart_on_a_phone(visit: Any) -> None:
    phone = await open_recorded(visit, "agent_avenue", "market_chain", 0.6, language="cs", **PHONE)
    left, right = [await tag.bounding_box() for tag in await phone.page.locator(".offer .tag").all()]
    assert right["x"] - (left["x"] + left["width"]) >= 12


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


async def test_the_whole_menu_of_a_table_is_reached_on_a_laptop(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots")
    await ann.wait_until_asked()
    await ann.page.get_by_role("button", name="Menu").click()
    last = ann.page.locator("#table-menu .item").last
    await last.scroll_into_view_if_needed()
    await expect(last).to_be_in_viewport(ratio=1)


async def test_nine_players_are_in_sight_on_a_laptop(visit: Any) -> None:
    ann = await open_recorded(visit, "stationfall", "nine_players", 0.8)
    await expect(ann.page.locator(".seats > li")).to_have_count(9)
    await expect(ann.page.locator(".seats > li").last).to_be_in_viewport(ratio=1)
