"""A group and its series in the browser."""

from typing import Any

from playwright.async_api import expect


async def test_a_group_is_founded_plays_a_chapter_and_finds_it_in_its_record(visit: Any) -> None:
    ann = await visit("Ann")
    page = ann.page
    await page.goto("/play/agent_avenue")
    await expect(page.get_by_role("button", name="Start")).to_be_visible()
    await expect(page.get_by_text("Play it as a series")).to_have_count(0)
    await page.goto("/play/infiltraitors")
    await page.get_by_role("link", name="Play it as a series").click()
    await page.get_by_label("Name of the group").fill("The Thursday ring")
    await page.get_by_label("Who belongs to it").fill("Ann\nBob")
    await page.get_by_role("button", name="Start the group").click()
    await expect(page.get_by_role("heading", name="The Thursday ring")).to_be_visible()
    await expect(page.get_by_text("no game played yet")).to_be_visible()
    first = page.locator(".chapters > li").first
    await expect(first).to_contain_text("not tried yet")
    name = await first.locator("h3").inner_text()
    await first.get_by_text("Story").click()
    await first.get_by_role("link", name="Play").click()

    await expect(page.get_by_role("link", name="Group The Thursday ring")).to_be_visible()
    await expect(page.locator(".chapter")).to_have_text(name)
    await page.get_by_role("button", name="Start").click()
    await page.wait_for_url("**/t/*")
    table = page.url
    await ann.wait_until_asked()
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Leave; a bot stands in").click()
    await expect(ann.end()).to_be_visible(timeout=120_000)
    await page.get_by_role("link", name="To the group").click()
    await expect(page.get_by_text("1 game played")).to_be_visible()
    await expect(first).to_contain_text("1 try")
    await expect(page.locator(".statistics li").first).to_be_visible()
    await page.locator(".played a").click()
    await page.wait_for_url("**" + table.split("/t/")[1] + "*")
    await expect(page.get_by_text("The deal")).to_be_visible()

    await page.goto("/")
    await page.get_by_role("heading", name="My groups").wait_for()
    await page.locator(".group", has_text="The Thursday ring").click()
    await page.get_by_text("The group’s link").click()
    link = await page.get_by_label("The group’s link").input_value()

    eve = await visit()
    await eve.page.goto(link.split("#")[0])
    await expect(eve.page.get_by_text("does not hold the group’s link")).to_be_visible()
    eve.troubles.clear()  # the browser itself complains of the refusal
    await eve.page.goto("about:blank")
    await eve.page.goto(link)
    await expect(eve.page.get_by_role("heading", name="The Thursday ring")).to_be_visible()
    assert "#" not in eve.page.url
    await eve.page.get_by_text("Change name and people").click()
    await eve.page.get_by_label("Who belongs to it").fill("Ann\nBob\nEve")
    await eve.page.get_by_role("button", name="Save").click()
    await expect(eve.page.get_by_text("Ann, Bob, Eve")).to_be_visible()
