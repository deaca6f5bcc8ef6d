"""The application: HTTP and stream over the tables of one store, behind the middleware."""

import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.routes import HTTPRoute

from safehouse import __version__
from safehouse.core import box_form
from safehouse.core.guide.book import PARTS
from safehouse.table import api, static
from safehouse.table.asgi import App
from safehouse.table.census import Census
from safehouse.table.compression import Compression
from safehouse.table.front import Turnstile
from safehouse.table.groups import Groups
from safehouse.table.lasting import Lasting
from safehouse.table.learning import Teacher
from safehouse.table.messages import Problem
from safehouse.table.metrics import Metrics
from safehouse.table.middleware import Middleware
from safehouse.table.qr import QrCodes
from safehouse.table.readiness import Closing, Readiness
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.settings import Settings
from safehouse.table.store import StoreError
from safehouse.table.stream import SocketLimit, stream

LOG: Final = logging.getLogger(__name__)

STATUS: Final = {
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_series": 404,
    "chapter_closed": 409,
    "unknown_language": 404,
    "unknown_seat": 404,
    "not_found": 404,
    "token_needed": 401,
    "wrong_token": 403,
    "no_watchers": 403,
    "word_needed": 403,
    "wrong_word": 403,
    "seat_taken": 409,
    "already_started": 409,
    "not_playing": 409,
    "stale": 409,
    "game_running": 409,
    "in_series": 409,
    "old_rules": 409,
    "no_box": 409,
    "no_thought": 404,
    "no_review": 404,
    "not_played_out": 409,
    "no_card": 404,
    "too_fast": 429,
    "too_many_bots": 429,
    "too_many_tables": 429,
    "too_many_public": 429,
    "too_many_boxes": 429,
    "too_large": 413,
    "house_full": 503,
    "busy": 503,
    "not_ready": 503,
    "internal": 500,
}
"""HTTP status of each refusal; 400 where none is named."""

CODES: Final = {404: "not_found", 405: "method", 413: "too_large", 415: "wrong_type"}


def refused(_: Request[Any, Any, Any], no: Refusal) -> Response[Problem]:
    return Response(Problem(code=no.code, detail=no.detail), status_code=STATUS.get(no.code, 400))


def out_of_reach(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    LOG.warning("%s", error)
    return refused(request, Refusal("busy"))


def bad_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    detail = "; ".join(str(part) for part in error.extra) if isinstance(error.extra, list) else ""
    code = CODES.get(error.status_code, "bad_request" if error.status_code < 500 else "internal")
    problem = Problem(code=code, detail=detail[:300])
    return Response(problem, status_code=error.status_code, headers=error.headers)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that no decoder can take: nested without end, or not in UTF-8."""
    problem = Problem(code="bad_request", detail=f"the body cannot be read ({type(error).__name__})")
    return Response(problem, status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("%s on %s", type(error).__name__, request.route_handler.name or request.method, exc_info=error)
    return Response(Problem(code="internal", detail=""), status_code=500)


def application(
    store: Path | str, settings: Settings, metrics: Metrics, closing: Closing, census: Census
) -> Litestar:
    """The HTTP interface and the stream on this store."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with TableRegistry.open(store, settings, metrics, census) as tables:
            tables.closing = closing
            app.state.settings = settings
            app.state.tables = tables
            app.state.groups = Groups(tables)
            app.state.teacher = Teacher(tables.workers)
            app.state.qr_codes = QrCodes(census)
            app.state.readiness = Readiness(tables.store, lambda: tables.serves)
            connections = app.state.connections = SocketLimit(settings.limits, census)
            metrics.gauge("sockets", "Open sockets of tables.", lambda: connections.sockets.here)
            yield

    limits = settings.limits
    app = Litestar(
        [
            Router("/", route_handlers=[*api.OTHERS, stream], request_max_body_size=limits.small_body_bytes),
            Router("/", route_handlers=api.TAKING_VIEWS, request_max_body_size=limits.view_body_bytes),
            Router("/", route_handlers=api.TAKING_SAVES_OR_BOXES, request_max_body_size=limits.body_bytes),
        ],
        lifespan=[opened],
        exception_handlers={
            Refusal: refused,
            StoreError: out_of_reach,
            HTTPException: bad_request,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, middleware_class=Compression
        ),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Safehouse",
            version=__version__,
            description="Tables of hidden-information games. The stream is described by /api/messages.json.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(
                        type="http", scheme="bearer", description="A seat's or the host's token"
                    )
                }
            ),
        ),
    )
    close_schemas(app)
    return app


def close_schemas(app: Litestar) -> None:
    """Say in the description what the server does: unknown fields are refused."""
    for schema in app.openapi_schema.components.schemas.values():
        if isinstance(schema, Schema) and schema.properties and schema.title not in OPEN:
            schema.additional_properties = False


OPEN: Final = (
    *("Chapter", "Explanation", "Fact", "Hit", "Readable", "Result", "ResultLine"),
    *(part.__name__ for part in (*PARTS, *box_form.PARTS)),
)
"""Structs of the rules that only ever go out."""


def methods_at(app: Litestar) -> Callable[[str], str]:
    """The methods a path knows, as an `Allow` header says them."""
    known = [
        (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", route.path_format)), ", ".join(sorted(route.methods)))
        for route in app.routes
        if isinstance(route, HTTPRoute)
    ]

    def allowed(path: str) -> str:
        return next((methods for pattern, methods in known if pattern.fullmatch(path)), "")

    return allowed


def build(
    store: Path | str,
    settings: Settings | None = None,
    hosts: Sequence[str] | None = None,
    files: Path = static.FOLDER,
    metrics: Metrics | None = None,
    closing: Closing | None = None,
    census: Census | None = None,
    turnstile: Turnstile | None = None,
) -> App:
    settings = settings or Settings()
    metrics = metrics or Metrics()
    census = census or Census()
    app = application(store, settings, metrics, closing or Closing(), census)
    inner: Any = app
    return Middleware(
        Lasting(inner),
        static.Files(files),
        settings.limits,
        methods_at(app),
        metrics,
        census,
        turnstile or Turnstile(settings.limits, census=census),
        hosts,
        settings.public_url,
    )
