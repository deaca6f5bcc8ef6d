"""The balance of the authored cards, measured.

`python -m safehouse.games.in_too_deep.tools.balance PLAYERS GAMES`

Plays games bot against bot, on all cores, and counts how often each crime is committed by somebody who held it,
how chapters end, how often the plan is foiled, how scores spread and how each place in the turn order fares.
PLAYERS is a number, several joined by commas, or `all`; one player plays against Echo. `--keep FOLDER` keeps
the counts of each number of players there and goes on from them, `--report FILE` writes the report on all that
is kept.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from math import sqrt
from multiprocessing import Pool, TimeoutError
from pathlib import Path
from statistics import mean, pstdev
from time import monotonic
from typing import Protocol

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.rules.scoring import corruption_of

DEAD_BELOW = 0.01
"""A card committed in a smaller share of the games in which it was held is dead."""
UNFAIR_OVER = 0.05
SEATS = 5
KEEP_EVERY = 20
FOREVER = 1e9
BOT = "greedy"
COMMAND = "safehouse.games.in_too_deep.tools.balance"


INTRODUCTION = """\
A card is dead when it is committed in under 1 % of the games in which somebody held it; a place in the turn
order is unfair when it wins more than 5 points over its share. Whoever sets the end of the game gives every
earlier place a turn more: the turns by place show it.

Wanted: the plan foiled in 15 to 40 % of the games with three, four and five players; against Echo 35 to 65 %
won and Echo the more corrupt in as many.

Adjusted by such figures: the bonus of the least corrupt (ZH-8.3) is 8, not 5, and P04 pays 3 Intel instead of
1. Since rules version 4 (ZH-3.25, ZH-3.27, ZH-3.28):

- Echo never commits petty crimes and never meets the 4+ cards, so leave to process moved there. The other
  major crimes let 0 or 1 token be processed when reckless, 1 or 2 (level 3: 3) when cautious, few of them
  more; before, Echo alone sent 18 tokens to the plan and foiled every one. The 4+ cards allow 3 or 4 when
  reckless, 4 to 6 when cautious, and 16 of 21 petty crimes pay for 1 or 2 (before: one).
- Most cautious outcomes bring one dilemma less, and 7 of Echo's 12 cards are cautious (before: 6): she was
  nearly always the more corrupt.
- A warrant has corruption 3, not 4.

The bots of version 3 hardly ever foiled the plan: they counted what rivals showed and not the dilemmas they
had stored, so they did not see that the most corrupt was ahead, and they thought each token moved the chance
to foil the plan by as much, whether it was the first or the last (BOTS.md).
"""


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

    def add(self, other: "Balance") -> None:
        """Count the games of another part of the same measurement in."""
        for name in ("games", "foiled", "echo_worse", "decisions", "majors", "petty", "reckless"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name, figures in other.crimes.items():
            self.crimes[name].held += figures.held
            self.crimes[name].committed += figures.committed
        for reason, count in other.reasons.items():
            self.reasons[reason] += count
        self.succeeded = [mine + more for mine, more in zip(self.succeeded, other.succeeded, strict=True)]
        for name in ("wins_by_turn", "scores_by_turn", "turns_by_turn"):
            pairs = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [mine + more for mine, more in pairs])
        self.scores += other.scores
        self.winning_scores += other.winning_scores


def options_for(players: int) -> InTooDeepOptions:
    """One player plays against Echo."""
    return GAME.read_options({"players": players, "echo": "normal" if players == 1 else "no"})


def empty(players: int) -> Balance:
    return Balance(
        players=players,
        crimes={name: CrimeFigures() for name in CRIME_IDS},
        reasons=dict.fromkeys(GAME.end_reasons, 0),
        wins_by_turn=[0.0] * players,
        scores_by_turn=[0] * players,
        turns_by_turn=[0] * players,
    )


def measure(options: InTooDeepOptions, seeds: list[str], player: Callable[[], Player]) -> Balance:
    """Play a game for each seed, every seat with the same kind of player."""
    found = empty(options.players)
    for seed in seeds:
        count_game(found, options, player, seed)
    return found


def count_game(found: Balance, options: InTooDeepOptions, player: Callable[[], Player], seed: str) -> None:
    state = GAME.deal(options, seed)
    random = Stream(seed)
    players = [player() for _ in range(options.players)]
    held: set[int] = set()
    started = found.decisions
    while (pending := state.pending()) and found.decisions - started < GAME.longest:
        seat = pending[0]
        held.update(state.held_crimes(seat))
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else players[seat].choose(GAME.view(state, seat), moves, random)
        state.apply(seat, move)
        found.decisions += 1
    committed: set[int] = set()
    turns = Counter(event.args[0] for event in state.events or [] if GAME.book.kind_of(event).name == "turn")
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
    result = state.result()
    assert result is not None
    found.games += 1
    found.foiled += result.lines[0].key == "plan-foiled"
    if options.echo != "no":
        worst = max(corruption_of(state, seat) for seat in range(options.players))
        found.echo_worse += corruption_of(state, state.echo) > worst
    found.reasons[result.reason] += 1
    found.scores += result.scores
    found.winning_scores.append(max(result.scores))
    for seat, score in enumerate(result.scores):
        place = (seat - state.first) % options.players if options.echo == "no" else seat
        found.scores_by_turn[place] += score
        found.turns_by_turn[place] += turns[seat]
        if seat in result.winners:
            found.wins_by_turn[place] += 1 / len(result.winners)


def measure_part(part: tuple[int, str, str]) -> Balance:
    """One game, in a process of its own."""
    players, seed, bot = part
    options = options_for(players)
    return measure(options, [seed], lambda: make(bot, GAME, options))


def measure_all(found: Balance, games: int, bot: str, seconds: float, folder: Path | None) -> None:
    """Count games in on all cores until there are so many, or the time is over; keep the counts as it goes."""
    until = monotonic() + (seconds or FOREVER)
    started = found.games
    parts = [(found.players, f"balance {found.players} {started} {i}", bot) for i in range(games - started)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Pool() as pool, Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{found.players} players", total=games, completed=started)
        played = pool.imap_unordered(measure_part, parts)
        for _ in parts:
            try:
                found.add(played.next(max(0.0, until - monotonic())))
            except TimeoutError:
                break
            bar.advance(task)
            if folder is not None and found.games % KEEP_EVERY == 0:
                keep(folder, found)


# -- the report


def percent(part: float, whole: int, places: int = 0) -> str:
    return f"{100 * part / max(1, whole):.{places}f} %"


def doubt(found: Balance) -> float:
    """Half of the 95 % interval of a fair share of wins in so many games, in points."""
    fair = 1 / found.players
    return 196 * sqrt(fair * (1 - fair) / max(1, found.games))


def render(found: Balance) -> str:
    """One number of players, as Markdown."""
    games = max(1, found.games)
    title = "1 player against Echo" if found.players == 1 else f"{found.players} players"
    wins = ", ".join(percent(won, games, 1) for won in found.wins_by_turn)
    means = ", ".join(f"{total / games:.1f}" for total in found.scores_by_turn)
    turns = ", ".join(f"{total / games:.1f}" for total in found.turns_by_turn)
    unfair = ", ".join(str(place + 1) for place in found.unfair()) or "none"
    lines = [
        f"## {title}, {found.games:,} games",
        "",
        f"- Decisions in a game: {found.decisions / games:.0f}",
        f"- Crimes in a game: {found.majors / games:.1f} major, {found.petty / games:.1f} petty; of the major "
        f"ones {percent(found.reckless, found.majors)} reckless",
        f"- Scores: mean {mean(found.scores):.1f}, standard deviation {pstdev(found.scores):.1f}, from "
        f"{min(found.scores)} to {max(found.scores)}; the highest of a game {mean(found.winning_scores):.1f}",
        f"- Plan foiled: {percent(found.foiled, games)}",
        "- Investigation succeeded, by chapter: " + ", ".join(percent(n, games) for n in found.succeeded),
        "- Ends: " + ", ".join(f"{name} {percent(n, games)}" for name, n in found.reasons.items()),
        f"- Dead cards: {', '.join(found.dead()) or 'none'}",
    ]
    if found.players == 1:
        lines += [
            f"- Turns in a game: {turns}",
            f"- Won against Echo: {wins}",
            f"- Echo the more corrupt: {percent(found.echo_worse, games)}",
        ]
    else:
        lines += [
            f"- Turns by place in the turn order: {turns}; mean scores: {means}",
            f"- Wins by place in the turn order: {wins} (each ± {doubt(found):.1f})",
            f"- More than 5 points over the fair share: {unfair}",
        ]
    return "\n".join(lines) + "\n"


def table(measured: list[Balance]) -> str:
    """Every crime: in how many of the games in which it was held it was committed."""
    head = " | ".join("Echo" if found.players == 1 else str(found.players) for found in measured)
    lines = [f"| crime | {head} |", "|---" * (len(measured) + 1) + "|"]
    for name in CRIME_IDS:
        cells = []
        for found in measured:
            crime = found.crimes[name]
            cells.append(f"{percent(crime.committed, crime.held)} of {crime.held}" if crime.held else "–")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def report(measured: list[Balance]) -> str:
    parts = [
        "# Balance of the authored cards\n",
        f"Made by `python -m {COMMAND}`: games of the bot `{BOT}` against itself.\n",
        INTRODUCTION,
        *(render(found) for found in measured),
        "## Each crime\n",
        "In how many of the games in which somebody held it the crime was committed, by number of players.\n",
        table(measured),
    ]
    return "\n".join(parts)


def kept_in(folder: Path) -> list[Balance]:
    paths = sorted(folder.glob("balance-*.json"))
    return [msgspec.json.decode(path.read_bytes(), type=Balance) for path in paths]


def kept_or_new(folder: Path | None, players: int) -> Balance:
    path = folder / f"balance-{players}.json" if folder is not None else None
    if path is None or not path.is_file():
        return empty(players)
    return msgspec.json.decode(path.read_bytes(), type=Balance)


def keep(folder: Path, found: Balance) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"balance-{found.players}.json").write_bytes(msgspec.json.encode(found))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("players", help="1 to 5, several joined by commas, or all")
    reader.add_argument("games", type=int, help="games for each number of players; 0: only report")
    reader.add_argument("--bot", default=BOT)
    reader.add_argument("--seconds", type=float, default=0.0, help="the longest for each number of players")
    reader.add_argument("--keep", type=Path, help="a folder for the counts; goes on from those it has")
    reader.add_argument("--report", type=Path, help="a file for the report on all counts kept")
    wanted = reader.parse_args()
    numbers = range(1, SEATS + 1) if wanted.players == "all" else map(int, wanted.players.split(","))
    measured = []
    for players in numbers if wanted.games else []:
        found = kept_or_new(wanted.keep, players)
        measure_all(found, wanted.games, wanted.bot, wanted.seconds, wanted.keep)
        measured.append(found)
        if wanted.keep is not None:
            keep(wanted.keep, found)
    if wanted.keep is not None:
        measured = kept_in(wanted.keep)
    text = report([found for found in measured if found.games])
    if wanted.report is not None:
        wanted.report.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
