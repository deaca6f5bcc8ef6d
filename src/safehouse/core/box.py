"""What owners of a printed game may enter themselves: the plan of its box, what is wrong with one, its file.

A box is plain data: tables of rows, as its TOML file has them. `Game.box` is the door; labels are texts of the
game (`text/<language>-box.ftl`): `box-<table>` and `box-field-<field>`, each with an explanation in `.more`.
"""

import json
import math
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal

import msgspec

from safehouse.core.data import DataError
from safehouse.core.topics import Fact

Kind = Literal["line", "text", "number", "decimal", "flag", "choice", "choices", "lines", "kept"]
"""One line, several lines, a whole number, any number, yes or no, one of the choices, any of them, a list of
lines; what is kept is not shown."""
Row = dict[str, Any]
Values = dict[str, Any]
"""By table: a list of rows, or one row where the table is single."""

ID: Final = "id"
LONGEST_LINE: Final = 120
LONGEST_TEXT: Final = 600
MOST_LINES: Final = 12
MOST_ROWS: Final = 200
READABLE: Final = ("box-between", "box-empty")
"""Faults of what is of the right kind all the same."""


class Terms(msgspec.Struct, frozen=True):
    """Words of a line that can stand in place of each other; each is called by the text `<named>-<word>`, or as
    it is written."""

    words: Sequence[str]
    named: str = ""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """As the file writes it; with a dot for what lies in a table of the row: `cautious.intel`."""
    kind: Kind
    choices: Sequence[str] = ()
    named: str = ""
    """A choice is called by the text `<named>-<choice>`, none by `<named>-none`; empty: as it is written."""
    least: float = 0
    """Of a number; of a text, how many letters it has at least."""
    most: float = 99
    repeats: bool = False
    """The same choice may stand more than once."""
    optional: bool = False
    """The file may leave it out."""
    usual: Any = None
    """What a new row begins with, and the kind of what is kept; None: what is empty for its kind."""
    twin: str = ""
    """The field for the same words in the other language. Where one of the two is empty the other stands for
    both."""
    phrases: Sequence[str] = ()
    """Lines to begin from; each is explained by the text `box-phrase-<its name>`."""
    terms: Sequence[Terms] = ()
    """What can be picked for the words of a line."""

    def empty(self) -> Any:
        if self.usual is not None:
            return self.usual
        if self.kind in ("choices", "lines"):
            return []
        if self.kind in ("number", "decimal"):
            return max(0, int(self.least))
        return False if self.kind == "flag" else (self.choices or ("",))[0]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    fields: Sequence[Field]
    ids: Sequence[str] = ()
    """What the rows may be, each once at most; empty: rows have no id."""
    named: str = ""
    """A row is called by the text `<named>-<id>`; empty: by its id."""
    whole: bool = False
    """Every id has its row."""
    single: bool = False
    """One row, and it may be missing."""
    title: Sequence[str] = ()
    """The fields that a row is called by, beside its id."""

    def rows(self, values: Mapping[str, Any]) -> list[Row]:
        """The rows of a box whose shape is right; else none."""
        found = values.get(self.name, {} if self.single else [])
        rows = [found] if self.single else found
        return rows if isinstance(rows, list) and all(isinstance(row, dict) for row in rows) else []


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """`reason` is a text key. Row -1 is the whole table; field "" is the whole row."""

    table: str
    row: int = -1
    field: str = ""
    reason: str
    args: Mapping[str, Fact] = {}


class Box(ABC):
    option: ClassVar[str]
    """The option of a game that names the file of a box."""
    remark: ClassVar[str]
    """The first line of a file."""
    tables: ClassVar[Sequence[Table]]

    @abstractmethod
    def shipped(self) -> Values:
        """The game's own data as a box, to begin from."""

    def faults_of_row(self, table: str, row: Row) -> Iterator[DataError]:
        """What the rules find wrong with a row whose fields are of the right kinds."""
        return iter(())

    def faults_of_whole(self, values: Values) -> Iterator[DataError]:
        """What the rules find wrong with a box whose rows are right; `at` of an error is the id of a row, or
        the number of one without id: `corridor[3]`."""
        return iter(())


def faults(box: Box, values: Values) -> list[Fault]:
    """Everything that is wrong with a box, each at its field."""
    found = [_unknown("", -1, name) for name in values if name not in [table.name for table in box.tables]]
    for table in box.tables:
        shape = _faults_of_shape(table, values)
        found += shape
        for number, row in enumerate(table.rows(values) if not shape else []):
            found += _faults_in(box, table, number, row)
    if not found:
        found = [_at(box, values, error) for error in box.faults_of_whole(values)]
    return found


def _unknown(table: str, row: int, name: str) -> Fault:
    return Fault(table=table, row=row, reason="box-unknown", args={"name": name[:LONGEST_LINE]})


def _faults_of_shape(table: Table, values: Values) -> list[Fault]:
    found = values.get(table.name, {} if table.single else [])
    rows = [found] if table.single else found
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return [Fault(table=table.name, reason="box-no-table")]
    if len(rows) > MOST_ROWS:
        return [Fault(table=table.name, reason="box-many", args={"most": MOST_ROWS})]
    if not table.ids:
        return []
    ids = [row.get(ID) for row in rows]
    wrong = [number for number, id in enumerate(ids) if id not in table.ids]
    twice = [number for number, id in enumerate(ids) if id in ids[:number] and number not in wrong]
    lacking = [id for id in table.ids if table.whole and id not in ids]
    return [
        *(Fault(table=table.name, row=n, field=ID, reason="box-no-id", args=_ids(table)) for n in wrong),
        *(Fault(table=table.name, row=n, field=ID, reason="box-twice") for n in twice),
        *(
            [Fault(table=table.name, reason="box-lacks", args={"rows": _named(table, lacking)})]
            if lacking
            else []
        ),
    ]


def _ids(table: Table) -> dict[str, Fact]:
    return {"first": table.ids[0], "last": table.ids[-1]}


def _named(table: Table, ids: Sequence[str]) -> list[str]:
    return [f"{table.named}-{id}" if table.named else id for id in ids]


def _faults_in(box: Box, table: Table, number: int, row: Row) -> Iterator[Fault]:
    """The rules look at a row as soon as everything in it can be read."""
    known = {field.name for field in table.fields} | ({ID} if table.ids else set())
    unknown = [_unknown(table.name, number, name) for name in _names(row) if name not in known]
    wrong = {
        field.name: fault
        for field in table.fields
        if (fault := _fault_of_kind(field, value_of(row, field.name))) is not None
    }
    yield from unknown
    for name, (reason, args) in wrong.items():
        yield Fault(table=table.name, row=number, field=name, reason=reason, args=args)
    if not unknown and all(reason in READABLE for reason, _ in wrong.values()):
        for error in box.faults_of_row(table.name, row):
            if error.reason and error.field not in wrong:
                yield _told(table.name, number, error)


def _told(table: str, row: int, error: DataError) -> Fault:
    return Fault(table=table, row=row, field=error.field, reason=error.reason, args=error.arguments)


def _names(row: Row) -> Iterator[str]:
    """The fields of a row as a plan names them."""
    for name, value in row.items():
        yield from (f"{name}.{inner}" for inner in value) if isinstance(value, dict) else (name,)


def _fault_of_kind(field: Field, value: Any) -> tuple[str, dict[str, Fact]] | None:
    if value is None:
        return None if field.optional else ("box-missing", {})
    if field.kind in ("number", "decimal"):
        return _fault_of_number(field, value)
    if field.kind == "flag":
        return None if isinstance(value, bool) else ("box-no-flag", {})
    if field.kind == "kept" and isinstance(field.empty(), (bool, int)):
        return None if type(value) is type(field.empty()) else ("box-no-number", {})
    if field.kind in ("choices", "lines") or isinstance(field.usual, list):
        if not isinstance(value, list):
            return "box-no-list", {}
        if len(value) > MOST_LINES:
            return "box-many", {"most": MOST_LINES}
        if field.choices and not field.repeats and len(set(map(str, value))) < len(value):
            return "box-repeats", {}
        return next(filter(None, (_fault_of_text(field, each) for each in value)), None)
    return _fault_of_text(field, value)


def _fault_of_number(field: Field, value: Any) -> tuple[str, dict[str, Fact]] | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return "box-no-number", {}
    if isinstance(value, float) and not math.isfinite(value):
        return "box-no-number", {}
    if field.kind == "number" and value != int(value):
        return "box-no-whole", {}
    if not field.least <= value <= field.most:
        return "box-between", {"least": int(field.least), "most": int(field.most)}
    return None


def _fault_of_text(field: Field, value: Any) -> tuple[str, dict[str, Fact]] | None:
    if not isinstance(value, str) or not value.replace("\n", " ").isprintable():
        return "box-no-text", {}
    if field.choices and value not in field.choices:
        return "box-no-choice", {"value": value[:LONGEST_LINE]}
    longest = LONGEST_LINE if field.kind in ("line", "lines") else LONGEST_TEXT
    if len(value) > longest:
        return "box-long", {"most": longest}
    if len(value) < field.least:
        return "box-empty", {}
    if "\n" in value and field.kind != "text":
        return "box-one-line", {}
    return None


def _at(box: Box, values: Values, error: DataError) -> Fault:
    """Where the row `at` lies; the first table where none is meant."""
    for table in box.tables:
        for number, row in enumerate(table.rows(values)):
            if error.at and error.at in (row.get(ID), f"{table.name}[{number}]"):
                return _told(table.name, number, error)
    return Fault(table=box.tables[0].name, reason=error.reason, args=error.arguments)


def value_of(row: Row, name: str) -> Any:
    outer, _, inner = name.partition(".")
    value = row.get(outer)
    return (value.get(inner) if isinstance(value, dict) else None) if inner else value


def put(row: Row, name: str, value: Any) -> None:
    outer, _, inner = name.partition(".")
    if not inner:
        row[outer] = value
    elif isinstance(row.setdefault(outer, {}), dict):
        row[outer][inner] = value


def completed(box: Box, values: Values) -> Values:
    """The same box with what nobody has to enter: twins of texts, whole numbers, what is kept."""
    whole: Values = msgspec.json.decode(msgspec.json.encode(values))
    whole.pop("schema", None)
    shipped = {(table.name, row.get(ID)): row for table in box.tables for row in table.rows(box.shipped())}
    for table in box.tables:
        for row in table.rows(whole):
            id = row.get(ID)
            like = shipped.get((table.name, id), {}) if isinstance(id, str) else {}
            for field in table.fields:
                _complete(row, field, like)
            for field in table.fields:
                if field.twin:
                    _share_with_twin(row, field)
    return whole


def _complete(row: Row, field: Field, like: Row) -> None:
    value = value_of(row, field.name)
    if field.kind == "kept" and value is None and not field.optional:
        put(row, field.name, value_of(like, field.name) if like else field.empty())
    elif field.kind == "number" and isinstance(value, float) and value.is_integer():
        put(row, field.name, int(value))
    elif isinstance(value, str) and field.kind in ("line", "text"):
        put(row, field.name, value.strip())


def _share_with_twin(row: Row, field: Field) -> None:
    own, other = (value_of(row, name) for name in (field.name, field.twin))
    if bool(own) != bool(other):
        put(row, field.name, own or other)
        put(row, field.twin, own or other)


def read_file(text: str) -> Values:
    """A box from its file. Raises `DataError` where it is no TOML."""
    try:
        found = tomllib.loads(text)
        return msgspec.json.decode(msgspec.json.encode(found), type=Values)
    except (ValueError, OverflowError, msgspec.MsgspecError, RecursionError, TypeError) as error:
        raise DataError(str(error), "box-no-toml", detail=str(error)[:LONGEST_LINE]) from None


def written(box: Box, values: Values) -> str:
    """The file of a box, as the terminal takes it: the tables and fields of the plan in their order."""
    lines = [f"# {box.remark}"]
    for table in box.tables:
        for row in table.rows(values):
            body = [*_lines(table, row)]
            if body or not table.single:
                lines += ["", f"[{table.name}]" if table.single else f"[[{table.name}]]", *body]
    return "\n".join(lines) + "\n"


def _lines(table: Table, row: Row) -> Iterator[str]:
    names = [*([ID] if table.ids else []), *(field.name for field in table.fields)]
    for outer in dict.fromkeys(name.partition(".")[0] for name in names):
        if row.get(outer) is not None:
            yield f"{outer} = {_toml(row[outer])}"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
