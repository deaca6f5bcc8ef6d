"""The terminal player, driven by a script."""

import re
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from safehouse.bots.roster import make
from safehouse.cli.app import app
from safehouse.cli.clock import Clock, TimeUp
from safehouse.cli.record_book import RecordBook
from safehouse.cli.refusing import reasons
from safehouse.cli.terminal import TerminalGame
from safehouse.core.box import written
from safehouse.core.data import OWN_FILES
from safehouse.core.record import Record
from safehouse.core.save import read, replay
from safehouse.core.shelf import find
from safehouse.core.testing import Script
from safehouse.core.words import Words
from safehouse.games.stationfall.data.station import printed_file


def game_at(
    tmp_path: Path,
    script: Script,
    *,
    name: str = "agent_avenue",
    lang: str = "en",
    who: tuple[str, ...] = ("", "random"),
    **options: str,
) -> TerminalGame:
    game = find(name)
    record = Record(game, game.read_options(options), "terminal")
    words = Words(lang, game, strict=True)
    words.players = [words.say(key) for key in game.seat_names(record.options)]
    bots = {seat: make(bot, game) for seat, bot in enumerate(who) if bot}
    return TerminalGame(record, bots, list(who), words, script, tmp_path / "kept.json")


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(
    ("options", "who"),
    [
        ({"start": "green"}, ("", "random")),
        ({"mode": "advanced", "start": "blue"}, ("random", "")),
        ({"mode": "advanced", "variant": "team4"}, ("", "random", "random", "random")),
        ({"variant": "team3"}, ("random", "", "")),
    ],
)
def test_a_game_is_played_to_its_end(
    tmp_path: Path, lang: str, options: dict[str, str], who: tuple[str, ...]
) -> None:
    script = Script(then="1")
    game = game_at(tmp_path, script, lang=lang, who=who, **options)
    game.run()
    assert game.record.result() is not None
    assert script.said("Konec hry." if lang == "cs" else "The end.")
    finished = read(tmp_path / "kept-finished.json")
    assert finished.bots == list(who)
    assert replay(finished).result() == game.record.result()


def test_why_undo_rule_look_log_and_help(tmp_path: Path) -> None:
    script = Script(
        "4", "undo", "why mole", "why nonsense", "rule aa-5.31", "rule XX-1", "look", "log", "help", "99", "²"
    )
    game = game_at(tmp_path, script, start="green")
    game.run()
    assert script.said("Taken back.")
    assert script.said("Mole face down: not allowed.")
    assert script.said("(AA-5.30)")
    assert script.said("No move of this game sounds like “nonsense”.")
    assert script.said("The two cards must have different names.")
    assert script.said("There is no clause XX-1")
    assert script.said("What has happened so far:")
    assert script.said("“99” is not one of your choices.")
    assert script.said("“²” is not one of your choices.")
    assert script.said("take back your last choice")


def test_a_choice_may_be_typed_as_it_is_listed(tmp_path: Path) -> None:
    listed = Script("quit")
    game_at(tmp_path, listed, start="green").run()
    first = next(line.removeprefix("1. ") for line in listed.written if line.startswith("1. "))
    game = game_at(tmp_path, Script(first.upper(), "quit"), start="green")
    game.run()
    assert len(game.record.steps) == 1


@pytest.mark.parametrize(
    ("lang", "asked", "said"),
    [
        ("en", "about CODEBREAKER", "Codebreaker: Does not move your meeple."),
        ("en", "what is the tick", "Nothing in this game is called “the tick”."),
        ("en", "what is tick", "Tick: Your third Codebreaker"),
        ("en", "about saboteur", "Green has none in play; the first one would move its meeple −1."),
        ("en", "about swap", "4 times in the whole game"),
        ("en", "about", "About what?"),
        ("cs", "co je kryptografku", "Kryptografka: Figurkou nehýbe."),
        ("cs", "co je černý trh", "Pole černého trhu"),
    ],
)
def test_about_explains_anything_on_the_table(tmp_path: Path, lang: str, asked: str, said: str) -> None:
    script = Script(asked)
    game_at(tmp_path, script, lang=lang, start="green").run()
    assert script.said(said), script.written


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("agent_avenue", {"start": "green"}, "Codebreaker (0 0 ✓)"),
        ("infiltraitors", {}, "one number divides the other"),
        ("mind_mgmt", {"mode": "training"}, "C3 temple"),
        ("in_too_deep", {}, "Zone effect: Swap any two items."),
        ("stationfall", {}, "Can: "),
        ("stationfall", {}, "(lock)"),
    ],
)
def test_the_position_says_what_a_choice_depends_on(
    tmp_path: Path, name: str, options: dict[str, str], said: str
) -> None:
    script = Script("look")
    seats = find(name).read_options(options).seats()
    game_at(tmp_path, script, name=name, who=("", *["random"] * (seats - 1)), **options).run()
    assert script.said(said), [line for line in script.written if line]


def test_the_table_is_shown_again_when_ones_own_choice_has_changed_it(tmp_path: Path) -> None:
    script = Script(*["1"] * 6)
    game_at(tmp_path, script, start="blue").run()
    recruited = next(i for i, line in enumerate(script.written) if line.startswith("You recruit"))
    assert any(line.startswith("Turn 2") for line in script.written[recruited:])


def test_why_alone_tells_equal_reasons_once(tmp_path: Path) -> None:
    script = Script("why")
    game_at(tmp_path, script, name="infiltraitors", who=("", "random", "random"), first_agent="1").run()
    reasons = [line for line in script.written if "not allowed" in line]
    assert 1 <= len(reasons) <= 12
    clauses = [line.rpartition("(")[2] for line in reasons]
    assert len(clauses) == len(set(clauses))


def test_why_alone_names_nobody_who_is_not_at_the_table() -> None:
    game = find("infiltraitors")
    record = Record(game, game.read_options({"agents": 3, "first_agent": "2"}), "terminal")
    for seat in (1, 2):
        record.play(seat, game.space.from_text("catch"))
    told = reasons(record, 0, "", Words("en", game, strict=True))
    assert told is not None and "IN-5.331" in told
    assert not any("Seat 4" in move for moves in told.values() for move in moves)


@pytest.mark.parametrize("clause", ["SF-A.breach", "sf-a.breach"])
def test_a_rule_is_found_as_it_is_printed(tmp_path: Path, clause: str) -> None:
    script = Script(f"rule {clause}")
    game_at(tmp_path, script, name="stationfall", who=("", "random", "random", "random")).run()
    assert script.said(": SF-A.breach")
    assert "SF-A.breach" in run("rules", "stationfall", clause)


def test_many_notes_are_listed_only_when_asked_for(tmp_path: Path) -> None:
    script = Script("notes d4")
    game = game_at(tmp_path, script, name="mind_mgmt", who=("random", ""), players="2", mode="training")
    game.run()
    assert script.said("There are ")
    listed = [line for line in script.written if re.match(r"n\d+\. ", line)]
    assert listed and all("D4" in line for line in listed)


def test_an_undo_that_would_hide_something_seen_is_refused(tmp_path: Path) -> None:
    script = Script("1", "zpět")
    game_at(tmp_path, script, lang="cs", start="green").run()
    assert script.said("Tímto tahem vyšlo najevo něco skrytého")


def test_a_game_that_is_left_is_kept_and_goes_on(tmp_path: Path) -> None:
    first = game_at(tmp_path, Script("1", "quit"), start="green")
    first.run()
    save = read(tmp_path / "kept.json")
    assert replay(save).view_bytes(0) == first.record.view_bytes(0)
    result = CliRunner().invoke(
        app, ["play", "--resume", str(tmp_path / "kept.json"), "--lang", "en"], input="1\n" * 200
    )
    assert result.exit_code == 0, result.output
    assert "The saved game goes on." in result.output
    assert "The end." in result.output


def test_a_game_with_a_file_of_ones_own_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv(OWN_FILES, str(tmp_path / "elsewhere"))
    station = tmp_path / "mine.toml"
    station.write_text(printed_file(), encoding="utf-8")
    words = ["play", "stationfall", "-o", "players=1", "--station", str(station), "--plain", "--lang", "en"]
    assert CliRunner().invoke(app, words, input="quit\n").exit_code == 0
    monkeypatch.setenv(OWN_FILES, str(tmp_path / "elsewhere"))
    (kept,) = (tmp_path / "data" / "safehouse").glob("*.json")
    words = ["play", "--resume", str(kept), "--station", str(station), "--plain", "--lang", "en"]
    result = CliRunner().invoke(app, words, input="quit\n")
    assert result.exit_code == 0, result.exception
    assert "The saved game goes on." in result.output


def test_a_game_with_cards_of_ones_own_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv(OWN_FILES, str(tmp_path / "elsewhere"))
    box = find("in_too_deep").box
    assert box is not None
    values = box.shipped()
    for number, card in enumerate(values["petty"], 1):
        card["name"] = f"My crime {number}"
    cards = tmp_path / "mine.toml"
    cards.write_text(written(box, values), encoding="utf-8")
    words = ["play", "in_too_deep", "-o", "players=1", "-o", "echo=normal", "--cards", str(cards), "--plain"]
    result = CliRunner().invoke(app, [*words, "--seed", "mine", "--lang", "en"], input="4\n3\n2\n1\n" * 900)
    assert result.exit_code == 0, result.exception
    assert "The end." in result.output and "My crime " in result.output
    (finished,) = (tmp_path / "data" / "safehouse").glob("*finished*")
    assert replay(read(finished)).result() is not None


def test_two_people_at_one_screen_get_a_curtain(tmp_path: Path) -> None:
    script = Script(then="1")
    game_at(tmp_path, script, who=("", ""), start="green").run()
    assert script.said("Hand the screen to Blue")
    hands = [line for line in script.written if line.startswith("Your hand")]
    assert hands
    for before, line in zip(script.written, script.written[1:], strict=False):
        if line.startswith("Hand the screen"):
            assert before == "<clear>"


def test_one_player_never_reads_the_others_cards(tmp_path: Path) -> None:
    script = Script(then="1")
    game = game_at(tmp_path, script, start="green")
    game.run()
    for event in game.record.told(1):
        if event["kind"] in ("drew", "dealt"):
            game.words.you = 0
            assert not any(line == game.words.event(event) for line in script.written)


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_a_glossary_is_shown_or_written(tmp_path: Path) -> None:
    term = "| Krtek | Mole | `agent:mole` |"
    assert term in run("glossary", "agent_avenue")
    run("glossary", "agent_avenue", "--out", str(tmp_path / "terms"))
    assert term in (tmp_path / "terms" / "agent_avenue.md").read_text("utf-8")


def test_games_are_listed_in_both_languages() -> None:
    assert "Agent Avenue" in run("games", "--lang", "en")
    assert "Můj soused špion" in run("games", "--lang", "cs")
    assert "simple, advanced" in run("games", "--lang", "en")


def test_a_guide_is_read_whole_or_by_chapter_with_its_drawings() -> None:
    whole = run("guide", "agent_avenue", "--lang", "cs")
    assert whole.index("JAK SE VYHRÁVÁ") < whole.index("PRŮBĚH TAHU") < whole.index("ČASTÉ OTÁZKY")
    turn = run("guide", "agent_avenue", "prubeh", "--lang", "cs")
    assert "KONEC HRY" not in turn
    assert "^ Modrá vyložila Krtka lícem vzhůru" in turn
    assert "[ 7mM ]" in turn, "the street is drawn"
    spoken = run("guide", "agent_avenue", "turn", "--lang", "en", "--plain")
    assert "In the middle: Mole" in spoken
    assert "Double Agent: cards: 6; first: −1" in run("guide", "agent_avenue", "agents", "--lang", "en")


def test_a_clause_is_told_without_the_marks_of_its_sources() -> None:
    said = run("rules", "agent_avenue", "aa-5.114", "--lang", "cs")
    assert said.endswith("  AA-5.114 Strážní věž. Bojovnice posouvá o +3 / +4 / +5 místo +1 / +2 / +3.\n")


def test_rules_are_shown_whole_or_by_clause() -> None:
    assert "AA-8.17" in run("rules", "agent_avenue")
    assert run("rules", "agent_avenue", "aa-5.31").count("AA-5.31") == 1
    assert "AA-6.27" in run("rules", "agent_avenue", "AA-6.")


@pytest.mark.parametrize("seat", ["0", "1", "watcher", "truth"])
def test_a_finished_game_is_replayed_as_anybody_saw_it(seat: str) -> None:
    golden = find("agent_avenue").folder / "tests" / "golden" / "market_chain.json"
    text = run("replay", str(golden), "--seat", seat, "--lang", "en")
    draws = [sum(event["kind"] == "drew" for event in replay(read(golden)).told(who)) for who in (0, 1)]
    seen = [sum(line.strip().startswith(who) for line in text.splitlines()) for who in DRAWERS]
    assert (
        seen
        == {
            "0": [draws[0], 0, 0],
            "1": [draws[1], 0, 0],
            "watcher": [0, 0, 0],
            "truth": [0, draws[0], draws[1]],
        }[seat]
    )
    assert "wins" in text


DRAWERS = ("You draw:", "Green draws:", "Blue draws:")


def test_the_truth_of_an_unfinished_game_stays_hidden(tmp_path: Path) -> None:
    game_at(tmp_path, Script("1", "quit"), start="green").run()
    result = CliRunner().invoke(app, ["replay", str(tmp_path / "kept.json"), "--seat", "truth", "--lang", "en"])
    assert "only when it is over" in str(result.exception)


def test_lots_decide_who_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, ...]] = set()
    monkeypatch.setattr(
        "safehouse.cli.commands.playing._sit_down", lambda record, who, *rest, **more: seen.add(tuple(who))
    )
    for _ in range(30):
        assert CliRunner().invoke(app, ["play", "mind_mgmt", "-o", "recruiter=random"]).exit_code == 0
    assert seen == {("me", "normal"), ("normal", "me")}
    seen.clear()
    CliRunner().invoke(app, ["play", "mind_mgmt"])
    assert seen == {("me", "normal")}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "agent_avenue", "--mode", "hard"), "allowed: simple, advanced"),
        (("play", "agent_avenue", "--seats", "me,nobody"), "allowed: me, random"),
        (("play", "agent_avenue", "--seats", "me,me,me"), "2 names"),
        (("play", "agent_avenue", "-o", "mode"), "name=value"),
        (("play", "--lang", "de"), "allowed: cs, en"),
        (("play", "--resume", "missing.json"), "cannot read missing.json"),
        (("replay", "missing.json"), "cannot read missing.json"),
        (("serve", "--data", __file__, "--port", "0"), "cannot keep games in"),
        (("arena", "_template", "--bots", "random,greedy", "--folder", __file__), "cannot keep games in"),
        (("rules", "agent_avenue", "AA-99"), "an id such as AA-4.1"),
        (("guide", "agent_avenue", "dessert"), "theme, goal, components"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words: tuple[str, ...], says: str) -> None:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code != 0
    assert says in str(result.exception)


def test_check_reports_every_law() -> None:
    text = run("check", "_template")
    assert "law  1  ok" in text
    assert "law 11  ok" in text


def test_the_move_that_the_clock_makes_is_not_in_the_list(tmp_path: Path) -> None:
    script = Script("")
    game = game_at(tmp_path, script, name="infiltraitors", who=("", ""), mission="T3", agents=2)
    seat = game.record.pending()[0]
    expiry = game.record.game.space.code("time_expired")
    assert expiry in game.record.moves(seat)
    game.run()
    assert script.said(game.words.move(game.record.choices(seat)[0]))
    assert not script.said(game.words.move(expiry))


def test_a_player_can_ask_what_follows_before_choosing(tmp_path: Path) -> None:
    script = Script("", "what", "what 99", "what 1", "quit")
    game = game_at(tmp_path, script, name="mind_mgmt", who=("", ""), mode="full")
    game.run()
    assert sum("Which choice?" in line for line in script.written) == 2
    assert script.said("Mayhem token on the border A1–B1, placed by")
    assert game.record.steps == []


def test_what_comes_to_light_is_not_foretold(tmp_path: Path) -> None:
    script = Script("what 1", "quit")
    game_at(tmp_path, script, start="green").run()
    assert script.said("Nothing certain follows at once")


def test_a_part_of_a_choice_is_said_to_lead_to_another_question(tmp_path: Path) -> None:
    script = Script("what 5", "quit")
    game_at(tmp_path, script, start="green").run()
    assert script.said("you will be asked something more first")


def test_a_player_can_look_at_what_can_be_deduced(tmp_path: Path) -> None:
    script = Script("mapa", "quit")
    game = game_at(tmp_path, script, name="mind_mgmt", lang="cs", who=("normal", ""), mode="training")
    while game.record.view(1).phase != "activating":
        seat = game.record.pending()[0]
        game.record.play(seat, game.record.choices(seat)[0])
    game.run()
    assert script.said("Počet cest, které odpovídají všemu, co zaznělo")
    shares = [int(word) for line in script.written for word in re.findall(r"(\d+) %", line)]
    assert 90 <= sum(shares) <= 110


def test_a_game_that_deduces_nothing_says_so(tmp_path: Path) -> None:
    script = Script("map", "quit")
    game_at(tmp_path, script).run()
    assert script.said("Nothing more than the table shows can be deduced here")


def test_a_note_of_the_game_is_confirmed_and_private_notes_are_kept_with_the_game(tmp_path: Path) -> None:
    script = Script("1", "notes red 2", "n1", "note Bob asked about nines", "note", "notes red 2", "quit")
    game_at(tmp_path, script, name="infiltraitors", agents="2", first_agent="1").run()
    assert script.said("n1. On the clue board, cross out the red 2 (Agent 1)")
    assert script.said("Noted: On the clue board, cross out the red 2 (Agent 1)")
    assert script.said("Noted, for you alone.") and script.said("Type “note” and what")
    assert script.said("• Bob asked about nines")
    assert not any("Bob" in entry for entry in read(tmp_path / "kept.json").moves)
    again = Script("notes")
    game_at(tmp_path, again, name="infiltraitors", agents="2", first_agent="1").run()
    assert again.said("• Bob asked about nines")


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "overview", "Exchange information: "),
        ("cs", "přehled", "Vyčkat: "),
        ("en", "record", "3. · Training 3: Against the clock"),
        ("cs", "záznam", "Na řadě je: safehouse play infiltraitors --chapter 1"),
    ],
)
def test_turn_overview_and_record_of_infiltraitors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, typed: str, said: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    script = Script(typed)
    game_at(tmp_path, script, name="infiltraitors", lang=lang, agents="2").run()
    assert script.said(said), script.written


def test_a_game_without_an_overview_says_so(tmp_path: Path) -> None:
    script = Script("overview", "notes")
    game_at(tmp_path, script, start="green").run()
    assert script.said("This game has no turn overview") and script.said("You have written nothing down.")


def test_the_clock_of_the_third_training_loses_the_mission(tmp_path: Path) -> None:
    passed = [0.0]
    script = Script("1", then="look")
    game = game_at(tmp_path, script, name="infiltraitors", mission="T3", agents="2", first_agent="1")
    game.clock = Clock(game.record.game.time_limit(game.record.options), now=lambda: passed[0])
    typed = script.ask

    def slowly(prompt: str) -> str:
        passed[0] += 400
        return typed(prompt)

    script.ask = slowly  # type: ignore[method-assign]
    game.run()
    result = game.record.result()
    assert result is not None and result.reason == "loss_time"
    assert script.said("Time left: 15:00") and script.said("Time left: 8:20")
    assert game.record.entries[-1].endswith("time_expired")


def test_the_clock_rings_while_the_screen_waits() -> None:
    began = time.monotonic()
    with pytest.raises(TimeUp), Clock(1, spent=0.9).running():
        time.sleep(60)
    assert time.monotonic() - began < 30


def test_time_spent_is_kept_with_an_unfinished_game(tmp_path: Path) -> None:
    game = game_at(tmp_path, Script("quit"), name="infiltraitors", mission="T3", agents="2", first_agent="1")
    game.clock = Clock(900, spent=300)
    game.run()
    again = game_at(tmp_path, Script("quit"), name="infiltraitors", mission="T3", agents="2", first_agent="1")
    assert 590 <= again.clock.left() <= 600
    assert not game_at(tmp_path / "other", Script(), name="infiltraitors", agents="2").clock.used


def test_a_finished_mission_is_entered_in_the_record_of_its_group(tmp_path: Path) -> None:
    for group in ("Čtvrtek", "ctvrtek"):
        script = Script(then="1")
        game = game_at(tmp_path, script, name="infiltraitors", mission="T1", agents="2", first_agent="1")
        game.book = RecordBook(game.record.game, group, tmp_path)
        game.run()
        assert script.said("The game is in the record.")
    book = RecordBook(find("infiltraitors"), "Čtvrtek", tmp_path)
    assert [played.options["mission"] for played in book.games()] == ["T1", "T1"]
    assert RecordBook(find("infiltraitors"), "Pátek", tmp_path).games() == []
    lines = list(book.lines(1, Words("en", find("infiltraitors"), strict=True)))
    assert lines[0].endswith("Training 1: First drill (tries: 2)")
    assert lines[24].startswith("Games played: 2, won: ")


def test_a_damaged_record_does_not_spoil_the_end(tmp_path: Path) -> None:
    (tmp_path / "infiltraitors.json").write_text("{", encoding="utf-8")
    script = Script(then="1")
    game = game_at(tmp_path, script, name="infiltraitors", mission="T1", agents="2", first_agent="1")
    game.book = RecordBook(game.record.game, "", tmp_path)
    game.run()
    assert script.said("could not be entered in the record")


def test_a_bot_leads_for_its_team_when_it_is_asked_to(tmp_path: Path) -> None:
    script = Script("n2")
    who = ("", "random", "random", "random")
    game = game_at(tmp_path, script, who=who, variant="team4", start="green")
    game.run()
    assert [entry.split()[:2] for entry in game.record.entries if "swap" not in entry] == [
        ["1", "propose_lead"],
        ["0", "propose_lead"],
        ["1", "offer_up"],
    ]
    assert script.said("Green 2 proposes that Green 2 plays face up.")
    assert script.said("You propose that Green 2 plays face up.")


def test_two_people_of_a_team_take_turns_at_the_screen(tmp_path: Path) -> None:
    """The second one leads when the first proposes it."""
    script = Script("", "n2", "", "1")
    game = game_at(tmp_path, script, who=("", "", "random", "random"), variant="team4", start="green")
    game.run()
    assert [entry.split()[0] for entry in game.record.entries] == ["0", "1"]


def test_a_hint_is_told_to_the_others_and_kept_in_the_save(tmp_path: Path) -> None:
    script = Script("", "nápověda", "nápověda tah", "4", "1", "", "quit")
    game = game_at(tmp_path, script, lang="cs", who=("", ""), start="green")
    game.run()
    assert script.said("Čtěte dál:")
    assert script.said("Taková nápověda tu není")
    assert script.said("Nápovědu si bere")
    assert [(taken.seat, taken.level) for taken in read(tmp_path / "kept.json").hints] == [(0, "rules")]


def test_a_finished_game_is_played_on_from_a_move_as_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    game = game_at(tmp_path, Script(then="1"), start="green")
    game.run()
    path = tmp_path / "kept-finished.json"
    whole = path.read_bytes()
    answer = CliRunner().invoke(
        app, ["play", "--resume", str(path), "--at", "3", "--lang", "en"], input="quit\n"
    )
    assert "from after move 3" in answer.output
    (kept,) = (tmp_path / "data").rglob("*-from-3.json")
    save = read(kept)
    assert save.moves == read(path).moves[:3] and save.origin is not None and save.origin.after == 3
    assert path.read_bytes() == whole
