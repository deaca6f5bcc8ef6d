"""Law 4: the menu is exact."""

from collections import defaultdict
from typing import Final

from safehouse.core.errors import Illegal
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken, Effort, demand
from safehouse.core.laws.look import Look, must_look_the_same
from safehouse.core.laws.walk import positions
from safehouse.core.ledger import clauses
from safehouse.core.random import Stream
from safehouse.core.state import GAME_OVER, NO_SUCH_MOVE, NOT_ASKED, State
from safehouse.core.truth import dump

REFUSED: Final = 60
"""Refused codes of a position that are played all the same."""
OF_EACH_ANSWER: Final = 4
"""Codes of one kind with the same answer that are asked about in worlds as well."""
WORLDS: Final = 3


def menu_is_exact(game: AnyGame, effort: Effort) -> str:
    """`moves` and `notes` are exactly what `play` accepts; all else raises with a known clause; to ask changes
    nothing; and whatever is answered, by whichever clause, depends on nothing that is hidden from the seat."""
    known = set(clauses(game.folder / "RULES.md")) | {NO_SUCH_MOVE, NOT_ASKED, GAME_OVER}
    tried = 0
    for where, state, random in positions(game, effort, "menu", 2):
        before = dump(state)
        for seat in range(state.seats):
            who = f"{where}: seat {seat}"
            moves, notes = menu(state, seat, who)
            the_view_asks(game, state, seat, who)
            refused = []
            answers = [state.why_not(seat, move) for move in range(game.space.size)]
            for move in range(-1, game.space.size + 1):
                clause = answers[move] if 0 <= move < game.space.size else state.why_not(seat, move)
                legal = move in moves or move in notes
                if (clause is None) != legal:
                    what = f"in the menu {legal}, why not {clause}"
                    raise Broken(f"{who}, {text(game, move)!r}: {what}")
                if clause is not None:
                    if clause not in known:
                        what = f"refused by {clause!r}, which is no clause"
                        raise Broken(f"{who}, {text(game, move)!r}: {what}")
                    refused.append(move)
            tried += game.space.size
            demand(dump(state) == before, f"{where}: to ask seat {seat} what is legal changed something")
            if moves or notes:
                answers_hide_nothing(game, state, seat, answers, random, who)
            accepts(game, state, seat, [*moves, *notes], random, who)
            refuses(game, state, seat, refused, random, who)
    return f"{tried} codes tried"


def menu(state: State, seat: int, who: str) -> tuple[set[int], set[int]]:
    """The moves and the notes of a seat."""
    moves, notes = state.moves(seat), state.notes(seat)
    demand(bool(moves) == (seat in state.pending()), f"{who} is asked without moves, or not asked")
    demand(moves == sorted(set(moves)), f"{who}: the moves are not in order: {moves}")
    confused = [move for move in moves if move >= state.first_note] + [n for n in notes if n < state.first_note]
    demand(not confused, f"{who}: decision and note confused: {confused}")
    return set(moves), set(notes)


def the_view_asks(game: AnyGame, state: State, seat: int, who: str) -> None:
    """The view puts a question to a seat that is asked, and tells any other what it waits for."""
    view = game.view(state, seat)
    asked = seat in state.pending()
    demand(view.seat == seat and view.over == state.over(), f"{who}: the view is of another seat or moment")
    demand((seat in view.pending) == asked, f"{who}: the view does not say whether it is asked")
    demand(view.question.startswith("ask-") == asked, f"{who}: the view says {view.question!r}")


def answers_hide_nothing(
    game: AnyGame, state: State, seat: int, answers: list[str | None], random: Stream, who: str
) -> None:
    """In worlds that the seat cannot tell from the truth they are the same."""
    look = Look(game, state, seat, who, of_each_answer(game, answers, random))
    worlds = game.worlds(game.read_view(look.view))
    for _ in range(WORLDS):
        must_look_the_same(look, worlds.draw(random))


def of_each_answer(game: AnyGame, answers: list[str | None], random: Stream) -> list[int]:
    """A few codes of every kind for every answer that is given to some of it."""
    found: list[int] = []
    for kind in game.space.kinds:
        first = game.space.base[kind.name]
        alike: dict[str | None, list[int]] = defaultdict(list)
        for move in range(first, first + kind.size):
            alike[answers[move]].append(move)
        for codes in alike.values():
            few = len(codes) <= OF_EACH_ANSWER
            found += codes if few else [random.choose(codes) for _ in range(OF_EACH_ANSWER)]
    return found


def accepts(game: AnyGame, state: State, seat: int, legal: list[int], random: Stream, who: str) -> None:
    for move in some(legal, random):
        try:
            state.copy().play(seat, move)
        except Illegal as refusal:
            demand(False, f"{who}, {text(game, move)!r}: legal, yet {refusal}")


def refuses(game: AnyGame, state: State, seat: int, refused: list[int], random: Stream, who: str) -> None:
    """Playing it raises and leaves everything as it was."""
    before = dump(state)
    told = len(state.events or [])
    for move in some(refused, random):
        try:
            state.play(seat, move)
        except Illegal:
            continue
        demand(False, f"{who}, {text(game, move)!r}: forbidden, yet it was played")
    same = dump(state) == before and len(state.events or []) == told
    demand(same, f"{who}: moves were refused, yet that changed something")


def some(codes: list[int], random: Stream) -> list[int]:
    return codes if len(codes) <= REFUSED else [random.choose(codes) for _ in range(REFUSED)]


def text(game: AnyGame, move: int) -> str:
    return game.space.to_text(move) if 0 <= move < game.space.size else str(move)
