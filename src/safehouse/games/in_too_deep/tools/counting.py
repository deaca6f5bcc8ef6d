"""What happened in games of In Too Deep, counted for the balance of the authored cards."""

from collections import Counter

import msgspec

from safehouse.core.save import Save, start
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.rules.scoring import corruption_of
from safehouse.games.in_too_deep.rules.state import InTooDeep

DEAD_BELOW = 0.01
"""A card committed in a smaller share of the games in which it was held is dead."""
UNFAIR_OVER = 0.05


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
    echo_worse: int = 0
    """Games in which Echo ended more corrupt than every player."""
    reasons: dict[str, int] = {}
    scores: list[int] = []
    winning_scores: list[int] = []
    wins_by_turn: list[float] = []
    """Wins by place in the turn order; a shared win counts in parts."""
    scores_by_turn: list[int] = []
    turns_by_turn: list[int] = []
    decisions: int = 0
    majors: int = 0
    petty: int = 0
    reckless: int = 0

    def dead(self) -> list[str]:
        return [name for name, found in self.crimes.items() if found.held and found.share() < DEAD_BELOW]

    def unfair(self) -> list[int]:
        """Places in the turn order that win more than 5 points over their fair share."""
        if self.players == 1:
            return []
        fair = 1 / self.players
        return [
            at for at, wins in enumerate(self.wins_by_turn) if wins / max(1, self.games) > fair + UNFAIR_OVER
        ]


def empty(players: int) -> Balance:
    return Balance(
        players=players,
        crimes={name: CrimeFigures() for name in CRIME_IDS},
        reasons=dict.fromkeys(GAME.end_reasons, 0),
        wins_by_turn=[0.0] * players,
        scores_by_turn=[0] * players,
        turns_by_turn=[0] * players,
    )


def counted(players: int, games: list[Save]) -> Balance:
    """All of them with so many players."""
    found = empty(players)
    for save in games:
        count_game(found, save)
    return found


def count_game(found: Balance, save: Save) -> None:
    """Raises `SaveError` where it was played by other rules."""
    record = start(save)
    options = record.options
    assert isinstance(options, InTooDeepOptions)
    state = GAME.deal(options, save.seed)
    held: set[int] = set()
    for entry in save.moves:
        seat = record.seat_in(entry)
        held.update(state.held_crimes(seat))
        state.play(seat, GAME.space.from_text(entry.partition(" ")[2]))
    found.games += 1
    found.decisions += len(save.moves)
    count_crimes(found, state, held)
    count_result(found, options, state)


def count_crimes(found: Balance, state: InTooDeep, held: set[int]) -> None:
    committed: set[int] = set()
    for event in state.events or []:
        kind = GAME.book.kind_of(event).name
        if kind in ("committed_petty", "committed_major"):
            committed.add(event.args[1])
        found.majors += kind == "committed_major"
        found.petty += kind == "committed_petty"
        found.reckless += kind == "chose_reckless"
        if kind == "investigation_succeeded":
            found.succeeded[event.args[0] - 1] += 1
    for card in held:
        found.crimes[CRIME_IDS[card]].held += 1
        found.crimes[CRIME_IDS[card]].committed += card in committed


def count_result(found: Balance, options: InTooDeepOptions, state: InTooDeep) -> None:
    result = state.result()
    assert result is not None
    found.foiled += result.lines[0].key == "plan-foiled"
    if options.echo != "no":
        worst = max(corruption_of(state, seat) for seat in range(options.players))
        found.echo_worse += corruption_of(state, state.echo) > worst
    found.reasons[result.reason] += 1
    found.scores += result.scores
    found.winning_scores.append(max(result.scores))
    turns = Counter(event.args[0] for event in state.events or [] if GAME.book.kind_of(event).name == "turn")
    for seat, score in enumerate(result.scores):
        place = (seat - state.first) % options.players if options.echo == "no" else seat
        found.scores_by_turn[place] += score
        found.turns_by_turn[place] += turns[seat]
        if seat in result.winners:
            found.wins_by_turn[place] += 1 / len(result.winners)
