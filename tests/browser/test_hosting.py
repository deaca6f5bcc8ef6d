"""What a host's settings do in the browser: a word to set up tables, addresses for phones, deleting."""

import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import house
import pytest
from house import LiveServer, Visitor
from playwright.async_api import expect

Visit = Callable[..., Awaitable[Visitor]]

GUARDED = (
    "import sys; from pathlib import Path; from safehouse.table.settings import Settings; "
    "from safehouse.table.server import serve; "
    "serve(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), create_word='žluť', languages=('en',)))"
)


@pytest.fixture(scope="module")
def guarded(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with a word, in English alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "SERVE", GUARDED)
        live = LiveServer(tmp_path_factory.mktemp("guarded"))
        live.start()
    yield live.address
    live.stop(signal.SIGTERM)


async def test_a_word_is_asked_for_and_remembered(
    visit: Visit, guarded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "HARMLESS", (*house.HARMLESS, "403", "404"))
    ann = await visit("Ann", language="cs-CZ")
    page = ann.page
    await page.goto(f"{guarded}/play/agent_avenue")
    word = page.get_by_label("Word of the house")
    await expect(word).to_be_visible()
    await expect(page.get_by_role("group", name="Language").get_by_role("button")).to_have_count(1)
    await word.fill("wrong")
    await page.locator("form button.main").click()
    await expect(page.get_by_role("alert")).to_contain_text("not the word")
    await word.fill("žluť")
    await page.locator('input[value="invite"]').check()
    await page.locator("form button.main").click()
    await page.wait_for_url("**/t/*")
    await page.goto(f"{guarded}/series/new?game=infiltraitors")
    await expect(page.get_by_label("Word of the house")).to_have_value("žluť")


async def test_a_page_on_localhost_says_what_phones_need(visit: Visit) -> None:
    ann = await visit("Ann")
    await ann.start("invite")
    await expect(ann.page.locator(".reach")).to_contain_text("Phones cannot open this link")


async def test_a_host_deletes_a_table_that_is_over(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "HARMLESS", (*house.HARMLESS, "404"))
    ann = await visit("Ann")
    path = await ann.start("bots")
    await ann.wait_until_asked()
    menu = ann.page.get_by_role("button", name="Menu")
    await menu.click()
    await ann.page.get_by_role("button", name="Resign…").click()
    await ann.page.get_by_role("button", name="Resign", exact=True).click()
    await expect(ann.end()).to_be_visible()
    await menu.click()
    await ann.page.get_by_role("button", name="Delete the table…").click()
    await ann.page.get_by_role("button", name="Delete the table", exact=True).click()
    await ann.page.wait_for_url("**/")
    await ann.page.goto(path)
    await expect(ann.page.get_by_text("There is no such table")).to_be_visible()
