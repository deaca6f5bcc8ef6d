"""The final scoring, line by line, in the ledger's order (section 8)."""
# compiled by mypyc

from safehouse.core.result import Result, ResultLine
from safehouse.games.in_too_deep.codes import Evidence
from safehouse.games.in_too_deep.rules.chapters import plan_counts
from safehouse.games.in_too_deep.rules.position import Position


def corruption_of(s: Position, seat: int) -> int:
    """ZH-8.2"""
    total = -s.tolerance[seat]
    for card in s.stored_dilemmas(seat):
        total += s.cards.corruption[card]
    return total


def lowest_value(s: Position, seat: int) -> int:
    """ZH-8.1"""
    return s.cards.track[min([s.dominance[seat][criminal] for criminal in s.in_play])]


def least_corrupt_bonus(s: Position, corruption: list[int], seat: int) -> int:
    """ZH-8.3, ZH-8.5"""
    if corruption[seat] != min(corruption):
        return 0
    worse = 0
    for other in corruption:
        if other > corruption[seat]:
            worse += 1
    return worse * s.cards.least_corrupt_bonus


def plan_foiled(s: Position, counts: list[int]) -> bool:
    """ZH-8.6"""
    enough = 0
    for count in counts:
        if count >= s.cards.plan_minimum:
            enough += 1
    return enough >= s.cards.plan_kinds[s.consoles]


def evidence_values(s: Position, counts: list[int]) -> list[int]:
    """ZH-8.10: each height has its field, the rest share the last one."""
    heights: list[int] = []
    for count in counts:
        if count > 0 and count not in heights:
            heights.append(count)
    heights.sort(reverse=True)
    fields = s.cards.value_fields
    values: list[int] = []
    for count in counts:
        values.append(fields[min(heights.index(count), len(fields) - 1)] if count > 0 else 0)
    return values


def own_symbols(s: Position, seat: int) -> list[int]:
    """ZH-8.11: tokens in memory and symbols on stored dilemmas."""
    symbols = s.memory_kinds(seat)
    for card in s.stored_dilemmas(seat):
        for kind in s.cards.symbols[card]:
            symbols[kind] += 1
    return symbols


def warrants(s: Position, seat: int) -> int:
    """ZH-8.14: how many different ones."""
    found: list[int] = []
    for card in s.stored_dilemmas(seat):
        warrant = s.cards.warrant[card]
        if warrant >= 0 and warrant not in found:
            found.append(warrant)
    return len(found)


def badges(s: Position, seat: int) -> int:
    return [s.cards.badge[card] for card in s.stored_dilemmas(seat)].count(True)


def dilemma_intel(s: Position, seat: int) -> int:
    """ZH-8.13"""
    return sum([s.cards.dilemma_intel[card] for card in s.stored_dilemmas(seat)])


class Tally:
    """One seat's score and the lines that explain it."""

    def __init__(self, seat: int = 0, named: int = 0, total: int = 0) -> None:
        self.seat: int = seat
        self.named: int = named
        self.total: int = total
        self.lines: list[ResultLine] = []

    def add(self, key: str, points: int, clause: str, name: str = "", value: int = 0) -> None:
        """Intel never falls below 0 (ZH-8.9)."""
        points = max(points, -self.total)
        self.total += points
        args: dict[str, str | int] = {}
        if name:
            args[name] = value
        self.lines.append(ResultLine(key, [self.named], points, clause, args))


def scores(s: Position) -> list[Tally]:
    """Every seat's tally, in the order of section 8."""
    corruption = [corruption_of(s, seat) for seat in range(s.consoles)]
    counts = plan_counts(s)
    values = evidence_values(s, counts)
    foiled = plan_foiled(s, counts)
    tallies: list[Tally] = []
    for seat in range(s.consoles):
        tally = Tally(seat, s.named(seat), 0)
        tally.add("intel", s.intel[seat], "ZH-3.17")
        tally.add("dominance", lowest_value(s, seat), "ZH-8.1")
        bonus = least_corrupt_bonus(s, corruption, seat)
        tally.add("least-corrupt", bonus, "ZH-8.3", "corruption", corruption[seat])
        if corruption[seat] == max(corruption):
            loss = max(0, corruption[seat]) if foiled else 0
            tally.add("over-the-edge", -loss, "ZH-8.8", "corruption", corruption[seat])
        symbols = own_symbols(s, seat)
        for kind in range(Evidence.COUNT):
            if symbols[kind] > 0:
                points = symbols[kind] * values[kind]
                tally.add(EVIDENCE_LINES[kind], points, "ZH-8.11", "symbols", symbols[kind])
        tally.add("dilemmas", dilemma_intel(s, seat), "ZH-8.13")
        different = warrants(s, seat)
        tally.add("warrants", different * different, "ZH-8.14", "different", different)
        sets = badges(s, seat) // s.cards.badge_set
        tally.add("badges", sets * s.cards.badge_intel, "ZH-8.15", "sets", sets)
        tallies.append(tally)
    return tallies


EVIDENCE_LINES: list[str] = [
    "evidence-financing",
    "evidence-target",
    "evidence-leader",
    "evidence-tactics",
    "evidence-timing",
    "evidence-weaponry",
]


def winners(s: Position, tallies: list[Tally]) -> list[int]:
    """ZH-8.16, ZH-8.17"""
    best = max([tally.total for tally in tallies])
    first = [tally.seat for tally in tallies if tally.total == best]
    least = min([corruption_of(s, seat) for seat in first])
    return [seat for seat in first if corruption_of(s, seat) == least]


def final_result(s: Position) -> Result:
    """ZH-1.9: the epilogue is the reason. Echo may win; then no seat does."""
    tallies = scores(s)
    won = winners(s, tallies)
    corruption = [corruption_of(s, seat) for seat in range(s.consoles)]
    foiled = plan_foiled(s, plan_counts(s))
    edge = max([corruption[seat] for seat in won]) == max(corruption)
    lines = [ResultLine("plan-foiled" if foiled else "plan-succeeded", [], 0, "ZH-8.6", {})]
    for tally in tallies:
        lines.extend(tally.lines)
        lines.append(ResultLine("total", [tally.named], tally.total, "ZH-8.16", {}))
    if s.echo in won:
        lines.append(ResultLine("echo-wins", [], 0, "ZH-5.233", {}))
    if foiled:
        reason = "warning" if edge else "promotion"
    else:
        reason = "syndicate" if edge else "city_lost"
    people = [seat for seat in won if seat != s.echo]
    return Result(people, [tally.total for tally in tallies[: s.seats]], reason, lines)
