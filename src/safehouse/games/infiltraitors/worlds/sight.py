"""A view in numbers, as reasoning needs it."""

from functools import cache

from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.position import MissionPlan
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.tables import NOTHING, set_of
from safehouse.games.infiltraitors.view import Briefing, Clue, InfiltraitorsView
from safehouse.games.infiltraitors.vocabulary import CARD
from safehouse.games.infiltraitors.worlds.knowledge import Sight


def sight_of(v: InfiltraitorsView, plan: MissionPlan) -> Sight:
    """The view in numbers, for reasoning."""
    s = Sight()
    s.seat = v.seat
    s.plan = plan
    s.hands = [[index_or_nothing(c) for c in hand] for hand in v.hands]
    s.occupied = [stand.occupied for stand in v.stands]
    s.stand = [index_or_nothing(stand.card) for stand in v.stands]
    s.second = [index_or_nothing(stand.second) for stand in v.stands]
    s.two_cards = [stand.two_cards for stand in v.stands]
    s.clues = [read_clues(stand.clues) for stand in v.stands]
    s.row = len(v.row)
    s.aside = len(v.aside)
    s.key_person = index_or_nothing(v.aside[0]) if v.aside else NOTHING
    s.key_clues = read_clues(v.key_clues)
    s.hq = v.hq
    s.pile = [index_or_nothing(entry.card) for entry in v.pile]
    s.pile_tag = [entry.deed * 2 + entry.up for entry in v.pile]
    s.pool = indices(v.pool)
    s.rewards = indices(v.rewards)
    s.deeds = [deed.code for deed in v.deeds]
    s.laid_down = [[group.deed, group.seat, *indices(group.cards)] for group in v.laid_down]
    s.past_pairs = [
        [
            pair.deed,
            pair.holder,
            index_or_nothing(pair.first),
            index_or_nothing(pair.second),
            set_of(indices(pair.first_among)),
            set_of(indices(pair.second_among)),
            int(pair.single),
        ]
        for pair in v.past_pairs
    ]
    return s


def index_or_nothing(name: str | None) -> int:
    return NOTHING if name is None else CARD.index[name]


def indices(cards: list[str]) -> list[int]:
    return [CARD.index[name] for name in cards]


def read_clues(clues: list[Clue]) -> list[int]:
    return [CARD.index[clue.card] * 2 + clue.vertical for clue in clues]


def plan_of(b: Briefing) -> MissionPlan:
    """The plan of the mission on a mission page."""
    values: dict[str, object] = {
        "mission": b.mission,
        "agents": b.agents,
        "turn_limit": b.turn_limit,
        "clue_board": b.clue_board,
        "code": "".join(str(seat + 1) for seat in b.code),
    }
    if b.mission == "custom":
        values |= {
            "suspects": b.suspects,
            "bullets": b.bullets,
            "colours": len(b.colours),
            "highest": b.highest,
            "start_hand": b.start_hand,
            "modifiers": ",".join(b.modifiers),
        }
    return _plan(tuple(values.items()))


@cache
def _plan(values: tuple[tuple[str, object], ...]) -> MissionPlan:
    return plan_for(InfiltraitorsOptions.read(dict(values)))
