"""What the bots see: questions weighed on draws, the cards that playing on deals, when a race is decided."""

from math import log2

import pytest

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.bots.recruiter_mind import nearest_of
from safehouse.games.mind_mgmt.bots.rollouts import PlayoutMinds, RolloutRecruiter, face_down, lead_of
from safehouse.games.mind_mgmt.bots.trail_map import WORD, TrailMap, count_bits
from safehouse.games.mind_mgmt.codes import Features
from safehouse.games.mind_mgmt.tables.city import NOWHERE, WITH_FEATURE, mask_of
from safehouse.games.mind_mgmt.tests.scenes import cell, scene
from safehouse.games.mind_mgmt.worlds.trails import Trail


def trail(*places: str, weight: float = 1.0) -> Trail:
    cells = [cell(place) for place in places]
    return Trail(cells, mask_of(cells), 1, 3, weight)


def four_ends() -> TrailMap:
    """Four trails, equally likely; F7 is left out of two, and visited at hours 1 and 2 by the others."""
    trails = [
        trail("F7", "F6", "E6", "D6", "C6"),
        trail("E7", "F7", "F6", "E6", "D6"),
        trail("A1", "A2", "A3", "A4", "A5"),
        trail("B1", "B2", "B3", "B4", "B5"),
    ]
    return TrailMap(scene().state, trails)


def test_bits_of_a_word_are_counted() -> None:
    random = Stream("bits")
    words = [random.word() * 2**28 + random.word() % 2**28 for _ in range(200)]
    for word in [0, 1, 2**WORD - 1, 0x555555555555555, *words]:
        assert count_bits(word) == word.bit_count()


def test_draws_follow_the_weights() -> None:
    trails = [trail("A1", "A2", "A3", "A4", "A5", weight=3.0), trail("B1", "B2", "B3", "B4", "B5")]
    trail_map = TrailMap(scene().state, trails)
    assert sum(trail_map.copies) == trail_map.draws
    assert trail_map.counts[trail_map.places.index(cell("A5"))] == 0.75 * trail_map.draws
    assert trail_map.now[cell("A5")] == pytest.approx(0.75)
    favoured = TrailMap(scene().state, trails, favoured=mask_of([cell("B5")]), favour=3.0)
    assert favoured.now[cell("B5")] == pytest.approx(0.5)


def test_a_question_is_worth_the_bits_it_tells() -> None:
    trail_map = four_ends()
    assert trail_map.doubt / trail_map.draws == pytest.approx(2.0)
    half = trail_map.area(mask_of([cell("A5"), cell("B5")]))
    assert (half.information, half.surprise) == (pytest.approx(1.0), pytest.approx(1.0))
    hour = trail_map.reveal(cell("F7"))
    assert hour.information == pytest.approx(1.5), "hour 1, hour 2, or never and still two places"
    everywhere = list(range(len(trail_map.places)))
    assert half.best_strike(everywhere) == pytest.approx(0.5)
    assert hour.best_strike(everywhere) == pytest.approx(0.75)
    assert hour.best_strike([]) == 0.0
    both = trail_map.reveal_two(cell("F7"), cell("A1"))
    assert both.information == pytest.approx(2.0), "A1 parts the two that never saw F7"


def test_a_wiretap_tells_how_many_places_were_visited() -> None:
    """Each of the four trails by itself, told apart by the number alone."""
    trail_map = four_ends()
    seen = {
        feature: [
            len([place for place in each.cells if WITH_FEATURE[feature] & mask_of([place])])
            for each in trail_map.drawn
        ]
        for feature in range(Features.COUNT)
    }
    assert any(len(set(numbers)) > 2 for numbers in seen.values())
    for feature, numbers in seen.items():
        shares = [numbers.count(number) / 4 for number in set(numbers)]
        expected = -sum(share * log2(share) for share in shares)
        assert trail_map.tap(feature).surprise == pytest.approx(expected)


def test_a_border_is_crossed_by_who_has_not_been_beyond_it() -> None:
    trail_map, s = four_ends(), scene().state
    assert trail_map.crossing(s, cell("A5"), cell("A4")) == 0.0, "visited already"
    ways = [trail_map.crossing(s, cell("A5"), way) for way in s.streets.steps[cell("A5")]]
    assert sum(ways) == pytest.approx(trail_map.now[cell("A5")])


def test_an_answer_that_every_trail_would_give_tells_nothing() -> None:
    trail_map = TrailMap(
        scene().state, [trail("A1", "A2", "A3", "A4", "A5"), trail("A1", "A2", "A3", "A4", "B4")]
    )
    for feature in range(Features.COUNT):
        ends = WITH_FEATURE[feature] & mask_of([cell("A5"), cell("B4")])
        if ends == 0:
            assert trail_map.ask_with_dolphin(feature).information == pytest.approx(0.0, abs=1e-9)
    assert trail_map.next[cell("A4")] == 0.0, "nobody goes back"


def test_playing_on_deals_every_card_that_was_not_seen() -> None:
    state = scene().state
    hidden = face_down(state)
    assert len(hidden) == Features.COUNT - 3 - len(state.area) - len(state.discard)
    assert not set(hidden) & {*state.hand, *state.area, *state.discard}


def test_a_recruiter_who_plays_out_finds_a_legal_action() -> None:
    state = scene().state
    recruiter = RolloutRecruiter(games=3, candidates=3, minds=PlayoutMinds())
    chosen = recruiter.choose(state, state.moves(0), Stream("seer"))
    assert chosen in state.moves(0)
    assert recruiter.choose(state, state.moves(0), Stream("seer")) == chosen


def test_a_race_is_decided_when_nobody_can_catch_up() -> None:
    assert lead_of([0, 1, 2], [1.0, 4.5, 3.0]) == 1.5
    assert lead_of([0, 2], [1.0, 4.5, 3.0]) == 2.0
    assert lead_of([1], [1.0, 4.5]) == 0.0


def test_immortals_know_the_way_to_the_nearest_place() -> None:
    away = nearest_of(mask_of([cell("A1"), cell("F7")]))
    assert (away[cell("A1")], away[cell("B2")], away[cell("F5")]) == (0, 1, 2)
    assert NOWHERE not in away
