"""The clue board: for each suspect on the table, who it can still be. A function of the view alone."""

from safehouse.games.infiltraitors.tables import cards_in
from safehouse.games.infiltraitors.view import Board, Candidate, InfiltraitorsView, names
from safehouse.games.infiltraitors.vocabulary import CARD_IDS
from safehouse.games.infiltraitors.worlds.candidates import chances, pair_chances, public_grid
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.sight import plan_of, sight_of
from safehouse.games.infiltraitors.worlds.team import follow_all

COMPUTED = ("public", "full")
"""The levels of help at which the program fills in the clue boards."""


def private_chances(known: Knowledge) -> list[list[tuple[int, float]]]:
    return pair_chances(known) if known.sight.plan.two_cards else chances(known)


def boards(view: InfiltraitorsView) -> list[Board]:
    """IN-5.514: the shared grid by IN-6.21 and 6.23 (mission 16: IN-6.25), and beside it, where the group wants
    full help, what is possible and how probable from this seat (IN-6.22), exact but for mission 16, where both
    are local."""
    if view.over or view.briefing.clue_board not in COMPUTED:
        return []
    known = Knowledge(sight_of(view, plan_of(view.briefing)))
    plan = known.sight.plan
    grid = public_grid(known)
    mine = private_chances(known) if view.briefing.clue_board == "full" else [[] for _ in grid]
    team = follow_all(plan, plan.code, known.sight) if plan.code else None
    return [
        Board(
            target=target,
            public=names(grid[i]),
            mine=[Candidate(CARD_IDS[c], chance) for c, chance in mine[i]],
            decoded=names(cards_in(team.public(target))) if team is not None else [],
        )
        for i, target in enumerate(known.targets())
    ]
