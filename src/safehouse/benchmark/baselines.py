"""The table of baselines: every agent that a suite names, evaluated, kept as JSON and written as a page."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from safehouse.benchmark.card import on_small_version, percent
from safehouse.benchmark.evaluate import Evaluation, GameCard, Progress, evaluate
from safehouse.benchmark.matches import ALONE, places
from safehouse.benchmark.suite import Suite
from safehouse.core.shelf import find

NOT_PLAYED: Final = "–"
PAGE_TEXT: Final = (Path(__file__).parent / "baselines.md").read_text(encoding="utf-8")


class Measured(msgspec.Struct, frozen=True):
    """One baseline in one game."""

    name: str
    found: Evaluation

    @property
    def card(self) -> GameCard:
        return self.found.games[0]

    def is_good(self, suite: Suite, small: bool) -> bool:
        """Measured by this suite under the present rules, with as many games and, where wanted, exactly too."""
        card = self.card
        asked = next((game for game in suite.game if game.id == card.game), None)
        if asked is None or self.found.suite != suite.name or card.rules != find(card.game).rules_version:
            return False
        played = max(company.share.games for company in card.companies)
        return played >= asked.games and (card.small is not None or not small)


def measure_baselines(
    suite: Suite, kept: Path, only: Sequence[str], small: bool, processes: int, progress: Progress
) -> list[Measured]:
    """Game by game, all or `only` some; the file `kept` is written after each, and what it holds of the present
    rules, from as many games, is not measured again. Of games that were not asked for it stays as it is."""
    asked = [game for game in suite.game if not only or game.id in only]
    found = msgspec.json.decode(kept.read_bytes(), type=list[Measured]) if kept.is_file() else []
    names = {game.id for game in asked}
    done = [each for each in found if each.card.game not in names or each.is_good(suite, small)]
    for game in asked:
        for baseline in suite.baseline:
            known = any((each.name, each.card.game) == (baseline.name, game.id) for each in done)
            if known or (baseline.only and game.id not in baseline.only):
                continue

            def tell(_: str, over: int, whole: int, who: str = f"{game.id}: {baseline.name}") -> None:
                progress(who, over, whole)

            measured = evaluate(baseline.agent, suite, [game.id], small, processes, tell)
            done.append(Measured(baseline.name, measured))
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
    return done


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
        rows.append((name, *cells, f"{card.cost.mean_ms:.1f}"))
    options = " ".join(f"{name}={value}" for name, value in first.options.items())
    lines = [
        f"## {first.game}",
        "",
        f"`{options}`, rules version {first.rules}, {extent([card for _, card in cards])} with each of the "
        "others; shares in percent.",
        "",
        *table(["agent", *titles, "ms a decision"], rows),
        *log_loss(cards),
    ]
    for name, card in cards:
        lines += ["", f"{name}: {on_small_version(card.small)}."] if card.small is not None else []
    return "\n".join(lines)


def extent(cards: Sequence[GameCard]) -> str:
    """How many games were played with each of the others, and on how many deals."""
    rules = find(cards[0].game)
    per_deal = len(places(rules, rules.read_options(cards[0].options)))
    played = {company.share.games for card in cards for company in card.companies if company.name != ALONE}
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
