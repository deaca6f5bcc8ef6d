"""The balance of the authored cards, measured: `python -m safehouse.games.in_too_deep.balance PLAYERS GAMES`.

Plays games bot against bot and counts how often each crime is committed by somebody who held it, how chapters
end, how often the plan is foiled, how scores spread and how each place in the turn order fares.
"""

import sys
from collections.abc import Callable
from statistics import mean, pstdev
from typing import Protocol

import msgspec

from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.in_too_deep import BOOK, GAME, InTooDeepOptions
from safehouse.games.in_too_deep.cards import CRIME_IDS

DEAD_BELOW = 0.01
"""A card committed in a smaller share of the games in which it was held is dead."""
UNFAIR_OVER = 0.05


class Player(Protocol):
    def choose(self, view: View, moves: list[int], random: Stream) -> int: ...


class CrimeFigures(msgspec.Struct):
    held: int = 0
    """Games in which a seat had it in hand."""
    committed: int = 0

    def share(self) -> float:
        return self.committed / self.held if self.held else 0.0


class Balance(msgspec.Struct):
    players: int
    games: int = 0
    crimes: dict[str, CrimeFigures] = {}
    succeeded: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Games in which the investigation of each chapter succeeded."""
    foiled: int = 0
    reasons: dict[str, int] = {}
    scores: list[int] = []
    wins_by_turn: list[float] = []
    """Wins by place in the turn order; a shared win counts in parts."""
    decisions: int = 0

    def dead(self) -> list[str]:
        return [name for name, found in self.crimes.items() if found.held and found.share() < DEAD_BELOW]

    def unfair(self) -> list[int]:
        """Places in the turn order that win more than 5 points over their fair share."""
        fair = 1 / self.players
        return [
            at for at, wins in enumerate(self.wins_by_turn) if wins / max(1, self.games) > fair + UNFAIR_OVER
        ]


def measure(options: InTooDeepOptions, games: int, player: Callable[[], Player], seed: str) -> Balance:
    """Play so many games, every seat with the same kind of player."""
    found = Balance(
        players=options.players,
        crimes={name: CrimeFigures() for name in CRIME_IDS},
        reasons=dict.fromkeys(GAME.end_reasons, 0),
        wins_by_turn=[0.0] * options.players,
    )
    for number in range(games):
        count_game(found, options, player, f"{seed} {number}")
    return found


def count_game(found: Balance, options: InTooDeepOptions, player: Callable[[], Player], seed: str) -> None:
    state = GAME.deal(options, seed)
    random = Stream(seed)
    players = [player() for _ in range(options.players)]
    held: set[int] = set()
    while state.pending():
        seat = state.pending()[0]
        held.update(state.held_crimes(seat))
        move = players[seat].choose(GAME.view(state, seat), state.moves(seat), random)
        state.apply(seat, move)
        found.decisions += 1
    result = state.result()
    assert result is not None
    committed: set[int] = set()
    for event in state.events or []:
        kind = BOOK.kind_of(event).name
        if kind in ("committed_petty", "committed_major"):
            committed.add(event.args[1])
        elif kind == "investigation_succeeded":
            found.succeeded[event.args[0] - 1] += 1
    for card in held:
        found.crimes[CRIME_IDS[card]].held += 1
        found.crimes[CRIME_IDS[card]].committed += card in committed
    found.games += 1
    found.foiled += result.lines[0].key == "plan-foiled"
    found.reasons[result.reason] += 1
    found.scores += result.scores
    for seat in result.winners:
        turn = (seat - state.first) % options.players if options.echo == "no" else seat
        found.wins_by_turn[turn] += 1 / len(result.winners)


def render(found: Balance) -> str:
    """The report as Markdown."""
    games = max(1, found.games)
    lines = [
        f"## {found.players} players, {found.games} games",
        "",
        f"- Decisions per game: {found.decisions / games:.0f}",
        f"- Scores: mean {mean(found.scores):.1f}, standard deviation {pstdev(found.scores):.1f}, "
        f"from {min(found.scores)} to {max(found.scores)}",
        f"- Plan foiled: {100 * found.foiled / games:.0f} %",
        "- Investigation succeeded, by chapter: "
        + ", ".join(f"{100 * count / games:.0f} %" for count in found.succeeded),
        "- Ends: " + ", ".join(f"{name} {100 * count / games:.0f} %" for name, count in found.reasons.items()),
        "- Wins by place in the turn order: "
        + ", ".join(f"{100 * wins / games:.1f} %" for wins in found.wins_by_turn),
        f"- Dead cards: {', '.join(found.dead()) or 'none'}",
        "",
        "| crime | games held | committed |",
        "|---|---|---|",
    ]
    lines += [
        f"| {name} | {crime.held} | {100 * crime.share():.0f} % |"
        for name, crime in found.crimes.items()
        if crime.held
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    from safehouse.games.in_too_deep.bots import greedy

    players, games = int(sys.argv[1]), int(sys.argv[2])
    options = GAME.read_options({"players": players})
    sys.stdout.write(render(measure(options, games, lambda: greedy(GAME), "balance")))


if __name__ == "__main__":
    main()
