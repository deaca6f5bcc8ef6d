"""Every lesson played to its end at the real table, with a mouse on a wide screen and by touch on a phone."""

from typing import Any

import pytest
from house import Visitor
from playwright.async_api import Locator, expect

from safehouse.core.lessons.read import lessons_of
from safehouse.core.shelf import find, names

LIT = ":is(main, .secrets, .seats) :is(.lit, [data-spot])"
POINTED = ":is(main, .secrets) :is(.lit, [data-spot])"
ANSWER = "**/api/games/*/lesson"
SIZES = [(1366, 768), (360, 740)]
LINE = 24
LEAST_SEEN = 40
"""So many pixels of what the step points at stay above the coach on a phone."""


async def looks_right(learner: Visitor, shown: Any, at: str, phone: bool) -> None:
    """The words stand there, above the fold; what they point at is lit and not covered; nothing is too wide."""
    page = learner.page
    words = page.locator(".coach .text")
    await expect(words).to_have_text(shown["text"])
    if shown["show"]:
        await expect(page.locator(LIT).first).to_be_attached()
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{at} is {wide} pixels too wide"
    side = page.locator(".lesson > .side")
    text, sheet = await words.bounding_box(), await side.bounding_box()
    assert text and sheet
    assert text["y"] + LINE <= sheet["y"] + sheet["height"], f"{at}: the words begin below the fold"
    lit = page.locator(POINTED).first
    if phone and await lit.count():
        box = await lit.bounding_box()
        assert box and box["y"] + min(LEAST_SEEN, box["height"]) <= sheet["y"], f"{at}: what is lit is covered"


async def press(learner: Visitor, button: Locator) -> None:
    """Behind its heading too, where the list is long."""
    heading = learner.page.locator(".coach details:not([open])", has=button).locator("summary")
    if await heading.count():
        await heading.click()
    await button.click()


async def move(learner: Visitor, shown: Any) -> None:
    """The first accepted move, picked argument by argument where there are many."""
    wanted = next(each for each in shown["moves"] if each["code"] == shown["accepted"][0])
    kind, values = wanted["kind"], [str(value) for value in wanted["args"].values()]
    choices = learner.page.locator(".coach .choice")
    whole = choices.and_(learner.page.locator(f'[data-move="{kind} {" ".join(values)}"]'))
    await choices.first.wait_for(state="attached")
    for value in values:
        part = choices.and_(learner.page.locator(f'[data-topic$=":{value} move:{kind}"]'))
        if await part.count() and not await whole.count():
            await press(learner, part)
    await press(learner, whole)


async def act(learner: Visitor, shown: Any) -> None:
    if shown["kind"] == "ask":
        await move(learner, shown)
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
    phone = width < height
    ann = await visit("Ann", language="cs-CZ", width=width, height=height, touch=phone)
    for script in lessons_of(find(game).folder):
        async with ann.page.expect_response(ANSWER) as reply:
            await ann.page.goto(f"/learn/{game}/{script.id}")
        shown = await (await reply.value).json()
        while shown["kind"] != "end":
            await looks_right(ann, shown, f"{script.id}, step {len(shown['done']) + 1}", phone)
            async with ann.page.expect_response(ANSWER) as reply:
                await act(ann, shown)
            shown = await (await reply.value).json()
        await looks_right(ann, shown, f"{script.id}, the end", phone)
