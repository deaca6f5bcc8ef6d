"""Law 16: reveals do reveal.

Wherever an event occurs that is said to reveal, worlds that its witness held possible are played on in the same
way: in some of them the event has to be another one. Events that are not said to reveal are held against worlds
as well: what tells two truths apart is said to reveal.
"""

from collections import Counter
from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.pairs import counterpart
from safehouse.core.laws.told import Difference, Told, by_automata, log, must_reveal, noticed, play
from safehouse.core.laws.walk import moves_made
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

WORLDS: Final = 6
"""Held against one event; against one that is said to reveal:"""
MORE_WORLDS: Final = 12
OFTEN: Final = 120
"""A kind that was the same in so many worlds reveals nothing."""
MOST: Final = 270
"""Worlds tried for a kind that is said to reveal, for some of them say nothing."""
SOMETIMES: Final = 90
"""Worlds for any other kind."""


def reveals_do_reveal(game: AnyGame, effort: Effort) -> str:
    witnesses = Witnesses(game)
    for options, state, choice, random in moves_made(game, effort, "reveals"):
        before = state.copy()
        witnesses.hear(options, before, choice, (state, play(state, *choice)), random)
    revealing = {kind.name for kind in game.book.kinds if kind.reveals}
    idle = [kind for kind in sorted(revealing - witnesses.revealed) if witnesses.tells_nothing(kind)]
    demand(not idle, f"said to reveal, yet the same in all of {OFTEN} worlds: {', '.join(idle)}")
    seen = len(witnesses.revealed & revealing)
    looked_at = {kind for kind, _ in witnesses.same}
    return f"{seen} of {len(revealing)} kinds seen to reveal, {len(looked_at)} looked at"


class Witnesses:
    """Seats that hear an event, with the worlds they held possible before."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.revealed: set[str] = set()
        """Kinds that told two truths apart."""
        self.same: Counter[tuple[str, str]] = Counter()
        """In how many worlds an event of this kind was the same, by kind and options."""
        self.tried: Counter[tuple[str, str]] = Counter()
        """In how many worlds, by kind and options: what a small version knows anyway another may reveal."""

    def tells_nothing(self, kind: str) -> bool:
        """It was the same in many worlds; and under no options are there only worlds that something else tells
        apart before it can."""
        tried = [group for group in self.tried if group[0] == kind and self.tried[group] >= OFTEN]
        same = sum(times for group, times in self.same.items() if group[0] == kind)
        return same >= OFTEN and all(self.same[group] for group in tried)

    def hear(
        self, options: Options, before: State, choice: tuple[int, int], told: Told, random: Stream
    ) -> None:
        for event in told[1]:
            kind = self.game.book.kind_of(event)
            enough = MOST if kind.reveals else SOMETIMES
            tried = (kind.name, repr(options) if kind.reveals else "")
            if kind.name not in self.revealed and self.tried[tried] < enough:
                seats = [seat for seat in range(WATCHER, before.seats) if event.seen_by(seat) is not None]
                if kind.reveals:
                    seats = [seat for seat in seats if self.game.book.reveals_to(event, seat)]
                if seats:
                    self.tried[tried] += MORE_WORLDS if kind.reveals else WORLDS
                    self.hold_against_worlds(before, random.choose(seats), choice, told, tried, random)

    def hold_against_worlds(
        self,
        before: State,
        seat: int,
        choice: tuple[int, int],
        heard: Told,
        group: tuple[str, str],
        random: Stream,
    ) -> None:
        game = self.game
        after, told = heard
        source = game.worlds(game.read_view(game.view_bytes(before, seat)))
        who = f"seat {seat}, after seat {choice[0]} plays {game.space.to_text(choice[1])!r},"
        worlds = MORE_WORLDS if self.game.book.kinds[self.game.book.index[group[0]]].reveals else WORLDS
        for _ in range(worlds):
            world = source.draw(random)
            answer = counterpart(game, world, *choice, seat, random)
            if answer is None:
                if choice[0] in world.pending() and choice[0] != seat:
                    self.credit_the_deed(noticed(seat, told))
                continue
            there = play(world, choice[0], answer)
            difference = must_reveal(game, choice[0], seat, (after, told), (world, there), who)
            if difference is not None:
                self.credit(told_elsewhere(seat, difference, told, there))
            elif not by_automata(game, told):
                self.same[group] += 1

    def credit(self, events: list[Event]) -> None:
        self.revealed |= {self.game.book.kind_of(event).name for event in events}

    def credit_the_deed(self, events: list[Event]) -> None:
        """Nobody could have done it in some world: the one kind that is said to reveal tells so."""
        revealing = [event for event in events if self.game.book.reveals(event)]
        if len({event.kind for event in revealing}) == 1:
            self.credit(revealing)


def told_elsewhere(seat: int, difference: Difference, told: list[Event], there: list[Event]) -> list[Event]:
    """The events that differ, without one that only comes later in the other state."""
    one, two = difference
    here, other = log(seat, told), log(seat, there)
    events = [one] if one is not None and log(seat, [one])[0] not in other else []
    return [*events, two] if two is not None and log(seat, [two])[0] not in here else events
