"""The position and the rules of Dead Drop."""
# compiled by mypyc

from typing import Final

from safehouse.core.result import Result
from safehouse.core.seats import bit
from safehouse.core.state import State
from safehouse.games._template.codes import SECRECY, Events, Moves

NOBODY: Final = -1
NOTHING: Final = 0


class DeadDrop(State):
    def __init__(self) -> None:
        super().__init__()
        self.moves_in_space = Moves.COUNT
        self.first_note = Moves.FIRST_NOTE
        self.secrecy = SECRECY
        self.active: int = 0
        self.held: list[int] = [NOTHING, NOTHING]
        self.aside: list[int] = [NOTHING, NOTHING]
        self.drop: list[int] = []
        self.winner: int = NOBODY
        self.accused: bool = False

    def copy(self) -> "DeadDrop":
        twin = DeadDrop()
        twin.random = self.random.copy()
        twin.seats = self.seats
        twin.active = self.active
        twin.held = self.held.copy()
        twin.aside = self.aside.copy()
        twin.drop = self.drop.copy()
        twin.winner = self.winner
        twin.accused = self.accused
        return twin

    def pending(self) -> list[int]:
        return [self.active] if self.winner == NOBODY else []

    def moves(self, seat: int) -> list[int]:
        if self.winner != NOBODY or seat != self.active:
            return []
        return [move for move in range(Moves.COUNT) if self.forbids(seat, move) is None]

    def forbids(self, seat: int, move: int) -> str | None:
        if move == Moves.SWAP and self.aside[seat] != NOTHING:
            return "TP-5.4"
        if move >= Moves.ACCUSE:
            number = move - Moves.ACCUSE + 1
            if number == self.held[seat] or number == self.aside[seat]:
                return "TP-5.6"
        return None

    def apply(self, seat: int, move: int) -> None:
        if move == Moves.KEEP:
            self.keep(seat)
        elif move == Moves.SWAP:
            self.swap(seat)
        else:
            self.accuse(seat, move - Moves.ACCUSE + 1)

    def keep(self, seat: int) -> None:
        """TP-5.2"""
        self.tell_all(Events.KEPT, seat)
        if seat == 0:
            self.active = 1
        else:
            self.showdown()

    def swap(self, seat: int) -> None:
        """TP-5.3; the number goes to the swapper alone (TP-6.1)."""
        self.aside[seat] = self.held[seat]
        self.held[seat] = self.drop.pop()
        self.tell(bit(seat), Events.SWAPPED, seat, self.held[seat] - 1)

    def accuse(self, seat: int, number: int) -> None:
        """TP-5.5, TP-8.2"""
        self.tell_all(Events.ACCUSED, seat, number - 1)
        self.accused = True
        rival = 1 - seat
        self.winner = seat if self.held[rival] == number else rival
        self.open_envelopes()

    def showdown(self) -> None:
        """TP-8.1"""
        self.winner = 0 if self.held[0] > self.held[1] else 1
        self.open_envelopes()

    def open_envelopes(self) -> None:
        for seat in range(2):
            self.tell_all(Events.OPENED, seat, self.held[seat] - 1)

    def result(self) -> Result | None:
        if self.winner == NOBODY:
            return None
        scores = [1 if seat == self.winner else -1 for seat in range(2)]
        return Result([self.winner], scores, "accusation" if self.accused else "showdown")


def deal(state: DeadDrop, deck: list[int]) -> None:
    """TP-4.1 to TP-4.3, from a shuffled deck."""
    for seat in range(2):
        state.held[seat] = deck[seat]
        state.tell(bit(seat), Events.DEALT, seat, deck[seat] - 1)
    state.drop = deck[2:]
