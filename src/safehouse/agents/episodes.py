"""Whole games for agents that read: a prompt goes out, a number comes back, and everything is kept."""

import re
import time
from collections.abc import Callable, Mapping
from typing import Final, Literal

import msgspec

from safehouse.agents.rules import AID, WHOLE, chapters_of, rules_text
from safehouse.bots.roster import make
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.telling import moves_text, observe_text
from safehouse.core.words import LANGUAGES, Words

Answer = Callable[[str], str]
"""Gets a prompt, gives a text with the number of the chosen move in it."""
CountTokens = Callable[[str], int]
LETTERS_A_TOKEN: Final = 4
TRIES: Final = 3
"""How often an agent is asked at most for one decision."""

NUMBER: Final = re.compile(r"[0-9]+")
MOST_DIGITS: Final = 6
"""Of the number of a move."""

Why = Literal["chosen", "unreadable", "tokens", "time"]


def rough_tokens(text: str) -> int:
    """About what usual tokenizers count; pass the agent's own count where the budget must be exact."""
    return -(-len(text) // LETTERS_A_TOKEN)


class Budget(msgspec.Struct, frozen=True):
    """For one episode and all agents in it together; what is over it is played at random. A prompt is sent only
    within it; the reply counts, though nobody knows its length before."""

    tokens: int = 2_000_000
    seconds: float = 3600.0


class Asked(msgspec.Struct):
    """One decision of an agent: every prompt, every reply, what was played and why that."""

    seat: int
    prompts: list[str]
    replies: list[str]
    move: str
    why: Why


class Episode(msgspec.Struct, kw_only=True):
    """Options, seed and moves replay it."""

    game: str
    rules: int
    options: dict[str, object]
    seed: str
    bots: list[str]
    """By seat; "" for an agent that reads."""
    decisions: list[Asked]
    moves: list[str]
    """Everybody's, as "seat move"."""
    winners: list[int]
    scores: list[int]
    reason: str
    tokens: int
    seconds: float


class Runner:
    """One game with agents that read in some seats and bots in the others."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seed: str,
        language: str = "en",
        budget: Budget | None = None,
        count: CountTokens = rough_tokens,
        chapter: str = AID,
    ) -> None:
        """`chapter`: of the guide, what the first prompt teaches; "whole" is all of it."""
        self.game = game
        self.options = options
        self.seed = seed
        self.language = language
        self.budget = budget or Budget()
        self.count = count
        if language not in LANGUAGES:
            raise OptionError("language", language, ", ".join(LANGUAGES))
        known = [each.id for each in chapters_of(game, language)]
        if chapter not in (AID, WHOLE, *known):
            raise OptionError("chapter", chapter, ", ".join([WHOLE, *known]))
        self.chapter = chapter
        self.record = Record(game, options, seed)
        self.spent = 0
        self.decisions: list[Asked] = []
        self._random = Stream(f"{seed} episode")
        self._began = time.monotonic()
        self._told = [0] * options.seats()
        self._taught: set[int] = set()

    def play(self, agents: Mapping[int, Answer], bots: Mapping[int, str]) -> Episode:
        """To the end. Every seat has an agent, or a bot of the house by its name; the bots know which seats are
        none of theirs, as beside people."""
        seats = range(self.options.seats())
        if sorted([*agents, *bots]) != list(seats):
            raise SafehouseError(f"each of the seats {', '.join(map(str, seats))} needs an agent or a bot")
        seated = [bots.get(seat, "") for seat in seats]
        minds = {seat: make(name, self.game, self.options, seated) for seat, name in bots.items()}
        while pending := self.record.pending():
            seat = pending[0]
            moves = self.record.choices(seat)
            if len(moves) == 1:
                code = moves[0]
            elif seat in agents:
                code = self._ask(seat, agents[seat], moves)
            else:
                code = minds[seat].choose(self.record.view(seat), moves, self._random)
            self.record.play(seat, code)
        for mind in minds.values():
            mind.rest()
        return self._told_whole(seated)

    def _told_whole(self, seated: list[str]) -> Episode:
        result = self.record.result()
        assert result is not None
        return Episode(
            game=self.game.id,
            rules=self.game.rules_version,
            options=self.options.to_json(),
            seed=self.seed,
            bots=seated,
            decisions=self.decisions,
            moves=[f"{step.seat} {self.game.space.to_text(step.move)}" for step in self.record.steps],
            winners=result.winners,
            scores=result.scores,
            reason=result.reason,
            tokens=self.spent,
            seconds=time.monotonic() - self._began,
        )

    def prompt(self, seat: int, moves: list[int]) -> str:
        """The rules at the first question, what was told since the last, the position, the moves."""
        words = self._words(seat)
        told = self.record.told(seat)
        news = [words.event(event) for event in told[self._told[seat] :]]
        rules = "" if seat in self._taught else rules_text(self.game, self.language, self.chapter)
        self._taught.add(seat)
        self._told[seat] = len(told)
        view = self.record.view(seat)
        parts = [
            rules,
            "\n".join(news),
            observe_text(self.game, view, moves, words),
            moves_text(self.game, view, moves, words),
            words.say("agent-answer", count=len(moves)),
        ]
        return "\n\n".join(part for part in parts if part)

    def _ask(self, seat: int, agent: Answer, moves: list[int]) -> int:
        asked = Asked(seat, [], [], "", "unreadable")
        prompt = self.prompt(seat, moves)
        code = moves[self._random.below(len(moves))]
        for _ in range(TRIES):
            if over := self._over_budget(prompt):
                asked.why = over
                break
            reply = agent(prompt)
            self.spent += self.count(prompt) + self.count(reply)
            asked.prompts.append(prompt)
            asked.replies.append(reply)
            number = chosen_number(reply, len(moves))
            if number is not None:
                code, asked.why = moves[number - 1], "chosen"
                break
            prompt = self._words(seat).say("agent-again", count=len(moves))
        asked.move = self.game.space.to_text(code)
        self.decisions.append(asked)
        return code

    def _over_budget(self, prompt: str) -> Literal["tokens", "time"] | None:
        if self.spent + self.count(prompt) > self.budget.tokens:
            return "tokens"
        return "time" if time.monotonic() - self._began > self.budget.seconds else None

    def _words(self, seat: int) -> Words:
        return Words.at_table(self.language, self.game, self.options, you=seat)


def chosen_number(reply: str, count: int) -> int | None:
    """The last whole number in the reply, if it is one of the moves."""
    numbers = NUMBER.findall(reply)
    number = int(numbers[-1]) if numbers and len(numbers[-1]) <= MOST_DIGITS else 0
    return number if 1 <= number <= count else None
