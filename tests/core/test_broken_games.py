"""Deliberately broken games, each caught by the law that should catch it: faults of play."""

from collections.abc import Iterator
from typing import Any

import pytest
from broken import Sound, WithState, broken, fields, judged, with_state

from safehouse.core.laws import compiled
from safehouse.core.laws.suite import LAWS
from safehouse.core.moves import Domain, Kind
from safehouse.core.result import Result
from safehouse.core.vocabulary import Vocabulary
from safehouse.games._template import DeadDropGame
from safehouse.games._template.codes import Moves
from safehouse.games._template.rules import DeadDrop
from safehouse.games._template.view import DeadDropView
from safehouse.games._template.vocabulary import VOCABULARY

pytestmark = pytest.mark.skipif(compiled.is_compiled(), reason="a compiled class cannot be subclassed here")


def test_the_unbroken_game_obeys_every_law() -> None:
    for law in LAWS:
        assert judged(with_state(Sound), law.number).outcome in ("holds", "skipped")


def test_law_1_catches_a_game_that_never_ends() -> None:
    class Endless(Sound):
        def keep(self, seat: int) -> None:
            self.active = seat

        def forbids(self, seat: int, move: int) -> str | None:
            return "TP-5.6" if move >= Moves.ACCUSE else super().forbids(seat, move)

    broken(with_state(Endless), 1, "still not over")


def test_law_2_catches_randomness_from_outside() -> None:
    numbers: Iterator[int] = iter(range(10**9))

    class Unseeded(WithState):
        state_type = Sound

        def deal(self, options: Any, seed: str, listen: bool = True) -> DeadDrop:
            return super().deal(options, f"{seed} {next(numbers)}", listen)

    broken(Unseeded(), 2, "")


def test_law_2_catches_a_view_that_changes_without_being_written_down() -> None:
    class Forgetful(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            return DeadDropView(**{**fields(super().view(state, seat)), "aside": None})

    broken(Forgetful(), 2, "show something else in 'aside'")


def test_law_2_catches_a_menu_that_changes_without_being_written_down() -> None:
    class Vague(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            return "TP-5.1" if super().forbids(seat, move) is not None else None

    broken(with_state(Vague), 2, "show something else in 'menu'")


def test_law_3_catches_a_list_shared_with_the_copy() -> None:
    class Sharing(Sound):
        def copy(self) -> DeadDrop:
            twin = super().copy()
            twin.drop = self.drop
            return twin

    broken(with_state(Sharing), 3, "changed the original")


def test_law_3_catches_a_shared_list_that_ends_as_it_began() -> None:
    class Drafting(Sound):
        def __init__(self) -> None:
            super().__init__()
            self.drafts: list[int] = []

        def copy(self) -> DeadDrop:
            twin = super().copy()
            assert isinstance(twin, Drafting)
            twin.drafts = self.drafts
            return twin

        def swap(self, seat: int) -> None:
            super().swap(seat)
            self.drafts.append(seat)

        def open_envelopes(self) -> None:
            super().open_envelopes()
            self.drafts.clear()

    broken(with_state(Drafting), 3, "('drafts',) is shared with a copy, yet changed")


@pytest.mark.parametrize("name", ["active", "held", "aside", "drop", "winner", "accused", "seats"])
def test_law_3_catches_a_field_that_the_copy_forgets(name: str) -> None:
    """Even one that has its first value in every game, such as the number of seats."""

    class Forgetting(Sound):
        def copy(self) -> DeadDrop:
            twin = super().copy()
            setattr(twin, name, getattr(DeadDrop(), name))
            return twin

    broken(with_state(Forgetting), 3, "")


def test_law_3_says_what_a_copy_fails_on() -> None:
    """The law changes what an attribute holds; a copy that counts on its length does not copy what is there."""

    class Counting(Sound):
        def copy(self) -> DeadDrop:
            twin = super().copy()
            twin.held = [self.held[0], self.held[1]]
            return twin

    broken(with_state(Counting), 3, "`copy` fails where 'held' of Counting is [")


def test_law_4_catches_a_menu_with_a_forbidden_move() -> None:
    class Generous(Sound):
        def moves(self, seat: int) -> list[int]:
            moves = super().moves(seat)
            return sorted({*moves, Moves.SWAP}) if moves else moves

    broken(with_state(Generous), 4, "may not make move 1: TP-5.4")


def test_law_4_catches_a_menu_without_a_legal_move() -> None:
    class Stingy(Sound):
        def moves(self, seat: int) -> list[int]:
            return [move for move in super().moves(seat) if move != Moves.SWAP] or []

    broken(with_state(Stingy), 4, "in the menu False, why not None")


def test_law_4_catches_a_refusal_that_changes_something() -> None:
    class Touchy(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            clause = super().forbids(seat, move)
            if clause is not None:
                self.random.word()
            return clause

    broken(with_state(Touchy), 4, "to ask seat 0 what is legal changed something")


def test_law_4_catches_a_clause_that_does_not_exist() -> None:
    class Inventive(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            return "TP-9.9" if super().forbids(seat, move) else None

    broken(with_state(Inventive), 4, "which is no clause")


def test_law_7_catches_a_lost_component() -> None:
    class Losing(Sound):
        def swap(self, seat: int) -> None:
            super().swap(seat)
            self.drop = self.drop[1:]

    broken(with_state(Losing), 7, "'swap' changes the count")


def test_law_8_catches_two_codes_with_one_name() -> None:
    class Ambiguous(WithState):
        state_type = Sound
        vocabulary = Vocabulary(
            moves=(Kind("keep"), Kind("swap"), Kind("accuse", envelope=Domain("envelope", (1, 2, 3, 4, 5, 5)))),
            events=VOCABULARY.book.kinds,
        )

    broken(Ambiguous(), 8, "reads back as another move")


def test_law_9_catches_an_end_that_never_comes() -> None:
    class Promising(WithState):
        state_type = Sound
        end_reasons = ("showdown", "accusation", "surrender")

    broken(Promising(), 9, "never seen: end surrender")


def test_law_9_says_where_a_domain_belongs_that_no_move_and_no_event_names() -> None:
    class Phased(WithState):
        state_type = Sound
        domains = (*DeadDropGame.domains, Domain("phase", ("play", "over")))

    broken(Phased(), 9, "no move and no event names anything of phase, which `domains` lists")


def test_law_1_catches_an_end_nobody_announced() -> None:
    class Odd(Sound):
        def result(self) -> Result | None:
            honest = super().result()
            return None if honest is None else Result(honest.winners, honest.scores, "odd")

    broken(with_state(Odd), 1, "unknown end reason 'odd'")


def test_law_12_catches_a_difference_between_the_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    class Different(Sound):
        def keep(self, seat: int) -> None:
            super().keep(seat)
            self.random.word()

    monkeypatch.setattr(compiled, "is_compiled", lambda: True)
    broken(with_state(Different), 12, "runs differently compiled and interpreted")
