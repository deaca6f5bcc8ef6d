"""Section 4: set-up."""

from collections import Counter

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.random import Stream
from safehouse.core.testing import Table, clause
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.codes import Agents
from safehouse.games.agent_avenue.data import AGENT_DECK, MARKET_DECK
from safehouse.games.agent_avenue.tests.street import street
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS
from safehouse.games.agent_avenue.worlds.small_cases import tiny_deals

SEEDS = [f"seed {i}" for i in range(40)]


def dealt(seed: str = "any", **options: str) -> Table:
    return Table(GAME, GAME.deal(GAME.read_options(options), seed))


def all_agents(t: Table) -> Counter[str]:
    s = t.state
    cards = list(s.deck[s.drawn :])
    for player in s.players:
        cards += [a for a, n in enumerate(player.hand) for _ in range(n)]
    return Counter(AGENT_IDS[a] for a in cards)


@clause("AA-4.1", "AA-4.8")
def test_the_simple_side_has_no_market_spaces() -> None:
    for space in (2, 5, 9, 12):
        t = street(progress={"green": space - 1, "blue": space - 3})
        t.divide("enforcer", "codebreaker")
        assert t.side("green").space() == space
        assert t.phase() == "play"
        assert not t.side("green").due


@clause("AA-4.2")
def test_meeples_start_on_their_homes_seven_apart() -> None:
    t = dealt()
    assert [side.space() for side in t.state.sides] == [0, 7]
    assert [side.progress for side in t.state.sides] == [0, 0]


@clause("AA-4.3", "AA-4.4")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_four_cards_each_and_thirty_in_the_deck(seed: str) -> None:
    t = dealt(seed)
    assert [player.hand_size for player in t.state.players] == [4, 4]
    assert t.state.deck_size() == 30
    assert all_agents(t) == {agent.id: agent.copies for agent in AGENT_DECK.agent}


@clause("AA-4.5", "AA-4.26")
def test_the_starting_side_is_drawn_or_fixed_and_named_after_the_deal() -> None:
    for variant in ("duel", "team4"):
        assert {dealt(seed, variant=variant).state.active for seed in SEEDS} == {0, 1}
        for seed in SEEDS[:6]:
            assert dealt(seed, variant=variant, start="blue").state.active == 1
            assert dealt(seed, variant=variant, start="green").state.active == 0
    assert dealt().kinds_told(0) == ["dealt"] * 4 + ["starts"]


@clause("AA-4.5")
def test_the_draw_does_not_depend_on_the_cards() -> None:
    """The side that holds more Codebreakers after the deal does not begin more often."""
    begins = Counter[bool]()
    for number in range(4000):
        s = GAME.deal(GAME.read_options(), f"draw {number}", listen=False)
        own, other = (s.players[side].hand[Agents.CODEBREAKER] for side in (s.active, 1 - s.active))
        if own != other:
            begins[own > other] += 1
    assert abs(begins[True] / begins.total() - 0.5) < 0.04


@clause("AA-4.6")
def test_simple_mode_has_no_market() -> None:
    t = dealt(mode="simple")
    assert (t.state.supply, t.state.market) == ([], [])


@clause("AA-4.7")
def test_everybody_starts_with_four_swaps_and_nothing_in_play() -> None:
    t = dealt()
    assert [player.swaps for player in t.state.players] == [4, 4]
    assert [player.swapped for player in t.state.players] == [[], []]
    assert [sum(side.in_play) for side in t.state.sides] == [0, 0]


@clause("AA-4.10")
def test_the_corners_of_the_advanced_side_are_market_spaces() -> None:
    market = []
    for space in range(1, 14):
        t = street(mode="advanced", supply=["masterplan"], progress={"green": space - 1, "blue": space - 3})
        t.divide("enforcer", "codebreaker")
        if t.phase() == "market":
            market.append(space)
    assert market == [2, 5, 9, 12]


@clause("AA-4.11", "AA-4.12", "AA-4.13")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_three_cards_lie_open_and_twelve_wait(seed: str) -> None:
    t = dealt(seed, mode="advanced")
    s = t.state
    assert len(s.supply) == 3
    assert s.market_size() == 12
    assert sorted([*s.supply, *s.market[s.market_drawn :]]) == list(range(15))
    assert s.discard == []
    for seat in (-1, 0, 1):
        assert t.kinds_told(seat).count("supply_opened") == 3
        assert len(t.view(seat).supply) == 3


@clause("AA-4.20", "AA-4.21", "AA-4.22", "AA-4.24")
def test_teams_share_meeple_and_area_but_not_hands() -> None:
    four, three = dealt(variant="team4").state, dealt(variant="team3").state
    assert [side.seats for side in four.sides] == [[0, 1], [2, 3]]
    assert [side.seats for side in three.sides] == [[0, 1], [2]]
    assert (four.deck_size(), three.deck_size()) == (22, 26)
    assert [player.hand_size for player in four.players] == [4, 4, 4, 4]
    assert [player.swaps for player in four.players] == [2, 2, 2, 2]
    assert [player.swaps for player in three.players] == [2, 2, 4]


@clause("AA-4.27")
@pytest.mark.parametrize("variant", ["team3", "team4"])
def test_the_team_variant_combines_with_both_modes(variant: str) -> None:
    assert dealt(variant=variant, mode="simple").state.supply == []
    assert len(dealt(variant=variant, mode="advanced").state.supply) == 3


@clause("AA-4.30")
def test_the_tiny_deck_has_eight_cards_and_shorter_ways_to_win() -> None:
    t = dealt(deck="tiny")
    assert all_agents(t) == {"double_agent": 2, "enforcer": 2, "codebreaker": 2, "daredevil": 2}
    assert [(player.hand_size, player.swaps) for player in t.state.players] == [(3, 0), (3, 0)]
    assert (t.state.codebreakers, t.state.daredevils, t.state.catch_lead) == (2, 2, 3)
    assert sum(ways for _, ways in tiny_deals(GAME.read_options({"deck": "tiny", "start": "green"}))) == 2520


@clause("AA-5.17", "AA-7.1")
def test_options_are_checked() -> None:
    assert [o.seats() for o in GAME.configurations()] == [2, 3, 4, 2, 3, 4, 3, 2]
    with pytest.raises(OptionError, match="simple, advanced"):
        GAME.read_options({"mode": "hard"})
    with pytest.raises(OptionError, match="mode, variant, solo, start, deck"):
        GAME.read_options({"colour": "red"})
    with pytest.raises(OptionError, match="tiny deck goes with"):
        GAME.read_options({"deck": "tiny", "mode": "advanced"})


def test_the_data_files_hold_what_the_box_holds() -> None:
    assert sum(agent.copies for agent in AGENT_DECK.agent) == AGENT_DECK.deck_size == 38
    assert len(MARKET_DECK.card) == MARKET_DECK.deck_size == 15
    assert [card.type for card in MARKET_DECK.card] == ["ongoing"] * 8 + ["instant"] * 7


@clause("AA-4.2", "AA-4.20")
def test_a_single_player_chooses_the_colour() -> None:
    t = dealt(variant="team3", solo="green", start="green")
    assert GAME.seat_names(GAME.read_options({"variant": "team3", "solo": "green"})) == [
        "seat-blue-1",
        "seat-blue-2",
        "seat-green",
    ]
    assert t.state.pending() == [2]
    assert [player.swaps for player in t.state.players] == [2, 2, 4]
    world = GAME.imagine(t.view(0), Stream("solo"))
    assert [side.seats for side in world.sides] == [[2], [0, 1]]
    with pytest.raises(OptionError, match="solo"):
        GAME.read_options({"variant": "team4", "solo": "green"})
