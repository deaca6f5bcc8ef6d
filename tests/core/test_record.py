"""Records, undo and save files."""

from pathlib import Path

import msgspec
import pytest

from safehouse.core.errors import Illegal, NotAMove, SaveError, UnknownGame
from safehouse.core.random import Stream
from safehouse.core.record import Record, UndoRefused
from safehouse.core.save import dump, parse, read, replay, start, to_save, write
from safehouse.core.shelf import find, names
from safehouse.core.testing import Table


def agent_avenue(seed: str = "record", **options: str) -> Record:
    game = find("agent_avenue")
    return Record(game, game.read_options({"start": "green", **options}), seed)


def offer(record: Record) -> tuple[int, int]:
    """The first two legal moves of an offer."""
    up = next(move for move in record.moves(0) if record.game.space.to_text(move).startswith("offer_up"))
    record.play(0, up)
    return up, record.moves(0)[0]


def test_a_first_choice_that_told_nobody_anything_can_be_taken_back() -> None:
    record = agent_avenue()
    before = record.view_bytes(0)
    offer(record)
    record.undo(0)
    assert record.view_bytes(0) == before
    assert record.entries[-1] == "0 undo"
    assert len(record.entries) == 2
    assert record.steps == []


def test_what_revealed_something_stays_done() -> None:
    record = agent_avenue()
    record.play(0, record.moves(0)[0])
    assert record.game.space.to_text(record.steps[0].move).startswith("swap")
    with pytest.raises(UndoRefused) as refusal:
        record.undo(0)
    assert refusal.value.reason == "undo-revealed"
    record.undo(0, agreed=True)
    assert record.steps == []


def test_only_the_last_mover_in_its_own_turn_takes_back() -> None:
    record = agent_avenue()
    assert record.why_no_undo(0) == "undo-nothing"
    _, down = offer(record)
    assert record.why_no_undo(1) == "undo-others-since"
    record.play(0, down)
    assert record.why_no_undo(0) == "undo-turn-passed"


def test_undo_goes_on_after_replay() -> None:
    record = agent_avenue()
    up, _ = offer(record)
    record.undo(0)
    record.play(0, up)
    again = replay(parse(dump(to_save(record))))
    assert again.entries == record.entries
    assert again.view_bytes(0) == record.view_bytes(0)


def test_a_save_survives_writing_and_reading(tmp_path: Path) -> None:
    record = agent_avenue(mode="advanced")
    offer(record)
    path = tmp_path / "game.json"
    write(path, to_save(record, ["Anna", "Bob"]))
    save = read(path)
    assert save.players == ["Anna", "Bob"]
    assert replay(save).view_bytes(1) == record.view_bytes(1)
    assert list(tmp_path.iterdir()) == [path]


def good() -> dict[str, object]:
    record = agent_avenue()
    offer(record)
    data: dict[str, object] = msgspec.json.decode(dump(to_save(record)))
    return data


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"safehouse": 9}, "save format 9 is unknown here"),
        ({"game": 5}, "damaged: Expected `str`, got `int` - at `$.game`"),
        ({"moves": "none"}, "damaged: Expected `array`, got `str` - at `$.moves`"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"rules": 77}, "rules version 77"),
        ({"options": {"mode": "hard"}}, "allowed: simple, advanced"),
        ({"moves": ["0 offer_up nobody"]}, "move 1: 'nobody' is no agent"),
        ({"moves": ["7 offer_up mole"]}, "move 1: '7 offer_up mole' does not begin with a seat from 0 to 1"),
        ({"moves": ["0 undo"]}, "move 1: undo-nothing"),
        ({"moves": ["1 recruit face_up"]}, "move 1: '1 recruit face_up' is not allowed there (SH-2)"),
    ],
)
def test_a_damaged_save_says_what_is_wrong_and_where(change: dict[str, object], says: str) -> None:
    with pytest.raises(SaveError) as error:
        replay(parse(msgspec.json.encode(good() | change)))
    assert says in str(error.value)


def test_foreign_files_are_recognised(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="it is not JSON"):
        parse(b"\x00\x01 not a save")
    with pytest.raises(SaveError, match="no Safehouse save"):
        parse(b'{"name": "something else"}')
    with pytest.raises(SaveError, match="cannot read"):
        read(tmp_path / "missing.json")
    with pytest.raises(UnknownGame, match=r"there are: .*agent_avenue"):
        start(parse(msgspec.json.encode(good() | {"game": "chess"})))


def test_the_shelf_lists_games_and_keeps_the_template_apart() -> None:
    assert "agent_avenue" in names()
    assert "_template" not in names()
    assert find("_template").id == "_template"
    with pytest.raises(UnknownGame):
        find("../secrets")


def test_an_entry_that_is_no_move_changes_nothing() -> None:
    record = agent_avenue()
    before = record.view_bytes(0)
    with pytest.raises(NotAMove):
        record.enter("0 offer_down mole")
    assert record.view_bytes(0) == before
    assert record.entries == []


def test_notes_of_others_neither_hinder_an_undo_nor_get_lost_by_it() -> None:
    """Otherwise a seat would learn of a hidden note by what it may take back."""
    game = find("mind_mgmt")
    checked = 0
    for seed in ("a", "b", "c"):
        record = Record(game, game.read_options({"players": 3}), seed)
        random = Stream(seed)
        for _ in range(40):
            seat = random.choose(record.pending())
            before = to_save(record)
            record.play(seat, random.choose(record.moves(seat)))
            writer = next((each for each in range(3) if each != seat and record.notes(each)), None)
            if writer is None or record.why_no_undo(seat) is not None:
                continue
            checked += 1
            note = record.notes(writer)[0]
            record.play(writer, note)
            assert record.why_no_undo(seat) is None
            record.undo(seat)
            alone = replay(before)
            alone.play(writer, note)
            for other in (record, replay(parse(dump(to_save(record))))):
                assert views(other) == views(alone)
                assert [other.told(each) for each in range(3)] == [alone.told(each) for each in range(3)]
    assert checked > 10


def views(record: Record) -> list[bytes]:
    return [record.view_bytes(seat) for seat in range(record.options.seats())]


def test_a_line_that_is_refused_in_a_test_is_told_with_what_is_open() -> None:
    game = find("_template")
    table = Table(game, game.deal(game.read_options(), "refused"))
    table.plays("0 swap")
    with pytest.raises(Illegal) as refusal:
        table.plays("0 swap")
    (note,) = refusal.value.__notes__
    assert note.startswith("'0 swap' is refused; open to it: keep, accuse ")
