"""An evaluation as a card in text."""

from safehouse.benchmark.evaluate import Evaluation, GameCard, Score, SmallCard
from safehouse.benchmark.matches import ALONE


def card(found: Evaluation) -> str:
    form = "compiled" if found.compiled else "interpreted"
    extent = "" if found.whole else ", a part of it: figures compare with those of the whole suite only roughly"
    lines = [f"{found.agent}: suite {found.suite}{extent} (Safehouse {found.safehouse}, {form} rules)"]
    for game in found.games:
        lines += ["", *_lines(game)]
    return "\n".join(lines) + "\n"


def percent(score: Score) -> str:
    margin = "" if score.margin is None else f" ± {100 * score.margin:.1f}"
    return f"{100 * score.mean:.1f}{margin} %"


def exact_figures(small: SmallCard) -> str:
    if small.exploitability is not None:
        return f"exploitability on the small version {small.exploitability:.3f}"
    assert small.pair is not None and small.best is not None
    pair, best = 100 * small.pair, 100 * small.best
    return f"on the small version a pair of them wins {pair:.1f} %, the best pair of plans found {best:.1f} %"


def _lines(card: GameCard) -> list[str]:
    options = " ".join(f"{name}={value}" for name, value in card.options.items())
    kind = (
        "of the missions won with strangers"
        if card.even is None
        else f"of the victories over the ladder (even: {100 * card.even:.0f} %)"
    )
    found = [f"{card.game} {options}", f"  {percent(card.headline)} {kind}"]
    for company in card.companies:
        met = "with " if card.even is None else "against "
        how = "in every seat" if company.name == ALONE else "who speak a code" if company.coded else ""
        name = f"{met}{company.name} {how}".rstrip()
        found.append(f"    {name:<34} {percent(company.share):>14}  {company.share.games} games")
    if card.small is not None:
        found.append(f"  {exact_figures(card.small)}")
    if card.calibration is not None:
        known = card.calibration
        stated = f"{known.agent:.2f} bits stated, " if known.stated else ""
        found.append(
            f"  log loss of {known.fact}: {stated}{known.rules:.2f} bits by the rules alone "
            f"({known.truths} truths)"
        )
    spent = card.cost
    budget = "" if spent.within_budget else ", beyond the budget"
    found.append(f"  {spent.mean_ms:.1f} ms a decision, slowest {spent.slowest_ms:.0f} ms{budget}")
    return found
