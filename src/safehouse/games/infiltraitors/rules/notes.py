"""Clue boards kept by hand: every agent crosses out on its own, unseen by the others (IN-5.511, IN-5.515)."""
# compiled by mypyc

from safehouse.games.infiltraitors.codes import Cards, Colours, Moves, Targets
from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.tables import BIT, HIGHEST, NOTHING, OF_COLOUR, OF_NUMBER, cards_in


def cannot_note_at(s: Position, target: int) -> str | None:
    """A clue board lies before each suspect in a stand and beside the key person (IN-5.510)."""
    if len(s.crossed_out) == 0:
        return "IN-5.514"
    if target == Targets.KEY_PERSON:
        there = s.plan.key_person and len(s.aside) > 0
    else:
        there = target < s.plan.agents and s.stand[target] != NOTHING
    return None if there else "IN-5.510"


def place_of(seat: int, target: int) -> int:
    return seat * Targets.COUNT + target


def left_on_board(s: Position, seat: int, target: int) -> int:
    """The squares of this clue board that are not crossed out."""
    return s.plan.deck_set & ~s.crossed_out[place_of(seat, target)]


def target_of(move: int) -> int:
    if move >= Moves.WIPE:
        return move - Moves.WIPE
    if move >= Moves.BRING_BACK:
        return (move - Moves.BRING_BACK) // Cards.COUNT
    if move >= Moves.CROSS_OUT_NUMBER:
        return (move - Moves.CROSS_OUT_NUMBER) // HIGHEST
    if move >= Moves.CROSS_OUT_COLOUR:
        return (move - Moves.CROSS_OUT_COLOUR) // Colours.COUNT
    return (move - Moves.CROSS_OUT) // Cards.COUNT


def squares_of(s: Position, move: int) -> int:
    """The squares that a note is about."""
    if move >= Moves.WIPE:
        return s.plan.deck_set
    if move >= Moves.BRING_BACK:
        return BIT[(move - Moves.BRING_BACK) % Cards.COUNT]
    if move >= Moves.CROSS_OUT_NUMBER:
        return OF_NUMBER[(move - Moves.CROSS_OUT_NUMBER) % HIGHEST + 1]
    if move >= Moves.CROSS_OUT_COLOUR:
        return OF_COLOUR[(move - Moves.CROSS_OUT_COLOUR) % Colours.COUNT]
    return BIT[(move - Moves.CROSS_OUT) % Cards.COUNT]


def cannot_note(s: Position, seat: int, move: int) -> str | None:
    """Only what still stands on a clue board can be crossed out, only what is crossed out comes back."""
    target = target_of(move)
    clause = cannot_note_at(s, target)
    if clause is not None:
        return clause
    if move >= Moves.BRING_BACK:
        changed = squares_of(s, move) & s.crossed_out[place_of(seat, target)]
    else:
        changed = squares_of(s, move) & left_on_board(s, seat, target)
    return None if changed != 0 else "IN-5.511"


def note_moves(s: Position, seat: int) -> list[int]:
    found: list[int] = []
    targets = [target for target in range(Targets.COUNT) if cannot_note_at(s, target) is None]
    for target in targets:
        first = Moves.CROSS_OUT + target * Cards.COUNT
        found.extend([first + c for c in cards_in(left_on_board(s, seat, target))])
    for target in targets:
        first = Moves.CROSS_OUT_COLOUR + target * Colours.COUNT
        add_legal(s, seat, first, Colours.COUNT, found)
    for target in targets:
        first = Moves.CROSS_OUT_NUMBER + target * HIGHEST
        add_legal(s, seat, first, HIGHEST, found)
    for target in targets:
        first = Moves.BRING_BACK + target * Cards.COUNT
        found.extend([first + c for c in cards_in(s.crossed_out[place_of(seat, target)])])
    for target in targets:
        add_legal(s, seat, Moves.WIPE + target, 1, found)
    return found


def add_legal(s: Position, seat: int, first: int, count: int, found: list[int]) -> None:
    for move in range(first, first + count):
        if cannot_note(s, seat, move) is None:
            found.append(move)


def write_note(s: Position, seat: int, move: int) -> None:
    place = place_of(seat, target_of(move))
    if move >= Moves.BRING_BACK:
        s.crossed_out[place] &= ~squares_of(s, move)
    else:
        s.crossed_out[place] |= squares_of(s, move) & s.plan.deck_set
