"""Armed antimatter ends the game before its time (SF-7.3.2d), unless somebody gets it off the station."""
# compiled by mypyc

from safehouse.games.stationfall.codes import Abilities, Hazards, Items
from safehouse.games.stationfall.rules.position import Position


def is_lit(s: Position) -> bool:
    """The antimatter is on the station and will explode in a minute still to come."""
    if not s.armed or s.antimatter_gone or s.track_minute < 0:
        return False
    return s.on_station(s.item_place(Items.ANTIMATTER))


def precedes(s: Position, colour: int, other: int) -> bool:
    """Whether a colour's turn comes before another's in a minute, or is the same."""
    number = s.colours
    return (colour - s.first + number) % number <= (other - s.first + number) % number


def turns_to_explosion(s: Position, colour: int) -> int:
    """Turns a colour has, the present one included."""
    left = s.minute_now() - s.track_minute
    return left + 1 if precedes(s, colour, s.track_colour) else left


def can_defuse(s: Position, pawn: int) -> bool:
    """Whether a pawn could stand beside the antimatter and work (SF-6.1, SF-13.5)."""
    if not s.body(pawn):
        return False
    if not s.box.human[pawn] or s.hazard[s.box.containment] == Hazards.NONE:
        return True
    base = pawn * Items.COUNT
    if s.items[base + Items.HELMET] + s.items[base + Items.INTEGRAL_HELMET] > 0:
        return True
    return s.can(pawn, Abilities.ADRENALINE)
