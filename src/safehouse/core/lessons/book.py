"""What a lesson is made of: a position to begin with, and steps of words, questions and moves."""

from typing import Any, Final

import msgspec

COACH_KEY: Final = "coach-"


class ByBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that plays the others until the learner is asked, for at most so many decisions."""

    bot: str
    seed: str
    most: int = 6


class Refuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the learner is invited to try, and the clause that forbids it."""

    move: str
    because: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one of `say`, `ask`, `quiz` and `end` names its words."""

    say: str = ""
    ask: str = ""
    quiz: str = ""
    end: str = ""
    meanwhile: list[str] = []
    """Entries played first of all; neither they nor what came just before them is told: the words say what
    matters of it."""
    others: list[str] = []
    """Entries played before the words, and shown."""
    show: list[str] = []
    """Marks that the board lights up."""
    accept: list[str] = []
    """Patterns of moves as text; `*` stands for one word, "any" for every choice."""
    hints: list[str] = []
    wrong: dict[str, str] = {}
    """By pattern, why a legal move is not the one that is wanted."""
    refuse: Refuse | None = None
    spoils: bool = False
    """Whether a move that is not wanted is shown with all that came of it, hidden things and chance included;
    otherwise with what its maker could have known."""
    then: list[str] = []
    """Entries that follow the learner's move, whichever it was."""
    then_bot: ByBot | None = None
    choices: list[str] = []
    right: str = ""

    @property
    def words(self) -> str:
        return self.say or self.ask or self.quiz or self.end

    @property
    def why(self) -> str:
        """The words that say why the right answer is right."""
        return f"{self.quiz}-why"

    def answer(self, choice: str) -> str:
        """The words of an answer."""
        return f"{self.quiz}-{choice}"

    def why_not(self, choice: str) -> str:
        """The words that say why an answer is wrong."""
        return f"{self.quiz}-why-not-{choice}"

    @property
    def wrong_answers(self) -> list[str]:
        return [choice for choice in self.choices if choice != self.right]

    def faults(self) -> list[str]:
        """What does not go together."""
        told = [kind for kind in ("say", "ask", "quiz", "end") if getattr(self, kind)]
        found = [] if len(told) == 1 else [f"has {' and '.join(told) or 'none'} of say, ask, quiz, end"]
        of_ask = [
            name for name in ("accept", "wrong", "refuse", "spoils", "then", "then_bot") if getattr(self, name)
        ]
        if self.ask and not self.accept:
            found.append("asks and accepts nothing")
        if not self.ask and of_ask:
            found.append(f"asks for no move and has {', '.join(of_ask)}")
        if self.quiz and self.right not in self.choices:
            found.append(f"the right answer {self.right!r} is none of the choices")
        if not self.quiz and (self.choices or self.right):
            found.append("is no quiz and has choices")
        return found


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson as its file writes it."""

    id: str
    rules: int
    seat: int
    minutes: int
    step: list[Step]
    basic: bool = True
    """Taught before a first game; false for what comes with later ones."""
    teaches: list[str] = []
    options: dict[str, Any] = {}
    seed: str = ""
    before: list[str] = []
    golden: str = ""
    """In place of options, seed and `before`: the first `at` moves of a golden game."""
    at: int = 0

    def key(self, words: str) -> str:
        """The text key of some words of this lesson."""
        return f"lesson-{self.id}-{words}"

    @property
    def title(self) -> str:
        return self.key("title")

    def faults(self) -> list[str]:
        found = [f"step {at}: {fault}" for at, step in enumerate(self.step, 1) for fault in step.faults()]
        if bool(self.seed) == bool(self.golden):
            found.append("a lesson begins with a seed or with a golden game, one of them")
        if self.golden and (self.options or self.before):
            found.append("a golden game brings its own options and moves")
        if not self.step or [bool(step.end) for step in self.step] != [False] * (len(self.step) - 1) + [True]:
            found.append("the last step, and no other, is the end")
        return found


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a tip: a question is asked, an event is told or a move is refused by a clause."""

    question: str = ""
    event: str = ""
    refused: str = ""
    seats: list[int] = []
    """The seats it speaks to; all by default."""

    def speaks_to(self, seat: int) -> bool:
        return not self.seats or seat in self.seats


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    when: When
    say: str

    @property
    def key(self) -> str:
        return f"{COACH_KEY}{self.say}"


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The coached first game: `options` to play it with, and tips, each for the first time its moment comes."""

    coach: list[Tip]
    options: dict[str, Any] = {}

    def faults(self) -> list[str]:
        return [
            f"tip {tip.say!r} needs one moment: a question, an event or a refusal"
            for tip in self.coach
            if [tip.when.question, tip.when.event, tip.when.refused].count("") != 2
        ]
