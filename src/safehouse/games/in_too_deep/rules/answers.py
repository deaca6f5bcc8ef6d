"""What a move names: how an answer is read, and the codes that can answer a question about such a thing."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.codes import Criminals, Items, Moves, Ways, Zones
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING, NOWHERE

CRIMINALS: Final[list[int]] = list(range(Moves.CRIMINAL, Moves.ZONE))
ZONES: Final[list[int]] = list(range(Moves.ZONE, Moves.ITEM))
ITEMS: Final[list[int]] = list(range(Moves.ITEM, Moves.OPPONENT))
OPPONENTS: Final[list[int]] = list(range(Moves.OPPONENT, Moves.WAY))
WAYS: Final[list[int]] = list(range(Moves.WAY, Moves.GUARDIAN))
SLOTS: Final[list[int]] = list(range(Moves.RAIL, Moves.DISPLAY))
THIRDS: Final[list[int]] = list(range(Moves.THIRD, Moves.GAIN_EVIDENCE))


def criminal_named(s: Position, move: int) -> int:
    """The criminal in play that a move names; NOBODY if it names none."""
    criminal = move - Moves.CRIMINAL
    return criminal if 0 <= criminal < Criminals.COUNT and criminal in s.in_play else NOBODY


def place_named(s: Position, move: int) -> int:
    """The place of the zone that a move names; NOWHERE if it names none."""
    zone = move - Moves.ZONE
    return s.place_of[zone] if 0 <= zone < Zones.COUNT else NOWHERE


def item_named(move: int) -> int:
    """The item that a move names; NOTHING if it names none."""
    item = move - Moves.ITEM
    return item if 0 <= item < Items.COUNT else NOTHING


def way_named(move: int) -> int:
    """The way that a move names; NOTHING if it names none."""
    way = move - Moves.WAY
    return way if 0 <= way < Ways.COUNT else NOTHING


def console_named(s: Position, move: int) -> int:
    """The console that a move names, Echo's included; NOBODY if it names none."""
    return s.console_called(move - Moves.OPPONENT) if move < Moves.WAY else NOBODY


def third_named(s: Position, move: int) -> int:
    """The third of the support offer that a move names, with a token in it; NOTHING if it names none."""
    third = move - Moves.THIRD
    return third if 0 <= third < len(s.offer) and s.offer[third] != NOTHING else NOTHING


def dilemma_named(s: Position, seat: int, move: int) -> int:
    """The card in the seat's hand that a move names; NOTHING if it names none."""
    card = move - Moves.DILEMMA
    return card if move < Moves.STORED_DILEMMA and card in s.held_dilemmas(seat) else NOTHING


def stored_dilemma_named(s: Position, seat: int, move: int) -> int:
    """The card in the seat's databank that a move names; NOTHING if it names none."""
    card = move - Moves.STORED_DILEMMA
    return card if card in s.stored_dilemmas(seat) else NOTHING
