"""Ways to sit together, other devices."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

SEEN = """
new MutationObserver(() => {
  if (document.querySelector('.hand, .choice[data-move]')) window.secretSeen = true
}).observe(document, { childList: true, subtree: true })
"""


NOTIFIED = """
localStorage['safehouse.settings'] = JSON.stringify({ pace: 'instant', automatic: false, notify: true })
window.noticed = []
window.Notification = class {
  static permission = 'granted'
  constructor(title, { body }) { window.noticed.push(body) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""


@pytest.mark.parametrize(("begins", "first", "second"), [("green", "Ann", "Bob"), ("blue", "Bob", "Ann")])
async def test_hot_seat_with_a_curtain_before_every_player(
    visit: Any, begins: str, first: str, second: str
) -> None:
    ann = await visit("")
    page = ann.page
    await page.add_init_script(SEEN)
    await page.goto("/play/agent_avenue")
    await page.locator('input[value="hotseat"]').check()
    await page.get_by_placeholder("Green").fill("Ann")
    await page.get_by_placeholder("Blue").fill("Bob")
    await ann.open_options()
    await page.locator("label.field", has_text="Who begins").locator("select").select_option(begins)
    await page.locator("form button.main").click()
    await expect(page.get_by_role("heading", name=f"Hand the device to {first}")).to_be_visible()
    assert not await page.evaluate("window.secretSeen")
    await page.reload()
    await expect(page.get_by_role("heading", name=f"Hand the device to {first}")).to_be_visible()
    assert not await page.evaluate("window.secretSeen")
    await page.get_by_role("button", name=f"I am {first}").click()
    await ann.choose("offer_up")
    assert await page.evaluate("window.secretSeen")
    await ann.choose("offer_down")
    await expect(page.get_by_role("heading", name=f"Hand the device to {second}")).to_be_visible()
    await expect(page.locator(".hand")).to_have_count(0)
    await page.get_by_role("button", name=f"I am {second}").click()
    await ann.choose("recruit")
    await ann.choose("offer_up")
    await expect(page.locator(".trail li")).to_have_count(1)


async def test_no_notice_tells_a_question_before_the_curtain_is_lifted(visit: Any) -> None:
    ann = await visit("")
    page = ann.page
    await page.add_init_script(NOTIFIED)
    await ann.start("hotseat", **{"Who begins": "green"})
    lift = page.get_by_role("button", name="I am ")
    await expect(lift).to_be_visible()
    assert await page.evaluate("window.noticed") == []
    await lift.click()
    await page.wait_for_function("window.noticed.length === 1")


async def test_room_mode_shows_the_board_and_phones_hold_the_seats(visit: Any) -> None:
    screen = await visit("", width=1600, height=900)
    path = await screen.start("room")
    codes = screen.page.locator("img[alt^='QR code for seat']")
    await expect(codes).to_have_count(2)
    for code in await codes.all():
        assert await code.evaluate("async image => { await image.decode(); return image.naturalWidth > 0 }")
    phones = [await visit(name, width=390, height=800, touch=True) for name in ("Ann", "Bob")]
    for seat, phone in enumerate(phones):
        await phone.join(f"{path}?seat={seat}")
    await expect(screen.page.locator(".street")).to_be_visible()
    await expect(screen.page.locator(".hand")).to_have_count(0)
    for phone in phones:
        await expect(phone.page.locator(".hand .card")).to_have_count(4)
    await phones[0].resign()
    await expect(screen.end()).to_be_visible()


async def test_a_link_is_copied_where_the_browser_has_no_clipboard(visit: Any) -> None:
    """So it is wherever the page comes without HTTPS from another machine."""
    ann = await visit("Ann")
    await ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await ann.start("invite")
    await ann.page.get_by_role("button", name="Copy").click()
    await expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()


async def test_the_seat_goes_on_with_another_device(visit: Any) -> None:
    ann, phone = await visit("Ann"), await visit("", width=390, height=800)
    await ann.start("bots")
    await ann.wait_until_asked()
    await ann.page.get_by_role("button", name="Menu").click()
    await ann.page.get_by_role("button", name="Go on with another device").click()
    await expect(ann.page.get_by_alt_text("QR code for your own seat")).to_be_visible()
    link = await ann.page.get_by_label("Go on with another device").input_value()
    await phone.page.goto(link)
    await phone.wait_until_asked()
    assert "#" not in phone.page.url
    await expect(phone.page.locator(".hand .card")).to_have_count(4)


async def test_the_page_comes_back_where_it_was(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", **{"Who begins": "green"})
    await ann.choose("offer_up")
    await expect(ann.choice("offer_down")).to_be_visible()
    await ann.page.reload()
    await expect(ann.choice("offer_down")).to_be_visible()
    await ann.page.goto("/")
    mine = (
        ann.page.locator("section", has=ann.page.get_by_role("heading", name="Go on where you were"))
        .locator("a")
        .first
    )
    await expect(mine).to_contain_text("Your turn")
    await mine.click()
    await expect(ann.page).to_have_url(re.compile(re.escape(path)))
    await expect(ann.choice("offer_down")).to_be_visible()


async def test_an_unknown_table_says_so(visit: Any) -> None:
    ann = await visit()
    await ann.page.goto("/t/nosuchtablehere0")
    await expect(ann.page.get_by_role("alert")).to_be_visible()
    await expect(ann.page.locator(".trouble").get_by_role("link", name="All games")).to_be_visible()
