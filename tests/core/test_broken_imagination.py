"""Broken games that laws 5 and 6 catch before anything is played on."""

from typing import Any

import msgspec
import pytest

from safehouse.core.game import SmallCase
from safehouse.core.laws import compiled
from safehouse.core.laws.law import QUICK, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.laws.supports import Support
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
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


class Reshuffled(DeadDrop):
    """Whoever swaps has a large deck shuffled as well."""

    def copy(self) -> DeadDrop:
        twin = Reshuffled()
        vars(twin).update(vars(super().copy()))
        return twin

    def swap(self, seat: int) -> None:
        super().swap(seat)
        self.random.shuffle(list(range(12)))


class Gathered(DeadDropGame):
    def deal(self, options: Any, seed: str, listen: bool = True) -> DeadDrop:
        state = Reshuffled()
        vars(state).update(vars(super().deal(options, seed, listen)))
        return state


class Strewn(DeadDropGame):
    """Its deal has more orders than anybody can try."""

    def small_cases(self) -> list[SmallCase]:
        def prepare(state: DeadDrop) -> None:
            state.random.shuffle(list(range(12)))

        return [SmallCase(self.read_options(), prepare=prepare)]


def test_law_6_does_not_try_out_a_whole_shuffle() -> None:
    assert "'swap' can end in over 10000 ways, as after a shuffle" in what_is_broken(Gathered(), 6)


def test_law_6_does_not_try_out_more_deals_than_anybody_can() -> None:
    assert "too large for a small case: over 10000 deals" in what_is_broken(Strewn(), 6)


def test_law_6_follows_games_in_which_something_new_happens() -> None:
    game = DeadDropGame()
    case = SmallCase(game.read_options(), longest=1)
    support = Support(game, QUICK)
    openings = support.begin(case, "courses")[WATCHER]
    random = Stream("courses")
    played = [support.rarest_course(case, openings, WATCHER, random, False).choices for _ in range(2)]
    kinds = [game.space.kind_of(move).name for [(_, move)] in played]
    assert sorted(kinds) == ["keep", "swap"], "an accusation ends the game, and nothing is compared any more"


def test_law_6_looks_for_something_new_in_every_small_case() -> None:
    game = DeadDropGame()
    case = SmallCase(game.read_options(), longest=1)
    support = Support(game, QUICK)
    elsewhere = (99,)
    support.happened[WATCHER].add(elsewhere)
    support.try_out(case, support.begin(case, "courses"), Stream("courses"))
    assert elsewhere not in support.happened[WATCHER], "what is new in one case may be old in another"
