"""The course of play: influence, activation, bribes, kompromats, minutes (chapters 3, 4, 15)."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.codes import Sections
from safehouse.games.stationfall.tests.scene import Scene, cast, pawn_of


@clause("SF-15.1a", "SF-15.1b", "SF-15.8.1", "SF-2.6")
def test_every_colour_has_one_turn_a_minute_in_the_same_order() -> None:
    Scene().tell("""
        = active red
        > red renegotiate
        = active blue
        > blue renegotiate
        = active yellow
        > yellow renegotiate
        = active green
        = minute 13
        > green renegotiate
        = minute 12
        = active red
    """)


@clause("SF-15.2b", "SF-15.6.1a", "SF-15.6.1b", "SF-D5", "SF-R.49")
def test_discs_stay_until_moved_and_renegotiation_takes_the_disc_home() -> None:
    Scene().tell("""
        + red cubes exile 1
        + turn red
        > red activate exile
        > red end_turn
        = red disc exile
        + exile down
        = red disc exile
        + turn red
        > red renegotiate
        = red disc supply
        = active blue
    """)


@clause("SF-15.6.2", "SF-4.6.5.2b")
def test_one_cube_comes_back_from_cards_still_in_the_game() -> None:
    Scene().tell("""
        + red cubes exile 2
        + red cubes stranger 1
        + exile down
        + stranger annihilated
        + turn red
        x SF-4.6.6.2 red take_back stranger
        x SF-15.6.2 red take_back colonel
        > red take_back exile
        = cubes exile red 1
        = red supply 6
    """)


@clause("SF-4.3.1c", "SF-4.3.2", "SF-R.42", "SF-3.5", "SF-4.1.1", "SF-4.1.2", "SF-D2")
def test_a_pc_is_activated_without_cubes_at_once() -> None:
    Scene().tell("""
        + red identity exile
        x SF-4.3.1c red activate exile
        x SF-3.5.1a red reveal stranger
        > red reveal exile
        x SF-15.2a red reveal exile
        > red activate exile
        = actions 2
    """)


@clause("SF-R.48")
def test_after_the_reveal_other_characters_are_still_influenced_and_activated() -> None:
    Scene().tell("""
        + red identity exile
        + red cubes engineer 2
        + exile down
        > red reveal exile
        = cubes engineer red 2
        > red influence stranger
        > red cubes 1
        x SF-4.6.2 red activate exile
        > red activate stranger
        = actions 2
    """)


@clause("SF-15.3.1c", "SF-15.3.1d")
def test_down_and_escaped_characters_are_revealed_too_and_keep_discs_and_bribes() -> None:
    Scene().tell("""
        + red identity exile
        + exile down
        + blue disc exile
        + blue bribes exile
        > red reveal exile
        = blue disc exile
        = blue bribe exile
        = exile down
        x SF-4.6.2 red activate exile
    """)


@clause("SF-15.5.2c")
def test_actions_are_lost_when_the_activated_character_goes_down() -> None:
    Scene().tell("""
        + red cubes exile 1
        + trap forward_hub kitchen suite
        + turn red
        > red activate exile
        > red step forward_hub
        = exile down
        x SF-15.5.2c red step chem_lab
        x SF-15.5.3a red free_action
        > red bribe stranger
        > red wait
        > red end_turn
        = active blue
    """)
    scene = Scene(cast("medical"))
    scene.tell("""
        + red cubes exile 1
        + trap forward_hub kitchen suite
        + medical at forward_hub
        + turn red
        > red activate exile
        > red step forward_hub
        > red bribe medical
        > red treat exile
        = exile live
        = actions 0
        x SF-15.5.2b red step chem_lab
        x SF-15.5.3a red free_action
    """)
    assert scene.menu() == ["end_turn"]


@clause("SF-15.5.3b", "SF-R.5", "SF-15.5.4.1", "SF-15.5.4.2", "SF-D8", "SF-D27")
def test_a_bribe_buys_exactly_one_action() -> None:
    Scene().tell("""
        + red cubes exile 1
        + turn red
        > red activate exile
        > red bribe stranger
        > red step forward_hub
        = stranger at forward_hub
        = red bribe stranger
        = actions 2
        x SF-15.5.4.1 red bribe colonel
        > red end_turn
        + turn red
        > red activate exile
        x SF-15.5.4.2 red bribe engineer
    """)


@clause("SF-15.5.4.1b", "SF-15.5.5.1a", "SF-15.5.5.1b", "SF-8.5.2b", "SF-D9")
def test_bribe_and_kompromat_in_one_turn() -> None:
    Scene().tell("""
        + red cubes exile 1
        + red holds stranger colonel
        + turn red
        > red activate exile
        > red bribe stranger
        > red wait
        > red kompromat stranger
        > red step forward_hub
        = used stranger
        x SF-15.5.5.1a red kompromat colonel
    """)


@clause("SF-15.5.4.4", "SF-8.5.2d", "SF-15.5.5.3", "SF-R.40")
def test_the_own_pc_takes_kompromat_but_no_bribe() -> None:
    Scene().tell("""
        + red bribes exile
        + red reveals exile
        + red holds exile
        + turn red
        = red scores 0
        + red bribes stranger
        > red activate exile
        x SF-15.5.4.2 red bribe exile
        > red kompromat exile
        > red wait
        = used exile
        = red is innocent
    """)
    Scene().tell("""
        + red reveals exile
        + turn red
        > red activate exile
        x SF-15.5.4.4 red bribe exile
    """)


@clause("SF-15.5.5.2a", "SF-R.46", "SF-D10", "SF-D11")
def test_a_blackmailed_player_may_let_it_happen() -> None:
    Scene().tell("""
        + blue reveals exile
        + red holds exile
        + red cubes engineer 1
        + turn red
        > red activate engineer
        > red kompromat exile
        > red step forward_hub
        = blue asked
        = exile at array_control
        > blue accept
        = exile at forward_hub
        = blue is innocent
        = used exile
        > red bribe exile
        > red step chem_lab
        > blue accept
        = red bribe exile
        = exile at chem_lab
    """)


@clause("SF-4.6.2", "SF-11.1", "SF-4.6.5.1a", "SF-4.6.5.1b", "SF-4.6.5.2a", "SF-4.6.5.3")
def test_down_and_annihilated_characters_do_nothing() -> None:
    Scene().tell("""
        + red cubes exile 1
        + exile down
        + exile has gun
        + turn red
        x SF-4.6.2 red activate exile
        x SF-15.4.1 red influence exile
        + exile annihilated
        = exile lacks gun
        = stock gun 4
        = not exile escaped
        x SF-4.6.6.2 red activate exile
        + engineer at array_control
        + engineer acts
        x SF-12.2.1 red pick_from exile
    """)


@clause("SF-10.1.1b", "SF-10.1.2a")
def test_a_suspect_stays_one_whoever_acts() -> None:
    Scene().tell("""
        + red is guilty
        + troubleshooter at therapy_garden
        + troubleshooter acts
        > red strike counselor
        = red is guilty
    """)
    Scene().tell("""
        + red cubes exile 1
        + troubleshooter at therapy_garden
        + turn red
        > red activate exile
        > red bribe troubleshooter
        > red strike counselor
        = red is suspect
    """)


@clause("SF-11.2b")
def test_uncertain_harm_forbids_nothing() -> None:
    Scene().tell("""
        + exile at mcqueen
        + evacuation
        + armed blue 3
        + exile acts
        > red countdown
        + trap aft_airlocks kitchen suite
        > red step aft_airlocks
        = exile down
    """)


@clause("SF-11.3", "SF-11.4")
def test_a_free_pick_up_costs_no_action() -> None:
    Scene().tell("""
        + stranger at kitchen
        + stranger acts
        > red free_action
        > red pick_up bludgeon
        = actions 2
        > red drop bludgeon
        = actions 1
    """)


@clause("SF-9.4.1", "SF-9.4.1a", "SF-7.6")
def test_only_those_who_activated_an_x_secret_holder_see_the_card() -> None:
    scene = Scene()
    scene.tell("""
        + red cubes exile 1
        + exile at bio_lab
        + turn red
        > red activate exile
        > red make_data x_secret
        > red end_turn
    """)
    assert scene.view(0).project is None
    scene.set("turn red").plays("red activate exile")
    assert scene.view(0).project == "stable_wormhole"
    assert scene.view(1).project is None
    assert scene.view(1).may_look == [True, False, False, False]
    scene.state.data[pawn_of("exile")] = 0
    scene.plays("red end_turn")
    assert scene.view(0).project == "stable_wormhole"
    assert scene.view(1).project is None


@clause("SF-R.36", "SF-7.3.4")
def test_an_explosion_on_the_station_ends_the_turn_at_once() -> None:
    Scene().tell("""
        + minute 6
        + release siren
        + exile at x_vault
        + armed red 6
        + security at kitchen
        + security has antimatter
        + turn red
        > red renegotiate
        = ended
        = exile live
        = antimatter_gone
        = stationfall
    """)


@clause("SF-7.3.2c")
def test_an_explosion_in_the_mesosphere_outside_a_pod_takes_only_the_carrier() -> None:
    Scene().tell("""
        + minute 6
        + exile at wormhole
        + exile has antimatter
        + stranger at wormhole
        + armed red 6
        + turn red
        > red renegotiate
        = exile annihilated
        = stranger escaped
    """)


@clause("SF-7.2.2.1f", "SF-5.1.5", "SF-5.1.4b", "SF-5.1.6")
def test_a_blackout_goes_in_its_order() -> None:
    scene = Scene()
    scene.set("damaged fuel_cells")
    before = len(scene.state.events)
    scene.set("damaged array_control")
    kinds = scene.kinds_told(0)[before:]
    assert kinds.index("power") < kinds.index("evacuation") < kinds.index("project_released")
    assert scene.state.on_station(Sections.MCQUEEN) and not scene.state.on_station(Sections.OUTER_SPACE)
    assert not scene.set("launched mcqueen").state.on_station(Sections.MCQUEEN)


@clause("SF-7.6.1b", "SF-7.6.2a", "SF-7.6.2b", "SF-15.7.3", "SF-X.1", "SF-X.2", "SF-X.12")
def test_a_released_monster_acts_at_the_end_of_that_very_turn() -> None:
    Scene().tell("""
        + project nanite_tide
        + troubleshooter at x_vault
        + troubleshooter acts 1
        > red sabotage
        = released
        = monster at x_vault
        > red end_turn
        > red monster_step bio_lab
        = monster at bio_lab
        + damaged kitchen
        = released
    """)


@clause("SF-4.4.3", "SF-8.2", "SF-9.4", "SF-9.4.2")
def test_artifact_and_briefcase_matter_for_agendas_only() -> None:
    Scene().tell("""
        + red reveals engineer
        + exile has artifact
        + exile at mcqueen
        = red lines engineer 0 3 2 1
        + launched mcqueen
        = red lines engineer 0 3 0 1
    """)


@clause("SF-2.1.1a", "SF-4.1", "SF-5.1.1", "SF-5.1.2", "SF-5.2")
def test_the_view_shows_cards_and_sections_to_all() -> None:
    view = Scene(cast("medical")).view(3)
    assert len(view.characters) == 12
    assert len(view.sections) == 32
    Scene().refuses("red influence medical", because="SF-4.1")
    assert next(s for s in view.map if s.id == "kitchen").gravity
    assert not next(s for s in view.map if s.id == "mcqueen").gravity
