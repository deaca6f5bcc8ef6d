"""What can be chosen before a game of Agent Avenue (AA-7.1)."""

from typing import Literal, Self

import msgspec

from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.agent_avenue.data import MODES
from safehouse.games.agent_avenue.vocabulary import SIDE_IDS


class AgentAvenueOptions(Options, frozen=True, kw_only=True):
    basic = ("mode", "variant", "start")

    mode: Literal["simple", "advanced"] = "simple"
    variant: Literal["duel", "team3", "team4"] = "duel"
    solo: Literal["blue", "green"] = "blue"
    """The colour of the player who plays alone against two."""
    start: Literal["random", "green", "blue"] = "random"
    deck: Literal["full", "tiny"] = "full"
    """tiny: eight cards, hands of three, for research (AA-4.30)."""

    def seats(self) -> int:
        return len(MODES.variant[self.variant].seat)

    def check(self) -> None:
        if self.solo != "blue" and self.variant != "team3":
            raise OptionError("solo", self.solo, "blue; another colour goes with variant team3 only")
        if self.deck == "tiny" and (self.mode != "simple" or self.variant != "duel"):
            raise OptionError("deck", "tiny", "full; the tiny deck goes with mode simple and variant duel only")

    def following(self) -> Self | None:
        """The black market comes after the first games."""
        return msgspec.structs.replace(self, mode="advanced") if self.mode == "simple" else None

    def teams(self) -> list[list[int]]:
        """The seats of each side."""
        chairs = MODES.variant[self.variant].seat
        sides = [[seat for seat, chair in enumerate(chairs) if chair.side == side] for side in SIDE_IDS]
        return sides if self.solo == "blue" else sides[::-1]

    def seat_names(self) -> list[str]:
        names = {}
        for side, seats in zip(SIDE_IDS, self.teams(), strict=True):
            for number, seat in enumerate(seats, 1):
                names[seat] = f"seat-{side}" if len(seats) == 1 else f"seat-{side}-{number}"
        return [names[seat] for seat in range(self.seats())]


CONFIGURATIONS = [
    AgentAvenueOptions.read({"mode": mode, "variant": variant})
    for mode in ("simple", "advanced")
    for variant in ("duel", "team3", "team4")
] + [AgentAvenueOptions(variant="team3", solo="green"), AgentAvenueOptions(deck="tiny")]
"""Every mode with every number of players, a pair of the other colour, and the tiny deck."""
