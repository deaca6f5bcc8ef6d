"""MIND MGMT in real browsers: both sides to the end, what each was sent, the heat layer, the assistant."""

import json
import re
import time
from typing import Any

import msgspec
from house import Visitor, open_recorded
from playwright.async_api import expect
from test_reading import needs_axe, serious_faults

from safehouse.core.save import parse, start
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import BOARD

PHONE = {"width": 360, "height": 740, "touch": True}
CHOOSE = """wish => {
    const all = [...document.querySelectorAll('.choice:not(.greyed)')]
    const found = all.filter(each => each.offsetParent && !each.closest('details'))
    const wanted = found.filter(each => wish.some(kind => (each.dataset.move ?? '').startsWith(kind)))
    const from = wanted.length ? wanted : found
    if (!from.length) return ''
    window.drawn = ((window.drawn ?? 7) * 48271) % 2147483647
    const chosen = from[window.drawn % from.length]
    chosen.click()
    return chosen.dataset.move || 'part'
}"""
SECRET_WORDS = ("trail", "hand", "contacts", "unannounced", "second_gained")
SECRET_EVENTS = {kind.name for kind in GAME.book.kinds if kind.private}


class Listener:
    """Every frame a page receives, with what it asked before it."""

    def __init__(self, person: Visitor) -> None:
        self.frames: list[dict[str, Any]] = []
        person.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame))),
        )

    def positions(self) -> list[dict[str, Any]]:
        return [frame["position"] for frame in self.frames if frame.get("position")]

    def events(self) -> list[dict[str, Any]]:
        return [event for frame in self.frames for event in (*frame.get("events", ()), *frame.get("log", ()))]


async def open_table(person: Visitor, seats: list[dict[str, str]], **options: object) -> tuple[str, list[str]]:
    """A table by the interface, so that every option can be chosen; its id and the tokens of seats held."""
    await person.page.goto("/")
    made = await person.page.evaluate(
        """async ([options, seats]) => {
            const body = JSON.stringify({ game: 'mind_mgmt', options, seats })
            const headers = { 'content-type': 'application/json' }
            return (await fetch('/api/tables', { method: 'POST', body, headers })).json()
        }""",
        [options, seats],
    )
    return made["table"], [seat["token"] for seat in made["seats"]]


async def play_on(people: list[Visitor], wishes: list[list[str]], until: str, seconds: float = 280) -> None:
    """Each asked page chooses by its wishes, else anything, until one of them shows `until`."""
    deadline = time.monotonic() + seconds
    while True:
        assert time.monotonic() < deadline, "the game takes too long"
        for person, wish in zip(people, wishes, strict=True):
            if await person.page.locator(until).count():
                return
            if await person.page.evaluate(CHOOSE, wish):
                await person.page.wait_for_timeout(20)
        await people[0].page.wait_for_timeout(10)


RECRUITER_WISHES = ["step", "slip", "end_turn", "announce", "answer", "start_at", "place_"]
AGENT_WISHES = ["ask ", "ask_", "reveal", "activate", "end_activation", "place_", "take_agent"]


async def test_a_whole_game_tells_neither_side_what_it_must_not_know(visit: Any) -> None:
    recruiter, agents = await visit("Karl"), await visit("Meru")
    heard = {0: Listener(recruiter), 1: Listener(agents)}
    table, tokens = await open_table(
        recruiter, [{"held": "me", "name": "Karl"}, {"held": "me", "name": "Meru"}]
    )
    await recruiter.page.goto(f"/t/{table}#{tokens[0]}")
    await agents.page.goto(f"/t/{table}#{tokens[1]}")
    await play_on([recruiter, agents], [RECRUITER_WISHES, AGENT_WISHES], ".end h2")
    for person in (recruiter, agents):
        await expect(person.end()).to_be_visible()
    reasons = {await person.end().locator("h2 + p").inner_text() for person in (recruiter, agents)}
    assert len(reasons) == 1
    save = await agents.page.evaluate(f"fetch('/api/tables/{table}/save').then(answer => answer.text())")

    record = start(parse(save.encode()))
    views: dict[int, set[bytes]] = {0: set(), 1: set()}
    for entry in [None, *parse(save.encode()).moves]:
        if entry is not None:
            record.enter(entry)
        for seat in views:
            views[seat].add(msgspec.json.encode(msgspec.json.decode(record.view_bytes(seat)), order="sorted"))
    for seat, listener in heard.items():
        assert len(listener.positions()) > 30
        told = record.told(seat)
        for position in listener.positions():
            assert msgspec.json.encode(position["view"], order="sorted") in views[seat]
        assert all(event in told for event in listener.events())
    before_the_end = [each for each in heard[1].positions() if not each["view"]["over"]]
    trail = heard[0].positions()[-1]["view"]["secret"]["trail"]
    assert len(trail) >= 6
    for position in before_the_end:
        assert position["view"]["secret"] is None
        assert not any(f'"{word}"' in json.dumps(position) for word in SECRET_WORDS)
        assert not any(choice["kind"] in ("step", "slip", "start_at") for choice in position["moves"])
    card = heard[1].positions()[-1]["view"]["secret"]["recruiter"]
    was = Words("en", GAME).say(f"recruiter-{card}")
    await expect(agents.page.locator(".seats > li").first).to_contain_text(f"Card: {was}")
    hidden = {event["kind"] for event in record.told(0)} - {event["kind"] for event in record.told(1)}
    assert {"stepped", "feature_drawn"} <= hidden <= SECRET_EVENTS
    assert not hidden & {event["kind"] for event in heard[1].events()}


async def test_what_the_recruiter_decides_in_secret_makes_no_frame(visit: Any) -> None:
    recruiter, agents = await visit("Karl"), await visit("Meru")
    heard = Listener(agents)
    table, tokens = await open_table(recruiter, [{"held": "me", "name": "K"}, {"held": "me", "name": "M"}])
    await recruiter.page.goto(f"/t/{table}#{tokens[0]}")
    await agents.page.goto(f"/t/{table}#{tokens[1]}")
    await expect(agents.page.locator("#question")).to_be_visible()
    await play_on([recruiter, agents], [["place_mayhem"], ["place_mayhem"]], '.choice[data-move^="choose_rec"]')
    chosen: list[str] = []
    await agents.page.wait_for_timeout(500)  # the frame of the last token is on its way
    frames = len(heard.positions())
    while chosen.count("step") < 3:
        move = await recruiter.page.evaluate(CHOOSE, ["choose_recruiter", "start_at", "return_feature", "step"])
        chosen.append(move.split(" ")[0])
        await recruiter.page.wait_for_timeout(200)
    assert {"choose_recruiter", "start_at"} <= set(chosen)
    assert len(heard.positions()) == frames
    await recruiter.page.evaluate(CHOOSE, ["step"])
    await expect(agents.log().last).to_contain_text("During set-up")
    assert not {event["kind"] for event in heard.events()} & SECRET_EVENTS


async def test_own_features_are_circled_and_crossed_out_and_the_preview_knows_it(visit: Any) -> None:
    recruiter, agents = await visit("Karl"), await visit("Meru")
    heard = Listener(recruiter)
    table, tokens = await open_table(recruiter, [{"held": "me", "name": "K"}, {"held": "me", "name": "M"}])
    await recruiter.page.goto(f"/t/{table}#{tokens[0]}")
    await agents.page.goto(f"/t/{table}#{tokens[1]}")
    posts, starts = ("B2", "E2", "B6", "E6"), ("A2", "F2", "A6", "F6")
    people = [recruiter, agents]
    hiding = [*(f"place_immortal {post}" for post in posts), *RECRUITER_WISHES]
    seeking = [*(f"place_agent {start}" for start in starts), "activate", "place_"]
    await play_on(people, [hiding, seeking], '.choice[data-move^="end_activation"]')
    circles, crosses = (
        recruiter.page.locator('[data-own="hidden"]'),
        recruiter.page.locator('[data-own="shown"]'),
    )
    await expect(circles).to_have_count(15)
    await expect(agents.page.locator("[data-own]")).to_have_count(0)
    hand = heard.positions()[-1]["view"]["secret"]["hand"]
    await play_on(
        people, [hiding, [f"shakedown {hand[0]}", *(f"move {post}" for post in posts)]], '[data-own="shown"]'
    )
    await expect(circles).to_have_count(10)
    await expect(crosses).to_have_count(5)
    await play_on(people, [["answer"], ["end_activation", "leave_immortal"]], '.choice[data-move^="step"]')
    for step in await recruiter.page.locator('.choice[data-move^="step"]').all():
        place = (await step.get_attribute("data-move") or "").split()[1]
        contacts = len({*FEATURES_AT[place]} & {*hand[1:]})
        assert await step.locator("small", has_text="contacts").count() == (1 if contacts else 0), place


FEATURES_AT = {place.id: place.features for place in BOARD.location}


async def test_the_heat_layer_is_the_same_for_both_sides_and_can_be_agreed_away(visit: Any) -> None:
    recruiter, agents = await visit("Karl"), await visit("Meru", **PHONE)
    seats = [{"held": "me", "name": "K"}, {"held": "me", "name": "M"}]
    table, tokens = await open_table(recruiter, seats, mode="training")
    await recruiter.page.goto(f"/t/{table}#{tokens[0]}")
    await agents.page.goto(f"/t/{table}#{tokens[1]}")
    await play_on([recruiter, agents], [RECRUITER_WISHES, ["place_"]], '.choice[data-move^="activate"]')
    shown = []
    for person in (agents, recruiter):
        await expect(person.page.locator(".shares")).to_have_count(0)
        await person.page.locator("input[name=heat]").check()
        await expect(person.page.locator(".heat .hush")).to_contain_text("Exact")
        shown.append(await person.page.locator(".shares .share text").all_text_contents())
    assert shown[0] == shown[1]
    numbers = [int(re.sub(r"\D", "", text)) for text in shown[0]]
    assert 60 <= sum(numbers) <= 140
    slider = recruiter.page.locator(".heat input[type=range]")
    await slider.fill("1")
    await expect(recruiter.page.locator(".heat")).to_contain_text("1:00")
    described = await recruiter.page.locator("[data-location]").first.get_attribute("aria-label")
    assert "possible at 1:00" in str(described)
    assert await agents.page.evaluate("document.documentElement.scrollWidth") <= 360
    await recruiter.page.get_by_role("button", name="Menu").click()
    await recruiter.page.get_by_label("Table in words").check()
    await recruiter.page.keyboard.press("Escape")
    await recruiter.page.get_by_role("button", name="What can be deduced from all this?").click()
    words = recruiter.page.locator(".text section", has_text="Where the Recruiter is now").locator("li")
    await expect(words.first).to_contain_text("Exact")
    assert sorted(line.split(": ")[1] for line in (await words.all_text_contents())[1:]) == sorted(shown[0])
    await recruiter.page.get_by_role("button", name="Menu").click()
    await recruiter.page.get_by_label("Table in words").uncheck()

    without, tokens = await open_table(recruiter, seats, mode="training", heat_layer=False)
    await recruiter.page.goto(f"/t/{without}#{tokens[0]}")
    await recruiter.wait_until_asked()
    await expect(recruiter.page.locator("input[name=heat]")).to_have_count(0)


@needs_axe
async def test_axe_finds_nothing_serious_in_the_city(visit: Any) -> None:
    recruiter, agents = await visit("Karl"), await visit("Meru", language="cs", **PHONE)
    table, tokens = await open_table(recruiter, [{"held": "me", "name": "K"}, {"held": "me", "name": "M"}])
    await recruiter.page.goto(f"/t/{table}#{tokens[0]}")
    await agents.page.goto(f"/t/{table}#{tokens[1]}")
    await play_on([recruiter, agents], [RECRUITER_WISHES, ["place_"]], '.choice[data-move^="activate"]')
    for person in (recruiter, agents):
        await person.page.locator("input[name=heat]").check()
        await expect(person.page.locator(".shares .share").first).to_be_visible()
        assert await serious_faults(person) == []
        assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_program_is_the_recruiter_for_people_at_a_real_table(visit: Any) -> None:
    ann = await visit("", **PHONE)
    page = ann.page
    await page.goto("/")
    await page.get_by_role("link", name="Have the box? The program plays the Recruiter.").click()
    await page.locator("select[name=mode]").select_option("training")
    await page.locator("select[name=people]").select_option("2")
    await page.locator("select[name=level]").select_option("easy")
    await page.get_by_label("Person 2").fill("Bob")
    await page.get_by_role("button", name="Begin").click()
    await ann.wait_until_asked()
    await expect(page.locator(".news")).to_contain_text("Put")
    await play_on([ann], [["place_", "activate"]], '.choice[data-move^="ask "]')
    await ann.choose("ask ")
    await expect(page.locator(".news .big").first).to_contain_text("Asked about")
    await expect(page.locator(".news .do").first).to_contain_text(re.compile("Put (a|no)"))
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    answered = await page.locator(".news .big").first.text_content()
    await page.get_by_role("button", name="Take the last entry back").click()
    await expect(page.locator('.choice[data-move^="ask "]').first).to_be_visible()
    await expect(page.locator(".news .back-again")).to_contain_text(answered or "?")
    await expect(page.locator(".news .line", has_text=answered or "?")).to_have_count(0)
    await ann.choose("ask ")
    await page.locator("input[name=notes]").check()
    await page.locator("[data-location]").nth(20).click()
    await expect(page.locator(".piece.note")).to_have_count(1)
    await page.locator("input[name=notes]").uncheck()
    await page.get_by_text("Fingerprints of what is secret").click()
    await expect(page.locator(".prints code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
    address = page.url
    await page.goto("/assist/mind_mgmt")
    await page.get_by_role("link", name="Go on where you stopped").click()
    assert page.url == address
    await play_on([ann], [AGENT_WISHES], ".ways a[href^='/replay/']", seconds=120)
    await expect(page.locator(".news .big").first).to_contain_text("Winner")
    assert await page.locator(".prints code").count() >= 2
    await expect(page.locator(".prints .verdict")).to_contain_text("agree: what was secret stayed the same")
    await page.get_by_role("button", name="Play again with the same people").click()
    await page.wait_for_url(lambda url: "table=" in url and url != address)
    await ann.wait_until_asked()
    await expect(page.locator(".next")).to_be_visible()


@needs_axe
async def test_axe_finds_nothing_serious_at_the_assistant(visit: Any) -> None:
    ann = await visit("")
    await ann.page.goto("/assist/mind_mgmt")
    await ann.page.get_by_role("button", name="Begin").wait_for()
    assert await serious_faults(ann) == []
    await ann.page.get_by_role("button", name="Begin").click()
    await ann.wait_until_asked()
    assert await serious_faults(ann) == []
    assert GAME.id in ann.page.url


async def test_what_is_typed_after_laying_a_note_goes_on_it(visit: Any) -> None:
    page = (await open_recorded(visit, "mind_mgmt", "radio_silence_and_shifting_streets_capture", 0.85)).page
    await page.locator("input[name=notes]").check()
    notes, written = page.locator(".piece.note"), page.locator(".noting select")
    for count, (place, typed, label) in enumerate((("C4", "12", "h12"), ("E5", "7", "h7")), start=1):
        await page.locator(f'[data-location="{place}"]').click()
        await expect(notes).to_have_count(count)
        await expect(written).to_be_focused()
        await expect(page.locator("section.noting")).to_contain_text(place)
        await page.keyboard.type(typed, delay=60)
        await expect(written).to_have_value(label)
        await expect(page.locator(".inspector")).to_have_count(0)
