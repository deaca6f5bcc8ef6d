"""What all tests share."""

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest
import uvloop


def pytest_asyncio_loop_factories() -> Mapping[str, Any]:
    """Pipes and sockets raise other errors on other event loops: the tests run on the server's."""
    return {"uvloop": uvloop.new_event_loop}


def pytest_itemcollected(item: pytest.Item) -> None:
    """A coroutine that waits for ever fails in its time: uvloop swallows what pytest-timeout raises."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
        marked = item.get_closest_marker("timeout")
        seconds = float(marked.args[0] if marked else item.config.getini("timeout"))
        item.obj = _within(seconds, item.obj)


def _within(seconds: float, test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @functools.wraps(test)
    async def ends(*args: Any, **named: Any) -> None:
        async with asyncio.timeout(seconds):
            await test(*args, **named)

    return ends
