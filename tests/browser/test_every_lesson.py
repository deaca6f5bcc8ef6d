"""Every step of every lesson at the real table: its words are there, and its marks light something up."""

import json
from typing import Any

import pytest
from house import Visitor
from playwright.async_api import expect

from safehouse.core.lessons.read import lessons_of
from safehouse.core.shelf import find, names

LIT = ":is(main, .secrets, .seats) :is(.lit, [data-spot])"
SIZES = [(1366, 768), (360, 740)]


async def answer(learner: Visitor, game: str, lesson: str, done: list[str], tried: int | None = None) -> Any:
    asked = {"language": "en", "lesson": lesson, "done": done, "tried": tried}
    reply = await learner.page.request.post(f"/api/games/{game}/lesson", data=asked)
    assert reply.ok, await reply.text()
    return await reply.json()


async def looks_right(learner: Visitor, game: str, lesson: str, shown: Any) -> None:
    """The step as whoever comes back to it sees it."""
    kept = json.dumps({"begun": {lesson: shown["done"]}})
    await learner.page.evaluate(f"localStorage['safehouse.learned'] = {json.dumps(kept)}")
    await learner.page.goto(f"/learn/{game}/{lesson}")
    await expect(learner.page.locator(".coach .text")).to_have_text(shown["text"])
    if shown["show"]:
        await expect(learner.page.locator(LIT).first).to_be_attached()
    wide = await learner.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{lesson}, step {len(shown['done']) + 1}, is {wide} pixels too wide"


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", names())
async def test_every_step_can_be_seen(visit: Any, game: str, width: int, height: int) -> None:
    ann = await visit("Ann", width=width, height=height, touch=width < 500)
    await ann.page.goto("/learn")
    for script in lessons_of(find(game).folder):
        shown = await answer(ann, game, script.id, [])
        while shown["kind"] != "end":
            await looks_right(ann, game, script.id, shown)
            if shown["kind"] == "ask":
                shown = await answer(ann, game, script.id, shown["done"], shown["accepted"][0])
            else:
                shown = await answer(ann, game, script.id, [*shown["done"], shown["right"]])
        await looks_right(ann, game, script.id, shown)
