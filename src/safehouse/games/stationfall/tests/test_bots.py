"""The bots see what their agenda wants, keep their secret while it costs nothing, and finish games."""

import pytest

from safehouse.bots.bot import Bot
from safehouse.bots.honesty import check_bot
from safehouse.bots.levels import levels
from safehouse.bots.roster import make
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.bots import evaluate
from safehouse.games.stationfall.bots.greedy import Greedy, has_too_many_cubes, noticed
from safehouse.games.stationfall.bots.judgement import prospect, wary_prospect
from safehouse.games.stationfall.bots.planner import Planner
from safehouse.games.stationfall.bots.schemer import Schemer
from safehouse.games.stationfall.codes import KIND_OF, Kinds
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tests.scene import Scene
from safehouse.games.stationfall.tools import balance


def chooses(scene: Scene, bot: Bot | None = None) -> str:
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    view = GAME.view(scene.state, 0)
    chosen = (bot or Greedy(GAME, worlds=1)).choose(view, scene.state.moves(0), Stream("bot"))
    return GAME.space.to_text(chosen)


def test_it_leaves_in_the_pod_it_sits_in() -> None:
    scene = Scene().set("red identity astrochimp colonel", "astrochimp at mcqueen", "evacuation", "minute 4")
    assert chooses(scene.set("astrochimp acts 1")) == "countdown"


def test_it_takes_what_its_agenda_wants() -> None:
    scene = Scene().set("red identity astrochimp colonel", "astrochimp at quarters", "minute 9")
    assert chooses(scene.set("astrochimp acts 1")) in ("pick_up briefcase", "free_action")


def test_points_in_reach_are_worth_something() -> None:
    near = Scene().set("red identity astrochimp colonel", "astrochimp at aft_airlocks").state
    far = Scene().set("red identity astrochimp colonel", "astrochimp at mainframe").state
    assert -1 < evaluate(far, 0) < evaluate(near, 0) < 1


def test_a_way_to_declare_the_evacuation_is_worth_something() -> None:
    scene = Scene().set("red identity astrochimp exile", "astrochimp at mcqueen", "red cubes astrochimp 2")
    scene.set("red cubes colonel 2")
    before = evaluate(scene.set("colonel at mainframe").state, 0)
    at_the_bridge = evaluate(scene.set("colonel at bridge").state, 0)
    declared = evaluate(scene.set("evacuation").state, 0)
    assert before < at_the_bridge < declared


def test_it_keeps_its_secret_while_a_reveal_gains_nothing() -> None:
    scene = Scene().set("red identity astrochimp colonel", "red cubes astrochimp 2", "minute 12", "turn red")
    assert not chooses(scene).startswith("reveal")


def test_cubes_on_the_own_card_alone_tell_too_much() -> None:
    told = Scene().set("red identity exile colonel", "red cubes exile 2", "red cubes security 1").state
    masked = Scene().set("red identity exile colonel", "red cubes exile 2", "red cubes security 2").state
    masked.supply[0] = told.supply[0]
    assert evaluate(told, 0) < evaluate(masked, 0)


def bomb() -> Scene:
    """Red's Security could throw out the antimatter with which blue, the Engineer, is about to end the game."""
    scene = Scene().set("blue identity engineer stranger", "blue reveals engineer")
    scene.set("red identity astrochimp exile", "red cubes astrochimp 2", "red cubes security 2")
    scene.set(
        "astrochimp at kitchen", "security at fuel_cells", "minute 8", "armed blue 7", "evacuation", "turn red"
    )
    return scene


@pytest.mark.parametrize("bot", ["greedy:wary=1", "schemer"])
def test_it_throws_out_antimatter_that_would_end_the_game_too_early(bot: str) -> None:
    scene = bomb().set("security acts 2")
    assert chooses(scene, make(bot, GAME)) == "step magnetic_containment"
    scene.set("security at magnetic_containment")
    assert chooses(scene, make(bot, GAME)) == "jettison"


@pytest.mark.parametrize("bot", ["greedy:wary=1", "schemer"])
def test_who_cannot_flee_in_time_has_somebody_go_to_the_antimatter(bot: str) -> None:
    scene = bomb().set("astrochimp at mainframe", "security at tanks", "minute 9", "turn red")
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    player, random = make(bot, GAME), Stream("bot")
    while scene.state.asks(0):
        move = player.choose(GAME.view(scene.state, 0), scene.state.moves(0), random.split())
        scene.state.play(0, move)
    scene.expect("security at magnetic_containment")


def test_the_way_to_the_antimatter_is_worth_something_while_it_ticks() -> None:
    near = bomb().state
    far = bomb().set("security at print_shop").state
    scene = bomb().set("security at magnetic_containment", "security acts 2")
    scene.plays("red jettison")
    thrown = scene.state
    assert wary_prospect(far, 0) < wary_prospect(near, 0) < wary_prospect(thrown, 0)
    assert wary_prospect(near, 0) < prospect(near, 0)


def test_a_pod_that_leaves_after_the_explosion_saves_nobody() -> None:
    scene = Scene().set("red identity astrochimp exile", "astrochimp at mcqueen", "evacuation", "minute 8")
    scene.set("token red countdown mcqueen 8")
    assert (
        wary_prospect(scene.set("armed blue 5").state, 0)
        > wary_prospect(scene.set("armed blue 8").state, 0) + 2
    )


def test_a_beginner_sees_some_moves_of_every_kind_and_does_not_idle() -> None:
    scene = Scene().set("red identity astrochimp colonel", "red cubes astrochimp 2", "minute 9", "turn red")
    moves = scene.state.moves(0)
    seen = noticed(moves, 0.3, False, Stream("sight"))
    assert set(seen) < set(moves) and len(seen) < len(moves) / 2
    missing = {KIND_OF[move] for move in moves} - {KIND_OF[move] for move in seen}
    assert missing == {Kinds.RENEGOTIATE, Kinds.TAKE_BACK}
    assert Kinds.TAKE_BACK in {KIND_OF[move] for move in noticed(moves, 0.3, True, Stream("sight"))}
    assert not has_too_many_cubes(scene.state, 0)
    assert has_too_many_cubes(scene.set("red cubes stranger 4").state, 0)


@pytest.mark.parametrize("bot", ["greedy", "planner", "schemer"])
@pytest.mark.parametrize(("players", "teams"), [(1, False), (2, False), (4, True), (5, False)])
def test_the_bots_know_only_their_view(bot: str, players: int, teams: bool) -> None:
    options = GAME.read_options({"players": players, "teams": teams})
    maker = {"greedy": Greedy, "planner": Planner, "schemer": Schemer}[bot]
    assert check_bot(GAME, options, bot, maker, positions=1, worlds=2) == []


def test_there_are_four_levels() -> None:
    assert list(levels(GAME)) == ["easy", "normal", "hard", "expert"]
    for level in levels(GAME).values():
        make(level.bot, GAME)


def test_the_balance_is_reported_by_identity() -> None:
    game = balance.BalanceGame(
        players=2,
        bot="greedy",
        number=0,
        dealt=[["colonel", "exile"], ["engineer", "legal"]],
        shown=["colonel", "engineer"],
        scores=[3, 9],
        winners=[1],
        first=1,
        reason="explosion",
        armed=True,
        jettisoned=False,
    )
    told = balance.report([game] * 30, "## Conclusions\nnone")
    assert "| engineer | 30 | 30 | 100 % | 89 % to 100 % | 2.0 | 9.0 |" in told
    assert "| exile | 30 | 0 |" in told and "**too weak**" in told and told.endswith("none\n")


def finish(bots: list[str]) -> Stationfall:
    options = GAME.read_options({"players": len(bots)})
    state = GAME.deal(options, "table of bots", listen=False)
    seated = [make(spec, GAME, options) for spec in bots]
    for bot in seated:
        bot.limit(12)
    random = Stream("table of bots")
    while pending := state.pending():
        seat = pending[0]
        view = GAME.read_view(GAME.view_bytes(state, seat))
        state.play(seat, seated[seat].choose(view, state.moves(seat), random.split()))
    return state


def rank(state: Stationfall, scores: list[int], seat: int) -> tuple[int, int, int]:
    """Points, then the ties of SF-16.4.9; who is level after all of them shares the victory."""
    return scores[seat], -state.betrayal[seat], state.supply[seat]


@pytest.mark.parametrize(
    "bots",
    [
        pytest.param(["greedy", *["random"] * 8], marks=[] if is_compiled() else [pytest.mark.long]),
        pytest.param(["greedy", "planner", "easy"] * 3, marks=[pytest.mark.long]),
    ],
    ids=["one among random ones", "a table full of bots"],
)
def test_bots_finish_a_game_for_nine(bots: list[str]) -> None:
    state = finish(bots)
    result = state.result()
    assert result is not None and len(result.scores) == 9
    assert len({rank(state, result.scores, seat) for seat in result.winners}) <= 3
    assert all(identity >= 0 for identity in state.revealed)
