"""What the table says of itself: where I stand, what happened, how it ended; and how a first game begins."""

from contextlib import suppress
from typing import Any

from house import open_recorded, play_out
from playwright.async_api import TimeoutError, expect


async def test_a_first_game_is_the_gentlest(visit: Any) -> None:
    ann = await visit("Ann", newcomer=True)
    await ann.page.goto("/play/mind_mgmt")
    await expect(ann.page.get_by_text("First game")).to_be_visible()
    await ann.open_options()
    mode = ann.page.locator(".options select").first
    await expect(mode).to_have_value("training")
    await expect(ann.page.locator(".row select")).to_have_value("easy")
    await expect(ann.page.get_by_text("For experienced players")).to_be_visible()


async def test_the_standing_is_always_there_and_the_question_names_its_subject(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", game="stationfall")
    await ann.wait_until_asked()
    await expect(ann.page.locator("header .standing")).to_contain_text("the guilty cannot win")
    await expect(ann.page.locator("#question")).to_contain_text("secret identity")


async def test_what_the_others_did_since_my_move_and_the_log_by_player(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", bot="normal", **{"Who begins": "blue"})
    await ann.wait_until_asked()
    recap = ann.page.locator(".recap")
    await expect(recap).to_contain_text("Since your last move")
    bot = ann.page.locator(".seats > li", has_text="Field agent · normal")
    await expect(bot.locator("svg[viewBox='0 0 48 48']")).to_be_visible()
    await expect(ann.page.locator(".log .who").first).to_have_text(await bot.locator("strong").inner_text())
    await ann.choose("recruit")
    await ann.wait_until_asked()
    await ann.page.get_by_label("Show moves of").select_option("0")
    await expect(ann.page.locator(".log .who")).to_have_count(1)
    await expect(ann.page.locator(".log .who")).to_contain_text("Ann")


async def test_a_number_presses_a_choice(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.keyboard.press("1")
    await expect(ann.page.locator("#question")).to_contain_text("face down")


async def test_a_number_presses_no_choice_that_is_folded_away(visit: Any) -> None:
    agent = await open_recorded(visit, "infiltraitors", "win-outward-hands", 0.35)
    offered = agent.page.locator(".choices .choice[data-move]:visible")
    assert await offered.count() >= 4
    assert await agent.choices().nth(3).is_hidden()
    fourth = await offered.nth(3).get_attribute("data-move")
    await agent.page.evaluate(NOTE_THE_PRESSED)
    await agent.page.keyboard.press("4")
    assert await agent.page.evaluate("window.pressed") == fourth


NOTE_THE_PRESSED = """() => document.addEventListener('click', event => {
  window.pressed = event.target.closest('.choice')?.dataset.move
}, true)"""


async def test_what_others_do_stays_a_while_and_can_be_skipped(visit: Any) -> None:
    ann = await visit("Ann", newcomer=True)
    await ann.page.goto("/settings")
    await ann.page.get_by_label("Pace of the bots").select_option("slow")
    await ann.start("bots", game="in_too_deep")
    skip = ann.page.get_by_role("button", name="Skip")
    for _ in range(200):
        if await skip.is_visible():
            break
        if await ann.is_asked():
            with suppress(TimeoutError):  # the list may change under the hand; look again
                await ann.choices().first.click(timeout=1000)
        await ann.page.wait_for_timeout(50)
    await skip.click()
    await expect(skip).to_have_count(0)


HOMES = """() => [...document.querySelectorAll('[data-topic*="thing:home"]')].map(home => {
  const box = home.getBoundingClientRect()
  return Math.round(box.left)
})"""


async def test_the_street_stays_as_it_lies_when_the_hand_is_put_away(visit: Any) -> None:
    ann = await visit("Ann", width=1366, height=768)
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    near, far = await ann.page.evaluate(HOMES)
    assert near == far, "the homes lie one above the other"
    await play_out(ann)
    await expect(ann.page.locator(".secrets")).to_have_count(0)
    await ann.page.wait_for_timeout(200)
    near, far = await ann.page.evaluate(HOMES)
    assert near == far


async def test_the_end_speaks_to_me_beside_the_board(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots")
    await ann.wait_until_asked()
    await ann.resign()
    await expect(ann.end().get_by_role("heading")).to_contain_text("You ")
    await expect(ann.page.locator("main")).to_be_visible()
    await expect(ann.page.get_by_role("link", name="What really happened")).to_be_visible()


async def test_a_covered_table_does_not_say_who_i_am(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", game="stationfall")
    await ann.wait_until_asked()
    await ann.choices().first.click()
    standing = ann.page.locator("header .standing")
    await expect(standing).to_contain_text("You are secretly")
    await ann.page.get_by_role("button", name="Cover").click()
    await expect(standing).to_be_empty()
    await expect(ann.page.locator("body")).not_to_contain_text("You are secretly")
