"""How many threads NumPy computes with."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THREADS: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


@contextmanager
def one_thread() -> Iterator[None]:
    """Processes that are started within, and this one if it imports NumPy within, compute with one thread."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
