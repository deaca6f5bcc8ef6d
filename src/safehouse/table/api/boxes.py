"""Boxes that owners of a printed game enter: the form, what is wrong with one, a table with it."""

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from safehouse.bots.boxes import BoxTold
from safehouse.table import boxes
from safehouse.table import messages as say
from safehouse.table.api.common import Asked, address_of, known_language, must_know_word, problems, unless_gone
from safehouse.table.names import game_named
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import NoBox, WorkerFailed


@get(
    "/api/games/{game:str}/box/{language:str}",
    summary="What owners of the printed game may enter, and the game's own data to begin from",
    responses={200: ResponseSpec(say.BoxForm, generate_examples=False), **problems(404)},
    sync_to_thread=True,
)
def box_form(game: str, language: str, state: AppState) -> Response[bytes]:
    found = boxes.form_of(game_named(game), known_language(state, language))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@post(
    "/api/games/{game:str}/box",
    summary="What is wrong with a box, and its file",
    status_code=200,
    responses={200: ResponseSpec(say.BoxAnswer, generate_examples=False), **problems(404, 503)},
)
async def judge_box(game: str, data: say.BoxAsked, request: Asked, state: AppState) -> Response[bytes]:
    known_language(state, data.language)
    told = await judged(game, data.language, data.box, data.file, request, state)
    answer = say.BoxAnswer(box=told.box, file=told.file, faults=told.faults)
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON)


@post(
    "/api/games/{game:str}/boxes",
    summary="Keep a box, so that tables can be set up with it",
    responses=problems(403, 404, 503),
)
async def keep_box(game: str, data: say.NewBox, request: Asked, state: AppState) -> say.BoxKept:
    must_know_word(state, data.word)
    tables: TableRegistry = state.tables
    told = await judged(game, "en", data.box, "", request, state)
    if told.faults:
        raise Refusal("bad_box", detail=told.faults[0].sentence[:300])
    await tables.services.room.for_box(address_of(request))
    name = await tables.boxes.keep(told.file)
    return say.BoxKept(options={boxes.form_of(game_named(game), "en").option: name})


async def judged(
    game: str, language: str, box: dict[str, object] | None, text: str, request: Asked, state: AppState
) -> BoxTold:
    """In a worker with a deadline: a box comes from anybody."""
    chosen = game_named(game)
    if chosen.box is None:
        raise Refusal("not_found")
    try:
        judging = state.tables.workers.judge_box(chosen.id, language, box, text, address_of(request))
        return await unless_gone(request, judging)
    except NoBox as error:
        raise Refusal("bad_box", detail=str(error)[:300]) from None
    except (WorkerFailed, TooManyWaiting):
        raise Refusal("busy") from None
