"""No text is cut off: late positions of recorded games, when tables are crowded, on every size of screen."""

from typing import Any

import pytest
from house import open_recorded

SIZES = {360: 740, 1366: 768, 1920: 1080}
CROWDED = {
    "agent_avenue": {"deck_out_advanced_team": 0.85, "leader_of_the_pack": 0.85},
    "infiltraitors": {"win-eleven-suspects": 0.85, "win-key-person": 0.85},
    "mind_mgmt": {"radio_silence_and_shifting_streets_capture": 0.85, "checkpoint_held_time": 0.85},
    "in_too_deep": {"city_lost": 0.971, "hard_echo_blocked_by_a_lock": 0.95},
    "stationfall": {"nine_players": 0.85, "swarm_commanded": 0.85},
}
"""Recorded games, and the share of their moves after which they are looked at: before the end takes things off
the table, where a zone with a long name has all its patrols, and where a chapter ends."""
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


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("game", "recorded"), [(game, one) for game, all_ in CROWDED.items() for one in all_])
async def test_no_text_is_cut_off_at_a_crowded_table(
    visit: Any, game: str, recorded: str, language: str
) -> None:
    person = await open_recorded(visit, game, recorded, CROWDED[game][recorded], language=language)
    page = person.page
    for width, height in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("document.fonts.ready")
        assert await page.evaluate(ONCE_LAID_OUT) == [], f"{width} px"
