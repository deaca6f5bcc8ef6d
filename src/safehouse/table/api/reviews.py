"""What the decisions of a finished game were worth."""

from typing import Annotated

from litestar import get, post
from litestar.datastructures import State as AppState
from msgspec import Meta

from safehouse.core import save as saves
from safehouse.core.seats import MOST_SEATS
from safehouse.table import messages as say
from safehouse.table.api.common import Asked, address_of, problems
from safehouse.table.api.replays import must_be_readable
from safehouse.table.live import LiveTable
from safehouse.table.names import game_named
from safehouse.table.requests import Refusal
from safehouse.table.reviews import ReviewAtWork, Reviews


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
    if live.table.record is None:
        raise Refusal("not_playing")
    if live.table.outcome is None:
        raise Refusal("game_running")
    reviews: Reviews = state.tables.reviews
    save = live.table.save()
    must_be_judged(save)
    found = await reviews.begun(table, save, seat)
    return as_far_as_it_is(reviews.of(save, seat, address_of(request), table) if begin else found)


@post("/api/review", summary="The same for a save file", status_code=200, responses=problems(404))
async def save_review(data: say.ReviewAsked, request: Asked, state: AppState) -> say.ReviewState:
    must_be_readable(data.save)
    must_be_judged(data.save)
    return as_far_as_it_is(state.tables.reviews.of(data.save, data.seat, address_of(request)))


def must_be_judged(save: saves.Save) -> None:
    if save.rules != game_named(save.game).rules_version:
        raise Refusal("no_review")


def as_far_as_it_is(found: ReviewAtWork | None) -> say.ReviewState:
    if found is None:
        return say.ReviewState(done=0, all=None, review=None)
    if found.whole is not None and found.whole.result is None:
        raise Refusal("game_running")
    return say.ReviewState(done=len(found.acts), all=found.all, review=found.whole)
