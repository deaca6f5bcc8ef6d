"""A group and its series in the browser."""

import re
from datetime import datetime, timedelta
from typing import Any

from auctions import everything_open
from playwright.async_api import expect
from running import Server

from safehouse.table.store import STORE_FILE
from safehouse.table.store.file import SqliteFile
from safehouse.table.store.write import STATEMENTS


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
    group = page.url
    first = page.locator(".chapters > li").first
    await expect(first).to_contain_text("not tried yet")
    await expect(page.locator(".chapters > .next")).to_have_count(1)
    await expect(first).to_have_class(re.compile(r"\bnext\b"))
    await expect(first.locator(".about")).to_be_visible()
    second = page.locator(".chapters > li").nth(1)
    await second.get_by_text("Story").click()
    await expect(second.locator("details p")).to_be_visible()
    name = await first.locator("h3").inner_text()
    await first.get_by_role("link", name="Play").click()

    await expect(page.get_by_role("link", name="Group The Thursday ring")).to_be_visible()
    await expect(page.locator(".chapter")).to_have_text(name)
    await page.get_by_role("button", name="Start").click()
    await page.wait_for_url("**/t/*")
    table = page.url
    await ann.wait_until_asked()
    await page.goto(group)
    await expect(page.locator(".cards a")).to_contain_text(name)
    await page.locator(".cards a").click()
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


def remember_a_game_with_everything_open(server: Server, series: str, *players: str) -> None:
    with SqliteFile(server.data / STORE_FILE).for_reading().begin() as connection:
        rows = everything_open(series, *players).rows
        for kind, statements in STATEMENTS.items():
            for statement in statements if kind in rows else ():
                connection.execute(statement, rows[kind])


async def found_ring(ann: Any, server: Server, *players: str) -> str:
    """Where the group is; all its packages are open."""
    page = ann.page
    await page.goto("/series/new?game=mind_mgmt")
    await page.get_by_label("Name of the group").fill("Ring")
    await page.get_by_label("Who belongs to it").fill("\n".join(players))
    await page.get_by_role("button", name="Start the group").click()
    await expect(page.get_by_role("heading", name="Ring")).to_be_visible()
    remember_a_game_with_everything_open(server, page.url.rsplit("/", 1)[1], *players)
    await page.reload()
    await expect(page.get_by_text("1 game played")).to_be_visible()
    return str(page.url)


async def test_a_chapter_of_a_campaign_keeps_its_parts(visit: Any, server: Server) -> None:
    ann = await visit()
    page = ann.page
    await found_ring(ann, server, "Ann", "Bob")
    await page.locator(".chapters > li").first.get_by_role("link", name="Play").click()
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    await expect(page.get_by_text("free, for Bob")).to_be_visible()
    await expect(page.locator(".seat").nth(0)).to_contain_text("Ann · you")


async def open_auction(page: Any, way: str) -> None:
    chapter = page.locator(".chapters > li", has_text="Auction of the Recruiter")
    await chapter.get_by_role("link", name="Play").click()
    await page.get_by_text(way, exact=True).click()
    await page.get_by_label("Your name").fill("Ann")
    await page.locator("button.main.big").click()
    await page.wait_for_url("**/t/*")


async def hold_still(*pages: Any) -> None:
    """What is shown for a moment stays until their clocks go on."""
    for page in pages:
        await page.clock.pause_at(datetime.now() + timedelta(seconds=10))


async def test_two_people_hold_the_auction_each_at_their_own_device(visit: Any, server: Server) -> None:
    ann, bob = await visit("Ann"), await visit("Bob", width=360, height=740, touch=True)
    page, other = ann.page, bob.page
    for each in (page, other):
        await each.clock.install()
    home = await found_ring(ann, server, "Ann", "Bob")
    await open_auction(page, "Invite people")
    await expect(page.get_by_text("there is an auction first")).to_be_visible()
    await other.goto(page.url)
    await other.get_by_label("Your name").fill("Bob")
    await other.get_by_role("button", name="Sit down").click()

    here, there = (each.get_by_role("region", name="Auction") for each in (page, other))
    await expect(here).to_contain_text("Ann: bid or pass?")
    await expect(there).to_contain_text("Ann is to bid or pass.")
    await expect(there.get_by_role("button")).to_have_count(0)
    await here.get_by_role("button", name="Bid 2").click()
    await expect(there).to_contain_text("Highest bid: 2 (Ann)")
    await expect(there.get_by_role("button", name="Bid 2")).to_have_count(0)
    await here.get_by_role("button", name="Take back").click()
    await expect(there).to_contain_text("Nobody has bid yet.")
    await here.get_by_role("button", name="Bid 1", exact=True).click()
    await there.get_by_role("button", name="Bid 3").click()
    await expect(here).to_contain_text("Ann: bid or pass?")

    await other.goto("/")
    await here.get_by_role("button", name="Bid 4").click()
    await expect(here).to_contain_text("Bob is away")
    await other.reload()
    await expect(other.locator("a.card", has_text="MIND MGMT")).to_contain_text("Your turn")
    await other.goto(page.url)
    await there.get_by_role("button", name="Bid 6").click()
    await expect(here).to_contain_text("Ann: bid or pass?")
    auction = page.url
    await hold_still(page, other)
    await here.get_by_role("button", name="Pass").click()
    await expect(here).to_contain_text("Sold to Bob for 6.")
    await expect(there).to_contain_text("Sold to Bob for 6.")

    await there.get_by_role("link", name="To the game").click()
    for each in (page, other):
        await each.clock.resume()
    await page.wait_for_url(lambda url: url != auction and "/t/" in url)
    table = page.url.split("/t/")[1]
    assert other.url.split("/t/")[1] == table
    state = await page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
    assert (state["table"]["options"]["selection"], state["table"]["options"]["number"]) == ("auction", 6)
    assert [seat["name"] for seat in state["seats"]] == ["Bob", "Ann"]
    await ann.wait_until_asked()
    await page.goto(home)
    await expect(page.locator(".cards li")).to_have_count(1)
    async with other.expect_response("**/api/mine"):
        await other.goto("/me")
    await expect(other.locator("body")).not_to_contain_text("auction", ignore_case=True)


async def test_one_device_bids_for_everybody_who_sits_at_it(visit: Any, server: Server) -> None:
    ann = await visit()
    page = ann.page
    await page.clock.install()
    await found_ring(ann, server, "Ann", "Bob")
    chapter = page.locator(".chapters > li", has_text="Auction of the Recruiter")
    await chapter.get_by_role("link", name="Play").click()
    await page.get_by_text("One device", exact=True).click()
    await page.locator("button.main.big").click()
    auction = page.get_by_role("region", name="Auction")
    await expect(auction).to_contain_text("Ann: bid or pass?")
    await auction.get_by_role("button", name="Bid 2").click()
    await expect(auction).to_contain_text("Bob: bid or pass?")
    await hold_still(page)
    await auction.get_by_role("button", name="Pass").click()
    await expect(auction).to_contain_text("Sold to Ann for 2.")
    await auction.get_by_role("link", name="To the game").click()
    await page.clock.resume()
    await page.get_by_role("button", name="I am Bob").click()
    await expect(page.get_by_text("Choose SHIFT modules for this game")).to_be_visible()
