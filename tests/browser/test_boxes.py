"""Owners enter their box, see it drawn and play with it."""

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import Page, expect

from safehouse.core.box import written
from safehouse.core.shelf import find

if TYPE_CHECKING:
    from conftest import Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


async def begin(page: Page, game: str, own_data: str) -> None:
    await page.goto(f"/box/{game}")
    await page.get_by_role("button", name=own_data).click()


async def breaches(page: Page) -> list[str]:
    await page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = await page.evaluate(
        "axe.run().then(({ violations }) => violations.map((each) => each.id + ': ' + each.nodes[0].html))"
    )
    return found


async def test_an_owner_changes_a_card_sees_it_drawn_and_plays_with_it(visit: "Visit", tmp_path: Path) -> None:
    ann = await visit("Ann")
    page = ann.page
    await begin(page, "in_too_deep", "Begin with the game’s own data")
    play = page.get_by_role("button", name="Play with it")
    await expect(play).to_be_enabled()
    await page.get_by_role("button", name="Petty crimes").click()
    drawn = page.locator(".drawn")
    for box in ("Name (English)", "Name (Czech)"):
        await page.get_by_label(box, exact=True).fill("")
    await page.get_by_label("Name (English)", exact=True).fill("My Very Own Crime")
    await expect(drawn.locator("h3")).to_contain_text("My Very Own Crime")

    line = page.get_by_label("Conditions, Line 1", exact=True)
    await line.fill("holds(y1,hat)")
    await expect(page.locator('[data-field="when"] .fault')).to_have_text("“hat” is no item.")
    await expect(play).to_be_disabled()
    await page.reload()
    await expect(page.get_by_text("One thing to mend").first).to_be_visible()
    await page.get_by_role("button", name="“hat” is no item.").click()
    await expect(line).to_be_focused()
    await line.fill("holds(y1,cash)")
    await page.get_by_label("Conditions, Line 1: cash", exact=True).select_option("rifle")
    await expect(line).to_have_value("holds(y1,rifle)")
    await expect(page.get_by_role("status")).to_contain_text("Everything fits.")
    await expect(drawn.locator(".told li").first).to_contain_text("rifle")
    assert await breaches(page) == []

    async with page.expect_download() as saving:
        await page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "cards.toml"
    await (await saving.value).save_as(file)
    assert 'czech = "My Very Own Crime"' in file.read_text("utf-8")

    bob = await visit("Bob")
    await bob.page.goto("/box/in_too_deep")
    await bob.page.locator('input[type="file"]').set_input_files(file)
    await bob.page.get_by_role("button", name="Petty crimes").click()
    await expect(bob.page.locator(".drawn h3")).to_contain_text("My Very Own Crime")

    await play.click()
    await page.wait_for_url("**/t/*")
    await ann.wait_until_asked()
    await page.keyboard.press("Escape")
    answer = await page.request.get(page.url.replace("/t/", "/api/tables/"))
    cards = (await answer.json())["table"]["options"]["cards"]
    told = await page.request.post("/api/games/in_too_deep/options", data={"options": {"cards": cards}})
    assert "My Very Own Crime" in (await told.json())["texts"]["cs"]


async def test_a_box_goes_along_to_a_real_table(visit: "Visit", tmp_path: Path) -> None:
    box = find("in_too_deep").box
    assert box is not None
    values = box.shipped()
    for number, card in enumerate(values["petty"], 1):
        card["name"] = card["czech"] = f"Moje karta {number}"
    file = tmp_path / "cards.toml"
    file.write_text(written(box, values), encoding="utf-8")
    eva = await visit("Eva", language="cs-CZ", width=360, height=740, touch=True)
    page = eva.page
    await page.goto("/assist/in_too_deep?as=echo")
    await expect(page.locator("form")).to_contain_text("Hraje se s daty ze hry")
    await page.get_by_role("link", name="Zadat vlastní krabici").click()
    await page.locator('input[type="file"]').set_input_files(file)
    await page.get_by_role("button", name="K vašemu stolu: Echo").click()
    await expect(page.locator("form")).to_contain_text("Hraje se s vaší vlastní krabicí.")
    await page.locator("button.big").click()
    await eva.wait_until_asked()
    await expect(page.locator("section.hand")).to_contain_text("Moje karta")
    await page.get_by_text("Všechno, co zatím zaznělo").click()
    await expect(page.locator(".all")).to_contain_text("Moje karta")


async def test_a_box_is_drawn_as_it_is_entered_on_a_phone(visit: "Visit") -> None:
    eva = await visit("Eva", language="cs-CZ", width=360, height=740, touch=True)
    page = eva.page
    await begin(page, "stationfall", "Začít s daty ze hry")
    await page.get_by_role("button", name="Chodby").click()
    locks = page.locator(".plan .lock")
    before = await locks.count()
    await page.get_by_label("Na začátku zamčená").check()
    await expect(locks).to_have_count(before + 1)
    await page.get_by_role("button", name="Přidat", exact=True).click()
    await expect(page.locator('[data-field="b"] .fault')).to_have_text("Vede tam, kde začíná.")
    await fits_and_reads(page)

    await begin(page, "in_too_deep", "Začít s daty ze hry")
    await page.get_by_role("button", name="Drobné zločiny").click()
    await page.get_by_label("Název (česky)", exact=True).fill("Úplně vlastní karta s dlouhým názvem")
    await expect(page.locator(".drawn h3")).to_contain_text("Úplně vlastní karta")
    await fits_and_reads(page)
    await page.get_by_role("button", name="Dilemata").click()
    await expect(page.locator(".drawn")).to_be_visible()
    await fits_and_reads(page)


async def test_what_could_not_be_checked_is_checked_again(visit: "Visit") -> None:
    """A server that is away for a while leaves nobody before a button that does nothing."""
    page = (await visit("Ann")).page
    await page.goto("/box/in_too_deep")
    await page.get_by_role("button", name="Begin with the game’s own data").wait_for()
    await page.route("**/games/in_too_deep/box", lambda route: route.fulfill(body="busy"), times=1)
    await page.get_by_role("button", name="Begin with the game’s own data").click()
    await expect(page.get_by_role("status")).to_contain_text("cannot be checked")
    await expect(page.get_by_role("button", name="Play with it")).to_be_enabled()


async def test_whoever_has_left_a_box_has_nothing_checked_any_more(visit: "Visit") -> None:
    page = (await visit("Ann")).page
    await page.clock.install()
    await page.goto("/box/in_too_deep")
    await page.route("**/games/in_too_deep/box", lambda route: route.fulfill(body="busy"))
    await page.get_by_role("button", name="Begin with the game’s own data").click()
    await expect(page.get_by_role("status")).to_contain_text("cannot be checked")
    await page.locator("header a[href='/']").first.click()
    await page.wait_for_url("**/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.clock.run_for(20_000)
    await page.evaluate("document.fonts.ready")
    assert not [url for url in asked if url.endswith("/box")]


async def fits_and_reads(page: Page) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await breaches(page) == []
