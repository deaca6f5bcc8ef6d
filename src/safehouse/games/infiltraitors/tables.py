"""The tables the rules of Infiltraitors read: the cards, which clue matches which suspect, sets of cards."""
# compiled by mypyc

from typing import Final

from safehouse.games.infiltraitors import data
from safehouse.games.infiltraitors.codes import Cards, Colours

NOTHING: Final = -1
"""No card, no place."""

LOWEST: Final[int] = data.CARD_FILE.standard.number_min
HIGHEST: Final[int] = data.CARD_FILE.standard.number_max
NUMBERS: Final[int] = HIGHEST - LOWEST + 1
SPECIAL: Final = Cards.RS
"""The first special card; one per colour follows in the order of the colours."""
SPECIAL_NUMBER: Final[int] = data.CARD_FILE.special.number

START_HAND: Final[int] = data.MISSION_FILE.defaults.start_hand
HAND_LIMIT: Final[int] = data.MISSION_FILE.defaults.hand_limit
SMALL_HAND: Final[int] = data.parameters("hand_limit").limit
"""Dealt, and the limit (IN-5.751, IN-5.752)."""
LEAST_CLUES: Final[int] = data.parameters("balanced_clues").min_clues
"""Of a suspect before a shot (IN-5.737)."""
SECONDS: Final[int] = data.parameters("time_limit").seconds
"""A mission may take (IN-5.706)."""


def card(colour: int, number: int) -> int:
    """The card of this colour and number; 1 means the special card."""
    if number == SPECIAL_NUMBER:
        return SPECIAL + colour
    return colour * NUMBERS + number - LOWEST


def colour_of(c: int) -> int:
    return c - SPECIAL if c >= SPECIAL else c // NUMBERS


def number_of(c: int) -> int:
    return SPECIAL_NUMBER if c >= SPECIAL else c % NUMBERS + LOWEST


def related(a: int, b: int) -> bool:
    """IN-5.201: one number is a multiple or a divisor of the other, or they are equal."""
    return a % b == 0 or b % a == 0


def matches(clue: int, suspect: int) -> bool:
    """IN-5.201, 5.202; special cards, as clue or as suspect, test the colour only (IN-5.205, 5.764, 5.765)."""
    if colour_of(clue) == colour_of(suspect):
        return True
    if clue >= SPECIAL or suspect >= SPECIAL:
        return False
    return related(number_of(clue), number_of(suspect))


def match_table() -> list[bool]:
    return [matches(clue, suspect) for clue in range(Cards.COUNT) for suspect in range(Cards.COUNT)]


MATCH: Final = match_table()
"""MATCH[clue * 75 + suspect]"""


def powers_of_two() -> list[int]:
    powers = [1]
    for i in range(Cards.COUNT - 1):
        powers.append(powers[i] * 2)
    return powers


BIT: Final = powers_of_two()
"""A set of cards is an integer: the sum of the BIT of each."""
ALL_CARDS: Final = BIT[Cards.COUNT - 1] * 2 - 1


def matching_sets() -> list[int]:
    found = []
    for clue in range(Cards.COUNT):
        mask = 0
        for suspect in range(Cards.COUNT):
            if MATCH[clue * Cards.COUNT + suspect]:
                mask |= BIT[suspect]
        found.append(mask)
    return found


MATCHING: Final = matching_sets()
"""MATCHING[clue]: the suspects it would match."""


def cards_in(mask: int) -> list[int]:
    """The members of a set in ascending order."""
    found = []
    c = 0
    while mask != 0:
        low = (mask & -mask).bit_length() - 1
        c += low
        found.append(c)
        mask >>= low + 1
        c += 1
    return found


def set_of(cards: list[int]) -> int:
    mask = 0
    for c in cards:
        mask |= BIT[c]
    return mask


def of_colour(colour: int) -> int:
    mask = BIT[SPECIAL + colour]
    for number in range(LOWEST, HIGHEST + 1):
        mask |= BIT[card(colour, number)]
    return mask


def of_number(number: int) -> int:
    mask = 0
    for colour in range(Colours.COUNT):
        mask |= BIT[card(colour, number)]
    return mask


OF_COLOUR: Final = [of_colour(colour) for colour in range(Colours.COUNT)]
OF_NUMBER: Final = [0] + [of_number(number) for number in range(1, HIGHEST + 1)]
