"""A person and three bots play Stationfall to the end, with the board and with the list."""

import json
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from house import Visitor, open_recorded, play_out
from playwright.async_api import Page, Position, TimeoutError, expect
from test_reading import AXE, needs_axe, serious_faults

from safehouse.core.preview import previews
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.games import stationfall
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import ABILITY_IDS, CHARACTER_IDS, PAWN_IDS
from safehouse.games.stationfall.view.printed import layout

SECTION = ".section.can"
PIECE = ".piece.can"


async def sit_down(person: Visitor, players: int = 4, **options: Any) -> str:
    """A table with a person on the first seat and bots on the others; returns its id."""
    seats = [{"held": "me"}] + [{"held": "bot", "bot": "random"}] * (players - 1)
    table = {
        "game": "stationfall",
        "options": {"players": players, **options},
        "seats": seats,
        "name": person.name,
    }
    answer = await person.page.request.post("/api/tables", data=table)
    made = await answer.json()
    assert answer.ok, made
    await person.page.goto(f"/t/{made['table']}#{made['seats'][0]['token']}")
    await expect(person.page.locator("[data-section=bridge]")).to_be_visible()
    return str(made["table"])


PLAY_FROM_THE_LIST = """turn => {
  if (document.querySelector('.end')) return 'over'
  const choices = [...document.querySelectorAll('.choice[data-move]')]
  if (!choices.length) return 'waiting'
  choices[(turn * 7) % choices.length].click()
  return 'played'
}"""

DECISION = "() => document.querySelector('.decision')?.innerText + document.querySelectorAll('.log li').length"


async def touch_the_board(page: Page) -> bool:
    """Touches something that looks touchable and takes what its dossier offers; whether that was a move."""
    target, place = page.locator(SECTION).first, Position(x=12, y=5)
    if not await target.is_visible():
        target, place = page.locator(PIECE).first, Position(x=9, y=9)
    if not await target.is_visible():
        return False
    before = await page.evaluate(DECISION)
    await target.click(position=place, timeout=2000)
    offered = page.locator(".dossier .act").first
    if await offered.is_visible():
        await offered.click(timeout=2000)
    with suppress(TimeoutError):
        await page.wait_for_function(f"before => ({DECISION})() !== before", arg=before, timeout=1000)
        return True
    return False


async def play_on(person: Visitor, minute: int = -9, seconds: float = 240) -> int:
    """Plays until this minute or the end; returns how many moves were made on the board."""
    page, on_the_board, turn = person.page, 0, 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        now = int(await page.locator("[data-minute]").get_attribute("data-minute") or 0)
        if now <= minute and await person.is_asked():
            return on_the_board
        if turn % 3 == 2 and on_the_board < 5:
            with suppress(TimeoutError):  # the list may change under the hand; look again
                on_the_board += await touch_the_board(page)
        done = await page.evaluate(PLAY_FROM_THE_LIST, turn)
        if done == "over":
            return on_the_board
        turn += done == "played"
        await page.wait_for_timeout(20)
    raise AssertionError("the game takes too long")


def everything_told(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every event in every frame that reached the browser."""
    return [event for frame in frames for event in [*frame.get("log", []), *frame.get("events", [])]]


def every_view(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame["position"]["view"] for frame in frames if frame.get("position")]


def is_over(frame: dict[str, Any]) -> bool:
    return bool(frame.get("position") and frame["position"]["view"]["over"])


def check_nothing_leaked(frames: list[dict[str, Any]]) -> None:
    """Rivals' identities, bonus characters and kompromats never came to this browser unrevealed."""
    views = every_view(frames)
    dealt = set(views[0]["own"]["cards"])
    for view in views:
        own = view["own"]
        assert set(own["cards"]) == dealt
        assert own["identities"][1:] == [None, None, None]
        assert {agenda["card"] for agenda in own["agendas"]} == dealt
        for kompromat in view["kompromats"]:
            assert kompromat["public"] or kompromat["where"] in (100, 200), kompromat
        if not (view["released"] or view["may_look"][0]):
            assert view["project"] is None
    for event in everything_told(frames):
        if event["kind"] in ("dealt", "chose") and event["colour"] != "red":
            assert event["identity"] is None, event
        if event["kind"] in ("picked_kompromat", "discarded") and event["colour"] != "red":
            assert event["character"] is None, event
        if event["kind"] == "learnt_project" and event["colour"] != "red":
            assert event["project"] is None, event


def check_secrets_were_there_to_leak(truth: list[dict[str, Any]]) -> None:
    """The check above would be empty if the rivals held nothing."""
    rivals = [view for view in truth if view["seat"] > 0]
    assert len(rivals) == 3
    assert all(view["own"]["identities"][view["seat"]] for view in rivals)


async def test_a_four_player_game_with_bots_is_finished(visit: Any) -> None:
    """On the board and in the list; every point is explained by its clause; nothing hidden came along."""
    ann = await visit("Ann")
    frames: list[dict[str, Any]] = []
    ann.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(json.loads(data)))
    )
    table = await sit_down(ann)
    on_the_board = await play_on(ann)
    assert on_the_board >= 3
    await expect(ann.end()).to_be_visible()
    if AXE.is_file():
        assert await serious_faults(ann) == []
    await check_the_score(ann, frames)
    check_nothing_leaked([frame for frame in frames if not is_over(frame)])
    replay = await (await ann.page.request.get(f"/api/tables/{table}/replay")).json()
    last: list[dict[str, Any]] = [{} for _ in replay["frames"][0]["views"]]
    for frame in replay["frames"]:
        last = [view | changed for view, changed in zip(last, frame["views"], strict=True)]
    check_secrets_were_there_to_leak(last)


async def check_the_score(person: Visitor, frames: list[dict[str, Any]]) -> None:
    """Four accounts; their points are those of the result, and each names its clause."""
    outcome = next(frame["outcome"] for frame in reversed(frames) if frame.get("outcome"))
    lines = outcome["result"]["lines"]
    await person.end().get_by_role("button", name="All the points").click()
    points = person.page.locator(".points.sheet")
    accounts = points.locator(".accounts section")
    await expect(accounts).to_have_count(4)
    totals = [line["points"] for line in lines if line["key"] == "total"]
    shown = [int(text.replace("−", "-")) for text in await accounts.locator(".total").all_inner_texts()]
    assert sorted(shown) == sorted(totals)
    for k in range(4):
        rows = await accounts.nth(k).locator("tr:not(.ties) .points").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in rows) == shown[k]
    links = await points.locator("a.rule").evaluate_all("all => all.map(a => a.getAttribute('href'))")
    clauses = {line["clause"] for line in lines}
    assert {link.split("#")[1] for link in links} == clauses
    rules = await (await person.page.request.get("/api/games/stationfall/rules/en")).json()
    assert clauses <= {clause["id"] for clause in rules["clauses"]}


@needs_axe
async def test_axe_finds_nothing_serious_on_the_board(visit: Any) -> None:
    ann = await visit("Ann")
    await sit_down(ann, players=3)
    await ann.wait_until_asked()
    assert await serious_faults(ann) == []
    await play_on(ann, minute=10)
    await ann.page.locator(".cards .row").first.click()
    await expect(ann.page.locator(".dossier")).to_be_visible()
    assert await serious_faults(ann) == []


@pytest.mark.parametrize("players", [1, 2, 9])
async def test_a_phone_never_scrolls_sideways(visit: Any, players: int) -> None:
    ann = await visit("Ann", language="cs", width=360, height=740, touch=True)
    await sit_down(ann, players=players)
    await ann.wait_until_asked()
    for _ in range(2):
        assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 360
        await ann.choices().first.click()
        await ann.page.wait_for_timeout(300)
    await ann.page.locator(".cards .row").first.click()
    await expect(ann.page.locator(".dossier")).to_be_visible()
    assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 360


async def test_a_closed_way_answers_why_not(visit: Any) -> None:
    """A section that cannot be reached says which rule is in the way; its dossier opens."""
    ann = await visit("Ann")
    await sit_down(ann)
    words = Words("en", find("stationfall"))
    page = ann.page
    for _ in range(60):
        await ann.wait_until_asked()
        if await ann.choice("step").is_visible():
            break
        for kind in ("activate", "choose", "cubes 1", "influence", "end_turn"):
            if await ann.choice(kind).is_visible():
                await ann.choose(kind)
                break
        else:
            await ann.choices().first.click()
        await page.wait_for_timeout(60)
    far = page.locator('.section:not(.can)[data-section="outer_space"]')
    await far.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".because")).to_contain_text(words.why("SF-12.1.1"))
    await expect(page.locator(".dossier")).to_contain_text("Outer Space")
    await page.keyboard.press("Escape")
    await expect(page.locator(".dossier")).to_have_count(0)


async def until_asked_for_a_turn(person: Visitor) -> None:
    """The first turn, in which a bonus character may be revealed."""
    for _ in range(40):
        await person.wait_until_asked()
        if await person.choice("reveal").count():
            return
        await person.choices().first.click()
        await person.page.wait_for_timeout(100)
    raise AssertionError("no turn came")


async def test_what_would_follow_stands_beside_a_grave_choice_before_it_is_made(visit: Any) -> None:
    """In the list and in the dossier, word for word what the engine foretells from this seat's view."""
    ann = await visit("Ann")
    frames: list[dict[str, Any]] = []
    ann.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(json.loads(data)))
    )
    await sit_down(ann)
    await until_asked_for_a_turn(ann)
    position = next(frame["position"] for frame in reversed(frames) if frame.get("position"))
    offered = [choice for choice in position["moves"] if choice["kind"] == "reveal"]
    game = find("stationfall")
    view = game.read_view(json.dumps(position["view"]).encode())
    told = previews(game, view, [choice["code"] for choice in offered])
    words, shown = Words("en", game), 0
    for choice, events in zip(offered, told, strict=True):
        beside = ann.choice(f"reveal {choice['args']['identity']}")
        for event in events:
            if event["kind"] in ("schrodinger", "cubes_home", "cubes_betrayed"):
                await expect(beside.locator("small", has_text=words.event(event))).to_have_count(1)
                shown += 1
    assert shown >= 1
    swapped = next(
        choice for choice, events in zip(offered, told, strict=True) if events[0]["kind"] == "schrodinger"
    )
    name = words.say(f"identity-{swapped['args']['identity']}")
    await ann.page.locator(".cards .row", has_text=name).first.click()
    act = ann.page.locator(f'.dossier .act[data-act="reveal {swapped["args"]["identity"]}"]')
    await expect(act).to_contain_text("discards the secret identity")
    assert len(every_view(frames)) > 0
    assert await ann.choice("reveal").count() > 0, "nothing was played by looking"


ON_THE_PLAN = """() => {
  const plan = document.querySelector('svg.plan').getBoundingClientRect()
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
  const titles = [...document.querySelectorAll('.exit text')].map(each => each.getBoundingClientRect())
  const badges = [...document.querySelectorAll('svg.plan .badge circle')]
  const beyond = badges.map(each => each.getBoundingClientRect())
    .filter(box => box.left < plan.left || box.right > plan.right)
  const crossed = titles.filter((a, i) => titles.slice(i + 1).some(b => over(a, b)))
  return { exits: titles.length, crossed: crossed.length, beyond: beyond.length }
}"""


async def test_escape_pods_in_the_mesosphere_keep_their_names_apart(visit: Any) -> None:
    person = await open_recorded(visit, "stationfall", "tokens_in_order", 355, language="cs")
    await expect(person.page.locator(".exit")).to_have_count(2)
    assert await person.page.evaluate(ON_THE_PLAN) == {"exits": 2, "crossed": 0, "beyond": 0}


async def test_the_end_names_the_points_of_all_before_anything_is_pressed(visit: Any) -> None:
    person = await open_recorded(visit, "stationfall", "tokens_in_order", 355)
    await play_out(person)
    decided = person.end().locator(".deciding li", has_text="in all")
    told = await decided.all_inner_texts()
    points = [int(re.search(r"in all: (−?\d+)", line)[1].replace("−", "-")) for line in told]  # type: ignore[index]
    assert len(points) >= 3 and points == sorted(points, reverse=True)


async def test_the_table_in_words_says_what_the_board_shows(visit: Any) -> None:
    ann = await visit("Ann")
    await sit_down(ann)
    await ann.wait_until_asked()
    names = [(await row.inner_text()).split("\n")[0] for row in await ann.page.locator(".cards .name").all()]
    await ann.page.evaluate(
        "localStorage['safehouse.settings'] = JSON.stringify("
        "{...JSON.parse(localStorage['safehouse.settings'] ?? '{}'), textMode: true})"
    )
    await ann.page.reload()
    told = ann.page.locator(".text.sheet")
    await expect(told).to_be_visible()
    text = await told.inner_text()
    assert "[" not in text, "a text is missing"
    for name in [*names, "Forward Airlocks", "Markers of the station", "Your kompromats"]:
        assert name in text or name in ("Drones", "Maintenance Clones"), name


def test_the_board_numbers_pawns_as_the_rules_do() -> None:
    """The board reads who acts from the order of characters.toml (see web/station.ts)."""
    printed = box("")
    order = [pawn for card in range(len(CHARACTER_IDS)) for pawn in printed.pawns_of[card]]
    assert order == list(range(len(PAWN_IDS) - 1))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_word_of_the_board_has_its_text(language: str) -> None:
    """Words that the board names outright, and those made of the printed abilities, actions and products."""
    words = Words(language, find("stationfall"))
    folder = Path(stationfall.__file__).parent
    sources = [path.read_text("utf-8") for path in (folder / "web").iterdir() if path.is_file()]
    named = {key for source in sources for key in re.findall(r"say\('([a-z][a-z0-9_-]+)'", source)}
    named |= {key for source in sources for key in re.findall(r"'((?:remark|role|state)-[a-z-]+)'", source)}
    named |= {f"ability-{ability}" for ability in ABILITY_IDS}
    for place in layout(""):
        named |= {f"action-{action}" for action in place.actions}
        named |= {f"made-{made.replace(':', '-')}" for made in place.make}
    assert len(named) > 150
    assert sorted(key for key in named if not words.has(key)) == []
    assert [ability for ability in ABILITY_IDS if not words.attribute(f"ability-{ability}", "does")] == []


NAMED = """() => {
  const box = each => each.getBoundingClientRect()
  const beside = (first, last, from, to) => first < to - 1 && from < last - 1
  const within = (a, b) => beside(a.left, a.right, b.left, b.right) && beside(a.top, a.bottom, b.top, b.bottom)
  const names = [...document.querySelectorAll('.plan .who')]
  const signs = [...document.querySelectorAll('.plan .sign svg, .plan .loose svg')].map(box)
  const size = name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a
  const covered = names.filter(name => signs.some(sign => within(box(name), sign))).length
  return { named: names.length, least: Math.min(...names.map(size)), covered }
}"""


async def test_names_under_pawns_are_readable_and_stand_on_nothing(visit: Any) -> None:
    ann = await open_recorded(visit, "stationfall", "nine_players", 0.05, width=1920, height=1080)
    told = await ann.page.evaluate(NAMED)
    assert told["named"] > 3 and told["covered"] == 0
    assert told["least"] >= 10
