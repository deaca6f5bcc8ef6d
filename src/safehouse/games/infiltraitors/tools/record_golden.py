"""Records the golden games anew: `python -m safehouse.games.infiltraitors.tools.record_golden`.

Team-mates play; a steering function may take over a decision to bring about a rare end.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import to_save, write
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.bots import TeamMate
from safehouse.games.infiltraitors.codes import Deeds, Moves, Targets
from safehouse.games.infiltraitors.rules.deeds import deed_kind, deed_whom

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
Steer = Callable[[Record, list[int]], int | None]


def as_usual(record: Record, moves: list[int]) -> int | None:
    return None


def stay(record: Record, moves: list[int]) -> int | None:
    return Moves.STAY if Moves.STAY in moves else None


def withdraw_at_once(record: Record, moves: list[int]) -> int | None:
    return Moves.WITHDRAW if Moves.WITHDRAW in moves else None


def decline_rewards(record: Record, moves: list[int]) -> int | None:
    return Moves.DECLINE_REWARD if Moves.DECLINE_REWARD in moves else None


def run_out_of_time(record: Record, moves: list[int]) -> int | None:
    return Moves.TIME_EXPIRED if len(record.steps) == 30 else None


def wait_for_ever(record: Record, moves: list[int]) -> int | None:
    return next((move for move in moves if Moves.WAIT <= move < Moves.WAIT + 4), None)


def miss_the_key_person(record: Record, moves: list[int]) -> int | None:
    """Withdraw at once, name a wrong key person once, and shoot again when that is possible."""
    if Moves.WITHDRAW in moves:
        return Moves.WITHDRAW
    if Moves.ELIMINATE_KEY_PERSON in moves:
        return Moves.ELIMINATE_KEY_PERSON
    truth: Any = record.truth()
    if moves[0] >= Moves.NAME and moves[0] < Moves.DECLINE_REWARD and truth.target == Targets.KEY_PERSON:
        missed = any(
            deed_kind(entry) == Deeds.SHOOT and deed_whom(entry) == Targets.KEY_PERSON for entry in truth.deeds
        )
        return None if missed else moves[0]
    return None


def from_the_pile(record: Record, moves: list[int]) -> int | None:
    """Prefer a key clue from the discard pile."""
    if moves[0] < Moves.KEY_CLUE or moves[0] >= Moves.TIME_EXPIRED:
        return None
    truth: Any = record.truth()
    return next((move for move in moves if move - Moves.KEY_CLUE in truth.pile), None)


GAMES: dict[str, tuple[dict[str, Any], bool, Steer, str]] = {
    "win-face-down-pile": ({"mission": "2", "agents": 4}, False, as_usual, "win"),
    "win-special-pool": ({"mission": "6", "agents": 3}, True, as_usual, "win"),
    "win-tokens-and-face-down-pile": ({"mission": "14", "agents": 2}, True, as_usual, "win"),
    "win-two-card-suspects": ({"mission": "16", "agents": 3}, True, as_usual, "win"),
    "win-outward-hands": ({"mission": "17", "agents": 5}, True, as_usual, "win"),
    "win-reward-finale": ({"mission": "18", "agents": 3}, True, as_usual, "win"),
    "win-key-person": ({"mission": "19", "agents": 4}, True, from_the_pile, "win"),
    "win-eleven-suspects": ({"mission": "20", "agents": 5}, False, as_usual, "win"),
    "win-without-rewards": ({"mission": "T2", "agents": 2}, False, decline_rewards, "win"),
    "win-after-second-shot-at-key-person": (
        {
            "mission": "custom",
            "agents": 2,
            "suspects": 2,
            "bullets": 5,
            "colours": 3,
            "modifiers": ["key_person"],
        },
        False,
        miss_the_key_person,
        "win",
    ),
    "lost-eighth-suspect-declined": ({"mission": "19", "agents": 2}, True, stay, "loss_unwinnable"),
    "lost-suspects-out-of-reach": ({"mission": "19", "agents": 2}, True, withdraw_at_once, "loss_unwinnable"),
    "lost-wrong-key-person": ({"mission": "19", "agents": 3}, False, miss_the_key_person, "loss_bullets"),
    "lost-out-of-time": ({"mission": "T3", "agents": 4}, False, run_out_of_time, "loss_time"),
    "lost-out-of-turns": ({"mission": "T3", "agents": 3, "turn_limit": 9}, False, as_usual, "loss_time"),
    "lost-no-action": ({"mission": "12", "agents": 2}, False, wait_for_ever, "loss_no_action"),
}


def record_game(values: dict[str, Any], code: bool, steer: Steer, seed: str) -> Record:
    record = Record(GAME, GAME.read_options(values), seed)
    mate = TeamMate(code)
    while record.pending():
        seat = record.pending()[0]
        moves = record.moves(seat)
        steered = steer(record, moves)
        record.play(seat, mate.choose(record.view(seat), moves, Stream(seed)) if steered is None else steered)
    return record


def main() -> None:
    for name, (values, code, steer, reason) in GAMES.items():
        for number in count():
            record = record_game(values, code, steer, f"{name} {number}")
            result = record.result()
            assert result is not None
            if result.reason == reason:
                write(GOLDEN / f"{name}.json", to_save(record))
                break


if __name__ == "__main__":
    main()
