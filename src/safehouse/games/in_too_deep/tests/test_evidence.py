"""5N, 5O: gaining and processing evidence."""

from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.tables.pieces import NOTHING
from safehouse.games.in_too_deep.tests.town import Town, kind


def gaining(number: int, left: int = 10) -> Town:
    town = Town().remembers(0).rail("timing", "weaponry", "weaponry", "target").display_left(left)
    return town.asks(Agenda.GAINING_EVIDENCE, 0, number)


def on_display(town: Town) -> int:
    return len(town.s.display) - town.s.display.count(NOTHING)


@clause("ZH-5.124", "ZH-5.125", "ZH-5.129", "ZH-9.13", "ZH-7.14", "ZH-6.4")
def test_first_from_the_rail_the_rest_from_the_display() -> None:
    town = gaining(3)
    assert town.options(0) == ["rail 1", "rail 2", "rail 3", "rail 4"]
    town.plays("0 rail 4")
    assert len(town.s.memory[0]) == 3
    assert "target" in town.memory(0)
    assert on_display(town) == 7
    assert NOTHING not in town.s.rail
    assert {"kind": "took_from_rail", "seat": 0, "evidence": "target", "slot": 4} in town.told(1)


@clause("ZH-5.126", "ZH-7.15", "ZH-6.14")
def test_display_tokens_of_a_gain_are_random_and_their_positions_public() -> None:
    town = gaining(2)
    town.plays("0 rail 1")
    drawn = [event for event in town.told(1) if event["kind"] == "drew_evidence"][-1]
    assert drawn["evidence"] is None
    assert isinstance(drawn["position"], int)
    assert town.s.display[int(drawn["position"]) - 1] == NOTHING
    drawn_at = set()
    for seed in range(20):
        other = gaining(2)
        for _ in range(seed):
            other.s.random.word()
        other.plays("0 rail 1")
        last = [event for event in other.told(1) if event["kind"] == "drew_evidence"][-1]
        drawn_at.add(last["position"])
    assert len(drawn_at) > 5


@clause("ZH-5.127", "ZH-6.5")
def test_memory_is_the_owners_alone() -> None:
    town = gaining(1)
    town.plays("0 rail 1")
    assert town.view(0).consoles[0].memory == ["timing"]
    assert town.view(1).consoles[0].memory is None
    assert town.view(1).consoles[0].memory_size == 1


@clause("ZH-5.128", "ZH-5.130", "ZH-9.43", "ZH-5.131")
def test_missing_tokens_come_from_the_supply_and_the_chapter_ends() -> None:
    town = gaining(3, left=1)
    supply = len(town.s.supply)
    town.plays("0 rail 1")
    assert len(town.s.memory[0]) == 3
    assert town.s.chapter_ends
    assert len(town.s.supply) == supply - 2
    assert NOTHING not in town.s.rail


@clause("ZH-9.42", "ZH-5.130", "ZH-5.171", "ZH-5.132")
def test_a_refill_that_fails_ends_the_chapter() -> None:
    town = gaining(3, left=2)
    town.plays("0 rail 1")
    assert on_display(town) == 0
    assert town.s.chapter_ends
    assert NOTHING not in town.s.rail


@clause("ZH-9.44", "ZH-5.172")
def test_the_last_token_refills_the_rail_without_an_end() -> None:
    town = gaining(1, left=1)
    town.plays("0 rail 1")
    assert on_display(town) == 0
    assert not town.s.chapter_ends
    town.asks(Agenda.GAINING_EVIDENCE, 0, 1)
    town.plays("0 rail 1")
    assert town.s.chapter_ends
    town.asks(Agenda.GAINING_EVIDENCE, 0, 1)
    town.plays("0 rail 1")
    assert town.kinds_told(0).count("chapter_ends") == 1


@clause("ZH-5.133")
def test_a_gain_takes_as_much_as_there_is() -> None:
    town = gaining(3, left=0)
    for label in town.s.rail:
        town.to_supply(label)
    town.s.rail = [NOTHING] * 4
    for _ in range(len(town.s.supply) - 2):
        town.s.shared_box.append(town.s.evidence.leave(0, town.s.supply.pop(), 63))
    town.s.agenda.pop()
    town.asks(Agenda.GAINING_EVIDENCE, 0, 3)
    assert len(town.s.memory[0]) == 2
    assert town.s.rail == [NOTHING] * 4


@clause("ZH-5.134", "ZH-7.17", "ZH-6.8")
def test_taking_evidence_bypasses_the_rail() -> None:
    town = Town().remembers(0).display_left(1).asks(Agenda.TAKING_EVIDENCE, 0)
    town.plays("0 display 1")
    assert len(town.s.memory[0]) == 1
    assert not town.s.chapter_ends
    town.s.bonus[0] = town.from_supply("leader", 2)
    town.s.boxes[1].append(town.from_supply("timing", 2))
    town.asks(Agenda.TAKING_EVIDENCE, 0)
    assert town.options(0) == ["bonus support", "box 1 1"]
    town.plays("0 box 1 1")
    assert "timing" in town.memory(0)
    assert town.s.boxes[1] == []
    told = town.told(1)[-1]
    assert (told["kind"], told["spot"], told["evidence"]) == ("took_evidence", "box", "timing")


def processing(number: int, *memory: str) -> Town:
    town = Town().remembers(0, *memory)
    town.s.tasks = [kind("target"), kind("tactics"), kind("leader")]
    town.s.folders_left = [2, 2, 0]
    return town.asks(Agenda.PROCESSING, 0, number)


@clause("ZH-5.135", "ZH-5.136", "ZH-5.137", "ZH-5.138", "ZH-5.139", "ZH-9.14", "ZH-7.19", "ZH-6.14")
def test_processing_to_the_chapter() -> None:
    town = processing(2, "target", "tactics", "leader")
    town.refuses("0 to_row 3", because="ZH-5.139")
    town.plays("0 to_row 1")
    assert town.s.folders[0] == 1
    town.refuses("0 to_row 1", because="ZH-5.138")
    town.plays("0 to_row 2")
    assert town.s.folders[0] == 2
    assert town.view(1).rows == [["target"], ["tactics"], []]
    assert town.s.folders_left == [1, 1, 0]
    assert {"kind": "to_row", "seat": 0, "row": 1, "evidence": "target"} in town.told(1)
    assert town.memory(0) == ["leader"]


@clause("ZH-5.140", "ZH-5.141", "ZH-9.15", "ZH-5.142", "ZH-3.14")
def test_processing_to_a_bonus_field() -> None:
    town = processing(2, "leader", "timing")
    town.s.bonus[1] = town.from_supply("target")
    town.refuses("0 to_bonus_tolerance leader", because="ZH-5.141")
    town.plays("0 to_bonus_dominance leader", "0 criminal courier")
    assert town.space(0, "courier") == 1
    town.refuses("0 to_bonus_dominance timing", because="ZH-5.141")
    town.s.bonus[2] = NOTHING
    assert town.offers(0, "to_bonus_dominance timing")


@clause("ZH-5.141", "ZH-3.14")
def test_the_other_two_bonuses() -> None:
    town = processing(2, "leader", "timing").offer("actions_1", "hook", "machine_3")
    town.plays("0 to_bonus_tolerance leader")
    assert town.s.tolerance[0] == 2
    town.plays("0 to_bonus_support timing", "0 third 1")
    assert town.view(1).consoles[0].support == ["actions_1"]


@clause("ZH-5.140", "ZH-5.143", "ZH-6.7")
def test_box_and_bonus_fields_are_face_down() -> None:
    town = processing(2, "leader", "timing")
    town.plays("0 to_box leader", "0 to_bonus_tolerance timing")
    assert town.view(0).consoles[0].box == ["leader"]
    assert town.view(1).consoles[0].box == [None]
    assert town.view(1).bonus == [None, "", None]
    assert town.view(0).bonus == [None, "timing", None]
    assert {"kind": "to_box", "seat": 0, "evidence": None} in town.told(1)


@clause("ZH-5.144")
def test_without_evidence_the_permission_lapses() -> None:
    town = processing(2)
    assert town.question() == "ask-act"


@clause("ZH-7.18")
def test_turning_up_evidence_of_the_plan() -> None:
    town = Town()
    town.s.boxes[1].append(town.from_supply("timing", 2))
    town.asks(Agenda.TURNING_UP, 0)
    town.plays("0 box 1 1")
    assert town.view(-1).shared_box == ["timing"]
