"""Settings: one file, the same as options and environment, and what is wrong is named."""

import re
from pathlib import Path

import msgspec
import pytest
from forking import command

from safehouse.table import configuring
from safehouse.table.configuring import OTHER_VARIABLES, SettingsError, configure, known, shown
from safehouse.table.security import Limits
from safehouse.table.settings import MAY_BE_ZERO, Settings
from safehouse.table.workers import WorkerLimits

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "safehouse.toml"


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def test_an_option_beats_the_environment_and_that_the_file_and_that_the_default(file: Path) -> None:
    written(
        file, "port = 1\nhost = '0.0.0.0'\nbot_pace = 2\n[limits]\nhead_bytes = 5\n[workers]\nworkers = 7\n"
    )
    variables = {"SAFEHOUSE_PORT": "2", "SAFEHOUSE_LIMITS_HEAD_BYTES": "6"}
    found = configure({"port": "3", "host": None}, file, variables)
    settings = found.settings
    assert (settings.port, settings.host, settings.bot_pace) == (3, "0.0.0.0", 2.0)
    assert (settings.limits.head_bytes, settings.workers.workers) == (6, 7)
    assert settings.limits.body_bytes == Limits().body_bytes
    assert (found.sources["port"], found.sources["limits.head_bytes"]) == (
        "--port",
        "SAFEHOUSE_LIMITS_HEAD_BYTES",
    )
    assert (found.sources["host"], found.sources["limits.body_bytes"]) == (str(file), "")


def test_every_field_is_a_setting_with_names_of_its_own() -> None:
    keys = set(known())
    assert {f"limits.{field.name}" for field in msgspec.structs.fields(Limits)} <= keys
    workers = {f"workers.{field.name}" for field in msgspec.structs.fields(WorkerLimits)}
    assert workers - keys == {"workers.module"}
    assert {field.name for field in msgspec.structs.fields(Settings)} - keys >= {"limits", "workers", "seeds"}
    for names in ({s.option for s in known().values()}, {s.variable for s in known().values()}):
        assert len(names) == len(keys)


def test_what_is_shown_is_a_file_that_gives_the_same(file: Path) -> None:
    written(
        file, "public_url = 'https://Play.Example:443/'\ntrusted_proxies = ['10.0.0.0/8']\nlanguages = ['en']\n"
    )
    first = configure({"data": "/somewhere", "limits_outbox": "3"}, file, {})
    assert first.settings.public_url == "https://play.example"
    again = configure({}, written(file, shown(first)), {})
    assert again.settings == first.settings
    assert "outbox = 3  # --limits-outbox" in shown(first)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("prot = 80", ["prot", "port"]),
        ("[limits]\nhead_byte = 80", ["limits.head_byte", "limits.head_bytes"]),
        ("[limitations]\nx = 1", ["limitations"]),
        ("port = 'eighty'", ["port", "eighty"]),
        ("port = 70000", ["port", "65535"]),
        ("bot_pace = -1", ["bot_pace", "-1"]),
        ("bot_pace = nan", ["bot_pace"]),
        ("bot_pace = true", ["bot_pace"]),
        ("limits = 3", ["limits"]),
        ("[workers]\nworkers = 0", ["workers.workers"]),
        ("[workers]\nseconds = 0", ["workers.seconds", "above 0"]),
        ("[workers]\nwaiting = 0", ["workers.waiting", "above 0"]),
        ("[limits]\ntogether = 0", ["limits.together", "above 0"]),
        ("[retention]\ncollect_every = 0", ["retention.collect_every", "above 0"]),
        ("public_url = 'play.example'", ["public_url", "https://play.example"]),
        ("public_url = 'https://play.example/games'", ["public_url"]),
        ("public_url = 'https://play.example:x'", ["public_url"]),
        ("trusted_proxies = ['10.0.0.1/8']", ["trusted_proxies", "10.0.0.1/8"]),
        ("trusted_proxies = '10.0.0.1'", ["trusted_proxies"]),
        ("languages = ['de']", ["languages", "cs, en"]),
        ("languages = []", ["languages"]),
        ("port = ", ["cannot be read"]),
    ],
)
def test_what_is_wrong_is_named_with_its_file(file: Path, text: str, named: list[str]) -> None:
    with pytest.raises(SettingsError) as refused:
        configure({}, written(file, text), {})
    for word in (str(file), *named):
        assert word in str(refused.value)


def test_what_may_be_nothing_is_a_setting_and_may(file: Path) -> None:
    for key in MAY_BE_ZERO:
        section, _, name = key.rpartition(".")
        text = f"[{section}]\n{name} = 0" if section else f"{name} = 0"
        assert configure({}, written(file, text), {}).values[key] == 0


def test_what_is_wrong_in_the_environment_or_an_option_is_named_too(file: Path) -> None:
    with pytest.raises(SettingsError, match=r"SAFEHOUSE_PROT; is SAFEHOUSE_PORT meant"):
        configure({}, None, {"SAFEHOUSE_PROT": "1"})
    with pytest.raises(SettingsError, match=r"SAFEHOUSE_PORT: port = 'x'"):
        configure({}, None, {"SAFEHOUSE_PORT": "x"})
    with pytest.raises(SettingsError, match=r"--limits-outbox: limits.outbox = 'x'"):
        configure({"limits_outbox": "x"}, None, {})
    with pytest.raises(SettingsError, match="there is no settings file"):
        configure({}, None, {"SAFEHOUSE_CONFIG": str(file)})
    assert configure({}, None, {"SAFEHOUSE_TRUSTED_PROXIES": "::1, 10.0.0.0/8"}).settings.trusted_proxies == (
        "::1",
        "10.0.0.0/8",
    )


def test_the_word_of_the_house_is_not_shown(file: Path) -> None:
    written(file, "create_word = 'swordfish'")
    assert "swordfish" not in shown(configure({}, file, {}))
    with pytest.raises(SettingsError) as refused:
        configure({"create_word": "swordfish" * 20}, file, {})
    assert "swordfish" not in str(refused.value)


def test_every_variable_of_the_program_is_known() -> None:
    """One that is not would stop the server of whoever sets it."""
    files = [
        ROOT / "run.py",
        ROOT / "hatch_build.py",
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
    ]
    named = {
        name
        for path in files
        if "node_modules" not in path.parts and path != Path(__file__)
        for name in re.findall(r"\"(SAFEHOUSE_[A-Z_]+)\"", path.read_text("utf-8"))
    }
    settings = {setting.variable for setting in known().values()}
    assert named - {configuring.PREFIX} <= {*OTHER_VARIABLES, *settings}


def test_the_command_shows_what_is_in_force(file: Path, tmp_path: Path) -> None:
    (tmp_path / "safehouse").mkdir()
    written(tmp_path / "safehouse" / "safehouse.toml", "port = 1\n")
    usual = command("config", XDG_CONFIG_HOME=str(tmp_path))
    assert f"port = 1  # {tmp_path / 'safehouse' / 'safehouse.toml'}" in usual.stdout
    written(file, "port = 4\n[limits]\noutbox = 9\n")
    found = command("config", "--config", str(file), "--host", "::1", SAFEHOUSE_BOT_PACE="0.5")
    assert found.returncode == 0, found.stderr
    for line in ('host = "::1"  # --host', "bot_pace = 0.5  # SAFEHOUSE_BOT_PACE", f"outbox = 9  # {file}"):
        assert line in found.stdout
    wrong = command("serve", "--config", str(written(file, "prot = 4")))
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.splitlines() == [f"safehouse: {file}: there is no setting prot; is port meant?"]
