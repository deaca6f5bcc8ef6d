"""One card for anything on the table: by mouse, touch and keyboard, never in the way of a choice."""

from pathlib import Path
from typing import Any

import pytest
from house import Visitor, open_recorded
from playwright.async_api import Locator, expect

from safehouse.core.about import topics
from safehouse.core.shelf import find

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def card(person: Visitor) -> Locator:
    return person.page.locator(".inspector")


def in_hand(person: Visitor) -> Locator:
    return person.page.locator(".secrets [data-topic^='agent:']").first


async def at_the_table(visit: Any, **how: Any) -> Visitor:
    person: Visitor = await visit("Ann", **how)
    await person.start("bots", **{"Who begins": "green"})
    await person.wait_until_asked()
    return person


async def test_the_mouse_at_rest_opens_the_card_and_leaving_shuts_it(visit: Any) -> None:
    ann = await at_the_table(visit)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    assert not any(url.endswith("/about") for url in asked), "texts about things come when they are needed"
    topic = (await in_hand(ann).get_attribute("data-topic") or "").split()[0]
    await in_hand(ann).hover()
    await expect(card(ann)).to_be_visible()
    assert any(url.endswith("/about") for url in asked)
    await expect(card(ann)).to_have_attribute("data-about", topic)
    await expect(card(ann).locator("h3")).not_to_be_empty()
    await expect(card(ann).locator(".now li")).to_have_count(2)
    await expect(card(ann).locator(".picture svg").first).to_be_visible()
    await ann.page.mouse.move(5, 5)
    await expect(card(ann)).to_be_hidden()


async def test_what_slides_under_a_mouse_at_rest_is_not_pointed_at(visit: Any) -> None:
    ann = await at_the_table(visit)
    await ann.page.mouse.move(20, 20)
    await in_hand(ann).evaluate(
        "card => { card.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99' }"
    )
    await expect(ann.page.locator(".secrets [data-topic^='agent:']:hover")).to_be_visible()
    await ann.page.wait_for_timeout(1000)
    await expect(card(ann)).to_be_hidden()
    await ann.page.mouse.move(22, 20)
    await expect(card(ann)).to_be_visible()


async def test_a_clause_leads_into_the_rules_and_the_log_explains_its_sentences(visit: Any) -> None:
    ann = await at_the_table(visit)
    await ann.log().last.click()
    await expect(card(ann)).to_be_visible()
    await card(ann).locator(".rule").first.click()
    await expect(ann.page.get_by_role("dialog", name="Rules")).to_be_visible()


async def test_the_keyboard_opens_reads_and_shuts_it(visit: Any) -> None:
    ann = await at_the_table(visit)
    choice = ann.choices().first
    await choice.focus()
    await ann.page.keyboard.press("i")
    await expect(card(ann)).to_be_focused()
    await expect(card(ann)).to_have_attribute("data-about", "move:offer_up")
    await ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await ann.page.evaluate("axe.run('.inspector', {resultTypes: ['violations']})")
    assert found["violations"] == []
    await ann.page.keyboard.press("Escape")
    await expect(card(ann)).to_be_hidden()
    await expect(choice).to_be_focused()


async def test_a_long_press_opens_it_and_chooses_nothing(visit: Any) -> None:
    phone = await at_the_table(visit, width=360, height=740, touch=True)
    choice = phone.choices().first
    await choice.scroll_into_view_if_needed()
    box = await choice.bounding_box()
    assert box is not None
    session = await phone.page.context.new_cdp_session(phone.page)
    spot = [{"x": box["x"] + 20, "y": box["y"] + 10}]
    await session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    await expect(card(phone)).to_be_visible()
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await phone.page.wait_for_timeout(200)
    await expect(card(phone)).to_be_visible()
    assert await phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    await choice.tap()
    await expect(card(phone)).to_be_hidden()
    await expect(phone.page.locator("#question")).to_contain_text("face down")


async def test_the_legend_names_what_is_in_sight(visit: Any) -> None:
    ann = await at_the_table(visit)
    await ann.page.get_by_role("button", name="What is what").click()
    legend = ann.page.locator("dialog[open]")
    near = legend.locator("section").first
    await expect(near.locator(".picture svg").first).to_be_visible()
    await expect(near).to_contain_text("Meeple")
    await expect(near).to_contain_text("Codebreaker")
    await legend.get_by_label("Look something up").fill("supercomp")
    await expect(legend.locator("dt")).to_have_text(["Supercomputer"])


async def test_a_game_without_a_board_of_its_own_explains_its_things(visit: Any) -> None:
    ann: Visitor = await visit("Ann")
    nothing = {"content_type": "text/javascript", "body": "export default null"}
    await ann.page.route("**/assets/Board*.js", lambda route: route.fulfill(**nothing))
    await ann.start("bots", **{"Who begins": "green"})
    await ann.wait_until_asked()
    thing = ann.page.locator(".generic [data-topic^='side:']").first
    await thing.click()
    await expect(card(ann)).to_be_visible()


CROWDED = [
    ("agent_avenue", "market_chain", ".secrets [data-topic^='agent:']"),
    ("infiltraitors", "win-outward-hands", "[data-topic='thing:bullets']"),
    ("mind_mgmt", "checkpoint_held_time", "[data-topic^='thing:mayhem']"),
    ("in_too_deep", "hard_echo_blocked_by_a_lock", ".secrets .crime"),
    ("stationfall", "nine_players", "[data-section='kitchen']"),
]
UNEXPLAINED = """known => {
  const areas = ['.seats', 'main', '.secrets'].flatMap(area => [...document.querySelectorAll(area)])
  const topics = thing => (thing.getAttribute('data-topic') ?? '').split(' ')
  const isKnown = thing => topics(thing).some(topic => known.includes(topic))
  const around = thing => (thing ? [thing, ...around(thing.parentElement)] : [])
  const isSign = each => each.matches('.seat-mark, .felt') || each.closest('.face, .button, .zoom, .file')
  const isPart = each => each.parentElement.closest('svg') || !each.getBoundingClientRect().width
  const drawn = areas.flatMap(area => [...area.querySelectorAll('svg')])
  const pictures = drawn.filter(each => !isPart(each) && !isSign(each))
  const unasked = pictures.filter(each => !around(each).some(isKnown) && !each.querySelector('[data-topic]'))
  const dead = areas.flatMap(area => [...area.querySelectorAll('[data-topic]')]).filter(each => !isKnown(each))
  return [...unasked.map(each => each.parentElement.outerHTML), ...dead.map(each => topics(each).join(' '))]
}"""


@pytest.mark.parametrize(("game", "recorded", "drawn"), CROWDED)
async def test_every_picture_on_a_crowded_table_can_be_asked_about(
    visit: Any, game: str, recorded: str, drawn: str
) -> None:
    """`drawn`: something that the card shows enlarged."""
    person = await open_recorded(visit, game, recorded, 0.8)
    await expect(person.page.locator("main svg").first).to_be_visible()
    assert await person.page.evaluate(UNEXPLAINED, list(topics(find(game)))) == []
    await person.page.locator(drawn).first.dispatch_event("contextmenu")
    await expect(card(person).locator(".picture svg").first).to_be_visible()
