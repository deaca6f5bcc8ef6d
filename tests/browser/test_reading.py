"""Languages, small screens, the keyboard, screen readers, weight of the first page."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any, Literal

import pytest
from house import Visitor, play_out
from playwright.async_api import Request, Route, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 200_000
NEW_GROUP = "/series/new?game=infiltraitors"
PAGES = ["/", "/play/agent_avenue", "/rules/agent_avenue", "/replay", "/me", "/about", "/settings", NEW_GROUP]
AXE_OPTIONS = "{resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}}}"

AT_ONCE = """
() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}
"""
"""Colours do not fade: they are judged as soon as they change."""


async def test_the_browsers_language_comes_first_and_switches_at_once(visit: Any) -> None:
    ann = await visit(language="cs-CZ")
    await ann.page.goto("/")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Špionské hry, jeden stůl")
    await expect(ann.page.get_by_role("heading", name="Můj soused špion")).to_be_visible()
    await ann.page.get_by_role("button", name="English").click()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Games of spies, one table")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    await ann.page.reload()
    await expect(ann.page.get_by_role("heading", name="Agent Avenue")).to_be_visible()


async def test_the_language_chosen_last_stands(visit: Any) -> None:
    """The texts of the first one are slow to come."""
    ann = await visit()
    await ann.page.goto("/rules/agent_avenue")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Rules: Agent Avenue")

    async def hold(route: Route) -> None:
        await asyncio.sleep(1.0)
        await route.continue_()

    await ann.page.route("**/text/cs", hold)
    async with ann.page.expect_response("**/text/cs"):
        await ann.page.get_by_role("button", name="Čeština").click()
        await ann.page.get_by_role("button", name="English").click()
    await ann.page.wait_for_timeout(500)
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Rules: Agent Avenue")


async def test_an_address_that_cannot_be_decoded_leads_to_the_page(visit: Any) -> None:
    ann = await visit()
    await ann.page.goto("/rules/agent_avenue#100%")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Rules: Agent Avenue")


async def test_a_running_table_changes_its_language_in_place(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.choose("offer_up")
    await expect(
        ann.page.get_by_role("heading", name="Now choose the card to offer face down.")
    ).to_be_visible()
    await ann.page.get_by_role("button", name="Menu").click()
    await ann.page.get_by_role("button", name="Čeština").click()
    await expect(
        ann.page.get_by_role("heading", name="Teď vyberte kartu, kterou vyložíte lícem dolů.")
    ).to_be_visible()
    await expect(ann.page.locator(".trail li")).to_contain_text("lícem vzhůru")
    await expect(ann.log().first).to_contain_text("Dostáváte kartu")


@pytest.mark.parametrize("path", PAGES)
async def test_no_page_is_wider_than_a_small_phone(visit: Any, path: str) -> None:
    phone = await visit(language="cs", width=360, height=640, touch=True)
    await phone.page.goto(path)
    await phone.page.locator("main").wait_for()
    await phone.page.wait_for_load_state("networkidle")
    assert await phone.page.evaluate("document.documentElement.scrollWidth") <= 360


async def test_a_whole_game_on_a_small_phone(visit: Any) -> None:
    phone = await visit("", language="cs", width=360, height=640, touch=True)
    await phone.start("bots")
    await phone.wait_until_asked()
    assert await phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    for target in await phone.page.locator(".choice, .hand .card").all():
        box = await target.bounding_box()
        assert box and box["height"] >= 44 and box["width"] >= 44
    await play_out(phone)


async def test_the_table_does_not_scroll_on_a_laptop(visit: Any) -> None:
    ann = await visit("Ann", width=1280, height=720)
    await ann.start("bots", Mode="advanced")
    await ann.wait_until_asked()
    size = await ann.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1280, 720]


async def tab_to(person: Visitor, selector: str, most: int = 80) -> None:
    for _ in range(most):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


async def test_a_whole_game_with_the_keyboard_alone(visit: Any) -> None:
    ann = await visit()
    await ann.page.goto("/")
    await ann.page.locator('a[href="/play/agent_avenue"]').wait_for()
    await tab_to(ann, 'a[href="/play/agent_avenue"]')
    await ann.page.keyboard.press("Enter")
    await ann.page.locator("form button.main").wait_for()
    await tab_to(ann, "form button.main")
    await ann.page.keyboard.press("Enter")
    deadline = time.monotonic() + 120
    while not await ann.end().is_visible():
        assert time.monotonic() < deadline
        if await ann.is_asked():
            await tab_to(ann, ".choice[data-move]")
            await ann.page.keyboard.press("Enter")
        await ann.page.wait_for_timeout(80)
    await tab_to(ann, ".end button, .end a")
    outline = await ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


async def test_the_table_in_words_says_what_the_picture_shows(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.page.locator(".hand .card").first.wait_for()
    hand = [
        await card.get_attribute("aria-label")
        for card in await ann.page.locator(".hand .card svg[role=img]").all()
    ]
    await ann.page.get_by_role("button", name="Menu").click()
    await ann.page.get_by_label("Table in words").check()
    text = ann.page.locator(".text")
    await expect(text).to_contain_text("Green stands on space 0 and has to gain 7 spaces to catch the other.")
    lines = await text.locator("section", has_text="Your hand").locator("li").all_inner_texts()
    assert [line.split(":")[0] for line in lines] == hand
    await expect(ann.page.locator(".street")).to_have_count(0)


async def test_secrets_can_be_covered(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.get_by_role("button", name="Cover").click()
    await expect(ann.page.locator(".hand")).to_have_count(0)
    await expect(ann.choices()).to_have_count(0)
    await expect(ann.log()).to_have_count(0)
    await ann.page.get_by_role("button", name="Covered. Touch to look.").first.click()
    await expect(ann.page.locator(".hand .card")).to_have_count(4)


async def serious_faults(person: Visitor) -> list[str]:
    """What axe calls serious or critical, outside `inert` parts, by day and by night; with what names and
    labels must agree in."""
    if not await person.page.evaluate("'axe' in window"):
        await person.page.evaluate(AXE.read_text("utf-8"))
    faults = await _faults(person, AXE_OPTIONS)
    await _light_up(person, "dark")
    faults += await _faults(person, "{ runOnly: ['color-contrast'] }")
    await _light_up(person, "light")
    return faults


async def _light_up(person: Visitor, scheme: Literal["light", "dark"]) -> None:
    await person.page.evaluate(AT_ONCE)
    await person.page.emulate_media(color_scheme=scheme)
    await expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)


async def _faults(person: Visitor, options: str) -> list[str]:
    found = await person.page.evaluate(f"axe.run(document, {options})")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm ci in web/")


@needs_axe
@pytest.mark.parametrize(
    "path",
    [*PAGES, "/nowhere"],
)
async def test_axe_finds_nothing_serious_on_pages(visit: Any, path: str) -> None:
    ann = await visit()
    await ann.page.goto(path)
    await ann.page.wait_for_load_state("networkidle")
    assert await serious_faults(ann) == []


@needs_axe
async def test_axe_finds_nothing_serious_at_the_table(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob", width=390, height=800, touch=True)
    path = await ann.start("invite", **{"Who begins": "green", "Mode": "advanced"})
    assert await serious_faults(ann) == []
    await bob.join(path)
    await ann.choose("offer_up")
    await ann.page.locator(".greyed").first.click()
    await expect(ann.page.locator(".because")).to_be_visible()
    assert await serious_faults(ann) == []
    await ann.choose("offer_down")
    await bob.wait_until_asked()
    assert await serious_faults(bob) == []
    await ann.page.get_by_role("button", name="Menu").click()
    assert await serious_faults(ann) == []
    await ann.page.keyboard.press("Escape")
    await play_out(ann, bob)
    assert await serious_faults(ann) == []
    await ann.page.goto(path.replace("/t/", "/replay/"))
    await ann.page.locator(".controls").wait_for()
    assert await serious_faults(ann) == []


async def test_about_credits_the_designers(visit: Any) -> None:
    ann = await visit("", language="cs")
    await ann.page.goto("/about")
    credits = ann.page.locator("dl")
    await expect(credits).to_contain_text("Zkáza na orbitě")
    await expect(credits).to_contain_text("Matt Eklund")


async def test_the_first_page_is_light(visit: Any) -> None:
    """Compressed bytes of everything the first visit loads."""
    ann = await visit(language="cs")
    requests: list[Request] = []
    ann.page.on("requestfinished", lambda request: requests.append(request))
    await ann.page.goto("/")
    await ann.page.wait_for_load_state("networkidle")
    sizes = [(await request.sizes())["responseBodySize"] for request in requests]
    assert len(sizes) > 5
    assert sum(sizes) < FIRST_LOAD, sum(sizes)


async def test_rules_are_found_by_words_and_by_link(visit: Any) -> None:
    ann = await visit(language="cs")
    await ann.page.goto("/rules/agent_avenue#AA-5.31")
    await expect(ann.page.locator("li.target")).to_contain_text("Obě karty musí mít různá jména.")
    await expect(ann.page.locator("li.target")).to_be_in_viewport()
    await expect(ann.page.get_by_text("[R]")).to_have_count(0)
    await ann.page.get_by_label("Hledat v pravidlech").fill("prazdneho balicku")
    await expect(ann.page.get_by_role("status").first).to_have_text(re.compile(r"^\d+\smíst"))
    await ann.page.locator(".hits a").first.click()
    await expect(ann.page.locator(".passage.target")).to_contain_text("balíček agentů je prázdný")
    await expect(ann.page.locator(".passage.target")).to_be_in_viewport()
    assert ann.page.url.endswith("#deck-out")


async def test_a_guide_is_read_with_its_figures_and_things(visit: Any) -> None:
    ann = await visit()
    await ann.page.goto("/rules/agent_avenue#offer")
    await expect(ann.page.locator("#offer")).to_be_in_viewport()
    drawing = ann.page.locator("[data-at=figure-offer]")
    await drawing.scroll_into_view_if_needed()
    await expect(drawing.locator("svg").first).to_be_visible()
    await expect(drawing.locator(".frame")).to_have_attribute("inert", "")
    mole = ann.page.locator("[data-thing='agent:mole']").first
    await mole.click()
    await expect(ann.page.locator(".thing-card h3")).to_have_text("Mole")
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="At a glance", exact=True).click()
    await expect(ann.page.locator("article section")).to_have_count(1)
    assert await serious_faults(ann) == []


async def test_the_drawer_opens_at_what_is_asked_and_at_what_was_refused(visit: Any) -> None:
    ann = await visit("Ann")
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    await ann.page.get_by_role("button", name="Rules", exact=True).click()
    await expect(ann.page.locator("dialog .passage.target")).to_be_in_viewport()
    await expect(ann.page.locator("dialog .now a")).not_to_have_count(0)
    assert await serious_faults(ann) == []
    await ann.page.get_by_role("button", name="Close", exact=True).first.click()
    await ann.choose("offer_up")
    await ann.page.locator(".greyed").first.click()
    await expect(ann.page.locator(".because")).to_be_visible()
    await ann.page.get_by_role("button", name="Rules", exact=True).click()
    await expect(ann.page.locator("dialog .passage.target")).to_be_in_viewport()


async def test_paper_shows_the_guide_alone(visit: Any) -> None:
    ann = await visit()
    await ann.page.goto("/rules/agent_avenue")
    await expect(ann.page.locator("article")).to_be_visible()
    await ann.page.emulate_media(media="print")
    await expect(ann.page.locator("article")).to_be_visible()
    for screen_only in (".bar", "nav", ".contents", "body header"):
        await expect(ann.page.locator(screen_only).first).to_be_hidden()
