"""Dead Drop: a complete tiny game, to be copied when a new one is added."""

from pathlib import Path

import msgspec

from safehouse.core.book import EventBook, EventKind
from safehouse.core.data import load
from safehouse.core.game import Game
from safehouse.core.moves import SEAT, Kind, MoveSpace, numbers
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.games._template.imagine import DeadDropWorlds
from safehouse.games._template.state import DeadDrop, deal
from safehouse.games._template.view import DeadDropView, view


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    lowest: int
    highest: int


CARDS = load(Path(__file__).parent / "data" / "cards.toml", Cards)
ENVELOPE = numbers(CARDS.lowest, CARDS.highest, "envelope")


class DeadDropOptions(Options, frozen=True, kw_only=True):
    """Nothing to choose."""


class DeadDropGame(Game[DeadDrop, DeadDropView, DeadDropOptions]):
    id = "_template"
    clause_prefix = "TP"
    options = DeadDropOptions
    view_type = DeadDropView
    space = MoveSpace(Kind("keep"), Kind("swap"), Kind("accuse", envelope=ENVELOPE))
    book = EventBook(
        EventKind("kept", seat=SEAT),
        EventKind("swapped", reveals=True, seat=SEAT, envelope=ENVELOPE),
        EventKind("accused", seat=SEAT, envelope=ENVELOPE),
        EventKind("opened", reveals=True, seat=SEAT, envelope=ENVELOPE),
        EventKind("dealt", reveals=True, seat=SEAT, envelope=ENVELOPE),
    )
    end_reasons = ("showdown", "accusation")
    longest = 4

    def deal(self, options: DeadDropOptions, seed: str, listen: bool = True) -> DeadDrop:
        state = DeadDrop()
        state.events = [] if listen else None
        state.random = Stream(seed)
        deck = list(range(CARDS.lowest, CARDS.highest + 1))
        state.random.shuffle(deck)
        deal(state, deck)
        return state

    def view(self, state: DeadDrop, seat: int) -> DeadDropView:
        return view(state, seat)

    def worlds(self, view: DeadDropView) -> DeadDropWorlds:
        return DeadDropWorlds(view, range(CARDS.lowest, CARDS.highest + 1))

    def configurations(self) -> list[DeadDropOptions]:
        return [DeadDropOptions()]

    def small_cases(self) -> list[tuple[DeadDropOptions, int]]:
        return [(DeadDropOptions(), moves) for moves in range(3)]

    def seat_names(self, options: DeadDropOptions) -> list[str]:
        return ["seat-first", "seat-second"]

    def components(self, state: DeadDrop) -> dict[str, int]:
        everywhere = [*state.held, *state.aside, *state.drop]
        return {f"envelope {number}": everywhere.count(number) for number in range(1, 7)}


GAME = DeadDropGame()
