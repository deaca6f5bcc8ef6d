"""Lessons: which there are, and one step after another of one of them."""

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from safehouse.table import learning
from safehouse.table import messages as say
from safehouse.table.api.common import Asked, address_of, known_language, problems, unless_gone
from safehouse.table.names import game_named
from safehouse.table.requests import Refusal
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import WorkerFailed


@get(
    "/api/games/{game:str}/lessons/{language:str}",
    summary="The lessons of a game, and the tips of its first game",
    responses=problems(404),
    sync_to_thread=True,
)
def game_lessons(game: str, language: str, state: AppState) -> say.Lessons:
    return learning.lessons(game_named(game), known_language(state, language))


@post(
    "/api/games/{game:str}/lesson",
    summary="The step of a lesson that a learner has come to, and what comes of a move tried there",
    status_code=200,
    responses={200: ResponseSpec(say.LessonScreen, generate_examples=False), **problems(404, 503)},
)
async def lesson_step(game: str, data: say.LessonAsked, request: Asked, state: AppState) -> Response[bytes]:
    known_language(state, data.language)
    teacher: learning.Teacher = state.teacher
    try:
        shown = await unless_gone(request, teacher.screen(game_named(game), data, address_of(request)))
    except (WorkerFailed, TooManyWaiting):
        raise Refusal("busy") from None
    return Response(msgspec.json.encode(shown), media_type=MediaType.JSON)
