"""Mental notes: 15 tokens, white for guesses, green for what the Recruiter confirmed (MM-5.10)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import KIND_OF, Clues, Events, Kinds, Labels, Locations, Moves, Phases
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import BIT, NOWHERE
from safehouse.games.mind_mgmt.tables.limits import NOTE_TOKENS, RECRUITER


def free_token(s: Position) -> int:
    for token in range(NOTE_TOKENS):
        if s.note_at[token] == NOWHERE:
            return token
    return NOWHERE


def cannot_touch(s: Position, token: int) -> str | None:
    """Only white notes that lie on the board can be moved, relabelled or removed."""
    if s.note_at[token] == NOWHERE:
        return "MM-5.1001"
    return "MM-5.1004" if s.note_label[token] < 0 else None


def unconfirmed(s: Position) -> list[int]:
    """The white notes on the board."""
    return [token for token in range(NOTE_TOKENS) if cannot_touch(s, token) is None]


def cannot_write(seat: int) -> str | None:
    """Notes are the Rogue Agents' (MM-5.1001)."""
    return "MM-5.1001" if seat == RECRUITER else None


def cannot_place_note(s: Position) -> str | None:
    return None if free_token(s) != NOWHERE else "MM-5.1005"


def cannot_remove_notes(s: Position) -> str | None:
    """While a note must go to make room, that is a decision of the team."""
    return "MM-5.1007" if s.phase == Phases.DROPPING else None


def cannot_note(s: Position, seat: int, move: int) -> str | None:
    clause = cannot_write(seat)
    if clause is not None:
        return clause
    kind = KIND_OF[move]
    if kind == Kinds.NOTE_PLACE:
        return cannot_place_note(s)
    if kind == Kinds.NOTE_REMOVE:
        clause = cannot_remove_notes(s)
    return clause if clause is not None else cannot_touch(s, token_of(move))


def token_of(move: int) -> int:
    if move >= Moves.NOTE_REMOVE:
        return move - Moves.NOTE_REMOVE
    if move >= Moves.NOTE_LABEL:
        return (move - Moves.NOTE_LABEL) // Labels.COUNT
    return (move - Moves.NOTE_MOVE) // Locations.COUNT


def note_moves(s: Position, seat: int) -> list[int]:
    """Every note a Rogue Agents player may make now (MM-5.1002)."""
    found: list[int] = []
    if cannot_write(seat) is not None:
        return found
    if cannot_place_note(s) is None:
        found.extend(range(Moves.NOTE_PLACE, Moves.NOTE_PLACE + Locations.COUNT))
    white = unconfirmed(s)
    for token in white:
        first = Moves.NOTE_MOVE + token * Locations.COUNT
        found.extend(range(first, first + Locations.COUNT))
    for token in white:
        first = Moves.NOTE_LABEL + token * Labels.COUNT
        found.extend(range(first, first + Labels.COUNT))
    if cannot_remove_notes(s) is None:
        found.extend([Moves.NOTE_REMOVE + token for token in white])
    return found


def write_note(s: Position, seat: int, move: int) -> None:
    kind = KIND_OF[move]
    if kind == Kinds.NOTE_PLACE:
        place_note(s, seat, move - Moves.NOTE_PLACE)
    elif kind == Kinds.NOTE_MOVE:
        move_note(s, seat, token_of(move), (move - Moves.NOTE_MOVE) % Locations.COUNT)
    elif kind == Kinds.NOTE_LABEL:
        label_note(s, seat, token_of(move), (move - Moves.NOTE_LABEL) % Labels.COUNT)
    else:
        remove_note(s, seat, token_of(move))


def move_note(s: Position, seat: int, token: int, cell: int) -> None:
    s.tell_all(Events.NOTE_MOVED, seat, s.note_at[token], cell)
    s.note_at[token] = cell


def label_note(s: Position, seat: int, token: int, label: int) -> None:
    s.note_label[token] = label
    s.tell_all(Events.NOTE_RELABELLED, seat, s.note_at[token], label)


def place_note(s: Position, seat: int, cell: int) -> None:
    """A blank one; what is written on it is a note of its own."""
    s.note_at[free_token(s)] = cell
    s.tell_all(Events.NOTE_PLACED, seat, cell)


def remove_note(s: Position, seat: int, token: int) -> None:
    s.tell_all(Events.NOTE_REMOVED, seat, s.note_at[token])
    s.note_at[token] = NOWHERE
    s.note_label[token] = Labels.BLANK


def confirm_due(s: Position) -> None:
    """Place the confirmed notes that are due; with 15 notes on the board one must go first (MM-5.1007)."""
    while s.due:
        token = free_token(s)
        if token == NOWHERE:
            s.phase = Phases.DROPPING
            return
        cell = s.due.pop(0)
        hour = s.hour_of(cell)
        s.note_at[token] = cell
        s.note_label[token] = -hour
        s.steps &= ~BIT[cell]
        s.confirmed |= BIT[cell]
        s.clue(Clues.CONFIRMED, s.hour, cell, hour)
        s.tell_all(Events.CONFIRMED, cell, hour)
    s.phase = s.after


def cannot_drop(s: Position, move: int) -> str | None:
    return cannot_touch(s, move - Moves.DROP_NOTE) if KIND_OF[move] == Kinds.DROP_NOTE else "MM-7.05"


def drops(s: Position) -> list[int]:
    return [Moves.DROP_NOTE + token for token in unconfirmed(s)]


def drop_note(s: Position, seat: int, token: int) -> None:
    remove_note(s, seat, token)
    confirm_due(s)
