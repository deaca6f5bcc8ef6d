"""Chapters 13 and 14, and the pods."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-7.2.2.1b", "SF-R.25", "SF-A.ai")
def test_in_a_blackout_not_even_the_digital_assistant_uses_consoles() -> None:
    Scene(cast("digital_assistant")).tell("""
        + red cubes digital_assistant 1
        > red activate digital_assistant
        + damaged fuel_cells array_control
        x SF-R.25 red toggle_jammers
        x SF-R.25 red suppress magnetic_containment
        x SF-R.25 red command_swarm
    """)


@clause("SF-13.1", "SF-7.1.1a", "SF-11.5", "SF-R.10")
def test_an_officer_declares_evacuation_on_the_bridge() -> None:
    Scene().tell("""
        + exile at bridge
        + exile acts
        x SF-13.1 red declare_evacuation
        + colonel at kitchen
        + colonel acts
        x SF-11.5 red declare_evacuation
        + colonel at bridge
        > red declare_evacuation
        = evacuation
        = not locks
        x SF-R.47 red declare_evacuation
    """)


@clause("SF-13.2.2a", "SF-13.2.2b", "SF-R.2", "SF-R.17", "SF-9.6.1a", "SF-9.6.1b", "SF-9.6.1c")
def test_anybody_transmits_from_array_control_jammers_or_not() -> None:
    Scene().tell("""
        + stranger at array_control
        + stranger knows evidence
        + stranger acts 9
        > red transmit evidence news
        = offsite news evidence
        + blue is suspect
        > red transmit evidence authorities
        = blue is guilty
        + green is suspect
        > red transmit evidence authorities
        = green is guilty
        + green identity station_chief
    """)


@clause("SF-13.3.3")
def test_release_still_declares_evacuation_when_the_card_is_out() -> None:
    Scene().tell("""
        + colonel at bridge
        + release siren
        + colonel acts
        > red release_project_x
        = evacuation
        x SF-13.3.3 red release_project_x
    """)


@clause("SF-13.4.1", "SF-13.4.2", "SF-8.5.1c")
def test_decontamination_in_the_tanks() -> None:
    Scene(cast("microbiologist")).tell("""
        + microbiologist at tanks
        + exile at tanks
        + exile acts
        > red decontaminate microbiologist
        = not microbiologist contaminated
        x SF-13.4.1 red decontaminate microbiologist
        + stranger contaminated
        x SF-13.4.2 red decontaminate stranger
    """)


@clause("SF-13.5", "SF-R.13")
def test_jettison_moves_loose_antimatter_outside_and_arms_it() -> None:
    Scene().tell("""
        + security at magnetic_containment
        + security acts
        > red jettison
        = floor outer_space antimatter
        = armed
        x SF-13.5 red jettison
    """)


@clause("SF-13.6b", "SF-R.14", "SF-R.52", "SF-5.5.4a", "SF-P.1", "SF-P.5", "SF-4.6.6.1a", "SF-4.6.6.1b")
def test_a_countdown_launches_the_pod_in_the_next_minute() -> None:
    Scene().tell("""
        + exile at houdini
        + exile acts
        x SF-P.1 red countdown
        + evacuation
        > red countdown
        x SF-R.52 red countdown
        > red end_turn
        > blue renegotiate
        > yellow renegotiate
        > green renegotiate
        = not exile escaped
        + exile at suite
        > red renegotiate
        = launched houdini
        = not exile escaped
    """)


@clause("SF-13.8.1", "SF-13.8.2", "SF-13.8.3")
def test_the_bridge_launches_every_ready_pod() -> None:
    Scene().tell("""
        + exile at houdini
        + stranger at mcqueen
        + colonel at bridge
        + colonel acts
        x SF-13.8.1 red launch_all
        + evacuation
        + damaged mcqueen
        > red launch_all
        = exile escaped
        = stranger annihilated
        x SF-R.47 red launch_all
        + engineer at bridge
        + troubleshooter at bridge
        + troubleshooter acts
        x SF-13.8.3 red launch_all
    """)


@clause("SF-13.9.1", "SF-13.9.2", "SF-M.11", "SF-R.12")
def test_manufacture() -> None:
    scene = Scene()
    scene.tell("""
        + exile at print_shop
        + exile acts 9
        x SF-13.9.1 red make_item nanogel
        x SF-M.11 red make_item gun
        > red make_item helmet
        = stock helmet 8
        + exile has gun gun
        x SF-13.9.2 red make_item bludgeon
        + colonel at print_shop
        + colonel acts
        > red make_item gun
        = colonel has gun
    """)
    scene.state.stock[0] = 0
    scene.refuses("red make_item helmet", because="SF-R.12")


@clause("SF-13.10.1", "SF-13.10.2", "SF-R.16")
def test_a_pc_meditates_the_active_players_cubes_home() -> None:
    Scene().tell("""
        + red betrayal 3
        + exile at therapy_garden
        + exile acts
        x SF-13.10.2 red meditate
        + blue reveals exile
        > red meditate
        = red betrayal 0
        = red supply 8
        x SF-R.47 red meditate
    """)


@clause("SF-13.12.2", "SF-13.12.3", "SF-7.3.1d")
def test_self_destruct_arms_once() -> None:
    Scene().tell("""
        + minute 10
        + engineer at bridge
        + engineer acts
        > red self_destruct
        = explodes 6
        x SF-13.12.3 red self_destruct
        + exile at bridge
        + exile acts
        x SF-13.12.3 red self_destruct
    """)
    Scene().tell("""
        + exile at bridge
        + exile acts
        x SF-13.12.2 red self_destruct
    """)


@clause("SF-13.13.2", "SF-13.13.3", "SF-13.13.4", "SF-13.13.5", "SF-R.15", "SF-5.1.7.1", "SF-M.6")
def test_airlocks() -> None:
    Scene().tell("""
        + security at forward_airlocks
        + security has helmet
        + exile at forward_airlocks
        + exile down
        + security acts 9
        > red eject exile
        = exile at outer_space
        > red airlock_throw outer_space
        > red item helmet
        = floor outer_space helmet
        > red airlock outer_space
        x SF-R.15 red eject exile
        + damaged array_control
        x SF-13.13.4 red airlock array_control
        x SF-13.13.1 red airlock magnetic_containment
        > red airlock aft_airlocks
        > red drag exile
        = security at aft_airlocks
        = exile at aft_airlocks
        + damaged aft_airlocks
        x SF-5.1.4a red airlock outer_space
        + stranger at aft_airlocks
        x SF-5.1.4a red eject stranger
    """)


@clause("SF-13.15", "SF-D24")
def test_wiping_data_is_a_table_option() -> None:
    story = """
        + exile at physics_lab
        + stranger at physics_lab
        + stranger knows evidence nda
        + exile acts
    """
    Scene().tell(story + "x SF-13.15 red wipe stranger")
    Scene(wipe=True).tell(
        story + "> red wipe stranger\n= not stranger knows evidence\n= not stranger knows nda"
    )


@clause("SF-14.2", "SF-11.6", "SF-R.37", "SF-5.1.4a")
def test_consoles() -> None:
    Scene().tell("""
        + stranger at kitchen
        + stranger acts 9
        x SF-11.6 red toggle_jammers
        + stranger at aft_hub
        > red toggle_jammers
        = not jammers
        > red toggle_jammers
        = jammers
        x SF-R.37 red suppress outer_space
        x SF-R.47 red suppress kitchen
        > red suppress magnetic_containment
        + damaged aft_hub
        x SF-11.6 red toggle_jammers
    """)


@clause("SF-P.6", "SF-5.5.1", "SF-5.1.3.2", "SF-5.1.3")
def test_docked_pods_are_lit_sections_without_gravity() -> None:
    scene = Scene()
    scene.expect("lit mcqueen", "not lit quarters", "not lit outer_space")
    assert not scene.state.box.gravity[26]
    scene.tell("""
        + colonel at mcqueen
        + stranger at mcqueen
        + stranger has bludgeon
        + stranger acts
        > red strike colonel
        = red is suspect
        + damaged fuel_cells array_control
        = not lit mcqueen
    """)


@clause("SF-R.39", "SF-A.officer.1", "SF-A.ai")
def test_the_assistant_lends_rank_and_leave() -> None:
    Scene(cast("digital_assistant")).tell("""
        + exile at houdini
        + exile knows digital_assistant
        + exile acts
        > red countdown
        + stranger at bridge
        + stranger knows digital_assistant
        + stranger acts
        x SF-13.8.1 red launch_all
        > red declare_evacuation
        + stranger at bio_lab
        + stranger acts
        = not locks
    """)
    Scene(cast("digital_assistant")).tell("""
        + exile at bio_lab
        + exile knows digital_assistant
        + exile acts
        x SF-12.1.3a red step x_vault
    """)


@clause("SF-R.45", "SF-5.6", "SF-4.6.6.2")
def test_a_launched_pod_takes_everything_along() -> None:
    Scene().tell("""
        + evacuation
        + exile at mcqueen
        + floor mcqueen artifact
        + kompromat stranger mcqueen
        + engineer at aft_airlocks
        + engineer acts
        > red launch mcqueen
        = exile escaped
        = lost stranger
        + red cubes exile 2
        + turn red
        x SF-4.6.6.2 red activate exile
        x SF-15.4.1 red influence exile
        x SF-4.6.6.2 red take_back exile
        + blue reveals counselor
        = blue lines counselor 0 4 0 1
    """)


@clause("SF-11.7", "SF-X.stable_wormhole")
def test_the_wormhole_is_a_new_way_out() -> None:
    Scene().tell("""
        + release stable_wormhole
        = not lock bio_lab x_vault
        + exile at x_vault
        + stranger at x_vault
        + stranger down
        + exile acts
        > red enter_wormhole
        > red drag stranger
        = exile at wormhole
        = stranger escaped
        + colonel at kitchen
        + colonel acts
        x SF-X.stable_wormhole red enter_wormhole
    """)


@clause("SF-8.5.1b", "SF-11.2a", "SF-R.44")
def test_nobody_contaminates_himself_by_dropping_the_helmet_that_keeps_him_standing() -> None:
    scene = Scene()
    scene.tell("""
        + asphyxiation bio_lab
        + exile has helmet gun gun
        + exile at bio_lab
        + exile acts
        > red make_contamination
        x SF-11.2a red let_go helmet
        > red let_go gun
        = exile live
        = exile contaminated
    """)


@clause("SF-P.3", "SF-P.4")
def test_medevac_and_shuttle_ask_for_their_own_passengers() -> None:
    Scene(cast("medical")).tell("""
        + evacuation
        + security at medevac
        + exile at medevac
        + security acts
        x SF-P.3 red countdown
        + exile down
        > red countdown
    """)
    Scene().tell("""
        + evacuation
        + exile at inspector_shuttle
        + exile acts
        x SF-P.4 red countdown
        + inspector at inspector_shuttle
        + inspector down
        > red countdown
    """)
    Scene().tell("""
        + troubleshooter at inspector_shuttle
        + troubleshooter down
        + exile at inspector_shuttle
        + exile acts
        x SF-P.4 red countdown
    """)


@clause("SF-K.inspector.1", "SF-A.investigator")
def test_the_inspector_makes_nothing_from_a_neighbour_out_of_order() -> None:
    Scene().tell("""
        + inspector at mainframe
        + damaged security_station
        + inspector acts
        x SF-13.9.1 red make_data evidence
    """)
    Scene().tell("""
        + inspector at mainframe
        + damaged fuel_cells array_control
        + inspector acts
        x SF-13.9.1 red make_data evidence
    """)
    Scene().tell("""
        + kompromat exile security_station
        + kompromat stranger bridge
        + kompromat colonel array_control
        + inspector at security_station
        + inspector acts 9
        > red pick_kompromat security_station
        > red pick_kompromat bridge
        = red holds exile
        = red holds stranger
        x SF-12.2.1 red pick_kompromat array_control
    """)
