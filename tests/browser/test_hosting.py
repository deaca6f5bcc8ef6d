"""What a host's settings do in the browser: a word to set up tables, addresses for phones, deleting."""

import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import house
import pytest
from house import Visitor
from playwright.async_api import expect
from running import Server

FOLDER = os.environ.get("SAFEHOUSE_SCREENSHOTS", "")
"""Where pictures go, for looking at."""
Visit = Callable[..., Awaitable[Visitor]]


@pytest.fixture(scope="module")
def guarded(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with a word, in English alone."""
    rules = "create_word='žluť', languages=('en',)"
    with Server(tmp_path_factory.mktemp("guarded"), more=rules) as running:
        yield running.at


async def test_a_word_is_asked_for_and_remembered(
    visit: Visit, guarded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "HARMLESS", (*house.HARMLESS, "403", "404"))
    ann = await visit("Ann", language="cs-CZ")
    page = ann.page
    await page.goto(f"{guarded}/play/agent_avenue")
    word = page.get_by_label("Password of the house")
    await expect(word).to_be_visible()
    await expect(page.get_by_role("group", name="Language").get_by_role("button")).to_have_count(1)
    await word.fill("wrong")
    await page.locator("form button.main").click()
    await expect(page.get_by_role("alert")).to_contain_text("not the password")
    await word.fill("žluť")
    await page.locator('input[value="invite"]').check()
    await page.locator("form button.main").click()
    await page.wait_for_url("**/t/*")
    await page.goto(f"{guarded}/series/new?game=infiltraitors")
    await expect(page.get_by_label("Password of the house")).to_have_value("žluť")


@pytest.mark.parametrize("width", [360, 1366])
@pytest.mark.parametrize(
    ("language", "said"),
    [("en-GB", "Phones cannot open this link"), ("cs-CZ", "Telefony tento odkaz neotevřou")],
)
async def test_a_page_on_localhost_says_what_phones_need(
    visit: Visit, language: str, said: str, width: int
) -> None:
    ann = await visit(language=language, width=width)
    await ann.start("invite")
    reach = ann.page.locator(".reach")
    await expect(reach).to_contain_text(said)
    await expect(reach).to_be_in_viewport(ratio=1) if width > 400 else await reach.scroll_into_view_if_needed()
    overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not await ann.page.evaluate(overflow)
    if FOLDER:
        await ann.page.screenshot(path=f"{FOLDER}/phones-{language[:2]}-{width}.png")


@pytest.mark.parametrize(
    ("language", "resign", "delete", "sure", "gone"),
    [
        ("en-GB", "Resign", "Delete the table", "gone for good", "There is no such table"),
        ("cs-CZ", "Vzdát hru", "Smazat stůl", "zmizí navždy", "Takový stůl neexistuje"),
    ],
)
async def test_a_host_deletes_a_table_that_is_over(
    visit: Visit,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    resign: str,
    delete: str,
    sure: str,
    gone: str,
) -> None:
    monkeypatch.setattr(house, "HARMLESS", (*house.HARMLESS, "404"))
    ann = await visit(language=language)
    path = await ann.start("bots")
    await ann.wait_until_asked()
    menu = ann.page.locator(".menu > button")
    await menu.click()
    await expect(ann.page.get_by_role("button", name=delete)).to_have_count(0)
    await ann.page.get_by_role("button", name=f"{resign}…").click()
    await ann.page.get_by_role("button", name=resign, exact=True).click()
    await expect(ann.end()).to_be_visible()
    await menu.click()
    await ann.page.get_by_role("button", name=f"{delete}…").click()
    await expect(ann.page.get_by_text(sure)).to_be_visible()
    if FOLDER:
        await ann.page.screenshot(path=f"{FOLDER}/delete-{language[:2]}.png")
    await ann.page.get_by_role("button", name=delete, exact=True).click()
    await ann.page.wait_for_url("**/")
    await ann.page.goto(path)
    await expect(ann.page.get_by_text(gone)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "change", "delete", "sure"),
    [
        ("en-GB", "Change name and people", "Delete the group", "for everybody in it"),
        ("cs-CZ", "Změnit jméno a lidi", "Smazat skupinu", "všem jejím členům"),
    ],
)
async def test_who_holds_a_groups_link_deletes_the_group(
    visit: Visit,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    change: str,
    delete: str,
    sure: str,
) -> None:
    monkeypatch.setattr(house, "HARMLESS", (*house.HARMLESS, "404"))
    ann = await visit(language=language)
    page = ann.page
    await page.goto("/series/new?game=infiltraitors")
    await page.locator("form input[type=text]").first.fill("Trio")
    await page.locator("form textarea").fill("Ann\nBob")
    await page.locator("form button.main").click()
    await expect(page.get_by_role("heading", name="Trio")).to_be_visible()
    path = urlsplit(page.url).path
    await page.get_by_text(change).click()
    await page.get_by_role("button", name=f"{delete}…").click()
    await expect(page.get_by_text(sure)).to_be_visible()
    if FOLDER:
        await page.screenshot(path=f"{FOLDER}/delete-group-{language[:2]}.png")
    await page.get_by_role("button", name=delete, exact=True).click()
    await page.wait_for_url("**/")
    await expect(page.get_by_text("Trio")).to_have_count(0)
    asked = await page.evaluate("path => fetch(path).then(answer => answer.json())", f"/api{path}")
    assert asked["code"] == "unknown_series"
