"""The evaluation, greedy, and the balance report."""

from safehouse.bots.random_bot import RandomBot
from safehouse.core.random import Stream
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.balance import Balance, CrimeFigures, measure, render
from safehouse.games.in_too_deep.bots import evaluate, greedy
from safehouse.games.in_too_deep.judgement import cost_to_meet
from safehouse.games.in_too_deep.tests.town import Town, crime


def best(town: Town, seat: int = 0) -> str:
    moves = town.s.moves(seat)
    return GAME.space.to_text(greedy(GAME).choose(town.view(seat), moves, Stream("best")))


def test_a_met_crime_costs_nothing_and_each_step_away_costs_more() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a")
    assert cost_to_meet(town.s, 0, crime("A1a")) == 0
    town.stand(jumper="parish")
    assert cost_to_meet(town.s, 0, crime("A1a")) == 10
    town.stand(jumper="harbor")
    assert cost_to_meet(town.s, 0, crime("A1a")) == 20


def test_nearer_to_a_crime_is_better() -> None:
    values = []
    for where in ("ion_towers", "parish", "harbor"):
        town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").acting(0)
        town.stand(jumper=where)
        values.append(evaluate(town.s, 0))
    assert values == sorted(values, reverse=True)


def test_greedy_commits_a_crime_it_can_commit() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "P01").major(0)
    assert best(town) == "commit A1a"


def test_greedy_walks_towards_its_crime() -> None:
    town = (
        Town()
        .hooks(0, "jumper")
        .hold(jumper="cash")
        .gets_crimes(0, "A1a", "P02")
        .stand(jumper="parish")
        .acting(0, actions=1)
    )
    town.s.barriers = [0, 1]
    assert best(town) == "move jumper counter"


def test_greedy_does_not_shuffle_items_for_nothing() -> None:
    town = (
        Town(criminals="smuggler+shadow+mechanic+jumper+courier").hooks(0, "smuggler").dominance(0, smuggler=4)
    )
    town.gets_crimes(0, "A1a", "P01").stand(smuggler="harbor").acting(0, actions=0)
    town.plays(f"0 {best(town)}")
    first = town.everything()
    for _ in range(6):
        if town.question() != "ask-act":
            break
        town.plays(f"0 {best(town)}")
    assert town.question() != "ask-act" or town.everything() != first


def test_the_evaluation_of_a_lost_and_a_won_game() -> None:
    town = Town()
    town.s.finished = True
    town.s.intel = [90, 1]
    assert evaluate(town.s, 0) == 1.0
    assert evaluate(town.s, 1) == -1.0


def test_the_balance_report_counts_what_happened() -> None:
    options = GAME.read_options({"players": 1, "echo": "normal"})
    found = measure(options, 2, RandomBot, "report")
    assert found.games == 2
    assert sum(found.reasons.values()) == 2
    assert len(found.scores) == 2
    assert all(0 <= figures.committed <= figures.held <= 2 for figures in found.crimes.values())
    assert "| crime |" in render(found)


def test_dead_cards_and_unfair_seats_are_named() -> None:
    found = Balance(
        players=2,
        games=200,
        crimes={"A1a": CrimeFigures(200, 1), "A1b": CrimeFigures(200, 50), "A1c": CrimeFigures(0, 0)},
        wins_by_turn=[115.0, 85.0],
    )
    assert found.dead() == ["A1a"]
    assert found.unfair() == [0]
