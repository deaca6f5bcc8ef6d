"""The laws catch faults in secrecy: a few here, all by `safehouse check GAME --mutants`."""

import ast
import re

import pytest

from safehouse.core.mutants.families import FAMILIES, mutants
from safehouse.core.mutants.hunt import LAWS_OF, Form, Hunt, Original, notes, sampled, scores
from safehouse.core.shelf import find, names

GAMES = ("_template", *names())
LIMIT = 60
"""Seconds of processor time; each is caught within a few."""


@pytest.mark.parametrize("game", GAMES)
def test_a_few_faults_of_each_game_are_caught(game: str) -> None:
    wanted = notes(find(game)).caught
    if not wanted:
        pytest.skip("none chosen yet")
    chosen = [mutant for mutant in mutants(find(game)) if mutant.id in wanted]
    assert sorted(mutant.id for mutant in chosen) == sorted(wanted), "tests/mutants.toml: choose others"
    with Hunt(find(game), LIMIT) as hunt:
        assert {judged.outcome for judged in hunt.judge_all(chosen)} == {"caught"}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_speaks_of_a_mutant(game: str) -> None:
    known = {mutant.id for mutant in mutants(find(game))}
    for survivor, reason in notes(find(game)).survivors.items():
        assert survivor in known, f"tests/mutants.toml of {game} explains {survivor}, which is no mutant"
        assert reason.strip()


def test_every_mutant_can_be_read_and_has_its_own_id() -> None:
    found = mutants(find("_template"))
    assert {mutant.family for mutant in found} == set(FAMILIES)
    assert len({mutant.id for mutant in found}) == len(found)
    for mutant in found:
        for source in mutant.sources().values():
            ast.parse(source)


def test_a_sample_has_every_family() -> None:
    chosen = sampled(mutants(find("_template")), len(FAMILIES), "any")
    assert {mutant.family for mutant in chosen} == set(FAMILIES)


def test_a_sample_of_one_family_is_the_same_beside_others() -> None:
    alone = sampled(mutants(find("_template"), ["imagined"]), 2, "any")
    beside = sampled(mutants(find("_template"), ["shown", "imagined"]), 4, "any")
    assert [mutant.id for mutant in alone] == [mutant.id for mutant in beside if mutant.family == "imagined"]


def test_only_laws_that_come_to_the_changed_place_are_asked() -> None:
    mutant = mutants(find("_template"), ["imagined"])[0]
    laws = LAWS_OF["imagined"]
    nowhere: dict[int, set[str]] = {law: set() for law in laws}
    form = Form(mutant.as_source, brisk=True)
    with Hunt(find("_template")) as hunt:
        assert hunt.trial(mutant, brisk=True).laws == laws
        hunt.originals[form] = Original(nowhere | {laws[1]: mutant.places}, seconds=1.0)
        assert hunt.trial(mutant, brisk=True).laws == (laws[1],)
        hunt.originals[form] = Original(nowhere, seconds=1.0)
        verdict = hunt.tried(mutant, brisk=True)
        assert verdict.outcome == "unreached"
        assert hunt.judge(mutant, verdict).outcome == "survived"


def test_another_clause_is_a_clause_and_no_sentence_about_one() -> None:
    for mutant in mutants(find("stationfall"), ["peeked"]):
        assert re.search(r" or SF-[\w.]+, by what is hidden$", mutant.change), mutant.change


def test_what_no_world_is_drawn_with_is_no_fault_of_imagination() -> None:
    """The heat layer of MIND MGMT lies beside its imagination, and shares its search."""
    changed = {mutant.id.rsplit("/", 1)[0] for mutant in mutants(find("mind_mgmt"), ["imagined"])}
    assert "imagined/worlds/deduction.py/record_of_view" in changed
    assert "imagined/worlds/deduction.py/belief_of" not in changed


def test_what_reveals_in_the_deal_alone_makes_no_difference() -> None:
    """An equivalent mutant, told from a survivor by a course that is the same to the last byte."""
    chosen = [mutant for mutant in mutants(find("_template"), ["revealed"]) if "dealt" in mutant.change]
    with Hunt(find("_template"), LIMIT) as hunt:
        found = hunt.judge_all(chosen)
    assert [judged.outcome for judged in found] == ["equivalent"]
    assert [score.rate for score in scores(found)] == [1.0, 1.0]
