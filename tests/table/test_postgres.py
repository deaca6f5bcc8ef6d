"""What only a PostgreSQL store can meet: it restarts, it is not there, several come at once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from people import open_tables, play_out, sit_down
from postgres import Postgres

from safehouse.table import doctor
from safehouse.table.settings import Settings
from safehouse.table.store import Store, StoreError, Write, placed
from safehouse.table.store.database import PostgresDatabase
from safehouse.table.store.forms import FORM
from safehouse.table.store.schema import TABLES
from safehouse.table.store.writer import prepared

NOWHERE = "postgresql://house:pass-word@127.0.0.1:1/house"


async def test_a_database_that_was_killed_and_started_again_is_used_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with Store.open(postgres.database(tmp_path)) as store:
        await store.write(Write().table("a", 1, "playing", True, True, b"setup"))
        postgres.kill()
        try:
            failed = [store.write(Write().entry("a", number, b"x")) for number in range(5)]
            for answer in await asyncio.gather(*failed, return_exceptions=True):
                assert isinstance(answer, StoreError)
            with pytest.raises(StoreError, match="cannot be read"):
                await store.read("a")
        finally:
            postgres.start()
        await store.write(Write().entry("a", 0, b"again"))
        stored = await store.read("a")
        assert stored is not None and stored.entries == [b"again"]


async def test_a_database_that_is_not_there_is_named_in_a_sentence_without_its_password(
    postgres: Postgres, tmp_path: Path
) -> None:
    for address in (
        NOWHERE,
        postgres.address("nowhere").replace("postgres@", "postgres:pass-word@"),
    ):
        with pytest.raises(StoreError, match="cannot be opened") as no:
            async with Store.open(address):
                pass
        assert "pass-word" not in str(no.value)


def test_of_servers_that_start_at_once_one_makes_the_store(postgres: Postgres, tmp_path: Path) -> None:
    place = placed(postgres.database(tmp_path))

    def start(_: int) -> int:
        with place.for_writing(alone=False) as engine, prepared(engine, place) as connection:
            return place.form(connection)

    with ThreadPoolExecutor(4) as together:
        assert list(together.map(start, range(4))) == [FORM] * 4


async def test_the_doctor_looks_into_it(postgres: Postgres, tmp_path: Path) -> None:
    async with Store.open(postgres.database(tmp_path)) as store:
        await store.write(Write().table("a", 1, "waiting", True, False, b"setup"))
    findings = [next(doctor.store(Settings(store=at))) for at in (postgres.database(tmp_path), NOWHERE)]
    assert [finding.verdict for finding in findings] == ["good", "bad"]
    assert "1 tables" in findings[0].text


@pytest.mark.parametrize("form", range(PostgresDatabase.oldest_form, FORM))
async def test_a_database_of_an_earlier_form_is_brought_up_to_date(
    postgres: Postgres, tmp_path: Path, form: int
) -> None:
    old, new = postgres.database(tmp_path), postgres.database(tmp_path / "new")
    with psycopg.connect(old) as connection:
        connection.execute((Path(__file__).parent / "stores" / f"form_{form}.postgres.sql").read_bytes())
    async with open_tables(old) as tables, Store.open(new):
        (running,) = await tables.store._column(sa.select(TABLES.c.id).where(TABLES.c.phase == "playing"))
        assert (await tables.get(running)).table.game_record().entries == ["0 swap", "0 keep", "1 swap"]
    assert structure(old) == structure(new), "as if made anew"


def structure(address: str) -> dict[str, object]:
    engine = placed(address).for_reading()
    found = sa.inspect(engine)
    parts: dict[str, object] = {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            found.get_foreign_keys(name),
            found.get_indexes(name),
        )
        for name in sorted(found.get_table_names())
    }
    engine.dispose()
    return parts


@pytest.mark.parametrize("form", [FORM + 1, 1])
async def test_a_database_of_another_version_is_refused_untouched(
    postgres: Postgres, tmp_path: Path, form: int
) -> None:
    address = postgres.database(tmp_path)
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE form (number integer)")
        connection.execute(f"INSERT INTO form VALUES ({form})".encode())
    with pytest.raises(StoreError, match="another version"):
        async with Store.open(address):
            pass
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT to_regclass('tables')").fetchone() == (None,)


async def test_a_game_is_played_and_goes_on_after_a_restart(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database(tmp_path)
    async with open_tables(address) as tables:
        a, b = await sit_down(tables, "me", "me")
        await a.play("swap")
        id, seed = a.live.table.setup.id, a.live.table.setup.seed
    async with open_tables(address) as tables:
        live = await tables.get(id)
        assert live.table.setup.seed == seed
        assert live.table.game_record().entries == ["0 swap"]
        a.live = b.live = live
        await play_out([await a.arrive(), await b.arrive()])
        assert (await tables.save(live)).kept
