"""Every lesson played to its end at the real table, with a mouse on a wide screen and by touch on a phone."""

from typing import Any

import pytest
from house import Visitor
from playwright.async_api import Locator, expect

from safehouse.core.lessons.read import lessons_of
from safehouse.core.shelf import find, names

LIT = ":is(main, .secrets, .seats) :is(.lit, [data-spot])"
ANSWER = "**/api/games/*/lesson"
SIZES = [(1366, 768), (360, 740)]
PHONE = 500

HIDDEN = """side => {
  const lit = document.querySelector('.lesson main .lit, .lesson main [data-spot], .lesson .secrets .lit, .lesson .secrets [data-spot]')
  if (!lit) return 0
  return Math.max(0, 40 - (side.getBoundingClientRect().top - lit.getBoundingClientRect().top))
}"""
"""By how many pixels the coach covers the upper edge of what the step points at."""


async def looks_right(learner: Visitor, shown: Any, at: str) -> None:
    """The words stand there, above the fold; what they point at is lit and not covered; nothing is too wide."""
    page = learner.page
    words = page.locator(".coach .text")
    await expect(words).to_have_text(shown["text"])
    if shown["show"]:
        await expect(page.locator(LIT).first).to_be_attached()
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{at} is {wide} pixels too wide"
    side = page.locator(".lesson > .side")
    reached, seen = await words.bounding_box(), await side.bounding_box()
    assert reached and seen
    assert reached["y"] + 24 <= seen["y"] + seen["height"], f"{at}: the words are below the fold"
    assert await side.evaluate(HIDDEN) == 0, f"{at}: the coach covers what is lit"


async def button_of(learner: Visitor, shown: Any) -> Locator:
    """The button that makes the first accepted move, unfolded and picked step by step where the list is long."""
    move = next(each for each in shown["moves"] if each["code"] == shown["accepted"][0])
    page, values = learner.page, list(move["args"].values())
    exact = page.locator(f'.coach .choice[data-move="{" ".join([move["kind"], *map(str, values)])}"]')
    if not values:
        exact = page.locator(f'.coach .choice[data-move^="{move["kind"]} "]')
    for value in [None, *values]:
        if value is not None:
            await page.locator(f'.coach .choice[data-topic$=":{value} move:{move["kind"]}"]').click()
        folded = page.locator("details:not([open])", has=exact)
        if await folded.count():
            await folded.locator("summary").click()
        if await exact.count():
            break
    return exact


async def act(learner: Visitor, shown: Any) -> None:
    if shown["kind"] == "ask":
        await (await button_of(learner, shown)).click()
        return
    if shown["kind"] == "quiz":
        right = next(each["text"] for each in shown["quiz"] if each["id"] == shown["right"])
        await learner.page.locator(".answers").get_by_role("button", name=right, exact=True).click()
    await learner.page.locator(".coach > .button.main").click()


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", names())
async def test_every_lesson_is_played_to_its_end(visit: Any, game: str, width: int, height: int) -> None:
    ann = await visit("Ann", language="cs-CZ", width=width, height=height, touch=width < PHONE)
    for script in lessons_of(find(game).folder):
        async with ann.page.expect_response(ANSWER) as reply:
            await ann.page.goto(f"/learn/{game}/{script.id}")
        shown = await (await reply.value).json()
        while shown["kind"] != "end":
            await looks_right(ann, shown, f"{script.id}, step {len(shown['done']) + 1}")
            async with ann.page.expect_response(ANSWER) as reply:
                await act(ann, shown)
            shown = await (await reply.value).json()
        await looks_right(ann, shown, f"{script.id}, the end")
