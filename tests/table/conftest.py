import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from postgres import Postgres
from running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own, with generous limits."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has by default."""
    with Server(tmp_path_factory.mktemp("strict"), strict=True) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of this process; each takes a database of its own."""
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be: the test runs on both engines."""
    if request.param == "sqlite":
        return tmp_path / "safehouse.db"
    running: Postgres = request.getfixturevalue("postgres")
    return running.database(tmp_path)
