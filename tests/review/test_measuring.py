"""What says how far reviews can be trusted is itself held to cases whose answer is known."""

import pytest

from safehouse.core.shelf import find
from safehouse.review.measuring import Sample, area, calibration, measure
from safehouse.review.weighing import Weighed


def sample(value: float, result: float) -> Sample:
    weighed = Weighed(0, value, 0.0, 0.0, 0.0)
    return Sample(weighed, weighed, False, result)


def test_chances_that_come_true_are_calibrated_and_others_are_off_by_as_much() -> None:
    right = [sample(0.75, result) for result in (1.0, 1.0, 1.0, 0.0)]
    assert calibration(right) == pytest.approx(0.0)
    assert calibration([sample(0.75, 0.0)] * 4) == pytest.approx(0.75)


def test_the_area_tells_larger_losses_from_smaller_ones() -> None:
    assert area([0.0, 0.1], [0.2, 0.3]) == 1.0
    assert area([0.2], [0.2]) == 0.5
    assert area([0.3], [0.2]) == 0.0


def test_a_small_measurement_plants_moves_and_is_repeatable() -> None:
    game = find("infiltraitors")
    first, second = (list(measure(game, game.typical(), "greedy", 2, "short"))[-1] for _ in range(2))
    assert first == second
    assert first.planted >= 1 and first.calibration is None and first.loss == 0.0


@pytest.mark.long
def test_planted_blunders_are_found_in_infiltraitors() -> None:
    game = find("infiltraitors")
    *_, found = measure(game, game.typical(), "greedy", 40, "planted")
    assert found.found is not None and found.found >= 0.9
    assert found.agreed == 1.0, "an exact judge does not depend on its seed"
