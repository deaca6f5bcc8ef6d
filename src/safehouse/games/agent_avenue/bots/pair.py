"""A turn of two mates (AA-5.152): one leads face up, the other covers with a card that only it knows.

What a lead is worth depends on the hand that covers it, which the leader imagines as everybody else does. Once
it lies, the turn is a small game between that hand and the side that answers, solved like the turn of a lone
player (stage.py). Leaf values do not look at the hands of a pair, so that an outcome depends on the two names
alone and is found once for a position.
"""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.agent_avenue.bots.judges import Judge
from safehouse.games.agent_avenue.bots.stage import Hand, Offer, Stage, settle
from safehouse.games.agent_avenue.codes import Agents, Moves, Offered, Phases
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import NOBODY, NOTHING

NOT_KNOWN: Final = -1.0
NO_IDEA: Final = 0.5
MARKET_WORLDS: Final = 4
"""Worlds over which an outcome is valued that depends on market cards."""


class Outcomes:
    """The active pair's chance to win, by the names that both sides recruit in one public position."""

    def __init__(self, worlds: list[AgentAvenue], judge: Judge, random: Stream, leader: int = NOBODY) -> None:
        self.worlds: list[AgentAvenue] = worlds
        self.judge: Judge = judge
        self.random: Stream = random
        self.leader: int = leader
        """Who leads, where nobody has led yet."""
        self.found: list[float] = [NOT_KNOWN] * (Agents.COUNT * Agents.COUNT)

    def offer(self, up: int, down: int) -> Offer:
        return Offer(up, down, self.value(up, down, Offered.FACE_UP), self.value(up, down, Offered.FACE_DOWN))

    def value(self, up: int, down: int, answer: int) -> float:
        ours = down if answer == Offered.FACE_UP else up
        theirs = up if answer == Offered.FACE_UP else down
        entry = ours * Agents.COUNT + theirs
        if self.found[entry] == NOT_KNOWN:
            self.found[entry] = self.find_out(up, down, answer)
        return self.found[entry]

    def find_out(self, up: int, down: int, answer: int) -> float:
        total = 0.0
        count = 0
        for world in self.worlds:
            twin = laid_out(world, self.leader, up, down)
            if twin is None:
                continue
            side = twin.active
            twin.apply(twin.pending()[0], Moves.RECRUIT + answer)
            depends = twin.phase != Phases.PLAY and twin.phase != Phases.OVER
            settle(twin, self.judge, self.random)
            total += self.judge.chance(twin, side, self.random)
            count += 1
            if not depends or count == MARKET_WORLDS:
                break
        return total / float(count) if count > 0 else NO_IDEA


def laid_out(world: AgentAvenue, leader: int, up: int, down: int) -> AgentAvenue | None:
    """The world with these two cards in the middle, whoever may hold them now; None if nobody does."""
    twin = world.copy()
    if twin.phase == Phases.PLAY:
        if not provide(twin, leader, up):
            return None
        twin.apply(leader, Moves.OFFER_UP + up)
    if twin.phase == Phases.COVER:
        if not provide(twin, twin.down_seat, down):
            return None
        twin.apply(twin.down_seat, Moves.OFFER_DOWN + down)
    elif twin.down != down:
        if not provide(twin, twin.down_seat, down):
            return None
        hand = twin.players[twin.down_seat].hand
        hand[down] -= 1
        hand[twin.down] += 1
        twin.down = down
    return twin


def provide(world: AgentAvenue, seat: int, agent: int) -> bool:
    """Let this seat hold a card of this name, exchanged for one of its own with the deck or with somebody."""
    hand = world.players[seat].hand
    if hand[agent] > 0:
        return True
    spare = NOTHING
    for name in range(Agents.COUNT):
        if hand[name] > 0 and (spare == NOTHING or hand[name] > hand[spare]):
            spare = name
    if spare == NOTHING:
        return False
    for i in range(world.drawn, len(world.deck)):
        if world.deck[i] == agent:
            deck = world.deck.copy()
            deck[i] = spare
            world.deck = deck
            exchange(hand, spare, agent)
            return True
    for other in world.players:
        if other.hand[agent] > 0:
            exchange(other.hand, agent, spare)
            exchange(hand, spare, agent)
            return True
    return False


def exchange(hand: list[int], gone: int, gained: int) -> None:
    hand[gone] -= 1
    hand[gained] += 1


def covers(hand: list[int], up: int) -> list[int]:
    """The names that a hand can lay beside this card (AA-5.154, AA-5.155)."""
    found = [agent for agent in range(Agents.COUNT) if hand[agent] > 0 and agent != up]
    return found if len(found) > 0 else [up]


def cover_stage(up: int, hands: list[list[int]], outcomes: Outcomes) -> Stage:
    """The turn once this card leads: hands that may cover it against the side that answers."""
    return Stage([Hand([outcomes.offer(up, down) for down in covers(hand, up)]) for hand in hands])


def hand_before_cover(world: AgentAvenue, random: Stream) -> list[int]:
    """The hand from which the hidden card was laid; which cards of the present one are new is drawn by lot."""
    cards: list[int] = []
    held = world.players[world.down_seat].hand
    for agent in range(Agents.COUNT):
        for i in range(held[agent]):
            cards.append(agent)
    random.shuffle(cards)
    hand = [0] * Agents.COUNT
    for agent in cards[: world.kept]:
        hand[agent] += 1
    hand[world.down] += 1
    return hand


def best_swap(hand: list[int], unseen: list[int], worth: list[float]) -> tuple[int, float]:
    """The name whose card is best put away for one of those unseen, and by how much the best card of the hand
    is worth more then on average."""
    total = 0
    for count in unseen:
        total += count
    kept = best_held(hand, worth)
    best = NOTHING
    best_gain = -1.0
    for agent in range(Agents.COUNT):
        if hand[agent] == 0 or total == 0:
            continue
        gain = -kept
        for drawn in range(Agents.COUNT):
            if unseen[drawn] > 0:
                changed = hand.copy()
                exchange(changed, agent, drawn)
                gain += best_held(changed, worth) * float(unseen[drawn]) / float(total)
        if gain > best_gain:
            best = agent
            best_gain = gain
    return best, best_gain


def best_held(hand: list[int], worth: list[float]) -> float:
    best = 0.0
    for agent in range(Agents.COUNT):
        if hand[agent] > 0:
            best = max(best, worth[agent])
    return best
