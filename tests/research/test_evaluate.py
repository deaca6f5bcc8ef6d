"""The protocol: fixed deals, every place, shares of victories, beliefs scored by the truth."""

from math import log2, nan
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from safehouse.benchmark import matches
from safehouse.benchmark.agents import make_agent
from safehouse.benchmark.beliefs import LEAST, Believer, Examiner, checked
from safehouse.benchmark.card import card
from safehouse.benchmark.evaluate import Evaluation, evaluate
from safehouse.benchmark.matches import AGENT, ALONE, Met, meetings, share_of
from safehouse.benchmark.suite import EVERY, read_suite, suite_names
from safehouse.bots.bot import Bot
from safehouse.bots.judge import Shares
from safehouse.bots.roster import UnknownBot, make
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.shelf import find, names
from safehouse.core.view import View

SUITE = read_suite("v1")
ONE_DEAL = SUITE.played({EVERY: 1}, False)
SHORT = "agent_avenue"


class FirstMove(Bot):
    """Plays the first move, and is sure that whatever lies face down is the mole."""

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        return moves[0]

    def beliefs(self, view: View) -> Shares:
        return {"face_down": {"mole": 1.0}}


def first_move(game: AnyGame) -> Bot:
    return FirstMove()


def first_by_function(game: AnyGame) -> object:
    return lambda view, moves, random: moves[0]


def by_numpy(game: AnyGame) -> object:
    """Answers with a number of NumPy's, as learners do, and does as it likes with the list it got."""
    np = pytest.importorskip("numpy", reason="needs the extra research")

    def choose(view: View, moves: list[int], random: Stream) -> object:
        first = np.array(moves).min()
        moves.clear()
        return first

    return choose


def no_agent(game: AnyGame) -> object:
    return 3


def test_the_suite_covers_every_game_with_bots_and_facts_that_there_are() -> None:
    assert [game.id for game in SUITE.game] == [
        "agent_avenue",
        "infiltraitors",
        "mind_mgmt",
        "in_too_deep",
        "stationfall",
    ]
    assert sorted(game.id for game in SUITE.game) == sorted(names())
    for game in SUITE.game:
        rules = find(game.id)
        options = rules.read_options(game.options)
        rules.read_options(game.options | game.code)
        for bot in (*game.opponents, *game.strangers, *game.speakers):
            make(bot, rules, options).rest()


def test_an_unknown_suite_or_game_is_refused() -> None:
    with pytest.raises(SafehouseError, match=", ".join(suite_names())):
        read_suite("v0")
    with pytest.raises(OptionError, match="stationfall"):
        evaluate("random", SUITE, only=["chess"])


@pytest.mark.parametrize("number", range(len(SUITE.game)))
def test_over_a_deal_the_agent_has_every_place_once_with_each_company(number: int) -> None:
    game = SUITE.game[number]
    planned = meetings(SUITE, replace(game, games=1))
    seats = len(planned[0].seats)
    for company in {(meeting.company, meeting.coded) for meeting in planned}:
        met = [meeting for meeting in planned if (meeting.company, meeting.coded) == company]
        assert len({meeting.seed for meeting in met}) == 1, "one deal"
        for seat in range(seats):
            assert sum(meeting.seats[seat] == AGENT for meeting in met) == 1
        assert all(meeting.options.get("code", "") == ("1234" if meeting.coded else "") for meeting in met)
    assert any(meeting.company == ALONE for meeting in planned) == (not game.opponents)


def test_the_deals_of_a_suite_stay_the_same() -> None:
    seeds = [meeting.seed for meeting in meetings(SUITE, replace(SUITE.game[0], games=4))]
    assert sorted(set(seeds)) == ["safehouse v1 agent_avenue 0", "safehouse v1 agent_avenue 1"]


def test_a_short_form_is_the_beginning_of_the_whole() -> None:
    quick = SUITE.played({}, quick=True)
    assert SUITE.played({}, quick=False) == SUITE and not quick.whole
    for game, whole in zip(quick.game, SUITE.game, strict=True):
        planned, all_of_them = meetings(quick, game), meetings(SUITE, whole)
        assert planned == all_of_them[: len(planned)] and len(planned) < len(all_of_them)


def test_so_many_games_of_all_or_of_one() -> None:
    some = SUITE.played({EVERY: 20, "infiltraitors": 100}, quick=False)
    assert {game.games for game in some.game if game.id != "infiltraitors"} == {20} and not some.whole
    assert next(game.games for game in some.game if game.id == "infiltraitors") == 100
    one = SUITE.played({"stationfall": 1000}, quick=False)
    assert one.whole and [game.games for game in one.game] == [200, 100, 100, 40, 1000]
    with pytest.raises(OptionError, match="mind_mgmt"):
        SUITE.played({"chess": 20}, quick=False)


def test_shares_of_a_victory() -> None:
    assert share_of([[0], [1]], [0], [0]) == 1.0
    assert share_of([[0], [1]], [0], [1]) == 0.0
    assert share_of([[0], [1]], [1], [0, 1]) == 0.5
    assert share_of([[0], [1], [2], [3]], [2], []) == 0.25
    assert share_of([[0, 1, 2]], [1], [0, 1, 2]) == 1.0
    assert share_of([[0, 1, 2]], [1], []) == 0.0


def test_beliefs_are_scored_by_the_truth() -> None:
    game = find(SHORT)
    record = Record(game, game.read_options({"mode": "simple"}), "beliefs")
    examiner = Examiner(game, "face_down")
    while record.view(record.pending()[0]).question != "ask-recruit":
        record.play(record.pending()[0], record.choices(record.pending()[0])[-1])
    seat = record.pending()[0]
    view = record.view(seat)
    (found,) = examiner.surprises(record, view, FirstMove(), Stream("worlds"))
    hidden = game.view(record.truth(), 1 - seat).offer.down
    assert found.agent == (0.0 if hidden == "mole" else -log2(LEAST))
    assert 0.0 < found.rules < -log2(LEAST)
    (by_rules,) = examiner.surprises(record, view, make("random", game), Stream("worlds"))
    assert by_rules.agent == by_rules.rules == found.rules


@pytest.mark.parametrize(
    "shares", [{"mole": 1.0, "sidekick": 1.0}, {"mole": 1.5, "sidekick": -0.5}, {"mole": nan}]
)
def test_beliefs_that_are_no_shares_of_one_are_refused(shares: dict[Value, float]) -> None:
    """Else an agent that holds everything certain would be scored as if it knew everything."""
    assert checked({"face_down": {"mole": 0.25, "sidekick": 0.75}, "crime": {}})
    with pytest.raises(SafehouseError, match="beliefs about face_down are no shares of one"):
        checked({"face_down": shares})


@pytest.mark.parametrize(
    ("name", "bot", "fact"),
    [
        ("agent_avenue", "solver", "face_down"),
        ("mind_mgmt", "hard", "recruiter"),
        ("stationfall", "schemer", "identity"),
    ],
)
def test_bots_that_reckon_with_what_is_hidden_say_so(name: str, bot: str, fact: str) -> None:
    """Shares of one, over what some world of the view allows, another than by the rules alone."""
    game = find(name)
    options = game.read_options(next(each for each in SUITE.game if each.id == name).options)
    believer = make(bot, game, options)
    believer.limit(40)
    assert isinstance(believer, Believer)
    examiner = Examiner(game, fact)
    record = Record(game, options, "believers")
    random = Stream("believers")
    asked = different = 0
    while asked < 6:
        seat = record.pending()[0]
        view = record.view(seat)
        surprises = examiner.surprises(record, view, believer, Stream("worlds"))
        if surprises:
            for stated, shares in believer.beliefs(view).items():
                assert stated.partition("@")[0] == fact
                assert sum(shares.values()) == pytest.approx(1.0) and min(shares.values()) > 0.0
            assert all(surprise.agent < -log2(LEAST) for surprise in surprises)
            different += surprises[0].agent != surprises[0].rules
            asked += 1
        record.play(seat, random.choose(record.choices(seat)))
        if record.truth().over():
            record = Record(game, options, f"believers {asked}")
    assert different


def test_a_short_evaluation_of_an_own_agent() -> None:
    told: list[tuple[int, int]] = []
    found = evaluate(
        f"{__name__}:first_move",
        ONE_DEAL,
        only=[SHORT],
        progress=lambda _, done, whole: told.append((done, whole)),
    )
    assert told[-1] == (10, 10)
    (game,) = found.games
    assert not found.whole
    assert [company.name for company in game.companies] == SUITE.game[0].opponents
    assert game.headline.games == 10
    assert game.headline.mean == pytest.approx(sum(each.share.mean for each in game.companies) / 5)
    assert game.calibration is not None and game.calibration.stated
    assert game.calibration.agent != game.calibration.rules
    assert game.cost.within_budget and game.cost.decisions > 10
    text = card(found)
    assert "against expert" in text and "bits stated" in text and "a part of it" in text
    assert msgspec.json.decode(msgspec.json.encode(found), type=Evaluation) == found


def test_an_agent_may_answer_with_a_number_of_numpys() -> None:
    suite = replace(ONE_DEAL, game=[replace(game, opponents=["random"]) for game in ONE_DEAL.game])
    assert evaluate(f"{__name__}:by_numpy", suite, only=[SHORT]).games[0].headline.games == 2


def test_the_same_evaluation_on_a_local_ray() -> None:
    pytest.importorskip("ray", reason="needs the extra ray")
    suite = replace(ONE_DEAL, game=[replace(game, opponents=["random"]) for game in ONE_DEAL.game])
    alone = evaluate("random", suite, only=[SHORT])
    on_ray = evaluate("random", suite, only=[SHORT], where="ray")
    assert on_ray.games[0].companies == alone.games[0].companies
    assert on_ray.games[0].calibration == alone.games[0].calibration


def test_a_company_without_a_code_and_one_with(monkeypatch: pytest.MonkeyPatch) -> None:
    def won_without_code(agent: str, meeting: matches.Meeting, belief: str, every: int) -> Met:
        return Met(
            company=meeting.company,
            coded=meeting.coded,
            deal=meeting.deal,
            share=float(not meeting.coded),
            seconds=[0.001],
            surprises=[],
        )

    monkeypatch.setattr(matches, "meet", won_without_code)
    found = evaluate("greedy", ONE_DEAL, only=["infiltraitors"])
    (game,) = found.games
    assert game.headline.mean == 1.0, "strangers without a code"
    assert {(each.name, each.coded): each.share.mean for each in game.companies} == {
        ("normal", False): 1.0,
        ("hard", False): 1.0,
        ("expert", True): 0.0,
        (ALONE, False): 1.0,
    }
    assert "with expert who speak a code" in card(found)


def test_agents_of_every_kind(tmp_path: Path) -> None:
    game = find(SHORT)
    options = game.read_options({"mode": "simple"})
    weights = Path(__file__).parents[2] / "src/safehouse/research/weights/agent_avenue.npz"
    state = game.deal(options, "kinds")
    seat = state.pending()[0]
    for spec in ("planner:iterations=20", str(weights), f"{__name__}:first_by_function"):
        bot = make_agent(spec, game, options)
        assert bot.choose(game.view(state, seat), state.moves(seat), Stream("kinds")) in state.moves(seat)
    for wrong in ("nobody", "no.such.module:agent", f"{__name__}:nothing", f"{__name__}:no_agent"):
        with pytest.raises(UnknownBot):
            make_agent(wrong, game, options)
    with pytest.raises(SafehouseError, match="no weights"):
        evaluate(str(tmp_path / "none.npz"), SUITE)


def test_openspiels_search_plays_from_a_view() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra openspiel")
    game = find(SHORT)
    options = game.read_options({"mode": "simple"})
    bot = make_agent("safehouse.research.ismcts:agent", game, options)
    state = game.deal(options, "search")
    seat = state.pending()[0]
    assert bot.choose(game.view(state, seat), state.moves(seat), Stream("search")) in state.moves(seat)
