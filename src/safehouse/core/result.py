"""How a game ended."""

import msgspec


class ResultLine(msgspec.Struct, frozen=True):
    """One reason or one scoring line: a text key, the seats it speaks of, what it was worth, the clause."""

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
