"""QR codes, health, and the descriptions of the interface itself."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, get, post
from litestar.datastructures import State as AppState

from safehouse import __version__
from safehouse.table import game_info
from safehouse.table import messages as say
from safehouse.table.addresses import address_for
from safehouse.table.api.common import SVG, Asked, address_of, problems
from safehouse.table.live import LiveTable
from safehouse.table.qr import QrCodes
from safehouse.table.requests import Refusal
from safehouse.table.settings import Settings


@get(
    "/api/tables/{table:str}/qr.svg",
    summary="QR code of the table's link",
    media_type=SVG,
    responses=problems(404),
)
async def table_qr(
    table: str,
    request: Asked,
    state: AppState,
    seat: say.SeatNumber | None = None,
) -> bytes:
    live: LiveTable = await state.tables.get(table)
    path = f"/t/{live.table.setup.id}" + (f"?seat={seat}" if seat is not None else "")
    return await qr_code(request, state, path)


@post(
    "/api/qr",
    summary="QR code of a path of this site",
    status_code=200,
    media_type=SVG,
    responses=problems(),
)
async def path_qr(data: say.QrAsked, request: Asked, state: AppState) -> bytes:
    return await qr_code(request, state, data.path)


async def qr_code(request: Asked, state: AppState, path: str) -> bytes:
    link = address_for(state.settings, str(request.base_url)).url + path
    codes: QrCodes = state.qr_codes
    return await codes.of(link, address_of(request))


@get("/api/house", summary="What a page should know of the server")
async def house(request: Asked, state: AppState) -> say.House:
    settings: Settings = state.settings
    address = address_for(settings, str(request.base_url))
    return say.House(
        version=__version__,
        address=address.url,
        reach=address.reach,
        network=address.network,
        word=bool(settings.create_word),
        languages=list(settings.languages),
    )


@get("/api/health", summary="That the server runs")
async def health(state: AppState) -> say.Health:
    return say.Health(
        version=__version__,
        tables=state.tables.live_tables,
        connections=state.connections.sockets.here,
    )


@get("/api/ready", summary="That moves can be stored", responses=problems(503))
async def ready(state: AppState) -> say.Ready:
    if not await state.readiness.can_store():
        raise Refusal("not_ready")
    return say.Ready(version=__version__)


@get("/api/messages.json", summary="JSON Schema of the stream")
async def message_schema() -> dict[str, Any]:
    return game_info.schema()


@get("/api/openapi.json", summary="This description", include_in_schema=False)
async def description(request: Asked) -> Response[bytes]:
    return Response(described(request.app), media_type=MediaType.JSON)


@cache
def described(app: Litestar) -> bytes:
    return msgspec.json.encode(app.openapi_schema.to_schema())
