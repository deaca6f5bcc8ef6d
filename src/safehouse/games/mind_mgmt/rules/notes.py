"""Mental notes: 15 tokens, white for guesses, green for what the Recruiter confirmed (MM-5.10)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import BIT, CELLS, NOWHERE
from safehouse.games.mind_mgmt.moves import (
    CLUE_CONFIRMED,
    CONFIRMED,
    DROP_NOTE,
    DROPPING,
    LABELS,
    NOTE_LABEL,
    NOTE_MOVE,
    NOTE_MOVED,
    NOTE_PLACE,
    NOTE_PLACED,
    NOTE_RELABELLED,
    NOTE_REMOVE,
    NOTE_REMOVED,
    NOTE_TOKENS,
    RECRUITER,
)
from safehouse.games.mind_mgmt.position import Position


def free_token(s: Position) -> int:
    for token in range(NOTE_TOKENS):
        if s.note_at[token] == NOWHERE:
            return token
    return NOWHERE


def unconfirmed(s: Position) -> list[int]:
    return [t for t in range(NOTE_TOKENS) if s.note_at[t] != NOWHERE and s.note_label[t] >= 0]


def cannot_touch(s: Position, token: int) -> str | None:
    """Only white notes that lie on the board can be moved, relabelled or removed."""
    if s.note_at[token] == NOWHERE:
        return "MM-5.1001"
    return "MM-5.1004" if s.note_label[token] < 0 else None


def cannot_note(s: Position, seat: int, move: int) -> str | None:
    if seat == RECRUITER:
        return "MM-5.1001"
    if move < NOTE_MOVE:
        return None if free_token(s) != NOWHERE else "MM-5.1005"
    if move >= NOTE_REMOVE and s.phase == DROPPING:
        return "MM-5.1007"
    return cannot_touch(s, token_of(move))


def token_of(move: int) -> int:
    if move >= NOTE_REMOVE:
        return move - NOTE_REMOVE
    if move >= NOTE_LABEL:
        return (move - NOTE_LABEL) // LABELS
    return (move - NOTE_MOVE) // CELLS


def note_moves(s: Position, seat: int) -> list[int]:
    """Every note a Rogue Agents player may make now (MM-5.1002)."""
    found: list[int] = []
    if seat == RECRUITER:
        return found
    if free_token(s) != NOWHERE:
        found.extend(range(NOTE_PLACE, NOTE_MOVE))
    white = unconfirmed(s)
    for token in white:
        found.extend(range(NOTE_MOVE + token * CELLS, NOTE_MOVE + (token + 1) * CELLS))
    for token in white:
        found.extend(range(NOTE_LABEL + token * LABELS, NOTE_LABEL + (token + 1) * LABELS))
    if s.phase != DROPPING:
        found.extend([NOTE_REMOVE + token for token in white])
    return found


def write_note(s: Position, seat: int, move: int) -> None:
    if move < NOTE_MOVE:
        place_note(s, seat, move - NOTE_PLACE)
    elif move < NOTE_LABEL:
        token = token_of(move)
        s.tell_all(NOTE_MOVED, seat, s.note_at[token], (move - NOTE_MOVE) % CELLS)
        s.note_at[token] = (move - NOTE_MOVE) % CELLS
    elif move < NOTE_REMOVE:
        token = token_of(move)
        s.note_label[token] = (move - NOTE_LABEL) % LABELS
        s.tell_all(NOTE_RELABELLED, seat, s.note_at[token], s.note_label[token])
    else:
        remove_note(s, seat, move - NOTE_REMOVE)


def place_note(s: Position, seat: int, cell: int) -> None:
    """A blank one; what is written on it is a note of its own."""
    s.note_at[free_token(s)] = cell
    s.tell_all(NOTE_PLACED, seat, cell)


def remove_note(s: Position, seat: int, token: int) -> None:
    s.tell_all(NOTE_REMOVED, seat, s.note_at[token])
    s.note_at[token] = NOWHERE
    s.note_label[token] = 0


def confirm_due(s: Position) -> None:
    """Place the confirmed notes that are due; with 15 notes on the board one must go first (MM-5.1007)."""
    while s.due:
        token = free_token(s)
        if token == NOWHERE:
            s.phase = DROPPING
            return
        cell = s.due.pop(0)
        hour = s.hour_of(cell)
        s.note_at[token] = cell
        s.note_label[token] = -hour
        s.steps &= ~BIT[cell]
        s.confirmed |= BIT[cell]
        s.clue(CLUE_CONFIRMED, s.hour, cell, hour)
        s.tell_all(CONFIRMED, cell, hour)
    s.phase = s.after


def drops(s: Position) -> list[int]:
    return [DROP_NOTE + token for token in unconfirmed(s)]


def drop_note(s: Position, seat: int, token: int) -> None:
    remove_note(s, seat, token)
    confirm_due(s)
