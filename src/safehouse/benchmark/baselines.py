"""The table of baselines: every agent that a suite names, evaluated, kept as JSON and written as a page."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from safehouse.benchmark.card import percent
from safehouse.benchmark.evaluate import (
    Evaluation,
    GameCard,
    Progress,
    SmallCard,
    evaluate,
    on_small_version,
)
from safehouse.benchmark.matches import ALONE, places
from safehouse.benchmark.suite import Suite
from safehouse.core.errors import OptionError
from safehouse.core.shelf import find

NOT_PLAYED: Final = "–"
SMALL_TITLE: Final = {False: "exploitability", True: "a pair of them"}
"""Of the exact figures on the small version, by whether all play together."""
PAGE_TEXT: Final = (Path(__file__).parent / "baselines.md").read_text(encoding="utf-8")


class Measured(msgspec.Struct, frozen=True):
    """One baseline in one game."""

    name: str
    found: Evaluation

    @property
    def card(self) -> GameCard:
        return self.found.games[0]

    def is_good(self, suite: Suite) -> bool:
        """Measured by this suite under the present rules, with as many games."""
        card = self.card
        asked = next((game for game in suite.game if game.id == card.game), None)
        if asked is None or self.found.suite != suite.name or card.rules != find(card.game).rules_version:
            return False
        played = max(company.share.games for company in card.companies)
        return played >= asked.games

    def exactly(self, small: SmallCard) -> "Measured":
        """The same with exact figures."""
        games = [msgspec.structs.replace(self.card, small=small)]
        return msgspec.structs.replace(self, found=msgspec.structs.replace(self.found, games=games))


def measure_baselines(
    suite: Suite,
    kept: Path,
    only: Sequence[str],
    small: bool,
    processes: int,
    progress: Progress,
    agents: Sequence[str] = (),
) -> list[Measured]:
    """Game by game, all or `only` some, all baselines or these `agents`; the file `kept` is written after each,
    and what it holds of the present rules, from as many games, is not measured again; `small`: exact figures
    are added where they are missing. What was not asked for stays as it is."""
    known = [each.name for each in suite.baseline]
    for name in agents:
        if name not in known:
            raise OptionError("baseline", name, ", ".join(known))
    asked = [game for game in suite.game if not only or game.id in only]
    found = msgspec.json.decode(kept.read_bytes(), type=list[Measured]) if kept.is_file() else []
    done = {(each.name, each.card.game): each for each in found}
    for game in asked:
        for baseline in suite.baseline:
            if (baseline.only and game.id not in baseline.only) or (agents and baseline.name not in agents):
                continue
            key = (baseline.name, game.id)

            def tell(_: str, over: int, whole: int, who: str = f"{game.id}: {baseline.name}") -> None:
                progress(who, over, whole)

            if key not in done or not done[key].is_good(suite):
                played = evaluate(baseline.agent, suite, [game.id], False, processes, tell)
                done[key] = Measured(baseline.name, played)
                _keep(kept, done.values())
            if small and done[key].card.small is None:
                done[key] = done[key].exactly(on_small_version(baseline.agent, game))
                _keep(kept, done.values())
    return list(done.values())


def _keep(file: Path, measured: Iterable[Measured]) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(list(measured)), indent=1) + b"\n")


def page(suite: Suite, measured: Sequence[Measured]) -> str:
    names = [each.name for each in suite.baseline if any(one.name == each.name for one in measured)]
    games = [each.id for each in suite.game if any(one.card.game == each.id for one in measured)]
    found = {(each.name, each.card.game): each.card for each in measured}
    shares = {key: percent(card.headline) for key, card in found.items()}
    headlines = [(name, *(shares.get((name, game), NOT_PLAYED) for game in games)) for name in names]
    return PAGE_TEXT.format(
        suite=suite.name,
        version=measured[0].found.safehouse,
        form="compiled" if all(each.found.compiled for each in measured) else "interpreted",
        headlines="\n".join(table(["agent", *games], headlines)),
        sections="\n\n".join(
            section([(name, found[name, game]) for name in names if (name, game) in found]) for game in games
        ),
    )


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The first column is words, the others are numbers."""
    ruled = [titles, ["---", *["---:"] * (len(titles) - 1)], *rows]
    return [f"| {' | '.join(cells)} |" for cells in ruled]


def section(cards: Sequence[tuple[str, GameCard]]) -> str:
    """One game: everybody's shares with each of the others, beliefs, cost, exact figures."""
    first = cards[0][1]
    others = [(company.name, company.coded) for company in first.companies]
    titles = [f"{name}, code" if coded else name for name, coded in others]
    rows = []
    for name, card in cards:
        shares = {(each.name, each.coded): f"{100 * each.share.mean:.0f}" for each in card.companies}
        cells = [shares.get(other, NOT_PLAYED) for other in others]
        rows.append((name, *cells, f"{games_of(card)}", f"{card.cost.mean_ms:.1f}", exactly(card.small)))
    options = " ".join(f"{name}={value}" for name, value in first.options.items())
    lines = [
        f"## {first.game}",
        "",
        f"`{options}`, rules version {first.rules}, {extent([card for _, card in cards])} with each of the "
        "others; shares in percent.",
        "",
        *table(["agent", *titles, "games", "ms a decision", SMALL_TITLE[first.even is None]], rows),
        *log_loss(cards),
    ]
    best = max((card.small.best for _, card in cards if card.small and card.small.best), default=None)
    if best is not None:
        lines += ["", f"The best pair of plans found wins {100 * best:.1f} % on the small version."]
    return "\n".join(lines)


def exactly(small: SmallCard | None) -> str:
    """The exact figure of a row."""
    if small is None:
        return NOT_PLAYED
    return f"{small.exploitability:.3f}" if small.pair is None else f"{100 * small.pair:.1f} %"


def games_of(card: GameCard) -> int:
    """With each of the others."""
    return max(company.share.games for company in card.companies if company.name != ALONE)


def extent(cards: Sequence[GameCard]) -> str:
    """How many games were played with each of the others, and on how many deals."""
    rules = find(cards[0].game)
    per_deal = len(places(rules, rules.read_options(cards[0].options)))
    played = {games_of(card) for card in cards}
    return f"{_span(played)} games on {_span({games // per_deal for games in played})} deals"


def _span(numbers: set[int]) -> str:
    return f"{min(numbers)} to {max(numbers)}" if len(numbers) > 1 else f"{min(numbers)}"


def log_loss(cards: Sequence[tuple[str, GameCard]]) -> list[str]:
    """Of the hidden fact, over all these agents' games; then of those who say what they believe, in theirs."""
    found = [card.calibration for _, card in cards if card.calibration is not None]
    truths = sum(each.truths for each in found)
    if not truths:
        return []
    bits = sum(each.rules * each.truths for each in found) / truths
    lines = ["", f"Log loss of `{found[0].fact}` by the rules alone: {bits:.2f} bits ({truths:,} truths)."]
    for name, card in cards:
        each = card.calibration
        if each is not None and each.stated:
            lines += [
                "",
                f"{name} states beliefs: {each.agent:.2f} bits, where the rules alone leave {each.rules:.2f} "
                f"({each.truths:,} truths).",
            ]
    return lines
