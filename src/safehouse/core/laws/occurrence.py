"""Law 9: every component, move, event and end occurs."""

from safehouse.core.events import HIDDEN
from safehouse.core.game import AnyGame
from safehouse.core.golden import golden_games, naming
from safehouse.core.laws.law import Effort, Skipped, demand
from safehouse.core.moves import Domain, Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import parse, replay


class Seen:
    """What occurred in a number of games."""

    def __init__(self) -> None:
        self.moves: set[str] = set()
        self.events: set[str] = set()
        self.reasons: set[str] = set()
        self.values: set[tuple[str, Value]] = set()

    def note(self, record: Record) -> None:
        game = record.game
        for step in record.steps:
            kind = game.space.kind_of(step.move)
            self.moves.add(kind.name)
            move = game.space.decode(step.move)
            for name, domain in kind.args:
                self.values.add((domain.name, move.args[name]))
        for event in record.events:
            told = game.book.kind_of(event)
            self.events.add(told.name)
            for (_, domain), value in zip(told.args, event.args, strict=False):
                if domain.values and value != HIDDEN:
                    self.values.add((domain.name, domain.values[value]))
        result = record.result()
        if result is not None:
            self.reasons.add(result.reason)


def unnamed(game: AnyGame) -> list[str]:
    """Domains among the game's components whose values no move and no event can name."""
    moved = {domain.name for kind in game.space.kinds for _, domain in kind.args}
    told = {domain.name for kind in game.book.kinds for _, domain in kind.args}
    return [domain.name for domain in game.domains if domain.name not in moved | told]


def everything_occurs(game: AnyGame, effort: Effort) -> str:
    """Every component, move kind, event kind and end reason occurs in random games or golden games."""
    if not (game.folder / "tests").is_dir():
        raise Skipped("the golden games are not part of an installed package")
    idle = unnamed(game)
    demand(
        not idle,
        f"no move and no event names anything of {', '.join(idle)}, which `domains` lists: what players can "
        "ask about all the same belongs in `further_domains`, what only a view shows in neither",
    )
    seen = Seen()
    golden = golden_games(game)
    for path in golden:
        with naming(path):
            seen.note(replay(parse(path.read_bytes())))
    each = max(effort.games, effort.games_each(len(game.configurations())))
    for options in game.configurations():
        for number in range(each):
            seen.note(random_game(game, Record(game, options, f"occurs-{number}"), Stream(f"occurs {number}")))
    wanted_moves = {kind.name for kind in game.space.kinds}
    wanted_events = {kind.name for kind in game.book.kinds}
    wanted_values = {(domain.name, value) for domain in game.domains for value in domain.values}
    missing = [f"move {name}" for name in sorted(wanted_moves - seen.moves)]
    missing += [f"event {name}" for name in sorted(wanted_events - seen.events)]
    missing += [f"end {name}" for name in sorted(set(game.end_reasons) - seen.reasons)]
    missing += sorted(f"{name} {value}" for name, value in wanted_values - seen.values)
    demand(not missing, f"never seen: {', '.join(missing)}")
    return f"{len(golden)} golden games and {each * len(game.configurations())} random ones"


def random_game(game: AnyGame, record: Record, random: Stream) -> Record:
    while record.pending():
        seat = random.choose(record.pending())
        notes = record.notes(seat)
        if notes and random.below(4) == 0:
            record.play(seat, random.choose(notes))
        record.play(seat, random.choose(record.moves(seat)))
    return record


def names_of(domain: Domain) -> list[str]:
    return [f"{domain.name}-{value}" for value in domain.values if isinstance(value, str)]
