"""Lessons at the real table: by keyboard, by touch, for screen readers; and the coach of a first game."""

import re
from typing import Any

import pytest
from house import Visitor
from playwright.async_api import expect
from test_reading import needs_axe, serious_faults

CHASE = "/learn/agent_avenue/aa-1-the-chase"


async def press(learner: Visitor, name: str) -> None:
    """Find a button by Tab alone, from wherever the focus is, and press it."""
    for _ in range(60):
        focused = await learner.page.evaluate("document.activeElement?.innerText ?? ''")
        if focused.strip().startswith(name):
            await learner.page.keyboard.press("Enter")
            return
        await learner.page.keyboard.press("Tab")
    raise AssertionError(f"no {name!r} within sixty steps of the keyboard")


async def at_step(learner: Visitor, step: int) -> None:
    await expect(learner.page.locator(".coach")).to_contain_text(f"Step {step} of 8")


async def test_a_newcomer_learns_by_keyboard(visit: Any) -> None:
    ann = await visit("Ann", newcomer=True)
    await ann.page.goto("/")
    await ann.page.locator('a.main[href="/learn/agent_avenue"]').click()
    await ann.page.get_by_role("link", name="Begin: The chase").click()
    await at_step(ann, 1)
    await expect(ann.page.locator(".coach")).to_be_focused()
    await press(ann, "Next")
    await expect(ann.page.locator(".card.lit")).to_have_count(1)
    await press(ann, "Recruit the face-up card")
    for name in ("Next", "Two", "Next", "Double Agent", "Daredevil", "Next"):
        await press(ann, name)
        await ann.page.wait_for_timeout(150)
    await expect(ann.page.locator(".coach [aria-live]")).to_contain_text("You won.")
    await ann.page.get_by_role("link", name="All lessons").click()
    await expect(ann.page.locator(".lessons li").first).to_contain_text("learned")
    await expect(ann.page.get_by_role("link", name="Begin: One up, one down")).to_be_visible()


async def test_a_lesson_is_played_by_touch_and_resumed(visit: Any) -> None:
    eve = await visit("Eve", width=360, height=740, touch=True)
    await eve.page.goto(CHASE)
    await eve.page.get_by_role("button", name="Next").tap()
    await eve.choice("recruit face_down").tap()
    await expect(eve.page.locator(".words")).to_contain_text("This would follow:")
    await expect(eve.page.locator(".words")).to_contain_text("that was the Mole")
    await eve.page.get_by_role("button", name="Take it back").tap()
    await eve.page.get_by_role("button", name="Hint").tap()
    await expect(eve.page.locator(".hint")).to_contain_text("To recruit means")
    await eve.choice("recruit face_up").tap()
    await at_step(eve, 3)
    await eve.page.reload()
    await at_step(eve, 3)
    await eve.page.get_by_role("button", name="Back").tap()
    await at_step(eve, 2)
    await eve.choice("recruit face_up").tap()
    await eve.page.get_by_role("button", name="Next").tap()
    await eve.page.get_by_role("button", name="Three").tap()
    await expect(eve.page.locator(".verdict").first).to_contain_text("No. ")
    await expect(eve.page.locator(".verdict.right")).to_contain_text("The right answer: Two")
    await eve.page.get_by_role("button", name="Next").tap()
    await eve.choice("offer_up double_agent").tap()
    await eve.choice("offer_down daredevil").tap()
    await eve.page.get_by_role("button", name="Next").tap()
    await expect(eve.page.get_by_role("link", name="Next lesson: One up, one down")).to_be_visible()
    assert await eve.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_what_the_rules_refuse_is_explained_with_its_clause(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.page.goto("/learn/agent_avenue/aa-2-one-up-one-down")
    await ann.page.get_by_role("button", name="Next").click()
    await ann.page.get_by_role("button", name=re.compile("^Try: Recruit")).click()
    await expect(ann.page.locator(".refused")).to_contain_text("AA-5.40")
    await expect(ann.page.locator(".coach")).to_contain_text("Step 2 of 9")


async def test_a_first_game_has_a_coach_who_can_be_sent_away(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.page.goto("/learn/agent_avenue")
    await ann.page.get_by_role("button", name="First game with a coach").click()
    await ann.page.wait_for_url("**/t/*")
    await expect(ann.page.locator(".tip")).to_contain_text("Tip:")
    await ann.page.get_by_role("button", name="No more tips").click()
    await expect(ann.page.locator(".tip")).to_have_count(0)


@needs_axe
async def test_axe_finds_nothing_serious_in_a_lesson(visit: Any) -> None:
    ann = await visit("Ann")
    for path in ("/learn", "/learn/agent_avenue", CHASE):
        await ann.page.goto(path)
        await expect(ann.page.locator(".lessons a, .coach .main").first).to_be_visible()
        assert await serious_faults(ann) == []
    await ann.page.get_by_role("button", name="Next").click()
    await ann.wait_until_asked()
    assert await serious_faults(ann) == []


@pytest.mark.parametrize("width, height", [(1366, 768), (800, 900), (360, 740)])
async def test_the_inspectors_card_leaves_the_coach_in_sight(visit: Any, width: int, height: int) -> None:
    ann = await visit("Ann", width=width, height=height)
    await ann.page.goto(CHASE)
    await expect(ann.page.locator(".coach")).to_contain_text("Step 1 of 8")
    for thing in await ann.page.locator(".lesson main [data-topic]").all():
        await thing.dispatch_event("contextmenu")
        await expect(ann.page.locator(".inspector")).to_be_visible()
        await ann.page.wait_for_timeout(200)
        card = await ann.page.locator(".inspector").bounding_box()
        side = await ann.page.locator(".lesson > .side").bounding_box()
        assert card and side
        assert card["x"] + card["width"] <= side["x"] or card["y"] + card["height"] <= side["y"], (card, side)
