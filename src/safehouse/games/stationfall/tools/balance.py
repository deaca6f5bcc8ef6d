"""How the identities fare: `python -m safehouse.games.stationfall.tools.balance PLAYERS GAMES`.

Plays games of one bot against itself and counts for each identity how often it was dealt, chosen and won with,
how each place in the turn order fares, and how games end. PLAYERS is a number, or several joined by commas.
`--keep FOLDER` keeps every game there and goes on from what is kept; `--report FILE` writes the report on all
games that are kept or were played. An identity fares too well if it wins more than twice its share, and badly
if less than half of it.
"""

import argparse
import sys
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path
from statistics import mean

import msgspec

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.tables.names import IDENTITY_IDS
from safehouse.games.stationfall.tools.scores import wilson

BOT = "expert"
FEW = 20
"""Games below which an identity is not judged."""


class BalanceGame(msgspec.Struct):
    """One game, by seat: the cards dealt, the identity scored, points; winners, the first seat and the end."""

    players: int
    bot: str
    number: int
    dealt: list[list[str]]
    shown: list[str]
    scores: list[int]
    winners: list[int]
    first: int
    reason: str
    armed: bool
    jettisoned: bool


class Figures(msgspec.Struct):
    """One identity: the games it was dealt in, those it was played in, the wins and the points of these."""

    dealt: int = 0
    played: int = 0
    won: float = 0.0
    points: list[int] = []

    def share(self) -> float:
        return self.won / self.played if self.played else 0.0


def play(task: tuple[int, int, str]) -> BalanceGame:
    players, number, spec = task
    seed = f"balance {players} {number}"
    options = GAME.read_options({"players": players})
    state = GAME.deal(options, seed, listen=False)
    seated = [make(spec, GAME, options) for _ in range(players)]
    random = Stream(seed)
    jettisoned = False
    while pending := state.pending():
        seat = pending[0]
        moves = state.moves(seat)
        view = GAME.read_view(GAME.view_bytes(state, seat))
        move = seated[seat].choose(view, moves, random.split())
        jettisoned |= GAME.space.to_text(move) == "jettison"
        state.play(seat, move)
    result = state.result()
    assert result is not None
    return BalanceGame(
        players=players,
        bot=spec,
        number=number,
        dealt=[[IDENTITY_IDS[card] for card in cards] for cards in state.dealt],
        shown=[IDENTITY_IDS[state.revealed[state.seat_of.index(seat)]] for seat in range(players)],
        scores=list(result.scores),
        winners=list(result.winners),
        first=state.first,
        reason=result.reason,
        armed=state.armed,
        jettisoned=jettisoned,
    )


def by_identity(games: Iterable[BalanceGame]) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for game in games:
        for card in (card for cards in game.dealt for card in cards):
            found.setdefault(card, Figures()).dealt += 1
        for seat, card in enumerate(game.shown):
            one = found.setdefault(card, Figures())
            one.played += 1
            one.won += seat in game.winners
            one.points.append(game.scores[seat])
    return found


def judged(figures: Figures, fair: float) -> str:
    """Whether the interval of the wins leaves out twice, or half, of the fair share."""
    if figures.played < FEW:
        return "too few games"
    low, high = wilson(figures.won, figures.played)
    share = figures.share()
    if share > 2 * fair:
        return "**too strong**" if low > 2 * fair else "over twice"
    if share < fair / 2:
        return "**too weak**" if high < fair / 2 else "under half"
    return ""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def section(players: int, games: list[BalanceGame]) -> list[str]:
    number = len(games)
    fair = mean(len(game.winners) for game in games) / players
    exploded = sum(game.reason == "explosion" for game in games)
    armed = sum(game.armed for game in games)
    thrown = sum(game.jettisoned for game in games)
    places = [0.0] * players
    for game in games:
        for seat in game.winners:
            places[(seat - game.first) % players] += 1
    told = [
        f"## {players} players, {number} games of `{games[0].bot}`",
        "",
        f"Fair share {percent(fair)} of the games. Antimatter armed in {percent(armed / number)}, thrown out in"
        f" {percent(thrown / number)}, exploded on the station in {percent(exploded / number)}.",
        f"Wins by place in the turn order: {', '.join(f'{percent(won / number)}' for won in places)}.",
        f"Points: {mean(score for game in games for score in game.scores):.1f}, the best of a game"
        f" {mean(max(game.scores) for game in games):.1f}.",
        "",
        "| identity | dealt | played | of these won | 95 % | of its share | points | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    found = by_identity(games)
    for name, one in sorted(found.items(), key=lambda pair: -pair[1].share()):
        low, high = wilson(one.won, one.played) if one.played else (0.0, 1.0)
        points = f"{mean(one.points):.1f}" if one.points else ""
        told.append(
            f"| {name} | {one.dealt} | {one.played} | {percent(one.share())} |"
            f" {percent(low)} to {percent(high)} | {one.share() / fair:.1f} | {points} | {judged(one, fair)} |"
        )
    return [*told, ""]


def report(games: list[BalanceGame], notes: str) -> str:
    told = [
        "# Balance of the identities",
        "",
        "Made by `python -m safehouse.games.stationfall.tools.balance`: games of a bot against itself. The",
        "conclusions at the end are written by hand and kept.",
        "",
    ]
    for players in sorted({game.players for game in games}):
        told += section(players, [game for game in games if game.players == players])
    return "\n".join([*told, notes.strip(), ""])


def kept(folder: Path | None, bot: str) -> list[BalanceGame]:
    path = folder / "games.jsonl" if folder else None
    if path is None or not path.exists():
        return []
    games = [msgspec.json.decode(line, type=BalanceGame) for line in path.read_bytes().splitlines()]
    return [game for game in games if game.bot == bot]


def conclusions(path: Path) -> str:
    """What stands under the last heading of the report so far."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text[text.index("## Conclusions") :] if "## Conclusions" in text else "## Conclusions\n"


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("players")
    read.add_argument("games", type=int)
    read.add_argument("--bot", default=BOT)
    read.add_argument("--keep", type=Path)
    read.add_argument("--report", type=Path)
    read.add_argument("--processes", type=int, default=None)
    asked = read.parse_args()
    games = kept(asked.keep, asked.bot)
    known = {(game.players, game.number) for game in games}
    wanted = [(int(players), number) for number in range(asked.games) for players in asked.players.split(",")]
    tasks = [(*one, asked.bot) for one in wanted if one not in known]
    with Pool(asked.processes) as pool:
        for game in pool.imap_unordered(play, tasks):
            games.append(game)
            if asked.keep:
                asked.keep.mkdir(parents=True, exist_ok=True)
                with (asked.keep / "games.jsonl").open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
    if asked.report:
        asked.report.write_text(report(games, conclusions(asked.report)), encoding="utf-8")
    else:
        sys.stdout.write(report(games, ""))


if __name__ == "__main__":
    main()
