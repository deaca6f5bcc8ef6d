"""Broken games that laws 5 and 6 catch before anything is played on."""

from typing import Any

import msgspec
import pytest

from safehouse.core.laws import compiled
from safehouse.core.laws.law import QUICK, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.random import Stream
from safehouse.games._template import DeadDropGame
from safehouse.games._template.rules import DeadDrop
from safehouse.games._template.view import DeadDropView

pytestmark = pytest.mark.skipif(compiled.is_compiled(), reason="a compiled class cannot be subclassed here")


def what_is_broken(game: DeadDropGame, law: int) -> str:
    finding = examine(next(found for found in LAWS if found.number == law), game, QUICK)
    assert finding.outcome == "broken", finding
    return finding.text


class Halted(DeadDrop):
    """Its active seat is asked, and has no move."""

    def moves(self, seat: int) -> list[int]:
        return []


class Daydreaming(DeadDropGame):
    def worlds(self, view: DeadDropView) -> Any:
        plain = super().worlds(view)

        class Daydreams:
            def draw(self, random: Stream) -> DeadDrop:
                world = Halted()
                vars(world).update(vars(plain.draw(random)))
                return world

        return Daydreams()


class Forgetful(DeadDropGame):
    """A seat does not see the envelope that was dealt to it."""

    def view(self, state: DeadDrop, seat: int) -> DeadDropView:
        return msgspec.structs.replace(super().view(state, seat), held=[None, None])


def test_law_5_catches_an_imagined_world_that_cannot_go_on() -> None:
    assert "imagines a world in which [0] have no move" in what_is_broken(Daydreaming(), 5)


def test_law_6_catches_a_deal_that_the_view_does_not_hold() -> None:
    assert "is told what its view does not hold" in what_is_broken(Forgetful(), 6)
