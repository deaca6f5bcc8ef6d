"""Every companion at phone size: its main act, a wrong entry taken back, nothing wider than it; the long
forms use each for a whole game."""

import os
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from house import Visitor
from playwright.async_api import TimeoutError, expect

from safehouse.core.assist import Clerk
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.tables.names import CHARACTER_IDS

PHONE = {"width": 360, "height": 740, "touch": True}
PICTURES = os.environ.get("SAFEHOUSE_SCREENSHOTS", "")
"""A folder for pictures of the pages, for whoever wants to judge them."""
TAKE_BACK = "Vzít poslední zadání zpět"


async def picture(person: Visitor, name: str) -> None:
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
    if PICTURES:
        await person.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)


async def begin(person: Visitor, game: str, companion: str, **options: str) -> None:
    await person.page.goto(f"/assist/{game}?as={companion}")
    await person.page.locator("button.big").wait_for()
    for name, value in options.items():
        await person.page.locator(f"select[name={name}]").select_option(value)
    await picture(person, f"{companion}-start")
    await person.page.locator("button.big").click()


class Desk:
    """A clerk's page as people use it: everything is picked by what it is called in Czech."""

    def __init__(self, person: Visitor, game: str, clerk: str, **options: Any) -> None:
        self.page = person.page
        self.found = person.page.locator(".found")
        companion = next(each for each in find(game).companions if each.id == clerk)
        assert isinstance(companion, Clerk)
        self.space = companion.space
        self.words = Words("cs", find(game))
        chosen = find(game).read_options(options)
        self.words.players = [self.words.say(key) for key in find(game).seat_names(chosen)]

    async def enter(self, *entries: str) -> None:
        """Entries as they are written; a kind stays open for the next of its sort."""
        for entry in entries:
            code = self.space.from_text(entry)
            kind = self.space.kind_of(code)
            name = self.words.attribute(f"entry-{kind.name}", "name")
            button = self.page.locator(".kinds").get_by_role("button", name=name, exact=True)
            if await button.get_attribute("aria-pressed") != "true":
                await button.click()
            values = self.page.get_by_role("group", name=name, exact=True)
            for argument, domain in kind.args:
                value = self.space.decode(code).args[argument]
                if domain.name == "seat":
                    called = self.words.player(int(value))
                else:
                    called = str(value) if isinstance(value, int) else self.words.name(domain, value)
                named = re.compile(f"^{re.escape(called)}$", re.IGNORECASE)
                await values.get_by_role("button", name=named).click()

    async def told(self, count: int) -> None:
        await expect(self.page.locator("ol li")).to_have_count(count)


async def test_clerks_at_a_phone(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page

    await begin(ann, "agent_avenue", "judge")
    desk = Desk(ann, "agent_avenue", "judge")
    await desk.enter("turn green codebreaker mole", "turn blue sentinel codebreaker")
    await expect(desk.found).to_contain_text("AA-5.66")
    await page.locator("summary").click()
    await desk.told(2)
    await picture(ann, "judge")
    await desk.enter("turn green sentinel codebreaker")
    await desk.told(3)
    await page.get_by_role("button", name=TAKE_BACK).click()
    await desk.told(2)
    await page.reload()
    await page.locator("summary").click()
    await desk.told(2)

    await begin(ann, "infiltraitors", "mission", mission="T3")
    desk = Desk(ann, "infiltraitors", "mission", mission="T3")
    await page.get_by_role("button", name="Spustit hodiny").click()
    await expect(page.get_by_role("timer")).to_be_visible()
    await desk.enter("catch 1", "clue 1 R4 vertical", "clue 1 K9 horizontal")
    await expect(desk.found).to_contain_text("IN-6.21")
    await picture(ann, "mission")
    await page.locator("summary").click()
    await page.locator("ol li").first.get_by_role("button").click()
    await expect(page.locator(".refused")).to_be_visible()
    await desk.told(3)
    await desk.enter("shot 1 K9 right")
    await expect(page.locator(".refused")).to_contain_text("IN-5.204")

    await begin(ann, "stationfall", "scores", players="3", roster="first_game")
    desk = Desk(ann, "stationfall", "scores", players=3, roster="first_game")
    await desk.enter("identity red engineer", "identity blue exile", "identity yellow stowaway")
    await expect(desk.found).to_contain_text("SF-16.4.4.1")
    await desk.enter("launched mcqueen", "ended engineer mcqueen", "cubes red cyborg 3")
    await expect(desk.found.locator("p").first).to_contain_text("SF-16.4.3")
    await picture(ann, "scores")


async def test_a_roster_is_ticked_and_found_by_a_few_letters(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await page.goto("/assist/stationfall?as=scores")
    await page.locator("select[name=players]").select_option("3")
    await page.locator("select[name=roster]").select_option("chosen")
    roster = page.locator("[data-option=characters]")
    await roster.locator("summary").click()
    search = roster.get_by_role("searchbox")
    ticked = roster.locator("[aria-pressed=true]")
    words = Words("cs", find("stationfall"))
    for number, character in enumerate(CHARACTER_IDS[: SETUP.row(3).characters], 1):
        called = words.say(f"character-{character}")
        await search.fill(called.lower())
        await roster.get_by_role("button", name=called, exact=True).click()
        await expect(ticked).to_have_count(number)
    await search.fill("zzz")
    await expect(roster).to_contain_text("Nic takového tu není")
    await search.fill("")
    await picture(ann, "roster")
    await page.locator("button.big").click()
    await expect(page.locator("[data-kind=ended]")).to_be_visible()
    await expect(page.locator("[data-kind=in_play]")).to_have_count(0)


async def test_echo_and_the_station_are_led_at_a_phone(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    for game, companion in (("in_too_deep", "echo"), ("stationfall", "station")):
        await begin(ann, game, companion)
        await ann.wait_until_asked()
        for _ in range(12):
            await page.locator(".next .choice:not(.greyed)").first.click()
            await ann.wait_until_asked()
        await expect(page.locator(".news .said").first).to_be_visible()
        await picture(ann, companion)
        await page.get_by_role("button", name=TAKE_BACK).click()
        await ann.wait_until_asked()


async def test_a_person_as_the_recruiter_hands_the_phone_over_and_makes_up_for_a_mistake(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "secret_map", mode="training")
    curtain = page.locator(".curtain")
    for _ in range(2):
        await curtain.get_by_role("button").click()
        await ann.wait_until_asked()
        await page.reload()
    await curtain.get_by_role("button").click()
    for _ in range(60):
        if await curtain.is_visible():
            break
        with suppress(TimeoutError):  # the list is drawn anew, or gone behind the curtain
            await page.locator(".next .choice:not(.greyed)").first.click(timeout=1000)
    await expect(curtain).to_be_visible()
    await picture(ann, "handed-over")
    await expect(page.locator(".city")).to_have_count(0)
    await curtain.get_by_role("button").click()
    await ann.wait_until_asked()
    await expect(page.locator(".news")).to_contain_text("Potvrzeno")
    await picture(ann, "secret_map")

    await page.get_by_role("button", name="Ohlásit chybu").click()
    await expect(page.locator(".city")).to_have_count(0)
    await curtain.get_by_role("button").click()
    visited = page.get_by_role("group", name="Ohlásit chybu").get_by_role("button")
    place = await visited.first.inner_text()
    await visited.first.click()
    await picture(ann, "mistake")
    await page.get_by_role("button", name="Napravit chybu").click()
    await curtain.get_by_role("button").click()
    await expect(page.locator(".news")).to_contain_text(place)
    await page.get_by_role("button", name=TAKE_BACK).click()
    await expect(page.locator(".news")).not_to_contain_text(f"Potvrzeno: {place}")


# ---------------------------------------------------------------------- whole games


def played(game: str, seed: str, **options: Any) -> Record:
    record = Record(find(game), find(game).read_options(options), seed)
    random = Stream(seed)
    while record.pending():
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.choices(seat)))
    return record


def judged(record: Record) -> Iterable[str]:
    from safehouse.games.agent_avenue.tests.test_assist import turns_told

    start = next(str(event["side"]) for event in record.told(WATCHER) if event["kind"] == "starts")
    return [entry for turn in turns_told(record, start) for entry in turn]


def clues(record: Record) -> Iterable[str]:
    from safehouse.games.infiltraitors.tests.test_assist import told
    from safehouse.games.infiltraitors.view import InfiltraitorsView

    seen = record.view(WATCHER)
    assert isinstance(seen, InfiltraitorsView)
    return [entry for deed in seen.deeds for entry in told(deed)]


def final_position(record: Record) -> Iterable[str]:
    from safehouse.games.stationfall.rules.state import Stationfall
    from safehouse.games.stationfall.tests.test_assist import read_off

    truth = record.truth()
    assert isinstance(truth, Stationfall)
    return read_off(truth)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "clerk", "options", "said"),
    [
        ("agent_avenue", "judge", {"mode": "advanced"}, judged),
        ("infiltraitors", "mission", {"mission": "5", "agents": "3"}, clues),
        ("stationfall", "scores", {"players": "3"}, final_position),
    ],
)
async def test_a_clerk_is_told_a_whole_game(
    visit: Any, game: str, clerk: str, options: dict[str, str], said: Any
) -> None:
    record = played(game, "told", **options)
    result = record.result()
    assert result is not None
    ann = await visit("", language="cs", **PHONE)
    await begin(ann, game, clerk, **options)
    desk = Desk(ann, game, clerk, **options)
    entries = list(said(record))
    for entry in entries:
        await desk.enter(entry)
        await expect(ann.page.locator(".refused")).to_have_count(0)
    await ann.page.locator("summary").click()
    await desk.told(len(entries))
    ends = (desk.words.say(f"end-{result.reason}"), desk.words.result(result)[0])
    text = await desk.found.inner_text()
    assert any(end in text for end in ends), text
    await picture(ann, f"{clerk}-whole")


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("game", "companion", "options"),
    [
        ("mind_mgmt", "recruiter", {"mode": "training"}),
        ("mind_mgmt", "secret_map", {"mode": "training"}),
        ("in_too_deep", "echo", {}),
        ("stationfall", "station", {"roster": "first_game"}),
    ],
)
async def test_a_game_is_led_to_its_end_at_a_phone(
    visit: Any, game: str, companion: str, options: dict[str, str]
) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, game, companion, **options)
    over = page.get_by_role("button", name="Hrát znovu ve stejném složení")
    curtain = page.locator(".curtain").get_by_role("button")
    choice = page.locator(".next .choice:not(.greyed)").first
    deadline = time.monotonic() + 580
    shown = 0
    while not await over.is_visible():
        assert time.monotonic() < deadline, "the game takes too long"
        await expect(over.or_(curtain).or_(choice).first).to_be_visible()
        with suppress(TimeoutError):  # the page may change under the hand; look again
            await curtain.or_(choice).first.click(timeout=2000)
            shown += 1
            if shown % 40 == 0:
                await picture(ann, f"{companion}-{shown}")
    await picture(ann, f"{companion}-end")
