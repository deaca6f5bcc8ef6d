"""The worlds a seat of Dead Drop cannot tell apart."""

from safehouse.core.random import Stream
from safehouse.games._template.rules import NOTHING, DeadDrop
from safehouse.games._template.tables import ENVELOPES
from safehouse.games._template.view import DeadDropView


class DeadDropWorlds:
    """Deals the unseen numbers to the places where they can lie; any deal is possible (TP-4.1)."""

    def __init__(self, view: DeadDropView) -> None:
        self._view = view
        seen = {*view.held, view.aside}
        self._unseen = [number for number in ENVELOPES if number not in seen]

    def draw(self, random: Stream) -> DeadDrop:
        view = self._view
        cards = self._unseen.copy()
        random.shuffle(cards)
        world = DeadDrop()
        world.random = random.split()
        world.active = view.active
        for seat in range(2):
            world.held[seat] = view.held[seat] or cards.pop()
            if view.swapped[seat]:
                own = view.aside if seat == view.seat else None
                world.aside[seat] = own or cards.pop()
            else:
                world.aside[seat] = NOTHING
        world.drop = cards
        return world
