"""Decisions the guide leaves open, as the ledger settles them (SF-R.50 to SF-R.55)."""

from safehouse.core.testing import Table, clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-R.50", "SF-18.2")
def test_the_first_member_enters_what_the_team_agreed() -> None:
    t = Table(GAME, GAME.deal(GAME.read_options({"players": 4, "teams": True}), "team"))
    assert t.state.pending() == [0, 1]
    cards = t.view(0).own.cards
    assert t.view(2).own.cards == cards
    t.refuses(f"2 assign {cards[0]} {cards[1]}", because="SH-2")
    t.plays(f"0 assign {cards[0]} {cards[2]}")
    assert t.view(2).own.identities == [cards[0], None, cards[2], None]
    assert t.view(2).own.bonus == [cards[1]]
    assert t.view(1).own.identities == [None] * 4


@clause("SF-R.51", "SF-12.11.1b")
def test_the_half_used_nanogel_goes_first() -> None:
    Scene().tell("""
        + exile at kitchen
        + exile has nanogel nanogel_half
        + colonel at kitchen
        + colonel down
        + exile acts
        > red revive colonel
        = exile has nanogel
        = exile lacks nanogel_half
    """)


@clause("SF-R.53", "SF-R.5")
def test_a_chain_of_commands_names_nobody_twice() -> None:
    Scene(cast("drones", "engineer")).tell("""
        + engineer at aft_hub
        + drone_1 at security_station
        + drone_2 at bridge
        + engineer acts
        > red remote_control drone_1
        x SF-R.53 red remote_control drone_1
        > red remote_control drone_2
        x SF-R.53 red remote_control drone_1
    """)


@clause("SF-R.54", "SF-D27")
def test_the_phase_ends_only_when_its_player_says_so() -> None:
    scene = Scene().set("exile acts 1")
    scene.plays("red wait")
    assert scene.state.actions_left == 0
    assert scene.state.pending() == [0]
    assert "end_turn" in scene.menu("red")
    scene.plays("red end_turn")
    assert scene.state.pending() == [1]


@clause("SF-R.55", "SF-7.3.2d")
def test_the_end_is_named_after_an_explosion_on_the_station_alone() -> None:
    assert Scene().stationfall().result().reason == "entry"
    scene = Scene().set("minute 6", "armed red 6", "security at kitchen", "security has antimatter", "turn red")
    scene.plays("red renegotiate")
    while seats := scene.state.pending():
        scene.state.play(seats[0], scene.state.moves(seats[0])[0])
    assert scene.result().reason == "explosion"
