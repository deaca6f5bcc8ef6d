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
    await page.locator("a.card", has_text="The Thursday ring").click()
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


async def after_many_games(route: Any) -> None:
    """The group as it would stand: a chapter with its people in their parts, and one with an auction."""
    answer = await route.fetch()
    group = await answer.json()
    first, second = group["chapters"][:2]
    open_packages = {"opened_recruiter": 7, "opened_agents": 7, "selection": "auction"}
    first["seats"] = ["Ann", "Bob"]
    group["chapters"][1] = {**second, "auctioned": True, "options": {**first["options"], **open_packages}}
    await route.fulfill(response=answer, json=group)


async def test_a_campaign_keeps_its_parts_and_holds_an_auction(visit: Any) -> None:
    page = (await visit()).page
    await page.goto("/series/new?game=mind_mgmt")
    await page.get_by_label("Name of the group").fill("Ring")
    await page.get_by_label("Who belongs to it").fill("Ann\nBob")
    await page.route("**/api/series/*", after_many_games)
    await page.get_by_role("button", name="Start the group").click()
    await expect(page.get_by_role("heading", name="Ring")).to_be_visible()
    home = page.url
    first = page.locator(".chapters > li").first
    await first.get_by_role("link", name="Play").click()
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    await expect(page.get_by_text("free, for Bob")).to_be_visible()
    await expect(page.locator(".seat").nth(0)).to_contain_text("Ann · you")

    await page.goto(home)
    await page.get_by_role("button", name="Hold the auction").click()
    auction = page.get_by_role("group", name="Auction")
    await expect(auction).to_contain_text("Ann: bid or pass?")
    await auction.get_by_role("button", name="Bid 2").click()
    await expect(auction).to_contain_text("Highest bid: 2 (Ann)")
    await expect(auction.get_by_role("button", name="Bid 2")).to_have_count(0)
    await auction.get_by_role("button", name="Bid 3").click()
    await auction.get_by_role("button", name="Pass").click()
    await expect(auction).to_contain_text("Sold to Bob for 3.")
    await auction.get_by_role("link", name="Play").click()
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    await expect(page.locator(".seat").nth(0)).to_contain_text("Bob · you")
    table = page.url.split("/t/")[1]
    state = await page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
    assert state["table"]["options"]["number"] == 3
    assert state["table"]["options"]["selection"] == "auction"
