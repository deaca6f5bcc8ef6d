"""Replays: as a seat saw it, with no trace of what it did not notice, also without the rules."""

import lzma
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from seen_again import replay
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core import replay as replays
from safehouse.core.book import EventBook, EventKind
from safehouse.core.errors import SaveError
from safehouse.core.events import Event
from safehouse.core.kept import chained, pack, told_event, unpack
from safehouse.core.moves import SEAT
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.replay import TRUTH, as_seen, keep
from safehouse.core.save import Save, dump, parse, start, to_save, write
from safehouse.core.save import replay as replayed
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.table.replay import authors_of

GAMES = ("_template", *names())


def played(name: str, seed: str, moves: int = 1000) -> Save:
    game = find(name)
    record = Record(game, game.typical(), seed)
    random = Stream(seed)
    while record.pending() and len(record.entries) < moves:
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.moves(seat)))
        if random.below(8) == 0 and record.why_no_undo(seat) is None:
            record.undo(seat)
    return to_save(record, ["Ann", "Bob"])


@pytest.mark.parametrize("seat", [WATCHER, 0, 1])
def test_a_replay_adds_up_to_what_the_seat_was_told(seat: int) -> None:
    save = played("agent_avenue", "adds up")
    record = start(save)
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


# ---------------------------------------------------------------- without the rules


@pytest.fixture
def rules_have_changed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Of this game nothing can be dealt any more."""

    def changed(name: str) -> None:
        kind = type(find(name))
        monkeypatch.setattr(kind, "rules_version", kind.rules_version + 1)
        for gone in ("deal", "view", "read_options", "seat_names", "teams"):
            monkeypatch.setattr(kind, gone, None)

    return changed


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_shows_everybody_what_the_rules_showed(
    name: str, rules_have_changed: Callable[[str], None]
) -> None:
    save = keep(played(name, "kept", moves=120))
    viewers = [*range(len(as_seen(save, TRUTH).seat_names)), WATCHER, TRUTH]
    before = [as_seen(save, viewer) for viewer in viewers]
    rules_have_changed(name)
    for viewer, then in zip(viewers, before, strict=True):
        now = as_seen(parse(dump(save)), viewer)
        assert now.frames() == then.frames()
        assert (now.seats, now.seat_names, now.teams, now.result) == (
            then.seats,
            then.seat_names,
            then.teams,
            then.result,
        )


def test_a_kept_event_is_told_as_the_book_tells_it() -> None:
    compared = 0
    for name in GAMES:
        record = replayed(played(name, "events", moves=60))
        for event in record.events:
            kept = told_event(record.game.book, event)
            for seat in range(WATCHER, record.options.seats()):
                assert kept.seen_by(seat) == record.game.book.to_json(event, seat)
                compared += kept.seen_by(seat) != kept.whole
    assert compared > 100


def test_a_save_without_what_was_told_is_refused_under_other_rules(
    rules_have_changed: Callable[[str], None],
) -> None:
    first = msgspec.json.decode(dump(played("_template", "format 1")))
    old = parse(msgspec.json.encode({**first, "safehouse": 1}))
    assert as_seen(old, WATCHER).result is not None
    with pytest.raises(SaveError, match="save format 3 is unknown here"):
        parse(msgspec.json.encode({**first, "safehouse": 3}))
    rules_have_changed("_template")
    with pytest.raises(SaveError, match="rules version 1 of _template, this program has version 2"):
        as_seen(old, WATCHER)
    with pytest.raises(SaveError, match="keeps nothing to be shown"):
        as_seen(old, WATCHER)


def test_one_that_keeps_it_can_be_shown_but_not_played_on(rules_have_changed: Callable[[str], None]) -> None:
    save = keep(played("_template", "shown"))
    rules_have_changed("_template")
    with pytest.raises(SaveError, match="can be shown, but not played on"):
        start(save)


@pytest.mark.parametrize("fault", ["cut", "noise", "views", "another", "bomb"])
def test_what_was_kept_and_damaged_is_refused(fault: str, rules_have_changed: Callable[[str], None]) -> None:
    save = keep(played("_template", "damaged"))
    assert save.kept is not None
    kept = unpack(save.kept)
    damaged = {
        "cut": save.kept[:-40],
        "noise": b"noise",
        "views": pack(msgspec.structs.replace(kept, seat_names=["one"])),
        "another": pack(msgspec.structs.replace(kept, game="agent_avenue")),
        "bomb": lzma.compress(b" " * 20_000_000),
    }[fault]
    rules_have_changed("_template")
    with pytest.raises(SaveError, match="what was kept"):
        replay(msgspec.structs.replace(save, kept=damaged), WATCHER)


@pytest.mark.parametrize("seat", ["0", "watcher", "truth"])
def test_the_command_shows_what_was_kept(
    seat: str, tmp_path: Path, rules_have_changed: Callable[[str], None]
) -> None:
    write(tmp_path / "kept.json", keep(played("_template", "command")))
    command = ["replay", str(tmp_path / "kept.json"), "--seat", seat, "--lang", "en"]
    before = CliRunner().invoke(app, command).output
    rules_have_changed("_template")
    shown = CliRunner().invoke(app, command)
    assert shown.output == before, shown.exception
    assert "wins" in before


def test_a_digest_counts_names_and_not_numbers() -> None:
    kinds = [EventKind("one", seat=SEAT), EventKind("two", seat=SEAT)]
    book, other = EventBook(*kinds), EventBook(*reversed(kinds))
    one, two, hidden = Event(0, [0], 7, 7), Event(1, [0], 7, 7), Event(0, [0], 7, 1, 1)
    first = chained("", book, [one], [0])
    assert first == chained("", other, [two], [0])
    others = (
        chained("", book, [two], [0]),
        chained("", book, [hidden], [0]),
        chained("", book, [one], [1]),
        chained(first, book, [one], [0]),
    )
    assert len({first, *others}) == 5
