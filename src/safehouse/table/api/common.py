"""What the parts of the HTTP interface share."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from safehouse.core.game import AnyGame
from safehouse.core.seats import WATCHER
from safehouse.table import messages as say
from safehouse.table.live import LiveTable
from safehouse.table.requests import Refusal
from safehouse.table.security import counted_as, hashed, opens

Asked = Request[Any, Any, Any]
T = TypeVar("T")
SVG: Final = "image/svg+xml"


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    words = {
        400: "The request does not fit",
        401: "A token is needed",
        403: "Not with this token",
        404: "There is no such thing",
        409: "Not in this state",
        503: "Not now",
    }
    common = (400, *statuses)
    return {
        status: ResponseSpec(data_container=say.Problem, description=words[status], generate_examples=False)
        for status in common
    }


def bearer(request: Asked) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def must_know_word(state: AppState, word: str) -> None:
    """Only who knows the word of the house, where it has one, founds anything here. Raises `Refusal`."""
    wanted: str = state.settings.create_word
    if wanted and not word:
        raise Refusal("word_needed")
    if wanted and not opens(word.strip(), hashed(wanted.strip())):
        raise Refusal("wrong_word")


def count_own_words(state: AppState, request: Asked, game: AnyGame, options: dict[str, Any]) -> None:
    """An answer in the words of a box that anybody may have entered takes some reading. Raises `Refusal`."""
    if game.box is not None and options.get(game.box.option):
        state.tables.services.room.for_own_words(address_of(request))


def address_of(request: Asked) -> str:
    """Whom a question counts for."""
    return counted_as(request.client.host) if request.client is not None else ""


async def unless_gone(request: Asked, work: Coroutine[Any, Any, T]) -> T:
    """What the asker waits for; given up when the asker has gone."""
    working, going = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("busy")
        return working.result()
    finally:
        working.cancel()
        going.cancel()


async def _gone(request: Asked) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        continue


def table_state(live: LiveTable, token: str | None) -> say.TableState:
    table = live.table
    seat = live.admission.seat_for(token) if token else None
    return say.TableState(
        table=table.info(),
        phase=table.phase,
        seats=table.seat_infos(live.presence.connected()),
        outcome=table.outcome,
        ended=table.ended,
        you=seat,
        asked=seat is not None and table.waits_for(seat),
        next=table.next_for(seat if seat is not None else WATCHER),
    )


def known_language(state: AppState, language: str) -> str:
    offered: tuple[str, ...] = state.settings.languages
    if language not in offered:
        raise Refusal("unknown_language", detail=f"there are: {', '.join(offered)}")
    return language


def must_be_finished(live: LiveTable) -> None:
    if live.table.record is None:
        raise Refusal("not_playing")
    if live.table.outcome is None:
        raise Refusal("game_running")
