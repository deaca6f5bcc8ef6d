"""Section 3: the components and the cards as data, and the loader that refuses damaged ones."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.data import DataError
from safehouse.core.errors import OptionError
from safehouse.core.testing import clause
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.data import (
    COMPONENTS,
    DATA,
    DILEMMA,
    ECHO,
    EVIDENCE_IDS,
    ITEM_IDS,
    MAJOR,
    PETTY,
    SUPPORT,
    Icons,
    read_own,
)
from safehouse.games.in_too_deep.data.words import card_text
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.tools.card_text import TEXT

CARDS = card_set()


def test_card_texts_are_made_from_the_data() -> None:
    for language in ("cs", "en"):
        assert (TEXT / f"{language}-cards.ftl").read_text("utf-8") == card_text(language)


@clause("ZH-3.3", "ZH-3.7", "ZH-3.9", "ZH-3.10")
def test_eight_zones_eight_items_ten_criminals_six_kinds_of_evidence() -> None:
    assert len(COMPONENTS["zone"]) == 8
    assert [criminal["id"] for criminal in COMPONENTS["criminal"]] == [
        "hustler", "enforcer", "hacker", "shadow", "smuggler",
        "seer", "crusher", "mechanic", "jumper", "courier",
    ]  # fmt: skip
    kinds = {one["id"]: one["kind"] for one in COMPONENTS["item"]}
    assert Counter(kinds.values()) == {"goods": 2, "vehicle": 2, "hardware": 2, "weapon": 2}
    assert [kinds[name] for name in ITEM_IDS[::2]] == [kinds[name] for name in ITEM_IDS[1::2]]
    assert [kind["count"] for kind in COMPONENTS["evidence"]] == [12] * 6


@clause("ZH-3.11", "ZH-3.13", "ZH-10.6")
def test_display_and_folders_by_number_of_seats() -> None:
    assert CARDS.display_by_seats[2:] == [10, 14, 17, 20]
    assert [sum(rows) for rows in CARDS.folder_rows[2:]] == [5, 7, 9, 9]
    assert all(len(rows) == 3 for rows in CARDS.folder_rows)


@clause("ZH-3.14", "ZH-3.15", "ZH-3.19", "ZH-10.5", "ZH-10.7")
def test_boards() -> None:
    assert COMPONENTS["syndicate_board"]["bonus_fields"] == ["support", "tolerance", "dominance"]
    assert CARDS.value_fields == [4, 3, 2, 1]
    assert CARDS.track == sorted(CARDS.track)
    assert 12 in CARDS.track[:-1]
    assert 0 < CARDS.ability_from < CARDS.endurance_from < len(CARDS.track)
    assert (CARDS.least_corrupt_bonus, CARDS.badge_intel, CARDS.penalty_intel[2]) == (8, 10, 8)
    assert CARDS.offer_intel == 1


@clause("ZH-3.20", "ZH-10.4")
def test_38_support_tokens_of_22_kinds() -> None:
    assert sum(CARDS.support_count) == 38
    assert len({token.op for token in SUPPORT.support}) == 22
    assert any(token.op == "machine_moves" and token.n == 3 for token in SUPPORT.support)
    only_in_step_3 = {"gain_actions", "ignore_barriers", "hook", "lock_hook", "transfer_criminal"}
    assert all(token.timing == "stored" for token in SUPPORT.support if token.op in only_in_step_3)


@clause("ZH-3.21", "ZH-10.2")
def test_49_major_crimes_in_seven_storylines() -> None:
    assert Counter(card.line for card in MAJOR.crime) == dict.fromkeys("ABCDEFG", 7)
    assert Counter(card.level for card in MAJOR.crime) == {1: 21, 2: 21, 3: 7}
    marked = [card for card in MAJOR.crime if card.four_plus]
    assert Counter((card.line, card.level) for card in marked) == {
        (line, level): 1 for line in "ABCDEFG" for level in (1, 2)
    }


@clause("ZH-3.22")
def test_21_petty_crimes_with_one_outcome() -> None:
    assert len(PETTY.petty) == 21
    assert all(CARDS.line[card] == -1 and CARDS.level[card] == 0 for card in range(49, 70))


@clause("ZH-3.24", "ZH-3.25", "ZH-10.1")
def test_every_major_card_obeys_the_law_of_rewards() -> None:
    for card in range(49):
        careful, ruthless = CARDS.cautious[card], CARDS.reckless[card]
        assert ruthless[0] > careful[0]
        assert ruthless[1] > careful[1]
        assert careful[3] > ruthless[3]
        assert careful[2] >= ruthless[2]
    b2a = next(i for i, card in enumerate(MAJOR.crime) if card.id == "B2a")
    assert CARDS.reckless[b2a][:4] == [8, 3, 2, 1]


@clause("ZH-3.25")
def test_the_bundles_of_rewards() -> None:
    """As the clause lists them; the fifth reward, support, is never one of a major crime."""
    clause = next(
        line for line in (GAME.folder / "RULES.md").read_text("utf-8").splitlines() if "ZH-3.25" in line
    )
    listed = [tuple(map(int, found)) for found in re.findall(r"\((\d+),(\d+),(\d+),(\d+)\)", clause)]
    used = {(*CARDS.cautious[card], *CARDS.reckless[card]) for card in range(49)}
    assert used == {(*careful, 0, *ruthless, 0) for careful, ruthless in zip(*[iter(listed)] * 2, strict=True)}


@clause("ZH-3.25")
def test_the_first_cautious_crime_lets_nobody_process_more_than_can_be_held() -> None:
    in_memory = 1  # ZH-4.25
    for card, major in enumerate(MAJOR.crime):
        if major.level == 1:
            assert CARDS.cautious[card][3] <= in_memory + CARDS.cautious[card][2]


@clause("ZH-3.25", "ZH-10.1")
def test_rewards_and_petty_effects_are_varied() -> None:
    for level, least in ((1, 6), (2, 6), (3, 7)):
        cards = [card for card, major in enumerate(MAJOR.crime) if major.level == level]
        bundles = Counter((*CARDS.cautious[card], *CARDS.reckless[card]) for card in cards)
        assert len(bundles) >= least
        assert max(bundles.values()) <= len(cards) / 3
    effects = Counter(tuple(effect.split("(")[0] for effect in card.effect) for card in PETTY.petty)
    assert effects[()] <= 1
    assert max(effects.values()) <= 4


@clause("ZH-3.26", "ZH-3.27", "ZH-10.3")
def test_72_dilemmas_and_their_mix() -> None:
    bonuses = Counter(card.bonus for card in DILEMMA.dilemma)
    assert bonuses == {"evidence": 36, "warrant": 12, "badge": 9, "intel": 15}
    assert sum(CARDS.corruption) == 201
    assert all(CARDS.corruption[i] == 0 for i in range(72) if CARDS.badge[i])
    assert 1 in CARDS.dilemma_intel
    assert len({warrant for warrant in CARDS.warrant if warrant >= 0}) == 6
    symbols = Counter(kind for card in CARDS.symbols for kind in card)
    assert len(set(symbols.values())) == 1
    assert sorted(symbols) == list(range(len(EVIDENCE_IDS)))


@clause("ZH-3.28", "ZH-10.8")
def test_the_echo_deck_names_everything_evenly() -> None:
    assert len(ECHO.card) == 12
    assert Counter(card.hook for card in ECHO.card) == dict.fromkeys("ABCD", 3)
    assert {card.item for card in ECHO.card} == set(ITEM_IDS)
    assert len({card.patrol_zone for card in ECHO.card}) == 8
    assert Counter(card.outcome for card in ECHO.card) == {"cautious": 7, "reckless": 5}
    directions = Counter(card.process == "plan" for card in ECHO.card)
    assert abs(directions[True] - directions[False]) <= 2
    assert {card.process for card in ECHO.card} == {"plan", "row1", "row2", "row3"}
    assert set(ECHO.board["normal"].progress) == {1, 2, 3}
    assert set(ECHO.board["hard"].progress) == {2, 3}


@clause("ZH-3.35", "ZH-3.40")
def test_the_shipped_cards_parse_and_have_both_languages() -> None:
    conditions = [tuple(card.when) for card in [*MAJOR.crime, *PETTY.petty]]
    assert len(set(conditions)) == 70
    names = [card.name for card in [*MAJOR.crime, *PETTY.petty]]
    assert len(set(names)) == 70
    assert all(card.czech and card.text_czech for card in [*MAJOR.crime, *PETTY.petty])


OWN_CARD = """
[[petty]]
id = "P01"
name = "Own Card"
czech = "Vlastní karta"
text = "Be in the Blocks."
text_czech = "Buďte v Blocích."
you = 1
when = {when}
effect_text = "Nothing further happens."
effect_text_czech = "Nic dalšího se nestane."
effect = {effect}
reward = {{ intel = 9, dilemmas = 0, evidence = 0, process = 0, support = 0 }}
blurb = "A"
blurb_czech = "B"
prov = "own box"
"""


def own(folder: Path, when: str = '["at(y1,blocks)"]', effect: str = "[]", text: str = OWN_CARD) -> str:
    path = folder / "mine.toml"
    path.write_text(text.format(when=when, effect=effect), "utf-8")
    card_set.cache_clear()
    return path.name


@pytest.fixture(autouse=True)
def folder_of_own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAFEHOUSE_FILES", str(tmp_path))


def test_an_own_card_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    cards = card_set(own(tmp_path))
    assert cards.cautious[49][0] == 9
    assert cards.cautious[50] == CARDS.cautious[50]


def test_a_game_is_played_with_an_own_card_file(tmp_path: Path) -> None:
    own(tmp_path)
    options = GAME.read_options({"cards": "mine.toml"})
    state = GAME.deal(options, "own")
    assert state.cards.cautious[49][0] == 9
    brought = GAME.own_components(options)
    assert [card["id"] for card in brought["petty"]] == ["P01"] and brought["petty"][0]["reward"]["intel"] == 9
    assert "crime-P01 = " in GAME.texts(options, "cs")
    assert GAME.own_components(GAME.read_options({})) == {}
    with pytest.raises(OptionError):
        GAME.read_options({"cards": "../mine.toml"})
    with pytest.raises(OptionError):
        read_own("missing.toml")


@clause("ZH-10.7")
def test_the_owner_of_a_box_sets_the_amounts_that_are_printed_as_icons(tmp_path: Path) -> None:
    amounts = "least_corrupt_bonus = 4\nchapter_three_penalty = 9\nlast_value_field = 0\n"
    cards = card_set(own(tmp_path, text=f"[icons]\n{amounts}"))
    assert (cards.least_corrupt_bonus, cards.penalty_intel[2], cards.value_fields) == (4, 9, [4, 3, 2, 0])
    assert (cards.badge_intel, cards.offer_intel) == (CARDS.badge_intel, CARDS.offer_intel)
    with pytest.raises(DataError, match="badge_set"):
        card_set(own(tmp_path, text="[icons]\nbadge_set = -1\n"))


@clause("ZH-3.36")
@pytest.mark.parametrize(
    ("when", "effect"),
    [
        ('["at(y1,nowhere)"]', "[]"),
        ('["at(y1)"]', "[]"),
        ('["flies(y1)"]', "[]"),
        ('["at(y2,blocks)"]', "[]"),
        ('["at(y1,blocks)", "at(y2,harbor)"]', "[]"),
        ('["crims(blocks,2)", "at(y1,blocks)"]', "[]"),
        ('["at(y1,blocks) and alone(y1)"]', "[]"),
        ('["at(y1,blocks)"]', '["send(y1,P)"]'),
        ('["at(y1,blocks)"]', '["put(cash,harbor)"]'),
        ('["at(y1,blocks)", "not item(cash,blocks)"]', '["put(cash,harbor)"]'),
        ('["at(y1,blocks)"]', '["explode(y1)"]'),
        ('["at(y1,blocks)"]', '["guardian_step(0)"]'),
        ('["at(y1,blocks)"]', '["drop(y1) drop(y1)"]'),
        ('["at(y1,Blocks)"]', "[]"),
    ],
)
def test_the_loader_rejects_a_faulty_card(tmp_path: Path, when: str, effect: str) -> None:
    with pytest.raises(DataError) as refusal:
        card_set(own(tmp_path, when, effect))
    assert "P01" in str(refusal.value) or "(" in str(refusal.value)


def test_the_loader_names_a_missing_or_unknown_field(tmp_path: Path) -> None:
    for change in ("czech = ", "colour = 1\nczech = "):
        text = (
            OWN_CARD.replace("czech = ", change, 1)
            if "colour" in change
            else OWN_CARD.replace('czech = "Vlastní karta"\n', "")
        )
        with pytest.raises(DataError):
            card_set(own(tmp_path, text=text))


def test_the_format_of_own_cards_is_documented() -> None:
    text = (DATA / "OWN_CARDS.md").read_text("utf-8")
    for word in ("[[crime]]", "[[petty]]", "[[dilemma]]", "SAFEHOUSE_FILES", *Icons.__struct_fields__):
        assert word in text
    assert f"more corrupt player; shipped {CARDS.least_corrupt_bonus})" in text


@clause("ZH-1.2", "ZH-1.7", "ZH-1.8", "ZH-7.1")
def test_modes_and_options() -> None:
    def seats(**values: Any) -> int:
        return GAME.read_options(values).seats()

    assert [seats(players=n) for n in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert seats(players=1, echo="hard") == 1
    assert seats(players=2, echo="normal") == 2
    for wrong in (
        {"players": 1},
        {"players": 3, "echo": "normal"},
        {"storylines": 4},
        {"criminals": "jumper"},
        {"criminals": "jumper+nobody"},
        {"first": "3"},
        {"players": 6},
    ):
        with pytest.raises(OptionError):
            GAME.read_options(wrong)
