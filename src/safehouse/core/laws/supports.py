"""Law 6: imagination forgets no possibility, and adds none.

In small cases every truth behind a seat's log is found by trying out each deal, each hidden choice and each
outcome of chance; exactly these can be drawn from its view. Sets are compared, not chances, so no way of
playing is assumed.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame, SmallCase
from safehouse.core.laws.chance import all_deals, outcomes
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.look import without
from safehouse.core.laws.pairs import passes_unnoticed
from safehouse.core.laws.possible import truth_is_possible
from safehouse.core.laws.told import Log, by_automata, log, noticed, play
from safehouse.core.laws.updates import updates_agree
from safehouse.core.laws.walk import random_choice, varied_choice
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

MOST: Final = 2_500
"""Truths behind a log that are followed; where there are more, a walk ends."""
MOST_WAYS: Final = 10_000
"""In which a small case may begin, and in which chance may let a move in it end."""
SOME: Final = 60
"""Worlds drawn where the truths are too many to wait for each."""


def imagination_is_exact(game: AnyGame, effort: Effort) -> str:
    cases = [case for case in game.small_cases() if isinstance(case, SmallCase)]
    support = Support(game, effort)
    begun = [support.begin(case, f"support {number}") for number, case in enumerate(cases)]
    for number, (case, openings) in enumerate(zip(cases, begun, strict=True)):
        support.try_out(case, openings, Stream(f"support {number}"))
    elsewhere = f"{truth_is_possible(game, effort)}, {updates_agree(game, effort)}"
    if not cases:
        return f"{elsewhere}; the game names no small case"
    return f"{support.truths} truths in {len(cases)} small cases, {elsewhere}"


COURSES: Final = 24
"""Games that are played before the one with the rarest things is followed."""

Happening = tuple[int, ...]
"""A kind of event, two kinds in one move, or a kind with the place and value of an argument."""

Openings = dict[int, list[list[State]]]
"""By seat, the deals of a small case, those together of which it is told the same."""


class Course:
    """A game through a small case: the deal, the other ones that begin like it, and the moves."""

    def __init__(
        self, game: AnyGame, case: SmallCase, openings: list[list[State]], random: Stream, varied: bool
    ) -> None:
        self.same = openings[random.below(len(openings))]
        self.truth = self.same[random.below(len(self.same))].copy()
        self.choices: list[tuple[int, int]] = []
        self.happened: set[Happening] = set()
        state = self.truth.copy()
        while len(self.choices) < case.longest and not state.over():
            choice = varied_choice(game, state, random) if varied else random_choice(state, random)
            assert choice is not None
            self.choices.append(choice)
            told = play(state, *choice)
            if not state.over():
                self.note(told)

    def note(self, told: list[Event]) -> None:
        """Kinds of events, two kinds that come together, and arguments."""
        kinds = {event.kind for event in told}
        self.happened |= {(kind,) for kind in kinds}
        self.happened |= {(event.kind, place, arg) for event in told for place, arg in enumerate(event.args)}
        self.happened |= set(itertools.combinations(sorted(kinds), 2))

    def news(self, happened: set[Happening]) -> list[int]:
        """How many kinds it has that have not happened yet, then how many pairs of kinds, and so on."""
        fresh = Counter(len(one) for one in self.happened - happened)
        return [fresh[size] for size in (1, 2, 3)]


class Support:
    def __init__(self, game: AnyGame, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.truths = 0
        self.happened: dict[int, set[Happening]] = defaultdict(set)
        """By seat, what has happened in its games through the case that is tried out."""

    def begin(self, case: SmallCase, seed: str) -> Openings:
        deals = list(itertools.islice(all_deals(self.game, case, seed), MOST_WAYS + 1))
        demand(len(deals) <= MOST_WAYS, f"{case.options}: too large for a small case: over {MOST_WAYS} deals")
        seats = range(WATCHER, deals[0].seats)
        return {seat: self.told_alike(deals, seat, f"[{case.options}]: seat {seat}") for seat in seats}

    def try_out(self, case: SmallCase, openings: Openings, random: Stream) -> None:
        before = self.truths
        self.happened.clear()
        hiding = []
        for seat, alike in openings.items():
            walks = self.effort.walks if case.longest else min(self.effort.walks, len(alike))
            for number in range(walks):
                hiding.append(self.walk(case, alike, seat, random, varied=number % 2 == 1))
        demand(self.truths > before, f"{case.options}: too large for a small case")
        demand(any(hiding), f"{case.options}: nothing is hidden: each log has a single truth")

    def told_alike(self, deals: list[State], seat: int, who: str) -> list[list[State]]:
        """The deals of which this seat is told the same; whoever is told something else sees something else,
        unless only the order was another."""
        alike: dict[Log, list[State]] = defaultdict(list)
        for state in deals:
            alike[log(seat, state.events or [])].append(state)
        remembered: dict[bytes, Log] = {}
        some = {} if by_automata(self.game, deals[0].events or []) else alike
        for told, states in itertools.islice(some.items(), self.effort.truths):
            content = tuple(sorted(told))
            view = self.game.view_bytes(states[0], seat)
            what = f"{who} is told what its view does not hold"
            demand(remembered.setdefault(view, content) == content, what)
        return list(alike.values())

    def walk(
        self, case: SmallCase, openings: list[list[State]], seat: int, random: Stream, varied: bool
    ) -> bool:
        """Play one game, from one of the deals that begin alike for this seat; on the way keep every state that
        has the seat's log behind it. Whether there was ever more than one."""
        course = self.rarest_course(case, openings, seat, random, varied)
        truth, same = course.truth, self.and_unnoticed(course.truth, course.same, seat)
        hiding = False
        played: list[str] = []
        for choice in [*course.choices, None]:
            if not same or truth.over():
                break
            hiding = hiding or len(same) > 1
            if choice is None or random.below(2) == 0:
                self.compare(truth, same, seat, case.ahead, f"[{case.options}] after {played}: seat {seat}")
            if choice is None:
                break
            mover, move = choice
            played.append(f"{mover} {self.game.space.to_text(move)}")
            if mover != seat and passes_unnoticed(self.game, truth, mover, move, seat):
                truth.play(mover, move)
            else:
                same = self.and_unnoticed(truth, self.with_the_same_log(truth, same, seat, mover, move), seat)
        return hiding

    def rarest_course(
        self, case: SmallCase, openings: list[list[State]], seat: int, random: Stream, varied: bool
    ) -> "Course":
        """Of some games the one in which most happens that no game of this seat has had."""
        courses = [Course(self.game, case, openings, random, varied) for _ in range(COURSES)]
        rarest = max(courses, key=lambda course: course.news(self.happened[seat]))
        self.happened[seat] |= rarest.happened
        return rarest

    def with_the_same_log(
        self, truth: State, same: list[State], seat: int, mover: int, move: int
    ) -> list[State]:
        """Play a move in the truth; all states that the other ones can lead to with the seat told the same."""
        menu = truth.moves(mover)
        wanted = self.learned(seat, truth, play(truth, mover, move))
        found: list[State] = []
        for state in same:
            if mover not in state.pending() or (mover == seat and state.moves(seat) != menu):
                continue
            for tried in [move] if mover == seat else state.moves(mover):
                ends = self.ends(state, mover, tried)
                found += [end for end, told in ends if self.learned(seat, end, told) == wanted]
            if len(found) > MOST:
                return []
        return found

    def ends(self, state: State, mover: int, move: int) -> Iterator[tuple[State, list[Event]]]:
        """Every way chance can let a move end."""
        for number, end in enumerate(outcomes(state, mover, move)):
            what = f"seat {mover}'s {self.game.space.to_text(move)!r} can end in over {MOST_WAYS} ways"
            demand(number < MOST_WAYS, f"{what}, as after a shuffle: too large for a small case")
            yield end

    def unnoticed(self, state: State, seat: int) -> list[State]:
        """What others can make of it without the seat noticing."""
        game, view = self.game, self.game.view_bytes(state, seat)
        found = []
        for mover in state.pending():
            for move in state.moves(mover) if mover != seat else ():
                found += [end for end, told in self.ends(state, mover, move) if not noticed(seat, told)]
        return [end for end in found if game.view_bytes(end, seat) == view]

    def and_unnoticed(self, truth: State, same: list[State], seat: int) -> list[State]:
        """The states, and what can have become of them before the seat notices anything; each once."""
        if not self.unnoticed(truth, seat):
            return same
        found: dict[Any, State] = {}
        left = list(same)
        while left:
            state = left.pop()
            key = truth_key(self.game, state, seat, 0)
            if key not in found:
                found[key] = state
                left += self.unnoticed(state, seat)
        return list(found.values())

    def learned(self, seat: int, state: State, told: list[Event]) -> tuple[Log, list[Any]]:
        """What the seat is told of a move, and what everybody sees of one that is not told yet."""
        return log(seat, told), [getattr(state, name) for name in self.game.announced]

    def compare(self, truth: State, same: list[State], seat: int, ahead: int, who: str) -> None:
        game = self.game
        view = game.view_bytes(truth, seat)
        behind_the_log: set[Any] = set()
        for state in same:
            demand(game.view_bytes(state, seat) == view, f"{who} sees more than it was told")
            behind_the_log.add(truth_key(game, state, seat, ahead))
        self.truths += len(behind_the_log)
        few = len(behind_the_log) <= self.effort.truths
        worlds = game.worlds(game.read_view(view))
        random = Stream("support")
        imagined: set[Any] = set()
        draws = 0
        while draws < SOME or (few and draws < self.effort.draws and len(imagined) < len(behind_the_log)):
            key = truth_key(game, worlds.draw(random), seat, ahead)
            demand(key in behind_the_log, f"{who} imagines what its log rules out")
            imagined.add(key)
            draws += 1
        missing = len(behind_the_log - imagined)
        demand(not few or not missing, f"{who} never imagines {missing} of {len(behind_the_log)} truths")


def imagined_part(game: AnyGame, state: State, seat: int) -> bytes:
    """What a seat sees, without what others need not imagine of it."""
    return without(game.view_bytes(state, seat), game.unimagined)


def truth_key(game: AnyGame, state: State, seat: int, ahead: int) -> Any:
    """What the others see, and what happens in a few moves from here on."""
    others = tuple(imagined_part(game, state, other) for other in range(state.seats) if other != seat)
    twin = state.copy()
    twin.events, twin.random, random = [], Stream("ahead"), Stream("moves ahead")
    for _ in range(ahead):
        choice = random_choice(twin, random)
        if choice is None:
            break
        twin.play(*choice)
    return others, tuple((event.kind, tuple(event.args)) for event in twin.events)
