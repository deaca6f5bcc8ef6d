"""The company of the house: at every table the bots of a level are somebody, and always the same."""

import re
import tomllib
from pathlib import Path

import pytest

from safehouse.bots.company import CAST, cast, character, company, names_with_titles, player_names, ranked
from safehouse.bots.levels import NAMES
from safehouse.core.save import FORMAT, Save
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES, Words

FACE = Path(__file__).parents[2] / "web" / "src" / "parts" / "Face.svelte"


def save_of(bots: list[str], players: list[str]) -> Save:
    return Save(
        safehouse=FORMAT, game="_template", rules=1, options={}, seed="s", moves=[], players=players, bots=bots
    )


@pytest.mark.parametrize("level", NAMES)
def test_at_a_full_table_of_one_level_everybody_is_somebody_else(level: str) -> None:
    most = max(options.seats() for game in names() for options in find(game).configurations())
    seated = company("a seed", [level] * most)
    assert len(set(seated)) == most and set(seated) <= set(cast()[level])


def test_nobody_changes_when_somebody_else_sits_down() -> None:
    alone = company("a seed", [None, None, "easy"])
    assert alone[:2] == [None, None]
    assert company("a seed", ["hard", "easy", "easy"])[2] == alone[2]


def test_a_save_may_name_more_seats_than_there_are() -> None:
    assert len(company("a seed", ["easy"] * 100)) == 100


def test_another_seed_brings_other_company() -> None:
    assert len({company(f"seed {number}", ["easy"])[0] for number in range(100)}) == len(cast()["easy"])


def test_who_is_of_no_level_is_nobody_of_the_company() -> None:
    assert company("a seed", ["greedy", "", None, "planner:iterations=3"]) == [None] * 4


def test_no_member_belongs_to_two_levels() -> None:
    everybody = [member for members in cast().values() for member in members]
    assert len(everybody) == len(set(everybody))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_member_has_a_name_of_its_own_and_a_character(language: str) -> None:
    words = Words(language, strict=True)
    everybody = [member for members in cast().values() for member in members]
    named = [words.say(f"cast-{member}") for member in everybody]
    assert len(set(named)) == len(named)
    assert all(character(words, member) for member in everybody)


def test_every_member_has_a_face_that_can_be_drawn() -> None:
    drawn = FACE.read_text("utf-8")
    looks = [member for members in tomllib.loads(CAST.read_text("utf-8")).values() for member in members]
    shades = {
        name: len(re.findall("#", re.search(rf"const {name} = \[(.*)\]", drawn)[1]))
        for name in ("SKIN", "TONE", "COAT")
    }
    for look in looks:
        parts = [look[part] for part in ("hair", "wear", "hat", "eyes", "beard") if part in look]
        assert not [part for part in parts if not re.search(rf"\b{part}: '|'{part}'", drawn)], look
        assert look["skin"] < shades["SKIN"] and look["tone"] < shades["TONE"] and look["coat"] < shades["COAT"]
    assert len(
        {tuple(sorted((key, value) for key, value in look.items() if key != "id")) for look in looks}
    ) == len(looks)


def test_a_kept_game_calls_people_as_they_did_and_bots_by_the_company() -> None:
    words = Words("en")
    (member,) = company("s", ["easy"])
    called = player_names(
        words, ["list-and", "answer-yes", "answer-no"], save_of(["easy", "", "greedy"], ["", "Ann"])
    )
    assert called == [words.say(f"cast-{member}"), "Ann", "no"]


def test_a_screen_for_all_tells_the_seats_too_and_what_a_bot_of_no_level_is() -> None:
    words = Words("en")
    name = words.say(f"cast-{company('s', ['hard'])[0]}")
    assert names_with_titles(words, ["Green", "Blue", "Red"], "s", ["hard", "", "greedy"]) == [
        f"{name} (Green)",
        "Blue",
        "Red (Opportunist)",
    ]


def test_the_level_stays_visible_beside_the_rank() -> None:
    assert ranked(Words("en"), "easy") == "Rookie · easy"
    assert ranked(Words("cs"), "greedy:noise=1") == "Oportunista"
