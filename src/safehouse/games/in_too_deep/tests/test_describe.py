"""The position in words, as the terminal tells it."""

import pytest

from safehouse.core.situation import listed
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.describe import describe
from safehouse.games.in_too_deep.tests.town import Town, zone


def told(town: Town, seat: int, language: str = "en") -> list[str]:
    return describe(town.view(seat), Words(language, GAME, you=seat, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conditions_of_every_crime_can_be_told(language: str) -> None:
    for first in range(0, len(CRIME_IDS), 5):
        town = Town(players=4, storylines=7).hooks(0, "jumper").gets_crimes(0, *CRIME_IDS[first : first + 5])
        assert not any("[" in line for line in told(town, 0, language))


def test_met_and_missing_conditions_are_told_apart() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").stand(jumper="parish").gets_crimes(0, "A1a", "P01")
    lines = told(town, 0)
    assert "– MISSING: your criminal stands in the Ion Towers" in lines
    assert "– met: your criminal holds the cash" in lines


@pytest.mark.parametrize(
    ("crime", "told_of_it"),
    [
        ("P08", "váš zločinec 2 stojí v zóně zločince 1"),
        ("G2c", "v jeho zóně nenajdete žádnou zbraň"),
        ("F3", "váš zločinec 2 stojí v zóně naproti Centru"),
        ("D3", "v Přístavu nestojí žádný zločinec, kterého zahákl protihráč"),
        ("C2b", "další zóna leží naproti jeho zóně"),
    ],
)
def test_a_condition_is_said_as_a_person_says_it(crime: str, told_of_it: str) -> None:
    lines = told(Town(players=4, storylines=7).hooks(0, "jumper").gets_crimes(0, crime, "P01"), 0, "cs")
    assert any(line.endswith(told_of_it) for line in lines)


def test_a_choice_that_numbers_a_place_says_what_lies_there() -> None:
    view = Town().view(0)
    words = Words("en", GAME, you=0, strict=True)
    for place, kind in enumerate(view.rail, 1):
        move = GAME.space.from_text(f"rail {place}")
        assert (
            listed(GAME, view, move, words) == f"Evidence {place} on the rail: {words.say(f'evidence-{kind}')}"
        )


def test_a_closed_storyline_is_told() -> None:
    town = Town().hooks(0, "jumper").gets_crimes(0, "A2a", "P01")
    assert "– not yet: the story has no level-1 crime of this storyline" in told(town, 0)


def test_nobody_is_told_another_hand() -> None:
    town = Town().gets_crimes(0, "A1a", "P01").gets_crimes(1, "B1a", "P02")
    assert any("A1a" in line for line in told(town, 0))
    for seat in (1, -1):
        assert not any("A1a" in line for line in told(town, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_echo_is_told(language: str) -> None:
    town = Town(players=1, echo="normal")
    assert any(line.startswith("Echo:") for line in told(town, 0, language))


def test_what_a_seat_has_looked_at_is_told_to_it_alone() -> None:
    town = Town().stand(jumper="heights").hooks(0, "jumper").acting(0)
    town.s.patrol = [2 if spot in (zone("harbor"), zone("parish"), zone("blocks")) else 0 for spot in range(8)]
    town.s.bonus[1] = town.from_supply("leader")
    town.plays("0 activate jumper", "0 look", "0 bonus tolerance", "0 display 3")
    kind = town.view(0).display[2]
    words = Words("en", GAME, strict=True)
    known = "Face-down evidence that you know: "
    seen = f"display, position 3: {words.say(f'evidence-{kind}')}; bonus field (tolerance): leader."
    assert known + seen in told(town, 0)
    assert not any(line.startswith(known) for line in told(town, 1))


def test_what_lies_open_is_told_whole() -> None:
    """Which items are of one kind, and how many crimes of which deck each player holds (ZH-6.2)."""
    town = Town().hooks(0, "jumper").gets_crimes(1, "A1a", "A2a", "P01")
    lines = told(town, 0)
    assert any("Goods: cash, psycho codes; Vehicle: coupe, eagle eye;" in line for line in lines)
    rival = next(line for line in lines if "petty crimes 1, level-1 crimes 1, level-2 crimes 1" in line)
    assert "(you)" not in rival
    assert any("Crime cards in hand: nothing." in line for line in lines if "(you)" in line)
