"""What everybody remembers about a player's hidden cards (AA-6.11, 6.12, 6.22, 6.24, 6.26).

A dossier is a list of (entry, argument) pairs, flat, in the order of events. It begins with the first
fact that is worth remembering; from then on every public change of the hand is written down, so that
a fact goes on speaking of exactly the cards that were in the hand at that moment.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.agent_avenue.position import Player

HELD: Final = 0
"""The dossier opens: so many cards in hand about which nothing is known."""
DREW: Final = 1
"""So many unknown cards came from the deck."""
SWAPPED: Final = 2
"""One unknown card went to the swapped pile; one unknown card came."""
LEFT: Final = 3
"""A card of this name left the hand in the open."""
HID: Final = 4
"""A card went face down to the middle and has not been turned up yet."""
GAINED: Final = 5
"""A card of this name came in the open."""
NAMES_ONLY: Final = 6
"""Every card in hand has a name of this set (bit mask)."""
NO_TWO_ALIKE: Final = 7
"""No two cards in hand share a name."""
SHOWN: Final = 8
"""At least one card of this name is in hand."""

FIRST_FACT: Final = 5

AGENT_BIT: Final = [1, 2, 4, 8, 16, 32, 64, 128]
ALL_NAMES: Final = 255


def write(player: Player, entry: int, argument: int = 0) -> None:
    """Remember an event that has just happened to this hand, or a fact about the hand as it is now."""
    if len(player.dossier) == 0:
        if entry < FIRST_FACT:
            return
        before = player.hand_size - 1 if entry == GAINED else player.hand_size
        player.dossier = [HELD, before, entry, argument]
    else:
        player.dossier = [*player.dossier, entry, argument]


def turn_up(player: Player, agent: int, kept: int, identical: bool) -> None:
    """The hidden card is turned up. If it equals the shown one, the whole hand was of that name (AA-6.22)."""
    if len(player.dossier) == 0:
        if identical:
            player.dossier = [HELD, kept, NAMES_ONLY, AGENT_BIT[agent], DREW, player.hand_size - kept]
        return
    dossier = player.dossier.copy()
    at = len(dossier) - 2
    while dossier[at] != HID:
        at -= 2
    told = [LEFT, agent]
    if identical:
        told = [LEFT, agent, NAMES_ONLY, AGENT_BIT[agent]]
    player.dossier = dossier[:at] + told + dossier[at + 2 :]
