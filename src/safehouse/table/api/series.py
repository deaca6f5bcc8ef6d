"""Groups and their series of games. A group's token opens its record and starts its games."""

from litestar import delete, get, post, put
from litestar.datastructures import State as AppState

from safehouse.table import messages as say
from safehouse.table.api.common import Asked, address_of, bearer, must_know_word, problems


@post("/api/series", summary="Found a group", responses=problems(403, 404))
async def create_series(data: say.NewSeries, request: Asked, state: AppState) -> say.SeriesCreated:
    must_know_word(state, data.word)
    created: say.SeriesCreated = await state.groups.create(data, address_of(request))
    return created


@get("/api/series/{series:str}", summary="A group's record, with its token", responses=problems(401, 403, 404))
async def show_series(series: str, request: Asked, state: AppState) -> say.SeriesState:
    shown: say.SeriesState = await state.groups.state(series, bearer(request))
    return shown


@put(
    "/api/series/{series:str}",
    summary="Change a group's name and people, with its token",
    responses=problems(401, 403, 404),
)
async def change_series(
    series: str, data: say.SeriesChange, request: Asked, state: AppState
) -> say.SeriesState:
    shown: say.SeriesState = await state.groups.change(series, bearer(request), data)
    return shown


@delete(
    "/api/series/{series:str}",
    summary="Delete a group with its record and tables, with its token",
    responses=problems(401, 403, 404, 409),
)
async def delete_series(series: str, request: Asked, state: AppState) -> None:
    await state.groups.erase(series, bearer(request))


@post(
    "/api/series/{series:str}/tables",
    summary="Set up the table of a chapter, with the group's token",
    responses=problems(401, 403, 404, 409),
)
async def start_chapter(series: str, data: say.NewChapter, request: Asked, state: AppState) -> say.TableCreated:
    created: say.TableCreated = await state.groups.start(series, bearer(request), data, address_of(request))
    return created


@post("/api/mine/series", summary="The groups of a device", status_code=200, responses=problems())
async def my_series(data: say.MySeries, state: AppState) -> say.SeriesList:
    return say.SeriesList(series=await state.groups.mine(data.series))
