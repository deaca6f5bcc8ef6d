"""What everybody remembers about a player's hidden cards (AA-6.11, 6.12, 6.22, 6.24, 6.26).

A card stolen in the open, a pair shown, an ability that could not be used: each is a fact about the cards then
in hand, and goes on speaking of exactly these. A dossier is therefore a list of (entry, argument) pairs, flat,
in the order of events. It begins with the first fact; from then on every public change of the hand is written
down. The rules write it, the view shows it, `worlds` runs through it to find which hidden card may have which
names.

| entry | argument | meaning |
|---|---|---|
| held | count | the dossier opens: so many cards in hand about which nothing is known |
| drew | count | so many unknown cards came from the deck |
| swapped | - | one unknown card went to the swapped pile; one unknown card came |
| left | agent | a card of this name left the hand in the open |
| hid | - | a card went face down to the middle and has not been turned up yet |
| gained | agent | a card of this name came in the open |
| names_only | set of agents | every card in hand has a name of this set |
| no_two_alike | - | no two cards in hand share a name |
| shown | agent | at least one card of this name is in hand |

The facts are the entries from `gained` on.
"""
# compiled by mypyc

from safehouse.games.agent_avenue.codes import Entries
from safehouse.games.agent_avenue.rules.position import Player
from safehouse.games.agent_avenue.tables import AGENT_BIT


def write(player: Player, entry: int, argument: int = 0) -> None:
    """Remember an event that has just happened to this hand, or a fact about the hand as it is now."""
    if len(player.dossier) == 0:
        if entry < Entries.GAINED:
            return
        before = player.hand_size - 1 if entry == Entries.GAINED else player.hand_size
        player.dossier = [Entries.HELD, before, entry, argument]
    else:
        player.dossier = [*player.dossier, entry, argument]


def turn_up(player: Player, agent: int, kept: int, identical: bool) -> None:
    """The hidden card is turned up. If it equals the shown one, the whole hand was of that name (AA-6.22)."""
    if len(player.dossier) == 0:
        if identical:
            drew = player.hand_size - kept
            player.dossier = [Entries.HELD, kept, Entries.NAMES_ONLY, AGENT_BIT[agent], Entries.DREW, drew]
        return
    dossier = player.dossier.copy()
    at = len(dossier) - 2
    while dossier[at] != Entries.HID:
        at -= 2
    told = [Entries.LEFT, agent]
    if identical:
        told = [Entries.LEFT, agent, Entries.NAMES_ONLY, AGENT_BIT[agent]]
    player.dossier = dossier[:at] + told + dossier[at + 2 :]
