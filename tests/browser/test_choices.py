"""Long lists stay readable, notes stay with the board, the log can be pointed with, turns are announced."""

from typing import Any

from house import HOLD
from playwright.async_api import expect


async def test_notes_are_taken_on_the_board_and_in_words_from_a_folded_list(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", "mind_mgmt", **{"I play": "1"})
    page = ann.page
    await expect(page.locator("#question")).to_be_visible()
    await expect(page.locator(".board, svg").first).to_be_visible()
    await expect(page.locator(".notes")).to_have_count(0)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_label("Table in words").check()
    await page.keyboard.press("Escape")
    notes = page.locator(".notes")
    await expect(notes).to_have_count(1)
    await expect(notes.locator("button").first).to_be_hidden()
    await notes.locator("summary").first.click()
    new = notes.get_by_role("group", name="New note on")
    await expect(new.get_by_role("button").first).to_be_visible()
    await new.get_by_role("button").first.click()
    await expect(page.locator(".log li", has_text="New note on")).to_have_count(1)


async def test_a_long_decision_is_folded_into_groups(visit: Any) -> None:
    """Infiltraitors names one of seventy cards: colour first, then the number."""
    ann = await visit("Ann")
    await ann.start("bots", "infiltraitors", bot="normal")
    await expect(ann.page.locator("#question")).to_be_visible()
    for _ in range(200):
        shown = await ann.page.locator(".decision .choice:visible").count()
        assert shown <= 40, "a list that nobody reads"
        if await ann.page.locator('.choice[data-move^="name"]').count() or await ann.end().is_visible():
            break
        first = ann.page.locator(".decision .choice:not(.greyed):visible").first
        if await first.count():
            await first.click()
        await ann.page.wait_for_timeout(60)


async def test_log_lines_are_shown_on_the_board_by_keyboard_too(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    page = ann.page
    await page.mouse.move(0, 0)
    await page.locator(".log").focus()
    await page.keyboard.press("ArrowUp")
    await expect(page.locator(".log li").last).to_be_focused()
    await page.keyboard.press("Home")
    await expect(page.locator(".log li").first).to_be_focused()
    await expect(page.locator(".lit").first).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(page.locator(".log li:focus")).to_have_count(0)
    await expect(page.locator(".lit")).to_have_count(0)


SPY = """
window.heard = { notices: [], sounds: 0 };
window.Notification = class {
  static permission = 'granted';
  static async requestPermission() { return 'granted'; }
  constructor(title, more) { window.heard.notices.push([title, more.body]); }
  close() {}
};
window.AudioContext = class {
  constructor() { window.heard.sounds += 1; throw new Error('no sound in tests'); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


async def test_my_turn_is_announced_only_to_those_who_asked_for_it(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    await ann.page.add_init_script(SPY)
    await ann.page.goto("/settings")
    assert not await ann.page.get_by_label("Knock when it is my turn").is_checked()
    notify = ann.page.get_by_label("Notify me when it is my turn")
    assert not await notify.is_checked()
    path = await ann.start("invite", **{"Who begins": "green"})
    await bob.join(path)
    await ann.wait_until_asked()
    assert await ann.page.evaluate("window.heard") == {"notices": [], "sounds": 0}

    await ann.page.goto("/settings")
    await notify.check()
    path = await ann.start("invite", **{"Who begins": "green"})
    await bob.join(path)
    await ann.wait_until_asked()
    heard = await ann.page.evaluate("window.heard")
    assert heard["sounds"] == 0, "sound is off until somebody turns it on"
    ((title, body),) = heard["notices"]
    assert title == "Agent Avenue"
    assert body == await ann.page.locator("#question").inner_text()


async def test_a_hint_is_given_at_the_question_and_counted_at_the_seat(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    page = ann.page
    hints = page.locator(".hints")
    for level, told in (
        ("A move", "Worth considering"),
        ("What can be deduced", "What everybody can work out"),
    ):
        await hints.get_by_role("button", name="Hint", exact=True).click()
        await hints.get_by_role("button", name=level).click()
        await expect(hints).to_contain_text(told)
        await hints.get_by_role("button", name="Close the hint").click()
    await expect(page.locator(".seats > li").first).to_contain_text("2 hints")


async def test_what_a_mate_proposes_stands_at_the_question_until_it_is_decided(visit: Any) -> None:
    ann = await visit("", width=360, height=740, touch=True)
    page = ann.page
    await page.goto("/about")
    seats = [{"held": "bot", "bot": "easy"} for _ in range(4)]
    seats[1] = {"held": "me", "name": "Ann"}
    options = {"variant": "team4", "start": "green"}
    made = await page.request.post(
        "/api/tables", data={"game": "agent_avenue", "options": options, "seats": seats}
    )
    created = await made.json()
    await page.evaluate(HOLD, [created["table"], 1, created["seats"][0]["token"]])
    await page.goto(f"/t/{created['table']}")
    proposals = page.get_by_role("region", name="Proposals")
    await expect(proposals.get_by_role("listitem")).to_have_count(1)
    await expect(proposals).to_contain_text("proposes that")
    await ann.choose("offer_up")
    await expect(page.get_by_text("Which of the two cards do you recruit?").first).to_be_visible()
    await expect(proposals).not_to_contain_text("plays")
