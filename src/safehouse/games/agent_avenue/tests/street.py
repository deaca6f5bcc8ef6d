"""Positions of Agent Avenue for tests: built like the vectors of the ledger."""

from collections.abc import Mapping, Sequence
from typing import Any

from safehouse.core.testing import Table
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.codes import Moves, Offered, Phases
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.setup import empty_table
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import CARD_BIT, NOBODY
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS, CARD_IDS, CONDITION_IDS, PHASE_IDS, SIDE_IDS

SEATS = {
    "duel": ("green", "blue"),
    "team3": ("green_1", "green_2", "blue"),
    "team4": ("green_1", "green_2", "blue_1", "blue_2"),
}
ANY_HAND = ("enforcer", "saboteur", "codebreaker", "sentinel")
ANY_DECK = ("enforcer", "saboteur", "sentinel", "daredevil", "codebreaker") * 2


def agent(name: str) -> int:
    return AGENT_IDS.index(name)


def card(name: str) -> int:
    return CARD_IDS.index(name)


class Street(Table):
    """A table with the names and questions of Agent Avenue."""

    state: AgentAvenue

    def divide(self, active_gets: str, other_gets: str) -> None:
        """A legal offer and answer that ended with this division; nothing is drawn."""
        s = self.state
        s.up, s.down = agent(other_gets), agent(active_gets)
        s.up_seat = s.down_seat = s.sides[s.active].seats[0]
        s.kept = s.players[s.down_seat].hand_size
        s.phase = Phases.RECRUIT
        s.decider = 1 - s.active
        s.play(s.sides[s.decider].seats[0], Moves.RECRUIT + Offered.FACE_UP)

    def hand(self, who: str) -> list[str]:
        hand = self.state.players[self.seat(who)].hand
        return [name for i, name in enumerate(AGENT_IDS) for _ in range(hand[i])]

    def side(self, name: str) -> Any:
        return self.state.sides[SIDE_IDS.index(name)]

    def progress(self, name: str) -> int:
        return int(self.side(name).progress)

    def in_play(self, side: str, name: str) -> int:
        return int(self.side(side).in_play[agent(name)])

    def winner(self) -> str:
        winner = self.state.winner
        return "none" if winner == NOBODY else SIDE_IDS[winner]

    def met(self) -> list[str]:
        result = self.state.result()
        lines = [line for line in result.lines if line.key in CONDITION_IDS] if result else []
        met = []
        for line in lines:
            verdict = "lose" if line.key == "daredevils" else "win"
            met.append(f"{str(line.args['side']).removeprefix('side-')}:{verdict}:{line.key}")
        return sorted(met)

    def phase(self) -> str:
        """As the vectors name it: neither the second card of an offer nor recruiting again is its own."""
        name = PHASE_IDS[self.state.phase]
        return {"cover": "play", "again": "choice"}.get(name, name)


def street(
    *,
    mode: str = "simple",
    variant: str = "duel",
    active: str = "green",
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = ANY_DECK,
    progress: Mapping[str, int] | None = None,
    in_play: Mapping[str, Mapping[str, int]] | None = None,
    ongoing: Mapping[str, Sequence[str]] | None = None,
    supply: Sequence[str] = (),
    market_deck: Sequence[str] = (),
) -> Street:
    """A position with these parts; hands default to any four cards, the deck to ten."""
    s = empty_table(AgentAvenueOptions.read({"mode": mode, "variant": variant})).copy()
    s.active = SIDE_IDS.index(active)
    s.deck = [agent(name) for name in deck]
    for name, player in zip(SEATS[variant], s.players, strict=True):
        for held in (hands or {}).get(name, ANY_HAND):
            player.hand[agent(held)] += 1
            player.hand_size += 1
    for name, spaces in (progress or {}).items():
        s.sides[SIDE_IDS.index(name)].progress = spaces
    for name, agents in (in_play or {}).items():
        for held, count in agents.items():
            s.sides[SIDE_IDS.index(name)].in_play[agent(held)] = count
    for name, cards in (ongoing or {}).items():
        s.sides[SIDE_IDS.index(name)].ongoing = sum(CARD_BIT[card(owned)] for owned in cards)
    s.supply = [card(name) for name in supply]
    s.market = [card(name) for name in market_deck]
    return Street(GAME, s, SEATS[variant])
