"""The table of baselines: measured once, kept, and written as the page that the documents show."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from safehouse import __version__
from safehouse.benchmark import baselines
from safehouse.benchmark.baselines import Measured, log_loss, measure_baselines, page, section
from safehouse.benchmark.evaluate import Calibration, Company, Cost, Evaluation, GameCard, Score, SmallCard
from safehouse.benchmark.suite import EVERY, Suite, read_suite
from safehouse.core.errors import OptionError
from safehouse.core.shelf import find

ROOT = Path(__file__).parents[2]
SUITE = read_suite("v1")


def evaluation(agent: str, game: str, small: SmallCard | None = None) -> Evaluation:
    card = GameCard(
        game=game,
        rules=find(game).rules_version,
        options={"mode": "simple"},
        headline=Score(0.75, 0.05, 10),
        even=0.5,
        companies=[
            Company("random", False, Score(0.9, None, 10)),
            Company("expert", True, Score(0.6, 0.1, 10)),
        ],
        calibration=None,
        cost=Cost(100, 1.5, 20.0, True),
        small=small,
    )
    return Evaluation(agent=agent, suite="v1", safehouse=__version__, compiled=True, whole=False, games=[card])


def test_what_is_kept_is_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def evaluated(agent: str, suite: Suite, only: list[str], *rest: object) -> Evaluation:
        asked.append((agent, only[0]))
        return evaluation(agent, only[0])

    monkeypatch.setattr(baselines, "evaluate", evaluated)
    kept = tmp_path / "benchmark.json"

    def measured(games: int = 10, only: tuple[str, ...] = ()) -> list[Measured]:
        suite = SUITE.played({EVERY: games}, False)
        return measure_baselines(suite, kept, only, False, 1, lambda name, done, whole: None)

    first = measured()
    assert ("random", "stationfall") in asked and ("learned", "agent_avenue") in asked
    assert ("learned", "mind_mgmt") not in asked, "there is none"
    before = len(asked)
    assert measured() == first and len(asked) == before
    again = measured(games=11, only=("stationfall",))
    assert {game for _, game in asked[before:]} == {"stationfall"}
    assert len(again) == len(first), "of the others it stays"
    del asked[before:]
    measured(games=11)
    assert len(asked) == 2 * before, "ten games are too few for eleven"


def test_exact_figures_are_added_to_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def evaluated(agent: str, suite: Suite, only: list[str], *rest: object) -> Evaluation:
        played.append(agent)
        return evaluation(agent, only[0])

    monkeypatch.setattr(baselines, "evaluate", evaluated)
    monkeypatch.setattr(
        baselines, "on_small_version", lambda agent, game: SmallCard(options=game.small, exploitability=0.25)
    )
    kept = tmp_path / "benchmark.json"
    suite = SUITE.played({EVERY: 10}, False)

    def measured(small: bool, agents: tuple[str, ...] = ()) -> dict[str, float | None]:
        found = measure_baselines(
            suite, kept, ["agent_avenue"], small, 1, lambda name, done, whole: None, agents
        )
        return {each.name: each.card.small and each.card.small.exploitability for each in found}

    assert set(measured(False).values()) == {None}
    before = played.copy()
    found = measured(True, ("random", "easy"))
    assert {name for name, exact in found.items() if exact == 0.25} == {"random", "easy"}
    assert found == measured(False), "exact figures stay"
    assert played == before, "no game is played again"
    with pytest.raises(OptionError, match="IS-MCTS"):
        measured(True, ("nobody",))


def test_the_page_shows_headlines_companies_and_exact_figures() -> None:
    small = SmallCard(options={"deck": "tiny"}, exploitability=0.25)
    told = page(SUITE, [Measured("random", evaluation("random", "agent_avenue", small))])
    assert "| agent | agent_avenue |" in told
    assert "| random | 75.0 ± 5.0 % |" in told
    assert (
        f"`mode=simple`, rules version {find('agent_avenue').rules_version}, 10 games on 5 deals with" in told
    )
    assert "| agent | random | expert, code | games | ms a decision | exploitability |" in told
    assert "| random | 90 | 60 | 10 | 1.5 | 0.250 |" in told


def test_where_all_play_together_the_page_shows_what_pairs_win() -> None:
    small = SmallCard(options={}, pair=0.75, best=0.9)
    card = replace(evaluation("random", "infiltraitors", small).games[0], even=None, options={"mission": "8"})
    told = section([("random", card), ("easy", replace(card, small=None))])
    assert "| games | ms a decision | a pair of them |" in told
    assert "| random | 90 | 60 | 10 | 1.5 | 75.0 % |" in told and "| easy | 90 | 60 | 10 | 1.5 | – |" in told
    assert "The best pair of plans found wins 90.0 % on the small version." in told


def test_the_page_shows_who_states_beliefs_and_how_good_they_are() -> None:
    told = evaluation("expert", "agent_avenue")
    card = replace(told.games[0], calibration=Calibration("face_down", True, 2.25, 2.5, 1200))
    silent = replace(card, calibration=Calibration("face_down", False, 2.0, 2.0, 400))
    lines = log_loss([("expert", card), ("random", silent)])
    assert lines == [
        "",
        "Log loss of `face_down` by the rules alone: 2.38 bits (1,600 truths).",
        "",
        "expert states beliefs: 2.25 bits, where the rules alone leave 2.50 (1,200 truths).",
    ]


def test_the_documents_show_the_figures_that_are_kept() -> None:
    kept = msgspec.json.decode((ROOT / "docs" / "benchmark.json").read_bytes(), type=list[Measured])
    assert (ROOT / "docs" / "benchmark.md").read_text("utf-8") == page(SUITE, kept)
    assert {each.card.game for each in kept} == {game.id for game in SUITE.game}


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
