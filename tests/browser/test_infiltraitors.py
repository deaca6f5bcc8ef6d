"""A person and bots win missions of Infiltraitors at the board, and the person sees nothing secret."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from house import Visitor, open_recorded
from playwright.async_api import TimeoutError, WebSocket, expect
from test_reading import needs_axe, serious_faults

from safehouse.core.random import Stream
from safehouse.core.save import parse, start
from safehouse.core.words import Words
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.bots import BOTS

WORDS = Words("en", GAME, strict=True)


class Agent:
    """A person who thinks as the bot `greedy` does, from the frames this browser gets, and plays with the
    mouse on the board alone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.frames: list[dict[str, Any]] = []
        self.table = ""
        self.used: set[str] = set()
        self._mind = BOTS["greedy"](GAME)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    async def sit_down(self, bot: str = "greedy", **options: Any) -> None:
        """In the first seat, bots in all others."""
        others = [{"held": "bot", "bot": bot}] * (GAME.read_options(options).seats() - 1)
        seats = [{"held": "me", "name": "Ann"}, *others]
        table = {"game": "infiltraitors", "options": options, "seats": seats}
        answer = await self.page.request.post("/api/tables", data=table)
        assert answer.status == 201, await answer.text()
        made = await answer.json()
        self.table = made["table"]
        await self.page.goto(f"/t/{self.table}#{made['seats'][0]['token']}")
        await expect(self.page.locator(".desk")).to_be_visible()

    @property
    def position(self) -> dict[str, Any]:
        return next(frame["position"] for frame in reversed(self.frames) if "position" in frame)

    def over(self) -> bool:
        return any(frame["type"] == "over" for frame in self.frames)

    async def play(
        self, until: Callable[[dict[str, Any]], bool] = lambda position: False, seconds: float = 240
    ) -> None:
        """To the end, or until this holds of a position in which the person is asked."""
        deadline = time.monotonic() + seconds
        while not self.over():
            assert time.monotonic() < deadline, "the mission takes too long"
            position = self.position
            if position["moves"]:
                if until(position):
                    return
                await self._decide(position)
            await self.page.wait_for_timeout(30)

    async def _decide(self, position: dict[str, Any]) -> None:
        view = GAME.read_view(json.dumps(position["view"]).encode())
        codes = [choice["code"] for choice in position["moves"]]
        move = GAME.space.decode(self._mind.choose(view, codes, Stream("ann")))
        self.used.add(move.kind)
        for _ in range(3):
            await self.shut_the_moment()
            with suppress(TimeoutError):  # the list may be drawn anew under the pointer
                await self._click(move.kind, **move.args)
            deadline = time.monotonic() + 15
            while time.monotonic() < deadline:
                if self.over() or self.position["mark"] != position["mark"]:
                    return
                await self.page.wait_for_timeout(20)
        raise AssertionError(f"the click for {move} did nothing")

    async def shut_the_moment(self) -> None:
        button = self.page.locator(".shot button")
        while await button.count():
            with suppress(TimeoutError):  # it also goes by itself
                await button.first.click(timeout=1000)
            await self.page.wait_for_timeout(20)

    async def _click(
        self, kind: str, card: str = "", target: int = 0, count: int = 0, place: int = 0, **name: Any
    ) -> None:
        find = self.page.locator
        said = f'[aria-label="{WORDS.say(f"card-{card}")}"]' if card else ""
        if kind == "exchange" and card.endswith("S"):
            await self._ask_with_special_card(card, target)
            return
        if kind in ("give", "exchange", "discard"):
            await find(f".hand button.card:has({said})").click()
        match kind:
            case "catch":
                await find(".middle button.pile.open").first.click()
            case "wait":
                await find(".middle .hq").click()
                if await find(".waits button").count():
                    await find(".waits button").nth(count).click()
            case "give":
                await find(".acts button", has_text="To my suspect").click()
            case "exchange":
                await find(".acts button", has_text=f"To {self._player(target)}").click()
            case "discard":
                await find(".acts button", has_text="Discard").click()
            case "eliminate":
                place_of = self.page.get_by_role("group", name=self._player(target), exact=True)
                await place_of.locator("button.suspect").click()
            case "name":
                text = WORDS.move(GAME.space.code("name", **name))
                await find(f'.naming .square:has(.unseen:text-is("{text}"))').click()
                await find(".naming .main").click()
            case "take":
                await find(f".tray .one.open:has({said})").click()
            case "take_down":
                label = WORDS.move(GAME.space.code("take_down", place=place))
                await find(f'.tray .one.open[aria-label="{label}"]').click()
            case "decline_reward":
                await find(".tray > .button").click()
            case _:
                raise AssertionError(f"no click for {kind}")

    async def _ask_with_special_card(self, card: str, target: int) -> None:
        """It lies in the middle; touching it leaves its uses in the list, or plays the only one."""
        mark = self.position["mark"]
        await self.page.locator(f'.laid button:has([aria-label="{WORDS.say(f"card-{card}")}"])').click()
        choice = self.visitor.choice(f"exchange {card} {target}")
        while self.position["mark"] == mark and not await choice.count():
            await self.page.wait_for_timeout(20)
        if self.position["mark"] == mark:
            await choice.click()

    def _player(self, seat: int) -> str:
        return "Ann" if seat == 0 else WORDS.say(f"agent-{seat + 1}")


async def check_frames(agent: Agent) -> None:
    """The views and events received are, one after another, exactly those the rules give to this seat; and
    card by card no hand and no suspect of anybody else is in them."""
    answer = await agent.page.request.get(f"/api/tables/{agent.table}/save")
    save = parse(await answer.body())
    record = start(save)
    allowed = [json.loads(record.view_bytes(0))]
    for entry in save.moves:
        record.enter(entry)
        allowed.append(json.loads(record.view_bytes(0)))
    at, log = 0, []
    for frame in agent.frames:
        if frame["type"] == "welcome":
            log = frame["log"]
        elif frame["type"] == "update":
            log = log[: len(log) - frame["undone"]] + frame["events"]
        if "position" not in frame:
            continue
        view = frame["position"]["view"]
        at = allowed.index(view, at)
        if not view["over"]:
            assert all(card is None for hand in view["hands"][1:] for card in hand if card not in known(view))
            assert all(stand["card"] is None for stand in view["stands"][1:])
            assert view["row"] == [None] * len(view["row"])
    assert at == len(allowed) - 1
    assert log == record.told(0)


def known(view: dict[str, Any]) -> set[str]:
    """Cards of hands that everybody saw taken."""
    return {card for cards in view["open_cards"] for card in cards}


async def test_a_mission_is_won_with_bots_at_the_board(visit: Any) -> None:
    ann = Agent(await visit("Ann"))
    await ann.sit_down(mission="1", agents=3)
    await ann.play()
    await ann.shut_the_moment()
    await expect(ann.visitor.end()).to_contain_text("Mission accomplished", ignore_case=True)
    assert {"catch", "eliminate", "name"} < ann.used and ann.used & {"give", "exchange"}
    await check_frames(ann)


def test_the_frame_check_knows_the_cards_of_a_hand() -> None:
    view = {"open_cards": [["R2"], []]}
    assert known(view) == {"R2"}


async def test_the_gun_moment_hides_the_log_until_the_shot(visit: Any) -> None:
    """Nothing on the page tells the verdict while the name is spoken."""
    ann = Agent(await visit("Ann"))
    await ann.page.emulate_media(reduced_motion="no-preference")
    await ann.sit_down(mission="T1", agents=2)
    await ann.play(until=lambda position: position["view"]["phase"] == "name")
    await ann._decide(ann.position)
    shot = ann.page.locator(".shot")
    await expect(shot).to_be_visible()
    assert await ann.page.locator(".shot.fired").count() == 0
    top = await ann.page.evaluate(
        "document.elementFromPoint(innerWidth - 60, innerHeight - 200).closest('.shot') !== null"
    )
    assert top, "the log can be read beside the moment"
    await expect(ann.page.locator(".shot.fired")).to_be_visible()


@pytest.mark.parametrize(("mission", "silent"), [("4", True), ("10", True), ("11", True), ("5", False)])
async def test_no_chat_where_the_mission_demands_silence(visit: Any, mission: str, silent: bool) -> None:
    ann = Agent(await visit("Ann"))
    await ann.sit_down(mission=mission, agents=2)
    await ann.page.get_by_role("tab", name="Chat").click()
    await expect(ann.page.get_by_label("Write a message")).to_have_count(0 if silent else 1)


@needs_axe
async def test_axe_finds_nothing_serious_at_the_desk(visit: Any) -> None:
    ann = Agent(await visit("Ann"))
    await ann.sit_down(mission="6", agents=3, code="23", bot="planner")
    await ann.play(until=lambda position: position["view"]["turns"] > 8)
    await ann.shut_the_moment()
    assert await serious_faults(ann.visitor) == []
    await ann.page.locator(".small-grid").first.click()
    await expect(ann.page.locator(".tray")).to_be_visible()
    assert await serious_faults(ann.visitor) == []
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Mission 6: The dead drop").click()
    await expect(ann.page.locator(".tray .story")).to_contain_text("The leader has talked")
    assert await serious_faults(ann.visitor) == []
    await ann.page.keyboard.press("Escape")
    await ann.play(until=lambda position: position["view"]["phase"] == "name")
    await ann.shut_the_moment()
    if not ann.over():
        assert await serious_faults(ann.visitor) == []


@pytest.mark.parametrize(
    "options",
    [
        {"mission": "5", "agents": 5},
        {"mission": "16", "agents": 3},
        {"mission": "17", "agents": 5},
        {"mission": "19", "agents": 4},
    ],
    ids=lambda options: f"mission {options['mission']}",
)
async def test_the_desk_fits_a_small_phone(visit: Any, options: dict[str, Any]) -> None:
    ann = Agent(await visit("Ann", language="cs", width=360, height=740, touch=True))
    await ann.sit_down(**options)
    await expect(ann.page.locator(".choice").first).to_be_visible()
    assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    await ann.page.locator(".side .grip").click()
    await ann.page.wait_for_timeout(200)
    assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 360


IN_SIGHT = """() => {
  const table = document.querySelector('.circle').getBoundingClientRect()
  return [...document.querySelectorAll('.circle .place')].map(each => each.getBoundingClientRect())
    .every(box => box.top >= table.top && box.bottom <= table.bottom + 1)
}"""


@pytest.mark.parametrize(
    ("recorded", "at"), [("win-key-person", 0.7), ("win-outward-hands", 0.35), ("win-outward-hands", 0.8)]
)
async def test_every_stand_is_in_sight_on_a_laptop_beside_a_key_person_or_with_open_hands(
    visit: Any, recorded: str, at: float
) -> None:
    """With five agents, after many turns, when a suspect has a row of clues after the other."""
    person = await open_recorded(visit, "infiltraitors", recorded, at, language="cs")
    await expect(person.page.locator(".circle .place")).to_have_count(5)
    await person.page.evaluate("document.fonts.ready")
    assert await person.page.evaluate(IN_SIGHT)
