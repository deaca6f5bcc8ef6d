"""The black market: taking cards and carrying out the instant ones (5.E, 5.F)."""
# compiled by mypyc

from safehouse.games.agent_avenue.codes import Agents, Cards, Entries, Events, Phases
from safehouse.games.agent_avenue.rules import dossier
from safehouse.games.agent_avenue.rules.end_step import end_turn
from safehouse.games.agent_avenue.rules.movement import advance, recruit
from safehouse.games.agent_avenue.rules.play_step import lay_down, refill
from safehouse.games.agent_avenue.rules.position import Player, Position
from safehouse.games.agent_avenue.tables import AGENT_BIT, ALL_NAMES, CARD_BIT, NOBODY, NOTHING, ONGOING


def cannot_take(s: Position, card: int) -> str | None:
    if s.phase != Phases.MARKET:
        return "AA-5.80"
    if card not in s.supply:
        return "AA-5.83"
    return None


def cannot_let_mate_take(s: Position, seat: int, card: int) -> str | None:
    if s.mate(seat) == NOBODY:
        return "AA-5.162"
    return cannot_take(s, card)


def cannot_choose(s: Position, seat: int, agent: int) -> str | None:
    if s.phase != Phases.CHOICE:
        return "AA-5.86"
    return unsuitable(s, seat, agent)


def unsuitable(s: Position, seat: int, agent: int) -> str | None:
    """The clause of the card being resolved, if this agent does not suit its ability."""
    own = s.sides[s.players[seat].side]
    if s.card == Cards.SECRET_RECRUIT:
        return None if s.players[seat].hand[agent] > 0 and own.in_play[agent] == 0 else "AA-5.121"
    if s.card == Cards.DOUBLE_TROUBLE:
        return None if s.players[seat].hand[agent] >= 2 else "AA-5.122"
    if s.card == Cards.SPYCATION:
        return None if own.in_play[agent] > 0 else "AA-5.123"
    opposing = s.sides[1 - s.players[seat].side]
    return None if opposing.in_play[agent] > 0 else "AA-5.124"


def cannot_answer_again(s: Position) -> str | None:
    return None if s.phase == Phases.AGAIN else "AA-5.123"


def settle(s: Position) -> None:
    """Ask for the next market card that is due, the active side first (AA-5.90); else end the turn."""
    for side in (s.active, 1 - s.active):
        if s.sides[side].due:
            if len(s.supply) > 0:
                s.phase = Phases.MARKET
                s.decider = side
                return
            s.sides[side].due = False  # AA-5.93
    end_turn(s)


def take(s: Position, taker: int, card: int) -> None:
    """AA-5.83 to AA-5.87"""
    side = s.players[taker].side
    s.sides[side].due = False
    s.decider = NOBODY
    s.tell_all(Events.TOOK, taker, card)
    fill_gap(s, card)
    if card < ONGOING:
        s.sides[side].ongoing |= CARD_BIT[card]
        settle(s)
        return
    s.card = card
    s.taker = taker
    resolve(s, side)


def fill_gap(s: Position, card: int) -> None:
    """AA-5.84, AA-5.92"""
    slot = s.supply.index(card)
    if s.market_size() == 0:
        s.supply.pop(slot)
        return
    s.supply[slot] = s.market[s.market_drawn]
    s.market_drawn += 1
    s.tell_all(Events.SUPPLY_FILLED, s.supply[slot])


def resolve(s: Position, side: int) -> None:
    """Carry out the instant card in hand, or ask its taker for the choice it needs."""
    player = s.players[s.taker]
    if s.card == Cards.SURVEILLANCE_TRUCK:
        advance(s, side, 1)
    elif s.card == Cards.SMOKE_SCREEN:
        recruit_top_card(s, side)
    elif s.card == Cards.OUTPOST:
        if player.hand[Agents.SENTINEL] > 0:
            recruit_from_hand(s, player, Agents.SENTINEL)
        else:
            ignore(s, player, Entries.NAMES_ONLY, ALL_NAMES - AGENT_BIT[Agents.SENTINEL])
    elif has_choice(s):
        s.phase = Phases.CHOICE
        if s.card == Cards.SECRET_RECRUIT or s.card == Cards.DOUBLE_TROUBLE:
            s.tell_all(Events.NOT_IGNORED, s.taker, s.card)  # AA-6.24
        return
    elif s.card == Cards.SECRET_RECRUIT:
        ignore(s, player, Entries.NAMES_ONLY, names_in_play(s, side))
    elif s.card == Cards.DOUBLE_TROUBLE:
        ignore(s, player, Entries.NO_TWO_ALIKE, 0)
    else:
        s.tell_all(Events.IGNORED, s.taker, s.card)
    finish(s)


def has_choice(s: Position) -> bool:
    return any(unsuitable(s, s.taker, agent) is None for agent in range(Agents.COUNT))


def recruit_top_card(s: Position, side: int) -> None:
    """AA-5.119"""
    if s.deck_size() == 0:
        s.tell_all(Events.IGNORED, s.taker, s.card)
        return
    agent = s.deck[s.drawn]
    s.drawn += 1
    s.tell_all(Events.TURNED_UP, s.taker, agent)
    recruit(s, side, agent)


def ignore(s: Position, player: Player, entry: int, argument: int) -> None:
    """AA-5.88; that it could not be done tells something about the hand (AA-6.24)."""
    dossier.write(player, entry, argument)
    s.tell_all(Events.IGNORED, s.taker, s.card)


def names_in_play(s: Position, side: int) -> int:
    names = 0
    for agent in range(Agents.COUNT):
        if s.sides[side].in_play[agent] > 0:
            names |= AGENT_BIT[agent]
    return names


def recruit_from_hand(s: Position, player: Player, agent: int) -> None:
    lay_down(player, agent)
    dossier.write(player, Entries.LEFT, agent)
    recruit(s, player.side, agent)


def choose(s: Position, seat: int, agent: int) -> None:
    """The choice demanded by an instant card (AA-5.121 to AA-5.124)."""
    player = s.players[seat]
    if s.card == Cards.SPYCATION:
        s.sides[player.side].in_play[agent] -= 1
        take_into_hand(player, agent)
        s.chosen = agent
        s.phase = Phases.AGAIN
        s.tell_all(Events.TOOK_BACK, seat, agent)
        return
    if s.card == Cards.MIND_CONTROL:
        s.sides[1 - player.side].in_play[agent] -= 1
        take_into_hand(player, agent)
        s.tell_all(Events.STOLE, seat, agent)
    elif s.card == Cards.DOUBLE_TROUBLE:
        s.tell_all(Events.SHOWED_PAIR, seat, agent)
        lay_down(player, agent)
        dossier.write(player, Entries.LEFT, agent)
        dossier.write(player, Entries.SHOWN, agent)
        recruit(s, player.side, agent)
    else:
        recruit_from_hand(s, player, agent)
    finish(s)


def take_into_hand(player: Player, agent: int) -> None:
    """Nobody moves for it (AA-5.95)."""
    player.hand[agent] += 1
    player.hand_size += 1
    dossier.write(player, Entries.GAINED, agent)


def recruit_again(s: Position, seat: int) -> None:
    """AA-5.123"""
    recruit_from_hand(s, s.players[seat], s.chosen)
    finish(s)


def keep_in_hand(s: Position, seat: int) -> None:
    s.tell_all(Events.KEPT, seat, s.chosen)
    finish(s)


def finish(s: Position) -> None:
    """After an instant ability: discard, refill, then whatever is due (AA-5.100)."""
    s.discard = [*s.discard, s.card]
    s.tell_all(Events.DISCARDED, s.card)
    taker = s.taker
    s.card = NOTHING
    s.taker = NOBODY
    s.chosen = NOTHING
    refill(s, taker)
    settle(s)
