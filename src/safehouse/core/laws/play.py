"""Laws 1 to 4: random play ends; replays agree; copies are independent; the menu is exact."""

from safehouse.core.errors import Illegal
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.walk import label, positions, random_choice, step
from safehouse.core.ledger import clauses
from safehouse.core.random import Stream
from safehouse.core.record import Record, UndoRefused
from safehouse.core.save import dump as dump_save
from safehouse.core.save import parse, start, to_save
from safehouse.core.seats import WATCHER
from safehouse.core.state import State
from safehouse.core.truth import dump


def random_play_ends(game: AnyGame, effort: Effort) -> str:
    games = 0
    for options in game.configurations():
        for number in range(effort.games_each(len(game.configurations()))):
            state: State = game.deal(options, f"ends-{number}", listen=False)
            random = Stream(f"ends {number}")
            moves = 0
            while step(state, random):
                moves += 1
                where = label(options, f"ends-{number}", moves)
                demand(moves <= game.longest, f"{where}: still not over; longest is {game.longest}")
            result = state.result()
            demand(result is not None, f"{label(options, str(number), moves)}: over, but without a result")
            assert result is not None
            demand(result.reason in game.end_reasons, f"unknown end reason {result.reason!r}")
            demand(len(result.scores) == options.seats(), "a result needs one score per seat")
            demand(state.seats == options.seats(), f"the state says {state.seats} seats")
            games += 1
    return f"{games} games in {len(game.configurations())} configurations"


def replays_agree(game: AnyGame, effort: Effort) -> str:
    """A save, written and read again, gives the same events to every seat, byte for byte."""
    games = 0
    for options in game.configurations():
        for number in range(effort.games_each(len(game.configurations()), 4)):
            record = Record(game, options, f"replay-{number}")
            random = Stream(f"replay {number}")
            play_with_undo(record, random)
            save = parse(dump_save(to_save(record)))
            again = Record(game, start(save).options, save.seed)
            for entry in save.moves:
                again.enter(entry)
            for seat in range(WATCHER, options.seats()):
                same = record.told(seat) == again.told(seat)
                demand(same, f"seat {seat} is told something else in the replay of {save.moves}")
                demand(record.view_bytes(seat) == again.view_bytes(seat), f"seat {seat} sees another end")
            games += 1
    return f"{games} games with undo"


def play_with_undo(record: Record, random: Stream) -> None:
    while record.pending():
        seat = random.choose(record.pending())
        notes = record.notes(seat)
        if notes and random.below(8) == 0:
            record.play(seat, random.choose(notes))
        record.play(seat, random.choose(record.moves(seat)))
        if random.below(4) == 0:
            try:
                record.undo(seat)
            except UndoRefused:
                continue


def copies_are_independent(game: AnyGame, effort: Effort) -> str:
    count = 0
    for where, state, random in positions(game, effort, "copies"):
        before = dump(state)
        twin = state.copy()
        demand(twin.events is None, f"{where}: a copy must be silent")
        demand(dump(twin) == before, f"{where}: the copy differs from its original")
        played = []
        for _ in range(12):
            choice = random_choice(twin, random)
            if choice is None:
                break
            twin.play(*choice)
            played.append(choice)
        demand(dump(state) == before, f"{where}: playing {played} on a copy changed the original")
        for seat, move in played:
            state.play(seat, move)
        demand(dump(state) == dump(twin), f"{where}: original and copy part ways after {played}")
        count += 1
    return f"{count} positions"


def menu_is_exact(game: AnyGame, effort: Effort) -> str:
    """`moves` and `notes` are exactly what `play` accepts; all else raises with a known clause."""
    known = set(clauses(game.folder / "RULES.md")) | {"SH-1", "SH-2", "SH-3"}
    tried = 0
    for where, state, random in positions(game, effort, "menu"):
        pending = state.pending()
        for seat in range(state.seats):
            moves = state.moves(seat)
            notes = state.notes(seat)
            demand(
                bool(moves) == (seat in pending), f"{where}: seat {seat} is asked without moves, or not asked"
            )
            demand(moves == sorted(set(moves)), f"{where}: the moves of seat {seat} are not in order: {moves}")
            legal = {*moves, *notes}
            for move in _codes(state, legal, effort, random):
                clause = state.why_not(seat, move)
                what = f"{where}: seat {seat}, {_text(game, move)!r}"
                demand(
                    (clause is None) == (move in legal),
                    f"{what}: in the menu {move in legal}, why not {clause}",
                )
                tried += 1
                if clause is None:
                    demand((move >= state.first_note) == (move in notes), f"{what}: decision and note confused")
                    state.copy().play(seat, move)
                else:
                    demand(clause in known, f"{what}: refused by {clause!r}, which is no clause")
                    _refuses(state, seat, move, what, random)
    return f"{tried} moves tried"


def _codes(state: State, legal: set[int], effort: Effort, random: Stream) -> list[int]:
    size = state.moves_in_space
    if size <= effort.codes:
        return list(range(-1, size + 1))
    return sorted({-1, size, *legal, *(random.below(size) for _ in range(effort.codes))})


def _refuses(state: State, seat: int, move: int, what: str, random: Stream) -> None:
    """Playing it raises and leaves everything as it was; looked at in one of eight cases."""
    if random.below(8):
        return
    before = dump(state)
    told = len(state.events or [])
    try:
        state.play(seat, move)
    except Illegal:
        demand(
            dump(state) == before and len(state.events or []) == told,
            f"{what}: refused, yet it changed something",
        )
    else:
        demand(False, f"{what}: forbidden, yet it was played")


def _text(game: AnyGame, move: int) -> str:
    return game.space.to_text(move) if 0 <= move < game.space.size else str(move)
