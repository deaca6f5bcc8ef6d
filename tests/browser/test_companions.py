"""Every companion at phone size: its main act, a wrong entry taken back, nothing wider than it; the long
forms use each for a whole game."""

import json
import os
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from house import Visitor
from playwright.async_api import Locator, Page, TimeoutError, expect
from test_boxes import breaches

from safehouse.cli.leading import led_options
from safehouse.core.assist import Clerk, Led
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.tables.names import CHARACTER_IDS

PHONE = {"width": 360, "height": 740, "touch": True}
PICTURES = os.environ.get("SAFEHOUSE_SCREENSHOTS", "")
"""A folder for pictures of the pages, for whoever wants to judge them."""
TAKE_BACK = "Vzít poslední zadání zpět"


async def picture(person: Visitor, name: str) -> None:
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
    if PICTURES:
        await person.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)


async def begin(person: Visitor, game: str, companion: str, on_a_phone: bool = True, **options: str) -> None:
    await person.page.goto(f"/assist/{game}?as={companion}")
    await person.page.locator("button.big").wait_for()
    for more in await person.page.locator(".further > summary").all():
        await more.click()
    for name, value in options.items():
        await person.page.locator(f"select[name={name}]").select_option(value)
    if on_a_phone:
        await picture(person, f"{companion}-start")
    await person.page.locator("button.big").click()


class Desk:
    """A clerk's page as people use it: everything is picked by what it is called in Czech."""

    def __init__(self, person: Visitor, game: str, clerk: str, **options: Any) -> None:
        self.page = person.page
        self.found = person.page.locator(".found")
        companion = next(each for each in find(game).companions if each.id == clerk)
        assert isinstance(companion, Clerk)
        self.space = companion.space
        self.words = Words("cs", find(game))
        chosen = find(game).read_options(options)
        self.words.players = [self.words.say(key) for key in find(game).seat_names(chosen)]

    async def enter(self, *entries: str) -> None:
        """Entries as they are written; a kind stays open for the next of its sort."""
        for entry in entries:
            code = self.space.from_text(entry)
            kind = self.space.kind_of(code)
            name = self.words.attribute(f"entry-{kind.name}", "name")
            button = self.page.locator(".kinds").get_by_role("button", name=name, exact=True)
            if await button.get_attribute("aria-pressed") != "true":
                await button.click()
            values = self.page.get_by_role("group", name=name, exact=True)
            for argument, domain in kind.args:
                value = self.space.decode(code).args[argument]
                if domain.name == "seat":
                    called = self.words.player(int(value))
                else:
                    called = str(value) if isinstance(value, int) else self.words.name(domain, value)
                named = re.compile(f"^{re.escape(called)}$", re.IGNORECASE)
                await values.get_by_role("button", name=named).click()

    async def told(self, count: int) -> None:
        await expect(self.page.locator("ol li")).to_have_count(count)


SEED = "house"
"""What every table of the test server is dealt from."""


class Mirror:
    """The game that a led page shows, played along: which tasks people must see there."""

    def __init__(self, game: str, companion: str, people: int = 1, **options: str) -> None:
        self.game = find(game)
        led = next(each for each in self.game.companions if each.id == companion)
        assert isinstance(led, Led)
        self.led = led
        self.record = Record(self.game, led_options(self.game, led, people, dict(options)), SEED)
        self.people = [seat for seat in range(self.record.options.seats()) if seat not in led.program]
        names = [f"{number}. člověk" for number in range(1, people + 1)]
        self.words = Words.at_table("cs", self.game, self.record.options, names)
        self.starts: list[tuple[int, int]] = []
        """Of each entry, whose it was and how many events there were before it."""

    def play(self, seat: int, move: str) -> None:
        self.starts.append((seat, len(self.record.events)))
        self.record.play(seat, self.game.space.from_text(move))

    def undo(self) -> None:
        self.starts.pop()
        self.record.undo(self.record.steps[-1].seat, agreed=True)

    def tasks(self, seat: int) -> list[str]:
        """Those since the last entry of the team after which anything was said."""
        self.words.you = seat
        teams = self.game.teams(self.record.options)
        team = next(team for team in teams if seat in team)
        starts = [0, *(start for mover, start in self.starts if mover in team)]
        batches = zip(starts[::-1], [None, *starts[:0:-1]], strict=True)
        heard = (self._said(seat, first, last) for first, last in batches)
        return [task for task in next(filter(None, heard), []) if task]

    def _said(self, seat: int, first: int, last: int | None) -> list[str]:
        """What is said of these events, by its task; "" where nothing is to be moved."""
        book, turn, found = self.game.book, None, []
        for number, event in enumerate(self.record.events[:last]):
            told = book.to_json(event, seat)
            if told is None:
                continue
            if told["kind"] == "turn" and self.led.turn:
                turn = told[self.led.turn]
            if number < first:
                continue
            task = self.words.task(told)
            if self.led.is_said(told, task != "", self.people, turn):
                found.append(task)
        return found


async def tasks_agree(page: Page, mirror: Mirror, seat: int) -> None:
    await expect(page.locator(".all .log li")).to_have_count(len(mirror.record.told(seat)))
    await expect(page.locator(".news .do")).to_have_text(mirror.tasks(seat))


async def first_choice(page: Page, mirror: Mirror, seat: int) -> Locator:
    """Once the page asks what the mirror asks."""
    choice = page.locator(".next .choice:not(.greyed):visible").first
    legal = [re.escape(mirror.game.space.to_text(move)) for move in mirror.record.choices(seat)]
    await expect(choice).to_have_attribute("data-move", re.compile(f"^({'|'.join(legal)}) ?$"))
    return choice


async def enter_first(page: Page, mirror: Mirror, seat: int) -> None:
    """The first choice is made, on the page and in the mirror."""
    choice = await first_choice(page, mirror, seat)
    move = (await choice.get_attribute("data-move") or "").strip()
    await choice.click()
    mirror.play(seat, move)


async def test_clerks_at_a_phone(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page

    await begin(ann, "agent_avenue", "judge")
    desk = Desk(ann, "agent_avenue", "judge")
    await desk.enter("turn green codebreaker mole", "turn blue sentinel codebreaker")
    await expect(desk.found).to_contain_text("AA-5.66")
    await expect(page.locator(".plan")).to_contain_text("balíček")
    await expect(page.locator(".plan")).not_to_contain_text("nenabízejí")
    await page.locator("summary").first.click()
    await desk.told(2)
    spare = "found => found.map((each) => each.offsetHeight - each.firstElementChild.offsetHeight)"
    assert min(await page.locator("ol li").evaluate_all(spare)) >= 8, "entries of two lines touch"
    before = page.locator(".plan li.sheet")
    await expect(before).to_have_count(2)
    await expect(before.first).to_contain_text(desk.words.player(0))
    assert await breaches(page) == []
    await picture(ann, "judge")
    await desk.enter("turn green sentinel codebreaker")
    await desk.told(3)
    await page.get_by_role("button", name=TAKE_BACK).click()
    await desk.told(2)
    await page.reload()
    await page.locator("summary").first.click()
    await desk.told(2)
    await page.get_by_text("Na jiném telefonu").click()
    link = await page.get_by_role("textbox", name="Na jiném telefonu").input_value()
    bob = await visit("", language="cs", **PHONE)
    await bob.page.goto(link[link.index("/assist") :])
    await bob.page.locator("summary").first.click()
    await expect(bob.page.locator("ol li")).to_have_count(2)

    await page.goto("/assist/agent_avenue?as=judge")
    await page.locator("button.big").click()
    await expect(page.get_by_role("alert")).to_contain_text("údajů: 2")
    await page.get_by_role("link", name="Pokračovat, kde jste skončili").click()
    await page.locator("summary").first.click()
    await desk.told(2)

    await begin(ann, "infiltraitors", "mission", mission="T3")
    desk = Desk(ann, "infiltraitors", "mission", mission="T3")
    await page.get_by_role("button", name="Spustit hodiny").click()
    await expect(page.get_by_role("timer")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("timer")).to_be_visible()
    await desk.enter("catch 1", "clue 1 R4 vertical", "clue 1 K9 horizontal")
    await expect(desk.found).to_contain_text("IN-6.21")
    await expect(page.locator(".plan .piles .pile")).to_have_count(1)
    await expect(page.locator(".plan .acting")).to_have_count(0)
    await expect(page.locator(".plan li.sheet")).to_have_count(0)
    assert await breaches(page) == []
    await picture(ann, "mission")
    await page.locator("summary").first.click()
    await page.locator("ol li").first.get_by_role("button").click()
    await expect(page.locator(".refused")).to_be_visible()
    await desk.told(3)
    await desk.enter("shot 1 K9 right")
    await expect(page.locator(".refused")).to_contain_text("IN-5.204")

    await begin(ann, "stationfall", "scores", players="3", roster="first_game")
    desk = Desk(ann, "stationfall", "scores", players=3, roster="first_game")
    await desk.enter("identity red engineer", "identity blue exile", "identity yellow stowaway")
    await expect(desk.found).to_contain_text("SF-16.4.4.1")
    await expect(desk.found.locator(".big").filter(has_text="celkem")).to_have_count(3)
    await desk.enter("launched mcqueen", "ended engineer mcqueen", "cubes red cyborg 3")
    await expect(desk.found.locator("p").first).to_contain_text("SF-16.4.3")
    await page.locator(".plan button").first.click(trial=True)
    assert await breaches(page) == []
    await picture(ann, "scores")


async def test_the_clock_of_a_mission_runs_down_at_a_phone(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await page.clock.install()
    await begin(ann, "infiltraitors", "mission", mission="T3")
    desk = Desk(ann, "infiltraitors", "mission", mission="T3")
    await page.get_by_role("button", name="Spustit hodiny").click()
    await desk.enter("catch 1")
    await page.clock.fast_forward("14:30")
    await expect(page.get_by_role("timer")).to_have_text(re.compile("^0:(30|29|28)$"))
    await page.clock.fast_forward("00:31")
    await expect(desk.found).to_contain_text(desk.words.say("end-loss_time"))
    await expect(page.get_by_role("button", name="Spustit hodiny")).to_have_count(0)
    await expect(page.locator(".entry")).not_to_contain_text("Zadejte")
    await picture(ann, "mission-time")
    await page.get_by_role("button", name=TAKE_BACK).click()
    await expect(desk.found).not_to_contain_text(desk.words.say("end-loss_time"))


async def test_a_desk_beside_a_tall_board_keeps_its_size_on_a_laptop(visit: Any) -> None:
    ann = await visit("", language="cs")
    await begin(ann, "agent_avenue", "judge", on_a_phone=False, variant="team3")
    desk = Desk(ann, "agent_avenue", "judge", variant="team3")
    await desk.enter("turn green enforcer mole", "turn blue codebreaker sentinel")
    kinds = ann.page.locator(".kinds button")
    await expect(kinds.first).to_be_visible()
    heights = await kinds.evaluate_all("found => found.map((each) => each.offsetHeight)")
    assert max(heights) < 50, heights


async def test_what_is_for_the_experienced_is_folded_away(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    await ann.page.goto("/assist/infiltraitors")
    await expect(ann.page.locator("select[name=mission]")).to_be_visible()
    await expect(ann.page.get_by_label("Náboje (vlastní mise)")).to_be_hidden()
    await ann.page.get_by_text("Pro zkušené").click()
    await expect(ann.page.get_by_label("Náboje (vlastní mise)")).to_be_visible()


async def test_what_keeps_a_game_from_beginning_stands_beside_the_button(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "recruiter", mode="full", last_winner="recruiter")
    refused = page.locator("form").get_by_role("alert")
    await expect(refused).to_contain_text("Výhry v řadě")
    await expect(refused).to_be_in_viewport()
    await page.locator("[name=streak]").fill("1")
    word = {"json": {"code": "word_needed", "detail": ""}, "status": 403}
    await page.route("**/api/tables", lambda route: route.fulfill(**word), times=1)
    await page.locator("button.big").click()
    await page.get_by_label("Heslo domu").fill("any")
    await page.locator("button.big").click()
    await ann.wait_until_asked()
    ann.troubles.clear()  # the browser itself complains of the refusals


async def test_a_game_that_is_not_here_is_no_silent_server(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    await ann.page.goto("/assist/nosuchgame")
    await expect(ann.page.get_by_role("alert")).to_contain_text("Taková hra tu není.")
    ann.troubles.clear()  # the browser itself complains of the refusal


async def test_a_roster_is_ticked_and_found_by_a_few_letters(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await page.goto("/assist/stationfall?as=scores")
    await page.locator("select[name=players]").select_option("3")
    await page.locator("select[name=roster]").select_option("chosen")
    roster = page.locator("[data-option=characters]")
    await roster.locator("summary").click()
    search = roster.get_by_role("searchbox")
    ticked = roster.locator("[aria-pressed=true]")
    words = Words("cs", find("stationfall"))
    for number, character in enumerate(CHARACTER_IDS[: SETUP.row(3).characters], 1):
        called = words.say(f"character-{character}")
        await search.fill(called.lower())
        await roster.get_by_role("button", name=called, exact=True).click()
        await expect(ticked).to_have_count(number)
    await search.fill("zzz")
    await expect(roster).to_contain_text("Nic takového tu není")
    await search.fill("")
    await picture(ann, "roster")
    await page.locator("button.big").click()
    await expect(page.locator("[data-kind=ended]")).to_be_visible()
    await expect(page.locator("[data-kind=in_play]")).to_have_count(0)


async def test_echo_and_the_station_are_led_at_a_phone(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    for game, companion in (("in_too_deep", "echo"), ("stationfall", "station")):
        await begin(ann, game, companion)
        await ann.wait_until_asked()
        mirror = Mirror(game, companion)
        await tasks_agree(page, mirror, 0)
        for _ in range(12):
            await enter_first(page, mirror, 0)
            await tasks_agree(page, mirror, 0)
        await page.reload()
        await tasks_agree(page, mirror, 0)
        await page.get_by_text("Všechno, co zatím zaznělo").click()
        assert await page.locator(".all .task").count() >= await page.locator(".news .do").count()
        await picture(ann, companion)
        events = mirror.record.told(0)
        mirror.undo()
        undone = [told for told in events[len(mirror.record.told(0)) :] if mirror.words.task(told)]
        await page.get_by_role("button", name=TAKE_BACK).click()
        await tasks_agree(page, mirror, 0)
        put_back = page.locator(".back-again li")
        await expect(put_back).to_have_text([mirror.words.event(told) for told in reversed(undone)])
        await has_only_what_came_last(visit, page, mirror)


async def has_only_what_came_last(visit: Any, page: Page, mirror: Mirror) -> None:
    """A device that joins in the middle is told no more than what came of the last turns."""
    await page.get_by_text("Každý na svém telefonu").click()
    await page.locator("details", has_text="Každý na svém telefonu").get_by_role("button").first.click()
    link = await page.get_by_role("textbox", name="Odkaz na místo").input_value()
    other = (await visit("", language="cs", **PHONE)).page
    await other.goto(link[link.index("/assist") :])
    await expect(other.locator(".all .log li")).to_have_count(len(mirror.record.told(0)))
    said = await other.locator(".news .do").all_inner_texts()
    assert 0 < len(said) < len([told for told in mirror.record.told(0) if mirror.words.task(told)])


async def test_a_question_at_a_phone_does_not_touch_the_edge_of_its_sheet(visit: Any) -> None:
    ann = await visit("", **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "recruiter", mode="training")
    await ann.wait_until_asked()
    sheet = await page.locator(".next").bounding_box()
    question = await page.locator(".next h2").bounding_box()
    assert sheet and question
    assert question["y"] - sheet["y"] >= 6, (sheet, question)


async def make_the_last_move(visit: Any, game: str, companion: str, recorded: str) -> Visitor:
    """A recorded game, led on a phone from before its last move on; that one is made."""
    save = json.loads((find(game).folder / "tests" / "golden" / f"{recorded}.json").read_text())
    before = len(save["moves"]) - 1
    seat, move = save["moves"][before].split(" ", 1)
    seats = find(game).read_options(save["options"]).seats()
    held = [{"held": "me" if each == int(seat) else "bot"} for each in range(seats)]
    ann: Visitor = await visit("", **PHONE)
    page = ann.page
    await page.goto("/about")
    branch = {"save": save, "entries": before, "seats": held}
    made = await (await page.request.post("/api/branches", data=branch)).json()
    token = made["seats"][0]["token"]
    await page.goto(f"/assist/{game}?as={companion}&table={made['table']}#{token}")
    await expect(page.locator("p.facts")).not_to_be_empty()
    await page.locator(f'.next .choice[data-move^="{move}"]').click()
    await expect(page.get_by_role("button", name="Play again with the same people")).to_be_visible()
    return ann


async def test_a_game_that_is_over_does_not_say_how_it_is_won(visit: Any) -> None:
    """It says who has won, also where that is a part and no name."""
    page = (await make_the_last_move(visit, "mind_mgmt", "recruiter", "training_capture")).page
    await expect(page.locator(".news")).to_contain_text("The Recruiter is captured. Winner: ")
    await expect(page.locator("p.facts")).to_be_empty()


async def test_of_many_points_the_end_of_a_led_game_says_the_sums(visit: Any) -> None:
    """All the others, with their clauses, are there for whoever unfolds them."""
    ann = await make_the_last_move(visit, "stationfall", "station", "explosion")
    page = ann.page
    await expect(page.locator(".news .said").first).to_contain_text("Winner: ")
    sums = page.locator(".news .said:not(.big)")
    await expect(sums).to_have_count(4)
    for said in await sums.all_inner_texts():
        assert " in all: " in said or "cannot win" in said
    await page.get_by_text("All the points").click()
    await expect(page.locator(".counted")).to_contain_text("SF-16")
    await picture(ann, "station-counted")


async def test_two_people_play_a_led_game_on_a_phone_each(visit: Any) -> None:
    ann, bob = await visit("", language="cs", **PHONE), await visit("", language="cs", **PHONE)
    await begin(ann, "mind_mgmt", "secret_map", mode="training")
    mirror = Mirror("mind_mgmt", "secret_map", 2, mode="training")
    await ann.page.locator(".curtain").get_by_role("button").click()
    await ann.page.get_by_text("Každý na svém telefonu").click()
    await ann.page.get_by_role("button", name="2. člověk: ukázat kód").click()
    await expect(ann.page.get_by_role("img", name="Odkaz na místo: 2. člověk")).to_be_visible()
    link = await ann.page.get_by_role("textbox", name="Odkaz na místo: 2. člověk").input_value()
    await bob.page.goto(link[link.index("/assist") :])
    await ann.page.get_by_role("button", name="2. člověk má svůj telefon").click()
    asked = {0: ann, 1: bob}
    for _ in range(14):
        (seat,) = mirror.record.pending()
        await asked[seat].wait_until_asked()
        await enter_first(asked[seat].page, mirror, seat)
        for other, person in asked.items():
            await tasks_agree(person.page, mirror, other)
            await expect(person.page.locator(".curtain")).to_have_count(0)
    assert {entry[0] for entry in mirror.record.entries} == {"0", "1"}
    await picture(bob, "own-phone")
    last = mirror.record.steps[-1].seat
    await asked[1 - last].page.get_by_role("button", name=TAKE_BACK).click()
    mirror.undo()
    for other, person in asked.items():
        await tasks_agree(person.page, mirror, other)


async def test_what_is_folded_of_a_long_decision_can_be_chosen(visit: Any) -> None:
    """The Recruiter's turn in the full game: a step, or one of the many moves of an Immortal."""
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "secret_map", mode="full")
    mirror = Mirror("mind_mgmt", "secret_map", 2, mode="full")
    folded = page.locator(".next details:has(.choice)")
    at_screen = None
    for _ in range(60):
        (seat,) = mirror.record.pending()
        if at_screen != seat:
            await page.locator(".curtain").get_by_role("button").click()
        at_screen = seat
        await first_choice(page, mirror, seat)
        if await folded.count():
            break
        await enter_first(page, mirror, seat)
    await expect(folded.first).to_be_visible()
    told = await page.locator(".all .log li").count()
    await folded.first.locator("summary").click()
    await folded.first.locator(".choice").first.click()
    await page.locator(".next .choice:not(.greyed):visible").first.click()
    await expect(page.locator(".all .log li")).not_to_have_count(told)


async def test_a_person_as_the_recruiter_hands_the_phone_over_and_makes_up_for_a_mistake(visit: Any) -> None:
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "secret_map", mode="training")
    curtain = page.locator(".curtain")
    for _ in range(2):
        await curtain.get_by_role("button").click()
        await ann.wait_until_asked()
        await page.reload()
    await curtain.get_by_role("button").click()
    for _ in range(60):
        if await curtain.is_visible():
            break
        with suppress(TimeoutError):  # the list is drawn anew, or gone behind the curtain
            await page.locator(".next .choice:not(.greyed):visible").first.click(timeout=1000)
    await expect(curtain).to_be_visible()
    await picture(ann, "handed-over")
    await expect(page.locator(".city")).to_have_count(0)
    await curtain.get_by_role("button").click()
    await ann.wait_until_asked()
    await expect(page.locator(".news")).to_contain_text("Potvrzeno")
    await picture(ann, "secret_map")

    await page.get_by_role("button", name="Ohlásit chybu").click()
    await expect(page.locator(".city")).to_have_count(0)
    await curtain.get_by_role("button").click()
    visited = page.get_by_role("group", name="Ohlásit chybu").get_by_role("button")
    place = await visited.first.inner_text()
    await visited.first.click()
    await picture(ann, "mistake")
    await page.get_by_role("button", name="Napravit chybu").click()
    await curtain.get_by_role("button").click()
    await expect(page.locator(".news")).to_contain_text(place)
    await page.get_by_role("button", name=TAKE_BACK).click()
    await expect(page.locator(".news")).not_to_contain_text(f"Potvrzeno: {place}")


# ---------------------------------------------------------------------- whole games


def played(game: str, seed: str, **options: Any) -> Record:
    record = Record(find(game), find(game).read_options(options), seed)
    random = Stream(seed)
    while record.pending():
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.choices(seat)))
    return record


def judged(record: Record) -> Iterable[str]:
    from safehouse.games.agent_avenue.tests.test_assist import turns_told

    start = next(str(event["side"]) for event in record.told(WATCHER) if event["kind"] == "starts")
    return [entry for turn in turns_told(record, start) for entry in turn]


def clues(record: Record) -> Iterable[str]:
    from safehouse.games.infiltraitors.tests.test_assist import told
    from safehouse.games.infiltraitors.view import InfiltraitorsView

    seen = record.view(WATCHER)
    assert isinstance(seen, InfiltraitorsView)
    return [entry for deed in seen.deeds for entry in told(deed, seen)]


def final_position(record: Record) -> Iterable[str]:
    from safehouse.games.stationfall.rules.state import Stationfall
    from safehouse.games.stationfall.tests.test_assist import read_off

    truth = record.truth()
    assert isinstance(truth, Stationfall)
    return read_off(truth)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "clerk", "options", "said"),
    [
        ("agent_avenue", "judge", {"mode": "advanced"}, judged),
        ("infiltraitors", "mission", {"mission": "5", "agents": "3"}, clues),
        ("stationfall", "scores", {"players": "3"}, final_position),
    ],
)
async def test_a_clerk_is_told_a_whole_game(
    visit: Any, game: str, clerk: str, options: dict[str, str], said: Any
) -> None:
    record = played(game, "told", **options)
    result = record.result()
    assert result is not None
    ann = await visit("", language="cs", **PHONE)
    await begin(ann, game, clerk, **options)
    desk = Desk(ann, game, clerk, **options)
    entries = list(said(record))
    for entry in entries:
        await desk.enter(entry)
        await expect(ann.page.locator(".refused")).to_have_count(0)
    await ann.page.locator("summary").first.click()
    await desk.told(len(entries))
    ends = (desk.words.say(f"end-{result.reason}"), desk.words.result(result)[0])
    text = await desk.found.inner_text()
    assert any(end in text for end in ends), text
    await picture(ann, f"{clerk}-whole")


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("game", "companion", "people", "options"),
    [
        ("mind_mgmt", "secret_map", 2, {"mode": "training"}),
        ("in_too_deep", "echo", 1, {}),
        ("stationfall", "station", 1, {"roster": "first_game"}),
    ],
)
async def test_a_game_is_led_to_its_end_at_a_phone(
    visit: Any, game: str, companion: str, people: int, options: dict[str, str]
) -> None:
    """At every question the page shows the tasks that the rules give."""
    ann = await visit("", language="cs", **PHONE)
    page = ann.page
    await begin(ann, game, companion, **options)
    over = page.get_by_role("button", name="Hrát znovu ve stejném složení")
    curtain = page.locator(".curtain").get_by_role("button")
    mirror = Mirror(game, companion, people, **options)
    at_screen: int | None = None
    shown = 0
    while mirror.record.pending():
        (seat,) = mirror.record.pending()
        if at_screen != seat and people > 1:
            await curtain.click()
        at_screen = seat
        await tasks_agree(page, mirror, seat)
        await enter_first(page, mirror, seat)
        shown += 1
        if shown % 40 == 0:
            await picture(ann, f"{companion}-{shown}")
    await expect(over).to_be_visible()
    await picture(ann, f"{companion}-end")


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("cs", {"mode": "training"}),
        ("en-GB", {"mode": "full", "opened_recruiter": "4", "opened_agents": "4", "level": "easy"}),
    ],
)
async def test_the_recruiter_is_played_to_the_end_at_a_phone(
    visit: Any, language: str, options: dict[str, str]
) -> None:
    """What a bot decides here nobody can foresee. The full game goes with SHIFT."""
    ann = await visit("", language=language, **PHONE)
    page = ann.page
    await begin(ann, "mind_mgmt", "recruiter", **options)
    over = page.get_by_role("button", name=re.compile("Hrát znovu ve stejném složení|Play again"))
    choice = page.locator(".next .choice:not(.greyed):visible").first
    deadline = time.monotonic() + 580
    while not await over.is_visible():
        assert time.monotonic() < deadline, "the game takes too long"
        await expect(over.or_(choice).first).to_be_visible()
        with suppress(TimeoutError):  # the page may change under the hand; look again
            await choice.click(timeout=2000)
    await picture(ann, f"recruiter-{options['mode']}-end")
