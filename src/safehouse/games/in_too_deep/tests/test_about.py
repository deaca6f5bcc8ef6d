"""What things mean in a position, and numbers that come from the data."""

from safehouse.core.about import explain, meaning, search
from safehouse.core.words import Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.data import DILEMMA
from safehouse.games.in_too_deep.tests.town import Town

REWARDS = {"evidence": "evidence symbols", "warrant": "a warrant", "badge": "badge", "intel": "Intel"}


def now(town: Town, topic: str, seat: int = 0) -> list[str]:
    return meaning(topic, town.view(seat), Words("en", GAME, you=seat, strict=True))


def test_who_controls_a_criminal_and_how_well_it_is_dominated() -> None:
    town = Town().hooks(0, "jumper")
    assert now(town, "criminal:jumper")[0] == "You control this criminal now."
    assert now(town, "criminal:jumper", seat=1)[0] == "Controlled by Seat 1 now."
    assert "still below the ability area" in now(town, "criminal:jumper")[1]
    assert len(now(town, "criminal:jumper", seat=-1)) == 1


def test_where_an_item_is() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash")
    assert now(town, "item:cash") == ["Held now by the Jumper."]


def test_only_the_holder_is_told_how_far_a_crime_is() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").stand(jumper="parish").gets_crimes(0, "A1a", "A2a")
    assert now(town, "crime:A1a") == ["Conditions not met: 1."]
    assert now(town, "crime:A2a")[0] == "The story still lacks a level-1 crime of this storyline."
    assert now(town, "crime:A1a", seat=1) == []


def test_a_dilemma_tells_its_corruption_and_its_reward() -> None:
    words = Words("en", GAME, strict=True)
    for card in DILEMMA.dilemma:
        told = explain(f"dilemma:{card.id}", words)
        assert told is not None
        assert f"corruption {card.corruption}." in told.text
        assert REWARDS[card.bonus] in told.text


def test_a_thing_of_the_game_is_meant_before_the_side_of_a_die_of_its_name() -> None:
    found = search("strážce", Words("cs", GAME))
    assert found[0] == "thing:guardian" and "face:guardian" in found
