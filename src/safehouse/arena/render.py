"""A tournament's report for the terminal."""

from rich.console import Console, Group, RenderableType
from rich.table import Table

from safehouse.arena.report import Duel, Report


def render(report: Report, console: Console) -> None:
    console.print(tables(report))


def tables(report: Report) -> RenderableType:
    shown: list[RenderableType] = []
    if report.duels:
        shown.append(_duels(report))
    if report.sides:
        shown.append(_sides(report))
    return Group(*shown, _paces(report), _summary(report))


def percent(rate: float, margin: float | None) -> str:
    return f"{100 * rate:.1f} %" if margin is None else f"{100 * rate:.1f} ± {100 * margin:.1f} %"


def _duels(report: Report) -> Table:
    table = Table(title=f"{report.game} {_options(report)}")
    for heading in ("bot", "against", "wins (95 %)", "Elo difference", "games"):
        table.add_column(heading, justify="left" if heading in {"bot", "against"} else "right")
    for duel in report.duels:
        table.add_row(duel.first, duel.second, percent(duel.rate, duel.margin), _elo(duel), str(duel.games))
    return table


def _sides(report: Report) -> Table:
    table = Table(title=None if report.duels else f"{report.game} {_options(report)}")
    for heading in ("first side", "second side", "first side wins (95 %)", "games"):
        table.add_column(heading, justify="left" if heading.endswith("side") else "right")
    for side in report.sides:
        rate = f"{100 * side.rate:.1f} % ({100 * side.low:.1f} to {100 * side.high:.1f})"
        table.add_row(side.first, side.second, rate, str(side.games))
    return table


def _elo(duel: Duel) -> str:
    if duel.elo_low is None or duel.elo_high is None:
        return f"{duel.elo:+.0f}"
    return f"{duel.elo:+.0f} ({duel.elo_low:+.0f} to {duel.elo_high:+.0f})"


def _paces(report: Report) -> Table:
    table = Table()
    for heading in ("bot", "wins", "Elo", "decisions", "decisions/s", "ms a move", "slowest ms"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for pace in report.paces:
        table.add_row(
            pace.bot,
            percent(report.rates[pace.bot], None),
            f"{report.ratings[pace.bot]:+.0f}" if report.duels else "–",
            str(pace.decisions),
            f"{pace.decisions_per_second:.0f}",
            f"{pace.mean_ms:.2f}",
            f"{pace.slowest_ms:.0f}",
        )
    return table


def _summary(report: Report) -> str:
    seats = ", ".join(f"seat {seat} {100 * rate:.1f} %" for seat, rate in enumerate(report.seat_wins))
    ends = ", ".join(f"{reason} {count}" for reason, count in report.reasons.items())
    return (
        f"{report.games} of {report.planned} games, {report.moves_per_game:.1f} moves each; {seats}; "
        f"ends: {ends}; seed {report.seed!r}"
    )


def _options(report: Report) -> str:
    return " ".join(f"{name}={value}" for name, value in report.options.items())
