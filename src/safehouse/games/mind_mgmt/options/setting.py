"""What is agreed before the first move, as the compiled rules read it."""
# compiled by mypyc

from safehouse.games.mind_mgmt.tables.scope import WHOLE, Scope


class Setting:
    """Never changes once a game has begun: shared by copies."""

    def __init__(self) -> None:
        self.full: bool = True
        self.scope: Scope = WHOLE
        self.players: int = 2
        self.random_agents: bool = False
        self.captain_decides: bool = True
        self.move_after_action: bool = True
        self.prior_visit_counts: bool = False
        self.automatic_claims: bool = False
        self.recruiters: list[int] = []
        """Recruiter cards in play; each has its potential Recruiter card (MM-5.1318)."""
        self.allies: list[int] = []
        self.pickers: list[int] = []
        """Who picks SHIFT modules, in order: the Recruiter's seat or TEAM."""
        self.pick_from: list[list[int]] = []
        """The modules each picker may take."""
        self.pick_most: list[int] = []
        self.pick_least: list[int] = []
        self.streak: int = 0
        """If above 0, the second picker takes at most the first one's number less this (MM-5.1307)."""
