"""A position of Agent Avenue: what lies on the table and in the hands."""
# compiled by mypyc

from safehouse.core.state import State
from safehouse.games.agent_avenue.codes import SECRECY, Moves, Offered, Phases, Sides
from safehouse.games.agent_avenue.tables import CARD_BIT, COPIES, EMPTY, NOBODY, NOTHING, SPACES


class Player:
    """One seat's hand, counted by name, and what lies face down in front of it."""

    def __init__(self, side: int = 0) -> None:
        self.side: int = side
        self.hand: list[int] = EMPTY
        self.hand_size: int = 0
        self.swapped: list[int] = EMPTY
        """Names in the order they were put away. Never changed in place."""
        self.swaps: int = 0
        self.dossier: list[int] = EMPTY
        """What everybody remembers about the hidden cards; see dossier.py. Never changed in place."""

    def copy(self) -> "Player":
        twin = Player(self.side)
        twin.hand = self.hand.copy()
        twin.hand_size = self.hand_size
        twin.swapped = self.swapped
        twin.swaps = self.swaps
        twin.dossier = self.dossier
        return twin


class Side:
    """One meeple and what lies face up in front of its players."""

    def __init__(self, home: int = 0) -> None:
        self.home: int = home
        self.progress: int = 0
        self.in_play: list[int] = EMPTY
        self.ongoing: int = 0
        """Set of ongoing cards, one bit each."""
        self.due: bool = False
        """A market card is due (AA-5.80)."""
        self.seats: list[int] = EMPTY

    def copy(self) -> "Side":
        twin = Side(self.home)
        twin.progress = self.progress
        twin.in_play = self.in_play.copy()
        twin.ongoing = self.ongoing
        twin.due = self.due
        twin.seats = self.seats
        return twin

    def space(self) -> int:
        """AA-5.61"""
        return (self.home + self.progress) % SPACES

    def owns(self, card: int) -> bool:
        return self.ongoing & CARD_BIT[card] != 0


class Position(State):
    def __init__(self) -> None:
        super().__init__()
        self.moves_in_space = Moves.COUNT
        self.first_note = Moves.FIRST_NOTE
        self.secrecy = SECRECY
        self.advanced: bool = False
        self.hand_limit: int = 4
        self.catch_lead: int = 7
        self.codebreakers: int = 3
        self.daredevils: int = 3
        self.copies: list[int] = COPIES
        self.players: list[Player] = []
        self.sides: list[Side] = []
        self.deck: list[int] = EMPTY
        """Never changed in place; the next card is deck[drawn]."""
        self.drawn: int = 0
        self.market: list[int] = EMPTY
        """Never changed in place; the next card is market[market_drawn]."""
        self.market_drawn: int = 0
        self.supply: list[int] = EMPTY
        self.discard: list[int] = EMPTY
        """Never changed in place."""
        self.turn: int = 1
        self.active: int = Sides.GREEN
        self.phase: int = Phases.PLAY
        self.up: int = NOTHING
        self.down: int = NOTHING
        self.up_seat: int = NOBODY
        self.down_seat: int = NOBODY
        self.kept: int = 0
        """Cards the face-down player still held when both cards were down, before the refill."""
        self.decider: int = NOBODY
        """The side asked in RECRUIT and MARKET."""
        self.card: int = NOTHING
        """The instant card being resolved."""
        self.taker: int = NOBODY
        self.chosen: int = NOTHING
        """The agent Spycation took back."""
        self.winner: int = NOBODY
        self.met: list[int] = EMPTY
        """End conditions met: side * Conditions.COUNT + condition (AA-8.17)."""
        self.tie: bool = False

    def fill(self, twin: "Position") -> None:
        """Make `twin`, a new position, equal to this one."""
        twin.random = self.random.copy()
        twin.seats = self.seats
        twin.advanced = self.advanced
        twin.hand_limit = self.hand_limit
        twin.catch_lead = self.catch_lead
        twin.codebreakers = self.codebreakers
        twin.daredevils = self.daredevils
        twin.copies = self.copies
        twin.players = [player.copy() for player in self.players]
        twin.sides = [side.copy() for side in self.sides]
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.market = self.market
        twin.market_drawn = self.market_drawn
        twin.supply = self.supply.copy()
        twin.discard = self.discard
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.up = self.up
        twin.down = self.down
        twin.up_seat = self.up_seat
        twin.down_seat = self.down_seat
        twin.kept = self.kept
        twin.decider = self.decider
        twin.card = self.card
        twin.taker = self.taker
        twin.chosen = self.chosen
        twin.winner = self.winner
        twin.met = self.met
        twin.tie = self.tie

    def pending(self) -> list[int]:
        if self.phase == Phases.OVER:
            return []
        if self.taker != NOBODY:
            return [self.taker]
        if self.decider != NOBODY:
            return self.sides[self.decider].seats.copy()
        if self.up != NOTHING:
            return [self.down_seat]
        return self.sides[self.active].seats.copy()

    def over(self) -> bool:
        return self.phase == Phases.OVER

    def asks(self, seat: int) -> bool:
        if self.phase == Phases.OVER:
            return False
        if self.taker != NOBODY:
            return seat == self.taker
        if self.decider != NOBODY:
            return self.players[seat].side == self.decider
        if self.up != NOTHING:
            return seat == self.down_seat
        return self.players[seat].side == self.active

    def mate(self, seat: int) -> int:
        """The teammate, or NOBODY."""
        for other in self.sides[self.players[seat].side].seats:
            if other != seat:
                return other
        return NOBODY

    def is_pair(self, side: int) -> bool:
        return len(self.sides[side].seats) == 2

    def deck_size(self) -> int:
        return len(self.deck) - self.drawn

    def market_size(self) -> int:
        return len(self.market) - self.market_drawn

    def offered(self, which: int) -> int:
        return self.up if which == Offered.FACE_UP else self.down

    def lead(self, side: int) -> int:
        """AA-5.66"""
        return self.sides[side].progress - self.sides[1 - side].progress
