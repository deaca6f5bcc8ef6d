"""The rulebooks for players, the ledgers, and the search in both."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from safehouse.table import messages as say
from safehouse.table import reading
from safehouse.table.api.common import known_language, problems
from safehouse.table.names import game_named
from safehouse.table.requests import Refusal

LONGEST_SEARCH: Final = 80
SEARCHING: Final = ThreadPoolExecutor(1, "search")
"""One search at a time: several would take turns with each other and leave the tables the least."""


def answer(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The ledger of a game",
    responses={200: ResponseSpec(say.Rules, generate_examples=False), **problems(404)},
    sync_to_thread=True,
)
def game_rules(game: str, language: str, state: AppState) -> Response[bytes]:
    return answer(reading.rules(game_named(game), known_language(state, language)))


@get(
    "/api/games/{game:str}/guide/{language:str}",
    summary="The rulebook of a game for players",
    responses={200: ResponseSpec(say.Guide, generate_examples=False), **problems(404)},
    sync_to_thread=True,
)
def game_guide(game: str, language: str, state: AppState) -> Response[bytes]:
    return answer(reading.guide(game_named(game), known_language(state, language)))


@get(
    "/api/games/{game:str}/figures/{figure:str}",
    summary="A position that a guide shows, as one seat sees it",
    responses={200: ResponseSpec(say.FigureShown, generate_examples=False), **problems(404)},
    sync_to_thread=True,
)
def game_figure(game: str, figure: str) -> Response[bytes]:
    shown = reading.shown(game_named(game), figure)
    if shown is None:
        raise Refusal("not_found", detail="the guide of this game has no such figure")
    return answer(shown)


@get(
    "/api/games/{game:str}/search/{language:str}",
    summary="Passages of the guide, then clauses of the ledger, with these words in any form",
    responses=problems(404),
)
async def search_rules(
    game: str,
    language: str,
    state: AppState,
    words: Annotated[str, Parameter(query="q", max_length=LONGEST_SEARCH)] = "",
) -> say.Found:
    chosen, spoken = game_named(game), known_language(state, language)
    return await asyncio.get_running_loop().run_in_executor(SEARCHING, reading.search, chosen, spoken, words)
