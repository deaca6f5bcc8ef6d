"""How a table comes to be: from what somebody asks for, or as the rematch of another."""

import secrets
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from safehouse.core import save as saves
from safehouse.core.assist import Led
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.hints import HintRule, usual_rule
from safehouse.core.options import Options
from safehouse.core.series import Bidding, as_meant
from safehouse.table import entries as did
from safehouse.table import messages as say
from safehouse.table.entries import SeatSetup, Setup
from safehouse.table.game_info import usual_bot
from safehouse.table.names import bot_named, clean_name, game_named
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed, new_table_id, new_token
from safehouse.table.store import Write
from safehouse.table.table import Table

MOST_BRANCHED: Final = 5_000
"""Moves before a branch: they are made again whenever its table is loaded."""


class OfSeries(Struct, frozen=True):
    """The series that a table belongs to, whom it wants in each seat and whether they bid for the first one
    (`core.series.Chapter`)."""

    id: str
    seats: list[str] = []
    auctioned: bool = False


def found(
    new: say.NewTable, seed: str, now: int, series: OfSeries | None, lots: bool = True
) -> tuple[Table, say.TableCreated]:
    """The table, and what its founder is told of it. `lots`: who sits where is drawn in games that want it.
    Raises `Refusal`."""
    game = game_named(new.game)
    try:
        options = game.read_options(new.options)
    except OptionError as error:
        raise Refusal("bad_option", detail=str(error)[:300]) from None
    if (new.clock.kind == "none") != (new.clock.seconds == 0):
        raise Refusal("bad_clock", detail="a clock of a kind needs seconds; none has none")
    seats, keys = seat_everybody(game, options, new, series.seats if series else [], lots)
    if series is not None and series.auctioned:
        must_have_bidders([seat.held for seat in seats])
    hints = agreed_hints(new.hints, seats)
    host = new_token()
    setup = Setup(
        id=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        options=options.to_json(),
        seed=seed,
        seats=seats,
        host_key=hashed(host),
        public=new.public,
        watchers=new.watchers,
        chat=new.chat and not game.is_silent(options),
        hints=hints,
        clock=new.clock,
        absence=new.absence,
        stand_in=bot_named(game, new.stand_in or usual_bot(game)),
        follow_delay=new.follow_delay,
        created=now,
        series=series.id if series else None,
        auctioned=series is not None and series.auctioned,
        companion=led_by(game, new.companion),
    )
    return Table(setup, game), say.TableCreated(table=setup.id, host=host, seats=keys)


def branch(
    finished: saves.Save, new: say.NewBranch, now: int, of: str | None
) -> tuple[Setup, say.TableCreated]:
    """A table that goes on from a position of a finished game. `of`: the table where that was played, if it was
    here. Raises `Refusal`."""
    if finished.rules != game_named(finished.game).rules_version:
        raise Refusal("old_rules")
    if new.entries >= len(finished.moves):
        raise Refusal("over")
    beginning = saves.branch(finished, new.entries)
    if len(beginning.moves) > MOST_BRANCHED:
        raise Refusal("too_long")
    seating = {name: getattr(new, name) for name in say.Seating.__struct_fields__}
    if of is None:
        seating["public"] = False  # whoever brought the game along knows its deal
    wish = say.NewTable(game=finished.game, options=finished.options, **seating)
    made, created = found(wish, finished.seed, now, None, lots=False)
    setup = replace(made.setup, branch_of=of, origin=beginning.origin, beginning=beginning.moves)
    return setup, created


def must_have_bidders(held: list[str]) -> None:
    """The game of bots alone would come at another table, which counts for nobody. Raises `Refusal`."""
    if all(each == "bot" for each in held):
        raise Refusal("bad_seats", detail="bots alone hold no auction")


def agreed_hints(wanted: HintRule | None, seats: list[SeatSetup]) -> HintRule:
    """Raises `Refusal`."""
    people = sum(seat.held != "bot" for seat in seats)
    if wanted == "move" and people != 1:
        raise Refusal("bad_hints")
    return wanted or usual_rule(people)


def led_by(game: AnyGame, companion: str | None) -> str:
    if companion and not any(isinstance(each, Led) and each.id == companion for each in game.companions):
        raise Refusal("bad_request", detail="this game has no such companion")
    return companion or ""


def seat_everybody(
    game: AnyGame, options: Options, new: say.NewTable, names: list[str], lots: bool
) -> tuple[list[SeatSetup], list[say.SeatKey]]:
    count = options.seats()
    wanted = list(new.seats or usual_seats(count))
    if len(wanted) != count:
        raise Refusal("bad_seats", detail=f"with these options there are {count} seats, not {len(wanted)}")
    if len(names) == count:
        wanted = seated(wanted, new.name, names)
    if lots and game.draws_lots(options):
        secrets.SystemRandom().shuffle(wanted)
    seats: list[SeatSetup] = []
    keys: list[say.SeatKey] = []
    for number, seat in enumerate(wanted):
        if seat.held == "me":
            token = new_token()
            keys.append(say.SeatKey(seat=number, token=token))
            name = clean_name(seat.name or new.name or "")
            seats.append(SeatSetup(held="person", name=name, key=hashed(token)))
        elif seat.held == "bot":
            bot = bot_named(game, seat.bot or usual_bot(game))
            seats.append(SeatSetup(held="bot", name=clean_name(seat.name or ""), bot=bot))
        else:
            seats.append(SeatSetup(held="open", name=clean_name(seat.name or "")))
    return seats, keys


def usual_seats(count: int) -> list[say.NewSeat]:
    """The creator in the first seat, the others open."""
    return [say.NewSeat(held="me"), *(say.NewSeat(held="open") for _ in range(count - 1))]


def seated(wanted: list[say.NewSeat], own: str | None, names: list[str]) -> list[say.NewSeat]:
    """Everybody in the seat that a chapter gives them by name. Who is not named takes a seat that is left; what
    stays open waits for the one it is meant for."""
    at: dict[int, say.NewSeat] = {}
    strangers: list[tuple[int, say.NewSeat]] = []
    for number, seat in enumerate(wanted):
        name = as_meant(seat.name or own or "") if seat.held == "me" else ""
        meant = [i for i, each in enumerate(names) if name and as_meant(each) == name and i not in at]
        if meant:
            at[meant[0]] = replace(seat, name=names[meant[0]])
        else:
            strangers.append((number, seat))
    strangers.sort(key=lambda stranger: stranger[1].held == "open")
    for number, seat in strangers:
        free = number if number not in at else next(i for i in range(len(names)) if i not in at)
        at[free] = replace(seat, name=names[free] or None) if seat.held == "open" else seat
    return [at[i] for i in range(len(names))]


def rematch(table: Table, seed: str, now: int, going_on: Options | None) -> tuple[Table, int]:
    """The same people and bots, and how many seats further everybody sits: none where a series is `going_on`
    with these options, else one, or as the lot falls. Tokens stay good."""
    options = going_on or table.game.read_options(table.setup.options)
    shift = 0 if going_on else secrets.randbelow(table.seats) if table.game.draws_lots(options) else 1
    return succeeding(table, seed, now, options, shift), shift


def after_auction(table: Table, seed: str, now: int, bidding: Bidding) -> tuple[Table, int]:
    """The game of those who bid, whoever won in the first seat and the others after that one as they sat; lots
    are drawn where nobody has bid."""
    first = secrets.randbelow(table.seats) if bidding.leader is None else bidding.leader
    options = table.game.read_options({**table.setup.options, **bidding.options})
    shift = -first % table.seats
    return succeeding(table, seed, now, options, shift), shift


def succeeding(table: Table, seed: str, now: int, options: Options, shift: int) -> Table:
    """Another table of the same people and bots, everybody so many seats further."""
    old = table.setup
    moved = [table.sitters[(seat - shift) % table.seats] for seat in range(table.seats)]
    setup = Setup(
        id=new_table_id(),
        game=old.game,
        rules=table.game.rules_version,
        options=options.to_json(),
        seed=seed,
        seats=[
            SeatSetup(
                held="bot" if sitter.held == "bot" else "person",
                name=sitter.name,
                bot=sitter.bot,
                key=sitter.key,
                program=sitter.program,
            )
            for sitter in moved
        ],
        host_key=old.host_key,
        public=old.public,
        watchers=old.watchers,
        chat=old.chat,
        hints=old.hints,
        clock=old.clock,
        absence=old.absence,
        stand_in=old.stand_in,
        follow_delay=old.follow_delay,
        created=now,
        rematch_of=old.id,
        series=old.series,
        companion=old.companion,
    )
    return Table(setup, table.game)


def stored(table: Table) -> Write:
    """What the store must know of a table before its first entry."""
    setup = table.setup
    write = Write().table(setup.id, setup.created, table.phase, setup.public, table.wakes, did.encode(setup))
    if setup.series is not None:
        write.series_table(setup.series, setup.id)
    return write
