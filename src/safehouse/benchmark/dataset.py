"""Finished games as rows: what each seat knew and chose, and apart from that the truth of each game.

A seat's rows are made from its views alone: replaying a game for them asks the record for nothing but the view,
the open moves and the move made. The truth (seed, moves of everybody, result) stands in the rows of games.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from safehouse.arena.play import Player, mind_of, play_out
from safehouse.benchmark.agents import make_agent
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.record import MADE_UP_FOR, Record
from safehouse.core.save import Save, fingerprint, replay, to_save
from safehouse.core.view import View
from safehouse.research.reward import places

PERSON = "person"


class BeliefRow(msgspec.Struct, frozen=True):
    """How likely the bot that decided held it that `fact` was `value`; a number stands as text."""

    fact: str
    value: str
    chance: float


class DecisionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One choice between at least two moves, as its seat saw it."""

    episode: str
    """Joins the rows of a game."""
    game: str
    seat: int
    number: int
    """Which of the seat's choices in this game, from 0."""
    view: msgspec.Raw
    """All that the seat may know, as JSON."""
    moves: list[str]
    codes: list[int]
    """The same moves as actions of the environments."""
    chosen: int
    """Which of them was made, from 0."""
    beliefs: list[BeliefRow]
    """Empty where the seat's bot says nothing of them."""


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """The truth of one finished game; options and seed deal it again, the moves replay it."""

    episode: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    bots: list[str]
    """By seat; "person" for people, whose names are kept nowhere."""
    moves: list[str]
    winners: list[int]
    scores: list[int]
    places: list[int]
    reason: str


Beliefs = Mapping[int, list[BeliefRow]]
"""What was believed before each step of a game, by the step's number."""


class Episode(msgspec.Struct, frozen=True):
    truth: GameRow
    decisions: list[DecisionRow]


def played(game: AnyGame, options: Options, agents: Sequence[str], games: int, seed: str) -> Iterator[Episode]:
    """Fresh games of these agents, who change seats from game to game."""
    for number in range(games):
        seats = [agents[(seat + number) % len(agents)] for seat in range(options.seats())]
        yield _play(game, options, seats, f"{seed} {number}")


def _play(game: AnyGame, options: Options, seats: list[str], seed: str) -> Episode:
    record = Record(game, options, seed)
    players = [
        Player(spec, make_agent(spec, game, options, seats), mind_of(seed, seat, spec))
        for seat, spec in enumerate(seats)
    ]
    beliefs: dict[int, list[BeliefRow]] = {}

    def watch(seat: int, view: View, moves: list[int], move: int, seconds: float) -> None:
        thought = players[seat].bot.thought()
        held = thought.beliefs if thought is not None else []
        beliefs[len(record.steps)] = [BeliefRow(each.fact, str(each.value), each.chance) for each in held]

    play_out(record, players, watch)
    return episode_of(to_save(record, bots=seats), beliefs)


def episode_of(save: Save, beliefs: Beliefs | None = None) -> Episode:
    """The rows of a finished game. Moves taken back and notes leave no row."""
    ended = replay(save)
    result = ended.result()
    if result is None:
        raise SafehouseError("only finished games can be exported")
    if any(step.move == MADE_UP_FOR for step in ended.steps):
        raise SafehouseError("a game in which a mistake was made up for cannot be exported")
    name = fingerprint(save)
    seats = ended.options.seats()
    bots = [*save.bots, *([""] * seats)][:seats]
    truth = GameRow(
        episode=name,
        game=save.game,
        rules=save.rules,
        options=save.options,
        seed=save.seed,
        bots=[bot or PERSON for bot in bots],
        moves=[f"{step.seat} {ended.game.space.to_text(step.move)}" for step in ended.steps],
        winners=list(result.winners),
        scores=list(result.scores),
        places=places(result, seats),
        reason=result.reason,
    )
    return Episode(truth, list(_decisions(ended, name, beliefs or {})))


def _decisions(ended: Record, episode: str, beliefs: Beliefs) -> Iterator[DecisionRow]:
    game = ended.game
    record = Record(game, ended.options, ended.seed)
    made = [0] * record.options.seats()
    for at, step in enumerate(ended.steps):
        codes = record.choices(step.seat)
        if step.move in codes and len(codes) > 1:
            yield DecisionRow(
                episode=episode,
                game=game.id,
                seat=step.seat,
                number=made[step.seat],
                view=msgspec.Raw(record.view_bytes(step.seat)),
                moves=[game.space.to_text(code) for code in codes],
                codes=codes,
                chosen=codes.index(step.move),
                beliefs=beliefs.get(at, []),
            )
            made[step.seat] += 1
        record.play(step.seat, step.move)
