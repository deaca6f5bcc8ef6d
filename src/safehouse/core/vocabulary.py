"""A game's vocabulary: every component, phase, move and event, declared once in its `vocabulary.py`.

The rules, which compile to native code, know the same things by number. `python -m safehouse.core.vocabulary
GAME` writes these numbers into the game's `codes.py`; no number is ever written by hand; a law compares both.
"""

import importlib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from safehouse.core.book import EventBook, EventKind
from safehouse.core.moves import Domain, Kind, MoveSpace

GAMES: Final = Path(__file__).parent.parent / "games"
CODES: Final = "codes.py"
LINE: Final = 112


class Vocabulary:
    """`names`: the classes of `codes.py` beside `Moves` and `Events`, by domain: `Agents=AGENT` gives
    `Agents.MOLE`. `kinds`: whether the rules also number the kinds of move."""

    def __init__(
        self,
        *,
        moves: Sequence[Kind],
        events: Sequence[EventKind],
        kinds: bool = False,
        **names: Domain,
    ) -> None:
        self.space = MoveSpace(*moves)
        self.book = EventBook(*events)
        self.kinds = kinds
        self.names = names

    def codes(self, game: str) -> str:
        """The source of the game's `codes.py`."""
        parts = [
            f'"""Written by `python -m safehouse.core.vocabulary {game}`; do not edit."""\n'
            "# compiled by mypyc\n\nfrom typing import Final\n"
        ]
        parts += [_enumerated(name, domain) for name, domain in self.names.items()]
        parts.append(self._moves())
        if self.kinds:
            parts.append(self._kinds())
        parts.append(_members("Events", "", {kind.name: i for i, kind in enumerate(self.book.kinds)}, True))
        secrecy = [kind.secrecy for kind in self.book.kinds]
        parts.append(_list("SECRECY", secrecy, "By kind of event, what is secret; see core.state."))
        return "\n\n".join(parts)

    def _moves(self) -> str:
        firsts = dict(self.space.base)
        doc = "The first code of each kind of move; its arguments count on from there, the last one fastest."
        extra = {"first_note": self.space.first_note, "count": self.space.size}
        return _members("Moves", doc, firsts | extra)

    def _kinds(self) -> str:
        kinds = self.space.kinds
        parts = [_members("Kinds", "The kinds of move.", {kind.name: i for i, kind in enumerate(kinds)}, True)]
        firsts = [*self.space.base.values(), self.space.size]
        parts.append(_list("FIRST_CODE", firsts, "By kind of move, its first code; then the number of codes."))
        parts.append(
            "KIND_OF: Final[list[int]] = [\n    kind for kind in range(Kinds.COUNT) for _code in "
            "range(FIRST_CODE[kind], FIRST_CODE[kind + 1])\n]\n"
            '"""By code, the kind of move."""\n'
        )
        return "\n\n".join(parts[:1]) + "\n\n" + "\n".join(parts[1:])


def _enumerated(name: str, domain: Domain) -> str:
    return _members(name, "", {str(value): i for i, value in enumerate(domain.values)}, True)


def _members(name: str, doc: str, values: dict[str, int], counted: bool = False) -> str:
    lines = [f"class {name}:"]
    if doc:
        lines += [f'    """{doc}"""', ""]
    seen = {}
    for word, number in (values | ({"count": len(values)} if counted else {})).items():
        constant = re.sub(r"\W", "_", word).upper()
        if not constant.isidentifier() or constant in seen or (counted and "count" in values):
            raise ValueError(f"{name}: {word!r} cannot be a name of its own in codes.py")
        seen[constant] = number
        lines.append(f"    {constant}: Final = {number}")
    return "\n".join(lines) + "\n"


def _list(name: str, values: list[int], doc: str) -> str:
    lines = [f"{name}: Final[list[int]] = ["]
    row = "   "
    for value in values:
        if len(row) + len(str(value)) + 2 > LINE:
            lines.append(row)
            row = "   "
        row += f" {value},"
    return "\n".join([*lines, row, "]  # fmt: skip", f'"""{doc}"""']) + "\n"


def of(game: str) -> Vocabulary:
    """A game's vocabulary, without the rest of the game: its codes may be out of date."""
    package = f"safehouse.games.{game}"
    if package not in sys.modules:
        bare = ModuleType(package)
        bare.__path__ = [str(GAMES / game)]
        sys.modules[package] = bare
    found = importlib.import_module(f"{package}.vocabulary").VOCABULARY
    assert isinstance(found, Vocabulary)
    return found


def write(games: Sequence[str]) -> Iterator[str]:
    """Write the codes of these games; yields the names of those whose codes have changed."""
    for game in games:
        target = GAMES / game / CODES
        wanted = of(game).codes(game)
        if not target.is_file() or target.read_text(encoding="utf-8") != wanted:
            target.write_text(wanted, encoding="utf-8")
            yield game


def main() -> None:
    for changed in write(sys.argv[1:]):
        sys.stderr.write(f"{changed}/{CODES} written anew\n")


if __name__ == "__main__":
    from safehouse.core import vocabulary

    vocabulary.main()
