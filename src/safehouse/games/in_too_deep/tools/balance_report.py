"""The report on the balance of the authored cards, as Markdown."""

from math import sqrt
from statistics import mean, pstdev

from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.tools.counting import Balance

COMMAND = "safehouse.games.in_too_deep.tools.balance"
NORMAL = 1.96
"""Standard errors on either side of a 95 % interval."""

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

Since rules version 5 (ZH-3.13, ZH-3.25), for five players of the level hard, who foiled 12.8 % of their plans:

- Reckless 4+ crimes of level 1 bring one dilemma more: more is at stake for whoever is the most corrupt, so
  the others send more tokens.
- With five players the folders lie in rows of 5, 3 and 1, not 3, 3 and 3: there is more to do in the first
  chapter. The first investigation, which succeeded in 6 % of the games, does so in 3 %.

Games with two and three players and against Echo have neither, so theirs below are of version 4.

With the games below nothing more had to be adjusted: every share lies where it is wanted, its 95 % interval
included, and no card is dead. No place in the turn order wins more than 5 points over its share, but the games
are too few to rule that out, except with two players: the first of five wins 4.4 points more (± 3.5), the first
of four 3.7 (± 3.8), the second of three 2.3 (± 4.1), the first of two 1.9 (± 2.2).

Of stronger bots, `greedy:width=4` (the level hard) in every seat, the plan was foiled in 31.7 % (24.0–40.4) of
120 games with three players, 36.5 % (30.1–43.4) of 200 with four and 22.4 % (18.2–27.1) of 340 with
five. Against Echo it won 71.7 % (66.3–76.5) of 300 games, Echo was the more corrupt in 45.7 % (40.1–51.3). The
level above has not been measured.

Version 5 was chosen among three variants after the first 87 of these games of five and the first 231 games of
four `greedy`; in the others, which chose nothing, the plan was foiled in 20.6 % (16.0–26.0) of 253 and
33.1 % (27.7–38.9) of 269.

Why five foil fewer plans than four: under version 4 they sent as many tokens to the plan, 16.5 a game, but
need 18, three of each of the six kinds, where four need 15. Leave to process is not what they lack: they let it
go 26 times a game and end with 36 tokens in memory, for a token kept scores for its owner, and one sent helps
everybody but the most corrupt. Tried on the way, the same bot, hard unless said, in every seat, few games each:

| change | five players | four players |
|---|---|---|
| none | 12.8 % of 304, 12.1 % of 182 | 28.3 % of 120 |
| 4+ cards let 1 or 2 more be processed | 6.2 % of 112 | – |
| 4+ crimes bring one dilemma less | 8.0 % of 112 | – |
| 4+ cards bring less evidence (reckless 0 or 1), so games are longer | 25.0 % of 112 | 50.0 % of 40 |
| folders in rows of 7, 1 and 1 | 18.5 % of 92 | as they are |
| in rows of 5, 3 and 1; of 6, 2 and 1 | 17.5 % of 80; 2.5 % of 40 | as they are |
| all reckless 4+ crimes one dilemma more | 14.3 % of 112 | 29.5 % of 44, 37.5 % of 88 |
| two more | 16.7 % of 24 | 79.2 % of 24 |
| one more, and rows of 5, 3 and 1 | 21.0 % of 181 | `greedy`: 40.6 % of 106 |
| the same at level 2 alone | 21.7 % of 69 | `greedy`: 40.5 % of 185 |
| at level 1 alone: version 5 | see above | see above |
"""


def percent(part: float, whole: int, places: int = 0) -> str:
    return f"{100 * part / max(1, whole):.{places}f} %"


def share(part: int, whole: int) -> str:
    """In percent, with Wilson's 95 % interval."""
    found, games = part / max(1, whole), max(1, whole)
    middle = found + NORMAL**2 / (2 * games)
    half = NORMAL * sqrt(found * (1 - found) / games + (NORMAL / (2 * games)) ** 2)
    low, high = (100 * (middle + side * half) / (1 + NORMAL**2 / games) for side in (-1, 1))
    return f"{100 * found:.1f} % ({low:.1f}–{high:.1f})"


def doubt(found: Balance) -> float:
    """Half of the 95 % interval of a fair share of wins in so many games, in points."""
    fair = 1 / found.players
    return 100 * NORMAL * sqrt(fair * (1 - fair) / max(1, found.games))


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
        f"- Plan foiled: {share(found.foiled, games)}",
        "- Investigation succeeded, by chapter: " + ", ".join(percent(n, games) for n in found.succeeded),
        "- Ends: " + ", ".join(f"{name} {percent(n, games)}" for name, n in found.reasons.items()),
        f"- Dead cards: {', '.join(found.dead()) or 'none'}",
    ]
    if found.players == 1:
        lines += [
            f"- Turns in a game: {turns}",
            f"- Won against Echo: {share(round(found.wins_by_turn[0]), games)}",
            f"- Echo the more corrupt: {share(found.echo_worse, games)}",
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


def report(measured: list[Balance], bot: str) -> str:
    parts = [
        "# Balance of the authored cards\n",
        f"Made by `python -m {COMMAND}`: games of the bot `{bot}` against itself.\n",
        INTRODUCTION,
        *(render(found) for found in measured),
        "## Each crime\n",
        "In how many of the games in which somebody held it the crime was committed, by number of players.\n",
        table(measured),
    ]
    return "\n".join(parts)
