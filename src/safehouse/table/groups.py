"""Groups: a series of games of the same people, kept under one link. What it means is the game's matter."""

from safehouse.core.game import AnyGame
from safehouse.core.series import Chronicle, PlayedGame
from safehouse.table import messages as say
from safehouse.table.founding import OfSeries
from safehouse.table.game_info import has_series
from safehouse.table.names import clean_name, game_named
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import hashed, new_table_id, new_token, opens
from safehouse.table.series_record import games_of
from safehouse.table.store import StoredSeries, Write


class Groups:
    """The groups of a server. Who holds a group's token may see its record and start its games."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store

    async def create(self, new: say.NewSeries, asker: str = "") -> say.SeriesCreated:
        game = game_named(new.game)
        if not has_series(game):
            raise Refusal("no_series")
        name, players = clean_group(new.name, new.players)
        await self._tables.services.room.for_group(asker)
        id, token = new_table_id(), new_token()
        created = self._tables.services.now()
        await self._store.write(Write().series(id, hashed(token), created, game.id, name, players))
        return say.SeriesCreated(series=id, token=token)

    async def change(self, id: str, token: str | None, change: say.SeriesChange) -> say.SeriesState:
        await self._opened(id, token)
        await self._store.write(Write().series_change(id, *clean_group(change.name, change.players)))
        return await self.state(id, token)

    async def state(self, id: str, token: str | None) -> say.SeriesState:
        series = await self._opened(id, token)
        games = await games_of(self._store, id)
        chronicle = self._chronicle(game_named(series.game), series, [played for _, played in games])
        return say.SeriesState(
            id=id,
            game=series.game,
            name=series.name,
            players=series.players,
            created=series.created,
            chapters=chronicle.chapters,
            statistics=chronicle.statistics,
            games=[
                say.SeriesGame(
                    table=table,
                    options=played.options,
                    players=played.players,
                    winners=played.winners,
                    reason=played.reason,
                    date=played.date,
                )
                for table, played in games
            ],
            tables=await self._store.tables_of(id),
        )

    async def erase(self, id: str, token: str | None) -> None:
        """Forget a group, its record and its tables for good. Raises `Refusal`, while one of them is played."""
        await self._opened(id, token)
        tables = await self._store.all_tables_of(id)
        if any(phase == "playing" for _, phase in tables):
            raise Refusal("game_running")
        await self._tables.erase_all([table for table, _ in tables], Write().erase_series(id))

    async def start(self, id: str, token: str | None, new: say.NewChapter, asker: str = "") -> say.TableCreated:
        """The next game of a series: a chapter that is open, with options people may still change."""
        series = await self.state(id, token)
        if new.chapter >= len(series.chapters) or series.chapters[new.chapter].options is None:
            raise Refusal("chapter_closed")
        chapter = series.chapters[new.chapter]
        seating = {name: getattr(new, name) for name in say.Seating.__struct_fields__}
        table = say.NewTable(game=series.game, options={**(chapter.options or {}), **new.options}, **seating)
        return await self._tables.create(table, OfSeries(id, chapter.seats, chapter.auctioned), asker)

    async def mine(self, held: list[say.MyGroup]) -> list[say.SeriesSummary]:
        """The groups of a device, the unknown ones left out."""
        found = []
        for group in held:
            series = await self._store.series(group.series)
            if series is None or not opens(group.token, series.key):
                continue
            self._tables.collector.group_used(group.series)
            games = await games_of(self._store, group.series)
            found.append(
                say.SeriesSummary(
                    id=group.series,
                    game=series.game,
                    name=series.name,
                    players=series.players,
                    games=len(games),
                    last=games[-1][1].date if games else None,
                )
            )
        return found

    async def _opened(self, id: str, token: str | None) -> StoredSeries:
        series = await self._store.series(id)
        if series is None:
            raise Refusal("unknown_series")
        if token is None:
            raise Refusal("token_needed")
        if not opens(token, series.key):
            raise Refusal("wrong_token")
        self._tables.collector.group_used(id)
        return series

    def _chronicle(self, game: AnyGame, series: StoredSeries, games: list[PlayedGame]) -> Chronicle:
        chronicle = game.chronicle(games, max(1, len(series.players)))
        if chronicle is None:
            raise Refusal("no_series")
        return chronicle


def clean_group(name: str, players: list[str]) -> tuple[str, list[str]]:
    cleaned = clean_name(name)
    names = [clean for player in players if (clean := clean_name(player))]
    if not cleaned:
        raise Refusal("bad_request", detail="the name is empty")
    if not names:
        raise Refusal("bad_request", detail="nobody plays")
    return cleaned, names
