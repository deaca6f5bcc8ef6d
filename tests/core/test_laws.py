"""Every game obeys every law. `safehouse check` runs the same with more effort."""

import pytest

from safehouse.core.laws.law import QUICK, Law, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.shelf import find, names


@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
@pytest.mark.parametrize("game", ["_template", *names()])
def test_law_holds(game: str, law: Law) -> None:
    finding = examine(law, find(game), QUICK)
    if finding.outcome == "skipped":
        pytest.skip(finding.text)
    assert finding.outcome == "holds", finding.text
