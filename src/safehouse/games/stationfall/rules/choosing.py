"""Choosing identities before the first minute (3.4, 17.2.2, 18.2)."""
# compiled by mypyc

from safehouse.core.seats import bit
from safehouse.games.stationfall.codes import Events, Identities, Kinds, Moves, Phases
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import NOT_NOW


def colours_of(s: Position, seat: int) -> list[int]:
    return [colour for colour in range(s.colours) if s.seat_of[colour] == seat]


def chooses_pair(s: Position) -> bool:
    return s.two_player or s.teams


def pair_of(s: Position, seat: int) -> list[int]:
    """The two colours this seat assigns identities to: its own, or its own and its mate's (SF-R.50)."""
    return colours_of(s, seat) if s.two_player else [seat, team_mate(s, seat)]


def team_mate(s: Position, seat: int) -> int:
    return (seat + s.seats // 2) % s.seats


def choosing_seats(s: Position) -> list[int]:
    found: list[int] = []
    for seat in range(s.seats):
        colours = pair_of(s, seat) if chooses_pair(s) else colours_of(s, seat)
        if len(colours) > 0 and s.identity[colours[0]] == NOBODY:
            found.append(seat)
    return found


def cannot_choose(s: Position, seat: int, verb: int, argument: int) -> str | None:
    if chooses_pair(s):
        if verb != Kinds.ASSIGN:
            return NOT_NOW
        cards = s.dealt[s.holder_of[pair_of(s, seat)[0]]]
        first = argument // Identities.COUNT
        second = argument % Identities.COUNT
        return None if first != second and first in cards and second in cards else "SF-3.4a"
    if verb != Kinds.CHOOSE:
        return NOT_NOW
    return None if argument in s.dealt[s.holder_of[colours_of(s, seat)[0]]] else "SF-3.4a"


def identity_choices(s: Position, seat: int) -> list[int]:
    """In ascending order, as the cards of a holder are."""
    found: list[int] = []
    if chooses_pair(s):
        cards = s.dealt[s.holder_of[pair_of(s, seat)[0]]]
        for first in cards:
            for second in cards:
                pair = first * Identities.COUNT + second
                if cannot_choose(s, seat, Kinds.ASSIGN, pair) is None:
                    found.append(Moves.ASSIGN + pair)
        return found
    for card in s.dealt[s.holder_of[colours_of(s, seat)[0]]]:
        if cannot_choose(s, seat, Kinds.CHOOSE, card) is None:
            found.append(Moves.CHOOSE + card)
    return found


def cannot_propose(s: Position, seat: int, pair: int) -> str | None:
    if not s.teams:
        return "SF-18.2"
    if s.phase != Phases.CHOOSING or s.identity[seat] != NOBODY:
        return NOT_NOW
    return cannot_choose(s, seat, Kinds.ASSIGN, pair)


def proposals(s: Position, seat: int) -> list[int]:
    if not s.teams or s.phase != Phases.CHOOSING or seat < 0 or s.identity[seat] != NOBODY:
        return []
    return [proposal(move) for move in identity_choices(s, seat)]


def propose(s: Position, seat: int, pair: int) -> None:
    """SF-18.2; only the team hears it."""
    team = cards_audience(s, s.holder_of[seat])
    s.tell_only(team, Events.PROPOSED_ASSIGN, seat, pair // Identities.COUNT, pair % Identities.COUNT)


def proposal(assign: int) -> int:
    """The note that proposes it."""
    return assign - Moves.ASSIGN + Moves.PROPOSE_ASSIGN


def echo(note: int) -> int:
    """The same proposal in the team mate's words."""
    pair = note - Moves.PROPOSE_ASSIGN
    return Moves.PROPOSE_ASSIGN + pair % Identities.COUNT * Identities.COUNT + pair // Identities.COUNT


def choose(s: Position, seat: int, argument: int) -> None:
    """SF-3.4: the rest of the dealt cards are bonus characters."""
    if chooses_pair(s):
        pair = pair_of(s, seat)
        take_identity(s, pair[0], argument // Identities.COUNT)
        take_identity(s, pair[1], argument % Identities.COUNT)
    else:
        take_identity(s, colours_of(s, seat)[0], argument)


def take_identity(s: Position, colour: int, identity: int) -> None:
    s.identity[colour] = identity
    holder = s.holder_of[colour]
    s.bonus[holder] = [card for card in s.bonus[holder] if card != identity]
    s.tell(cards_audience(s, holder), Events.CHOSE, colour, identity)


def cards_audience(s: Position, holder: int) -> int:
    """The seats that know the identity cards of a holder."""
    mask = 0
    for colour in range(s.colours):
        if s.holder_of[colour] == holder and s.seat_of[colour] >= 0:
            mask |= bit(s.seat_of[colour])
    return mask
