"""The pieces of In Too Deep that have a number but no card: what stands for none, decks, dice, copies."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.codes import Crimes, Decks, MajorCrimes, Moves
from safehouse.games.in_too_deep.data import COMPONENTS, ECHO, MAJOR

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

CHAPTERS: Final[int] = COMPONENTS["chapters"]["count"]
"""Of a game (ZH-1.5)."""
EVIDENCE_COPIES: Final[list[int]] = [kind["count"] for kind in COMPONENTS["evidence"]]
"""By kind, how many tokens there are (ZH-3.10)."""
BOX_PLACES: Final = sum(EVIDENCE_COPIES)
"""Places in a box, and the codes of a seat among the moves `box`."""

DECK_OF: Final[list[int]] = [
    MAJOR.crime[card].level if card < MajorCrimes.COUNT else Decks.PETTY for card in range(Crimes.COUNT)
]
"""By crime card the deck it belongs to: the petty one or that of its level."""
GIVEN_BACK: Final[list[int]] = [
    card for deck in range(Decks.COUNT) for card in range(Crimes.COUNT) if DECK_OF[card] == deck
]
"""The card of each of the moves that give a crime card back, which run on from deck to deck."""
GIVE_BACK: Final[list[int]] = [Moves.GIVE_BACK_PETTY + GIVEN_BACK.index(card) for card in range(Crimes.COUNT)]
"""By crime card the move that gives it back."""

BLACK_FACES: Final[list[int]] = [
    -int(face[3:]) if face.startswith("ccw") else int(face[2:]) for face in ECHO.black_die["faces"]
]
"""Zones clockwise by face of Echo's black die."""
