"""How a game ended."""

from collections.abc import Collection, Sequence

import msgspec


class ResultLine(msgspec.Struct, frozen=True):
    """One reason or one scoring line: a text key, the seats it speaks of, what it was worth, the clause.

    `total` is what somebody has in all, `barred` tells who could not win: these are told before all others.
    """

    key: str
    seats: list[int] = []
    points: int = 0
    clause: str = ""
    args: dict[str, str | int] = {}


class Result(msgspec.Struct, frozen=True):
    """Winners and scores by seat; `reason` is a text key; `lines` explain every point."""

    winners: list[int]
    scores: list[int]
    reason: str
    lines: list[ResultLine] = []


def shares_of_victory(teams: Sequence[Sequence[int]], winners: Collection[int]) -> list[float]:
    """Of each team: an equal part for each winning one; nobody's victory is everybody's, except where all play
    together."""
    won = [any(seat in winners for seat in team) for team in teams]
    if not any(won) and len(teams) > 1:
        return [1.0 / len(teams)] * len(teams)
    return [each / max(1, sum(won)) for each in won]
