"""What a table can choose before the game (MM-1, MM-5.13, the switchable rulings of section 10)."""

from types import MappingProxyType
from typing import Literal, Self

from msgspec.structs import replace

from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.mind_mgmt.codes import Allies, Recruiters
from safehouse.games.mind_mgmt.data import ALLY_IDS, BLOCK, MODULE_IDS, RECRUITER_IDS, packages
from safehouse.games.mind_mgmt.options.setting import Setting
from safehouse.games.mind_mgmt.tables.limits import MODULES_PER_SIDE, RECRUITER, TEAM
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.vocabulary import MODULE

BASE_RECRUITERS = (Recruiters.KARL_BOX, Recruiters.PIPE_GIRL)


class MindMgmtOptions(Options, frozen=True, kw_only=True):
    basic = ("mode", "players", "heat_layer")
    lists = MappingProxyType({"modules": MODULE})
    first_game = MappingProxyType({"mode": "training"})

    mode: Literal["training", "full"] = "full"
    players: Literal[2, 3, 4, 5] = 2
    city: Literal["whole", "block"] = "whole"
    """block: a part of the city with two Agents, for research (MM-1.08)."""
    recruiter: Literal["chosen", "random"] = "chosen"
    """Whether the Recruiter's part is taken or drawn by lot (MM-4.01)."""
    agents: Literal["choice", "random"] = "choice"
    """How the Agents are shared out (MM-4.29)."""
    team: Literal["captain", "free_for_all"] = "captain"
    """Who confirms team decisions (MM-5.812)."""
    move_after_action: bool = True
    """An Agent may act first and move afterwards (MM-5.804)."""
    prior_visit_counts: bool = False
    """A set-up visit gains the second Mind Slip token (MM-5.412)."""
    claims: Literal["offered", "automatic"] = "offered"
    """Whether Immortals claim of themselves (MM-5.608)."""
    heat_layer: bool = True
    """Whether boards may show where the Recruiter can be; off for those who want to deduce alone."""
    opened_recruiter: Literal[0, 1, 2, 3, 4, 5, 6, 7] = 0
    opened_agents: Literal[0, 1, 2, 3, 4, 5, 6, 7] = 0
    """How many SHIFT packages each side has opened (MM-5.1302)."""
    selection: Literal["series", "mutual", "auction"] = "series"
    """How modules are chosen: by the last result, each side for the other, or by the auction's bid
    (MM-5.1314)."""
    last_winner: Literal["none", "recruiter", "rogue_agents"] = "none"
    streak: int = 0
    """How many games in a row the last winner has won."""
    number: Literal[0, 1, 2, 3, 4, 5, 6, 7] = 0
    """The agreed number of modules (mutual) or the winning bid (auction)."""
    modules: str = ""
    """Modules fixed beforehand, separated by commas; nothing is chosen then."""

    def seats(self) -> int:
        return self.players

    def following(self) -> Self | None:
        """After the training the full game."""
        return replace(self, mode="full") if self.mode == "training" else None

    def fixed_modules(self) -> list[str]:
        return self.listed("modules")

    def module_numbers(self) -> list[int]:
        return [MODULE_IDS.index(name) for name in self.fixed_modules()]

    def seat_names(self) -> list[str]:
        """A text key for each seat."""
        if self.players == 2:
            return ["seat-recruiter", "seat-rogue-agents"]
        return ["seat-recruiter", *(f"seat-rogue-agents-{seat}" for seat in range(1, self.players))]

    def check(self) -> None:
        for name in self.fixed_modules():
            if name not in MODULE_IDS:
                raise OptionError("modules", name, ", ".join(MODULE_IDS))
        if self.mode == "training" and (self.fixed_modules() or self.opened_recruiter or self.opened_agents):
            raise OptionError("mode", self.mode, "full; a training mission uses no SHIFT packages (MM-5.1319)")
        if self.city == "block" and (self.mode != "training" or self.players != 2):
            raise OptionError("city", self.city, "whole; the block goes with mode training and 2 players only")
        if self.streak < 0 or (self.last_winner != "none") != (self.streak > 0):
            raise OptionError("streak", self.streak, "0 before the first game of a series, else 1 or more")

    def setting(self) -> Setting:
        """The same for the compiled rules."""
        setting = Setting()
        setting.full = self.mode == "full"
        setting.scope = scope_of(setting.full, self.city == "block")
        setting.players = self.players
        setting.random_agents = self.agents == "random"
        setting.captain_decides = self.team == "captain"
        setting.move_after_action = self.move_after_action
        setting.prior_visit_counts = self.prior_visit_counts
        setting.automatic_claims = self.claims == "automatic"
        setting.recruiters = self.recruiter_cards()
        setting.allies = self.ally_cards() if setting.full else []
        if setting.full and not self.fixed_modules():
            self.arrange_picks(setting)
        return setting

    def recruiter_cards(self) -> list[int]:
        if self.city == "block":
            return [RECRUITER_IDS.index(card) for card in BLOCK.recruiters]
        opened = packages("recruiter")[: self.opened_recruiter]
        extra = [RECRUITER_IDS.index(item.id) for package in opened for item in package.regular]
        return [*BASE_RECRUITERS, *extra]

    def ally_cards(self) -> list[int]:
        opened = packages("rogue_agents")[: self.opened_agents]
        return [
            Allies.SPY_DOLPHIN,
            *(ALLY_IDS.index(item.id) for package in opened for item in package.regular),
        ]

    def arrange_picks(self, setting: Setting) -> None:
        """Who picks which modules before set-up, and how many (MM-5.1304 to MM-5.1308, MM-5.1314,
        MM-5.1315)."""
        own = {
            RECRUITER: list(range(self.opened_recruiter)),
            TEAM: list(range(MODULES_PER_SIDE, MODULES_PER_SIDE + self.opened_agents)),
        }
        if self.selection == "auction":
            self.add_picker(setting, TEAM, own[TEAM], exact=self.number)
        elif self.selection == "mutual":
            self.add_picker(setting, RECRUITER, own[TEAM], exact=self.number)
            self.add_picker(setting, TEAM, own[RECRUITER], exact=self.number)
        elif self.last_winner != "none":
            loser, winner = (TEAM, RECRUITER) if self.last_winner == "recruiter" else (RECRUITER, TEAM)
            setting.streak = self.streak
            self.add_picker(setting, loser, own[loser])
            self.add_picker(setting, winner, own[winner])

    def add_picker(self, setting: Setting, who: int, modules: list[int], exact: int | None = None) -> None:
        number = len(modules) if exact is None else min(exact, len(modules))
        setting.pickers.append(who)
        setting.pick_from.append(modules)
        setting.pick_most.append(number)
        setting.pick_least.append(0 if exact is None else number)


def configurations() -> list[MindMgmtOptions]:
    """Options that together cover every mode, number of seats, module and way to choose modules."""
    opened = MindMgmtOptions(opened_recruiter=7, opened_agents=7)
    return [
        *(MindMgmtOptions(mode="training", players=players) for players in (2, 3, 4, 5)),
        MindMgmtOptions(mode="training", city="block"),
        MindMgmtOptions(),
        replace(opened, players=3, last_winner="recruiter", streak=1),
        MindMgmtOptions(players=4, agents="random", team="free_for_all", claims="automatic"),
        replace(opened, players=5, modules=",".join(MODULE_IDS)),
        replace(opened, last_winner="rogue_agents", streak=2),
        replace(opened, selection="mutual", number=3, prior_visit_counts=True),
        replace(opened, selection="auction", number=2, move_after_action=False),
    ]
