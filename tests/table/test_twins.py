"""Nobody is sent anything that depends on what it cannot know."""

import pytest
from people import listening, step, table_of
from twin_tables import compare

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.table import entries as did
from safehouse.table import viewers
from safehouse.table.clocks import Clocks
from safehouse.table.knowledge import Knowledge
from safehouse.table.messages import ClockRule
from safehouse.table.table import Table

GAMES = ("_template", *names())


@pytest.mark.parametrize("name", GAMES)
def test_frames_do_not_depend_on_what_the_viewer_cannot_know(name: str) -> None:
    game = find(name)
    for number, options in enumerate(game.configurations()[:6]):
        assert compare(game, options, f"{name}-{number}") > options.seats()


@pytest.mark.parametrize("kind", ["move", "total"])
def test_no_clock_tells_of_a_decision_that_nobody_notices(kind: str) -> None:
    game = find("mind_mgmt")
    table = table_of(game, game.read_options({}), "clocks", kind)
    table.clocks = Clocks(ClockRule(kind=kind, seconds=600, increment=5), 2)
    record, now = table.game_record(), 1000
    while record.view(1).phase != "recruiter_turn":  # type: ignore[attr-defined]
        seat = table.asked()[0]
        table.apply(did.Played(at=now, seat=seat, move=record.moves(seat)[0]))
        now += 1000
    faces = {seat: table.clock_face(now + 60_000, seat, [0]) for seat in (WATCHER, 0, 1)}
    table.apply(did.Played(at=now + 30_000, seat=0, move=record.moves(0)[0]))
    assert record.told(WATCHER, record.steps[-1].first_event) == []
    for seat, face in faces.items():
        assert (table.clock_face(now + 60_000, seat, [0]) == face) == (seat != 0), "its own clock is true"
    end = game.space.code("end_turn")
    table.apply(did.Played(at=now + 60_000, seat=0, move=end))
    after = [table.clock_face(now + 60_000, seat, [1]) for seat in (WATCHER, 0, 1)]
    assert after[0] == after[1] == after[2]


def test_no_offer_tells_of_a_decision_that_nobody_notices() -> None:
    game = find("mind_mgmt")
    table = table_of(game, game.read_options({}), "offers", "none")
    record = table.game_record()
    while record.view(1).phase != "recruiter_turn":  # type: ignore[attr-defined]
        seat = table.asked()[0]
        table.apply(did.Played(at=1000, seat=seat, move=record.moves(seat)[0]))
    table.apply(did.Offered(at=1000, seat=1, number=1, kind="undo"))
    viewer, ear = listening(table, 1)
    step = record.moves(0)[0]
    for hidden in (
        did.Played(at=1000, seat=0, move=step),
        did.TookBack(at=1000, seat=0, steps=1, agreed=False),
        did.Played(at=1000, seat=0, move=step),
    ):
        table.apply(hidden)
        viewer.catch_up(range(2), 1000)
        assert (ear.frames, len(table.offers.standing)) == ([], 1)
    flight = next(move for move in record.moves(0) if game.space.kind_of(move).name == "move_immortal")
    table.apply(did.Played(at=1000, seat=0, move=flight))
    assert table.offers.standing == []
    table.apply(did.Offered(at=1000, seat=1, number=2, kind="undo"))
    table.apply(did.TookBack(at=1000, seat=0, steps=1, agreed=False))
    assert table.offers.standing == []


def test_a_hidden_move_makes_no_frame_and_no_number_for_who_does_not_notice_it() -> None:
    """Two seats decide at once: what one of them has chosen in secret changes nothing for the others."""
    unnoticed = 0
    for name in GAMES:
        game = find(name)
        for options in game.configurations()[:4]:
            table = table_of(game, options, name, "none")
            pairs = {seat: listening(table, seat) for seat in range(WATCHER, options.seats())}
            random = Stream(name)
            for made in range(60):
                entry = step(table, random, 1000 + made)
                if entry is None:
                    break
                before = {s: (table.game_record().view_bytes(s), len(pairs[s][1].frames)) for s in pairs}
                logs = {s: len(table.game_record().told(s)) for s in pairs}
                table.apply(entry)
                for seat, (viewer, ear) in pairs.items():
                    viewer.catch_up([], 1000 + made)
                    record = table.game_record()
                    noticed = record.view_bytes(seat) != before[seat][0] or len(record.told(seat)) != logs[seat]
                    if not noticed and seat != entry.seat and table.outcome is None:
                        assert len(ear.frames) == before[seat][1]
                        unnoticed += 1
    assert unnoticed > 0


def test_the_comparison_notices_a_leak_of_one_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark that depends on a hidden card is found out."""

    def leaking(table: Table, seat: int, known: Knowledge, generation: int) -> str:
        return str(table.game_record()._state.held[0] % 2)

    monkeypatch.setattr(viewers, "mark_of", leaking)
    game = find("_template")
    with pytest.raises(AssertionError):
        for number in range(10):
            compare(game, game.read_options(), f"leak-{number}")
