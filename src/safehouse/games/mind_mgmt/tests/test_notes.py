"""Mental notes and step tokens."""

from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.tests.scenes import acting, arguments, scene


@clause("MM-5.1001", "MM-5.1002", "MM-5.1008", "MM-5.1009", "MM-5.1010")
def test_white_notes_are_written_any_time_by_the_team_and_seen_by_all() -> None:
    t = scene(players=3)
    pending, moves = t.state.pending(), t.state.moves(0)
    t.plays("one note_place D4", "two note_place D4", "two note_label 2 x7", "one note_label 1 miss6")
    t.plays("two note_move 1 E4")
    notes = [(note.token, note.at, note.text, note.confirmed) for note in t.view("recruiter").notes]
    assert notes == [(1, "E4", "miss6", False), (2, "D4", "x7", False)]
    assert (t.state.pending(), t.state.moves(0)) == (pending, moves)
    t.plays("one note_remove 1")
    assert len(t.view("one").notes) == 1
    t.refuses("recruiter note_place D4", because="MM-5.1001")
    t.refuses("one note_remove 5", because="MM-5.1001")


@clause("MM-5.1003", "MM-5.1004", "MM-5.1011")
def test_green_notes_come_from_the_recruiter_and_stay() -> None:
    t = acting("bill_falls", "D2", steps=("D2",))
    t.plays("one reveal")
    t.refuses("one note_remove 1", because="MM-5.1004")
    t.refuses("one note_label 1 h4", because="MM-5.1004")
    t.refuses("one note_move 1 A1", because="MM-5.1004")
    t.plays("one move D4", "one activate meru", "one end_activation")
    t.plays("recruiter move_immortal B2 B1")
    assert "D2" not in arguments(t, "recruiter", "pay_step")


@clause("MM-5.1005", "MM-5.1007")
def test_fifteen_notes_are_the_limit() -> None:
    t = acting("bill_falls", "D2", steps=("D2",))
    t.plays(*["one note_place A1"] * 15)
    t.refuses("one note_place A1", because="MM-5.1005")
    assert all(GAME.space.kind_of(code).name != "note_place" for code in t.state.notes(1))
    t.plays("one reveal")
    assert t.view("one").phase == "dropping"
    t.plays("one drop_note 3")
    assert len(t.view("one").notes) == 15
    assert [note.token for note in t.view("one").notes if note.confirmed] == [3]


@clause("MM-5.1007")
def test_the_choice_of_the_note_that_makes_room_cannot_be_undercut() -> None:
    t = acting("bill_falls", "D2", steps=("D2",), players=3, confirmed={"C1": 1, "C2": 2})
    t.plays(*["one note_place A1"] * 13)
    t.plays("two reveal")
    assert t.view("two").phase == "dropping"
    for token in range(3, 16):
        t.refuses(f"two note_remove {token}", because="MM-5.1007")
    assert not any(GAME.space.kind_of(code).name == "note_remove" for code in t.state.notes(2))
    t.plays("two note_move 4 B1", "two note_label 4 star", "one drop_note 4")
    assert t.told("two")[-1] == {"kind": "confirmed", "location": "D2", "hour": 3}
    t.plays("two note_remove 5")


@clause("MM-5.905", "MM-5.1011")
def test_an_unconfirmed_note_does_not_matter_to_an_answer() -> None:
    t = acting("bill_falls", "A1", trail=("C1", "C2", "D2", "C3", "C4", "D4"))
    t.plays("one note_place D2", "one ask billboard")
    assert t.options("recruiter") == ["answer D2"]


@clause("MM-5.1012")
def test_step_tokens_do_not_run_out() -> None:
    trail = ("A7", "B7", "C7", "D7", "D6", "C6", "B6", "B5", "C5", "C4", "B4", "B3", "B2", "C2")
    t = acting("bill_falls", "A1", trail=trail, steps=trail[:11])
    t.plays("one ask bookstore")
    assert t.options("recruiter") == ["answer_none"]
    u = acting("bill_falls", "C1", trail=trail, steps=(*trail[:10],), immortals=("A2", "E4", "F6", "E1"))
    u.plays("one ask umbrella", "recruiter answer B3")
    assert len(u.view("one").steps) == 11


@clause("MM-5.814", "MM-6.15")
def test_the_rogue_agents_talk_where_the_recruiter_does_not_hear_them() -> None:
    options = GAME.read_options({"players": 4})
    heard = {
        (seat, to) for seat in range(4) for to in range(4) if seat != to and GAME.may_whisper(options, seat, to)
    }
    assert heard == {(1, 2), (2, 1), (1, 3), (3, 1), (2, 3), (3, 2)}
