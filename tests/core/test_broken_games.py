"""Deliberately broken games, each caught by the law that should catch it."""

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from safehouse.bots.laws import LESSONS_HOLD
from safehouse.core.book import EventKind, Teams, any_seats, holder, secret
from safehouse.core.game import AnyGame
from safehouse.core.laws import compiled
from safehouse.core.laws.law import QUICK, Finding, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.moves import SEAT, Domain, Kind
from safehouse.core.random import Stream
from safehouse.core.result import Result
from safehouse.core.seats import EVERYONE, WATCHER_BIT, bit
from safehouse.core.shelf import find
from safehouse.core.vocabulary import CODES, Vocabulary
from safehouse.games._template import DeadDropGame
from safehouse.games._template.codes import Events, Moves
from safehouse.games._template.rules import DeadDrop, deal
from safehouse.games._template.tables import ENVELOPES
from safehouse.games._template.view import DeadDropView
from safehouse.games._template.vocabulary import ENVELOPE, VOCABULARY
from safehouse.games._template.worlds import DeadDropWorlds

LESSON = "lessons/1-the-higher-one.toml"

pytestmark = pytest.mark.skipif(compiled.is_compiled(), reason="a compiled class cannot be subclassed here")


def judged(game: AnyGame, law: int) -> Finding:
    return examine(next(found for found in (*LAWS, LESSONS_HOLD) if found.number == law), game, QUICK)


def broken(game: AnyGame, law: int, hint: str) -> None:
    finding = judged(game, law)
    assert finding.outcome == "broken", finding
    assert hint in finding.text, finding


class WithState(DeadDropGame):
    """The template game on another state class."""

    state_type: type[DeadDrop] = DeadDrop

    @property
    def folder(self) -> Path:
        return find("_template").folder

    def new_state(self) -> DeadDrop:
        state = self.state_type()
        state.secrecy = [kind.secrecy for kind in self.book.kinds]
        return state

    def deal(self, options: Any, seed: str, listen: bool = True) -> DeadDrop:
        state = self.new_state()
        state.events = [] if listen else None
        state.random = Stream(seed)
        deck = ENVELOPES.copy()
        state.random.shuffle(deck)
        deal(state, deck)
        return state

    def worlds(self, view: DeadDropView) -> Any:
        return Worlds(self, view)


class Worlds(DeadDropWorlds):
    def __init__(self, game: WithState, view: DeadDropView) -> None:
        super().__init__(view)
        self.game = game

    def draw(self, random: Stream) -> DeadDrop:
        plain = super().draw(random)
        world = self.game.new_state()
        for name in ("random", "active", "held", "aside", "drop", "winner", "accused"):
            setattr(world, name, getattr(plain, name))
        return world


def with_state(state_type: type[DeadDrop]) -> AnyGame:
    game = WithState()
    game.state_type = state_type
    return game


def with_event(*kinds: EventKind, state_type: type[DeadDrop] | None = None) -> AnyGame:
    """The template game with these kinds of event declared otherwise."""
    redeclared = {kind.name: kind for kind in kinds}

    class Redeclared(WithState):
        vocabulary = Vocabulary(
            moves=VOCABULARY.space.kinds,
            events=[redeclared.get(kind.name, kind) for kind in VOCABULARY.book.kinds],
        )

    game = Redeclared()
    game.state_type = state_type or Sound
    return game


def test_the_unbroken_game_obeys_every_law() -> None:
    for law in LAWS:
        assert judged(with_state(Sound), law.number).outcome in ("holds", "skipped")


class Sound(DeadDrop):
    def copy(self) -> DeadDrop:
        twin = type(self)()
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, (list, Stream)) else value)
        twin.events = None
        return twin


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


def test_law_5_catches_a_view_that_shows_the_rivals_envelope() -> None:
    class Leaking(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            honest = super().view(state, seat)
            return DeadDropView(**{**_fields(honest), "drop_size": state.held[1 - max(seat, 0)]})

    broken(Leaking(), 5, "sees what it was not told")


def test_law_5_catches_a_menu_that_depends_on_the_rivals_hand() -> None:
    class Winking(Sound):
        def forbids(self, seat: int, move: int) -> str | None:
            if move >= Moves.ACCUSE and move - Moves.ACCUSE + 1 == self.held[1 - seat]:
                return "TP-5.6"
            return super().forbids(seat, move)

    broken(with_state(Winking), 5, "has another menu, though it was told the same")


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


class Conspiring(WithState):
    """View and imagination agree with each other, yet the view shows what nobody was told."""

    state_type: type[DeadDrop]

    def view(self, state: DeadDrop, seat: int) -> DeadDropView:
        honest = super().view(state, seat)
        shown = [None if state.aside[s] and s != seat else state.held[s] for s in range(2)]
        return DeadDropView(**{**_fields(honest), "held": shown})


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
        return DeadDropView(**{**_fields(super().view(state, seat)), "aside": None})


def test_law_6_catches_an_exclusion_that_the_view_forgets() -> None:
    game = Forgetting()
    game.state_type = Sound
    broken(game, 6, "imagines what its log rules out")


def test_law_14_catches_what_is_told_and_not_remembered() -> None:
    class Blind(WithState):
        state_type = Sound

        def view(self, state: DeadDrop, seat: int) -> DeadDropView:
            honest = super().view(state, seat)
            return DeadDropView(**{**_fields(honest), "held": [None, None], "aside": None})

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


def test_law_1_catches_an_end_nobody_announced() -> None:
    class Odd(Sound):
        def result(self) -> Result | None:
            honest = super().result()
            return None if honest is None else Result(honest.winners, honest.scores, "odd")

    broken(with_state(Odd), 1, "unknown end reason 'odd'")


@pytest.fixture
def elsewhere(tmp_path: Path) -> AnyGame:
    """The template game with a folder of its own that a test may spoil."""
    folder = tmp_path / "_template"
    shutil.copytree(find("_template").folder, folder, ignore=shutil.ignore_patterns("__pycache__"))

    class Moved(WithState):
        state_type = Sound

        @property
        def folder(self) -> Path:
            return folder

    return Moved()


def test_law_10_catches_a_clause_without_a_test(elsewhere: AnyGame) -> None:
    rules = elsewhere.folder / "RULES.md"
    rules.write_text(rules.read_text() + "- **TP-8.3** A draw is impossible. [A]\n")
    broken(elsewhere, 10, "without a test: TP-8.3")


def test_law_10_catches_a_test_of_no_clause(elsewhere: AnyGame) -> None:
    rules = elsewhere.folder / "RULES.md"
    rules.write_text(rules.read_text().replace("**TP-8.2**", "**TP-8.9**"))
    broken(elsewhere, 10, "the ledger does not have: TP-8.2")


@pytest.mark.parametrize(
    ("text", "becomes", "hint"),
    [
        ("why-TP-5-4 =", "why-TP-5-5 =", "no cs text for: why-TP-5-4"),
        ("move-keep = Nechat si obálku", "move-keep Nechat", "is no Fluent text"),
        ("{ $seats }", "{ $who }", "ask-turn|wait-turn|Unknown external"),
    ],
)
def test_law_11_catches_missing_and_damaged_texts(
    elsewhere: AnyGame, text: str, becomes: str, hint: str
) -> None:
    path = elsewhere.folder / "text" / "cs.ftl"
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, becomes))
    finding = judged(elsewhere, 11)
    assert finding.outcome == "broken"
    assert any(part in finding.text for part in hint.split("|")), finding


@pytest.mark.parametrize(
    ("file", "text", "becomes", "hint"),
    [
        ("text/cs-about.ftl", "about-thing-drop =", "about-thing-well =", "about nothing of this game"),
        ("text/cs-about.ftl", "about-move-keep =", "now-keep =", "no cs text for: about-move-keep"),
        ("text/cs-about.ftl", "    .name = Obvinit\n", "", "no cs text for: about-move-accuse.name"),
        ("text/cs-about.ftl", "{ $lowest }", "{ $smallest }", "Unknown external"),
        ("data/about.toml", '["drop"]', '["drop", "well"]', "no cs text for: thing-well, about-thing-well"),
        ("data/about.toml", "TP-4.2", "TP-4.9", "cites no clause: TP-4.9"),
        ("data/about.toml", '"move:keep"', '"move:kept"', "what is no topic: move:kept"),
    ],
)
def test_law_11_catches_a_thing_that_is_not_explained(
    elsewhere: AnyGame, file: str, text: str, becomes: str, hint: str
) -> None:
    path = elsewhere.folder / file
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, becomes))
    broken(elsewhere, 11, hint)


def test_law_12_catches_a_difference_between_the_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    class Different(Sound):
        def keep(self, seat: int) -> None:
            super().keep(seat)
            self.random.word()

    monkeypatch.setattr(compiled, "is_compiled", lambda: True)
    broken(with_state(Different), 12, "runs differently compiled and interpreted")


@pytest.mark.parametrize(
    ("file", "text", "becomes", "hint"),
    [
        ("guide/en/turn.md", "{#order TP-4.3 TP-5.1}", "{#order TP-5.1}", "cs/turn.md, line 3, has {#order"),
        ("guide/en/turn.md", "{#order TP-4.3", "{#sequence TP-4.3", "has {#order TP-4.3 TP-5.1} where en"),
        ("guide/en/goal.md", "![At the start", "At the start", "goal.md, line 6: the block"),
        ("guide/*/turn.md", "TP-5.3 TP-5.4}", "TP-5.3 TP-5.9}", "the ledger does not have TP-5.9"),
        ("guide/*/turn.md", "{#order TP-4.3 ", "{#order ", "not left to the table: TP-4.3"),
        ("guide/*/turn.md", "{#accuse-example", "{#accuse", "two blocks have this name"),
        ("guide/*/turn.md", "{#accuse-example TP-5.6}", "{#accuse-example}", "stands on no clause"),
        ("guide/*/aid.md", "- In|- V", "- [x](#y) In|- [x](#y) V", "nothing is called #y"),
        ("guide/en/aid.md", "- In", "- [x](envelope:7) In", "en/aid.md, line 3, nothing is called envelope:7"),
        ("guide/guide.toml", '= "deal"', '= "luck"', "TP-4.2 = 'luck' is none of"),
        ("guide/guide.toml", '"TP-4.2"', '"TP-8.1"', "leaves TP-8.1 to the table, yet a block cites it"),
        ("guide/guide.toml", "figure.dealt", "figure.other", "has no figure dealt"),
        ("guide/guide.toml", "at = 0", "at = 9", "there is no position after 9"),
        ("guide/guide.toml", "seat = 0", "seat = 2", "there is no seat 2"),
        ("guide/guide.toml", '"showdown"', '"nowhere"', "there is no golden game 'nowhere'"),
    ],
)
def test_law_17_catches_a_faulty_guide(
    elsewhere: AnyGame, file: str, text: str, becomes: str, hint: str
) -> None:
    changed = 0
    for path in elsewhere.folder.glob(file):
        before = path.read_text()
        for old, new in zip(text.split("|"), becomes.split("|"), strict=True):
            path.write_text(path.read_text().replace(old, new))
        changed += path.read_text() != before
    assert changed
    broken(elsewhere, 17, hint)


def test_law_17_catches_a_game_without_a_guide(elsewhere: AnyGame) -> None:
    shutil.rmtree(elsewhere.folder / "guide")
    broken(elsewhere, 17, "there is no guide")


def test_law_18_catches_a_ledger_in_one_language(elsewhere: AnyGame) -> None:
    (elsewhere.folder / "RULES.cs.md").unlink()
    broken(elsewhere, 18, "there is no RULES.cs.md")


def test_law_18_catches_a_clause_out_of_order(elsewhere: AnyGame) -> None:
    rules = elsewhere.folder / "RULES.cs.md"
    rules.write_text(rules.read_text().replace("**TP-5.3**", "**TP-5.30**"))
    broken(elsewhere, 18, "RULES.cs.md has TP-5.30 where RULES.md has TP-5.3")


@pytest.mark.parametrize(
    ("file", "text", "becomes", "hint"),
    [
        (
            "lessons/1-*.toml",
            'then = ["1 keep"]',
            'then = ["1 hold"]',
            "step 5, after ['', 'swap', '', 'unseen']",
        ),
        (LESSON, 'accept = ["keep"]', 'accept = ["swap"]', "no legal move is accepted"),
        (
            "lessons/1-*.toml",
            'accept = ["swap"]',
            'accept = ["swap", "accuse 2"]',
            "no move of any path fits accuse 2",
        ),
        (LESSON, '"keep" = "too-low"', '"swap" = "too-low"', "no move of any path fits swap"),
        (
            "lessons/1-*.toml",
            'because = "TP-5.4"',
            'because = "TP-5.6"',
            "'swap' is refused by TP-5.4, not by TP",
        ),
        (LESSON, '{ move = "swap"', '{ move = "keep"', "'keep' is refused by nothing"),
        (LESSON, '"TP-8.1"]', '"TP-8.9"]', "teaches TP-8.9, which the ledger does not have"),
        (LESSON, "envelope:6", "envelope:7", "step 3: nothing is marked envelope:7"),
        (LESSON, "rules = 1", "rules = 2", "was written for rules version 2, the game has 1"),
        ("lessons/en.ftl", "Two is little.", "Two is little. " * 200, "takes 5.4"),
        (LESSON, "minutes = 1", "minutes = 3", "announces 3 minutes and takes 1.5"),
        (
            "lessons/1-*.toml",
            'end = "won"',
            'say = "won"',
            "1-the-higher-one.toml: the last step, and no other",
        ),
        (
            "lessons/1-*.toml",
            'right = "unseen"',
            'right = "seen"',
            "the right answer 'seen' is none of the choices",
        ),
        (
            "lessons/1-*.toml",
            'say = "better"',
            'say = "good"',
            "no cs text for: lesson-tp-1-the-higher-one-good",
        ),
        ("lessons/en.ftl", "Two is little.", "Two is little. " * 3, "has 38 words, over 35"),
        ("lessons/en.ftl", "coach-seen =", "coach-done = Done.\ncoach-seen =", "that nobody says: coach-done"),
        ("lessons/first-game.toml", '"swapped"', '"exchanged"', "the moment of 'aside' never comes"),
    ],
)
def test_law_19_catches_a_faulty_lesson(
    elsewhere: AnyGame, file: str, text: str, becomes: str, hint: str
) -> None:
    (path,) = elsewhere.folder.glob(file)
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, becomes))
    broken(elsewhere, 19, hint)


def test_law_19_catches_a_game_without_lessons(elsewhere: AnyGame) -> None:
    (elsewhere.folder / LESSON).unlink()
    broken(elsewhere, 19, "there is no lesson")


def test_law_19_catches_a_lesson_of_other_rules(elsewhere: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule has changed: whoever swapped may swap again."""

    forbidden = DeadDrop.forbids

    def forbids(self: DeadDrop, seat: int, move: int) -> str | None:
        return None if move == Moves.SWAP else forbidden(self, seat, move)

    monkeypatch.setattr(DeadDrop, "forbids", forbids)
    broken(elsewhere, 19, "'swap' is refused by nothing, not by TP-5.4")


def _fields(view: DeadDropView) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}
