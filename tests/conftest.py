"""What all tests share."""

from collections.abc import Mapping
from typing import Any

import uvloop


def pytest_asyncio_loop_factories() -> Mapping[str, Any]:
    """Pipes and sockets raise other errors on other event loops: the tests run on the server's."""
    return {"uvloop": uvloop.new_event_loop}
