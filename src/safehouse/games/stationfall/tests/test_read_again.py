"""Corners found in the reference guide by reading it once more."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-11.2a", "SF-15.5.4.1", "SF-8.1.1a")
def test_nobody_is_bribed_to_take_the_helmet_off_in_a_fire() -> None:
    Scene().tell("""
        + exile at kitchen
        + exile has helmet
        + stranger at rec_room
        + fire kitchen
        + red cubes stranger 1
        + turn red
        + stranger acts
        > red bribe exile
        x SF-11.2a red drop helmet
    """)


@clause("SF-5.5.3a", "SF-5.5.3b", "SF-12.1.2a")
def test_the_last_seat_of_a_pod_takes_a_walker_but_nobody_in_tow() -> None:
    Scene().tell("""
        + engineer at houdini
        + exile at aft_airlocks
        + exile down
        + stranger at aft_airlocks
        + red cubes stranger 1
        + turn red
        + stranger acts
        > red step houdini
        = stranger at houdini
        = exile at aft_airlocks
    """)


@clause("SF-15.5.5.2b", "SF-10.1.1b")
def test_whoever_is_suspect_refuses_without_becoming_guilty() -> None:
    Scene().tell("""
        + blue reveals exile
        + blue is suspect
        + red holds exile
        + red cubes stranger 1
        + turn red
        + stranger acts
        > red kompromat exile
        > red wait
        > blue refuse
        = blue is suspect
        = red holds exile
    """)


@clause("SF-12.8.1", "SF-8.1.1.1", "SF-6.1")
def test_a_helmet_helps_no_robot() -> None:
    Scene(cast("legal")).tell("""
        + legal at rec_room
        + legal has helmet
        + troubleshooter at rec_room
        + red cubes troubleshooter 1
        + turn red
        + troubleshooter acts
        > red strike legal
        = legal down
        = red is innocent
    """)
