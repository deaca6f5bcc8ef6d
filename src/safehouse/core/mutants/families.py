"""The families of faults. Each finds the places in a game where its fault can be made."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from safehouse.core.book import EventKind, any_seats
from safehouse.core.game import AnyGame
from safehouse.core.mutants.source import Function, Module, Replacement, modules, short
from safehouse.core.seats import EVERYONE, WATCHER_BIT

ALL_SEATS: Final = EVERYONE & ~WATCHER_BIT
PEEK: Final = "__mutant_peek__"
"""Called by name with a state and a seat, None for one that is asked: a bit of what is hidden from it."""

Changes = dict[Module, dict[ast.AST, Replacement]]


class Fault:
    """Where a fault is, what it is, and how it is made."""

    def __init__(self, module: Module, node: ast.AST, change: str, changes: Changes | Replacement) -> None:
        self.module = module
        self.node = node
        self.change = change
        self.changes: Changes = changes if isinstance(changes, dict) else {module: {node: changes}}


class Mutant:
    """A game with one fault."""

    def __init__(self, family: str, fault: Fault, number: int) -> None:
        self.family = family
        self.file = fault.module.file
        self.line: int = getattr(fault.node, "lineno", 0)
        self.change = fault.change
        self.id = f"{family}/{self.file}/{fault.module.scope(fault.node)}/{number}"
        """Outlives changes elsewhere in the file."""
        self._changes = fault.changes
        self.places = {module.place(node) for module, node in self.changed()}
        self.as_source = any(module.compiled for module in self._changes)
        """Whether the game can be tried only where none of it is compiled."""

    def sources(self) -> dict[str, str]:
        """By module name, what it says instead."""
        return {module.name: module.rewritten(nodes) for module, nodes in self._changes.items()}

    def changed(self) -> Iterator[tuple[Module, ast.AST]]:
        for module, nodes in self._changes.items():
            for node in nodes:
                yield module, node


def watched(mutants: Sequence[Mutant]) -> dict[str, str]:
    """The original modules, which say when they come to a place that one of these mutants changes."""
    nodes: dict[Module, list[ast.AST]] = defaultdict(list)
    for mutant in mutants:
        for module, node in mutant.changed():
            nodes[module].append(node)
    return {module.name: module.watched(found) for module, found in nodes.items()}


class Game:
    """What the families look at."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.modules = modules(game)

    def room(self, *rooms: str) -> list[Module]:
        return [module for module in self.modules if module.room in rooms]

    def imagination(self) -> list[Module]:
        """The modules that draw worlds, as their imports tell; others conclude, or serve the laws."""
        door = type(self.game).worlds
        left = [getattr(door.__globals__.get(name), "__module__", "") for name in door.__code__.co_names]
        rooms = {module.name: module for module in self.room("worlds")}
        found = []
        while left:
            module = rooms.pop(left.pop(), None)
            if module is not None:
                found.append(module)
                left += _imported(module.tree)
        return sorted(found, key=lambda module: module.file)

    def functions_of_imagination(self) -> set[Function]:
        """Those of its functions that lead to a world, as the names in them tell."""
        modules = self.imagination()
        known = {"__init__", "draw", *type(self.game).worlds.__code__.co_names}
        for module in modules:
            known |= {
                name for node in module.tree.body if not isinstance(node, Defined) for name in _mentioned(node)
            }
        left = {function for module in modules for function in module.functions()}
        found: set[Function] = set()
        while following := {function for function in left if function.name in known}:
            left -= following
            found |= following
            known |= {name for function in following for name in _mentioned(function)}
        return found

    def calls(self, *names: str) -> Iterator[tuple[Module, ast.Call]]:
        """Calls in the rules of methods with these names."""
        for module in self.room("rules"):
            for node in ast.walk(module.tree):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr in names
                ):
                    yield module, node

    def declarations(self) -> Iterator[tuple[Module, ast.Call, EventKind]]:
        """The event kinds of the vocabulary."""
        for module in self.room("vocabulary"):
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Call) and _called(node) == "EventKind" and node.args:
                    name = node.args[0]
                    if isinstance(name, ast.Constant) and name.value in self.game.book.index:
                        yield module, node, self.game.book.kinds[self.game.book.index[str(name.value)]]


def _imported(tree: ast.AST) -> Iterator[str]:
    """What may be the names of modules that a module imports from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


Defined = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


def _mentioned(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _event(node: ast.AST) -> str:
    """The name of the event kind that `Events.NAME` means; "" for anything else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Events":
        return node.attr.lower()
    return ""


def _with(call: ast.Call, keywords: list[ast.keyword]) -> ast.Call:
    return ast.Call(call.func, call.args, keywords)


# An argument told to too many ------------------------------------------------------------------------


def told(game: Game) -> Iterator[Fault]:
    for module, call in game.calls("tell", "tell_only"):
        if call.args:
            wide: ast.expr = ast.Constant(ALL_SEATS)
            yield Fault(module, call.args[0], f"{short(call)}: told to all seats", wide)
    for module, call, kind in game.declarations():
        yield from _lifted(game, module, call, kind)
        yield from _widened(module, call, kind)


def _lifted(game: Game, module: Module, call: ast.Call, kind: EventKind) -> Iterator[Fault]:
    """A secret argument is none, or everybody notices what was told to few; told accordingly."""
    for keyword in call.keywords:
        if isinstance(keyword.value, ast.Call) and _called(keyword.value) == "secret":
            left = len(kind.secrets) - 1
            kept = [
                ast.keyword(k.arg, keyword.value.args[0]) if k is keyword else k
                for k in call.keywords
                if left or k.arg not in ("knows", "knew", "opens")
            ]
            changes: Changes = {module: {call: _with(call, kept)}}
            if not left:
                _tell_everybody(game, kind.name, changes)
            yield Fault(module, call, f"{kind.name}: {keyword.arg} is no secret", changes)
    if kind.private:
        public = [keyword for keyword in call.keywords if keyword.arg != "only"]
        changes = {module: {call: _with(call, public)}}
        _tell_everybody(game, kind.name, changes)
        yield Fault(module, call, f"{kind.name}: everybody notices it", changes)


def _tell_everybody(game: Game, kind: str, changes: Changes) -> None:
    for module, call in game.calls("tell", "tell_only"):
        if len(call.args) > 1 and _event(call.args[1]) == kind:
            assert isinstance(call.func, ast.Attribute)
            method = ast.Attribute(call.func.value, "tell_all", ast.Load())
            changes.setdefault(module, {})[call] = ast.Call(method, call.args[1:], call.keywords)


def _widened(module: Module, call: ast.Call, kind: EventKind) -> Iterator[Fault]:
    for keyword in call.keywords:
        if keyword.arg in ("knows", "only") and kind.insiders is not any_seats and kind.knew is None:
            wide = ast.parse("__import__('safehouse.core.book').core.book.any_seats", mode="eval").body
            yield Fault(module, keyword.value, f"{kind.name}: {keyword.arg} any seats", wide)


# A hidden field shown --------------------------------------------------------------------------------


def shown(game: Game) -> Iterator[Fault]:
    """Conditions of the view that depend on the seat, dropped or inverted; places of another seat."""
    rooms = game.room("view")
    depending = _names_that_depend_on_the_seat(rooms)
    for module in rooms:
        for node in ast.walk(module.tree):
            function = module.function(node)
            names = depending.get(function.name, set()) if function else set()
            for test in _tests(node):
                if names & _names(test):
                    yield Fault(module, test, f"{short(test)}: always", ast.Constant(True))
                    yield Fault(module, test, f"{short(test)}: inverted", ast.UnaryOp(ast.Not(), test))
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name) and node.slice.id == "seat":
                if isinstance(node.ctx, ast.Load):
                    other = ast.parse("seat - 1", mode="eval").body
                    yield Fault(module, node.slice, f"{short(node)}: of another seat", other)


def _tests(node: ast.AST) -> Iterator[ast.expr]:
    """The conditions that a node itself contains."""
    if isinstance(node, (ast.IfExp, ast.If, ast.While)):
        yield node.test
    elif isinstance(node, ast.comprehension):
        yield from node.ifs
    elif isinstance(node, ast.BoolOp):
        yield from node.values
    elif isinstance(node, ast.Call):
        yield from (arg for arg in node.args if isinstance(arg, (ast.Compare, ast.BoolOp)))
    elif isinstance(node, ast.Assign) and isinstance(node.value, (ast.Compare, ast.BoolOp)):
        yield node.value


def _names(node: ast.AST) -> set[str]:
    return {found.id for found in ast.walk(node) if isinstance(found, ast.Name)}


def _names_that_depend_on_the_seat(rooms: list[Module]) -> dict[str, set[str]]:
    """By function, its parameters and variables that say who is looking."""
    functions = {function.name: function for module in rooms for function in module.functions()}
    found = {name: {"seat", "viewer"} for name in functions}
    while True:
        before = sum(map(len, found.values()))
        for name, function in functions.items():
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and found[name] & _names(node.value):
                    found[name] |= {target.id for target in node.targets if isinstance(target, ast.Name)}
                elif isinstance(node, ast.Call) and _called(node) in functions:
                    called = functions[_called(node)]
                    for parameter, given in zip(called.args.args, node.args, strict=False):
                        if found[name] & _names(given) and not isinstance(given, ast.Starred):
                            found[called.name].add(parameter.arg)
        if sum(map(len, found.values())) == before:
            return found


# An exclusion or a memory forgotten in imagination ---------------------------------------------------


def imagined(game: Game) -> Iterator[Fault]:
    functions = game.functions_of_imagination()
    for module in game.imagination():
        for node in ast.walk(module.tree):
            if module.function(node) in functions:
                yield from _forgotten(module, node)
    yield from _not_remembered(game)


def _forgotten(module: Module, node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, (ast.For, ast.While)):
        yield Fault(module, node, f"loop dropped: {short(node)}", [ast.Pass()])
    elif isinstance(node, ast.If):
        yield Fault(module, node.test, f"guard dropped: {short(node.test)}", ast.Constant(False))
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield Fault(module, test, f"filter dropped: {short(test)}", ast.Constant(True))
    elif isinstance(node, ast.Set):
        for left_out in node.elts:
            rest: list[ast.expr] = [element for element in node.elts if element is not left_out]
            smaller = ast.Set(rest) if rest else ast.Call(ast.Name("set", ast.Load()), [], [])
            yield Fault(module, node, f"{short(left_out)} left out of {short(node)}", smaller)
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield Fault(module, node, f"dropped: {short(node)}", [ast.Pass()])


def _not_remembered(game: Game) -> Iterator[Fault]:
    """Statements of the rules that only write what view and worlds read."""
    memories = _memories(game)
    writers = {
        function.name
        for module in game.room("rules")
        for function in module.functions()
        if any(_writes(node, memories) for node in ast.walk(function)) and function.name not in COPYING
    }
    for module in game.room("rules"):
        for node in ast.walk(module.tree):
            function = module.function(node)
            if function is None or function.name in COPYING or function.name == "__init__":
                continue
            calls = (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Call)
                and _callee(node.value) in writers
            )
            if calls or _writes(node, memories):
                yield Fault(module, node, f"not remembered: {short(node)}", [ast.Pass()])


def _callee(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return _called(call)


CHANGING: Final = ("append", "add", "extend", "insert", "remove", "pop")


def _writes(node: ast.AST, attributes: set[str]) -> bool:
    """Whether this statement changes one of these attributes of something."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        targets = [node.target]
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        func = node.value.func
        if isinstance(func, ast.Attribute) and func.attr in CHANGING:
            targets = [func.value]
    for target in targets:
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute) and target.attr in attributes:
            return True
    return False


def _memories(game: Game) -> set[str]:
    """Attributes that the rules write, that view or worlds read, and that decide nothing in the rules; not
    chance."""
    read = {name for module in game.room("view", "worlds") for name in _read(module, module.tree)}
    decided: set[str] = set()
    for module in game.room("rules"):
        for node in ast.walk(module.tree):
            if isinstance(node, (ast.If, ast.While, ast.IfExp)):
                decided |= set(_read(module, node.test))
            elif isinstance(node, ast.Return) and node.value is not None:
                decided |= set(_read(module, node.value))
    written = {
        node.attr
        for module in game.room("rules")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return (read & written) - decided - {"random"}


def _read(module: Module, tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            parent = module.parents.get(node)
            if not (isinstance(parent, ast.Call) and _called(parent) == "len"):
                yield node.attr


# A field forgotten in copy ---------------------------------------------------------------------------

COPYING: Final = ("copy", "copy_into", "fill", "become")


def copied(game: Game) -> Iterator[Fault]:
    for module in game.room("rules"):
        for node in ast.walk(module.tree):
            function = module.function(node)
            if function is None or function.name not in COPYING or not isinstance(node, ast.Assign):
                continue
            target = node.targets[0]
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                yield Fault(module, node, f"dropped: {short(node)}", [ast.Pass()])
                if isinstance(node.value, ast.Call) and _callee(node.value) == "copy":
                    assert isinstance(node.value.func, ast.Attribute)
                    yield Fault(module, node.value, f"shared: {short(node)}", node.value.func.value)


# A reveal not marked, or marked wrongly --------------------------------------------------------------


def revealed(game: Game) -> Iterator[Fault]:
    for module, call, kind in game.declarations():
        if kind.reveals:
            plain = [k for k in call.keywords if k.arg not in ("reveals", "shows", "opens")]
            yield Fault(module, call, f"{kind.name}: not said to reveal", _with(call, plain))
        else:
            marked = [ast.keyword("reveals", ast.Constant(True)), *call.keywords]
            yield Fault(module, call, f"{kind.name}: said to reveal", _with(call, marked))


# A guard that looks at hidden things -----------------------------------------------------------------


def peeked(game: Game) -> Iterator[Fault]:
    """Where a guard answers, another answer for half of what the seat cannot know."""
    for module in game.room("rules"):
        for function in module.functions():
            if _is_guard(function):
                clauses = _clauses(function)
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and module.function(node) is function and clauses:
                        yield from _peeking(module, function, node, clauses)


def _is_guard(function: Function) -> bool:
    returned = ast.unparse(function.returns) if function.returns else ""
    return returned == "str | None" and bool(function.args.args) and function.args.args[0].arg in ("s", "self")


CLAUSE: Final = re.compile(r"[A-Z]+-[\w.]+")


def _clauses(function: Function) -> list[str]:
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value)
    ]


def _peeking(module: Module, function: Function, node: ast.Return, clauses: list[str]) -> Iterator[Fault]:
    state = function.args.args[0].arg
    seat = "seat" if any(argument.arg == "seat" for argument in function.args.args) else None
    peek = ast.parse(f"{PEEK}({state}, {seat})", mode="eval").body
    answer = node.value or ast.Constant(None)
    said = answer.value if isinstance(answer, ast.Constant) else None
    others = [clause for clause in clauses if clause != said]
    if said is None:
        other: ast.expr = ast.Constant(clauses[0])
        what = f"{short(answer)} or {clauses[0]}, by what is hidden"
    elif others:
        other = ast.Constant(others[0])
        what = f"{short(answer)} or {others[0]}, by what is hidden"
    else:
        return
    yield Fault(module, answer if node.value else node, what, _choice(peek, other, answer, node))


def _choice(peek: ast.expr, other: ast.expr, answer: ast.expr, node: ast.Return) -> Replacement:
    chosen = ast.IfExp(peek, other, answer)
    return chosen if node.value else [ast.Return(chosen)]


# An event kind swapped with another of the same shape ------------------------------------------------


def swapped(game: Game) -> Iterator[Fault]:
    for module, call in game.calls("tell", "tell_only", "tell_all"):
        assert isinstance(call.func, ast.Attribute)
        at = 0 if call.func.attr == "tell_all" else 1
        if len(call.args) <= at:
            continue
        node = call.args[at]
        other = _of_the_same_shape(game.game, _event(node))
        if other is not None:
            assert isinstance(node, ast.Attribute)
            new = ast.Attribute(node.value, other.upper(), ast.Load())
            yield Fault(module, node, f"{short(call)}: told as {other}", new)


def _of_the_same_shape(game: AnyGame, name: str) -> str | None:
    if name not in game.book.index:
        return None
    kinds = game.book.kinds
    at = game.book.index[name]
    kind = kinds[at]
    shape = ([domain.name for _, domain in kind.args], kind.secrecy)
    for other in (*kinds[at + 1 :], *kinds[:at]):
        if ([domain.name for _, domain in other.args], other.secrecy) == shape:
            return other.name
    return None


FAMILIES: Final[dict[str, Callable[[Game], Iterator[Fault]]]] = {
    "told": told,
    "shown": shown,
    "imagined": imagined,
    "copied": copied,
    "revealed": revealed,
    "peeked": peeked,
    "swapped": swapped,
}


def mutants(game: AnyGame, families: Sequence[str] = ()) -> list[Mutant]:
    """Every fault of these families, of all by default, in a fixed order."""
    looked_at = Game(game)
    found: list[Mutant] = []
    for family in families or FAMILIES:
        numbers: Counter[tuple[str, str]] = Counter()
        for fault in FAMILIES[family](looked_at):
            place = fault.module.file, fault.module.scope(fault.node)
            numbers[place] += 1
            found.append(Mutant(family, fault, numbers[place]))
    return found
