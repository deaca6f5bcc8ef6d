"""Reviews: what is judged, how certain it is, and what is told of it."""

import json
from math import log2
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from safehouse.bots.judge import Judge, SearchJudge, judge_of
from safehouse.cli.app import app
from safehouse.core.assist import remedy_among
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.result import Result
from safehouse.core.save import Save, dump, read, to_save
from safehouse.core.shelf import find, names
from safehouse.core.state import State
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.in_too_deep.review import true_lead
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.review import judging, weighing
from safehouse.review.amounts import Amounts, bits, possibilities
from safehouse.review.belief_telling import change_lines
from safehouse.review.beliefs import Believed, Likelihood, passages
from safehouse.review.card import card
from safehouse.review.giving_away import Doubt, counted
from safehouse.review.judging import verdict_on
from safehouse.review.page import page
from safehouse.review.reviewing import Reviewing, balance, review, turning_points
from safehouse.review.shape import Act, GivenAway, Informed, NamedMove, Reason, Review, Sign
from safehouse.review.story import Episode, points, story_of
from safehouse.review.telling import Telling
from safehouse.review.weighing import Standing, Weighed, weigh

GOLDEN = find("infiltraitors").folder / "tests" / "golden" / "lost-no-action.json"


class Urn(Judge):
    """Moves are worth their number in tenths, give or take `noise`."""

    noise = 0.0

    def weigh(self, view, moves, random):
        return [move / 10 + self.noise * (2.0 * random.unit() - 1.0) for move in moves]


def urn(noise: float) -> Urn:
    game = find("agent_avenue")
    found = Urn(game, game.read_options())
    found.noise = noise
    return found


def test_what_was_given_up_is_found_with_its_interval() -> None:
    found = weigh(urn(0.05), None, [1, 2, 3, 4, 5, 6, 7], 3, Stream("urn"))
    assert found.best == 7
    assert found.error < 0.1
    assert abs(found.loss - 0.4) < 2 * found.error


def test_a_single_open_move_is_the_best() -> None:
    found = weigh(urn(0.05), None, [3], 3, Stream("single"))
    assert (found.best, found.loss, found.error) == (3, 0.0, 0.0)
    assert found.value == pytest.approx(0.3, abs=0.05)


def test_noise_makes_the_interval_wide_and_the_best_move_costs_nothing() -> None:
    assert weigh(urn(3.0), None, [3, 4], 3, Stream("urn")).error > 0.3
    assert weigh(urn(0.0), None, [3, 4], 4, Stream("urn")).loss == 0.0


def test_where_rounds_are_noisy_nobody_knows_which_move_is_the_best() -> None:
    """Whichever move the choosing rounds prefer; by two standard errors one in twenty may seem certain."""
    verdicts = []
    for number in range(100):
        found = weigh(urn(3.0), None, [3, 4], 3, Stream(f"noisy {number}"))
        verdicts.append(verdict_on(urn(0.0), found.loss, found.error))
    assert verdicts.count("cannot_tell") >= 85
    sure = weigh(urn(0.0), None, [3, 4], 4, Stream("urn"))
    assert verdict_on(urn(0.0), sure.loss, sure.error) == "good"


@pytest.mark.parametrize("gains", [(0.0, 0.0, 0.0), (-0.03, 0.005, 0.01), (0.3, 0.1, 0.0)])
def test_another_seed_says_the_same(gains: tuple[float, ...]) -> None:
    """Of a move that is as good as the others, or the best by a little, or clearly worse than one of them."""
    judge = urn(0.0)
    judge.weigh = lambda view, moves, random: [
        (0.5, 0.5, *(0.5 + gain for gain in gains))[move] + 0.12 * (random.unit() - 0.5) for move in moves
    ]
    found = [weigh(judge, None, [0, 2, 3, 4], 0, Stream(f"same {seed}")) for seed in range(60)]
    said = [verdict_on(judge, each.loss, each.error) for each in found]
    assert max(said.count(word) for word in said) >= 58


def test_what_was_measured_counts_where_the_choosing_rounds_were_unlucky() -> None:
    """They may take the made move for the best one, by chance."""
    judge = urn(0.0)
    judge.rounds = 40
    judge.weigh = lambda view, moves, random: [(move == 4) * float(random.unit() < 0.6) for move in moves]
    found = [weigh(judge, None, [3, 4], 3, Stream(f"unlucky {seed}")) for seed in range(30)]
    assert all(verdict_on(judge, each.loss, each.error) == "loss" for each in found)


def test_a_patient_judge_measures_longer_where_it_is_not_clear_yet() -> None:
    rounds: list[int] = []
    for patience in (4.0, 24.0):
        judge = urn(2.0)
        judge.patience = patience
        judge.weigh = lambda view, moves, random: [0.035 * move + random.unit() for move in moves]
        measured = weighing.measure(judge, None, 0, [1], 16, Stream("patience"))
        rounds.append(len(measured[0]))
    assert rounds[0] < 80 and 320 <= rounds[1] < 400


def test_of_several_rivals_each_is_measured_until_it_is_clear() -> None:
    """One is much worse, one about as good, one better by more than next to nothing: where the choosing rounds
    may miss it, all three go on, and the hopeless one drops out first."""
    judge = urn(0.0)
    judge.patience = 24.0
    judge.weigh = lambda view, moves, random: [(0.0, -0.6, 0.0, 0.2)[move] + random.unit() for move in moves]
    found = weighing.measure(judge, None, 0, [1, 2, 3], 30, Stream("rivals"))
    assert len(found[1]) < len(found[0]) == len(found[3])
    assert weighing.last_rival(found, 0) == 3
    none_better = weighing.measure(judge, None, 0, [1, 2], 30, Stream("rivals"))
    assert weighing.last_rival(none_better, 0) == 2


def test_among_several_rivals_another_seed_finds_the_loss_again() -> None:
    """A single rival is often not the best of many, after few rounds that scatter as much as games do."""
    said: dict[int, list[str]] = {1: [], 4: []}
    for rivals, verdicts in said.items():
        judge = urn(0.0)
        judge.rounds, judge.patience, judge.surer, judge.clear, judge.rivals = 200, 14.0, 2.5, 1.5, rivals
        judge.weigh = lambda view, moves, random: [
            float(random.unit() < (0.4, 0.65)[move == 1]) for move in moves
        ]
        for seed in range(20):
            found = weigh(judge, None, list(range(30)), 0, Stream(f"again {seed}"))
            verdicts.append(verdict_on(judge, found.loss, found.error))
    assert said[4].count("loss") >= 18 > said[1].count("loss")


def test_what_was_lost_is_told_as_the_curve_has_it_and_is_no_more_than_there_was() -> None:
    """In MIND MGMT games played out are surer of who wins than games are."""
    game = find("mind_mgmt")
    judge = judge_of(game, game.read_options({"mode": "full"}))
    lost = Weighed(best=1, value=0.9, value_error=0.1, loss=0.6, error=0.1)
    told = weighing.cost(judge, 0, lost)
    assert told.value == pytest.approx(judge.shown(0, 0.9) - judge.shown(0, 0.3))
    assert 0.0 < told.error < 0.1
    assert weighing.cost_of_all(judge, 0, [lost] * 9).value == judge.shown(0, 0.9)
    duel = urn(0.0)
    assert weighing.cost(duel, 0, lost) == Standing(pytest.approx(0.6), pytest.approx(0.1))
    counted_in_points = Points(duel.game, duel.options)
    assert weighing.cost_of_all(counted_in_points, 0, [lost] * 9).value == pytest.approx(5.4)


class Points(Urn):
    unit = "points"


def test_what_is_next_to_nothing_is_more_where_scores_are_large_or_chances_too_sure() -> None:
    game = find("agent_avenue")
    small, large = (Points(game, game.read_options()) for _ in range(2))
    large.point = 4.0
    assert verdict_on(small, 1.2, 0.5) == "loss"
    assert verdict_on(small, 0.8, 0.5) == "cannot_tell", "it may be next to nothing"
    assert verdict_on(large, 1.2, 0.5) == "good"
    assert verdict_on(large, 2.6, 0.5) == "loss"
    too_sure = urn(0.0)
    too_sure.surer = 2.5
    assert verdict_on(urn(0.0), 0.06, 0.01) == "loss"
    assert verdict_on(too_sure, 0.06, 0.01) == "good"


def test_what_is_told_never_names_a_better_move_that_was_none() -> None:
    words = Words("en", find("agent_avenue"), strict=True, you=0)
    unsure = act(2, -0.1, "cannot_tell", better=None, error=0.2)
    told = Telling(one_act(unsure), words).verdict(unsure)
    assert told == words.say("review-verdict-unknown") and "“" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_moves_it_is_said_which_one_something_was_better_than(language: str) -> None:
    words = Words(language, find("agent_avenue"), strict=True, you=0)
    for verdict in ("loss", "cannot_tell"):
        alone = act(2, 0.3, verdict)
        several = msgspec.structs.replace(alone, moves=[alone.made, alone.made])
        made, better = words.move(alone.made.code), words.move(alone.better.code)
        assert f"{made}”" not in Telling(one_act(alone), words).verdict(alone).replace("“", "”")
        told = Telling(one_act(several), words).verdict(several)
        assert made in told and better in told
        (answer, *_) = Telling(one_act(several), words).answer(several)
        assert answer != next(Telling(one_act(alone), words).answer(alone))
        single = msgspec.structs.replace(one_act(several), adds_up=False)
        assert made in Telling(single, words).verdict(several) != told
        assert next(Telling(single, words).answer(several)) == next(
            Telling(one_act(alone), words).answer(alone)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_later_move_of_an_act_names_the_one_before_it(language: str) -> None:
    """Who reads of eight cubes wants to know where they lie."""
    words = Words(language, find("agent_avenue"), strict=True, you=0)
    first = act(2, 0.3, "loss")
    later = msgspec.structs.replace(first, moves=[first.better, first.made], place=1)
    before = words.move(first.better.code)
    assert before in Telling(one_act(later), words).question(later)
    assert before not in Telling(one_act(first), words).question(first)


@pytest.mark.parametrize("adds_up", [True, False])
def test_what_an_act_lost_is_the_sum_or_its_costliest_decision(adds_up: bool) -> None:
    save = read(find("infiltraitors").folder / "tests" / "golden" / "win-eleven-suspects.json")
    for seat in range(3):
        reviewing = Reviewing(story_of(save, seat))
        reviewing.judge.adds_up = adds_up
        for number, episode in enumerate(reviewing.episodes):
            losses = [each.loss for each in reviewing.weigh_on(number, [], ALWAYS)]
            assert len(losses) == len(episode.free)
            found = reviewing.act(number)
            assert found.loss == pytest.approx(sum(losses) if adds_up else max(losses))
            assert found.moves[found.place] == found.made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_balance_have_their_signs(language: str) -> None:
    words = Words(language, find("agent_avenue"), strict=True, you=0)
    lucky = act(2, 0.2, "loss", luck=0.1)
    balanced = msgspec.structs.replace(one_act(lucky), balance=balance([lucky], 1.0))
    _, _, lost, luck, rest, _ = Telling(balanced, words).balance()
    assert (": −20 " in lost, ": +10 " in luck, ": +60 " in rest) == (True, True, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_minus_sign(language: str) -> None:
    words = Words(language, find("in_too_deep"), strict=True, you=0)
    assert Amounts("points", words).value(-1.0).startswith("−1 ")
    assert Amounts("points", words).value(-3.0).startswith("−3 ")
    assert bits(-1.0, words).startswith("−1 ")
    assert bits(-0.04, words).startswith("0 ")


def test_beliefs_that_did_not_change_are_not_told() -> None:
    words = Words("en", find("agent_avenue"), strict=True, you=0)
    was = [Believed("hand", 0, [Likelihood("mole", 0.5), Likelihood("daredevil", 0.25)])]
    became = [Believed("hand", 0, [Likelihood("mole", 0.5), Likelihood("daredevil", 0.75)])]
    (line,) = change_lines(was, became, words)
    assert "25 % → 75 %" in line and "50 %" not in line
    assert not list(change_lines(was, was, words))


def test_few_possibilities_are_told_to_one_place() -> None:
    assert [possibilities(bits) for bits in (0.0, 0.5, 4.01)] == [1, 1.4, 16]


def one_act(each: Act) -> Review:
    return Review(
        form=1, game="agent_avenue", seat=0, seed="1", unit="chance", counted="lead", blames=False,
        has_curve=True, adds_up=True, acts=[each], turning_points=[], forced=0, result=1.0, balance=None,
        places={},
    )  # fmt: skip


def test_the_curve_is_of_chances_where_they_are_known_and_else_of_points() -> None:
    words = Words("en", find("in_too_deep"), strict=True, you=0)
    points = msgspec.structs.replace(one_act(act(2, 0.0, "good", value=12.0, chance=0.7)), unit="points")
    unknown = msgspec.structs.replace(points, acts=[act(2, 0.0, "good", value=12.0, chance=None)])
    assert (points.shows_chance, points.heights()[0].value) == (True, 0.7)
    assert (unknown.shows_chance, unknown.heights()[0].value) == (False, 12.0)
    assert "70 %" in Telling(points, words).point(points.acts[0])
    assert "%" not in Telling(unknown, words).point(unknown.acts[0])


def test_a_lead_in_intel_counts_the_secrets_of_all() -> None:
    """Of two players the one is ahead by as much as the other is behind."""
    game, random = find("in_too_deep"), Stream("lead")
    state = deal("in_too_deep")
    for _ in range(150):
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    assert isinstance(state, InTooDeep)
    assert true_lead(state, 0) == pytest.approx(-true_lead(state, 1))
    judge = judge_of(game, game.typical())
    assert judge.stands(game.view(state, 0), Stream("a world")) is not None


def test_signs_speak_for_the_better_move() -> None:
    judge = urn(0.0)
    judge.signs = lambda view, moves, random: [
        {"won-catch": move / 10, "lost-catch": move / 10} for move in moves
    ]
    judge.wants_more = lambda seat, sign: sign.startswith("won")
    found = judging.signs_of(judge, find("agent_avenue").view(deal("agent_avenue"), 0), 2, 6, Stream("signs"))
    assert [(sign.name, sign.made, sign.better) for sign in found] == [
        ("won-catch", pytest.approx(0.2), pytest.approx(0.6))
    ]


def test_signs_that_would_be_told_alike_are_left_out() -> None:
    judge = urn(0.0)
    judge.signs = lambda view, moves, random: [{"share": 0.004 * move, "bonus": 0.02 * move} for move in moves]
    judge.counts = frozenset({"bonus"})
    assert judging.signs_of(judge, find("agent_avenue").view(deal("agent_avenue"), 0), 1, 2, Stream("s")) == []


def deal(name: str) -> State:
    return find(name).deal(find(name).typical(), "dealt", listen=False)


@pytest.mark.parametrize("name", names())
def test_every_sign_has_its_words(name: str) -> None:
    """Those that a game's judge can give, in a game played at random; a judge that gives none needs none."""
    game, random = find(name), Stream("signs")
    judge, state = judge_of(game, game.typical()), deal(name)
    seen: set[str] = set()
    for _ in range(60):
        if not state.pending():
            break
        seat = state.pending()[0]
        moves = state.moves(seat)
        if len(moves) > 1 and len(seen) < 20 and random.below(4) == 0:
            view = game.view(state, seat)
            seen |= {sign for each in judge.signs(view, moves[:2], random.split()) for sign in each}
        state.play(seat, random.choose(moves))
    assert seen or type(judge).signs is Judge.signs
    for language in LANGUAGES:
        words = Words(language, game, strict=True)
        assert all(words.say(f"sign-{sign}") for sign in seen)


def test_what_was_lucky_when_it_was_chosen_is_measured_anew() -> None:
    """Among equals the one that looked best would seem better than the made one by more than half a unit."""
    losses = []
    for number in range(40):
        judge = urn(2.0)
        judge.weigh = lambda view, moves, random: [2.0 * random.unit() for _ in moves]
        losses.append(weigh(judge, None, list(range(12)), 0, Stream(f"equal {number}")).loss)
    assert abs(sum(losses) / len(losses)) < 0.06


def test_a_share_of_one_half_is_one_bit_of_doubt() -> None:
    assert counted({"place": {"a": 0.5, "b": 0.5}}, {"place": "a"}) == Doubt(1.0, 1.0)
    assert counted({"place": {"a": 0.25, "b": 0.75}}, {"place": "a"}).surprise == pytest.approx(2.0)
    assert counted({}, {"place": "a"}).bits == 0.0
    assert counted({"place": dict.fromkeys("abcd", 0.25)}, {"place": "a"}).bits == pytest.approx(log2(4))


def test_every_game_on_the_shelf_has_a_judge_of_its_own_and_others_are_searched() -> None:
    for name in names():
        assert not isinstance(judge_of(find(name), find(name).typical()), SearchJudge)
    template = find("_template")
    assert isinstance(judge_of(template, template.typical()), SearchJudge)


def test_the_curve_of_mind_mgmt_is_scaled_by_side_where_games_taught_it() -> None:
    game = find("mind_mgmt")
    full, training = (judge_of(game, game.read_options({"mode": mode})) for mode in ("full", "training"))
    assert full.shown(0, 0.5) > 0.5 > full.shown(1, 0.5)
    assert full.shown(0, 0.2) < full.shown(0, 0.9) < 0.9, "less sure than it seemed"
    assert training.shown(0, 0.5) == training.shown(1, 0.5) == 0.5


class Ended:
    def result(self) -> Result:
        return Result(winners=[1], scores=[3, 8, 5], reason="end")


def test_points_are_counted_alone_or_against_the_best_of_the_others() -> None:
    assert [points(Ended(), seat, against_others=False) for seat in range(3)] == [3, 8, 5]
    assert [points(Ended(), seat, against_others=True) for seat in range(3)] == [-5, 3, -3]


def played(name: str, seed: str) -> Save:
    game, random = find(name), Stream(seed)
    record = Record(game, game.typical(), seed)
    while record.pending():
        seat = record.pending()[0]
        record.play(seat, random.choose(record.choices(seat)))
    return to_save(record)


def test_a_game_without_a_judge_is_reviewed_by_search_and_the_same_seed_says_the_same() -> None:
    save = played("_template", "search")
    first = review(save, 0)
    assert first.acts and first.balance is not None
    assert first == review(save, 0)
    total = first.balance.start - first.balance.lost + first.balance.luck + first.balance.rest
    assert total == pytest.approx(first.balance.end) == pytest.approx(first.result)


def test_moves_taken_back_are_not_judged_and_forced_ones_neither() -> None:
    game = find("agent_avenue")
    record = Record(game, game.read_options(), "undone")
    seat = record.pending()[0]
    first, second = record.moves(seat)[-2:]
    record.play(seat, first)
    record.undo(seat, agreed=True)
    record.play(seat, second)
    lived = story_of(to_save(record), seat)
    assert [d.made for e in lived.episodes for d in e.decisions] == [second]
    assert lived.episodes[0].decisions[0].entry == 3
    forced = [msgspec.structs.replace(d, moves=[d.made]) for d in lived.episodes[0].decisions]
    episodes = [msgspec.structs.replace(lived.episodes[0], decisions=forced)]
    assert not Reviewing(msgspec.structs.replace(lived, episodes=episodes)).episodes


def with_a_mistake_announced(entries: int) -> Record:
    """A game of MIND MGMT whose Recruiter made up for a mistake as soon as possible after so many entries."""
    game, random = find("mind_mgmt"), Stream("mistake")
    record = Record(game, game.read_options({"mode": "training"}), "mistake")
    remedy = remedy_among(game.companions)
    assert remedy is not None
    while record.result() is None:
        visited = remedy.offered(record.view(remedy.seat))
        if len(record.steps) >= entries and visited and not any(step.words for step in record.steps):
            record.make_up_for(["1", visited[0].partition(":")[2]])
        seat = record.pending()[0]
        record.play(seat, random.choose(record.choices(seat)))
    return record


def test_a_game_in_which_a_mistake_was_announced_is_reviewed_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "LUCK_WORLDS", 2)
    record = with_a_mistake_announced(entries=30)
    (announced,) = (step.entry for step in record.steps if step.words)
    for seat in range(record.options.seats()):
        reviewing = Reviewing(story_of(to_save(record), seat))
        reviewing.judge.rounds = 4
        after = [place for place, episode in enumerate(reviewing.episodes) if begins(episode) > announced]
        assert 0 < after[0] < len(reviewing.episodes)
        assert reviewing.act(after[0]).open > 1
        assert reviewing.story.result is not None


def begins(episode: Episode) -> int:
    return episode.decisions[0].entry


ALWAYS = float("inf")
REASON = Reason(signs=[Sign("won-catch", True, 0.25, 0.5)], made=[], better=[], clauses=["AA-5.31"])


def act(entry: int, loss: float, verdict: str, **more) -> Act:
    game = find("agent_avenue")
    code = game.space.code("recruit", offered="face_up")
    made = NamedMove(code, "recruit", {"offered": "face_up"})
    better = NamedMove(code + 1, "recruit", {"offered": "face_down"})
    given = {
        "first": entry, "last": entry, "entry": entry, "moves": [made], "made": made, "place": 0, "open": 2,
        "value": 0.5, "value_error": 0.1, "chance": 0.5, "chance_error": 0.1, "verdict": verdict, "blame": "",
        "loss": loss, "error": 0.02, "luck": 0.0, "luck_error": 0.0, "given_away": None, "revealed": [],
        "better": better if loss else None,
        "reason": REASON if loss else None,
    }  # fmt: skip
    return Act(**given | more)


ACTS = [
    act(2, 0.1, "loss", blame="bad"),
    act(4, 0.3, "cannot_tell"),
    act(6, 0.2, "loss", blame="very_bad"),
    act(8, 0.0, "good", luck=0.2, luck_error=0.1),
    act(
        10,
        0.05,
        "loss",
        given_away=GivenAway(
            before=3.0,
            after=2.0,
            told=1.0,
            forced=0.4,
            truth=-1.0,
            bluff=True,
            was=[Believed("hand", 0, [Likelihood("mole", 0.5), Likelihood("daredevil", 0.25)])],
            became=[Believed("hand", 0, [Likelihood("mole", 1.0)])],
            whom=[Informed(seat=1, before=2.0, after=1.0)],
            trail_was=[],
            trail_became=[],
        ),
    ),
    act(12, 0.06, "loss", blame="doubtful"),
    act(14, 0.01, "good"),
]


def test_what_a_clue_told_whom_is_told_of_each_team_mate() -> None:
    """On average over what the one who gave it can imagine; who can rule out more knows more."""
    save = read(find("infiltraitors").folder / "tests" / "golden" / "lost-out-of-turns.json")
    acts = review(save, 0).acts
    clues = [each.given_away for each in acts if each.given_away is not None and each.made.kind == "give"]
    assert clues
    for given in clues:
        assert [each.seat for each in given.whom] == [1, 2]
        assert any(each.before - each.after > 0.15 for each in given.whom)
        assert all(each.before < given.before for each in given.whom)
    words = Words("cs", find("infiltraitors"), strict=True, you=0)
    told = "\n".join(Telling(review(save, 0), words).lines())
    assert "stejně pravděpodobných možností v průměru dřív asi" in told


def test_only_certain_losses_are_turning_points_and_the_balance_adds_up() -> None:
    assert turning_points(ACTS) == [2, 0, 5]
    found = balance(ACTS, 1.0)
    assert found.end - found.start == pytest.approx(-found.lost + found.luck + found.rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_come_before_answers_in_whole_sentences(language: str) -> None:
    found = Review(
        form=1,
        game="agent_avenue",
        seat=0,
        seed="1",
        unit="chance",
        counted="lead",
        blames=True,
        has_curve=True,
        adds_up=True,
        acts=ACTS,
        turning_points=[2, 0, 5],
        forced=3,
        result=1.0,
        balance=balance(ACTS, 1.0),
        places={},
    )
    telling = Telling(found, Words(language, find("agent_avenue"), strict=True, you=0))
    lines = list(telling.lines())
    assert not any("[" in line for line in lines)
    questions = [i for i, line in enumerate(lines) if line[:2] in ("1.", "2.", "3.")]
    answers = [i for i, line in enumerate(lines) if telling.words.say("review-blame-very_bad") in line]
    assert len(questions) == 3 and max(questions) < min(answers)
    shown = page(telling)
    assert "<ol>" not in page(Telling(msgspec.structs.replace(found, turning_points=[]), telling.words))
    assert shown.index("<details>") > shown.index("<ol>") and "<polyline" in shown
    assert any("50 % → 100 %" in line for line in lines) and 'class="bars"' in shown
    assert [">100 %<" in shown, ">50 %<" in shown, ">0 %<" in shown] == [True, True, True]
    mapped = msgspec.structs.replace(found, places={"mole": (1, 1), "daredevil": (2, 1)})
    assert page(Telling(mapped, telling.words)).count('class="map"') == 2
    assert telling.words.say("review-trail") not in shown
    shared = card(found, language, telling.words.options)
    ElementTree.fromstring(shared)
    better = telling.words.move(ACTS[2].better.code)
    assert better in shown and better not in shared and "<circle" in shared
    sign = telling.words.say(
        "review-sign", sign=telling.words.say("sign-won-catch"), made="25 %", better="50 %"
    )
    assert sign.replace("25 %", telling.words.say("review-value-chance", value=25)) in "\n".join(lines)
    for unit in ("points", "bits"):
        other = msgspec.structs.replace(found, unit=unit, has_curve=unit == "points", balance=None)
        assert list(Telling(other, telling.words).lines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_with_each_act_what_had_come_to_light(language: str) -> None:
    """The legend of the curve sends its reader there."""
    recruited = {"kind": "recruited", "seat": 1, "agent": "mole"}
    telling = Telling(one_act(act(2, 0.0, "good", revealed=[recruited])), Words(language, find("agent_avenue")))
    acts = page(telling).rpartition("<details><summary>")[2]
    assert telling.revealed(telling.review.acts[0]) in acts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_trail_that_could_be_drawn_is_a_map_of_its_own(language: str) -> None:
    given = msgspec.structs.replace(
        ACTS[4].given_away,
        was=[],
        became=[],
        trail_was=passages([{"A1": 1.0}]),
        trail_became=passages([{"A1": 1.0}, {"B1": 0.75, "A2": 0.25}]),
    )
    found = Review(
        form=1,
        game="mind_mgmt",
        seat=0,
        seed="1",
        unit="chance",
        counted="lead",
        blames=False,
        has_curve=False,
        adds_up=True,
        acts=[act(2, 0.0, "good", given_away=given)],
        turning_points=[],
        forced=0,
        result=1.0,
        balance=None,
        places={"A1": (1, 1), "B1": (2, 1), "A2": (1, 2), "B2": (2, 2)},
    )
    telling = Telling(found, Words(language, find("mind_mgmt"), strict=True, you=0))
    shown = page(telling)
    assert shown.count('class="trail"') == 3, "before the act, after it, and by itself"
    after = shown[shown.index(telling.words.say("review-trail")) :]
    second = telling.words.say("believed-hour", hour=2, chance=75)
    assert telling.words.say("believed-passage", place="B1", chance=75, hours=second) in after
    assert any("2: B1 (75 %), A2 (25 %)" in line for line in telling.lines())


def test_the_command_writes_a_review_as_json_and_as_a_page(tmp_path: Path) -> None:
    def asked(*words: str) -> str:
        answer = CliRunner().invoke(app, ["review", str(GOLDEN), "--seat", "0", "--lang", "en", *words])
        assert answer.exit_code == 0, answer.output
        return answer.stdout

    found = json.loads(asked("--form", "json"))
    assert (found["unit"], found["has_curve"], found["balance"]) == ("bits", False, None)
    assert found["acts"] and all(act["open"] > 1 for act in found["acts"])
    asked("--form", "html", "--out", str(tmp_path / "review.html"))
    assert (tmp_path / "review.html").read_text("utf-8").startswith("<!doctype html>")


def test_what_was_known_is_asked_of_a_moment_of_the_game(tmp_path: Path) -> None:
    last = len(read(GOLDEN).moves)
    for entries, ok in ((0, True), (last, True), (last + 1, False), (-1, False)):
        words = ["review", str(GOLDEN), "--seat", "0", "--lang", "en", "--known", str(entries)]
        answer = CliRunner().invoke(app, words)
        assert (answer.exit_code == 0) == ok, answer.output


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    game = find("agent_avenue")
    path = tmp_path / "running.json"
    path.write_bytes(dump(to_save(Record(game, game.read_options(), "running"))))
    answer = CliRunner().invoke(app, ["review", str(path), "--seat", "0", "--lang", "en"])
    assert answer.exit_code != 0
