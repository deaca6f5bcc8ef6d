"""Games again: replays, saves, and what a bot thought."""

from collections.abc import Coroutine, Sequence
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from safehouse.bots.worker import Shown
from safehouse.core import save as saves
from safehouse.core.errors import SaveError
from safehouse.core.seats import MOST_SEATS, WATCHER
from safehouse.table import messages as say
from safehouse.table.api.common import Asked, T, address_of, bearer, must_be_finished, problems, unless_gone
from safehouse.table.bot_thoughts import told
from safehouse.table.live import LiveTable
from safehouse.table.names import bot_named, game_named
from safehouse.table.registry import TableRegistry
from safehouse.table.replay import LARGEST_KEPT, LARGEST_STORED, authors_of
from safehouse.table.replay import told as told_again
from safehouse.table.requests import Refusal
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import WorkerFailed

LONGEST_SAVE: Final = 60_000
LONGEST_SEED: Final = 200

WhoseEyes = Annotated[
    int, Meta(ge=WATCHER, le=MOST_SEATS - 1, description="-1: the watcher; none: the whole truth")
]


@get(
    "/api/tables/{table:str}/replay",
    summary="The game so far as a seat saw it; the whole truth once it is over",
    responses=problems(401, 403, 404, 409),
)
async def table_replay(
    table: str, request: Asked, state: AppState, seat: WhoseEyes | None = None
) -> say.Replay:
    live: LiveTable = await state.tables.get(table)
    if live.table.record is None:
        raise Refusal("not_playing")
    if live.table.outcome is None:
        must_see_now(live, bearer(request), seat)
    table_now = live.table
    over = table_now.outcome is not None
    save = await state.tables.save(live) if table_now.only_shown else table_now.save()
    authors = table_now.authors if over else None
    shown = await seen_again(state.tables, save, seat, request, LARGEST_STORED)
    return told_again(save, seat, shown, table_now.outcome, authors)


def must_see_now(live: LiveTable, token: str | None, seat: int | None) -> None:
    """While the game runs a seat sees its own past, and anybody whom the table lets watch the public one."""
    if seat is None:
        raise Refusal("game_running")
    own = live.admission.seat_for(token) if token is not None else None
    if seat == WATCHER:
        if not live.table.setup.watchers and own is None:
            raise Refusal("no_watchers")
        return
    if token is None:
        raise Refusal("token_needed")
    if own != seat:
        raise Refusal("wrong_token")


@get(
    "/api/tables/{table:str}/save",
    summary="The save file of a finished game",
    responses={200: ResponseSpec(say.SaveFile, generate_examples=False), **problems(404, 409)},
)
async def table_save(table: str, state: AppState) -> Response[bytes]:
    live: LiveTable = await state.tables.get(table)
    must_be_finished(live)
    save: saves.Save = await state.tables.save(live)
    named = f'attachment; filename="{save.game}-{live.table.setup.id[:6]}.json"'
    return Response(saves.dump(save), media_type=MediaType.JSON, headers={"Content-Disposition": named})


@get(
    "/api/tables/{table:str}/fingerprint",
    summary="A fingerprint of the game so far, for a seat that is asked",
    responses=problems(401, 403, 404, 409),
)
async def table_fingerprint(table: str, request: Asked, state: AppState) -> say.Fingerprint:
    """Only while the seat itself decides: otherwise it would tell when somebody decides in secret."""
    live: LiveTable = await state.tables.get(table)
    token = bearer(request)
    if token is None:
        raise Refusal("token_needed")
    seat = live.admission.seat_for(token)
    if seat is None:
        raise Refusal("wrong_token")
    if live.table.record is None:
        raise Refusal("not_playing")
    alone = live.table.asked() == [seat]
    return say.Fingerprint(fingerprint=saves.fingerprint(live.table.save()) if alone else None)


@post("/api/replay", summary="Replay a save file", status_code=200, responses=problems(404))
async def save_replay(data: say.ReplayAsked, request: Asked, state: AppState) -> say.Replay:
    must_be_readable(data.save)
    shown = await seen_again(state.tables, data.save, data.seat, request)
    return told_again(data.save, data.seat, shown, None, authors_of(data.save))


def must_be_readable(save: saves.Save) -> None:
    game_named(save.game)
    try:
        saves.must_be_known(save.safehouse)
    except SaveError as error:
        raise Refusal("bad_save", detail=str(error)) from None
    if len(save.seed) > LONGEST_SEED:
        raise Refusal("bad_save", detail=f"a seed of more than {LONGEST_SEED} letters")
    if len(save.moves) > LONGEST_SAVE:
        raise Refusal("bad_save", detail=f"more than {LONGEST_SAVE} moves")


def must_have_present_rules(save: saves.Save, otherwise: str) -> None:
    """Raises the `Refusal` named `otherwise` for a game that was played with other rules."""
    if save.rules != game_named(save.game).rules_version:
        raise Refusal(otherwise)


async def seen_again(
    tables: TableRegistry, save: saves.Save, seat: int | None, request: Asked, largest: int = LARGEST_KEPT
) -> Shown:
    return await out_of_a_save(request, tables.workers.show(save, seat, largest, address_of(request)))


async def out_of_a_save(request: Asked, working: Coroutine[Any, Any, T]) -> T:
    """What a worker, with its deadline, makes of a save, which comes from anybody. Raises `Refusal`."""
    try:
        return await unless_gone(request, working)
    except SaveError as error:
        raise Refusal("bad_save", detail=str(error)[:300]) from None
    except (WorkerFailed, TooManyWaiting):
        raise Refusal("busy") from None


# ---------------------------------------------------------------- what a bot thought


@get(
    "/api/tables/{table:str}/thought",
    summary="What a bot thought of its move, once the game is over",
    responses=problems(404, 409),
)
async def table_thought(
    table: str,
    request: Asked,
    state: AppState,
    entry: Annotated[int, Meta(ge=0, description="`number` of a replay's frame")],
) -> say.BotThought:
    live: LiveTable = await state.tables.get(table)
    must_be_finished(live)
    bot = author(live.table.authors, entry)
    return await thought_of(live.table.save(), entry, bot, state.tables, request)


@post(
    "/api/thought",
    summary="What a bot thought of its move in a save file",
    status_code=200,
    responses=problems(404),
)
async def save_thought(data: say.ThoughtAsked, request: Asked, state: AppState) -> say.BotThought:
    must_be_readable(data.save)
    bot = author(authors_of(data.save), data.entry)
    if bot is not None:
        bot = bot_named(game_named(data.save.game), bot)
    return await thought_of(data.save, data.entry, bot, state.tables, request)


def author(authors: Sequence[str | None], entry: int) -> str | None:
    return authors[entry] if entry < len(authors) else None


async def thought_of(
    save: saves.Save, entry: int, bot: str | None, tables: TableRegistry, request: Asked
) -> say.BotThought:
    """The bot is asked afresh, in a worker, with what its seat saw then."""
    if bot is None:
        raise Refusal("no_thought")
    must_have_present_rules(save, "no_thought")
    try:
        looking = tables.workers.look_back(save, entry, bot, address_of(request))
        found = await unless_gone(request, looking)
    except SaveError as error:
        raise Refusal("bad_save", detail=str(error)[:300]) from None
    except TooManyWaiting:
        raise Refusal("busy") from None
    except WorkerFailed as failure:
        raise Refusal("no_thought", detail=str(failure)[:300]) from None
    if found is None:
        raise Refusal("no_thought")
    return told(save.game, found)
