"""A server that is killed under the hands of its people."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect
from running import Server


@pytest.fixture
def server(built_client: Path, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as mortal:
        yield mortal


async def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Any, server: Server) -> None:
    ann, bob = await visit("Ann"), await visit("Bob")
    path = await ann.start("invite", **{"Who begins": "green"})
    await bob.join(path)
    await ann.choose("offer_up")
    await expect(ann.choice("offer_down")).to_be_visible()
    server.kill()
    await expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    await ann.choose("offer_down")
    server.start()
    await expect(ann.page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
    await bob.choose("recruit")
    await expect(ann.log().filter(has_text="Bob recruits")).to_have_count(1)
    await expect(bob.choice("offer_up")).to_be_visible()
