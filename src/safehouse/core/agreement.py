"""Decisions that the mates of a team make together: the first answer stands, and notes propose it beforehand.

While a person is among those who decide, a bot proposes and waits; what concerns them all it carries out only
when a person has proposed it. Bots among themselves leave it to the first of their seats."""

from collections.abc import Collection

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.record import Record, Step


class Part(msgspec.Struct, frozen=True):
    """What is left to a bot that is asked: the moves it chooses from, none while it waits for others.
    `proposes`: a choice that concerns its mates is not made but proposed to them; notes among the moves propose
    what only a mate can do."""

    moves: list[int]
    proposes: bool = False

    def says(self, game: AnyGame, chosen: int) -> int:
        """The decision or the note in which its choice results."""
        note = game.proposal(chosen) if self.proposes else None
        return chosen if note is None else note


def part_of_bot(record: Record, seat: int, people: Collection[int]) -> Part:
    """What a bot in this seat, which is asked, does now. `people`: the seats for which people decide."""
    mates = decides_with(record, seat)
    if not mates:
        return Part(record.choices(seat))
    if not any(mate in people for mate in mates):
        return Part(record.choices(seat) if seat < min(mates) else [])
    last = last_proposal(record, [seat, *mates])
    if last is None:
        return Part([*record.choices(seat), *left_to_mates(record, seat, mates)], proposes=True)
    return Part(called_on(record, seat) if last.seat in people else [])


def decides_with(record: Record, seat: int) -> list[int]:
    """The mates with whom this seat, which is asked, decides together; [] where it decides alone."""
    pending = record.pending()
    if len(pending) < 2:
        return []
    team = next(team for team in record.game.teams(record.options) if seat in team)
    mates = [mate for mate in team if mate != seat and mate in pending]
    shared = mates and any(record.game.proposal(move) is not None for move in record.choices(seat))
    return mates if shared else []


def left_to_mates(record: Record, seat: int, mates: Collection[int]) -> list[int]:
    """The notes by which this seat proposes what it cannot decide itself and one of these mates can."""
    game = record.game
    own = [game.proposal(move) for move in record.choices(seat)]
    notes = [game.proposal(move) for mate in mates for move in record.choices(mate)]
    theirs = [game.echo(note) for note in notes if note is not None]
    return [note for note in record.notes(seat) if note in theirs and note not in own]


def called_on(record: Record, seat: int) -> list[int]:
    """The decisions of this seat that carry out what a mate has proposed last."""
    mates = decides_with(record, seat)
    last = last_proposal(record, [seat, *mates]) if mates else None
    if last is None or last.seat == seat:
        return []
    echo = record.game.echo(last.move)
    return [move for move in record.choices(seat) if record.game.proposal(move) == echo]


def last_proposal(record: Record, team: Collection[int]) -> Step | None:
    """The last one that these seats have made since they last decided together."""
    game = record.game
    for step in reversed(record.steps):
        if step.seat in team:
            if step.move >= game.space.first_note:
                return step
            if game.proposal(step.move) is not None:
                return None
    return None
