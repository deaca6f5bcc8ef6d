"""Laws 1 and 2: random play ends; replays agree."""

from safehouse.core.game import AnyGame
from safehouse.core.golden import golden_digest, golden_games, random_digest, recorded_digests, seen_digests
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.walk import label, step
from safehouse.core.random import Stream
from safehouse.core.record import Record, UndoRefused
from safehouse.core.save import dump as dump_save
from safehouse.core.save import parse, start, to_save
from safehouse.core.seats import WATCHER
from safehouse.core.state import State


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
    """A save, written and read again, gives the same events to every seat, byte for byte; and games tell what
    they told, and show what they showed, when that was written down."""
    games_tell_the_same(game)
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


def games_tell_the_same(game: AnyGame) -> None:
    recorded = recorded_digests(game)
    how = f"than when it was written down; if that is meant: safehouse golden {game.id}"
    for path in golden_games(game):
        same = golden_digest(game, path) == recorded.told.get(path.stem)
        demand(same, f"{path.stem} tells something else {how}")
    for options, digest in zip(game.configurations(), recorded.random, strict=bool(recorded.random)):
        same = random_digest(game, options) == digest
        demand(same, f"{label(options, 'told', 0)}: a random game tells something else {how}")
    seen = seen_digests(game) if recorded.seen else {}
    for name, digest in recorded.seen.items():
        demand(seen.get(name) == digest, f"golden and random games show something else in {name!r} {how}")


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
