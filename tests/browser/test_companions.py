"""Every companion at phone size: its main act, a wrong entry taken back, nothing wider than the screen."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from house import Visitor
from playwright.async_api import TimeoutError, expect

PHONE = {"width": 360, "height": 740, "touch": True}
PICTURES = os.environ.get("SAFEHOUSE_SCREENSHOTS", "")
"""A folder for pictures of the pages, for whoever wants to judge them."""


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


async def enter(person: Visitor, *entries: str) -> None:
    """Entries as they are written, picked part by part; a kind stays open for the next of its sort."""
    for entry in entries:
        kind, *values = entry.split()
        button = person.page.locator(f"[data-kind={kind}]")
        if await button.get_attribute("aria-pressed") != "true":
            await button.click()
        for value in values:
            await person.page.locator(f"[data-value='{value}']").click()


async def test_clerks_at_a_phone(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    found = page.locator(".found")

    await begin(ann, "agent_avenue", "judge")
    await enter(ann, "turn green codebreaker mole", "turn blue sentinel codebreaker")
    await expect(found).to_contain_text("AA-5.66")
    await page.locator("summary").click()
    await expect(page.locator("ol li")).to_have_count(2)
    await picture(ann, "judge")
    await enter(ann, "turn green sentinel codebreaker")
    await expect(page.locator("ol li")).to_have_count(3)
    await page.get_by_role("button", name="Vzít poslední zadání zpět").click()
    await expect(page.locator("ol li")).to_have_count(2)
    await page.reload()
    await page.locator("summary").click()
    await expect(page.locator("ol li")).to_have_count(2)

    await begin(ann, "infiltraitors", "mission", mission="T3")
    await page.get_by_role("button", name="Spustit hodiny").click()
    await expect(page.get_by_role("timer")).to_be_visible()
    await enter(ann, "catch 1", "clue 1 R4 vertical", "clue 1 K9 horizontal")
    await expect(found).to_contain_text("IN-6.21")
    await picture(ann, "mission")
    await enter(ann, "shot 1 K9 right")
    await expect(page.locator(".refused")).to_contain_text("IN-5.204")

    await begin(ann, "stationfall", "scores", players="3", roster="first_game")
    await enter(ann, "identity red engineer", "identity blue exile", "identity yellow stowaway")
    await expect(found).to_contain_text("SF-16.4.4.1")
    await enter(ann, "launched mcqueen", "ended engineer mcqueen", "cubes red cyborg 3")
    await expect(found.locator("p").first).to_contain_text("SF-16.4.3")
    await picture(ann, "scores")


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
        await page.get_by_role("button", name="Vzít poslední zadání zpět").click()
        await ann.wait_until_asked()


async def test_a_person_as_the_recruiter_hands_the_phone_over(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "secret_map", mode="training")
    curtain = page.locator(".curtain")
    await ann.wait_until_asked()
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
