"""Every game obeys every law. `safehouse check` runs the same with more effort."""

import pytest

from safehouse.bots.laws import LESSONS_HOLD
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.laws.law import QUICK, Law, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.shelf import find, names

LENGTHY = {
    ("in_too_deep", 2),
    ("in_too_deep", 4),
    ("in_too_deep", 5),
    ("in_too_deep", 7),
    ("in_too_deep", 9),
    ("in_too_deep", 12),
    ("mind_mgmt", 12),
    ("stationfall", 12),
}
"""Minutes each even with little effort: started by `python3 run.py test -m long` and `safehouse check`."""

QUICK_AS_SOURCE = {"_template", "agent_avenue"}
"""Games whose laws take seconds without the compiler; those of the others run on the compiled form, where
law 12 holds it against the source, and as source among the long tests."""


def is_long(game: str, law: int) -> bool:
    return (game, law) in LENGTHY or not (is_compiled() or game in QUICK_AS_SOURCE)


def cases() -> list[object]:
    found: list[object] = []
    for game in ("_template", *names()):
        for law in (*LAWS, LESSONS_HOLD):
            marks = [pytest.mark.long] if is_long(game, law.number) else []
            found.append(pytest.param(game, law, id=f"{game}-law-{law.number}", marks=marks))
    return found


@pytest.mark.parametrize(("game", "law"), cases())
def test_law_holds(game: str, law: Law) -> None:
    finding = examine(law, find(game), QUICK)
    if finding.outcome == "skipped":
        pytest.skip(finding.text)
    assert finding.outcome == "holds", finding.text
