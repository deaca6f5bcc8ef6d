"""Moving pieces: items, data, cubes, guilt. The smallest verbs, shared by every rule."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import Colours, Events, Guilt, Items, Pawns
from safehouse.games.stationfall.rules.position import HELD, Position
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS, NOWHERE, POWER_OF_TWO

MOST_FREE_MOVES: Final = 30
"""How many movements that cost no action one activation has at most (SF-A.free)."""


def changed(values: list[int], at: int, by: int) -> list[int]:
    """The list with another number in one place: what lies where is replaced, so that copies share it."""
    fresh = values.copy()
    fresh[at] += by
    return fresh


def altered(values: list[int], at: int, value: int) -> list[int]:
    """The same with a new number."""
    fresh = values.copy()
    fresh[at] = value
    return fresh


def gain(s: Position, pawn: int, item: int) -> None:
    """The pawn possesses one more such item, which comes from nowhere or has been lifted elsewhere."""
    s.items = changed(s.items, pawn * Items.COUNT + item, 1)
    s.load[pawn] += 1
    if s.unique(item):
        s.spot[item] = HELD + pawn


def lose(s: Position, pawn: int, item: int) -> None:
    s.items = changed(s.items, pawn * Items.COUNT + item, -1)
    s.load[pawn] -= 1
    if s.unique(item):
        s.spot[item] = NOWHERE


def lay(s: Position, place: int, item: int) -> None:
    """The item lies in that place."""
    s.floor = changed(s.floor, place * Items.COUNT + item, 1)
    if s.unique(item):
        s.spot[item] = place


def lift(s: Position, place: int, item: int) -> None:
    s.floor = changed(s.floor, place * Items.COUNT + item, -1)
    if s.unique(item):
        s.spot[item] = NOWHERE


def stock_kind(item: int) -> int:
    """A half-used nanogel is a nanogel of the stock."""
    return Items.NANOGEL if item == Items.NANOGEL_HALF else item


def to_stock(s: Position, item: int) -> None:
    """A used piece returns to the supply; an extra piece beyond the stock just goes (SF-R.12)."""
    kind = stock_kind(item)
    if s.extra[kind] > 0:
        s.extra[kind] -= 1
    else:
        s.stock[kind] += 1


def from_stock(s: Position, item: int) -> None:
    """Take a piece for a dossier effect, beyond the stock if need be (SF-R.12)."""
    if s.stock[item] > 0:
        s.stock[item] -= 1
    else:
        s.extra[item] += 1


def destroy(s: Position, item: int) -> None:
    """SF-4.6.5.1b: an annihilated item leaves the game."""
    if item < Items.INTEGRAL_HELMET:
        s.destroyed[stock_kind(item)] += 1
    s.tell_all(Events.ITEM_ANNIHILATED, item)


def spill(s: Position, pawn: int, place: int) -> None:
    """All loose items of the pawn fall into a place."""
    for item in range(LOOSE_ITEMS):
        for k in range(s.items[pawn * Items.COUNT + item]):
            lose(s, pawn, item)
            lay(s, place, item)


def give_data(s: Position, pawn: int, data: int) -> None:
    s.data[pawn] |= POWER_OF_TWO[data]


def take_data(s: Position, pawn: int, data: int) -> None:
    if s.has_data(pawn, data):
        s.data[pawn] -= POWER_OF_TWO[data]


def mark_contaminated(s: Position, pawn: int) -> None:
    """SF-8.5.1; the token of an item character fills no slot."""
    s.contaminated[pawn] = True
    if s.body(pawn):
        s.load[pawn] += 1
    s.tell_all(Events.CONTAMINATED, pawn)


def clean(s: Position, pawn: int) -> None:
    s.contaminated[pawn] = False
    if s.body(pawn):
        s.load[pawn] -= 1


def make_suspect(s: Position, colour: int) -> None:
    """SF-10.1.1"""
    if s.guilt[colour] == Guilt.INNOCENT:
        s.guilt[colour] = Guilt.SUSPECT
        s.tell_all(Events.SUSPECT, colour)


def make_guilty(s: Position, colour: int) -> None:
    """SF-10.2.1"""
    if s.guilt[colour] == Guilt.SUSPECT:
        s.guilt[colour] = Guilt.GUILTY
        s.tell_all(Events.GUILTY, colour)


def return_cubes(s: Position, card: int, colour: int) -> int:
    """All cubes of a colour go from a card to its supply; says how many."""
    number = s.cubes[card * Colours.COUNT + colour]
    if number > 0:
        s.cubes = changed(s.cubes, card * Colours.COUNT + colour, -number)
        s.supply[colour] += number
    return number


def betray(s: Position, card: int, colour: int, number: int) -> None:
    """Cubes go from a card to the betrayal box."""
    s.cubes = changed(s.cubes, card * Colours.COUNT + colour, -number)
    s.betrayal[colour] += number


def pawns_at(s: Position, place: int) -> list[int]:
    """Pawns that stand or lie in a place, the monster included, item characters not."""
    found: list[int] = []
    for pawn in s.crew:
        if s.place[pawn] == place:
            found.append(pawn)
    if s.place[Pawns.MONSTER] == place:
        found.append(Pawns.MONSTER)
    return found


def end_activation(s: Position) -> None:
    """SF-15.5.2c: what the activated character could still do is lost, also if somebody revives it."""
    s.actions_left = 0
    s.free_left = False
    s.free_moves = MOST_FREE_MOVES
    s.acted = True
