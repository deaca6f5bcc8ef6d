"""Clerks for browsers: the client keeps the entries, every answer is worked out from them anew."""

from collections.abc import Iterator

from msgspec import Raw

from safehouse.core.assist import Clerk, EntryRefused, Report, filled
from safehouse.core.game import AnyGame
from safehouse.core.view import encode
from safehouse.core.words import Words
from safehouse.table.messages import ClerkAnswer, ClerkAsked, ClerkFinding, ClerkRefusal


def answer(game: AnyGame, clerk: Clerk, asked: ClerkAsked) -> ClerkAnswer:
    """Raises `OptionError` and `NotAMove`."""
    options = game.read_options({**clerk.options, **asked.options})
    words = Words.at_table(asked.language, game, options)
    taken, refused = asked.entries, None
    try:
        sheet = filled(clerk, options, taken)
    except EntryRefused as refusal:
        taken = taken[: refusal.number - 1]
        refused = ClerkRefusal(
            entry=words.entry(clerk.space, refusal.entry),
            clause=refusal.clause,
            why=words.why(refusal.clause),
        )
        sheet = filled(clerk, options, taken)
    report = sheet.report()
    return ClerkAnswer(
        entries=[words.entry(clerk.space, entry) for entry in taken],
        refused=refused,
        offered=sheet.offered(),
        findings=list(findings(report, words)),
        view=None if report.view is None else Raw(encode(report.view)),
        seconds=game.time_limit(options),
    )


DECIDING = ("total", "barred")
"""Lines of a result that decide: what each has in all, and who cannot win."""


def findings(report: Report, words: Words) -> Iterator[ClerkFinding]:
    """A report in sentences, the result last."""
    for each in report.findings:
        yield ClerkFinding(text=words.saying(each), clause=each.clause, decisive=each.decisive, points=None)
    if report.result is not None:
        head, *told = words.result(report.result)
        yield ClerkFinding(text=head, clause="", decisive=True, points=None)
        for text, line in zip(told, report.result.lines, strict=True):
            decisive = line.key in DECIDING
            yield ClerkFinding(text=text, clause=line.clause, decisive=decisive, points=line.points)
