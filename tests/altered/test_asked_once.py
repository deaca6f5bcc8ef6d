"""The rules are not asked twice for what was asked already."""

from pathlib import Path

import pytest
from people import open_tables, two, until
from test_thinking import Workers, watched, with_bots

from safehouse.core.state import State
from safehouse.table.thinking import BotPace, ThinkingSeats


async def test_legality_is_asked_once_for_a_move_that_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables)
        kind, asked = type(a.live.table.game_record()._state), []
        real = kind.forbids

        def counting(self: State, seat: int, move: int) -> str | None:
            asked.append((seat, move))
            return real(self, seat, move)

        move = a.moves[0]["code"]
        with monkeypatch.context() as counted:
            counted.setattr(kind, "moves", lambda self, seat: [])
            counted.setattr(kind, "forbids", counting)
            assert (await a.ask("play", move=move, mark=a.position["mark"]))["type"] == "done"
        assert asked == [(0, move)]


async def test_the_menu_of_a_bots_move_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    table = with_bots()
    kind = type(table.game_record()._state)
    real = kind.moves

    def counting(self: State, seat: int) -> list[int]:
        counted.append(seat)
        return real(self, seat)

    monkeypatch.setattr(kind, "moves", counting)
    workers, answers = Workers(), []
    seats = ThinkingSeats(table, workers, BotPace(0.0), lambda *answer: answers.append(answer), watched(table))
    workers.may_answer.set()
    seats.wake()
    await until(lambda: answers)
    assert seats.still_asked(answers[0][0])
    assert len(counted) == 1
