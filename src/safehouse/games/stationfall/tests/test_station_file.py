"""A station of one's own: `--station FILE`, or the option `station` at a table."""

from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core.data import OWN_FILES
from safehouse.core.errors import OptionError
from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.data.station import printed_file

Draw = Callable[[str, str], str]


@pytest.fixture
def draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Draw:
    """A station like the printed one, but with this text in place of that; its file name."""

    monkeypatch.setenv(OWN_FILES, str(tmp_path))

    def write(old: str, new: str) -> str:
        text = printed_file()
        assert old in text
        path = tmp_path / f"own_{uuid4().hex}.toml"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path.name

    return write


@clause("SF-M.14", "SF-D24")
def test_a_station_of_ones_own_is_played_to_its_end(draw: Draw) -> None:
    options = GAME.read_options({"station": draw("capacity = 3", "capacity = 4")})
    state = GAME.deal(options, "own")
    assert max(state.box.seats) == 4
    view = GAME.read_view(GAME.view_bytes(state, 0))
    assert GAME.imagine(view, Stream("own")).box is state.box
    random = Stream("own")
    while pending := state.pending():
        state.play(pending[0], random.choose(state.moves(pending[0])))
    assert state.result() is not None


@clause("SF-M.14")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("power = true", "power = false", "three power sections"),
        (
            'id = "kitchen"',
            'id = "cellar"',
            "of the game; not so: cellar, kitchen",
        ),
        ('airlock = "', 'airlock = "side_', "section forward_airlocks: airlock 'side_"),
        (
            'hazard = "asphyxiation"',
            'hazard = "flood"',
            "'flood' is unknown; there are: none, fire",
        ),
        ('items = ["helmet"]', 'items = ["hat"]', "'hat' is unknown"),
        ('dock = "aft_airlocks"', 'dock = "nowhere"', "pod mcqueen: 'nowhere' is unknown"),
        ('launch = ["evacuation"]', 'launch = ["luck"]', "pod mcqueen: launch condition 'luck' is unknown"),
        ("capacity = 3", "capacity = 0", "at least one seat"),
        ("capacity = 3", 'capacity = "many"', "Expected `int`, got `str`"),
        ("capacity = 3", "seats = 3", "unknown field `seats`"),
        ('"transmit"', '"broadcast"', "'broadcast' is no section action"),
        ("[[section]]", "[[section]", ".toml: "),
    ],
    ids=lambda text: None,
)
def test_a_mistake_in_the_file_is_named(draw: Draw, old: str, new: str, told: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.read_options({"station": draw(old, new)})
    assert told in str(refused.value)


def test_a_file_that_is_not_there_or_elsewhere_is_refused(draw: Draw, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="a file in the folder"):
        GAME.read_options({"station": "none.toml"})
    there = draw("capacity = 3", "capacity = 4")
    for path in (str(tmp_path / there), f"../{tmp_path.name}/{there}", "passwords.txt"):
        with pytest.raises(OptionError, match="bare name"):
            GAME.read_options({"station": path})


def test_the_command_line_takes_the_file_and_names_what_is_wrong(draw: Draw, tmp_path: Path) -> None:
    run = CliRunner(env={"XDG_DATA_HOME": str(tmp_path)})
    command = ["play", "stationfall", "--bot", "random", "--seed", "cli", "--lang", "en", "--station"]
    played = run.invoke(
        app, [*command, str(tmp_path / draw("capacity = 3", "capacity = 4"))], input="1\nquit\n"
    )
    assert played.exit_code == 0
    assert "Your identity" in played.output
    refused = run.invoke(app, [*command, str(tmp_path / draw("power = true", "power = false"))])
    assert refused.exit_code != 0
    assert "three power sections" in str(refused.exception)
