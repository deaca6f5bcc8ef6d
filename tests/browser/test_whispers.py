"""Private talk between two seats, where the game allows it."""

from typing import Any

from playwright.async_api import expect


async def test_two_people_whisper_and_nobody_else_hears_it(visit: Any) -> None:
    ann, bob, eve = await visit("Ann"), await visit("Bob"), await visit("Eve")
    path = await ann.start("invite", "stationfall", Players="3")
    await bob.join(path)
    await eve.join(path)
    for person in (ann, bob, eve):
        await person.page.get_by_role("tab", name="Chat").click()
    watcher = await visit()
    await watcher.page.goto(path)
    await watcher.page.get_by_role("tab", name="Chat").click()

    await ann.page.get_by_label("To whom").select_option(label="only Bob")
    await ann.page.get_by_label("Write a message").fill("the key is under the mat")
    await ann.page.get_by_role("button", name="Send").click()
    await expect(ann.page.locator(".whisper")).to_contain_text("You whisper to Bob: the key is under the mat")
    await expect(bob.page.locator(".whisper")).to_contain_text("Ann whispers to you: the key is under the mat")

    await ann.page.get_by_label("To whom").select_option(label="to all")
    await ann.page.get_by_label("Write a message").fill("hello, all")
    await ann.page.get_by_role("button", name="Send").click()
    for person in (ann, bob, eve, watcher):
        await expect(person.page.locator(".chat")).to_contain_text("hello, all")
    for person in (eve, watcher):
        await expect(person.page.locator(".whisper")).to_have_count(0)
        assert "mat" not in await person.page.locator(".chat").inner_text()


async def test_a_side_talks_among_itself_unless_told_otherwise(visit: Any) -> None:
    eve, ann, bob = await visit("Eve"), await visit("Ann"), await visit("Bob")
    path = await eve.start("invite", "mind_mgmt", Players="3", **{"I play": "0"})
    await ann.join(path)
    await bob.join(path)
    for person in (ann, bob, eve):
        await person.page.get_by_role("tab", name="Chat").click()
    await expect(eve.page.get_by_label("To whom")).to_have_count(0)
    await ann.page.get_by_label("Write a message").fill("he is in the north")
    await ann.page.get_by_role("button", name="Send").click()
    await expect(bob.page.locator(".whisper")).to_contain_text("Ann whispers to you: he is in the north")
    await ann.page.get_by_label("To whom").select_option(label="to all")
    await ann.page.get_by_label("Write a message").fill("we have no idea")
    await ann.page.get_by_role("button", name="Send").click()
    await expect(eve.page.locator(".chat")).to_contain_text("we have no idea")
    assert "north" not in await eve.page.locator(".chat").inner_text()


async def test_games_without_whispers_offer_none(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots")
    await ann.page.get_by_role("tab", name="Chat").click()
    await expect(ann.page.get_by_label("Write a message")).to_be_visible()
    await expect(ann.page.get_by_label("To whom")).to_have_count(0)
