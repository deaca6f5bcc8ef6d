"""The stage solver: a turn of Agent Avenue as a small zero-sum game that is solved, not read.

The active side's secret is its hand; it offers an ordered pair; the other side sees one name and has
two answers. Over many imagined hands both strategies are found by regret matching; the solver then
draws from them, so that nobody can foresee it.
"""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.agent_avenue.bots.judges import (
    HAND,
    HAND_KNOWN,
    PER_SIDE,
    Judge,
    Net,
    counts,
    features,
    reshuffle,
)
from safehouse.games.agent_avenue.codes import Agents, Cards, Moves, Offered, Phases
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import NOBODY, NOTHING

LEAST_SHARE: Final = 0.03
"""Actions of a solved strategy below this share are not played."""


class Offer:
    """An ordered pair a hand can offer, and the active side's chance to win after either answer."""

    def __init__(self, up: int = 0, down: int = 0, if_up: float = 0.0, if_down: float = 0.0) -> None:
        self.up: int = up
        self.down: int = down
        self.if_up: float = if_up
        self.if_down: float = if_down
        self.regret: float = 0.0
        self.weight: float = 0.0
        self.share: float = 0.0

    def value(self, taken_up: float) -> float:
        return taken_up * self.if_up + (1.0 - taken_up) * self.if_down


class Hand:
    """One hand the active side may hold: its offers and how likely it is."""

    def __init__(self, offers: list[Offer] | None = None, weight: float = 1.0) -> None:
        self.offers: list[Offer] = offers if offers is not None else []
        self.weight: float = weight


class Stage:
    """The game of one turn. `takes_up` is the solved chance, by shown name, that the shown card is taken."""

    def __init__(self, hands: list[Hand] | None = None) -> None:
        self.hands: list[Hand] = hands if hands is not None else []
        self.takes_up: list[float] = [0.5] * Agents.COUNT
        self.value: float = 0.5

    def solve(self, rounds: int) -> None:
        """Regret matching+ with linear averaging, both sides in turn."""
        up_regret = [0.0] * Agents.COUNT
        down_regret = [0.0] * Agents.COUNT
        taken = [0.5] * Agents.COUNT
        sums = [0.0] * Agents.COUNT
        for number in range(1, rounds + 1):
            up_gain = [0.0] * Agents.COUNT
            scale = float(number)
            for hand in self.hands:
                respond(hand, taken, up_gain, scale)
            for agent in range(Agents.COUNT):
                gain = up_gain[agent]
                rate = taken[agent]
                up_regret[agent] = max(0.0, up_regret[agent] + gain * (1.0 - rate))
                down_regret[agent] = max(0.0, down_regret[agent] - gain * rate)
                both = up_regret[agent] + down_regret[agent]
                taken[agent] = up_regret[agent] / both if both > 0.0 else 0.5
                sums[agent] += scale * taken[agent]
        total = float(rounds) * float(rounds + 1) / 2.0
        for agent in range(Agents.COUNT):
            self.takes_up[agent] = sums[agent] / total
        for hand in self.hands:
            average(hand)
        self.value = self.mean_value()

    def mean_value(self) -> float:
        total = 0.0
        weights = 0.0
        for hand in self.hands:
            for offer in hand.offers:
                total += hand.weight * offer.share * offer.value(self.takes_up[offer.up])
            weights += hand.weight
        return total / weights if weights > 0.0 else 0.5


def respond(hand: Hand, taken: list[float], up_gain: list[float], scale: float) -> None:
    """One round of one hand: update its regrets, and tell what taking the shown card gains the other side."""
    offers = hand.offers
    total = 0.0
    for offer in offers:
        total += offer.regret
    even = 1.0 / float(len(offers))
    mean = 0.0
    for offer in offers:
        share = offer.regret / total if total > 0.0 else even
        offer.share = share
        offer.weight += scale * share
        mean += share * offer.value(taken[offer.up])
        up_gain[offer.up] += hand.weight * share * (offer.if_down - offer.if_up)
    for offer in offers:
        offer.regret = max(0.0, offer.regret + offer.value(taken[offer.up]) - mean)


def average(hand: Hand) -> None:
    total = 0.0
    for offer in hand.offers:
        total += offer.weight
    for offer in hand.offers:
        offer.share = offer.weight / total if total > 0.0 else 1.0 / float(len(hand.offers))


def offers_of(world: AgentAvenue, seat: int) -> list[Offer]:
    """Every ordered pair this seat could offer now (AA-5.31, AA-5.32)."""
    hand = world.players[seat].hand
    names = [agent for agent in range(Agents.COUNT) if hand[agent] > 0]
    if len(names) == 1:
        return [Offer(names[0], names[0])]
    found: list[Offer] = []
    for up in names:
        for down in names:
            if up != down:
                found.append(Offer(up, down))
    return found


UNKNOWN: Final = 0
SURE: Final = 1
"""The turn ends the game."""
OPEN: Final = 2
"""The next turn begins."""
MARKET_DUE: Final = 3
"""Somebody takes a market card first."""


class Aftermath:
    """What each pair of recruits leads to, apart from the hands: the same for all hands of one position.

    Entries are numbered ours * AGENTS + theirs, seen by the active side, and found out once.
    """

    def __init__(self) -> None:
        self.known: list[int] = [UNKNOWN] * (Agents.COUNT * Agents.COUNT)
        self.sure: list[float] = [0.0] * (Agents.COUNT * Agents.COUNT)
        self.sums: list[list[float]] = [[] for i in range(Agents.COUNT * Agents.COUNT)]

    def find_out(self, entry: int, world: AgentAvenue, offer: Offer, answer: int, net: Net) -> int:
        side = world.active
        twin = answered(world, offer, answer)
        kind = MARKET_DUE
        if twin.winner != NOBODY:
            kind = SURE
            self.sure[entry] = 1.0 if twin.winner == side else 0.0
        elif twin.phase == Phases.PLAY:
            kind = OPEN
            self.sums[entry] = net.sums(features(twin, 1 - side, net.sees[1 - side], False))
        self.known[entry] = kind
        return kind


def answered(world: AgentAvenue, offer: Offer, answer: int) -> AgentAvenue:
    """The world after this offer and this answer."""
    twin = world.copy()
    seat = twin.sides[twin.active].seats[0]
    other = twin.sides[1 - twin.active].seats[0]
    twin.apply(seat, Moves.OFFER_UP + offer.up)
    twin.apply(seat, Moves.OFFER_DOWN + offer.down)
    twin.apply(other, Moves.RECRUIT + answer)
    return twin


def outcome(
    world: AgentAvenue, offer: Offer, answer: int, judge: Judge, after: Aftermath, random: Stream
) -> float:
    """The active side's chance to win once this offer is made, answered and everything settled."""
    side = world.active
    if isinstance(judge, Net) and judge.sees[side]:
        ours = offer.down if answer == Offered.FACE_UP else offer.up
        theirs = offer.up if answer == Offered.FACE_UP else offer.down
        entry = ours * Agents.COUNT + theirs
        kind = after.known[entry]
        if kind == UNKNOWN:
            kind = after.find_out(entry, world, offer, answer, judge)
        if kind == SURE:
            return after.sure[entry]
        if kind == OPEN:
            return 1.0 - judge.finish(after.sums[entry], hand_after(world, offer))
    twin = answered(world, offer, answer)
    settle(twin, judge, random)
    return judge.chance(twin, side, random)


def hand_after(world: AgentAvenue, offer: Offer) -> list[int]:
    """The features of the active side's hand after this offer and the refill, as the next mover's rival."""
    player = world.players[world.sides[world.active].seats[0]]
    hand = player.hand.copy()
    hand[offer.up] -= 1
    hand[offer.down] -= 1
    for i in range(min(world.hand_limit - player.hand_size + 2, world.deck_size())):
        hand[world.deck[world.drawn + i]] += 1
    found = [PER_SIDE + HAND_KNOWN]
    counts(found, hand, PER_SIDE + HAND)
    return found


def settle(world: AgentAvenue, judge: Judge, random: Stream) -> None:
    """Play the rest of a Recruit step, each side taking what looks best to it at once."""
    while world.phase != Phases.PLAY and world.phase != Phases.OVER:
        seat = world.pending()[0]
        world.apply(seat, best_market_move(world, seat, judge, random))


def best_market_move(world: AgentAvenue, seat: int, judge: Judge, random: Stream) -> int:
    moves = world.moves(seat)
    if len(moves) == 1:
        return moves[0]
    side = world.players[seat].side
    best = moves[0]
    best_chance = -1.0
    for move in moves:
        twin = world.copy()
        if move == Moves.TAKE + Cards.SMOKE_SCREEN:
            reshuffle(twin, random)
        twin.apply(seat, move)
        chance = judge.chance(twin, side, random)
        if chance > best_chance:
            best = move
            best_chance = chance
    return best


def value_offers(
    offers: list[Offer], worlds: list[AgentAvenue], judge: Judge, after: Aftermath, random: Stream
) -> None:
    """Fill in both outcomes of each offer, as means over these worlds, which share one public position."""
    each = 1.0 / float(len(worlds))
    for world in worlds:
        for offer in offers:
            offer.if_up += each * outcome(world, offer, Offered.FACE_UP, judge, after, random)
            offer.if_down += each * outcome(world, offer, Offered.FACE_DOWN, judge, after, random)


def hand_in(world: AgentAvenue, weight: float, judge: Judge, after: Aftermath, random: Stream) -> Hand:
    """The active side's hand of an imagined world, valued in that world."""
    offers = offers_of(world, world.sides[world.active].seats[0])
    value_offers(offers, [world], judge, after, random)
    return Hand(offers, weight)


def before_offer(world: AgentAvenue, random: Stream) -> AgentAvenue:
    """The turn taken back to before the offer; which cards of the hand are new is drawn by lot."""
    twin = world.copy()
    player = twin.players[twin.down_seat]
    hand: list[int] = []
    for agent in range(Agents.COUNT):
        for i in range(player.hand[agent]):
            hand.append(agent)
    random.shuffle(hand)
    kept = hand[: twin.kept]
    deck = hand[twin.kept :]
    for i in range(twin.drawn, len(twin.deck)):
        deck.append(twin.deck[i])
    kept.append(twin.up)
    kept.append(twin.down)
    player.hand = [0] * Agents.COUNT
    for agent in kept:
        player.hand[agent] += 1
    player.hand_size = len(kept)
    player.dossier = []
    twin.deck = deck
    twin.drawn = 0
    twin.up = NOTHING
    twin.down = NOTHING
    twin.up_seat = NOBODY
    twin.down_seat = NOBODY
    twin.kept = 0
    twin.decider = NOBODY
    twin.phase = Phases.PLAY
    return twin


def take_back_up_card(world: AgentAvenue) -> AgentAvenue:
    """A lone player's face-up card taken back into the hand, which it has not left yet (AA-5.35)."""
    world.up = NOTHING
    world.up_seat = NOBODY
    world.down_seat = NOBODY
    world.phase = Phases.PLAY
    return world


def best_value(offers: list[Offer], taken: list[float]) -> float:
    best = 0.0
    for offer in offers:
        best = max(best, offer.value(taken[offer.up]))
    return best


def hand_value(world: AgentAvenue, taken: list[float], judge: Judge, after: Aftermath, random: Stream) -> float:
    """What the hand of this world is worth: its best offer against these answers."""
    offers = offers_of(world, world.sides[world.active].seats[0])
    value_offers(offers, [world], judge, after, random)
    return best_value(offers, taken)


def swap_gains(
    worlds: list[AgentAvenue], seat: int, taken: list[float], judge: Judge, random: Stream
) -> list[float]:
    """By name: the mean gain of swapping a card of it over keeping the hand; -1 for names not held.

    Both are means over the same worlds, each with its own order of the deck.
    """
    gains = [-1.0] * Agents.COUNT
    hand = worlds[0].players[seat].hand
    kept = 0.0
    after_keeping = Aftermath()
    for world in worlds:
        kept += hand_value(world, taken, judge, after_keeping, random)
    after_swapping = Aftermath()
    for agent in range(Agents.COUNT):
        if hand[agent] == 0:
            continue
        swapped = 0.0
        for world in worlds:
            twin = world.copy()
            twin.apply(seat, Moves.SWAP + agent)
            swapped += hand_value(twin, taken, judge, after_swapping, random)
        gains[agent] = (swapped - kept) / float(len(worlds))
    return gains


def market_values(
    worlds: list[AgentAvenue], seat: int, moves: list[int], judge: Judge, random: Stream
) -> list[float]:
    """The mean chance to win after each of these market moves."""
    side = worlds[0].players[seat].side
    values: list[float] = []
    for move in moves:
        total = 0.0
        for world in worlds:
            twin = world.copy()
            twin.apply(seat, move)
            settle(twin, judge, random)
            total += judge.chance(twin, side, random)
        values.append(total / float(len(worlds)))
    return values


def played(shares: list[float]) -> list[float]:
    """The shares as they are played: small ones dropped, the rest made whole."""
    total = 0.0
    for share in shares:
        if share >= LEAST_SHARE:
            total += share
    return [share / total if share >= LEAST_SHARE else 0.0 for share in shares]


def draw(shares: list[float], random: Stream) -> int:
    """An index drawn by its share as played."""
    left = random.unit()
    chosen = 0
    for i, share in enumerate(played(shares)):
        if share > 0.0:
            chosen = i
            left -= share
            if left < 0.0:
                break
    return chosen
