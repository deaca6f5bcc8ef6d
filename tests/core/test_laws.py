"""Every game obeys every law. `safehouse check` runs the same with more effort."""

import pytest

from safehouse.core.laws.law import QUICK, Law, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.shelf import find, names

LENGTHY = {
    ("in_too_deep", 2),
    ("in_too_deep", 11),
    ("in_too_deep", 12),
    ("mind_mgmt", 12),
    ("stationfall", 4),
    ("stationfall", 12),
}
"""Minutes each even with little effort: started by `python3 run.py test -m long` and `safehouse check`."""

KNOWN_BREACHES = {
    ("stationfall", 5): "in the two-player game a Schrödinger reveal can leave worlds that cannot be dealt",
}


def cases() -> list[object]:
    found = []
    for game in ("_template", *names()):
        for law in LAWS:
            marks = [pytest.mark.long] if (game, law.number) in LENGTHY else []
            if (game, law.number) in KNOWN_BREACHES:
                marks.append(pytest.mark.xfail(reason=KNOWN_BREACHES[game, law.number]))
            found.append(pytest.param(game, law, id=f"{game}-law-{law.number}", marks=marks))
    return found


@pytest.mark.parametrize(("game", "law"), cases())
def test_law_holds(game: str, law: Law) -> None:
    finding = examine(law, find(game), QUICK)
    if finding.outcome == "skipped":
        pytest.skip(finding.text)
    assert finding.outcome == "holds", finding.text
