"""A game's own modules as syntax trees, and how to rewrite them."""

import ast
import copy
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from safehouse.core.game import AnyGame

ROOMS: Final = ("vocabulary", "rules", "view", "worlds")
"""Where secrets are made, told, shown and imagined."""
COMPILED: Final = "# compiled by mypyc"
"""The line that marks a module which is compiled where that is possible."""
PROBE: Final = "__mutant_reached__"
"""Called by name, with its place, wherever code is executed that a mutant changes."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Replacement = ast.AST | list[ast.stmt]


class Module:
    """One module of a game."""

    def __init__(self, name: str, path: Path, file: str) -> None:
        self.name = name
        self.path = path
        self.file = file
        """Its path within the game's folder."""
        self.room = file.split("/")[0].removesuffix(".py")
        text = path.read_text(encoding="utf-8")
        self.compiled = COMPILED in text or self.room == "vocabulary"
        """Whether it is, or the codes that follow from it are."""
        self.tree = ast.parse(text)
        self.parents: dict[ast.AST, ast.AST] = {
            child: parent for parent in ast.walk(self.tree) for child in ast.iter_child_nodes(parent)
        }

    def statement(self, node: ast.AST) -> ast.stmt:
        """The statement that a node belongs to."""
        while not isinstance(node, ast.stmt):
            node = self.parents[node]
        return node

    def place(self, node: ast.AST) -> str:
        """Where that statement is."""
        return f"{self.file}:{self.statement(node).lineno}"

    def function(self, node: ast.AST) -> Function | None:
        """The function that a node belongs to, None at the top of the module."""
        found: ast.AST | None = self.parents.get(node)
        while found is not None and not isinstance(found, Function):
            found = self.parents.get(found)
        return found

    def scope(self, node: ast.AST) -> str:
        function = self.function(node)
        return function.name if function else "module"

    def functions(self) -> Iterator[Function]:
        return (node for node in ast.walk(self.tree) if isinstance(node, Function))

    def rewritten(self, changes: dict[ast.AST, Replacement]) -> str:
        """The source with these nodes replaced, each change announced to the probe."""
        return self._announced(changes, changes)

    def watched(self, nodes: Iterable[ast.AST]) -> str:
        """The source as it is, these nodes announced to the probe."""
        return self._announced(nodes, {})

    def _announced(self, nodes: Iterable[ast.AST], changes: dict[ast.AST, Replacement]) -> str:
        copies: dict[int, object] = {}
        tree = copy.deepcopy(self.tree, copies)
        replaced = {id(copies[id(old)]): new for old, new in changes.items()}
        probed = {id(copies[id(self.statement(node))]): self.place(node) for node in nodes}
        _Rewriter(replaced, probed).visit(tree)
        return ast.unparse(ast.fix_missing_locations(tree))


class _Rewriter(ast.NodeTransformer):
    def __init__(self, replaced: dict[int, Replacement], probed: dict[int, str]) -> None:
        self.replaced = replaced
        self.probed = probed

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        new: Replacement = self.replaced[id(node)] if id(node) in self.replaced else self.generic_visit(node)
        place = self.probed.get(id(node))
        if place is None:
            return new
        probe = ast.Expr(ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(place)], []))
        statements = new if isinstance(new, list) else [new]
        return [probe, *statements]


def modules(game: AnyGame) -> list[Module]:
    """The modules of a game in which faults are made."""
    package = f"safehouse.games.{game.folder.name}"
    found = []
    for path in sorted(game.folder.rglob("*.py")):
        file = path.relative_to(game.folder).as_posix()
        if file.split("/")[0].removesuffix(".py") in ROOMS:
            inner = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found.append(Module(f"{package}.{inner}", path, file))
    return found


def short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= SHORT else f"{text[: SHORT - 1]}…"


SHORT: Final = 70
