"""The stories of the cards: told when a crime comes up, as its storyline unfolds, and in the epilogue."""

import pytest

from safehouse.core.save import read, replay
from safehouse.core.situation import question
from safehouse.core.testing import clause
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.data import DILEMMA, MAJOR, PETTY
from safehouse.games.in_too_deep.describe import describe
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS
from safehouse.games.in_too_deep.tests.town import Town

SOFT_OPENING = MAJOR.crime[0]
GLASS_LEDGER = MAJOR.storyline[0]
HOW = {
    "committed_petty": "petty",
    "chose_cautious": "cautious",
    "chose_reckless": "reckless",
    "echo_cautious": "cautious",
    "echo_reckless": "reckless",
}


def words(language: str = "en", seat: int = 0) -> Words:
    return Words(language, GAME, ["Ann", "Bob"], you=seat, strict=True)


def opening() -> Town:
    """A1a is about to be committed by the first seat."""
    town = Town().stand(jumper="ion_towers").hooks(0, "jumper").hold(jumper="cash")
    return town.gets_crimes(0, "A1a", "P18").remembers(0).major(0)


def over(foiled: bool) -> Town:
    """Ann was cautious and is the less corrupt one; Bob stored two dilemmas with symbols of their own."""
    town = opening().stores(0, "D49").stores(1, "D19", "D70")
    town.plays("0 commit A1a", "0 cautious")
    s = town.s
    s.tale += [[0, 1, 49, 0], [1, 1, 7, 2]]
    s.investigations = [True, False, False]
    s.chapter = CHAPTERS - 1
    if foiled:
        town.plan(target=5, leader=5, tactics=5, timing=5)
    s.agenda = [[Agenda.SCORING, 0, 0, 0, 0, 0]]
    s.settle()
    return town


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_blurb_is_told_to_all_when_a_crime_comes_up(language: str) -> None:
    town = opening()
    town.plays("0 commit A1a")
    blurb = SOFT_OPENING.blurb_czech if language == "cs" else SOFT_OPENING.blurb
    for seat in (0, 1):
        [told] = [event for event in town.told(seat) if event["kind"] == "committed_major"]
        assert words(language, seat).event(told).endswith(blurb)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_outcomes_are_told_with_title_and_rewards_before_the_choice(language: str) -> None:
    town = opening()
    town.plays("0 commit A1a")
    asked = question(GAME, town.view(0), town.state.moves(0), words(language))
    waiting = question(GAME, town.view(1), [], words(language, 1))
    for outcome in (SOFT_OPENING.cautious, SOFT_OPENING.reckless):
        title = outcome.title_czech if language == "cs" else outcome.title
        assert title in waiting
        told = asked.partition(title)[2].partition(".")[0]
        rewards = [int(word) for word in told.replace(",", "").split() if word.isdigit()]
        assert rewards == outcome.rewards()[:4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_storyline_is_told_as_it_unfolds(language: str) -> None:
    town = opening()
    silent = describe(town.view(1), words(language, 1))
    assert not any(SOFT_OPENING.cautious.title in line for line in silent)
    town.plays("0 commit A1a", "0 cautious")
    told = describe(town.view(1), words(language, 1))
    czech = language == "cs"
    at = next(
        i for i, line in enumerate(told) if (GLASS_LEDGER.blurb_czech if czech else GLASS_LEDGER.blurb) in line
    )
    deed = told[at + 1]
    assert (SOFT_OPENING.blurb_czech if czech else SOFT_OPENING.blurb) in deed
    assert "Ann" in deed
    assert (SOFT_OPENING.cautious.title_czech if czech else SOFT_OPENING.cautious.title) in deed


@clause("ZH-1.9", "ZH-8.8")
@pytest.mark.parametrize("foiled", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_epilogue_tells_the_game_chapter_by_chapter_and_whose_edge_it_was(
    language: str, foiled: bool
) -> None:
    town = over(foiled)
    view, said = town.view(0), words(language)
    told = describe(view, said)
    told = told[told.index(said.say("epilogue-title")) :]
    chapters = [
        said.say("epilogue-chapter", chapter=chapter, succeeded=succeeded)
        for chapter, succeeded in ((1, "yes"), (2, "no"), (3, "no"))
    ]
    first, second, third = map(told.index, chapters)
    assert any("Ann" in line and said.say("crime-A1a") in line for line in told[first:second])
    assert any("Bob: 1" in line for line in told[first:second])
    assert any("Bob" in line and said.say("crime-B1a") in line for line in told[second:third])
    assert f"– {said.say('epilogue-quiet')}" in told[third:]
    assert f"– {said.say('epilogue-least', corruption=0, seats='Ann')}" in told
    most = said.say("epilogue-most-foiled" if foiled else "epilogue-most-free", corruption=12, seats="Bob")
    assert f"– {most}" in told
    result = town.s.result()
    assert result is not None
    assert told[-1] == said.say(f"epilogue-{result.reason}-story")


@pytest.mark.parametrize("golden", ["courier_runs", "hard_echo_blocked_by_a_lock"])
def test_the_tale_is_what_the_log_told(golden: str) -> None:
    record = replay(read(GAME.folder / "tests" / "golden" / f"{golden}.json"))
    view = record.view(0)
    told = [
        (event.get("seat", view.echo.seat if view.echo else None), event["crime"], HOW[event["kind"]])
        for event in record.told(0)
        if event["kind"] in HOW
    ]
    assert told
    assert [(deed.console, deed.crime, deed.how) for deed in view.tale] == told


def test_every_crime_and_every_dilemma_has_a_text_of_its_own_in_both_languages() -> None:
    cards = [*MAJOR.storyline, *MAJOR.crime, *PETTY.petty, *DILEMMA.dilemma]
    for texts in ([card.blurb for card in cards], [card.blurb_czech for card in cards]):
        assert all(texts)
        assert len(set(texts)) == len(cards)
