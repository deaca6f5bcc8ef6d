"""Backup and restore of a running house, with what it acknowledged; what `doctor` finds; what hosts delete."""

import asyncio
import gzip
import io
import json
import os
import re
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path

import pytest
from forking import command
from running import Caller, Server

from safehouse.table.backup import LIST, BackupError, back_up, restore
from safehouse.table.store import STORE_FILE
from safehouse.table.store.forms import FORM


async def play_on(server: Server, made: dict, moves: int) -> int:
    """Two people play; returns how many moves were acknowledged."""
    tokens = [key["token"] for key in made["seats"]]
    done = 0
    async with Caller(server, made["table"], tokens[0]) as a, Caller(server, made["table"], tokens[1]) as b:
        while done < moves and a.outcome is None:
            for person in (a, b):
                await person.ask("ping")
                if person.moves:
                    move, mark = person.moves[0]["code"], person.position["mark"]
                    done += (await person.ask("play", move=move, mark=mark))["type"] == "done"
    return done


async def test_a_running_house_is_copied_and_put_back(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as house:
        (tmp_path / "house" / "own").mkdir()
        (tmp_path / "house" / "own" / "game.json").write_text("{}")
        made = house.table("me", "me", game="agent_avenue")
        played = await play_on(house, made, 12)
        assert played == 12
        taken = command("backup", "--data", tmp_path / "house", tmp_path / "copy")
        assert taken.returncode == 0, taken.stderr
        await play_on(house, made, 2)
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    put = command("restore", "--data", tmp_path / "back", tmp_path / "copy")
    assert put.returncode == 0, put.stderr
    assert (tmp_path / "back" / "own" / "game.json").read_text() == "{}"
    assert {path.name for path in (tmp_path / "back").iterdir()} == {"log.txt", "said.txt", "own", STORE_FILE}
    with closing(sqlite3.connect(tmp_path / "back" / STORE_FILE)) as store:
        entries = [json.loads(row[0]) for row in store.execute("SELECT entry FROM entries")]
    assert sum(entry["did"] == "played" for entry in entries) == played, "no more and no less"
    with Server(tmp_path / "back") as again:
        shown = again.get(f"/api/tables/{made['table']}", made["seats"][0]["token"]).json()
        assert (shown["phase"], shown["you"]) == ("playing", 0)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    with Server(tmp_path / "house") as running:
        running.table("me", "open")
    return tmp_path / "house"


def test_what_is_there_is_never_overwritten(house: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(BackupError, match="there already"):
        back_up(house, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"
    back_up(house, tmp_path / "good")
    with pytest.raises(BackupError, match="not empty"):
        restore(tmp_path / "good", house)
    with pytest.raises(BackupError, match="take another"):
        back_up(house, house / "copy")
    with pytest.raises(BackupError, match="no games"):
        back_up(tmp_path / "nothing", tmp_path / "other")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "good", "house"]


def test_a_damaged_or_foreign_file_is_refused_and_changes_nothing(house: Path, tmp_path: Path) -> None:
    back_up(house, tmp_path / "good")
    good = (tmp_path / "good").read_bytes()
    tar = gzip.decompress(good)
    place = tar.index(b"SQLite format 3") + 5000
    flipped = gzip.compress(tar[:place] + bytes([tar[place] ^ 1]) + tar[place + 1 :])
    for name, content in (
        ("half", good[: len(good) // 2]),
        ("flipped", flipped),
        ("text", b"hello"),
        ("no", b""),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BackupError, match="damaged"):
            restore(tmp_path / name, tmp_path / "back")
        assert not (tmp_path / "back").exists()
    with pytest.raises(BackupError, match="there is no file"):
        restore(tmp_path / "missing", tmp_path / "back")


def test_files_outside_the_folder_are_not_written(house: Path, tmp_path: Path) -> None:
    back_up(house, tmp_path / "good")
    rewritten(tmp_path / "good", tmp_path / "evil", extra="../outside")
    with pytest.raises(BackupError):
        restore(tmp_path / "evil", tmp_path / "back")
    assert not (tmp_path / "outside").exists()


def rewritten(source: Path, target: Path, extra: str = "", **changes: object) -> None:
    with tarfile.open(source) as old, tarfile.open(target, "w:gz") as new:
        for member in old.getmembers():
            content = old.extractfile(member).read()
            if member.name == LIST:
                listed = {**json.loads(content), **changes}
                if extra:
                    listed["files"][extra] = listed["files"][STORE_FILE]
                content = json.dumps(listed).encode()
            elif extra:
                outside = tarfile.TarInfo(extra)
                outside.size = len(content)
                new.addfile(outside, io.BytesIO(content))
            member.size = len(content)
            new.addfile(member, io.BytesIO(content))


def test_a_newer_file_is_refused(house: Path, tmp_path: Path) -> None:
    back_up(house, tmp_path / "good")
    rewritten(tmp_path / "good", tmp_path / "newer", form=FORM + 1, version="9.9")
    with pytest.raises(BackupError, match=r"9\.9, which is newer"):
        restore(tmp_path / "newer", tmp_path / "back")
    with closing(sqlite3.connect(house / STORE_FILE)) as store:
        store.execute(f"PRAGMA user_version = {FORM + 1}")
    with pytest.raises(BackupError, match="newer version"):
        back_up(house, tmp_path / "copy")


# ---------------------------------------------------------------- doctor


def examined(*words: object) -> tuple[int, str]:
    seen = command("doctor", *words)
    assert seen.stderr == ""
    return seen.returncode, seen.stdout


def test_the_doctor_sees_what_is_well_and_what_is_not(house: Path, tmp_path: Path) -> None:
    _, text = examined("--data", house, "--port", 0)
    for line in (r"store: 1 tables, whole", r"no server runs on this store", r"GB are free", r"Safehouse \d"):
        assert re.search(line, text), text
    (house / STORE_FILE).chmod(0o644)
    code, text = examined("--data", house, "--port", 0, "--limits-connections", 10**7)
    assert code == 1
    assert f"chmod 600 {house / STORE_FILE}" in text
    assert "ulimit -n" in text
    code, text = examined("--data", house, "--port", 0, "--public-url", "https://play.example", "--host", "::")
    assert "set trusted_proxies" in text
    assert "without TLS" in text


def test_the_doctor_finds_a_running_server_and_a_taken_port(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as running:
        port = running.at.rsplit(":", 1)[1]
        _, text = examined("--data", running.data, "--port", port)
        assert f"answers at 127.0.0.1:{port}" in text
        code, text = examined("--data", running.data, "--port", 1)
        assert (code, "does not answer" in text) == (1, True)
        code, text = examined("--data", tmp_path / "other", "--port", port)
        assert (code, "cannot listen" in text) == (1, True)


def test_the_doctor_finds_a_damaged_or_newer_store(house: Path) -> None:
    with closing(sqlite3.connect(house / STORE_FILE)) as store:
        store.execute(f"PRAGMA user_version = {FORM + 1}")
    code, text = examined("--data", house, "--port", 0)
    assert (code, "newer version of Safehouse" in text) == (1, True)
    (house / STORE_FILE).write_bytes(b"nonsense" * 1000)
    code, text = examined("--data", house, "--port", 0)
    assert (code, "is damaged" in text, "safehouse restore" in text) == (1, True, True)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_the_doctor_finds_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    code, text = examined("--data", tmp_path / "house", "--port", 0)
    assert (code, "cannot be written to" in text) == (1, True)


# ---------------------------------------------------------------- deletion


def rows(data: Path, id: str) -> int:
    with closing(sqlite3.connect(data / STORE_FILE)) as store:
        names = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = 0
        for name in names:
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({name})")]
            for column in columns:
                found += store.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", (id,)).fetchone()[0]
    return found


def delete(server: Server, path: str, token: str | None = None) -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = server.client.delete(path, headers=headers)
    return answer.status_code, answer.json()["code"] if answer.content else ""


async def test_a_host_deletes_a_table_that_is_over(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.table("me", "me")
        path, seat = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        async with Caller(server, made["table"], seat) as a:
            assert (await a.ask("report", text="odd"))["type"] == "done"
            assert delete(server, path, made["host"]) == (409, "game_running")
            assert delete(server, path) == (401, "token_needed")
            assert delete(server, path, seat) == (403, "wrong_token")
            for key in made["seats"]:
                async with Caller(server, made["table"], key["token"]) as resigning:
                    await resigning.ask("resign")
            await a.until(lambda: a.outcome is not None)
            assert delete(server, path, made["host"]) == (204, "")
            with pytest.raises(Exception, match=r"1012|service restart"):
                await asyncio.wait_for(a.ask("ping"), 10)
        assert server.get(path).json()["code"] == "unknown_table"
        assert rows(tmp_path, made["table"]) == 0


def test_a_group_is_deleted_with_all_its_tables(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        new = {"game": "infiltraitors", "name": "We", "players": ["Ann", "Bob"]}
        group = server.post("/api/series", new).json()
        other = server.post("/api/series", new).json()
        path = f"/api/series/{group['series']}"
        seats = [{"held": "me"}, {"held": "open"}]
        chapter = server.post(f"{path}/tables", {"chapter": 0, "seats": seats}, group["token"]).json()
        assert delete(server, path) == (401, "token_needed")
        assert delete(server, path, other["token"]) == (403, "wrong_token")
        assert delete(server, path, group["token"]) == (204, "")
        assert rows(tmp_path, group["series"]) == rows(tmp_path, chapter["table"]) == 0
        assert server.get(f"/api/series/{other['series']}", other["token"]).status_code == 200
        seats = [{"held": "me"}, {"held": "me"}]
        path = f"/api/series/{other['series']}"
        played = server.post(f"{path}/tables", {"chapter": 0, "seats": seats}, other["token"]).json()
        assert delete(server, path, other["token"]) == (409, "game_running")
        assert delete(server, f"/api/tables/{played['table']}", played["host"])[0] == 409
