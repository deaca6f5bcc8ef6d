"""Writes the types a game's board reads, from its view, options and vocabulary, into `games/<id>/web/view.ts`:
`python -m safehouse.table.board_types [GAME…]` in the repository."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import fill
from typing import Any, Final

import msgspec

from safehouse.core.book import NUMBER, EventKind
from safehouse.core.game import AnyGame
from safehouse.core.moves import Domain, Kind
from safehouse.core.shelf import GAMES, find, names
from safehouse.table.typescript import Script, literals

WIDE: Final = 112
FILE: Final = "view.ts"
HEAD: Final = (
    "// Generated from view and vocabulary by `python -m safehouse.table.board_types {game}`. Do not edit."
)
OWN: Final = ("Move", "Told", "Game")
"""Names that every file declares."""


class BoardTypes(Script):
    """`Annotated[str, DOMAIN]` in a view becomes the type of that domain's ids."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.ids: dict[str, dict[object, None]] = {}
        self.structs: dict[str, type[msgspec.Struct]] = {}

    def annotated(self, hint: Any, notes: tuple[Any, ...]) -> str:
        domains = [note for note in notes if isinstance(note, Domain)]
        return self.domain(domains[0]) if domains else super().annotated(hint, notes)

    def domain(self, domain: Domain) -> str:
        """Domains of one name are one type: the ids of all of them."""
        if domain is NUMBER or any(isinstance(value, int) for value in domain.values):
            return "number"
        name = "".join(word.capitalize() for word in domain.name.replace("-", "_").split("_")) + "Id"
        self.ids.setdefault(name, {}).update(dict.fromkeys(domain.values))
        return name

    def struct(self, cls: type) -> str:
        name = cls.__name__
        if not issubclass(cls, msgspec.Struct) or name in OWN or self.structs.get(name, cls) is not cls:
            raise TypeError(f"{self.game.id}: {cls!r} in the view cannot be written as TypeScript by its name")
        self.structs[name] = cls
        return name

    def may_be_missing(self, struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
        return struct.__struct_config__.omit_defaults and not field.required

    def text(self) -> str:
        view, options = self.struct(self.game.view_type), self.struct(self.game.options)
        move = _union("Move", "A move by its names.", {k.name: self._args(k) for k in self.game.space.kinds})
        doc = "An event as this viewer learned it; null where an argument is hidden."
        told = _union("Told", doc, {kind.name: self._args(kind) for kind in self.game.book.kinds})
        fields = {"view": view, "options": options, "move": "Move", "told": "Told"}
        game = "\n".join(["export interface Game {", *(f"  {name}: {t};" for name, t in fields.items()), "}"])
        interfaces = list(self._interfaces())
        ids = [f"export type {name} =\n{_indented(literals(values))};" for name, values in self.ids.items()]
        head = HEAD.format(game=self.game.id)
        return "\n\n".join([head, *ids, *interfaces, move, told, game]) + "\n"

    def _args(self, kind: Kind | EventKind) -> dict[str, str]:
        secrets = kind.secrets if isinstance(kind, EventKind) else ()
        return {
            name: self.domain(domain) + (" | null" if name in secrets else "") for name, domain in kind.args
        }

    def _interfaces(self) -> Iterator[str]:
        """Of the structs named so far, and of those that they name."""
        written: set[str] = set()
        while waiting := [name for name in self.structs if name not in written]:
            for name in waiting:
                written.add(name)
                yield self.interface(self.structs[name])


def _indented(text: str) -> str:
    return fill(text, WIDE, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _union(name: str, doc: str, kinds: Mapping[str, Mapping[str, str]]) -> str:
    lines = [f"/** {doc} */", f"export type {name} ="]
    for kind, args in kinds.items():
        fields = "".join(f"; {arg}: {written}" for arg, written in args.items())
        lines.append(f'  | {{ kind: "{kind}"{fields} }}')
    return "\n".join(lines) + ";"


def games_with_boards() -> list[str]:
    return [name for name in names() if (GAMES / name / "web").is_dir()]


def target(game: str) -> Path:
    return GAMES / game / "web" / FILE


def main() -> None:
    for name in sys.argv[1:] or games_with_boards():
        target(name).write_text(BoardTypes(find(name)).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
