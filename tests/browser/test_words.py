"""The browser says exactly what `core.words` says."""

import json
import re
from typing import Any

import pytest
from house import play_out
from playwright.async_api import expect

from safehouse.core.shelf import find
from safehouse.core.words import Words

UNBROKEN = "\N{NO-BREAK SPACE}"
LONELY = re.compile(r"(?<![\w-])[ksvzouai] \w")


async def test_in_czech_no_word_of_one_letter_and_no_number_ends_a_line(visit: Any) -> None:
    eve = await visit("", language="cs")
    await eve.page.goto("/assist/agent_avenue?as=judge")
    title = eve.page.get_by_role("heading", name="Rozhodčí k vašemu stolu")
    assert await title.inner_text() == f"Rozhodčí k{UNBROKEN}vašemu stolu"
    await eve.start("bots", "agent_avenue")
    await expect(eve.page.locator("header .standing")).to_contain_text("7 polí")
    assert f"7{UNBROKEN}polí" in await eve.page.locator("header .standing").inner_text()
    await eve.page.get_by_role("button", name="Co je co").click()
    told = eve.page.locator("dialog dd")
    await expect(told.first).to_be_visible()
    assert [each for each in await told.all_inner_texts() if LONELY.search(each)] == []


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_every_line_of_the_log_is_the_servers_sentence(visit: Any, language: str) -> None:
    ann = await visit("", language=language)
    told: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            told[:] = message["log"]
        elif message["type"] == "update":
            if message["undone"]:
                del told[-message["undone"] :]
            told.extend(message["events"])

    ann.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    await ann.start("bots")
    await play_out(ann)
    names = await ann.page.locator(".seats .who strong").all_inner_texts()
    words = Words(language, find("agent_avenue"), names, you=0)
    shown = [text.replace(UNBROKEN, " ") for text in await ann.log().all_inner_texts()]
    assert shown == [words.event(event) for event in told]
    assert len(told) > 10


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_the_question_is_the_servers_sentence(visit: Any, language: str) -> None:
    """Whoever controls no criminal must hook one, and is told so."""
    ann = await visit("", language=language)
    await ann.start("bots", "in_too_deep")
    await ann.wait_until_asked()
    facts = {"step": 1, "must": "yes"}
    wanted = Words(language, find("in_too_deep")).question("ask-hook", [0], facts)
    await expect(ann.page.locator("#question")).to_have_text(wanted)
