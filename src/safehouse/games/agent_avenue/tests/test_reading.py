"""Whole games held against the rulebook read anew: from what everybody was told, with nothing of the rules."""

from collections import Counter

import pytest

from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.agent_avenue import GAME

ICONS = {
    "double_agent": (-1, 6, -1),
    "enforcer": (1, 2, 3),
    "codebreaker": (0, 0, 0),
    "saboteur": (-1, -1, -2),
    "daredevil": (2, 3, 0),
    "sentinel": (0, 2, 6),
    "sidekick": (4,),
    "mole": (-3,),
}
RIVAL = {"green": "blue", "blue": "green"}


class Street:
    """Where the meeples are and what lies before both sides, on a street that never ends."""

    def __init__(self, active: str) -> None:
        self.active = active
        self.at = {"green": 0, "blue": 7}
        self.agents = {side: Counter[str]() for side in RIVAL}

    def recruit(self, side: str, agent: str) -> None:
        self.agents[side][agent] += 1
        self.at[side] += ICONS[agent][min(3, self.agents[side][agent]) - 1]

    def gap(self, side: str) -> int:
        """Spaces to the rival, forward."""
        ahead = self.at["blue"] - self.at["green"]
        return ahead if side == "green" else 14 - ahead

    def winner(self) -> str | None:
        speaking = set()
        for side, rival in RIVAL.items():
            if (
                self.gap(side) <= 0
                or self.agents[side]["codebreaker"] >= 3
                or self.agents[rival]["daredevil"] >= 3
            ):
                speaking.add(side)
        return self.active if self.active in speaking else next(iter(speaking), None)

    def nearer(self) -> str:
        other = RIVAL[self.active]
        return other if self.gap(other) < self.gap(self.active) else self.active


@clause("AA-8.6", "AA-8.7", "AA-8.11", "AA-8.12")
@pytest.mark.parametrize("variant", ["duel", "team3", "team4"])
def test_the_winner_is_who_the_rulebook_says(variant: str) -> None:
    for number in range(40):
        record = Record(GAME, GAME.read_options({"variant": variant}), f"reading {number}")
        random = Stream(f"reading {number}")
        while record.pending():
            seat = random.choose(record.pending())
            record.play(seat, random.choose(record.moves(seat)))
        told = record.told(WATCHER)
        street = Street(next(str(event["side"]) for event in told if event["kind"] == "starts"))
        pairs = [event for event in told if event["kind"] == "recruited"]
        for pair in zip(pairs[::2], pairs[1::2], strict=True):
            for event in pair:
                street.recruit(str(event["side"]), str(event["agent"]))
            is_last = pair[1] is pairs[-1]
            assert is_last or street.winner() is None
            if not is_last:
                street.active = RIVAL[street.active]
        result = record.result()
        assert result is not None
        expected = street.winner() or street.nearer()
        assert (result.reason == "deck_out") == (street.winner() is None)
        assert result.winners == winners_of(record, expected)


def winners_of(record: Record, side: str) -> list[int]:
    view = record.view(WATCHER)
    return next(list(each.seats) for each in view.sides if each.side == side)  # type: ignore[attr-defined]
