"""Games of mine on this device: what runs, what is over, what it adds up to; and who is ready at a table."""

import json
import re
from pathlib import Path
from typing import Any

from house import Visitor, play_out
from playwright.async_api import Locator, expect
from test_reading import needs_axe, serious_faults

GREEN_BEGINS = {"Who begins": "green"}
GO_ON = "Go on where you were"


def section(person: Visitor, heading: str) -> Locator:
    return person.page.locator("section", has=person.page.get_by_role("heading", name=heading, exact=True))


async def home(person: Visitor) -> None:
    await person.page.goto("/")
    await expect(person.page.locator(".shelf h3").first).to_be_visible()


async def forget_table(person: Visitor, table: str) -> None:
    """As the host: the server keeps it no more."""
    host = await person.page.evaluate(
        "table => JSON.parse(localStorage['safehouse.seats']).hosts[table]", table
    )
    answer = await person.page.request.delete(
        f"/api/tables/{table}", headers={"Authorization": f"Bearer {host}"}
    )
    assert answer.status == 204


async def test_a_finished_game_has_names_an_end_and_my_replay(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots", bot="normal")
    await play_out(ann)
    head = await ann.end().locator("h2").inner_text()
    rival = await ann.page.locator(".seats > li").nth(1).locator(".who strong").inner_text()
    await home(ann)
    await expect(section(ann, GO_ON)).to_have_count(0)
    card = section(ann, "Played recently").locator("a.card")
    await expect(card).to_contain_text("Ann")
    await expect(card).to_contain_text(rival)
    await expect(card).to_contain_text(head.removesuffix("."))
    await expect(card).to_contain_text(re.compile(r"\w{3} \d\d?, \d{4}"))
    await ann.page.goto("/replay")
    await section(ann, "My games").locator("a.card").click()
    await expect(ann.page).to_have_url(re.compile(re.escape(path.replace("/t/", "/replay/")) + r"\?seat=0"))
    await expect(ann.page.locator(".as select")).to_have_value("0")


async def test_the_game_that_waits_for_me_comes_first(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **GREEN_BEGINS)
    await ann.wait_until_asked()
    await ann.start("invite")
    await home(ann)
    cards = section(ann, GO_ON).locator(".card")
    await expect(cards.nth(0)).to_contain_text("Your turn")
    await expect(cards.nth(1)).to_contain_text("1 free seat")


async def test_a_device_handed_round_knows_whose_turn_it_is_and_who_won(visit: Any) -> None:
    ann = await visit()
    page = ann.page
    await page.goto("/play/agent_avenue")
    await page.locator('input[value="hotseat"]').check()
    await page.get_by_placeholder("Green").fill("Ann")
    await page.get_by_placeholder("Blue").fill("Bob")
    await ann.open_options()
    await page.locator("label.field", has_text="Who begins").locator("select").select_option("blue")
    await page.locator("form button.main").click()
    await page.get_by_role("button", name="I am Bob").click()
    await ann.wait_until_asked()
    table = page.url
    await home(ann)
    await expect(section(ann, GO_ON).locator(".card")).to_contain_text("Your turn")
    await page.goto(table)
    await page.get_by_role("button", name="I am Bob").click()
    await ann.resign()
    await home(ann)
    await expect(section(ann, "Played recently").locator(".card")).to_contain_text("Won by Ann")
    await page.goto("/me")
    await expect(section(ann, "Agent Avenue")).to_contain_text("1 among yourselves")
    await expect(section(ann, "Agent Avenue")).to_contain_text("this device alone")


async def test_who_left_sees_the_stand_in_and_comes_back(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite", **GREEN_BEGINS)
    await bob.join(path)
    await bob.page.get_by_role("button", name="Menu").click()
    await bob.page.get_by_role("button", name="Leave; a bot stands in").click()
    await expect(bob.page.get_by_role("button", name="I am back")).to_be_visible()
    await home(bob)
    card = section(bob, GO_ON).locator(".card")
    await expect(card).to_contain_text("a bot stands in for you")
    await card.click()
    await bob.page.get_by_role("button", name="I am back").click()
    await expect(bob.page.get_by_role("button", name="I am back")).to_have_count(0)
    await home(bob)
    await expect(section(bob, GO_ON).locator(".card")).to_contain_text(re.compile("in play|Your turn"))


async def test_a_table_the_server_has_forgotten_says_so_and_can_be_removed(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite", Players="team3")
    await bob.join(path)
    await expect(bob.page.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    await bob.page.goto("/")
    await expect(section(bob, GO_ON).locator("a.card")).to_have_count(1)
    await forget_table(ann, path.removeprefix("/t/"))
    await home(bob)
    gone = section(bob, GO_ON).locator(".card")
    await expect(gone).to_contain_text("The server no longer keeps this table.")
    await expect(gone).to_contain_text("Agent Avenue")
    await gone.get_by_role("button", name="Remove from my games").click()
    await expect(section(bob, GO_ON)).to_have_count(0)
    await bob.page.reload()
    await expect(bob.page.locator(".shelf h3").first).to_be_visible()
    await expect(section(bob, GO_ON)).to_have_count(0)


async def test_a_finished_game_stays_in_my_statistics_when_the_server_forgets_it(visit: Any) -> None:
    ann = await visit("Ann")
    path = await ann.start("bots")
    await ann.resign()
    await ann.page.wait_for_function("localStorage['safehouse.games']?.includes('\"over\"')")
    await forget_table(ann, path.removeprefix("/t/"))
    await ann.page.goto("/replay")
    await expect(section(ann, "My games").locator(".card")).to_contain_text("no longer keeps")
    await ann.page.goto("/me")
    await expect(section(ann, "Agent Avenue")).to_contain_text("1 game")


GAME = {
    "game": "agent_avenue",
    "options": {"mode": "simple"},
    "seats": [0],
    "phase": "over",
    "asked": False,
    "away": False,
    "gone": False,
}


def games(*fates: str, bot: str = "easy") -> list[dict[str, Any]]:
    """The latest first."""
    return [
        {
            **GAME,
            "table": f"{bot}-table-{number}",
            "players": [{"name": "Ann", "bot": ""}, {"name": "", "bot": bot}],
            "created": 1_700_000_000_000 - number * 86_400_000,
            "ended": 1_700_000_000_000 - number * 86_400_000,
            "fate": fate,
            "winners": {"won": [0], "lost": [1]}.get(fate, []),
        }
        for number, fate in enumerate(fates)
    ]


async def remember(person: Visitor, found: list[dict[str, Any]]) -> None:
    await person.page.goto("/about")
    await person.page.evaluate("games => localStorage['safehouse.games'] = JSON.stringify(games)", found)


async def test_statistics_count_by_mode_and_company_with_streaks(visit: Any) -> None:
    ann = await visit("Ann")
    advanced = [{**each, "options": {"mode": "advanced"}} for each in games("lost", bot="hard")]
    await remember(ann, [*games("won", "won", "lost", "off", "won", "won", "won"), *advanced])
    await ann.page.goto("/me")
    of = section(ann, "Agent Avenue")
    await expect(of).to_contain_text("7 games")
    await expect(of).to_contain_text("5 won, 2 lost")
    await expect(of).to_contain_text("Most wins in a row: 3.")
    rows = of.locator("dl > div")
    await expect(rows.filter(has_text="Mode: simple")).to_contain_text("5 won, 1 lost")
    await expect(rows.filter(has_text="Mode: advanced")).to_contain_text("1 lost")
    await expect(rows.filter(has_text="Rookie")).to_contain_text("5 won, 1 lost")
    await expect(rows.filter(has_text="Station chief")).to_contain_text("1 lost")
    await expect(of.locator(".last li")).to_have_count(7)


async def test_my_games_travel_in_a_file_and_are_erased(visit: Any, tmp_path: Path) -> None:
    ann, phone = await visit("Ann"), await visit("Ann", width=360, height=740)
    await remember(ann, games("won", "lost"))
    await ann.page.goto("/me")
    async with ann.page.expect_download() as taken:
        await ann.page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "games.json"
    await (await taken.value).save_as(file)
    assert "token" not in file.read_text()
    await ann.page.get_by_role("button", name="Erase my games…").click()
    await ann.page.get_by_role("button", name="Erase my games", exact=True).click()
    await expect(ann.page.get_by_text("No game has been played to its end")).to_be_visible()

    await phone.page.goto("/me")
    await phone.page.get_by_label("Add from a file").set_input_files(file)
    await expect(phone.page.get_by_text("2 games added.")).to_be_visible()
    await expect(section(phone, "Agent Avenue")).to_contain_text("1 won, 1 lost")
    await phone.page.get_by_label("Add from a file").set_input_files(file)
    await expect(phone.page.get_by_text("Nothing new in this file.")).to_be_visible()
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"safehouse": "safehouse.games", "games": [{"table": 1}]}))
    await phone.page.get_by_label("Add from a file").set_input_files(wrong)
    await expect(phone.page.get_by_text("This is no file of games.")).to_be_visible()
    assert await phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_a_lesson_is_gone_on_with_from_the_first_page(visit: Any) -> None:
    ann = await visit("Ann", newcomer=True)
    await ann.page.goto("/learn/agent_avenue/aa-1-the-chase")
    await ann.page.get_by_role("button", name="Next").click()
    await expect(ann.page.locator(".coach")).to_contain_text("Step 2 of")
    await home(ann)
    card = section(ann, GO_ON).locator("a.card")
    await expect(card).to_contain_text("Lesson 1 of 6")
    await card.click()
    await expect(ann.page.locator(".coach")).to_contain_text("Step 2 of")
    await home(ann)
    await ann.page.get_by_role("button", name="Remove from here: lessons of Agent Avenue").click()
    await expect(section(ann, GO_ON)).to_have_count(0)


BASICS = ["aa-1-the-chase", "aa-2-one-up-one-down", "aa-3-copies-count", "aa-4-three-of-a-kind", "aa-5-swap"]


def seat(person: Visitor, name: str) -> Locator:
    return person.page.locator(".invite .seats li .who", has_text=re.compile(rf"\b{name}\b"))


async def test_the_waiting_room_shows_who_is_ready(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob", newcomer=True)
    path = await ann.start("invite", Players="team3")
    await expect(seat(ann, "Ann")).to_contain_text("ready")
    await bob.join(path)
    await expect(seat(ann, "Bob")).to_be_visible()
    await expect(ann.page.get_by_text("People ready: 1 of 2")).to_be_visible()
    async with bob.page.context.expect_page() as opened:
        await bob.page.get_by_role("link", name="Learn").click()
    lessons = await opened.value
    await expect(seat(ann, "Bob")).to_contain_text("still learning")
    await lessons.evaluate(
        "finished => localStorage['safehouse.learned'] = JSON.stringify({ finished })", BASICS
    )
    await expect(seat(ann, "Bob")).to_contain_text("ready")
    await expect(ann.page.get_by_text("People ready: 2 of 2")).to_be_visible()
    await bob.page.get_by_role("button", name="I am still learning").click()
    await expect(seat(ann, "Bob")).to_contain_text("still learning")
    await bob.page.reload()
    await expect(bob.page.get_by_role("button", name="I am still learning")).to_have_attribute(
        "aria-pressed", "true"
    )


@needs_axe
async def test_axe_finds_nothing_serious_among_my_games(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("invite", Players="team3")
    await expect(ann.page.get_by_text("People ready: 1 of 1")).to_be_visible()
    assert await serious_faults(ann) == []
    await remember(ann, games("won", "lost", "drawn", "shared", "off"))
    for path in ("/", "/replay", "/me"):
        await ann.page.goto(path)
        await ann.page.wait_for_load_state("networkidle")
        assert await serious_faults(ann) == []
