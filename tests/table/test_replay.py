"""Replays: as a seat saw it, with no trace of what it did not notice."""

import msgspec
import pytest

from safehouse.core import replay as replays
from safehouse.core.errors import SaveError
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, to_save
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.table.replay import authors_of, replay


def played(name: str, seed: str) -> Save:
    game = find(name)
    record = Record(game, game.read_options(), seed)
    random = Stream(seed)
    while record.pending():
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.moves(seat)))
        if random.below(8) == 0 and record.why_no_undo(seat) is None:
            record.undo(seat)
    return to_save(record, ["Ann", "Bob"])


@pytest.mark.parametrize("seat", [WATCHER, 0, 1])
def test_a_replay_adds_up_to_what_the_seat_was_told(seat: int) -> None:
    save = played("agent_avenue", "adds up")
    record = Record(find(save.game), find(save.game).read_options(save.options), save.seed)
    for entry in save.moves:
        record.enter(entry)
    log: list[object] = []
    frames = replay(save, seat).frames
    view: dict[str, object] = {}
    for frame in frames:
        log = log[: len(log) - frame.undone] + frame.events
        view |= msgspec.json.decode(frame.views[0])
        assert len(frame.views) == 1
        assert frame.entry is None or frame.entry.startswith(f"{seat} ")
    assert log == record.told(seat)
    assert view == msgspec.json.decode(record.view_bytes(seat))


def test_a_frame_tells_only_what_has_changed() -> None:
    frames = replay(played("agent_avenue", "changed"), 0).frames
    first, *later = [msgspec.json.decode(frame.views[0]) for frame in frames]
    view = dict(first)
    for told in later:
        assert all(view[name] != value for name, value in told.items())
        view |= told
    assert sum(map(len, later)) < len(first) * len(later) / 2


def test_the_truth_shows_every_move_and_hides_nothing() -> None:
    save = played("agent_avenue", "truth")
    truth = replay(save, None)
    assert [frame.entry for frame in truth.frames[1:]] == save.moves
    assert all(event["agent"] for frame in truth.frames for event in frame.events if event["kind"] == "drew")
    assert [len(frame.views) for frame in truth.frames] == [3] * len(truth.frames)


def test_a_replay_too_large_to_send_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "LARGEST", 20_000)
    with pytest.raises(SaveError, match="too large"):
        replay(played("agent_avenue", "large"), None)


def test_the_bots_behind_the_moves_are_named_only_when_the_game_is_over() -> None:
    save = played("agent_avenue", "authors")
    save.bots = ["", "normal"]
    running = replay(save, 1)
    assert {(frame.number, frame.bot) for frame in running.frames} == {(None, None)}
    over = replay(save, None, None, authors_of(save))
    for frame in over.frames[1:]:
        assert frame.entry is not None and frame.number is not None
        assert save.moves[frame.number] == frame.entry
        by_the_bot = frame.entry.startswith("1 ") and not frame.entry.endswith("undo")
        assert frame.bot == ("normal" if by_the_bot else None)
