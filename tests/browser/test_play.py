"""People and bots play Agent Avenue in real browsers."""

import asyncio
from typing import Any

from house import play_out
from playwright.async_api import Route, expect

GREEN_BEGINS = {"Who begins": "green"}


async def test_two_people_play_to_the_end(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite")
    await expect(ann.page.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    await bob.join(path)
    await play_out(ann, bob)
    for person in (ann, bob):
        await expect(person.end()).to_be_visible()
    heads = {await person.end().locator("h2").inner_text() for person in (ann, bob)}
    assert heads == {"You won.", "You lost."}
    reason = ann.end().locator("h2 + p")
    assert await reason.inner_text() == await bob.end().locator("h2 + p").inner_text()
    assert (await reason.inner_text()).startswith(("Ann", "Bob"))
    stamps = {(await person.end().locator(".stamp").inner_text()).lower() for person in (ann, bob)}
    assert stamps == {"mission accomplished", "cover blown"}


async def test_three_clicks_from_the_shelf_to_a_game_with_a_bot(visit: Any) -> None:
    ann = await visit()
    await ann.page.goto("/")
    await ann.page.locator('a[href="/play/agent_avenue"]').click()
    await ann.page.get_by_text("With bots").click()
    await ann.page.get_by_role("button", name="Start").click()
    await ann.wait_until_asked()


async def test_a_link_with_a_wrong_token_takes_nobodys_seat(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.goto("/")
    await ann.page.goto(f"{path}#guessed")
    await ann.wait_until_asked()
    await ann.page.reload()
    await ann.wait_until_asked()


async def test_whoever_may_come_is_introduced_before_the_game(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.page.goto("/play/agent_avenue")
    await ann.page.locator('input[value="bots"]').check()
    await ann.page.locator(".row select").select_option("hard")
    about = ann.page.locator(".crew small")
    await expect(about).to_have_text(
        "Who may come: Ruth, Emil, Agatha, Boris, Clara, Henry, Nora, Ulrich, Judith."
    )
    await ann.page.get_by_role("button", name="Agatha").click()
    await expect(about).to_have_text("Agatha · Forgives mistakes and never forgets one.")
    await ann.page.get_by_role("button", name="Agatha").click()
    await expect(about).to_contain_text("Who may come")


async def test_who_starts_at_once_gets_the_seats_of_the_options_just_chosen(visit: Any) -> None:
    """The server is slow to complete the options, and the first answer comes after the second."""
    ann = await visit("Ann")
    await ann.page.goto("/play/agent_avenue")
    await ann.open_options()
    delays = iter((0.9, 0.3))

    async def hold(route: Route) -> None:
        await asyncio.sleep(next(delays, 0))
        await route.continue_()

    await ann.page.route("**/api/games/agent_avenue/options", hold)
    players = ann.page.locator("label.field", has_text="Players").locator("select")
    await players.select_option("team3")
    await players.select_option("team4")
    await ann.page.locator("form button.main").click()
    await expect(ann.page.locator(".seats > li")).to_have_count(4)


async def test_a_person_plays_a_bot_to_the_end(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots")
    await play_out(ann)
    await expect(ann.end()).to_contain_text("wins")


async def test_a_game_of_the_black_market_is_played_to_the_end(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite", Mode="advanced")
    await bob.join(path)
    await expect(ann.page.locator(".market button")).to_have_count(3)
    await play_out(ann, bob)


async def test_four_people_in_two_teams(visit: Any) -> None:
    people = [await visit(name) for name in ("Ann", "Bob", "Cyril", "Dana")]
    path = await people[0].start("invite", Players="team4")
    for other in people[1:]:
        await other.join(path)
    await play_out(*people)
    await expect(people[3].end().locator(".winners")).to_contain_text(" and ")


async def test_the_board_answers_as_the_list_does(visit: Any) -> None:
    """A card of the hand opens its own actions; the offered pair is taken by touching it."""
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite", **GREEN_BEGINS)
    await bob.join(path)
    await ann.wait_until_asked()
    await ann.page.locator(".hand .open .card").first.click()
    await ann.page.locator(".hand .acts button", has_text="Face up").click()
    await expect(ann.choice("offer_down")).to_be_visible()
    await ann.page.locator(".hand .open .card").first.click()
    await ann.page.locator(".hand .acts button", has_text="Face down").click()
    await bob.wait_until_asked()
    await bob.page.locator(".offer button.card").nth(1).click()
    await expect(bob.log().filter(has_text="You recruit the face-down card.")).to_have_count(1)


async def test_a_refused_choice_explains_itself_with_the_clause(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **GREEN_BEGINS)
    await ann.choose("offer_up")
    await ann.page.locator('.greyed[data-greyed^="swap"]').first.click()
    because = ann.page.locator(".because")
    await expect(because).to_contain_text("no swap in between")
    await because.get_by_role("button", name="Rule AA-5.35").click()
    await expect(ann.page.locator("dialog .target")).to_be_in_viewport()
    await expect(ann.page.locator("dialog .target")).to_contain_text("swap")
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("dialog")).to_have_count(0)


async def test_step_back_takes_the_move_back(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **GREEN_BEGINS)
    await ann.wait_until_asked()
    await ann.choose("offer_up")
    await expect(ann.page.locator(".trail li")).to_contain_text("face up")
    await expect(ann.choice("offer_down")).to_be_visible()
    await ann.page.get_by_role("button", name="Step back").click()
    await expect(ann.choice("offer_up")).to_be_visible()
    await expect(ann.page.locator(".trail li")).to_have_count(0)


async def test_a_move_that_showed_something_is_taken_back_by_agreement(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite", **GREEN_BEGINS)
    await bob.join(path)
    await ann.choose("offer_up")
    await ann.choose("offer_down")
    await bob.wait_until_asked()
    await ann.page.get_by_role("button", name="Menu").click()
    await ann.page.get_by_role("button", name="Ask to take my move back").click()
    await bob.page.get_by_role("button", name="Agree").click()
    await expect(ann.choice("offer_")).to_be_visible()
    await expect(bob.choices()).to_have_count(0)


async def test_rematch_with_swapped_sides(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite")
    await bob.join(path)
    await expect(bob.page.locator(".decision")).to_be_visible()
    await ann.resign()
    await ann.page.get_by_role("button", name="Rematch").click()
    await bob.page.get_by_role("button", name="Ann wants a rematch: accept").click()
    for person in (ann, bob):
        await person.page.wait_for_url(lambda url: "/t/" in url and path not in url)
        await expect(person.page.locator(".decision")).to_be_visible()
    assert ann.page.url == bob.page.url
    await expect(ann.page.locator(".seats > li").first).to_contain_text("Bob")
    await bob.resign()
    await expect(ann.end()).to_contain_text("Ann wins.")


async def test_chat_reaches_the_other_and_the_watcher(visit: Any) -> None:
    ann, bob, eve = await visit("Ann"), await visit("Bob"), await visit()
    path = await ann.start("invite")
    await bob.join(path)
    await eve.page.goto(path)
    await ann.page.get_by_role("tab", name="Chat").click()
    await ann.page.get_by_label("Write a message").fill("Nice hat.")
    await ann.page.get_by_role("button", name="Send").click()
    for person in (bob, eve):
        await person.page.get_by_role("tab", name="Chat").click()
        await expect(person.page.locator(".chat li")).to_contain_text("Ann: Nice hat.")


async def test_a_watcher_sees_the_board_and_nothing_else(visit: Any) -> None:
    ann, bob, eve = await visit("Ann"), await visit("Bob"), await visit()
    path = await ann.start("invite", **GREEN_BEGINS)
    await bob.join(path)
    await ann.wait_until_asked()
    hand = await ann.page.locator(".hand .card").all()
    assert len(hand) == 4
    await eve.page.goto(path)
    await expect(eve.page.get_by_text("You are watching")).to_be_visible()
    await expect(eve.page.locator(".hand")).to_have_count(0)
    await expect(eve.choices()).to_have_count(0)
    await ann.choose("offer_up")
    await ann.choose("offer_down")
    await expect(eve.page.locator(".offer .place")).to_have_count(2)
    await expect(eve.page.locator(".peek")).to_have_count(0)
    await expect(ann.page.locator(".peek")).to_have_count(1)


async def test_resigning_ends_the_game_for_both(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite")
    await bob.join(path)
    await expect(bob.page.locator(".decision")).to_be_visible()
    await ann.resign()
    await expect(bob.end()).to_contain_text("Ann resigns.")
    await expect(bob.end()).to_contain_text("Bob wins.")


async def test_a_game_without_a_board_is_played_by_the_list(visit: Any) -> None:
    ann = await visit("")
    await ann.page.goto("/play/_template")
    await ann.page.locator("form button.main").click()
    await ann.wait_until_asked()
    told = ann.page.locator(".generic dt")
    await expect(told.filter(has_text="Envelopes in the drop")).to_be_visible()
    await expect(told.filter(has_text="Your envelope put aside")).to_have_count(0)
    await ann.choose("accuse")
    await expect(ann.end()).to_contain_text("wins by the accusation")
