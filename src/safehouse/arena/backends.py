"""Where the games of a tournament are played: on this machine's cores, or on Ray."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final, Literal, TypeVar

from safehouse.arena.play import Played, play_matches
from safehouse.arena.schedule import Fixture
from safehouse.core.errors import SafehouseError

Where = Literal["cores", "ray"]
Done = TypeVar("Done")

IN_FLIGHT: Final = 3
"""Chunks handed out for each process, so that none waits and little is lost by an interruption."""
RAY_STORE_BYTES: Final = 100 * 1024 * 1024


def play_all(
    game: str, options: dict[str, Any], chunks: Sequence[list[Fixture]], where: Where, processes: int
) -> Iterator[list[Played]]:
    """Play every chunk; gives each as it is finished, in no certain order."""
    if where == "ray":
        return on_ray(play_matches, ((game, options, chunk) for chunk in chunks))
    if processes == 1:
        return (play_matches(game, options, chunk) for chunk in chunks)
    return _on_cores(game, options, chunks, processes)


def _on_cores(
    game: str, options: dict[str, Any], chunks: Sequence[list[Fixture]], processes: int
) -> Iterator[list[Played]]:
    waiting = iter(chunks)
    running: set[Future[list[Played]]] = set()
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        while True:
            while len(running) < processes * IN_FLIGHT and (chunk := next(waiting, None)) is not None:
                running.add(pool.submit(play_matches, game, options, chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(work: Callable[..., Done], jobs: Iterable[tuple[Any, ...]]) -> Iterator[Done]:
    """A function called with each of these arguments, on the cluster that RAY_ADDRESS names, else on a local
    Ray that listens on loopback alone; gives each answer as it comes, in no certain order."""
    own = "RAY_ADDRESS" not in os.environ
    if own:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
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
