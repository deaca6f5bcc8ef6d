"""The vocabulary of Dead Drop, declared once, with what is secret in it."""

from safehouse.core.book import EventKind, holder, secret
from safehouse.core.moves import SEAT, Kind, numbers
from safehouse.core.vocabulary import Vocabulary
from safehouse.games._template.data import CARDS

ENVELOPE = numbers(CARDS.lowest, CARDS.highest, "envelope")

VOCABULARY = Vocabulary(
    moves=(
        Kind("keep"),
        Kind("swap"),
        Kind("accuse", envelope=ENVELOPE),
    ),
    events=(
        EventKind("kept", seat=SEAT),
        EventKind("swapped", reveals=True, knows=holder(), seat=SEAT, envelope=secret(ENVELOPE)),
        EventKind("accused", shows=True, seat=SEAT, envelope=ENVELOPE),
        EventKind("opened", reveals=True, seat=SEAT, envelope=ENVELOPE),
        EventKind("dealt", reveals=True, knows=holder(), seat=SEAT, envelope=secret(ENVELOPE)),
    ),
)
