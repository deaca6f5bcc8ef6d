"""Clerks for people at a real table."""

import asyncio

import msgspec
from litestar import MediaType, Response, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from safehouse.core.assist import Clerk
from safehouse.core.errors import NotAMove, OptionError
from safehouse.table import clerking
from safehouse.table import messages as say
from safehouse.table.api.common import Asked, count_own_words, known_language, problems
from safehouse.table.names import game_named
from safehouse.table.requests import Refusal


@post(
    "/api/games/{game:str}/clerks/{companion:str}",
    summary="What a clerk makes of everything that people at a real table have told it",
    status_code=200,
    responses={200: ResponseSpec(say.ClerkAnswer, generate_examples=False), **problems(404)},
)
async def ask_clerk(
    game: str, companion: str, data: say.ClerkAsked, request: Asked, state: AppState
) -> Response[bytes]:
    """Entries go in, and nothing else is known here."""
    chosen = game_named(game)
    known_language(state, data.language)
    clerk = next((each for each in chosen.companions if each.id == companion), None)
    if not isinstance(clerk, Clerk):
        raise Refusal("not_found", detail="this game has no such clerk")
    count_own_words(state, request, chosen, data.options)
    try:
        answer = await asyncio.to_thread(clerking.answer, chosen, clerk, data)
    except OptionError as error:
        raise Refusal("bad_option", detail=str(error)[:300]) from None
    except NotAMove as error:
        raise Refusal("bad_request", detail=str(error)[:300]) from None
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON)
