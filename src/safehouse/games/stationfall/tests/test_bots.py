"""The greedy bot sees what its agenda wants."""

from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.bots import Greedy, evaluate
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.tests.scene import Scene


def chooses(scene: Scene) -> str:
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    view = GAME.view(scene.state, 0)
    return GAME.space.to_text(Greedy(GAME, worlds=1).choose(view, scene.state.moves(0), Stream("bot")))


def test_it_leaves_in_the_pod_it_sits_in() -> None:
    scene = Scene().set("red identity astrochimp colonel", "astrochimp at mcqueen", "evacuation", "minute 4")
    assert chooses(scene.set("astrochimp acts 1")) == "countdown"


def test_points_in_reach_are_worth_something() -> None:
    near = Scene().set("red identity astrochimp colonel", "astrochimp at aft_airlocks").state
    far = Scene().set("red identity astrochimp colonel", "astrochimp at mainframe").state
    assert -1 < evaluate(far, 0) < evaluate(near, 0) < 1
