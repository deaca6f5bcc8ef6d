"""A series of games between the same people in the same parts: SHIFT packages, results, the auction
(MM-5.13, MM-5.14)."""

from collections.abc import Sequence
from typing import Final, Literal, cast

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.core.series import Bidding
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.tables.limits import MODULES_PER_SIDE

Side = Literal["recruiter", "rogue_agents"]
RESULT_CODES: Final = {"recruits": "R", "time": "T"}
WORTH: Final = 1
"""How many modules a bot offers for the Recruiter's part: with none he wins 52 % of the games, with one of the
Agents' best 44 %, and further ones cost more (BOTS.md)."""


class CampaignError(SafehouseError):
    """The series does not allow it; the text says why."""


class RecordedGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the record (MM-5.1402)."""

    date: str
    mode: str
    recruiter_card: str
    winner: Side
    code: str
    """R or T if the Recruiter won, else the round (MM-5.1403)."""
    reason: str
    """Capture and dead end are recorded alike in `code`; the reason keeps them apart (MM-5.1404)."""
    modules: list[str] = []


class Series(msgspec.Struct, kw_only=True):
    """The people, what they played, and what SHIFT needs to know (MM-5.1401 to MM-5.1406)."""

    recruiter: str = ""
    agents: dict[str, list[str]] = {}
    """Per Agent the name or names of its players."""
    seats: list[str] = []
    """Who sat where in the last game, "" for a bot."""
    games: list[RecordedGame] = []
    opened_recruiter: int = 0
    opened_agents: int = 0
    last_winner: Side | None = None
    streak: int = 0

    def add(
        self,
        mode: str,
        winner: Side,
        reason: str,
        round_number: int,
        recruiter_card: str,
        *,
        date: str = "",
        modules: list[str] | None = None,
    ) -> None:
        """Write a game down; after a full game its loser opens a package (MM-5.1302, MM-5.1319)."""
        code = RESULT_CODES[reason] if winner == "recruiter" else str(round_number)
        self.games = [
            *self.games,
            RecordedGame(
                date=date,
                mode=mode,
                recruiter_card=recruiter_card,
                winner=winner,
                code=code,
                reason=reason,
                modules=modules or [],
            ),
        ]
        if mode != "full":
            return
        self.streak = self.streak + 1 if winner == self.last_winner else 1
        self.last_winner = winner
        if winner == "recruiter":
            self.opened_agents = min(MODULES_PER_SIDE, self.opened_agents + 1)
        else:
            self.opened_recruiter = min(MODULES_PER_SIDE, self.opened_recruiter + 1)

    def take_up(self, opened_recruiter: int, opened_agents: int) -> None:
        """The packages of a game that is played: more than known are carried over (MM-5.1406), none after all
        fourteen are a new campaign (MM-5.1314 a)."""
        if self.all_open() and opened_recruiter == opened_agents == 0:
            self.opened_recruiter, self.opened_agents = 0, 0
            self.last_winner, self.streak = None, 0
            return
        self.opened_recruiter = max(self.opened_recruiter, opened_recruiter)
        self.opened_agents = max(self.opened_agents, opened_agents)

    def take_up_victories(self, last_winner: str, streak: int) -> None:
        """Those before the first game that is known here."""
        if self.last_winner is None and last_winner in ("recruiter", "rogue_agents"):
            self.last_winner, self.streak = cast(Side, last_winner), streak

    def options(self, **more: object) -> MindMgmtOptions:
        """The options of the next full game of this series."""
        return MindMgmtOptions.read(
            {
                "opened_recruiter": self.opened_recruiter,
                "opened_agents": self.opened_agents,
                "last_winner": self.last_winner or "none",
                "streak": self.streak,
                **more,
            }
        )

    def all_open(self) -> bool:
        return self.opened_recruiter == self.opened_agents == MODULES_PER_SIDE

    def reset_and_swap(self, recruiter: str = "") -> "Series":
        """A new campaign with all packages closed and the sides changed (MM-5.1314 a)."""
        if not self.all_open():
            raise CampaignError("the packages are closed again only when all fourteen are open (MM-5.1314)")
        return Series(recruiter=recruiter)

    def with_other_people(self, carry_over: bool = False) -> "Series":
        """People or sides change: a new series, with its own SHIFT state unless carried over (MM-5.1406)."""
        if carry_over:
            return Series(opened_recruiter=self.opened_recruiter, opened_agents=self.opened_agents)
        return Series()


class Auction:
    """Open ascending bids for the Recruiter's part, in seat order; a pass is final (MM-5.1315)."""

    def __init__(self, bidders: int) -> None:
        self.still_in = list(range(bidders))
        self.turn = 0
        self.bid = 0
        self.leader: int | None = None

    def bidder(self) -> int | None:
        """Who bids or passes now; None when it is over."""
        if not self.still_in or self.still_in == [self.leader]:
            return None
        return self.still_in[self.turn]

    def place(self, number: int) -> None:
        """Offer the Rogue Agents so many modules."""
        if not self.bid < number <= MODULES_PER_SIDE:
            raise CampaignError(f"a bid must be higher than {self.bid} and at most {MODULES_PER_SIDE}")
        self.bid = number
        self.leader = self.bidder()
        self.turn = (self.turn + 1) % len(self.still_in)

    def drop_out(self) -> None:
        del self.still_in[self.turn]
        if self.still_in:
            self.turn %= len(self.still_in)

    def winner(self) -> int | None:
        """The Recruiter; None if all passed and lots are drawn."""
        return self.leader if self.bidder() is None else None


def bidding(bidders: int, calls: Sequence[int]) -> Bidding:
    """The auction after these calls, 0 for a pass (MM-5.1315)."""
    auction = Auction(bidders)
    for call in calls:
        if auction.bidder() is None:
            raise CampaignError("the auction is over")
        if call == 0:
            auction.drop_out()
        else:
            auction.place(call)
    return Bidding(
        bidder=auction.bidder(),
        least=auction.bid + 1,
        most=MODULES_PER_SIDE,
        bid=auction.bid,
        leader=auction.leader,
        worth=WORTH,
        options={"number": auction.bid},
    )
