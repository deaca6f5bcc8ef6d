"""What may be chosen before a game."""

from types import MappingProxyType
from typing import Final, Literal, Self

import msgspec

from safehouse.core.data import fitting
from safehouse.core.errors import OptionError
from safehouse.core.letters import folded
from safehouse.core.options import Options
from safehouse.games.stationfall.data import CHARACTERS, SETUP
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import CHARACTER_IDS
from safehouse.games.stationfall.vocabulary import CHARACTER

CALLED: Final = {
    folded(name): CHARACTER_IDS.index(character.id)
    for character in CHARACTERS
    for name in (character.id, character.en, character.cs)
}
"""The number of a character by each of its names."""


class StationfallOptions(Options, frozen=True, kw_only=True):
    basic = ("players", "roster", "characters", "teams")
    lists = MappingProxyType({"characters": CHARACTER})
    first_game = MappingProxyType({"roster": "first_game", "players": 3})

    players: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9] = 4
    extent: Literal["whole", "last_minute"] = "whole"
    """last_minute: three characters and one colour each, for research (SF-17.6)."""
    teams: bool = False
    roster: Literal["draw", "first_game", "chosen"] = "draw"
    characters: str = ""
    """Of a chosen roster: names in any language or ids, parted by commas."""
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
        others = self.players != 2 or self.roster != "draw" or self.station or self.wipe_data
        if self.extent == "last_minute" and others:
            told = "whole; the last minute goes with 2 players, the printed station and no other option"
            raise OptionError("extent", self.extent, told)
        if self.roster == "chosen":
            self._check_chosen()
        elif self.characters:
            raise OptionError("characters", self.characters, "only with the roster chosen")
        with fitting("station", self.station):
            box(self.station)

    def _check_chosen(self) -> None:
        wanted = SETUP.row(self.players).characters
        if len(set(self.chosen())) != wanted or len(self.chosen()) != wanted:
            raise OptionError("characters", self.characters, f"{wanted} different characters (SF-2.1.1)")

    def chosen(self) -> list[int]:
        """The characters of a chosen roster."""
        names = self.listed("characters")
        for name in names:
            if folded(name) not in CALLED:
                raise OptionError("characters", name, ", ".join(character.en for character in CHARACTERS))
        return sorted(CALLED[folded(name)] for name in names)
