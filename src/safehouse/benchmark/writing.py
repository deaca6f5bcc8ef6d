"""A dataset as files: JSON lines and Parquet with the same columns, and a card that says what they hold."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self

import msgspec

from safehouse import __version__
from safehouse.benchmark.dataset import DecisionRow, Episode, GameRow
from safehouse.core.errors import SafehouseError
from safehouse.research.extras import need

FORMS: Final = ("jsonl", "parquet")
CARD: Final = "README.md"
BATCH: Final = 1_000
"""Rows of a Parquet row group."""

Row = DecisionRow | GameRow


class Writer(Protocol):
    def add(self, row: Row) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def add(self, row: Row) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self._file.close()


class Parquet:
    """Views and options are columns of JSON text: each game has fields of its own."""

    def __init__(self, path: Path, kind: type[Row]) -> None:
        self._arrow = need("pyarrow")
        parquet = need("pyarrow.parquet")
        self._schema = self._arrow.schema(_columns(self._arrow)[kind])
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def add(self, row: Row) -> None:
        self._rows.append(_flat(row))
        if len(self._rows) == BATCH:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows = []


def _flat(row: Row) -> dict[str, Any]:
    if isinstance(row, DecisionRow):
        beliefs = [msgspec.structs.asdict(belief) for belief in row.beliefs]
        return msgspec.structs.asdict(row) | {"view": bytes(row.view).decode(), "beliefs": beliefs}
    return msgspec.structs.asdict(row) | {"options": msgspec.json.encode(row.options).decode()}


def _columns(arrow: Any) -> dict[type[Row], list[tuple[str, Any]]]:
    text, small, code = arrow.string(), arrow.int16(), arrow.int32()
    belief = arrow.struct([("fact", text), ("value", text), ("chance", arrow.float64())])
    return {
        DecisionRow: [
            ("episode", text),
            ("game", text),
            ("seat", small),
            ("number", code),
            ("view", text),
            ("moves", arrow.list_(text)),
            ("codes", arrow.list_(code)),
            ("chosen", small),
            ("beliefs", arrow.list_(belief)),
        ],
        GameRow: [
            ("episode", text),
            ("game", text),
            ("rules", small),
            ("options", text),
            ("seed", text),
            ("bots", arrow.list_(text)),
            ("moves", arrow.list_(text)),
            ("winners", arrow.list_(small)),
            ("scores", arrow.list_(code)),
            ("places", arrow.list_(small)),
            ("reason", text),
        ],
    }


class Tally(msgspec.Struct):
    """What a dataset holds of one game."""

    games: int = 0
    decisions: int = 0
    with_beliefs: int = 0
    rules: int = 0
    bots: set[str] = set()


class DatasetWriter:
    """Writes episodes as they come; on leaving it finishes the files and writes the card."""

    def __init__(self, folder: Path, forms: Iterable[str], made_by: str) -> None:
        """`made_by`: the command, for the card."""
        self._folder = folder
        self._made_by = made_by
        self._tallies: dict[str, Tally] = {}
        self._forms = list(forms)
        for form in self._forms:
            if form not in FORMS:
                raise SafehouseError(f"there is no form {form!r} of a dataset; there are: {', '.join(FORMS)}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SafehouseError(f"cannot write to {folder}: {error.strerror}") from None
        self._writers = {kind: [self._writer(form, kind) for form in self._forms] for kind in NAMES}

    def _writer(self, form: str, kind: type[Row]) -> Writer:
        path = self._folder / f"{NAMES[kind]}.{form}"
        return JsonLines(path) if form == "jsonl" else Parquet(path, kind)

    def __enter__(self) -> Self:
        return self

    def add(self, episode: Episode) -> None:
        tally = self._tallies.setdefault(episode.truth.game, Tally())
        tally.games += 1
        tally.rules = episode.truth.rules
        tally.bots.update(episode.truth.bots)
        self._write(episode.truth)
        for row in episode.decisions:
            tally.decisions += 1
            tally.with_beliefs += bool(row.beliefs)
            self._write(row)

    def _write(self, row: Row) -> None:
        for writer in self._writers[type(row)]:
            writer.add(row)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for writers in self._writers.values():
            for writer in writers:
                writer.close()
        if kind is None:
            (self._folder / CARD).write_text(self._card(), encoding="utf-8")

    def _card(self) -> str:
        files = [self._folder / f"{name}.{form}" for name in NAMES.values() for form in self._forms]
        return CARD_TEXT.format(
            version=__version__,
            made_by=self._made_by,
            games="\n".join(
                f"| {game} | {tally.rules} | {tally.games} | {tally.decisions} | {tally.with_beliefs} "
                f"| {', '.join(sorted(tally.bots))} |"
                for game, tally in sorted(self._tallies.items())
            ),
            files="\n".join(f"| `{path.name}` | {path.stat().st_size} | `{_sha256(path)}` |" for path in files),
        )


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


NAMES: Final[dict[type[Row], str]] = {GameRow: "games", DecisionRow: "decisions"}
CARD_TEXT: Final = (Path(__file__).parent / "data_card.md").read_text(encoding="utf-8")
