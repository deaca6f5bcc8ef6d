"""Deliberately broken games, each caught by the law that should catch it: what somebody learns who must not."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from broken import Sound, WithState, broken, fields, judged, with_event, with_state

from safehouse.core.book import EventKind, Teams, any_seats, holder, secret
from safehouse.core.game import AnyGame, SmallCase
from safehouse.core.laws import compiled, look
from safehouse.core.laws.glances import glances_show_nothing_hidden
from safehouse.core.laws.law import QUICK, Broken
from safehouse.core.laws.updates import rarely_told
from safehouse.core.moves import SEAT, Domain
from safehouse.core.random import Stream
from safehouse.core.row import Row, number
from safehouse.core.seats import EVERYONE, WATCHER_BIT, bit
from safehouse.core.state import State
from safehouse.core.vocabulary import CODES, Vocabulary
from safehouse.games._template.codes import Events, Moves
from safehouse.games._template.rules import DeadDrop
from safehouse.games._template.tables import ENVELOPES
from safehouse.games._template.view import DeadDropView
from safehouse.games._template.vocabulary import ENVELOPE, VOCABULARY

pytestmark = pytest.mark.skipif(compiled.is_compiled(), reason="a compiled class cannot be subclassed here")


def test_law_5_catches_a_view_that_shows_the_rivals_envelope() -> None:
    class Leaking(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            honest = super().view(state, seat)
            return DeadDropView(**{**fields(honest), "drop_size": state.held[1 - max(seat, 0)]})

    broken(Leaking(), 5, "sees what it was not told")


def test_law_5_catches_a_menu_that_depends_on_the_rivals_hand() -> None:
    class Winking(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            if move >= Moves.ACCUSE and move - Moves.ACCUSE + 1 == self.held[1 - seat]:
                return "TP-5.6"
            return super().forbids(seat, move)

    broken(with_state(Winking), 5, "has another menu, though it was told the same")


def test_law_5_glances_at_what_comes_late_and_rarely() -> None:
    class LateSlip(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            honest = super().view(state, seat)
            late = state.active == 1 and state.aside[0] != 0 and seat == 1
            return DeadDropView(**{**fields(honest), "drop_size": state.held[0] if late else honest.drop_size})

    glances_show_nothing_hidden(with_state(Sound), QUICK)
    with pytest.raises(Broken, match="at a glance: seat 1 sees what it was not told"):
        glances_show_nothing_hidden(LateSlip(), QUICK)


@pytest.mark.parametrize("law", [4, 5])
def test_laws_4_and_5_catch_a_refusal_that_depends_on_the_rivals_hand(law: int) -> None:
    class Muttering(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            clause = super().forbids(seat, move)
            return "TP-5.1" if clause is not None and self.held[1 - seat] > 3 else clause

    broken(with_state(Muttering), law, ", though it was told the same")


def test_law_5_catches_an_event_that_reveals_without_saying_so() -> None:
    accused = EventKind("accused", seat=SEAT, envelope=ENVELOPE)
    broken(with_event(accused), 5, "is told two truths apart by an event that reveals nothing")


def test_law_5_catches_a_deed_that_shows_a_hidden_card_without_saying_so() -> None:
    class Choosy(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            return "TP-5.2" if move == Moves.KEEP and self.held[seat] <= 3 else super().forbids(seat, move)

    broken(with_state(Choosy), 5, "is told by events that reveal nothing what only some could do")


def test_law_5_catches_a_hidden_card_told_to_everybody() -> None:
    """Nothing else gives it away: the view hides the card, and imagination deals it anew."""

    class Loud(Sound):
        def swap(self, seat: int) -> None:
            self.aside[seat] = self.held[seat]
            self.held[seat] = self.drop.pop()
            self.tell_all(Events.SWAPPED, seat, self.held[seat] - 1)

    swapped = EventKind("swapped", reveals=True, seat=SEAT, envelope=ENVELOPE)
    broken(with_event(swapped, state_type=Loud), 5, "is told what its view does not hold")


def test_law_5_catches_a_reveal_behind_another_one() -> None:
    """The accuser's own envelope goes with an event that is no reveal, after one that is."""

    class Boasting(Sound):
        def accuse(self, seat: int, number: int) -> None:
            self.active = 1 - self.active
            self.tell_all(Events.ACCUSED, seat, number - 1)
            self.tell_all(Events.KEPT, self.held[seat] % 2)

        def moves(self, seat: int) -> list[int]:
            return [move for move in super().moves(seat) if move != Moves.SWAP]

        def forbids(self, seat: int, move: int) -> str | None:
            return "TP-5.4" if move == Moves.SWAP else super().forbids(seat, move)

    broken(with_state(Boasting), 5, "is told two truths apart by an event that reveals nothing")


def test_law_5_catches_a_secret_told_behind_a_die() -> None:
    """The dice differ in nearly all worlds, unless they fall there as they do in truth."""

    class Gambling(Sound):
        def keep(self, seat: int) -> None:
            for _ in range(5):
                self.tell_all(Events.OPENED, seat, self.random.below(len(ENVELOPES)))
            self.tell_all(Events.KEPT, self.held[seat] % 2)
            self.active = 1 - seat

    broken(with_state(Gambling), 5, "is told two truths apart by an event that reveals nothing")


def test_law_5_catches_insiders_who_did_not_know_what_they_are_told() -> None:
    """They are declared to have known it, and their views remember it."""

    class Chatty(Sound):
        def swap(self, seat: int) -> None:
            self.aside[seat] = self.held[seat]
            self.held[seat] = self.drop.pop()
            self.tell(EVERYONE & ~WATCHER_BIT, Events.SWAPPED, seat, self.held[seat] - 1)

    swapped = EventKind(
        "swapped", reveals=True, knows=holder(), knew=any_seats, seat=SEAT, envelope=secret(ENVELOPE)
    )
    hint = "is told as one who knew it before what it did not know"
    broken(with_event(swapped, state_type=Chatty), 5, hint)


def test_law_5_catches_what_is_seen_at_the_end_and_not_told() -> None:
    class Gloating(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            honest = super().view(state, seat)
            return DeadDropView(**{**fields(honest), "drop_size": state.drop[0]}) if state.over() else honest

    broken(Gloating(), 5, "sees what it was not told")
    Gloating.opened = frozenset({"drop_size"})
    assert judged(Gloating(), 5).outcome == "holds"


def test_law_5_catches_an_array_that_holds_what_the_view_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def encode(row: Row, state: State, seat: int) -> None:
        assert isinstance(state, DeadDrop)
        number(row, state.held[1])

    monkeypatch.setattr(look, "encoder_of", lambda game: (1, encode))
    broken(with_state(Sound), 5, "finds in its array what its view does not hold")


def suspecting(state: DeadDrop, seat: int) -> int:
    return Moves.ACCUSE + state.held[1 - seat] - 1


def foreseeing(state: DeadDrop, seat: int) -> int:
    die = state.random.below(6)
    return Moves.KEEP if die + state.random.below(2) == die else Moves.SWAP


@pytest.mark.parametrize("decide", [suspecting, foreseeing])
def test_law_5_catches_an_automaton_that_peeks(decide: Callable[[DeadDrop, int], int]) -> None:
    class Automatic(WithState):
        state_type = Sound

        def automatic(self, state: DeadDrop, seat: int) -> int | None:
            return decide(state, seat)

    broken(Automatic(), 5, "as an automaton knows what its player does not")


def test_an_automaton_may_follow_a_die_that_falls_before_it_decides() -> None:
    class Rolling(WithState):
        state_type = Sound

        def automatic(self, state: DeadDrop, seat: int) -> int | None:
            return state.random.below(6) % 2

    assert judged(Rolling(), 5).outcome == "holds"


def test_law_5_lets_only_what_automata_did_tell_of_their_secrets() -> None:
    """In what they do they follow what nobody else knows; before they play nothing is told that reveals."""

    class Telling(Sound):
        def keep(self, seat: int) -> None:
            self.tell_all(Events.OPENED, 0, 0)
            self.tell_all(Events.KEPT, self.held[seat] % 2)
            self.active = 1 - seat

    class Automata(WithState):
        state_type = Telling

    broken(Automata(), 5, "is told two truths apart by an event that reveals nothing")
    Automata.automata = frozenset({"opened"})
    assert "two truths apart" not in judged(Automata(), 5).text


def test_law_6_looks_at_what_is_rarely_told() -> None:
    game = with_state(Sound)
    told = {game.space.kind_of(move).name for _, _, (_, move), _ in rarely_told(game, QUICK)}
    assert told == {"swap", "accuse"}


def test_an_event_without_secrets_is_known_to_nobody_before() -> None:
    with pytest.raises(ValueError, match="nobody learns them"):
        EventKind("kept", knew=any_seats, seat=SEAT)


def test_law_5_catches_an_imagination_with_other_components() -> None:
    class Doubling(WithState):
        state_type = Sound

        def worlds(self, view: DeadDropView) -> Any:
            plain = super().worlds(view)

            class Doubled:
                def draw(self, random: Stream) -> DeadDrop:
                    world = plain.draw(random)
                    world.drop = [world.drop[0]] * len(world.drop)
                    return world

            return Doubled()

    broken(Doubling(), 5, "imagines a world with other components")


def test_law_6_catches_an_imagination_that_forgets_a_possibility() -> None:
    class Forgetful(WithState):
        state_type = Sound

        def worlds(self, view: DeadDropView) -> Any:
            plain = super().worlds(view)

            class Timid:
                def draw(self, random: Stream) -> DeadDrop:
                    while True:
                        world = plain.draw(random)
                        if view.seat != 0 or world.held[1] != 6:
                            return world

            return Timid()

    broken(Forgetful(), 6, "never imagines")


class NoSmallCase(WithState):
    """So large that not every deal can be tried out."""

    state_type = Sound

    def small_cases(self) -> list[SmallCase]:
        return []


def test_law_6_catches_a_pile_that_is_imagined_in_one_order() -> None:
    class Tidy(NoSmallCase):
        def worlds(self, view: DeadDropView) -> Any:
            plain = super().worlds(view)

            class Sorting:
                def draw(self, random: Stream) -> DeadDrop:
                    world = plain.draw(random)
                    world.drop.sort()
                    return world

            return Sorting()

    broken(Tidy(), 6, "never imagines what is true")


def test_law_6_catches_a_note_of_the_rules_that_the_view_does_not_hold() -> None:
    class Noting(Sound):
        def __init__(self) -> None:
            super().__init__()
            self.noted = False

        def swap(self, seat: int) -> None:
            super().swap(seat)
            self.noted = True

    class Forgetful(NoSmallCase):
        state_type = Noting

    broken(Forgetful(), 6, "never imagines what is true: [('noted', True)]")


class Conspiring(WithState):
    """View and imagination agree with each other, yet the view shows what nobody was told."""

    state_type: type[DeadDrop]

    def view(self, state: DeadDrop, seat: int) -> DeadDropView:
        honest = super().view(state, seat)
        shown = [None if state.aside[s] and s != seat else state.held[s] for s in range(2)]
        return DeadDropView(**{**fields(honest), "held": shown})


def test_law_6_catches_a_leak_that_imagination_repeats() -> None:
    game = Conspiring()
    game.state_type = Sound
    broken(game, 6, "sees more than it was told")


def test_law_14_catches_a_leak_that_imagination_repeats() -> None:
    game = Conspiring()
    game.state_type = Sound
    broken(game, 14, "sees what it was not told")


class Forgetting(WithState):
    """A swapper forgets which envelope it put aside: its view holds less than it was told."""

    state_type: type[DeadDrop]

    def view(self, state: DeadDrop, seat: int) -> DeadDropView:
        return DeadDropView(**{**fields(super().view(state, seat)), "aside": None})


def test_law_6_catches_an_exclusion_that_the_view_forgets() -> None:
    game = Forgetting()
    game.state_type = Sound
    broken(game, 6, "imagines what its log rules out")


def test_law_14_catches_a_move_that_is_seen_and_not_told() -> None:
    class Mute(Sound):
        def keep(self, seat: int) -> None:
            self.active = 1 - seat

        def swap(self, seat: int) -> None:
            self.aside[seat] = self.held[seat]
            self.held[seat] = self.drop.pop()

    broken(with_state(Mute), 14, "and is told nothing")


def test_law_14_catches_what_is_told_and_not_remembered() -> None:
    class Blind(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            honest = super().view(state, seat)
            return DeadDropView(**{**fields(honest), "held": [None, None], "aside": None})

    broken(Blind(), 14, "is told what its view does not hold")


def test_law_15_catches_an_event_told_beyond_its_insiders() -> None:
    class Chatty(Sound):
        def swap(self, seat: int) -> None:
            self.aside[seat] = self.held[seat]
            self.held[seat] = self.drop.pop()
            self.tell(EVERYONE & ~WATCHER_BIT, Events.SWAPPED, seat, self.held[seat] - 1)

    broken(with_state(Chatty), 15, "beyond those who may know")


def test_law_15_catches_codes_that_are_out_of_date() -> None:
    """Such as two kinds of event swapped in the vocabulary: the log would tell the wrong sentence."""

    class Swapped(WithState):
        state_type = Sound
        vocabulary = Vocabulary(moves=VOCABULARY.space.kinds, events=[*reversed(VOCABULARY.book.kinds)])

    broken(Swapped(), 15, "is not what vocabulary.py says")


def declared_elsewhere(folder: Path, *kinds: EventKind) -> AnyGame:
    """The template game with these kinds of event declared otherwise, and fresh codes for it."""
    game = with_event(*kinds)

    class Moved(type(game)):  # type: ignore[misc]
        @property
        def folder(self) -> Path:
            return folder

    moved: AnyGame = Moved()
    moved.state_type = Sound  # type: ignore[attr-defined]
    (folder / CODES).write_text(moved.vocabulary.codes("_template"))
    return moved


def test_law_15_catches_insiders_declared_too_widely(tmp_path: Path) -> None:
    swapped = EventKind("swapped", reveals=True, knows=any_seats, seat=SEAT, envelope=secret(ENVELOPE))
    broken(declared_elsewhere(tmp_path, swapped), 15, "swapped declares more insiders than holder('seat')")


def test_law_15_holds_a_declaration_against_those_of_other_kinds(tmp_path: Path) -> None:
    spy = Domain("spy", ("red", "blue"))

    def the_spy(teams: Teams, args: Mapping[str, int]) -> int:
        return bit(args["seat"])

    dealt = EventKind("dealt", reveals=True, knows=the_spy, seat=spy, envelope=secret(ENVELOPE))
    swapped = EventKind("swapped", reveals=True, knows=any_seats, seat=spy, envelope=secret(ENVELOPE))
    game = declared_elsewhere(tmp_path, dealt, swapped)
    broken(game, 15, "swapped declares more insiders than those of dealt")


def test_law_15_catches_the_wrong_argument_called_secret(tmp_path: Path) -> None:
    """What used to be a wrong mask: the swapper is hidden, the envelope is shown."""
    swapped = EventKind("swapped", reveals=True, knows=holder(), seat=secret(SEAT), envelope=ENVELOPE)
    game = declared_elsewhere(tmp_path, swapped)
    assert judged(game, 15).outcome == "holds"
    broken(game, 5, "is told")


def test_law_15_catches_a_mask_set_aside() -> None:
    class Unmasked(Sound):
        def swap(self, seat: int) -> None:
            super().swap(seat)
            if self.events:
                self.events[-1].blanked = 0

    broken(with_state(Unmasked), 15, "does not blank what its kind declares secret")


def test_law_16_catches_a_reveal_that_reveals_nothing() -> None:
    kept = EventKind("kept", reveals=True, seat=SEAT)
    broken(with_event(kept), 16, "said to reveal, yet the same in all")
