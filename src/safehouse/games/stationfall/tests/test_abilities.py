"""Abilities and characters (SF-A, SF-K), one by one."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.data import FOLDER
from safehouse.games.stationfall.tables.names import ABILITY_IDS
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-A.live_streams", "SF-R.32", "SF-K.fletcher")
def test_live_streams_light_dark_sections() -> None:
    Scene(cast("billionaire")).tell("""
        + jammers off
        + cameras off
        + floor tanks fletcher
        = lit tanks
        + damaged fuel_cells array_control
        = lit suite
        = lit tanks
        = not lit kitchen
        + stranger at tanks
        + stranger has bludgeon
        + colonel at tanks
        + stranger acts
        > red strike colonel
        = red is suspect
    """)


@clause("SF-A.breach", "SF-R.28")
def test_breach_removes_an_adjacent_lock() -> None:
    Scene(cast("boarder")).tell("""
        + boarder at bio_lab
        + boarder acts
        x SF-A.breach red breach hydroponics
        > red breach x_vault
        = not lock bio_lab x_vault
        + exile at cryo_lab
        + exile acts
        x SF-A.breach red breach x_vault
    """)


@clause("SF-A.scientist", "SF-D7", "SF-15.5.3a")
def test_a_scientist_uses_the_section_for_free_once() -> None:
    Scene(cast("microbiologist")).tell("""
        + microbiologist at bio_lab
        + microbiologist acts
        > red free_action
        > red make_data x_secret
        = microbiologist knows x_secret
        = actions 2
        x SF-15.5.3a red free_action
        + stranger at bio_lab
        + stranger acts
        x SF-15.5.3a red free_action
    """)


@clause("SF-A.mimic_frameup", "SF-A.mimic_frameup.1", "SF-D14")
def test_the_consort_frames_somebody_with_a_conspirator_there() -> None:
    story = """
        + consort has bludgeon
        + stranger at rec_room
        + exile at rec_room
        + blue cubes exile 1
        + consort acts
        > red strike stranger
    """
    Scene().tell(story + "> red frame blue\n= blue is suspect\n= red is innocent")
    Scene().tell(story + "> red skip\n= red is suspect\n= blue is innocent")
    Scene().tell(story.replace("+ blue cubes exile 1", "+ jammers on") + "= red is suspect")


@clause("SF-A.dying", "SF-A.dying.1", "SF-K.corpsicle.1")
def test_the_dying_one_needs_rest() -> None:
    Scene(cast("corpsicle")).tell("""
        x SF-15.4.1 red influence corpsicle
        + corpsicle live
        + red cubes corpsicle 1
        + red disc corpsicle
        x SF-A.dying red activate corpsicle
        + blue cubes corpsicle 1
        + red disc exile
        + turn red
        > red activate corpsicle
        = actions 2
        x SF-15.5.3a red free_action
    """)


@clause("SF-A.wormtongue", "SF-A.wormtongue.1")
def test_wormtongue_sends_one_cube_to_the_betrayal_box() -> None:
    Scene().tell("""
        + blue cubes station_chief 2
        + counselor acts
        > red wormtongue station_chief
        > red cube_of blue
        = blue betrayal 1
        = cubes station_chief blue 1
        x SF-A.wormtongue red wormtongue exile
    """)


@clause(
    "SF-A.split",
    "SF-K.doctor.1",
    "SF-K.doctor.3",
    "SF-K.doctor.4",
    "SF-K.doctor.5",
    "SF-A.zip_gun",
    "SF-A.zip_gun.1",
    "SF-A.fake_artifact",
    "SF-A.fake_artifact.1",
)
def test_two_players_share_the_doctor() -> None:
    Scene(cast("doctor")).tell("""
        + red identity doctor_hyde
        + blue identity doctor_jekyll
        + doctor has helmet helmet helmet
        > red reveal doctor_hyde
        > red let_go helmet
        = doctor has gun
        = floor forward_hub helmet
        > red renegotiate
        > blue reveal doctor_jekyll
        > blue take_artifact
        > blue let_go helmet
        = doctor has artifact gun
        = red conspires doctor
        = blue conspires doctor
        + blue cubes engineer 1
        > blue activate engineer
        x SF-15.5.4.4 blue bribe doctor
    """)
    Scene(cast("doctor")).tell("""
        + red identity doctor_jekyll doctor_hyde
        + doctor at mcqueen
        + launched mcqueen
        = red bonus 2
    """)


@clause("SF-A.disassemble", "SF-A.remote_control", "SF-K.drones.1", "SF-K.drones.2", "SF-K.drones.3")
def test_drones_are_commanded_from_a_console() -> None:
    Scene(cast("drones")).tell("""
        + damaged physics_lab
        x SF-A.remote_control red influence drones
        + exile at mainframe
        + exile acts 9
        > red remote_control drone_1
        > red disassemble
        = drone_1 down
        = not damaged physics_lab
        + drone_2 at physics_lab
        > red remote_control drone_2
        > red sabotage
        = damaged physics_lab
        x SF-A.remote_control red remote_control drone_1
        > red remote_control drone_2
        > red disassemble_for drone_1
        = drone_2 down
        = drone_1 live
    """)


@clause("SF-A.badge")
def test_the_badge_takes_items_but_no_data() -> None:
    Scene().tell("""
        + exile at chem_lab
        + exile has helmet
        + exile knows evidence
        + inspector acts
        > red rob exile
        x SF-A.badge red data evidence
        > red item helmet
        = inspector has helmet
    """)


@clause(
    "SF-A.process_server",
    "SF-A.process_server.1",
    "SF-A.lawyer_up",
    "SF-K.legal.1",
    "SF-A.hardcopy",
    "SF-A.fine_print",
    "SF-A.fine_print.1",
)
def test_legal() -> None:
    Scene(cast("legal")).tell("""
        + exile at aft_hub
        + exile knows evidence
        + stranger at aft_hub
        + stranger down
        + blue reveals station_chief
        + station_chief at aft_hub
        + blue is guilty
        + legal acts 9
        x SF-A.hardcopy red hardcopy
        > red serve_nda
        = exile knows nda
        = stranger knows nda
        = not legal knows nda
        x SF-R.47 red serve_nda
        > red lawyer_up blue
        = blue is suspect
        x SF-A.lawyer_up red lawyer_up blue
        + exile acts
        x SF-K.legal.1 red copy evidence
        + exile at array_control
        x SF-K.legal.1 red transmit evidence news
        + security at array_control
        + security acts
        x SF-12.9.4 red rob exile
    """)
    Scene(cast("legal")).tell("""
        + red reveals legal
        + exile knows nda
        + stranger at aft_hub
        + turn red
        > red activate exile
        = actions 2
        > red end_turn
        + turn red
        + stranger acts
        > red hardcopy
        = stranger knows nda
    """)


@clause("SF-A.emergency_response", "SF-K.medical.1", "SF-A.haywire", "SF-A.haywire.1")
def test_medical() -> None:
    scene = Scene(cast("medical"))
    scene.tell("""
        + exile at kitchen
        + exile down
        + stranger down
        + medical acts
        > red step kitchen
        = actions 2
        > red treat exile
        = exile live
        = actions 1
        + fire kitchen
        = exile down
        x SF-6.2 red treat exile
    """)
    assert scene.state.medical_track == 1
    scene = Scene(cast("medical"))
    scene.tell("""
        + blue cubes medical 1
        + green cubes medical 1
        + red identity medical
        > red reveal medical
        = medical has bludgeon
        = red lines medical 2 2
    """)


@clause("SF-A.emp_burst.1")
def test_emp_in_outer_space_damages_nothing() -> None:
    Scene(cast("operative")).tell("""
        + operative at outer_space
        + operative has helmet
        + security at outer_space
        + cyborg at outer_space
        + cyborg has helmet
        + operative acts
        > red emp_burst
        = security down
        = cyborg down
        = not damaged outer_space
        x SF-R.47 red emp_burst
    """)


@clause("SF-A.my_precious", "SF-K.rat.1", "SF-K.rat.2")
def test_the_rat() -> None:
    Scene(cast("telepathic_rat")).tell("""
        + telepathic_rat at kitchen
        + exile at kitchen
        + exile acts 9
        > red pick_up telepathic_rat
        = exile has telepathic_rat
        > red step aft_hub
        = telepathic_rat at aft_hub
        > red drop telepathic_rat
        > red pick_up telepathic_rat
        + blue reveals telepathic_rat
        x SF-A.my_precious red drop telepathic_rat
        + stranger at aft_hub
        > red give stranger
        > red item telepathic_rat
        + stranger at mcqueen
        + launched mcqueen
        = telepathic_rat escaped
    """)


@clause("SF-A.talk_them_through_it")
def test_talk_them_through_it() -> None:
    Scene().tell("""
        + red reveals troubleshooter
        + red cubes exile 1
        + exile at chem_lab
        + turn red
        > red activate exile
        > red step x_vault
        = exile at x_vault
        + damaged x_vault
        > red jury_rig
        = not damaged x_vault
    """)


@clause("SF-A.paranoid.1", "SF-A.paranoid")
def test_the_paranoid_want_company() -> None:
    Scene().tell("""
        x SF-A.paranoid red influence colonel
        + exile at security_station
        + red cubes exile 1
        + turn red
        > red influence colonel
        > red cubes 1
        = red conspires colonel
    """)


@clause("SF-K.clones.1", "SF-K.clones.2", "SF-K.clones.3", "SF-D17", "SF-R.20")
def test_clones() -> None:
    Scene(cast("maintenance_clones")).tell("""
        + red cubes maintenance_clones 1
        + clone_alpha down
        + turn red
        x SF-4.6.2 red activate clone_alpha
        > red activate clone_beta
        > red step aft_hub
        = clone_beta at aft_hub
        + blue identity exile maintenance_clones
        + clone_alpha at mcqueen
        + clone_gamma at mcqueen
        + launched mcqueen
        = blue bonus 2
        + clone_beta at houdini
        + launched houdini
        = blue bonus 4
        + turn green
        x SF-15.4.1 green influence maintenance_clones
    """)


@clause("SF-K.stowaway.1", "SF-K.stowaway.2", "SF-K.stowaway.3", "SF-K.stowaway.4")
def test_the_stowaway_comes_from_the_dark() -> None:
    Scene(cast("stowaway")).tell("""
        + red cubes stowaway 1
        + turn red
        > red activate stowaway
        x SF-K.stowaway.1 red step kitchen
        x SF-K.stowaway.2 red step magnetic_containment
        x SF-K.stowaway.1 red step outer_space
        x SF-K.stowaway.4 red toggle_jammers
        x SF-15.5.3a red free_action
        > red step tanks
        = stowaway at tanks
    """)
    Scene(cast("stowaway")).tell("""
        + damaged fuel_cells array_control
        + stowaway acts
        > red step kitchen
        = stowaway at kitchen
    """)


@clause("SF-K.cyborg.1", "SF-4.2.1")
def test_the_cyborg_is_human_and_robot() -> None:
    scene = Scene()
    assert scene.state.box.human[8] and scene.state.box.robot[8]
    scene.tell("""
        + cyborg at kitchen
        + fire kitchen
        = cyborg down
        + clear kitchen
        + troubleshooter at kitchen
        + troubleshooter acts
        > red jury_rig_robot cyborg
        = cyborg live
    """)


@clause("SF-K.boarder.3")
def test_the_boarder_counts_humans_left_outside() -> None:
    Scene(cast("boarder")).tell("""
        + red reveals boarder
        + boarder at mcqueen
        + launched mcqueen
        + exile at outer_space
        + exile has helmet
        = red lines boarder 2 0 1
        stationfall
        = exile escaped
        = red lines boarder 2 0 0
    """)


@clause("SF-4.4.2", "SF-1.4")
def test_every_ability_of_the_data_is_known_to_the_rules() -> None:
    import tomllib

    abilities = tomllib.loads((FOLDER / "abilities.toml").read_text("utf-8"))["ability"]
    assert sorted(a["id"] for a in abilities) == sorted(ABILITY_IDS)
    assert {a["type"] for a in abilities} == {"persistent", "immediate", "action"}
