"""Section 6: who knows what, and what is remembered."""

from collections import Counter
from itertools import permutations

import pytest

from safehouse.core.laws.told import can_take_back, play
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.core.words import Words
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.codes import Agents, Entries
from safehouse.games.agent_avenue.data import AGENT_DECK
from safehouse.games.agent_avenue.describe import describe
from safehouse.games.agent_avenue.tables import AGENT_BIT
from safehouse.games.agent_avenue.tests.street import Street, street
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS
from safehouse.games.agent_avenue.worlds.imagine import Hidden, follow

HAND = ["enforcer", "codebreaker", "sentinel", "mole"]


def imagined(t: Street, who: str | int, draws: int = 400) -> list[Street]:
    worlds = GAME.worlds(t.view(who))
    random = Stream("imagined")
    return [Street(GAME, worlds.draw(random), t._seats) for _ in range(draws)]


@clause("AA-6.1", "AA-6.2")
def test_a_hand_is_its_players_and_its_size_everybodys() -> None:
    t = street(hands={"green": HAND})
    assert sorted(t.view("green").players[0].hand) == sorted(HAND)
    for who in ("blue", WATCHER):
        assert t.view(who).players[0].hand is None
        assert t.view(who).players[0].hand_size == 4
        assert t.view(who).deck_size == 10


@clause("AA-6.3", "AA-6.10")
def test_the_order_of_the_decks_is_nobodys() -> None:
    s = GAME.deal(GAME.read_options({"mode": "advanced", "start": "green"}), "decks")
    t = Street(GAME, s, ("green", "blue"))
    worlds = imagined(t, "green", 60)
    assert len({tuple(w.state.deck[w.state.drawn :]) for w in worlds}) == 60
    assert len({tuple(w.state.market[w.state.market_drawn :]) for w in worlds}) == 60
    unseen = sorted(s.market[s.market_drawn :])
    assert all(sorted(w.state.market[w.state.market_drawn :]) == unseen for w in worlds), "known by exclusion"


@clause("AA-6.4", "AA-6.5")
def test_the_offered_pair_is_half_seen_until_it_is_recruited() -> None:
    t = street(hands={"green": HAND})
    t.plays("green offer_up enforcer", "green offer_down mole")
    for who in ("blue", WATCHER):
        offer = t.view(who).offer
        assert (offer.up, offer.down) == ("enforcer", None)
    assert t.view("green").offer.down == "mole"
    t.plays("blue recruit face_up")
    assert [e["agent"] for e in t.told(WATCHER) if e["kind"] == "recruited"] == ["enforcer", "mole"]


@clause("AA-6.6", "AA-6.7", "AA-6.20")
def test_a_swap_is_announced_without_names() -> None:
    t = street(hands={"green": HAND}, deck=["daredevil", "daredevil", "sentinel"])
    t.plays("green swap mole")
    hidden = {"kind": "swapped", "seat": 0, "agent": None, "drawn": None, "left": 3, "deck": 2}
    assert t.told("blue")[-1] == t.told(WATCHER)[-1] == hidden
    assert t.told("green")[-1] == hidden | {"agent": "mole", "drawn": "daredevil"}
    assert t.view("green").players[0].swapped == ["mole"]
    assert t.view("blue").players[0].swapped is None
    assert t.view("blue").players[0].swaps_left == 3
    own, others = (describe(t.view(who), Words("en", GAME, strict=True)) for who in ("green", "blue"))
    assert "Swapped away by you, face down and out of the game: Mole." in own
    assert not any("Mole" in line or "Swapped away" in line for line in others)


@clause("AA-6.21")
def test_the_refill_is_announced_as_a_number() -> None:
    t = street(hands={"green": HAND})
    t.plays("green offer_up enforcer", "green offer_down mole")
    assert t.told("blue")[-1] == {"kind": "refilled", "seat": 0, "count": 2, "deck": 8}
    assert "drew" not in t.kinds_told("blue")
    assert t.kinds_told("green").count("drew") == 2


@clause("AA-6.8", "AA-6.9", "AA-6.13")
def test_the_watcher_sees_what_everyone_sees() -> None:
    t = street(
        mode="advanced", supply=["masterplan", "outpost"], in_play={"blue": {"mole": 1}}, progress={"blue": 4}
    )
    view = t.view(WATCHER)
    assert view.sides[1].in_play == {"mole": 1}
    assert view.sides[1].space == 11
    assert view.supply == ["masterplan", "outpost"]
    assert view.active == "green"
    assert [player.hand for player in view.players] == [None, None]


@clause("AA-6.14")
def test_agents_that_change_place_in_the_open_are_named() -> None:
    t = landed("mind_control", in_play={"blue": {"mole": 1}})
    t.plays("green take mind_control", "green choose mole")
    assert {"kind": "stole", "seat": 0, "agent": "mole"} in t.told(WATCHER)
    t = landed("smoke_screen", deck=["sidekick", "enforcer"])
    t.plays("green take smoke_screen")
    assert {"kind": "turned_up", "seat": 0, "agent": "sidekick"} in t.told(WATCHER)
    t = landed("outpost", hands={"green": ["sentinel", "mole", "mole", "saboteur"]})
    t.plays("green take outpost")
    assert {"kind": "recruited", "side": "green", "agent": "sentinel", "copies": 1} in t.told(WATCHER)
    assert "drew" not in t.kinds_told(WATCHER)


def landed(card: str, **parts: object) -> Street:
    supply = [card, "watchtower", "getaway_car"]
    t = street(mode="advanced", progress={"green": 1, "blue": 0}, supply=supply, **parts)  # type: ignore[arg-type]
    t.divide("enforcer", "codebreaker")
    return t


@clause("AA-6.11")
def test_a_card_taken_in_the_open_is_remembered_until_a_swap_blurs_it() -> None:
    t = landed("mind_control", in_play={"blue": {"mole": 1}})
    t.plays("green take mind_control", "green choose mole")
    assert ("gained", "mole") in t.view("blue").players[0].memory
    assert all("mole" in w.hand("green") for w in imagined(t, "blue"))
    t.divide("codebreaker", "codebreaker")
    t.plays("green swap enforcer")
    holds = Counter("mole" in w.hand("green") for w in imagined(t, "blue"))
    assert holds[True] > 0 and holds[False] > 0
    for w in imagined(t, "blue"):
        pile = [AGENT_IDS[a] for a in w.state.players[0].swapped]
        assert "mole" in w.hand("green") or pile == ["mole"]


@clause("AA-6.11")
def test_a_known_card_laid_face_down_is_uncertain_only_until_it_is_turned_up() -> None:
    t = landed("mind_control", in_play={"blue": {"mole": 1}})
    t.plays("green take mind_control", "green choose mole")
    t.divide("codebreaker", "codebreaker")
    t.plays("green offer_up enforcer", "green offer_down saboteur")
    where = Counter("mole" in w.hand("green") for w in imagined(t, "blue"))
    assert where[True] > 0 and where[False] > 0
    t.plays("blue recruit face_up")
    assert all("mole" in w.hand("green") for w in imagined(t, "blue"))


@clause("AA-6.12")
def test_the_second_card_of_a_shown_pair_is_remembered() -> None:
    t = landed("double_trouble", hands={"green": ["saboteur", "saboteur", "mole", "sentinel"]})
    t.plays("green take double_trouble", "green choose saboteur")
    assert {"kind": "showed_pair", "seat": 0, "agent": "saboteur"} in t.told(WATCHER)
    assert all("saboteur" in w.hand("green") for w in imagined(t, "blue"))
    assert any(w.hand("green").count("mole") == 0 for w in imagined(t, "blue"))


@clause("AA-6.22")
def test_an_identical_offer_betrays_the_rest_of_the_hand() -> None:
    t = street(hands={"green": ["saboteur"] * 4}, deck=["mole", "sentinel", "sentinel"])
    t.plays("green offer_up saboteur", "green offer_down saboteur", "blue recruit face_up")
    worlds = imagined(t, "blue")
    assert all(w.hand("green").count("saboteur") >= 2 for w in worlds)
    assert len({tuple(w.hand("green")) for w in worlds}) > 3, "the two cards drawn since stay unknown"


@clause("AA-6.22", "AA-6.27")
def test_the_hidden_card_has_the_shown_name_only_with_a_uniform_hand() -> None:
    t = street(hands={"green": HAND})
    t.plays("green offer_up enforcer", "green offer_down mole")
    worlds = imagined(t, "blue", 3000)
    hidden = Counter(AGENT_IDS[w.state.down] for w in worlds)
    assert set(hidden) == set(AGENT_IDS), "every name is possible"
    for w in worlds:
        if AGENT_IDS[w.state.down] == "enforcer":
            assert w.hand("green").count("enforcer") >= 2
    assert hidden["enforcer"] < hidden["saboteur"] / 4


@clause("AA-6.27")
def test_the_answer_menu_does_not_depend_on_the_hidden_card() -> None:
    for down in ("codebreaker", "sentinel", "mole"):
        t = street(hands={"green": HAND})
        t.plays("green offer_up enforcer", f"green offer_down {down}")
        assert t.options("blue") == ["recruit face_up", "recruit face_down"]
        assert t.options("green") == []


@clause("AA-6.24", "AA-6.26")
def test_an_ignored_outpost_betrays_a_hand_without_sentinels() -> None:
    t = landed("outpost", hands={"green": ["saboteur", "saboteur", "mole", "codebreaker"]})
    t.plays("green take outpost")
    assert {"kind": "ignored", "seat": 0, "card": "outpost"} in t.told(WATCHER)
    assert all("sentinel" not in w.hand("green") for w in imagined(t, "blue"))


@clause("AA-6.26")
def test_what_was_learnt_never_speaks_of_later_cards() -> None:
    t = landed("outpost", hands={"green": ["saboteur", "saboteur", "mole", "codebreaker"]})
    t.plays("green take outpost")
    t.divide("codebreaker", "codebreaker")
    t.plays("green offer_up saboteur", "green offer_down mole", "blue recruit face_up")
    counts = Counter(w.hand("green").count("sentinel") for w in imagined(t, "blue", 1500))
    assert set(counts) == {0, 1, 2}, "two cards are new and may be Sentinels, two are old and may not"


@clause("AA-6.24", "AA-6.26")
def test_an_ignored_secret_recruit_betrays_names_in_play() -> None:
    t = landed(
        "secret_recruit",
        hands={"green": ["enforcer", "saboteur", "saboteur", "enforcer"]},
        in_play={"green": {"saboteur": 1}},
    )
    t.plays("green take secret_recruit")
    assert all(set(w.hand("green")) <= {"enforcer", "saboteur"} for w in imagined(t, "blue"))


@clause("AA-6.24", "AA-6.26")
def test_an_ignored_double_trouble_betrays_a_hand_without_pairs() -> None:
    t = landed("double_trouble", hands={"green": ["enforcer", "saboteur", "mole", "codebreaker"]})
    t.plays("green take double_trouble")
    assert all(len(set(w.hand("green"))) == 4 for w in imagined(t, "blue"))


@clause("AA-6.25")
def test_everything_is_shown_after_the_game() -> None:
    t = street(hands={"green": HAND}, progress={"green": 6})
    t.divide("enforcer", "codebreaker")
    view = t.view(WATCHER)
    assert view.over
    assert all(player.hand is not None for player in view.players)
    assert all(player.swapped is not None for player in view.players)


POOL = ("enforcer", "saboteur", "mole", "sentinel", "codebreaker", "saboteur", "sentinel")
"""The cards blue cannot locate: four in green's hand, three in the deck. Blue holds all the others."""


@pytest.mark.parametrize("card", ["outpost", "double_trouble", "secret_recruit", "mind_control"])
def test_imagined_worlds_are_exactly_the_possible_ones(card: str) -> None:
    """Against brute force: deal the pool in every way, play on, keep what looks the same to blue."""
    truth = {
        "outpost": ("enforcer", "saboteur", "mole", "codebreaker"),
        "double_trouble": ("enforcer", "saboteur", "mole", "sentinel"),
        "secret_recruit": ("enforcer", "saboteur", "saboteur", "codebreaker"),
        "mind_control": ("saboteur", "saboteur", "mole", "sentinel"),
    }[card]
    rest = list(POOL)
    for name in truth:
        rest.remove(name)
    seen = after_swaps(card, truth, tuple(rest))[0]
    wanted = set()
    for order in set(permutations(POOL)):
        if list(order[:4]) == sorted(order[:4]):
            for other in after_swaps(card, order[:4], order[4:]):
                if other.view("blue") == seen.view("blue"):
                    wanted.add(hidden_part(other))
    found = {hidden_part(world) for world in imagined(seen, "blue", 6000)}
    assert found == wanted
    assert len(wanted) > 5


def hidden_part(t: Street) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(t.hand("green")), tuple(AGENT_IDS[agent] for agent in t.state.players[0].swapped)


def after_swaps(card: str, hand: tuple[str, ...], deck: tuple[str, ...]) -> list[Street]:
    """Green lands on the market, takes the card, and in its next turn swaps a card away: each in turn."""
    blues = Counter({agent.id: agent.copies for agent in AGENT_DECK.agent}) - Counter(POOL)
    blues -= Counter(["enforcer", "saboteur", "codebreaker", "codebreaker", "sidekick"])
    t = street(
        mode="advanced",
        progress={"green": 1, "blue": 0},
        supply=[card, "watchtower", "getaway_car"],
        in_play={"green": {"saboteur": 1, "codebreaker": 1}, "blue": {"sidekick": 1}},
        hands={"green": hand, "blue": list(blues.elements())},
        deck=deck,
    )
    t.divide("enforcer", "codebreaker")
    t.plays(f"green take {card}")
    if card == "mind_control":
        t.plays("green choose sidekick")
    elif t.phase() == "choice":
        t.plays(f"green {t.options('green')[0]}")
    t.state.active = t.seat("green")
    tables = []
    for name in sorted(set(t.hand("green"))):
        other = Street(GAME, t.state.copy(), ("green", "blue"))
        other.plays(f"green swap {name}")
        tables.append(other)
    return tables


@clause("AA-6.24")
@pytest.mark.parametrize("card", ["secret_recruit", "double_trouble"])
def test_a_pending_choice_shows_that_there_is_one(card: str) -> None:
    t = landed(card, hands={"green": ["mole", "saboteur", "saboteur", "enforcer"]})
    t.plays(f"green take {card}")
    assert t.phase() == "choice"
    for w in imagined(t, "blue"):
        assert w.options("green"), "green is asked, so it holds something that suits"


@clause("AA-5.92", "AA-6.24")
@pytest.mark.parametrize("card", ["secret_recruit", "double_trouble"])
def test_the_last_market_card_stays_taken_where_it_shows_something_of_a_hand(card: str) -> None:
    """No new card for it is turned up, which would keep it taken as well."""
    t = landed(card, hands={"green": ["mole", "saboteur", "saboteur", "enforcer"]})
    assert t.state.market_size() == 0
    told = play(t.state, 0, GAME.space.code("take", card=card))
    assert not can_take_back(GAME, 0, (t.state, told))


@clause("AA-6.26")
def test_a_shown_pair_tells_which_card_was_swapped_away() -> None:
    """Of two cards with known names and a third one, one was swapped; then there were two Sentinels."""
    known = AGENT_BIT[Agents.CODEBREAKER] | AGENT_BIT[Agents.DAREDEVIL]
    dossier = [
        (Entries.HELD, 2),
        (Entries.NAMES_ONLY, known),
        (Entries.DREW, 1),
        (Entries.SWAPPED, 0),
        (Entries.LEFT, Agents.SENTINEL),
        (Entries.SHOWN, Agents.SENTINEL),
    ]
    random = Stream("dossier")
    swapped = set()
    for _ in range(60):
        hidden = Hidden()
        if all(follow(hidden, entry, argument, random) for entry, argument in dossier):
            swapped.add(hidden.pile[0].names)
    assert swapped == {known}
