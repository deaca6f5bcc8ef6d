"""Every lesson played to its end at the real table, with a mouse on a wide screen and by touch on a phone."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from safehouse.core.lessons.read import lessons_of
from safehouse.core.shelf import find, names

LIT = ":is(main, .secrets, .seats) :is(.lit, [data-spot])"
ANSWER = "**/api/games/*/lesson"
SIZES = [(1366, 768), (360, 740)]
LINE = 24
IN_SIGHT = """() => {
  const coach = document.querySelector('.lesson > .side').getBoundingClientRect()
  const lit = [...document.querySelectorAll('.lesson :is(main, .secrets) :is(.lit, [data-spot])')]
  const seen = ({ top, height }) => top > -height / 2 && top + Math.min(height, 40) <= coach.top
  return !lit.length || lit.some((each) => seen(each.getBoundingClientRect()))
}"""
"""Whether something that the step points at stands above the coach."""


class Pupil:
    def __init__(self, page: Page, phone: bool) -> None:
        self.page = page
        self.phone = phone

    async def press(self, button: Locator) -> None:
        await (button.tap() if self.phone else button.click())

    async def play(self, game: str, lesson: str) -> None:
        async with self.page.expect_response(ANSWER) as reply:
            await self.page.goto(f"/learn/{game}/{lesson}")
        shown = await (await reply.value).json()
        while shown["kind"] != "end":
            await self.look(shown, f"{lesson}, step {len(shown['done']) + 1}")
            async with self.page.expect_response(ANSWER) as reply:
                await self.act(shown)
            shown = await (await reply.value).json()
        await self.look(shown, f"{lesson}, the end")

    async def look(self, shown: Any, at: str) -> None:
        """The words stand there, above the fold; what they point at is lit and in sight; all fits the width."""
        words = self.page.locator(".coach .text")
        await expect(words).to_have_text(shown["text"])
        if shown["show"]:
            await expect(self.page.locator(LIT).first).to_be_attached()
        wide = await self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{at} is {wide} pixels too wide"
        text, sheet = await words.bounding_box(), await self.page.locator(".lesson > .side").bounding_box()
        assert text and sheet
        assert text["y"] + LINE <= sheet["y"] + sheet["height"], f"{at}: the words begin below the fold"
        if self.phone and shown["show"]:
            await self.page.wait_for_function(IN_SIGHT, timeout=3000)

    async def act(self, shown: Any) -> None:
        if shown["kind"] == "ask":
            await self.move(shown)
            return
        if shown["kind"] == "quiz":
            right = next(each["text"] for each in shown["quiz"] if each["id"] == shown["right"])
            await self.press(self.page.locator(".answers").get_by_role("button", name=right, exact=True))
        await self.press(self.page.locator(".coach > .button.main"))

    async def move(self, shown: Any) -> None:
        """The first accepted move, picked argument by argument where there are many."""
        wanted = next(each for each in shown["moves"] if each["code"] == shown["accepted"][0])
        kind, values = wanted["kind"], [str(value) for value in wanted["args"].values()]
        whole = f'.choice[data-move="{kind} {" ".join(values)}"]'
        await self.page.locator(".coach .choice").first.wait_for(state="attached")
        for value in values:
            part = f'.choice[data-topic$=":{value} move:{kind}"]'
            if await self.page.locator(part).count() and not await self.page.locator(whole).count():
                await self.choose(part)
        await self.choose(whole)

    async def choose(self, choice: str) -> None:
        """Behind its heading too, where the list is long."""
        folded = self.page.locator(".coach details:not([open])", has=self.page.locator(choice))
        if await folded.count():
            await self.press(folded.locator("summary"))
        await self.press(self.page.locator(choice))


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", names())
async def test_every_lesson_is_played_to_its_end(visit: Any, game: str, width: int, height: int) -> None:
    phone = width < height
    ann = await visit("Ann", language="cs-CZ", width=width, height=height, touch=phone)
    for script in lessons_of(find(game).folder):
        await Pupil(ann.page, phone).play(game, script.id)
