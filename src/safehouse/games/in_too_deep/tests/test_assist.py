"""Echo led for people at a real table."""

from pathlib import Path
from typing import Any

import pytest

from safehouse.cli.leading import LedGame, led_options
from safehouse.core.assist import Led
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import read, replay
from safehouse.core.testing import Script, clause
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.assist import COMPANIONS


def whole_game(tmp_path: Path, people: int, language: str, **options: Any) -> tuple[LedGame, Script]:
    """People type what they do; Enter lifts the curtain where two hand the screen over."""
    (echo,) = COMPANIONS
    assert isinstance(echo, Led)
    record = Record(GAME, led_options(GAME, echo, people, options), f"echo {people}")
    script = Script()
    game = LedGame(echo, record, "", language, script, tmp_path / "kept.json")
    random = Stream("people")
    curtain = game.words.say("cli-curtain", seat="§").partition("§")[0]

    def line() -> str:
        if script.written[-1].startswith(curtain):
            return ""
        return GAME.space.to_text(random.choose(record.choices(record.pending()[0])))

    script.then = line
    game.run()
    return game, script


@clause("ZH-5.199")
@pytest.mark.parametrize(
    ("people", "language", "echo"),
    [(1, "cs", "normal"), pytest.param(2, "en", "hard", marks=pytest.mark.long)],
)
def test_the_program_carries_out_echo_for_a_whole_game(
    tmp_path: Path, people: int, language: str, echo: str
) -> None:
    game, script = whole_game(tmp_path, people, language, echo=echo)
    assert game.record.result() is not None
    assert not [line for line in script.written if line.startswith("[")], "a text is missing"
    tasks = [line for line in script.written if line.startswith("→")]
    assert len(tasks) > 40
    (finished,) = tmp_path.iterdir()
    assert replay(read(finished)).result() == game.record.result()


def test_everything_in_echos_turn_is_said_and_nothing_that_people_did() -> None:
    (echo,) = COMPANIONS
    assert isinstance(echo, Led)
    moved = {"kind": "moved", "criminal": "x", "zone": "y"}
    hooked = {"kind": "hooked", "seat": 0, "criminal": "x"}
    assert echo.is_said(moved, True, [0], 1)
    assert echo.is_said({"kind": "echo_missed"}, False, [0], 1)
    assert not echo.is_said(hooked, True, [0], 0) and not echo.is_said(moved, True, [0], 0)
    assert echo.is_said({"kind": "rail_filled"}, True, [0], 0)
