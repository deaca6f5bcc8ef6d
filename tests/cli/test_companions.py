"""Every companion used for a whole game through the command line, as people type it."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core.box import written
from safehouse.core.data import OWN_FILES
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import read, replay
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.games.agent_avenue.tests.test_assist import turns_told
from safehouse.games.infiltraitors.tests.test_assist import told
from safehouse.games.infiltraitors.view import InfiltraitorsView
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tests.test_assist import read_off


@pytest.fixture(autouse=True)
def own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a command changes of it, the next test begins anew."""
    monkeypatch.setenv(OWN_FILES, str(tmp_path))


def assisted(tmp_path: Path, *arguments: str, typed: str) -> str:
    done = CliRunner().invoke(
        app, ["assist", *arguments, "--lang", "cs"], input=typed, env={"XDG_DATA_HOME": str(tmp_path)}
    )
    assert done.exit_code == 0, done.output
    assert not [line for line in done.output.splitlines() if line.startswith("[")], "a text is missing"
    return done.output


def played(game: str, seed: str, **options: Any) -> Record:
    record = Record(find(game), find(game).read_options(options), seed)
    random = Stream(seed)
    while record.pending():
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.choices(seat)))
    return record


def said_at_the_table(record: Record) -> Iterator[str]:
    """What people tell the clerk of a game that the engine has played."""
    if record.game.id == "agent_avenue":
        start = next(str(event["side"]) for event in record.told(WATCHER) if event["kind"] == "starts")
        yield from (entry for turn in turns_told(record, start) for entry in turn)
    elif record.game.id == "infiltraitors":
        seen = record.view(WATCHER)
        assert isinstance(seen, InfiltraitorsView)
        yield from (entry for deed in seen.deeds for entry in told(deed, seen))
    else:
        truth = record.truth()
        assert isinstance(truth, Stationfall)
        yield from read_off(truth)


@pytest.mark.parametrize(
    ("game", "clerk", "options"),
    [
        ("agent_avenue", "judge", {"mode": "advanced"}),
        ("infiltraitors", "mission", {"mission": "5", "agents": 3}),
        ("stationfall", "scores", {"players": 3}),
    ],
)
def test_a_clerk_agrees_with_a_whole_game(
    tmp_path: Path, game: str, clerk: str, options: dict[str, Any]
) -> None:
    """The last entry is taken back and told again: what follows is the same."""
    record = played(game, "typed", **options)
    entries = list(said_at_the_table(record))
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    typed = [*entries, "zpět", entries[-1], "konec"]
    output = assisted(tmp_path, game, clerk, *chosen, typed="\n".join(typed) + "\n")
    result = record.result()
    assert result is not None
    words = Words("cs", record.game, options=record.options)
    words.players = [words.say(key) for key in record.game.seat_names(record.options)]
    assert "Vzato zpět" in output
    assert words.say(f"end-{result.reason}") in output or words.result(result)[0] in output


@pytest.mark.parametrize(
    ("game", "led", "arguments"),
    [
        ("mind_mgmt", "recruiter", ("--level", "easy", "-o", "mode=training")),
        ("mind_mgmt", "secret_map", ("-o", "mode=training")),
        ("in_too_deep", "echo", ()),
        ("stationfall", "station", ("-o", "roster=first_game")),
    ],
)
def test_a_game_is_led_to_its_end(tmp_path: Path, game: str, led: str, arguments: tuple[str, ...]) -> None:
    """People take the first choice each time; an entry is taken back and made again."""
    typed = "\n".join(["1", "1", "zpět", *["1"] * 4000])
    output = assisted(tmp_path, game, led, "--seed", "led", *arguments, typed=typed)
    assert "→" in output and "Poslední zadání je vzato zpět" in output
    (finished,) = (tmp_path / "safehouse").glob("*finished*")
    assert replay(read(finished)).result() is not None
    again = command_after(output, "Znovu ve stejném složení: ")
    assert again[:4] == ["safehouse", "assist", game, led]
    assert set(arguments) <= set(again)


def command_after(output: str, said: str) -> list[str]:
    return shlex.split(output.rpartition(said)[2].partition("\n")[0])


def test_a_series_at_a_real_table_goes_on_with_the_command_that_is_told(tmp_path: Path) -> None:
    typed = "\n".join(["1"] * 4000)
    before = ("--people", "3", "-o", "opened_recruiter=1", "-o", "last_winner=recruiter", "-o", "streak=1")
    output = assisted(tmp_path, "mind_mgmt", "secret_map", "--seed", "led", *before, typed=typed)
    command = command_after(output, "Znovu ve stejném složení: ")
    streak = 2 if "Vítězí Náborář" in output else 1
    assert f"otevřené: Náborář {3 - streak}, Odpadlí agenti {streak - 1}; výhry v řadě: {streak}." in output
    assert f"streak={streak}" in command and "3" in command
    assert "opened_recruiter=1" in command if streak == 2 else "opened_recruiter=2" in command
    assert "Zvolte moduly SHIFT" in assisted(tmp_path, *command[2:], typed="\nkonec\n")


def test_an_own_box_goes_along_and_a_kept_game_goes_on_with_it(tmp_path: Path) -> None:
    box = find("in_too_deep").box
    assert box is not None
    values = box.shipped()
    for number, card in enumerate(values["petty"], 1):
        card["name"] = card["czech"] = f"Moje karta {number}"
    cards = tmp_path / "mine.toml"
    cards.write_text(written(box, values), encoding="utf-8")
    own = ("in_too_deep", "echo", "--cards", str(cards))
    output = assisted(tmp_path, *own, typed="1\nkonec\n")
    assert "Moje karta" in output
    command = command_after(output, "Pokračujte příkazem: ")
    assert command[:2] == ["safehouse", "assist"]
    assert "Moje karta" in assisted(tmp_path, *command[2:], typed="stůl\nkonec\n")


def test_a_clerk_understands_beginnings_of_words_and_commands_without_accents(tmp_path: Path) -> None:
    typed = "\n".join(["tah zelena dvoj poz", "zapis", "zpet", "konec"]) + "\n"
    output = assisted(tmp_path, "agent_avenue", "judge", typed=typed)
    assert output.count("nechává si kartu Dvojitá agentka, druhá strana verbuje kartu Pozorovatel") == 3
    assert "Vzato zpět" in output and "sem zadat nejde" not in output


def test_a_clerk_never_takes_one_seat_for_another(tmp_path: Path) -> None:
    """Agent 1 already has a suspect; the seat numbered 1 is Agent 2, who has none."""
    typed = "\n".join(["chytit agent 1", "chytil agent 1", "zápis", "konec"]) + "\n"
    output = assisted(tmp_path, "infiltraitors", "mission", "-o", "mission=T2", typed=typed)
    assert "Agent 2 chytá" not in output and "(IN-5.312)" in output
    assert output.count("1. Agent 1 chytá podezřelého.") == 1


def test_an_entry_that_needs_nothing_more_promises_nothing_more(tmp_path: Path) -> None:
    output = assisted(tmp_path, "infiltraitors", "mission", "-o", "mission=T3", typed="konec\n")
    (line,) = [line for line in output.splitlines() if line.startswith("time_expired")]
    assert line.endswith("– Čas vypršel"), line


def test_a_clerk_understands_the_verbs_people_use(tmp_path: Path) -> None:
    told = ("vyměnila zelená", "tah zelená pozorovatel odvážlivec", "černý trh modrá kouřová clona")
    output = assisted(tmp_path, "agent_avenue", "judge", "-o", "mode=advanced", typed="\n".join(told))
    assert "Zelená vyměňuje kartu." in output and "sem zadat nejde" not in output
    assert "Modrá bere kartu černého trhu Kouřová clona." in output


def test_any_entry_is_taken_back_by_its_number_where_the_others_stand_without_it(tmp_path: Path) -> None:
    places = ["ended exile kitchen", "ended inspector suite", "ended engineer bridge"]
    typed = "\n".join([*places, "zápis", "zpět 1", "zpět 9", "zápis", "konec"]) + "\n"
    output = assisted(tmp_path, "stationfall", "scores", "-o", "roster=first_game", typed=typed)
    assert "2. " in output and "Vzato zpět: Vyhnanec" in output and "Není co vzít zpět" in output
    assert output.count("1. Inspektorka") == 1
    turns = [f"turn {side} sentinel enforcer" for side in ("green", "blue", "green")]
    output = assisted(tmp_path, "agent_avenue", "judge", typed="\n".join([*turns, "zpět 2", "konec"]) + "\n")
    assert "Vzato zpět" not in output and "(AA-8.15)" in output


def test_a_kept_desk_goes_on_without_what_the_rules_refuse_now(tmp_path: Path) -> None:
    scores = ("stationfall", "scores")
    typed = "ended exile kitchen\nended inspector suite\nkonec\n"
    assisted(tmp_path, *scores, "-o", "roster=first_game", typed=typed)
    (kept,) = (tmp_path / "safehouse").iterdir()
    kept.write_text(kept.read_text().replace('"ended exile', '"gone exile","ended exile'))
    output = assisted(tmp_path, *scores, "--resume", str(kept), typed="zápis\nkonec\n")
    assert "(SF-4.6.5.1a)" in output and "2. Inspektorka" in output
