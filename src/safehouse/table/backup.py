"""A house in one file, taken while it runs, and put back.

The store is copied by SQLite's own means, which gives the state of one moment with everything that was
acknowledged until then; a plain copy of the file would lack what is still in the write-ahead log. The backup
lists what it holds with a fingerprint each, and is read back before it counts.
"""

import hashlib
import io
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Final

import msgspec

from safehouse import __version__
from safehouse.core.errors import SafehouseError
from safehouse.table.store import STORE_FILE
from safehouse.table.store.forms import FORM

LIST: Final = "safehouse-backup.json"
FORMAT: Final = 1
NOT_KEPT: Final = (".lock", ".db-wal", ".db-shm", ".db-journal")
"""What belongs to the running server alone; names end so."""


class BackupError(SafehouseError):
    """The house cannot be copied, or the copy cannot be used; the text says why."""


class Contents(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`form`: that of the store. `files`: by path, their SHA-256."""

    format: int
    form: int
    version: str
    at: int
    files: dict[str, str]


def must_be_file(store: str) -> None:
    """Raises `BackupError` for a database."""
    if store:
        raise BackupError("the games are in a PostgreSQL database; use pg_dump and pg_restore")


def back_up(data: Path, file: Path) -> Contents:
    """Copy the house that keeps its games in `data`; it may be running. Raises `BackupError`."""
    if not (data / STORE_FILE).is_file():
        raise BackupError(f"there are no games in {data}")
    if file.exists():
        raise BackupError(f"{file} is there already")
    if file.resolve().is_relative_to(data.resolve()):
        raise BackupError(f"{file} lies in the folder that is to be copied; take another one")
    half = file.with_name(f"{file.name}.half")
    try:
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:
            store = Path(folder) / STORE_FILE
            copy_store(data / STORE_FILE, store)
            contents = _write(half, store, data)
        with opened(half) as archive:
            read_list(archive, half)
        half.replace(file)
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror}") from None
    finally:
        half.unlink(missing_ok=True)
    return contents


def copy_store(source: Path, target: Path) -> None:
    """The store as it is at one moment. Raises `BackupError` where it is damaged."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as running,
            closing(sqlite3.connect(target)) as copy,
        ):
            running.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        check_store(target)
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{source} cannot be copied: {error}") from None


def check_store(path: Path) -> int:
    """The form of a store. Raises `BackupError` where it is damaged, or newer than this program."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as store:
            (verdict,) = store.execute("PRAGMA integrity_check(1)").fetchone()
            (form,) = store.execute("PRAGMA user_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupError(f"the store {path.name} is damaged: {error}") from None
    if verdict != "ok":
        raise BackupError(f"the store {path.name} is damaged: {verdict}")
    if not 1 <= form <= FORM:
        raise BackupError(
            f"the store is of form {form}, which this version (up to form {FORM}) does not know; "
            "take a newer version of Safehouse"
        )
    return int(form)


def _write(target: Path, store: Path, data: Path) -> Contents:
    contents = Contents(
        format=FORMAT, form=check_store(store), version=__version__, at=int(time.time()), files={}
    )
    with os.fdopen(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
        with tarfile.open(fileobj=raw, mode="w:gz", compresslevel=6) as archive:
            contents.files[STORE_FILE] = _add(archive, STORE_FILE, store, None)
            for name, path in other_files(data):
                with suppress(FileNotFoundError):  # deleted in this moment
                    contents.files[name] = _add(archive, name, path, path.read_bytes())
            listed = msgspec.json.encode(contents)
            _add(archive, LIST, None, listed)
        raw.flush()
        os.fsync(raw.fileno())
    return contents


def _add(archive: tarfile.TarFile, name: str, path: Path | None, content: bytes | None) -> str:
    """Its fingerprint. What may change while it is read comes as `content`."""
    member = tarfile.TarInfo(name)
    member.mode, member.mtime = 0o600, int(time.time())
    if content is not None:
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
        return hashlib.sha256(content).hexdigest()
    assert path is not None
    member.size = path.stat().st_size
    with path.open("rb") as file:
        archive.addfile(member, file)
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def other_files(data: Path) -> Iterator[tuple[str, Path]]:
    """What else the folder holds: games of the terminal, whatever the host put there."""
    for path in sorted(data.rglob("*")):
        name = path.relative_to(data).as_posix()
        if path.is_file() and not path.is_symlink() and name != STORE_FILE and not name.endswith(NOT_KEPT):
            yield name, path


def opened(file: Path) -> tarfile.TarFile:
    try:
        return tarfile.open(file, "r:gz")
    except FileNotFoundError:
        raise BackupError(f"there is no file {file}") from None
    except (OSError, tarfile.TarError, EOFError) as error:
        raise BackupError(f"{file} is no backup, or is damaged: {error}") from None


def read_list(archive: tarfile.TarFile, file: Path) -> Contents:
    """What a backup holds, every file of it read and compared. Raises `BackupError`."""
    try:
        members = {member.name: member for member in archive.getmembers()}
        listed = archive.extractfile(LIST)
        contents = msgspec.json.decode(listed.read() if listed else b"", type=Contents)
        for name, fingerprint in contents.files.items():
            content = archive.extractfile(members[name])
            if content is None or _digest(content) != fingerprint:
                raise BackupError(f"{file} is damaged: {name} is not what was put in")
    except BackupError:
        raise
    except Exception as error:
        raise BackupError(f"{file} is no backup, or is damaged: {error}") from None
    if contents.format > FORMAT or contents.form > FORM:
        raise BackupError(
            f"{file} was written by Safehouse {contents.version}, which is newer than this one ({__version__})"
        )
    return contents


def _digest(content: IO[bytes]) -> str:
    digest = hashlib.sha256()
    while block := content.read(1 << 20):
        digest.update(block)
    return digest.hexdigest()


def restore(file: Path, data: Path) -> Contents:
    """Put a backup back into a folder that holds no games. Raises `BackupError`; then nothing was changed."""
    if data.exists() and any(not path.name.endswith(".lock") for path in data.iterdir()):
        raise BackupError(f"{data} is not empty; restore into a new folder, or move it away first")
    with opened(file) as archive:
        contents = read_list(archive, file)
        data.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f"{data.name}-", dir=data.parent))
        try:
            for name in contents.files:
                archive.extract(name, fresh, filter="data")
            check_store(fresh / STORE_FILE)
            data.mkdir(mode=0o700, exist_ok=True)
            for path in sorted(fresh.iterdir()):
                path.replace(data / path.name)
        except (OSError, tarfile.TarError) as error:
            raise BackupError(f"{file} cannot be restored: {error}") from None
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return contents
