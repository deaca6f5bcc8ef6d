"""What may be chosen before a game."""

from types import MappingProxyType
from typing import Literal, Self

import msgspec

from safehouse.core.data import fitting
from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.tables.boxes import box, starter_set


class StationfallOptions(Options, frozen=True, kw_only=True):
    basic = ("players", "roster", "teams")
    first_game = MappingProxyType({"roster": "first_game", "players": 3})

    players: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9] = 4
    teams: bool = False
    roster: Literal["draw", "first_game"] = "draw"
    wipe_data: bool = False
    team_chat: bool = True
    station: str = ""
    """A file with a station of one's own; empty: the printed one."""

    def seats(self) -> int:
        return self.players

    def following(self) -> Self | None:
        """After the first cast, characters drawn at random."""
        return msgspec.structs.replace(self, roster="draw") if self.roster == "first_game" else None

    def sides(self) -> list[list[int]]:
        """The seats that win together."""
        if not self.teams:
            return [[seat] for seat in range(self.players)]
        half = self.players // 2
        return [[seat, seat + half] for seat in range(half)]

    def check(self) -> None:
        if self.teams and self.players not in (4, 6, 8):
            raise OptionError("teams", self.teams, "teams need 4, 6 or 8 players (SF-R.41)")
        if self.roster == "first_game" and SETUP.row(self.players).characters != len(starter_set()):
            raise OptionError("roster", self.roster, "the first game is for 1 to 4 players")
        with fitting("station", self.station):
            box(self.station)
