"""The worlds a seat of Agent Avenue cannot tell apart.

Hidden cards are dealt from the cards this seat has not located. Where a player's dossier holds facts,
the deal follows it: a run through the dossier decides which of the cards then in hand went where
(everybody knows that one was swapped away, nobody which), and leaves for each hidden card the names it
may have. Any possible world can come out.
"""
# compiled by mypyc

from safehouse.core.random import Stream
from safehouse.games.agent_avenue.codes import Agents, Entries, Phases
from safehouse.games.agent_avenue.rules.market import has_choice
from safehouse.games.agent_avenue.rules.position import Player, Position
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import AGENT_BIT, ALL_NAMES, NOBODY, NOTHING


class Slot:
    """One hidden card: the names it may have, and the groups in which no two share a name."""

    def __init__(self, names: int = ALL_NAMES) -> None:
        self.names: int = names
        self.groups: list[int] = []
        self.agent: int = NOTHING


class Hidden:
    """The hidden cards of one player, after a run through the dossier."""

    def __init__(self) -> None:
        self.hand: list[Slot] = []
        self.pile: list[Slot] = []
        self.down: Slot | None = None
        self.old: list[Slot] = []
        """The cards in hand when the face-down card was laid, before the refill."""
        self.groups: int = 0
        self.taken: list[int] = []
        """By group: the set of names already known to be in it."""

    def add(self, count: int) -> None:
        for i in range(count):
            self.hand.append(Slot())


class AgentAvenueWorlds:
    """`base` is the position with everything this seat knows; hands of others, their piles, an unknown
    face-down card and both decks are dealt anew for each world."""

    def __init__(self, base: Position, seat: int = NOBODY, unseen: list[int] | None = None) -> None:
        self.base: Position = base
        self.seat: int = seat
        self.unseen: list[int] = unseen if unseen is not None else []
        """Agents this seat cannot locate, counted by name."""
        self.pool: list[int] = []
        for agent in range(Agents.COUNT):
            for i in range(self.unseen[agent]):
                self.pool.append(agent)
        self.down_hidden: bool = base.phase == Phases.RECRUIT and base.down_seat != seat
        self.up_hidden: bool = (
            base.phase == Phases.COVER and not base.is_pair(base.active) and base.up_seat != seat
        )
        self.plain: bool = not self.down_hidden
        for i in range(len(base.players)):
            if i != seat and len(base.players[i].dossier) > 0:
                self.plain = False

    def draw(self, random: Stream) -> AgentAvenue:
        """A card that asks its taker for a choice from hand shows that there is one (AA-6.24)."""
        world = self.deal(random)
        while world.phase == Phases.CHOICE and not has_choice(world):
            world = self.deal(random)
        return world

    def deal(self, random: Stream) -> AgentAvenue:
        world = AgentAvenue()
        self.base.fill(world)
        world.random = random.split()
        if self.plain:
            rest = self.pool.copy()
            random.shuffle(rest)
            self.deal_plain(world, rest)
        else:
            rest = self.deal_by_dossier(world, random)
        if self.up_hidden:
            world.up = random.choose(held_names(world.players[world.up_seat]))
        world.deck = rest
        world.drawn = len(rest) - self.base.deck_size()
        market = self.base.market.copy()
        random.shuffle(market)
        world.market = market
        world.market_drawn = 0
        return world

    def deal_plain(self, world: AgentAvenue, cards: list[int]) -> None:
        """Nothing is remembered of anybody: the first cards of a shuffle are the hidden ones."""
        at = 0
        for seat in range(world.seats):
            if seat == self.seat:
                continue
            player = world.players[seat]
            for i in range(player.hand_size):
                player.hand[cards[at]] += 1
                at += 1
            pile = len(player.swapped)
            player.swapped = cards[at : at + pile]
            at += pile

    def deal_by_dossier(self, world: AgentAvenue, random: Stream) -> list[int]:
        while True:
            left = self.unseen.copy()
            hidden = self.run_dossiers(random)
            if hidden is not None and name_all(hidden, left, random, self.base.up):
                break
        for seat in range(world.seats):
            if seat != self.seat:
                lay_out(world, seat, hidden[seat])
        rest = []
        for agent in range(Agents.COUNT):
            for i in range(left[agent]):
                rest.append(agent)
        random.shuffle(rest)
        return rest

    def run_dossiers(self, random: Stream) -> list[Hidden] | None:
        """The hidden cards of every player by seat (empty for this seat); None if this run fails."""
        found = []
        for seat in range(self.base.seats):
            hidden = Hidden()
            if seat != self.seat and not self.run_dossier(hidden, seat, random):
                return None
            found.append(hidden)
        return found

    def run_dossier(self, hidden: Hidden, seat: int, random: Stream) -> bool:
        player = self.base.players[seat]
        covers = self.down_hidden and seat == self.base.down_seat
        if len(player.dossier) == 0:
            if covers:
                hidden.add(self.base.kept + 1)
                hide(hidden, random)
                hidden.add(player.hand_size - self.base.kept)
            else:
                hidden.add(player.hand_size)
        else:
            for i in range(0, len(player.dossier), 2):
                if not follow(hidden, player.dossier[i], player.dossier[i + 1], random):
                    return False
        while len(hidden.pile) < len(player.swapped):
            hidden.pile.append(Slot())
        return True


def follow(hidden: Hidden, entry: int, argument: int, random: Stream) -> bool:
    """Carry out one entry of a dossier on the slots; False if no slot fits."""
    if entry == Entries.HELD or entry == Entries.DREW:
        hidden.add(argument)
    elif entry == Entries.SWAPPED:
        hidden.pile.append(hidden.hand.pop(random.below(len(hidden.hand))))
        hidden.add(1)
    elif entry == Entries.LEFT:
        return leave(hidden, argument, random)
    elif entry == Entries.HID:
        hide(hidden, random)
    elif entry == Entries.GAINED:
        hidden.hand.append(Slot(AGENT_BIT[argument]))
    elif entry == Entries.NAMES_ONLY:
        for slot in hidden.hand:
            slot.names &= argument
            if slot.names == 0:
                return False
    elif entry == Entries.NO_TWO_ALIKE:
        for slot in hidden.hand:
            slot.groups = [*slot.groups, hidden.groups]
        hidden.groups += 1
        hidden.taken.append(0)
    else:
        return show(hidden, argument, random)
    return True


def hide(hidden: Hidden, random: Stream) -> None:
    """Any card of the hand may be the one laid face down."""
    hidden.down = hidden.hand.pop(random.below(len(hidden.hand)))
    hidden.old = hidden.hand.copy()


def leave(hidden: Hidden, agent: int, random: Stream) -> bool:
    """A card of this name left in the open: one that must be of this name, else any that may be."""
    at = pick(hidden, agent, True, random)
    if at == NOTHING:
        at = pick(hidden, agent, False, random)
    if at == NOTHING:
        return False
    slot = hidden.hand.pop(at)
    for group in slot.groups:
        if hidden.taken[group] & AGENT_BIT[agent] != 0:
            return False
        hidden.taken[group] |= AGENT_BIT[agent]
    return True


def show(hidden: Hidden, agent: int, random: Stream) -> bool:
    """At least one card in hand has this name."""
    if pick(hidden, agent, True, random) != NOTHING:
        return True
    at = pick(hidden, agent, False, random)
    if at == NOTHING:
        return False
    hidden.hand[at].names = AGENT_BIT[agent]
    return True


def pick(hidden: Hidden, agent: int, certain: bool, random: Stream) -> int:
    """A random place in hand whose card may (or, `certain`, must) have this name; NOTHING if none."""
    fitting = []
    for i in range(len(hidden.hand)):
        names = hidden.hand[i].names
        if names == AGENT_BIT[agent] if certain else names & AGENT_BIT[agent] != 0:
            fitting.append(i)
    return random.choose(fitting) if len(fitting) > 0 else NOTHING


def name_all(everybody: list[Hidden], left: list[int], random: Stream, up: int) -> bool:
    """Give every hidden card a name from `left`, the most restricted first; False if that fails."""
    for breadth in range(1, Agents.COUNT + 1):
        for hidden in everybody:
            for slot in hidden.hand:
                if breadth_of(slot) == breadth and not name_one(hidden, slot, left, random):
                    return False
            for slot in hidden.pile:
                if breadth_of(slot) == breadth and not name_one(hidden, slot, left, random):
                    return False
            down = hidden.down
            if down is not None and breadth_of(down) == breadth and not name_one(hidden, down, left, random):
                return False
    for hidden in everybody:
        down = hidden.down
        if down is not None and down.agent == up:
            for slot in hidden.old:
                if slot.agent != up:  # AA-6.27
                    return False
    return True


def breadth_of(slot: Slot) -> int:
    count = 0
    for agent in range(Agents.COUNT):
        if slot.names & AGENT_BIT[agent] != 0:
            count += 1
    return count


def name_one(hidden: Hidden, slot: Slot, left: list[int], random: Stream) -> bool:
    barred = 0
    for group in slot.groups:
        barred |= hidden.taken[group]
    total = 0
    for agent in range(Agents.COUNT):
        if slot.names & AGENT_BIT[agent] != 0 and barred & AGENT_BIT[agent] == 0:
            total += left[agent]
    if total == 0:
        return False
    at = random.below(total)
    for agent in range(Agents.COUNT):
        if slot.names & AGENT_BIT[agent] != 0 and barred & AGENT_BIT[agent] == 0:
            at -= left[agent]
            if at < 0:
                slot.agent = agent
                left[agent] -= 1
                for group in slot.groups:
                    hidden.taken[group] |= AGENT_BIT[agent]
                return True
    return False


def lay_out(world: AgentAvenue, seat: int, hidden: Hidden) -> None:
    player = world.players[seat]
    for slot in hidden.hand:
        player.hand[slot.agent] += 1
    player.swapped = [slot.agent for slot in hidden.pile]
    if hidden.down is not None:
        world.down = hidden.down.agent


def held_names(player: Player) -> list[int]:
    return [agent for agent in range(Agents.COUNT) if player.hand[agent] > 0]
