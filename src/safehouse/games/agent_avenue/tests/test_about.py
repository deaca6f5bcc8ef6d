"""What is said of the things of Agent Avenue fits the way it is played."""

import pytest

from safehouse.core.about import explain
from safehouse.core.save import parse, start
from safehouse.core.situation import listed
from safehouse.core.words import Words
from safehouse.games.agent_avenue import GAME


@pytest.mark.parametrize(("variant", "swaps"), [("duel", "4"), ("team4", "2"), ("team3", "2")])
@pytest.mark.parametrize("topic", ["thing:swaps", "move:swap"])
def test_a_pair_is_told_its_own_number_of_swaps(topic: str, variant: str, swaps: str) -> None:
    words = Words("en", GAME, options=GAME.read_options({"variant": variant}), strict=True)
    told = explain(topic, words)
    assert told is not None
    assert f" {swaps} " in told.text
    assert ("alone" in told.text and "4" in told.text) == (variant == "team3")


def test_a_choice_is_listed_with_what_its_card_does() -> None:
    save = parse((GAME.folder / "tests" / "golden" / "market_chain.json").read_bytes())
    record = start(save)
    words = Words("en", GAME, strict=True)
    told: list[str] = []
    for entry in save.moves:
        for seat in record.pending():
            told += [listed(GAME, record.view(seat), move, words) for move in record.choices(seat)]
        record.enter(entry)
    assert "Codebreaker face up: 0 0 ✓" in told
    assert any(each.startswith("Recruit the face-up card: ") and each.endswith("0 0 ✓") for each in told)
    assert any(each.endswith(words.attribute("card-getaway_car", "effect")) for each in told)
