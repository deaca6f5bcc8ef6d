"""Clue boards at every level of help, and the aids of the desk of Infiltraitors."""

from typing import Any

import pytest
from playwright.async_api import expect
from test_infiltraitors import Agent
from test_reading import needs_axe, serious_faults

TRAINING = {"mission": "T1", "agents": 2, "first_agent": "1"}


async def caught(visit: Any, level: str, **look: Any) -> Agent:
    """Ann has caught a suspect, and it is her turn again."""
    ann = Agent(await visit("Ann", **look))
    await ann.sit_down(**TRAINING, clue_board=level)
    await ann.page.locator(".middle button.pile.open").first.click()
    while not (ann.position["moves"] and ann.position["view"]["stands"][0]["occupied"]):
        await ann.page.wait_for_timeout(30)
    return ann


@pytest.mark.parametrize("level", ["none", "by_hand", "public", "full"])
async def test_the_desk_shows_the_boards_that_the_group_wants(visit: Any, level: str) -> None:
    ann = await caught(visit, level)
    boards = level != "none"
    await expect(ann.page.locator(".place.mine .small-grid")).to_have_count(int(boards))
    await expect(ann.page.get_by_role("button", name="Clue boards")).to_have_count(int(boards))
    assert bool(ann.position["notes"]) == (level == "by_hand")
    assert bool(ann.position["view"]["boards"]) == (level in ("public", "full"))


async def test_squares_are_crossed_out_by_hand_and_stay_so(visit: Any) -> None:
    ann = await caught(visit, "by_hand")
    await ann.page.locator(".place.mine .small-grid").click()
    tray = ann.page.locator(".tray")
    await tray.get_by_role("button", name="cross out the black 7").click()
    await expect(tray.get_by_role("button", name="bring back the black 7")).to_have_text("✕")
    await tray.get_by_role("button", name="cross out all of red").click()
    await tray.get_by_role("button", name="cross out 13 in every colour").click()
    await expect(tray).to_contain_text("15 squares crossed out, 21 left")
    await tray.get_by_role("button", name="bring back the black 7").click()
    await expect(tray).to_contain_text("14 squares crossed out")
    await ann.page.reload()
    await expect(ann.page.locator(".place.mine .small-grid .cross")).to_have_count(14)
    await ann.page.locator(".place.mine .small-grid").click()
    await tray.get_by_role("button", name="Wipe the whole clue board").click()
    await expect(tray).to_contain_text("0 squares crossed out")


async def test_a_picked_card_says_what_it_fits_and_what_giving_it_will_show(visit: Any) -> None:
    ann = await caught(visit, "none")
    await ann.page.locator(".hand button.card").first.click()
    fit = ann.page.locator(".fit")
    await expect(fit).to_contain_text("stands upright beside every suspect that is")
    await expect(fit.locator("strong")).to_contain_text("your own suspect")
    card = ann.page.locator(".hand button.card svg.card").first
    numbers = " ".join(await card.locator(".related").all_text_contents()).split()
    said = await fit.inner_text()
    assert numbers and all(number in said for number in numbers)


async def test_overview_and_talk_open_on_the_desk_and_private_notes_stay_on_the_device(visit: Any) -> None:
    ann = await caught(visit, "none")
    await ann.page.get_by_role("button", name="Turn overview").click()
    for action in ("Catch a suspect", "Give a clue", "Exchange information", "Wait", "Eliminate a traitor"):
        await expect(ann.page.locator(".tray dt", has_text=action)).to_be_visible()
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Talk only about what all can see").click()
    await expect(ann.page.locator(".tray")).to_contain_text("nothing about your suspect")
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="My notes").click()
    await ann.page.locator(".tray textarea").fill("Bob asked about nines")
    frames = [str(frame) for frame in ann.frames]
    await ann.page.reload()
    await ann.page.get_by_role("button", name="My notes").click()
    await expect(ann.page.locator(".tray textarea")).to_have_value("Bob asked about nines")
    assert not any("nines" in frame for frame in frames)
    await ann.page.get_by_role("tab", name="Chat").click()
    await expect(ann.page.locator(".chat .reminder")).to_contain_text("Talk only about what all can see")


@needs_axe
@pytest.mark.parametrize("width", [360, 1366])
async def test_a_board_to_cross_out_fits_and_axe_finds_nothing_serious(visit: Any, width: int) -> None:
    ann = await caught(visit, "by_hand", width=width, height=740, touch=width < 700)
    await ann.page.locator(".place.mine .small-grid").click()
    await expect(ann.page.locator(".tray table")).to_be_visible()
    assert await ann.page.evaluate("document.documentElement.scrollWidth") <= width
    assert await serious_faults(ann.visitor) == []
