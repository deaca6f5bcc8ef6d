"""A finished game again."""

import asyncio
from pathlib import Path
from typing import Any

from house import play_out
from playwright.async_api import Page, Route, expect

from safehouse.core.shelf import find

REVIEWED = find("infiltraitors").folder / "tests" / "golden" / "win-key-person.json"
DEALT = find("stationfall").folder / "tests" / "golden" / "guilty.json"
WALKED = find("mind_mgmt").folder / "tests" / "golden" / "full_capture.json"


async def test_the_truth_is_shown_once_the_game_is_over(visit: Any, tmp_path: Path) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", **{"Who begins": "green"})
    await play_out(ann)
    page = ann.page
    await page.get_by_role("link", name="What really happened").click()
    await expect(page.get_by_text("The deal")).to_be_visible()
    await expect(page.locator(".hands .card")).to_have_count(8)
    await page.get_by_role("button", name="One step on").click()
    await page.get_by_role("button", name="One step on").click()
    await expect(page.locator(".now")).to_contain_text("Step 2")
    assert page.url.endswith(f"/replay/{path.removeprefix('/t/')}?at=2&seat=truth")

    eve = await visit()
    await eve.page.goto(page.url)
    await expect(eve.page.locator(".now")).to_contain_text("Step 2")
    await eve.page.get_by_label("Seen as").select_option("0")
    await expect(eve.page.locator(".hands .card")).to_have_count(4)
    await eve.page.get_by_role("button", name="To the end").click()
    await expect(eve.page.locator(".log li").last).to_contain_text("wins")

    async with page.expect_download() as download:
        await page.get_by_role("button", name="Download the save").click()
    saved = tmp_path / "game.json"
    await (await download.value).save_as(saved)
    await eve.page.goto("/replay")
    await eve.page.locator("input[type=file]").set_input_files(saved)
    await expect(eve.page.get_by_role("heading", name="Agent Avenue")).to_be_visible()
    await eve.page.get_by_role("button", name="Play", exact=True).click()
    await expect(eve.page.locator(".now")).to_contain_text("Step 2", timeout=8000)


async def test_the_seat_chosen_last_is_shown_whichever_answer_comes_last(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", **{"Who begins": "green"})
    await ann.resign()
    page = ann.page
    await page.goto(path.replace("/t/", "/replay/"))
    await expect(page.locator(".hands .card")).to_have_count(8)

    async def hold(route: Route) -> None:
        await asyncio.sleep(1.0)
        await route.continue_()

    await page.route("**/replay?seat=0", hold)
    seen_as = page.get_by_label("Seen as")
    await seen_as.select_option("0")
    async with page.expect_response("**/replay?seat=0"):
        await seen_as.select_option("-1")
        await expect(page.locator(".hands .card")).to_have_count(0)
    await page.wait_for_timeout(300)
    await expect(seen_as).to_have_value("-1")
    await expect(page.locator(".hands .card")).to_have_count(0)


async def test_a_running_game_is_replayed_only_as_the_own_seat(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", **{"Who begins": "green"})
    await ann.choose("offer_up")
    await expect(ann.choice("offer_down")).to_be_visible()
    await ann.page.goto(path.replace("/t/", "/replay/"))
    await expect(ann.page.get_by_text("The game is still running")).to_be_visible()
    options = await ann.page.get_by_label("Seen as").locator("option").all_inner_texts()
    assert options == ["Ann", "a watcher"]


async def test_a_broken_save_is_refused_with_words(visit: Any, tmp_path: Path) -> None:
    ann = await visit()
    broken = tmp_path / "broken.json"
    broken.write_text('{"safehouse": 1, "game": "agent_avenue"')
    await ann.page.goto("/replay")
    await ann.page.locator("input[type=file]").set_input_files(broken)
    await expect(ann.page.get_by_role("alert")).to_be_visible()


async def test_after_the_game_a_bots_move_is_explained(visit: Any, tmp_path: Path) -> None:
    ann = await visit("Ann")
    await ann.start("bots", bot="normal", **{"Who begins": "green"})
    await play_out(ann)
    page = ann.page
    await page.get_by_role("link", name="What really happened").click()
    await page.get_by_text("What the bot thought").click()
    thought = page.locator(".thought")
    await expect(thought).to_contain_text("This step is not a bot’s move.")
    for _ in range(3):  # two cards are offered, then the bot answers
        await page.get_by_role("button", name="One step on").click()
    await expect(thought).to_contain_text("Its chance to win")
    await expect(thought).to_contain_text("What it believed: the card that lies face down")
    assert await thought.locator(".beliefs .bar").count() >= 2
    await expect(thought.locator(".weighed .made")).to_have_count(1)
    await expect(thought.locator(".gained")).to_contain_text("taught it")
    await page.get_by_role("button", name="Čeština").click()
    await expect(thought).to_contain_text("Naděje na výhru")
    await page.get_by_role("button", name="English").click()

    async with page.expect_download() as download:
        await page.get_by_role("button", name="Download the save").click()
    saved = tmp_path / "game.json"
    await (await download.value).save_as(saved)
    eve = await visit()
    await eve.page.goto("/replay")
    await eve.page.locator("input[type=file]").set_input_files(saved)
    await eve.page.get_by_text("What the bot thought").click()
    for _ in range(3):
        await eve.page.get_by_role("button", name="One step on").click()
    await expect(eve.page.locator(".thought .weighed .made")).to_have_count(1)
    await play_on(eve.page)
    await look_at_what_was_known(page)
    await play_on(page)


async def look_at_what_was_known(page: Page) -> None:
    await page.get_by_label("Seen as").select_option("0")
    await page.get_by_text("What the others knew").click()
    await expect(page.locator(".known")).to_contain_text("equally likely possibilities", timeout=60_000)


async def play_on(page: Page) -> None:
    before = page.url
    await page.get_by_text("Play on from here").click()
    await page.get_by_role("button", name="Against bots").click()
    await page.wait_for_url("**/t/*")
    assert page.url != before
    await expect(page.locator(".log li").first).to_be_visible()


async def test_nobody_is_told_what_a_bot_thinks_while_the_game_runs(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.goto(path.replace("/t/", "/replay/"))
    await expect(ann.page.get_by_text("The game is still running")).to_be_visible()
    await expect(ann.page.locator(".thought")).to_have_count(0)


async def test_a_phone_shows_every_hand_of_a_replay_whole(visit: Any) -> None:
    ann = await visit("", touch=True, width=360, height=740)
    await ann.page.goto("/replay")
    await ann.page.locator("input[type=file]").set_input_files(REVIEWED)
    await expect(ann.page.locator(".hands section")).to_have_count(4, timeout=60_000)
    hands = ann.page.locator(".hands")
    assert await hands.evaluate("each => getComputedStyle(each).overflowY") == "visible"
    last = await ann.page.locator(".hands section").last.bounding_box()
    stage = await ann.page.locator(".stage").bounding_box()
    assert last["y"] + last["height"] <= stage["y"] + stage["height"] + 1


async def test_a_hand_that_is_wider_than_a_phone_is_scrolled_by_itself(visit: Any) -> None:
    ann = await visit("", touch=True, width=360, height=740)
    await ann.page.goto("/replay")
    await ann.page.locator("input[type=file]").set_input_files(DEALT)
    await ann.page.get_by_label("Seen as").select_option("1")
    await expect(ann.page.locator(".hands .hand")).to_have_count(1)
    assert await ann.page.evaluate("document.documentElement.scrollWidth") == 360


async def test_a_finished_game_is_reviewed_beside_its_replay(visit: Any) -> None:
    ann = await visit()
    page = ann.page
    await page.goto("/replay")
    await page.locator("input[type=file]").set_input_files(REVIEWED)
    await expect(page.get_by_text("look at it with the eyes of one seat")).to_be_visible()
    await page.get_by_label("Seen as").select_option("0")
    await page.get_by_role("button", name="Review the game").click()
    review = page.locator(".review")
    await expect(review.locator(".questions li").first).to_contain_text(
        "What would have been better?", timeout=60_000
    )
    await expect(review).to_contain_text("There is no curve of the chance to win")
    await review.get_by_role("button", name="See the position").first.click()
    await expect(page.locator(".now")).to_contain_text("Step")
    answer = review.locator(".questions details").first
    await answer.get_by_text("Show the answer").click()
    await expect(answer).to_contain_text("Better:")
    async with page.expect_download() as shared:
        await review.get_by_role("button", name="A card to share").click()
    assert "<svg" in Path(await (await shared.value).path()).read_text()
    async with page.expect_download() as picture:
        await review.get_by_role("button", name="As a picture (PNG)").click()
    assert Path(await (await picture.value).path()).read_bytes().startswith(b"\x89PNG")
    await page.get_by_text("What the others knew").click()
    await expect(page.locator(".known .body")).not_to_contain_text("Loading", timeout=30_000)
    await page.get_by_role("button", name="Čeština").click()
    await expect(review).to_contain_text("Zlomové okamžiky")


async def test_the_whole_trail_is_drawn_as_the_others_could_have_drawn_it(visit: Any) -> None:
    ann = await visit()
    page = ann.page
    await page.goto("/replay")
    await page.locator("input[type=file]").set_input_files(WALKED)
    await page.get_by_label("Seen as").select_option("0")
    await page.get_by_role("button", name="To the end").click()
    await page.get_by_role("button", name="One step back").click()
    await page.get_by_text("What the others knew").click()
    trail = page.locator(".known").get_by_role("img", name="The trail as it could be drawn").first
    await expect(trail.locator("text").first).to_be_visible(timeout=30_000)


async def test_a_file_that_is_no_saved_game_is_said_to_be_none(visit: Any) -> None:
    ann = await visit("Ann")
    page = ann.page
    await page.goto("/replay")
    for content in (b'{"a": 1}', b"hello"):
        wrong = {"name": "wrong.json", "mimeType": "application/json", "buffer": content}
        await page.locator("input[type=file]").set_input_files(wrong)
        await expect(page.locator("main")).to_contain_text("This save cannot be replayed.")
    ann.troubles.clear()


async def test_nobody_decides_after_somebody_has_resigned(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await expect(ann.page.locator(".seats .deciding")).to_have_count(1)
    await ann.resign()
    await expect(ann.page.locator(".seats .deciding")).to_have_count(0)
