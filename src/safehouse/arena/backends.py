"""Where the games of a tournament are played: on this machine's cores, or on Ray."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

from safehouse.arena.play import PlayedMatch, play_matches
from safehouse.arena.schedule import Fixture
from safehouse.bots.cluster import IN_FLIGHT, Where, on_ray


def play_all(
    game: str, options: dict[str, Any], chunks: Sequence[list[Fixture]], where: Where, processes: int
) -> Iterator[list[PlayedMatch]]:
    """Play every chunk; gives each as it is finished, in no certain order."""
    if where == "ray":
        return on_ray(play_matches, ((game, options, chunk) for chunk in chunks))
    if processes == 1:
        return (play_matches(game, options, chunk) for chunk in chunks)
    return _on_cores(game, options, chunks, processes)


def _on_cores(
    game: str, options: dict[str, Any], chunks: Sequence[list[Fixture]], processes: int
) -> Iterator[list[PlayedMatch]]:
    waiting = iter(chunks)
    running: set[Future[list[PlayedMatch]]] = set()
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
