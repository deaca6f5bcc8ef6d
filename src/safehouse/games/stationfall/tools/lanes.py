"""Many tables of four side by side, as tensors and from the point of view of whoever decides. Needs torch."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import torch  # type: ignore[import-not-found, unused-ignore]

from safehouse.games.stationfall.bots.perspective import cells_seen, codes_seen
from safehouse.games.stationfall.tools.nets import unpacked
from safehouse.games.stationfall.tools.teacher import PLAYERS
from safehouse.research import vector

TEMPERATURES: Final = (0.1, 0.7)
"""Of the rivals, from table to table: they play their likeliest moves, or draw them more freely."""


class Lanes:
    """Tables that go on for ever. At the first of them, `alone` of all, one seat in turn is the learner's and
    the others are a rival's; at the rest everybody is the learner."""

    def __init__(self, count: int, seed: str, processes: int, alone: float, device: str) -> None:
        self.count = count
        self._env = vector(
            "stationfall", count, seed=seed, reward="score", processes=processes, players=PLAYERS
        )
        self._device = device
        self._cells = torch.tensor([cells_seen(seat, PLAYERS) for seat in range(PLAYERS)], device=device)
        self._codes = torch.tensor([codes_seen(seat, PLAYERS) for seat in range(PLAYERS)], device=device)
        own = torch.arange(count, device=device) % PLAYERS
        self.own_seat = torch.where(torch.arange(count, device=device) < alone * count, own, -1)
        """The learner's only seat; -1: every seat."""
        self.calm = torch.linspace(*TEMPERATURES, count, device=device)[:, None]
        self.seats: Any = None
        self._stream = torch.cuda.Stream() if device == "cuda" else None

    def stream(self) -> AbstractContextManager[Any]:
        """Work on the card that waits for no other group's."""
        return nullcontext() if self._stream is None else torch.cuda.stream(self._stream)

    def look(self) -> tuple[Any, Any, Any]:
        """What is asked now: [n, size] rows, [n, moves] open moves, [n] whether the learner is asked."""
        self.seats = self._moved(self._env.seats).long()
        rows = self._moved(self._env.observations).gather(1, self._cells[self.seats])
        masks = unpacked(self._moved(self._env.packed_masks)).gather(1, self._codes[self.seats])
        return rows, masks, (self.own_seat < 0) | (self.own_seat == self.seats)

    def _moved(self, array: Any) -> Any:
        return torch.from_numpy(array).to(self._device)

    def step(self, moves: Any) -> tuple[Any, Any]:
        """Carry out a move at every table: [n, seats] scores where it ended the game,
        and [n] whether it did."""
        codes = self._codes[self.seats].gather(1, moves[:, None])[:, 0]
        scores, ended = self._env.step(codes.cpu().numpy())
        return self._moved(scores), self._moved(ended)

    def close(self) -> None:
        self._env.close()
