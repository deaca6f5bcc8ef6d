"""Work handed out to Ray: on this machine, or on a cluster."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final, Literal, TypeVar, get_args

from safehouse.core.errors import OptionError, SafehouseError

Where = Literal["cores", "ray"]
PLACES: Final[tuple[Where, ...]] = get_args(Where)
Done = TypeVar("Done")

IN_FLIGHT: Final = 3
"""Jobs handed out for each process, so that none waits and little is lost by an interruption."""
RAY_STORE_BYTES: Final = 100 * 1024 * 1024


def place_of_work(name: str) -> Where:
    for known in PLACES:
        if name == known:
            return known
    raise OptionError("where", name, ", ".join(PLACES))


def on_ray(work: Callable[..., Done], jobs: Iterable[tuple[Any, ...]]) -> Iterator[Done]:
    """A function called with each of these arguments, on the cluster that RAY_ADDRESS names, else on a local
    Ray that listens on loopback alone; gives each answer as it comes, in no certain order. Ray is found when it
    is called for: whoever compiles the rules has no need of it."""
    own = "RAY_ADDRESS" not in os.environ
    if own:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise SafehouseError(
            "Ray is not installed; it comes with the extra: pip install 'safehouse[ray]'"
        ) from None
    if own:
        ray.init(
            address="local",
            include_dashboard=False,
            object_store_memory=RAY_STORE_BYTES,
            _node_ip_address="127.0.0.1",
            _temp_dir=str(Path(gettempdir()) / "safehouse-ray"),
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    else:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    try:
        task = ray.remote(work)
        in_flight = int(ray.cluster_resources().get("CPU", 1)) * IN_FLIGHT
        waiting = iter(jobs)
        running: list[Any] = []
        while True:
            while len(running) < in_flight and (job := next(waiting, None)) is not None:
                running.append(task.remote(*job))
            if not running:
                return
            done, running = ray.wait(running)
            for reference in done:
                yield ray.get(reference)
    finally:
        ray.shutdown()
