"""5S and section 8: the end of a chapter, the end of the game, scoring."""

from safehouse.core.testing import clause
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.data import DILEMMA_IDS
from safehouse.games.in_too_deep.rules.scoring import (
    corruption_of,
    evidence_values,
    final_result,
    least_corrupt_bonus,
    lowest_value,
    plan_foiled,
    scores,
)
from safehouse.games.in_too_deep.tables.pieces import NOTHING
from safehouse.games.in_too_deep.tests.town import Town, kind


def evaluating(players: int = 3, chapter: int = 1, folders: tuple[int, ...] = (0, 0, 0), left: int = 1) -> Town:
    """The end of a turn of seat 0 that ended this chapter."""
    town = Town(players=players)
    for seat in range(players):
        town.gets_crimes(seat, f"P{seat + 1:02}")
    s = town.s
    s.chapter = chapter - 1
    s.folders = list(folders)
    s.folders_left = [left, 0, 0]
    s.chapter_ends = True
    if chapter == 3:
        s.turns_left = 0
    return town


def end_turn(town: Town) -> Town:
    town.s.agenda = []
    town.s.active = 0
    town.s.ask(Agenda.ENDING_TURN, 0)
    town.s.settle()
    return town


@clause("ZH-5.173", "ZH-5.175", "ZH-1.5", "ZH-5.188")
def test_the_current_turn_ends_then_the_chapter_is_evaluated() -> None:
    town = Town().gets_crimes(0, "P01", "A1a").hooks(0, "jumper").owns(0, "hook").returning(0)
    town.s.chapter_ends = True
    town.s.dominance[0] = [3] * 10
    town.s.dominance[1] = [3] * 10
    town.plays("0 decline")
    assert "investigation_failed" in town.kinds_told(-1)
    while town.question(0).endswith("lose-dominance"):
        seat = town.s.pending()[0]
        town.plays(f"{seat} {town.options(seat)[0]}")
    assert town.view(0).chapter == 2
    assert town.s.pending() == [1]
    assert town.ports(0) == ["jumper"]
    assert town.view(0).consoles[0].support == ["hook"]


@clause("ZH-5.174", "ZH-9.53")
def test_in_chapter_3_everybody_else_has_one_last_turn() -> None:
    town = Town(players=4)
    for seat in range(4):
        town.gets_crimes(seat, f"P{seat + 1:02}", ("A1a", "A1b", "B1a", "B1b")[seat])
    town.s.chapter = 2
    town.display_left(0)
    town.asks(Agenda.GAINING_EVIDENCE, 1, 1)
    town.plays("1 rail 1")
    assert town.s.chapter_ends
    turns = []
    town.plays("1 end_actions", "1 pass_crime", "1 decline")
    while not town.s.finished:
        seat = town.s.pending()[0]
        if town.question(seat) == "ask-hook":
            turns.append(seat)
        town.plays(f"{seat} {town.options(seat)[0]}")
    assert turns == [2, 3, 0]


@clause("ZH-5.176", "ZH-5.177", "ZH-9.46")
def test_success_pays_per_folder() -> None:
    town = end_turn(evaluating(chapter=2, folders=(4, 3, 0), left=0))
    assert town.s.intel == [15, 12, 3]
    assert "investigation_succeeded" in town.kinds_told(-1)


@clause("ZH-5.178", "ZH-9.45", "ZH-5.179", "ZH-7.32")
def test_failure_costs_dominance_of_all_with_the_fewest() -> None:
    town = evaluating(chapter=2, folders=(3, 1, 1))
    town.s.dominance = [[3] * 10, [3] * 10, [3] * 10]
    end_turn(town)
    assert town.s.pending() == [1]
    town.plays("1 criminal jumper", "1 criminal jumper", "1 criminal shadow")
    assert (town.space(1, "jumper"), town.space(1, "shadow")) == (1, 2)
    assert town.s.pending() == [2]
    town.plays("2 criminal jumper", "2 criminal jumper", "2 criminal jumper")
    assert town.space(2, "jumper") == 0
    assert town.s.intel == [3, 3, 3]


@clause("ZH-5.180")
def test_losers_decide_from_the_left_of_the_one_who_ended_the_chapter() -> None:
    town = evaluating(chapter=1)
    town.s.dominance = [[1] * 10, [1] * 10, [1] * 10]
    end_turn(town)
    order = []
    while town.question(0).endswith("lose-dominance"):
        seat = town.s.pending()[0]
        order.append(seat)
        town.plays(f"{seat} {town.options(seat)[0]}")
    assert order == [1, 1, 2, 2, 0, 0]


@clause("ZH-5.178", "ZH-5.179")
def test_chapter_3_costs_intel_but_never_below_zero() -> None:
    town = evaluating(chapter=3, folders=(1, 0, 2))
    town.s.intel = [10, 5, 10]
    end_turn(town)
    assert town.s.intel == [10, 0, 10]


@clause("ZH-5.179")
def test_with_less_dominance_everything_is_lost() -> None:
    town = evaluating(chapter=1, folders=(1, 0, 1)).dominance(1, jumper=1)
    end_turn(town)
    town.plays("1 criminal jumper")
    assert not town.question(1).endswith("lose-dominance")


@clause("ZH-5.181", "ZH-5.182")
def test_tasks_and_folders_are_renewed() -> None:
    town = evaluating(chapter=1, left=0)
    town.s.rows[0].append(town.from_supply("leader", 63))
    supply = len(town.s.supply)
    town.s.folders = [4, 2, 1]
    laid = len([label for label in town.s.display if label == NOTHING])
    end_turn(town)
    assert town.s.rows == [[], [], []]
    assert town.s.folders_left == [3, 2, 2]
    assert town.s.folders == [0, 0, 0]
    assert len(town.s.supply) == supply + 1 - laid
    assert len(set(town.s.tasks)) == 3


@clause("ZH-5.183", "ZH-5.184", "ZH-9.20", "ZH-7.31", "ZH-6.11")
def test_half_of_the_hand_is_stored_in_secret_by_all_at_once() -> None:
    town = evaluating(chapter=1, folders=(1, 1, 1), left=0)
    town.gets_dilemmas(0, "D01", "D02", "D03").gets_dilemmas(1, "D10", "D11").gets_dilemmas(2, "D20")
    end_turn(town)
    assert town.s.pending() == [0, 1]
    before = town.view(1)
    told = len(town.told(1))
    town.plays("0 dilemma D01")
    assert town.view(1) == before
    town.plays("0 dilemma D03")
    assert town.s.pending() == [1]
    assert len(town.told(1)) == told
    assert town.view(0).consoles[0].storing == ["D01", "D03"]
    assert town.view(1).consoles[0].storing is None
    town.plays("1 dilemma D11")
    assert town.view(0).consoles[0].databank == ["D01", "D03"]
    assert [console.databank_size for console in town.view(-1).consoles] == [2, 1, 1]
    assert town.view(1).consoles[0].databank is None
    assert [town.view(seat).consoles[seat].databank for seat in (1, 2)] == [["D11"], ["D20"]]
    assert len(town.s.dilemma_discard) == 2
    stored = [event for event in town.told(-1) if event["kind"] == "stored"]
    assert [(event["stored"], event["discarded"]) for event in stored] == [(2, 1), (1, 1), (1, 0)]
    kept = [event["dilemma"] for event in town.told(0) if event["kind"] == "kept_dilemma"]
    assert kept == ["D01", "D03"]
    assert not [event for event in town.told(-1) if event["kind"] == "kept_dilemma"]


@clause("ZH-5.184")
def test_how_many_are_stored() -> None:
    from safehouse.games.in_too_deep.rules.chapters import to_store

    found = []
    for number in range(6):
        town = Town().gets_dilemmas(0, *DILEMMA_IDS[:number])
        found.append(to_store(town.s, 0))
    assert found == [0, 1, 1, 2, 2, 3]


@clause("ZH-5.185")
def test_rail_and_display_are_filled_and_rail_tokens_stay() -> None:
    town = evaluating(chapter=1, left=0).display_left(0)
    kept = town.s.rail[0]
    town.to_supply(town.s.rail[3])
    town.s.rail[3] = NOTHING
    end_turn(town)
    assert town.s.rail[0] == kept
    assert NOTHING not in town.s.rail
    assert NOTHING not in town.s.display


@clause("ZH-5.186")
def test_a_short_supply_fills_what_it_can() -> None:
    town = evaluating(chapter=1, left=0).display_left(0)
    while len(town.s.supply) > 5:
        town.s.shared_box.append(town.s.evidence.leave(0, town.s.supply.pop(), 63))
    end_turn(town)
    assert len(town.s.display) - town.s.display.count(NOTHING) == 5


@clause("ZH-5.187", "ZH-9.21", "ZH-6.15")
def test_bonus_fields_are_opened_into_the_shared_box() -> None:
    town = evaluating(chapter=1, left=0)
    town.s.bonus = [town.from_supply(name) for name in ("target", "target", "leader")]
    end_turn(town)
    assert town.view(-1).shared_box == ["target", "target", "leader"]
    assert town.view(-1).bonus == [None, None, None]


@clause("ZH-5.175", "ZH-8.7")
def test_after_chapter_3_the_game_is_over_and_everything_open() -> None:
    town = evaluating(chapter=3, left=0).stores(1, "D70")
    town.s.bonus = [town.from_supply(name) for name in ("target", "target", "leader")]
    end_turn(town)
    assert town.s.pending() == []
    assert town.view(0).consoles[1].databank == ["D70"]
    opened = {event["evidence"]: event["tokens"] for event in town.told(0) if event["kind"] == "plan_opened"}
    assert (opened["target"], opened["leader"]) == (2, 1)
    assert town.view(0).question == "over"


# -- scoring


def final(players: int = 3) -> Town:
    town = Town(players=players)
    for seat in range(players):
        town.remembers(seat)
        town.s.intel[seat] = 50
    return town


def points(town: Town, seat: int, key: str) -> int:
    return sum(line.points for line in scores(town.s)[seat].lines if line.key == key)


@clause("ZH-8.1", "ZH-9.23")
def test_the_lowest_token_scores() -> None:
    town = final().dominance(0, enforcer=8, shadow=7, mechanic=6, jumper=8, courier=8)
    assert lowest_value(town.s, 0) == 12
    assert points(town, 0, "dominance") == 12


@clause("ZH-8.2", "ZH-9.22")
def test_total_corruption() -> None:
    town = final().stores(0, "D70", "D71", "D72", *[name for name in DILEMMA_IDS if name in ("D19", "D01")])
    town.s.tolerance[0] = 4
    stored = sum(town.s.cards.corruption[card] for card in town.s.stored_dilemmas(0))
    assert stored == 28
    assert corruption_of(town.s, 0) == 24


@clause("ZH-8.3", "ZH-8.4", "ZH-8.5", "ZH-9.47")
def test_bonus_and_edge_with_ties() -> None:
    town = final()
    for corruption, bonuses, edge in (
        ([10, 10, 20], [8, 8, 0], [2]),
        ([10, 20, 20], [16, 0, 0], [1, 2]),
        ([15, 15, 15], [0, 0, 0], [0, 1, 2]),
    ):
        assert [least_corrupt_bonus(town.s, corruption, seat) for seat in range(3)] == bonuses
        town.s.tolerance = [-value for value in corruption]
        over = [
            tally.seat for tally in scores(town.s) if any(line.key == "over-the-edge" for line in tally.lines)
        ]
        assert over == edge


@clause("ZH-8.6", "ZH-9.24")
def test_the_plan_is_foiled_by_enough_kinds() -> None:
    counts = [0, 3, 5, 2, 3, 5]
    assert plan_foiled(final(3).s, counts)
    assert plan_foiled(final(2).s, counts)
    assert not plan_foiled(final(4).s, counts)
    assert not plan_foiled(final(5).s, [3, 3, 3, 3, 3, 2])
    assert plan_foiled(final(5).s, [3, 3, 3, 3, 3, 3])


@clause("ZH-8.7")
def test_tokens_on_bonus_fields_count_for_the_plan() -> None:
    town = final().plan(target=3, leader=3, timing=3, tactics=2)
    assert final_result(town.s).lines[0].key == "plan-succeeded"
    town.s.bonus[0] = town.from_supply("tactics")
    assert final_result(town.s).lines[0].key == "plan-foiled"


@clause("ZH-8.8", "ZH-1.4")
def test_over_the_edge_costs_only_if_the_plan_is_foiled() -> None:
    town = final().stores(0, "D70")
    assert points(town, 0, "over-the-edge") == 0
    town.plan(target=3, leader=3, timing=3, tactics=3)
    assert points(town, 0, "over-the-edge") == -7
    keys = [line.key for line in scores(town.s)[0].lines]
    assert keys.index("least-corrupt") < keys.index("over-the-edge") < keys.index("dilemmas")


@clause("ZH-8.9")
def test_the_penalty_stops_at_zero_and_negative_corruption_costs_nothing() -> None:
    town = final().plan(target=3, leader=3, timing=3, tactics=3).stores(0, "D70")
    town.s.intel[0] = 4
    assert points(town, 0, "over-the-edge") == -4
    town = final().plan(target=3, leader=3, timing=3, tactics=3)
    town.s.tolerance = [2, 2, 2]
    assert points(town, 0, "over-the-edge") == 0


@clause("ZH-8.10", "ZH-9.25", "ZH-9.48")
def test_evidence_values() -> None:
    town = final()
    by_name = {"leader": 5, "weaponry": 5, "target": 3, "timing": 3, "tactics": 2, "financing": 0}
    counts = [0] * 6
    for name, count in by_name.items():
        counts[kind(name)] = count
    values = evidence_values(town.s, counts)
    assert {name: values[kind(name)] for name in by_name} == {
        "leader": 4,
        "weaponry": 4,
        "target": 3,
        "timing": 3,
        "tactics": 2,
        "financing": 0,
    }
    assert evidence_values(town.s, [6, 5, 4, 3, 2, 1]) == [4, 3, 2, 1, 1, 1]


@clause("ZH-8.11", "ZH-8.12", "ZH-9.26")
def test_own_symbols_times_value() -> None:
    town = final().plan(leader=5, weaponry=5, target=3, timing=3, tactics=2)
    own = ["leader"] * 2 + ["weaponry"] * 3 + ["timing"] + ["tactics"] * 5 + ["financing"]
    town.remembers(0, *own)
    town.s.boxes[0].append(town.from_supply("financing"))
    total = sum(line.points for line in scores(town.s)[0].lines if line.key.startswith("evidence-"))
    assert total == 33 + 1
    town.s.boxes[0] = []
    assert sum(line.points for line in scores(town.s)[0].lines if line.key.startswith("evidence-")) == 33


@clause("ZH-8.11")
def test_symbols_on_stored_dilemmas_count() -> None:
    town = final().plan(financing=1).stores(0, "D01")
    assert points(town, 0, "evidence-financing") == 4


def with_bonus(town: Town, test: str, number: int) -> list[str]:
    cards = town.s.cards
    if test == "badge":
        found = [i for i in range(72) if cards.badge[i]]
    elif test == "warrant":
        found = [next(i for i in range(72) if cards.warrant[i] == kind_) for kind_ in range(6)]
    else:
        found = [i for i in range(72) if cards.dilemma_intel[i] == 1]
    return [DILEMMA_IDS[i] for i in found[:number]]


@clause("ZH-8.13", "ZH-8.14", "ZH-8.15", "ZH-9.27")
def test_intel_warrants_and_badges() -> None:
    town = final()
    names = with_bonus(town, "intel", 1) + with_bonus(town, "warrant", 4) + with_bonus(town, "badge", 1)
    town.stores(0, *names)
    assert (points(town, 0, "dilemmas"), points(town, 0, "warrants"), points(town, 0, "badges")) == (1, 16, 0)


@clause("ZH-8.14")
def test_duplicate_warrants_are_ignored() -> None:
    town = final()
    twins = [DILEMMA_IDS[i] for i in range(72) if town.s.cards.warrant[i] == 0]
    town.stores(0, *twins)
    assert points(town, 0, "warrants") == 1


@clause("ZH-8.15", "ZH-9.49")
def test_sets_of_badges() -> None:
    for number, expected in ((2, 0), (3, 10), (7, 20)):
        town = final()
        town.stores(0, *with_bonus(town, "badge", number))
        assert points(town, 0, "badges") == expected


@clause("ZH-8.16", "ZH-8.17", "ZH-1.6")
def test_the_highest_total_wins_then_the_less_corrupt() -> None:
    town = final()
    town.s.intel = [60, 50, 50]
    assert final_result(town.s).winners == [0]
    town = final().stores(0, *with_bonus(final(), "intel", 1))
    town.s.intel = [50, 51, 20]
    town.s.tolerance = [0, 0, -9]
    town.stores(1, with_bonus(town, "badge", 1)[0])
    result = final_result(town.s)
    assert result.scores[0] == result.scores[1]
    assert corruption_of(town.s, 0) == corruption_of(town.s, 1)
    assert result.winners == [0, 1]
    town.s.tolerance = [1, 0, -9]
    town.s.intel = [39, 56, 20]
    assert final_result(town.s).scores[:2] == [56, 56]
    assert final_result(town.s).winners == [0]


@clause("ZH-8.18")
def test_crimes_folders_and_support_score_nothing() -> None:
    town = final()
    before = final_result(town.s).scores
    town.gets_crimes(0, "A1a").owns(0, "hook")
    town.s.folders[0] = 3
    assert final_result(town.s).scores == before


@clause("ZH-1.9")
def test_four_epilogues() -> None:
    reasons = set()
    for foiled in (False, True):
        for edge in (False, True):
            town = final()
            if foiled:
                town.plan(target=3, leader=3, timing=3, tactics=3)
            town.s.intel = [99, 10, 10]
            town.s.tolerance = [-5, 0, 0] if edge else [5, 0, 0]
            result = final_result(town.s)
            assert result.winners == [0]
            reasons.add((foiled, edge, result.reason))
    assert reasons == {
        (True, False, "promotion"),
        (True, True, "warning"),
        (False, False, "city_lost"),
        (False, True, "syndicate"),
    }


def test_every_line_names_its_clause_and_the_lines_add_up() -> None:
    town = final().plan(leader=3).remembers(0, "leader").stores(0, "D70", "D01")
    result = final_result(town.s)
    for seat in range(3):
        own = [line for line in result.lines if line.seats == [seat]]
        assert sum(line.points for line in own if line.key != "total") == result.scores[seat]
        assert all(line.clause.startswith("ZH-") for line in own)
