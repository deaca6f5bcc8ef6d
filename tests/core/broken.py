"""The template game, to be broken on purpose, and a judge who says which law caught it."""

from pathlib import Path
from typing import Any

from safehouse.bots.laws import LESSONS_HOLD
from safehouse.core.book import EventKind
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import QUICK, Finding, examine
from safehouse.core.laws.suite import LAWS
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.core.vocabulary import Vocabulary
from safehouse.games._template import DeadDropGame
from safehouse.games._template.rules import DeadDrop, deal
from safehouse.games._template.tables import ENVELOPES
from safehouse.games._template.view import DeadDropView
from safehouse.games._template.vocabulary import VOCABULARY
from safehouse.games._template.worlds import DeadDropWorlds


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


class Sound(DeadDrop):
    def copy(self) -> DeadDrop:
        twin = type(self)()
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, (list, Stream)) else value)
        twin.events = None
        return twin


def fields(view: DeadDropView) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}
