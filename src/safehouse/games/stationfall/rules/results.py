"""The end of the game as the table reads it: every point in its line, and who has won."""
# compiled by mypyc

from safehouse.core.result import Result, ResultLine
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.rules.scoring import Score, betrayal_total, bonus_of, is_barred, score
from safehouse.games.stationfall.tables.names import COLOUR_IDS, IDENTITY_IDS


def result(s: Position) -> Result:
    scores = [score(s, colour, s.revealed[colour], _has_bonus(s, colour)) for colour in range(s.colours)]
    lines: list[ResultLine] = []
    for colour in range(s.colours):
        lines.extend(_lines(s, colour, scores[colour]))
    sides = _sides(s)
    totals = [_total(s, side, scores) for side in sides]
    winning = _winning_sides(s, sides, totals)
    seats = [sorted({s.seat_of[colour] for colour in side}) for side in sides]
    points = [0] * max(s.seats, 1)
    for side_seats, total in zip(seats, totals, strict=True):
        for seat in side_seats:
            if seat >= 0:
                points[seat] = total
    winners = sorted(seat for k in winning for seat in seats[k] if seat >= 0)
    for k, side in enumerate(sides):
        if any(is_barred(s, colour) for colour in side):
            lines.append(ResultLine("barred", [x for x in seats[k] if x >= 0], 0, "SF-16.4.8"))
    return Result(winners, points, "explosion" if s.exploded_on_station else "entry", lines)


def _has_bonus(s: Position, colour: int) -> bool:
    """A shared bonus character is counted once, with the first colour of its holder (SF-18.5a)."""
    return s.holder_of.index(s.holder_of[colour]) == colour


def _sides(s: Position) -> list[list[int]]:
    """The colours that win together."""
    holders = sorted(set(s.holder_of))
    return [[colour for colour in range(s.colours) if s.holder_of[colour] == holder] for holder in holders]


def _total(s: Position, side: list[int], scores: list[Score]) -> int:
    return sum(scores[colour].total() for colour in side)


def _winning_sides(s: Position, sides: list[list[int]], totals: list[int]) -> list[int]:
    """SF-16.4.8, SF-16.4.9, SF-17.4, SF-17.5, SF-R.33"""
    wanted = 1 if s.teams else s.winners_wanted
    eligible = [k for k in range(len(sides)) if not any(is_barred(s, colour) for colour in sides[k])]

    def rank(k: int) -> tuple[int, int, int]:
        betrayal = sum(s.betrayal[colour] for colour in sides[k])
        return totals[k], -betrayal, sum(s.supply[colour] for colour in sides[k])

    ordered = sorted(eligible, key=rank, reverse=True)
    if len(ordered) <= wanted:
        return ordered
    last = rank(ordered[wanted - 1])
    return [k for k in ordered if rank(k) >= last]


def _lines(s: Position, colour: int, points: Score) -> list[ResultLine]:
    identity = IDENTITY_IDS[s.revealed[colour]]
    seat = s.seat_of[colour]
    seats = [seat] if seat >= 0 else []
    who = f"colour-{_colour(colour)}"
    lines = []
    for number, value in enumerate(points.lines):
        args: dict[str, str | int] = {"who": who, "task": f"agenda-{identity}-{number + 1}"}
        lines.append(ResultLine("agenda", seats, value, "SF-16.4.4.1", args))
    if _has_bonus(s, colour):
        for card in s.bonus[s.holder_of[colour]]:
            clause = "SF-16.4.5.2" if s.box.bonus_grudge[card] else "SF-16.4.5.1"
            args = {"who": who, "card": f"identity-{IDENTITY_IDS[card]}"}
            lines.append(ResultLine("bonus", seats, bonus_of(s, card, colour), clause, args))
    lines.append(ResultLine("own-bribe", seats, points.own_bribe, "SF-16.4.6.1", {"who": who}))
    lines.append(ResultLine("bribes", seats, points.bribes, "SF-16.4.6.2", {"who": who}))
    lines.append(ResultLine("excess", seats, -points.excess, "SF-16.4.7", {"who": who}))
    betrayed = betrayal_total(s, colour)
    args = {"who": who, "betrayal": betrayed, "supply": s.supply[colour], "total": points.total()}
    lines.append(ResultLine("total", seats, points.total(), "SF-16.4.9", args))
    return lines


def _colour(colour: int) -> str:
    return COLOUR_IDS[colour]
