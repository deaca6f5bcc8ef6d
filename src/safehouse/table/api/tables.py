"""Tables: set up, shown, joined, filled, closed."""

from litestar import delete, get, post, put
from litestar.datastructures import State as AppState

from safehouse.table import messages as say
from safehouse.table.api.common import (
    Asked,
    address_of,
    bearer,
    must_be_finished,
    must_know_word,
    problems,
    table_state,
)
from safehouse.table.api.replays import must_be_readable, must_have_present_rules, out_of_a_save
from safehouse.table.live import LiveTable
from safehouse.table.names import bot_named, clean_name
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed, new_token


@get("/api/tables", summary="Public tables that wait or play")
async def list_tables(state: AppState) -> say.TableList:
    tables: TableRegistry = state.tables
    return say.TableList(tables=[table_state(live, None) for live in await tables.public()])


@post("/api/tables", summary="Set up a table", responses=problems(403, 404))
async def create_table(data: say.NewTable, request: Asked, state: AppState) -> say.TableCreated:
    must_know_word(state, data.word)
    tables: TableRegistry = state.tables
    return await tables.create(data, asker=address_of(request))


@post(
    "/api/tables/{table:str}/branches",
    summary="Play on from a position of a finished game",
    responses=problems(403, 404, 409),
)
async def branch_off(table: str, data: say.NewBranch, request: Asked, state: AppState) -> say.TableCreated:
    must_know_word(state, data.word)
    tables: TableRegistry = state.tables
    live = await tables.get(table)
    must_be_finished(live)
    return await tables.branch(live.table.save(), data, address_of(request), of=table)


@post("/api/branches", summary="The same from a position of a save file", responses=problems(403, 404, 409))
async def branch_off_save(data: say.BranchAsked, request: Asked, state: AppState) -> say.TableCreated:
    must_know_word(state, data.word)
    must_be_readable(data.save)
    must_have_present_rules(data.save, "old_rules")
    tables: TableRegistry = state.tables
    working = tables.workers.finished(data.save, address_of(request))
    return await tables.branch(await out_of_a_save(request, working), data, address_of(request))


@get("/api/tables/{table:str}", summary="A table", responses=problems(404))
async def show_table(table: str, request: Asked, state: AppState) -> say.TableState:
    return table_state(await state.tables.get(table), bearer(request))


@post("/api/tables/{table:str}/seats/{seat:int}", summary="Take an open seat", responses=problems(404, 409))
async def join(table: str, seat: int, data: say.Join, state: AppState) -> say.SeatKey:
    live: LiveTable = await state.tables.get(table)
    token = new_token()
    name = clean_name(data.name)
    if not name:
        raise Refusal("bad_request", detail="the name is empty")
    taken = await live.do(lambda: live.sit(seat, name, hashed(token), data.program))
    return say.SeatKey(seat=taken, token=token)


@put(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="As the host: fill a seat with a bot, or open it",
    responses=problems(401, 403, 404, 409),
)
async def change_seat(
    table: str, seat: int, data: say.SeatChange, request: Asked, state: AppState
) -> say.TableState:
    live: LiveTable = await state.tables.get(table)
    must_be_host(live, bearer(request))
    bot = bot_named(live.table.game, data.bot) if data.bot is not None else None
    others = [sitter for number, sitter in enumerate(live.table.sitters) if number != seat]
    if bot is not None and all(sitter.held == "bot" for sitter in others):
        await state.tables.count_bots_alone(address_of(request), table)
    await live.do(lambda: live.fill(seat, bot))
    return table_state(live, None)


@delete(
    "/api/tables/{table:str}",
    summary="As the host: delete a table that waits or is over",
    responses=problems(401, 403, 404, 409),
)
async def delete_table(table: str, request: Asked, state: AppState) -> None:
    tables: TableRegistry = state.tables
    must_be_host(await tables.get(table), bearer(request))
    await tables.erase(table)


def must_be_host(live: LiveTable, token: str | None) -> None:
    if token is None:
        raise Refusal("token_needed")
    if not live.admission.is_host(token):
        raise Refusal("wrong_token")


@post("/api/mine", summary="The tables of a device's own seats", status_code=200, responses=problems())
async def my_tables(data: say.MySeats, state: AppState) -> say.MyTables:
    found, forgotten = [], set()
    for mine in data.seats:
        try:
            shown = table_state(await state.tables.get(mine.table), mine.token)
        except Refusal as no:
            if no.code == "unknown_table":
                forgotten.add(mine.table)
            continue
        if shown.you is not None:
            found.append(shown)
    return say.MyTables(tables=found, forgotten=sorted(forgotten))
