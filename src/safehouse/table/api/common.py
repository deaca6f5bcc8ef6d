"""What the parts of the HTTP interface share."""

from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from safehouse.core.seats import WATCHER
from safehouse.table import messages as say
from safehouse.table.live import LiveTable

Asked = Request[Any, Any, Any]


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


def address_of(request: Asked) -> str:
    """Whom a question counts for."""
    return request.client.host if request.client is not None else ""


def table_state(live: LiveTable, token: str | None) -> say.TableState:
    table = live.table
    seat = live.seat_for(token) if token else None
    return say.TableState(
        table=table.info(),
        phase=table.phase,
        seats=table.seat_infos(live.presence.connected()),
        outcome=table.outcome,
        you=seat,
        asked=seat is not None and seat in table.asked() and table.bot_for(seat) is None,
        next=table.next_for(seat if seat is not None else WATCHER),
    )
