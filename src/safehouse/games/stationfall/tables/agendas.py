"""Reads the language in which agendas are written (ledger section 3.7).

    expression = either { "or" either }          either = test { "and" test }
    test       = [ "not" ] sum [ ("==" | ">=" | ">") sum ]
    sum        = value { "+" value }             value  = number | term | "(" expression ")"
    term       = name [ "(" argument { "," argument } ")" ]

`count` and `hand_kompromat_of` take an expression that is asked of every pawn in turn.
"""

from safehouse.games.stationfall.codes import Operations
from safehouse.games.stationfall.tables.expressions import Expression
from safehouse.games.stationfall.tables.names import (
    DATA_IDS,
    FACT_IDS,
    FILTER_IDS,
    GUILT_IDS,
    INSTITUTION_IDS,
    ITEM_IDS,
    PAWN_IDS,
    SECTION_IDS,
)


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
            left = Expression(Operations.OR, 0, 0, left, self.both(of_pawn))
        return left

    def both(self, of_pawn: bool) -> Expression:
        left = self.test(of_pawn)
        while self.peek() == "and":
            self.take()
            left = Expression(Operations.AND, 0, 0, left, self.test(of_pawn))
        return left

    def test(self, of_pawn: bool) -> Expression:
        if self.peek() == "not":
            self.take()
            return Expression(Operations.NOT, 0, 0, self.test(of_pawn))
        left = self.sum(of_pawn)
        word = self.peek()
        if word in ("==", ">=", ">"):
            self.take()
            op = (
                Operations.EQUAL if word == "==" else (Operations.AT_LEAST if word == ">=" else Operations.MORE)
            )
            return Expression(op, 0, 0, left, self.sum(of_pawn))
        return left

    def sum(self, of_pawn: bool) -> Expression:
        left = self.value(of_pawn)
        while self.peek() == "+":
            self.take()
            left = Expression(Operations.PLUS, 0, 0, left, self.value(of_pawn))
        return left

    def value(self, of_pawn: bool) -> Expression:
        if self.peek() == "(":
            self.take()
            inner = self.expression(of_pawn)
            self.take(")")
            return inner
        name = self.take()
        if name.isdigit():
            return Expression(Operations.NUMBER, int(name))
        if name in GUILT_IDS:
            return Expression(Operations.NUMBER, GUILT_IDS.index(name))
        if name == "count" or name == "hand_kompromat_of":
            self.take("(")
            inner = self.expression(True)
            self.take(")")
            return Expression(Operations.HOW_MANY if name == "count" else Operations.HAND_OF, 0, 0, inner)
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
        return Expression(Operations.PLAYERS_WITH_GUILT, GUILT_IDS.index(guilt))

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
            return Expression(Operations.ITS_ITEM, ITEM_IDS.index(arguments[0]))
        if name == "has_data" and len(arguments) == 1 and arguments[0] in DATA_IDS:
            return Expression(Operations.ITS_DATA, DATA_IDS.index(arguments[0]))
        if name in FILTER_IDS and (len(arguments) == 0 or (name == "colocated" and arguments == ["self"])):
            return Expression(Operations.FILTER, FILTER_IDS.index(name))
        return None

    def about_position(self, name: str, arguments: list[str]) -> Expression | None:
        first = arguments[0] if len(arguments) > 0 else ""
        second = arguments[1] if len(arguments) > 1 else ""
        if name in FACT_IDS and first in ("", "player", "self"):
            return Expression(Operations.FACT, FACT_IDS.index(name))
        if name == "escaped" and first == "self":
            return Expression(Operations.ESCAPED_SELF)
        if name == "escaped" and first in PAWN_IDS:
            return Expression(Operations.ESCAPED_PAWN, PAWN_IDS.index(first))
        if name == "escaped" and first in ITEM_IDS:
            return Expression(Operations.ESCAPED_ITEM, ITEM_IDS.index(first))
        if name == "down_unescaped" and first in PAWN_IDS:
            return Expression(Operations.DOWN_UNESCAPED, PAWN_IDS.index(first))
        if name in ("data_escaped", "escaped_copies", "institutions_with") and first in DATA_IDS:
            op = {"data_escaped": Operations.DATA_ESCAPED, "escaped_copies": Operations.ESCAPED_COPIES}.get(
                name, Operations.INSTITUTIONS_WITH
            )
            return Expression(op, DATA_IDS.index(first))
        if name == "offsite" and first in INSTITUTION_IDS and second in DATA_IDS:
            return Expression(Operations.OFFSITE, INSTITUTION_IDS.index(first), DATA_IDS.index(second))
        if name == "has" and first == "self" and second in ITEM_IDS:
            return Expression(Operations.HAS, ITEM_IDS.index(second))
        if name == "has_data" and first == "self" and second in DATA_IDS:
            return Expression(Operations.HAS_DATA, DATA_IDS.index(second))
        if name == "colocated" and first == "self" and second in ITEM_IDS:
            return Expression(Operations.WITH_ITEM, ITEM_IDS.index(second))
        if name == "in" and first in ITEM_IDS and second in SECTION_IDS:
            return Expression(Operations.ITEM_IN, ITEM_IDS.index(first), SECTION_IDS.index(second))
        if name == "live_humans_in" and first in SECTION_IDS:
            return Expression(Operations.LIVE_HUMANS_IN, SECTION_IDS.index(first))
        if first == "self" and name in ("live", "on_station", "contaminated"):
            return Expression(
                {"live": Operations.SELF_LIVE, "on_station": Operations.SELF_ON_STATION}.get(
                    name, Operations.SELF_CONTAMINATED
                )
            )
        if name == "guilt" and first == "player":
            return Expression(Operations.GUILT_OF_PLAYER)
        return None


def parse(text: str) -> Expression:
    """The expression a text says; raises `ExpressionError` where it says nothing known."""
    return Parser(text).whole()
