"""Law 10: every clause of the ledger has its test."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, Skipped, demand
from safehouse.core.ledger import clauses


def every_clause_is_tested(game: AnyGame, effort: Effort) -> str:
    tests = game.folder / "tests"
    if not tests.is_dir():
        raise Skipped("the tests are not part of an installed package")
    ledger = set(clauses(game.folder / "RULES.md"))
    tested = set(_named_in_tests(tests))
    untestable = _untestable(tests)
    demand(bool(ledger), "RULES.md has no clauses")
    unknown = sorted((tested | set(untestable)) - ledger)
    demand(not unknown, f"tests name clauses the ledger does not have: {', '.join(unknown)}")
    both = sorted(tested & set(untestable))
    demand(not both, f"called untestable, yet tested: {', '.join(both)}")
    missing = sorted(ledger - tested - set(untestable))
    demand(not missing, f"{len(missing)} of {len(ledger)} clauses without a test: {', '.join(missing)}")
    return f"{len(ledger)} clauses: {len(tested & ledger)} tested, {len(untestable)} not testable"


def _named_in_tests(tests: Path) -> Iterator[str]:
    """Clause ids in `@clause(...)` marks of tests and in `clauses = [...]` of vectors."""
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
    for path in sorted(tests.rglob("*.toml")):
        if path.name != "untestable.toml":
            yield from _clauses_in(tomllib.loads(path.read_text(encoding="utf-8")))


def _clauses_in(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name == "clauses" and isinstance(value, list):
                yield from value
            else:
                yield from _clauses_in(value)
    elif isinstance(data, list):
        for item in data:
            yield from _clauses_in(item)


def _untestable(tests: Path) -> dict[str, str]:
    """Clauses no test can show, each with its reason."""
    path = tests / "untestable.toml"
    if not path.is_file():
        return {}
    reasons = tomllib.loads(path.read_text(encoding="utf-8"))["untestable"]
    for clause, reason in reasons.items():
        demand(bool(str(reason).strip()), f"untestable.toml gives no reason for {clause}")
    return {str(clause): str(reason) for clause, reason in reasons.items()}
