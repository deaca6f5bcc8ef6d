"""Games as data: a seat's rows hold what its view held, both forms hold the same, the card tells of all."""

import json
from pathlib import Path

import msgspec
import pytest

from safehouse.benchmark.dataset import Episode, episode_of, played
from safehouse.benchmark.writing import DatasetWriter
from safehouse.core.errors import SafehouseError
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, replay, to_save
from safehouse.core.shelf import find, names
from safehouse.core.view import encode


def episode(game: str, bot: str = "random") -> Episode:
    rules = find(game)
    return next(played(rules, rules.typical(), [bot], 1, "data"))


@pytest.mark.parametrize("game", names())
def test_a_seats_rows_are_the_same_in_any_world_that_its_view_allows(game: str) -> None:
    rules = find(game)
    rows = episode(game).decisions
    expiry = Record(rules, rules.typical(), "any").expiry
    for row in [*rows[:3], *rows[len(rows) // 2 :][:3], *rows[-3:]]:
        view = rules.read_view(bytes(row.view))
        world = rules.imagine(view, Stream("another"))
        assert encode(rules.view(world, row.seat)) == bytes(row.view)
        assert row.codes == [move for move in world.moves(row.seat) if move != expiry]
        assert view.seat == row.seat


def test_the_truth_replays_to_the_same_end() -> None:
    played_once = episode("agent_avenue")
    found, record = played_once.truth, replay(to_save_of(played_once))
    result = record.result()
    assert result is not None
    assert (result.winners, result.reason) == (found.winners, found.reason)
    assert [found.places[seat] for seat in found.winners] == [1] * len(found.winners)


def test_each_choice_has_one_row_in_the_order_of_its_seat() -> None:
    found = episode("agent_avenue")
    for seat in range(2):
        numbers = [row.number for row in found.decisions if row.seat == seat]
        assert numbers == list(range(len(numbers))) and numbers
    chosen = [f"{row.seat} {row.moves[row.chosen]}" for row in found.decisions]
    made = iter(found.truth.moves)
    assert all(move in made for move in chosen), "every chosen move was made, in this order"


def test_a_bot_that_believes_something_has_it_in_its_rows() -> None:
    rows = episode("agent_avenue", "greedy").decisions
    believed = [row for row in rows if row.beliefs]
    assert believed
    for row in believed:
        assert {belief.fact for belief in row.beliefs} == {"face_down"}
        assert sum(belief.chance for belief in row.beliefs) == pytest.approx(1.0)


def test_moves_taken_back_leave_no_row_and_names_are_not_kept() -> None:
    game = find("agent_avenue")
    kept = replay(to_save_of(episode("agent_avenue")))
    record = Record(game, kept.options, kept.seed)
    first = record.choices(record.pending()[0])
    record.play(record.pending()[0], first[0])
    record.undo(record.steps[0].seat, agreed=True)
    for step in kept.steps:
        record.play(step.seat, step.move)
    rows = episode_of(to_save(record, players=["Anna", "Bert"]))
    assert rows.truth.moves == [f"{step.seat} {game.space.to_text(step.move)}" for step in kept.steps]
    assert rows.truth.bots == ["person", "person"]
    assert b"Anna" not in msgspec.json.encode(rows)


def to_save_of(found: Episode) -> Save:
    truth = found.truth
    return Save(
        safehouse=2,
        game=truth.game,
        rules=truth.rules,
        options=truth.options,
        seed=truth.seed,
        moves=truth.moves,
    )


def test_an_unfinished_game_is_refused() -> None:
    game = find("agent_avenue")
    with pytest.raises(SafehouseError, match="only finished games"):
        episode_of(to_save(Record(game, game.typical(), "half")))


def test_both_forms_hold_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra data")
    found = episode("agent_avenue", "greedy")
    with DatasetWriter(tmp_path, ["jsonl", "parquet"], "safehouse export") as writer:
        writer.add(found)
    for name, text in (("decisions", "view"), ("games", "options")):
        lines = [json.loads(line) for line in (tmp_path / f"{name}.jsonl").read_text("utf-8").splitlines()]
        table = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert [row | {text: json.loads(row[text])} for row in table] == lines
    card = (tmp_path / "README.md").read_text("utf-8")
    assert f"| agent_avenue | {found.truth.rules} | 1 | {len(found.decisions)} |" in card
    assert "`decisions.parquet`" in card


def test_an_unknown_form_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SafehouseError, match="jsonl, parquet"):
        DatasetWriter(tmp_path, ["csv"], "")
