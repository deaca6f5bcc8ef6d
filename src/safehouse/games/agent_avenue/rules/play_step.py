"""Step 1, Play (5.B): swap, offer one card face up and one face down, refill.

A lone player's offer is two moves but one act (AA-5.35): the first card stays in hand, hidden from the others,
and can be taken back until the second lies.
"""
# compiled by mypyc

from safehouse.core.seats import bit
from safehouse.games.agent_avenue.codes import Entries, Events, Phases
from safehouse.games.agent_avenue.rules import dossier
from safehouse.games.agent_avenue.rules.position import Player, Position
from safehouse.games.agent_avenue.tables import NOTHING


def cannot_swap(s: Position, seat: int, agent: int) -> str | None:
    """The clause that forbids this seat to swap this card now; None if it may."""
    player = s.players[seat]
    if player.hand[agent] == 0:
        return "AA-5.21"
    if s.phase == Phases.COVER and not s.is_pair(s.active):
        return "AA-5.35"
    if s.phase != Phases.PLAY and s.phase != Phases.COVER:
        return "AA-5.20"
    if player.swaps == 0:
        return "AA-5.159" if s.is_pair(s.active) else "AA-5.22"
    if s.deck_size() == 0:
        return "AA-5.24"
    return None


def cannot_offer_up(s: Position, seat: int, agent: int) -> str | None:
    if s.phase != Phases.PLAY or s.players[seat].hand[agent] == 0:
        return "AA-5.30"
    return None


def cannot_offer_down(s: Position, seat: int, agent: int) -> str | None:
    if s.phase != Phases.COVER:
        return "AA-5.30"
    hand = s.players[seat].hand
    pair = s.is_pair(s.active)
    still_held = hand[agent] if pair or agent != s.up else hand[agent] - 1
    if still_held == 0:
        return "AA-5.30"
    if agent == s.up and not all_of_name(s.players[seat], agent):
        return "AA-5.154" if pair else "AA-5.31"
    return None


def all_of_name(player: Player, agent: int) -> bool:
    """AA-5.32, AA-5.34, AA-5.155"""
    return player.hand[agent] == player.hand_size


def swap(s: Position, seat: int, agent: int) -> None:
    """AA-5.21"""
    player = s.players[seat]
    player.hand[agent] -= 1
    player.swapped = [*player.swapped, agent]
    player.swaps -= 1
    drawn = s.deck[s.drawn]
    s.drawn += 1
    player.hand[drawn] += 1
    dossier.write(player, Entries.SWAPPED)
    s.tell(bit(seat), Events.SWAPPED, seat, agent, drawn, player.swaps, s.deck_size())


def offer_up(s: Position, seat: int, agent: int) -> None:
    """In a duel the offer is one act, shown when both cards are down (AA-5.35); a pair shows it at once."""
    s.up = agent
    s.up_seat = seat
    s.phase = Phases.COVER
    if s.is_pair(s.active):
        lay_down(s.players[seat], agent)
        dossier.write(s.players[seat], Entries.LEFT, agent)
        s.down_seat = s.mate(seat)
        s.tell_all(Events.LED, seat, agent)
    else:
        s.down_seat = seat


def offer_down(s: Position, seat: int, agent: int) -> None:
    """AA-5.30, then the refill (AA-5.33, AA-5.153)."""
    s.down = agent
    player = s.players[seat]
    if s.up_seat == seat:
        lay_down(player, s.up)
        dossier.write(player, Entries.LEFT, s.up)
        s.tell_all(Events.LED, seat, s.up)
    lay_down(player, agent)
    s.tell(bit(seat), Events.COVERED, seat, agent)
    dossier.write(player, Entries.HID)
    s.kept = player.hand_size
    refill(s, s.up_seat)
    if seat != s.up_seat:
        refill(s, seat)
    s.phase = Phases.RECRUIT
    s.decider = 1 - s.active


def lay_down(player: Player, agent: int) -> None:
    player.hand[agent] -= 1
    player.hand_size -= 1


def refill(s: Position, seat: int) -> None:
    """AA-5.13 to AA-5.15"""
    player = s.players[seat]
    count = min(s.hand_limit - player.hand_size, s.deck_size())
    if count <= 0:
        return
    s.tell_all(Events.REFILLED, seat, count, s.deck_size() - count)
    for i in range(count):
        agent = s.deck[s.drawn]
        s.drawn += 1
        player.hand[agent] += 1
        s.tell_only(bit(seat), Events.DREW, seat, agent)
    player.hand_size += count
    dossier.write(player, Entries.DREW, count)


def clear_offer(s: Position) -> None:
    s.up = NOTHING
    s.down = NOTHING
    s.up_seat = NOTHING
    s.down_seat = NOTHING
    s.kept = 0
