"""Writes the browser's types from the messages: `python -m safehouse.table.typescript` in the repository."""

import inspect
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from safehouse.core.ledger import Clause
from safehouse.core.result import Result, ResultLine
from safehouse.core.series import Chapter, Fact
from safehouse.table import messages
from safehouse.table.messages import REFUSALS, ClientMessage, Message, Part, SaveFile, ServerMessage

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"
HEAD: Final = """\
// Generated from src/safehouse/table/messages by `python -m safehouse.table.typescript`. Do not edit.

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told = { kind: string } & Record<string, string | number | null>;

/** A move by its names. */
export type MoveJson = { kind: string } & Record<string, string | number>;

/** What every game's view has; the rest is the game's own. */
export interface View {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
  [field: string]: unknown;
}
"""
PLAIN: Final = {
    str: "string",
    bytes: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


def structs() -> list[type[msgspec.Struct]]:
    classes = [thing for thing in vars(messages).values() if inspect.isclass(thing)]
    own = [cls for cls in classes if issubclass(cls, (Part, Message, SaveFile)) and cls not in (Part, Message)]
    return [ResultLine, Result, Clause, Fact, Chapter, *own]


def written(hint: Any) -> str:
    """A Python type as TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        named = [meta.extra["ts"] for meta in args[1:] if isinstance(meta, msgspec.Meta) and meta.extra]
        return named[0] if named else written(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    if hint in PLAIN:
        return PLAIN[hint]
    return str(hint.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    lines = [f"export interface {struct.__name__} {{"]
    if issubclass(struct, Message):
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(hints[field.name])};")
    doc = inspect.getdoc(struct)
    comment = f"/** {' '.join(doc.split())} */\n" if doc and doc != inspect.getdoc(struct.__base__) else ""
    return comment + "\n".join([*lines, "}"])


def union(name: str, members: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {m.__name__}" for m in get_args(members)) + ";"


def typescript() -> str:
    codes = "\n".join(f'  | "{code}"' for code in REFUSALS)
    parts = [HEAD, *(interface(struct) for struct in structs())]
    parts += [union("ClientMessage", ClientMessage), union("ServerMessage", ServerMessage)]
    parts.append(f"export type RefusalCode =\n{codes};")
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
