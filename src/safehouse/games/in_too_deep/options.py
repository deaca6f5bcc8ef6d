"""What can be chosen before a game of In Too Deep."""

from types import MappingProxyType
from typing import Literal

from safehouse.core.data import fitting
from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.in_too_deep.data import CRIMINAL_IDS, console_letters
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.vocabulary import CRIMINAL


class InTooDeepOptions(Options, frozen=True, kw_only=True):
    """`players` are people; Echo joins one or two of them (ZH-1.7)."""

    basic = ("players", "echo")
    lists = MappingProxyType({"criminals": CRIMINAL})

    players: Literal[1, 2, 3, 4, 5] = 2
    extent: Literal["whole", "last_turns"] = "whole"
    """last_turns: two criminals and four dilemmas, for research (ZH-4.31)."""
    echo: Literal["no", "normal", "hard"] = "no"
    storylines: Literal[5, 6, 7] = 5
    criminals: str = ""
    """Criminals picked by hand, parted by commas; empty: drawn at random (ZH-4.6)."""
    first: Literal["random", "1", "2", "3", "4", "5"] = "random"
    """The seat that begins, counted from 1 (ZH-4.29)."""
    cards: str = ""
    """The name of an own card file (`data/OWN_CARDS.md`); empty for the shipped cards."""

    def seats(self) -> int:
        return self.players

    def all_consoles(self) -> int:
        """Echo's included."""
        return self.players + (self.echo != "no")

    def criminals_wanted(self) -> int:
        if self.players == 1:
            return 4
        return 5 if self.all_consoles() < 4 else 6

    def check(self) -> None:
        if self.players == 1 and self.echo == "no":
            raise OptionError("echo", self.echo, "normal, hard (one player plays against Echo)")
        if self.players > 2 and self.echo != "no":
            raise OptionError("echo", self.echo, "no (Echo joins one or two players)")
        if self.extent == "last_turns" and self != InTooDeepOptions(extent="last_turns"):
            raise OptionError("extent", self.extent, "whole; the last turns go with no other option")
        if self.first != "random" and int(self.first) > self.all_consoles():
            raise OptionError("first", self.first, f"random, 1 to {self.all_consoles()}")
        chosen = self.chosen()
        if chosen and (len(set(chosen)) != len(chosen) or len(chosen) != self.criminals_wanted()):
            raise OptionError("criminals", self.criminals, f"{self.criminals_wanted()} different criminals")
        if self.cards:
            with fitting("cards", self.cards):
                card_set(self.cards)

    def chosen(self) -> list[int]:
        names = self.listed("criminals")
        for name in names:
            if name not in CRIMINAL_IDS:
                raise OptionError("criminals", name, " ".join(CRIMINAL_IDS))
        return [CRIMINAL_IDS.index(name) for name in names]


CONFIGURATIONS = [
    InTooDeepOptions(players=2),
    InTooDeepOptions(players=3),
    InTooDeepOptions(players=4, storylines=6),
    InTooDeepOptions(players=5, storylines=7),
    InTooDeepOptions(players=1, echo="normal"),
    InTooDeepOptions(players=1, echo="hard"),
    InTooDeepOptions(players=2, echo="normal"),
    InTooDeepOptions(players=2, echo="hard"),
    InTooDeepOptions(extent="last_turns"),
]


def console_names(options: InTooDeepOptions) -> list[str]:
    """A text key for each seat's console."""
    letters = console_letters(options.all_consoles())
    return [f"console-{letters[seat].lower()}" for seat in range(options.players)]
