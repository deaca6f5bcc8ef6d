"""In Too Deep in a real browser: two seats and Echo, the board touched, ticks checked, nothing leaked."""

import asyncio
import json
import re
import time
from typing import Any

import pytest
from house import Visitor, open_recorded
from playwright.async_api import WebSocket, WebSocketRoute, expect
from running import Server
from test_reading import needs_axe, serious_faults

from safehouse.core.random import Stream
from safehouse.core.save import parse, start
from safehouse.core.words import Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.data import CRIME_IDS, DILEMMA_IDS
from safehouse.games.in_too_deep.rules.conditions import entries_met

ECHO = {"Players": "2", "Echo, the automated opponent": "hard"}
ANN_BEGINS = {"Who begins": "1"}
ANN = 0
LONGEST = 240.0
"""Seconds for a whole game."""
TICKED = 6
"""Positions in which the ticks on the cards are compared with the rules."""
RATHER = (
    "skip_hook",
    "commit",
    "cautious",
    "gain_evidence",
    "rail",
    "to_row",
    "end_actions",
    "pass_crime",
    "decline",
)
"""What brings a game to its end without lingering."""

PLAY = """async ([rather, most]) => {
  const pause = () => new Promise(done => setTimeout(done, 10))
  const rank = button => (rather.indexOf(button.dataset.move.split(' ')[0]) + 1) || rather.length + 1
  for (let pressed = 0; pressed < most && !document.querySelector('.end'); ) {
    const best = [...document.querySelectorAll('.choice[data-move]')].sort((a, b) => rank(a) - rank(b))[0]
    best?.click()
    pressed += best ? 1 : 0
    for (let i = 0; i < 60 && best?.isConnected; i++) await pause()
    await pause()
    if (!best && most === 1) return
  }
}"""
"""Presses so many choices of the page's list, or until the end: each time what comes first in `rather`."""


ON_BORDERS = """(() => {
  const tiles = [...document.querySelectorAll('.ring .tile')].map(tile => tile.getBoundingClientRect())
  return [...document.querySelectorAll('.ring .wall')].map(wall => {
    const box = wall.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return !tiles.some(tile => tile.left < x && x < tile.right && tile.top < y && y < tile.bottom)
  })
})()"""
"""For each barrier whether it stands between the zones."""


class Frames:
    """Everything the server sends to one page."""

    def __init__(self, person: Visitor) -> None:
        self.heard: list[dict[str, Any]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def views(self) -> list[dict[str, Any]]:
        positions = [frame.get("position") for frame in self.heard]
        return [position["view"] for position in positions if position is not None]

    def told(self) -> list[dict[str, Any]]:
        """The log as the page has it."""
        log: list[dict[str, Any]] = []
        for frame in self.heard:
            if frame["type"] == "welcome":
                log = list(frame["log"])
            elif frame["type"] == "update":
                log = log[: len(log) - frame["undone"]] + frame["events"]
        return log


async def sit_down(person: Visitor, **options: str) -> str:
    """With a bot that moves at random, so that it never keeps anybody waiting."""
    await person.page.goto("/play/in_too_deep")
    await person.page.locator('input[value="bots"]').check()
    await person.page.get_by_label("Your name").fill(person.name)
    await person.page.locator(".row select").select_option("random")
    await person.open_options()
    for label, value in options.items():
        await person.page.locator("label.field", has_text=label).locator("select").first.select_option(value)
    await person.page.locator("form button.main").click()
    await person.page.wait_for_url("**/t/*")
    await expect(person.page.locator("div.ring")).to_be_visible()
    return person.page.url.rsplit("/", 1)[1]


async def offered(person: Visitor) -> list[str]:
    found: list[str] = await person.page.evaluate(
        "[...document.querySelectorAll('.choice[data-move]')].map(each => each.dataset.move)"
    )
    return found


async def ticks(person: Visitor) -> dict[str, str]:
    """For each card in hand which of its conditions the page shows as met."""
    found: dict[str, str] = await person.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('.secrets [data-crime]')]"
        ".map(card => [card.dataset.crime, card.querySelector('.diagram').dataset.met]))"
    )
    return found


def expected_ticks(view: dict[str, Any]) -> dict[str, str]:
    """The same by the rules: in any world the view allows, since conditions read only what all can see."""
    world = GAME.worlds(GAME.read_view(json.dumps(view).encode())).draw(Stream("any"))
    return {
        card: "".join(str(int(met)) for met in entries_met(world, ANN, CRIME_IDS.index(card)))
        for card in view["consoles"][ANN]["crimes"]
    }


async def test_two_players_and_echo_play_to_the_end_and_nothing_leaks(visit: Any) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    frames = Frames(ann)
    path = await ann.start("invite", "in_too_deep", **ECHO)
    await bob.join(path)
    await expect(ann.page.locator("div.ring")).to_be_visible()
    deadline = time.monotonic() + LONGEST
    hooked_on_the_board = checked = 0
    while not await ann.end().is_visible():
        assert time.monotonic() < deadline, "the game takes too long"
        moves = await offered(ann)
        hooks = [move.split()[1] for move in moves if move.startswith("hook ")]
        if hooks and hooked_on_the_board < 3:
            await ann.page.locator(f'.stand [data-piece="{hooks[0]}"]').click()
            hooked_on_the_board += 1
            await expect(ann.log().filter(has_text="Ann hooks")).to_have_count(hooked_on_the_board)
            continue
        if any(move.startswith("end_actions") for move in moves) and checked < TICKED:
            view = frames.views()[-1]
            assert await ticks(ann) == expected_ticks(view)
            checked += 1
        if hooked_on_the_board == 3 and checked == TICKED:
            await asyncio.gather(*(person.page.evaluate(PLAY, [RATHER, 1000]) for person in (ann, bob)))
        for person in (ann, bob):
            await person.page.evaluate(PLAY, [RATHER, 1])
    await expect(ann.end()).to_contain_text("Intel")
    await expect(ann.end().get_by_role("link", name="What really happened")).to_be_in_viewport()
    epilogue = ann.page.locator(".tale")
    await expect(epilogue).to_have_count(0)
    await ann.page.locator(".middle").get_by_role("button", name="Epilogue").click()
    await expect(epilogue).to_contain_text("Chapter 3: the investigation")
    await expect(epilogue).to_contain_text("Most corrupt")
    for crime in (frames.views()[-1]["story"][0], frames.views()[-1]["story"][-1]):
        await expect(epilogue).to_contain_text(Words("en", GAME).say(f"crime-{crime}"))
    await epilogue.get_by_role("button", name="Back to the board").click()
    await expect(epilogue).to_have_count(0)
    assert await ann.log().filter(has_text="Echo").count() > 10
    saved = await ann.page.evaluate(
        "path => fetch(path).then(answer => answer.text())", f"/api/tables/{path[3:]}/save"
    )
    assert_only_own_knowledge(frames, saved.encode())


def assert_only_own_knowledge(frames: Frames, saved: bytes) -> None:
    """Every position the page received is, word for word, what its seat sees at some moment of the game, in
    order; and the log is what its seat was told. Meanwhile the other seat did hold secrets."""
    save = parse(saved)
    record = start(save)
    moments = [json.loads(record.view_bytes(ANN))]
    secrets: set[str] = set()
    for entry in save.moves:
        record.enter(entry)
        moments.append(json.loads(record.view_bytes(ANN)))
        if record.pending():
            other = json.loads(record.view_bytes(1))["consoles"][1]
            secrets |= {*other["dilemmas"], *other["crimes"]}
    assert secrets
    at = 0
    for view in frames.views():
        while moments[at] != view:
            at += 1
            assert at < len(moments), "the page received a position its seat never saw"
    told = record.told(ANN)
    assert frames.told() == json.loads(json.dumps(told))


async def test_the_board_answers_as_the_list_does(visit: Any) -> None:
    """A criminal opens its actions, a neighbouring zone moves it; what is not allowed says why."""
    ann = await visit("Ann")
    await sit_down(ann, **ECHO, **ANN_BEGINS)
    await ann.wait_until_asked()
    await ann.page.locator(".ring .stand .piece.open").first.click()
    await expect(ann.choice("end_actions")).to_be_visible()
    figure = ann.page.locator(".ring .stand .piece.open").first
    name = await figure.get_attribute("data-piece")
    await figure.click()
    await expect(ann.page.locator(".trail .now")).to_be_visible()
    for move in await offered(ann):
        assert name in move.split()
    reachable = ann.page.locator(".ring .tile.open .ground")
    assert await reachable.count() >= 1
    card = ann.page.locator(".secrets [data-crime]:not(.open) .head").first
    await card.click()
    await expect(ann.page.locator(".because")).to_contain_text("Rule ZH-")
    moves = [move for move in await offered(ann) if move.startswith("move ")]
    if moves:
        way = moves[0].split()[2]
        place = int(
            await ann.page.locator(f'.tile:has([data-piece="{name}"])').get_attribute("data-place") or 0
        )
        to = (place + (1 if way == "clockwise" else 7)) % 8
        await ann.page.mouse.move(0, 0)  # a card that opened under the mouse at rest shuts
        await ann.page.locator(f'.tile[data-place="{to}"] .ground').click(position={"x": 8, "y": 30})
        await expect(ann.page.locator(f'.tile[data-place="{to}"] [data-piece="{name}"]')).to_be_visible()


def own_cards() -> str:
    """Every petty crime, and the level-1 crimes, with words, conditions and rewards of the owner's."""
    petty = (GAME.folder / "data" / "crimes_petty.toml").read_text("utf-8").split("[[petty]]")[1:]
    major = (GAME.folder / "data" / "crimes_major.toml").read_text("utf-8").split("[[crime]]")[1:]
    changes = [
        (r'^name = "', 'name = "My own '),
        (r"^you = .*", "you = 1"),
        (r"^when = .*", 'when = ["at(y1,parish)", "holds(y1,rifle)"]'),
        (r"^effect = .*", 'effect = ["drop(y1)"]'),
        (r"^blurb = .*", 'blurb = "My own tale."'),
        (r"^reward = \{ intel = \d+", "reward = { intel = 9"),
        (
            r'^reckless = \{ title = "[^"]*"(.*)intel = \d+',
            r'reckless = { title = "My ruthless way"\1intel = 17',
        ),
    ]

    def mine(card: str) -> str:
        for old, new in changes:
            card = re.sub(old, new, card, flags=re.MULTILINE)
        return card

    return "".join(
        [
            *(f"[[petty]]{mine(card)}" for card in petty),
            *(f"[[crime]]{mine(card)}" for card in major if "\nlevel = 1\n" in card),
        ]
    )


async def test_an_own_card_is_drawn_by_its_own_words_conditions_and_outcomes(
    visit: Any, server: Server
) -> None:
    (server.data / "mine.toml").write_text(own_cards(), "utf-8")
    ann = await visit("Ann")
    await ann.page.goto("/")
    made = await ann.page.evaluate(
        """async body => {
            const headers = { 'content-type': 'application/json' }
            return (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body), headers })).json()
        }""",
        {
            "game": "in_too_deep",
            "options": {"players": 1, "echo": "normal", "cards": "mine.toml"},
            "seats": [{"held": "me", "name": "Ann"}],
        },
    )
    await ann.page.goto(f"/t/{made['table']}#{made['seats'][0]['token']}")
    cards = ann.page.locator(".secrets .crime")
    await expect(cards).to_have_count(2)
    for card in await cards.all():
        await expect(card.locator(".name")).to_contain_text("My own")
        conditions = await card.locator(".diagram").get_attribute("aria-label") or ""
        assert "your criminal stands in the Parish" in conditions
        assert "your criminal holds the rifle" in conditions
        await expect(card.locator(".blurb")).to_have_text("My own tale.")
    petty, major = ann.page.locator(".secrets .level0"), ann.page.locator(".secrets .level1")
    await expect(petty.get_by_role("img", name="Intel 9")).to_be_visible()
    await expect(major.locator(".reckless")).to_contain_text("My ruthless way")
    await expect(major.locator(".reckless").get_by_role("img", name="Intel 17")).to_be_visible()


@needs_axe
async def test_axe_finds_nothing_serious_at_the_table(visit: Any) -> None:
    ann = await visit("Ann")
    await sit_down(ann, **ECHO, **ANN_BEGINS)
    await ann.wait_until_asked()
    await ann.choose("hook")
    await expect(ann.choice("end_actions")).to_be_visible()
    assert await serious_faults(ann) == []


async def test_a_small_phone_scrolls_only_down(visit: Any) -> None:
    phone = await visit("Ann", language="cs", width=360, height=740, touch=True)
    await phone.page.goto("/play/in_too_deep")
    await phone.page.locator('input[value="bots"]').check()
    await phone.open_options()
    await phone.page.locator("label.field", has_text="Hráči").locator("select").first.select_option("5")
    await phone.page.locator("form button.main").click()
    await expect(phone.page.locator("div.ring")).to_be_visible()
    assert await phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await phone.page.evaluate(ON_BORDERS) == [True, True], "a barrier stands inside a zone"


async def test_a_barrier_is_explained_when_it_is_no_choice(visit: Any) -> None:
    ann = await visit("Ann")
    await sit_down(ann, **ECHO, **ANN_BEGINS)
    await ann.wait_until_asked()
    await ann.page.locator(".wall span").first.click(force=True)
    await expect(ann.page.locator(".inspector")).to_contain_text("arrier")


@pytest.mark.parametrize("players", ["2", "5"])
async def test_the_table_does_not_scroll_on_a_laptop(visit: Any, players: str) -> None:
    ann = await visit("Ann")
    await sit_down(ann, Players=players, **ANN_BEGINS)
    await ann.wait_until_asked()
    size = await ann.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1366, 768]
    desk = await ann.page.evaluate("(d => d.scrollHeight - d.clientHeight)(document.querySelector('.desk'))")
    assert desk <= 0


async def test_the_text_mode_says_which_conditions_are_met(visit: Any) -> None:
    ann = await visit("Ann")
    await sit_down(ann, **ECHO, **ANN_BEGINS)
    await ann.wait_until_asked()
    await ann.page.get_by_role("button", name="Menu").click()
    await ann.page.locator("label.check", has_text="Table in words").locator("input").check()
    text = ann.page.locator(".text")
    await expect(text).to_contain_text("missing: your criminal")
    await expect(text).to_contain_text("Hook ports")
    await expect(text).to_contain_text("Echo")


WITHIN_ZONES = """() => [...document.querySelectorAll('.ring .tile')].every(tile => {
  const name = tile.querySelector('.name').getBoundingClientRect()
  const pieces = [...tile.querySelectorAll('.piece')].map(piece => piece.getBoundingClientRect())
  return pieces.every(piece => piece.top >= name.bottom - 4)
})"""


async def test_a_crowd_stands_below_the_name_of_its_zone_on_a_phone(visit: Any) -> None:
    phone = await open_recorded(visit, "in_too_deep", "city_lost", 0.5, width=360, height=740, touch=True)
    await expect(phone.page.locator(".tile.crowd .piece")).to_have_count(4)
    assert await phone.page.evaluate(WITHIN_ZONES)


async def test_an_inspected_crime_names_the_conditions_it_lacks(visit: Any) -> None:
    phone = await visit("Ann", width=360, height=740, touch=True)
    await sit_down(phone, **ECHO, **ANN_BEGINS)
    await phone.wait_until_asked()
    crime = phone.page.locator(".secrets .crime").first
    await crime.locator(".head").tap()
    now = phone.page.locator(".inspector .now")
    await expect(now).to_contain_text("missing: your criminal")
    ticked = await crime.locator(".state").inner_text()
    met, wanted = (int(part) for part in ticked.split("/"))
    lines = await now.locator("li").all_inner_texts()
    assert sum(line.startswith("met: ") for line in lines) == met
    assert sum(line.startswith("missing: ") for line in lines) == wanted - met


async def test_how_a_duel_came_out_stays_in_the_panel_until_the_next_decision(visit: Any) -> None:
    ann = await open_recorded(visit, "in_too_deep", "city_lost", 138)
    await expect(ann.page.locator(".results")).to_have_count(0)
    await ann.choose("opponent 1")
    await ann.wait_until_asked()
    await expect(ann.page.locator(".results")).to_contain_text("loses the challenge")
    await ann.choices().first.click()
    await expect(ann.page.locator(".results")).to_have_count(0)


async def test_the_end_of_a_chapter_is_told_where_one_looks(visit: Any) -> None:
    """In the panel, the city's centre, beside the investigation, and in the line that says where one stands."""
    ann = await open_recorded(visit, "in_too_deep", "city_lost", 764)
    await ann.choose("decline")
    failed = "Chapter 3: the investigation fails"
    await expect(ann.page.locator(".results")).to_contain_text("The investigation of chapter 3 failed")
    await expect(ann.page.locator(".middle")).to_contain_text("Chapter over")
    await expect(ann.page.locator(".middle")).to_contain_text(failed)
    await expect(ann.page.locator(".desk .outcomes")).to_contain_text(failed)
    await expect(ann.page.locator("header .standing")).to_contain_text("The last chapter is over")


CRIMES_IN_PAIRS = """() => {
  const cards = [...document.querySelectorAll('.secrets .crime')]
  const hand = document.querySelector('.secrets .many')
  hand.classList.remove('many')
  delete hand.dataset.tight
  const pairs = []
  const isPetty = card => card.matches('.level0')
  for (const petty of cards.filter(isPetty)) {
    for (const major of cards.filter(card => !isPetty(card))) {
      for (const card of cards) card.style.display = card === petty || card === major ? '' : 'none'
      const cut = card => card.scrollHeight > card.clientHeight + 2 || card.scrollWidth > card.clientWidth + 1
      pairs.push(...[petty, major].filter(cut).map(card => card.dataset.crime))
    }
  }
  return [...new Set(pairs)].sort()
}"""
"""Which cards have to be scrolled beside some card that one may hold with them, where no third is held."""
CRIMES_IN_THREES = """() => {
  const cards = [...document.querySelectorAll('.secrets .crime')]
  const hand = document.querySelector('.secrets .cards')
  const cut = []
  for (let first = 0; first < cards.length; first++) {
    const three = [0, 1, 2].map(step => cards[(first + step * 17) % cards.length])
    for (const card of cards) card.style.display = three.includes(card) ? '' : 'none'
    if (hand.scrollWidth > hand.clientWidth + 1) cut.push(three.map(card => card.dataset.crime).join(' '))
  }
  return cut
}"""
"""Which three cards do not lie beside one another."""


async def hold(person: Visitor, **things: list[str]) -> None:
    """From now on the page is told that these are in the own hand, and that no condition of a crime is met."""

    def change(message: str) -> str:
        frame = json.loads(message)
        view = (frame.get("position") or {}).get("view")
        if view is None or view["seat"] < 0:
            return message
        view["consoles"][view["seat"]] |= things
        view["standings"] = {crime: {"story": True, "met": [False] * 12} for crime in CRIME_IDS}
        return json.dumps(frame)

    async def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(change(str(message))))

    await person.page.route_web_socket("**/stream", between)


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_all_crimes_are_read_without_scrolling_on_a_laptop(visit: Any, language: str) -> None:
    """Beside the least convenient other card, too."""
    ann = await visit("", language=language)
    await hold(ann, crimes=list(CRIME_IDS))
    await ann.start("bots", "in_too_deep")
    await ann.wait_until_asked()
    await expect(ann.page.locator(".secrets .crime")).to_have_count(len(CRIME_IDS))
    await ann.page.evaluate("document.fonts.ready")
    assert await ann.page.evaluate(CRIMES_IN_THREES) == []
    assert await ann.page.evaluate(CRIMES_IN_PAIRS) == []


async def test_a_dozen_dilemmas_are_seen_without_scrolling_on_a_laptop(visit: Any) -> None:
    ann = await visit("", language="cs")
    await hold(ann, dilemmas=list(DILEMMA_IDS[:12]))
    await ann.start("bots", "in_too_deep")
    await ann.wait_until_asked()
    await expect(ann.page.locator(".secrets .dilemma")).to_have_count(12)
    await expect(ann.page.locator(".secrets .dilemma").last).to_be_in_viewport(ratio=1)
    assert await ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


COVERED_NAMES = """() => {
  const box = each => each.getBoundingClientRect()
  const painted = [...document.querySelectorAll('.ring .wall, .ring .wall span')]
    .filter(each => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)').map(box)
  const ink = each => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return box(range)
  }
  const within = (first, last, from, to) => first < to - 2 && from < last - 2
  const meet = (a, b) => within(a.left, a.right, b.left, b.right) && within(a.top, a.bottom, b.top, b.bottom)
  const isCovered = name => painted.some(each => meet(ink(name), each))
  const covered = [...document.querySelectorAll('.ring .name')].filter(isCovered)
  return { painted: painted.length, covered: covered.map(name => name.textContent) }
}"""


async def test_a_barrier_that_may_be_moved_covers_no_name_of_a_zone(visit: Any) -> None:
    """On a laptop beside Echo, where the ring is low."""
    ann = await open_recorded(visit, "in_too_deep", "hard_echo_blocked_by_a_lock", 0.8)
    await expect(ann.page.locator(".ring .wall.open")).to_have_count(2)
    assert await ann.page.evaluate(COVERED_NAMES) == {"painted": 2, "covered": []}
