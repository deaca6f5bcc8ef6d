"""Agent Avenue's judge at a real table: people say who recruited whom, it moves the meeples, counts the
distances and judges every condition."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.assist import Clerk, Companion, Finding, Report, Sheet
from safehouse.core.moves import SEAT, Kind, Move, MoveSpace, Value
from safehouse.core.seats import WATCHER
from safehouse.core.state import GAME_OVER
from safehouse.core.topics import Fact
from safehouse.games.agent_avenue.codes import Agents, Cards, Phases
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.end_step import (
    deck_is_out,
    judge,
    result,
    win,
    winner_by_conditions,
    winner_by_deck_out,
)
from safehouse.games.agent_avenue.rules.movement import advance, put_in_play, recruit, spaces_for
from safehouse.games.agent_avenue.rules.play_step import refill
from safehouse.games.agent_avenue.rules.setup import empty_table
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.situation import standing
from safehouse.games.agent_avenue.tables import CARD_BIT, NOTHING, ONGOING
from safehouse.games.agent_avenue.view import view
from safehouse.games.agent_avenue.vocabulary import AGENT, AGENT_IDS, CARD, CARD_IDS, SIDE, SIDE_IDS

RETURNING: Final = (Cards.SPYCATION, Cards.MIND_CONTROL)
RECRUITING: Final = (Cards.SMOKE_SCREEN, Cards.OUTPOST, Cards.SECRET_RECRUIT, Cards.DOUBLE_TROUBLE)


class Table(Sheet):
    """The table as far as people have told: hands and the deck are only counted."""

    def __init__(self, options: AgentAvenueOptions) -> None:
        s = empty_table(options).copy()
        assert isinstance(s, AgentAvenue)
        self.s = s
        s.deck = [0] * sum(s.copies)
        s.turn = 0
        for seat in range(s.seats):
            refill(s, seat)
        self.taken: list[int] = []
        """Market cards that have left the supply."""
        self.came_back = NOTHING
        """The agent that the card in hand has taken out of play."""

    # ------------------------------------------------------------------ entries

    def offered(self) -> dict[str, dict[str, list[Value]]]:
        agents: list[Value] = [name for agent, name in enumerate(AGENT_IDS) if self._left(agent) > 0]
        sides: list[Value] = [SIDE_IDS[1 - self.s.active]] if self.s.turn else list(SIDE_IDS)
        kinds: dict[str, dict[str, list[Value]]] = {}
        if self._is_turn_done():
            kinds["turn"] = {"side": sides, "own": agents, "other": agents}
        owed = self._owed()
        if owed != NOTHING and not self._awaits():
            cards: list[Value] = [name for card, name in enumerate(CARD_IDS) if card not in self.taken]
            kinds["take"] = {"seat": list(self.s.sides[owed].seats), "card": cards}
        if self.s.card in RETURNING and self.came_back == NOTHING:
            kinds["return"] = {"agent": self._names(self.s.sides[self._loser()].in_play)}
        if self._may_recruit(self.s.card):
            again = self.came_back != NOTHING
            kinds["recruit"] = {"agent": [AGENT_IDS[self.came_back]] if again else agents}
        if self._is_turn_done() and self.s.deck_size():
            kinds["swap"] = {"seat": [seat for seat in range(self.s.seats) if self._may_swap(seat)]}
        return kinds

    def _may_swap(self, seat: int) -> bool:
        player = self.s.players[seat]
        return player.swaps > 0 and (self.s.turn == 0 or player.side != self.s.active)

    def _owed(self) -> int:
        """The side that takes the next market card (AA-5.90); with the supply empty, nobody (AA-5.93)."""
        if len(self.taken) < len(CARD_IDS):
            for side in (self.s.active, 1 - self.s.active):
                if self.s.sides[side].due:
                    return side
        return NOTHING

    def _awaits(self) -> bool:
        """Whether the card in hand does what nobody can prevent, and it has not been told (AA-5.99)."""
        if self.s.card == Cards.SMOKE_SCREEN:
            return self.s.deck_size() > 0
        if self.s.card in RETURNING and self.came_back == NOTHING:
            return any(self.s.sides[self._loser()].in_play)
        return False

    def _is_turn_done(self) -> bool:
        """Whether the turn told last is told whole and the game goes on."""
        return self._owed() == NOTHING and not self._awaits() and not self._is_over()

    def _left(self, agent: int) -> int:
        """Copies that lie in nobody's play."""
        return self.s.copies[agent] - sum(side.in_play[agent] for side in self.s.sides)

    def _names(self, in_play: Sequence[int]) -> list[Value]:
        return [name for agent, name in enumerate(AGENT_IDS) if in_play[agent]]

    def _loser(self) -> int:
        """The side whose agent the card in hand takes out of play."""
        own = self.s.players[self.s.taker].side
        return own if self.s.card == Cards.SPYCATION else 1 - own

    def _may_recruit(self, card: int) -> bool:
        return card in RECRUITING or (card == Cards.SPYCATION and self.came_back != NOTHING)

    def forbids(self, entry: Move) -> str | None:
        if entry.kind in ("turn", "swap", "take") and self._awaits():
            return "AA-5.99"
        if entry.kind in ("turn", "swap"):
            if self._owed() != NOTHING:
                return "AA-8.1"
            if self._is_over():
                return GAME_OVER
        match entry.kind:
            case "turn":
                return self._forbids_turn(entry)
            case "swap":
                return self._forbids_swap(int(entry.args["seat"]))
            case "take":
                return self._forbids_take(entry)
            case "return":
                if self.s.card not in RETURNING or self.came_back != NOTHING:
                    return "AA-5.86"
                held = self.s.sides[self._loser()].in_play[_agent(entry, "agent")]
                return None if held else "AA-5.123" if self.s.card == Cards.SPYCATION else "AA-5.124"
            case _:
                return self._forbids_recruit(_agent(entry, "agent"))

    def _forbids_turn(self, entry: Move) -> str | None:
        if self.s.turn and SIDE_IDS.index(str(entry.args["side"])) == self.s.active:
            return "AA-8.15"
        own, other = _agent(entry, "own"), _agent(entry, "other")
        wanted = [own, other]
        return "AA-5.17" if any(self._left(agent) < wanted.count(agent) for agent in wanted) else None

    def _forbids_swap(self, seat: int) -> str | None:
        if seat >= self.s.seats or self.s.players[seat].swaps == 0:
            return "AA-5.22"
        if not self._may_swap(seat):
            return "AA-5.20"
        return "AA-5.24" if self.s.deck_size() == 0 else None

    def _forbids_take(self, entry: Move) -> str | None:
        seat = int(entry.args["seat"])
        if seat >= self.s.seats or not self.s.sides[self.s.players[seat].side].due:
            return "AA-5.80"
        if self.s.players[seat].side != self._owed():
            return "AA-5.90"
        return "AA-5.83" if CARD_IDS.index(str(entry.args["card"])) in self.taken else None

    def _forbids_recruit(self, agent: int) -> str | None:
        if not self._may_recruit(self.s.card):
            return "AA-5.86"
        if self.s.card == Cards.SPYCATION and agent != self.came_back:
            return "AA-5.123"
        if self.s.card == Cards.OUTPOST and agent != Agents.SENTINEL:
            return "AA-5.120"
        own = self.s.sides[self.s.players[self.s.taker].side]
        if self.s.card == Cards.SECRET_RECRUIT and own.in_play[agent]:
            return "AA-5.121"
        return None if self._left(agent) else "AA-5.17"

    def enter(self, entry: Move) -> None:
        match entry.kind:
            case "turn":
                self._turn(
                    SIDE_IDS.index(str(entry.args["side"])), _agent(entry, "own"), _agent(entry, "other")
                )
            case "swap":
                self.s.players[int(entry.args["seat"])].swaps -= 1
                self.s.drawn += 1
            case "take":
                self._take(int(entry.args["seat"]), CARD_IDS.index(str(entry.args["card"])))
            case "return":
                agent = _agent(entry, "agent")
                self.s.sides[self._loser()].in_play[agent] -= 1
                self.s.players[self.s.taker].hand_size += 1
                self.came_back = agent
            case _:
                self._recruit(_agent(entry, "agent"))

    def _turn(self, side: int, own: int, other: int) -> None:
        """AA-5.33, AA-5.41 to AA-5.44, AA-5.60; a card not taken by then was none (AA-5.93)."""
        s = self.s
        s.turn += 1
        s.active = side
        s.card = self.came_back = NOTHING
        for each in s.sides:
            each.due = False
        seats = s.sides[side].seats
        for seat in seats if len(seats) == 2 else seats * 2:
            s.players[seat].hand_size -= 1
        for seat in seats:
            refill(s, seat)
        put_in_play(s, 1 - side, other)
        put_in_play(s, side, own)
        advance(s, side, spaces_for(s.sides[side], own))
        advance(s, 1 - side, spaces_for(s.sides[1 - side], other))

    def _take(self, seat: int, card: int) -> None:
        """AA-5.86, AA-5.87"""
        s = self.s
        side = s.players[seat].side
        s.sides[side].due = False
        self.taken.append(card)
        s.taker, s.card, self.came_back = seat, card, NOTHING
        if card < ONGOING:
            s.sides[side].ongoing |= CARD_BIT[card]
        else:
            s.discard = [*s.discard, card]
        if card == Cards.SURVEILLANCE_TRUCK:
            advance(s, side, 1)

    def _recruit(self, agent: int) -> None:
        s = self.s
        if s.card == Cards.SMOKE_SCREEN:
            s.drawn += 1
        else:
            s.players[s.taker].hand_size -= 1
        s.card = self.came_back = NOTHING
        recruit(s, s.players[s.taker].side, agent)
        refill(s, s.taker)

    # ------------------------------------------------------------------ what follows

    def _is_over(self) -> bool:
        """Whether the turn told last has ended the game; what is still owed may change that."""
        return self._owed() == NOTHING and not self._awaits() and self._judged().phase == Phases.OVER

    def _judged(self) -> AgentAvenue:
        """The table if the turn ended now (AA-8.2)."""
        s = self.s.copy()
        assert isinstance(s, AgentAvenue)
        if s.turn == 0:
            return s
        judge(s)
        if s.met:
            win(s, winner_by_conditions(s))
        elif deck_is_out(s):
            win(s, winner_by_deck_out(s))
        return s

    def report(self) -> Report:
        over = self._is_over()
        shown = self.s.copy()
        assert isinstance(shown, AgentAvenue)
        shown.card = NOTHING
        shown.phase = Phases.OVER if over else Phases.PLAY
        seen = view(shown, WATCHER)
        chase, *threes = standing(seen)
        found = []
        if all(chase.args.values()):
            found.append(Finding(key=chase.key, args=chase.args, clause="AA-5.66"))
        found += [Finding(key=each.key, args=each.args, clause="AA-8.6") for each in threes]
        if self._awaits():
            card: dict[str, Fact] = {"card": f"card-{CARD_IDS[self.s.card]}"}
            found.append(Finding(key="judge-awaits", args=card, clause="AA-5.99", decisive=True))
        elif (owed := self._owed()) != NOTHING:
            found.append(
                Finding(
                    key="judge-due", args={"side": f"side-{SIDE_IDS[owed]}"}, clause="AA-5.80", decisive=True
                )
            )
        if self._may_recruit(self.s.card) and not self._awaits():
            found.append(Finding(key="judge-may-recruit", clause="AA-5.103"))
        if over:
            return Report(findings=found, result=result(self._judged()), view=seen)
        if self.s.turn and self._is_turn_done():
            after: dict[str, Fact] = {"side": f"side-{SIDE_IDS[1 - self.s.active]}", "deck": self.s.deck_size()}
            found.append(Finding(key="judge-goes-on", args=after, clause="AA-8.15"))
        return Report(findings=found, view=seen)


def _agent(entry: Move, name: str) -> int:
    return AGENT_IDS.index(str(entry.args[name]))


class Judge(Clerk):
    id = "judge"
    choices = ("mode", "variant")
    knows_seats = True
    space = MoveSpace(
        Kind("turn", side=SIDE, own=AGENT, other=AGENT),
        Kind("take", seat=SEAT, card=CARD),
        Kind("return", agent=AGENT),
        Kind("recruit", agent=AGENT),
        Kind("swap", seat=SEAT),
    )

    def open(self, options: AgentAvenueOptions) -> Table:
        return Table(options)


COMPANIONS: Final[Sequence[Companion]] = (Judge(),)
