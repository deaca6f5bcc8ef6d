"""Law 6 where truths are too many to be tried out.

Worlds from the view before a move, played on and kept where the seat is told the same, and worlds from the view
after it show the same facts. With the deal as a beginning that makes view and log agree all along.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.pairs import passes_unnoticed
from safehouse.core.laws.told import Log, log, play
from safehouse.core.laws.walk import label, moves_made, random_choice, step
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER, bit
from safehouse.core.state import State

Fact = tuple[str | int, ...]
"""A word within another seat's view, with the way to it."""

Secret = tuple[int, int, bool]
"""A kind of event, to how many it is told in full, and whether one of these has made the move."""

BOTH: Final = "both"
"""Before two words of one list."""
NUMBER: Final = "number"
"""Before how many there are in a list."""
COMMON: Final = 0.05
"""A fact is common if it holds in more than this part of the worlds."""
RARELY: Final = 3
"""So many times the moves of early positions are those by which something rare is told."""
FEW: Final = 80
"""Worlds looked at in one round."""
ROUNDS: Final = 25
RARE: Final = 5
"""A move that leaves fewer of FEW worlds says too little."""
SURE: Final = 8
"""A fact seen fewer times may be a rare one."""
CERTAIN: Final = 16.0
"""A fact that is expected so many times among some worlds, and is in none, is impossible there."""
EARLY: Final = 60
"""Positions are at most so many moves into a game."""


def updates_agree(game: AnyGame, effort: Effort) -> str:
    facts = 0
    for number, (where, state, random) in zip(range(effort.updates), early_positions(game), strict=False):
        choice = random_choice(state, random)
        if choice is not None:
            seat = number % (state.seats + 1) - 1
            facts += update(game, where, state, choice, seat, random, game.unimagined)
    for where, state, choice, seat in rarely_told(game, effort):
        beside = game.unimagined | game.bygone
        facts += update(game, where, state, choice, seat, Stream(f"{where} {seat}"), beside)
    return f"{facts} facts before and after moves"


def update(
    game: AnyGame,
    where: str,
    before: State,
    choice: tuple[int, int],
    seat: int,
    random: Stream,
    beside: frozenset[str],
) -> int:
    """Hold this move against imagination, but for these fields; the number of facts."""
    after = before.copy()
    told = play(after, *choice)
    if after.over():
        return 0
    who = f"{where}: seat {seat}, after seat {choice[0]} plays {game.space.to_text(choice[1])!r},"
    return Update(game, before, after, choice, log(seat, told), seat, random, beside).compare(who)


def rarely_told(game: AnyGame, effort: Effort) -> list[tuple[str, State, tuple[int, int], int]]:
    """Of what is revealed or told in secret in all games that are played, what comes most rarely; each with the
    position, the move, and one whom it is told. The past of a very long game is left aside."""
    times: Counter[Secret] = Counter()
    found: dict[Secret, tuple[str, State, tuple[int, int], int]] = {}
    for options, state, choice, random in moves_made(game, effort, "rarely told"):
        before = state.copy()
        for event in play(state, *choice):
            kind = game.book.kind_of(event)
            if kind.insiders is None and not kind.reveals:
                continue
            knowing = [seat for seat in range(state.seats) if event.insiders & bit(seat)]
            told = random.choose(knowing) if knowing else WATCHER
            key = (event.kind, len(knowing), told == choice[0])
            times[key] += 1
            found.setdefault(key, (f"[{options}]", before, choice, told))
    rarest = sorted(found, key=lambda key: (times[key], key))
    return [found[key] for key in rarest[: RARELY * effort.updates]]


def early_positions(game: AnyGame) -> Iterator[tuple[str, State, Stream]]:
    for number in itertools.count():
        for options in game.configurations():
            random = Stream(f"early {number} {options}")
            state: State = game.deal(options, f"early-{number}", listen=False)
            made = sum(step(state, random) for _ in range(random.below(min(EARLY, game.longest))))
            if not state.over():
                yield label(options, f"early-{number}", made), state, random


class Update:
    """A move as a seat sees it, with the worlds before and after."""

    def __init__(
        self,
        game: AnyGame,
        before: State,
        after: State,
        choice: tuple[int, int],
        told: Log,
        seat: int,
        random: Stream,
        beside: frozenset[str],
    ) -> None:
        self.beside = beside
        self.game, self.choice, self.told, self.seat, self.random = game, choice, told, seat, random
        self.view = game.view_bytes(after, seat)
        seen_before = game.view_bytes(before, seat)
        self.unnoticed = not told and seen_before == self.view
        self.old = game.worlds(game.read_view(seen_before))
        self.new = game.worlds(game.read_view(self.view))
        self.hidden = hidden_fields(game, after, seat)
        self.played: Counter[Fact] = Counter()
        self.kept = 0
        self.drawn: Counter[Fact] = Counter()
        self.draws = 0

    def compare(self, who: str) -> int:
        """Look at more worlds of both until every fact that is common in one of them is seen in the other, or
        would have been seen long ago."""
        self.play_on()
        self.draw()
        for _ in range(ROUNDS if self.kept >= RARE else 0):
            forgotten = self.missing(self.played, self.kept, self.drawn, self.draws)
            added = self.missing(self.drawn, self.draws, self.played, self.kept)
            demand(not self.beyond_doubt(forgotten), f"{who} never imagines {self.beyond_doubt(forgotten)[:3]}")
            what = f"imagines what was ruled out: {self.beyond_doubt(added)[:3]}"
            demand(not self.beyond_doubt(added), f"{who} {what}")
            if not forgotten and not added:
                break
            self.play_on()
            self.draw()
        return len(self.played)

    def missing(
        self, here: Counter[Fact], worlds: int, there: Counter[Fact], others: int
    ) -> list[tuple[float, Fact]]:
        """The common facts of some worlds that the others lack, and how often they are expected there."""
        return [
            (times / worlds * others, fact)
            for fact, times in here.items()
            if times > COMMON * worlds and times >= SURE and fact not in there
        ]

    def beyond_doubt(self, missing: list[tuple[float, Fact]]) -> list[Fact]:
        return [fact for expected, fact in missing if expected > CERTAIN]

    def draw(self) -> None:
        for _ in range(FEW):
            self.drawn.update(facts(self.game, self.new.draw(self.random), self.hidden, self.beside))
        self.draws += FEW

    def play_on(self) -> None:
        """Worlds of before, after a move by which the seat is told the same."""
        for _ in range(FEW):
            world = self.old.draw(self.random)
            idle = self.unnoticed and self.random.below(2) == 0
            if (idle or self.moves_alike(world)) and self.game.view_bytes(world, self.seat) == self.view:
                self.go_on_unnoticed(world)
                self.played.update(facts(self.game, world, self.hidden, self.beside))
                self.kept += 1

    def moves_alike(self, world: State) -> bool:
        """Make the same move or, for others, one of its kind; whether the seat is told the same."""
        mover, move = self.choice
        if mover not in world.pending():
            return False
        moves = world.moves(mover)
        if mover != self.seat and (move not in moves or self.random.below(2) == 0):
            kind = self.game.space.kind_of(move)
            moves = [code for code in moves if self.game.space.kind_of(code) is kind]
            if not moves:
                return False
            move = self.random.choose(moves)
        return move in moves and log(self.seat, play(world, mover, move)) == self.told

    def go_on_unnoticed(self, world: State) -> None:
        """Perhaps others have moved on already without being noticed."""
        while self.random.below(2) == 0:
            choice = random_choice(world, self.random)
            if choice is None or choice[0] == self.seat:
                break
            if not passes_unnoticed(self.game, world, *choice, self.seat):
                break
            world.play(*choice)


def hidden_fields(game: AnyGame, state: State, seat: int) -> dict[int, list[str]]:
    """By seat, the fields of its view in which it sees something else than this seat."""
    own = game.view(state, seat)
    names = [name for name in own.__struct_fields__ if name not in ("seat", "question")]
    others = {other: game.view(state, other) for other in range(state.seats) if other != seat}
    return {o: [name for name in names if getattr(v, name) != getattr(own, name)] for o, v in others.items()}


def facts(game: AnyGame, state: State, fields: dict[int, list[str]], beside: frozenset[str]) -> set[Fact]:
    """What others see and the seat does not, in small pieces: words with their places, two of one list, and
    how many there are."""
    found: set[Fact] = set()
    for other, names in fields.items():
        view = game.view(state, other)
        for name in names:
            collect(msgspec.to_builtins(getattr(view, name)), (other, name), beside, found)
    return found


def collect(value: Any, path: Fact, left_out: frozenset[str], found: set[Fact]) -> None:
    if path[-1] in left_out:
        return
    if isinstance(value, (str, int)):
        found.add((*path, value))
    elif isinstance(value, dict):
        for name, part in value.items():
            collect(part, (*path, name), left_out, found)
    elif isinstance(value, (list, tuple)):
        words = sorted(word for word in value if isinstance(word, str))
        found.add((*path, NUMBER, len(value)))
        found.update((*path, word) for word in words)
        if len(words) <= PAIRED:
            found.update((*path, BOTH, *pair) for pair in itertools.combinations(words, 2))
        for i, part in enumerate(value):
            if not isinstance(part, str):  # its place in the list says nothing
                collect(part, (*path, i), left_out, found)


PAIRED: Final = 5
"""Of longer lists no pairs are facts."""
