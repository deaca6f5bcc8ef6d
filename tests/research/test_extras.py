"""Each missing extra gives one clear sentence."""

import sys

import pytest

from safehouse.research import pettingzoo_env, rollouts
from safehouse.research.extras import EXTRA_OF, MissingExtra, need


@pytest.mark.parametrize("name", EXTRA_OF)
def test_a_missing_package_names_its_extra(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingExtra) as missing:
        need(name)
    assert str(missing.value).count("\n") == 0
    assert f"pip install 'safehouse[{EXTRA_OF[name]}]'" in str(missing.value)


def test_the_environment_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for module in ("aec", "selfplay"):
        monkeypatch.delitem(sys.modules, f"safehouse.research.{module}", raising=False)
    with pytest.raises(MissingExtra, match=r"safehouse\[research\]"):
        pettingzoo_env("agent_avenue")
    with pytest.raises(MissingExtra, match=r"safehouse\[research\]"):
        rollouts("agent_avenue")
