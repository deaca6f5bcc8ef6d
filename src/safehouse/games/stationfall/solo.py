"""The automata of the solo game (SF-S): they decide from public knowledge and their own cards."""
# compiled by mypyc

from safehouse.games.stationfall.position import Position
from safehouse.games.stationfall.rules.decisions import choices


def next_move(s: Position) -> int:
    return s.random.choose(choices(s))
