"""Writes the browser's types from the messages: `python -m safehouse.table.typescript` in the repository."""

import inspect
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from safehouse.core import box_form
from safehouse.core.about import Explanation
from safehouse.core.guide.book import PARTS
from safehouse.core.guide.search import Hit
from safehouse.core.hints import TakenHint
from safehouse.core.ledger import Readable
from safehouse.core.record import Origin
from safehouse.core.result import Result, ResultLine
from safehouse.core.series import Chapter, Fact
from safehouse.core.situation import Situation
from safehouse.core.topics import Saying
from safehouse.review.beliefs import Believed, Likelihood, Passage
from safehouse.review.hinting import Advice, Hint
from safehouse.review.knowing import Knower, Known
from safehouse.review.shape import Act, Balance, GivenAway, Informed, NamedMove, Reason, Review, Sign
from safehouse.table import messages
from safehouse.table.messages import REFUSALS, ClientMessage, Message, Part, SaveFile, ServerMessage

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "messages.ts"
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
    told: list[type[msgspec.Struct]] = [ResultLine, Result, Readable, *PARTS, Hit, Explanation]
    beliefs: list[type[msgspec.Struct]] = [Origin, NamedMove, Likelihood, Believed, TakenHint, Advice, Hint]
    reviews: list[type[msgspec.Struct]] = [
        Passage,
        Sign,
        Reason,
        Informed,
        GivenAway,
        Act,
        Balance,
        Review,
        Knower,
        Known,
    ]
    return [*told, *beliefs, *reviews, Fact, Chapter, Saying, Situation, *box_form.PARTS, *own]


class Script:
    """Writes Python types as TypeScript."""

    def written(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.annotated(args[0], args[1:])
        if origin is Literal:
            return literals(args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written(arg) for arg in args))
        if origin in (list, Sequence) or (origin is tuple and args[-1] is ...):
            inner = self.written(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.written, args))}]"
        if origin in (dict, Mapping):
            key = self.written(args[0]) if args[0] is not int else "number"
            record = f"Record<{key}, {self.written(args[1])}>"
            return record if key in ("string", "number") else f"Partial<{record}>"
        if hint in PLAIN:
            return PLAIN[hint]
        return self.struct(hint)

    def annotated(self, hint: Any, notes: tuple[Any, ...]) -> str:
        """A note may name the type in TypeScript."""
        named = [note.extra["ts"] for note in notes if isinstance(note, msgspec.Meta) and note.extra]
        return named[0] if named else self.written(hint)

    def struct(self, cls: type) -> str:
        return cls.__name__

    def may_be_missing(self, struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
        return not field.required

    def interface(self, struct: type[msgspec.Struct]) -> str:
        hints = get_type_hints(struct, include_extras=True)
        lines = [f"export interface {struct.__name__} {{"]
        tag = struct.__struct_config__.tag
        if tag is not None:
            lines.append(f'  {struct.__struct_config__.tag_field}: "{tag}";')
        for field in msgspec.structs.fields(struct):
            mark = "?" if self.may_be_missing(struct, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.written(hints[field.name])};")
        doc = inspect.getdoc(struct)
        comment = f"/** {' '.join(doc.split())} */\n" if doc and doc != inspect.getdoc(struct.__base__) else ""
        return comment + "\n".join([*lines, "}"])


def literals(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in values)


def union(name: str, members: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {m.__name__}" for m in get_args(members)) + ";"


def typescript() -> str:
    codes = "\n".join(f'  | "{code}"' for code in REFUSALS)
    parts = [HEAD, *(Script().interface(struct) for struct in structs())]
    parts += [union("ClientMessage", ClientMessage), union("ServerMessage", ServerMessage)]
    parts.append(f"export type RefusalCode =\n{codes};")
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
