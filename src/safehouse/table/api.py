"""The HTTP interface: vocabulary of the games, tables, replays."""

import asyncio
import io
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from safehouse import __version__
from safehouse.core import save as saves
from safehouse.core.errors import OptionError, SaveError
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES
from safehouse.table import messages as say
from safehouse.table import vocabulary
from safehouse.table.house import House, bot_named, clean_name, game_named
from safehouse.table.live import LiveTable
from safehouse.table.minds import NotAView, WorkerFailed
from safehouse.table.replay import replay
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed, new_token

Asked = Request[Any, Any, Any]
SvgText: Final = "image/svg+xml"
LONGEST_SAVE: Final = 60_000

_COMPUTING = asyncio.Semaphore(2)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    words = {
        400: "The request does not fit",
        401: "A token is needed",
        403: "Not with this token",
        404: "There is no such thing",
        409: "Not in this state",
    }
    common = (400, *statuses)
    return {
        status: ResponseSpec(data_container=say.Problem, description=words[status], generate_examples=False)
        for status in common
    }


def bearer(request: Asked) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def table_state(live: LiveTable, token: str | None) -> say.TableState:
    table = live.table
    seat = live.seat_for(token) if token else None
    return say.TableState(
        table=table.info(),
        phase=table.phase,
        seats=table.seat_infos(live.connected()),
        outcome=table.outcome,
        you=seat,
        asked=seat is not None and seat in table.asked() and table.mind(seat) is None,
        next=table.next_for(seat if seat is not None else WATCHER),
    )


# ---------------------------------------------------------------- games


@get("/api/games", summary="The games on the shelf")
async def list_games() -> list[say.GameSummary]:
    return [vocabulary.summary(find(name)) for name in names()]


@get("/api/games/{game:str}", summary="The vocabulary of a game", responses=problems(404))
async def describe_game(game: str) -> say.GameInfo:
    return vocabulary.describe(game_named(game))


@post(
    "/api/games/{game:str}/options",
    summary="Check options and learn what follows from them",
    status_code=200,
    responses=problems(404),
)
async def check_options(game: str, data: say.OptionsAsked) -> say.OptionsAnswer:
    try:
        return vocabulary.answer_options(game_named(game), data.options)
    except OptionError as error:
        raise Refusal("bad_option", detail=str(error)[:300]) from None


@post(
    "/api/games/{game:str}/insight",
    summary="What anybody could deduce from a view",
    status_code=200,
    responses={200: ResponseSpec(say.Insight, generate_examples=False), **problems(404)},
)
async def deduce(game: str, data: say.InsightAsked, state: AppState) -> Response[bytes]:
    """A view goes in, and nothing else is known here: no answer can tell more than its view does."""
    minds = state.house.minds
    try:
        found = await minds.insight(game_named(game).id, data.options, msgspec.json.encode(data.view))
    except NotAView as error:
        raise Refusal("bad_request", detail=str(error)[:300]) from None
    except WorkerFailed:
        raise Refusal("busy") from None
    return Response(msgspec.json.encode(say.Insight(insight=found)), media_type=MediaType.JSON)


@get("/api/games/{game:str}/rules", summary="The ledger of a game", responses=problems(404))
async def game_rules(game: str) -> say.Rules:
    return vocabulary.rules(game_named(game))


@get(
    "/api/games/{game:str}/text/{language:str}",
    summary="A game's Fluent texts",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def game_text(game: str, language: str) -> str:
    return vocabulary.text(known_language(language), game_named(game).folder)


@get(
    "/api/text/{language:str}",
    summary="Fluent texts all games share",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def shared_text(language: str) -> str:
    return vocabulary.text(known_language(language), None)


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("unknown_language", detail=f"there are: {', '.join(LANGUAGES)}")
    return language


# ---------------------------------------------------------------- tables


@get("/api/tables", summary="Public tables that wait or play")
async def list_tables(state: AppState) -> say.TableList:
    house: House = state.house
    return say.TableList(tables=[table_state(live, None) for live in await house.public()])


@post("/api/tables", summary="Set up a table", responses=problems(404))
async def create_table(data: say.NewTable, state: AppState) -> say.TableCreated:
    house: House = state.house
    return await house.create(data)


@get("/api/tables/{table:str}", summary="A table", responses=problems(404))
async def show_table(table: str, request: Asked, state: AppState) -> say.TableState:
    return table_state(await state.house.get(table), bearer(request))


@post("/api/tables/{table:str}/seats/{seat:int}", summary="Take an open seat", responses=problems(404, 409))
async def join(table: str, seat: int, data: say.Join, state: AppState) -> say.SeatKey:
    live: LiveTable = await state.house.get(table)
    token = new_token()
    name = clean_name(data.name)
    if not name:
        raise Refusal("bad_request", detail="the name is empty")
    await live.do(lambda: live.sit(seat, name, hashed(token)))
    return say.SeatKey(seat=seat, token=token)


@put(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="As the host: fill a seat with a bot, or open it",
    responses=problems(401, 403, 404, 409),
)
async def change_seat(
    table: str, seat: int, data: say.SeatChange, request: Asked, state: AppState
) -> say.TableState:
    live: LiveTable = await state.house.get(table)
    must_be_host(live, bearer(request))
    bot = bot_named(live.table.game, data.bot) if data.bot is not None else None
    await live.do(lambda: live.fill(seat, bot))
    return table_state(live, None)


@delete(
    "/api/tables/{table:str}", summary="As the host: give the table up", responses=problems(401, 403, 404, 409)
)
async def close_table(table: str, request: Asked, state: AppState) -> None:
    live: LiveTable = await state.house.get(table)
    must_be_host(live, bearer(request))
    await live.do(live.close)


def must_be_host(live: LiveTable, token: str | None) -> None:
    if token is None:
        raise Refusal("token_needed")
    if not live.is_host(token):
        raise Refusal("wrong_token")


@post("/api/mine", summary="The tables of a device's own seats", status_code=200, responses=problems())
async def my_tables(data: say.MySeats, state: AppState) -> say.TableList:
    found = []
    for mine in data.seats:
        try:
            shown = table_state(await state.house.get(mine.table), mine.token)
        except Refusal:
            continue
        if shown.you is not None:
            found.append(shown)
    return say.TableList(tables=found)


# ---------------------------------------------------------------- replays and saves

WhoseEyes = Annotated[int, Meta(ge=-1, le=15, description="-1: the watcher; none: the whole truth")]


@get(
    "/api/tables/{table:str}/replay",
    summary="The game so far as a seat saw it; the whole truth once it is over",
    responses=problems(401, 403, 404, 409),
)
async def table_replay(
    table: str, request: Asked, state: AppState, seat: WhoseEyes | None = None
) -> say.Replay:
    live: LiveTable = await state.house.get(table)
    if live.table.record is None:
        raise Refusal("not_playing")
    if live.table.outcome is None:
        must_see_now(live, bearer(request), seat)
    return await computed_replay(live.table.save(), seat, live.table.outcome)


def must_see_now(live: LiveTable, token: str | None, seat: int | None) -> None:
    """While the game runs a seat sees its own past, and anybody whom the table lets watch the public one."""
    if seat is None:
        raise Refusal("game_running")
    own = live.seat_for(token) if token is not None else None
    if seat == WATCHER:
        if not live.table.setup.watchers and own is None:
            raise Refusal("no_watchers")
        return
    if token is None:
        raise Refusal("token_needed")
    if own != seat:
        raise Refusal("wrong_token")


@get(
    "/api/tables/{table:str}/save",
    summary="The save file of a finished game",
    responses={200: ResponseSpec(say.SaveFile, generate_examples=False), **problems(404, 409)},
)
async def table_save(table: str, state: AppState) -> Response[bytes]:
    live: LiveTable = await state.house.get(table)
    if live.table.record is None:
        raise Refusal("not_playing")
    if live.table.outcome is None:
        raise Refusal("game_running")
    save = live.table.save()
    named = f'attachment; filename="{save.game}-{live.table.setup.id[:6]}.json"'
    return Response(saves.dump(save), media_type=MediaType.JSON, headers={"Content-Disposition": named})


@post("/api/replay", summary="Replay a save file", status_code=200, responses=problems(404))
async def save_replay(data: say.ReplayAsked) -> say.Replay:
    game_named(data.save.game)
    save = data.save
    if save.safehouse != saves.FORMAT:
        raise Refusal("bad_save", detail=f"this version reads save format {saves.FORMAT}, not {save.safehouse}")
    if len(save.moves) > LONGEST_SAVE:
        raise Refusal("bad_save", detail=f"more than {LONGEST_SAVE} moves")
    return await computed_replay(save, data.seat, None)


async def computed_replay(save: saves.Save, seat: int | None, outcome: say.Outcome | None) -> say.Replay:
    """In a thread, a few at a time, so that the tables go on meanwhile."""
    async with _COMPUTING:
        try:
            return await asyncio.to_thread(replay, save, seat, outcome)
        except SaveError as error:
            raise Refusal("bad_save", detail=str(error)[:300]) from None


# ---------------------------------------------------------------- the rest


@get(
    "/api/tables/{table:str}/qr.svg",
    summary="QR code of the table's link",
    media_type=SvgText,
    responses=problems(404),
)
async def table_qr(
    table: str,
    request: Asked,
    state: AppState,
    seat: say.SeatNumber | None = None,
) -> bytes:
    live: LiveTable = await state.house.get(table)
    path = f"/t/{live.table.setup.id}" + (f"?seat={seat}" if seat is not None else "")
    return qr_code(request, path)


@post(
    "/api/qr",
    summary="QR code of a path of this site",
    status_code=200,
    media_type=SvgText,
    responses=problems(),
)
async def path_qr(data: say.QrAsked, request: Asked) -> bytes:
    return qr_code(request, data.path)


def qr_code(request: Asked, path: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(str(request.base_url).rstrip("/") + path, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, border=4, light="#fff", dark="#000")
    return picture.getvalue()


@get("/api/health", summary="That the server runs")
async def health(state: AppState) -> say.Health:
    return say.Health(version=__version__, tables=state.house.live_tables, connections=state.door.open)


@get("/api/messages.json", summary="JSON Schema of the stream")
async def message_schema() -> dict[str, Any]:
    return vocabulary.schema()


@get("/api/openapi.json", summary="This description", include_in_schema=False)
async def description(request: Asked) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


HANDLERS: Final = [
    list_games,
    describe_game,
    check_options,
    deduce,
    game_rules,
    game_text,
    shared_text,
    list_tables,
    create_table,
    show_table,
    join,
    change_seat,
    close_table,
    my_tables,
    table_replay,
    table_save,
    save_replay,
    table_qr,
    path_qr,
    health,
    message_schema,
    description,
]
