"""Project X (SF-X), card by card."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.codes import Pawns, States
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-X.combat_swarm", "SF-X.3", "SF-X.5", "SF-D21", "SF-D26")
def test_the_swarm_is_steered_and_may_spare() -> None:
    Scene().tell("""
        + release combat_swarm
        + open bio_lab x_vault
        + exile at bio_lab
        + turn red
        > red renegotiate
        > red monster_step bio_lab
        > red monster_stay
        > red victim exile
        = exile down
        = red is innocent
        + stranger at bio_lab
        + turn blue
        > blue renegotiate
        > blue monster_stay
        > blue spare
        = stranger live
    """)
    Scene().tell("""
        + release combat_swarm
        + open bio_lab x_vault
        + stranger at bio_lab
        + exile at mainframe
        + exile acts
        > red command_swarm
        > red monster_step bio_lab
        > red monster_stay
        > red victim stranger
        = stranger down
        = red is suspect
    """)


@clause("SF-X.blob", "SF-X.4", "SF-X.9", "SF-X.10", "SF-X.11")
def test_the_blob_engulfs_and_lets_go() -> None:
    Scene().tell("""
        + release blob
        + monster at mcqueen
        + exile at mcqueen
        + turn red
        > red renegotiate
        = exile engulfed
        + red cubes exile 1
        + turn red
        x SF-X.10 red activate exile
        + stranger at mcqueen
        + colonel at mcqueen
        + engineer at aft_airlocks
        + engineer has firebomb helmet
        + engineer acts
        > red throw mcqueen
        > red item firebomb
        > red light
        = monster down
        = exile at aft_airlocks
    """)
    Scene().tell("""
        + release blob
        + monster at mcqueen
        + exile at mcqueen
        + turn red
        > red renegotiate
        = exile engulfed
        + evacuation
        + damaged mcqueen
        + engineer at aft_airlocks
        + turn blue
        + engineer acts
        > blue launch mcqueen
        = exile annihilated
        = monster annihilated
    """)


@clause("SF-X.assassin", "SF-X.8", "SF-X.13")
def test_the_assassin_hunts_pcs() -> None:
    Scene().tell("""
        + release assassin
        + blue reveals exile
        + exile at cryo_lab
        + exile has helmet
        + turn red
        > red renegotiate
        = monster at cryo_lab
        = exile down
        = not lock cryo_lab x_vault
        + troubleshooter at cryo_lab
        + turn blue
        + troubleshooter acts
        x SF-X.8 blue strike monster
    """)


@clause("SF-X.vent_stalker", "SF-X.6", "SF-X.7")
def test_the_stalker_runs_in_the_vents_and_shuns_hazards() -> None:
    Scene().tell("""
        + release vent_stalker
        + stranger at chem_lab
        + inspector at kitchen
        + turn red
        > red renegotiate
        = monster at chem_lab
        = stranger down
        + troubleshooter at chem_lab
        + turn blue
        + troubleshooter acts
        > blue strike monster
        = monster down
        > blue end_turn
        = monster at chem_lab
        + troubleshooter has nanogel
        + turn yellow
        + troubleshooter acts
        > yellow revive monster
        = monster live
    """)


@clause("SF-X.spore_mother", "SF-D15", "SF-R.31")
def test_spores_spread() -> None:
    Scene().tell("""
        + stranger at bio_lab
        + stranger has gun gun gun
        + cyborg at kitchen
        + project spore_mother
        + troubleshooter at x_vault
        + troubleshooter acts
        > red sabotage
        > red let_go gun
        = stranger contaminated
        = troubleshooter contaminated
        = floor bio_lab gun
    """)


@clause("SF-X.nanite_tide")
def test_the_tide_damages_or_moves() -> None:
    Scene().tell("""
        + release nanite_tide
        + turn red
        > red renegotiate
        = damaged x_vault
        = monster at x_vault
        > blue renegotiate
        > blue monster_step bio_lab
        = monster at bio_lab
        = not damaged bio_lab
        > yellow renegotiate
        = damaged bio_lab
    """)


@clause("SF-X.siren")
def test_the_siren_calls() -> None:
    Scene().tell("""
        + open bio_lab x_vault
        + exile at x_vault
        + stranger at chem_lab
        + release siren
        + turn red
        > red renegotiate
        > red victim stranger
        = exile down
        = stranger at bio_lab
    """)


@clause("SF-X.3")
def test_spores_choose_one_victim_a_turn() -> None:
    Scene(cast("microbiologist")).tell("""
        + release spore_mother
        + exile at physics_lab
        + turn red
        > red renegotiate
        = exile contaminated
    """)


@clause("SF-6.1", "SF-X.6", "SF-12.11.1a")
def test_a_monster_revived_in_its_hazard_goes_down_again() -> None:
    scene = Scene()
    scene.tell("""
        + release spore_mother
        + fire x_vault
        + exile at x_vault
        + exile has helmet nanogel
        + exile acts
    """)
    assert scene.state.state[Pawns.MONSTER] == States.DOWN
    scene.plays("red revive monster")
    assert scene.state.state[Pawns.MONSTER] == States.DOWN
    scene.expect("exile has nanogel_half").tell("""
        + clear x_vault
        > red revive monster
    """)
    assert scene.state.state[Pawns.MONSTER] == States.LIVE


@clause("SF-X.10", "SF-A.paranoid.1")
def test_two_engulfed_characters_are_not_in_one_section() -> None:
    Scene().tell("""
        + release blob
        + exile at x_vault
        + colonel at x_vault
        + red cubes exile 1
        + turn red
        > red renegotiate
        > red victim exile
        > blue renegotiate
        = exile engulfed
        = colonel engulfed
        + turn red
        = red conspires exile
        x SF-A.paranoid red influence colonel
    """)


@clause("SF-X.7", "SF-X.assassin", "SF-X.4")
def test_a_hunter_enters_neither_a_full_pod_nor_outer_space() -> None:
    for prey in ("exile at houdini", "exile at outer_space"):
        Scene().tell(f"""
            + release assassin
            + monster at aft_airlocks
            + blue reveals exile
            + {prey}
            + exile has helmet
            + stranger at houdini
            + stranger has helmet
            + security at houdini
            + colonel at aft_hub
            + turn red
            > red renegotiate
            = monster at aft_hub
            = exile live
            = colonel down
        """)


@clause("SF-X.7")
def test_a_monster_in_a_launched_pod_is_out_of_the_game() -> None:
    Scene().tell("""
        + release assassin
        + monster at mcqueen
        + blue reveals exile
        + exile at mcqueen
        + exile has helmet
        + evacuation
        + engineer at aft_airlocks
        + engineer acts
        > red launch mcqueen
        > red end_turn
        = exile live
        = exile escaped
        = active blue
    """)


@clause("SF-X.13", "SF-X.5", "SF-A.claymore.1")
def test_what_a_monster_does_has_all_its_consequences_but_nobody_is_blamed() -> None:
    Scene().tell("""
        + release nanite_tide
        + monster at fuel_cells
        + turn red
        > red renegotiate
        = damaged fuel_cells
        = power backup
        = not cameras
    """)
    Scene().tell("""
        + release nanite_tide
        + damaged x_vault
        + trap bio_lab kitchen suite
        + turn red
        > red renegotiate
        > red monster_step bio_lab
        = monster down
        = red is innocent
    """)
    Scene().tell("""
        + release combat_swarm
        + monster at kitchen
        + stranger at kitchen
        + turn red
        > red renegotiate
        > red monster_stay
        > red victim stranger
        = stranger down
        = red is innocent
    """)
