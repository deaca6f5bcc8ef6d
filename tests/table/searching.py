"""Whole games in which every frame that anybody is sent is searched for what is declared secret."""

import json
from collections import Counter
from functools import cache
from typing import Any

from people import listening, step, table_of
from secrecy import Client, Declared, Shown, leaves

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.table.viewers import encode

GAMES = ("_template", *names())
LONGEST = 300
"""Moves of a game that are searched: all of them, but for In Too Deep, where random play goes on and on."""


class Search:
    """Plays a game at a table of its own and searches every frame that anybody is sent."""

    def __init__(self, game: AnyGame, options: Any, seed: str) -> None:
        self._table, self._random = table_of(game, options, seed), Stream(seed)
        self._record = self._table.game_record()
        self._declared = Declared(self._record)
        self._pairs = {seat: listening(self._table, seat) for seat in self._declared.viewers}
        self._clients = {seat: Client() for seat in self._declared.viewers}
        self.looked = 0
        """How many secrets were looked for in the views of those who may not know them."""
        self.kinds: set[str] = set()
        """Of the events that occurred."""
        for viewer, ear in self._pairs.values():
            ear.send(encode(viewer.welcome([], 1000)))
        self._read(self._record.events, public_in_deals(game, options))

    def run(self, moves: int) -> "Search":
        for made in range(moves):
            entry = step(self._table, self._random, 1000 + made)
            if entry is None:
                break
            first, before = self._record.happened(), self._shown()
            self._table.apply(entry)
            for viewer, _ in self._pairs.values():
                viewer.catch_up([], 1000 + made)
            self._read(self._record.events[first:], before)
        return self

    def _shown(self) -> dict[int, Shown]:
        return {seat: client.shown for seat, client in self._clients.items()}

    def _read(self, events: list[Event], before: dict[int, Shown]) -> None:
        self.kinds |= {self._declared.book.kind_of(event).name for event in events}
        for seat, client in self._clients.items():
            known = len(client.log)
            client.read(self._pairs[seat][1].frames)
            self._declared.search_log(client.log[known:], events, seat)
        if self._table.outcome is None:
            self.looked += self._declared.search_views(events, before, self._shown())


def public_in_deals(game: AnyGame, options: Any) -> dict[int, Shown]:
    """What each viewer is shown at every deal: that is no secret."""
    deals = [table_of(game, options, f"deal {number}").game_record() for number in range(4)]
    found: dict[int, Shown] = {}
    for seat in range(WATCHER, options.seats()):
        shown = [Counter(leaves(json.loads(deal.view_bytes(seat)))) for deal in deals]
        found[seat] = shown[0] & shown[1] & shown[2] & shown[3]
    return found


@cache
def searched(name: str) -> list[Search]:
    game = find(name)
    chosen = game.configurations()[:2]
    return [Search(game, options, f"{name} {n}").run(LONGEST) for n, options in enumerate(chosen)]
