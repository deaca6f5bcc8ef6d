"""How a server runs: its limits, its pace, how long it remembers."""

import secrets
from collections.abc import Callable

from msgspec import Struct

from safehouse.table.security import Limits
from safehouse.table.workers import WorkerLimits


def fresh_seed() -> str:
    """Nobody can foretell it."""
    return secrets.token_hex(16)


class Settings(Struct, frozen=True, kw_only=True):
    limits: Limits = Limits()
    workers: WorkerLimits = WorkerLimits()
    bot_pace: float = 0.7
    forget_after: float = 300.0
    sweep_every: float = 30.0
    watch_every: float = 10.0
    seeds: Callable[[], str] = fresh_seed
    """What a table's cards are dealt by; tests deal the same ones again."""
