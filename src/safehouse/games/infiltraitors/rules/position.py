"""Everything that lies on the table in a mission, and the elementary ways a card can go."""
# compiled by mypyc

from typing import Final

from safehouse.core.result import Result, ResultLine
from safehouse.core.seats import EVERYONE, WATCHER, bit
from safehouse.core.state import State
from safehouse.games.infiltraitors.codes import SECRECY, Cards, Ends, Events, Moves, Origins, Phases, Targets
from safehouse.games.infiltraitors.tables import (
    BIT,
    HAND_LIMIT,
    HIGHEST,
    LOWEST,
    MATCH,
    NOTHING,
    OF_COLOUR,
    OF_NUMBER,
    START_HAND,
    card,
    colour_of,
    number_of,
)
from safehouse.games.infiltraitors.vocabulary import END_IDS

NOBODY: Final = -1
RUNNING: Final = -1
"""In place of an end, while a mission goes on."""


class MissionPlan:
    """The numbers of one mission for one number of agents. Fixed; shared by all copies of a position."""

    def __init__(self) -> None:
        self.mission: str = ""
        self.rules: list[int] = []
        """The special rules, as Modifiers number them."""
        self.clue_board: str = "none"
        """How much help the clue boards give, as the options name it."""
        self.code: list[int] = []
        """Seats that have agreed on a code (IN-5.504); no rule depends on it."""
        self.agents: int = 3
        self.colours: int = 5
        self.lowest: int = LOWEST
        self.highest: int = HIGHEST
        self.suspects: int = 1
        self.aside: int = 0
        self.bullets: int = 1
        self.start_hand: int = START_HAND
        self.hand_limit: int = HAND_LIMIT
        self.deck: list[int] = []
        self.deck_set: int = 0
        self.pool: list[int] = []
        self.face_down: bool = False
        self.special_suspects: bool = False
        self.two_cards: bool = False
        self.outward: bool = False
        self.designated: bool = False
        self.finale: bool = False
        self.key_person: bool = False
        self.key_clues: int = 1
        self.seconds: int = 0
        self.turn_limit: int = 0
        self.modifiers: list[Modifier] = []


class Modifier:
    """One special rule. A mission's modifiers compose: what any of them forbids is forbidden, and
    effects run in their order (IN-5.701)."""

    def __init__(self) -> None:
        pass

    def prepare(self, plan: MissionPlan) -> None:
        """Change the mission's numbers."""

    def cannot_catch(self, s: "Position", seat: int) -> str | None:
        return None

    def cannot_exchange_with(self, s: "Position", seat: int, target: int) -> str | None:
        return None

    def cannot_shoot_at(self, s: "Position", seat: int, target: int) -> str | None:
        return None

    def after_catch(self, s: "Position", seat: int) -> None:
        """Runs when a suspect has come to stand in front of this agent."""


class Position(State):
    """The table. `hq` has its top card last; the row is caught from its front."""

    def __init__(self) -> None:
        super().__init__()
        self.moves_in_space = Moves.COUNT
        self.first_note = Moves.FIRST_NOTE
        self.secrecy = SECRECY
        self.plan: MissionPlan = MissionPlan()
        self.ended: int = RUNNING
        self.phase: int = Phases.TURN
        self.active: int = 0
        """Whose turn it is."""
        self.decider: int = 0
        """Who decides: the active agent, or the last one in a forced shot (IN-5.833)."""
        self.target: int = NOBODY
        self.forced: bool = False
        self.turns: int = 0
        self.bullets: int = 0
        self.hands: list[list[int]] = []
        self.public: list[list[int]] = []
        """For each hand, the cards everybody knows to be in it (face-up rewards)."""
        self.stand: list[int] = []
        """For each seat, the suspect in front of it."""
        self.second: list[int] = []
        """The second card of a suspect (IN-5.771)."""
        self.clues: list[list[int]] = []
        """For each seat, the clues at its suspect: card * 2 + 1 if it lies vertical."""
        self.row: list[int] = []
        self.aside: list[int] = []
        self.hq: list[int] = []
        self.pile: list[int] = []
        self.pile_tag: list[int] = []
        """Beside each card of the pile: number of the deed that put it there * 2 + 1 if it lies face up."""
        self.pool: list[int] = []
        self.tokens: list[int] = []
        self.next_token: int = 1
        self.eliminator: int = NOBODY
        self.withdrawn: list[bool] = []
        self.key_clues: list[int] = []
        self.clues_owed: int = 0
        self.rewards: list[int] = []
        self.in_finale: bool = False
        self.excess_deed: int = NOTHING
        """The first discard above the limit in this turn, the tag of its group."""
        self.deeds: list[int] = []
        self.laid_down: list[list[int]] = []
        """Groups that went face down from a hand: [deed, seat, cards…] (IN-5.719)."""
        self.past_pairs: list[list[int]] = []
        """Eliminated two-card suspects: [deed, holder, first, second], then for each seat and the
        watcher the cards each of the two could be as far as it had seen by then (IN-5.776)."""
        self.crossed_out: list[int] = []
        """For each seat and target the cards it has crossed out, where clue boards are kept by hand."""
        self.seen: list[int] = []
        """For each seat and the watcher the cards seen so far; kept for two-card suspects alone."""

    def become(self, other: "Position") -> None:
        """Take over everything of another position, but no listener."""
        self.random = other.random.copy()
        self.plan = other.plan
        self.seats = other.seats
        self.ended = other.ended
        self.phase = other.phase
        self.active = other.active
        self.decider = other.decider
        self.target = other.target
        self.forced = other.forced
        self.turns = other.turns
        self.bullets = other.bullets
        self.hands = [hand.copy() for hand in other.hands]
        self.public = [known.copy() for known in other.public]
        self.stand = other.stand.copy()
        self.second = other.second.copy()
        self.clues = [clues.copy() for clues in other.clues]
        self.row = other.row.copy()
        self.aside = other.aside.copy()
        self.hq = other.hq.copy()
        self.pile = other.pile.copy()
        self.pile_tag = other.pile_tag.copy()
        self.pool = other.pool.copy()
        self.tokens = other.tokens.copy()
        self.next_token = other.next_token
        self.eliminator = other.eliminator
        self.withdrawn = other.withdrawn.copy()
        self.key_clues = other.key_clues.copy()
        self.clues_owed = other.clues_owed
        self.rewards = other.rewards.copy()
        self.in_finale = other.in_finale
        self.excess_deed = other.excess_deed
        self.deeds = other.deeds.copy()
        self.laid_down = [group.copy() for group in other.laid_down]
        self.past_pairs = [pair.copy() for pair in other.past_pairs]
        self.crossed_out = other.crossed_out.copy()
        self.seen = other.seen.copy()

    def pending(self) -> list[int]:
        return [self.decider] if self.ended == RUNNING else []

    def over(self) -> bool:
        return self.ended != RUNNING

    def asks(self, seat: int) -> bool:
        return self.ended == RUNNING and seat == self.decider

    # Questions ----------------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """IN-5.105"""
        return (seat + 1) % self.plan.agents

    def identity(self, target: int) -> int:
        """The suspect's colour and number, as the card that shows both (IN-5.773, IN-5.777)."""
        if target == Targets.KEY_PERSON:
            return self.aside[0]
        first = self.stand[target]
        second = self.second[target]
        if second == NOTHING:
            return first
        return card(colour_of(second), number_of(first))

    def suspects_left(self) -> int:
        """IN-8.10"""
        return self.suspects_about() + len(self.aside)

    def suspects_about(self) -> int:
        """Suspects in the row and in front of agents."""
        left = len(self.row)
        for suspect in self.stand:
            if suspect != NOTHING:
                left += 1
        return left

    def agents_active(self) -> int:
        active = 0
        for gone in self.withdrawn:
            if not gone:
                active += 1
        return active

    def faces_up(self, place: int) -> bool:
        return self.pile_tag[place] % 2 == 1

    def place_in_pile(self, c: int) -> int:
        """Where this card lies in the pile; NOTHING if it does not."""
        return self.pile.index(c) if c in self.pile else NOTHING

    def seers_of_hand(self, seat: int) -> int:
        """Who sees the cards of this hand: its owner, or everybody else at the table (IN-5.781)."""
        if not self.plan.outward:
            return bit(seat)
        others = 0
        for other in range(self.plan.agents):
            if other != seat:
                others |= bit(other)
        return others

    # Cards on their way ---------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """From headquarters into a hand, where there is a card."""
        if len(self.hq) > 0:
            drawn = self.hq.pop()
            self.hands[seat].append(drawn)
            self.remember(self.seers_of_hand(seat), drawn)
            self.tell(self.seers_of_hand(seat), Events.DREW, seat, drawn)

    def burn(self) -> None:
        """The top headquarters card goes face down on the pile, unseen by all (IN-5.314, 5.341)."""
        self.pile.append(self.hq.pop())
        self.pile_tag.append((len(self.deeds) - 1) * 2)
        self.tell_all(Events.BURNT, len(self.hq))

    def leave_hand(self, seat: int, c: int) -> None:
        self.hands[seat].remove(c)
        if c in self.public[seat]:
            self.public[seat].remove(c)

    def tell_place(self, origin: int, place: int) -> None:
        """Everybody sees from where in an outward hand a card went (IN-5.782)."""
        if self.plan.outward and origin < Origins.HAND:
            self.tell_all(Events.LEFT_PLACE, origin, place)

    def holder_of(self, c: int) -> int:
        """The agent in whose hand this card is; NOBODY if in none."""
        for seat in range(self.plan.agents):
            if c in self.hands[seat]:
                return seat
        return NOBODY

    def lay_clue(self, c: int, target: int) -> bool:
        """Lay a clue at a suspect, truthfully turned (IN-5.203, IN-5.204); True = vertical."""
        self.remember(EVERYONE, c)
        vertical = MATCH[c * Cards.COUNT + self.identity(target)]
        entry = c * 2 + (1 if vertical else 0)
        if target == Targets.KEY_PERSON:
            self.key_clues.append(entry)
        else:
            self.clues[target].append(entry)
        return vertical

    def discard_clues(self, target: int) -> None:
        """All clues of an eliminated suspect go on the pile (IN-5.359), face down where the mission
        says so, and then mixed (IN-5.716, IN-5.718)."""
        entries = self.key_clues if target == Targets.KEY_PERSON else self.clues[target]
        cards = [entry // 2 for entry in entries]
        if target == Targets.KEY_PERSON:
            self.key_clues = []
        else:
            self.clues[target] = []
        if self.plan.face_down:
            self.random.shuffle(cards)
        tag = (len(self.deeds) - 1) * 2 + (0 if self.plan.face_down else 1)
        for c in cards:
            self.pile.append(c)
            self.pile_tag.append(tag)
        if len(cards) > 0:
            self.tell_all(Events.CLUES_DISCARDED, len(cards))

    def return_to_hq(self, target: int) -> None:
        """The eliminated suspect is shuffled into headquarters (IN-5.358, IN-5.775, IN-5.835); its clue boards
        are wiped."""
        for place in range(target, len(self.crossed_out), Targets.COUNT):
            self.crossed_out[place] = 0
        if target == Targets.KEY_PERSON:
            self.hq.append(self.aside.pop())
        else:
            self.hq.append(self.stand[target])
            if self.second[target] != NOTHING:
                self.hq.append(self.second[target])
            if self.plan.two_cards:
                self.remember_pair(target)
            self.stand[target] = NOTHING
            self.second[target] = NOTHING
            self.tokens[target] = 0
        self.random.shuffle(self.hq)

    # Memory -----------------------------------------------------------------------------------------

    def remember(self, audience: int, c: int) -> None:
        """Who has seen this card; matters only where eliminated suspects stay half unknown."""
        if not self.plan.two_cards:
            return
        for seat in range(self.plan.agents):
            if audience & bit(seat) != 0:
                self.seen[seat] |= BIT[c]
        if audience & bit(WATCHER) != 0:
            self.seen[self.plan.agents] |= BIT[c]

    def remember_pair(self, target: int) -> None:
        first, second = self.stand[target], self.second[target]
        entry = [len(self.deeds) - 1, target, first, second]
        for seen in self.seen:
            unseen = self.plan.deck_set & ~seen
            entry.append(OF_NUMBER[number_of(first)] & unseen)
            entry.append(OF_COLOUR[colour_of(first if second == NOTHING else second)] & unseen)
        self.past_pairs.append(entry)

    def remember_pile(self, audience: int, c: int, since: int) -> None:
        """Who has seen a card that lay in the pile since this deed: it belongs to no pair that fell later."""
        for pair in self.past_pairs:
            for seat in range(self.plan.agents):
                if pair[0] > since and audience & bit(seat) != 0:
                    pair[4 + 2 * seat] &= ~BIT[c]
                    pair[5 + 2 * seat] &= ~BIT[c]

    # The end --------------------------------------------------------------------------------------

    def end(self, how: int) -> None:
        """The mission is over; what was hidden in the stands is uncovered (IN-6.29)."""
        self.ended = how
        for seat in range(self.plan.agents):
            if self.stand[seat] != NOTHING:
                self.tell_all(Events.UNCOVERED, seat, self.stand[seat])

    def result(self) -> Result | None:
        if self.ended == RUNNING:
            return None
        seats = list(range(self.plan.agents))
        won = self.ended == Ends.WIN
        lines = [
            ResultLine("turns", seats, 0, "IN-8.11", {"count": self.turns}),
            ResultLine("bullets", seats, 0, "IN-8.11", {"count": self.bullets}),
            ResultLine("suspects", seats, 0, "IN-8.11", {"count": self.suspects_left()}),
            ResultLine("headquarters", seats, 0, "IN-8.11", {"count": len(self.hq)}),
        ]
        scores = [1 if won else -1 for seat in seats]
        return Result(seats if won else [], scores, END_IDS[self.ended], lines)
