"""Thousands of duels side by side, as arrays: the rules of a duel for a graphics card.

The same rules as in `rules/`, one move in every game at a time. `tests/test_many_games.py` plays games of the
engine again in here and compares every menu, every observation and every winner. `xp` is the array module,
NumPy or torch; what is used here means the same in both.
"""

from typing import Any, Final

from safehouse.games.agent_avenue import encode
from safehouse.games.agent_avenue.codes import Agents, Cards, Moves, Phases
from safehouse.games.agent_avenue.data import BOARD, MODES
from safehouse.games.agent_avenue.tables import (
    COPIES,
    GETAWAY_SPACES,
    HOMES,
    ICONS,
    IS_HOME,
    IS_MARKET,
    MASTERPLAN_NAMES,
    MODIFIED,
    MODIFIED_BY,
    NOBODY,
    NOTHING,
    ONGOING,
    SPACES,
    SUPPLY,
)

HIDDEN: Final = 2 * Agents.COUNT
"""Cells of what the seat asked cannot see: the rival's hand and the card that lies face down."""
NO_AGENT: Final = Agents.COUNT
NO_CARD: Final = Cards.COUNT
DECK: Final = sum(COPIES)
MOST_REFILLED: Final = MODES.cards_played_per_turn
SWAPS: Final = MODES.variant["duel"].seat[0].swaps


class ManyGames:
    """Every attribute holds one entry a game; those of two sides have the side next, then the agent or card."""

    def __init__(self, xp: Any, games: int, advanced: bool, device: str = "cpu") -> None:
        self._xp = xp
        self._device = device
        self.games = games
        self.advanced = advanced
        self._each = xp.arange(games, device=device)
        self._agents = xp.arange(Agents.COUNT, device=device)
        self._cards = xp.arange(Cards.COUNT, device=device)
        self._phases = xp.arange(Phases.COUNT, device=device)
        self._spaces = xp.arange(SPACES, device=device)
        self._leads = xp.arange(encode.LEADS, device=device) - encode.LEADS // 2
        self._copies = self._table(COPIES)
        self._icons = self._table(ICONS)
        self._modified = self._table(MODIFIED)
        self._modified_by = self._table([max(card, 0) for card in MODIFIED_BY])
        self._homes = self._table(HOMES)
        self._is_home = self._table(IS_HOME)
        self._is_market = self._table(IS_MARKET)
        self.deck = self._counts(DECK)
        self.drawn = self._counts()
        self.market = self._counts(Cards.COUNT)
        self.market_drawn = self._counts()
        self.supply = self._flags(Cards.COUNT)
        self.discard = self._flags(Cards.COUNT)
        self.hand = self._counts(2, Agents.COUNT)
        self.swapped = self._counts(2, Agents.COUNT)
        self.known = self._counts(2, Agents.COUNT)
        """What everybody knows to be in a hand, as `encode` sums up the dossier."""
        self.swaps = self._counts(2)
        self.in_play = self._counts(2, Agents.COUNT)
        self.ongoing = self._flags(2, ONGOING)
        self.progress = self._counts(2)
        self.due = self._flags(2)
        self.active = self._counts()
        self.asked = self._counts()
        """The seat whose move it is."""
        self.phase = self._counts()
        self.up = self._counts()
        self.down = self._counts()
        self.card = self._counts()
        """The instant card being resolved."""
        self.chosen = self._counts()
        self.winner = self._counts()

    def _table(self, values: Any) -> Any:
        return self._xp.asarray(values, device=self._device)

    def _counts(self, *shape: int) -> Any:
        return self._xp.zeros((self.games, *shape), dtype=self._xp.int64, device=self._device)

    def _flags(self, *shape: int) -> Any:
        return self._xp.zeros((self.games, *shape), dtype=self._xp.bool, device=self._device)

    def deal(self, fresh: Any, decks: Any, markets: Any, starts: Any) -> None:
        """Begin the games marked `fresh` anew, with these orders of both decks and these starting sides."""
        size = MODES.hand_size
        hands = [self._count(decks[:, seat * size : (seat + 1) * size], self._agents) for seat in range(2)]
        dealt = {
            "deck": decks,
            "drawn": 2 * size,
            "market": markets,
            "market_drawn": SUPPLY,
            "supply": self._count(markets[:, :SUPPLY], self._cards) * self.advanced > 0,
            "hand": self._xp.stack(hands, 1),
            "swaps": SWAPS,
            "active": starts,
            "asked": starts,
            "phase": Phases.PLAY,
            "up": NO_AGENT,
            "down": NO_AGENT,
            "card": NO_CARD,
            "chosen": NO_AGENT,
            "winner": NOBODY,
        }
        dealt |= dict.fromkeys(("swapped", "known", "in_play", "progress"), 0)
        dealt |= dict.fromkeys(("discard", "ongoing", "due"), False)
        for name, value in dealt.items():
            kept = getattr(self, name)
            marked = fresh.reshape((self.games,) + (1,) * (len(kept.shape) - 1))
            setattr(self, name, self._xp.where(marked, value, kept))

    def _count(self, cards: Any, kinds: Any) -> Any:
        return (cards[:, :, None] == kinds).sum(1)

    def _deck_size(self) -> Any:
        return DECK - self.drawn

    def _of(self, field: Any, seat: Any) -> Any:
        return field[self._each, seat]

    def _add(self, field: Any, where: Any, side: Any, agent: Any, amount: int) -> None:
        field[self._each, side, self._xp.where(where, agent, 0)] += where * amount

    def masks(self) -> Any:
        """[games, moves that are no notes]: what the seat asked may do."""
        xp = self._xp
        hand = self._of(self.hand, self.asked)
        held = hand > 0
        play = (self.phase == Phases.PLAY)[:, None]
        may_swap = (self._of(self.swaps, self.asked) > 0) & (self._deck_size() > 0)
        up = self.up[:, None] == self._agents
        all_of_name = hand == hand.sum(1)[:, None]
        covers = (hand - up * 1 > 0) & (~up | all_of_name) & (self.phase == Phases.COVER)[:, None]
        recruit = (self.phase == Phases.RECRUIT)[:, None]
        again = (self.phase == Phases.AGAIN)[:, None]
        takes = self.supply & (self.phase == Phases.MARKET)[:, None]
        chooses = self._suits() & (self.phase == Phases.CHOICE)[:, None]
        parts = [held & play & may_swap[:, None], held & play, covers, recruit, recruit]
        parts += [takes, self._flags(Cards.COUNT), chooses, again, again]
        return xp.concatenate(parts, 1) & (self.winner == NOBODY)[:, None]

    def _suits(self) -> Any:
        """[games, agents]: what the instant card in hand can be used on (AA-5.121 to AA-5.124)."""
        hand = self._of(self.hand, self.asked)
        own, opposing = self._of(self.in_play, self.asked), self._of(self.in_play, 1 - self.asked)
        suits = (self.card == Cards.SECRET_RECRUIT)[:, None] & (hand > 0) & (own == 0)
        suits = suits | (self.card == Cards.DOUBLE_TROUBLE)[:, None] & (hand >= 2)
        suits = suits | (self.card == Cards.SPYCATION)[:, None] & (own > 0)
        return suits | (self.card == Cards.MIND_CONTROL)[:, None] & (opposing > 0)

    def play(self, moves: Any) -> None:
        """One move in every game that is not over, by the seat asked."""
        moves = self._xp.where(self.winner == NOBODY, moves, NOTHING)
        self._swap(_within(moves, Moves.SWAP, Moves.OFFER_UP), moves - Moves.SWAP)
        self._offer_up(_within(moves, Moves.OFFER_UP, Moves.OFFER_DOWN), moves - Moves.OFFER_UP)
        self._offer_down(_within(moves, Moves.OFFER_DOWN, Moves.RECRUIT), moves - Moves.OFFER_DOWN)
        settling = _within(moves, Moves.RECRUIT, Moves.TAKE)
        self._answer(settling, moves - Moves.RECRUIT)
        if self.advanced:
            settling = settling | self._trade(moves)
        self._settle(settling)

    def _swap(self, where: Any, agent: Any) -> None:
        """AA-5.21"""
        seat = self.asked
        self._add(self.hand, where, seat, agent, -1)
        self._add(self.swapped, where, seat, agent, 1)
        self.swaps[self._each, seat] -= where * 1
        self._draw(where, seat)

    def _draw(self, where: Any, seat: Any) -> Any:
        """The top card of the deck into a hand, in these games."""
        agent = self._top_card()
        self._add(self.hand, where, seat, agent, 1)
        self.drawn = self.drawn + where

    def _top_card(self) -> Any:
        return self.deck[self._each, self._xp.where(self.drawn < DECK, self.drawn, 0)]

    def _refill(self, where: Any, seat: Any) -> None:
        """AA-5.13 to AA-5.15"""
        for _ in range(MOST_REFILLED):
            short = self._of(self.hand, seat).sum(1) < MODES.hand_size
            self._draw(where & short & (self._deck_size() > 0), seat)

    def _forget(self, where: Any, seat: Any, agent: Any) -> None:
        """A card left the hand in the open: it is no longer known to be there."""
        agent = self._xp.where(where, agent, 0)
        self.known[self._each, seat, agent] -= (where & (self.known[self._each, seat, agent] > 0)) * 1

    def _offer_up(self, where: Any, agent: Any) -> None:
        """The card stays in hand until the other lies too (AA-5.35)."""
        self.up = self._xp.where(where, agent, self.up)
        self.phase = self._xp.where(where, Phases.COVER, self.phase)

    def _offer_down(self, where: Any, agent: Any) -> None:
        seat = self.asked
        self.down = self._xp.where(where, agent, self.down)
        self._add(self.hand, where, seat, self.up, -1)
        self._add(self.hand, where, seat, agent, -1)
        self._forget(where, seat, self.up)
        self._refill(where, seat)
        self.phase = self._xp.where(where, Phases.RECRUIT, self.phase)
        self.asked = self._xp.where(where, 1 - seat, seat)

    def _answer(self, where: Any, which: Any) -> None:
        """AA-5.40 to AA-5.44: both cards are in play before either meeple moves."""
        xp = self._xp
        self._forget(where, self.active, self.down)
        theirs = xp.where(which == 0, self.up, self.down)
        ours = xp.where(which == 0, self.down, self.up)
        self._recruit(where, self.active, ours)
        self._recruit(where, 1 - self.active, theirs)
        self.up = xp.where(where, NO_AGENT, self.up)
        self.down = xp.where(where, NO_AGENT, self.down)

    def _recruit(self, where: Any, side: Any, agent: Any) -> None:
        """Into play, count copies, move (AA-5.103)."""
        self._add(self.in_play, where, side, agent, 1)
        agent = self._xp.where(where, agent, 0)
        copies = self.in_play[self._each, side, agent]
        modified = self.ongoing[self._each, side, self._modified_by[agent]]
        spaces = self._xp.where(modified, self._modified[agent, copies], self._icons[agent, copies])
        self._advance(where, side, spaces)

    def _advance(self, where: Any, side: Any, spaces: Any) -> None:
        """One movement; zero is none (AA-5.72)."""
        moved = where & (spaces != 0)
        self.progress[self._each, side] += moved * spaces
        landed = self._space(side)
        away = moved & self._is_home[landed] & self.ongoing[self._each, side, Cards.GETAWAY_CAR]
        self.progress[self._each, side] += away * GETAWAY_SPACES
        if self.advanced:
            self.due[self._each, side] |= moved & ~away & self._is_market[landed]

    def _space(self, side: Any) -> Any:
        return (self._homes[side] + self._of(self.progress, side)) % SPACES

    def _trade(self, moves: Any) -> Any:
        """The black market (5.E, 5.F); in which games whatever is due comes next."""
        xp = self._xp
        seat = self.asked
        takes = _within(moves, Moves.TAKE, Moves.LET_MATE_TAKE)
        ongoing = self._take(takes, moves - Moves.TAKE)
        used = takes & ~ongoing
        asks = used & self._suits().any(1)
        chooses = _within(moves, Moves.CHOOSE, Moves.RECRUIT_AGAIN)
        again = moves == Moves.RECRUIT_AGAIN
        agent = xp.where(again, self.chosen, moves - Moves.CHOOSE)
        takes_back = chooses & (self.card == Cards.SPYCATION)
        steals = chooses & (self.card == Cards.MIND_CONTROL)
        self._gain(takes_back, seat, agent, seat)
        self._gain(steals, seat, agent, 1 - seat)
        self.chosen = xp.where(takes_back, agent, self.chosen)
        outpost = used & (self.card == Cards.OUTPOST) & (self.hand[self._each, seat, Agents.SENTINEL] > 0)
        agent = xp.where(outpost, Agents.SENTINEL, agent)
        from_hand = outpost | again | (chooses & ~takes_back & ~steals)
        self._add(self.hand, from_hand, seat, agent, -1)
        self._forget(from_hand, seat, agent)
        self._show(chooses & (self.card == Cards.DOUBLE_TROUBLE), seat, agent)
        from_deck = used & (self.card == Cards.SMOKE_SCREEN) & (self._deck_size() > 0)
        agent = xp.where(from_deck, self._top_card(), agent)
        self.drawn = self.drawn + from_deck
        self._recruit(from_hand | from_deck, seat, agent)
        self._advance(used & (self.card == Cards.SURVEILLANCE_TRUCK), seat, self._counts() + 1)
        self.phase = xp.where(asks, Phases.CHOICE, xp.where(takes_back, Phases.AGAIN, self.phase))
        finished = (used & ~asks) | (chooses & ~takes_back) | again | (moves == Moves.KEEP_IN_HAND)
        self._finish(finished, seat)
        return ongoing | finished

    def _take(self, where: Any, card: Any) -> Any:
        """AA-5.83 to AA-5.87; in which games the card stays in front of its taker."""
        xp = self._xp
        ongoing = where & (card < ONGOING)
        taken = where[:, None] & (card[:, None] == self._cards)
        left = self.market_drawn < Cards.COUNT
        following = self.market[self._each, xp.where(left, self.market_drawn, 0)]
        filled = (where & left)[:, None] & (following[:, None] == self._cards)
        self.supply = (self.supply & ~taken) | filled
        self.market_drawn = self.market_drawn + (where & left)
        self.due[self._each, self.asked] &= ~where
        self.ongoing[self._each, self.asked, xp.where(ongoing, card, 0)] |= ongoing
        self.card = xp.where(where & ~ongoing, card, self.card)
        return ongoing

    def _gain(self, where: Any, seat: Any, agent: Any, owner: Any) -> None:
        """An agent in play into the hand of `seat`; nobody moves for it (AA-5.95)."""
        self._add(self.in_play, where, owner, agent, -1)
        self._add(self.hand, where, seat, agent, 1)
        self._add(self.known, where, seat, agent, 1)

    def _show(self, where: Any, seat: Any, agent: Any) -> None:
        agent = self._xp.where(where, agent, 0)
        self.known[self._each, seat, agent] += where & (self.known[self._each, seat, agent] == 0)

    def _finish(self, where: Any, seat: Any) -> None:
        """AA-5.100"""
        xp = self._xp
        self.discard = self.discard | (where[:, None] & (self.card[:, None] == self._cards))
        self.card = xp.where(where, NO_CARD, self.card)
        self.chosen = xp.where(where, NO_AGENT, self.chosen)
        self._refill(where, seat)

    def _settle(self, where: Any) -> None:
        """Ask for the next market card that is due, the active side first (AA-5.90); else end the turn."""
        xp = self._xp
        if self.advanced:
            gone = where & ~self.supply.any(1)
            self.due = self.due & ~gone[:, None]
            own, other = self._of(self.due, self.active), self._of(self.due, 1 - self.active)
            asks = where & (own | other)
            self.phase = xp.where(asks, Phases.MARKET, self.phase)
            self.asked = xp.where(asks, xp.where(own, self.active, 1 - self.active), self.asked)
            where = where & ~asks
        self._end_turn(where)

    def _end_turn(self, where: Any) -> None:
        """AA-8.2 to AA-8.15"""
        xp = self._xp
        other = 1 - self.active
        for_active = self._wins(self.active) | self._loses(other)
        for_other = self._wins(other) | self._loses(self.active)
        out = (self._deck_size() == 0) & (self._of(self.hand, other).sum(1) < MODES.cards_played_per_turn)
        nearer = xp.where(self._lead(self.active) >= 0, self.active, other)
        judged = for_active | for_other
        winner = xp.where(judged, xp.where(for_active, self.active, other), nearer)
        over = where & (judged | out)
        self.winner = xp.where(over, winner, self.winner)
        self.phase = xp.where(where, xp.where(over, Phases.OVER, self._counts() + Phases.PLAY), self.phase)
        self.active = xp.where(where & ~over, other, self.active)
        self.asked = xp.where(where, self.active, self.asked)

    def _lead(self, side: Any) -> Any:
        return self._of(self.progress, side) - self._of(self.progress, 1 - side)

    def _wins(self, side: Any) -> Any:
        in_play, ongoing = self._of(self.in_play, side), self._of(self.ongoing, side)
        wins = self._lead(side) >= BOARD.catch_lead
        wins = wins | (in_play[:, Agents.CODEBREAKER] >= MODES.codebreakers_to_win)
        wins = wins | (in_play[:, Agents.DAREDEVIL] >= MODES.daredevils_to_lose) & ongoing[:, LEADER]
        wins = wins | ((in_play > 0).sum(1) >= MASTERPLAN_NAMES) & ongoing[:, Cards.MASTERPLAN]
        return wins | (self._space(1 - side) == self._homes[side]) & ongoing[:, Cards.SECURITY_SYSTEM]

    def _loses(self, side: Any) -> Any:
        daredevils = self._of(self.in_play, side)[:, Agents.DAREDEVIL]
        return (daredevils >= MODES.daredevils_to_lose) & ~self._of(self.ongoing, side)[:, LEADER]

    def rows(self) -> Any:
        """[games, encode.SIZE] bytes: what the seat asked may know, as `encode` has it."""
        seat, one = self.asked, self._flags(1) | True
        hand, swapped = self._of(self.hand, seat), self._of(self.swapped, seat)
        unseen = self._copies - hand - swapped - self.in_play.sum(1)
        covering = (self.phase == Phases.COVER)[:, None]
        lead = self._lead(seat)
        bound = encode.LEADS // 2
        shown_lead = self._xp.where(lead > bound, bound, self._xp.where(lead < -bound, -bound, lead))
        deck = self._deck_size()[:, None]
        parts = [one, one, ~one, one & self.advanced, self.phase[:, None] == self._phases]
        parts += [(self.active == seat)[:, None], shown_lead[:, None] == self._leads, deck]
        parts += [hand, hand > 1, swapped, unseen, self.up[:, None] == self._agents, self._flags(Agents.COUNT)]
        parts += [covering, covering, self.supply, self.discard, self.card[:, None] == self._cards]
        parts += [self.chosen[:, None] == self._agents, *self._side(seat), *self._side(1 - seat)]
        return self._bytes(parts)

    def _side(self, side: Any) -> list[Any]:
        in_play = self._of(self.in_play, side)
        nobody = self._flags(1)
        held, swaps = self._of(self.hand, side).sum(1)[:, None], self._of(self.swaps, side)[:, None]
        parts = [in_play == 1, in_play == 2, in_play > 2, self._of(self.ongoing, side)]
        parts += [self._space(side)[:, None] == self._spaces, self._of(self.due, side)[:, None]]
        return [*parts, held, nobody, swaps, nobody, self._of(self.known, side)]

    def hidden(self) -> Any:
        """[games, HIDDEN] bytes: what the seat asked cannot see; for a critic while learning alone."""
        covered = (self.phase == Phases.RECRUIT)[:, None] & (self.down[:, None] == self._agents)
        return self._bytes([self._of(self.hand, 1 - self.asked), covered])

    def _bytes(self, parts: list[Any]) -> Any:
        small = self._xp.uint8
        return self._xp.concatenate([self._xp.asarray(part, dtype=small) for part in parts], 1)


LEADER: Final = Cards.LEADER_OF_THE_PACK


def _within(moves: Any, first: int, end: int) -> Any:
    return (moves >= first) & (moves < end)
