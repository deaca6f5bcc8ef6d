"""What the decisions of a finished game were worth."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State as AppState
from msgspec import Meta

from safehouse.core import save as saves
from safehouse.core.errors import SaveError
from safehouse.core.seats import MOST_SEATS
from safehouse.review.card import card
from safehouse.review.knowing import Known
from safehouse.review.shape import Review
from safehouse.table import messages as say
from safehouse.table.api.common import (
    SVG,
    Asked,
    address_of,
    count_own_words,
    known_language,
    must_be_finished,
    problems,
    unless_gone,
)
from safehouse.table.api.replays import must_be_readable, must_have_present_rules
from safehouse.table.live import LiveTable
from safehouse.table.names import game_named
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.reviews import ReviewAtWork, Reviews
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import TookTooLong, WorkerFailed


@get(
    "/api/tables/{table:str}/review",
    summary="The review of a finished game for one seat, as far as it has come; ask again until it is whole",
    responses=problems(404, 409),
)
async def table_review(
    table: str,
    request: Asked,
    state: AppState,
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)],
    begin: Annotated[bool, Meta(description="false: only what is there already is told")] = True,
) -> say.ReviewState:
    live: LiveTable = await state.tables.get(table)
    reviews: Reviews = state.tables.reviews
    save = finished_game(live)
    must_have_present_rules(save, "no_review")
    found = await reviews.begun(table, save, seat)
    return as_far_as_it_is(await reviews.of(save, seat, address_of(request), table) if begin else found)


@post("/api/review", summary="The same for a save file", status_code=200, responses=problems(404))
async def save_review(data: say.ReviewAsked, request: Asked, state: AppState) -> say.ReviewState:
    must_be_readable(data.save)
    must_have_present_rules(data.save, "no_review")
    return as_far_as_it_is(await state.tables.reviews.of(data.save, data.seat, address_of(request)))


@get(
    "/api/tables/{table:str}/card/{language:str}",
    summary="The turning point of a finished game as a picture to share, once its review is whole",
    media_type=SVG,
    responses=problems(404, 409),
)
async def table_card(
    table: str,
    language: str,
    request: Asked,
    state: AppState,
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)],
) -> str:
    live: LiveTable = await state.tables.get(table)
    save = finished_game(live)
    must_have_present_rules(save, "no_review")
    return await _card(await state.tables.reviews.begun(table, save, seat), save, language, request, state)


@post(
    "/api/card/{language:str}",
    summary="The same for a save file",
    media_type=SVG,
    status_code=200,
    responses=problems(404, 409),
)
async def save_card(data: say.ReviewAsked, language: str, request: Asked, state: AppState) -> str:
    must_be_readable(data.save)
    must_have_present_rules(data.save, "no_review")
    found = await state.tables.reviews.of(data.save, data.seat, address_of(request))
    return await _card(found, data.save, language, request, state)


async def _card(
    found: ReviewAtWork | None, save: saves.Save, language: str, request: Asked, state: AppState
) -> str:
    if found is None or found.whole is None:
        raise Refusal("no_card")
    count_own_words(state, request, game_named(save.game), save.options)
    return await asyncio.to_thread(_drawn, found.whole, known_language(state, language), save)


def _drawn(whole: Review, language: str, save: saves.Save) -> str:
    return card(whole, language, game_named(save.game).read_options(save.options))


@get(
    "/api/tables/{table:str}/known",
    summary="What the others knew of a seat's secret at a moment of a finished game",
    responses=problems(404, 409),
)
async def table_known(
    table: str,
    request: Asked,
    state: AppState,
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)],
    entries: Annotated[int, Meta(ge=0, description="how many of the record's were made")],
) -> Known:
    live: LiveTable = await state.tables.get(table)
    return await known_in(finished_game(live), seat, entries, state.tables, request)


@post("/api/known", summary="The same in a save file", status_code=200, responses=problems(404))
async def save_known(data: say.KnownAsked, request: Asked, state: AppState) -> Known:
    must_be_readable(data.save)
    return await known_in(data.save, data.seat, data.entries, state.tables, request)


async def known_in(save: saves.Save, seat: int, entries: int, tables: TableRegistry, request: Asked) -> Known:
    must_have_present_rules(save, "no_review")
    try:
        return await unless_gone(request, tables.workers.known(save, seat, entries, address_of(request)))
    except SaveError as error:
        raise Refusal("bad_save", detail=str(error)[:300]) from None
    except TookTooLong:
        raise Refusal("review_failed") from None
    except (WorkerFailed, TooManyWaiting):
        raise Refusal("busy") from None


def finished_game(live: LiveTable) -> saves.Save:
    """Raises `Refusal`."""
    must_be_finished(live)
    outcome = live.table.outcome
    if outcome is None or outcome.by != "game":
        raise Refusal("not_played_out")
    return live.table.save()


def as_far_as_it_is(found: ReviewAtWork | None) -> say.ReviewState:
    if found is None:
        return say.ReviewState(done=0, all=None, review=None)
    return say.ReviewState(done=len(found.acts), all=found.all, review=found.sofar)
