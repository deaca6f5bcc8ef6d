"""The games: their vocabulary, options, rules and texts."""

import asyncio

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from safehouse.core.errors import OptionError
from safehouse.core.shelf import find, names
from safehouse.table import explaining, game_info
from safehouse.table import messages as say
from safehouse.table.api.common import (
    Asked,
    address_of,
    count_own_words,
    known_language,
    problems,
    unless_gone,
)
from safehouse.table.names import game_named
from safehouse.table.requests import Refusal
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import NotAView, WorkerFailed


@get("/api/games", summary="The games on the shelf")
async def list_games() -> list[say.GameSummary]:
    return [game_info.summary(find(name)) for name in names()]


@get("/api/games/{game:str}", summary="The vocabulary of a game", responses=problems(404))
async def describe_game(game: str) -> say.GameInfo:
    return game_info.describe(game_named(game))


@post(
    "/api/games/{game:str}/options",
    summary="Check options and learn what follows from them",
    status_code=200,
    responses=problems(404),
)
async def check_options(game: str, data: say.OptionsAsked, state: AppState) -> say.OptionsAnswer:
    try:
        answer = await asyncio.to_thread(game_info.answer_options, game_named(game), data.options)
    except OptionError as error:
        raise Refusal("bad_option", detail=str(error)[:300]) from None
    return answer


@post(
    "/api/games/{game:str}/insight",
    summary="What anybody could deduce from a view",
    status_code=200,
    responses={200: ResponseSpec(say.Insight, generate_examples=False), **problems(404)},
)
async def deduce(game: str, data: say.InsightAsked, request: Asked, state: AppState) -> Response[bytes]:
    """A view goes in, and nothing else is known here: no answer can tell more than its view does."""
    workers = state.tables.workers
    try:
        view = msgspec.json.encode(data.view)
        deducing = workers.insight(game_named(game).id, data.options, view, address_of(request))
        found = await unless_gone(request, deducing)
    except NotAView as error:
        raise Refusal("bad_request", detail=str(error)[:300]) from None
    except (WorkerFailed, TooManyWaiting):
        raise Refusal("busy") from None
    return Response(msgspec.json.encode(say.Insight(insight=found)), media_type=MediaType.JSON)


@post(
    "/api/games/{game:str}/about",
    summary="What everything in a game is and does",
    status_code=200,
    responses=problems(404),
)
async def explain(game: str, data: say.AboutAsked, request: Asked, state: AppState) -> say.AboutAnswer:
    chosen, language = game_named(game), known_language(state, data.language)
    count_own_words(state, request, chosen, data.options)
    try:
        return await asyncio.to_thread(explaining.everything, chosen, language, data.options)
    except OptionError as error:
        raise Refusal("bad_option", detail=str(error)[:300]) from None


@post(
    "/api/games/{game:str}/meaning",
    summary="What a thing means in the position that a view shows",
    status_code=200,
    responses=problems(404),
)
async def explain_now(game: str, data: say.MeaningAsked, request: Asked, state: AppState) -> say.Meaning:
    """A view goes in, and nothing else is known here: no answer can tell more than its view does."""
    chosen, language = game_named(game), known_language(state, data.language)
    count_own_words(state, request, chosen, data.options)
    try:
        return await asyncio.to_thread(explaining.now, chosen, language, data)
    except OptionError as error:
        raise Refusal("bad_option", detail=str(error)[:300]) from None
    except NotAView as error:
        raise Refusal("bad_request", detail=str(error)[:300]) from None


@get(
    "/api/games/{game:str}/text/{language:str}",
    summary="A game's Fluent texts",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def game_text(game: str, language: str, state: AppState) -> str:
    return game_info.text(known_language(state, language), game_named(game).folder)


@get(
    "/api/text/{language:str}",
    summary="Fluent texts all games share",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def shared_text(language: str, state: AppState) -> str:
    return game_info.text(known_language(state, language), None)
