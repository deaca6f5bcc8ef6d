"""A server with the limits that everybody gets."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "table"))
sys.path.insert(0, str(Path(__file__).parent))

from running import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, strict=True) as running:
        yield running
