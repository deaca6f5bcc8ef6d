"""Corners of the abilities: refusals, full cards, several victims, people who are down or gone."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.codes import Items
from safehouse.games.stationfall.tests.scene import Scene, card_of, cast, pawn_of, section_of


def with_kompromat_on_a_full_corpsicle() -> Scene:
    scene = Scene(cast("corpsicle"))
    scene.tell("""
        + blue reveals corpsicle
        + corpsicle has gun firebomb
        + red holds corpsicle
        + red cubes exile 1
        + turn red
        + exile acts
    """)
    return scene


@clause("SF-A.vengeful", "SF-A.vengeful.1", "SF-15.5.5.2b")
def test_a_refused_kompromat_leaves_the_vengeful_one_as_she_was() -> None:
    scene = with_kompromat_on_a_full_corpsicle()
    before = scene.state.copy()
    scene.tell("""
        > red kompromat corpsicle
        > red let_go firebomb
        > red wait
        > blue refuse
        = corpsicle down
        = corpsicle has gun firebomb
        = corpsicle lacks bludgeon
        = not floor cryo_lab firebomb
        = not fire cryo_lab
        = blue is suspect
    """)
    assert scene.state.stock == before.stock
    assert scene.state.load == before.load
    scene = with_kompromat_on_a_full_corpsicle()
    scene.tell("""
        > red kompromat corpsicle
        > red let_go firebomb
        > red step bio_lab
        > blue accept
        = corpsicle live
        = corpsicle at bio_lab
        = corpsicle has gun bludgeon
        = floor cryo_lab firebomb
    """)


@clause("SF-A.vengeful.1", "SF-6.2")
def test_the_vengeful_one_is_not_revived_into_a_fire_around_her_bare_head() -> None:
    scene = Scene(cast("corpsicle"))
    scene.state.items[pawn_of("corpsicle") * Items.COUNT + Items.INTEGRAL_HELMET] = 0
    scene.state.load[pawn_of("corpsicle")] = 0
    scene.tell("""
        + corpsicle has gun bludgeon firebomb
        + red holds corpsicle
        + red cubes exile 1
        + turn red
        + exile acts
        > red kompromat corpsicle
        > red let_go firebomb
        = not fire cryo_lab
    """)
    assert "light" not in scene.menu()


@clause("SF-A.my_precious", "SF-R.30")
def test_a_full_carrier_does_not_drop_the_precious_rat_for_somebody_else() -> None:
    scene = Scene(cast("telepathic_rat", "microbiologist"))
    scene.tell("""
        + blue reveals telepathic_rat
        + red reveals microbiologist
        + exile at physics_lab
        + exile has telepathic_rat gun gun
        + turn red
        + microbiologist acts
        > red infect exile
        x SF-A.my_precious red let_go telepathic_rat
        > red let_go gun
        = exile contaminated
        = exile has telepathic_rat
    """)


@clause("SF-A.fugitive")
def test_downing_a_fugitive_makes_nobody_suspect_whoever_goes_down_with_it() -> None:
    Scene(cast("boarder")).tell("""
        + boarder at rec_room
        + exile at rec_room
        + exile has gun
        + exile acts
        > red shoot boarder
        = boarder down
        = red is innocent
    """)
    bomb = """
        + stranger at rec_room
        + exile at aft_hub
        + exile has firebomb
        + exile acts
        > red throw rec_room
        > red item firebomb
        > red light
        = stranger down
    """
    scene = Scene(cast("boarder"))
    scene.state.items[pawn_of("boarder") * Items.COUNT + Items.HELMET] = 0
    scene.tell("+ boarder at rec_room")
    scene.tell(bomb)
    scene.expect("boarder down", "red is innocent")
    scene = Scene(cast("boarder"))
    scene.tell(bomb)
    scene.expect("red is suspect")


@clause("SF-A.shapeshift_switch", "SF-A.shapeshift_switch.1", "SF-7.3")
def test_antimatter_that_changes_hands_inside_the_containment_stays_unarmed() -> None:
    Scene().tell("""
        + exile at magnetic_containment
        + exile has helmet antimatter
        + red identity consort
        > red reveal consort
        > red swap exile
        = consort at magnetic_containment
        = consort has antimatter
        = not armed
        = not evacuation
    """)
    Scene().tell("""
        + exile has antimatter
        + consort at magnetic_containment
        + stranger at kitchen
        + stranger has antimatter
        + consort has antimatter
        + red identity consort
        > red reveal consort
        > red swap exile
        = exile has antimatter
        = exile at magnetic_containment
        = not armed
    """)


@clause("SF-A.creatropism", "SF-15.5.4.1a")
def test_fang_moss_creeps_once_the_phase_has_begun_with_a_bribe() -> None:
    Scene(cast("botanist")).tell("""
        + red reveals botanist
        + turn red
        > red bribe exile
        > red wait
        > red moss_step print_shop
        x SF-A.creatropism red moss_step aft_hub
        > red activate botanist
        x SF-A.creatropism red moss_step aft_hub
    """)


@clause("SF-A.shapeshift_switch", "SF-R.31", "SF-A.my_precious")
def test_an_overfull_drone_gives_up_even_the_precious_rat_when_nothing_else_is_left() -> None:
    Scene(cast("consort", "drones", "telepathic_rat")).tell("""
        + blue reveals telepathic_rat
        + red identity consort
        + consort has telepathic_rat gun helmet
        + drone_1 contaminated
        + turn red
        > red reveal consort
        > red swap drone_1
        x SF-A.my_precious red let_go telepathic_rat
        > red let_go gun
        x SF-A.my_precious red let_go telepathic_rat
        > red let_go helmet
        > red let_go telepathic_rat
        = telepathic_rat at rec_room
        = drone_1 at rec_room
    """)


@clause("SF-A.claymore.1", "SF-A.claymore")
def test_every_kind_of_arrival_turns_a_trap() -> None:
    Scene().tell("""
        + trap kitchen suite bridge
        + exile at aft_hub
        + exile down
        + stranger at aft_hub
        + stranger acts
        > red step kitchen
        > red drag exile
        = stranger live
        = not exile live
    """)
    Scene().tell("""
        + trap outer_space kitchen suite
        + security at forward_airlocks
        + security acts
        > red airlock outer_space
        = security down
        = red is innocent
    """)
    Scene(cast("stowaway")).tell("""
        + trap tanks kitchen suite
        + stowaway acts
        > red step tanks
        = stowaway down
    """)
    Scene().tell("""
        + trap rec_room kitchen suite
        + red identity consort
        > red reveal consort
        > red swap exile
        = exile at rec_room
        = exile down
        = consort live
    """)
    scene = Scene().set("trap kitchen suite bridge", "exile at rec_room", "exile acts")
    scene.plays("red step suite")
    scene.expect("exile live")
    assert section_of("suite") not in scene.state.traps


@clause("SF-A.fine_print", "SF-A.fine_print.1")
def test_fine_print_binds_only_npcs_that_signed() -> None:
    Scene(cast("legal")).tell("""
        + red reveals legal
        + blue reveals exile
        + exile knows nda
        + stranger knows nda
        + turn red
        x SF-4.3.1c red activate exile
        x SF-4.3.1c red activate engineer
        + stranger down
        x SF-4.6.2 red activate stranger
        + stranger live
        + blue disc stranger
        + green disc stranger
        + turn red
        > red activate stranger
        = actions 1
    """)


@clause("SF-A.homework.1")
def test_homework_commands_nobody_who_is_down_out_or_somebody_elses() -> None:
    for line in ("exile down", "exile at mcqueen", "blue reveals exile"):
        scene = Scene()
        scene.set("red identity stranger exile")
        if line.startswith("blue"):
            scene.state.owners[card_of("exile")] = 2
        else:
            scene.set(line, "launched mcqueen")
        scene.plays("red reveal stranger")
        assert scene.menu() == ["skip"], line


@clause("SF-K.clones.4", "SF-16.3.1")
def test_the_clones_conspire_and_deliver_one_by_one() -> None:
    scene = Scene(cast("maintenance_clones"))
    scene.tell("""
        + red reveals maintenance_clones
        + clone_beta at mcqueen
        + clone_beta knows evidence
        + launched mcqueen
        + clone_alpha down
        = red conspires maintenance_clones
        + clone_gamma down
        = not red conspires maintenance_clones
        + minute 0
        + turn green
        > green renegotiate
    """)
    while not scene.menu() or not scene.menu()[0].startswith("deliver"):
        seat = scene.state.pending()[0]
        scene.state.play(seat, scene.state.moves(seat)[0])
    scene.tell("""
        > red deliver evidence news
        = offsite news evidence
    """)


@clause("SF-R.15", "SF-13.13.3")
def test_nobody_alive_is_ejected() -> None:
    Scene().tell("""
        + security at aft_airlocks
        + stranger at aft_airlocks
        + security acts
        x SF-13.13.3 red eject stranger
        + stranger down
        > red eject stranger
        = stranger at outer_space
    """)


@clause("SF-R.14")
def test_a_countdown_on_a_pod_that_has_left_is_just_returned() -> None:
    Scene().tell("""
        + minute 6
        + evacuation
        + exile at mcqueen
        + token red countdown mcqueen 7
        + launched mcqueen
        + damaged mcqueen
        + turn red
        > red renegotiate
        = red tokens 3
        = exile escaped
        = not gone mcqueen
    """)


@clause("SF-15.3.1d", "SF-R.48")
def test_escaped_and_annihilated_characters_are_revealed_too() -> None:
    for line in ("exile at mcqueen", "exile annihilated"):
        Scene().tell(f"""
            + red identity exile
            + blue cubes exile 2
            + {line}
            + launched mcqueen
            > red reveal exile
            = blue betrayal 2
            x SF-4.6.6.2 red activate exile
            > red influence stranger
            > red cubes 1
        """)


@clause("SF-A.lawyer_up")
def test_legal_makes_an_innocent_player_suspect_but_only_one_whose_pc_is_there() -> None:
    Scene(cast("legal")).tell("""
        + blue reveals exile
        + green reveals engineer
        + exile at aft_hub
        + legal acts
        x SF-A.lawyer_up red lawyer_up green
        x SF-A.lawyer_up red lawyer_up red
        > red lawyer_up blue
        = blue is suspect
    """)


@clause("SF-4.2.2a", "SF-K.digital_assistant.3", "SF-K.digital_assistant.4")
def test_the_assistant_possesses_nothing_and_outlives_its_copies() -> None:
    scene = Scene(cast("digital_assistant", "operative", "telepathic_rat"))
    scene.tell("""
        + jammers off
        + exile at kitchen
        + exile knows evidence digital_assistant
        + telepathic_rat at kitchen
        + exile acts
        > red copy evidence
    """)
    assert not {"to digital_assistant", "to telepathic_rat"} & set(scene.menu())
    Scene(cast("digital_assistant", "operative")).tell("""
        + operative at print_shop
        + exile at print_shop
        + exile knows digital_assistant
        + red cubes digital_assistant 1
        + operative acts
        > red emp_burst
        = not exile knows digital_assistant
        + turn red
        > red activate digital_assistant
        = actions 2
    """)


@clause("SF-K.stowaway.4", "SF-R.6")
def test_until_she_comes_aboard_nobody_reaches_the_stowaway() -> None:
    scene = Scene(cast("stowaway"))
    scene.tell("""
        + jammers off
        + exile knows evidence
        + red cubes exile 1
        + turn red
        > red activate exile
        > red bribe stowaway
    """)
    assert {line.split()[0] for line in scene.menu()} == {"step", "wait", "wait_disc"}
    scene.plays("red wait", "red copy evidence")
    assert "to stowaway" not in scene.menu()
    assert "to stranger" in scene.menu()


@clause("SF-R.6", "SF-15.5.4.1")
def test_bribe_and_kompromat_need_somebody_who_can_act() -> None:
    Scene().tell("""
        + red cubes exile 1
        + red holds stranger colonel engineer
        + stranger down
        + colonel at mcqueen
        + engineer annihilated
        + launched mcqueen
        + turn red
        > red activate exile
        x SF-R.6 red bribe stranger
        x SF-R.6 red bribe engineer
        x SF-R.6 red kompromat stranger
        x SF-R.6 red kompromat colonel
        x SF-R.6 red kompromat engineer
        > red bribe exile
        > red wait
        = red bribe exile
    """)
