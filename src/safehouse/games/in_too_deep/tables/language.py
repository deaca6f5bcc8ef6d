"""The compiler of the condition and effect language (ledger 3.9): text of a card to plain numbers.

`when` becomes a list of entries, each a list of literals `[negated, predicate, arguments…]`; `effect`
a list of operations `[operation, arguments…]`. `rules/conditions.py` and `rules/effects.py` read them.
"""

import re
from collections.abc import Sequence
from typing import Final

from safehouse.core.data import DataError
from safehouse.core.moves import Domain
from safehouse.games.in_too_deep.codes import Comparisons, Effects, Modes, Predicates, Who
from safehouse.games.in_too_deep.data import ITEM_IDS, KIND_IDS, ZONE_IDS
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.vocabulary import MODE, WHO

COMPARISONS: Final = {
    "=": Comparisons.EXACTLY,
    ">=": Comparisons.LEAST,
    "<=": Comparisons.MOST,
    ">": Comparisons.MORE,
    "<": Comparisons.LESS,
}
_SHIFTS: Final = {"opp": 4, "cw": 1, "ccw": 7}
_TOKEN = re.compile(r"\s*(>=|<=|[=<>]|[(),]|-?\d+|[A-Za-z_][A-Za-z_0-9]*)")


class Term:
    """A name with its arguments, a comparison or a number, as written on the card."""

    def __init__(self, name: str, args: "list[Term] | None" = None) -> None:
        self.name = name
        self.args = args

    def __str__(self) -> str:
        return self.name if self.args is None else f"{self.name}({','.join(map(str, self.args))})"


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = []
        at = 0
        while at < len(text.rstrip()):
            match = _TOKEN.match(text, at)
            if match is None:
                raise DataError(
                    f"{text!r}: cannot read {text[at:]!r}", "box-card-unreadable", line=text, found=text[at:]
                )
            self.tokens.append(match.group(1))
            at = match.end()
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise DataError(
                f"{self.text!r}: {wanted or 'something'} expected, found {token or 'the end'}",
                "box-card-expected",
                line=self.text,
                wanted=wanted or "none",
                found=token or "none",
            )
        self.at += 1
        return token

    def term(self) -> Term:
        token = self.take()
        if token in COMPARISONS:
            return Term(token + self.take())
        if token in "(),":
            raise DataError(
                f"{self.text!r}: a name expected, found {token!r}",
                "box-card-expected",
                line=self.text,
                wanted="none",
                found=token,
            )
        if self.peek() != "(":
            return Term(token)
        self.take("(")
        args = [self.term()]
        while self.peek() == ",":
            self.take()
            args.append(self.term())
        self.take(")")
        return Term(token, args)


def read_entry(text: str) -> list[tuple[bool, Term]]:
    """One entry of `when`: literals joined by `or`, each possibly negated."""
    reader = _Reader(text)
    literals: list[tuple[bool, Term]] = []
    while True:
        negated = reader.peek() == "not"
        if negated:
            reader.take()
        literals.append((negated, reader.term()))
        if not reader.peek():
            return literals
        reader.take("or")


def read_effect(text: str) -> Term:
    reader = _Reader(text)
    term = reader.term()
    if reader.peek():
        raise DataError(
            f"{text!r}: nothing may follow an effect, found {reader.peek()!r}",
            "box-card-follows",
            line=text,
            found=reader.peek(),
        )
    return term


class Compiler:
    """Compiles the conditions and effects of one card; collects the names the conditions bind."""

    def __init__(self, card: str, slots: int) -> None:
        self.card = card
        self.slots = slots
        self.variables: list[str] = []
        self.bound: set[str] = set()
        self.used_slots: set[str] = set()

    def fail(self, what: str, reason: str, **args: str | int | Sequence[str]) -> DataError:
        error = DataError(f"{self.card}: {what}", f"box-card-{reason}")
        error.arguments = args
        return error

    # -- arguments

    def slot(self, term: Term) -> int:
        name = term.name
        if term.args is not None or name not in ("y1", "y2", "y3") or int(name[1]) > self.slots:
            raise self.fail(
                f"{term} is no slot of this card (y1 to y{self.slots})", "slot", term=str(term), last=self.slots
            )
        self.used_slots.add(name)
        return int(name[1]) - 1

    def zone(self, term: Term) -> list[int]:
        if term.name in _SHIFTS:
            base, shift = self.zone(self.only(term))
            return [base, (shift + _SHIFTS[term.name]) % 8]
        if term.name == "zone":
            inner = self.only(term)
            if inner.name == "guardian":
                return [t.AT_GUARDIAN, 0]
            if inner.name in ITEM_IDS:
                self.need(inner.name)
                return [t.AT_ITEM + ITEM_IDS.index(inner.name), 0]
            return [t.AT_SLOT + self.slot(inner), 0]
        if term.args is not None:
            raise self.fail(f"{term} is no zone", "zone", term=str(term))
        if term.name in ZONE_IDS:
            return [ZONE_IDS.index(term.name), 0]
        if len(term.name) == 1 and term.name.isupper():
            if term.name not in self.variables:
                self.variables.append(term.name)
                if len(self.variables) > t.MOST_VARIABLES:
                    raise self.fail(
                        f"more than {t.MOST_VARIABLES} zone variables", "variables", most=t.MOST_VARIABLES
                    )
            return [t.VARIABLE + self.variables.index(term.name), 0]
        raise self.fail(f"{term} is no zone", "zone", term=str(term))

    def item(self, term: Term) -> int:
        if term.args is None and term.name in ITEM_IDS:
            return ITEM_IDS.index(term.name)
        if term.args is None and term.name in KIND_IDS:
            return t.KIND + KIND_IDS.index(term.name)
        if term.args is None and term.name == "any":
            return t.ANY_ITEM
        raise self.fail(f"{term} is no item", "item", term=str(term))

    def compare(self, term: Term) -> list[int]:
        match = re.fullmatch(r"(>=|<=|[=<>])(\d{1,2})", term.name)
        if match is None:
            raise self.fail(f"{term} is no comparison such as >=2", "compare", term=str(term))
        return [COMPARISONS[match.group(1)], int(match.group(2))]

    def number(self, term: Term) -> int:
        if term.args is not None or not re.fullmatch(r"-?\d", term.name):
            raise self.fail(f"{term} is no whole number from -9 to 9", "number", term=str(term))
        return int(term.name)

    def one_of(self, term: Term, words: Domain) -> int:
        if term.args is not None or term.name not in words.index:
            raise self.fail(
                f"{term} is none of {', '.join(map(str, words.values))}",
                "word",
                term=str(term),
                words=[str(word) for word in words.values],
            )
        return words.index[term.name]

    def only(self, term: Term) -> Term:
        return self.arguments(term, 1, 1)[0]

    def arguments(self, term: Term, least: int, most: int) -> list[Term]:
        args = term.args or []
        if not least <= len(args) <= most:
            raise self.fail(f"{term} has {len(args)} arguments", "arguments", term=str(term), count=len(args))
        return args

    def need(self, name: str) -> None:
        """Overridden while effects are compiled: the conditions must have named this."""

    # -- conditions

    def predicate(self, term: Term) -> list[int]:
        compile_this = getattr(self, f"p_{term.name}", None)
        if compile_this is None:
            raise self.fail(f"{term.name} is no predicate", "predicate", term=term.name)
        numbers: list[int] = compile_this(term)
        return numbers

    def p_at(self, term: Term) -> list[int]:
        slot, zone = self.arguments(term, 2, 2)
        return [Predicates.AT, self.slot(slot), *self.zone(zone)]

    def p_holds(self, term: Term) -> list[int]:
        slot, item = self.arguments(term, 2, 2)
        return [Predicates.HOLDS, self.slot(slot), self.item(item)]

    def p_holds_nothing(self, term: Term) -> list[int]:
        return [Predicates.HOLDS_NOTHING, self.slot(self.only(term))]

    def p_item(self, term: Term) -> list[int]:
        args = self.arguments(term, 2, 3)
        mode = self.one_of(args[2], MODE) if len(args) == 3 else Modes.ANY
        return [Predicates.ITEM, self.item(args[0]), *self.zone(args[1]), mode]

    def p_items(self, term: Term) -> list[int]:
        args = self.arguments(term, 2, 4)
        item = self.item(args[2]) if len(args) > 2 else t.ANY_ITEM
        mode = self.one_of(args[3], MODE) if len(args) > 3 else Modes.ANY
        return [Predicates.ITEMS, *self.zone(args[0]), *self.compare(args[1]), item, mode]

    def p_crims(self, term: Term) -> list[int]:
        args = self.arguments(term, 2, 3)
        who = self.one_of(args[2], WHO) if len(args) == 3 else Who.ALL
        return [Predicates.CRIMS, *self.zone(args[0]), *self.compare(args[1]), who]

    def p_guardian(self, term: Term) -> list[int]:
        return [Predicates.GUARDIAN, *self.zone(self.only(term))]

    def p_noguardian(self, term: Term) -> list[int]:
        return [Predicates.NOGUARDIAN, *self.zone(self.only(term))]

    def p_barriers(self, term: Term) -> list[int]:
        zone, compare = self.arguments(term, 2, 2)
        return [Predicates.BARRIERS, *self.zone(zone), *self.compare(compare)]

    def p_patrol(self, term: Term) -> list[int]:
        zone, compare = self.arguments(term, 2, 2)
        return [Predicates.PATROL, *self.zone(zone), *self.compare(compare)]

    def p_alone(self, term: Term) -> list[int]:
        return [Predicates.ALONE, self.slot(self.only(term))]

    def p_alone_with(self, term: Term) -> list[int]:
        args = self.arguments(term, 2, 6)
        guardian, mask, crims = 0, 0, 0
        for who in args[1:]:
            if who.name == "guardian":
                guardian = 1
            elif who.name == "crim":
                crims += 1
            else:
                mask |= 1 << self.slot(who)
        return [Predicates.ALONE_WITH, self.slot(args[0]), guardian, mask, crims]

    def p_empty(self, term: Term) -> list[int]:
        return [Predicates.EMPTY, *self.zone(self.only(term))]

    def _two_zones(self, code: int, term: Term) -> list[int]:
        first, second = self.arguments(term, 2, 2)
        return [code, *self.zone(first), *self.zone(second)]

    def p_barrier_between(self, term: Term) -> list[int]:
        return self._two_zones(Predicates.BARRIER_BETWEEN, term)

    def p_opposite(self, term: Term) -> list[int]:
        return self._two_zones(Predicates.OPPOSITE, term)

    def p_adjacent(self, term: Term) -> list[int]:
        return self._two_zones(Predicates.ADJACENT, term)

    def p_same(self, term: Term) -> list[int]:
        return self._two_zones(Predicates.SAME, term)

    def p_diff(self, term: Term) -> list[int]:
        return self._two_zones(Predicates.DIFF, term)

    def p_dist(self, term: Term) -> list[int]:
        first, second, compare = self.arguments(term, 3, 3)
        return [Predicates.DIST, *self.zone(first), *self.zone(second), *self.compare(compare)]

    def p_hooked(self, term: Term) -> list[int]:
        return [Predicates.HOOKED, *self.compare(self.only(term))]

    def conditions(self, when: list[str]) -> list[list[list[int]]]:
        entries = []
        for text in when:
            entry = []
            for negated, term in read_entry(text):
                entry.append([int(negated), *self.predicate(term)])
                if not negated:
                    self.bound |= _names(term)
            entries.append(entry)
        wanted = {f"y{i + 1}" for i in range(self.slots)}
        if self.used_slots != wanted:
            raise self.fail(
                f"the conditions use the slots {sorted(self.used_slots)}, not {sorted(wanted)}",
                "slots",
                wanted=sorted(wanted),
                used=sorted(self.used_slots),
            )
        return entries


class EffectCompiler(Compiler):
    """Compiles effects; every slot, variable and item must be named by a positive predicate (ZH-3.36)."""

    def __init__(self, conditions: Compiler) -> None:
        super().__init__(conditions.card, conditions.slots)
        self.variables = conditions.variables
        self.bound = conditions.bound
        self.matters: set[int] = set()

    def need(self, name: str) -> None:
        if name not in self.bound:
            raise self.fail(f"the effect uses {name}, which no condition names", "unnamed", term=name)

    def slot(self, term: Term) -> int:
        slot = super().slot(term)
        self.need(term.name)
        self.matters.add(slot)
        return slot

    def zone(self, term: Term) -> list[int]:
        if term.args is None and len(term.name) == 1:
            self.need(term.name)
        base, shift = super().zone(term)
        if t.VARIABLE <= base < t.AT_GUARDIAN:
            self.matters.add(t.MOST_SLOTS + base - t.VARIABLE)
        if base >= t.AT_ITEM:
            self.matters.add(t.READING)
        return [base, shift]

    def named_item(self, term: Term) -> int:
        if term.name not in ITEM_IDS:
            raise self.fail(f"{term} is no item", "item", term=str(term))
        self.need(term.name)
        self.matters.add(t.READING)
        return ITEM_IDS.index(term.name)

    def target(self, term: Term) -> list[int]:
        """Where something goes: a zone, `choose` or `choose_adj(z)`."""
        if term.name == "choose" and term.args is None:
            return [t.CHOSEN, 0]
        if term.name == "choose_adj":
            base, shift = self.zone(self.only(term))
            return [t.CHOSEN_NEXT_TO + base, shift]
        return self.zone(term)

    def effects(self, texts: list[str]) -> list[list[int]]:
        compiled = []
        for text in texts:
            term = read_effect(text)
            compile_this = getattr(self, f"x_{term.name}", None)
            if compile_this is None:
                raise self.fail(f"{term.name} is no effect", "effect", term=term.name)
            compiled.append(compile_this(term))
        return compiled

    def x_drop(self, term: Term) -> list[int]:
        return [Effects.DROP, self.slot(self.only(term))]

    def x_drop_mine(self, term: Term) -> list[int]:
        return [Effects.DROP_MINE, *self.zone(self.only(term))]

    def x_drop_all(self, term: Term) -> list[int]:
        return [Effects.DROP_ALL, *self.zone(self.only(term))]

    def x_put(self, term: Term) -> list[int]:
        what, where = self.arguments(term, 2, 2)
        if what.name == "pick":
            base, shift = self.zone(self.only(what))
            return [Effects.PUT, t.PICKED, base, shift, *self.target(where)]
        return [Effects.PUT, self.named_item(what), 0, 0, *self.target(where)]

    def x_give(self, term: Term) -> list[int]:
        giver, taker = self.arguments(term, 2, 2)
        return [Effects.GIVE, self.slot(giver), self.slot(taker)]

    def x_swap(self, term: Term) -> list[int]:
        first, second = self.arguments(term, 2, 2)
        return [Effects.SWAP, self.named_item(first), self.named_item(second)]

    def x_send(self, term: Term) -> list[int]:
        who, where = self.arguments(term, 2, 2)
        return [Effects.SEND, self.slot(who), *self.target(where)]

    def x_swap_crims(self, term: Term) -> list[int]:
        first, second = self.arguments(term, 2, 2)
        return [Effects.SWAP_CRIMS, self.slot(first), self.slot(second)]

    def _steps(self, code: int, term: Term) -> list[int]:
        steps = self.number(self.only(term))
        if steps < 1:
            raise self.fail(f"{term} needs a number from 1", "steps", term=str(term))
        return [code, steps]

    def x_guardian_step(self, term: Term) -> list[int]:
        return self._steps(Effects.GUARDIAN_STEP, term)

    def x_barrier_step(self, term: Term) -> list[int]:
        return self._steps(Effects.BARRIER_STEP, term)

    def x_machine(self, term: Term) -> list[int]:
        return self._steps(Effects.MACHINE, term)

    def x_patrol_call(self, term: Term) -> list[int]:
        return [Effects.PATROL_CALL, *self.zone(self.only(term))]

    def x_patrol_shift(self, term: Term) -> list[int]:
        return [Effects.PATROL_SHIFT, *self.zone(self.only(term))]

    def x_dominance(self, term: Term) -> list[int]:
        who, amount = self.arguments(term, 2, 2)
        if who.name != "pick_of":
            return [Effects.DOMINANCE, self.slot(who), self.number(amount)]
        mask = 0
        for slot in self.arguments(who, 2, 3):
            mask |= 1 << self.slot(slot)
        return [Effects.DOMINANCE, t.PICK_OF + mask, self.number(amount)]


def _names(term: Term) -> set[str]:
    return {term.name}.union(*(_names(arg) for arg in term.args or ()))


def binders(entries: list[list[list[int]]], variables: int) -> list[int]:
    """For each zone variable the slot whose place gives it (`at(y, P)`), AT_GUARDIAN, or -1: try all eight."""
    found = [-1] * variables
    for entry in entries:
        if len(entry) != 1 or entry[0][0]:
            continue
        literal = entry[0]
        if literal[1] == Predicates.AT and t.VARIABLE <= literal[3] < t.AT_GUARDIAN and literal[4] == 0:
            found[literal[3] - t.VARIABLE] = literal[2]
        elif literal[1] == Predicates.GUARDIAN and t.VARIABLE <= literal[2] < t.AT_GUARDIAN and literal[3] == 0:
            if found[literal[2] - t.VARIABLE] == -1:
                found[literal[2] - t.VARIABLE] = t.AT_GUARDIAN
    return found


def named_items(entries: list[list[list[int]]]) -> list[list[int]]:
    """The literals that each need an object of their own (ZH-3.31); [] if no object could meet two of them."""
    named: list[list[int]] = []
    for entry in entries:
        literal = entry[0]
        if len(entry) == 1 and literal[0] == 0 and literal[1] in (Predicates.HOLDS, Predicates.ITEM):
            if all(item_term(other) != item_term(literal) or item_term(literal) >= t.KIND for other in named):
                named.append(literal)
    pairs = [(a, b) for at, a in enumerate(named) for b in named[:at]]
    return named if any(may_share(a, b) for a, b in pairs) else []


def item_term(literal: list[int]) -> int:
    return literal[3] if literal[1] == Predicates.HOLDS else literal[2]


def may_share(first: list[int], second: list[int]) -> bool:
    """Whether one object could meet both; two criminals never hold the same one."""
    if first[1] == second[1] == Predicates.HOLDS and first[2] != second[2]:
        return False
    terms = (item_term(first), item_term(second))
    if max(terms) < t.KIND:
        return False
    kinds = {term - t.KIND if term >= t.KIND else term >> 1 for term in terms}
    return t.ANY_ITEM in terms or len(kinds) == 1
