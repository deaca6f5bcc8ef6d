"""Agendas as the rules read them (ledger section 3.7)."""
# compiled by mypyc


class Expression:
    """An operation with its numbers and the expressions it works on."""

    def __init__(
        self,
        op: int = 0,
        n: int = 0,
        m: int = 0,
        left: "Expression | None" = None,
        right: "Expression | None" = None,
    ) -> None:
        self.op: int = op
        self.n: int = n
        self.m: int = m
        self.left: Expression | None = left
        self.right: Expression | None = right


class Line:
    """One agenda line: points if `cond` holds, or points times `per` (SF-16.4.4)."""

    def __init__(
        self,
        points: int = 0,
        plus: bool = False,
        cond: Expression | None = None,
        per: Expression | None = None,
    ) -> None:
        self.points: int = points
        self.plus: bool = plus
        self.cond: Expression | None = cond
        self.per: Expression | None = per
