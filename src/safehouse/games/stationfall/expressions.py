"""The language in which agendas are written (ledger section 3.7): parsed once, evaluated often.

    expression = either { "or" either }          either = test { "and" test }
    test       = [ "not" ] sum [ ("==" | ">=" | ">") sum ]
    sum        = value { "+" value }             value  = number | term | "(" expression ")"
    term       = name [ "(" argument { "," argument } ")" ]

`count` and `hand_kompromat_of` take an expression that is asked of every pawn in turn.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.components import (
    DATA_IDS,
    GUILT_IDS,
    INSTITUTION_IDS,
    ITEM_IDS,
    PAWN_IDS,
    SECTION_IDS,
)

NUMBER: Final = 0
OR: Final = 1
AND: Final = 2
NOT: Final = 3
EQUAL: Final = 4
AT_LEAST: Final = 5
MORE: Final = 6
PLUS: Final = 7
COUNT: Final = 8
HAND_OF: Final = 9
FILTER: Final = 10
"""A question about the pawn that is being counted; `n` is its place in FILTERS."""
FACT: Final = 11
"""A fact about the position without argument; `n` is its place in FACTS."""
ESCAPED_PAWN: Final = 12
ESCAPED_ITEM: Final = 13
DATA_ESCAPED: Final = 14
ESCAPED_COPIES: Final = 15
OFFSITE: Final = 16
HAS: Final = 17
HAS_DATA: Final = 18
SELF_LIVE: Final = 19
SELF_ON_STATION: Final = 20
WITH_ITEM: Final = 21
SELF_CONTAMINATED: Final = 22
ITEM_IN: Final = 23
LIVE_HUMANS_IN: Final = 24
INSTITUTIONS_WITH: Final = 25
DOWN_UNESCAPED: Final = 26
GUILT_OF_PLAYER: Final = 27
PLAYERS_WITH_GUILT: Final = 28
ITS_ITEM: Final = 29
ITS_DATA: Final = 30
ESCAPED_SELF: Final = 31

FILTERS: Final = [
    "human", "robot", "escaped", "contaminated", "npc", "pc", "officer", "down", "live", "on_station",
    "fugitive", "monster", "pc_not_innocent", "player_innocent", "self", "colocated",
]  # fmt: skip
FACTS: Final = [
    "moss_victims", "medical_stars", "escaped_clones", "antimatter_armed", "antimatter_exploded_on_station",
    "damaged_sections", "project_x_released", "most_kompromat_strict", "fewest_betrayal",
    "revealed_only_at_stationfall", "hand_kompromat_of_escaped", "bonus_points", "colocated_live_other",
    "colocated_with_bonus", "in_pod_with_down_human",
]  # fmt: skip


class Expression:
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


class ExpressionError(ValueError):
    """An agenda line that says something the vocabulary does not know."""


def _words(text: str) -> list[str]:
    for mark in ("(", ")", ",", "+"):
        text = text.replace(mark, f" {mark} ")
    return text.replace("==", " == ").replace(">=", " >= ").replace("> ", " > ").split()


class Parser:
    def __init__(self, text: str = "") -> None:
        self.text: str = text
        self.words: list[str] = _words(text)
        self.at: int = 0

    def fail(self, what: str) -> ExpressionError:
        return ExpressionError(f"{what} in the expression {self.text!r}")

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, wanted: str = "") -> str:
        word = self.peek()
        if word == "" or (wanted != "" and word != wanted):
            raise self.fail(f"{wanted or 'a word'} is missing after word {self.at}")
        self.at += 1
        return word

    def whole(self) -> Expression:
        found = self.expression(False)
        if self.at != len(self.words):
            raise self.fail(f"{self.peek()!r} is not understood")
        return found

    def expression(self, of_pawn: bool) -> Expression:
        left = self.both(of_pawn)
        while self.peek() == "or":
            self.take()
            left = Expression(OR, 0, 0, left, self.both(of_pawn))
        return left

    def both(self, of_pawn: bool) -> Expression:
        left = self.test(of_pawn)
        while self.peek() == "and":
            self.take()
            left = Expression(AND, 0, 0, left, self.test(of_pawn))
        return left

    def test(self, of_pawn: bool) -> Expression:
        if self.peek() == "not":
            self.take()
            return Expression(NOT, 0, 0, self.test(of_pawn))
        left = self.sum(of_pawn)
        word = self.peek()
        if word in ("==", ">=", ">"):
            self.take()
            op = EQUAL if word == "==" else (AT_LEAST if word == ">=" else MORE)
            return Expression(op, 0, 0, left, self.sum(of_pawn))
        return left

    def sum(self, of_pawn: bool) -> Expression:
        left = self.value(of_pawn)
        while self.peek() == "+":
            self.take()
            left = Expression(PLUS, 0, 0, left, self.value(of_pawn))
        return left

    def value(self, of_pawn: bool) -> Expression:
        if self.peek() == "(":
            self.take()
            inner = self.expression(of_pawn)
            self.take(")")
            return inner
        name = self.take()
        if name.isdigit():
            return Expression(NUMBER, int(name))
        if name in GUILT_IDS:
            return Expression(NUMBER, GUILT_IDS.index(name))
        if name == "count" or name == "hand_kompromat_of":
            self.take("(")
            inner = self.expression(True)
            self.take(")")
            return Expression(COUNT if name == "count" else HAND_OF, 0, 0, inner)
        if name == "count_players":
            return self.players_with_guilt()
        arguments = self.arguments()
        found = self.about_pawn(name, arguments) if of_pawn else self.about_position(name, arguments)
        if found is None:
            raise self.fail(f"{name}({', '.join(arguments)}) is no term of the vocabulary")
        return found

    def players_with_guilt(self) -> Expression:
        for wanted in ("(", "guilt", "=="):
            self.take(wanted)
        guilt = self.take()
        self.take(")")
        if guilt not in GUILT_IDS:
            raise self.fail(f"{guilt!r} is no state of guilt")
        return Expression(PLAYERS_WITH_GUILT, GUILT_IDS.index(guilt))

    def arguments(self) -> list[str]:
        found: list[str] = []
        if self.peek() != "(":
            return found
        self.take()
        while True:
            found.append(self.take())
            if self.take() == ")":
                return found

    def about_pawn(self, name: str, arguments: list[str]) -> Expression | None:
        if name == "has" and len(arguments) == 1 and arguments[0] in ITEM_IDS:
            return Expression(ITS_ITEM, ITEM_IDS.index(arguments[0]))
        if name == "has_data" and len(arguments) == 1 and arguments[0] in DATA_IDS:
            return Expression(ITS_DATA, DATA_IDS.index(arguments[0]))
        if name in FILTERS and (len(arguments) == 0 or (name == "colocated" and arguments == ["self"])):
            return Expression(FILTER, FILTERS.index(name))
        return None

    def about_position(self, name: str, arguments: list[str]) -> Expression | None:
        first = arguments[0] if len(arguments) > 0 else ""
        second = arguments[1] if len(arguments) > 1 else ""
        if name in FACTS and first in ("", "player", "self"):
            return Expression(FACT, FACTS.index(name))
        if name == "escaped" and first == "self":
            return Expression(ESCAPED_SELF)
        if name == "escaped" and first in PAWN_IDS:
            return Expression(ESCAPED_PAWN, PAWN_IDS.index(first))
        if name == "escaped" and first in ITEM_IDS:
            return Expression(ESCAPED_ITEM, ITEM_IDS.index(first))
        if name == "down_unescaped" and first in PAWN_IDS:
            return Expression(DOWN_UNESCAPED, PAWN_IDS.index(first))
        if name in ("data_escaped", "escaped_copies", "institutions_with") and first in DATA_IDS:
            op = {"data_escaped": DATA_ESCAPED, "escaped_copies": ESCAPED_COPIES}.get(name, INSTITUTIONS_WITH)
            return Expression(op, DATA_IDS.index(first))
        if name == "offsite" and first in INSTITUTION_IDS and second in DATA_IDS:
            return Expression(OFFSITE, INSTITUTION_IDS.index(first), DATA_IDS.index(second))
        if name == "has" and first == "self" and second in ITEM_IDS:
            return Expression(HAS, ITEM_IDS.index(second))
        if name == "has_data" and first == "self" and second in DATA_IDS:
            return Expression(HAS_DATA, DATA_IDS.index(second))
        if name == "colocated" and first == "self" and second in ITEM_IDS:
            return Expression(WITH_ITEM, ITEM_IDS.index(second))
        if name == "in" and first in ITEM_IDS and second in SECTION_IDS:
            return Expression(ITEM_IN, ITEM_IDS.index(first), SECTION_IDS.index(second))
        if name == "live_humans_in" and first in SECTION_IDS:
            return Expression(LIVE_HUMANS_IN, SECTION_IDS.index(first))
        if first == "self" and name in ("live", "on_station", "contaminated"):
            return Expression({"live": SELF_LIVE, "on_station": SELF_ON_STATION}.get(name, SELF_CONTAMINATED))
        if name == "guilt" and first == "player":
            return Expression(GUILT_OF_PLAYER)
        return None


def parse(text: str) -> Expression:
    """The expression a text says; raises `ExpressionError` where it says nothing known."""
    return Parser(text).whole()
