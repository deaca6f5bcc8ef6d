"""The laws catch faults in secrecy: a few of every family here, all by `safehouse check GAME --mutants`."""

import ast

import pytest

from safehouse.core.mutants.families import FAMILIES, mutants
from safehouse.core.mutants.hunt import Hunt, reasons, sampled, scores
from safehouse.core.shelf import find, names

GAMES = ("_template", *names())
FEW = len(FAMILIES)


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_of_every_family_does_not_pass(game: str) -> None:
    with Hunt(find(game)) as hunt:
        found = hunt.judge_all(sampled(mutants(find(game)), FEW, "suite"))
    assert not [judged for judged in found if judged.outcome == "survived"]
    assert [judged for judged in found if judged.outcome == "caught"]


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_speaks_of_a_mutant(game: str) -> None:
    known = {mutant.id for mutant in mutants(find(game))}
    for survivor, reason in reasons(find(game)).items():
        assert survivor in known, f"tests/mutants.toml of {game} explains {survivor}, which is no mutant"
        assert reason.strip()


def test_every_mutant_differs_from_the_game_and_can_be_read() -> None:
    ids = set()
    for mutant in mutants(find("_template")):
        for source in mutant.sources().values():
            ast.parse(source)
        assert mutant.id not in ids
        ids.add(mutant.id)
    assert {mutant.family for mutant in mutants(find("_template"))} == set(FAMILIES)


def test_a_sample_has_every_family() -> None:
    chosen = sampled(mutants(find("_template")), FEW, "any")
    assert {mutant.family for mutant in chosen} == set(FAMILIES)


def test_the_template_has_no_survivor() -> None:
    with Hunt(find("_template")) as hunt:
        found = hunt.judge_all(mutants(find("_template"), ["told", "revealed"]))
    *_, total = scores(found)
    assert total.survived == 0, [judged for judged in found if judged.outcome == "survived"]
    assert total.caught + total.equivalent == total.mutants == len(found)
    assert total.rate == 1.0
