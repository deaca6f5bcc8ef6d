"""No text is cut off: late positions of recorded games, when tables are crowded, on every size of screen."""

import json
from typing import Any

import pytest
from playwright.async_api import Page

from safehouse.core.shelf import find

SIZES = {360: 740, 1366: 768, 1920: 1080}
CROWDED = {
    "agent_avenue": {"deck_out_advanced_team": 0.85, "leader_of_the_pack": 0.85},
    "infiltraitors": {"win-eleven-suspects": 0.85, "win-key-person": 0.85},
    "mind_mgmt": {"radio_silence_and_shifting_streets_capture": 0.85, "checkpoint_held_time": 0.85},
    "in_too_deep": {"city_lost": 0.85, "hard_echo_blocked_by_a_lock": 0.95},
    "stationfall": {"nine_players": 0.85, "swarm_commanded": 0.85},
}
"""Recorded games, and the share of their moves after which they are looked at: before the end takes things off
the table, and where a zone with a long name has all its patrols."""
CUT = """() => {
  const AXES = [['overflowX', 'left', 'right'], ['overflowY', 'top', 'bottom']]
  const around = each => each ? [each, ...around(each.parentElement)] : []
  const unseen = each => getComputedStyle(each).clipPath !== 'none' || each.matches('title, option')
  const inkOf = nodes => {
    const range = document.createRange()
    range.setStartBefore(nodes[0])
    range.setEndAfter(nodes.at(-1))
    return range.getBoundingClientRect()
  }
  const isCut = (each, ink) => AXES.some(([overflow, first, last]) => {
    for (const frame of around(each)) {
      const flow = getComputedStyle(frame)[overflow]
      if (/auto|scroll/.test(flow) || frame === document.body) return false
      const box = frame.getBoundingClientRect()
      const slack = Math.max(2, parseFloat(getComputedStyle(each).fontSize) / 4)
      const beyond = ink[first] < box[first] - slack || ink[last] > box[last] + slack
      if (/hidden|clip/.test(flow) && beyond) return true
    }
    return false
  })
  const told = []
  for (const each of document.querySelectorAll('body *')) {
    const written = [...each.childNodes].filter(node => node.nodeType === 3 && node.textContent.trim())
    if (!written.length || !each.checkVisibility({ visibilityProperty: true })) continue
    if (around(each).some(unseen)) continue
    const ink = inkOf(written)
    if (ink.width && ink.height && isCut(each, ink)) told.push(each.textContent.trim())
  }
  return told
}"""
"""Texts of which a frame hides a part that cannot be scrolled to."""
ONCE_LAID_OUT = f"""async () => {{
  const cut = {CUT}
  let before = null
  for (let same = 0; same < 10; ) {{
    const now = cut().join()
    same = now === before ? same + 1 : 0
    before = now
    await new Promise(done => setTimeout(done, 60))
  }}
  return cut()
}}"""
"""The same when it has not changed for half a second: boards are laid out anew after the window has changed."""


async def open_late(visit: Any, game: str, recorded: str, language: str) -> Page:
    """The table at a late decision, seen by whoever decides, with bots in the other seats."""
    rules = find(game)
    save = json.loads((rules.folder / "tests" / "golden" / f"{recorded}.json").read_text())
    seats = rules.read_options(save["options"]).seats()
    entries = int(len(save["moves"]) * CROWDED[game][recorded])
    seat = int(save["moves"][entries].split()[0])
    person = await visit("", language=language)
    page: Page = person.page
    await page.goto("/about")
    made = await page.request.post(
        "/api/branches",
        data={
            "save": save,
            "entries": entries,
            "seats": [{"held": "me" if each == seat else "bot"} for each in range(seats)],
        },
    )
    created = await made.json()
    await page.evaluate(HOLD, [created["table"], seat, created["seats"][0]["token"]])
    await page.goto(f"/t/{created['table']}")
    await person.wait_until_asked()
    return page


HOLD = """([table, seat, token]) => {
  const kept = JSON.parse(localStorage['safehouse.seats'] ?? '{}')
  localStorage['safehouse.seats'] = JSON.stringify({ ...kept, seats: [{ table, seat, token }] })
}"""


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("game", "recorded"), [(game, one) for game, all_ in CROWDED.items() for one in all_])
async def test_no_text_is_cut_off_at_a_crowded_table(
    visit: Any, game: str, recorded: str, language: str
) -> None:
    page = await open_late(visit, game, recorded, language)
    for width, height in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("document.fonts.ready")
        assert await page.evaluate(ONCE_LAID_OUT) == [], f"{width} px"
