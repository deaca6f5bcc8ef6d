"""What an automaton of the solo game may want (SF-S.11)."""
# compiled by mypyc


class Intent:
    """`what`: the item, datum, group or section it is about, as its kind says; `where`: an institution."""

    def __init__(self, kind: int = 0, what: int = -1, where: int = -1) -> None:
        self.kind: int = kind
        self.what: int = what
        self.where: int = where
