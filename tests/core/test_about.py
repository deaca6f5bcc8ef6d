"""What a thing is, does and means now: found by any name, said in the player's words."""

import re

import pytest

from safehouse.core.about import explain, meaning, missing, search, topics
from safehouse.core.ledger import clauses, clauses_named
from safehouse.core.record import Record
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES, Words

STREET = find("agent_avenue")


@pytest.mark.parametrize(
    ("language", "asked", "topic"),
    [
        ("en", "Codebreaker", "agent:codebreaker"),
        ("en", "double_agent", "agent:double_agent"),
        ("en", "move:swap", "move:swap"),
        ("en", "tick", "thing:win_sign"),
        ("en", "Space 3", "space:3"),
        ("cs", "KRYPTOGRAFKU", "agent:codebreaker"),
        ("cs", "dvojitou agentku", "agent:double_agent"),
        ("cs", "vymena", "thing:swaps"),
        ("cs", "cerny trh", "thing:market"),
        ("cs", "vyměnit kartu", "move:swap"),
    ],
)
def test_a_topic_is_found_by_name_in_any_case_by_id_and_without_accents(
    language: str, asked: str, topic: str
) -> None:
    assert topic in search(asked, Words(language, STREET))


def test_a_name_that_holds_the_words_comes_before_what_is_said_with_names() -> None:
    words = Words("cs", find("stationfall"))
    assert search("cizí postava", words) == ["thing:npc"]
    assert search("nebezpečí", words) == ["ability:adrenaline"], "no name holds it"


def test_nothing_is_found_for_what_is_no_thing_of_the_game() -> None:
    words = Words("en", STREET)
    assert search("Queen of Hearts", words) == []
    assert search("  ", words) == []
    assert explain("agent:nobody", words) is None


def test_numbers_and_clauses_come_from_the_data() -> None:
    told = explain("agent:double_agent", Words("en", STREET))
    assert told is not None
    assert (told.name, told.clauses) == ("Double Agent", ["AA-5.62", "AA-5.64", "AA-5.11"])
    assert "−1 with your first copy, +6 with your second" in told.text


def test_options_change_what_is_said() -> None:
    pair = Words("en", STREET, options=STREET.read_options({"variant": "team4"}))
    told = explain("move:swap", pair)
    assert told is not None and "2 times in the whole game" in told.text


def test_what_a_thing_means_now_comes_from_a_view() -> None:
    game = find("_template")
    record = Record(game, game.read_options(), "now")
    words = Words("en", game, strict=True)
    held = record.view(0).held[0]
    assert meaning(f"envelope:{held}", record.view(0), words) == ["You hold it."]
    assert meaning(f"envelope:{held}", record.view(1), words) == []
    assert meaning("thing:drop", record.view(1), words) == ["4 envelopes lie there."]


@pytest.mark.parametrize("name", ["_template", *names()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_explained(name: str, language: str) -> None:
    game = find(name)
    words = Words(language, game, strict=True)
    assert list(missing(game, words)) == []
    assert all(explain(topic, words) is not None for topic in topics(game))


def test_a_text_of_its_own_that_is_gone_is_missed_though_there_is_one_about_all_of_its_kind() -> None:
    class Forgetful(Words):
        def has(self, key: str) -> bool:
            return key != "about-character-doctor" and super().has(key)

    station = find("stationfall")
    words = Forgetful("en", station)
    assert explain("character:doctor", words) is not None
    assert list(missing(station, words)) == ["about-character-doctor"]


@pytest.mark.parametrize("name", names())
def test_every_thing_and_action_that_a_board_points_at_is_a_topic(name: str) -> None:
    game = find(name)
    sources = [path for path in (game.folder / "web").iterdir() if path.suffix in (".svelte", ".ts")]
    pointed_at = {
        topic for path in sources for topic in re.findall(r"\b(?:thing|move):[a-z_]+", path.read_text("utf-8"))
    }
    assert len(pointed_at) > 3
    assert sorted(pointed_at - set(topics(game))) == []


def test_every_clause_is_found_as_it_is_printed() -> None:
    for name in names():
        rules = find(name).folder / "RULES.md"
        for clause in clauses(rules).values():
            assert clauses_named(rules, clause.id) == [clause]
            assert clause in clauses_named(rules, clause.id.lower())
